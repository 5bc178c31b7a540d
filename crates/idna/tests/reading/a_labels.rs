//! A-labels, both ways.

use bidiscope_bidi::name::{ALabelError, MAX_DECODABLE_OCTETS, Name, Notation, ReadErrorKind};

/// The A-label of the first label; `None` where there is none.
fn check(text: &str, expected: Option<&str>) {
    let name = Name::read(text, Notation::Unicode).expect(text);
    assert_eq!(name.labels()[0].ascii_label_within_limit.as_deref(), expected, "{text}");
}

/// What an A-label reads as.
fn check_decoded(a_label: &str, expected: &str) {
    let name = Name::read(a_label, Notation::Unicode).expect(a_label);
    assert_eq!(name.decoded_text(), expected, "{a_label}");
}

/// Top-level domains as the root zone has them, and the Persian example of UTS #46, which keeps its
/// non-joiner under IDNA2008.
const KNOWN: [(&str, &str); 9] = [
    ("\u{645}\u{635}\u{631}", "xn--wgbh1c"),
    ("\u{627}\u{644}\u{633}\u{639}\u{648}\u{62F}\u{64A}\u{629}", "xn--mgberp4a5d4ar"),
    ("\u{5D9}\u{5E9}\u{5E8}\u{5D0}\u{5DC}", "xn--4dbrk0ce"),
    ("\u{627}\u{6CC}\u{631}\u{627}\u{646}", "xn--mgba3a4f16a"),
    ("\u{634}\u{628}\u{643}\u{629}", "xn--ngbc5azd"),
    ("\u{642}\u{637}\u{631}", "xn--wgbl6a"),
    ("\u{646}\u{627}\u{645}\u{647}\u{200C}\u{627}\u{6CC}", "xn--mgba3gch31f060k"),
    ("fa\u{DF}", "xn--fa-hia"),
    ("com", "com"),
];

#[test]
fn known_ones_both_ways() {
    for (label, a_label) in KNOWN {
        check(label, Some(a_label));
        check_decoded(a_label, label);
        check_decoded(&a_label.replace("xn--", "Xn--"), label);
    }
}

#[test]
fn case_does_not_matter_beyond_ascii() {
    check_decoded("XN--WGBH1C", "\u{645}\u{635}\u{631}");
    // RFC 5891 section 5.3: an A-label is made lower case first.
    check_decoded("XN--FA-HIA", "fa\u{DF}");
    check_decoded("Xn--Fa-hia", "fa\u{DF}");
}

#[test]
fn whatever_the_verdict() {
    // Python: "5\u05d0".encode("punycode"), "\u200f".encode("punycode").
    check("5\u{5D0}", Some("xn--5-0hc"));
    check("\u{200F}", Some("xn--3ug"));
    check("-a_", Some("-a_"));
    check("COM", Some("COM"));
}

#[test]
fn no_longer_than_63_octets() {
    check(&"a".repeat(64), Some(&"a".repeat(64)));
    // Python: len("xn--" + ("\u05d0" * 57).encode("punycode")) is 63, of 58 it is 64.
    let longest = Name::read(&"\u{5D0}".repeat(57), Notation::Unicode).expect("readable");
    assert_eq!(longest.labels()[0].ascii_label_within_limit.as_ref().map(String::len), Some(63));
    check(&"\u{5D0}".repeat(58), None);
    check(&format!("{}\u{5D0}", "a".repeat(63)), None);
}

#[test]
fn names_for_the_dns() {
    for (text, ascii_name) in [
        ("\u{645}\u{635}\u{631}", Some("xn--wgbh1c".to_owned())),
        ("www\u{3002}\u{645}\u{635}\u{631}.", Some("www.xn--wgbh1c.".to_owned())),
        (&*"\u{5D0}".repeat(64), None),
        // RFC 1035, section 2.3.4: 63 octets a label; 255 on the wire, which leaves 253 to be written.
        (&"a".repeat(63), Some("a".repeat(63))),
        (&"a".repeat(64), None),
        (&format!("b.{}.", "a".repeat(64)), None),
        (&"a.".repeat(127), Some("a.".repeat(127))),
        (&format!("{}a", "a.".repeat(126)), Some(format!("{}a", "a.".repeat(126)))),
        (&format!("{}aa", "a.".repeat(126)), None),
    ] {
        assert_eq!(Name::read(text, Notation::Unicode).expect(text).ascii_name_within_limits(), ascii_name);
    }
}

