//! Selecting with Shift and the arrow keys, and walking with the arrow keys alone, in random names of both directions.

use std::ops::Range;

use bidiscope_bidi::order::{Direction, Strategy};
use bidiscope_edit::{CaretMotion, EditAction, EditedTextKind, SelectionGranularity};
use bidiscope_layout::HorizontalExtent;
use proptest::prelude::*;
use proptest::sample::select;
use proptest::strategy::Strategy as Generator;

use crate::support::{Desk, ORDERS, names};

/// Letters of both directions, digits of three rows, separators, marks, joiners, a ligature.
const PIECES: &[&str] = &[
    "a",
    "bc",
    ".",
    "-",
    "1",
    "23",
    "\u{5D0}",
    "\u{5D1}\u{5D2}",
    "\u{5E9}\u{5C1}\u{5B8}",
    "\u{628}",
    "\u{645}\u{651}\u{64E}",
    "\u{644}\u{627}",
    "\u{661}",
    "\u{6F1}\u{6F2}",
    "\u{200C}",
    "\u{200D}",
    "\u{200F}",
    "e\u{301}",
    "\u{3042}",
    "(",
    ")",
];

/// The orders that come of levels.
const UBA: [Strategy; 3] = [Strategy::UbaLtr, Strategy::UbaRtl, Strategy::UbaAuto];

fn name() -> impl Generator<Value = String> {
    proptest::collection::vec(select(PIECES), 1..14).prop_map(|pieces| pieces.concat())
}

/// The caret positions of a text in one line, ascending.
fn positions(desk: &mut Desk) -> Vec<usize> {
    let view = desk.editor.view(&mut desk.layout);
    let starts = view.lines[0].laid_out_line.cells().map(|it| it.characters_in_line.start);
    let mut positions: Vec<usize> = starts.chain([view.text.len()]).collect();
    positions.sort_unstable();
    positions
}

/// The arrow keys to the end and to the beginning of a line.
fn arrows(desk: &Desk, strategy: Strategy) -> [CaretMotion; 2] {
    match strategy.order(desk.editor.characters()).paragraph_direction() {
        Direction::LeftToRight => [CaretMotion::VisualRight, CaretMotion::VisualLeft],
        Direction::RightToLeft => [CaretMotion::VisualLeft, CaretMotion::VisualRight],
    }
}

/// What is highlighted is what is selected: the cells of its characters, side by side ones as one.
fn check_highlight(desk: &mut Desk) {
    let range = desk.editor.selection().range();
    let view = desk.editor.view(&mut desk.layout);
    let mut expected: Vec<HorizontalExtent> = Vec::new();
    for cell in view.lines[0].laid_out_line.cells().filter(|it| it.extent.left_x_em < it.extent.right_x_em) {
        if !range.contains(&cell.characters_in_line.start) {
            continue;
        }
        match expected.last_mut() {
            Some(last) if last.right_x_em == cell.extent.left_x_em => {
                last.right_x_em = cell.extent.right_x_em
            }
            _ => expected.push(cell.extent),
        }
    }
    assert_eq!(view.lines[0].selected_extents, expected, "{range:?}");
}

/// Presses Shift with an arrow key until nothing changes; gives what is selected after each press that changed something.
fn presses(desk: &mut Desk, motion: CaretMotion) -> Vec<Range<usize>> {
    let mut selected = Vec::new();
    loop {
        let before = desk.editor.selection();
        let range = desk.extend(motion);
        if desk.editor.selection() == before {
            return selected;
        }
        assert!(selected.len() < 200, "it goes round: {selected:?}");
        check_highlight(desk);
        selected.push(range);
    }
}

/// What is selected by one position more with each press from an anchor, whose place among the positions is given.
fn grown(positions: &[usize], anchor: usize, forwards: bool) -> Vec<Range<usize>> {
    let anchored = positions[anchor];
    match forwards {
        true => positions[anchor + 1..].iter().map(|&it| anchored..it).collect(),
        false => positions[..anchor].iter().rev().map(|&it| it..anchored).collect(),
    }
}

