//! How high a row a line needs.

use bidiscope_bidi::name::characters_of;
use bidiscope_bidi::order::{Direction, LogicalIndex, Strategy};
use bidiscope_layout::{
    Faces, InvisibleStyle, LINE_BOX_ASCENT_EM, LINE_BOX_DESCENT_EM, MAX_LINE_OVERFLOW_PER_SIDE_EM,
    PlaceholderBox, ShapedLine, ShapedLineDrawing,
};

use crate::support::{faces_with, line, one_run, rows, text_of_code_points};

/// A letter with so many of a mark on it.
fn stack(mark: char, count: usize) -> ShapedLine {
    line(&format!("a{}b", String::from(mark).repeat(count)), Strategy::UbaLtr)
}

#[test]
fn words_and_boxes_stand_in_the_line_box() {
    let mut count = 0;
    for row in rows(include_str!("../../../../tests/data/shaping/words.tsv")) {
        let (face, code_points) = (row[3], row[6]);
        let line = one_run(&text_of_code_points(code_points), Direction::RightToLeft, &faces_with(face));
        let reach = line.vertical_extent();
        assert_eq!(
            (reach.ascent_em, reach.descent_em),
            (LINE_BOX_ASCENT_EM, LINE_BOX_DESCENT_EM),
            "{code_points}"
        );
        count += 1;
    }
    assert_eq!(count, 844);
    for text in ["", "\u{4E2D}", "\u{7}\u{202E}\u{200C}", "\u{10FFFF}"] {
        let characters = characters_of(text);
        let order = Strategy::UbaLtr.order(&characters);
        for invisibles in [InvisibleStyle::Hidden, InvisibleStyle::Boxed, InvisibleStyle::Enlarged] {
            let line = ShapedLine::new(&characters, &order, &Faces::bundled(), invisibles);
            assert_eq!(
                line.vertical_extent().height_em(),
                LINE_BOX_ASCENT_EM + LINE_BOX_DESCENT_EM,
                "{text:?}"
            );
            let inside = |it: &PlaceholderBox| {
                it.top_above_baseline_em <= LINE_BOX_ASCENT_EM
                    && it.bottom_above_baseline_em >= -LINE_BOX_DESCENT_EM
            };
            assert!(line.placeholder_boxes().iter().all(inside), "{text:?}");
        }
    }
}

#[test]
fn a_row_grows_with_its_marks_and_only_so_far() {
    let mut last = LINE_BOX_ASCENT_EM;
    for count in 0..=31 {
        let line = stack('\u{301}', count);
        let reach = line.vertical_extent();
        assert!(
            reach.ascent_em >= last && reach.ascent_em <= LINE_BOX_ASCENT_EM + MAX_LINE_OVERFLOW_PER_SIDE_EM,
            "{count}"
        );
        assert_eq!(reach.descent_em, LINE_BOX_DESCENT_EM);
        last = reach.ascent_em;
    }
    assert!(
        stack('\u{301}', 4).vertical_extent().ascent_em > LINE_BOX_ASCENT_EM
            && stack('\u{301}', 4).vertical_extent().clipped.is_empty()
    );
    assert_eq!(last, LINE_BOX_ASCENT_EM + MAX_LINE_OVERFLOW_PER_SIDE_EM);
    let below = stack('\u{323}', 20);
    assert_eq!(
        (below.vertical_extent().ascent_em, below.vertical_extent().descent_em),
        (LINE_BOX_ASCENT_EM, LINE_BOX_DESCENT_EM + MAX_LINE_OVERFLOW_PER_SIDE_EM)
    );
}

