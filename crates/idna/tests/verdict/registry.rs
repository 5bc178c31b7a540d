//! A registry's own rules: rulesets (RFC 7940) and what a profile says of a zone.

use std::sync::Arc;

use bidiscope_bidi::name::{Name, Notation};
use bidiscope_idna::batch::BatchAnalyzer;
use bidiscope_idna::verdict::fix::NoFixReason;
use bidiscope_idna::verdict::grouping::GroupingSearchLimits;
use bidiscope_idna::verdict::{
    FindingDetail, FindingKind, LabelSet, NameAnalysis, NameAnalysisOptions, NamedRuleset, NotInZone,
    RegistrationPermission, RegistryProfile, RegistryProfileZone, RegistryRules, RegistryRulesByZone,
    RulesetEvaluator, Rulesets, VariantOf, Zone,
};
use bidiscope_lgr::Ruleset;
use proptest::prelude::*;
use proptest::sample::select;

pub(super) fn ruleset(name: &str, data: &str) -> NamedRuleset {
    let text = format!("<lgr xmlns='urn:ietf:params:xml:ns:lgr-1.0'>{data}</lgr>");
    NamedRuleset { name: name.to_owned(), ruleset: Ruleset::read(text.as_bytes()).expect("a ruleset") }
}

/// Alef to gimel, where gimel blocks itself, and bet may not begin a label.
fn hebrew() -> NamedRuleset {
    ruleset(
        "he.xml",
        "<data><char cp='05D0'/><char cp='05D1' not-when='start'/>
           <char cp='05D2'><var cp='05D2' type='blocked'/></char></data>
         <rules><rule name='start'><look-behind><start/></look-behind><anchor/></rule>
           <action disp='blocked' any-variant='blocked'/></rules>",
    )
}

/// a to z, without labels that begin with q.
fn latin() -> NamedRuleset {
    ruleset(
        "la.xml",
        "<data><range first-cp='0061' last-cp='007A'/></data>
         <rules><rule name='q'><start/><char cp='0071'/></rule><action disp='invalid' match='q'/></rules>",
    )
}

fn name(text: &str) -> Name {
    Name::read(text, Notation::Unicode).expect("a name")
}

fn zone(text: &str) -> Zone {
    Zone::read(text, Notation::Unicode).expect("a zone")
}

fn options(zone: Option<&Zone>, rulesets: &Rulesets, rules: RegistryRules) -> NameAnalysisOptions {
    NameAnalysisOptions {
        grouping_search_limits: GroupingSearchLimits::SHORT_SEARCH,
        parent_zone: zone.cloned(),
        zone_rulesets: Arc::clone(rulesets),
        other_registry_rules: Arc::new(rules),
        ..NameAnalysisOptions::default()
    }
}

#[test]
fn a_ruleset_refuses_for_four_reasons() {
    use FindingKind::{Condition3, HyphenAtEnd, LgrBlocked, LgrContext, LgrInvalid, LgrNotInRepertoire};
    let rulesets: Rulesets = Arc::from([hebrew(), latin()]);
    let cases: [(&str, &[FindingKind]); 10] = [
        ("\u{5D0}\u{5D1}", &[]),
        ("abc", &[]),
        ("ABC", &[]),
        // The first ruleset answers where none has more of the code points.
        ("a\u{5D0}1", &[FindingKind::Condition5, LgrNotInRepertoire]),
        ("\u{5D1}\u{5D0}", &[LgrContext]),
        ("\u{5D1}\u{5D3}", &[LgrContext, LgrNotInRepertoire]),
        ("\u{5D0}\u{5D2}", &[LgrBlocked]),
        ("quiet", &[LgrInvalid]),
        ("\u{5D0}-", &[Condition3, HyphenAtEnd, LgrNotInRepertoire]),
        ("\u{5D0}.q\u{5D0}", &[FindingKind::Condition5, FindingKind::Condition6]),
    ];
    for (text, expected) in cases {
        let analysis =
            NameAnalysis::with_options(&name(text), options(None, &rulesets, RegistryRules::default()));
        let registration = analysis.registration_verdict();
        assert_eq!(registration.deciding_finding_kinds, expected, "{text}");
        assert_eq!(
            registration.permission == RegistrationPermission::Refused,
            !expected.is_empty(),
            "{text}"
        );
        let found: Vec<_> =
            analysis.findings().iter().filter(|it| it.finding_kind.is_registry_rule()).collect();
        assert!(
            found.iter().all(|it| expected.contains(&it.finding_kind) && it.label_index == Some(0)),
            "{found:?}"
        );
        assert_eq!(
            analysis.findings_deciding_registration().iter().any(|it| it.finding_kind.is_registry_rule()),
            !found.is_empty(),
            "{text}"
        );
    }
    let only_latin: Rulesets = Arc::from([latin()]);
    let of = |text: &str, zone: Option<&Zone>| {
        let it =
            NameAnalysis::with_options(&name(text), options(zone, &only_latin, RegistryRules::default()));
        (it.ruleset_judged_label_index(), it.registration_verdict().deciding_finding_kinds.clone())
    };
    assert_eq!(of("quiet", None), (Some(0), vec![LgrInvalid]));
    // Below a zone the label next to it.
    assert_eq!(of("1.q.com", Some(&zone("com"))), (Some(1), vec![LgrInvalid]));
    assert_eq!(of("q.a.com", Some(&zone("com"))), (Some(1), vec![]));
    // What nobody registers is not asked about.
    assert_eq!(of("*.com", None).0, None);
    assert_eq!(of("//a.com", None).0, None);
}

