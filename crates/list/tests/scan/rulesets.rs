//! What the rulesets of a zone say of the names of a list. The rulesets are small ones of `tests/data/lgr`; the answers
//! follow from RFC 7940.

use std::sync::Arc;

use bidiscope_bidi::name::{Input, Notation};
use bidiscope_idna::verdict::{
    NameAnalysisOptions, NamedRuleset, ParentZone, RegistryProfile, RegistryProfileZone, RegistryRules,
    RegistryRulesByZone, Rulesets, Zone,
};
use bidiscope_lgr::Ruleset;
use bidiscope_list::scan::{NameRow, NameRowBuilder, ScanColumn, ScanColumnSet, ScanOptions};
use bidiscope_url::InputAnalysis;

/// Rulesets of `tests/data/lgr`.
fn rulesets(files: &[&str]) -> Rulesets {
    let read = |file: &&str| {
        let path = format!("{}/../../tests/data/lgr/{file}", env!("CARGO_MANIFEST_DIR"));
        let bytes = std::fs::read(path).expect("it is there");
        NamedRuleset { name: (*file).to_owned(), ruleset: Ruleset::read(&bytes).expect("a ruleset") }
    };
    files.iter().map(read).collect::<Vec<_>>().into()
}

/// The same for names in one zone.
fn rules(files: &[&str]) -> RegistryRulesByZone {
    RegistryRulesByZone::of_rulesets_without_zone(rulesets(files))
}

fn zone(zone: &str) -> ParentZone {
    ParentZone::read(zone.as_bytes(), false, Notation::Unicode).expect("a zone")
}

fn row(files: &[&str], parent: Option<&str>, name: &str) -> NameRow {
    let options =
        ScanOptions { parent_zone: parent.map(zone), registry_rules: rules(files), ..ScanOptions::default() };
    NameRowBuilder::new(options).build_row(1, name.as_bytes()).clone()
}

/// The disposition, the action, the index label, the verdict and its reasons.
#[track_caller]
fn check(files: &[&str], parent: Option<&str>, name: &str, expected: [&str; 5]) {
    use ScanColumn::{LgrAction, LgrDisposition, LgrIndex, Reasons, Registration};
    let row = row(files, parent, name);
    let cells = [LgrDisposition, LgrAction, LgrIndex, Registration, Reasons]
        .map(|it| row.column_value(it).to_string());
    assert_eq!(cells, expected, "{name}");
}

#[test]
fn the_label_below_the_parent_zone_is_judged() {
    let kaf = ["variants.xml"];
    // ARABIC LETTER KAF and SWASH KAF are variants; the index label has the lesser.
    check(&kaf, Some("co.il"), "\u{6AA}\u{628}.co.il", ["valid", "5", "0643 0628", "allowed", ""]);
    check(&kaf, Some("co.il"), "www.\u{6AA}.co.il", ["valid", "5", "0643", "allowed", ""]);
    // Without a zone it is the first label, whose letters are not in the repertoire.
    let outside = ["invalid", "-1", "", "refused", "lgr-not-in-repertoire"];
    check(&kaf, None, "www.\u{6AA}.co.il", outside);
    check(&kaf, None, "\u{6AA}.co.il", ["valid", "5", "0643", "allowed", ""]);
    // The first action of the file.
    check(&kaf, None, "\u{5D0}", ["invalid", "0", "05D0", "refused", "lgr-invalid"]);
    // The third: simplified and traditional Han are mixed.
    check(&["han.xml"], None, "\u{4E07}\u{8449}", ["blocked", "2", "4E07 53F6", "refused", "lgr-blocked"]);
    // Capitals of ASCII are small letters; nothing stands for ZERO WIDTH NON-JOINER (RFC 7940, section 5.3.3).
    check(&kaf, None, "AE.com", ["valid", "5", "0061 0065", "allowed", ""]);
}

#[test]
fn one_of_several_rulesets_must_permit_the_label() {
    let both = ["variants.xml", "minimal.xml"];
    check(&both, None, "xyz.com", ["valid", "4", "0078 0079 007A", "allowed", ""]);
    check(&both, None, "\u{643}.com", ["valid", "5", "0643", "allowed", ""]);
    // ARABIC LETTER LAM is in neither.
    check(&both, None, "\u{643}\u{644}.com", ["invalid", "-1", "", "refused", "lgr-not-in-repertoire"]);
}

