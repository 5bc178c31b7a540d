//! The forms that are only written: percent escapes, A-labels in place of refused labels, and literals.

use bidiscope_bidi::name::Notation;
use bidiscope_url::convert::NameConversionError;
use bidiscope_url::text::{ResourceIdentifierGrammar, find_resource_identifiers};

use crate::{convert, only};

/// Davis: "Any characters that were legal, but outside of that syntax would need to be represented with % escapes". The
/// grammar then takes all of it as one identifier.
#[test]
fn what_ends_an_identifier_is_escaped() {
    for (identifier, escaped) in [
        ("http://a.b/c(d)", "http://a.b/c%28d%29"),
        ("http://a.b/c d", "http://a.b/c%20d"),
        ("http://a.b/\u{AB}\u{5D0}\u{BB}", "http://a.b/%C2%AB\u{5D0}%C2%BB"),
        ("http://a.b/c.", "http://a.b/c%2E"),
        ("http://a.b?c<d>#[e]!", "http://a.b?c%3Cd%3E#%5Be%5D%21"),
        // An escape stays; a percent sign that begins none is one itself.
        ("http://a.b/%D7%90", "http://a.b/%D7%90"),
        ("http://a.b/100%/x", "http://a.b/100%25/x"),
        // A PDF that closes nothing in it ends it.
        ("http://a.b/c\u{202C}d", "http://a.b/c%E2%80%ACd"),
        ("example.com/(x)", "example.com/%28x%29"),
        ("http://a.\u{5D0}\u{5D1}.com", "http://a.\u{5D0}\u{5D1}.com"),
    ] {
        assert_eq!(only("logical", "percent", Notation::Unicode, identifier), escaped);
        let found = find_resource_identifiers(escaped, ResourceIdentifierGrammar::default());
        assert_eq!(found.iter().map(|it| it.text(escaped)).collect::<Vec<_>>(), [escaped], "{escaped}");
    }
    // Here it delimits, and would not as an escape.
    for identifier in ["http://a.b/c/", "http://a.b?", "http://a.b?c&"] {
        assert_eq!(only("logical", "percent", Notation::Unicode, identifier), identifier);
    }
    // The digits of an escape are no letters of the notation.
    assert_eq!(
        only("logical", "percent", Notation::CapitalsAsHebrew, "http://a.b/(A)"),
        "http://a.b/%28A%29"
    );
    // The host stands after any number of slashes (WHATWG URL, “special authority ignore slashes state”).
    let many_slashes = only("logical", "percent", Notation::Unicode, "http:///[::1]:80/(x)");
    assert_eq!(many_slashes, "http:///[::1]:80/%28x%29");
}

/// RFC 5893 section 2 says which labels violate its rule. The A-labels are those of Python's codec, the displays derived by
/// hand: the Hebrew label after `xn--a-0hc.` is a run of its own.
#[test]
fn labels_that_violate_the_bidi_rule_stand_as_a_labels() {
    let (wrong, right) = ("a\u{5D0}", "\u{5D0}\u{5D1}");
    let too_long = format!("a{}", "\u{5D0}".repeat(63));
    for (form, name, expected) in [
        ("punycode-label:uba-ltr", format!("{wrong}.{right}"), "xn--a-0hc.\u{5D1}\u{5D0}".to_owned()),
        ("punycode-label:uba-ltr", format!("{right}.{wrong}"), "\u{5D1}\u{5D0}.xn--a-0hc".to_owned()),
        ("punycode-name:logical", format!("{wrong}.{right}"), "xn--a-0hc.xn--4dbc".to_owned()),
        ("punycode-name:logical", format!("{right}.com"), format!("{right}.com")),
        // A label of digits is its own A-label.
        ("punycode-label:logical", "1.\u{5D0}".to_owned(), "1.\u{5D0}".to_owned()),
        ("punycode-name:logical", "1.\u{5D0}".to_owned(), "1.xn--4db".to_owned()),
        // Of a URL only the host has labels.
        ("punycode-label:logical", format!("x://{wrong}.b/{wrong}"), format!("x://xn--a-0hc.b/{wrong}")),
        ("punycode-label:logical", format!("{too_long}.a"), format!("{too_long}.a")),
    ] {
        assert_eq!(only("logical", form, Notation::Unicode, &name), expected, "{form} {name}");
    }
}

/// C11 section 6.4.3 and ECMAScript 2015 section 11.8.4.
#[test]
fn literals() {
    let name = "\u{5D0}1.\u{1E900}com";
    for (form, literal) in [
        ("c", "\"\\u05D01.\\U0001E900com\""),
        ("javascript", "\"\\u{5D0}1.\\u{1E900}com\""),
        ("rust", "\"\\u{5D0}1.\\u{1E900}com\""),
        ("json", "\"\\u05d01.\\ud83a\\udd00com\""),
    ] {
        assert_eq!(only("logical", form, Notation::Unicode, name), literal);
    }
    assert_eq!(only("logical", "c", Notation::CapitalsAsHebrew, "A.com"), "\"\\u05D0.com\"");
}

#[test]
fn they_are_not_read() {
    for form in ["percent", "punycode-label:uba-ltr", "c", "json"] {
        let error = convert(form, "logical", Notation::Unicode, "a").expect_err(form);
        assert!(matches!(error, NameConversionError::OutputOnlyInputForm(_)), "{form}");
    }
}
