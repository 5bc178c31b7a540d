//! The policy matrix: where the rules part, and why.

use bidiscope_bidi::name::{Name, Notation};
use bidiscope_idna::verdict::policy::{AcceptancePolicy, AcceptancePolicyReason, AcceptancePolicyVerdict};
use bidiscope_idna::verdict::{
    BrowserRefusal, FindingDetail, FindingKind, NameAnalysis, NameAnalysisOptions, RuleVerdict, Zone,
    host_requested_by_browser,
};

fn rows(code_points: &str) -> Vec<AcceptancePolicyVerdict> {
    let name = Name::read(code_points, Notation::CodePoints).expect("readable");
    NameAnalysis::new(&name).policy_verdicts().to_vec()
}

/// One letter a policy in the order of `AcceptancePolicy::ALL`: the paper, RFC 5893 by name, by label, as libidn2,
/// registration and look-up, RFC 3454, UTS #46 nontransitional and transitional, URL Standard, Duerst, Ayna.
fn check(code_points: &str, expected: &str) {
    let letters: String = rows(code_points)
        .iter()
        .map(|row| match row.verdict {
            RuleVerdict::Satisfied => 's',
            RuleVerdict::Violated => 'v',
            RuleVerdict::NotApplicable => '-',
        })
        .collect();
    assert_eq!(letters, expected, "{code_points}");
}

#[test]
fn where_the_policies_part() {
    // abc; alef bet: nobody objects.
    check("0061 0062 0063", "s---ssssssss");
    check("05D0 05D1", "ssssssssssss");
    // 1.alef: libraries pass over the ASCII label.
    check("0031 002E 05D0", "svssvssvvvss");
    // alef 1 (the number at the end), and alef 1 with an Arabic one.
    check("05D0 0031", "ssssssvsssvs");
    check("05D0 0031 0661 05D1", "svvsvssvvvvv");
    // alef hyphen qamats bet: no end. alef hyphen qamats: libidn2 takes the mark for a good end.
    check("05D0 002D 05B8", "vvvsvsvvvvvs");
    // Dhivehi: Thaana is not the paper's concern; Duerst's third restriction refuses the marks.
    check("078B 07A8 0788 07AC 0780 07A8", "ssssssvsssvs");
    // A presentation form, which processing replaces: the paper and IDNA2008, which maps nothing, refuse it.
    check("FB8A", "vsssvvssssss");
    // Two hyphens in the third and fourth place: IDNA2008 and UTS #46 refuse them, browsers do not.
    check("0061 0062 002D 002D 0063", "s---vvsvvsss");
    // A Latin letter between Hebrew ones.
    check("05D0 0061 05D1", "svvvvsvvvvvv");
}

/// URL Standard, sections 3.3 and 3.5: hyphens anywhere, ASCII that no host name has, and labels of any length, but not what
/// UTS #46 refuses otherwise, nor a forbidden code point.
#[test]
fn what_browsers_look_up() {
    let answers = |text: &str| {
        let analysis = NameAnalysis::new(&Name::read(text, Notation::Unicode).expect("readable"));
        let verdict = |policy| {
            let row = analysis.policy_verdicts().iter().find(|it| it.policy == policy).expect("a row");
            (row.verdict, row.reason.clone())
        };
        (verdict(AcceptancePolicy::Uts46).0, verdict(AcceptancePolicy::UrlStandard))
    };
    for text in [
        "r2---sn-huoa-cvhl.googlevideo.com",
        "www.r2---sn.example.com",
        "www.ab_cd.example.com",
        "ab--cd.com",
        "-a-.com",
    ] {
        assert_eq!(answers(text), (RuleVerdict::Violated, (RuleVerdict::Satisfied, None)), "{text}");
    }
    let refused = |it| {
        (RuleVerdict::Violated, (RuleVerdict::Violated, Some(AcceptancePolicyReason::BrowserRefusal(it))))
    };
    assert_eq!(answers("\u{5D0}-.com"), refused(BrowserRefusal::InvalidHost));
    assert_eq!(answers("a b.com"), refused(BrowserRefusal::HostCharacter));
    assert_eq!(
        host_requested_by_browser(&Name::read("AB_\u{E9}.com", Notation::Unicode).expect("readable"))
            .as_deref(),
        Ok("xn--ab_-dma.com")
    );
}