#[test]
fn what_nobody_registers_is_not_judged() {
    for name in ["_dmarc.com", "*.com", "//a.com/", "a..b"] {
        let row = row(&["minimal.xml"], None, name);
        for column in ScanColumn::ALL.into_iter().filter(|it| it.needs_rulesets()) {
            assert_eq!(row.column_value(column).to_string(), "", "{name} {column:?}");
        }
        assert_eq!(row.comparison_keys().index_label_keys, [""; 0]);
    }
    let options = ScanOptions { registry_rules: rules(&["minimal.xml"]), ..ScanOptions::default() };
    let mut builder = NameRowBuilder::new(options);
    let owner = builder.build_unregistered_owner_row(1, b"ab.com");
    assert_eq!((&owner.ruleset_evaluation, owner.comparison_keys().index_label_keys), (&None, &[][..]));
}

/// The other labels must be the same, as the DNS compares those of ASCII.
#[test]
fn variants_have_one_key_within_one_zone() {
    let key = |parent, name| row(&["variants.xml"], parent, name).comparison_keys().index_label_keys.concat();
    let same = key(None, "\u{643}\u{643}.com");
    assert_eq!(same, "\u{643}\u{643}.com.");
    for name in ["\u{6AA}\u{643}.com", "\u{643}\u{6AA}.COM.", "xn--fhb9r.com"] {
        assert_eq!(key(None, name), same, "{name}");
    }
    for name in ["\u{643}\u{643}.org", "\u{643}\u{643}", "\u{643}.com", "a.\u{643}\u{643}.com"] {
        assert_ne!(key(None, name), same, "{name}");
    }
    // Not in the repertoire.
    assert_eq!(key(None, "\u{643}z.com"), "");
    let in_zone = key(Some("com"), "a.\u{643}.com");
    assert_eq!(in_zone, key(Some("com"), "a.\u{6AA}.com"));
    assert_ne!(in_zone, key(Some("com"), "b.\u{6AA}.com"));
}

/// A list of registrations is read without a parent zone, and has names of other zones.
#[test]
fn the_zone_of_the_rulesets_needs_no_parent_zone() {
    let zone = Zone::read("co.il", Notation::Unicode).expect("a zone");
    let options = ScanOptions {
        registry_rules: RegistryRulesByZone::SingleZone {
            parent_zone: Some(zone),
            zone_rulesets: rulesets(&["variants.xml"]),
            other_registry_rules: Arc::default(),
        },
        computed_columns: ScanColumnSet::NONE.with(ScanColumn::AgainstSameVariants),
        ..ScanOptions::default()
    };
    let mut builder = NameRowBuilder::new(options);
    assert_eq!(
        builder.build_row(1, "www.\u{6AA}.co.il".as_bytes()).comparison_keys().index_label_keys,
        ["www.\u{643}.co.il."]
    );
    let elsewhere = builder.build_row(2, "\u{6AA}.org.il".as_bytes());
    assert_eq!((&elsewhere.row_error, elsewhere.comparison_keys().index_label_keys), (&None, &[][..]));
}

/// The rows say what the complete analysis says, whether the fast path knows the rest or not.
#[test]
fn as_the_analysis_says() {
    let files = ["variants.xml", "han.xml"];
    let mut refused = 0;
    for name in [
        "\u{643}.com",
        "\u{6AA}\u{6AA}.com",
        "\u{643}\u{6AA}-.com",
        "1\u{643}.com",
        "ae.com",
        "AE.com",
        "\u{E6}.\u{5D0}",
        "\u{5D0}.com",
        "\u{5D1}\u{5D0}.com",
        "\u{4E07}\u{53F6}.com",
        "\u{4E07}\u{8449}.com",
        "\u{200C}.com",
        "x.com",
        "fa\u{DF}.de",
        "xn--fhb9r.com",
        "xn--i-.net",
        "_dmarc.\u{643}.com",
        "\u{643}.com.",
        "*.com",
        "a@b.com",
    ] {
        for zone_text in [None, Some("com")] {
            let under = zone_text.filter(|it| name.trim_end_matches('.').ends_with(it)).map(zone);
            let options = NameAnalysisOptions {
                parent_zone: under.as_ref().map(|it| it.zone().clone()),
                zone_rulesets: rulesets(&files),
                ..NameAnalysisOptions::default()
            };
            let analysis =
                InputAnalysis::with_options(&Input::read(name, Notation::Unicode).expect("a name"), options);
            let options =
                ScanOptions { parent_zone: under, registry_rules: rules(&files), ..ScanOptions::default() };
            let mut builder = NameRowBuilder::new(options);
            let row = builder.build_row(1, name.as_bytes());
            assert_eq!(row.ruleset_evaluation.as_ref(), analysis.ruleset_evaluation(), "{name}");
            let registration = analysis.registration_verdict();
            assert_eq!(row.registration_permission, Some(registration.permission), "{name}");
            assert_eq!(row.registration_reasons, registration.deciding_finding_kinds, "{name}");
            assert_eq!(row.warning_kinds, analysis.warnings(), "{name}");
            refused += usize::from(row.ruleset_evaluation.as_ref().is_some_and(|it| !it.is_permitted()));
        }
    }
    assert!(refused >= 8, "{refused}");
}

