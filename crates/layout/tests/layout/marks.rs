//! What bears a mark, and how the letters round it join: the table of docs/shaping.md, case by case.

use bidiscope_bidi::name::characters_of;
use bidiscope_bidi::order::{Direction, LogicalIndex, Strategy};
use bidiscope_layout::{
    Faces, HorizontalExtent, InvisibleStyle, PlacedGlyph, PlaceholderBoxReason, ShapedLine,
};
use proptest::prelude::*;

use crate::font::{Font, groups};
use crate::support::{Ink, faces_in, glyph_ids, ink_of, line, one_run, order_of_runs};

const RTL: Direction = Direction::RightToLeft;
/// Meem, damma, noon: a word whose mark has its base.
const PLAIN: &str = "\u{645}\u{64F}\u{646}";

/// How many dotted circles a line has.
fn circles(line: &ShapedLine) -> usize {
    let faces = Faces::bundled();
    let is_circle = |face, glyph| {
        let family = faces.family(face).expect("its face").replace(' ', "");
        let file = std::fs::read(format!("../../fonts/{family}-Regular.ttf")).expect("a bundled file");
        let face = ttf_parser::Face::parse(&file, 0).expect("a font");
        face.glyph_index('\u{25CC}').map(|it| it.0) == Some(glyph)
    };
    line.glyphs().iter().filter(|it| is_circle(it.face_id, it.glyph_id)).count()
}

/// On which of its sides on the screen a noon joins: on its left, on its right.
fn joins(line: &ShapedLine, logical: usize) -> [bool; 2] {
    let form = |text: &str, place| glyphs_of(&one_run(text, RTL, &Faces::bundled()), place)[0];
    let forms = [
        (form("\u{646}", 0), [false, false]),
        (form("\u{646}\u{646}", 0), [true, false]),
        (form("\u{646}\u{646}\u{646}", 1), [true, true]),
        (form("\u{646}\u{646}", 1), [false, true]),
    ];
    let glyphs = glyphs_of(line, logical);
    forms.into_iter().find(|it| glyphs.contains(&it.0)).expect("one of the four forms").1
}

/// The glyphs of a character and its marks.
fn glyphs_of(line: &ShapedLine, logical: usize) -> Vec<u16> {
    line.glyphs().iter().filter(|it| it.first_logical_index.0 == logical).map(|it| it.glyph_id).collect()
}

/// A text in two runs that stand the wrong way round: they are read in one direction, but not on from one
/// to the other.
fn split(text: &str, split: usize) -> ShapedLine {
    let characters = characters_of(text);
    let runs = [(0..split, RTL), (split..characters.len(), RTL)];
    let order = order_of_runs(&characters, &runs, RTL);
    ShapedLine::new(&characters, &order, &Faces::bundled(), InvisibleStyle::Hidden)
}

/// The glyphs that have ink with their places, in thousandths.
fn drawn(line: &ShapedLine) -> Vec<(u16, i32, i32)> {
    let faces = Faces::bundled();
    let thousandths = |em: f32| (em * 1000.0).round() as i32;
    let has_ink = |it: &&_| ink_of(&faces, it).is_some();
    line.glyphs()
        .iter()
        .filter(has_ink)
        .map(|it| (it.glyph_id, thousandths(it.x_from_line_left_em), thousandths(it.y_above_baseline_em)))
        .collect()
}

