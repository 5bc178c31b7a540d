//! Moving the caret by what is seen and by what is stored.

use bidiscope_bidi::name::{Input, Notation};
use bidiscope_bidi::order::{Direction, Strategy};
use bidiscope_edit::{CaretMotion, Deletion, EditAction, EditedTextKind};

use crate::support::Desk;

/// In a left-to-right paragraph: abc, then three Hebrew letters from the right.
const MIXED: &str = "abc\u{5D0}\u{5D1}\u{5D2}";

#[test]
fn left_and_right_go_over_the_screen() {
    let mut desk = Desk::name(MIXED);
    desk.go(CaretMotion::TextStart);
    let right: Vec<usize> = (0..7).map(|_| desk.go(CaretMotion::VisualRight)).collect();
    assert_eq!(right, [1, 2, 3, 5, 4, 6, 6]);
    let left: Vec<usize> = (0..7).map(|_| desk.go(CaretMotion::VisualLeft)).collect();
    assert_eq!(left, [4, 5, 3, 2, 1, 0, 0]);
}

#[test]
fn next_and_previous_go_through_the_text() {
    let mut desk = Desk::name("ab\u{644}\u{64E}\u{627}.c");
    desk.go(CaretMotion::TextStart);
    let next: Vec<usize> = (0..7).map(|_| desk.go(CaretMotion::LogicalNext)).collect();
    assert_eq!(next, [1, 2, 4, 5, 6, 7, 7], "not between lam and its mark, but inside lam-alef");
    let previous: Vec<usize> = (0..7).map(|_| desk.go(CaretMotion::LogicalPrevious)).collect();
    assert_eq!(previous, [6, 5, 4, 2, 1, 0, 0]);
}

#[test]
fn words_are_jumped_over_as_they_stand() {
    // Shown: ab . GF ED . c, the labels with Hebrew from the right and their stop between them.
    let mut desk = Desk::name("ab.\u{5D0}\u{5D1}.\u{5D2}\u{5D3}.c");
    assert_eq!(desk.display(), "ab.\u{5D3}\u{5D2}.\u{5D1}\u{5D0}.c");
    desk.go(CaretMotion::TextStart);
    let stops: Vec<usize> = (0..5)
        .map(|_| {
            desk.go(CaretMotion::VisualWordRight);
            desk.caret_stops().0
        })
        .collect();
    assert_eq!(stops, [2, 5, 8, 10, 10]);
    let stops: Vec<usize> = (0..5)
        .map(|_| {
            desk.go(CaretMotion::VisualWordLeft);
            desk.caret_stops().0
        })
        .collect();
    assert_eq!(stops, [9, 6, 3, 0, 0]);
}

#[test]
fn home_and_end_go_to_the_ends_of_the_text_and_are_drawn_there() {
    let hebrew = "\u{5D0}\u{5D1}\u{5D2}";
    for (strategy, home, end) in [
        (Strategy::UbaLtr, (0, Some(3)), (3, Some(0))),
        (Strategy::UbaRtl, (3, None), (0, None)),
        (Strategy::UbaAuto, (3, None), (0, None)),
        (Strategy::OneToOne, (0, Some(3)), (3, Some(0))),
    ] {
        let mut desk = Desk::new(hebrew, EditedTextKind::DomainName, strategy);
        assert_eq!(desk.go(CaretMotion::LineStart), 0);
        assert_eq!(desk.caret_stops(), home, "{}", strategy.id());
        assert_eq!(desk.go(CaretMotion::LineEnd), 3);
        assert_eq!(desk.caret_stops(), end, "{}", strategy.id());
    }
}

