//! Sections 1.4 and 2 on whole names: what is a Bidi domain name, and what is guaranteed of it.

use bidiscope_bidi::name::{Name, Notation};
use bidiscope_idna::verdict::{RuleVerdict, rfc5893};

use super::tsv;

fn check(text: &str, bidi_domain_name: &str, rule: &str, guarantee: &str, violating: &str) {
    let name = Name::read(text, Notation::CapitalsAsHebrew).expect("readable");
    let verdict = rfc5893::judge_name(&name);
    assert_eq!(verdict.is_bidi_domain_name, bidi_domain_name == "yes", "{text}");
    assert_eq!(verdict.rule_verdict.id(), rule, "{text}");
    assert_eq!(verdict.bidi_rule_guarantee.map_or("-", |it| it.id()), guarantee, "{text}");
    let labels =
        verdict.label_verdicts.iter().enumerate().filter(|(_, it)| it.rule_verdict == RuleVerdict::Violated);
    let found: Vec<String> = labels.map(|(index, _)| index.to_string()).collect();
    let expected: Vec<&str> = violating.split(' ').filter(|it| *it != "-").collect();
    assert_eq!(found, expected, "{text}");
}

#[test]
fn verdicts_and_guarantees() {
    let rows = tsv::rows(include_str!("../../../../tests/data/rfc5893-names.tsv"));
    assert_eq!(rows.len(), 23);
    for [name, bidi_domain_name, rule, guarantee, violating] in rows {
        check(name, bidi_domain_name, rule, guarantee, violating);
    }
}