#[test]
fn a_mark_behind_a_control_that_shaping_passes_over_stands_on_the_letter_before_it() {
    let plain = one_run(PLAIN, RTL, &Faces::bundled());
    assert_eq!(circles(&plain), 0);
    let mut expected = drawn(&plain);
    expected.sort_unstable();
    let mut count = 0;
    // RLE, PDF, RLM, ALM, soft hyphen, word joiner, zero width space, byte order mark.
    for control in
        ['\u{202B}', '\u{202C}', '\u{200F}', '\u{61C}', '\u{AD}', '\u{2060}', '\u{200B}', '\u{FEFF}']
    {
        for text in [
            format!("\u{645}{control}\u{64F}\u{646}\u{202C}"),
            format!("\u{202B}\u{645}{control}\u{64F}\u{646}"),
        ] {
            for strategy in [Strategy::UbaRtl, Strategy::UbaLtr, Strategy::UbaAuto] {
                let line = line(&text, strategy);
                let mut found = drawn(&line);
                found.sort_unstable();
                assert_eq!(found, expected, "{text:?} {}", strategy.id());
                let place = |scalar| text.chars().position(|it| it == scalar).expect("in the text");
                let extent = |index| line.extent(LogicalIndex(index));
                assert_eq!(extent(place('\u{64F}')), extent(place('\u{645}')), "where its base is");
                count += 1;
            }
        }
    }
    assert_eq!(count, 48);
}

#[test]
fn a_mark_behind_what_parts_letters_stands_on_a_circle_and_parts_both() {
    // LRE, which makes the mark left-to-right; then isolates, whose joining type is U; then a control code.
    for text in [
        "\u{646}\u{202A}\u{64F}\u{646}\u{202C}",
        "\u{646}\u{2067}\u{64F}\u{646}\u{2069}",
        "\u{2067}\u{646}\u{2069}\u{64F}\u{646}",
        "\u{646}\u{7}\u{64F}\u{646}",
        "\u{646}\u{85}\u{64F}\u{646}",
    ] {
        for strategy in [Strategy::UbaRtl, Strategy::UbaLtr] {
            let line = line(text, strategy);
            assert_eq!(circles(&line), 1, "{text:?} {}", strategy.id());
            for (place, _) in text.chars().enumerate().filter(|it| it.1 == '\u{646}') {
                assert_eq!(joins(&line, place), [false, false], "{text:?} {}", strategy.id());
            }
        }
    }
}

#[test]
fn a_mark_torn_from_its_base_stands_on_a_circle_and_both_letters_join_past_it() {
    let line = split("\u{646}\u{64F}\u{646}", 1);
    assert_eq!(circles(&line), 1);
    assert_eq!(joins(&line, 0), [true, false]);
    assert_eq!(joins(&line, 2), [false, true]);
    // So do letters that are torn from each other without a mark.
    let line = split("\u{646}\u{646}", 1);
    assert_eq!([joins(&line, 0), joins(&line, 1)], [[true, false], [false, true]]);
}

#[test]
fn a_mark_without_any_base_stands_on_a_circle_and_joins_nothing() {
    for text in ["\u{64F}\u{646}", "\u{200D}\u{64F}\u{646}", "\u{115F}\u{64F}\u{646}"] {
        let line = line(text, Strategy::UbaRtl);
        assert_eq!(circles(&line), 1, "{text:?}");
    }
    assert_eq!(joins(&line("\u{64F}\u{646}", Strategy::UbaRtl), 1), [false, false]);
}

#[test]
fn a_mark_of_several_scripts_goes_by_the_text_after_it() {
    // U+0303 is used with Latin and with Syriac; so it is with Latin where nothing stands beside it.
    let faces = Faces::bundled();
    for text in ["\u{303}ab", "\u{303}"] {
        let line = one_run(text, Direction::LeftToRight, &faces);
        let family = |it: &PlacedGlyph| faces.family(it.face_id).expect("its face");
        assert!(line.glyphs().iter().all(|it| family(it) == "Noto Sans"), "{text:?}");
    }
}

#[test]
fn a_digit_bears_a_mark_and_parts_the_letters_round_it() {
    for digit in ['1', '\u{661}', '\u{6F1}'] {
        for strategy in [Strategy::UbaRtl, Strategy::UbaLtr, Strategy::OneToOne] {
            let line = line(&format!("\u{646}{digit}\u{64F}\u{646}"), strategy);
            assert_eq!(circles(&line), 0, "{digit:?}");
            assert_eq!(line.extent(LogicalIndex(2)), line.extent(LogicalIndex(1)), "{digit:?}");
            assert_eq!([joins(&line, 0), joins(&line, 3)], [[false, false]; 2], "{digit:?}");
        }
    }
}

