//! The derived properties against LinkTerm.txt, LinkBracket.txt and LinkEmail.txt: all code points.

use std::collections::BTreeMap;

use bidiscope_bidi::name::character_name;
use bidiscope_url::text::{LinkTerm, is_link_email, link_term, opening_link_bracket_of};

/// The values of the code points that a file lists, and the number of its lines.
fn listed<T: Clone>(file: &str, value: impl Fn(Option<&str>) -> T) -> (Vec<Option<T>>, usize) {
    let code_point = |text: &str| usize::from_str_radix(text, 16).expect("a code point");
    let mut values = vec![None; 0x11_0000];
    let mut lines = 0;
    for line in file.lines() {
        let data = line.split('#').next().unwrap_or_default().trim();
        if data.is_empty() {
            continue;
        }
        let (range, field) = data.split_once(';').map_or((data, None), |(range, field)| (range, Some(field)));
        let (first, last) = range.trim().split_once("..").unwrap_or((range.trim(), range.trim()));
        let value = value(field.map(str::trim));
        values[code_point(first)..=code_point(last)].fill(Some(value));
        lines += 1;
    }
    (values, lines)
}

/// Whether a character came with Unicode 18: the names are those of 17, and this one has none.
fn is_new_in_18(scalar: char) -> bool {
    character_name(scalar) == format!("<character-{:04X}>", u32::from(scalar))
}

#[test]
fn link_term_is_as_in_the_file() {
    let (theirs, lines) = listed(&super::file!("LinkTerm"), |value| match value {
        Some("Include") => LinkTerm::Include,
        Some("Soft") => LinkTerm::Soft,
        Some("Close") => LinkTerm::Close,
        Some("Open") => LinkTerm::Open,
        other => panic!("{other:?} is no value"),
    });
    assert_eq!(lines, 2_113);
    let mut new: BTreeMap<String, usize> = BTreeMap::new();
    let (mut compared, mut listed) = (0, 0);
    for (code_point, theirs) in (0..).zip(theirs) {
        listed += usize::from(theirs.is_some());
        let theirs = theirs.unwrap_or_default();
        // Surrogates are no characters.
        let ours = char::from_u32(code_point).map_or(LinkTerm::Hard, link_term);
        if ours != theirs {
            assert_eq!(theirs, LinkTerm::Hard, "U+{code_point:04X} is {ours:?}");
            assert!(char::from_u32(code_point).is_some_and(is_new_in_18), "U+{code_point:04X} is {ours:?}");
            *new.entry(format!("{ours:?}")).or_default() += 1;
        }
        compared += 1;
    }
    // The totals that the file names: Soft, Close, Open, Include.
    assert_eq!((compared, listed), (1_114_112, 330 + 64 + 64 + 159_309));
    // What is new in 18.0: of its 312,389 characters that are not unassigned, those that 17.0 did not have.
    let expected = [("Include", 13_003), ("Soft", 2), ("Open", 1), ("Close", 1)];
    assert_eq!(new, BTreeMap::from(expected.map(|(value, count)| (value.to_owned(), count))));
}

#[test]
fn link_bracket_is_as_in_the_file() {
    let (theirs, lines) = listed(&super::file!("LinkBracket"), |value| {
        let value = value.and_then(|it| u32::from_str_radix(it, 16).ok());
        value.and_then(char::from_u32).expect("a character")
    });
    assert_eq!(lines, 64);
    let mut new = Vec::new();
    for (code_point, theirs) in (0..).zip(theirs) {
        let ours = char::from_u32(code_point).and_then(opening_link_bracket_of);
        if ours != theirs {
            assert_eq!(theirs, None, "U+{code_point:04X}");
            new.push((code_point, ours));
        }
    }
    // RIGHT PARENTHESIS WITH MIDDLE RING, of 18.0.
    assert_eq!(new, [(0x2E63, Some('\u{2E62}'))]);
}

#[test]
fn link_email_is_as_in_the_file() {
    let (theirs, lines) = listed(&super::file!("LinkEmail"), |_| ());
    assert_eq!(lines, 1_268);
    let (mut listed, mut new) = (0, 0);
    for (code_point, theirs) in (0..).zip(theirs) {
        listed += usize::from(theirs.is_some());
        let scalar = char::from_u32(code_point);
        let ours = scalar.is_some_and(is_link_email);
        if ours != theirs.is_some() {
            assert!(ours && scalar.is_some_and(is_new_in_18), "U+{code_point:04X}");
            new += 1;
        }
    }
    // The total that the file names, and the letters, marks and numbers of 18.0.
    assert_eq!((listed, new), (149_240, 12_860));
}
