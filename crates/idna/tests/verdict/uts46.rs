//! UTS #46 on names as they were typed: what is yielded, what is found, and why a name is refused.

use bidiscope_bidi::name::{Name, Notation};
use bidiscope_idna::verdict::policy::{
    AcceptancePolicy, AcceptancePolicyReason, AcceptancePolicyVerdict, FindingOnMappedName,
};
use bidiscope_idna::verdict::uts46::{Uts46Processing, mapping, process_by_uts46, to_ascii_nontransitional};
use bidiscope_idna::verdict::{Finding, FindingDetail, FindingKind, NameAnalysis, RuleVerdict};

fn read(text: &str) -> Name {
    Name::read(text, Notation::Unicode).expect("readable")
}

fn found(text: &str) -> Vec<Finding> {
    let mut findings = NameAnalysis::new(&read(text)).findings().to_vec();
    findings.retain(|it| it.finding_kind.id().starts_with("uts46-"));
    findings
}

fn row(name: &Name, policy: AcceptancePolicy) -> AcceptancePolicyVerdict {
    NameAnalysis::new(name).policy_verdicts().iter().find(|row| row.policy == policy).expect("a row").clone()
}

/// What nontransitional and transitional processing yield.
fn check(text: &str, expected: [Option<&str>; 2]) {
    let name = read(text);
    let processed = process_by_uts46(&name);
    assert_eq!(Uts46Processing::ALL.map(|it| processed.ascii_name_unless_refused(it)), expected, "{text}");
    assert_eq!(to_ascii_nontransitional(&name).as_deref(), expected[0], "{text}");
    assert_eq!(processed.dns().name.as_deref(), expected[0], "{text}");
    for (policy, expected) in
        [(AcceptancePolicy::Uts46, expected[0]), (AcceptancePolicy::Uts46Transitional, expected[1])]
    {
        assert_eq!(
            row(&name, policy).verdict,
            RuleVerdict::satisfied_if(expected.is_some()),
            "{text}, {}",
            policy.id()
        );
    }
}

fn both(text: &str, expected: &str) {
    check(text, [Some(expected); 2]);
}

fn neither(text: &str) {
    check(text, [None; 2]);
}

#[test]
fn the_dns_is_asked_for_what_processing_yields() {
    both("\u{5D0}\u{5D1}\u{5D2}.\u{FF23}\u{FF2F}\u{FF2D}", "xn--4dbcd.com");
    // The root and every separator.
    both("example.com.", "example.com.");
    both("a\u{3002}b\u{FF0E}c\u{FF61}", "a.b.c.");
    // Ignored characters go, even where a mark then composes with what stood before.
    both("u\u{AD}\u{308}.com", "xn--tda.com");
    // ASCII that no name may hold, but that composes with a mark to a character that is valid.
    both("=\u{338}.com", "xn--1ch.com");
    neither("=.com");
    // Parentheses come out of the mapping.
    neither("\u{2474}.com");
    neither("a_b.com");
    neither("\u{5D0}a.com");
}

#[test]
fn an_a_label_is_checked_as_it_decodes() {
    both("xn--4dbcd.com", "xn--4dbcd.com");
    both("XN--4DBCD.com", "xn--4dbcd.com");
    // U+00DC; u U+0308 a; U+FE8D U+FE8E; u U+0308.
    for text in ["xn--wca", "xn--ua-uub", "xn--hd7cc", "xn--u-ccb", "XN--WCA", "a.xn--wca.com."] {
        neither(text);
    }
    // It encodes to ab, which is no A-label.
    neither("xn--ab-");
    // A capital in it names the same A-label: b\u{FC}cher.
    both("xn--Bcher-kva", "xn--bcher-kva");
    // Deviations are valid in an A-label, whatever the processing (section 4, step 4).
    both("xn--fa-hia.de", "xn--fa-hia.de");
    both("xn--3xa.de", "xn--3xa.de");
}

/// Section 4 looks for the prefix after the mapping.
#[test]
fn what_is_mapped_to_an_a_label_is_one() {
    both("\u{FF58}\u{FF4E}\u{FF0D}\u{FF0D}4dbcd", "xn--4dbcd");
    both("\u{FF38}\u{FF2E}--4DBCD.com", "xn--4dbcd.com");
    both("\u{AD}xn--4dbcd", "xn--4dbcd");
    neither("\u{FF58}\u{FF4E}\u{FF0D}\u{FF0D}wca");
    neither("\u{FF58}n--\u{5D0}");
    // Not decoded by the reader, and still an A-label.
    let name = Name::from_scalars("xn--4dbcd.com".chars()).expect("readable");
    assert_eq!(to_ascii_nontransitional(&name).as_deref(), Some("xn--4dbcd.com"));
    let name = Name::from_scalars("xn--wca".chars()).expect("readable");
    assert_eq!(to_ascii_nontransitional(&name), None);
}

