//! Where things stand on a line.

use bidiscope_bidi::name::{Character, characters_of};
use bidiscope_bidi::order::{Direction, LogicalIndex, Strategy};
use bidiscope_layout::{Faces, InvisibleStyle, PlaceholderBoxReason, ShapedLine};
use proptest::prelude::*;

use crate::support::{any_order, difficult_text, glyph_ids, line, one_run, order_of_runs};

#[test]
fn characters_stand_in_display_order() {
    // AB.cd in the one-to-one display: BA.cd.
    let line = line("\u{5D0}\u{5D1}.cd", Strategy::OneToOne);
    let lefts: Vec<f32> = (0..5).map(|index| line.extent(LogicalIndex(index)).left_x_em).collect();
    assert!(lefts[1] < lefts[0] && lefts[0] < lefts[2] && lefts[2] < lefts[3] && lefts[3] < lefts[4]);
    assert_eq!(line.character_at(lefts[1]), Some(LogicalIndex(1)));
    assert_eq!(line.character_at(line.width_em() - 0.01), Some(LogicalIndex(4)));
    assert_eq!(line.character_at(-0.01), None);
    assert_eq!(line.character_at(line.width_em()), None);
}

#[test]
fn brackets_are_mirrored_in_right_to_left_runs() {
    let faces = Faces::bundled();
    for (bracket, mirrored) in [("(", ")"), ("[", "]"), ("{", "}"), ("<", ">"), ("\u{AB}", "\u{BB}")] {
        let right_to_left = one_run(bracket, Direction::RightToLeft, &faces);
        let left_to_right = one_run(mirrored, Direction::LeftToRight, &faces);
        assert_eq!(glyph_ids(&right_to_left), glyph_ids(&left_to_right), "{bracket}");
    }
    // In a Hebrew run of a name too: ALEF ( BET ).
    let line = line("\u{5D0}(\u{5D1})", Strategy::UbaRtl);
    let open = line.glyphs().iter().find(|it| it.first_logical_index.0 == 1).expect("the open bracket");
    assert_eq!(glyph_ids(&one_run(")", Direction::LeftToRight, &faces)), [open.glyph_id]);
}

#[test]
fn marks_move_with_their_bases() {
    // Shin with shin dot and qamats between Latin letters, in an order of its own.
    let text = "a\u{5E9}\u{5C1}\u{5B8}\u{5D0}1";
    let faces = Faces::bundled();
    let alone = one_run("\u{5E9}\u{5C1}\u{5B8}", Direction::RightToLeft, &faces);
    let relative = |line: &ShapedLine, first: usize| {
        let left = line.extent(LogicalIndex(first)).left_x_em;
        line.glyphs()
            .iter()
            .filter(|it| it.first_logical_index.0 == first)
            .map(|it| {
                (
                    it.glyph_id,
                    ((it.x_from_line_left_em - left) * 1000.0).round() as i32,
                    (it.y_above_baseline_em * 1000.0).round() as i32,
                )
            })
            .collect::<Vec<_>>()
    };
    for strategy in [Strategy::OneToOne, Strategy::UbaLtr, Strategy::UbaRtl, Strategy::UbaAuto] {
        let line = line(text, strategy);
        assert_eq!(relative(&line, 1), relative(&alone, 0), "{}", strategy.id());
        assert_eq!(line.extent(LogicalIndex(2)), line.extent(LogicalIndex(1)));
        assert_eq!(line.extent(LogicalIndex(3)), line.extent(LogicalIndex(1)));
    }
}

#[test]
fn a_ligature_is_shared_out_from_its_reading_side() {
    let line = one_run("\u{644}\u{627}", Direction::RightToLeft, &Faces::bundled());
    assert_eq!(line.glyphs().len(), 1, "Noto Sans Arabic has a ligature of lam and alef");
    let (lam, alef) = (line.extent(LogicalIndex(0)), line.extent(LogicalIndex(1)));
    assert_eq!((alef.left_x_em, alef.right_x_em, lam.right_x_em), (0.0, lam.left_x_em, line.width_em()));
    assert!((alef.right_x_em - line.width_em() / 2.0).abs() < 1e-6);
}

