//! What is said above the rows of a section.

use bidiscope_bidi::name::Notation;
use bidiscope_bidi::order::components::{
    duerst_control_insertions, is_duerst_structural_character, strip_component_controls,
};
use bidiscope_bidi::order::{Direction, DisplayConfig, is_bidi_control};
use bidiscope_idna::verdict::policy::AcceptancePolicy;
use bidiscope_idna::verdict::{RegistrationPermission, RuleVerdict};
use bidiscope_proof::study::{DisplayProperty, StudyAlphabet};
use bidiscope_report::documents::{DocumentExampleQuestion, DocumentExampleRow};
use bidiscope_url::InputAnalysis;

use super::notes::shown_with_controls;
use super::paper::one_to_one;
use super::support::*;
use crate::strings;

pub(super) const SECTIONS: &[Statement] = &[
    ("section paper-table-1", || {
        let classes = ["L", "AL", "R", "AN", "EN", "ET"];
        let rows = rows("paper-table-1");
        assert!(rows.iter().map(|it| it.row_title).eq(classes));
        assert!(rows.iter().all(|it| it.input.is_ascii() || it.input == "\u{2014}"));
    }),
    ("section paper-figure-1", || {
        let answers = all_as_expected("paper-figure-1");
        assert_eq!(answers, ["U+01D7"; 3]);
    }),
    ("section paper-figure-2", || {
        assert!(has(CodePoints, "FB01", "atkin2001-compatibility"));
        assert_eq!(characters(CodePoints, "FB01").len(), 1);
        let normalizer = icu_normalizer::ComposingNormalizerBorrowed::new_nfkc();
        assert_eq!(normalizer.normalize("\u{FB01}"), "fi");
    }),
    ("section paper-section-3", || {
        all_as_expected("paper-section-3");
        // Between two European numbers it joins them; between letters of two directions it follows the paragraph.
        assert_eq!(["A1.2", "A.b"].map(|it| shown(CapitalsAsHebrew, "uba-ltr", it)), ["1.2A", "A.b"]);
    }),
    ("section paper-figure-3", || {
        let pair = ["ABC.ibm.com", "ibm.com.ABC"];
        assert_eq!(pair.map(|it| shown(Atkin2001Table1, "uba-auto", it)), ["ibm.com.CBA"; 2]);
        assert_eq!(pair.map(|it| shown(Atkin2001Table1, "one-to-one", it)), ["CBA.ibm.com", "ibm.com.CBA"]);
    }),
    ("section paper-figure-4", || {
        let of_2001 = "uba-ltr:bidi-data=unicode-3\\u{2E}1";
        assert_eq!(places(Atkin2001Table1, of_2001, "NOP--123", 3..8), [0, 1, 2, 3, 4]);
        assert_eq!(shown(Atkin2001Table1, "uba-ltr", "NOP--123"), "123--PON");
    }),
    ("section paper-figure-5", || {
        assert_eq!(["abcDEF", "DEFabc"].map(|it| shown(Atkin2001Table1, "uba-auto", it)), ["abcFED"; 2]);
    }),
    ("section paper-figure-6", || {
        all_as_expected("paper-figure-6");
        assert_eq!(
            fails_from(
                DisplayProperty::DisplayIsInvolution,
                "one-to-one",
                StudyAlphabet::atkin2001().classes()
            ),
            None
        );
    }),
    ("section paper-table-2", || {
        for row in
            rows("paper-table-2").iter().filter(|it| it.question == DocumentExampleQuestion::LacksFinding)
        {
            let class = characters(CodePoints, row.input)[0].class;
            assert!(
                matches!(class, BidiClass::R | BidiClass::AL | BidiClass::AN | BidiClass::EN)
                    || row.input == "U+06FE"
            );
        }
        all_as_expected("paper-table-2");
    }),
    ("section paper-section-2", || {
        let kinds = all_as_expected("paper-section-2");
        for kind in
            ["presentation-form", "arabic-point", "koranic-sign", "cantillation", "hebrew-point", "control"]
        {
            assert!(kinds.contains(&format!("atkin2001-{kind}")), "{kind}");
        }
    }),
    ("section paper-table-3", || {
        for row in rows("paper-table-3") {
            assert_eq!(shown(Atkin2001Table1, "one-to-one", row.input), written_by_text(row));
            for uba in ["uba-ltr", "uba-ltr:bidi-data=unicode-3\\u{2E}1"] {
                assert_eq!(shown(Atkin2001Table1, uba, row.input), row.expected);
            }
        }
    }),
    ("section paper-table-4", || {
        for row in rows("paper-table-4") {
            // In the independent model European digits go with right-to-left letters only where these surround them.
            assert_eq!(shown(Atkin2001Table1, "one-to-one", row.input), written_by_text(row));
            let label = characters(Atkin2001Table1, row.input);
            let order = order(Atkin2001Table1, "uba-ltr", row.input);
            for at in (0..label.len()).filter(|&at| label[at].class == BidiClass::EN) {
                let before = label[..at].iter().rev().map(|it| it.class);
                let last = before.into_iter().find(|it| it.is_right_to_left_letter() || *it == BidiClass::L);
                let run = order.runs().iter().find(|it| it.logical_range.contains(&at)).expect("a run");
                let is_in_rtl_text = run.level.is_some_and(|it| it.number() > 0);
                assert_eq!(
                    is_in_rtl_text,
                    last.is_some_and(BidiClass::is_right_to_left_letter),
                    "{}",
                    row.input
                );
            }
        }
    }),
    ("section paper-section-5", || {
        for uba in ["uba-ltr", "uba-ltr:bidi-data=unicode-3\\u{2E}1"] {
            let rows = rows("paper-table-4").into_iter();
            let differ =
                rows.filter(|it| shown(Atkin2001Table1, uba, it.input) != it.expected).map(|it| it.row_title);
            assert!(differ.eq(["5", "12", "15", "20", "21"]));
        }
        let named = rows("paper-section-5")
            .into_iter()
            .filter(|it| it.text_in_document.contains("test cases 5 and 6"));
        assert_eq!(named.map(|it| it.input).collect::<Vec<_>>(), ["AB12", "12AB"]);
        all_as_expected("paper-section-5");
    }),
    ("section paper-section-4", || {
        assert!(all_as_expected("paper-section-4").contains(&"proved".to_owned()));
        for property in [DisplayProperty::OneToOne, DisplayProperty::DisplayIsInvolution] {
            assert_eq!(fails_from(property, "one-to-one", StudyAlphabet::atkin2001().classes()), None);
        }
    }),
    ("section paper-section-6", || {
        let found = all_as_expected("paper-section-6");
        for of in
            ["http://ibm.com", "ftp://ibm.com", "telnet://ibm.com", "ibm.com", "+972-3-123-4567", "x^2-4=0"]
        {
            assert!(found.contains(&of.to_owned()), "{of}");
        }
    }),
    ("section paper-appendix", || {
        all_as_expected("paper-appendix");
        assert_eq!(places(CodePoints, "one-to-one", "05D0 005F 05D1", 0..3), [0, 1, 2]);
    }),
    ("section rfc5893-section-1-2", || {
        let change = |name: &str| {
            (by_policy(AcceptancePolicy::Rfc3454, CodePoints, name), satisfies(CodePoints, name))
        };
        for refused in ["0627 0031 0661 0628", "0061 0661 0062"] {
            assert_eq!(change(refused), (RuleVerdict::Satisfied, false));
        }
        assert_eq!(change(KONPEETARU), (RuleVerdict::Violated, true));
        all_as_expected("rfc5893-section-1-2");
    }),
    ("section rfc5893-section-1-4", || {
        all_as_expected("rfc5893-section-1-4");
        for right_to_left in ["05D0", "0627", "0661"] {
            assert!(is_bidi(CodePoints, &format!("0061 002E {right_to_left} 0062")));
        }
        assert!(!is_bidi(CodePoints, "0061 002E 06F1 0062"));
    }),
    ("section rfc5893-section-2", || {
        all_as_expected("rfc5893-section-2");
        for condition in '1'..='6' {
            let [kept, broken] = ["kept", "broken"].map(|it| {
                let row = format!("condition {condition}: {it}");
                rows("rfc5893-section-2").into_iter().find(|it| it.row_title == row).expect("a row").input
            });
            assert!(
                !violated(CodePoints, kept).contains(&condition) && satisfies(CodePoints, kept),
                "{kept}"
            );
            assert!(violated(CodePoints, broken).contains(&condition), "{broken}");
        }
    }),
    ("section rfc5893-section-3", || {
        all_as_expected("rfc5893-section-3");
        // The two requirements are apart: in this display the labels stay together, and another name has it too.
        assert!(is_together(CapitalsAsHebrew, "uba-rtl", "1-a.A", 0..3));
        assert_eq!(shown(CapitalsAsHebrew, "uba-rtl", "1-a.A"), shown(CapitalsAsHebrew, "uba-rtl", "a-1.A"));
    }),
    ("section rfc5893-section-4-1", || before_and_now(&[KONPEETARU])),
    ("section rfc5893-section-4-2", || {
        before_and_now(&["05D9 05D9 05B4 05D5 05D5 05D0 05B8", "05D0 05E4 05BC", "05D0 05E4 05BF"]);
    }),
    ("section rfc5893-section-4-3", || {
        assert_eq!(["A5", "5A"].map(|it| shown(CapitalsAsHebrew, "uba-ltr", it)), ["5A"; 2]);
        assert_eq!(["A5", "5A"].map(|it| satisfies(CapitalsAsHebrew, it)), [true, false]);
        let permission =
            |written| InputAnalysis::new(&name(CapitalsAsHebrew, written)).registration_verdict().permission;
        assert_eq!(
            ["A5", "5A"].map(permission),
            [RegistrationPermission::Allowed, RegistrationPermission::Refused]
        );
    }),
    ("section rfc5893-section-5", || {
        all_as_expected("rfc5893-section-5");
        assert!(
            has(CapitalsAsHebrew, "ABC.3com", "rfc5893-digit-above")
                && !has(CapitalsAsHebrew, "ABC.com", "rfc5893-digit-above")
        );
        // What stands after the zone is the search list's, the DNAME's or the wildcard's.
        let contexts = rows("rfc5893-section-5")
            .into_iter()
            .filter(|it| matches!(it.question, DocumentExampleQuestion::ContextSplitsLabel(_)));
        assert!(contexts.map(|it| it.row_title).eq([
            "search list",
            "DNAME",
            "wildcard",
            "ASCII names with digits"
        ]));
    }),
    ("section rfc5893-section-6", || {
        all_as_expected("rfc5893-section-6");
        assert!(has(CodePoints, "0061 09E6 0AE6", "digits-of-several-scripts"));
        let left = |of| places(CapitalsAsHebrew, "uba-ltr", "AB.CD.ltr", of)[0];
        assert!(left(3..5) < left(0..2));
    }),
    ("section rfc5893-section-7-1", || {
        all_as_expected("rfc5893-section-7-1");
        before_and_now(&[KONPEETARU]);
    }),
    ("section rfc5893-section-7-2", || {
        let [now, before] = ["uba-ltr", "uba-ltr:bidi-data=unicode-3\\u{2E}1"]
            .map(|it| shown(Atkin2001Table1, it, "NOP--123"));
        assert_ne!(now, before);
    }),
    ("section rfc5893-section-8", || {
        all_as_expected("rfc5893-section-8");
        assert_ne!(
            shown(CapitalsAsHebrew, "uba-ltr", "ABC.abc"),
            shown(CapitalsAsHebrew, "uba-rtl", "ABC.abc")
        );
    }),
    ("section duerst-section-2", || {
        assert!(characters(CapitalsAsHebrew, "ABZ").iter().all(|it| it.class == BidiClass::R));
        let entities = rows("duerst-section-2").into_iter().filter(|it| it.row_title.starts_with('&'));
        assert!(entities.clone().count() == 7);
        assert!(
            entities
                .flat_map(DocumentExampleRow::characters)
                .filter(|it| it.scalar != 'a')
                .all(|it| is_bidi_control(it.scalar))
        );
    }),
    ("section duerst-section-3", || {
        assert!("@.:/".chars().all(is_duerst_structural_character));
        assert_eq!(shown(CapitalsAsHebrew, "components", "AB@CD.EF:GH/ab"), "BA@DC.FE:HG/ab");
    }),
    ("section duerst-section-4-2", || {
        assert_eq!(shown(CapitalsAsHebrew, "components", "ab.CD.ef"), "ab.DC.ef")
    }),
    ("section duerst-section-4-3", || {
        for written in permitted_by_duerst() {
            assert_eq!(
                shown_with_controls(&written),
                shown(CapitalsAsHebrew, "components", &written),
                "{written}"
            );
        }
        assert_ne!(shown_with_controls("12AB"), shown(CapitalsAsHebrew, "components", "12AB"));
    }),
    ("section duerst-section-4-4", || {
        for written in permitted_by_duerst() {
            let plain = characters(CapitalsAsHebrew, &written);
            for context in [Direction::LeftToRight, Direction::RightToLeft] {
                assert_eq!(
                    strip_component_controls(
                        &duerst_control_insertions(&plain, context).characters_with_insertions(&plain)
                    ),
                    plain
                );
            }
        }
    }),
    ("section duerst-section-5", || {
        all_as_expected("duerst-section-5");
    }),
    ("section davis-first-table", || {
        let [ltr, rtl] = ["uba-ltr", "uba-rtl"].map(|it| shown(CapitalsAsHebrew, it, ADDRESS));
        assert!(ltr != ADDRESS && rtl != ADDRESS && ltr != rtl);
    }),
    ("section davis-second-table", || {
        assert_eq!(
            ["fields", "fields:paragraph=rtl"].map(|it| shown(CapitalsAsHebrew, it, ADDRESS)),
            [ADDRESS; 2]
        );
    }),
    ("section davis-third-table", || {
        let by_surroundings = ["fields:order=environment", "fields:order=environment,paragraph=rtl"];
        assert_eq!(
            by_surroundings.map(|it| shown(CapitalsAsHebrew, it, ADDRESS)),
            [ADDRESS, "com.D.C.b.a//:http"]
        );
        let by_address =
            [ADDRESS, "http://a.b.com"].map(|it| shown(CapitalsAsHebrew, "fields:order=content", it));
        assert_eq!(by_address, ["com.D.C.b.a//:http", "http://a.b.com"]);
    }),
    ("section davis-grammar", || {
        all_as_expected("davis-grammar");
    }),
    ("section davis-inclusion", || {
        let rows = rows("davis-inclusion");
        assert_eq!(rows.len(), 18);
        for sign in rows.iter().map(|it| decoded(it)).map(|it| it.chars().nth(10).expect("a sign")) {
            let [inside, at_end] = [format!("http://a/b{sign}c"), format!("http://a/b{sign} c")];
            assert_eq!(
                (found(&inside), found(&at_end)),
                (vec![inside.as_str()], vec!["http://a/b"]),
                "{sign}"
            );
        }
    }),
    ("section davis-termination", || {
        let goes_on = rows("davis-termination")
            .into_iter()
            .filter(|it| it.expected.contains("\\u{"))
            .map(|it| it.row_title);
        assert!(goes_on.eq(["U+00A7", "U+00B6"]));
        all_as_expected("davis-termination");
    }),
    ("section davis-continuation", || {
        all_as_expected("davis-continuation");
    }),
    ("section davis-separators", || {
        all_as_expected("davis-separators");
    }),
];

