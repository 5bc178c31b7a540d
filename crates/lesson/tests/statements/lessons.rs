//! What the lessons of the program say. That the right answers are right is computed with each lesson; here is what the
//! words around them say.

use bidiscope_bidi::order::context::SurroundingTextPreset;
use bidiscope_bidi::order::{DisplayConfig, effect_of_edit};
use bidiscope_idna::verdict::policy::AcceptancePolicy;
use bidiscope_idna::verdict::{NameAnalysisOptions, RegistrationPermission, RuleVerdict, Zone};
use bidiscope_lesson::BuiltInLesson;
use bidiscope_proof::study::{DisplayProperty, StudyAlphabet};
use bidiscope_url::InputAnalysis;

use super::support::*;

const OF_2001: &str = "uba-ltr:bidi-data=unicode-3\\u{2E}1";

pub(super) const LESSONS: &[Statement] = &[
    ("lesson order-and-direction", || {
        assert!(characters(CapitalsAsHebrew, "ABC").iter().all(|it| it.class == BidiClass::R));
        assert_ne!(shown(CapitalsAsHebrew, "uba-ltr", "ABC.com"), "ABC.com");
    }),
    ("lesson order-and-direction: Two orders", || {
        assert_eq!(["abc", "ABC"].map(|it| shown(CapitalsAsHebrew, "uba-ltr", it)), ["abc", "CBA"]);
    }),
    ("lesson order-and-direction: Three letters", || {
        assert_eq!(places(CapitalsAsHebrew, "uba-ltr", "ABC", 0..1), [2])
    }),
    ("lesson order-and-direction: A name of two labels", || {
        assert_eq!(shown(CapitalsAsHebrew, "uba-ltr", "ABC.abc"), "CBA.abc");
        assert!(
            rows("rfc5893-section-1-4")
                .iter()
                .any(|it| it.text_in_document == "ABC.abc is displayed as CBA.abc")
        );
    }),
    ("lesson order-and-direction: The same name in a Hebrew page", || {
        assert_eq!(shown(CapitalsAsHebrew, "uba-rtl", "ABC.abc"), "abc.CBA");
    }),
    ("lesson order-and-direction: Whose page is this?", || {
        assert_eq!(places(CapitalsAsHebrew, "uba-rtl", "ABC.ibm.com", 0..1), [10]);
        assert_eq!(places(CapitalsAsHebrew, "uba-ltr", "ABC.ibm.com", 0..1), [2]);
        assert!(rows("paper-figure-3").iter().any(|it| it.input == "ABC.ibm.com"));
    }),
    ("lesson order-and-direction: Two names, one line", || {
        let of_figure = rows("paper-figure-3").into_iter().find(|it| it.row_title == "3").expect("a row");
        assert_eq!([of_figure.input, of_figure.expected], ["ABC.ibm.com", "ibm.com.ABC"]);
        let pair = [of_figure.input, of_figure.expected];
        assert_eq!(pair.map(|it| shown(Atkin2001Table1, "uba-auto", it)), ["ibm.com.CBA"; 2]);
        assert_eq!(shown(Atkin2001Table1, "uba-rtl", pair[0]), shown(Atkin2001Table1, "uba-ltr", pair[1]));
    }),
    ("lesson order-and-direction: What to take with you", || {
        // The same letters in another stored order, another letter, and another paragraph: each changes the display.
        let line = shown(CapitalsAsHebrew, "uba-ltr", "AB.a");
        assert!(
            [("uba-ltr", "BA.a"), ("uba-ltr", "ab.a"), ("uba-rtl", "AB.a")].iter().all(|(at, it)| shown(
                CapitalsAsHebrew,
                at,
                it
            ) != line)
        );
        assert_eq!(["a-1", "A-1"].map(|it| shown(CapitalsAsHebrew, "uba-ltr", it)), ["a-1", "1-A"]);
    }),
    ("lesson digits-and-hyphens", || {
        // A digit and a hyphen stand elsewhere after Latin and after Hebrew letters.
        assert_eq!(["a-1", "A-1"].map(|it| shown(CapitalsAsHebrew, "uba-ltr", it)), ["a-1", "1-A"]);
    }),
    ("lesson digits-and-hyphens: A number is written from the left", || {
        for paragraph in ["uba-ltr", "uba-rtl"] {
            assert!(places(CapitalsAsHebrew, paragraph, "ABC-123", 4..7).is_sorted());
        }
    }),
    ("lesson digits-and-hyphens: What is a hyphen?", || {
        // Between two European numbers it joins them; between a letter and a number it goes with these.
        assert_eq!(
            ["A1-2", "A-2", "a-2", "A--2"].map(|it| shown(CapitalsAsHebrew, "uba-ltr", it)),
            ["1-2A", "2-A", "a-2", "2--A"]
        );
    }),
    ("lesson digits-and-hyphens: Where is the 1?", || {
        assert_eq!(places(CapitalsAsHebrew, "uba-ltr", "123-ABC", 0..3), [0, 1, 2])
    }),
    ("lesson digits-and-hyphens: Where is the 1 now?", || {
        assert_eq!(places(CapitalsAsHebrew, "uba-rtl", "123-ABC", 0..3), [4, 5, 6])
    }),
    ("lesson digits-and-hyphens: Letters first", || {
        assert_eq!(places(CapitalsAsHebrew, "uba-ltr", "ABC-123", 4..7), [0, 1, 2]);
        assert_eq!(places(CapitalsAsHebrew, "uba-ltr", "ABC-123", 3..4), [3]);
    }),
    ("lesson digits-and-hyphens: A double", || {
        assert_eq!(
            shown(CapitalsAsHebrew, "uba-ltr", "ABC-123"),
            shown(CapitalsAsHebrew, "uba-ltr", "123-ABC")
        );
        assert_eq!(["ABC-123", "123-ABC"].map(|it| satisfies(CapitalsAsHebrew, it)), [true, false]);
        let place = |id| BuiltInLesson::ALL.iter().position(|it| it.id == id);
        assert_eq!(place("six-conditions"), place("digits-and-hyphens").map(|it| it + 2));
    }),
    ("lesson digits-and-hyphens: An Arabic hyphen", || {
        assert_eq!(shown(Atkin2001Table1, "uba-ltr", "AB-12-34"), "34-12-BA");
        assert_eq!(shown(Atkin2001Table1, "uba-ltr", "NO-12-34"), "12-34-ON");
        let row = rows("paper-table-4").into_iter().find(|it| it.input == "AB-12-34").expect("a row");
        assert_eq!((row.row_title, row.expected), ("12", "BA-12-34"));
    }),
    ("lesson digits-and-hyphens: A hyphen that changed", || {
        assert_eq!(
            [OF_2001, "uba-ltr"].map(|it| shown(Atkin2001Table1, it, "NOP--123")),
            ["--123PON", "123--PON"]
        );
    }),
    ("lesson one-to-one", || {
        assert_eq!(
            fails_from(DisplayProperty::OneToOne, "one-to-one", StudyAlphabet::atkin2001().classes()),
            None
        );
        let classes = characters(Atkin2001Table1, "AMNZ0459").into_iter().map(|it| it.class.short_name());
        assert!(classes.eq(["AL", "AL", "R", "R", "EN", "EN", "AN", "AN"]));
    }),
    ("lesson one-to-one: The problem", || {
        let of_table =
            |row| rows("paper-table-4").into_iter().find(|it| it.row_title == row).expect("a row").input;
        assert_eq!(
            [of_table("5"), of_table("6")].map(|it| shown(Atkin2001Table1, "uba-ltr", it)),
            ["12BA"; 2]
        );
    }),
    ("lesson one-to-one: The paper\u{2019}s answer", || {
        assert_eq!(["AB12", "AB12CD"].map(|it| shown(Atkin2001Table1, "one-to-one", it)), ["BA12", "DC12BA"]);
    }),
    ("lesson one-to-one: The other one", || assert_eq!(shown(Atkin2001Table1, "one-to-one", "12AB"), "12BA")),
    ("lesson one-to-one: Looking for a double", || {
        assert_eq!(
            fails_from(DisplayProperty::OneToOne, "one-to-one", StudyAlphabet::atkin2001().classes()),
            None
        );
    }),
    ("lesson one-to-one: Numbers between letters", || {
        let name = "AB-12-34-CD";
        assert_eq!(shown(Atkin2001Table1, "one-to-one", name), "DC-34-12-BA");
        assert!(rows("paper-table-4").iter().any(|it| (it.row_title, it.input) == ("13", name)));
    }),
    ("lesson one-to-one: Which display is this?", || {
        assert_eq!(places(Atkin2001Table1, "one-to-one", "ABC.ibm.com", 0..3), [2, 1, 0]);
        for uba in ["uba-auto", "uba-rtl"] {
            assert_eq!(places(Atkin2001Table1, uba, "ABC.ibm.com", 0..1), [10]);
        }
        let classes = StudyAlphabet::atkin2001();
        assert_eq!(fails_from(DisplayProperty::LabelsLeftToRight, "one-to-one", classes.classes()), None);
        assert_eq!(fails_from(DisplayProperty::SameInBothParagraphs, "one-to-one", classes.classes()), None);
    }),
    ("lesson one-to-one: There and back", || {
        assert_eq!(shown(Atkin2001Table1, "one-to-one", "BA-34-12-ON"), "NO-12-34-AB");
        assert_eq!(shown(Atkin2001Table1, "uba-ltr", "NO-12-34-AB"), "BA-12-34-ON");
        // After an Arabic letter the UBA shows what the paper does.
        assert_eq!(
            ["uba-ltr", "one-to-one"].map(|it| shown(Atkin2001Table1, it, "AB-12-34-CD")),
            ["DC-34-12-BA"; 2]
        );
        assert!(rows("paper-table-4").iter().any(|it| (it.row_title, it.input) == ("15", "NO-12-34-AB")));
    }),
    ("lesson one-to-one: Why the world went another way", || {
        // The rule forbids labels, not all names that are shown out of order.
        assert!(
            satisfies(Atkin2001Table1, "NO.PQ.ab")
                && shown(Atkin2001Table1, "uba-ltr", "NO.PQ.ab") == "QP.ON.ab"
        );
        assert!(!satisfies(Atkin2001Table1, "NO-"));
        let lines = ["one-to-one", "uba-ltr", "uba-rtl"].map(|it| shown(Atkin2001Table1, it, "AB-12-34"));
        assert_eq!(lines, ["BA-12-34", "34-12-BA", "34-12-BA"]);
    }),
    ("lesson six-conditions", || {
        assert!(characters(CapitalsAsHebrew, "ABC").iter().all(|it| it.class == BidiClass::R));
        assert!(
            is_bidi(CodePoints, "05D0") && is_bidi(CodePoints, "0661") && !is_bidi(CodePoints, "0061 0031")
        );
        assert_eq!(violated(CapitalsAsHebrew, "1.A"), ['1']);
        assert!(
            satisfies(CapitalsAsHebrew, "A.B.com")
                && shown(CapitalsAsHebrew, "uba-ltr", "A.B.com") == "B.A.com"
        );
    }),
    ("lesson six-conditions: What the rule is for", || {
        assert!(satisfies(CapitalsAsHebrew, "A5"));
        // An unproblematic neighbour keeps a label together; one that begins with a digit may not.
        assert!(
            is_together(CapitalsAsHebrew, "uba-ltr", "AB.cd.ef", 3..5)
                && !is_together(CapitalsAsHebrew, "uba-ltr", "AB.1cd.ef", 3..6)
        );
        for paragraph in ["uba-ltr", "uba-rtl"] {
            use BidiClass::{AL, AN, CS, EN, ES, ET, L, NSM, ON, R, WS};
            let classes = [L, R, AL, EN, AN, ES, ET, NSM, CS, WS, ON];
            assert_eq!(fails_from(DisplayProperty::Rfc5893GroupingContiguous, paragraph, &classes), None);
        }
        // Conditions 2 to 4 are violated after R only, 5 and 6 after L only.
        for (written, expected) in [("Aa-", &['2', '3'][..]), ("aA-", &['5', '6']), ("1A-", &['1'])] {
            assert_eq!(violated(CapitalsAsHebrew, written), expected, "{written}");
        }
    }),
    ("lesson six-conditions: One of a pair", || {
        assert_eq!(["A5", "5A"].map(|it| shown(CapitalsAsHebrew, "uba-ltr", it)), ["5A"; 2]);
        assert_eq!((satisfies(CapitalsAsHebrew, "A5"), violated(CapitalsAsHebrew, "5A")), (true, vec!['1']));
        // The digit takes its place from the paragraph.
        assert_eq!(["uba-ltr", "uba-rtl"].map(|it| places(CapitalsAsHebrew, it, "5A", 0..1)[0]), [0, 1]);
    }),
    ("lesson six-conditions: Two directions in a label", || {
        assert_eq!(["uba-ltr", "uba-rtl"].map(|it| shown(CapitalsAsHebrew, it, "AaB")), ["AaB", "BaA"]);
        assert_eq!(violated(CapitalsAsHebrew, "AaB"), ['2']);
    }),
    ("lesson six-conditions: The last character", || {
        assert_eq!(violated(CapitalsAsHebrew, "A-"), ['3']);
        assert_eq!(
            ["A-.b", "A-.B"].map(|it| places(CapitalsAsHebrew, "uba-ltr", it, 0..2)),
            [[0, 1], [3, 2]]
        );
    }),
    ("lesson six-conditions: Digits of two kinds", || {
        let pair = ["05D0 0031 0661 002D 0031", "05D0 0031 002D 0031 0661"];
        for paragraph in ["uba-ltr", "uba-rtl"] {
            let [one, other] = pair.map(|it| shown(CodePoints, paragraph, it));
            assert_eq!(one, other);
        }
        assert!(pair.iter().all(|it| violated(CodePoints, it) == ['4']));
    }),
    ("lesson six-conditions: A Latin label with a Hebrew neighbour", || {
        assert_eq!(violated(CapitalsAsHebrew, "a-.ABC"), ['6']);
        assert!(!is_bidi(CapitalsAsHebrew, "a-.abc"));
        assert_eq!(
            ["uba-ltr", "uba-rtl"].map(|it| shown(CapitalsAsHebrew, it, "a-.ABC")),
            ["a-.CBA", "CBA.-a"]
        );
    }),
    ("lesson six-conditions: Even plain digits", || {
        assert!(!is_bidi(CapitalsAsHebrew, "1.com"));
        assert_eq!(violated(CapitalsAsHebrew, "1.A"), ['1']);
        assert_eq!(["1.A", "A.1"].map(|it| shown(CapitalsAsHebrew, "uba-ltr", it)), ["1.A"; 2]);
        for library in [AcceptancePolicy::Rfc5893ByLabel, AcceptancePolicy::Rfc5893Libidn2] {
            assert_eq!(by_policy(library, CapitalsAsHebrew, "1.A"), RuleVerdict::Satisfied);
        }
    }),
    ("lesson six-conditions: A word that used to be refused", || {
        for word in ["05D9 05D9 05B4 05D5 05D5 05D0 05B8", KONPEETARU] {
            assert!(satisfies(CodePoints, word) && has(CodePoints, word, "rfc3454-ends"));
        }
        assert_eq!(violated(CodePoints, "05D9 05D5 002D"), ['3']);
        assert_eq!(violated(CodePoints, "0031 05D9 05D5"), ['1']);
        // The mark follows its letter on the screen.
        assert_eq!(places(CodePoints, "uba-rtl", "05D0 05B8 05D1", 0..2), [1, 2]);
    }),
    ("lesson hazards", || {
        assert!(characters(CapitalsAsHebrew, "ABC").iter().all(|it| it.class == BidiClass::R));
        assert!(
            satisfies(CapitalsAsHebrew, "ABC") && !is_together(CapitalsAsHebrew, "uba-ltr", "ABC.1de", 4..7)
        )
    }),
    ("lesson hazards: A label that is split", || {
        assert!(satisfies(CapitalsAsHebrew, "ABC") && !is_bidi(CapitalsAsHebrew, "1de"));
        let digit = places(CapitalsAsHebrew, "uba-ltr", "ABC.1de", 4..5)[0];
        assert!(places(CapitalsAsHebrew, "uba-ltr", "ABC.1de", 0..3).iter().all(|it| *it > digit));
    }),
    ("lesson hazards: See it move", || assert_eq!(shown(CapitalsAsHebrew, "uba-ltr", "ABC.1de"), "1.CBAde")),
    ("lesson hazards: At the counter", || {
        assert!(
            has(CapitalsAsHebrew, "ABC.3com.net", "rfc5893-digit-above")
                && satisfies(CapitalsAsHebrew, "ABC")
        );
        assert_eq!(violated(CapitalsAsHebrew, "ABC.3com.net"), ['1']);
        assert_eq!(in_zone("ABC.3com.net", "3com.net"), RegistrationPermission::NeedsReview);
    }),
    ("lesson hazards: Another applicant", || {
        assert_eq!(violated(CapitalsAsHebrew, "1ABC.com"), ['1']);
        assert_eq!(in_zone("1ABC.com", "com"), RegistrationPermission::Refused);
        assert_eq!(in_zone("ABC1.com", "com"), RegistrationPermission::Allowed);
    }),
    ("lesson hazards: Labels in a row", || {
        let [second, first] = [3..5, 0..2].map(|of| places(CapitalsAsHebrew, "uba-ltr", "AB.CD.com", of)[0]);
        assert!(second < first && places(CapitalsAsHebrew, "uba-ltr", "AB.CD.com", 8..9) == [8]);
    }),
    ("lesson hazards: Two customers", || {
        assert_eq!(["A5.com", "5A.com"].map(|it| shown(CapitalsAsHebrew, "uba-ltr", it)), ["5A.com"; 2]);
        assert_eq!(violated(CapitalsAsHebrew, "5A.com"), ['1']);
    }),
    ("lesson hazards: One letter more", || {
        assert_eq!(shown(CapitalsAsHebrew, "uba-ltr", "ABC.DEF.1"), "1.FED.CBA");
        let display = DisplayConfig::read("uba-ltr").expect("a display");
        let [before, after] = ["ABC.DEF.1", "ABC.xDEF.1"].map(|it| characters(CapitalsAsHebrew, it));
        assert_eq!(effect_of_edit(&display, &before, &after).moved_logical_indices_after, [0, 1, 2]);
    }),
    ("lesson hazards: A list for the counter", || {
        assert_eq!(violated(CapitalsAsHebrew, "ABC.3com.net"), ['1']);
        assert!(has(CapitalsAsHebrew, "ABC.3com.net", "rfc5893-digit-above"));
        assert_ne!(
            shown(CapitalsAsHebrew, "uba-ltr", "ABC.3com.net"),
            shown(CapitalsAsHebrew, "uba-rtl", "ABC.3com.net")
        );
        assert!(
            satisfies(CapitalsAsHebrew, "ABC.com.net")
                && is_together(CapitalsAsHebrew, "uba-ltr", "ABC.com.net", 0..3)
        );
        assert!(SurroundingTextPreset::from_id("parent-suffix").is_some());
    }),
];

/// What a registrar may do with a name below this zone.
fn in_zone(written: &str, zone: &str) -> RegistrationPermission {
    let zone = Some(Zone::read(zone, CapitalsAsHebrew).expect("a zone"));
    let options = NameAnalysisOptions { parent_zone: zone, ..NameAnalysisOptions::default() };
    InputAnalysis::with_options(&name(CapitalsAsHebrew, written), options).registration_verdict().permission
}
