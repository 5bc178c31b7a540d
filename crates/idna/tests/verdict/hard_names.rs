//! Names that are hard to judge, by the verdicts that the documents give: `tests/data/idna/hard-names.tsv`.

use std::collections::BTreeSet;

use bidiscope_bidi::name::{Name, Notation};
use bidiscope_idna::verdict::grouping::GroupingSearchLimits;
use bidiscope_idna::verdict::policy::AcceptancePolicy;
use bidiscope_idna::verdict::uts46::to_ascii_nontransitional;
use bidiscope_idna::verdict::{NameAnalysis, NameAnalysisOptions, RuleVerdict};

const FILE: &str = include_str!("../../../../tests/data/idna/hard-names.tsv");

/// The policies in the order of the file's letters.
const POLICIES: [AcceptancePolicy; 4] = [
    AcceptancePolicy::Idna2008Registration,
    AcceptancePolicy::Idna2008Lookup,
    AcceptancePolicy::Uts46,
    AcceptancePolicy::Uts46Transitional,
];

/// The rows: the code points, with repeated ones written out, and the letters.
fn rows() -> impl Iterator<Item = (String, &'static str)> {
    FILE.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).map(|line| {
        let mut columns = line.split('\t');
        let (points, letters) = (columns.next().expect("code points"), columns.next().expect("letters"));
        assert!(columns.next().is_some_and(|why| !why.is_empty()), "why {points} is hard");
        let written_out = points.split(' ').map(|point| match point.split_once('*') {
            Some((point, times)) => format!("{point} ").repeat(times.parse().expect("a number")),
            None => format!("{point} "),
        });
        (written_out.collect(), letters)
    })
}

fn letters_of(code_points: &str) -> String {
    let Ok(name) = Name::read(code_points, Notation::CodePoints) else { return "!!!!".to_owned() };
    let options = NameAnalysisOptions {
        grouping_search_limits: GroupingSearchLimits::SHORT_SEARCH,
        ..NameAnalysisOptions::default()
    };
    let analysis = NameAnalysis::with_options(&name, options);
    let letter = |policy: &AcceptancePolicy| {
        let row = analysis.policy_verdicts().iter().find(|row| row.policy == *policy).expect("a row");
        match row.verdict {
            RuleVerdict::Satisfied => 's',
            RuleVerdict::Violated => 'v',
            RuleVerdict::NotApplicable => '-',
        }
    };
    let letters: String = POLICIES.iter().map(letter).collect();
    if analysis.not_a_domain_name().is_none() {
        assert_eq!(to_ascii_nontransitional(&name).is_some(), letters.as_bytes()[2] == b's', "{code_points}");
    }
    letters
}

#[test]
fn the_verdicts_are_those_of_the_documents() {
    let mut seen = BTreeSet::new();
    let mut wrong = Vec::new();
    for (code_points, expected) in rows() {
        let letters = letters_of(&code_points);
        if letters != expected {
            wrong.push(format!("{code_points}: {letters}, expected {expected}"));
        }
        assert!(seen.insert(code_points), "twice");
    }
    assert_eq!(wrong, Vec::<String>::new());
    assert!(seen.len() >= 300);
}
