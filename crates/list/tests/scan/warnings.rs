//! What a row warns of: what `bidiscope inspect` does, however the name is spelled.

use bidiscope_bidi::name::{Input, Notation};
use bidiscope_idna::verdict::ParentZone;
use bidiscope_list::scan::{
    NameRowBuilder, RegistrationConcern, RegistrationConcernSet, ScanColumn, ScanColumnSet, ScanOptions,
};

fn warned(name: &str, zone: Option<&str>) -> String {
    let under = zone.map(|it| ParentZone::read(it.as_bytes(), false, Notation::Unicode).expect("a zone"));
    let mut row_builder = NameRowBuilder::new(ScanOptions { parent_zone: under, ..ScanOptions::default() });
    row_builder.build_row(1, name.as_bytes()).column_value(ScanColumn::Warnings).to_string()
}

#[test]
fn names_that_are_allowed_and_look_wrong() {
    for (name, warnings) in [
        // Cyrillic letters, all of them: UTS #39 section 5.3.
        ("\u{441}\u{43E}\u{441}\u{43E}.\u{5D9}\u{5E9}\u{5E8}\u{5D0}\u{5DC}", "whole-script-confusable"),
        // Cyrillic with the l of Latin: section 5.1.
        ("\u{440}\u{430}\u{443}\u{440}\u{430}l.com", "mixed-scripts"),
        // Hebrew with an Arabic letter.
        ("\u{5D0}\u{5D1}\u{645}.\u{5D9}\u{5E9}\u{5E8}\u{5D0}\u{5DC}", "mixed-scripts"),
        ("\u{5D0}\u{5D1}.com", ""),
        ("example.com", ""),
        ("fa\u{DF}.de", "uts46-deviation"),
        ("\u{5D0}\u{5D1}.123", "numeric-top-level"),
        ("\u{5D0}\u{5D1}.0x1", "numeric-top-level"),
        ("a.0x1", "numeric-top-level"),
    ] {
        assert!(warned(name, None).contains(warnings), "{name}: {}", warned(name, None));
        assert_eq!(warned(name, None).is_empty(), warnings.is_empty(), "{name}: {}", warned(name, None));
    }
    // An extended Arabic-Indic digit beside one of ASCII: RFC 5893 section 6.
    for letter in ['\u{5DE}', '\u{645}'] {
        let digits = warned(&format!("{letter}\u{6F1}2.\u{5D9}\u{5E9}\u{5E8}\u{5D0}\u{5DC}"), None);
        assert!(digits.split(' ').any(|it| it == "digits-of-several-scripts"), "{digits}");
    }
}

#[test]
fn a_warning_does_not_depend_on_the_spelling() {
    for name in [
        "\u{645}\u{6CC}\u{200C}\u{62E}\u{648}\u{627}\u{647}\u{645}.\u{627}\u{6CC}\u{631}\u{627}\u{646}",
        "fa\u{DF}.de",
        "\u{3B2}\u{3CC}\u{3BB}\u{3BF}\u{3C2}.gr",
        "\u{441}\u{43E}\u{441}\u{43E}.com",
    ] {
        let ascii_name = Input::read(name, Notation::Unicode)
            .expect("a name")
            .ascii_name_within_limits()
            .expect("A-labels");
        assert!(ascii_name.contains("xn--"), "{ascii_name}");
        assert!(!warned(name, None).is_empty(), "{name}");
        assert_eq!(warned(&ascii_name, None), warned(name, None), "{name}");
    }
}

#[test]
fn what_is_warned_of_in_a_zone() {
    assert_eq!(warned("www.\u{5D0}.co.il", Some("co.il")), "labels-below-parent");
    assert_eq!(warned("www.a.co.il", Some("co.il")), "labels-below-parent");
    assert_eq!(warned("www.a.co.il", None), "");
    assert_eq!(warned("a.co.il", Some("co.il")), "");
    // The zone begins with a digit, so that the Bidi rule refuses the whole: condition 1.
    let digit = warned("\u{5D1}\u{5E0}\u{5E7}.3d.il", Some("3d.il"));
    assert_eq!(digit.split(' ').next_back(), Some("uts46-refused"), "{digit}");
    // What is refused needs no such warning, and labels of the DNS's own have always been refused there.
    assert!(!warned("\u{5D1}\u{5E0}\u{5E7}.3d.il", None).contains("uts46-refused"));
    assert_eq!(warned("_dmarc.example.com", None), "");
}

