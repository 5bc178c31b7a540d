//! The laws of carets.

use bidiscope_bidi::name::characters_of;
use bidiscope_bidi::order::{Direction, LogicalIndex, Strategy};
use bidiscope_layout::{ArabicFace, CaretAtStop, Carets, Faces, InvisibleStyle, ShapedLine};
use proptest::prelude::*;
use unicode_segmentation::UnicodeSegmentation;

use crate::caret_laws::{check, check_order_of_levels};
use crate::support::{any_order, difficult_text, direction, line, one_run};

use Direction::{LeftToRight, RightToLeft};

/// For each position its place in hundredths of the line's width, and the secondary one.
fn places(line: &ShapedLine, lean: Direction) -> Vec<(usize, i32, Option<i32>)> {
    let carets = Carets::new(line);
    let percent = |x: f32| (x / line.width_em() * 100.0).round() as i32;
    carets
        .ascending_character_offsets()
        .iter()
        .map(|&it| {
            let place = carets.drawn_caret(carets.caret_at_offset(it, lean));
            (
                it,
                percent(place.x_from_line_left_em),
                place.secondary_caret.map(|edge| percent(edge.x_from_line_left_em)),
            )
        })
        .collect()
}

#[test]
fn within_one_direction_carets_follow_the_text() {
    let faces = Faces::bundled();
    assert_eq!(
        places(&one_run("0123", LeftToRight, &faces), LeftToRight),
        [(0, 0, None), (1, 25, None), (2, 50, None), (3, 75, None), (4, 100, None)]
    );
    assert_eq!(
        places(&one_run("0123", RightToLeft, &faces), LeftToRight),
        [(0, 100, None), (1, 75, None), (2, 50, None), (3, 25, None), (4, 0, None)]
    );
}

#[test]
fn at_a_direction_boundary_there_are_two_places() {
    // Digits for letters, since they are all of one width: 01 to the right, 23 to the left, in a
    // left-to-right paragraph. Position 2 continues 1 in the middle, or begins 2 at the right end;
    // position 4 ends the line at the right end, or continues 3 in the middle.
    let characters = characters_of("0123");
    let runs = [(0..2, LeftToRight), (2..4, RightToLeft)];
    let order = crate::support::order_of_runs(&characters, &runs, LeftToRight);
    let line = ShapedLine::new(&characters, &order, &Faces::bundled(), InvisibleStyle::Hidden);
    assert_eq!(
        places(&line, LeftToRight),
        [(0, 0, None), (1, 25, None), (2, 50, Some(100)), (3, 75, None), (4, 100, Some(50))]
    );
    assert_eq!(
        places(&line, RightToLeft),
        [(0, 0, None), (1, 25, None), (2, 100, Some(50)), (3, 75, None), (4, 50, Some(100))]
    );
    let carets = Carets::new(&line);
    let place = carets.drawn_caret(carets.caret_at_offset(2, LeftToRight));
    assert_eq!(
        (place.run_direction, place.secondary_caret.map(|it| it.run_direction)),
        (LeftToRight, Some(RightToLeft))
    );
    // Left to right over the cells and back.
    let walk = |from, step: fn(&Carets, CaretAtStop) -> Option<CaretAtStop>| {
        let next = |it: &CaretAtStop| step(&carets, *it);
        std::iter::successors(Some(from), next).map(|it| it.character_offset).collect::<Vec<_>>()
    };
    assert_eq!(walk(carets.line_start(), Carets::caret_to_right), [0, 1, 2, 3, 4]);
    assert_eq!(walk(carets.line_end(), Carets::caret_to_left), [4, 3, 2, 1, 0]);
}

