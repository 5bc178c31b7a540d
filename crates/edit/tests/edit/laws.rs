//! The laws of editing, for any sequence of acts.

use bidiscope_bidi::name::Notation;
use bidiscope_bidi::order::Strategy;
use bidiscope_edit::{
    CaretMotion, Deletion, EditAction, EditedTextKind, Editor, Selection, SelectionGranularity,
};
use proptest::prelude::*;
use proptest::strategy::Strategy as Generator;
use unicode_segmentation::UnicodeSegmentation;

use crate::support::Desk;

/// Pieces that make editing difficult: letters of both directions, marks without and with bases,
/// digits, separators, joiners, bidi controls, line ends, clusters of several characters.
const PIECES: &[&str] = &[
    "a",
    "b",
    ".",
    "-",
    "1",
    "2",
    " ",
    "(",
    "\u{5D0}",
    "\u{5D1}",
    "\u{5E9}\u{5C1}",
    "\u{5B8}",
    "\u{627}",
    "\u{644}",
    "\u{644}\u{627}",
    "\u{64E}",
    "\u{661}",
    "\u{6F1}",
    "\u{200C}",
    "\u{200D}",
    "\u{200F}",
    "\u{202E}",
    "\u{202C}",
    "\u{2067}",
    "\u{2069}",
    "\n",
    "\r\n",
    "\u{2029}",
    "\t",
    "\u{915}\u{94D}",
    "\u{937}",
    "\u{1F1EE}",
    "\u{1F1F1}",
    "\u{780}\u{7A6}",
    "ab.\u{5D0}\u{5D1}12.\u{627}\u{628}",
];

fn text() -> impl Generator<Value = String> {
    proptest::collection::vec(proptest::sample::select(PIECES), 0..4).prop_map(|pieces| pieces.concat())
}

fn without_line_ends(text: &str) -> String {
    text.replace(['\n', '\r', '\u{2029}'], "")
}

fn step() -> impl Generator<Value = CaretMotion> {
    proptest::sample::select(&[
        CaretMotion::VisualLeft,
        CaretMotion::VisualRight,
        CaretMotion::LogicalNext,
        CaretMotion::LogicalPrevious,
        CaretMotion::VisualWordLeft,
        CaretMotion::VisualWordRight,
        CaretMotion::LineStart,
        CaretMotion::LineEnd,
        CaretMotion::LineUp,
        CaretMotion::LineDown,
        CaretMotion::TextStart,
        CaretMotion::TextEnd,
    ])
}

fn deletion() -> impl Generator<Value = Deletion> {
    proptest::sample::select(&[
        Deletion::Backward,
        Deletion::Forward,
        Deletion::WordBackward,
        Deletion::WordForward,
        Deletion::LineBackward,
        Deletion::LineForward,
        Deletion::Selected,
    ])
}

fn act() -> impl Generator<Value = EditAction> {
    let unit = proptest::sample::select(&[
        SelectionGranularity::Character,
        SelectionGranularity::Word,
        SelectionGranularity::Line,
    ]);
    let active = proptest::option::of((0..4_usize, 0..4_usize).prop_map(|(from, count)| from..from + count));
    prop_oneof![
        8 => text().prop_map(EditAction::TypeText),
        2 => text().prop_map(EditAction::PasteText),
        4 => deletion().prop_map(EditAction::DeleteText),
        6 => (step(), any::<bool>()).prop_map(|(step, extend)| EditAction::MoveCaret { caret_motion: step, extends_selection: extend }),
        2 => (0..4_usize, -1.0..12.0_f32, unit, any::<bool>())
            .prop_map(|(line, x, unit, extend)| EditAction::PressPointer { line_index: line, x_from_line_left_em: x, selection_granularity: unit, extends_selection: extend }),
        1 => (0..4_usize, -1.0..12.0_f32).prop_map(|(line, x)| EditAction::DragPointer { line_index: line, x_from_line_left_em: x }),
        2 => (0..4_usize, -1.0..12.0_f32, any::<bool>())
            .prop_map(|(line, x, copies)| EditAction::DropSelectedText { line_index: line, x_from_line_left_em: x, copies_text: copies }),
        1 => (0..40_usize, 0..40_usize)
            .prop_map(|(anchor, caret)| EditAction::SetSelection(Selection { anchor_character_offset: anchor, caret_character_offset: caret })),
        1 => Just(EditAction::SelectAll),
        2 => Just(EditAction::Undo),
        1 => Just(EditAction::Redo),
        1 => (text(), active).prop_map(|(text, active)| EditAction::SetComposition { preedit_text: text, characters_being_converted: active }),
        1 => text().prop_map(EditAction::CommitComposition),
        1 => (0..3_usize, 0..3_usize).prop_map(|(before, after)| EditAction::DeleteAroundCaret { character_count_before: before, character_count_after: after }),
    ]
}

