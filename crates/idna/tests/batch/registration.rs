//! Registrations, warnings and DNS names: what the lane answers is what an analysis says, and what its findings say.

use std::collections::BTreeMap;

use bidiscope_bidi::name::{Name, Notation, is_label_separator};
use bidiscope_idna::batch::BatchAnalyzer;
use bidiscope_idna::verdict::grouping::Bound;
use bidiscope_idna::verdict::{Analysis, AnalysisOptions, Permission, Zone};
use proptest::prelude::{ProptestConfig, Strategy, any, prop, prop_oneof, proptest};

use super::by_findings;
use super::names::{COUNT, names};

fn zone(text: &str) -> Zone {
    Zone::read(text, Notation::Unicode).expect(text)
}

/// Reads a name and checks the answers on it in a zone; the verdict, `None` where it is no name.
#[track_caller]
fn check(lane: &mut BatchAnalyzer, text: &str, zone: Option<&Zone>) -> Option<Permission> {
    let name = Name::read(text, Notation::Unicode).ok()?;
    lane.read(text, Notation::Unicode).expect("a name");
    let options =
        AnalysisOptions { grouping_bound: Bound::SHORT, zone: zone.cloned(), ..AnalysisOptions::default() };
    let analysis = Analysis::with_options(&name, options);
    let (registration, warnings) = (by_findings::registration(&analysis), by_findings::warnings(&analysis));
    let context = || format!("{} in {:?}", text.escape_unicode(), zone.map(|it| it.name().text()));
    assert_eq!(analysis.registration(), &registration, "{}", context());
    assert_eq!(analysis.warnings(), warnings, "{}", context());
    // A last label of which nothing is left makes no root of the full stop before it.
    let is_root_made = analysis.mapping().is_some_and(|it| it.name.ends_with('.'))
        && !name.text().ends_with(is_label_separator);
    let dns_name = analysis.dns().name.filter(|_| !is_root_made).unwrap_or_default();
    for wants_warnings in [false, true] {
        let mut ascii_name = "left over".to_owned();
        let expected = (registration.clone(), if wants_warnings { warnings.clone() } else { Vec::new() });
        assert_eq!(lane.registration(zone, wants_warnings, &mut ascii_name), expected, "{}", context());
        assert_eq!(ascii_name, dns_name, "{}", context());
    }
    Some(registration.verdict)
}

/// The zones that a text's last labels make, and one in which it may not be.
fn zones_of(text: &str) -> Vec<Zone> {
    let ends = text.match_indices('.').rev().take(2).map(|(at, _)| &text[at + 1..]);
    ends.chain(["com"]).filter_map(|it| Zone::read(it, Notation::Unicode).ok()).collect()
}

fn check_in_zones(lane: &mut BatchAnalyzer, text: &str) {
    check(lane, text, None);
    for zone in zones_of(text) {
        check(lane, text, Some(&zone));
    }
}

#[test]
fn hard_names() {
    let mut lane = BatchAnalyzer::new();
    for text in [
        "a",
        "a.",
        "*.com",
        "*",
        "*.*.com",
        "_dmarc.\u{5D0}.com",
        "_dmarc",
        "_443._tcp",
        "A.Com",
        "xn--4dbcd.com",
        "XN--4DBCD.com",
        "xn--wca",
        "xn--wca.com",
        "xn--ab-.com",
        "xn--_a-.com",
        "-a.com",
        "a-.com",
        "ab--cd.com",
        "1.2.3.4",
        "1.2.3.256",
        "1.2.3.4.",
        "1.\u{5D0}.4",
        "\u{661}.\u{5D0}",
        "\u{5D0}.1a",
        "\u{5D0}.1a.com",
        "\u{5D0}.\u{5D1}.1a.com",
        "1\u{5D0}.com",
        "\u{5D0}1\u{661}.com",
        "\u{5D0}\u{300}.com",
        "\u{300}a.com",
        "e\u{301}.com",
        "\u{E9}.com",
        "\u{DF}.de",
        "\u{3C2}.gr",
        "\u{5D0}\u{3002}\u{5D1}\u{FF0E}com\u{FF61}",
        "\u{FF21}.com",
        "l\u{B7}l.cat",
        "a\u{B7}b.cat",
        "\u{645}\u{200C}\u{645}.com",
        "a\u{200C}b.com",
        "\u{646}\u{627}\u{645}\u{647}\u{200C}\u{627}\u{6CC}.com",
        "\u{1100}\u{1161}.com",
        "\u{16D63}\u{16D67}.com",
        "\u{9C7}\u{9BE}.com",
        "http://\u{5D0}.com/",
        "http://\u{5D0}\u{200B}.com/",
        "a@\u{5D0}.com",
        "\u{1F600}.com",
        "\u{30000}.com",
        "\u{378}.com",
        "\u{E000}.com",
        "_dmarc.a-.com",
        "-a.\u{5D0}",
        "_a.\u{5D0}.1b",
        "\u{5D0}._1b",
        "-.com",
        "xn---a.com",
        "_\u{5D0}.com",
        "a-.-b-",
        "_a-.com",
        "__.com",
        "-_.com",
        "a_b.com",
        "_1.2",
        "\u{5D0}-.com",
        "b.\u{AD}",
        "b\u{AD}.",
        "\u{AD}.b",
        // Cyrillic, mixed with Latin, digits of two scripts, an invisible filler.
        "\u{430}\u{440}\u{440}\u{4CF}\u{435}.com",
        "p\u{430}y.com",
        "a\u{9E6}\u{AE6}.com",
        "a\u{115F}.com",
        "1.1-a.\u{5D0}",
        "7eleven.\u{5D0}",
    ] {
        check_in_zones(&mut lane, text);
    }
    for length in [62, 63, 64] {
        check_in_zones(&mut lane, &"a".repeat(length));
        check_in_zones(&mut lane, &format!("{}.com", "\u{5D0}".repeat(length - 6)));
    }
    for labels in [126, 127, 128] {
        check_in_zones(&mut lane, &vec!["a"; labels].join("."));
        check_in_zones(&mut lane, &(vec!["a"; labels].join(".") + "."));
    }
}

