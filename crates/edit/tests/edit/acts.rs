//! Deleting, undoing, composing, selecting with the pointer, and what is refused.

use bidiscope_bidi::name::{MAX_INPUT_CHARACTERS, Notation};
use bidiscope_bidi::order::Strategy;
use bidiscope_edit::{
    CaretMotion, Deletion, EditAction, EditedTextKind, Editor, Selection, SelectionGranularity,
};

use crate::support::Desk;

const SHIN_DOT_QAMATS_LAMED: &str = "\u{5E9}\u{5C1}\u{5B8}\u{5DC}";

#[test]
fn backspace_takes_a_mark_alone_and_delete_the_cluster() {
    let mut desk = Desk::name(SHIN_DOT_QAMATS_LAMED);
    desk.place(3);
    assert_eq!(desk.delete(Deletion::Backward), "\u{5E9}\u{5C1}\u{5DC}");
    assert_eq!(desk.delete(Deletion::Backward), "\u{5E9}\u{5DC}");
    let mut desk = Desk::name(SHIN_DOT_QAMATS_LAMED);
    desk.place(0);
    assert_eq!(desk.delete(Deletion::Forward), "\u{5DC}");
    assert_eq!(desk.delete(Deletion::Forward), "");
    assert_eq!(desk.delete(Deletion::Forward), "");
}

/// Flags and other pictures of several characters go whole (UTS #51); a keycap's digit is one that is typed.
#[test]
fn backspace_takes_a_picture_whole() {
    for picture in [
        "\u{1F1EE}\u{1F1F1}",
        "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}",
        "\u{1F44D}\u{1F3FD}",
        "\u{2764}\u{FE0F}",
        "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
    ] {
        let mut desk = Desk::name(&format!("\u{5D0}{picture}"));
        assert_eq!(desk.delete(Deletion::Backward), "\u{5D0}", "{picture:?}");
    }
    // Two flags side by side are two.
    let mut desk = Desk::name("\u{1F1EE}\u{1F1F1}\u{1F1EE}\u{1F1F7}");
    assert_eq!(desk.delete(Deletion::Backward), "\u{1F1EE}\u{1F1F1}");
}

#[test]
fn words_and_lines_are_deleted_whole() {
    let mut desk = Desk::name("\u{5D0}\u{5D1}.cd.ef");
    assert_eq!(desk.delete(Deletion::WordBackward), "\u{5D0}\u{5D1}.cd.");
    assert_eq!(desk.delete(Deletion::WordBackward), "\u{5D0}\u{5D1}.");
    desk.place(0);
    assert_eq!(desk.delete(Deletion::WordForward), ".");
    let mut desk = Desk::new("ab cd\nef", EditedTextKind::MultiLine, Strategy::UbaAuto);
    assert_eq!(desk.delete(Deletion::LineBackward), "ab cd\n");
    assert_eq!(desk.delete(Deletion::LineBackward), "ab cd", "the line end, from the line's beginning");
    desk.place(2);
    assert_eq!(desk.delete(Deletion::LineForward), "ab");
}

/// U+000D and U+000A are one line end to whoever moves and deletes.
#[test]
fn a_line_end_of_two_characters_is_one() {
    let desk = || {
        let mut desk = Desk::new("", EditedTextKind::MultiLine, Strategy::UbaAuto);
        desk.editor = Editor::with_text(EditedTextKind::MultiLine, "ab\r\n\u{5D0}\r\n", Notation::Unicode);
        desk
    };
    let mut all = desk();
    assert_eq!(all.editor.view(&mut all.layout).lines.len(), 3);
    let back: Vec<usize> = (0..6).map(|_| all.go(CaretMotion::LogicalPrevious)).collect();
    assert_eq!(back, [5, 4, 2, 1, 0, 0]);
    assert_eq!(desk().delete(Deletion::Backward), "ab\r\n\u{5D0}");
    for deletion in [Deletion::Backward, Deletion::WordBackward, Deletion::LineBackward] {
        let mut desk = desk();
        desk.place(4);
        assert_eq!(desk.delete(deletion), "ab\u{5D0}\r\n", "{deletion:?}");
    }
    for deletion in [Deletion::Forward, Deletion::WordForward, Deletion::LineForward] {
        let mut desk = desk();
        desk.place(2);
        assert_eq!(desk.delete(deletion), "ab\u{5D0}\r\n", "{deletion:?}");
    }
    // A screen reader may ask for the place between them.
    let mut desk = desk();
    desk.place(3);
    assert_eq!(desk.editor.selection().caret_character_offset, 2);
    desk.type_text("x");
    assert_eq!(desk.editor.text(), "abx\r\n\u{5D0}\r\n");
    desk.act(EditAction::Undo);
    assert_eq!(desk.editor.text(), "ab\r\n\u{5D0}\r\n");
}