/// By hand: Home, then Right again and again; in a right-to-left paragraph Left.
#[test]
fn a_walk_takes_the_edges_of_the_lower_levels() {
    let walked = |text: &str, strategy| {
        let line = line(text, strategy);
        let carets = Carets::new(&line);
        let step = if carets.paragraph_direction().is_right_to_left() {
            Carets::caret_to_left
        } else {
            Carets::caret_to_right
        };
        let from = carets.line_start();
        std::iter::successors(Some(from), |it| step(&carets, *it))
            .map(|it| it.character_offset)
            .collect::<Vec<_>>()
    };
    for (text, strategy, expected) in [
        ("www.\u{5E9}\u{5DC}\u{5D5}\u{5DD}", Strategy::UbaLtr, vec![0, 1, 2, 3, 4, 7, 6, 5, 8]),
        ("\u{5D0}\u{5D1}.\u{5D2}", Strategy::UbaLtr, vec![0, 3, 2, 1, 4]),
        // Shown: 1 2 BET ALEF.
        ("\u{5D0}\u{5D1}12", Strategy::UbaLtr, vec![0, 3, 2, 1, 4]),
        ("\u{5D0}\u{5D1}12", Strategy::UbaRtl, vec![0, 1, 2, 3, 4]),
        ("ab.\u{5D0}", Strategy::UbaRtl, vec![0, 1, 2, 3, 4]),
    ] {
        assert_eq!(walked(text, strategy), expected, "{text:?} {}", strategy.id());
    }
}

#[test]
fn leaning_with_the_text_the_caret_stands_where_typing_goes_on() {
    // Hebrew alone in a left-to-right paragraph: after the last letter is at the left.
    let hebrew = line("\u{5D0}\u{5D1}\u{5D2}", Strategy::UbaLtr);
    let carets = Carets::new(&hebrew);
    let leaning = |position, lean| carets.drawn_caret(carets.caret_at_offset(position, lean));
    assert_eq!(leaning(3, RightToLeft).x_from_line_left_em, 0.0);
    assert_eq!(leaning(0, RightToLeft).x_from_line_left_em, hebrew.width_em());
    assert_eq!(
        leaning(3, RightToLeft).secondary_caret.map(|it| it.x_from_line_left_em),
        Some(hebrew.width_em())
    );
    // Leaning the other way, it stands where Latin would go on.
    assert_eq!(leaning(3, LeftToRight).x_from_line_left_em, hebrew.width_em());
    // In its own paragraph both are the same.
    let hebrew = line("\u{5D0}\u{5D1}\u{5D2}", Strategy::UbaRtl);
    assert_eq!(places(&hebrew, LeftToRight), places(&hebrew, RightToLeft));
    let carets = Carets::new(&hebrew);
    assert_eq!(carets.line_start(), CaretAtStop { character_offset: 0, visual_stop_index: 3 });
    assert_eq!(carets.line_end(), CaretAtStop { character_offset: 3, visual_stop_index: 0 });
}

#[test]
fn carets_stand_inside_lam_alef_in_both_arabic_faces() {
    let mut glyph_counts = Vec::new();
    for face in [ArabicFace::Sans, ArabicFace::Naskh] {
        let faces = Faces::bundled().with_arabic(face);
        // Alone, joined, and with a mark on the lam.
        for (text, inner) in
            [("\u{644}\u{627}", 1), ("\u{643}\u{644}\u{627}\u{645}", 2), ("\u{644}\u{64E}\u{627}", 2)]
        {
            let line = one_run(text, RightToLeft, &faces);
            let carets = Carets::new(&line);
            assert!(carets.ascending_character_offsets().contains(&inner), "{text:?}");
            let lam = line.extent(LogicalIndex(inner - 1));
            let alef = line.extent(LogicalIndex(inner));
            let x = carets.drawn_caret(carets.caret_at_offset(inner, RightToLeft)).x_from_line_left_em;
            assert!(
                alef.left_x_em < x && x < lam.right_x_em && x == lam.left_x_em && x == alef.right_x_em,
                "{text:?}"
            );
            check(&line, RightToLeft);
        }
        glyph_counts.push(one_run("\u{644}\u{627}", RightToLeft, &faces).glyphs().len());
    }
    assert_eq!(glyph_counts, [1, 2], "one glyph in Noto Sans Arabic, two in Noto Naskh Arabic");
}

