//! Whatever can be corrected by few edits is corrected: every short label over an alphabet, against trying every edit.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use bidiscope_bidi::name::Name;
use bidiscope_idna::verdict::fix::suggested_fixes;
use bidiscope_idna::verdict::grouping::GroupingSearchLimits;
use bidiscope_idna::verdict::rfc5891::{Protocol, violations};
use bidiscope_idna::verdict::{CheckedRules, FindingKind, NameAnalysis, NameAnalysisOptions, Severity};

/// A Hebrew, an Arabic and a Latin letter, digits of ASCII and of Arabic, the hyphen, the tatweel, the maqaf, a point
/// and the zero width non-joiner.
const ALPHABET: [char; 10] =
    ['\u{5D0}', '\u{628}', 'a', '1', '\u{662}', '-', '\u{640}', '\u{5BE}', '\u{5B8}', '\u{200C}'];

/// What may be put in the place of what, of these: the digit that says the same, and the hyphen for the maqaf.
const REPLACEMENTS: [(char, char); 5] =
    [('1', '\u{661}'), ('1', '\u{6F1}'), ('\u{662}', '2'), ('\u{662}', '\u{6F2}'), ('\u{5BE}', '-')];

/// The most edits that are tried.
const EDITS: usize = 3;

/// What came out for the labels of one length.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Counts {
    pub(crate) labels: usize,
    pub(crate) bad: usize,
    pub(crate) corrected: usize,
    /// Of the bad ones without a fix, those that three edits could correct.
    pub(crate) missed: Vec<String>,
}

/// Every label of a length, under a zone that is in order.
pub(crate) fn every_label(length: u32, zone: &str) -> Counts {
    let mut judge = Judge { zone: zone.to_owned(), passed: HashMap::new() };
    let mut counts = Counts::default();
    for number in 0..ALPHABET.len().pow(length) {
        let digit = |place: u32| ALPHABET[number / ALPHABET.len().pow(place) % ALPHABET.len()];
        let label: String = (0..length).map(digit).collect();
        counts.labels += 1;
        if judge.passes(&label) {
            continue;
        }
        counts.bad += 1;
        let offered = suggested_fixes(&judge.name(&label), 0..1, CheckedRules::Idna2008Registration).fixes;
        for suggested in &offered {
            let corrected = suggested.fixed_name.strip_suffix(&format!(".{zone}")).expect("the zone is kept");
            assert!(judge.passes(corrected), "{label:?}: {suggested:?}");
        }
        if !offered.is_empty() {
            counts.corrected += 1;
        } else if let Some(corrected) = judge.corrected_by_force(&label) {
            counts.missed.push(format!("{} as {}", label.escape_unicode(), corrected.escape_unicode()));
        }
    }
    counts
}

struct Judge {
    zone: String,
    /// What was judged already.
    passed: HashMap<String, bool>,
}

impl Judge {
    fn name(&self, label: &str) -> Name {
        Name::from_scalars(format!("{label}.{}", self.zone).chars()).expect("a name")
    }

    fn passes(&mut self, label: &str) -> bool {
        if label.is_empty() {
            return false;
        }
        let name = self.name(label);
        let judged = || violations(&name, Protocol::Registration).is_empty();
        *self.passed.entry(label.to_owned()).or_insert_with(judged)
    }

    /// A label that passes, and of which nothing new is reported, after at most three edits of any kind anywhere.
    fn corrected_by_force(&mut self, label: &str) -> Option<String> {
        let before = self.text(label);
        let mut all: BTreeSet<Vec<char>> = BTreeSet::from([label.chars().collect()]);
        for _ in 0..EDITS {
            all = all.iter().flat_map(|it| edited(it)).collect();
            for corrected in &all {
                let corrected: String = corrected.iter().collect();
                if self.passes(&corrected) && self.text(&corrected).is_subset(&before) {
                    return Some(corrected);
                }
            }
        }
        None
    }

    fn text(&self, label: &str) -> BTreeSet<(Option<usize>, FindingKind)> {
        let options = NameAnalysisOptions {
            grouping_search_limits: GroupingSearchLimits::SHORT_SEARCH,
            ..NameAnalysisOptions::default()
        };
        let analysis = NameAnalysis::with_options(&self.name(label), options);
        let found = analysis.findings().iter();
        found
            .filter(|it| it.severity() != Severity::Note)
            .map(|it| (it.label_index, it.finding_kind))
            .collect()
    }
}

/// Every label that one edit makes.
fn edited(label: &[char]) -> Vec<Vec<char>> {
    let mut all = Vec::new();
    for at in 0..label.len() {
        let mut without = label.to_vec();
        let taken = without.remove(at);
        for to in 0..=without.len() {
            let mut moved = without.clone();
            moved.insert(to, taken);
            all.push(moved);
        }
        all.push(without);
        for &(_, with) in REPLACEMENTS.iter().filter(|(from, _)| *from == taken) {
            let mut replaced = label.to_vec();
            replaced[at] = with;
            all.push(replaced);
        }
    }
    all
}

#[test]
fn whatever_three_edits_can_correct_is_corrected() {
    let mut all: BTreeMap<&str, Vec<Counts>> = BTreeMap::new();
    for (zone, longest) in [("com", 4), ("\u{5D0}", 3)] {
        all.insert(zone, (1..=longest).map(|length| every_label(length, zone)).collect());
    }
    for counts in all.values().flatten() {
        println!("{counts:?}");
        assert!(counts.missed.is_empty(), "{counts:?}");
    }
    let of_length_4 = &all["com"][3];
    assert_eq!(of_length_4.labels, 10_000);
    assert!(of_length_4.bad > 8_000 && of_length_4.corrected * 100 > of_length_4.bad * 85, "{of_length_4:?}");
}
