//! Coverage bitmaps.

use std::sync::Arc;

use bidiscope_bidi::order::{LogicalIndex, Strategy};
use bidiscope_layout::{
    Faces, LINE_BOX_ASCENT_EM, LINE_BOX_DESCENT_EM, LineRaster, MAX_GLYPH_GROUP_PIXEL_COLUMNS,
    MAX_PIXELS_PER_RASTER_LAYER, ShapedLineDrawing, pixel_width,
};
use proptest::prelude::*;

use crate::support::{difficult_text, line};

const MIXED: &str = "\u{645}\u{62B}\u{627}\u{644}.abc-\u{5E9}\u{5C1}\u{5B8}1";

fn whole(text: &str, size: f32) -> LineRaster {
    ShapedLineDrawing::new(&line(text, Strategy::UbaLtr), &Faces::bundled(), size, 1, |_| 0).raster(None)
}

/// The greatest difference between two coverages.
fn difference(a: &[u8], b: &[u8]) -> u8 {
    assert_eq!(a.len(), b.len());
    a.iter().zip(b).map(|(a, b)| a.abs_diff(*b)).max().unwrap_or(0)
}

/// The whole is that of one layer, but for rounding. Where shapes of two layers overlap it may be darker,
/// for each layer is drawn by itself; there is never a seam, lighter than one layer.
fn assert_shared_out(whole: &[u8], layers: &LineRaster, one: &LineRaster) {
    for (index, (&sum, &coverage)) in whole.iter().zip(&one.colour_layer_coverages[0]).enumerate() {
        assert!(sum.saturating_add(3) >= coverage, "pixel {index}: {sum} of {coverage}");
        if layers.colour_layer_coverages.iter().filter(|layer| layer[index] > 0).count() <= 1 {
            assert!(sum.abs_diff(coverage) <= 3, "pixel {index}: {sum} of {coverage}");
        }
    }
}

#[test]
fn the_line_box_is_the_same_for_every_script() {
    for size in [11.0, 16.0, 24.5, 96.0] {
        for text in [
            "a",
            "\u{5D0}\u{5B8}",
            "\u{645}\u{651}",
            "\u{710}",
            "\u{78B}\u{7A8}",
            "\u{7CA}",
            "\u{1E900}",
            "\u{915}\u{93F}",
            "\u{4E2D}",
            "",
        ] {
            let raster = whole(text, size);
            assert_eq!(
                raster.pixel_rows_above_baseline,
                (LINE_BOX_ASCENT_EM * size).ceil() as usize,
                "{text:?}"
            );
            assert_eq!(
                raster.height_px,
                raster.pixel_rows_above_baseline + (LINE_BOX_DESCENT_EM * size).ceil() as usize,
                "{text:?}"
            );
        }
    }
}

#[test]
fn ink_is_where_its_character_is() {
    let size = 40.0;
    let line = line("l\u{5D0}.\u{5D1}", Strategy::UbaLtr);
    for index in 0..4 {
        let raster =
            ShapedLineDrawing::new(&line, &Faces::bundled(), size, 1, |it| usize::from(it.0 != index))
                .raster(None);
        let extent = line.extent(LogicalIndex(index));
        let mut ink = 0;
        for (place, &value) in raster.colour_layer_coverages[0].iter().enumerate() {
            if value > 0 {
                let x =
                    ((place % raster.width_px) as f32 + 0.5 + raster.left_px_from_line_left as f32) / size;
                assert!(
                    extent.left_x_em - 0.05 <= x && x <= extent.right_x_em + 0.05,
                    "character {index} at {x}"
                );
                ink += 1;
            }
        }
        assert!(ink > 10, "character {index}");
    }
}

#[test]
fn a_rectangle_of_ink_is_covered_exactly() {
    // The frame of a missing character, whose edges are known: the sum of the coverage is its area.
    let line = line("\u{E000}", Strategy::UbaLtr);
    let frame = line.placeholder_boxes()[0];
    let size = 64.0;
    let raster = ShapedLineDrawing::new(&line, &Faces::bundled(), size, 1, |_| 0).raster(None);
    let rows = |y: f32| (raster.pixel_rows_above_baseline as f32 - y * size) as usize;
    let column = ((frame.outer_extent.left_x_em + frame.frame_thickness_em / 2.0) * size) as usize;
    // Up the middle of the left bar every pixel is covered.
    for row in rows(frame.top_above_baseline_em) + 1..rows(frame.bottom_above_baseline_em) {
        assert!(raster.colour_layer_coverages[0][row * raster.width_px + column] > 250, "row {row}");
    }
}