/// Section II: "only allows European numerals and does not permit the intermixing of different script systems within a
/// domain name". In a zone that is about the applicant's labels.
#[test]
fn ayna_s_registration_system() {
    let row = |text: &str, zone: Option<&str>| {
        let name = Name::read(text, Notation::Unicode).expect("readable");
        let zone = zone.map(|it| Zone::read(it, Notation::Unicode).expect("a zone"));
        let analysis = NameAnalysis::with_options(
            &name,
            NameAnalysisOptions { parent_zone: zone, ..NameAnalysisOptions::default() },
        );
        let row = analysis
            .policy_verdicts()
            .iter()
            .find(|row| row.policy == AcceptancePolicy::AynaRegistrationSystem)
            .expect("a row");
        (row.verdict, row.reason.clone(), row.character_indices_in_name.clone())
    };
    let accepted = (RuleVerdict::Satisfied, None, Vec::new());
    assert_eq!(row("\u{628}1-2\u{627}", None), accepted);
    assert_eq!(row("abc1.com", None), accepted);
    let refused = |reason, characters| (RuleVerdict::Violated, Some(reason), characters);
    let digits = |digit| refused(AcceptancePolicyReason::NonEuropeanDigits(vec![digit]), vec![1]);
    assert_eq!(row("\u{628}\u{661}", None), digits('\u{661}'));
    assert_eq!(row("\u{628}\u{6F1}.com", None), digits('\u{6F1}'));
    let mixed = |scripts: [&str; 2], characters| {
        refused(AcceptancePolicyReason::SeveralScriptNames(scripts.map(str::to_owned).to_vec()), characters)
    };
    assert_eq!(row("\u{628}\u{5D0}", None), mixed(["Arabic", "Hebrew"], vec![1]));
    assert_eq!(row("\u{628}.com", None), mixed(["Arabic", "Latin"], vec![2, 3, 4]));
    assert_eq!(row("\u{628}.com", Some("com")), accepted);
}

#[test]
fn uts_46_refuses_an_a_label_of_another_label() {
    let row = |text: &str| {
        let name = Name::read(text, Notation::Unicode).expect("readable");
        let analysis = NameAnalysis::new(&name);
        analysis
            .policy_verdicts()
            .iter()
            .find(|row| row.policy == AcceptancePolicy::Uts46)
            .expect("a row")
            .clone()
    };
    // xn--ab- decodes to ab, which is ASCII (UTS #46 section 4, step 4.1).
    let refused = row("xn--ab-.com");
    assert_eq!(refused.verdict, RuleVerdict::Violated);
    let Some(AcceptancePolicyReason::Finding(finding)) = refused.reason else { panic!("{refused:?}") };
    assert_eq!((finding.finding_kind, finding.label_index), (FindingKind::NoncanonicalALabel, Some(0)));
    let a_labels = FindingDetail::NoncanonicalALabel {
        typed_a_label: "xn--ab-".to_owned(),
        canonical_a_label: "ab".to_owned(),
    };
    assert_eq!(finding.finding_detail, a_labels);
    assert_eq!(
        (refused.character_indices_in_name, refused.rule_source),
        (finding.character_indices_in_name, Some(finding.finding_kind.source()))
    );
    assert_eq!(row("ab.com").verdict, RuleVerdict::Satisfied);
    assert_eq!(row("xn--4dbrk0ce.XN--4DBRK0CE.com.").verdict, RuleVerdict::Satisfied);
}