#[test]
fn what_no_face_has_is_a_box_with_its_code_point() {
    let faces = Faces::bundled();
    for (scalar, digits) in
        [('\u{4E2D}', "4E2D"), ('\u{5FF}', "05FF"), ('\u{10FFFF}', "10FFFF"), ('\u{E000}', "E000")]
    {
        for line in [
            ShapedLine::in_isolated_form(Character::new(scalar), &faces),
            line(&scalar.to_string(), Strategy::UbaRtl),
        ] {
            assert_eq!(line.placeholder_boxes().len(), 1);
            assert_eq!(line.placeholder_boxes()[0].placeholder_reason, PlaceholderBoxReason::MissingGlyph);
            let letters = one_run(digits, Direction::LeftToRight, &faces);
            assert_eq!(glyph_ids(&line), glyph_ids(&letters), "{digits}");
            assert_eq!(line.character_at(line.width_em() / 2.0), Some(LogicalIndex(0)));
            let frame = line.placeholder_boxes()[0];
            assert!(line.glyphs().iter().all(|it| frame.outer_extent.left_x_em < it.x_from_line_left_em
                && it.x_from_line_left_em < frame.outer_extent.right_x_em));
        }
    }
}

#[test]
fn invisible_characters_are_hidden_or_marked() {
    let faces = Faces::bundled();
    for (scalar, label) in [
        ('\u{200C}', "ZWNJ"),
        ('\u{200E}', "LRM"),
        ('\u{202B}', "RLE"),
        ('\u{2068}', "FSI"),
        ('\u{7}', "0007"),
    ] {
        let text = format!("a{scalar}b");
        let hidden = one_run(&text, Direction::LeftToRight, &faces);
        let without = one_run("ab", Direction::LeftToRight, &faces);
        assert_eq!(hidden.width_em(), without.width_em(), "{label}");
        let characters = characters_of(&text);
        let order = order_of_runs(&characters, &[(0..3, Direction::LeftToRight)], Direction::LeftToRight);
        let marked = ShapedLine::new(&characters, &order, &faces, InvisibleStyle::Boxed);
        let letters: Vec<u16> = marked
            .glyphs()
            .iter()
            .filter(|it| it.size_relative_to_line < 1.0)
            .map(|it| it.glyph_id)
            .collect();
        assert_eq!(letters, glyph_ids(&one_run(label, Direction::LeftToRight, &faces)), "{label}");
        let place = marked.extent(LogicalIndex(1));
        assert!(
            place.right_x_em > place.left_x_em
                && place.right_x_em <= marked.extent(LogicalIndex(2)).left_x_em,
            "{label}"
        );
        assert_eq!(marked.character_at((place.left_x_em + place.right_x_em) / 2.0), Some(LogicalIndex(1)));
        assert_eq!(
            marked.placeholder_boxes()[0].placeholder_reason,
            PlaceholderBoxReason::InvisibleCharacter
        );
    }
}

#[test]
fn lone_marks_stand_on_a_dotted_circle() {
    let faces = Faces::bundled();
    for scalar in ['\u{5B8}', '\u{64E}', '\u{730}', '\u{7A6}', '\u{7EB}', '\u{1E944}', '\u{93F}', '\u{301}'] {
        let isolated = ShapedLine::in_isolated_form(Character::new(scalar), &faces);
        let in_a_name = line(&format!("{scalar}a"), Strategy::UbaLtr);
        for line in [&isolated, &in_a_name] {
            let place = line.extent(LogicalIndex(0));
            assert!(place.right_x_em - place.left_x_em > 0.2, "U+{:04X}", scalar as u32);
            let count = line.glyphs().iter().filter(|it| it.first_logical_index.0 == 0).count();
            assert!(count >= 2, "U+{:04X}: the mark and its circle", scalar as u32);
            assert!(line.placeholder_boxes().is_empty());
        }
    }
}

#[test]
fn isolated_letters_do_not_join() {
    let faces = Faces::bundled();
    let alone = ShapedLine::in_isolated_form(Character::new('\u{646}'), &faces);
    let joined = one_run("\u{646}\u{646}", Direction::RightToLeft, &faces);
    assert_eq!(alone.glyphs().len(), 1);
    assert!(!glyph_ids(&joined).contains(&alone.glyphs()[0].glyph_id));
    assert_eq!(alone.paragraph_direction(), Direction::RightToLeft);
    assert_eq!(
        ShapedLine::in_isolated_form(Character::new('a'), &faces).paragraph_direction(),
        Direction::LeftToRight
    );
}

