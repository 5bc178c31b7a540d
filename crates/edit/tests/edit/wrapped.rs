//! A text whose paragraphs are broken into lines: what stands on each, and where the caret goes.

use bidiscope_bidi::name::{Notation, characters_of};
use bidiscope_bidi::order::Strategy;
use bidiscope_edit::{CaretMotion, Deletion, EditAction, EditedTextKind, SelectionGranularity};
use bidiscope_layout::{Faces, InvisibleStyle, ShapedLine};
use proptest::prelude::*;

use crate::support::Desk;

/// How wide a text is on one line, in em.
fn width(text: &str) -> f32 {
    let characters = characters_of(text);
    let order = Strategy::UbaLtr.order(&characters);
    ShapedLine::new(&characters, &order, &Faces::bundled(), InvisibleStyle::Boxed).width_em()
}

/// A text with its paragraphs in these orders, broken to the width of this text.
fn wrapped(text: &str, strategy: Strategy, to: &str) -> Desk {
    let mut desk = Desk::new(text, EditedTextKind::MultiLine, strategy);
    desk.layout.wraps_lines = true;
    // Less than a space more: kerning goes by what stands beside a letter.
    desk.layout.width_em = width(to) + 0.2;
    desk
}

impl Desk {
    /// The lines as they stand on the screen.
    fn lines(&mut self) -> Vec<String> {
        let view = self.editor.view(&mut self.layout);
        (0..view.lines.len()).map(|line| view.line_in_visual_order(line)).collect()
    }

    /// Moves; gives where the caret is then, and on which line.
    fn step(&mut self, motion: CaretMotion) -> (usize, usize) {
        let caret = self.go(motion);
        (caret, self.editor.view(&mut self.layout).caret_line_index)
    }
}

#[test]
fn each_line_is_reordered_by_itself() {
    // By hand, from rules L1 and L2: the levels are those of the paragraph, the white space at a line's end has its own.
    for (strategy, text, to, expected) in [
        (Strategy::UbaLtr, "car AB CD car", "car AB ", ["car BA ", "DC car"]),
        (Strategy::UbaRtl, "car AB CD car", "car AB ", [" BA car", "car DC"]),
        (Strategy::UbaLtr, "A12 34B", "A12 ", ["12A ", "B34"]),
    ] {
        let plain = |text: &str| {
            let written = Notation::CapitalsAsHebrew.read(text).expect("capitals");
            written.iter().map(|it| it.scalar).collect::<String>()
        };
        let mut desk = wrapped(&plain(text), strategy, &plain(to));
        let written =
            |line: String| Notation::CapitalsAsHebrew.write_scalars(line.chars()).expect("capitals");
        assert_eq!(desk.lines().into_iter().map(written).collect::<Vec<_>>(), expected, "{text}");
    }
}

#[test]
fn lines_of_a_name_are_not_broken() {
    let mut desk = wrapped("aa bb", Strategy::UbaLtr, "aa ");
    assert_eq!(desk.lines(), ["aa ", "bb"]);
    let mut desk = Desk::new("aa bb", EditedTextKind::SingleLine, Strategy::UbaLtr);
    (desk.layout.wraps_lines, desk.layout.width_em) = (true, width("aa "));
    assert_eq!(desk.lines(), ["aa bb"]);
}

#[test]
fn the_end_of_a_line_and_the_beginning_of_the_next_are_two_places() {
    let mut desk = wrapped("aa bb", Strategy::UbaLtr, "aa ");
    desk.place(2);
    let right: Vec<_> = (0..3).map(|_| desk.step(CaretMotion::VisualRight)).collect();
    assert_eq!(right, [(3, 0), (3, 1), (4, 1)]);
    let left: Vec<_> = (0..4).map(|_| desk.step(CaretMotion::VisualLeft)).collect();
    assert_eq!(left, [(3, 1), (3, 0), (2, 0), (1, 0)]);
    // In logical order they are one.
    assert_eq!([desk.step(CaretMotion::LogicalNext), desk.step(CaretMotion::LogicalNext)], [(2, 0), (3, 1)]);
    assert_eq!(desk.step(CaretMotion::LogicalPrevious), (2, 0));
    assert_eq!([desk.step(CaretMotion::LineEnd), desk.step(CaretMotion::LineEnd)], [(3, 0), (3, 0)]);
    assert_eq!(desk.step(CaretMotion::LineStart), (0, 0));
    assert_eq!([desk.step(CaretMotion::VisualRight), desk.step(CaretMotion::LineDown)], [(1, 0), (4, 1)]);
    assert_eq!([desk.step(CaretMotion::LineUp), desk.step(CaretMotion::LineUp)], [(1, 0), (0, 0)]);
    assert_eq!(desk.step(CaretMotion::TextEnd), (5, 1));
}