#[test]
fn a_decoded_label_keeps_its_place_among_the_others() {
    let name = Name::read("a.xn--wgbh1c.b", Notation::Unicode).expect("readable");
    assert_eq!(name.decoded_text(), "a.\u{645}\u{635}\u{631}.b");
    assert_eq!(name.labels()[1].character_range, 2..5);
    assert_eq!(name.label_index_by_character()[2..6], [Some(1), Some(1), Some(1), None]);
    let code_points = "U+0061 U+002E U+0078 U+006E U+002D U+002D U+0077 U+0067 U+0062 U+0068 U+0031 U+0063";
    let name = Name::read(code_points, Notation::CodePoints).expect("readable");
    assert_eq!(name.decoded_text(), "a.\u{645}\u{635}\u{631}");
}

#[test]
fn an_a_label_that_no_label_encodes_to_is_remembered() {
    let noncanonical = |text: &str, notation| -> Vec<Option<String>> {
        let name = Name::read(text, notation).expect(text);
        name.labels().iter().map(|label| label.noncanonical_a_label_as_typed().map(str::to_owned)).collect()
    };
    // Of ASCII alone: RFC 5890 section 2.3.2.1 calls it a fake A-label.
    let fake = Some("xn--ab-".to_owned());
    assert_eq!(noncanonical("a.xn--ab-.com.", Notation::Unicode), [None, fake.clone(), None]);
    assert_eq!(noncanonical("a\u{3002}xn--ab-", Notation::Unicode), [None, fake]);
    for (_, a_label) in KNOWN {
        assert_eq!(noncanonical(a_label, Notation::Unicode), [None]);
        assert_eq!(noncanonical(&a_label.to_uppercase(), Notation::Unicode), [None]);
    }
    // In the paper's notation nothing is decoded.
    assert_eq!(noncanonical("xn--ab-", Notation::Atkin2001Table1), [None]);
}

/// It is read as it was typed, in its place.
#[track_caller]
fn check_undecodable(typed: &str, notation: Notation, label: usize, error: ALabelError) {
    let name = Name::read(typed, notation).expect(typed);
    let errors: Vec<_> = name.labels().iter().map(|it| it.a_label_decode_error).collect();
    let only = |at| (at == label).then_some(error);
    assert_eq!(errors, (0..errors.len()).map(only).collect::<Vec<_>>(), "{typed}");
    let label = &name.labels()[label];
    let text: String = name.label_characters(label).iter().map(|it| it.scalar).collect();
    assert_eq!(label.a_label_as_typed.as_ref(), Some(&text), "{typed}");
    assert_eq!(label.noncanonical_a_label_as_typed(), None, "{typed}");
    if notation == Notation::Unicode {
        assert_eq!(name.decoded_text(), typed);
    }
}

#[test]
fn an_a_label_that_cannot_be_decoded_is_read_as_it_was_typed() {
    use ALabelError::{NotPunycode, TooLongToDecode};
    for (typed, label) in [
        ("xn--", 0),
        ("a.xn--.b", 1),
        ("xn--99999999", 0),
        ("xn---9uc.com", 0),
        ("www.XN--00000000000.com.", 1),
        ("xn--\u{5D0}", 0),
        ("xn--\u{3B2}\u{3B4}\u{3B4}\u{3B3}", 0),
        ("xn--a b", 0),
        ("xn--\u{202E}", 0),
    ] {
        check_undecodable(typed, Notation::Unicode, label, NotPunycode);
    }
    check_undecodable("0077 002E U+0078 U+006E U+002D U+002D", Notation::CodePoints, 1, NotPunycode);
    // As long as may be decoded: delta 0 again and again puts in U+0080 every time (RFC 3492 section 6.2).
    let long = |octets: usize| format!("xn--{}", "a".repeat(octets - 4));
    let name = Name::read(&long(MAX_DECODABLE_OCTETS), Notation::Unicode).expect("readable");
    assert_eq!(name.decoded_text(), "\u{80}".repeat(MAX_DECODABLE_OCTETS - 4));
    check_undecodable(
        &format!("b.{}", long(MAX_DECODABLE_OCTETS + 1)),
        Notation::Unicode,
        1,
        TooLongToDecode,
    );
    // An empty label is an error all the same.
    let error = Name::read("a..xn--99999999", Notation::Unicode).expect_err("an empty label");
    assert_eq!((error.error_kind, error.source_character_index), (ReadErrorKind::EmptyLabel, 2));
}

/// Encoded with Python: `"\u3002".encode("punycode")` and so on.
#[test]
fn an_a_label_that_hides_a_separator_is_not_decoded() {
    for (typed, label, separator) in [
        ("xn--r6j", 0, '\u{3002}'),
        ("a.xn--ab-r13a", 1, '\u{3002}'),
        ("xn--ab-03t", 0, '\u{2029}'),
        ("xn--x-ts0i", 0, '\u{FF61}'),
        ("xn--fa", 0, '\u{85}'),
    ] {
        check_undecodable(
            typed,
            Notation::Unicode,
            label,
            ALabelError::ContainsLabelOrParagraphSeparator(separator),
        );
    }
}
