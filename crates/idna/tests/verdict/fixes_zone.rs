//! For every check: a name that fails has fixes or a reason why not, and each corrected name passes in the same zone.

use bidiscope_bidi::name::{Name, Notation};
use bidiscope_idna::verdict::fix::{NoFixReason, SuggestedNameFixes};
use bidiscope_idna::verdict::grouping::GroupingSearchLimits;
use bidiscope_idna::verdict::{
    CheckedRules, NameAnalysis, NameAnalysisOptions, RegistrationPermission, Zone,
};
use proptest::prelude::{ProptestConfig, Strategy, prop, proptest};

use super::read;

fn analysis_under(name: &Name, zone: Option<&str>, check: CheckedRules) -> NameAnalysis {
    let zone = zone.map(|it| Zone::read(it, Notation::Unicode).expect(it));
    NameAnalysis::with_options(
        name,
        NameAnalysisOptions {
            grouping_search_limits: GroupingSearchLimits::SHORT_SEARCH,
            parent_zone: zone,
            check_fixes_must_pass: check,
            ..NameAnalysisOptions::default()
        },
    )
}

/// Checks a name, and returns what is offered.
fn check_whole(text: &str, zone: Option<&str>, check: CheckedRules) -> SuggestedNameFixes {
    let name = read(text);
    let analysis = analysis_under(&name, zone, check);
    let offered = analysis.suggested_fixes();
    let (is_offered, has_reason) = (!offered.fixes.is_empty(), offered.no_fix_reason.is_some());
    if check.is_failed_by(&analysis) {
        assert_ne!(is_offered, has_reason, "{text:?} {zone:?} {check:?}: {offered:?}");
    } else {
        // What hangs on the zone's labels alone does not fail, and the reason is given.
        let needs_review = analysis.registration_verdict().permission == RegistrationPermission::NeedsReview;
        assert!(!is_offered && (!has_reason || needs_review), "{text:?} {zone:?} {check:?}");
    }
    for suggested in &offered.fixes {
        let corrected = read(&suggested.fixed_name);
        let after = analysis_under(&corrected, zone, check);
        assert!(after.not_a_domain_name().is_none(), "{text:?}: {suggested:?}");
        assert!(!check.is_failed_by(&after), "{text:?} {zone:?} {check:?}: {suggested:?}");
        if let Some(zone) = zone {
            let zone = Zone::read(zone, Notation::Unicode).expect(zone);
            // A full stop in the place of a comma makes a label more of the applicant's; those of the zone stay.
            let of_zone =
                |name: &Name| Some(name.labels().len() - zone.applicant_label_index_range(name).ok()?.end);
            assert_eq!(of_zone(&corrected), of_zone(&name), "{text:?} under {zone:?}: {suggested:?}");
        }
    }
    offered.clone()
}

#[test]
fn what_is_left_is_no_address() {
    for (text, label) in [("-1.2.3.4", 0), ("\u{2460}.2.3.4", 0), ("1.2.3.4-", 3), ("1.2.\u{AD}3.4", 2)] {
        for check in CheckedRules::ALL {
            check_whole(text, None, check);
        }
        let why = check_whole(text, None, CheckedRules::Idna2008Registration).no_fix_reason;
        assert_eq!(why, Some(NoFixReason::FixedNameIsIpAddress { label_index: label }), "{text}");
    }
}

/// What is not corrected stays as it was typed, where the text that it decodes to is another label.
#[test]
fn untouched_labels_stay_as_typed() {
    for (zone, first) in [("xn--4db-.com", "a.xn--4db-.com"), ("xn--wca.de", "a.xn--wca.de")] {
        let offered = check_whole(&format!("a-.{zone}"), Some(zone), CheckedRules::Idna2008Registration);
        assert_eq!(offered.fixes[0].fixed_name, first);
    }
    let offered = check_whole("a-.xn--4db.com", Some("com"), CheckedRules::Idna2008Registration);
    assert_eq!(offered.fixes[0].fixed_name, "a.xn--4db.com");
}

/// A sharp s in an A-label is there before it is written as itself.
#[test]
fn deviations_in_a_labels_are_there_already() {
    // A sharp s and a hyphen.
    let typed = format!("xn--{}", idna::punycode::encode_str("stra\u{DF}e-").expect("punycode"));
    let offered = check_whole(&format!("{typed}.de"), Some("de"), CheckedRules::Idna2008Registration);
    assert_eq!(offered.fixes[0].fixed_name, "stra\u{DF}e.de");
}

#[test]
fn why_nothing_is_offered() {
    let why = |text: &str, check| check_whole(text, None, check).no_fix_reason;
    let own = Some(NoFixReason::LabelNotRegistrable { label_index: 0 });
    for check in [CheckedRules::BidiRule, CheckedRules::Uts46, CheckedRules::AllChecks] {
        assert_eq!(why("*.\u{5D0}", check), own);
    }
    assert_eq!(why("_dmarc.com", CheckedRules::Uts46), own);
    let long = Some(NoFixReason::LabelTooLong { label_index: 0 });
    assert_eq!(why(&format!("_{}", "a".repeat(63)), CheckedRules::Idna2008Registration), long);
    assert_eq!(why(&format!("_{}.-a", "a".repeat(64)), CheckedRules::Idna2008Registration), long);
    for text in ["xn--wca", "xn--u-ccb", "xn--fia", "xn--wca93a"] {
        for check in CheckedRules::ALL {
            check_whole(text, None, check);
        }
    }
}

const PIECES: [&str; 34] = [
    "*",
    "_",
    "-",
    "a",
    "B",
    "1",
    "1",
    "l",
    "xn--4db",
    "xn--4db-",
    "xn--wca",
    "xn--u-ccb",
    "xn--fia",
    "xn--wca93a",
    "xn--strae-oqa",
    "xn--",
    "\u{DF}",
    "\u{FC}",
    "\u{DC}",
    "\u{5D0}",
    "\u{5F4}",
    "\u{628}",
    "\u{6A9}",
    "\u{661}",
    "\u{6F1}",
    "\u{34F}",
    "\u{2135}",
    "\u{FF11}",
    "\u{2460}",
    "\u{200C}",
    "\u{308}",
    ",",
    " ",
    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
];

const ZONES: [Option<&str>; 8] = [
    None,
    None,
    Some("com"),
    Some("xn--4db-.com"),
    Some("xn--wca.de"),
    Some("\u{5D0}"),
    Some("_tcp.a"),
    Some("1a.\u{5D0}-"),
];

fn names() -> impl Strategy<Value = (String, Option<&'static str>)> {
    let label =
        prop::collection::vec(prop::sample::select(PIECES.as_slice()), 1..4).prop_map(|it| it.concat());
    let labels = prop::collection::vec(label, 1..5).prop_map(|it| it.join("."));
    (labels, prop::sample::select(ZONES.as_slice())).prop_filter_map("no name", |(labels, zone)| {
        let text = zone.map_or_else(|| labels.clone(), |zone| format!("{labels}.{zone}"));
        Name::read(&text, Notation::Unicode).is_ok().then_some((text, zone))
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]

    #[test]
    fn every_name_that_fails_has_fixes_or_a_reason((text, zone) in names()) {
        for check in CheckedRules::ALL {
            check_whole(&text, zone, check);
        }
    }
}
