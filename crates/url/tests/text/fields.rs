//! The fields of what is found: kinds, places in both units, and what percent escapes stand for.

use bidiscope_bidi::order::fields::{DavisFieldKind, RecognisedDavisExtensions};
use bidiscope_url::text::{ResourceIdentifierGrammar, ResourceIdentifierKind, find_resource_identifiers};

fn check(
    text: &str,
    grammar: ResourceIdentifierGrammar,
    kind: ResourceIdentifierKind,
    expected: &[(DavisFieldKind, &str)],
) {
    let found = find_resource_identifiers(text, grammar);
    let [identifier] = found.as_slice() else { panic!("one identifier in {text:?}: {found:?}") };
    assert_eq!(identifier.identifier_kind, kind);
    let fields: Vec<(DavisFieldKind, &str)> = identifier
        .fields
        .iter()
        .map(|field| (field.field_kind, &text[field.span.byte_range.clone()]))
        .collect();
    assert_eq!(fields, expected);
    let scalars: Vec<char> = text.chars().collect();
    for field in &identifier.fields {
        let by_characters: String = scalars[field.span.character_range.clone()].iter().collect();
        assert_eq!(by_characters, text[field.span.byte_range.clone()]);
    }
}

use DavisFieldKind::{Fragment, IpAddress, Label, Path, Port, Query, Scheme, Userinfo};

#[test]
fn separators_are_where_davis_has_them() {
    let plain = ResourceIdentifierGrammar::default();
    check(
        "\u{5D0} http://a.\u{5D0}\u{3002}c/d.e/f=g//h?i=j&k.l/m#n/o=p.",
        plain,
        ResourceIdentifierKind::Iri,
        &[
            (Scheme, "http"),
            (Label, "a"),
            (Label, "\u{5D0}"),
            (Label, "c"),
            (Path, "d.e"),
            (Path, "f=g"),
            (Path, "h"),
            (Query, "i"),
            (Query, "j"),
            (Query, "k.l/m"),
            (Fragment, "n/o=p"),
        ],
    );
    check("(a.com)", plain, ResourceIdentifierKind::Domain, &[(Label, "a"), (Label, "com")]);
    check(
        "a.com/http://b",
        plain,
        ResourceIdentifierKind::Domain,
        &[(Label, "a"), (Label, "com"), (Path, "http:"), (Path, "b")],
    );
}

#[test]
fn fields_of_the_extensions() {
    let all = ResourceIdentifierGrammar {
        recognised_extensions: RecognisedDavisExtensions::ALL_RECOGNISED,
        ..ResourceIdentifierGrammar::default()
    };
    check(
        "http://u:p@a.b:80/c",
        all,
        ResourceIdentifierKind::Iri,
        &[(Scheme, "http"), (Userinfo, "u:p"), (Label, "a"), (Label, "b"), (Port, "80"), (Path, "c")],
    );
    check(
        "ftp://[::1]:21",
        all,
        ResourceIdentifierKind::Iri,
        &[(Scheme, "ftp"), (IpAddress, "[::1]"), (Port, "21")],
    );
    check(
        "http://192.0.2.1",
        all,
        ResourceIdentifierKind::Iri,
        &[(Scheme, "http"), (IpAddress, "192.0.2.1")],
    );
    check(
        "http://192.0.2.1",
        ResourceIdentifierGrammar::default(),
        ResourceIdentifierKind::Iri,
        &[(Scheme, "http"), (Label, "192"), (Label, "0"), (Label, "2"), (Label, "1")],
    );
}

#[test]
fn escapes_are_decoded_run_by_run() {
    let text = "\u{5D0} a.com/\u{5D0}%D7%90b%2F%zz%D7%FF";
    let found = find_resource_identifiers(text, ResourceIdentifierGrammar::default());
    let [identifier] = found.as_slice() else { panic!("one identifier: {found:?}") };
    let escapes = identifier.percent_escapes(text);
    let seen: Vec<(usize, &str, Option<&str>)> = escapes
        .iter()
        .map(|it| (it.span.character_range.start, &text[it.span.byte_range.clone()], it.decoded.as_deref()))
        .collect();
    assert_eq!(
        seen,
        [(9, "%D7%90", Some("\u{5D0}")), (16, "%2F", Some("/")), (19, "%", None), (22, "%D7%FF", None),]
    );
}
