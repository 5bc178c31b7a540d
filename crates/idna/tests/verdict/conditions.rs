//! The six conditions against an independent statement of them: regular expressions over class letters.

use bidiscope_bidi::name::{BidiClass, Character, Name, Notation};
use bidiscope_idna::verdict::RuleVerdict;
use bidiscope_idna::verdict::rfc5893::{judge_label, judge_name};
use regex::Regex;

/// The classes that a label may hold, and WS for those that none may: each with a letter for the
/// expressions and a character that has the class.
const CLASSES: [(char, char); 12] = [
    ('l', 'a'),
    ('r', '\u{5D0}'),
    ('a', '\u{627}'),
    ('e', '1'),
    ('n', '\u{661}'),
    ('s', '-'),
    ('c', ':'),
    ('t', '%'),
    ('o', '!'),
    ('b', '\u{200D}'),
    ('m', '\u{5B8}'),
    ('w', ' '),
];

/// Condition by condition: to which labels it applies, and which of them satisfy it.
const STATEMENT: [(&str, &str); 6] = [
    ("^", "^[lra]"),
    ("^[ra]", "^[ranesctobm]*$"),
    ("^[ra]", "[raen]m*$"),
    ("^[ra]", "^([^n]*|[^e]*)$"),
    ("^l", "^[lesctobm]*$"),
    ("^l", "[le]m*$"),
];

struct Statement(Vec<(Regex, Regex)>);

impl Statement {
    fn new() -> Self {
        let regex = |pattern: &str| Regex::new(pattern).expect("a pattern of this file");
        Self(STATEMENT.iter().map(|(applies, holds)| (regex(applies), regex(holds))).collect())
    }

    fn verdicts(&self, letters: &str) -> Vec<RuleVerdict> {
        let verdict = |(applies, holds): &(Regex, Regex)| match applies.is_match(letters) {
            false => RuleVerdict::NotApplicable,
            true => RuleVerdict::satisfied_if(holds.is_match(letters)),
        };
        self.0.iter().map(verdict).collect()
    }

    fn is_satisfied(&self, letters: &str) -> bool {
        !self.verdicts(letters).contains(&RuleVerdict::Violated)
    }
}

/// Every string of class letters of this length.
fn strings(length: u32) -> impl Iterator<Item = Vec<(char, char)>> {
    let count = CLASSES.len();
    (0..count.pow(length))
        .map(move |number| (0..length).map(|place| CLASSES[number / count.pow(place) % count]).collect())
}

#[test]
fn all_labels_of_up_to_five_characters() {
    let statement = Statement::new();
    let mut cases = 0;
    for string in (1..=5).flat_map(strings) {
        let letters: String = string.iter().map(|(letter, _)| letter).collect();
        let label: Vec<Character> = string.iter().map(|(_, scalar)| Character::new(*scalar)).collect();
        let judged = judge_label(&label, 0);
        let verdicts: Vec<RuleVerdict> =
            judged.condition_verdicts.iter().map(|it| it.condition_verdict).collect();
        assert_eq!(verdicts, statement.verdicts(&letters), "{letters}");
        assert_eq!(
            judged.rule_verdict,
            RuleVerdict::satisfied_if(statement.is_satisfied(&letters)),
            "{letters}"
        );
        for condition in &judged.condition_verdicts {
            let violated = condition.condition_verdict == RuleVerdict::Violated;
            assert_eq!(
                !condition.violating_character_indices_in_name.is_empty(),
                violated,
                "{letters}, {}",
                condition.condition
            );
        }
        cases += 1;
    }
    assert_eq!(cases, 12 + 144 + 1_728 + 20_736 + 248_832);
}

#[test]
fn the_classes_that_no_label_may_hold_are_all_treated_like_white_space() {
    let outside = BidiClass::ALL
        .into_iter()
        .filter(|class| CLASSES.iter().all(|&(_, scalar)| BidiClass::of(scalar) != *class));
    let statement = Statement::new();
    let mut cases = 0;
    for class in outside {
        for string in (1..=3).flat_map(strings).filter(|it| it.contains(&('w', ' '))) {
            let letters: String = string.iter().map(|(letter, _)| letter).collect();
            let label: Vec<Character> = string
                .iter()
                .map(|&(letter, scalar)| match letter {
                    'w' => Character { scalar: ' ', class },
                    _ => Character::new(scalar),
                })
                .collect();
            let verdicts: Vec<RuleVerdict> =
                judge_label(&label, 0).condition_verdicts.iter().map(|it| it.condition_verdict).collect();
            assert_eq!(verdicts, statement.verdicts(&letters), "{class} for w in {letters}");
            cases += 1;
        }
    }
    // Of 12 + 144 + 1728 strings, 11 + 121 + 1331 hold no w; 11 classes remain.
    assert_eq!(cases, 11 * (1 + 23 + 397));
}

#[test]
fn all_names_of_two_labels_of_up_to_two_characters() {
    let statement = Statement::new();
    let is_bidi = Regex::new("[ran]").expect("a pattern of this file");
    let labels: Vec<Vec<(char, char)>> = (1..=2).flat_map(strings).collect();
    let mut cases = 0;
    for first in &labels {
        for second in &labels {
            let [first_letters, second_letters] =
                [first, second].map(|label| label.iter().map(|(letter, _)| letter).collect::<String>());
            let [first_text, second_text] =
                [first, second].map(|label| label.iter().map(|(_, scalar)| scalar).collect::<String>());
            let text = format!("{first_text}.{second_text}");
            let name = Name::read(&text, Notation::Unicode).expect("two labels that are not empty");
            let judged = judge_name(&name);
            let satisfied = statement.is_satisfied(&first_letters) && statement.is_satisfied(&second_letters);
            let expected = match is_bidi.is_match(&first_letters) || is_bidi.is_match(&second_letters) {
                true => RuleVerdict::satisfied_if(satisfied),
                false => RuleVerdict::NotApplicable,
            };
            assert_eq!(judged.rule_verdict, expected, "{first_letters}.{second_letters}");
            cases += 1;
        }
    }
    assert_eq!(cases, 156 * 156);
}