#[test]
fn a_mark_that_the_face_of_its_base_lacks_stands_over_the_base() {
    stands_over_its_base(&Faces::bundled());
}

/// Where the bundled faces have all that is needed, what the machine has besides changes nothing: a face of the
/// system that holds letter and mark knows nothing of the place of one on the other.
#[test]
fn faces_of_the_system_take_no_mark_from_its_base() {
    let everything = Font::new(2, groups(&[[0x20, 0x2FFF, 1]])).bytes();
    let faces = faces_in("letters and marks", &[("everything.ttf", everything)]);
    stands_over_its_base(&faces);
    // A letter that no bundled face has is still shaped with its mark, in one face.
    let line = one_run("\u{10D0}\u{301}", Direction::LeftToRight, &faces);
    assert!(line.placeholder_boxes().is_empty());
    assert!(line.glyphs().windows(2).all(|it| it[0].face_id == it[1].face_id));
}

fn stands_over_its_base(faces: &Faces) {
    for (text, is_above) in [
        // Latin, Hebrew and Devanagari letters with Arabic damma and kasra.
        ("b\u{64F}", true),
        ("g\u{650}", false),
        ("\u{5D0}\u{64F}", true),
        ("\u{5DA}\u{650}", false),
        ("\u{915}\u{64F}", true),
        // Arabic letters with Hebrew points and a Devanagari anusvara.
        ("\u{627}\u{5B8}", false),
        ("\u{644}\u{902}", true),
        ("1\u{5B4}", false),
    ] {
        for direction in [RTL, Direction::LeftToRight] {
            let line = one_run(text, direction, faces);
            assert_eq!(circles(&line), 0, "{text:?}");
            assert_eq!(line.extent(LogicalIndex(1)), line.extent(LogicalIndex(0)), "{text:?}");
            let [base, mark] = line.glyphs() else { panic!("two glyphs: {text:?}") };
            assert_ne!(base.face_id, mark.face_id);
            let (base, mark) = (ink_of(faces, base).expect("ink"), ink_of(faces, mark).expect("ink"));
            assert!(mark.left < base.right && base.left < mark.right, "{text:?}: over it or under it");
            if is_above {
                assert!(mark.bottom >= base.top, "{text:?}: above, without touching");
            } else {
                assert!(mark.top <= base.bottom, "{text:?}: below, without touching");
            }
        }
    }
}

#[test]
fn several_marks_of_another_face_stand_one_above_the_other() {
    let faces = Faces::bundled();
    let line = one_run("b\u{651}\u{64F}", Direction::LeftToRight, &faces);
    let ink: Vec<Ink> = line.glyphs().iter().filter_map(|it| ink_of(&faces, it)).collect();
    let [base, rest @ ..] = &ink[..] else { panic!("a base") };
    assert!(rest.iter().all(|it| it.bottom >= base.top), "{ink:?}");
    assert!(rest.iter().all(|it| it.left < base.right && base.left < it.right), "over it: {ink:?}");
    assert!(rest.len() == 1 || rest[1].bottom >= rest[0].top || rest[0].bottom >= rest[1].top, "{ink:?}");
    // One that the base's face has stays with it before the other.
    let line = one_run("\u{5D0}\u{5B7}\u{64F}", RTL, &faces);
    assert_eq!(circles(&line), 0);
    assert_eq!(drawn(&line).len(), 3);
}

#[test]
fn the_box_of_a_base_that_no_face_has_bears_its_marks() {
    let faces = Faces::bundled();
    for direction in [RTL, Direction::LeftToRight] {
        let line = one_run("\u{4E2D}\u{301}", direction, &faces);
        assert_eq!(line.placeholder_boxes().len(), 1);
        let frame = line.placeholder_boxes()[0];
        assert_eq!(frame.placeholder_reason, PlaceholderBoxReason::MissingGlyph);
        assert_eq!(circles(&line), 0);
        let mark = line.glyphs().iter().find(|it| it.size_relative_to_line == 1.0).expect("the mark");
        let mark = ink_of(&faces, mark).expect("ink");
        let middle = f32::midpoint(mark.left, mark.right);
        assert!(frame.outer_extent.left_x_em < middle && middle < frame.outer_extent.right_x_em);
        assert!(mark.bottom >= frame.top_above_baseline_em);
    }
    // A variation selector behind a box shows nothing.
    let line = one_run("\u{4E2D}\u{FE0F}", Direction::LeftToRight, &faces);
    assert_eq!((circles(&line), line.placeholder_boxes().len()), (0, 1));
}