#[test]
fn deviations_are_what_the_two_processings_part_on() {
    check("fa\u{DF}.de", [Some("xn--fa-hia.de"), Some("fass.de")]);
    check("FA\u{1E9E}.de", [Some("xn--fa-hia.de"), Some("fass.de")]);
    check("\u{3C2}.com", [Some("xn--3xa.com"), Some("xn--4xa.com")]);
    // A joiner where no rule permits it is refused, and taken out (appendices A.1 and A.2).
    check("a\u{200C}b", [None, Some("ab")]);
    check("a\u{200D}b", [None, Some("ab")]);
    // Beh, non-joiner, beh: the rule permits it, and it makes another A-label.
    let [kept, taken] =
        ["\u{628}\u{200C}\u{628}", "\u{628}\u{628}"].map(|label| read(label).ascii_name_within_limits());
    check("\u{628}\u{200C}\u{628}", [kept.as_deref(), taken.as_deref()]);
    // Nothing is left of the label.
    check("\u{200D}.com", [None, None]);
    // An A-label beside a deviation keeps its own.
    check("xn--fa-hia.\u{DF}", [Some("xn--fa-hia.xn--zca"), Some("xn--fa-hia.ss")]);
}

/// One kind, no other `uts46-` finding, with its characters in the first label.
fn only(text: &str, kind: FindingKind, characters: &[usize]) {
    let found = found(text);
    assert_eq!(found.len(), 1, "{text}: {found:?}");
    assert_eq!(
        (found[0].finding_kind, found[0].character_indices_in_name.as_slice()),
        (kind, characters),
        "{text}"
    );
    // The mapping is about the whole name.
    let label = (kind != FindingKind::Uts46Mapped).then_some(0);
    assert_eq!(found[0].label_index, label, "{text}");
    assert!(!matches!(found[0].finding_detail, FindingDetail::CausedByMapping { .. }), "{text}");
}

#[test]
fn what_is_found_follows_how_a_label_was_typed() {
    use FindingKind::{Uts46Disallowed, Uts46Mapped, Uts46UnstableALabel};
    let detail = |text: &str| found(text)[0].finding_detail.clone();
    only("\u{DC}.com", Uts46Mapped, &[0]);
    assert_eq!(detail("\u{DC}.com"), FindingDetail::MappingChangeCount { change_count: 1 });
    assert_eq!(detail("\u{DC}a\u{DC}.\u{DC}"), FindingDetail::MappingChangeCount { change_count: 3 });
    only("xn--wca.com", Uts46UnstableALabel, &[0]);
    only("xn--ua-uub.com", Uts46UnstableALabel, &[0, 1]);
    only("xn--u-ccb.com", Uts46UnstableALabel, &[0, 1]);
    only("xn--hd7cc.com", Uts46UnstableALabel, &[0, 1]);
    // The capitals of the A-label itself are no change.
    assert_eq!(found("XN--4DBCD.com"), []);
    assert_eq!(mapping(&read("xn--wca.com")), None);
    // Beside it, what is not an A-label is mapped.
    let both = found("xn--wca.\u{DC}\u{3002}com");
    let kinds: Vec<(FindingKind, &[usize])> =
        both.iter().map(|it| (it.finding_kind, &*it.character_indices_in_name)).collect();
    assert_eq!(kinds, [(Uts46Mapped, [2, 3].as_slice()), (Uts46UnstableALabel, [0].as_slice())]);
    let changed = mapping(&read("xn--wca.\u{DC}\u{3002}com")).expect("a change");
    assert_eq!(changed.mapped_name, "\u{DC}.\u{FC}.com");
    // Disallowed is disallowed either way: U+0378 is not assigned.
    only("\u{378}.com", Uts46Disallowed, &[0]);
    let a_label = read("\u{378}").ascii_name_within_limits().expect("short");
    only(&format!("{a_label}.com"), Uts46Disallowed, &[0]);
    only("a=\u{338}.com", Uts46Mapped, &[1, 2]);
    assert_eq!(detail("a=\u{338}.com"), FindingDetail::MappingChangeCount { change_count: 1 });
    let of_parentheses = found("\u{2474}.com");
    assert_eq!(of_parentheses.len(), 2);
    let disallowed = &of_parentheses[1];
    assert_eq!(
        (disallowed.finding_kind, disallowed.character_indices_in_name.as_slice()),
        (Uts46Disallowed, &[0][..])
    );
    // The character itself is mapped.
    assert_eq!(disallowed.finding_detail, FindingDetail::CausedByMapping { mapped_character: None });
}