#[test]
fn undoing_goes_back_a_label_at_a_time() {
    let mut desk = Desk::name("");
    desk.type_text("\u{5D0}\u{5D1}.cd-e.\u{627}");
    let undone: Vec<String> = std::iter::from_fn(|| {
        desk.editor.can_undo().then(|| {
            desk.act(EditAction::Undo);
            desk.editor.text()
        })
    })
    .collect();
    assert_eq!(undone, ["\u{5D0}\u{5D1}.cd-e.", "\u{5D0}\u{5D1}.", ""]);
    desk.act(EditAction::Redo);
    desk.act(EditAction::Redo);
    assert_eq!(desk.editor.text(), "\u{5D0}\u{5D1}.cd-e.");
    desk.type_text("x");
    assert!(!desk.editor.can_redo());
}

#[test]
fn deletions_in_a_row_are_undone_together_and_moving_ends_a_group() {
    let mut desk = Desk::name("abcdef");
    desk.delete(Deletion::Backward);
    desk.delete(Deletion::Backward);
    desk.place(1);
    desk.delete(Deletion::Forward);
    assert_eq!(desk.delete(Deletion::Forward), "ad");
    desk.act(EditAction::Undo);
    assert_eq!((desk.editor.text().as_str(), desk.editor.selection()), ("abcd", Selection::caret_at(1)));
    desk.act(EditAction::Undo);
    assert_eq!((desk.editor.text().as_str(), desk.editor.selection()), ("abcdef", Selection::caret_at(6)));
}

#[test]
fn what_is_typed_replaces_the_selection_and_comes_back() {
    let mut desk = Desk::name("ab.\u{5D0}\u{5D1}.cd");
    desk.act(EditAction::SetSelection(Selection { anchor_character_offset: 5, caret_character_offset: 3 }));
    assert_eq!(desk.editor.selected_text(), "\u{5D0}\u{5D1}");
    desk.type_text("xy");
    assert_eq!(desk.editor.text(), "ab.xy.cd");
    desk.act(EditAction::Undo);
    assert_eq!(desk.editor.text(), "ab.\u{5D0}\u{5D1}.cd");
    assert_eq!(desk.editor.selection(), Selection { anchor_character_offset: 5, caret_character_offset: 3 });
    desk.act(EditAction::SelectAll);
    assert_eq!(desk.delete(Deletion::Selected), "");
}

#[test]
fn a_composition_is_shown_in_place_and_is_no_text_yet() {
    let mut desk = Desk::name("\u{5D0}\u{5D1}");
    desk.place(1);
    let compose = |text: &str| EditAction::SetComposition {
        preedit_text: text.to_owned(),
        characters_being_converted: Some(1..1),
    };
    desk.act(compose("\u{5E9}\u{5EA}"));
    assert_eq!(desk.editor.text(), "\u{5D0}\u{5D1}");
    assert_eq!(desk.display(), "\u{5D1}\u{5EA}\u{5E9}\u{5D0}", "right to left, in its place");
    let view = desk.editor.view(&mut desk.layout);
    assert_eq!(view.lines[0].preedit_extents.len(), 1);
    assert_eq!(desk.caret_stops().0, 2, "the input method's caret: after the first composed letter");
    desk.act(EditAction::CommitComposition("\u{5E9}\u{5EA}".to_owned()));
    assert_eq!(desk.editor.text(), "\u{5D0}\u{5E9}\u{5EA}\u{5D1}");
    assert_eq!(desk.editor.selection(), Selection::caret_at(3));
    assert!(desk.editor.composition().is_none());
    desk.act(compose("x"));
    desk.act(compose(""));
    assert_eq!((desk.editor.text().chars().count(), desk.editor.composition()), (4, None));
    desk.act(EditAction::DeleteAroundCaret { character_count_before: 2, character_count_after: 5 });
    assert_eq!(desk.editor.text(), "\u{5D0}");
}

