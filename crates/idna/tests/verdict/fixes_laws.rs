//! Laws of fix, on random names: what is offered passes, changes the applicant's labels only, and no part of
//! its edits is enough.

use std::collections::{BTreeMap, BTreeSet};

use bidiscope_bidi::name::{Name, Notation};
use bidiscope_idna::verdict::fix::{NameEdit, SuggestedNameFix, SuggestedNameFixes, suggested_fixes};
use bidiscope_idna::verdict::grouping::GroupingSearchLimits;
use bidiscope_idna::verdict::rfc5891::{Protocol, violations};
use bidiscope_idna::verdict::rfc5893::judge_name;
use bidiscope_idna::verdict::{
    CheckedRules, Finding, FindingKind, NameAnalysis, NameAnalysisOptions, RuleVerdict, Severity, uts46,
};
use proptest::prelude::{ProptestConfig, Strategy, prop, proptest};
use proptest::prop_assert_eq;

fn read(text: &str) -> Option<Name> {
    Name::read(text, Notation::Unicode).ok()
}

/// The edits of a fix, done by what they say: what is moved stands before the place of a
/// character of the name as it was, in the order of the edits.
pub(crate) fn done(name: &Name, edits: &[NameEdit]) -> String {
    let own = name.characters().iter().map(|it| (String::new(), it.scalar.to_string()));
    let mut places: Vec<(String, String)> = own.chain([Default::default()]).collect();
    for edit in edits {
        match edit {
            NameEdit::Drop { character } => places[*character].1.clear(),
            NameEdit::Replace { character, with } => places[*character].1 = with.to_string(),
            NameEdit::Respell { characters, with } => {
                characters.iter().for_each(|&at| places[at].1.clear());
                places[characters[0]].1.clone_from(with);
            }
            NameEdit::Move { character, before } => {
                let moved = std::mem::take(&mut places[*character].1);
                places[*before].0.push_str(&moved);
            }
        }
    }
    places.into_iter().flat_map(|(arrived, own)| [arrived, own]).collect()
}

/// Whether the first `own` labels of a name pass a check, by what decides it for whole names. The zone's labels are
/// in order, or hold an ASCII digit first.
fn passes(name: &Name, own: usize, check: CheckedRules) -> bool {
    let of_idna = || {
        violations(name, Protocol::Registration).iter().all(|it| it.label_index.is_some_and(|it| it >= own))
    };
    let rule = judge_name(name);
    let by_bidi = || rule.label_verdicts[..own].iter().all(|it| it.rule_verdict != RuleVerdict::Violated);
    match check {
        CheckedRules::BidiRule => by_bidi(),
        CheckedRules::Idna2008Registration => of_idna(),
        CheckedRules::Uts46 => uts46::to_ascii_nontransitional(name).is_some(),
        CheckedRules::AllChecks => of_idna() && uts46::to_ascii_nontransitional(name).is_some(),
    }
}

fn findings(name: &Name) -> Vec<Finding> {
    let options = NameAnalysisOptions {
        grouping_search_limits: GroupingSearchLimits::SHORT_SEARCH,
        ..NameAnalysisOptions::default()
    };
    NameAnalysis::with_options(name, options).findings().to_vec()
}

/// Whether the digits of one of the applicant's labels are of several kinds.
fn mixes_digits(name: &Name, own: usize) -> bool {
    let found = findings(name);
    found.iter().any(|it| {
        it.finding_kind == FindingKind::DigitsOfSeveralScripts && it.label_index.is_some_and(|it| it < own)
    })
}

/// Whether one of the applicant's labels has lost one of two gershayim round it.
fn is_quoted(name: &Name, own: usize) -> bool {
    name.labels()[..own].iter().any(|label| {
        let characters = name.label_characters(label);
        let ends = [characters.first(), characters.last()];
        ends.iter().flatten().any(|it| matches!(it.scalar, '\u{5F3}' | '\u{5F4}'))
    })
}

/// What is reported of a name, the notes left out.
fn message(name: &Name) -> BTreeSet<(Option<usize>, FindingKind)> {
    let found = findings(name).into_iter();
    // Of the labels that could be torn apart only the first is looked for.
    let label = |it: &Finding| if it.finding_kind == FindingKind::LabelSplit { None } else { it.label_index };
    found.filter(|it| it.severity() != Severity::Note).map(|it| (label(&it), it.finding_kind)).collect()
}

