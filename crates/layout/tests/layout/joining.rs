//! Letters join as their logical neighbours ask, however a line is split.

use bidiscope_bidi::name::characters_of;
use bidiscope_bidi::order::{Direction, Strategy};
use bidiscope_layout::{Faces, InvisibleStyle, ShapedLine};

use crate::support::{
    actual, direction, expected, faces_with, glyph_ids, line, one_run, order_of_runs, rows,
    text_of_code_points,
};

const SPLITS: &str = include_str!("../../../../tests/data/shaping/splits.tsv");
const WORDS: &str = include_str!("../../../../tests/data/shaping/words.tsv");

/// Noon meem noon: three letters that join on both sides.
const THREE: &str = "\u{646}\u{645}\u{646}";

/// A text in two runs that stand side by side: the second where reading goes on, or else on the other side.
fn split_line(text: &str, at: usize, direction: Direction, reads_on: bool, faces: &Faces) -> ShapedLine {
    let characters = characters_of(text);
    let mut runs = [(0..at, direction), (at..characters.len(), direction)];
    if direction.is_right_to_left() == reads_on {
        runs.reverse();
    }
    let order = order_of_runs(&characters, &runs, direction);
    ShapedLine::new(&characters, &order, faces, InvisibleStyle::Hidden)
}

#[test]
fn parts_that_are_apart_are_shaped_as_harfbuzz_shapes_them_in_context() {
    let mut count = 0;
    for row in rows(SPLITS) {
        let [face, _script, first, second, first_glyphs, second_glyphs] = row[..] else {
            panic!("a row has six columns: {row:?}");
        };
        let text = text_of_code_points(first) + &text_of_code_points(second);
        let split = first.split(' ').count();
        let line = split_line(&text, split, Direction::RightToLeft, false, &faces_with(face));
        // The first part stands at the left.
        let (mut glyphs, width) = expected(first_glyphs);
        let (second_part, second_width) = expected(second_glyphs);
        glyphs.extend(second_part.into_iter().map(|mut glyph| {
            glyph.cluster += split;
            glyph.x += width;
            glyph
        }));
        assert_eq!(actual(&line), (glyphs, width + second_width), "{first} | {second} in {face}");
        count += 1;
    }
    assert_eq!(count, 205);
}

#[test]
fn parts_that_are_read_on_are_shaped_as_the_whole_word() {
    let mut count = 0;
    for row in rows(WORDS) {
        let [.., face, _script, direction_id, code_points, glyphs] = row[..] else {
            panic!("a row has eight columns: {row:?}");
        };
        let text = text_of_code_points(code_points);
        for at in 1..text.chars().count() {
            let line = split_line(&text, at, direction(direction_id == "rtl"), true, &faces_with(face));
            assert_eq!(actual(&line), expected(glyphs), "{code_points} at {at} in {face}");
            count += 1;
        }
    }
    assert_eq!(count, 3944);
}

#[test]
fn a_digit_inside_a_word_parts_it() {
    let whole = format!("{THREE}1{THREE}");
    let faces = Faces::bundled();
    let alone = glyph_ids(&one_run(THREE, Direction::RightToLeft, &faces));
    let digit = glyph_ids(&one_run("1", Direction::LeftToRight, &faces));
    for strategy in [Strategy::OneToOne, Strategy::UbaLtr, Strategy::UbaRtl] {
        let glyphs = glyph_ids(&line(&whole, strategy));
        assert_eq!(glyphs, [&alone[..], &digit[..], &alone[..]].concat(), "{}", strategy.id());
    }
}

#[test]
fn embeddings_of_one_direction_do_not_part_a_word() {
    // RLE and PDF put the letters at three levels, 1, 3 and 1, all right-to-left.
    let plain = glyph_ids(&line(THREE, Strategy::UbaRtl));
    let embedded = line("\u{646}\u{202B}\u{645}\u{202C}\u{646}", Strategy::UbaRtl);
    let letters: Vec<u16> = embedded
        .glyphs()
        .iter()
        .filter(|it| it.first_logical_index.0 % 2 == 0)
        .map(|it| it.glyph_id)
        .collect();
    assert_eq!(plain.len(), 3);
    assert_eq!(letters, plain);
}

#[test]
fn letters_of_another_direction_do_not_join() {
    // UAX #9 section 3.5: shaping is confined to characters of one directional run.
    let characters = characters_of(THREE);
    let runs = [(0..1, Direction::LeftToRight), (1..3, Direction::RightToLeft)];
    let order = order_of_runs(&characters, &runs, Direction::LeftToRight);
    let faces = Faces::bundled();
    let line = ShapedLine::new(&characters, &order, &faces, InvisibleStyle::Hidden);
    let noon = glyph_ids(&one_run("\u{646}", Direction::RightToLeft, &faces));
    let pair = glyph_ids(&one_run("\u{645}\u{646}", Direction::RightToLeft, &faces));
    assert_eq!(glyph_ids(&line), [noon, pair].concat());
}

#[test]
fn joiners_join_and_part_across_runs() {
    let faces = Faces::bundled();
    let characters = characters_of("\u{646}\u{200C}\u{646}");
    let split = |at: usize| {
        let runs = [(at..3, Direction::RightToLeft), (0..at, Direction::RightToLeft)];
        let order = order_of_runs(&characters, &runs, Direction::RightToLeft);
        ShapedLine::new(&characters, &order, &faces, InvisibleStyle::Hidden)
    };
    let noon = glyph_ids(&one_run("\u{646}", Direction::RightToLeft, &faces))[0];
    for at in [1, 2] {
        let line = split(at);
        let letters: Vec<u16> =
            line.glyphs().iter().filter(|it| it.first_logical_index.0 != 1).map(|it| it.glyph_id).collect();
        assert_eq!(letters, [noon, noon], "split at {at}");
    }
    // ZWJ alone makes the initial form, which is not the isolated one.
    let joined = one_run("\u{646}\u{200D}", Direction::RightToLeft, &faces);
    assert!(!glyph_ids(&joined).contains(&noon));
}

#[test]
fn marked_joiners_leave_the_letters_as_they_are() {
    let faces = Faces::bundled();
    for text in ["\u{646}\u{200C}\u{646}", "\u{646}\u{200D}\u{646}", "\u{915}\u{94D}\u{200D}\u{937}"] {
        let characters = characters_of(text);
        let order = Strategy::UbaLtr.order(&characters);
        let hidden = ShapedLine::new(&characters, &order, &faces, InvisibleStyle::Hidden);
        let marked = ShapedLine::new(&characters, &order, &faces, InvisibleStyle::Boxed);
        let text_glyphs = |line: &ShapedLine| {
            line.glyphs()
                .iter()
                .filter(|it| it.size_relative_to_line == 1.0)
                .map(|it| it.glyph_id)
                .collect::<Vec<_>>()
        };
        assert_eq!(text_glyphs(&hidden), text_glyphs(&marked), "{text:?}");
        assert_eq!(hidden.placeholder_boxes().len(), 0);
        assert_eq!(marked.placeholder_boxes().len(), 1);
        assert!(marked.width_em() > hidden.width_em());
    }
}