#[test]
fn positions_are_those_of_the_whole_name() {
    let rulesets: Rulesets = Arc::from([hebrew()]);
    let analysis = NameAnalysis::with_options(
        &name("ab.\u{5D1}\u{5D0}x.com"),
        options(Some(&zone("com")), &rulesets, RegistryRules::default()),
    );
    let characters = |kind| {
        let found = analysis.findings().iter().find(|it| it.finding_kind == kind);
        found.map(|it| it.character_indices_in_name.clone())
    };
    assert_eq!(characters(FindingKind::LgrContext), Some(vec![3]));
    assert_eq!(characters(FindingKind::LgrNotInRepertoire), Some(vec![5]));
}

fn labels(all: &[&str], rulesets: &Rulesets) -> LabelSet {
    let mut evaluator = RulesetEvaluator::new(Arc::clone(rulesets));
    let mut set = LabelSet::default();
    assert!(all.iter().all(|it| set.insert_if_single_label(&name(it), &mut evaluator)));
    assert!(!set.insert_if_single_label(&name("a.b"), &mut evaluator), "two labels");
    set
}

#[test]
fn the_rules_of_a_profile() {
    let none: Rulesets = Arc::from([]);
    let rules = RegistryRules {
        required_label_count_below_zone: Some(1),
        reserved_labels: labels(&["\u{5D0}\u{5D1}", "www"], &none),
        // An A-label and its characters are the same label.
        blocked_labels: labels(&["xn--4dbcagdahymbxekheh6e0a7fei0b"], &none),
        refuses_mixed_scripts: true,
        ..RegistryRules::default()
    };
    let com = zone("com");
    for (text, expected) in [
        ("abc.com", &[][..]),
        ("WWW.com", &[FindingKind::ReservedLabel]),
        ("xn--4dbc.com", &[FindingKind::ReservedLabel]),
        ("a.www.com", &[FindingKind::ZoneLabelCount, FindingKind::ReservedLabel]),
        ("a\u{430}.com", &[FindingKind::GuidelinesMixedScripts]),
    ] {
        let analysis = NameAnalysis::with_options(&name(text), options(Some(&com), &none, rules.clone()));
        assert_eq!(analysis.registration_verdict().deciding_finding_kinds, expected, "{text}");
    }
}

