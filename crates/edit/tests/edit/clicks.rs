//! Clicking and dragging, by a plain statement of the rule: a click on a half of a character puts the caret at that
//! edge of it, before or after it in logical order as it runs; beside the line it is the line's beginning or end,
//! as the paragraph runs. What is typed then stands there.

use std::ops::Range;

use bidiscope_bidi::name::{Notation, characters_of};
use bidiscope_bidi::order::{Direction, Strategy};
use bidiscope_edit::{Deletion, EditAction, EditedTextKind, Editor, Selection, SelectionGranularity};

use crate::support::{Desk, ORDERS, names};

/// What stands on the screen: for each cell its characters, its edges, and whether it runs from the right.
struct OnScreen {
    characters: Range<usize>,
    left: f32,
    right: f32,
    from_right: bool,
}

impl OnScreen {
    /// Where a letter goes that is typed after a click on a half.
    fn position(&self, right_half: bool) -> usize {
        if right_half == self.from_right { self.characters.start } else { self.characters.end }
    }

    /// The middle of a half.
    fn x(&self, right_half: bool) -> f32 {
        self.left + (self.right - self.left) * if right_half { 0.75 } else { 0.25 }
    }
}

/// The cells of a name in an order. Their directions come from the order, not from the line.
fn on_screen(desk: &mut Desk, strategy: Strategy) -> Vec<OnScreen> {
    let order = strategy.order(desk.editor.characters());
    let direction = |at: usize| {
        order.runs().iter().find(|run| run.logical_range.contains(&at)).expect("each is in a run").direction
    };
    let view = desk.editor.view(&mut desk.layout);
    let cells = view.lines[0].laid_out_line.cells();
    cells
        .map(|cell| OnScreen {
            from_right: direction(cell.characters_in_line.start) == Direction::RightToLeft,
            left: cell.extent.left_x_em,
            right: cell.extent.right_x_em,
            characters: cell.characters_in_line,
        })
        .collect()
}

fn press(desk: &mut Desk, x: f32) {
    desk.act(EditAction::PressPointer {
        line_index: 0,
        x_from_line_left_em: x,
        selection_granularity: SelectionGranularity::Character,
        extends_selection: false,
    });
}

/// An editor that holds this text again, with nothing clicked.
fn fresh<'a>(desk: &'a mut Desk, text: &str) -> &'a mut Desk {
    desk.editor = Editor::with_text(EditedTextKind::DomainName, text, Notation::Unicode);
    desk
}

/// The text with a letter put in.
fn with_letter(text: &str, position: usize, letter: char) -> String {
    let mut scalars: Vec<char> = text.chars().collect();
    scalars.insert(position, letter);
    scalars.into_iter().collect()
}

#[test]
fn the_names_of_the_file() {
    let names = names();
    assert_eq!(names.len(), COUNT);
    assert!(names.iter().all(|it| !characters_of(it).is_empty()));
}

#[test]
fn what_is_typed_after_a_click_stands_at_the_clicked_edge() {
    let mut clicks = 0;
    for text in names() {
        for strategy in ORDERS {
            let mut desk = Desk::new(&text, EditedTextKind::DomainName, strategy);
            let cells = on_screen(&mut desk, strategy);
            let width = cells.last().expect("a cell").right;
            let mut check = |x: f32, position: usize, caret: f32| {
                press(fresh(&mut desk, &text), x);
                let message = format!("{text:?} {} at {x}", strategy.id());
                assert_eq!(desk.editor.selection(), Selection::caret_at(position), "{message}");
                let seen = desk.editor.view(&mut desk.layout).caret().expect("a caret");
                assert!((seen.x_from_line_left_em - caret).abs() < 1e-4, "{message}: {seen:?}, not {caret}");
                for letter in ['q', '\u{5EA}'] {
                    press(fresh(&mut desk, &text), x);
                    desk.type_text(&letter.to_string());
                    assert_eq!(desk.editor.text(), with_letter(&text, position, letter), "{message}");
                }
                clicks += 1;
            };
            for cell in cells.iter().filter(|it| it.right > it.left) {
                check(cell.x(false), cell.position(false), cell.left);
                check(cell.x(true), cell.position(true), cell.right);
            }
            let is_rtl =
                strategy.order(&characters_of(&text)).paragraph_direction() == Direction::RightToLeft;
            let (start, end) = (0, text.chars().count());
            check(-0.7, if is_rtl { end } else { start }, 0.0);
            check(width + 0.7, if is_rtl { start } else { end }, width);
        }
    }
    println!("{clicks} clicks");
    assert_eq!(clicks, CLICKS);
}

