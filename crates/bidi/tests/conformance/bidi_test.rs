//! `BidiTest.txt`: every class sequence to length 4, and longer ones.

use bidiscope_bidi::name::{BidiClass, Character};
use bidiscope_bidi::uba::{NoObserver, Observer, UbaEngine};

use crate::data::{data_lines, indices, levels, unpack};
use crate::{AUTO_LTR_RTL, Case, Watching};

/// How many cases the file holds: its lines, each in every direction that its mask names.
const CASES: usize = 770_241;

#[test]
fn every_case_unobserved() {
    check(&mut NoObserver);
}

#[test]
fn every_case_observed() {
    check(&mut Watching);
}

fn check(observer: &mut impl Observer) {
    let text = unpack(include_bytes!("../../../../tests/data/unicode/BidiTest.txt.gz"));
    let mut engine = UbaEngine::new();
    let (mut expected_levels, mut expected_order) = (Vec::new(), Vec::new());
    let mut cases = 0;
    for (number, line) in data_lines(&text) {
        if let Some(list) = line.strip_prefix("@Levels:") {
            expected_levels = levels(list);
            continue;
        }
        if let Some(list) = line.strip_prefix("@Reorder:") {
            expected_order = indices(list);
            continue;
        }
        let (classes, mask) = line.split_once(';').expect("a data line has two fields");
        let characters: Vec<Character> = classes.split_whitespace().map(character_of_class).collect();
        let mask: u8 = mask.trim().parse().expect("the mask is a number");
        assert!(mask < 8, "a direction that the file's description does not know, line {number}");
        for (bit, direction) in AUTO_LTR_RTL.into_iter().enumerate() {
            if mask & 1 << bit != 0 {
                let case = Case {
                    characters: &characters,
                    direction,
                    levels: &expected_levels,
                    order: &expected_order,
                };
                case.check(&mut engine, observer, number);
                cases += 1;
            }
        }
    }
    assert_eq!(cases, CASES);
}

/// A character of this class that is no bracket.
fn character_of_class(name: &str) -> Character {
    let class = BidiClass::ALL.into_iter().find(|class| class.short_name() == name).expect("a bidi class");
    Character { scalar: '\u{FFFD}', class }
}
