//! What cannot be read, and where it is said to be.

use bidiscope_bidi::name::Notation::{Atkin2001Table1, CapitalsAsHebrew, CodePoints, Unicode};
use bidiscope_bidi::name::{MAX_INPUT_BYTES, MAX_INPUT_CHARACTERS, Name, Notation, ReadErrorKind};

/// Compares the kind of the error, as it is printed by `Debug`, and its position.
fn check(input: &[u8], notation: Notation, kind: &str, position: usize) {
    let shown = String::from_utf8_lossy(&input[..input.len().min(60)]);
    let error = Name::read_bytes(input, notation).expect_err(&shown);
    let found = format!("{:?}", error.error_kind);
    assert!(found == kind || found.starts_with(&format!("{kind} ")), "{shown}: {found}, expected {kind}");
    assert_eq!(error.source_character_index, position, "{shown}");
    let message = error.to_string();
    assert!(message.contains(&(position + 1).to_string()) && !message.contains('\n'), "{message}");
}

#[test]
fn empty() {
    for notation in Notation::ALL {
        check(b"", notation, "Empty", 0);
    }
    check(b" , ", CodePoints, "Empty", 0);
}

#[test]
fn empty_labels() {
    check(b".", Unicode, "EmptyLabel", 0);
    check(b"...", Unicode, "EmptyLabel", 0);
    check(b".com", Unicode, "EmptyLabel", 0);
    check(b"a..b", Unicode, "EmptyLabel", 2);
    check(b"a..", Unicode, "EmptyLabel", 2);
    check("\u{5D0}\u{3002}\u{FF0E}b".as_bytes(), Unicode, "EmptyLabel", 2);
    check("a.\u{FF61}".as_bytes(), Unicode, "EmptyLabel", 2);
    check(b"AB..CD", Atkin2001Table1, "EmptyLabel", 3);
    // The position is in what was typed: the third code point begins at character 14.
    check(b"U+0061 U+002E U+002E", CodePoints, "EmptyLabel", 14);
}

#[test]
fn characters_outside_the_notation() {
    check(b"AB5_", Atkin2001Table1, "NotInNotation", 3);
    check(b"a b", Atkin2001Table1, "NotInNotation", 1);
    check("AB\u{5D0}".as_bytes(), Atkin2001Table1, "NotInNotation", 2);
    check("a\u{2013}b".as_bytes(), Atkin2001Table1, "NotInNotation", 1);
    check("AB.\u{5D0}".as_bytes(), CapitalsAsHebrew, "NotInNotation", 3);
    check("caf\u{E9}".as_bytes(), CapitalsAsHebrew, "NotInNotation", 3);
    check(b"U+05D0 com", CodePoints, "NotInNotation", 8);
    check(b"U+05D0g", CodePoints, "NotInNotation", 6);
    check(b"U+05D0 U+", CodePoints, "InvalidScalarValue", 7);
    check(b"\\u{5D0", CodePoints, "InvalidScalarValue", 0);
    check(b"\\u{}", CodePoints, "NotInNotation", 3);
    check(b"\\uZ", CodePoints, "NotInNotation", 2);
}

#[test]
fn code_points_that_are_none() {
    check(b"D800", CodePoints, "InvalidScalarValue", 0);
    check(b"U+0061 U+DFFF", CodePoints, "InvalidScalarValue", 7);
    check(b"U+110000", CodePoints, "InvalidScalarValue", 0);
    check(b"0061, \\u{FFFFFFFFFFFF}", CodePoints, "InvalidScalarValue", 6);
    // A surrogate pair is two code points that are none, not one that is.
    check(b"\\uD83A\\uDD00", CodePoints, "InvalidScalarValue", 0);
}

#[test]
fn paragraph_separators() {
    for separator in ['\n', '\r', '\u{1C}', '\u{1D}', '\u{1E}', '\u{85}', '\u{2029}'] {
        check(format!("a.\u{5D0}{separator}b").as_bytes(), Unicode, "ParagraphSeparator", 3);
    }
    check(b"A\nB", CapitalsAsHebrew, "ParagraphSeparator", 1);
    check(b"U+0061 U+2029", CodePoints, "ParagraphSeparator", 7);
    check(b"A\nB", Atkin2001Table1, "NotInNotation", 1);
}

#[test]
fn not_utf_8() {
    check(b"\xFF", Unicode, "NotUtf8", 0);
    check(b"a\xD7\x90.\xD7", Unicode, "NotUtf8", 3);
    check(b"AB\xC0\x80", Atkin2001Table1, "NotUtf8", 2);
    // A surrogate in UTF-8.
    check(b"abc\xED\xA0\x80", CodePoints, "NotUtf8", 3);
}

#[test]
fn too_long() {
    let ten_megabytes = vec![b'a'; 10_000_000];
    for notation in Notation::ALL {
        check(&ten_megabytes, notation, "TooManyCharacters", MAX_INPUT_CHARACTERS);
    }
    check("\u{5D0}".repeat(5_000_000).as_bytes(), Unicode, "TooManyCharacters", MAX_INPUT_CHARACTERS);
    check(&vec![b'a'; MAX_INPUT_CHARACTERS + 1], Unicode, "TooManyCharacters", MAX_INPUT_CHARACTERS);
    let code_points = "61 ".repeat(MAX_INPUT_CHARACTERS + 1);
    check(code_points.as_bytes(), CodePoints, "TooManyCharacters", 3 * MAX_INPUT_CHARACTERS);
}

#[test]
fn the_limit_itself_can_be_read() {
    for notation in [Unicode, Atkin2001Table1, CapitalsAsHebrew] {
        let longest = "a".repeat(MAX_INPUT_CHARACTERS);
        assert!(Name::read(&longest, notation).is_ok(), "{notation}");
    }
    let longest = "U+10FFFD ".repeat(MAX_INPUT_CHARACTERS);
    assert!(longest.len() <= MAX_INPUT_BYTES);
    assert!(Name::read(&longest, CodePoints).is_ok());
}

#[test]
fn a_message_shows_no_character_that_acts() {
    for scalar in ['\u{202E}', '\u{1B}', '\u{2028}', '\u{E000}'] {
        let error = Name::read(&format!("A{scalar}"), Atkin2001Table1).expect_err("outside the notation");
        assert!(
            matches!(error.error_kind, ReadErrorKind::NotInNotation { scalar: found, .. } if found == scalar)
        );
        assert!(!error.to_string().contains(scalar), "{error:?}");
    }
}