#[test]
fn a_drag_selects_what_lies_between() {
    let mut drags = 0;
    for text in names() {
        for strategy in ORDERS {
            let mut desk = Desk::new(&text, EditedTextKind::DomainName, strategy);
            let cells = on_screen(&mut desk, strategy);
            for (first, from) in cells.iter().enumerate() {
                for (last, to) in cells.iter().enumerate() {
                    let rightwards = first <= last;
                    press(&mut desk, from.x(!rightwards));
                    desk.act(EditAction::DragPointer {
                        line_index: 0,
                        x_from_line_left_em: to.x(rightwards),
                    });
                    let (a, b) = (from.position(!rightwards), to.position(rightwards));
                    let message = format!("{text:?} {} {first} to {last}", strategy.id());
                    assert_eq!(
                        desk.editor.selection(),
                        Selection { anchor_character_offset: a, caret_character_offset: b },
                        "{message}"
                    );
                    drags += 1;
                }
            }
        }
    }
    println!("{drags} drags");
    assert_eq!(drags, DRAGS);
}

/// Shown above: the right half of shin, then Q; the left half of the full stop, then Q; from end to end of the label.
#[test]
fn a_label_that_ends_in_digits() {
    let text = "\u{5E9}\u{5DC}\u{5D5}\u{5DD}12.com";
    // On the screen: 1 2 mem vav lamed shin . c o m.
    let mut desk = Desk::name(text);
    desk.click_half(5, true, SelectionGranularity::Character, false);
    desk.type_text("Q");
    assert_eq!(desk.editor.text(), format!("Q{text}"));
    let mut desk = Desk::name(text);
    desk.click_half(6, false, SelectionGranularity::Character, false);
    desk.type_text("Q");
    assert_eq!(desk.editor.text(), "\u{5E9}\u{5DC}\u{5D5}\u{5DD}12Q.com");
    let mut desk = Desk::name(text);
    let cells = on_screen(&mut desk, Strategy::UbaLtr);
    press(&mut desk, cells[5].x(true));
    desk.act(EditAction::DragPointer { line_index: 0, x_from_line_left_em: cells[2].x(false) });
    assert_eq!(desk.editor.selected_text(), "\u{5E9}\u{5DC}\u{5D5}\u{5DD}");
}

/// Over every half of a cell the selected text is carried to the edge where a click puts the caret.
#[test]
fn a_drop_stands_at_the_pointed_edge() {
    for text in names() {
        for strategy in ORDERS {
            let mut desk = Desk::new(&text, EditedTextKind::DomainName, strategy);
            let cells = on_screen(&mut desk, strategy);
            let (selected, scalars) = (cells[0].characters.clone(), text.chars().collect::<Vec<char>>());
            for cell in &cells[1..] {
                for right_half in [false, true] {
                    let (x, position) = (cell.x(right_half), cell.position(right_half));
                    fresh(&mut desk, &text);
                    desk.act(EditAction::SetSelection(Selection {
                        anchor_character_offset: selected.start,
                        caret_character_offset: selected.end,
                    }));
                    let caret = desk.editor.caret_for_drop(0, x, false, &mut desk.layout);
                    desk.act(EditAction::DropSelectedText {
                        line_index: 0,
                        x_from_line_left_em: x,
                        copies_text: false,
                    });
                    let (mut before, mut after) = scalars.split_at(position);
                    let carried: Vec<char> = scalars[selected.clone()].to_vec();
                    let is_before = selected.end <= position;
                    let rest: Vec<char>;
                    if is_before {
                        rest = [&before[..selected.start], &before[selected.end..]].concat();
                        before = &rest;
                    } else {
                        let start = selected.start - position;
                        rest = [&after[..start], &after[start + carried.len()..]].concat();
                        after = &rest;
                    }
                    let expected: String = [before, &carried, after].concat().iter().collect();
                    let message = format!("{text:?} {} to {x}", strategy.id());
                    assert_eq!(desk.editor.text(), expected, "{message}");
                    let edge = if right_half { cell.right } else { cell.left };
                    assert!(
                        caret.is_none_or(|it| (it.x_from_line_left_em - edge).abs() < 1e-4),
                        "{message}: {caret:?}"
                    );
                }
            }
        }
    }
}