fn check_selecting(text: &str, strategy: Strategy, clicked: Range<usize>) {
    let mut desk = Desk::new(text, EditedTextKind::DomainName, strategy);
    let positions = positions(&mut desk);
    let last = positions.len() - 1;
    let clicked = clicked.start.min(last)..clicked.end.min(last);
    let [on, back] = arrows(&desk, strategy);
    let message = format!("{text:?} {}", strategy.id());
    // From either end as many presses as there are positions select everything, and back again nothing.
    for (from, anchor, there, and_back) in
        [(CaretMotion::LineStart, 0, on, back), (CaretMotion::LineEnd, last, back, on)]
    {
        desk.go(from);
        assert_eq!(
            presses(&mut desk, there),
            grown(&positions, anchor, anchor == 0),
            "{message} from {from:?}"
        );
        let mut shrunk: Vec<Range<usize>> = grown(&positions, anchor, anchor == 0);
        shrunk.reverse();
        assert_eq!(presses(&mut desk, and_back)[..last - 1], shrunk[1..], "{message} back to {from:?}");
        assert!(
            desk.editor.selection().is_empty()
                && desk.editor.selection().caret_character_offset == positions[anchor]
        );
    }
    // From a click in either half of a cell: one arrow as far as it goes, then the other one, which goes back and on.
    for cell in clicked {
        for right_half in [false, true] {
            let view = desk.editor.view(&mut desk.layout);
            let clicked = view.lines[0].laid_out_line.cells().nth(cell).expect("a cell");
            if clicked.extent.right_x_em <= clicked.extent.left_x_em {
                continue;
            }
            for first in [CaretMotion::VisualRight, CaretMotion::VisualLeft] {
                desk.click_half(cell, right_half, SelectionGranularity::Character, false);
                let anchor = positions
                    .binary_search(&desk.editor.selection().caret_character_offset)
                    .expect("a position");
                let forwards =
                    (first == CaretMotion::VisualRight) != clicked.run_direction.is_right_to_left();
                let once = grown(&positions, anchor, forwards);
                assert_eq!(presses(&mut desk, first), once, "{message} {first:?} from {cell}");
                let other = if first == CaretMotion::VisualRight {
                    CaretMotion::VisualLeft
                } else {
                    CaretMotion::VisualRight
                };
                let ends = presses(&mut desk, other).last().cloned();
                let expected = match forwards {
                    true => positions[0]..positions[anchor],
                    false => positions[anchor]..positions[last],
                };
                assert_eq!(ends, Some(expected), "{message} {other:?} after {first:?} from {cell}");
            }
        }
    }
}

/// Goes on until nothing moves: the positions with their stops, that where it began first.
fn walk(desk: &mut Desk, motion: CaretMotion) -> Vec<(usize, usize)> {
    let mut met = vec![here(desk)];
    loop {
        desk.go(motion);
        let now = here(desk);
        if met.last() == Some(&now) {
            return met;
        }
        assert!(met.len() < 200, "it goes round: {met:?}");
        met.push(now);
    }
}

/// The caret's position and its stop, where it is drawn.
fn here(desk: &mut Desk) -> (usize, usize) {
    let stop = desk.editor.placed_visual_stop_index().expect("put there by a key or a click");
    let view = desk.editor.view(&mut desk.layout);
    let edge = view.lines[0].laid_out_line.cells().take(stop).last().map_or(0.0, |it| it.extent.right_x_em);
    assert_eq!(view.caret().map(|it| it.x_from_line_left_em), Some(edge), "drawn where it is");
    (desk.editor.selection().caret_character_offset, stop)
}