#[test]
fn layers_share_the_line_out() {
    let line = line(MIXED, Strategy::UbaLtr);
    let faces = Faces::bundled();
    let one = ShapedLineDrawing::new(&line, &faces, 32.0, 1, |_| 0).raster(None);
    let three = ShapedLineDrawing::new(&line, &faces, 32.0, 3, |it| it.0 % 3).raster(None);
    assert_eq!(
        (three.width_px, three.height_px, three.left_px_from_line_left),
        (one.width_px, one.height_px, one.left_px_from_line_left)
    );
    let sum: Vec<u8> = (0..one.colour_layer_coverages[0].len())
        .map(|index| {
            three.colour_layer_coverages.iter().fold(0_u8, |sum, layer| sum.saturating_add(layer[index]))
        })
        .collect();
    assert_shared_out(&sum, &three, &one);
    // In one colour the picture is the coverage.
    let picture = three.composite_premultiplied_rgba(&[[255, 255, 255]; 3]);
    let alpha: Vec<u8> = picture.iter().map(|it| it[3]).collect();
    assert_eq!(alpha, sum);
    assert!(picture.iter().all(|&[r, g, b, a]| r == a && g == a && b == a));
    // What belongs to no layer is not drawn.
    let none = ShapedLineDrawing::new(&line, &faces, 32.0, 1, |_| usize::MAX).raster(None);
    assert!(none.colour_layer_coverages[0].iter().all(|&it| it == 0));
}

#[test]
fn parts_make_up_the_whole() {
    let line = line(MIXED, Strategy::UbaRtl);
    let faces = Faces::bundled();
    let drawing = ShapedLineDrawing::new(&line, &faces, 29.0, 1, |_| 0);
    let all = drawing.raster(None);
    let end = all.left_px_from_line_left + all.width_px as i32;
    let mut start = all.left_px_from_line_left;
    while start < end {
        let stop = (start + 23).min(end);
        let part = drawing.raster(Some(start..stop));
        assert_eq!(
            (part.left_px_from_line_left, part.width_px, part.height_px),
            (start, (stop - start) as usize, all.height_px)
        );
        for row in 0..all.height_px {
            let from = row * all.width_px + (start - all.left_px_from_line_left) as usize;
            let here = &part.colour_layer_coverages[0][row * part.width_px..(row + 1) * part.width_px];
            assert!(difference(here, &all.colour_layer_coverages[0][from..from + part.width_px]) <= 1);
        }
        start = stop;
    }
}

#[test]
fn sizes_are_bounded() {
    for size in [f32::NAN, f32::NEG_INFINITY, -1.0, 0.0, 1e-9] {
        assert_eq!(whole("ab", size), whole("ab", 1.0));
    }
    let huge = whole(&"ab\u{5D0}".repeat(40), f32::INFINITY);
    assert!(huge.width_px * huge.height_px <= MAX_PIXELS_PER_RASTER_LAYER);
    assert!(huge.width_px > 0);
    let line = line("ab", Strategy::UbaLtr);
    let faces = Faces::bundled();
    let backwards = std::ops::Range { start: 10, end: -10 };
    let nothing = ShapedLineDrawing::new(&line, &faces, 20.0, 2, |_| 0).raster(Some(backwards));
    assert_eq!((nothing.width_px, nothing.colour_layer_coverages.len()), (0, 2));
    let far = ShapedLineDrawing::new(&line, &faces, 20.0, 1, |_| 0).raster(Some(i32::MIN..i32::MAX));
    assert!(far.width_px * far.height_px <= MAX_PIXELS_PER_RASTER_LAYER);
    assert_eq!(
        ShapedLineDrawing::new(&line, &Faces::bundled(), 20.0, 0, |_| 0)
            .raster(None)
            .colour_layer_coverages
            .len(),
        0
    );
    assert_eq!(pixel_width(&line, 20.0), (line.width_em() * 20.0).ceil() as i32);
}

#[test]
fn an_empty_line_has_no_columns() {
    let raster = whole("", 20.0);
    assert_eq!((raster.width_px, raster.colour_layer_coverages), (0, vec![vec![]]));
}