#[test]
fn more_marks_than_a_cell_holds_go_on_upon_a_circle() {
    // UAX #15 section 13: no text has more than thirty; a cell holds 32 characters.
    let line =
        |count| one_run(&format!("a{}", "\u{301}".repeat(count)), Direction::LeftToRight, &Faces::bundled());
    assert_eq!(circles(&line(31)), 0);
    assert_eq!(circles(&line(32)), 1);
    assert_eq!(circles(&line(63)), 1);
    assert_eq!(circles(&line(64)), 2);
}

#[test]
fn a_run_that_is_read_on_in_its_direction_is_shaped_as_one() {
    // UAX #9 section 3.5. The damma at another level, and lam and alef, which are one glyph.
    for text in ["\u{645}\u{64F}\u{646}", "\u{644}\u{627}", "\u{633}\u{644}\u{627}\u{645}"] {
        let characters = characters_of(text);
        let whole = one_run(text, RTL, &Faces::bundled());
        for split in 1..characters.len() {
            let runs = [(split..characters.len(), RTL), (0..split, RTL)];
            let order = order_of_runs(&characters, &runs, RTL);
            let line = ShapedLine::new(&characters, &order, &Faces::bundled(), InvisibleStyle::Hidden);
            assert_eq!(glyph_ids(&line), glyph_ids(&whole), "{text:?} at {split}");
            let extents = |it: &ShapedLine| -> Vec<HorizontalExtent> {
                (0..characters.len()).map(|index| it.extent(LogicalIndex(index))).collect()
            };
            assert_eq!(extents(&line), extents(&whole), "{text:?} at {split}");
        }
    }
}

/// Noon, marks, and what can stand between letters; no ZWJ, which joins one letter to nothing.
const BETWEEN: &[char] = &[
    '\u{646}', '\u{646}', '\u{64F}', '\u{64F}', '\u{202B}', '\u{202B}', '\u{646}', '\u{646}', '\u{646}',
    '\u{64F}', '\u{5B7}', '\u{301}', '\u{200C}', '\u{200E}', '\u{200F}', '\u{202A}', '\u{202B}', '\u{202C}',
    '\u{202D}', '\u{2066}', '\u{2067}', '\u{2069}', '\u{AD}', '\u{7}', '1', '\u{661}', 'a', '-', '\u{5D0}',
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn both_letters_round_whatever_stands_between_see_the_same(
        scalars in proptest::collection::vec(proptest::sample::select(BETWEEN), 2..14),
        strategy in proptest::sample::select(Strategy::BUILT_IN.to_vec()),
    ) {
        let text: String = scalars.iter().collect();
        let characters = characters_of(&text);
        let order = strategy.order(&characters);
        let line = ShapedLine::new(&characters, &order, &Faces::bundled(), InvisibleStyle::Hidden);
        let noons: Vec<usize> = (0..scalars.len()).filter(|&it| scalars[it] == '\u{646}').collect();
        let direction = |index: usize| {
            order.runs().iter().find(|it| it.logical_range.contains(&index)).expect("its run").direction
        };
        // Which side of a letter is that of the text after it.
        let after = |index| if direction(index) == RTL { 0 } else { 1 };
        for pair in noons.windows(2) {
            let (first, second) = (pair[0], pair[1]);
            let forward = joins(&line, first)[after(first)];
            let backward = joins(&line, second)[1 - after(second)];
            prop_assert_eq!(forward, backward, "{:?} {}: {} and {}", text, strategy.id(), first, second);
        }
    }
}
