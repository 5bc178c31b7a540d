//! Characters that show nothing by themselves, drawn as labelled boxes: a cell of its own each, which is clicked,
//! passed, selected and deleted as a letter is.

use bidiscope_bidi::name::Notation;
use bidiscope_edit::{
    CaretMotion, Deletion, EditAction, EditedTextKind, Editor, Selection, SelectionGranularity,
};
use bidiscope_layout::{HorizontalExtent, caption_of_invisible_character};

use crate::support::{Desk, ORDERS};

/// A box between letters that join over it, that it keeps apart, and that never join; behind marks and before
/// them; several in a row; at the ends. With the characters at which a cell begins.
const TEXTS: [(&str, &[usize]); 16] = [
    ("\u{646}\u{200D}\u{646}", &[0, 1, 2]),
    ("\u{646}\u{200C}\u{646}", &[0, 1, 2]),
    ("\u{62F}\u{200C}\u{646}", &[0, 1, 2]),
    ("a\u{200C}b", &[0, 1, 2]),
    ("\u{5D0}\u{200C}\u{5D1}", &[0, 1, 2]),
    ("\u{5D0}\u{200F}\u{5D1}", &[0, 1, 2]),
    ("a\u{200E}b", &[0, 1, 2]),
    ("a\u{7}b", &[0, 1, 2]),
    ("a\u{FE0F}b", &[0, 1, 2]),
    ("\u{644}\u{200D}\u{627}", &[0, 1, 2]),
    ("\u{5D1}\u{5B8}\u{200C}\u{5D2}", &[0, 2, 3]),
    // The mark behind a box belongs to it.
    ("\u{5D1}\u{34F}\u{5B4}\u{5D2}", &[0, 1, 3]),
    ("\u{628}\u{200C}\u{200D}\u{628}", &[0, 1, 2, 3]),
    ("\u{200C}a", &[0, 1]),
    ("\u{628}\u{200C}", &[0, 1]),
    ("\u{6A9}\u{62A}\u{627}\u{628}\u{200C}\u{647}\u{627}\u{6F1}.ir", &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
];

/// Each cell from left to right: its characters and where it stands.
fn cells(desk: &mut Desk) -> Vec<(std::ops::Range<usize>, HorizontalExtent, bool)> {
    let view = desk.editor.view(&mut desk.layout);
    let cells = view.lines[0].laid_out_line.cells();
    cells.map(|it| (it.characters_in_line, it.extent, it.run_direction.is_right_to_left())).collect()
}

/// The places on the screen where a box begins, with its characters.
fn boxes(desk: &mut Desk) -> Vec<(usize, std::ops::Range<usize>, HorizontalExtent, bool)> {
    let is_box = |it: &std::ops::Range<usize>, desk: &Desk| {
        caption_of_invisible_character(desk.editor.characters()[it.start].scalar).is_some()
    };
    let all = cells(desk).into_iter().enumerate();
    all.filter(|(_, it)| is_box(&it.0, desk)).map(|(at, (it, extent, rtl))| (at, it, extent, rtl)).collect()
}

#[test]
fn a_box_is_a_cell_with_a_stop_on_either_side() {
    for (text, starts) in TEXTS {
        for strategy in ORDERS {
            let mut desk = Desk::new(text, EditedTextKind::DomainName, strategy);
            let message = format!("{text:?} {}", strategy.id());
            let mut begins: Vec<usize> = cells(&mut desk).iter().map(|it| it.0.start).collect();
            begins.sort_unstable();
            assert_eq!(begins, starts, "{message}");
            for (_, characters, extent, _) in boxes(&mut desk) {
                // The frame stands in its cell with room on either side, so that the caret touches no line of it.
                let view = desk.editor.view(&mut desk.layout);
                let frames = view.lines[0].laid_out_line.shaped_line.placeholder_boxes();
                let frame = frames.iter().find(|it| it.logical_index.0 == characters.start).expect("a frame");
                let room = [
                    frame.outer_extent.left_x_em - extent.left_x_em,
                    extent.right_x_em - frame.outer_extent.right_x_em,
                ];
                assert!(room.iter().all(|&it| it > 0.03), "{message}: {room:?}");
            }
        }
    }
}

#[test]
fn a_box_is_clicked_passed_selected_and_deleted_as_a_letter() {
    let mut tried = 0;
    for (text, _) in TEXTS {
        for strategy in ORDERS {
            let mut desk = Desk::new(text, EditedTextKind::DomainName, strategy);
            for (place, characters, extent, from_right) in boxes(&mut desk) {
                let message = format!("{text:?} {} box {characters:?}", strategy.id());
                let mut renew =
                    || desk.editor = Editor::with_text(EditedTextKind::DomainName, text, Notation::Unicode);
                renew();
                let (left, right) = match from_right {
                    true => (characters.end, characters.start),
                    false => (characters.start, characters.end),
                };
                for (is_right, position, x) in
                    [(false, left, extent.left_x_em), (true, right, extent.right_x_em)]
                {
                    desk.click_half(place, is_right, SelectionGranularity::Character, false);
                    assert_eq!(desk.editor.selection(), Selection::caret_at(position), "{message}");
                    let seen = desk.editor.view(&mut desk.layout).caret().expect("a caret");
                    assert!((seen.x_from_line_left_em - x).abs() < 1e-4, "{message}");
                }
                // With the caret at its right: one step to the left and back.
                desk.extend(CaretMotion::VisualLeft);
                assert_eq!(
                    desk.editor.selection(),
                    Selection { anchor_character_offset: right, caret_character_offset: left },
                    "{message}"
                );
                let spans = desk.editor.view(&mut desk.layout).lines[0].selected_extents.clone();
                assert_eq!(spans, [extent], "{message}");
                assert_eq!(desk.extend(CaretMotion::VisualRight), right..right, "{message}");
                let without = |range: std::ops::Range<usize>| -> String {
                    text.chars().enumerate().filter(|(at, _)| !range.contains(at)).map(|it| it.1).collect()
                };
                desk.place(characters.start);
                assert_eq!(desk.delete(Deletion::Forward), without(characters.clone()), "{message}");
                desk.act(EditAction::Undo);
                desk.place(characters.end);
                assert_eq!(
                    desk.delete(Deletion::Backward),
                    without(characters.end - 1..characters.end),
                    "{message}"
                );
                tried += 1;
            }
        }
    }
    // Three orders; one of the texts has two.
    assert_eq!(tried, 3 * (TEXTS.len() + 1));
}

/// Hidden, they take no room and no stop.
#[test]
fn what_is_hidden_has_no_stop_of_its_own() {
    let mut desk = Desk::name("\u{646}\u{200C}\u{646}");
    desk.layout.invisibles = bidiscope_layout::InvisibleStyle::Hidden;
    assert_eq!(cells(&mut desk).len(), 2);
    assert_eq!(desk.go(CaretMotion::TextStart), 0);
    assert_eq!([desk.go(CaretMotion::LogicalNext), desk.go(CaretMotion::LogicalNext)], [2, 3]);
}
