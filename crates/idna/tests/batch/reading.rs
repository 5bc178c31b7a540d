//! What the batch analyzer reads, what it refuses, and what is in the 200,000 names.

use std::collections::BTreeMap;

use bidiscope_bidi::name::{Name, Notation, ReadErrorKind, characters_of, is_label_separator};
use bidiscope_bidi::uba::ParagraphDirection;
use bidiscope_idna::batch::BatchAnalyzer;
use bidiscope_idna::verdict::RuleVerdict;

use super::names::{COUNT, Group, names};

/// Reads a text both ways; says whether it is a name.
fn check(analyzer: &mut BatchAnalyzer, text: &str, notation: Notation) -> bool {
    let name = Name::read(text, notation);
    assert_eq!(analyzer.read(text, notation), name.as_ref().map(|_| ()).map_err(Clone::clone), "{text}");
    assert_eq!(
        analyzer.current_input_characters(),
        name.as_ref().map_or(&[][..], Name::characters),
        "{text}"
    );
    let labels = analyzer.current_name_labels().iter().map(|it| &it.character_range);
    match &name {
        Ok(name) => assert!(labels.eq(name.labels().iter().map(|it| &it.character_range)), "{text}"),
        Err(_) => assert_eq!(labels.count(), 0, "{text}"),
    }
    name.is_ok()
}

/// What a text is refused for, and where, said here once more.
fn check_refused(text: &str, is_refused_for: fn(&ReadErrorKind) -> bool, position: usize) {
    let mut analyzer = BatchAnalyzer::new();
    analyzer.read("a.\u{5D0}", Notation::Unicode).expect("a name");
    let error = analyzer.read(text, Notation::Unicode).expect_err(text);
    assert!(is_refused_for(&error.error_kind), "{text}: {error}");
    assert_eq!(error.source_character_index, position, "{text}");
    assert!(
        analyzer.current_input_characters().is_empty()
            && analyzer.current_name_labels().is_empty()
            && analyzer.logical_from_visual(ParagraphDirection::LTR).is_empty()
    );
    assert!(!check(&mut analyzer, text, Notation::Unicode));
}

#[test]
fn what_is_no_name() {
    use ReadErrorKind::{Empty, EmptyLabel, ParagraphSeparator, TooManyCharacters};
    check_refused("", |it| matches!(it, Empty), 0);
    check_refused(".", |it| matches!(it, EmptyLabel), 0);
    check_refused("\u{5D0}..b", |it| matches!(it, EmptyLabel), 2);
    check_refused("a.\u{3002}", |it| matches!(it, EmptyLabel), 2);
    check_refused("a..b\u{2029}", |it| matches!(it, ParagraphSeparator { .. }), 4);
    check_refused("a..xn--99999999", |it| matches!(it, EmptyLabel), 2);
    check_refused(&"a".repeat(10_001), |it| matches!(it, TooManyCharacters), 10_000);
    check_refused(&"\u{5D0}".repeat(10_001), |it| matches!(it, TooManyCharacters), 10_000);
    check_refused(&"a".repeat(120_001), |it| matches!(it, TooManyCharacters), 10_000);
}

/// What cannot be decoded is read as it was typed.
#[test]
fn a_labels_that_do_not_decode() {
    let mut analyzer = BatchAnalyzer::new();
    // Python: "a\u3002b".encode("punycode").
    for text in ["a.xn--\u{5D0}", "xn--", "\u{5D0}.xn--ab-r13a", "XN--9.b", "xn--.xn--4dbcd"] {
        assert!(check(&mut analyzer, text, Notation::Unicode), "{text}");
        assert_eq!(analyzer.noncanonical_a_label(0), None, "{text}");
        let mut typed = String::new();
        analyzer.append_typed_name(&mut typed);
        assert_eq!(typed, text);
    }
}

#[test]
fn bytes_that_are_no_text() {
    let mut analyzer = BatchAnalyzer::new();
    assert_eq!(analyzer.read_bytes("\u{5D0}.com".as_bytes(), Notation::Unicode), Ok(()));
    assert_eq!(analyzer.bidi_rule_verdict(), RuleVerdict::Satisfied);
    let broken = b"\xD7\x90.\xD7";
    let error = analyzer.read_bytes(broken, Notation::Unicode).expect_err("not UTF-8");
    assert_eq!(Err(error), Name::read_bytes(broken, Notation::Unicode).map(|_| ()));
    assert!(analyzer.current_input_characters().is_empty());
}