fn check_walking(text: &str, strategy: Strategy) {
    let mut desk = Desk::new(text, EditedTextKind::DomainName, strategy);
    let positions = positions(&mut desk);
    let last = positions.len() - 1;
    let length = desk.editor.characters().len();
    let [on, back] = arrows(&desk, strategy);
    let word = |motion| {
        if motion == CaretMotion::VisualRight {
            CaretMotion::VisualWordRight
        } else {
            CaretMotion::VisualWordLeft
        }
    };
    let message = format!("{text:?} {}", strategy.id());
    for (from, motion, ends_at) in [(CaretMotion::LineStart, on, length), (CaretMotion::LineEnd, back, 0)] {
        let end_stop = if motion == CaretMotion::VisualRight { last } else { 0 };
        let in_order: Vec<usize> = if motion == CaretMotion::VisualRight {
            (0..=last).collect()
        } else {
            (0..=last).rev().collect()
        };
        desk.go(from);
        let met = walk(&mut desk, motion);
        assert!(met.iter().map(|it| it.1).eq(in_order.iter().copied()), "{message} {met:?}");
        assert_eq!(met.last(), Some(&(ends_at, end_stop)), "{message} {met:?}");
        if UBA.contains(&strategy) {
            let mut each: Vec<usize> = met.iter().map(|it| it.0).collect();
            each.sort_unstable();
            assert_eq!(each, positions, "{message} {met:?}");
        }
        // What is typed there is at the end of the text, or at its beginning.
        desk.type_text("x");
        let expected = if ends_at == 0 { format!("x{text}") } else { format!("{text}x") };
        assert_eq!(desk.editor.text(), expected, "{message}");
        desk.act(EditAction::Undo);
        desk.go(from);
        let words = walk(&mut desk, word(motion));
        let goes_on =
            |pair: &[(usize, usize)]| (pair[0].1 < pair[1].1) == (motion == CaretMotion::VisualRight);
        assert!(words.windows(2).all(goes_on), "{message} {words:?}");
        assert_eq!(words.last(), Some(&(ends_at, end_stop)), "{message} {words:?}");
    }
    // From a click too every stop is met on the way.
    for cell in 0..last {
        desk.click_half(cell, cell % 2 == 0, SelectionGranularity::Character, false);
        let clicked = here(&mut desk).1;
        let left = walk(&mut desk, CaretMotion::VisualLeft);
        assert!(left.iter().map(|it| it.1).eq((0..=clicked).rev()), "{message} from {cell} {left:?}");
        let right = walk(&mut desk, CaretMotion::VisualRight);
        assert!(right.iter().map(|it| it.1).eq(0..=last), "{message} from {cell} {right:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_000))]

    /// With Shift held the selection grows in logical order, one position a press, in the direction that the arrow means
    /// where it begins; it shrinks only once the other arrow is pressed.
    #[test]
    fn shift_and_an_arrow_select_one_position_a_press(
        text in name(),
        strategy in select(UBA.as_slice()),
        clicked in 0..40_usize,
    ) {
        let cell = clicked % text.chars().count();
        check_selecting(&text, strategy, cell..cell + 1);
    }

    /// From one end of the line to the other the arrow keys meet every stop and every position once.
    #[test]
    fn the_arrow_keys_reach_the_end(text in name(), strategy in select(Strategy::BUILT_IN.as_slice())) {
        check_walking(&text, strategy);
    }
}

#[test]
fn the_names_of_the_file_are_selected_and_walked_through() {
    for text in names() {
        for strategy in ORDERS {
            check_walking(&text, strategy);
        }
        for strategy in UBA {
            check_selecting(&text, strategy, 0..3);
        }
    }
}

/// How many characters are selected from Home after each press of Shift and Right.
#[test]
fn a_name_is_selected_to_its_end() {
    for text in [
        "\u{5D0}\u{5D1}\u{5D2}.\u{5D3}\u{5D4}\u{5D5}",
        "www.\u{5E9}\u{5DC}\u{5D5}\u{5DD}",
        "\u{646}\u{648}\u{631}123.\u{645}\u{62B}\u{627}\u{644}",
    ] {
        let mut desk = Desk::name(text);
        desk.go(CaretMotion::LineStart);
        let count = text.chars().count();
        let selected: Vec<usize> = (0..=count).map(|_| desk.extend(CaretMotion::VisualRight).len()).collect();
        let expected: Vec<usize> = (1..=count).chain([count]).collect();
        assert_eq!(selected, expected, "{text}");
    }
}

#[test]
fn labels_are_selected_with_control() {
    let mut desk = Desk::name("www.\u{5E9}\u{5DC}\u{5D5}\u{5DD}.com");
    desk.go(CaretMotion::LineStart);
    let ends: Vec<usize> = (0..4).map(|_| desk.extend(CaretMotion::VisualWordRight).end).collect();
    assert_eq!(ends, [3, 8, 12, 12]);
    assert_eq!(
        [desk.extend(CaretMotion::VisualWordLeft), desk.extend(CaretMotion::VisualLeft)],
        [0..9, 0..8]
    );
}

/// In a right-to-left paragraph the number is shown from the left; it is selected from either side of it.
#[test]
fn a_number_between_hebrew_words_is_selected_alone() {
    for (clicks, motion) in [((3, false), CaretMotion::VisualRight), ((4, true), CaretMotion::VisualLeft)] {
        let mut desk =
            Desk::new("\u{5D0}\u{5D1} 12 \u{5D2}\u{5D3}", EditedTextKind::MultiLine, Strategy::UbaAuto);
        assert_eq!(desk.display(), "\u{5D3}\u{5D2} 12 \u{5D1}\u{5D0}");
        desk.click_half(clicks.0, clicks.1, SelectionGranularity::Character, false);
        desk.extend(motion);
        desk.extend(motion);
        assert_eq!(desk.editor.selected_text(), "12");
    }
    let mut desk =
        Desk::new("\u{5D0}\u{5D1} 12 \u{5D2}\u{5D3}", EditedTextKind::MultiLine, Strategy::UbaAuto);
    desk.go(CaretMotion::TextStart);
    (0..3).for_each(|_| _ = desk.go(CaretMotion::VisualLeft));
    desk.extend(CaretMotion::VisualWordLeft);
    assert_eq!(desk.editor.selected_text(), "12");
}

/// On into the next paragraph and back, a line end being one position.
#[test]
fn a_selection_grows_over_the_ends_of_lines() {
    let mut desk = Desk::new("ab\n\u{5D0}\u{5D1}", EditedTextKind::MultiLine, Strategy::UbaAuto);
    desk.go(CaretMotion::TextStart);
    let selected: Vec<usize> = (0..6).map(|_| desk.extend(CaretMotion::VisualRight).end).collect();
    assert_eq!(selected, [1, 2, 3, 4, 5, 5]);
    // Everything selected, the arrow that leads back into the last line shrinks it.
    desk.act(EditAction::SelectAll);
    assert_eq!(desk.extend(CaretMotion::VisualRight), 0..4);
}

#[test]
fn right_from_home_then_typing_goes_on_at_the_end() {
    let mut desk = Desk::name("www.\u{5E9}\u{5DC}\u{5D5}\u{5DD}");
    desk.go(CaretMotion::LineStart);
    (0..10).for_each(|_| _ = desk.go(CaretMotion::VisualRight));
    desk.type_text(".x");
    assert_eq!(desk.editor.text(), "www.\u{5E9}\u{5DC}\u{5D5}\u{5DD}.x");
}