/// What must hold of a fix of the first `own` labels; what is reported is compared where that is `asked`.
fn check_laws(name: &Name, own: usize, check: CheckedRules, suggested: &SuggestedNameFix, asked: bool) {
    let corrected = read(&suggested.fixed_name).unwrap_or_else(|| panic!("{name:?} {suggested:?}"));
    let dots = suggested
        .edits_of_original_name
        .iter()
        .filter(|it| matches!(it, NameEdit::Replace { with: '.', .. }))
        .count();
    assert!(
        passes(&corrected, own + dots, check),
        "it does not pass {check:?}: {:?} {suggested:?}",
        name.decoded_text()
    );
    assert_eq!(
        done(name, &suggested.edits_of_original_name).to_ascii_lowercase(),
        suggested.fixed_name,
        "{suggested:?}"
    );
    // The zone is the same but for capitals, and labels are as many as before, but for what was typed for a dot.
    assert_eq!(corrected.labels().len(), name.labels().len() + dots, "{suggested:?}");
    let zone = |it: &Name, own: usize| {
        it.labels().get(own).map(|label| {
            it.decoded_text().to_ascii_lowercase().chars().skip(label.character_range.start).collect()
        })
    };
    assert_eq!(zone(&corrected, own + dots), zone(name, own) as Option<String>, "{suggested:?}");
    for edit in &suggested.edits_of_original_name {
        let (at, to) = match edit {
            NameEdit::Move { character, before } => (*character, *before),
            NameEdit::Drop { character } | NameEdit::Replace { character, .. } => (*character, *character),
            NameEdit::Respell { characters, .. } => (characters[0], characters[characters.len() - 1]),
        };
        let label = name.label_index_by_character()[at].expect("no separator is edited");
        assert!(label < own, "{suggested:?}");
        let range = &name.labels()[label].character_range;
        assert!(range.contains(&at) && (range.start..=range.end).contains(&to), "{suggested:?}");
    }
    // No proper part of the edits is enough.
    let count = suggested.edits_of_original_name.len();
    for part in 0..(1_usize << count.min(7)) - 1 {
        let chosen = suggested
            .edits_of_original_name
            .iter()
            .enumerate()
            .filter(|(at, _)| *at >= 7 || part >> at & 1 == 1);
        let edits: Vec<NameEdit> = chosen.map(|(_, edit)| edit.clone()).collect();
        let Some(less) = read(&done(name, &edits)).filter(|it| it.labels().len() == name.labels().len())
        else {
            continue;
        };
        if !passes(&less, own, check) {
            continue;
        }
        // A label that begins so is not judged, which is a way to be registered only for what began so.
        let is_own = |it: &Name, at: usize| it.label_characters(&it.labels()[at])[0].scalar == '_';
        if (0..own).any(|at| is_own(&less, at) && !is_own(name, at)) {
            continue;
        }
        // Digits are brought into one row, and quotation marks go together.
        if mixes_digits(&less, own) && !mixes_digits(&corrected, own) || is_quoted(&less, own) {
            continue;
        }
        panic!("{edits:?} is enough, of {:?} {suggested:?}", name.decoded_text());
    }
    if asked {
        let (mut before, mut after) = (message(name), message(&corrected));
        // The labels have other numbers then.
        if dots > 0 {
            for all in [&mut before, &mut after] {
                *all = all.iter().map(|it| (None, it.1)).collect();
            }
        }
        let weaker = (None, FindingKind::NoGuarantee);
        let is_non_joiner = |it: &NameEdit| matches!(it, NameEdit::Replace { with: '\u{200C}', .. });
        let parts_a_persian_word = suggested.edits_of_original_name.iter().any(is_non_joiner);
        let is_new = |it: &&(Option<usize>, FindingKind)| {
            let is_deviation = it.1 == FindingKind::Deviation && parts_a_persian_word;
            !is_deviation && (it.1 != FindingKind::GuaranteeLdh || !before.contains(&weaker))
        };
        let new: Vec<_> = after.difference(&before).filter(is_new).collect();
        assert!(new.is_empty(), "{new:?} is new: {:?} {suggested:?}", name.decoded_text());
    }
}

/// What a label may be made of: letters of several scripts, digits, and what is refused or refused here and there.
const PIECES: [&str; 56] = [
    "a",
    "l",
    "z",
    "\u{FC}",
    "A",
    "\u{DC}",
    "\u{DF}",
    "\u{1E9E}",
    "\u{3B1}",
    "\u{391}",
    "\u{FF41}",
    "\u{FB01}",
    "1",
    "2",
    "0",
    "-",
    "--",
    "_",
    " ",
    "!",
    "'",
    "\"",
    "\u{308}",
    "\u{323}",
    "u\u{308}",
    "\u{B7}",
    "\u{AD}",
    "\u{5D0}",
    "\u{5DC}",
    "\u{5E9}\u{5C1}\u{5B8}",
    "\u{5B8}",
    "\u{5BE}",
    "\u{5F3}",
    "\u{5F4}",
    "\u{FB2A}",
    "\u{645}",
    "\u{635}",
    "\u{6A9}",
    "\u{640}",
    "\u{651}\u{64E}",
    "\u{64E}",
    "\u{60C}",
    "\u{FEFB}",
    "\u{661}",
    "\u{662}",
    "\u{6F1}",
    "\u{6F4}",
    "\u{200C}",
    "\u{200D}",
    "\u{200F}",
    "\u{202B}",
    "\u{7A6}",
    "\u{78B}",
    "\u{7D2}",
    "\u{7FA}",
    "\u{1F355}",
];

const ZONES: [&str; 5] =
    ["com", "co.uk", "\u{5D9}\u{5E9}\u{5E8}\u{5D0}\u{5DC}", "\u{645}\u{635}\u{631}", "x-1.net"];

