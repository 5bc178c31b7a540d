//! What is reported of each identifier.

use bidiscope_bidi::order::fields::RecognisedDavisExtensions;
use bidiscope_idna::verdict::RuleVerdict;
use bidiscope_url::UrlHostFault;
use bidiscope_url::text::{IdentifierFieldReport, ResourceIdentifierGrammar, resource_identifier_reports};
use serde_json::json;

#[test]
fn a_report_as_json() {
    let text = "x\n\u{5D0} http://\u{5D0}.1/%D7%90.";
    let reports: Vec<_> = resource_identifier_reports(text, ResourceIdentifierGrammar::default()).collect();
    let expected = json!([{
        "kind": "iri", "text": "http://\u{5D0}.1/%D7%90", "paragraph": 1,
        "start": 4, "end": 21, "byte_start": 5, "byte_end": 23,
        "fields": [
            {"kind": "scheme", "text": "http", "start": 4, "end": 8, "byte_start": 5, "byte_end": 9},
            {"kind": "label", "text": "\u{5D0}", "start": 11, "end": 12, "byte_start": 12, "byte_end": 14},
            {"kind": "label", "text": "1", "start": 13, "end": 14, "byte_start": 15, "byte_end": 16},
            {"kind": "path", "text": "%D7%90", "start": 15, "end": 21, "byte_start": 17, "byte_end": 23},
        ],
        "escapes": [{"decoded": "\u{5D0}", "start": 15, "end": 21, "byte_start": 17, "byte_end": 23}],
        "domain": "\u{5D0}.1",
        "bidi_domain_name": true, "bidi_rule": "violated", "guarantee": "none", "error": null,
        // From left to right a reader begins with the number, which follows the letter.
        "visible_host": {
            "ltr": {"display": "1.\u{5D0}", "reading": "reordered"},
            "rtl": {"display": "1.\u{5D0}", "reading": "host"},
        },
        "host_faults": ["invalid-host", "out-of-order"],
    }]);
    assert_eq!(serde_json::to_value(&reports).expect("JSON"), expected);
}

/// Dürst's section 4.3 puts LRM around each component with right-to-left characters; section 4.4 takes them out.
#[test]
fn an_address_with_dursts_marks_is_found() {
    let text = "see http://\u{200E}\u{5D0}\u{5D1}\u{200E}.\u{200E}\u{5D2}\u{5D3}\u{200E}.com/x, a.com";
    let reports: Vec<_> = resource_identifier_reports(text, ResourceIdentifierGrammar::default()).collect();
    let [marked, plain] = reports.as_slice() else { panic!("{reports:?}") };
    assert_eq!(marked.text.as_deref(), Some("http://\u{5D0}\u{5D1}.\u{5D2}\u{5D3}.com/x"));
    assert_eq!((marked.inserted_control_scheme_id, plain.inserted_control_scheme_id), (Some("durst"), None));
    assert_eq!((marked.span_in_text.first_character_index, marked.span_in_text.end_character_index), (4, 26));
    assert_eq!(
        (marked.span_in_text.start_byte_offset, marked.span_in_text.end_byte_offset),
        (4, 26 + 4 + 4 * 2)
    );
    let place = |it: &IdentifierFieldReport| {
        (it.field_kind.id(), it.span_in_text.first_character_index, it.span_in_text.end_character_index)
    };
    let labels: Vec<_> = marked.fields.iter().map(place).collect();
    assert_eq!(labels[..4], [("scheme", 4, 8), ("label", 12, 14), ("label", 17, 19), ("label", 21, 24)]);
    assert_eq!(marked.bidi_rule_verdict, Some(RuleVerdict::Satisfied));
    // As the draft shows it. In a right-to-left paragraph it has LRE and PDF around it.
    let visible = marked.visible_host.as_ref().expect("a URL");
    assert_eq!(visible.ltr.text_left_to_right.as_deref(), Some("\u{5D1}\u{5D0}.\u{5D3}\u{5D2}.com"));
    let faults = marked.host_check.as_ref().map(bidiscope_url::UrlHostCheck::all_distinct_faults);
    assert_eq!(faults, Some(vec![UrlHostFault::HostSplitByOtherParts, UrlHostFault::OtherHostRead]));
    let in_displays = &marked.host_check.as_ref().expect("a URL").faults_by_display;
    assert!(in_displays.iter().all(|it| it.0.strategy() == bidiscope_bidi::order::Strategy::UbaRtl));
    assert_eq!((plain.text.as_deref(), plain.span_in_text.first_character_index), (Some("a.com"), 28));
    // Other controls are the text's own.
    for text in ["http://a\u{202E}b.com/x", "http://\u{5D0}\u{200E}.com"] {
        assert!(
            resource_identifier_reports(text, ResourceIdentifierGrammar::default())
                .all(|it| it.inserted_control_scheme_id.is_none()),
            "{text:?}"
        );
    }
}