#[test]
fn the_zone_with_the_most_labels_counts() {
    let of = |text: &str| RegistryProfileZone {
        zone: zone(text),
        zone_rulesets: Arc::from([]),
        other_registry_rules: Arc::default(),
    };
    let profile =
        RegistryProfile::new(vec![of("il"), of("co.il"), of("\u{5D9}\u{5E9}\u{5E8}\u{5D0}\u{5DC}")]);
    let found = |text: &str| profile.zone_of_name(&name(text)).map(|it| it.zone.name_text());
    assert_eq!(found("a.co.il").as_deref(), Ok("co.il"));
    assert_eq!(found("a.org.IL.").as_deref(), Ok("il"));
    assert!(found("a.xn--4dbrk0ce").is_ok());
    assert_eq!(found("com"), Err(NotInZone::OutsideZone));
    // Nobody registers a zone of the registry, below another one or at the top.
    assert_eq!(found("co.il"), Err(NotInZone::IsTheZone));
    assert_eq!(found("il"), Err(NotInZone::IsTheZone));
    let outside = RegistryRules::for_name_outside_profile(NotInZone::OutsideZone);
    let none: Rulesets = Arc::from([]);
    let analysis = NameAnalysis::with_options(&name("a.com"), options(None, &none, outside.clone()));
    assert_eq!(analysis.registration_verdict().permission, RegistrationPermission::NeedsReview);
    assert_eq!(analysis.registration_verdict().deciding_finding_kinds, [FindingKind::NoZone]);
    // What IDNA2008 refuses stays refused.
    let analysis = NameAnalysis::with_options(&name("\u{5D0}-.com"), options(None, &none, outside));
    assert_eq!(analysis.registration_verdict().permission, RegistrationPermission::Refused);
}

/// Whoever gets a variant of a reserved label gets what looks like it.
#[test]
fn variants_of_reserved_labels_are_reserved_too() {
    // KAF and KEHEH are variants of each other.
    let arabic = ruleset(
        "ar.xml",
        "<data><char cp='0628'/><char cp='0643'><var cp='06A9' type='allocatable'/></char>
           <char cp='06A9'><var cp='0643' type='allocatable'/></char></data>",
    );
    let rulesets: Rulesets = Arc::from([latin(), arabic]);
    let rules = RegistryRules {
        reserved_labels: labels(&["\u{628}\u{643}"], &rulesets),
        blocked_labels: labels(&["\u{6A9}"], &rulesets),
        ..RegistryRules::default()
    };
    for (text, expected) in [
        ("\u{628}\u{643}", &[FindingKind::ReservedLabel][..]),
        ("\u{628}\u{6A9}", &[FindingKind::ReservedLabel]),
        ("\u{643}", &[FindingKind::BlockedLabel]),
        ("\u{628}", &[]),
    ] {
        let analysis = NameAnalysis::with_options(&name(text), options(None, &rulesets, rules.clone()));
        assert_eq!(analysis.registration_verdict().deciding_finding_kinds, expected, "{text}");
    }
}

/// Whoever had a variant of the label of a nested zone would have variants of all names in it.
#[test]
fn variants_of_a_zone_are_nobodys_in_the_zone_above() {
    // KAF and KEHEH may be allocated together, ALEF WITH MADDA above blocks ALEF.
    let arabic = ruleset(
        "ar.xml",
        "<data><char cp='0627'><var cp='0622' type='blocked'/></char>
           <char cp='0622'><var cp='0627' type='blocked'/></char>
           <char cp='0628'/><char cp='0643'><var cp='06A9' type='allocatable'/></char>
           <char cp='06A9'><var cp='0643' type='allocatable'/></char></data>",
    );
    let rulesets: Rulesets = Arc::from([latin(), arabic]);
    let of = |text: &str, rulesets: &Rulesets, labels_below| RegistryProfileZone {
        zone: zone(text),
        zone_rulesets: Arc::clone(rulesets),
        other_registry_rules: Arc::new(RegistryRules {
            required_label_count_below_zone: labels_below,
            ..RegistryRules::default()
        }),
    };
    let none: Rulesets = Arc::from([]);
    let zones = |rulesets: &Rulesets, labels_below| {
        let zones = ["il", "\u{628}\u{643}.il", "\u{627}.il", "co.il", "\u{643}.a.il"];
        let zones = zones.iter().map(|it| of(it, rulesets, labels_below)).collect();
        RegistryRulesByZone::RegistryProfile(Arc::new(RegistryProfile::new(zones)))
    };
    let reserved = |text: &str, rules: &RegistryRulesByZone| {
        let options = rules.options_with_zone_rules(&name(text).into(), NameAnalysisOptions::default());
        let analysis = NameAnalysis::with_options(&name(text), options);
        let found = analysis.findings().iter().find(|it| it.finding_kind == FindingKind::ReservedLabel);
        found.map(|it| (it.finding_detail.clone(), it.label_index))
    };
    let variant = |label| Some((FindingDetail::LabelIsVariant(VariantOf::Zone), Some(label)));
    let rules = zones(&rulesets, None);
    for (text, expected) in [
        ("\u{628}\u{6A9}.il", variant(0)),
        ("\u{622}.il", variant(0)),
        ("abc.\u{628}\u{6A9}.il", variant(1)),
        // In the zone itself, and what is no variant.
        ("\u{622}.\u{628}\u{643}.il", None),
        ("\u{628}\u{6A9}.co.il", None),
        ("\u{628}.il", None),
        // Not directly below.
        ("\u{6A9}.il", None),
        ("\u{6A9}.a.il", None),
    ] {
        assert_eq!(reserved(text, &rules), expected, "{text}");
    }
    assert_eq!(reserved("\u{628}\u{6A9}.il", &zones(&none, None)), None, "no ruleset has variants");
    assert_eq!(reserved("\u{628}\u{6A9}.co.il", &zones(&rulesets, Some(2))), None);
}

