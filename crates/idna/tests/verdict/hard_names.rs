//! Names that are hard to judge, by the verdicts that the documents give: `tests/data/idna/hard-names.tsv`.

use std::collections::BTreeSet;

use bidiscope_bidi::name::{Name, Notation};
use bidiscope_idna::verdict::grouping::GroupingBound;
use bidiscope_idna::verdict::policy::Policy;
use bidiscope_idna::verdict::uts46::to_dns;
use bidiscope_idna::verdict::{Analysis, AnalysisOptions, Verdict};

const FILE: &str = include_str!("../../../../tests/data/idna/hard-names.tsv");

/// The policies in the order of the file's letters.
const POLICIES: [Policy; 4] =
    [Policy::Idna2008Registration, Policy::Idna2008Lookup, Policy::Uts46, Policy::Uts46Transitional];

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
    let options = AnalysisOptions { grouping_bound: GroupingBound::SHORT, ..AnalysisOptions::default() };
    let analysis = Analysis::with_options(&name, options);
    let letter = |policy: &Policy| {
        let row = analysis.policies().iter().find(|row| row.policy == *policy).expect("a row");
        match row.verdict {
            Verdict::Satisfied => 's',
            Verdict::Violated => 'v',
            Verdict::NotApplicable => '-',
        }
    };
    let letters: String = POLICIES.iter().map(letter).collect();
    if analysis.not_a_domain_name().is_none() {
        assert_eq!(to_dns(&name).is_some(), letters.as_bytes()[2] == b's', "{code_points}");
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