fn strategy() -> impl Generator<Value = Strategy> {
    proptest::sample::select(&[Strategy::UbaLtr, Strategy::UbaRtl, Strategy::UbaAuto, Strategy::OneToOne])
}

/// Both ends of the selection stand at grapheme boundaries of their line or where runs meet, so that
/// they can be drawn; the caret has a place.
fn check(desk: &mut Desk) {
    let selection = desk.editor.selection();
    let count = desk.editor.characters().len();
    assert!(selection.anchor_character_offset <= count && selection.caret_character_offset <= count);
    let view = desk.editor.view(&mut desk.layout);
    assert!(view.caret().is_some());
    if desk.editor.composition().is_some() {
        return;
    }
    assert_eq!(view.text, desk.editor.characters());
    for end in [selection.anchor_character_offset, selection.caret_character_offset] {
        let line = view
            .lines
            .iter()
            .find(|line| line.characters_in_text.start <= end && end <= line.characters_in_text.end);
        let line = line.expect("in some line");
        let carets = line.laid_out_line.carets();
        assert!(
            carets.ascending_character_offsets().contains(&(end - line.characters_in_text.start)),
            "{selection:?}"
        );
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    /// 200 acts: no panic, valid boundaries after each, and undoing all of them gives the first text.
    #[test]
    fn any_200_acts_can_be_undone(
        first in text(),
        acts in proptest::collection::vec(act(), 200),
        is_name in any::<bool>(),
        strategy in strategy(),
    ) {
        let form = if is_name { EditedTextKind::DomainName } else { EditedTextKind::MultiLine };
        let first = if is_name { without_line_ends(&first) } else { first.replace('\r', "") };
        let mut desk = Desk::new("", form, strategy);
        desk.editor = Editor::with_text(form, &first, Notation::Unicode);
        for act in acts {
            desk.act(act);
            check(&mut desk);
        }
        // What is being composed is no text yet; undoing would make it one.
        desk.act(EditAction::SetComposition { preedit_text: String::new(), characters_being_converted: None });
        while desk.editor.can_redo() {
            desk.act(EditAction::Redo);
        }
        let newest = desk.editor.text();
        while desk.editor.can_undo() {
            desk.act(EditAction::Undo);
            check(&mut desk);
        }
        prop_assert_eq!(desk.editor.text(), first);
        while desk.editor.can_redo() {
            desk.act(EditAction::Redo);
            check(&mut desk);
        }
        prop_assert_eq!(desk.editor.text(), newest);
    }

    /// Moving right n times and left n times returns to the same gap, unless an end of the line was met.
    #[test]
    fn right_and_left_return(text in text(), start in 0..20_usize, count in 1..8_usize, strategy in strategy()) {
        let mut desk = Desk::new(&without_line_ends(&text), EditedTextKind::DomainName, strategy);
        desk.place(start);
        let from = desk.caret_stops().0;
        for (there, back) in [(CaretMotion::VisualRight, CaretMotion::VisualLeft), (CaretMotion::VisualLeft, CaretMotion::VisualRight)] {
            let mut moved = 0;
            while moved < count {
                let before = desk.caret_stops().0;
                desk.go(there);
                if desk.caret_stops().0 == before {
                    break;
                }
                moved += 1;
            }
            for _ in 0..moved {
                desk.go(back);
            }
            prop_assert_eq!(desk.caret_stops().0, from);
        }
    }

    /// What is dropped elsewhere is lost nowhere: it stands there, selected, the rest as it was around it; one step undoes it.
    #[test]
    fn a_dropped_text_is_moved_or_copied_whole(
        pieces in proptest::collection::vec(text(), 1..5),
        ends in (0..40_usize, 0..40_usize),
        point in (0..4_usize, -1.0..12.0_f32),
        copies in any::<bool>(),
        is_name in any::<bool>(),
        strategy in strategy(),
    ) {
        let form = if is_name { EditedTextKind::DomainName } else { EditedTextKind::MultiLine };
        let text = if is_name { without_line_ends(&pieces.concat()) } else { pieces.concat() };
        let mut desk = Desk::new(&text, form, strategy);
        desk.act(EditAction::SetSelection(Selection { anchor_character_offset: ends.0, caret_character_offset: ends.1 }));
        let (before, selection, carried) = (desk.editor.text(), desk.editor.selection(), desk.editor.selected_text());
        let caret = desk.editor.caret_for_drop(point.0, point.1, copies, &mut desk.layout);
        desk.act(EditAction::DropSelectedText { line_index: point.0, x_from_line_left_em: point.1, copies_text: copies });
        check(&mut desk);
        let after = desk.editor.text();
        if caret.is_none() {
            prop_assert_eq!((after, desk.editor.selection()), (before, selection));
            return Ok(());
        }
        let dropped = desk.editor.selection().range();
        let found = desk.editor.selected_text();
        prop_assert!(found.contains(&carried), "{found:?} holds {carried:?}");
        let scalars = |text: &str| text.chars().collect::<Vec<char>>();
        let without = |text: &str, start: usize| {
            let mut rest = scalars(text);
            rest.drain(start..start + carried.chars().count());
            rest
        };
        let rest = if copies { scalars(&before) } else { without(&before, selection.range().start) };
        // A mark is selected with the letter on which it was dropped.
        let most = dropped.end - carried.chars().count();
        prop_assert!((dropped.start..=most).any(|start| without(&after, start) == rest), "{after:?}");
        desk.act(EditAction::Undo);
        prop_assert_eq!((desk.editor.text(), desk.editor.selection()), (before, selection));
        desk.act(EditAction::Redo);
        prop_assert_eq!((desk.editor.text(), desk.editor.selected_text()), (after, found));
    }

    /// Backspace takes one character, or a picture of several; Delete one grapheme cluster or the part of it that its
    /// run holds.
    #[test]
    fn backspace_and_delete(text in text(), at in 0..20_usize, strategy in strategy()) {
        let text = without_line_ends(&text);
        let mut desk = Desk::new(&text, EditedTextKind::DomainName, strategy);
        desk.place(at);
        let at = desk.editor.selection().caret_character_offset;
        let scalars: Vec<char> = text.chars().collect();
        let before: String = scalars[..at].iter().collect();
        let last = before.graphemes(true).next_back().unwrap_or_default();
        // Of the pictures only flags are in these texts: two letters that stand for a region.
        let is_flag = last.chars().count() == 2 && last.chars().all(|it| ('\u{1F1E6}'..='\u{1F1FF}').contains(&it));
        let taken = if is_flag { 2 } else { 1 };
        let mut expected = scalars.clone();
        expected.drain(at.saturating_sub(taken)..at);
        prop_assert_eq!(desk.delete(Deletion::Backward), expected.into_iter().collect::<String>());
        let mut desk = Desk::new(&text, EditedTextKind::DomainName, strategy);
        desk.place(at);
        let after = desk.delete(Deletion::Forward);
        let rest: String = scalars[at..].iter().collect();
        let most = rest.graphemes(true).next().map_or(0, |it| it.chars().count());
        let removed = scalars.len() - after.chars().count();
        prop_assert!(removed <= most && (removed > 0 || at == scalars.len()));
    }
}