/// A list states the zone of each name; the name may end in a zone below it too.
#[test]
fn a_stated_zone_is_the_zone_of_a_name() {
    let of = |text: &str, reserved: &str| RegistryProfileZone {
        zone: zone(text),
        zone_rulesets: Arc::from([]),
        other_registry_rules: Arc::new(RegistryRules {
            reserved_labels: labels(&[reserved], &Arc::from([])),
            ..RegistryRules::default()
        }),
    };
    let rules = RegistryRulesByZone::RegistryProfile(Arc::new(RegistryProfile::new(vec![
        of("il", "gov"),
        of("co.il", "shop"),
    ])));
    let reserved = |text: &str, stated: &str| {
        let options = rules.options_with_stated_zone_rules(
            &zone(stated),
            &name(text).into(),
            NameAnalysisOptions::default(),
        );
        let analysis = NameAnalysis::with_options(&name(text), options);
        let found = analysis.findings().iter().map(|it| it.finding_kind).filter(|it| it.is_registry_rule());
        found.collect::<Vec<_>>()
    };
    for (text, stated, expected) in [
        ("shop.co.il", "co.il", &[FindingKind::ReservedLabel][..]),
        ("shop.co.il", "il", &[]),
        ("gov.il", "IL.", &[FindingKind::ReservedLabel]),
        ("gov.co.il", "co.il", &[]),
        // In none: the name is a zone itself, or not in the stated one, or that is none of the profile's.
        ("co.il", "il", &[FindingKind::NoZone]),
        ("gov.il", "co.il", &[FindingKind::NoZone]),
        ("gov.example", "example", &[FindingKind::NoZone]),
    ] {
        assert_eq!(reserved(text, stated), expected, "{text} in {stated}");
    }
}

/// `xn--gov-` decodes to `gov`, the reserved label itself and none of its variants, with and without a ruleset.
#[test]
fn an_a_label_that_decodes_to_a_reserved_label_is_reserved() {
    for rulesets in [Rulesets::from([]), Arc::from([latin()])] {
        let rules =
            RegistryRules { reserved_labels: labels(&["gov"], &rulesets), ..RegistryRules::default() };
        for (text, expected) in
            [("xn--gov-.example", true), ("gov.example", true), ("xn--go-.example", false)]
        {
            let analysis = NameAnalysis::with_options(&name(text), options(None, &rulesets, rules.clone()));
            let found = analysis.findings().iter().find(|it| it.finding_kind == FindingKind::ReservedLabel);
            assert_eq!(
                found.map(|it| &it.finding_detail),
                expected.then_some(&FindingDetail::NoDetail),
                "{text}, {} rulesets",
                rulesets.len()
            );
        }
    }
}

#[test]
fn what_only_the_registry_knows_needs_review() {
    let withheld =
        ruleset("it.xml", "<data><char cp='0061'/></data><rules><action disp='withheld'/></rules>");
    let rulesets: Rulesets = Arc::from([withheld]);
    let analysis = NameAnalysis::with_options(&name("a"), options(None, &rulesets, RegistryRules::default()));
    assert_eq!(analysis.registration_verdict().permission, RegistrationPermission::NeedsReview);
    assert_eq!(analysis.registration_verdict().deciding_finding_kinds, [FindingKind::LgrDisposition]);
    assert_eq!(analysis.findings_deciding_registration().len(), 1);
}

