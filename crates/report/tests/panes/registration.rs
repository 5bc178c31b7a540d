//! The answer above the panes, the labels as what they are in the DNS, and the zone.
//!
//! What is refused and why stands in RFC 5890 (sections 2.3.1 and 2.3.2.1), 5891 (section 4), 5892 and 5893;
//! A-labels are the Punycode of RFC 3492, here made by python's codec.

use bidiscope_bidi::address::UrlPartKind;
use bidiscope_bidi::name::{Input, Notation};
use bidiscope_bidi::order::Strategy;
use bidiscope_idna::verdict::{NameAnalysisOptions, RegistrationPermission, RuleVerdict, Severity, Zone};
use bidiscope_report::InputReport;
use bidiscope_report::page::{
    FindingBlock, LabelDnsForm, LabelRow, OverviewFactId, PageLine, PageSectionId, PointerTarget,
};
use bidiscope_report::view::{DisplayBadge, read_optional_parent_zone};
use bidiscope_url::reader::UrlHostSplit;
use bidiscope_words::message;

fn seen(text: &str) -> InputReport {
    InputReport::read(text, Notation::Unicode).expect("a name")
}

/// A name as it would be registered in a zone.
fn seen_under(text: &str, zone: &str) -> InputReport {
    let name = Input::read(text, Notation::Unicode).expect("a name");
    let zone = Zone::read(zone, Notation::Unicode).expect("a zone");
    InputReport::with_analysis_options(
        name,
        NameAnalysisOptions { parent_zone: Some(zone), ..NameAnalysisOptions::default() },
    )
}

fn permission(seen: &InputReport) -> RegistrationPermission {
    seen.analysis.registration_verdict().permission
}

/// The words of a fact; empty where there is none.
fn fact(seen: &InputReport, id: OverviewFactId) -> String {
    seen.overview_fact(id).map(PageLine::to_plain_text).unwrap_or_default()
}

/// The first character that the answer is about.
fn first_character(seen: &InputReport) -> Option<usize> {
    match &seen.overview_fact(OverviewFactId::RegistrationPermission)?.pointer_target {
        Some(PointerTarget::CharacterIndices(characters)) => characters.first().map(|it| it.0),
        _ => None,
    }
}

fn findings(seen: &InputReport, id: PageSectionId) -> Vec<&FindingBlock> {
    seen.section(id).into_iter().flat_map(|it| it.findings()).collect()
}

const MISR: &str = "\u{645}\u{635}\u{631}";

#[test]
fn a_refusal_says_why_and_where() {
    let seen = seen("\u{645}\u{640}\u{635}\u{631}.com");
    assert_eq!(permission(&seen), RegistrationPermission::Refused);
    let answer = fact(&seen, OverviewFactId::RegistrationPermission);
    assert!(answer.starts_with("Refused") && answer.contains("U+0640 ARABIC TATWEEL"), "{answer}");
    assert!(
        fact(&seen, OverviewFactId::BidiRuleVerdict).starts_with("Satisfied"),
        "{}",
        fact(&seen, OverviewFactId::BidiRuleVerdict)
    );
    assert_eq!(first_character(&seen), Some(1));
    let reasons: Vec<&FindingBlock> = seen.deciding_findings().collect();
    assert_eq!(reasons.iter().map(|it| it.character_positions_text.as_str()).collect::<Vec<_>>(), ["2"]);
    assert!(reasons[0].advice.is_some(), "what to do about it");
}

#[test]
fn a_permission_is_qualified_and_gives_its_warnings() {
    let seen = seen("\u{5D0}\u{5D1}.com");
    assert_eq!(permission(&seen), RegistrationPermission::Allowed);
    assert!(fact(&seen, OverviewFactId::RegistrationPermission).contains("not checked"));
    assert_eq!(seen.deciding_findings().count(), 0);
    assert_eq!(first_character(&seen), None);
    // A Latin and a Cyrillic letter.
    let warned = self::seen("a\u{430}.com");
    assert_eq!(permission(&warned), RegistrationPermission::Allowed);
    assert!(fact(&warned, OverviewFactId::RegistrationPermission).contains("1 warning"));
    assert!(warned.deciding_findings().all(|it| it.severity == Severity::Warning));
    assert!(warned.deciding_findings().count() > 0);
    assert!(fact(&warned, OverviewFactId::BidiRuleVerdict).starts_with("Not applicable"));
}

