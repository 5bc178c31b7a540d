//! What is reported of each identifier.

use bidiscope_idna::text::{Grammar, report};
use bidiscope_idna::verdict::Verdict;
use serde_json::json;

#[test]
fn a_report_as_json() {
    let text = "x\n\u{5D0} http://\u{5D0}.1/%D7%90.";
    let reports: Vec<_> = report(text, Grammar::default()).collect();
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
    }]);
        // From left to right a reader begins with the number, which follows the letter.
        "visible_host": {
            "ltr": {"display": "1.\u{5D0}", "reading": "reordered"},
            "rtl": {"display": "1.\u{5D0}", "reading": "host"},
        },
    assert_eq!(serde_json::to_value(&reports).expect("JSON"), expected);
}

#[test]
fn verdicts_of_what_is_found() {
    let check = |text: &str, verdict: Option<Verdict>, problem_at: Option<usize>| {
        let reports: Vec<_> = report(text, Grammar::default()).collect();
        let [report] = reports.as_slice() else { panic!("one identifier in {text:?}") };
        assert_eq!(report.bidi_rule, verdict, "{text:?}");
        assert_eq!(report.error.as_ref().map(|it| it.position), problem_at, "{text:?}");
    };
    check("a.com", Some(Verdict::NotApplicable), None);
    check("\u{5D0}.com", Some(Verdict::Satisfied), None);
    check("a.\u{5D0}b.com", Some(Verdict::Violated), None);
    check("see xn--4db.com", Some(Verdict::Satisfied), None);
    // Punycode that cannot be decoded: at the label.
    check("see x.xn--99999999.com", None, Some(6));
}