#[test]
fn no_caret_stands_between_a_base_and_its_marks() {
    for (text, expected) in [
        ("\u{5E9}\u{5C1}\u{5B8}\u{5DC}", vec![0, 3, 4]),
        ("\u{645}\u{64F}\u{62D}\u{64E}\u{645}\u{651}\u{64E}\u{62F}", vec![0, 2, 4, 7, 8]),
        ("\u{915}\u{94D}\u{937}\u{93F}", vec![0, 4]),
        ("\u{646}\u{200C}\u{646}", vec![0, 2, 3]),
        ("e\u{301}x", vec![0, 2, 3]),
    ] {
        let line = line(text, Strategy::UbaAuto);
        assert_eq!(Carets::new(&line).ascending_character_offsets(), expected, "{text:?}");
        check(&line, LeftToRight);
        let carets = Carets::new(&line);
        for inside in 0..=text.chars().count() {
            let floor = *expected.iter().rfind(|&&it| it <= inside).expect("0 is a position");
            assert_eq!(carets.caret_at_offset(inside, LeftToRight).character_offset, floor);
        }
    }
}

#[test]
fn an_empty_line_has_one_caret() {
    for paragraph in [LeftToRight, RightToLeft] {
        let line = one_run("", paragraph, &Faces::bundled());
        let carets = Carets::new(&line);
        assert_eq!(carets.ascending_character_offsets(), [0]);
        let caret = carets.caret_at_offset(0, LeftToRight);
        assert_eq!((caret, caret), (carets.line_start(), carets.line_end()));
        assert_eq!(
            (carets.drawn_caret(caret).x_from_line_left_em, carets.drawn_caret(caret).secondary_caret),
            (0.0, None)
        );
        assert_eq!((carets.caret_to_left(caret), carets.caret_to_right(caret)), (None, None));
        assert_eq!((carets.next_logical_offset(0), carets.previous_logical_offset(0)), (None, None));
    }
}

/// The paper's and the RFC's names, and others that mix directions.
const NAMES: &[&str] = &[
    "\u{627}\u{628}12.com",
    "\u{627}\u{628}-12-34-\u{62A}\u{62B}",
    "\u{5D0}5",
    "5\u{5D0}",
    "\u{5D0}\u{5D1}\u{5D2}.abc",
    "abc.\u{5D0}\u{5D1}\u{5D2}",
    "L1.\u{5D0}2.\u{5D1}3.L4",
    "\u{5D9}\u{5B4}\u{5D5}\u{5D0}",
    "\u{78B}\u{7A8}\u{788}\u{7AC}\u{780}\u{7A8}\u{784}\u{7A6}\u{790}\u{7B0}",
    "\u{646}\u{627}\u{645}\u{647}\u{200C}\u{627}\u{6CC}.com",
    "\u{643}\u{644}\u{627}\u{645}-\u{644}\u{627}.\u{6F1}\u{6F2}",
    "http://a.b/\u{5D0}(\u{5D1})?c=\u{661}\u{662}",
];

#[test]
fn the_laws_hold_for_every_prefix_of_the_names() {
    let mut count = 0;
    for name in NAMES {
        let starts = name.char_indices().map(|(index, _)| index).chain([name.len()]);
        for prefix in starts.map(|end| &name[..end]) {
            for strategy in Strategy::BUILT_IN {
                let line = line(prefix, strategy);
                if matches!(strategy, Strategy::UbaLtr | Strategy::UbaRtl | Strategy::UbaAuto) {
                    check_order_of_levels(&line);
                }
                for lean in [LeftToRight, RightToLeft] {
                    check(&line, lean);
                    count += 1;
                }
            }
        }
    }
    let prefixes: usize = NAMES.iter().map(|name| name.chars().count() + 1).sum();
    assert_eq!(count, prefixes * Strategy::BUILT_IN.len() * 2);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn the_laws_hold_for_every_line(
        text in difficult_text(30),
        order in any_order(),
        marked in any::<bool>(),
        lean in any::<bool>(),
    ) {
        let characters = characters_of(&text);
        let invisibles = if marked { InvisibleStyle::Boxed } else { InvisibleStyle::Hidden };
        let line = ShapedLine::new(&characters, &order.order(&characters), &Faces::bundled(), invisibles);
        check(&line, direction(lean));
    }

    #[test]
    fn carets_stand_at_grapheme_boundaries(text in difficult_text(30)) {
        // In one run nothing else begins a cell.
        let line = one_run(&text, LeftToRight, &Faces::bundled());
        let mut boundaries = vec![0];
        for grapheme in text.graphemes(true) {
            boundaries.push(boundaries[boundaries.len() - 1] + grapheme.chars().count());
        }
        let carets = Carets::new(&line);
        prop_assert_eq!(carets.ascending_character_offsets(), &boundaries);
    }
}