#[test]
fn what_is_typed_at_the_end_of_a_line_stands_there() {
    let mut desk = wrapped("aa bb", Strategy::UbaLtr, "aa ");
    desk.place(0);
    desk.go(CaretMotion::LineEnd);
    assert_eq!(desk.delete(Deletion::Backward), "aabb");
    desk.type_text(" ");
    assert_eq!(desk.editor.text(), "aa bb");
    assert_eq!(desk.delete(Deletion::WordForward), "aa ");
}

#[test]
fn clicks_are_on_the_lines_that_are_seen() {
    let mut desk = wrapped("aa bb\ncc", Strategy::UbaLtr, "aa ");
    let mut press = |line, x, unit| {
        desk.act(EditAction::PressPointer {
            line_index: line,
            x_from_line_left_em: x,
            selection_granularity: unit,
            extends_selection: false,
        });
        (desk.editor.selection().range(), desk.editor.view(&mut desk.layout).caret_line_index)
    };
    assert_eq!(press(0, 100.0, SelectionGranularity::Character), (3..3, 0), "beyond the end");
    assert_eq!(press(1, -1.0, SelectionGranularity::Character), (3..3, 1), "before the beginning");
    assert_eq!(press(1, 0.1, SelectionGranularity::Word), (3..5, 1));
    assert_eq!(press(1, 0.1, SelectionGranularity::Line), (0..6, 2), "the paragraph with its line end");
    assert_eq!(press(2, 0.1, SelectionGranularity::Word), (6..8, 2));
}

#[test]
fn a_line_end_is_selected_at_the_end_of_its_paragraph_only() {
    let mut desk = wrapped("aa bb\ncc", Strategy::UbaLtr, "aa ");
    desk.act(EditAction::SelectAll);
    let view = desk.editor.view(&mut desk.layout);
    assert_eq!(view.lines.iter().map(|it| it.is_line_end_selected).collect::<Vec<_>>(), [false, true, false]);
}

proptest! {
    #[test]
    fn lines_hold_the_text_and_every_position_is_passed(
        text in "[a-c\u{5D0}-\u{5D2}\u{5B8}\u{627}\u{200D}0-2.(\n ]{0,16}",
        to in "a{1,6}",
    ) {
        let mut desk = wrapped(&text, Strategy::UbaAuto, &to);
        let view = desk.editor.view(&mut desk.layout);
        let mut end = 0;
        for (number, line) in view.lines.iter().enumerate() {
            let skipped: String =
                view.text[end..line.characters_in_text.start].iter().map(|it| it.scalar).collect();
            let is_first = number == 0 || line.characters_in_text.start > line.paragraph_characters_in_text.start;
            prop_assert_eq!(skipped, if is_first { "" } else { "\n" });
            end = line.characters_in_text.end;
        }
        prop_assert_eq!(end, view.text.len());
        desk.go(CaretMotion::TextStart);
        let mut passed = vec![desk.editor.selection().caret_character_offset];
        while passed.len() <= view.text.len() + 1 && passed[passed.len() - 1] < view.text.len() {
            passed.push(desk.go(CaretMotion::LogicalNext));
        }
        prop_assert!(passed.is_sorted_by(|one, next| one < next), "{:?}", passed);
        for &before in passed.iter().rev().skip(1) {
            prop_assert_eq!(desk.go(CaretMotion::LogicalPrevious), before);
        }
    }
}
