//! Link detection against LinkDetectionTest.txt, and by hand where the file has no case.

use bidiscope_bidi::order::fields::DavisFieldKind;
use bidiscope_url::text::{
    LinkRules, ResourceIdentifierGrammar, ResourceIdentifierKind, find_resource_identifiers,
};

const GRAMMAR: fn() -> ResourceIdentifierGrammar =
    || ResourceIdentifierGrammar { link_rules: LinkRules::Uts58, ..ResourceIdentifierGrammar::default() };

/// The text with the file's signs around each link.
fn marked(text: &str) -> String {
    let mut written = String::new();
    let mut done = 0;
    for link in find_resource_identifiers(text, GRAMMAR()) {
        let bytes = &link.span.byte_range;
        written.push_str(&format!("{}\u{2E20}{}\u{2E21}", &text[done..bytes.start], link.text(text)));
        done = bytes.end;
    }
    written + &text[done..]
}

/// Checks lines in which these signs mark the links.
fn check<'a>(lines: impl IntoIterator<Item = &'a str>) -> usize {
    let mut differences = Vec::new();
    let mut count = 0;
    for line in lines {
        let found = marked(&line.replace(['\u{2E20}', '\u{2E21}'], ""));
        if found != line {
            differences.push(format!("{line}\n{found}"));
        }
        count += 1;
    }
    assert!(differences.is_empty(), "{}", differences.join("\n\n"));
    count
}

#[test]
fn every_line_of_the_file() {
    let file = super::file!("LinkDetectionTest");
    let is_case = |line: &&str| !line.starts_with('#') && !line.is_empty();
    assert_eq!(check(file.lines().filter(is_case)), 345);
    // All of them as one text, in which no line changes what is found in another.
    let text: String = file.lines().filter(is_case).map(|line| format!("{line}\n")).collect();
    assert_eq!(check([text.as_str()]), 1);
}

#[test]
fn what_the_file_leaves_open() {
    let cases = [
        // Schemes in any case; others do not belong to the link.
        "[[HTTP://A.com]], [[https://b.com]]",
        "ftp://[[a.com/]]",
        "[[MailTo:a@b.com]]?subject=c",
        // Ports.
        "[[a.com:65535]] a.com:65536 a.com:000080 [[a.com]]: [[a.com.:80]]",
        // Userinfo with a password that looks like a port, which browsers do not take for a host.
        "https://a.com:80@b.com/ a.com:80@b.com",
        // A local part may look like a domain.
        "[[anna.li@b.com]] http://anna.li@b.com [[a.com]]@b.invalid",
        "[[a.com]], [[b@c.com]]@d.com",
        // Quotation marks are soft, and brackets match within a part.
        "\u{201C}[[a.com]]\u{201D} \u{201C}[[a.com/b]]\u{201D}",
        "[[a.com/(b?c]]) [[a.com?(b#c]]) <[[a.com/b]]> [[a.com/<b>]]",
        // The first character of a part is part of the link, also where nothing follows.
        "[[a.com/]] [[a.com/?#]]. [[a.com?]]",
        // No top-level domain, an IP address, no domain.
        "http://a http://192.0.2.1/ http://[:1]/ a.notatld a..com .com com",
        "[[a.com]]...b.com [[a.com]]..",
    ];
    let cases = cases.map(|it| it.replace("[[", "\u{2E20}").replace("]]", "\u{2E21}"));
    assert_eq!(check(cases.iter().map(String::as_str)), 12);
}

#[test]
fn fields_of_links() {
    let check = |text: &str, kind, expected: &[(DavisFieldKind, &str)]| {
        let found = find_resource_identifiers(text, GRAMMAR());
        let [link] = found.as_slice() else { panic!("one link in {text:?}") };
        assert_eq!(link.identifier_kind, kind);
        let fields: Vec<_> =
            link.fields.iter().map(|it| (it.field_kind, &text[it.span.byte_range.clone()])).collect();
        assert_eq!(fields, expected);
        for field in &link.fields {
            let characters: String = text
                .chars()
                .skip(field.span.character_range.start)
                .take(field.span.character_range.len())
                .collect();
            assert_eq!(characters, text[field.span.byte_range.clone()]);
        }
    };
    use DavisFieldKind::{Label, Path, Port, Scheme, Userinfo};
    check(
        "\u{5D0} mailto:\u{3B1}.b@c.com",
        ResourceIdentifierKind::Iri,
        &[(Scheme, "mailto"), (Userinfo, "\u{3B1}.b"), (Label, "c"), (Label, "com")],
    );
    // What stands before the `@` may look like the query of a URL.
    check(
        "?cc=x@y.com",
        ResourceIdentifierKind::Domain,
        &[(Userinfo, "?cc=x"), (Label, "y"), (Label, "com")],
    );
    check(
        "\u{3B1}@c.com",
        ResourceIdentifierKind::Domain,
        &[(Userinfo, "\u{3B1}"), (Label, "c"), (Label, "com")],
    );
    check(
        "https://a.com:80/\u{5D0}(b)/",
        ResourceIdentifierKind::Iri,
        &[(Scheme, "https"), (Label, "a"), (Label, "com"), (Port, "80"), (Path, "\u{5D0}(b)")],
    );
}