/// A name is judged by the zone with the most labels that it is in; one that is in none needs review.
#[test]
fn each_zone_of_a_profile_has_its_rules() {
    let of = |zone: &str, file: &str, labels_below: Option<usize>| RegistryProfileZone {
        zone: Zone::read(zone, Notation::Unicode).expect("a zone"),
        zone_rulesets: rulesets(&[file]),
        other_registry_rules: Arc::new(RegistryRules {
            required_label_count_below_zone: labels_below,
            ..RegistryRules::default()
        }),
    };
    let zones = vec![of("il", "minimal.xml", None), of("co.il", "variants.xml", Some(1))];
    let rules = RegistryRulesByZone::RegistryProfile(Arc::new(RegistryProfile::new(zones)));
    let options = ScanOptions {
        registry_rules: rules.clone(),
        computed_columns: ScanColumnSet::written_by_default(),
        ..ScanOptions::default()
    };
    let mut builder = NameRowBuilder::new(options);
    for (name, disposition, reasons, variants) in [
        ("xyz.il", "valid", "", "xyz.il."),
        ("\u{6AA}.il", "invalid", "lgr-not-in-repertoire", ""),
        ("\u{6AA}.CO.IL", "valid", "", "\u{643}.co.il."),
        ("www.\u{6AA}.co.il.", "valid", "zone-label-count", "www.\u{643}.co.il."),
        ("co.il", "", "no-zone", ""),
        ("a.com", "", "no-zone", ""),
    ] {
        let row = builder.build_row(1, name.as_bytes());
        let cells =
            [ScanColumn::LgrDisposition, ScanColumn::Reasons].map(|it| row.column_value(it).to_string());
        assert_eq!(
            (cells, row.comparison_keys().index_label_keys.concat()),
            ([disposition, reasons].map(str::to_owned), variants.to_owned()),
            "{name}"
        );
        assert_eq!(row.is_outside_registry_zones, reasons == "no-zone", "{name}");
        let name = Input::read(name, Notation::Unicode).expect("a name");
        let analysis = InputAnalysis::with_options(
            &name,
            rules.options_with_zone_rules(&name, NameAnalysisOptions::default()),
        );
        assert_eq!(row.registration_permission, Some(analysis.registration_verdict().permission));
        assert_eq!(row.registration_reasons, analysis.registration_verdict().deciding_finding_kinds);
        assert_eq!(row.warning_kinds, analysis.warnings());
        assert_eq!(row.ruleset_evaluation.as_ref(), analysis.ruleset_evaluation());
    }
}

/// Without rulesets the columns are empty, and with them what is not asked for is not computed.
#[test]
fn only_where_rulesets_are_known() {
    let all = ScanOptions { computed_columns: ScanColumnSet::written_by_default(), ..ScanOptions::default() };
    assert_eq!(NameRowBuilder::new(all).build_row(1, b"ae.com").ruleset_evaluation, None);
    let names = ScanOptions {
        registry_rules: rules(&["variants.xml"]),
        computed_columns: ScanColumnSet::NONE.with(ScanColumn::Name),
        ..ScanOptions::default()
    };
    assert_eq!(NameRowBuilder::new(names).build_row(1, b"ae.com").ruleset_evaluation, None);
}