fn names() -> impl Strategy<Value = (Name, usize)> {
    let label =
        prop::collection::vec(prop::sample::select(PIECES.as_slice()), 1..7).prop_map(|it| it.concat());
    let labels = prop::collection::vec(label, 1..3);
    let name = (labels, prop::sample::select(ZONES.as_slice()));
    name.prop_filter_map("no name", |(labels, zone)| {
        let name = read(&format!("{}.{zone}", labels.join(".")))?;
        // Labels that the DNS has for itself are no applicant's.
        let is_judged = labels.iter().all(|it| !it.starts_with('_'));
        (is_judged && name.labels().len() == labels.len() + zone.split('.').count())
            .then_some((name, labels.len()))
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn every_fix_keeps_the_laws((name, own) in names()) {
        for check in CheckedRules::ALL {
            let SuggestedNameFixes { fixes: offered, no_fix_reason } = suggested_fixes(&name, 0..own, check);
            let is_fine = passes(&name, own, check);
            prop_assert_eq!(is_fine, offered.is_empty() && no_fix_reason.is_none(), "{:?} {:?}", name, check);
            for (number, suggested) in offered.iter().enumerate() {
                check_laws(&name, own, check, suggested, number == 0);
            }
            let names: BTreeSet<&str> = offered.iter().map(|it| it.fixed_name.as_str()).collect();
            prop_assert_eq!(names.len(), offered.len());
        }
    }
}

/// Numbers that look random and are always the same (xorshift, George Marsaglia 2003).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % end
    }

    fn of<'a>(&mut self, all: &[&'a str]) -> &'a str {
        all[self.below(all.len())]
    }
}

/// Words of one script, into which something goes that does not belong there.
fn generated(numbers: &mut Numbers) -> String {
    const WORDS: [&str; 10] = [
        "\u{645}\u{635}\u{631}",
        "\u{643}\u{62A}\u{627}\u{628}",
        "\u{6A9}\u{62A}\u{627}\u{628}",
        "\u{67E}\u{627}\u{6A9}\u{633}\u{62A}\u{627}\u{646}",
        "\u{5E9}\u{5DC}\u{5D5}\u{5DD}",
        "\u{5E1}\u{5E4}\u{5E8}",
        "\u{78B}\u{7A8}\u{788}\u{7AC}\u{780}\u{7A8}",
        "\u{7D2}\u{7DE}\u{7CF}",
        "shop",
        "m\u{FC}nchen",
    ];
    let mut label = match numbers.below(20) {
        // No word at all, and words without end.
        0 => String::new(),
        1 => numbers.of(&WORDS).repeat(8 + numbers.below(16)),
        kind => {
            let other = if kind < 8 { format!("-{}", numbers.of(&WORDS)) } else { String::new() };
            format!("{}{other}", numbers.of(&WORDS))
        }
    };
    for _ in 0..1 + numbers.below(4) {
        // Into the words, not only between them.
        let mut characters: Vec<char> = label.chars().collect();
        let at = numbers.below(characters.len() + 1);
        characters.splice(at..at, numbers.of(&PIECES).chars());
        label = characters.into_iter().collect();
    }
    label
}

/// 5,000 refused names, always the same: how many have a fix, why the others have none, and what is offered
/// keeps the laws.
#[test]
fn five_thousand_bad_names() {
    let mut numbers = Numbers(0x5893_5892_5891);
    let (mut bad, mut offers) = (0, 0);
    let mut corrected = 0;
    let mut without: BTreeMap<&str, (usize, String)> = BTreeMap::new();
    while bad < 5_000 {
        let text = format!("{}.{}", generated(&mut numbers), numbers.of(&ZONES));
        let Some(name) = read(&text).filter(|name| !passes(name, 1, CheckedRules::Idna2008Registration))
        else {
            continue;
        };
        if text.starts_with('_') {
            continue;
        }
        bad += 1;
        let SuggestedNameFixes { fixes: offered, no_fix_reason } =
            suggested_fixes(&name, 0..1, CheckedRules::Idna2008Registration);
        offers += offered.len();
        corrected += usize::from(!offered.is_empty());
        for (number, suggested) in offered.iter().enumerate() {
            if number == 0 || bad % 4 == 0 {
                check_laws(
                    &name,
                    1,
                    CheckedRules::Idna2008Registration,
                    suggested,
                    number == 0 && bad % 25 == 0,
                );
            }
        }
        if let Some(reason) = no_fix_reason {
            let (count, _) = without.entry(reason.id()).or_insert_with(|| (0, text));
            *count += 1;
        }
        assert_ne!(offered.is_empty(), no_fix_reason.is_none(), "{name:?}");
    }
    println!(
        "{bad} bad names, {corrected} with a mending ({offers} in all); without, and the first of each:"
    );
    without
        .iter()
        .for_each(|(reason, (count, first))| println!("{count:>6} {reason}: {}", first.escape_unicode()));
    assert!(corrected >= 4_500, "{corrected} {without:?}");
}
