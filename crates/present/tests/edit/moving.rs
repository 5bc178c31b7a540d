//! Moving the caret by what is seen and by what is stored.

use std::collections::BTreeSet;

use bidiscope_bidi::name::Name;
use bidiscope_bidi::order::{Direction, Strategy};
use bidiscope_present::edit::{Deletion, EditAction, Motion, SelectionGranularity, TextKind};
use bidiscope_present::examples::examples;

use crate::support::{Desk, ORDERS, names};

/// In a left-to-right paragraph: abc, then three Hebrew letters from the right.
const MIXED: &str = "abc\u{5D0}\u{5D1}\u{5D2}";

#[test]
fn left_and_right_go_over_the_screen() {
    let mut desk = Desk::name(MIXED);
    desk.go(Motion::TextStart);
    let right: Vec<usize> = (0..7).map(|_| desk.go(Motion::Right)).collect();
    assert_eq!(right, [1, 2, 3, 5, 4, 3, 3], "beside what was crossed");
    let left: Vec<usize> = (0..7).map(|_| desk.go(Motion::Left)).collect();
    assert_eq!(left, [4, 5, 6, 2, 1, 0, 0]);
}

#[test]
fn next_and_previous_go_through_the_text() {
    let mut desk = Desk::name("ab\u{644}\u{64E}\u{627}.c");
    desk.go(Motion::TextStart);
    let next: Vec<usize> = (0..7).map(|_| desk.go(Motion::Next)).collect();
    assert_eq!(next, [1, 2, 4, 5, 6, 7, 7], "not between lam and its mark, but inside lam-alef");
    let previous: Vec<usize> = (0..7).map(|_| desk.go(Motion::Previous)).collect();
    assert_eq!(previous, [6, 5, 4, 2, 1, 0, 0]);
}

