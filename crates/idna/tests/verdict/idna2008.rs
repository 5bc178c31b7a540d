//! RFC 5891: what a registry and what an application that looks a name up must refuse.

use bidiscope_bidi::name::{Name, Notation};
use bidiscope_idna::verdict::policy::{AcceptancePolicy, AcceptancePolicyReason, AcceptancePolicyVerdict};
use bidiscope_idna::verdict::rfc5891::{Protocol, violations};
use bidiscope_idna::verdict::rfc5892::{Category, ContextRule};
use bidiscope_idna::verdict::{FindingDetail, FindingKind, NameAnalysis, RuleVerdict, Severity};

use super::read;

/// The identifiers of what is refused, each with its characters.
fn refused(text: &str, protocol: Protocol) -> Vec<(&'static str, Vec<usize>)> {
    violations(&read(text), protocol)
        .into_iter()
        .map(|it| (it.finding_kind.id(), it.character_indices_in_name))
        .collect()
}

/// A name that a registry refuses for these reasons, and that may be looked up.
fn check_registration_alone(text: &str, expected: &[(&'static str, &[usize])]) {
    let expected: Vec<(&str, Vec<usize>)> = expected.iter().map(|(id, at)| (*id, at.to_vec())).collect();
    assert_eq!(refused(text, Protocol::Registration), expected, "{text:?}");
    assert_eq!(refused(text, Protocol::Lookup), [], "{text:?}");
}

/// A name that both refuse for these reasons.
fn check_both(text: &str, expected: &[(&'static str, &[usize])]) {
    let expected: Vec<(&str, Vec<usize>)> = expected.iter().map(|(id, at)| (*id, at.to_vec())).collect();
    for protocol in Protocol::ALL {
        assert_eq!(refused(text, protocol), expected, "{text:?}, {protocol:?}");
    }
}

#[test]
fn names_that_the_two_protocols_judge_differently() {
    let check = check_registration_alone;
    const END: &str = "idna-hyphen-at-end";
    // Section 4.2.3.1, "MUST NOT start or end with a hyphen"; section 5.4 speaks of the third and fourth place
    // only.
    check("\u{E9}-.com", &[(END, &[1])]);
    check("-\u{E9}.com", &[(END, &[0])]);
    check("-ab-.com", &[(END, &[0, 3])]);
    // Section 4.2.3.3 with appendix A.3 to A.9; section 5.4: "only to verify that a rule is defined".
    check("a\u{B7}b.com", &[("idna-middle-dot-context", &[1])]);
    check("\u{3B1}\u{375}.com", &[("idna-keraia-context", &[1])]);
    check("\u{5F3}\u{5D0}.com", &[("idna-geresh-context", &[0])]);
    check("\u{5F4}\u{5D0}.com", &[("idna-gershayim-context", &[0])]);
    check("a\u{30FB}b.com", &[("idna-katakana-middle-dot-context", &[1])]);
    // The Bidi rule is broken too: one row of digits is AN, the other EN.
    check(
        "\u{628}\u{661}\u{6F1}",
        &[("rfc5893-condition-4", &[1, 2]), ("idna-arabic-digits-mixed", &[1, 2])],
    );
    // Section 4.2.3.4, "MUST meet the Bidi criteria"; section 5.4, "SHOULD".
    check("1.\u{5D0}", &[("rfc5893-condition-1", &[0])]);
    check("\u{5D0}a.com", &[("rfc5893-condition-2", &[1]), ("rfc5893-condition-3", &[1])]);
    check("\u{5D0}-.com", &[("rfc5893-condition-3", &[1]), (END, &[1])]);
    // RFC 5890 section 2.3.1: no LDH label; section 5.4 is about labels with other characters than ASCII's.
    check("a_b.com", &[("idna-not-ldh", &[1])]);
}

#[test]
fn names_that_both_refuse() {
    let check = check_both;
    // The tatweel; a capital, a ligature, a symbol, an invisible character beside a letter beyond ASCII.
    check("\u{645}\u{640}\u{635}\u{631}.com", &[("idna-disallowed", &[1])]);
    check("\u{E9}A.com", &[("idna-disallowed", &[1])]);
    check("\u{C9}.com", &[("idna-disallowed", &[0])]);
    check("\u{FB01}\u{2603}.com", &[("idna-disallowed", &[0, 1])]);
    check("a.b\u{AD}c", &[("idna-disallowed", &[3])]);
    check("\u{E9}_.com", &[("idna-disallowed", &[1])]);
    check("a\u{378}", &[("idna-unassigned", &[1])]);
    check("u\u{308}", &[("idna-not-nfc", &[0, 1])]);
    check("\u{E9}.au\u{308}", &[("idna-not-nfc", &[3, 4])]);
    check("\u{301}a.com", &[("idna-leading-mark", &[0])]);
    check("\u{E9}b--c.com", &[("idna-hyphens-3-4", &[2, 3])]);
    check("ab--c.com", &[("idna-hyphens-3-4", &[2, 3])]);
    // CONTEXTJ is tested by both.
    check("a\u{200C}b\u{E9}", &[("idna-zwnj-context", &[1])]);
    check("a\u{200D}b\u{E9}", &[("idna-zwj-context", &[1])]);
    let long: Vec<usize> = (0..58).collect();
    check(&"\u{5D0}".repeat(58), &[("dns-label-too-long", &long)]);
    check(&format!("{}aa", "a.".repeat(126)), &[("dns-name-too-long", &[])]);
}

#[test]
fn names_that_both_permit() {
    for text in [
        "com",
        "EXAMPLE.com.",
        "a-1.2",
        "m\u{FC}nchen.de",
        "fa\u{DF}.de",
        "\u{3C3}\u{3C2}.gr",
        "\u{645}\u{635}\u{631}",
        "\u{646}\u{627}\u{645}\u{647}\u{200C}\u{627}\u{6CC}.com",
        "\u{5E6}\u{5D4}\u{5F4}\u{5DC}.\u{5D9}\u{5E9}\u{5E8}\u{5D0}\u{5DC}",
        "col\u{B7}lecci\u{F3}.cat",
        "\u{30A2}\u{30FB}\u{30A4}.jp",
        // 57 alefs have an A-label of 63 octets.
        &"\u{5D0}".repeat(57),
    ] {
        check_both(text, &[]);
    }
}

/// RFC 5890 section 2.3.2.1 and RFC 5891 sections 4.2.1 and 5.3: what arrives as an A-label is judged as what it
/// decodes to, and must be what that encodes to.
#[test]
fn a_labels() {
    let check = check_both;
    check("xn--4dbrk0ce.xn--fa-hia", &[]);
    check("XN--4DBRK0CE.XN--FA-HIA", &[]);
    // Of ASCII alone.
    check("xn--ab-.com", &[("idna-noncanonical-a-label", &[0, 1])]);
    // RFC 3492: nothing follows the prefix, a digit that is not the last of its number, or none; U+3002 among others.
    check("xn--.com", &[("a-label-undecodable", &[0, 1, 2, 3])]);
    check("XN--9.com", &[("a-label-undecodable", &[0, 1, 2, 3, 4])]);
    check("xn---9uc.com", &[("a-label-undecodable", &[0, 1, 2, 3, 4, 5, 6, 7])]);
    check("a.xn--\u{3B2}\u{3B4}", &[("a-label-undecodable", &[2, 3, 4, 5, 6, 7])]);
    check("xn--ab-r13a", &[("a-label-undecodable", &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])]);
    // Python's codec "punycode": a capital U with diaeresis, two Arabic presentation forms, u and a mark (with a).
    check("xn--wca.com", &[("idna-disallowed", &[0])]);
    check("xn--hd7cc.com", &[("idna-disallowed", &[0, 1])]);
    check("xn--u-ccb.com", &[("idna-not-nfc", &[0, 1])]);
    check("xn--ua-uub.com", &[("idna-not-nfc", &[0, 1])]);
    // What no notation decodes has hyphens in the third and fourth place.
    let name = Name::read("xn--4dbrk0ce", Notation::Atkin2001Table1).expect("readable");
    for protocol in Protocol::ALL {
        let found = violations(&name, protocol);
        assert_eq!(found.iter().map(|it| it.finding_kind.id()).collect::<Vec<_>>(), ["idna-hyphens-3-4"]);
    }
}

/// Capitals of ASCII are folded, which is reported; RFC 5892 is not asked of ASCII labels, but capitals beside other
/// letters are its.
#[test]
fn capitals() {
    let notes = |text: &str| -> Vec<Vec<usize>> {
        let analysis = NameAnalysis::new(&read(text));
        let found = analysis.findings().iter().filter(|it| it.severity() == Severity::Note);
        found
            .filter(|it| it.finding_kind.id() == "idna-upper-case")
            .map(|it| it.character_indices_in_name.clone())
            .collect()
    };
    assert_eq!(notes("Ex-A.COM"), [vec![0, 3], vec![5, 6, 7]]);
    assert_eq!(notes("ex.\u{E9}A"), Vec::<Vec<usize>>::new());
    assert_eq!(notes("xn--fa-hia.com"), Vec::<Vec<usize>>::new());
    assert_eq!(notes("Xn--Fa-hia.com"), [vec![0, 1, 2]]);
}

#[test]
fn a_finding_says_what_is_wrong_and_why() {
    let first = |text: &str| violations(&read(text), Protocol::Registration).remove(0);
    let disallowed = |text: &str, category: Category, is_one_character, are_capitals| {
        let detail = FindingDetail::DisallowedCharacters {
            rfc5892_category: category,
            are_all_same_character: is_one_character,
            are_all_ascii_capitals: are_capitals,
        };
        let found = first(text);
        assert_eq!(
            (found.finding_kind, found.finding_detail),
            (FindingKind::IdnaDisallowed, detail),
            "{text:?}"
        );
    };
    // The sections of RFC 5892 that disallow them.
    disallowed("\u{645}\u{640}\u{635}\u{631}.com", Category::Exceptions, true, false);
    disallowed("\u{C9}.com", Category::Unstable, true, false);
    disallowed("\u{E9} .com", Category::IgnorableProperties, true, false);
    disallowed("\u{E9}\u{20D0}.com", Category::IgnorableBlocks, true, false);
    disallowed("\u{E9}\u{1160}.com", Category::IgnorableProperties, true, false);
    disallowed("\u{E9}\u{1100}.com", Category::OldHangulJamo, true, false);
    disallowed("\u{E9}\u{2603}\u{2603}.com", Category::Rest, true, false);
    // Two characters of one category, and of two.
    disallowed("a.\u{E9}AB", Category::Unstable, false, true);
    disallowed("\u{E9}A_", Category::Rest, false, false);
    let found = first("a.\u{E9}AB");
    assert_eq!((found.label_index, found.character_indices_in_name), (Some(1), vec![3, 4]));
    for (text, kind) in [("\u{E9}\u{378}", FindingKind::IdnaUnassigned), ("a b", FindingKind::NotLdh)] {
        let found = first(text);
        assert_eq!(
            (found.finding_kind, found.label_index, found.character_indices_in_name.as_slice()),
            (kind, Some(0), &[1][..]),
            "{text:?}"
        );
        assert_eq!(found.finding_detail, FindingDetail::NoDetail, "{text:?}");
    }
}

/// Each kind of finding, by the sections of RFC 5891 that test it in registration and in look-up.
#[test]
fn the_kinds_that_the_protocols_refuse() {
    use FindingKind::{
        ALabelUndecodable, ArabicDigitsMixed, Condition1, Condition2, Condition3, Condition4, Condition5,
        Condition6, GereshContext, GershayimContext, HyphenAtEnd, Hyphens3And4, IdnaDisallowed, IdnaNotNfc,
        IdnaUnassigned, KatakanaMiddleDotContext, KeraiaContext, LabelTooLong, LeadingMark, MiddleDotContext,
        NameTooLong, NoncanonicalALabel, NotLdh, ZwjContext, ZwnjContext,
    };
    let both = [
        // Sections 4.1 and 5.4, "The input ... MUST be in NFC".
        IdnaNotNfc,
        // Sections 4.2.1 and 5.3.
        ALabelUndecodable,
        NoncanonicalALabel,
        // Sections 4.2.2 and 5.4, "prohibited code points" and "code points that are unassigned".
        IdnaDisallowed,
        IdnaUnassigned,
        // Sections 4.2.3.1 and 5.4, "in the third and fourth character positions".
        Hyphens3And4,
        // Sections 4.2.3.2 and 5.4.
        LeadingMark,
        // Sections 4.2.3.3 and 5.4, "CONTEXTJ".
        ZwnjContext,
        ZwjContext,
        // Sections 4.2.4 and 5.6: what the DNS can hold.
        LabelTooLong,
        NameTooLong,
    ];
    let registration_alone = [
        // Section 4.2.3.1, "MUST NOT start or end with a hyphen".
        HyphenAtEnd,
        // RFC 5890 section 2.3.1; section 5.4 is about labels with other characters than ASCII's.
        NotLdh,
        // Section 4.2.3.3; section 5.4 has CONTEXTO tested "only to verify that a rule is defined".
        MiddleDotContext,
        KeraiaContext,
        GereshContext,
        GershayimContext,
        KatakanaMiddleDotContext,
        ArabicDigitsMixed,
        // Section 4.2.3.4, "MUST meet the Bidi criteria"; section 5.4, "SHOULD".
        Condition1,
        Condition2,
        Condition3,
        Condition4,
        Condition5,
        Condition6,
    ];
    for &kind in FindingKind::ALL {
        let expected = match (both.contains(&kind), registration_alone.contains(&kind)) {
            (true, _) => [true, true],
            (_, is_refused) => [is_refused, false],
        };
        let refused = [Protocol::Registration, Protocol::Lookup].map(|it| it.refuses(kind));
        assert_eq!(refused, expected, "{}", kind.id());
    }
}

/// RFC 5892 appendix A says of each rule whether look-up tests it ("Lookup: True").
#[test]
fn contextual_rules_are_tested_in_lookup_where_the_appendix_says_so() {
    let of_appendix = |kind: &&FindingKind, rule: ContextRule| {
        let source = kind.source();
        source.document == "RFC 5892" && source.section.split(' ').any(|it| it == rule.appendix())
    };
    for rule in ContextRule::ALL {
        let kinds: Vec<_> = FindingKind::ALL.iter().filter(|kind| of_appendix(kind, rule)).collect();
        let [kind] = kinds[..] else { panic!("{rule:?}: {kinds:?}") };
        assert!(Protocol::Registration.refuses(*kind), "{rule:?}");
        assert_eq!(Protocol::Lookup.refuses(*kind), rule.is_tested_in_lookup(), "{rule:?}");
    }
}

#[test]
fn the_policies_say_what_the_protocols_do() {
    let row = |text: &str, policy: AcceptancePolicy| -> AcceptancePolicyVerdict {
        NameAnalysis::new(&read(text))
            .policy_verdicts()
            .iter()
            .find(|row| row.policy == policy)
            .expect("a row")
            .clone()
    };
    let first = |text: &str| violations(&read(text), Protocol::Registration).remove(0);
    let registration = row("\u{5D0}a.com", AcceptancePolicy::Idna2008Registration);
    assert_eq!(registration.verdict, RuleVerdict::Violated);
    assert_eq!(registration.character_indices_in_name, [1]);
    // The Bidi rule is a SHOULD there, and reported as such.
    let lookup = row("\u{5D0}a.com", AcceptancePolicy::Idna2008Lookup);
    assert_eq!(lookup.verdict, RuleVerdict::Satisfied);
    assert_eq!(
        lookup.reason,
        Some(AcceptancePolicyReason::FindingShouldBeTestedInLookup(first("\u{5D0}a.com")))
    );
    assert_eq!(lookup.character_indices_in_name, [1]);
    assert_eq!(lookup.rule_source.map(|it| it.to_string()).as_deref(), Some("RFC 5891, section 5.4"));
    let lookup = row("a\u{B7}b.com", AcceptancePolicy::Idna2008Lookup);
    assert_eq!(lookup.reason, Some(AcceptancePolicyReason::FindingNotTestedInLookup(first("a\u{B7}b.com"))));
    for policy in [AcceptancePolicy::Idna2008Registration, AcceptancePolicy::Idna2008Lookup] {
        let refused = row("\u{645}\u{640}\u{635}\u{631}.com", policy);
        assert_eq!((refused.verdict, refused.character_indices_in_name), (RuleVerdict::Violated, vec![1]));
        assert_eq!(refused.rule_source.map(|it| it.to_string()).as_deref(), Some("RFC 5892, section 3"));
        let permitted = row("\u{645}\u{635}\u{631}.com", policy);
        assert_eq!((permitted.verdict, permitted.reason), (RuleVerdict::Satisfied, None));
    }
}

/// RFC 5890 section 2.3.1: a fake A-label is no label that IDNA2008 judges. What was typed begins from left to right, and
/// U+05D0 is in it and at its end (RFC 5893, conditions 5 and 6). docs/verdicts.md says so.
#[test]
fn a_label_that_does_not_decode_is_judged_by_the_bidi_rule_as_it_was_typed() {
    let name = Name::read("xn--\u{5D0}.com", Notation::Unicode).expect("a name");
    let analysis = NameAnalysis::new(&name);
    let reasons = &analysis.registration_verdict().deciding_finding_kinds;
    for kind in [FindingKind::ALabelUndecodable, FindingKind::Condition5, FindingKind::Condition6] {
        assert!(reasons.contains(&kind), "{reasons:?}");
    }
    assert!(reasons.iter().all(|it| !it.id().starts_with("idna-")), "{reasons:?}");
}