/// RFC 5893 section 7.1.
#[test]
fn what_hangs_on_the_zone_depends() {
    let name = format!("{MISR}.3com.com");
    let seen = seen_under(&name, "3com.com");
    assert_eq!(permission(&seen), RegistrationPermission::NeedsReview);
    assert_eq!(first_character(&seen), Some(4), "the digit that the zone begins with");
    let belongs_to_zone: Vec<bool> = seen.labels().iter().map(|it| it.belongs_to_parent_zone).collect();
    assert_eq!(belongs_to_zone, [false, true, true]);
    assert!(seen.labels()[1].description.contains("parent zone"), "{}", seen.labels()[1].description);
    assert_eq!(seen.parent_zone_error, None);
    // The whole name is the applicant's where nothing is said.
    let alone = self::seen(&name);
    assert_eq!(permission(&alone), RegistrationPermission::Refused);
    assert!(alone.labels().iter().all(|it| !it.belongs_to_parent_zone));
}

#[test]
fn a_name_outside_the_zone_is_judged_whole_and_that_is_said() {
    for (name, zone, expected) in [
        ("ab.com", "org", "This name does not end in the parent zone, so the whole name is judged."),
        (
            "ab.com",
            "AB.COM",
            "This name is the parent zone itself, so the whole name is judged. Put a label before the zone.",
        ),
        ("ab.com", "x.ab.com", "This name does not end in the parent zone, so the whole name is judged."),
    ] {
        let seen = seen_under(name, zone);
        assert_eq!(seen.parent_zone_error.as_deref(), Some(expected), "{name} under {zone}");
        assert!(seen.labels().iter().all(|it| !it.belongs_to_parent_zone));
    }
    assert_eq!(seen_under("//ab.com/", "org").parent_zone_error, None, "it is no name at all");
}

#[test]
fn a_zone_is_read_in_a_notation() {
    assert_eq!(read_optional_parent_zone("", Notation::Unicode), Ok(None));
    assert_eq!(read_optional_parent_zone("  ", Notation::Unicode), Ok(None));
    let zone =
        |text, notation| read_optional_parent_zone(text, notation).expect("a zone").map(|it| it.name_text());
    assert_eq!(zone("com", Notation::Unicode).as_deref(), Some("com"));
    assert_eq!(zone(".com", Notation::Unicode).as_deref(), Some("com"));
    assert_eq!(zone("AB.com", Notation::CapitalsAsHebrew).as_deref(), Some("\u{5D0}\u{5D1}.com"));
    assert_eq!(
        read_optional_parent_zone("a..b", Notation::Unicode),
        Err("The parent zone cannot be read, so the whole name is judged. Character 3: A label is empty: \
             the name begins with a dot, or a dot follows a dot."
            .to_owned())
    );
}

#[test]
fn a_zone_is_changed_under_a_name_that_stays() {
    let mut seen = InputReport::read("AB.3a.com", Notation::CapitalsAsHebrew).expect("a name");
    assert_eq!(permission(&seen), RegistrationPermission::Refused);
    let zone = Zone::read("3a.com", Notation::Unicode).expect("a zone");
    seen.set_analysis_options(NameAnalysisOptions {
        parent_zone: Some(zone),
        ..NameAnalysisOptions::default()
    });
    assert_eq!(permission(&seen), RegistrationPermission::NeedsReview);
    assert_eq!(seen.labels().iter().filter(|it| it.belongs_to_parent_zone).count(), 2);
    seen.set_analysis_options(NameAnalysisOptions::default());
    assert_eq!(permission(&seen), RegistrationPermission::Refused);
}

#[test]
fn what_is_said_of_a_url_is_said_of_its_host() {
    let seen = seen("http://facebook.com.\u{5D3}\u{5D5}\u{5D2}\u{5DE}\u{5D0}/\u{660}/123");
    assert_eq!(
        fact(&seen, OverviewFactId::RegistrationPermission),
        "Host: May be registered (IDNA2008). Registry rules not checked."
    );
    assert_eq!(fact(&seen, OverviewFactId::DnsName), "facebook.com.xn--4dbdci0c");
    let parts: Vec<_> = [0, 4, 7, 25]
        .map(|at| (seen.character_cells[at].label_index, seen.character_cells[at].url_part))
        .into();
    use UrlPartKind::{Host, Path, Scheme};
    assert_eq!(parts, [(None, Some(Scheme)), (None, None), (Some(0), Some(Host)), (None, Some(Path))]);
    // The number of the path moves into the host, as the documents of the attack show it.
    let badges = |strategy| {
        let pane = seen.strategy(strategy).expect("a pane");
        pane.badges
            .iter()
            .filter(|it| matches!(it, DisplayBadge::HostSplit(_) | DisplayBadge::CharactersBeforeHost { .. }))
            .cloned()
            .collect::<Vec<_>>()
    };
    // The path, after the full stop before the last label and before that label’s last letter.
    let split = UrlHostSplit {
        intruding_character_indices: (25..31).collect(),
        adjacent_host_character_indices: [19, 24],
    };
    assert_eq!(badges(Strategy::UbaLtr), [DisplayBadge::HostSplit(split)]);
    assert_eq!(badges(Strategy::OneToOne), []);
}