#[test]
fn what_is_cut_off_is_reported_by_its_base_and_its_side() {
    for (mark, is_above) in [('\u{301}', true), ('\u{323}', false)] {
        assert_eq!(stack(mark, 2).vertical_extent().clipped, []);
        let line = stack(mark, 20);
        let [cut] = line.vertical_extent().clipped[..] else {
            panic!("one cut: {:?}", line.vertical_extent())
        };
        assert_eq!((cut.base_logical_index, cut.is_above_line), (LogicalIndex(0), is_above));
    }
    // Two hundred marks: a cell has up to 32 characters, and each is cut once.
    assert_eq!(stack('\u{301}', 200).vertical_extent().clipped.len(), 7);
    assert!(
        stack('\u{301}', 200).vertical_extent().height_em()
            <= LINE_BOX_ASCENT_EM + LINE_BOX_DESCENT_EM + 2.0 * MAX_LINE_OVERFLOW_PER_SIDE_EM
    );
}

#[test]
fn all_ink_is_in_the_row_unless_it_is_cut() {
    let faces = Faces::bundled();
    for text in [
        "a\u{301}\u{301}\u{301}\u{301}b",
        "g\u{323}\u{323}",
        "b\u{651}\u{64F}",
        "\u{628}\u{651}\u{64E}\u{670}",
    ] {
        let line = line(text, Strategy::UbaLtr);
        assert_eq!(line.vertical_extent().clipped, [], "{text:?}");
        let size = 40.0;
        let raster = ShapedLineDrawing::new(&line, &faces, size, 1, |_| 0).raster(None);
        let is_inked = |row: usize| {
            raster.colour_layer_coverages[0][row * raster.width_px..(row + 1) * raster.width_px]
                .iter()
                .any(|&it| it > 0)
        };
        let above = (line.vertical_extent().ascent_em * size).ceil() as usize;
        let below = (line.vertical_extent().descent_em * size).ceil() as usize;
        for row in (0..raster.height_px).filter(|&it| is_inked(it)) {
            assert!(
                row + above >= raster.pixel_rows_above_baseline
                    && row < raster.pixel_rows_above_baseline + below,
                "{text:?}: row {row}"
            );
        }
    }
}

#[test]
fn only_what_is_asked_for_is_marked() {
    // ZWNJ, RLO and a control code, of which the last two are marked.
    let characters = characters_of("a\u{200C}b\u{202E}c\u{7}");
    let order = Strategy::UbaLtr.order(&characters);
    let faces = Faces::bundled();
    let line =
        ShapedLine::with_invisibles_at(&characters, &order, &faces, InvisibleStyle::Boxed, |at| at > 2);
    let mut boxed: Vec<usize> = line.placeholder_boxes().iter().map(|it| it.logical_index.0).collect();
    boxed.sort_unstable();
    assert_eq!(boxed, [3, 5]);
    let none = ShapedLine::with_invisibles_at(&characters, &order, &faces, InvisibleStyle::Hidden, |_| true);
    assert!(none.placeholder_boxes().is_empty());
}

#[test]
fn letters_in_boxes_have_12_points_in_the_smallest_lines() {
    let faces = Faces::bundled();
    for scalar in ['\u{7}', '\u{85}', '\u{AD}', '\u{200C}', '\u{202E}', '\u{2067}', '\u{E0041}', '\u{FE0F}'] {
        let characters = characters_of(&String::from(scalar));
        let order = Strategy::UbaLtr.order(&characters);
        let boxed = |invisibles| ShapedLine::new(&characters, &order, &faces, invisibles);
        for (line, size) in [(boxed(InvisibleStyle::Boxed), 20.0), (boxed(InvisibleStyle::Enlarged), 14.0)] {
            assert!(line.glyphs().iter().all(|it| it.size_relative_to_line * size >= 12.0), "{scalar:?}");
        }
        let line = boxed(InvisibleStyle::Enlarged);
        assert_eq!(line.placeholder_boxes().len(), 1);
        let alone = ShapedLine::in_isolated_form(characters[0], &faces);
        assert_eq!(alone.placeholder_boxes(), line.placeholder_boxes(), "{scalar:?}: a cell shows the same");
    }
}