/// RFC 3986, section 3.2.1: what stands before the last `@` of the authority is no host. Davis's grammar ends before it.
#[test]
fn what_stands_before_an_at_sign_is_no_host() {
    let before_at = |text: &str, extensions: RecognisedDavisExtensions| {
        let grammar = ResourceIdentifierGrammar {
            recognised_extensions: extensions,
            ..ResourceIdentifierGrammar::default()
        };
        let found = resource_identifier_reports(text, grammar).next().expect("an identifier");
        found.host_like_user_info.map(|it| (it.userinfo, it.host))
    };
    let found = |text: &str| before_at(text, RecognisedDavisExtensions::default());
    let is = |userinfo: &str, host: &str| Some((userinfo.to_owned(), host.to_owned()));
    assert_eq!(found("see http://google.com@evil.com/x, now"), is("google.com", "evil.com"));
    assert_eq!(found("http://google.com:443@evil.com:80."), is("google.com:443", "evil.com"));
    assert_eq!(found("http://a.b@c@d.e."), is("a.b@c", "d.e"));
    assert_eq!(found("http://a.b@[::1]/"), is("a.b", "[::1]"));
    for text in ["http://a.b/c@d.e", "http://a.b @c.d", "http://a.b?c@d.e", "http://a.b@", "a.com@b.c"] {
        assert_eq!(found(text), None, "{text}");
    }
    assert_eq!(before_at("http://google.com@evil.com/", RecognisedDavisExtensions::ALL_RECOGNISED), None);
}

/// A port is where it is shown, whether it is read or not: `http://80:BA/`. A phone number has no host.
#[test]
fn the_port_of_a_link_stands_in_it() {
    let found = |text: &str, extensions: RecognisedDavisExtensions| {
        let grammar = ResourceIdentifierGrammar {
            recognised_extensions: extensions,
            finds_phone_numbers_and_formulas: true,
            ..ResourceIdentifierGrammar::default()
        };
        let found = resource_identifier_reports(text, grammar).next().expect("an identifier");
        let visible = found.visible_host.and_then(|it| it.ltr.text_left_to_right);
        (visible, found.host_check.map(|it| it.all_distinct_faults()))
    };
    for text in ["see http://\u{5D0}\u{5D1}:80/c.", "http://\u{5D0}\u{5D1}:80/c", "http://\u{5D0}\u{5D1}:80."]
    {
        for extensions in [RecognisedDavisExtensions::default(), RecognisedDavisExtensions::ALL_RECOGNISED] {
            let faults = vec![UrlHostFault::LaterPartBeforeHost, UrlHostFault::OtherHostRead];
            assert_eq!(found(text, extensions), (Some("80".to_owned()), Some(faults)), "{text}");
        }
    }
    // Without digits it is no port.
    let alone = found("http://\u{5D0}\u{5D1}: x", RecognisedDavisExtensions::default());
    assert_eq!(alone, (Some("\u{5D1}\u{5D0}".to_owned()), Some(vec![])));
    let userinfo = found("http://google.com@evil.com", RecognisedDavisExtensions::default());
    assert_eq!(userinfo.1, Some(vec![UrlHostFault::HostLikeUserInfo]));
    assert_eq!(found("+1 202 555 0100", RecognisedDavisExtensions::default()), (None, None));
    let without_scheme = found("someone.com/x", RecognisedDavisExtensions::default());
    assert_eq!(
        without_scheme,
        (Some("someone.com".to_owned()), Some(vec![UrlHostFault::LaterPartBeforeHost]))
    );
}

/// URL standard, section 3.5: escapes in a host are characters. Davis's grammar ends before them.
#[test]
fn a_host_goes_on_with_an_escape() {
    let found = |text: &str| {
        resource_identifier_reports(text, ResourceIdentifierGrammar::default()).next().expect("an identifier")
    };
    let goes_on =
        |text: &str| found(text).escaped_host.map(|it| (it.whole_escaped_host, it.browser_opened_url));
    let is = |host: &str, opens: Option<&str>| Some((host.to_owned(), opens.map(str::to_owned)));
    assert_eq!(goes_on("see http://a%2Eb.com/c"), is("a%2Eb.com", Some("http://a.b.com/")));
    assert_eq!(goes_on("see http://a%2Eb.com, now"), is("a%2Eb.com", Some("http://a.b.com/")));
    assert_eq!(goes_on("http://a%2Fb.com"), is("a%2Fb.com", None));
    // The grammar leaves out a full stop at the end.
    assert_eq!(
        goes_on("see http://google.com.%65vil.com/ now"),
        is("google.com.%65vil.com", Some("http://google.com.evil.com/"))
    );
    for text in ["http://a.b/%2E", "http://a%b.com", "http://a.b%", "http://google%2Ecom@evil.com"] {
        assert_eq!(goes_on(text), None, "{text}");
    }
    let refused = found("http://a%2Fb.com").host_check.map(|it| it.all_distinct_faults());
    assert_eq!(refused, Some(vec![UrlHostFault::InvalidHost]));
    let visible =
        found("see http://google.com@evil.com:80.").visible_host.and_then(|it| it.ltr.text_left_to_right);
    assert_eq!(visible.as_deref(), Some("evil.com"));
}

#[test]
fn verdicts_of_what_is_found() {
    let check = |text: &str, verdict: Option<RuleVerdict>, problem_at: Option<usize>| {
        let reports: Vec<_> =
            resource_identifier_reports(text, ResourceIdentifierGrammar::default()).collect();
        let [report] = reports.as_slice() else { panic!("one identifier in {text:?}") };
        assert_eq!(report.bidi_rule_verdict, verdict, "{text:?}");
        assert_eq!(
            report.unreadable_domain.as_ref().map(|it| it.character_index_in_text),
            problem_at,
            "{text:?}"
        );
    };
    check("a.com", Some(RuleVerdict::NotApplicable), None);
    check("\u{5D0}.com", Some(RuleVerdict::Satisfied), None);
    check("a.\u{5D0}b.com", Some(RuleVerdict::Violated), None);
    check("see xn--4db.com", Some(RuleVerdict::Satisfied), None);
    // An A-label that cannot be decoded is a label as it was typed.
    check("see x.xn--99999999.com", Some(RuleVerdict::NotApplicable), None);
}