#[test]
fn colours_of_joined_letters_meet_without_a_seam() {
    // Letters that join, in two colours: along the joint the alpha is that of one colour.
    let line = line("\u{633}\u{633}\u{633}", Strategy::UbaLtr);
    let faces = Faces::bundled();
    let one = ShapedLineDrawing::new(&line, &faces, 37.0, 1, |_| 0).raster(None);
    let two = ShapedLineDrawing::new(&line, &faces, 37.0, 2, |it| it.0 % 2).raster(None);
    let picture = two.composite_premultiplied_rgba(&[[255, 0, 0], [0, 0, 255]]);
    let alpha: Vec<u8> = picture.iter().map(|it| it[3]).collect();
    assert_shared_out(&alpha, &two, &one);
    // Premultiplied: no channel above alpha.
    assert!(picture.iter().all(|&[r, g, b, a]| r <= a && g <= a && b <= a));
}

#[test]
fn where_joined_letters_overlap_the_ink_is_no_darker() {
    // The headline of Devanagari letters, which overlap at every joint: at its upper edge every pixel
    // is covered in the same part.
    let line = line("\u{91F}\u{91F}\u{91F}\u{91F}", Strategy::UbaLtr);
    let mut edges = 0;
    for size in [23.0, 27.0, 31.0, 33.5, 40.0, 54.0] {
        let raster = ShapedLineDrawing::new(&line, &Faces::bundled(), size, 1, |_| 0).raster(None);
        let margin = (size * 0.2) as usize;
        let rows = raster.colour_layer_coverages[0]
            .chunks(raster.width_px)
            .map(|row| &row[margin..raster.width_px - margin]);
        let edge = rows.into_iter().find(|row| row.iter().all(|&it| it > 0)).expect("there is a headline");
        let (least, most) = (edge.iter().min(), edge.iter().max());
        if edge.iter().all(|&it| it < 230) {
            edges += 1;
            assert!(most.zip(least).is_some_and(|(most, least)| most - least <= 24), "{size}: {edge:?}");
        }
    }
    assert!(edges >= 3, "an edge between pixels at {edges} sizes");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn every_line_can_be_drawn(text in difficult_text(24), size in 1.0_f32..60.0) {
        let raster = whole(&text, size);
        prop_assert_eq!(raster.colour_layer_coverages[0].len(), raster.width_px * raster.height_px);
    }

    /// What was drawn before changes nothing, and bitmaps laid side by side are the raster.
    #[test]
    fn bitmaps_make_up_the_raster(text in difficult_text(16), size in 4.0_f32..40.0) {
        let line = line(&text, Strategy::OneToOne);
        let (faces, fresh) = (Faces::bundled(), Faces::bundled());
        let layer_of = |it: LogicalIndex| it.0 % 4;
        let drawing = ShapedLineDrawing::new(&line, &faces, size, 3, layer_of);
        let raster = drawing.raster(None);
        prop_assert_eq!(&drawing.raster(None), &raster);
        prop_assert_eq!(&ShapedLineDrawing::new(&line, &fresh, size, 3, layer_of).raster(None), &raster);
        let mut layers = vec![vec![0_u8; raster.width_px * raster.height_px]; 3];
        for group in drawing.groups() {
            let placed = drawing.glyph_group_bitmap(group);
            for (index, &share) in placed.bitmap.coverage.iter().enumerate().filter(|(_, share)| **share > 0) {
                let column = placed.left + (index % placed.bitmap.width) as i32;
                let row = placed.top + (index / placed.bitmap.width) as i32 + raster.pixel_rows_above_baseline as i32;
                prop_assert!(group.pixel_columns_from_line_left.start - 1 <= column && column <= group.pixel_columns_from_line_left.end);
                let at = row as usize * raster.width_px + (column - raster.left_px_from_line_left) as usize;
                layers[group.colour_layer_index][at] = layers[group.colour_layer_index][at].saturating_add(share);
            }
        }
        prop_assert_eq!(layers, raster.colour_layer_coverages);
    }
}