#[test]
fn words_are_jumped_over_as_they_stand() {
    // Shown: ab . GF ED . c, the labels with Hebrew from the right and their stop between them.
    let mut desk = Desk::name("ab.\u{5D0}\u{5D1}.\u{5D2}\u{5D3}.c");
    assert_eq!(desk.display(), "ab.\u{5D3}\u{5D2}.\u{5D1}\u{5D0}.c");
    desk.go(Motion::TextStart);
    let stops: Vec<usize> = (0..5)
        .map(|_| {
            desk.go(Motion::WordRight);
            desk.caret_stops().0
        })
        .collect();
    assert_eq!(stops, [2, 5, 8, 10, 10]);
    let stops: Vec<usize> = (0..5)
        .map(|_| {
            desk.go(Motion::WordLeft);
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
        let mut desk = Desk::new(hebrew, TextKind::Name, strategy);
        assert_eq!(desk.go(Motion::LineStart), 0);
        assert_eq!(desk.caret_stops(), home, "{}", strategy.id());
        assert_eq!(desk.go(Motion::LineEnd), 3);
        assert_eq!(desk.caret_stops(), end, "{}", strategy.id());
    }
}

/// In every name: Home and End are at the paragraph's edges, and the arrow keys go from one to the other, a cell at
/// a time.
#[test]
fn home_and_end_of_every_example() {
    let mut names = 0;
    for example in examples() {
        let Ok(name) = Name::read(&example.name, example.notation) else { panic!("{}", example.title) };
        for strategy in [Strategy::UbaLtr, Strategy::UbaRtl, Strategy::OneToOne] {
            let mut desk = Desk::new(&name.text(), TextKind::Name, strategy);
            let cells = desk.editor.view(&mut desk.layout).lines[0].line.cells().count();
            let is_rtl = strategy.order(name.characters()).paragraph() == Direction::RightToLeft;
            let (start, end) = if is_rtl { (cells, 0) } else { (0, cells) };
            desk.go(Motion::LineEnd);
            assert_eq!(
                (desk.editor.selection().caret, desk.editor.stop()),
                (name.characters().len(), Some(end))
            );
            desk.go(Motion::LineStart);
            assert_eq!(
                (desk.editor.selection().caret, desk.editor.stop()),
                (0, Some(start)),
                "{}",
                example.title
            );
            let on = if is_rtl { Motion::Left } else { Motion::Right };
            for _ in 0..cells {
                desk.go(on);
            }
            assert_eq!(desk.editor.stop(), Some(end), "{}", example.title);
        }
        names += 1;
    }
    assert!(names > 60, "{names}");
}

/// The caret stays with the character that it crossed: what is typed or deleted there is where the keys came from, at the
/// edge of a run too. These are the answers of Firefox in a left-to-right field.
#[test]
fn what_is_done_after_a_walk_is_done_where_it_ended() {
    use Deletion::{Backward, Forward};
    let (alef, both) = ("\u{5D0}\u{5D1}\u{5D2}\u{5D3}", "ab\u{5D0}\u{5D1}");
    let typed = |text: &str, from, step, count, expected: &str| {
        let mut desk = Desk::name(text);
        desk.go(from);
        (0..count).for_each(|_| _ = desk.go(step));
        desk.type_text("\u{5E9}");
        assert_eq!(desk.editor.text(), expected, "{text:?} {from:?} {step:?} {count}");
    };
    typed(alef, Motion::LineEnd, Motion::Left, 4, "\u{5D0}\u{5D1}\u{5D2}\u{5D3}\u{5E9}");
    typed(alef, Motion::LineStart, Motion::Right, 4, "\u{5E9}\u{5D0}\u{5D1}\u{5D2}\u{5D3}");
    typed(both, Motion::LineEnd, Motion::Left, 2, "ab\u{5D0}\u{5D1}\u{5E9}");
    typed(both, Motion::LineStart, Motion::Right, 4, "ab\u{5E9}\u{5D0}\u{5D1}");
    typed(both, Motion::LineStart, Motion::Right, 2, "ab\u{5E9}\u{5D0}\u{5D1}");
    typed("\u{633}\u{644}.ir", Motion::LineStart, Motion::Right, 2, "\u{5E9}\u{633}\u{644}.ir");
    typed(alef, Motion::LineEnd, Motion::WordLeft, 1, "\u{5D0}\u{5D1}\u{5D2}\u{5D3}\u{5E9}");
    let deleted = |from, step, deletion, expected: &str| {
        let mut desk = Desk::name(alef);
        desk.go(from);
        (0..4).for_each(|_| _ = desk.go(step));
        assert_eq!(desk.delete(deletion), expected, "{from:?} {step:?} {deletion:?}");
    };
    deleted(Motion::LineEnd, Motion::Left, Backward, "\u{5D0}\u{5D1}\u{5D2}");
    deleted(Motion::LineEnd, Motion::Left, Forward, alef);
    deleted(Motion::LineStart, Motion::Right, Backward, alef);
    deleted(Motion::LineStart, Motion::Right, Forward, "\u{5D1}\u{5D2}\u{5D3}");
}

/// From one edge of the paragraph to the other every gap on the screen is met once, whether the walk began with Home,
/// with End or with a click; there and back every place between two characters, at the same gaps.
#[test]
fn a_walk_there_and_back_meets_every_position_and_every_stop() {
    let mut steps = 0;
    for text in names() {
        for strategy in ORDERS {
            let mut desk = Desk::new(&text, TextKind::Name, strategy);
            let cells = desk.editor.view(&mut desk.layout).lines[0].line.cells().count();
            let mut places: Vec<usize> = desk.editor.view(&mut desk.layout).lines[0]
                .line
                .cells()
                .map(|it| it.characters.start)
                .chain([text.chars().count()])
                .collect();
            places.sort_unstable();
            let is_rtl = strategy.order(desk.editor.characters()).paragraph() == Direction::RightToLeft;
            let (on, back) =
                if is_rtl { (Motion::Left, Motion::Right) } else { (Motion::Right, Motion::Left) };
            for (from, way) in [(Motion::LineStart, on), (Motion::LineEnd, back)] {
                desk.go(from);
                let there = walk(&mut desk, way, cells);
                let message = format!("{text:?} {} {way:?}: {there:?}", strategy.id());
                let mut stops: Vec<usize> = there.iter().map(|it| it.1).collect();
                let rightwards = way == Motion::Right;
                assert!(stops.iter().copied().eq((0..=cells).map(|it| if rightwards {
                    it
                } else {
                    cells - it
                })));
                let returned = walk(&mut desk, if rightwards { Motion::Left } else { Motion::Right }, cells);
                stops.reverse();
                assert!(returned.iter().map(|it| it.1).eq(stops), "{message}");
                assert_eq!(positions(&[there, returned]), places, "{message}");
                steps += 2 * cells;
            }
            // From the middle, where a click begins the walk.
            for cell in 0..cells {
                desk.click_half(cell, cell % 2 == 0, SelectionGranularity::Character, false);
                let left = walk(&mut desk, Motion::Left, cells);
                let right = walk(&mut desk, Motion::Right, cells);
                assert_eq!(left.last(), right.first());
                let back = walk(&mut desk, Motion::Left, cells);
                assert_eq!(positions(&[right, back]), places, "{text:?} {} from {cell}", strategy.id());
            }
        }
    }
    // The 1,635 cells of the names in three orders, there and back from both ends.
    assert_eq!(steps, 4 * 1_635);
}

/// The positions that were met, each once.
fn positions(walks: &[Vec<(usize, usize)>]) -> Vec<usize> {
    BTreeSet::from_iter(walks.iter().flatten().map(|it| it.0)).into_iter().collect()
}

/// Goes on until nothing moves; gives the positions and stops, that where it began first.
fn walk(desk: &mut Desk, step: Motion, most: usize) -> Vec<(usize, usize)> {
    let mut met = vec![status(desk)];
    for _ in 0..most {
        desk.go(step);
        let here = status(desk);
        if met.last() == Some(&here) {
            break;
        }
        met.push(here);
    }
    met
}

/// The caret's position, and how many cells stand left of it.
fn status(desk: &mut Desk) -> (usize, usize) {
    let seen = desk.editor.view(&mut desk.layout);
    let place = seen.caret().expect("a caret");
    let stop = desk.editor.stop().expect("put there by a key");
    let edges: Vec<f32> = seen.lines[0]
        .line
        .cells()
        .map(|it| it.extent.left)
        .chain([seen.lines[0].line.line.width()])
        .collect();
    assert!((edges[stop] - place.x).abs() < 1e-4, "drawn where it is: {stop}, {place:?}");
    (desk.editor.selection().caret, stop)
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
    assert_eq!(desk.editor.caret_affinity(), Direction::RightToLeft);
}

#[test]
fn a_selection_collapses_to_the_side_of_the_key() {
    for (step, caret) in [(Motion::Left, 6), (Motion::Right, 4)] {
        let mut desk = Desk::name(MIXED);
        desk.place(4);
        desk.extend(Motion::Next);
        desk.extend(Motion::Next);
        assert_eq!(desk.editor.selection().range(), 4..6);
        // The end of the text stands left of the Hebrew while the caret leans to it.
        desk.click_half(4, true, bidiscope_present::edit::SelectionGranularity::Character, false);
        desk.extend(Motion::Left);
        desk.extend(Motion::Left);
        assert_eq!(desk.editor.selection().range(), 4..6);
        assert_eq!(desk.go(step), caret);
        assert!(desk.editor.selection().is_empty());
    }
}

#[test]
fn selecting_with_keys_keeps_the_other_end() {
    let mut desk = Desk::name(MIXED);
    desk.go(Motion::TextStart);
    assert_eq!(desk.extend(Motion::LineEnd), 0..6);
    assert_eq!(desk.extend(Motion::WordLeft), 0..0);
    desk.act(EditAction::SelectAll);
    assert_eq!(desk.editor.selected_text(), MIXED);
}

#[test]
fn up_and_down_keep_to_their_place() {
    let mut desk = Desk::new("aaaa\nb\naaaa", TextKind::Text, Strategy::UbaLtr);
    desk.place(3);
    assert_eq!([desk.go(Motion::Down), desk.go(Motion::Down)], [6, 10]);
    assert_eq!([desk.go(Motion::Up), desk.go(Motion::Up), desk.go(Motion::Up)], [6, 3, 0]);
    assert_eq!(desk.go(Motion::TextEnd), 11);
    assert_eq!(desk.go(Motion::Down), 11);
}

#[test]
fn up_and_down_go_to_the_nearest_place_on_the_screen() {
    let mut desk = Desk::new("aaaa\n\u{5D0}\u{5D1}", TextKind::Text, Strategy::UbaAuto);
    // The Hebrew line ends where the widest line does.
    desk.place(4);
    assert_eq!(desk.go(Motion::Down), 5);
    // In a wide field it stands far to the right: nearest is its left end, the logical end.
    desk.layout.width = 40.0;
    desk.place(4);
    assert_eq!(desk.go(Motion::Down), 7);
    desk.place(5);
    assert_eq!(desk.go(Motion::Up), 4);
}

#[test]
fn left_and_right_go_on_in_the_line_beside() {
    // The first line left to right, the second right to left.
    let mut desk = Desk::new("ab\n\u{5D0}\u{5D1}", TextKind::Text, Strategy::UbaAuto);
    desk.place(2);
    assert_eq!(desk.go(Motion::Right), 3, "to where the next line begins, at its right");
    assert_eq!(desk.caret_stops(), (2, None));
    assert_eq!(desk.go(Motion::Right), 2, "back");
    assert_eq!([desk.go(Motion::Next), desk.go(Motion::Next), desk.go(Motion::Next)], [3, 4, 5]);
    assert_eq!([desk.go(Motion::Left), desk.go(Motion::Previous), desk.go(Motion::Previous)], [5, 4, 3]);
    assert_eq!(desk.go(Motion::Previous), 2);
    assert_eq!(desk.go(Motion::TextStart), 0);
}
