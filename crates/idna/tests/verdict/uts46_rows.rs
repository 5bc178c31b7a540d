//! Both processings of UTS #46 against every row of IdnaTestV2.txt: what ToASCII yields, and where it fails.

use std::collections::BTreeSet;

use bidiscope_bidi::name::{Name, Notation};
use bidiscope_idna::verdict::grouping::GroupingSearchLimits;
use bidiscope_idna::verdict::policy::AcceptancePolicy;
use bidiscope_idna::verdict::uts46::{Uts46Processing, process_by_uts46, to_ascii_nontransitional};
use bidiscope_idna::verdict::{NameAnalysis, NameAnalysisOptions, RuleVerdict};

use crate::idna_test_v2::{columns, file, unescaped};

/// A source and, for each processing, the name that is expected of it, or the errors.
struct Row {
    /// `None` where the source is no text: it holds a surrogate.
    source: Option<String>,
    expected: [Result<String, String>; 2],
}

impl Row {
    /// A blank column is as the one that it stands for; `[]` is no error.
    fn parse(line: &str) -> Option<Self> {
        let columns = columns(line)?;
        let [source, unicode, status, ascii_n, status_n, ascii_t, status_t, ..] = columns.as_slice() else {
            panic!("seven columns: {line}");
        };
        let or = |column: &&'_ str, before: &str| if column.is_empty() { before } else { *column }.to_owned();
        let (ascii_n, status_n) = (or(ascii_n, &or(unicode, source)), or(status_n, status));
        let (ascii_t, status_t) = (or(ascii_t, &ascii_n), or(status_t, &status_n));
        let expected = [(ascii_n, status_n), (ascii_t, status_t)].map(|(ascii, status)| {
            let errors = status.trim_matches(['[', ']']);
            if errors.is_empty() { Ok(unescaped(&ascii).expect("ASCII")) } else { Err(errors.to_owned()) }
        });
        Some(Self { source: unescaped(source), expected })
    }
}

/// Code points that no version before 17 assigns (CJK extension J) or 18 (Seal): the file is of Unicode 16.
const ASSIGNED_SINCE: [char; 4] = ['\u{32931}', '\u{32B9A}', '\u{3E8AC}', '\u{3F8CD}'];

/// Why a row differs where it may: the one error that the file expects, and the name that is yielded.
fn reason_to_differ(source: &str, errors: &str, yielded: &str) -> Option<&'static str> {
    let is_new = Name::read(source, Notation::Unicode)
        .is_ok_and(|name| name.characters().iter().any(|it| ASSIGNED_SINCE.contains(&it.scalar)));
    let is_root = yielded.ends_with('.');
    match errors {
        // VerifyDnsLength refuses an empty last label (section 4.2, step 4), which is the DNS root and is allowed
        // here: as a full stop that was typed, or where nothing is left of the last label.
        "A4_2" if is_root => Some("the root"),
        "V7" if is_new => Some("assigned since Unicode 16"),
        "V7, A4_2" if is_new && is_root => Some("assigned since Unicode 16, and the root"),
        _ => None,
    }
}

#[test]
fn every_row_of_idna_test_v2_in_both_processings() {
    let rows: Vec<Row> = file().lines().filter_map(Row::parse).collect();
    assert_eq!(rows.len(), 6_389);
    let mut no_text = 0;
    let mut typed_a_labels = 0;
    // Yielded as expected, refused as expected, and the two kinds of difference with their union.
    let mut counts = [[0; 5]; 2];
    let mut unexplained = Vec::new();
    for Row { source, expected } in &rows {
        let Some(source) = source else {
            no_text += 1;
            continue;
        };
        let read = Name::read(source, Notation::Unicode).ok();
        let typed = read.iter().flat_map(Name::labels).any(|label| label.a_label_as_typed.is_some());
        typed_a_labels += usize::from(typed);
        for processing in Uts46Processing::ALL {
            let yielded = read.as_ref().and_then(|name| {
                process_by_uts46(name).ascii_name_unless_refused(processing).map(str::to_owned)
            });
            let counts = &mut counts[processing as usize];
            match (&yielded, &expected[processing as usize]) {
                (Some(yielded), Ok(expected)) if yielded == expected => counts[0] += 1,
                (None, Err(_)) => counts[1] += 1,
                (Some(yielded), Err(errors)) => match reason_to_differ(source, errors, yielded) {
                    Some("the root") => counts[2] += 1,
                    Some("assigned since Unicode 16") => counts[3] += 1,
                    Some(_) => counts[4] += 1,
                    None => unexplained.push(format!("{source} {}: {yielded}, {errors}", processing.id())),
                },
                (_, Ok(expected)) => {
                    unexplained.push(format!("{source} {}: {yielded:?}, {expected}", processing.id()));
                }
            }
        }
    }
    assert_eq!(unexplained, Vec::<String>::new());
    // Two sources hold surrogates: they are no text, and no name is made of them.
    // In two, `xn--88e732c.xn--1-?-pzc` and `-lzc`, a host stands before a `?`, as an address bar reads it: so its A-labels are
    // those of a URL.
    assert_eq!((no_text, typed_a_labels), (2, 2_243));
    assert_eq!(counts, [[546, 5_768, 66, 5, 2], [668, 5_605, 97, 15, 2]]);
}

/// The rows of the analysis, on every tenth name and on all for which the two processings part.
#[test]
fn the_policies_accept_what_is_yielded() {
    let mut tried = BTreeSet::new();
    let sources = file().lines().filter_map(Row::parse).filter_map(|row| row.source).collect::<Vec<_>>();
    for (index, source) in sources.iter().enumerate() {
        let Ok(name) = Name::read(source, Notation::Unicode) else { continue };
        let processed = process_by_uts46(&name);
        let [nontransitional, transitional] =
            Uts46Processing::ALL.map(|it| processed.ascii_name_unless_refused(it));
        if index % 10 > 0 && nontransitional == transitional {
            continue;
        }
        let options = NameAnalysisOptions {
            grouping_search_limits: GroupingSearchLimits::SHORT_SEARCH,
            ..NameAnalysisOptions::default()
        };
        let analysis = NameAnalysis::with_options(&name, options);
        // An IP address is no domain name, and no policy speaks of it.
        if analysis.not_a_domain_name().is_some() {
            continue;
        }
        for (policy, yielded) in
            [(AcceptancePolicy::Uts46, nontransitional), (AcceptancePolicy::Uts46Transitional, transitional)]
        {
            let row = analysis.policy_verdicts().iter().find(|row| row.policy == policy).expect("a row");
            let expected = RuleVerdict::satisfied_if(yielded.is_some());
            assert_eq!(row.verdict, expected, "{source}, {}", policy.id());
            assert_eq!(row.reason.is_some(), yielded.is_none(), "{source}, {}", policy.id());
            tried.insert((policy, expected));
        }
        assert_eq!(analysis.dns().name.as_deref(), nontransitional);
        assert_eq!(to_ascii_nontransitional(&name).as_deref(), nontransitional);
    }
    assert_eq!(tried.len(), 4);
}