/// A zone that takes names of two labels has its rules for the applicant's own, which is the first.
#[test]
fn a_zone_with_names_of_several_labels() {
    let rulesets: Rulesets = Arc::from([latin()]);
    let com = zone("com");
    let of = |text: &str| {
        let rules = RegistryRules {
            required_label_count_below_zone: Some(2),
            reserved_labels: labels(&["www"], &rulesets),
            ..RegistryRules::default()
        };
        let analysis = NameAnalysis::with_options(&name(text), options(Some(&com), &rulesets, rules));
        (analysis.registration_verdict().deciding_finding_kinds.clone(), analysis.warnings())
    };
    assert_eq!(of("a.gov1.com"), (vec![], vec![]));
    assert_eq!(of("a1.gov.com").0, [FindingKind::LgrNotInRepertoire]);
    assert_eq!(of("www.gov.com").0, [FindingKind::ReservedLabel]);
    assert_eq!(of("gov.com").0, [FindingKind::ZoneLabelCount]);
}

/// What the registry refuses is not suggested.
#[test]
fn a_fix_satisfies_the_rules_of_the_registry() {
    let com = zone("com");
    let rulesets: Rulesets = Arc::from([latin()]);
    let rules = RegistryRules { reserved_labels: labels(&["www"], &rulesets), ..RegistryRules::default() };
    let of = |text: &str| {
        let analysis = NameAnalysis::with_options(&name(text), options(Some(&com), &rulesets, rules.clone()));
        let suggested = analysis.suggested_fixes().clone();
        (suggested.fixes.into_iter().map(|it| it.fixed_name).collect::<Vec<_>>(), suggested.no_fix_reason)
    };
    assert_eq!(of("-abc.com"), (vec!["abc.com".to_owned()], None));
    assert_eq!(of("-www.com"), (vec![], Some(NoFixReason::RegistryRefusesEveryFix)));
    assert_eq!(of("a1-.com"), (vec![], Some(NoFixReason::RegistryRefusesEveryFix)));
    // Nothing else is wrong with it, and it has no other spelling; nor does the registry permit that without the point.
    assert_eq!(of("a1.com"), (vec![], Some(NoFixReason::NoOtherSpelling)));
    assert_eq!(of("\u{5D0}\u{5B7}.com"), (vec![], Some(NoFixReason::RegistryRefusesEveryFix)));
    assert_eq!(of("abc.com"), (vec![], None));
}

/// Where the zone has one label a name, a comma was not typed for a dot.
#[test]
fn dots_that_the_registry_refuses_are_no_correction() {
    let com = zone("com");
    let rules = RegistryRules { required_label_count_below_zone: Some(1), ..RegistryRules::default() };
    let of = |rules| {
        let analysis =
            NameAnalysis::with_options(&name("abc,def.com"), options(Some(&com), &Arc::from([]), rules));
        analysis.suggested_fixes().fixes[0].fixed_name.clone()
    };
    assert_eq!(of(RegistryRules::default()), "abc.def.com");
    assert_eq!(of(rules), "abc-def.com");
}

