//! URLs: what is decided of their host for all lengths, beside the display of every URL to a length.

use std::collections::BTreeMap;
use std::ops::Range;

use bidiscope_bidi::name::{BidiClass, Character, Input, Notation, characters_of};
use bidiscope_bidi::order::choices::{DigitClassOverride, PunctuationClassOverride, StrategyChoices};
use bidiscope_bidi::order::{Direction, DisplayConfig, Strategy};
use bidiscope_bidi::uba::SkippedUbaRules;
use bidiscope_proof::automata::{
    CertificateStatement, ProofCertificate, ProofOutcome, UndecidedReason, check_certificate,
    count_sequences_by_length, decide_property,
};
use bidiscope_proof::study::{
    DisplayProperty, DisplayPropertyStudy, StudyAlphabet, StudyCounterexample, ThreadCount, WorkProgress,
    representative,
};
use bidiscope_url::reader::UrlHostDisplay;
use num_bigint::BigUint;
use proptest::prelude::{ProptestConfig, proptest};

use super::custom_strategies::any_choices;
use super::support::{ELEVEN, SEVEN, each_word};

const PROPERTIES: [DisplayProperty; 3] = [
    DisplayProperty::UrlHostFirst,
    DisplayProperty::UrlHostFirstEscapedPath,
    DisplayProperty::UrlHostLeftOfPath,
];

/// What is before the host.
const SCHEME: &str = "a://";

/// The URLs of these classes with up to so many characters in host and path, by their length.
fn urls(classes: &[BidiClass], to: usize) -> BTreeMap<usize, Vec<Url>> {
    let mut found: BTreeMap<usize, Vec<Url>> = BTreeMap::new();
    let mut parts: Vec<String> = Vec::new();
    each_word(classes.len(), to, |word| {
        parts.push(word.iter().map(|it| representative(classes[*it]).scalar).collect());
    });
    for host in parts.iter().filter(|it| it.split('.').all(|label| !label.is_empty()) && !it.contains(' ')) {
        for path in parts.iter().filter(|it| !it.contains(' ')) {
            let length = host.chars().count() + path.chars().count();
            if length <= to {
                let url = Url::of(host, &path.replace('.', "/"));
                found.entry(SCHEME.len() + length + 1).or_default().push(url);
            }
        }
    }
    found
}

struct Url {
    text: String,
    characters: Vec<Character>,
    host: Range<usize>,
    has_ascii_path: bool,
}

impl Url {
    fn of(host: &str, path: &str) -> Self {
        let text = format!("{SCHEME}{host}/{path}");
        let host = SCHEME.len()..SCHEME.len() + host.chars().count();
        Self { characters: characters_of(&text), text, host, has_ascii_path: path.is_ascii() }
    }

    fn read(text: &str) -> Self {
        let (host, path) = text.strip_prefix(SCHEME).expect(text).split_once('/').expect(text);
        Self::of(host, path)
    }
}

/// For each property whether it covers a URL and whether it holds of its display.
fn held(display: &DisplayConfig, url: &Url) -> [Option<bool>; 3] {
    let order = display.order(&url.characters);
    let places: Vec<usize> = order.visual_from_logical().iter().map(|it| it.0).collect();
    let host = &places[url.host.clone()];
    let (first, last) = (host.iter().min().expect("not empty"), host.iter().max().expect("not empty"));
    let is_whole = last - first + 1 == host.len();
    let after = &places[url.host.end..];
    let is_left = is_whole && after.iter().all(|it| it > last);
    let is_first = match order.paragraph_direction() {
        Direction::LeftToRight => is_left,
        Direction::RightToLeft => is_whole && after.iter().all(|it| it < first),
    };
    [Some(is_first), url.has_ascii_path.then_some(is_first), Some(is_left)]
}

/// For each property and each length the number of URLs, and of those of which it does not hold.
fn counted(display: &DisplayConfig, urls: &BTreeMap<usize, Vec<Url>>) -> [BTreeMap<usize, [usize; 2]>; 3] {
    let mut counts: [BTreeMap<usize, [usize; 2]>; 3] = Default::default();
    for (length, urls) in urls {
        for url in urls {
            for (counts, holds) in counts.iter_mut().zip(held(display, url)) {
                let count = counts.entry(*length).or_default();
                count[0] += usize::from(holds.is_some());
                count[1] += usize::from(holds == Some(false));
            }
        }
    }
    counts
}

/// What the automata count is what the displays show, length for length; and the shortest counterexample is one.
fn check(
    display: &DisplayConfig,
    classes: &[BidiClass],
    urls: &BTreeMap<usize, Vec<Url>>,
) -> Result<(), UndecidedReason> {
    let most = *urls.keys().last().expect("URLs");
    for (property, expected) in PROPERTIES.into_iter().zip(counted(display, urls)) {
        let number = |it: &BigUint| usize::try_from(it).expect("few");
        let found: BTreeMap<usize, [usize; 2]> = count_sequences_by_length(property, display, classes, most)?
            .into_iter()
            .filter(|it| it.sequence_characters > SCHEME.len() + 1)
            .map(|it| {
                (
                    it.sequence_characters,
                    [number(&it.covered_sequence_count), number(&it.counterexample_count.expect("counted"))],
                )
            })
            .collect();
        assert_eq!(found, expected, "{property:?} {display}");
        let first = expected.iter().find(|it| it.1[1] > 0).map(|it| *it.0);
        let from = decide_property(property, display, classes)?.counterexample_length();
        assert!(from == first || first.is_none() && from > Some(most), "{property:?} {display}");
    }
    Ok(())
}