const ADDRESS: &str = "http://a.b.C.D.com";

/// The answers of a section's rows, each the one that is expected.
#[track_caller]
fn all_as_expected(section: &str) -> Vec<String> {
    let answer = |row: &DocumentExampleRow| {
        assert_eq!(row.computed_answer().as_deref(), Some(row.expected), "{section}, {}", row.row_title);
        row.expected.to_owned()
    };
    rows(section).into_iter().map(answer).collect()
}

/// The display by the paper's text, by a model of its own.
fn written_by_text(row: &DocumentExampleRow) -> String {
    Notation::Atkin2001Table1.write_scalars(one_to_one(&row.characters()).chars()).expect("in the notation")
}

/// IDNA2003 refused these names, and the Bidi rule allows them.
fn before_and_now(names: &[&str]) {
    for written in names {
        let last = characters(CodePoints, written).last().map(|it| it.class);
        assert_eq!(last, Some(BidiClass::NSM));
        assert_eq!(
            by_policy(AcceptancePolicy::Rfc3454, CodePoints, written),
            RuleVerdict::Violated,
            "{written}"
        );
        assert!(satisfies(CodePoints, written), "{written}");
    }
}

/// Identifiers of letters and full stops that keep the restrictions of the draft's section 5.
fn permitted_by_duerst() -> impl Iterator<Item = String> {
    let is_permitted = |written: &String| {
        DisplayConfig::read("components").is_ok()
            && !findings(CapitalsAsHebrew, written).iter().any(|it| it.starts_with("duerst"))
    };
    let names = strings("aA.", 5).into_iter();
    names.filter(|it| bidiscope_bidi::name::Name::read(it, CapitalsAsHebrew).is_ok()).filter(is_permitted)
}

fn decoded(row: &DocumentExampleRow) -> String {
    bidiscope_report::documents::decode_rust_unicode_escapes(row.expected).expect("an identifier")
}
