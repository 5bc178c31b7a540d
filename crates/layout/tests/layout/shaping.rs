//! Glyph ids, advances and offsets equal HarfBuzz's.

use std::collections::BTreeMap;

use bidiscope_layout::ShapedLine;

use crate::support::{
    actual, direction, expected, faces_with, family_of_file, one_run, rows, text_of_code_points,
};

const WORDS: &str = include_str!("../../../../tests/data/shaping/words.tsv");

#[test]
fn words_are_shaped_as_harfbuzz_shapes_them() {
    let mut words_of_face: BTreeMap<&str, usize> = BTreeMap::new();
    for row in rows(WORDS) {
        let [_language, _source, _meaning, face, _script, direction_id, code_points, glyphs] = row[..] else {
            panic!("a row has eight columns: {row:?}");
        };
        let line = word(face, direction_id, code_points);
        assert_eq!(actual(&line), expected(glyphs), "{code_points} in {face}");
        *words_of_face.entry(face).or_default() += 1;
    }
    let counts: Vec<(&str, usize)> = words_of_face.into_iter().collect();
    assert_eq!(
        counts,
        [
            ("NotoNaskhArabic-Regular.ttf", 52),
            ("NotoSans-Regular.ttf", 143),
            ("NotoSansAdlam-Regular.ttf", 54),
            ("NotoSansArabic-Regular.ttf", 204),
            ("NotoSansDevanagari-Regular.ttf", 82),
            ("NotoSansHebrew-Regular.ttf", 126),
            ("NotoSansNKo-Regular.ttf", 59),
            ("NotoSansSyriac-Regular.ttf", 64),
            ("NotoSansThaana-Regular.ttf", 60),
        ]
    );
}

/// The word as one run; checks that it is shown in the face that its row names.
fn word(face: &str, direction_id: &str, code_points: &str) -> ShapedLine {
    let faces = faces_with(face);
    let line = one_run(&text_of_code_points(code_points), direction(direction_id == "rtl"), &faces);
    for glyph in line.glyphs() {
        let family = faces.family(glyph.face_id).expect("the line's own faces").replace(' ', "");
        assert_eq!(family, family_of_file(face), "{code_points}");
    }
    line
}

#[test]
fn every_script_of_the_bundled_faces_has_words_of_our_own() {
    let mut words_of_script: BTreeMap<&str, usize> = BTreeMap::new();
    for row in rows(WORDS).filter(|row| row[1] == "own") {
        *words_of_script.entry(row[4]).or_default() += 1;
    }
    let counts: Vec<(&str, usize)> = words_of_script.into_iter().collect();
    assert_eq!(
        counts,
        [
            ("Adlm", 38),
            ("Arab", 172),
            ("Cyrl", 40),
            ("Deva", 66),
            ("Grek", 37),
            ("Hebr", 88),
            ("Latn", 47),
            ("Nkoo", 43),
            ("Syrc", 46),
            ("Thaa", 41),
        ]
    );
}