fn display(text: &str) -> DisplayConfig {
    DisplayConfig::read(text).expect("a display")
}

#[test]
fn the_built_in_displays_to_length_6() {
    use BidiClass::{CS, EN, L, R};
    let four = [L, R, EN, CS];
    for (classes, to) in [(&four[..], 6), (&SEVEN, 4), (&ELEVEN, 3)] {
        let urls = urls(classes, to);
        for strategy in Strategy::BUILT_IN {
            check(&strategy.into(), classes, &urls).expect("decided");
        }
        for text in ["fields:paragraph=rtl", "isolates:paragraph=rtl"].into_iter().filter(|_| to < 6) {
            check(&display(text), classes, &urls).expect("decided");
        }
    }
}

/// What is asked of the host is what its badge says.
#[test]
fn the_badge_of_a_url_says_the_same() {
    let urls = urls(&SEVEN, 3);
    for text in ["uba-ltr", "uba-rtl", "uba-auto", "fields", "isolates:paragraph=rtl", "one-to-one"] {
        let display = display(text);
        for url in urls.values().flatten() {
            let name = Input::read(&url.text, Notation::Unicode).expect("a URL");
            let shown = UrlHostDisplay::of_url(&name, &display.order(name.characters())).expect("a URL");
            assert_eq!(
                held(&display, url)[0],
                Some(shown.is_host_unsplit && shown.is_nothing_before_host),
                "{} {text}",
                url.text
            );
        }
    }
}

/// The same by a study, whose counterexamples are URLs.
#[test]
fn a_study_goes_through_the_same_urls() {
    use BidiClass::{AN, CS, EN, L, R};
    let classes = [L, R, EN, AN, CS];
    let displays = ["uba-ltr", "uba-rtl", "fields", "custom:separators=host,around=isolate"].map(display);
    let study = DisplayPropertyStudy {
        alphabet: StudyAlphabet::new(classes.to_vec()).expect("an alphabet"),
        max_sequence_characters: 9,
        tested_displays: displays.to_vec(),
        tested_properties: PROPERTIES.to_vec(),
        thread_count: ThreadCount::OnePerCore,
    };
    let results = study.run(&WorkProgress::new(), |_| ()).expect("not too long");
    let urls = urls(&classes, 4);
    let counts: Vec<_> = displays.iter().map(|it| counted(it, &urls)).collect();
    let mut rows = 0;
    for row in &results.outcomes_at_lengths {
        let display = displays.iter().position(|it| *it == row.display).expect("one of them");
        let property = PROPERTIES.iter().position(|it| *it == row.property).expect("one of them");
        let of_length = counts[display][property].get(&row.sequence_characters).copied();
        let expected = of_length.unwrap_or_default().map(|it| it as u64);
        let text = format!("{:?} {} {}", row.property, row.display, row.sequence_characters);
        assert_eq!([row.covered_sequence_count, row.counterexample_count], expected, "{text}");
        assert_eq!(row.smallest_counterexamples.is_empty(), row.counterexample_count == 0, "{text}");
        for example in &row.smallest_counterexamples {
            let url = urls[&row.sequence_characters]
                .iter()
                .find(|it| it.text == example.sequences[0])
                .expect("a URL");
            assert_eq!(held(&row.display, url)[property], Some(false), "{example:?}");
        }
        rows += 1;
    }
    assert_eq!(rows, displays.len() * PROPERTIES.len() * 9);
    let text = serde_json::to_string(&results).expect("text");
    assert_eq!(
        bidiscope_proof::study::StudyResults::read(text.as_bytes()).expect("read again").outcomes_at_lengths,
        results.outcomes_at_lengths
    );
    // Without L or CS there are no URLs.
    let without = DisplayPropertyStudy {
        alphabet: StudyAlphabet::new(vec![R, CS]).expect("an alphabet"),
        max_sequence_characters: 7,
        ..study
    };
    let results = without.run(&WorkProgress::new(), |_| ()).expect("not too long");
    assert!(results.outcomes_at_lengths.iter().all(|it| it.covered_sequence_count == 0));
}