#[test]
fn what_stands_in_the_same_way_is_drawn_once() {
    let faces = Faces::bundled();
    let bitmaps = |text: &str| -> Vec<_> {
        let drawing = ShapedLineDrawing::new(&line(text, Strategy::UbaLtr), &faces, 20.0, 1, |_| 0);
        drawing.groups().iter().map(|group| drawing.glyph_group_bitmap(group).bitmap).collect()
    };
    let (one, other) = (bitmaps("\u{5D0}\u{5D1}\u{5D2}"), bitmaps("\u{5D0}\u{5D1}\u{5D2}"));
    assert_eq!(one.len(), 3);
    assert!(one.iter().zip(&other).all(|(one, other)| Arc::ptr_eq(one, other)));
    // A letter can begin at eight places in a pixel, however many letters stand before it.
    let mut alefs: Vec<_> = (0..64).map(|before| bitmaps(&("i".repeat(before) + "\u{5D0}"))).collect();
    let mut last: Vec<_> = alefs.iter_mut().filter_map(|it| it.pop()).map(|it| Arc::as_ptr(&it)).collect();
    last.sort_unstable();
    last.dedup();
    assert!(last.len() <= 8, "{} bitmaps of one letter", last.len());
    // Joined letters are one.
    assert_eq!(bitmaps("\u{633}\u{633}\u{633}").len(), 1);
}

#[test]
fn glyphs_stand_where_the_shaper_puts_them() {
    // The left edge of a stem moves with its letter, to a sixteenth of a pixel on either side.
    let (faces, size) = (Faces::bundled(), 21.0);
    let aside: Vec<f32> = (0..60)
        .map(|before| {
            let line = line(&("i".repeat(before) + "l"), Strategy::UbaLtr);
            let raster =
                ShapedLineDrawing::new(&line, &faces, size, 1, |it| usize::from(it.0 != before)).raster(None);
            let row = &raster.colour_layer_coverages[0]
                [(raster.pixel_rows_above_baseline - 8) * raster.width_px..][..raster.width_px];
            let column = row.iter().position(|&it| it > 0).expect("a stem");
            let edge =
                (raster.left_px_from_line_left + column as i32 + 1) as f32 - f32::from(row[column]) / 255.0;
            edge - line.extent(LogicalIndex(before)).left_x_em * size
        })
        .collect();
    let (least, most) = aside.iter().fold((f32::MAX, f32::MIN), |(l, m), &it| (l.min(it), m.max(it)));
    assert!(most - least < 0.135, "from {least} to {most}");
}

#[test]
fn long_joined_words_are_drawn_in_parts() {
    let line = line(&"\u{633}".repeat(400), Strategy::UbaLtr);
    let drawing = ShapedLineDrawing::new(&line, &Faces::bundled(), 40.0, 1, |_| 0);
    let all = drawing.raster(None);
    assert!(drawing.groups().len() > all.width_px / 256);
    for group in drawing.groups() {
        let (columns, placed) = (&group.pixel_columns_from_line_left, drawing.glyph_group_bitmap(group));
        assert!(columns.end - columns.start <= MAX_GLYPH_GROUP_PIXEL_COLUMNS);
        assert_eq!(placed.bitmap.width, (columns.end - columns.start) as usize);
        assert!(placed.bitmap.coverage.len() <= all.height_px * placed.bitmap.width);
    }
    // Along the line that joins them every column has ink, at the edges of the groups too.
    let joint = (all.pixel_rows_above_baseline - 4..=all.pixel_rows_above_baseline)
        .map(|row| &all.colour_layer_coverages[0][row * all.width_px..][..all.width_px]);
    let lightest = |row: &[u8]| row[80..all.width_px - 80].iter().copied().min().unwrap_or(0);
    let lightest = joint.map(lightest).max();
    assert!(lightest.is_some_and(|it| it > 100), "a row without a gap: {lightest:?}");
    let part = drawing.raster(Some(1000..1100));
    for row in 0..all.height_px {
        let whole = &all.colour_layer_coverages[0]
            [row * all.width_px + (1000 - all.left_px_from_line_left) as usize..][..100];
        assert_eq!(&part.colour_layer_coverages[0][row * 100..(row + 1) * 100], whole);
    }
}

#[test]
fn a_group_of_another_drawing_is_nothing() {
    let faces = Faces::bundled();
    let drawing = |text: &str| ShapedLineDrawing::new(&line(text, Strategy::UbaLtr), &faces, 20.0, 1, |_| 0);
    let (short, long) = (drawing("a"), drawing("abc"));
    assert!(short.glyph_group_bitmap(&long.groups()[2]).bitmap.coverage.is_empty());
}