/// In every name: Home and End are at the paragraph's edges, and the arrow keys go from one to the other, a cell at
/// a time.
#[test]
fn home_and_end_of_every_example() {
    let examples: Vec<serde_json::Value> =
        serde_json::from_str(include_str!("../../../../assets/examples.json")).expect("JSON");
    let mut names = 0;
    for example in &examples {
        let [name, notation, title] =
            ["name", "notation", "title"].map(|it| example[it].as_str().unwrap_or_default());
        let notation = Notation::from_id(notation).expect("a notation");
        let Ok(name) = Input::read(name, notation) else { panic!("{title}") };
        for strategy in [Strategy::UbaLtr, Strategy::UbaRtl, Strategy::OneToOne] {
            let mut desk = Desk::new(&name.decoded_text(), EditedTextKind::DomainName, strategy);
            let cells = desk.editor.view(&mut desk.layout).lines[0].laid_out_line.cells().count();
            let is_rtl = strategy.order(name.characters()).paragraph_direction() == Direction::RightToLeft;
            let (start, end) = if is_rtl { (cells, 0) } else { (0, cells) };
            desk.go(CaretMotion::LineEnd);
            assert_eq!(
                (desk.editor.selection().caret_character_offset, desk.editor.placed_visual_stop_index()),
                (name.characters().len(), Some(end))
            );
            desk.go(CaretMotion::LineStart);
            assert_eq!(
                (desk.editor.selection().caret_character_offset, desk.editor.placed_visual_stop_index()),
                (0, Some(start)),
                "{title}"
            );
            let on = if is_rtl { CaretMotion::VisualLeft } else { CaretMotion::VisualRight };
            for _ in 0..cells {
                desk.go(on);
            }
            assert_eq!(desk.editor.placed_visual_stop_index(), Some(end), "{title}");
        }
        names += 1;
    }
    assert!(names > 60, "{names}");
}

/// Where two directions meet, what is typed goes to one of the two places that are drawn: by hand.
#[test]
fn what_is_typed_after_a_walk_stands_at_a_place_of_the_caret() {
    // Shown: a b BET ALEF, the caret left of BET and, for Hebrew, right of ALEF.
    for (typed, text, display) in [
        ("c", "abc\u{5D0}\u{5D1}", "abc\u{5D1}\u{5D0}"),
        ("\u{5E9}", "ab\u{5E9}\u{5D0}\u{5D1}", "ab\u{5D1}\u{5D0}\u{5E9}"),
    ] {
        for (from, step) in [
            (CaretMotion::LineEnd, CaretMotion::VisualLeft),
            (CaretMotion::LineStart, CaretMotion::VisualRight),
        ] {
            let mut desk = Desk::name("ab\u{5D0}\u{5D1}");
            desk.go(from);
            (0..2).for_each(|_| _ = desk.go(step));
            assert_eq!(
                (desk.editor.selection().caret_character_offset, desk.caret_stops()),
                (2, (2, Some(4)))
            );
            desk.type_text(typed);
            assert_eq!((desk.editor.text().as_str(), desk.display().as_str()), (text, display));
        }
    }
    let mut desk = Desk::name("ab\u{5D0}\u{5D1}");
    desk.go(CaretMotion::LineStart);
    (0..3).for_each(|_| _ = desk.go(CaretMotion::VisualRight));
    assert_eq!(
        desk.delete(Deletion::Backward),
        "ab\u{5D1}",
        "between two letters it is what is beside the caret"
    );
}

#[test]
fn the_caret_stays_where_typing_goes_on() {
    let mut desk = Desk::name("");
    // Typed in a left-to-right paragraph, letter by letter: text, display, caret.
    for (typed, display, stops) in [
        ("\u{5D0}", "\u{5D0}", (0, Some(1))),
        ("\u{5D1}", "\u{5D1}\u{5D0}", (0, Some(2))),
        ("1", "1\u{5D1}\u{5D0}", (1, Some(3))),
        ("2", "12\u{5D1}\u{5D0}", (2, Some(4))),
        (".", "12\u{5D1}\u{5D0}.", (5, None)),
        ("c", "12\u{5D1}\u{5D0}.c", (6, None)),
        ("\u{5D2}", "12\u{5D1}\u{5D0}.c\u{5D2}", (6, Some(7))),
    ] {
        desk.type_text(typed);
        assert_eq!((desk.display().as_str(), desk.caret_stops()), (display, stops), "{typed}");
    }
    assert_eq!(desk.editor.preferred_caret_run_direction(), Direction::RightToLeft);
}

