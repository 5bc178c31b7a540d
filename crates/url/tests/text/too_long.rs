//! Identifiers that are too long to be taken apart: their place, and their host where that ends soon
//! enough. The longest that is taken apart has 120,000 bytes, as the longest name that is read.

use bidiscope_bidi::name::ReadErrorKind;
use bidiscope_bidi::order::fields::{DavisFieldKind, RecognisedDavisExtensions};
use bidiscope_bidi::order::isolates::LabelIsolate;
use bidiscope_bidi::uba::ParagraphDirection;
use bidiscope_idna::verdict::RuleVerdict;
use bidiscope_url::text::{
    CharacterAndByteSpan, DomainBidiRuleVerdict, DomainError, IdentifierControlScheme, MAX_IDENTIFIER_BYTES,
    ResourceIdentifierGrammar, ResourceIdentifierKind, ResourceIdentifierSearch, ResourceIdentifiers,
    TooLongIdentifierSpans, find_resource_identifiers, resource_identifier_reports,
    write_with_inserted_controls,
};

const MOST: usize = 120_000;

fn extended() -> ResourceIdentifierGrammar {
    ResourceIdentifierGrammar {
        recognised_extensions: RecognisedDavisExtensions::ALL_RECOGNISED,
        ..ResourceIdentifierGrammar::default()
    }
}

/// The identifier that is `bytes` long and begins like this.
fn long(beginning: &str, bytes: usize) -> String {
    format!("{beginning}{}", "a".repeat(bytes - beginning.len()))
}

#[test]
fn the_longest_is_taken_apart_and_one_more_byte_is_not() {
    assert_eq!(MAX_IDENTIFIER_BYTES, MOST);
    let longest = long("http://a.com/", MOST);
    let reported = resource_identifier_reports(&longest, ResourceIdentifierGrammar::default())
        .next()
        .expect("an identifier");
    assert_eq!((reported.text.as_deref(), reported.too_long), (Some(&*longest), None));
    assert_eq!(reported.fields.len(), 4);

    let text = format!("\u{5D0}\n {}a", longest);
    let mut reports = resource_identifier_reports(&text, ResourceIdentifierGrammar::default());
    let reported = serde_json::to_value(reports.next().expect("an identifier")).expect("JSON");
    let expected = serde_json::json!({
        "kind": "iri", "text": null, "paragraph": 1,
        "start": 3, "end": 120_004, "byte_start": 4, "byte_end": 120_005,
        "too_long": "more than 120000 bytes: not shown",
        "fields": [
            {"kind": "scheme", "text": "http", "start": 3, "end": 7, "byte_start": 4, "byte_end": 8},
            {"kind": "label", "text": "a", "start": 10, "end": 11, "byte_start": 11, "byte_end": 12},
            {"kind": "label", "text": "com", "start": 12, "end": 15, "byte_start": 13, "byte_end": 16},
        ],
        "escapes": [],
        "domain": "a.com",
        "bidi_domain_name": false, "bidi_rule": "not-applicable", "guarantee": null, "error": null,
        "host_faults": null,
    });
    assert_eq!(reported, expected);
    assert!(reports.next().is_none());
}