/// On the screen: a b . gimel bet alef . c d.
#[test]
fn what_is_selected_can_be_pointed_at_where_it_is_seen() {
    let mut desk = Desk::name("ab.\u{5D0}\u{5D1}\u{5D2}.cd");
    desk.act(EditAction::SetSelection(Selection { anchor_character_offset: 1, caret_character_offset: 4 }));
    let cells = on_screen(&mut desk, Strategy::UbaLtr);
    let view = desk.editor.view(&mut desk.layout);
    let selected = |cell: &OnScreen| view.lines[0].is_selected_at(cell.x(false));
    let places: Vec<usize> = (0..cells.len()).filter(|&it| selected(&cells[it])).collect();
    assert_eq!(places, [1, 2, 5]);
    assert!(!view.lines[0].is_selected_at(-0.1) && !view.lines[0].is_selected_at(cells[8].right + 0.1));
}

/// After a double click Shift and a click add whole labels, on either side of the first one.
#[test]
fn shift_and_a_click_extend_by_the_unit_that_was_clicked() {
    for (first, label, then, selected) in [
        (0, "ab", 4, "ab.\u{5D0}\u{5D1}\u{5D2}"),
        (4, "\u{5D0}\u{5D1}\u{5D2}", 8, "\u{5D0}\u{5D1}\u{5D2}.cd"),
        (4, "\u{5D0}\u{5D1}\u{5D2}", 0, "ab.\u{5D0}\u{5D1}\u{5D2}"),
    ] {
        let mut desk = Desk::name("ab.\u{5D0}\u{5D1}\u{5D2}.cd");
        desk.click_half(first, false, SelectionGranularity::Word, false);
        desk.click_half(then, false, SelectionGranularity::Character, true);
        assert_eq!(desk.editor.selected_text(), selected);
        // And back to the label where it began.
        desk.click_half(first, true, SelectionGranularity::Character, true);
        assert_eq!(desk.editor.selected_text(), label);
    }
    // What keys selected is extended by characters.
    let mut desk = Desk::name("ab.cd");
    desk.act(EditAction::SelectAll);
    desk.click_half(4, false, SelectionGranularity::Character, true);
    assert_eq!(desk.editor.selected_text(), "ab.c");
}

/// In a text the line break is part of its line: three clicks and Delete leave no empty line.
#[test]
fn three_clicks_take_a_line_with_its_line_break() {
    for (line_end, texts) in [("\n", ["ab\n", "\u{5D0}\u{5D1}"]), ("\r\n", ["ab\r\n", "\u{5D0}\u{5D1}"])] {
        let text = ["ab", line_end, "\u{5D0}\u{5D1}"].concat();
        let mut desk = Desk::new("", EditedTextKind::MultiLine, Strategy::UbaAuto);
        desk.editor = Editor::with_text(EditedTextKind::MultiLine, &text, Notation::Unicode);
        for (line, expected) in texts.into_iter().enumerate() {
            desk.act(EditAction::PressPointer {
                line_index: line,
                x_from_line_left_em: 0.1,
                selection_granularity: SelectionGranularity::Line,
                extends_selection: false,
            });
            assert_eq!(desk.editor.selected_text(), expected);
        }
        desk.act(EditAction::PressPointer {
            line_index: 0,
            x_from_line_left_em: 0.1,
            selection_granularity: SelectionGranularity::Line,
            extends_selection: false,
        });
        assert_eq!(desk.delete(Deletion::Selected), "\u{5D0}\u{5D1}");
    }
}

/// How many names the file holds.
const COUNT: usize = 74;
/// How many halves and ends there are, in three orders.
const CLICKS: usize = 3_714;
/// How many pairs of cells there are, in three orders.
const DRAGS: usize = 14_493;