#[test]
fn digits_and_full_stops_look_the_same_everywhere() {
    let faces = Faces::bundled();
    let plain = |text| glyph_ids(&one_run(text, Direction::LeftToRight, &faces));
    for letter in ["a", "\u{5D0}", "\u{627}", "\u{710}", "\u{780}", "\u{7CA}", "\u{1E900}", "\u{915}"] {
        let line = line(&format!("{letter}-1.{letter}"), Strategy::UbaLtr);
        for (index, text) in [(1, "-"), (2, "1"), (3, ".")] {
            let glyph = line.glyphs().iter().find(|it| it.first_logical_index.0 == index).expect("its glyph");
            assert_eq!(plain(text), [glyph.glyph_id], "{text} beside {letter}");
            assert_eq!(faces.family(glyph.face_id).as_deref(), Some("Noto Sans"));
        }
    }
}

#[test]
fn spaces_and_tabs_take_room() {
    for scalar in [' ', '\u{A0}', '\t', '\u{2003}'] {
        for letter in ["a", "\u{5D0}", "\u{627}"] {
            let line = line(&format!("{letter}{scalar}{letter}"), Strategy::UbaLtr);
            let place = line.extent(LogicalIndex(1));
            assert!(place.right_x_em - place.left_x_em > 0.15, "U+{:04X}", scalar as u32);
            assert!(line.placeholder_boxes().is_empty());
        }
    }
}

#[test]
fn an_empty_line_is_empty() {
    let line = line("", Strategy::UbaLtr);
    assert!(line.is_empty() && line.cells().is_empty() && line.glyphs().is_empty());
    assert_eq!(line.width_em(), 0.0);
    assert_eq!(line.character_at(0.0), None);
    assert_eq!(line.selection_extents(0..10), []);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn every_text_in_every_order_has_a_line(
        text in difficult_text(40),
        order in any_order(),
        marked in any::<bool>(),
    ) {
        let characters = characters_of(&text);
        let invisibles = if marked { InvisibleStyle::Boxed } else { InvisibleStyle::Hidden };
        let line = ShapedLine::new(&characters, &order.order(&characters), &Faces::bundled(), invisibles);
        prop_assert_eq!(line.character_count(), characters.len());
        let mut seen = vec![0; characters.len()];
        let mut left = 0.0;
        for cell in line.cells() {
            prop_assert_eq!(cell.extent.left_x_em, left);
            prop_assert!(cell.extent.right_x_em >= left);
            left = cell.extent.right_x_em;
            for index in cell.characters.clone() {
                seen[index] += 1;
            }
        }
        prop_assert_eq!(left, line.width_em());
        prop_assert!(seen.iter().all(|&it| it == 1));
        for (index, character) in characters.iter().enumerate() {
            let extent = line.extent(LogicalIndex(index));
            prop_assert!(0.0 <= extent.left_x_em && extent.left_x_em <= extent.right_x_em && extent.right_x_em <= line.width_em());
            let is_boxed = line.placeholder_boxes().iter().any(|it| it.logical_index.0 == index);
            let label = bidiscope_layout::caption_of_invisible_character(character.scalar);
            prop_assert!(!marked || label.is_none() || is_boxed);
        }
        for glyph in line.glyphs() {
            prop_assert!(glyph.glyph_id != 0, "the glyph for what is missing is never drawn");
            prop_assert!(glyph.x_from_line_left_em.is_finite() && glyph.y_above_baseline_em.is_finite());
        }
    }

    #[test]
    fn selections_cover_their_characters(text in difficult_text(20), order in any_order(), ends in any::<[u8; 2]>()) {
        let characters = characters_of(&text);
        let order = order.order(&characters);
        let line = ShapedLine::new(&characters, &order, &Faces::bundled(), InvisibleStyle::Hidden);
        let [a, b] = ends.map(|it| usize::from(it) % (characters.len() + 1));
        let selected = a.min(b)..a.max(b);
        let spans = line.selection_extents(selected.clone());
        let total: f32 = spans.iter().map(|it| it.right_x_em - it.left_x_em).sum();
        let cells = line.cells().iter().filter(|it| it.characters.clone().any(|index| selected.contains(&index)));
        let expected: f32 = cells.map(|it| it.extent.right_x_em - it.extent.left_x_em).sum();
        prop_assert!((total - expected).abs() < 1e-3);
        for pair in spans.windows(2) {
            prop_assert!(pair[0].right_x_em < pair[1].left_x_em);
        }
        if selected == (0..characters.len()) && line.width_em() > 0.0 {
            prop_assert_eq!(spans.len(), 1);
        }
    }
}