/// A repertoire of letters and Arabic-Indic digits alone: the name is spelled with what it has.
#[test]
fn what_only_a_ruleset_refuses_is_respelled() {
    let ruleset = ruleset(
        "ar.xml",
        "<data><range first-cp='05D0' last-cp='05EA'/><range first-cp='0621' last-cp='064A'/>
         <range first-cp='0660' last-cp='0669'/></data>",
    );
    let rulesets: Rulesets = Arc::from([ruleset]);
    let of = |text: &str| {
        let analysis =
            NameAnalysis::with_options(&name(text), options(None, &rulesets, RegistryRules::default()));
        let suggested = analysis.suggested_fixes().clone();
        (suggested.fixes.into_iter().map(|it| it.fixed_name).collect::<Vec<_>>(), suggested.no_fix_reason)
    };
    let respelled = |text: &str| (vec![text.to_owned()], None);
    // Points of Hebrew and Arabic.
    assert_eq!(of("\u{5E9}\u{5B8}\u{5C1}\u{5DC}"), respelled("\u{5E9}\u{5DC}"));
    assert_eq!(of("\u{645}\u{64F}\u{62D}"), respelled("\u{645}\u{62D}"));
    // European and extended Arabic-Indic digits, and both with points.
    assert_eq!(of("\u{639}12"), respelled("\u{639}\u{661}\u{662}"));
    assert_eq!(of("\u{639}\u{6F1}"), respelled("\u{639}\u{661}"));
    assert_eq!(of("\u{645}\u{64F}\u{62D}1"), respelled("\u{645}\u{62D}\u{661}"));
    // A non-joiner, whose contextual rule holds.
    assert_eq!(of("\u{628}\u{200C}\u{628}"), respelled("\u{628}\u{628}"));
    // Persian kaf is another letter.
    assert_eq!(of("\u{6A9}"), (vec![], Some(NoFixReason::NoOtherSpelling)));
}

/// The rulesets of a zone say nothing of names elsewhere.
#[test]
fn a_name_outside_the_zone_is_not_judged_by_its_rulesets() {
    let rulesets: Rulesets = Arc::from([latin()]);
    let analysis = NameAnalysis::with_options(
        &name("a1.net"),
        options(Some(&zone("com")), &rulesets, RegistryRules::default()),
    );
    assert_eq!((analysis.ruleset_judged_label_index(), analysis.ruleset_evaluation()), (None, None));
}

proptest! {
    /// Lists have the same answers as the analysis of one name.
    #[test]
    fn a_batch_has_the_same_answers(
        text in "[a-dq\u{5D0}-\u{5D3}\u{430}\u{661}1-]{1,4}(\\.[a-c\u{5D0}\u{5D1}q1-]{1,3}){0,2}(\\.com)?",
        has_zone: bool,
        rules in select(vec![(None, false, false), (Some(1), false, true), (Some(2), false, false), (None, true, false)]),
        which in 0_usize..4,
    ) {
        let all = [hebrew(), latin()];
        let rulesets: Rulesets = match which {
            0 => Arc::from([]),
            1 => Arc::from(&all[..1]),
            2 => Arc::from(&all[1..]),
            _ => Arc::from(&all[..]),
        };
        let (labels_below, is_outside_profile, refuses_mixed_scripts) = rules;
        let rules = RegistryRules {
            required_label_count_below_zone: labels_below,
            outside_profile_reason: is_outside_profile.then_some(NotInZone::OutsideZone),
            refuses_mixed_scripts,
            reserved_labels: labels(&["ab", "\u{5D0}"], &rulesets),
            ..RegistryRules::default()
        };
        let com = zone("com");
        let name = name(&text);
        let zone = Some(&com).filter(|_| has_zone);
        let analysis = NameAnalysis::with_options(&name, options(zone, &rulesets, rules.clone()));

        let mut analyzer = BatchAnalyzer::new();
        analyzer.read(&text, Notation::Unicode).expect("a name");
        let mut evaluator = RulesetEvaluator::new(rulesets);
        let zone = zone.map(|it| analyzer.current_name_in_zone(it));
        let zone = zone.as_ref();
        let mut judged = analyzer.judge_registration(zone, true, &mut String::new());
        let judged_label = analyzer.apply_registry_rules(zone, &mut evaluator, &rules, &mut judged);
        let (label, answer) = judged_label.map(|it| (it.label_index, it.ruleset_evaluation)).unzip();
        prop_assert_eq!(answer.as_ref(), analysis.ruleset_evaluation());
        prop_assert!(label.is_none() || label == analysis.ruleset_judged_label_index());
        let registration = &judged.registration_verdict;
        prop_assert_eq!(registration, analysis.registration_verdict());
        prop_assert_eq!(judged.warning_kinds, analysis.warnings());
        // The reasons are those of the findings that decide.
        let deciding = analysis.findings_deciding_registration();
        prop_assert!(registration.deciding_finding_kinds.iter().all(|kind| deciding.iter().any(|it| it.finding_kind == *kind)), "{:?}", registration);
    }
}
