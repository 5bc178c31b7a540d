//! Tables of RFC 3743 and RFC 4290, which become rulesets.

use bidiscope_lgr::{Ruleset, RulesetErrorKind, RulesetNote, TableForm};

use super::{characters, file, judge, variants};

#[test]
fn preferred_and_character_variants_of_rfc_3743() {
    let ruleset = file!("rfc3743.txt");
    // U+56E3 is a variant and no entry.
    assert_eq!(
        ruleset.notes(),
        [
            RulesetNote::ConvertedFromTable(TableForm::Rfc3743),
            RulesetNote::VariantOnlyCodePoints { count: 1 }
        ]
    );
    let meta = ruleset.meta();
    assert_eq!((meta.version.as_deref(), meta.date.as_deref()), (Some("2"), Some("2005-04-01")));
    assert_eq!(meta.languages, ["zh"]);
    let first = &meta.references[0];
    assert_eq!((&*first.id, &*first.text), ("1", "A list of permitted characters"));
    assert_eq!(meta.references.len(), 2);
    let found = |it: &str, disposition: &str| (it.to_owned(), disposition.to_owned());
    // The preferred variant of U+5718 is activated, the other one is reserved for the same holder.
    assert_eq!(
        variants(&ruleset, "\u{5718}"),
        [found("\u{56E2}", "activated"), found("\u{56E3}", "allocatable"), found("\u{5718}", "valid")]
    );
    // It is its own preferred variant: that says nothing more.
    assert_eq!(
        variants(&ruleset, "\u{56E2}"),
        [found("\u{56E2}", "valid"), found("\u{5718}", "allocatable")]
    );
    assert_eq!(judge(&ruleset, "\u{56E3}").0, "invalid");
    assert_eq!(judge(&ruleset, "a\u{4E00}\u{4E5D}\u{4E5D}").0, "valid");
    assert_eq!(judge(&ruleset, "\u{4E5D}").0, "invalid");
    let member = ruleset.member(&['\u{56E2}']).expect("it is there");
    assert_eq!(
        (member.comment.as_deref(), &member.reference_ids[..]),
        (Some("sphere, mass"), &["1".to_owned()][..])
    );
}

/// Section 3.2 of RFC 3743: preferred labels have the preferred variant of each character.
#[test]
fn a_label_is_activated_if_each_of_its_characters_is_preferred() {
    let table = "0628;0628;\n0643;0643;06A9\n06A9;0643;0643\n";
    let ruleset = Ruleset::read(table.as_bytes()).expect("a table");
    let found = |label: &str| {
        let found = variants(&ruleset, label).into_iter();
        found.map(|it| it.1).collect::<Vec<_>>()
    };
    // Of two keheh: two kaf, one of each twice, and the label itself.
    assert_eq!(found("\u{6A9}\u{6A9}"), ["activated", "allocatable", "allocatable", "valid"]);
    assert_eq!(found("\u{643}\u{6A9}"), ["activated", "valid", "allocatable", "allocatable"]);
    assert_eq!(found("\u{643}\u{643}"), ["valid", "allocatable", "allocatable", "allocatable"]);
    assert_eq!(found("\u{628}\u{6A9}"), ["activated", "valid"]);
    assert_eq!(ruleset.action_problems(), []);
}

#[test]
fn base_characters_and_variants_of_rfc_4290() {
    let ruleset = file!("rfc4290.txt");
    assert_eq!(
        ruleset.notes(),
        [
            RulesetNote::ConvertedFromTable(TableForm::Rfc4290),
            RulesetNote::VariantOnlyCodePoints { count: 2 }
        ]
    );
    assert_eq!(ruleset.meta().scopes, [("domain".to_owned(), "example".to_owned())]);
    let description = ruleset.meta().description.as_deref().unwrap_or_default();
    assert!(description.contains("script: Latin") && description.contains("Small letters"), "{description}");
    let dispositions: Vec<String> = variants(&ruleset, "a").into_iter().map(|it| it.1).collect();
    assert_eq!(dispositions, ["valid", "blocked", "blocked"]);
    // A sequence, and a range.
    assert_eq!(judge(&ruleset, "ch").0, "valid");
    assert_eq!(judge(&ruleset, "c").0, "invalid");
    assert_eq!(judge(&ruleset, "dj-e").0, "valid");
}

/// The ruleset that is written is read as the same.
#[test]
fn a_table_is_what_is_written_of_it() {
    let table = include_bytes!("../../../../tests/data/lgr/rfc3743.txt");
    let converted = Ruleset::convert_table_to_xml(table).expect("it is a table").expect("and no XML");
    let xml = converted.ruleset_xml;
    let (read, written) =
        (Ruleset::read(table).expect("a table"), Ruleset::read(xml.as_bytes()).expect("XML"));
    assert_eq!(read.differences(&written), []);
    assert_eq!((read.members(), read.meta()), (written.members(), written.meta()));
    assert!(Ruleset::convert_table_to_xml(xml.as_bytes()).expect("it is XML").is_none());
}

#[test]
fn what_is_no_entry_is_refused_with_its_line() {
    let error = |text: &str| {
        let error = Ruleset::read(text.as_bytes()).expect_err("it is no table");
        (error.line_number, error.error_kind)
    };
    let no_entry = |text: &str| RulesetErrorKind::NotAnEntry(text.to_owned());
    assert_eq!(error("U+0061\nb\n"), (2, no_entry("b")));
    assert_eq!(error("U+0061|U+00E1;U+00E2"), (1, no_entry("U+0061|U+00E1;U+00E2")));
    assert_eq!(error("U+0061;U+00E1;;U+00E2"), (1, no_entry("U+00E2")));
    assert_eq!(error("U+0061\nU+0062;U+D800;"), (2, no_entry("U+D800")));
    assert_eq!(error("U+0062..U+0061\nU+0061"), (1, RulesetErrorKind::ReversedRange));
    let twice = |text: &str| RulesetErrorKind::Duplicate { what: "U+", text: text.to_owned() };
    assert_eq!(error("U+0061\nU+0062\nU+0061"), (3, twice("0061")));
    assert_eq!(error("U+0061..U+0063\nU+0062"), (2, twice("0062")));
    assert_eq!(
        error("U+0061(3);;"),
        (1, RulesetErrorKind::Undefined { what: "reference", text: "3".to_owned() })
    );
    // Words of such letters begin no entry.
    assert_eq!(error("deed\nfaced with"), (1, RulesetErrorKind::NotARuleset));
}

#[test]
fn characters_of_xml_in_comments_stay() {
    let table = b"# a < b & \"c\"\nU+0061 # x > y\x01\n";
    let ruleset = Ruleset::read(table).expect("a table");
    assert_eq!(ruleset.meta().description.as_deref(), Some("a < b & \"c\""));
    let member = ruleset.member(&characters("a")).expect("it is there");
    assert_eq!(member.comment.as_deref(), Some("x > y\u{FFFD}"));
}
