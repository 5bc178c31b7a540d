//! Section 2, condition by condition.

use bidiscope_bidi::name::{Name, Notation};
use bidiscope_idna::verdict::rfc5893::BidiRuleCondition;
use bidiscope_idna::verdict::{RuleVerdict, rfc5893};

use super::tsv;

/// Judges the first label and compares its direction, its six verdicts and its offenders.
fn check(name: &str, direction: &str, verdicts: &str, offenders: &str) {
    let read = Name::read(name, Notation::CodePoints).expect("readable");
    let verdict = rfc5893::judge_name(&read);
    let label = &verdict.label_verdicts[0];
    assert_eq!(label.direction_by_condition_1.map_or("-", |it| it.id()), direction, "{name}");

    let letters: String = label
        .condition_verdicts
        .iter()
        .map(|it| match it.condition_verdict {
            RuleVerdict::Satisfied => 's',
            RuleVerdict::Violated => 'v',
            RuleVerdict::NotApplicable => '-',
        })
        .collect();
    assert_eq!(letters, verdicts, "{name}");
    assert!(label.condition_verdicts.iter().map(|it| it.condition).eq(BidiRuleCondition::ALL), "{name}");

    let found: Vec<String> = label
        .condition_verdicts
        .iter()
        .filter(|it| !it.violating_character_indices_in_name.is_empty())
        .map(|it| {
            let characters: Vec<String> =
                it.violating_character_indices_in_name.iter().map(usize::to_string).collect();
            format!("{}:{}", it.condition, characters.join(","))
        })
        .collect();
    let expected: Vec<&str> = offenders.split(' ').filter(|it| *it != "-").collect();
    assert_eq!(found, expected, "{name}");

    let whole = match verdicts {
        "------" => RuleVerdict::NotApplicable,
        _ if verdicts.contains('v') => RuleVerdict::Violated,
        _ => RuleVerdict::Satisfied,
    };
    assert_eq!(label.rule_verdict, whole, "{name}");
}

#[test]
fn satisfied_violated_and_who_offends() {
    let rows = tsv::rows(include_str!("../../../../tests/data/rfc5893-conditions.tsv"));
    assert_eq!(rows.len(), 57);
    for [name, direction, verdicts, offenders] in rows {
        check(name, direction, verdicts, offenders);
    }
}

#[test]
fn offenders_of_later_labels_count_from_the_start_of_the_name() {
    let name = Name::read("abc.A5-.9", Notation::CapitalsAsHebrew).expect("readable");
    let verdict = rfc5893::judge_name(&name);
    assert_eq!(verdict.label_verdicts[1].condition_verdicts[2].violating_character_indices_in_name, [6]);
    assert_eq!(verdict.label_verdicts[2].condition_verdicts[0].violating_character_indices_in_name, [8]);
}