/// Each name with something put in or taken out, and in every notation.
#[test]
fn spoilt_names() {
    let mut analyzer = BatchAnalyzer::new();
    let (mut read, mut refused) = (0, 0);
    let mut count = |is_read: bool| *if is_read { &mut read } else { &mut refused } += 1;
    for (number, (_, text)) in names().into_iter().enumerate().filter(|(number, _)| number % 7 == 0) {
        let characters: Vec<char> = text.chars().collect();
        let at = number / 7 % (characters.len() + 1);
        for spoiling in [".", "\u{2029}", "xn--", "\u{FF61}", ".xn--a-", "U+", "\u{10FFFF}"] {
            let (before, after) = characters.split_at(at);
            let spoilt = format!("{}{spoiling}{}", String::from_iter(before), String::from_iter(after));
            count(check(&mut analyzer, &spoilt, Notation::Unicode));
        }
        for notation in Notation::ALL {
            count(check(&mut analyzer, &text, notation));
            if let Ok(written) = notation.write_scalars(characters.iter().copied()) {
                count(check(&mut analyzer, &written, notation));
            }
        }
    }
    assert!(read > 100_000 && refused > 100_000, "{read} read, {refused} refused");
}

#[test]
fn a_noncanonical_a_label_is_remembered() {
    let mut analyzer = BatchAnalyzer::new();
    // What "abc" encodes to is "abc".
    analyzer.read("a.XN--abc-.xn--wgbh1c", Notation::Unicode).expect("a name");
    assert_eq!(analyzer.current_name_labels().len(), 3);
    assert_eq!([0, 1, 2].map(|label| analyzer.noncanonical_a_label(label)), [None, Some("XN--abc-"), None]);
    assert_eq!(analyzer.a_label_within_63_octets(2).as_deref(), Some("xn--wgbh1c"));
}

#[test]
fn characters_that_are_no_name() {
    let mut analyzer = BatchAnalyzer::new();
    analyzer.set_current_input_characters(&characters_of("..a\u{5D0}.1."));
    assert!(analyzer.current_name_labels().iter().map(|it| it.character_range.clone()).eq([2..4, 5..6]));
    assert_eq!(analyzer.bidi_rule_verdict(), RuleVerdict::Violated);
    let order: Vec<usize> =
        analyzer.logical_from_visual(ParagraphDirection::LTR).iter().map(|it| it.0).collect();
    assert_eq!(order, [0, 1, 2, 5, 4, 3, 6]);
    analyzer.set_current_input_characters(&[]);
    assert_eq!(analyzer.bidi_rule_verdict(), RuleVerdict::NotApplicable);
    assert!(analyzer.logical_from_visual(ParagraphDirection::RTL).is_empty());
}

#[test]
fn what_the_names_are_made_of() {
    let names = names();
    assert_eq!(names.len(), COUNT);
    let mut groups = BTreeMap::new();
    for (group, _) in &names {
        *groups.entry(*group).or_insert(0) += 1;
    }
    let expected = [
        (Group::Ascii, 80_000),
        (Group::Arabic, 50_000),
        (Group::Hebrew, 40_000),
        (Group::Mixed, 20_000),
        (Group::Hazard, 10_000),
    ];
    assert!(groups.into_iter().eq(expected));
    assert!(names.iter().all(|(group, name)| *group != Group::Ascii || name.is_ascii()));

    // How many hold what a display or a verdict turns on.
    let mut counts = [0; FEATURES.len()];
    for (_, name) in &names {
        for (count, (_, has)) in counts.iter_mut().zip(FEATURES) {
            *count += usize::from(has(name));
        }
    }
    let expected = [11_836, 17_539, 4_318, 9_111, 3_977, 6_991, 2_981, 6_493, 3_846, 1_243, 1_269, 641];
    assert_eq!(counts, expected, "{:?}", FEATURES.map(|(feature, _)| feature));
}

/// What some names have, and which those are.
type Feature = (&'static str, fn(&str) -> bool);

const FEATURES: [Feature; 12] = [
    ("a root", |name| name.ends_with('.')),
    ("a digit first", |name| labels(name).any(|it| it.starts_with(|it: char| it.is_ascii_digit()))),
    ("a hyphen last", |name| labels(name).any(|it| it.ends_with('-'))),
    ("an A-label", |name| labels(name).any(|it| it.starts_with("xn--"))),
    ("capitals", |name| name.bytes().any(|it| it.is_ascii_uppercase())),
    ("Arabic-Indic digits", |name| has(name, |it| matches!(it, '\u{660}'..='\u{669}'))),
    ("Persian digits", |name| has(name, |it| matches!(it, '\u{6F0}'..='\u{6F9}'))),
    ("a non-joiner", |name| has(name, |it| it == '\u{200C}')),
    ("Hebrew points", |name| has(name, |it| matches!(it, '\u{5B0}'..='\u{5C1}'))),
    ("a bidi control", |name| {
        has(
            name,
            |it| matches!(it, '\u{200E}' | '\u{200F}' | '\u{61C}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}'),
        )
    }),
    ("brackets", |name| has(name, |it| matches!(it, '(' | ')' | '[' | ']' | '\u{2329}' | '\u{3009}'))),
    ("another separator", |name| has(name, |it| it != '.' && is_label_separator(it))),
];

fn labels(name: &str) -> impl Iterator<Item = &str> {
    name.split(is_label_separator)
}

fn has(name: &str, wanted: fn(char) -> bool) -> bool {
    name.chars().any(wanted)
}