#[test]
fn composing_replaces_the_selection() {
    let mut desk = Desk::name("abc");
    desk.act(EditAction::SetSelection(Selection { anchor_character_offset: 0, caret_character_offset: 2 }));
    desk.act(EditAction::SetComposition {
        preedit_text: "\u{627}".to_owned(),
        characters_being_converted: None,
    });
    assert_eq!((desk.editor.text().as_str(), desk.display().as_str()), ("c", "\u{627}c"));
    // What is composed is committed before anything else is done.
    desk.act(EditAction::Undo);
    assert_eq!(desk.editor.text(), "c");
    desk.act(EditAction::Undo);
    assert_eq!(desk.editor.text(), "abc");
    desk.act(EditAction::SetComposition {
        preedit_text: "\u{627}".to_owned(),
        characters_being_converted: None,
    });
    desk.act(EditAction::SelectAll);
    assert_eq!(desk.editor.selected_text(), "\u{627}c");
}

#[test]
fn a_click_puts_the_caret_beside_the_letter_that_was_clicked() {
    // In a left-to-right paragraph abc, then DEF from the right: a b c F E D.
    let text = "abc\u{5D0}\u{5D1}\u{5D2}";
    for (cell, right_half, caret, stops) in [
        (0, false, 0, (0, None)),
        (2, true, 3, (3, Some(6))),
        (3, true, 5, (4, None)),
        (3, false, 6, (3, Some(6))),
        (5, true, 3, (6, Some(3))),
        (5, false, 4, (5, None)),
    ] {
        let mut desk = Desk::name(text);
        desk.click_half(cell, right_half, SelectionGranularity::Character, false);
        assert_eq!(desk.editor.selection(), Selection::caret_at(caret), "cell {cell}, right {right_half}");
        assert_eq!(desk.caret_stops(), stops, "cell {cell}, right {right_half}");
    }
}

#[test]
fn double_and_triple_clicks_select_labels_and_lines() {
    let mut desk = Desk::name("ab.\u{5D0}\u{5D1}\u{5D2}.cd");
    desk.click_half(3, false, SelectionGranularity::Word, false);
    assert_eq!(desk.editor.selected_text(), "\u{5D0}\u{5D1}\u{5D2}");
    desk.click_half(2, false, SelectionGranularity::Word, false);
    assert_eq!(desk.editor.selected_text(), ".");
    desk.click_half(0, false, SelectionGranularity::Line, false);
    assert_eq!(desk.editor.selected_text(), desk.editor.text());
}

#[test]
fn dragging_selects_what_is_logically_one_and_visually_several_pieces() {
    // a b | F E D | c: from inside abc to inside the Hebrew.
    let mut desk = Desk::name("abc\u{5D0}\u{5D1}\u{5D2}");
    desk.click_half(1, false, SelectionGranularity::Character, false);
    let view = desk.editor.view(&mut desk.layout);
    let extent = view.lines[0].laid_out_line.cells().nth(4).expect("the second Hebrew letter").extent;
    desk.act(EditAction::DragPointer { line_index: 0, x_from_line_left_em: extent.left_x_em + 0.01 });
    assert_eq!(desk.editor.selection(), Selection { anchor_character_offset: 1, caret_character_offset: 5 });
    let view = desk.editor.view(&mut desk.layout);
    assert_eq!(view.lines[0].selected_extents.len(), 2, "b c, and the first two Hebrew letters at the right");
    assert_eq!(desk.editor.selected_text(), "bc\u{5D0}\u{5D1}");
    // Back beyond where it began.
    desk.act(EditAction::DragPointer { line_index: 0, x_from_line_left_em: -1.0 });
    assert_eq!(desk.editor.selection(), Selection { anchor_character_offset: 1, caret_character_offset: 0 });
}