#[test]
fn a_selection_collapses_to_the_side_of_the_key() {
    for (step, caret) in [(CaretMotion::VisualLeft, 6), (CaretMotion::VisualRight, 4)] {
        let mut desk = Desk::name(MIXED);
        desk.place(4);
        desk.extend(CaretMotion::LogicalNext);
        desk.extend(CaretMotion::LogicalNext);
        assert_eq!(desk.editor.selection().range(), 4..6);
        // The end of the text stands left of the Hebrew while the caret leans to it.
        desk.click_half(4, true, bidiscope_edit::SelectionGranularity::Character, false);
        desk.extend(CaretMotion::VisualLeft);
        desk.extend(CaretMotion::VisualLeft);
        assert_eq!(desk.editor.selection().range(), 4..6);
        assert_eq!(desk.go(step), caret);
        assert!(desk.editor.selection().is_empty());
    }
}

#[test]
fn selecting_with_keys_keeps_the_other_end() {
    let mut desk = Desk::name(MIXED);
    desk.go(CaretMotion::TextStart);
    assert_eq!(desk.extend(CaretMotion::LineEnd), 0..6);
    assert_eq!(desk.extend(CaretMotion::VisualWordLeft), 0..0);
    desk.act(EditAction::SelectAll);
    assert_eq!(desk.editor.selected_text(), MIXED);
}

#[test]
fn up_and_down_keep_to_their_place() {
    let mut desk = Desk::new("aaaa\nb\naaaa", EditedTextKind::MultiLine, Strategy::UbaLtr);
    desk.place(3);
    assert_eq!([desk.go(CaretMotion::LineDown), desk.go(CaretMotion::LineDown)], [6, 10]);
    assert_eq!(
        [desk.go(CaretMotion::LineUp), desk.go(CaretMotion::LineUp), desk.go(CaretMotion::LineUp)],
        [6, 3, 0]
    );
    assert_eq!(desk.go(CaretMotion::TextEnd), 11);
    assert_eq!(desk.go(CaretMotion::LineDown), 11);
}

#[test]
fn pages_go_by_lines() {
    let mut desk = Desk::new("aa\nbb\n\ncc\ndd", EditedTextKind::MultiLine, Strategy::UbaLtr);
    desk.place(1);
    let down: Vec<usize> = (0..4).map(|_| desk.go(CaretMotion::LinesDown { line_count: 2 })).collect();
    assert_eq!(down, [6, 11, 12, 12], "the place on the line is kept over the empty one");
    desk.place(8);
    let up: Vec<usize> = (0..3).map(|_| desk.go(CaretMotion::LinesUp { line_count: 2 })).collect();
    assert_eq!(up, [4, 1, 0]);
}

#[test]
fn up_and_down_go_to_the_nearest_place_on_the_screen() {
    let mut desk = Desk::new("aaaa\n\u{5D0}\u{5D1}", EditedTextKind::MultiLine, Strategy::UbaAuto);
    // The Hebrew line ends where the widest line does.
    desk.place(4);
    assert_eq!(desk.go(CaretMotion::LineDown), 5);
    // In a wide field it stands far to the right: nearest is its left end, the logical end.
    desk.layout.width_em = 40.0;
    desk.place(4);
    assert_eq!(desk.go(CaretMotion::LineDown), 7);
    desk.place(5);
    assert_eq!(desk.go(CaretMotion::LineUp), 4);
}

#[test]
fn left_and_right_go_on_in_the_line_beside() {
    // The first line left to right, the second right to left.
    let mut desk = Desk::new("ab\n\u{5D0}\u{5D1}", EditedTextKind::MultiLine, Strategy::UbaAuto);
    desk.place(2);
    assert_eq!(desk.go(CaretMotion::VisualRight), 3, "to where the next line begins, at its right");
    assert_eq!(desk.caret_stops(), (2, None));
    assert_eq!(desk.go(CaretMotion::VisualRight), 2, "back");
    assert_eq!(
        [
            desk.go(CaretMotion::LogicalNext),
            desk.go(CaretMotion::LogicalNext),
            desk.go(CaretMotion::LogicalNext)
        ],
        [3, 4, 5]
    );
    assert_eq!(
        [
            desk.go(CaretMotion::VisualLeft),
            desk.go(CaretMotion::LogicalPrevious),
            desk.go(CaretMotion::LogicalPrevious)
        ],
        [5, 4, 3]
    );
    assert_eq!(desk.go(CaretMotion::LogicalPrevious), 2);
    assert_eq!(desk.go(CaretMotion::TextStart), 0);
}