/// A host that is shown as it would be by itself, with its labels out of order, is not called another name. A number before a
/// right-to-left label is read first in a left-to-right paragraph.
#[test]
fn what_is_read_as_the_host() {
    let read = |url: &str| {
        let seen = seen(url);
        seen.strategy(Strategy::UbaLtr)
            .expect("a pane")
            .visible_host_sentence
            .as_ref()
            .map(ToString::to_string)
    };
    let said =
        |reading, text: &'static str| message!(visible_host, reading = reading, text = text, of = "url");
    // Quoted is a text that shows the same, whatever stands around it.
    let url = "x://\u{5D0}.1/";
    assert_eq!(read(url), Some(said("reordered", "\u{5D0}.1").to_string()));
    assert_eq!(read("http://1.\u{5D0}/"), None);
    assert_eq!(read("http://a.\u{5D0}/1"), Some(said("other", "a.1").to_string()));
    assert_eq!(read("http://a.\u{5D0}/b"), None);
    // The override has no glyph, and the slash stands at the left end of what it overrides.
    let nothing = message!(visible_host_unquoted, reading = "nothing", of = "url").to_string();
    assert_eq!(read("http://\u{202E}a.com/"), Some(nothing));
}

#[test]
fn what_is_no_domain_name_has_no_verdict_and_a_host() {
    let seen = seen("//3com.\u{5D0}\u{5D1}/x");
    assert_eq!(permission(&seen), RegistrationPermission::Refused);
    assert_eq!(
        seen.overview_fact(OverviewFactId::HostInOtherInput).expect("a host").pointer_target,
        Some(PointerTarget::ReplacementName("3com.\u{5D0}\u{5D1}".to_owned()))
    );
    assert_eq!(seen.overview_fact(OverviewFactId::BidiRuleVerdict), None);
    assert_eq!(seen.section(PageSectionId::Labels).map(|it| &it.title), None);
    for label in seen.labels() {
        assert_eq!(label.verdict, RuleVerdict::NotApplicable);
        assert_eq!(
            (&label.dns_form, label.dns_form_text_unless_unchanged()),
            (&LabelDnsForm::NotInDomainName, None)
        );
    }
    assert_eq!(seen.overview_fact(OverviewFactId::DnsName), None);
    let mail = self::seen("a@b.com");
    assert_eq!(fact(&mail, OverviewFactId::HostInOtherInput), "b.com");
    let address = self::seen("192.0.2.1");
    assert!(fact(&address, OverviewFactId::RegistrationPermission).contains("an IP address"));
    assert_eq!(address.overview_fact(OverviewFactId::HostInOtherInput), None);
}

fn label(text: &str, index: usize) -> LabelRow {
    seen(text).labels()[index].clone()
}

#[test]
fn an_a_label_is_called_so_where_the_round_trip_holds() {
    let a_label = |it: &str| LabelDnsForm::ALabel(it.to_owned());
    let punycode = |it: &str| LabelDnsForm::FakeALabel(it.to_owned());
    // Hebrew, and the same typed as an A-label, in capitals too.
    for text in ["\u{5D0}\u{5D1}.com", "xn--4dbc.com", "XN--4DBC.com"] {
        let label = label(text, 0);
        assert_eq!(label.dns_form, a_label("xn--4dbc"), "{text}");
        assert_eq!(label.dns_form_text_unless_unchanged().as_deref(), Some("xn--4dbc"));
        assert_eq!(
            label.description,
            "label 1, \u{5D0}\u{5D1}, U-label with the A-label xn--4dbc, permitted by IDNA2008"
        );
    }
    // A tatweel, a capital letter, and what breaks the Bidi rule are in no U-label.
    for (text, expected) in
        [("\u{645}\u{640}\u{635}\u{631}", "xn--wgbh6at"), ("\u{C9}", "xn--dca"), ("\u{5D0}-", "xn----zhc")]
    {
        let label = label(text, 0);
        assert_eq!(label.dns_form, punycode(expected), "{text}");
        let both_forms = format!("{expected} (not valid)");
        assert_eq!(label.dns_form_text_unless_unchanged().as_deref(), Some(both_forms.as_str()));
        let letters = text.split('.').next().unwrap_or_default();
        let description =
            format!("label 1, {letters}, in Punycode {expected}, but not a U-label, refused by IDNA2008");
        assert_eq!(label.description, description);
    }
    // The Bidi rule is one of U-labels from scripts that run from right to left (RFC 5890 section 2.3.2.1): here
    // another label makes it apply.
    let digits_first = label("1\u{E9}.\u{5D0}", 0);
    assert_eq!(digits_first.dns_form, a_label("xn--1-bga"));
    assert_eq!(digits_first.verdict, RuleVerdict::Violated);
    // What is ASCII is neither.
    let ascii = label("\u{5D0}.com", 1);
    assert_eq!((&ascii.dns_form, ascii.dns_form_text_unless_unchanged()), (&LabelDnsForm::AsciiLabel, None));
    assert_eq!(ascii.description, "label 2, com, permitted by IDNA2008");
    let long = label(&"\u{5D0}".repeat(64), 0);
    assert_eq!(long.dns_form, LabelDnsForm::ALabelTooLong);
    assert_eq!(
        long.dns_form_text_unless_unchanged().as_deref(),
        Some("too long for the DNS (labels: 63 octets, names: 253)")
    );
}

