//! `BidiCharacterTest.txt`: characters, brackets among them.

use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::Direction;
use bidiscope_bidi::uba::{NoObserver, Observer, UbaEngine, cross_check};

use crate::data::{data_lines, indices, levels, unpack};
use crate::{AUTO_LTR_RTL, Case, Watching};

/// How many cases the file holds: one a line.
const CASES: usize = 91_707;

#[test]
fn every_case_unobserved() {
    check(&mut NoObserver);
}

#[test]
fn every_case_observed() {
    check(&mut Watching);
}

fn check(observer: &mut impl Observer) {
    let text = unpack(include_bytes!("../../../../tests/data/unicode/BidiCharacterTest.txt.gz"));
    let mut engine = UbaEngine::new();
    let mut cases = 0;
    for (number, line) in data_lines(&text) {
        let fields: Vec<&str> = line.split(';').collect();
        let [scalars, direction, paragraph, expected_levels, order] = fields[..] else {
            panic!("line {number} has not five fields");
        };
        let characters: Vec<Character> = scalars.split_whitespace().map(character_of_code_point).collect();
        let direction = match direction {
            "0" => AUTO_LTR_RTL[1],
            "1" => AUTO_LTR_RTL[2],
            "2" => AUTO_LTR_RTL[0],
            _ => panic!("line {number} has an unknown direction"),
        };
        let case = Case {
            characters: &characters,
            direction,
            levels: &levels(expected_levels),
            order: &indices(order),
        };
        let resolved = case.check(&mut engine, observer, number);
        assert_eq!(resolved.number().to_string(), paragraph, "paragraph level, line {number}");
        cases += 1;
    }
    assert_eq!(cases, CASES);
}

fn character_of_code_point(hexadecimal: &str) -> Character {
    let value = u32::from_str_radix(hexadecimal, 16).expect("a code point is a hexadecimal number");
    Character::new(char::from_u32(value).expect("a code point is a scalar value"))
}

/// The cross-check stands beside the engine on the same cases, in the two fixed directions.
#[test]
fn the_cross_check_agrees_on_every_case() {
    let text = unpack(include_bytes!("../../../../tests/data/unicode/BidiCharacterTest.txt.gz"));
    let mut cases = 0;
    for (number, line) in data_lines(&text) {
        let fields: Vec<&str> = line.split(';').collect();
        let direction = match fields[1] {
            "0" => Direction::LeftToRight,
            "1" => Direction::RightToLeft,
            _ => continue,
        };
        let characters: Vec<Character> = fields[0].split_whitespace().map(character_of_code_point).collect();
        let shown: Vec<Option<u8>> = cross_check::levels_by_unicode_bidi_crate(&characters, direction)
            .iter()
            .zip(&characters)
            .map(|(level, character)| (!crate::is_removed(character.class)).then_some(level.number()))
            .collect();
        assert_eq!(shown, levels(fields[3]), "line {number}");
        cases += 1;
    }
    assert_eq!(cases, FIXED_CASES);
}

/// How many of the cases are in a paragraph of fixed direction.
const FIXED_CASES: usize = 91_679;