#[test]
fn dragging_after_a_double_click_goes_by_labels() {
    let mut desk = Desk::name("ab.cd.ef");
    desk.click_half(3, false, SelectionGranularity::Word, false);
    let view = desk.editor.view(&mut desk.layout);
    let x =
        |cell: usize| view.lines[0].laid_out_line.cells().nth(cell).expect("a cell").extent.left_x_em + 0.01;
    desk.act(EditAction::DragPointer { line_index: 0, x_from_line_left_em: x(7) });
    assert_eq!(desk.editor.selected_text(), "cd.ef");
    desk.act(EditAction::DragPointer { line_index: 0, x_from_line_left_em: x(1) });
    assert_eq!(desk.editor.selection(), Selection { anchor_character_offset: 5, caret_character_offset: 0 });
}

#[test]
fn shift_click_extends() {
    let mut desk = Desk::name("abcdef");
    desk.place(2);
    desk.click_half(4, false, SelectionGranularity::Character, true);
    assert_eq!(desk.editor.selected_text(), "cd");
    desk.click_half(0, false, SelectionGranularity::Character, true);
    assert_eq!(desk.editor.selection(), Selection { anchor_character_offset: 2, caret_character_offset: 0 });
}

#[test]
fn beyond_the_limit_nothing_is_lost() {
    let full = "\u{5D0}".repeat(MAX_INPUT_CHARACTERS - 1);
    let mut desk = Desk::name(&full);
    assert_eq!(desk.act(EditAction::TypeText("x".to_owned())), None);
    desk.act(EditAction::SetSelection(Selection { anchor_character_offset: 0, caret_character_offset: 2 }));
    let said = desk.act(EditAction::PasteText("abc".to_owned()));
    let expected = "Not inserted: the text would have 10001 characters; at most 10000 are allowed.";
    assert_eq!(said.as_deref(), Some(expected));
    assert_eq!(desk.editor.characters().len(), MAX_INPUT_CHARACTERS);
    assert_eq!(desk.editor.selection(), Selection { anchor_character_offset: 0, caret_character_offset: 2 });
    assert_eq!(desk.act(EditAction::PasteText("ab".to_owned())), None);
}

#[test]
fn a_name_refuses_lines_and_a_text_takes_them() {
    let mut desk = Desk::name("a");
    assert!(desk.act(EditAction::PasteText("b\nc".to_owned())).is_some_and(|it| it.contains("2 lines")));
    assert_eq!(desk.editor.text(), "a");
    let mut desk = Desk::new("a", EditedTextKind::MultiLine, Strategy::UbaLtr);
    assert_eq!(desk.act(EditAction::PasteText("b\r\nc".to_owned())), None);
    assert_eq!(desk.editor.text(), "ab\nc");
    assert_eq!(desk.editor.view(&mut desk.layout).lines.len(), 2);
}

#[test]
fn pasted_invisible_characters_are_announced_and_typed_ones_are_not() {
    let mut desk = Desk::name("");
    assert_eq!(desk.act(EditAction::TypeText("\u{200C}".to_owned())), None);
    let said = desk.act(EditAction::PasteText("\u{202E}a".to_owned()));
    assert_eq!(said.as_deref(), Some("Inserted with invisible characters: RLO (U+202E)."));
}

#[test]
fn what_is_opened_from_outside_can_be_taken_back_with_its_notation() {
    let mut editor = Editor::new(EditedTextKind::DomainName);
    let mut layout = bidiscope_edit::PlainLayout::new(Strategy::UbaLtr);
    editor.apply(EditAction::TypeText("\u{5D0}\u{5D1}".to_owned()), &mut layout);
    editor.set_text("AB12", Notation::Atkin2001Table1);
    assert_eq!((editor.text().as_str(), editor.notation()), ("AB12", Notation::Atkin2001Table1));
    editor.apply(EditAction::Undo, &mut layout);
    assert_eq!((editor.text().as_str(), editor.notation()), ("\u{5D0}\u{5D1}", Notation::Unicode));
    editor.apply(EditAction::Redo, &mut layout);
    assert_eq!((editor.text().as_str(), editor.notation()), ("AB12", Notation::Atkin2001Table1));
}