#[test]
fn an_a_label_of_another_label_shows_both_strings() {
    // It decodes to ab, which is ASCII.
    let label = label("xn--ab-.com", 0);
    let (typed, own) = ("xn--ab-".to_owned(), "ab".to_owned());
    assert_eq!(
        label.dns_form,
        LabelDnsForm::NoncanonicalALabel { typed_a_label: typed, canonical_a_label: own }
    );
    assert_eq!(
        label.dns_form_text_unless_unchanged().as_deref(),
        Some("typed as xn--ab-, but the characters of the label encode to ab")
    );
    assert_eq!(label.verdict, RuleVerdict::Violated);
}

#[test]
fn labels_that_nobody_registers_are_not_judged() {
    let wildcard = label("*.com", 0);
    assert_eq!(wildcard.verdict, RuleVerdict::NotApplicable);
    assert_eq!(wildcard.description, "label 1, *, not judged");
    assert_eq!(label("_dmarc.com", 0).verdict, RuleVerdict::NotApplicable);
    assert_eq!(label("*.com", 1).verdict, RuleVerdict::Satisfied);
}

#[test]
fn the_name_in_the_dns_is_reported_or_that_there_is_none() {
    let dns = |text: &str| {
        let seen = seen(text);
        seen.overview_fact(OverviewFactId::DnsName).map(|it| (it.to_plain_text(), it.pointer_target.clone()))
    };
    let copied = |name: &str| {
        Some(PointerTarget::CopyableText { text: name.to_owned(), text_description: "the name in the DNS" })
    };
    let said = |words: &str, target| Some((words.to_owned(), target));
    assert_eq!(dns("\u{5D0}\u{5D1}.com"), said("xn--4dbc.com", copied("xn--4dbc.com")));
    assert_eq!(dns("\u{5D0}-.com"), said("No DNS form: UTS #46 refuses this name.", None));
    // Look-up maps the capital, registration refuses it.
    let mapped = "UTS #46 look-up asks for xn--4ca.com, but registration is refused.";
    assert_eq!(dns("\u{C4}.com"), said(mapped, copied("xn--4ca.com")));
    assert_eq!(dns("//a.com"), None);
}

/// Two violations of different labels, a warning, and what older documents hold.
#[test]
fn findings_come_violations_first_and_say_where() {
    let seen = seen("\u{5D0}\u{430}a-.1b\u{640}.com");
    let actionable = findings(&seen, PageSectionId::ViolationsAndWarnings);
    let severities: Vec<&str> = actionable.iter().map(|it| it.severity.id()).collect();
    let violations = severities.iter().take_while(|it| **it == "violation").count();
    assert!(violations > 1 && violations < severities.len(), "{severities:?}");
    assert!(severities[violations..].iter().all(|it| *it == "warning"));
    let notes = findings(&seen, PageSectionId::NoteFindings);
    assert!(!notes.is_empty());
    assert!(notes.iter().all(|it| it.severity.id() == "note"));
    assert_eq!(actionable.len() + notes.len(), seen.analysis.findings().len(), "nothing is lost");
    let found =
        actionable.iter().find(|it| it.sentence.to_plain_text().contains("U+0640")).expect("the tatweel");
    assert_eq!((found.character_positions_text.as_str(), &found.character_indices[..]), ("8", &[7][..]));
}

/// What was typed as an A-label may hold any ASCII character.
#[test]
fn controls_in_a_label_are_named_in_sentences() {
    let seen = seen("xn--\0b-.com");
    let all = findings(&seen, PageSectionId::ViolationsAndWarnings);
    let found = all.iter().find(|it| it.sentence.to_plain_text().contains("xn--<U+0000>b-"));
    let sentence = found.expect("both A-labels").sentence.to_text_with_isolates();
    assert!(!sentence.contains('\0'), "{sentence}");
}

#[test]
fn a_control_code_in_punycode_is_written_out() {
    // By python's codec: 'a\x07\u05D0'.encode('punycode') is b'a\x07-wld'.
    let seen = seen("a\u{7}\u{5D0}.com");
    let label = &seen.labels()[0];
    assert_eq!(label.dns_form_text_unless_unchanged().as_deref(), Some("xn--a\\u{7}-wld (not valid)"));
    assert!(!label.description.contains('\u{7}'), "{}", label.description);
}
