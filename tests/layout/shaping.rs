//! Glyph ids, advances and offsets equal HarfBuzz's.

use std::collections::BTreeMap;

use bidiscope::layout::Line;

use crate::support::{
    actual, direction, expected, faces_with, family_of_file, one_run, rows, text_of_code_points,
};

const WORDS: &str = include_str!("../data/shaping/words.tsv");

#[test]
fn words_are_shaped_as_harfbuzz_shapes_them() {
    let mut words_of_face: BTreeMap<&str, usize> = BTreeMap::new();
    for row in rows(WORDS) {
        let [_language, _source, face, _script, direction_id, code_points, glyphs] = row[..] else {
            panic!("a row has seven columns: {row:?}");
        };
        let line = word(face, direction_id, code_points);
        assert_eq!(actual(&line), expected(glyphs), "{code_points} in {face}");
        *words_of_face.entry(face).or_default() += 1;
    }
    let counts: Vec<(&str, usize)> = words_of_face.into_iter().collect();
    assert_eq!(
        counts,
        [
            ("NotoNaskhArabic-Regular.ttf", 25),
            ("NotoSans-Regular.ttf", 30),
            ("NotoSansAdlam-Regular.ttf", 19),
            ("NotoSansArabic-Regular.ttf", 116),
            ("NotoSansDevanagari-Regular.ttf", 25),
            ("NotoSansHebrew-Regular.ttf", 75),
            ("NotoSansNKo-Regular.ttf", 20),
            ("NotoSansSyriac-Regular.ttf", 26),
            ("NotoSansThaana-Regular.ttf", 23),
        ]
    );
}

/// The word as one run; checks that it is shown in the face that its row names.
fn word(face: &str, direction_id: &str, code_points: &str) -> Line {
    let faces = faces_with(face);
    let line = one_run(&text_of_code_points(code_points), direction(direction_id == "rtl"), &faces);
    for glyph in line.glyphs() {
        let family = faces.family(glyph.face).expect("the line's own faces").replace(' ', "");
        assert_eq!(family, family_of_file(face), "{code_points}");
    }
    line
}