/// What comes before the path decides whether the domain can be judged.
#[test]
fn the_host_is_judged_where_it_ends_soon_enough() {
    let beyond = MOST + 1;
    let endless = "a".repeat(MOST);
    let no_host = DomainError::HostTooLong;
    let no_name = DomainError::Name(ReadErrorKind::TooManyCharacters);
    for (text, grammar, domain, judged) in [
        (
            long("http://\u{5D0}.com/", beyond),
            ResourceIdentifierGrammar::default(),
            Some("\u{5D0}.com"),
            Ok(RuleVerdict::Satisfied),
        ),
        (
            long("\u{5D0}.1a.com/", beyond),
            ResourceIdentifierGrammar::default(),
            Some("\u{5D0}.1a.com"),
            Ok(RuleVerdict::Violated),
        ),
        (long("http://u@a.com:80/", beyond), extended(), Some("a.com"), Ok(RuleVerdict::NotApplicable)),
        (long("http://", beyond), ResourceIdentifierGrammar::default(), None, Err(&no_host)),
        (format!("{endless}.com/b"), ResourceIdentifierGrammar::default(), None, Err(&no_host)),
        (format!("{endless}://a.com"), ResourceIdentifierGrammar::default(), None, Err(&no_host)),
        (format!("http://{endless}@a.com"), extended(), None, Err(&no_host)),
        // The host ends soon enough, but is no name.
        (
            format!("http://{}/{endless}", "a".repeat(10_001)),
            ResourceIdentifierGrammar::default(),
            Some(""),
            Err(&no_name),
        ),
    ] {
        let found = find_resource_identifiers(&text, grammar);
        assert_eq!(found.len(), 1);
        assert!(found[0].is_too_long() && found[0].text(&text) == text);
        let reported = resource_identifier_reports(&text, grammar).next().expect("an identifier");
        if domain != Some("") {
            assert_eq!(reported.domain.as_deref(), domain);
        }
        let batch = ResourceIdentifierSearch::new(&text, grammar)
            .fold(Vec::new(), |all, it| [all, it.domain_verdicts].concat());
        match judged {
            Ok(verdict) => {
                assert_eq!((reported.bidi_rule_verdict, reported.unreadable_domain), (Some(verdict), None));
                assert_eq!(batch, [DomainBidiRuleVerdict::BidiRuleVerdict(verdict)]);
            }
            Err(error) => {
                assert_eq!(reported.unreadable_domain.map(|it| it.domain_error).as_ref(), Some(error));
                assert_eq!(batch, [DomainBidiRuleVerdict::UnreadableDomain(error.clone())]);
            }
        }
    }
    let address = long("http://[::1]/", beyond);
    let found = &find_resource_identifiers(&address, extended())[0];
    assert!(
        found.fields.iter().map(|it| it.field_kind).eq([DavisFieldKind::Scheme, DavisFieldKind::IpAddress])
    );
    assert_eq!(
        ResourceIdentifierSearch::new(&address, extended()).next().expect("a batch").domain_verdicts,
        [DomainBidiRuleVerdict::NoDomain(ResourceIdentifierKind::Iri)]
    );
}

#[test]
fn they_are_left_without_marks_and_reported() {
    let long = long("http://a.com/", MOST + 1);
    // The place is the text's own, with the controls that stand in it.
    let text = format!("\u{5D0}\n\u{200E}\u{5D1} {long} a.com");
    let marks = IdentifierControlScheme::Isolates(LabelIsolate::LeftToRight);
    let mut written = String::new();
    let too_long = write_with_inserted_controls(
        &text,
        ResourceIdentifierGrammar::default(),
        |_| ParagraphDirection::Auto,
        marks,
        &mut |part| {
            written.push_str(part);
            Ok::<(), std::convert::Infallible>(())
        },
    );
    let marked = "\u{2066}\u{2066}a\u{2069}.\u{2066}com\u{2069}\u{2069}";
    assert!(written == text.replace(" a.com", &format!(" {marked}")));
    assert_eq!(
        too_long,
        Ok(TooLongIdentifierSpans(vec![CharacterAndByteSpan {
            character_range: 5..5 + MOST + 1,
            byte_range: 9..9 + MOST + 1
        }]))
    );
}

#[test]
fn what_cannot_be_written_ends_the_writing() {
    let mut parts = 0;
    let ended = write_with_inserted_controls(
        "a.com b.com",
        ResourceIdentifierGrammar::default(),
        |_| ParagraphDirection::LTR,
        IdentifierControlScheme::Durst,
        &mut |_| {
            parts += 1;
            Err("full")
        },
    );
    assert_eq!((ended, parts), (Err("full"), 1));
}

/// What is found first is there before the rest is looked at: the scanner stops behind it.
#[test]
fn identifiers_are_found_one_after_another() {
    let text = "a.com ".repeat(1_000);
    let mut identifiers = ResourceIdentifiers::new(&text, ResourceIdentifierGrammar::default());
    let first = identifiers.next().expect("an identifier");
    assert_eq!(first.span.character_range, 0..5);
    assert_eq!(identifiers.clone().count(), 999);
}