/// Why a name is refused, with the characters, and where the rule is stated.
#[track_caller]
fn refused(text: &str, policy: AcceptancePolicy, characters: &[usize]) -> AcceptancePolicyReason {
    let row = row(&read(text), policy);
    assert_eq!(
        (row.verdict, row.character_indices_in_name.as_slice()),
        (RuleVerdict::Violated, characters),
        "{text}"
    );
    let reason = row.reason.expect(text);
    let source = match &reason {
        AcceptancePolicyReason::Finding(finding) => Some(finding.rule_source()),
        AcceptancePolicyReason::FindingAfterMapping(mapped) => Some(mapped.finding.rule_source()),
        _ => None,
    };
    assert_eq!(row.rule_source, source, "{text}");
    reason
}

/// A name that is refused for this finding on the name that the mapping leaves.
#[track_caller]
fn refused_after_mapping(
    (text, policy, characters): (&str, AcceptancePolicy, &[usize]),
    mapped: &str,
    (kind, of_mapped): (FindingKind, &[usize]),
) -> Finding {
    let reason = refused(text, policy, characters);
    let AcceptancePolicyReason::FindingAfterMapping(after) = reason else { panic!("{text}: {reason:?}") };
    let FindingOnMappedName { mapped_name, finding } = *after;
    assert_eq!(mapped_name.decoded_text(), mapped, "{text}");
    assert_eq!(
        (finding.finding_kind, finding.label_index, finding.character_indices_in_name.as_slice()),
        (kind, Some(0), of_mapped),
        "{text}"
    );
    finding
}

#[test]
fn a_refusal_is_about_what_the_mapping_leaves() {
    let (n, t) = (AcceptancePolicy::Uts46, AcceptancePolicy::Uts46Transitional);
    let refused_for = |text: &str, policy: AcceptancePolicy, kind: FindingKind, characters: &[usize]| {
        let reason = refused(text, policy, characters);
        let AcceptancePolicyReason::Finding(finding) = reason else { panic!("{text}: {reason:?}") };
        assert_eq!(
            (finding.finding_kind, finding.label_index, finding.character_indices_in_name.as_slice()),
            (kind, Some(0), characters)
        );
    };
    refused_for("-a.com", n, FindingKind::HyphenAtEnd, &[0]);
    // A fullwidth hyphen is none before it is mapped.
    let hyphen = FindingKind::HyphenAtEnd;
    refused_after_mapping(("\u{FF0D}a.com", n, &[0, 1]), "-a.com", (hyphen, &[0]));
    refused_after_mapping(("a\u{200D}-.com", t, &[0, 1, 2]), "a-.com", (hyphen, &[1]));
    let empty = refused("\u{200D}.com", t, &[0, 1, 2, 3, 4]);
    assert_eq!(empty, AcceptancePolicyReason::EmptyLabelAfterMapping);
    let prefixed = refused("\u{FF58}n--\u{5D0}", n, &[0, 1, 2, 3, 4]);
    let AcceptancePolicyReason::FindingAfterMapping(of_mapped) = prefixed else { panic!("{prefixed:?}") };
    let FindingOnMappedName { mapped_name, finding } = *of_mapped;
    assert_eq!(
        (mapped_name.decoded_text().as_str(), finding.finding_kind),
        ("xn--\u{5D0}", FindingKind::ALabelUndecodable)
    );
    refused_for("a\u{200D}b", n, FindingKind::ZwjContext, &[1]);
    assert_eq!(row(&read("a\u{200D}b"), t).reason, None);
    // Twice as many s.
    let (long, mapped) = ("\u{DF}".repeat(32), "s".repeat(64));
    let (characters, of_mapped) = ((0..32).collect::<Vec<_>>(), (0..64).collect::<Vec<_>>());
    let too_long = (FindingKind::LabelTooLong, of_mapped.as_slice());
    let finding = refused_after_mapping((&long, t, &characters), &mapped, too_long);
    assert_eq!(finding.finding_detail, FindingDetail::OctetCount { octet_count: 64, is_lower_bound: false });
}

/// Section 4, step 4: the A-label of a character is valid exactly where the character is and nothing would map it.
/// The rest of the code points is Han, Hangul, newer alphabets, or unassigned.
#[test]
fn the_a_labels_of_single_characters() {
    let mut counts = [0; 4];
    let blocks =
        ['\u{80}'..='\u{33FF}', '\u{A000}'..='\u{ABFF}', '\u{F900}'..='\u{10FFF}', '\u{1D000}'..='\u{1F2FF}'];
    for scalar in blocks.into_iter().flatten() {
        let Ok(name) = Name::from_scalars([scalar]) else { continue };
        let accepted = to_ascii_nontransitional(&name).is_some();
        let unmapped = mapping(&name).is_none();
        let typed = name.ascii_name_within_limits().expect("short");
        let as_a_label =
            Name::read(&typed, Notation::Unicode).is_ok_and(|name| to_ascii_nontransitional(&name).is_some());
        assert_eq!(as_a_label, accepted && unmapped, "U+{:04X}", u32::from(scalar));
        counts[usize::from(accepted) * 2 + usize::from(unmapped)] += 1;
    }
    assert!(counts.iter().all(|&count| count > 100), "{counts:?}");
}