#[test]
fn a_policy_that_refuses_says_why() {
    for code_points in ["0031 002E 05D0", "05D0 002D 05B8", "05D0 0061 05D1", "0061 005F", "200E"] {
        for row in rows(code_points) {
            let refuses = row.verdict == RuleVerdict::Violated;
            assert!(!refuses || row.reason.is_some(), "{code_points}, {:?}", row.policy);
        }
    }
    let reason = |code_points: &str, policy: AcceptancePolicy| {
        rows(code_points).into_iter().find(|row| row.policy == policy).and_then(|row| row.reason)
    };
    let libidn2 = AcceptancePolicy::Rfc5893Libidn2;
    assert_eq!(
        reason("0031 002E 05D0", AcceptancePolicy::Rfc5893ByLabel),
        Some(AcceptancePolicyReason::LeftToRightLabelNotTested)
    );
    assert_eq!(reason("05D0 0031 0661 05D1", libidn2), Some(AcceptancePolicyReason::Condition4NotTested));
    assert_eq!(reason("05D0 002D 05B8", libidn2), Some(AcceptancePolicyReason::LabelEndNotTested));
    assert_eq!(reason("05D0 05D1", AcceptancePolicy::Rfc5893ByName), None);
}

/// Which kinds of findings a policy refuses, by its document. `idna2008.rs` has the two protocols of IDNA2008.
#[test]
fn the_kinds_that_each_policy_refuses() {
    const CONDITIONS: [&str; 6] = [
        "rfc5893-condition-1",
        "rfc5893-condition-2",
        "rfc5893-condition-3",
        "rfc5893-condition-4",
        "rfc5893-condition-5",
        "rfc5893-condition-6",
    ];
    let check = |policy: AcceptancePolicy, mut expected: Vec<&str>| {
        let refused = FindingKind::ALL.iter().filter(|kind| kind.is_refused_by(policy));
        let mut refused: Vec<&str> = refused.map(|kind| kind.id()).collect();
        refused.sort_unstable();
        expected.sort_unstable();
        assert_eq!(refused, expected, "{}", policy.id());
    };
    let from_document = |prefix: &str| {
        let ids = FindingKind::ALL.iter().map(|kind| kind.id());
        ids.filter(|id| id.starts_with(prefix)).collect::<Vec<&str>>()
    };
    check(AcceptancePolicy::Atkin2001Repertoire, from_document("atkin2001-"));
    // Section 2 alone; sections 3, 5 and 7.1 are no rules.
    check(AcceptancePolicy::Rfc5893ByName, CONDITIONS.to_vec());
    // Section 6; what is unassigned may be looked up (section 7).
    check(AcceptancePolicy::Rfc3454, vec!["rfc3454-control", "rfc3454-mixed", "rfc3454-ends"]);
    let of_uts46 = [
        // Section 4.1, criteria 1 and 7, for what arrives as an A-label; criterion 7.
        "uts46-unstable-a-label",
        "uts46-disallowed",
        // Criteria 2, 3 and 6; 8, which is for CONTEXTJ alone. Criterion 9 is the Bidi rule.
        "idna-hyphens-3-4",
        "idna-hyphen-at-end",
        "idna-leading-mark",
        "idna-zwnj-context",
        "idna-zwj-context",
        // Section 4, step 4; section 4.2, step 4.
        "a-label-undecodable",
        "idna-noncanonical-a-label",
        "dns-label-too-long",
        "dns-name-too-long",
    ];
    check(AcceptancePolicy::Uts46, of_uts46.into_iter().chain(CONDITIONS).collect());
    check(AcceptancePolicy::DuerstBidiIris, from_document("duerst-"));
    // These do not go by findings.
    for policy in [
        AcceptancePolicy::Rfc5893ByLabel,
        AcceptancePolicy::Rfc5893Libidn2,
        AcceptancePolicy::Uts46Transitional,
        AcceptancePolicy::UrlStandard,
        AcceptancePolicy::AynaRegistrationSystem,
    ] {
        check(policy, Vec::new());
    }
    assert!(
        FindingKind::ALL.iter().all(|kind| kind.is_bidi_rule_condition() == CONDITIONS.contains(&kind.id()))
    );
}