#[test]
fn an_owner_in_a_zone_file_is_not_judged() {
    let under = ParentZone::read(b"co.il", false, Notation::Unicode).expect("a zone");
    let mut row_builder =
        NameRowBuilder::new(ScanOptions { parent_zone: Some(under), ..ScanOptions::default() });
    for owner in ["co.il", "*.co.il", "_dmarc.co.il", "ns.other.example", "a_b-.co.il"] {
        let row = row_builder.build_unregistered_owner_row(4, owner.as_bytes());
        let cells = [
            ScanColumn::Registration,
            ScanColumn::Reasons,
            ScanColumn::Warnings,
            ScanColumn::Error,
            ScanColumn::BidiRule,
        ];
        let cells = cells.map(|it| row.column_value(it).to_string());
        assert_eq!(cells, ["not-applicable", "zone-owner", "", "", "not-applicable"], "{owner}");
        assert_eq!(row.name, owner);
    }
    assert!(row_builder.build_unregistered_owner_row(5, b"a..b").row_error.is_some());
}

#[test]
fn concerns_are_reported_by_rows_and_groups() {
    let mut row_builder = NameRowBuilder::new(ScanOptions {
        computed_columns: ScanColumnSet::default_known_without_other_rows(),
        ..ScanOptions::default()
    });
    let mut of = |name: &str| {
        RegistrationConcernSet::of_row_alone(row_builder.build_row(1, name.as_bytes()))
            .iter()
            .collect::<Vec<_>>()
    };
    assert_eq!(of("a.com"), []);
    assert_eq!(of("a-.com"), [RegistrationConcern::Refused]);
    assert_eq!(of("\u{440}l.com"), [RegistrationConcern::HasWarning]);
    let among = |text: ScanColumn| {
        RegistrationConcernSet::caused_by_other_names(|it| it == text).iter().collect::<Vec<_>>()
    };
    assert_eq!(among(ScanColumn::AgainstSameName), [RegistrationConcern::TakenInOtherList]);
    assert_eq!(among(ScanColumn::ConfusableRtl), [RegistrationConcern::ConfusableWithOtherName]);
    assert_eq!(among(ScanColumn::AgainstAcross), [RegistrationConcern::ConfusableWithOtherName]);
    assert_eq!(among(ScanColumn::ContestedWith), [RegistrationConcern::ContestedInOwnList]);
    // A line that repeats a refused one takes it from nobody.
    assert_eq!(among(ScanColumn::DuplicateOf), []);
    assert_eq!(among(ScanColumn::SameVariants), [RegistrationConcern::ConfusableWithOtherName]);
    assert_eq!(among(ScanColumn::SameWithoutPoints), []);
    // Whose names are all of one holder is not in its own way; another holder is.
    let all = |all: &[ScanColumn]| {
        RegistrationConcernSet::caused_by_other_names(|it| all.contains(&it)).iter().collect::<Vec<_>>()
    };
    let own = [ScanColumn::AgainstSameName, ScanColumn::ContestedWith, ScanColumn::AgainstSameHolder];
    assert_eq!(all(&own), [RegistrationConcern::TakenBySameHolder]);
    let others =
        [ScanColumn::AgainstSameVariants, ScanColumn::AgainstSameHolder, ScanColumn::AgainstOtherHolder];
    assert_eq!(all(&others), [RegistrationConcern::TakenInOtherList]);
}

/// Nothing is left of the last label, and `b.` with the root's full stop is another name.
#[test]
fn a_label_that_vanishes_makes_no_root() {
    let mut row_builder = NameRowBuilder::new(ScanOptions::default());
    let mut ascii_name =
        |name: &str| row_builder.build_row(1, name.as_bytes()).ascii_name.clone().unwrap_or_default();
    assert_eq!(["b.\u{AD}", "b.\u{200B}\u{AD}"].map(&mut ascii_name), ["", ""]);
    assert_eq!(["b.", "b\u{AD}.", "b\u{AD}"].map(ascii_name), ["b.", "b.", "b"]);
}