/// What becomes of the host in the displays of docs/study.md and in the strategies for URLs of docs/custom-strategies.md: the
/// length of a shortest counterexample, for a path of any characters, a percent-encoded one, and from the left.
const DECIDED: [(&str, [Option<usize>; 3]); 27] = [
    ("logical", [None; 3]),
    ("one-to-one", [None; 3]),
    ("uba-ltr", [Some(7); 3]),
    ("uba-rtl", [Some(7), Some(7), Some(6)]),
    ("uba-auto", [Some(7); 3]),
    ("components", [None; 3]),
    ("fields", [None; 3]),
    ("isolates", [None; 3]),
    ("fields:paragraph=rtl", [Some(6), Some(6), None]),
    ("isolates:paragraph=rtl", [Some(6), Some(6), None]),
    ("custom:separators=host,around=isolate", [None; 3]),
    ("custom:separators=host,direction=first-strong,around=isolate", [None; 3]),
    ("custom:separators=host,around=marks", [None; 3]),
    ("custom:separators=host,around=mark-after", [None; 3]),
    ("custom:separators=host,around=embedding", [None; 3]),
    ("custom:separators=url-parts,around=isolate", [None; 3]),
    ("custom:separators=url-parts,around=override", [None; 3]),
    ("custom:separators=parts,around=isolate", [None; 3]),
    ("custom:whole=isolate", [Some(7); 3]),
    ("custom:paragraph=rtl,whole=isolate", [Some(6), Some(6), Some(7)]),
    ("custom:whole=embedding", [Some(7); 3]),
    ("custom:paragraph=rtl,whole=embedding", [Some(6), Some(6), Some(7)]),
    ("custom:whole=override", [None; 3]),
    ("custom:paragraph=rtl,separators=host,around=isolate,whole=isolate", [Some(6), Some(6), None]),
    ("custom:path=alone", [None; 3]),
    ("custom:path=segments", [None; 3]),
    ("custom:paragraph=host", [Some(7), Some(7), Some(6)]),
];

#[test]
fn the_strategies_for_urls() {
    let urls = urls(&SEVEN, 3);
    for (text, expected) in DECIDED {
        let display = display(text);
        let mut found = [None; 3];
        for (at, property) in PROPERTIES.into_iter().enumerate() {
            let theorem =
                decide_property(property, &display, &ELEVEN).unwrap_or_else(|it| panic!("{text}: {it}"));
            found[at] = theorem.counterexample_length();
            // The counterexample is one, as it is written out.
            if let ProofOutcome::Refuted { smallest_counterexample_sequences: smallest } = theorem {
                let example = StudyCounterexample::from_class_sequences(property, &display, &smallest);
                let url = Url::read(&example.sequences[0]);
                assert_eq!(held(&display, &url)[at], Some(false), "{text}: {}", url.text);
            }
        }
        assert_eq!(found, expected, "{text}");
        check(&display, &SEVEN, &urls).unwrap_or_else(|it| panic!("{text}: {it}"));
    }
}

/// What is proved has a certificate, of strategies of one's own too; what is refuted has none.
#[test]
fn what_is_proved_of_urls_is_certified() {
    let classes = [&SEVEN[..], &[BidiClass::ON, BidiClass::ET, BidiClass::NSM]].concat();
    let mut proved = 0;
    for (text, expected) in DECIDED {
        let display = display(text);
        for (property, length) in PROPERTIES.into_iter().zip(expected) {
            let made = ProofCertificate::of_statement(
                &CertificateStatement::HasProperty(property),
                &display,
                &classes,
            );
            assert_eq!(made.is_ok(), length.is_none(), "{property:?} {text}");
            let Ok(certificate) = made else { continue };
            let certificate = certificate.text();
            let claim =
                check_certificate(&certificate).unwrap_or_else(|it| panic!("{property:?} {text}: {it}"));
            assert_eq!(
                (&claim.statement, &claim.display),
                (&CertificateStatement::HasProperty(property), &display)
            );
            assert_eq!(claim.strings_match_display_rules(), Ok(true), "{property:?} {text}");
            assert!(
                claim.orders_compared_up_to_characters >= SCHEME.len() + 4,
                "{text}: {}",
                claim.orders_compared_up_to_characters
            );
            proved += 1;
        }
    }
    let expected: usize = DECIDED.iter().map(|it| it.1.iter().filter(|it| it.is_none()).count()).sum();
    assert_eq!(proved, expected);
}

/// Whatever is decided of any strategy of one's own is what its displays show.
#[test]
fn any_strategy_of_ones_own() {
    use BidiClass::{AN, CS, EN, L, NSM, R};
    let classes = [L, R, EN, AN, NSM, CS];
    let urls = urls(&classes, 2);
    let reached = std::cell::Cell::new(0);
    let config = ProptestConfig { cases: 1_500, failure_persistence: None, ..ProptestConfig::default() };
    proptest!(config, |(strategy in any_choices())| {
        // Half of them change no class, which is where parts are laid out apart.
        let plain = StrategyChoices {
            hyphen_class: PunctuationClassOverride::Unchanged,
            full_stop_class: PunctuationClassOverride::Unchanged,
            digit_class: DigitClassOverride::Unchanged,
            skipped_rules: SkippedUbaRules::NONE,
            ..strategy.clone()
        };
        for strategy in [strategy, plain] {
            let display = DisplayConfig::custom(strategy);
            if check(&display, &classes, &urls).is_ok() {
                reached.set(reached.get() + 1);
            }
        }
    });
    assert!(reached.get() > 300, "{}", reached.get());
}