#[test]
fn names_in_a_zone() {
    let mut lane = BatchAnalyzer::new();
    let mut verdicts = BTreeMap::new();
    for suffix in ["com", "\u{5D0}", "xn--4db", "XN--4DB", "1a", "-a", "a.\u{5D0}", "\u{3C2}", "_tcp.a"] {
        let zone = zone(suffix);
        for label in
            ["a", "_s", "*", "a-", "\u{5D0}", "x.\u{5D1}", "xn--4dbcd", "1\u{5D0}", "_a.b", "\u{3A3}"]
        {
            for text in [format!("{label}.{suffix}"), format!("{label}.{suffix}."), label.to_owned()] {
                let verdict = check(&mut lane, &text, Some(&zone)).expect("a name");
                *verdicts.entry(verdict.id()).or_insert(0) += 1;
            }
        }
    }
    assert_eq!(verdicts.values().sum::<usize>(), 9 * 10 * 3);
    assert_eq!(verdicts.len(), Permission::ALL.len(), "{verdicts:?}");
}

/// One of forty of the names of the benchmark.
#[test]
fn generated_names() {
    let mut lane = BatchAnalyzer::new();
    let mut verdicts = BTreeMap::new();
    for (_, text) in names().into_iter().step_by(40) {
        let verdict = check(&mut lane, &text, None).expect("a name");
        *verdicts.entry(verdict.id()).or_insert(0) += 1;
        if let Some(zone) = zones_of(&text).first() {
            check(&mut lane, &text, Some(zone));
        }
    }
    assert_eq!(verdicts.values().sum::<usize>(), COUNT / 40);
    assert!(verdicts["allowed"] > 100 && verdicts["refused"] > 100, "{verdicts:?}");
}

/// There is nothing to register, and nothing else to say.
#[test]
fn without_a_name() {
    let mut ascii_name = "left over".to_owned();
    let (registration, _) = BatchAnalyzer::new().registration(None, true, &mut ascii_name);
    assert_eq!((registration.verdict, ascii_name.as_str()), (Permission::NotApplicable, ""));
}

/// Letters, digits, marks and signs of many scripts, the ends of labels among them.
fn scalar() -> impl Strategy<Value = char> {
    prop_oneof![
        6 => prop::sample::select("abz019-..*_xn--A".chars().collect::<Vec<_>>()),
        4 => prop::char::range('\u{5D0}', '\u{5EA}'),
        4 => prop::char::range('\u{620}', '\u{6FF}'),
        1 => prop::char::range('\u{591}', '\u{5F4}'),
        1 => prop::char::range('\u{300}', '\u{36F}'),
        1 => prop::char::range('\u{400}', '\u{45F}'),
        1 => prop::char::range('\u{900}', '\u{97F}'),
        1 => prop::char::range('\u{80}', '\u{24F}'),
        1 => prop::char::range('\u{200B}', '\u{206F}'),
        1 => prop::sample::select("@/:".chars().collect::<Vec<_>>()),
        1 => any::<char>(),
    ]
}

/// Texts of such characters, and of short labels, which the zone often ends.
fn texts() -> impl Strategy<Value = String> {
    let text = |length| prop::collection::vec(scalar(), length).prop_map(String::from_iter);
    prop_oneof![
        text(1..24),
        prop::collection::vec(text(1..4), 1..5).prop_map(|labels| labels.join(".")),
        text(1..8).prop_map(|label| format!("{}.com", label.replace('.', ""))),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_000))]

    /// One lane for two names: nothing is left of the first.
    #[test]
    fn random_names(first in texts(), second in texts()) {
        let mut lane = BatchAnalyzer::new();
        check_in_zones(&mut lane, &first);
        check_in_zones(&mut lane, &second);
    }
}
