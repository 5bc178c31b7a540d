//! The notes on the documents.

use bidiscope_bidi::name::{characters_of, is_label_separator};
use bidiscope_bidi::order::components::{duerst_control_insertions, is_duerst_structural_character};
use bidiscope_bidi::order::{Direction, DisplayConfig, Strategy, is_bidi_control};
use bidiscope_bidi::uba::BidiDataVersion;
use bidiscope_idna::verdict::policy::AcceptancePolicy;
use bidiscope_idna::verdict::rfc5892::{DerivedProperty, derived_property};
use bidiscope_idna::verdict::rfc5893::rfc5893_second_guarantee_applies;
use bidiscope_idna::verdict::{RuleVerdict, rfc3454};
use bidiscope_proof::study::DisplayProperty;
use bidiscope_report::documents::{Atkin2001LabelGroup, DocumentExampleQuestion, EightBitSet};
use bidiscope_url::text::{ResourceIdentifierGrammar, find_resource_identifiers};

use super::paper::{MIXED_MAP, mixed_class, reads_in_its_direction};
use super::support::*;

use BidiClass::{AL, AN, CS, EN, ES, ET, L, NSM, ON, R, WS};

/// The classes that the Bidi rule allows, without BN.
const RULE: [BidiClass; 10] = [L, R, AL, EN, AN, ES, CS, ET, ON, NSM];
const PARAGRAPHS: [&str; 2] = ["uba-ltr", "uba-rtl"];

pub(super) const NOTES: &[Statement] = &[
    ("note atkin2001-hyphen-class", hyphen_changed),
    ("note atkin2001-figure-4", || assert_eq!(shown(Atkin2001Table1, "uba-ltr", "NOP--123"), "123--PON")),
    ("note atkin2001-figure-5", || {
        assert_eq!(
            ["abcDEF", "DEFabc"].map(|it| shown(Atkin2001Table1, "uba-ltr", it)),
            ["abcFED", "FEDabc"]
        );
        assert_eq!(shown(Atkin2001Table1, "uba-ltr", "AB12"), shown(Atkin2001Table1, "uba-ltr", "12AB"));
    }),
    ("note atkin2001-table-2", || {
        let ranges =
            [0x5D0..=0x5F4, 0x621..=0x64A, 0x660..=0x669, 0x671..=0x6D3, 0x6D5..=0x6D5, 0x6F0..=0x6FE];
        let mut excluded = std::collections::BTreeSet::new();
        for scalar in ranges.into_iter().flatten().filter_map(char::from_u32) {
            let found = findings(CodePoints, &format!("{:04X}", u32::from(scalar)));
            excluded.extend(found.into_iter().filter(|it| it.starts_with("atkin2001")));
        }
        // The text excludes the first two; of the others it says that only letters and digits are added.
        let expected =
            ["atkin2001-compatibility", "atkin2001-punctuation", "atkin2001-symbol", "atkin2001-unassigned"];
        assert!(excluded.into_iter().eq(expected));
    }),
    ("note atkin2001-table-2-others", || {
        assert!(
            has(CodePoints, "06FD", "atkin2001-symbol") && has(CodePoints, "05EB", "atkin2001-unassigned")
        );
    }),
    ("note atkin2001-iso-8859-8", || {
        let has = |scalar| EightBitSet::Iso8859Part8.has(scalar);
        assert!(('\u{5D0}'..='\u{5EA}').all(has) && !('\u{5EB}'..='\u{5F4}').any(has));
    }),
    ("note atkin2001-iso-8859-6", || {
        for scalar in '\u{621}'..='\u{64A}' {
            let is_missing = ('\u{63B}'..='\u{63F}').contains(&scalar);
            assert_eq!(EightBitSet::Iso8859Part6.has(scalar), !is_missing, "{scalar:?}");
            // Unicode 3.2, of 2002, does not assign them either.
            let verdict = rfc3454::judge_label(&characters_of(&scalar.to_string()));
            assert_eq!(!verdict.unassigned_indices_in_given_label.is_empty(), is_missing, "{scalar:?}");
            assert_eq!(BidiClass::of(scalar), AL);
        }
    }),
    ("note atkin2001-persian-digits", || {
        assert!(('\u{6F0}'..='\u{6F9}').all(|it| BidiClass::of(it) == EN));
        let of = |digits| places(CodePoints, "one-to-one", &format!("0627 0628 {digits}"), 0..4);
        assert_eq!(["06F1 06F2", "0031 0032"].map(of), [[1, 0, 2, 3]; 2]);
        assert_eq!(of("0661 0662"), [3, 2, 0, 1]);
    }),
    ("note atkin2001-other-scripts", || {
        // Thaana and Syriac, of class AL; NKo and Samaritan, of class R.
        for letters in ["078B 0780", "0710 0712", "07CA 07CB", "0800 0801"] {
            assert_eq!(places(CodePoints, "one-to-one", letters, 0..2), [1, 0], "{letters}");
        }
    }),
    ("note atkin2001-marks", || {
        assert_eq!(places(CodePoints, "one-to-one", "05D0 05B8 05D1", 0..3), [1, 2, 0]);
        assert_eq!(places(CodePoints, "one-to-one", "05D0 0061 0301 05D1", 0..4), [0, 1, 2, 3]);
        assert!(has(CodePoints, "05B8", "atkin2001-hebrew-point"));
    }),
    ("note atkin2001-native-readers", || {
        // Labels of Arabic letters, both kinds of digits and hyphens, displayed by the text's own words.
        let labels = (0..5).fold(vec![String::new()], |shorter, _| {
            shorter.iter().flat_map(|it| "A05-".chars().map(move |next| format!("{it}{next}"))).collect()
        });
        assert!(labels.iter().all(|it| Atkin2001LabelGroup::of_label(&characters(Atkin2001Table1, it))
            != Atkin2001LabelGroup::Contrived));
        let is_measured = |it: &&String| it.contains('A') || !it.contains('5');
        let measured: Vec<&String> = labels.iter().filter(is_measured).collect();
        let wrong =
            measured.iter().filter(|it| !reads_in_its_direction(&characters(Atkin2001Table1, it))).count();
        let row =
            rows("paper-section-5").into_iter().find(|it| it.row_title == "native readers").expect("a row");
        assert_eq!(row.expected, format!("{wrong} of {}", measured.len()));
    }),
    ("note atkin2001-simple", || {
        let count = |row: &str| {
            let row = rows("paper-section-4").into_iter().find(|it| it.row_title == row).expect("a row");
            row.expected.split(' ').count()
        };
        // Five passes and the reordering; 31 rules of UAX #9 from P2 to L3.
        assert_eq!(["goal: easy and simple", "goal: easy and simple, the UBA"].map(count), [6, 31]);
    }),
    ("note atkin2001-no-normalization", || {
        let normalizer = icu_normalizer::ComposingNormalizerBorrowed::new_nfc();
        for written in ["00DC 0301 01D7", "05E9 05C1 FB2A", "0627 0653 0622"] {
            let name = characters(CodePoints, written);
            let sorted = |text: String| {
                let mut scalars: Vec<char> = text.chars().collect();
                scalars.sort_unstable();
                scalars
            };
            let text: String = name.iter().map(|it| it.scalar).collect();
            assert!(!normalizer.is_normalized(&text), "{written}");
            let order = DisplayConfig::read("one-to-one").expect("a display").order(&name);
            assert_eq!(sorted(order.display(&name)), sorted(text));
        }
        assert!(has(CodePoints, "00DC 0301", "atkin2001-not-nfc"));
    }),
    ("note atkin2001-dns", || {
        for name in crate::strings("ab1-.", 5) {
            assert_eq!(shown(CapitalsAsHebrew, "one-to-one", &name), name);
        }
        // The A-label is that of logical order: 5 ALEF has another one than ALEF 5.
        let in_dns = ["A5", "5A"].map(|it| name(CapitalsAsHebrew, it).ascii_name_within_limits());
        assert_eq!(in_dns[0].as_deref(), Some("xn--5-zhc"));
        assert_ne!(in_dns[0], in_dns[1]);
    }),
    ("note atkin2001-w5", || {
        // W5 turns a terminator beside a European number into one, and not the full stop; W4 turns that one between two.
        assert_eq!(BidiClass::of('.'), CS);
        assert_eq!(
            ["A.1", "A1%", "A1.2"].map(|it| shown(CapitalsAsHebrew, "uba-ltr", it)),
            ["1.A", "1%A", "1.2A"]
        );
        assert_eq!(["A%1", "A1.%"].map(|it| shown(CapitalsAsHebrew, "uba-ltr", it)), ["%1A", "1A.%"]);
    }),
    ("note atkin2001-hedged-goals", || {
        let measured = rows("paper-section-4")
            .into_iter()
            .filter(|it| matches!(it.question, DocumentExampleQuestion::PropertyViolationCount { .. }));
        let measured: Vec<_> = measured.collect();
        assert_eq!(measured.len(), 2);
        assert!(
            measured.iter().all(|it| ["Maximize", "when possible"]
                .iter()
                .any(|word| it.text_in_document.contains(word)))
        );
        // Labels: nothing of class CS.
        assert!(measured.iter().all(|it| !it.input.split(' ').any(|class| class == "CS")));
        // One character for each class: the first number, counted from the displays of these characters.
        let labels = (0..5).fold(vec![String::new()], |shorter, _| {
            shorter.iter().flat_map(|it| "aAN05-".chars().map(move |next| format!("{it}{next}"))).collect()
        });
        let differs =
            |it: &&String| shown(Atkin2001Table1, "one-to-one", it) != shown(Atkin2001Table1, "uba-ltr", it);
        let counted = format!("{} of {}", labels.iter().filter(differs).count(), labels.len());
        // With different characters of a class the order counts, whatever is seen of it.
        let order = |strategy: Strategy, it: &str| {
            strategy.order(&characters(Atkin2001Table1, it)).logical_from_visual().to_vec()
        };
        let turns = |it: &&String| order(Strategy::OneToOne, it) != order(Strategy::UbaLtr, it);
        let turned = labels.iter().filter(turns).count();
        assert_eq!(measured[0].expected, format!("{counted}, distinct {turned}"));
    }),
    ("note atkin2001-hebrew-points", || {
        assert!(bidiscope_bidi::name::character_name('\u{F80}').starts_with("TIBETAN"));
        assert!(
            has(CodePoints, "05B0", "atkin2001-hebrew-point")
                && !has(CodePoints, "05AF", "atkin2001-hebrew-point")
        );
    }),
    ("note atkin2001-java", || {
        assert!("#$%+-".chars().all(|it| mixed_class(it) == "ET"));
        for sign in ["0023", "0024", "0025", "002B"] {
            let name = format!("05D0 {sign} 05D1");
            assert_eq!(places(CodePoints, "one-to-one", &name, 0..3), [0, 1, 2]);
        }
        assert_eq!(places(CodePoints, "one-to-one", "05D0 002D 05D1", 0..3), [2, 1, 0]);
        assert!("[\\]^Z".chars().all(|it| mixed_class(it) == "R"));
        // The program's constructor makes class CS left-to-right.
        assert!(",:.".chars().all(|it| mixed_class(it) == "CS"));
        for sign in "[\\]^,:".chars() {
            let name = format!("05D0 {:04X} 05D1", u32::from(sign));
            assert_eq!(places(CodePoints, "one-to-one", &name, 0..3), [0, 1, 2]);
        }
    }),
    ("note atkin2001-mixed-map", || {
        let map: Vec<&str> = MIXED_MAP.split_whitespace().collect();
        assert_eq!(
            (map.len(), map[usize::from(b'-')], map[..9].iter().all(|it| *it == "BN")),
            (129, "CS", true)
        );
        assert_eq!((mixed_class('-'), mixed_class('.'), mixed_class('a')), ("ET", "CS", "L"));
    }),
    ("note atkin2001-lost-characters", || {
        // The program's loop outputs what has the direction L, R or AL; its passes give one to CS, digits and ET.
        let has_direction = ["L", "R", "AL", "EN", "AN", "CS", "ET"];
        assert!(['_', '@'].iter().all(|it| !has_direction.contains(&mixed_class(*it))));
        for sign in ["005F", "0040"] {
            assert_eq!(shown(CodePoints, "one-to-one", &format!("05D0 {sign}")).split(' ').count(), 2);
        }
    }),
    ("note rfc5893-rtl-label", || {
        assert!(characters(CodePoints, "0061 05D0").iter().any(|it| it.class == R));
        assert_eq!(violated(CodePoints, "0061 05D0"), ['5', '6']);
    }),
    ("note rfc5893-labels-tested", || {
        // Section 2, and beside it what looks at labels with right-to-left characters alone.
        assert_eq!(violated(CapitalsAsHebrew, "1.A"), ['1']);
        assert_eq!(
            by_policy(AcceptancePolicy::Rfc5893ByLabel, CapitalsAsHebrew, "1.A"),
            RuleVerdict::Satisfied
        );
        assert_eq!(
            by_policy(AcceptancePolicy::Idna2008Registration, CapitalsAsHebrew, "1.A"),
            RuleVerdict::Violated
        );
    }),
    ("note rfc5893-come-after", || {
        let covers = |written| rfc5893_second_guarantee_applies(&characters(CapitalsAsHebrew, written));
        assert_eq!(["1.A", "A.1", "A.b.1"].map(covers), [true, false, false]);
    }),
    ("note rfc5893-second-guarantee", || {
        let pair = ["1-a.A", "a-1.A"];
        assert!(pair.iter().all(|it| rfc5893_second_guarantee_applies(&characters(CapitalsAsHebrew, it))));
        assert_eq!(pair.map(|it| shown(CapitalsAsHebrew, "uba-rtl", it)), ["A.a-1"; 2]);
    }),
    ("note rfc5893-second-guarantee-grouping", || {
        assert!(rfc5893_second_guarantee_applies(&characters(CapitalsAsHebrew, "1.1-a.A")));
        assert!(!is_together(CapitalsAsHebrew, "uba-rtl", "1.1-a.A", 2..5));
    }),
    ("note rfc5893-second-guarantee-ascii", || {
        assert!(!is_together(CapitalsAsHebrew, "uba-rtl", "1.2-x.com", 2..5));
        assert!(
            !is_bidi(CapitalsAsHebrew, "1.2-x.com")
                && !rfc5893_second_guarantee_applies(&characters(CapitalsAsHebrew, "1.2-x.com"))
        );
    }),
    ("note rfc5893-ascii-label", || {
        for letter in ["0041", "05D0"] {
            let [ltr, rtl] = PARAGRAPHS.map(|it| shown(CodePoints, it, &format!("31 32 33 2D {letter}")));
            assert_ne!(ltr, rtl);
        }
    }),
    ("note rfc5893-percent-sign", || {
        let at = |of| places(CapitalsAsHebrew, "uba-rtl", "A.a1%", of);
        assert!(
            is_together(CapitalsAsHebrew, "uba-rtl", "A.a1%", 2..4)
                && is_together(CapitalsAsHebrew, "uba-rtl", "A.a1%", 2..5)
        );
        assert!(at(2..4).iter().all(|it| *it < at(1..2)[0] && *it < at(4..5)[0]));
    }),
    ("note rfc5893-delimiters-in-labels", || {
        assert_eq!([',', '\u{B7}', ' '].map(BidiClass::of), [CS, ON, WS]);
        assert!(satisfies(CodePoints, "05D0 002C 00B7 05D1"));
        assert!(satisfies(CodePoints, "0061 002C 00B7 0062 002E 05D0"));
        for with_space in ["05D0 0020 05D1", "0061 0020 0062 002E 05D0"] {
            assert!(!satisfies(CodePoints, with_space));
        }
    }),
    ("note rfc5893-controls-elsewhere", || {
        assert_eq!(places(CodePoints, "uba-ltr", "05D0 05D1 002E 0063 0064", 0..5), [1, 0, 2, 3, 4]);
        let embedded = "202B 05D0 05D1 002E 0063 0064 202C";
        let [first, second] = [1..3, 4..6].map(|of| places(CodePoints, "uba-ltr", embedded, of));
        assert!(second[1] < first[1]);
        assert!([1..3, 4..6].into_iter().all(|of| is_together(CodePoints, "uba-ltr", embedded, of)));
    }),
    ("note rfc5893-formal-grouping", || {
        let characters = characters_of(".a.b");
        let order = DisplayConfig::read("uba-rtl").expect("a display").order(&characters);
        let place = |at: usize| order.visual_from_logical()[at].0;
        // Not between its delimiters, as the informal requirement has it too.
        assert!(place(1) < place(0) && place(1) < place(2));
        for paragraph in PARAGRAPHS {
            let classes = [L, R, AL, EN, AN, ES, ET, NSM, CS, WS, ON];
            assert_eq!(fails_from(DisplayProperty::Rfc5893GroupingContiguous, paragraph, &classes), None);
        }
    }),
    ("note rfc5893-uniqueness-with-et", || {
        let without: Vec<BidiClass> = RULE.into_iter().filter(|it| *it != ET).collect();
        for paragraph in PARAGRAPHS {
            assert_eq!(fails_from(DisplayProperty::Rfc5893LabelUniqueness, paragraph, &RULE), Some(5));
            assert_eq!(fails_from(DisplayProperty::Rfc5893LabelUniqueness, paragraph, &without), None);
        }
        let is_permitted = |it: &char| {
            !matches!(derived_property(*it), DerivedProperty::Disallowed | DerivedProperty::Unassigned)
        };
        assert!(('\0'..=char::MAX).filter(|it| BidiClass::of(*it) == ET).all(|it| !is_permitted(&it)));
    }),
    ("note rfc5893-uniqueness-embedded", || {
        let without: Vec<BidiClass> = RULE.into_iter().filter(|it| *it != ET).collect();
        for paragraph in PARAGRAPHS {
            assert_eq!(fails_from(DisplayProperty::LabelOrderSameInContext, paragraph, &without), None);
        }
    }),
    ("note rfc5893-fallback", || {
        let display = |written| {
            let name = bidiscope_bidi::name::Name::read(written, CodePoints).expect("a name");
            rfc3454::display_refused_labels_encoded(&name)
        };
        // Of ALEF, ALEF 5 and com the second one is refused.
        let shown = display("05D0 002E 05D0 0035 002E 0063 006F 006D");
        assert_eq!(shown.as_deref(), Some("\u{5D0}.xn--5-zhc.com"));
        assert_eq!(display("05D0 002E 0063 006F 006D"), None);
    }),
    ("note rfc5893-eebeefili", || {
        assert_eq!(bidiscope_bidi::name::character_name('\u{7A9}'), "THAANA EEBEEFILI");
        assert_eq!(BidiClass::of('\u{7A9}'), NSM);
    }),
    ("note rfc5893-yivo-list", || {
        // YOD YOD HIRIQ VAV VAV ALEF QAMATS.
        let mut name: Vec<&str> = "U+05D9 U+05D9 U+05B4 U+05D5 U+05D5 U+05D0 U+05B8".split(' ').collect();
        assert_eq!(name.len(), 7);
        name.dedup();
        let listed =
            rows("rfc5893-section-4-2").into_iter().find(|it| it.row_title.starts_with("YIVO as listed"));
        assert_eq!(listed.map(|it| it.input), Some(name.join(" ").as_str()));
    }),
    ("note rfc5893-precomposed", || {
        let normalizer = icu_normalizer::ComposingNormalizerBorrowed::new_nfkc();
        for precomposed in ["\u{FB1D}", "\u{FB2F}", "\u{FB44}", "\u{FB4E}"] {
            let last = normalizer.normalize(precomposed).chars().last();
            assert!(last.is_some_and(|it| BidiClass::of(it) == NSM), "{precomposed:?}");
        }
    }),
    ("note rfc5893-first-or-last", || {
        // Each end by itself is refused.
        for one_end in ["05D0 0035", "0035 05D0"] {
            assert!(has(CodePoints, one_end, "rfc3454-ends"));
        }
        let printed = |section, word| rows(section).iter().any(|it| it.text_in_document.contains(word));
        assert!(printed("rfc5893-section-4-3", "first or last"));
        assert!(printed("rfc5893-section-1-2", "MUST be the first character of the string, and"));
    }),
    ("note rfc5893-number-after-number", || {
        assert_eq!(
            ["NO2.1de", "no2.1de"].map(|it| is_together(Atkin2001Table1, "uba-ltr", it, 4..7)),
            [false, true]
        );
    }),
    ("note rfc5893-formatting-codes", || {
        let name = characters(CapitalsAsHebrew, "AB.CD.ltr");
        assert!(!duerst_control_insertions(&name, Direction::LeftToRight).is_empty());
        let fields = DisplayConfig::read("fields").expect("a display");
        let with_codes = fields.insertion_plan(&name).expect("codes").characters_with_insertions(&name);
        let shown =
            DisplayConfig::read("uba-ltr").expect("a display").order(&with_codes).display(&with_codes);
        let shown: String = shown.chars().filter(|it| !is_bidi_control(*it)).collect();
        assert_eq!(shown, fields.order(&name).display(&name));
    }),
    ("note rfc5893-identifying-names", || assert_eq!(found("see google.com now"), ["google.com"])),
    ("note rfc5893-label-names", || {
        assert_eq!(shown(CapitalsAsHebrew, "uba-ltr", "R1.R2.ltr"), "2R.1R.ltr");
        assert_eq!(shown(CapitalsAsHebrew, "uba-ltr", "ab.CD.EF.gh"), "ab.FE.DC.gh");
    }),
    ("note rfc5893-last-character", || {
        for paragraph in PARAGRAPHS {
            assert_eq!(fails_from(DisplayProperty::LabelOrderSameInBothParagraphs, paragraph, &RULE), None);
        }
        let [ltr, rtl] = PARAGRAPHS.map(|it| shown(CodePoints, it, &format!("{KONPEETARU} 002E 0061")));
        assert_ne!(ltr, rtl);
        // Forced from left to right, the characters stand as they are stored.
        let forced = format!("202D {KONPEETARU} 202C");
        assert!(places(CodePoints, "uba-ltr", &forced, 1..11).is_sorted());
    }),
    ("note rfc5893-properties-changed", hyphen_changed),
    ("note duerst-structural", || {
        assert!("@.:/?#&=".chars().all(is_duerst_structural_character));
        assert!(('\0'..=char::MAX).filter(|it| is_label_separator(*it)).all(is_duerst_structural_character));
    }),
    ("note duerst-arabic-digits", || {
        assert!(has(CodePoints, "0061 0665", "duerst-1") && has(CodePoints, "0665 002D", "duerst-3"));
        // Side by side, bare components of such digits change places.
        assert_eq!(places(CodePoints, "components", "0661 002E 0662", 0..3), [0, 1, 2]);
        assert_eq!(places(CodePoints, "uba-ltr", "0661 003A 002E 0662", 0..4), [3, 2, 1, 0]);
    }),
    ("note duerst-4-2-and-4-3", || {
        assert!(has(CapitalsAsHebrew, "12AB", "duerst-3"));
        assert_eq!(shown(CapitalsAsHebrew, "components", "12AB"), "BA12");
        assert_eq!(shown_with_controls("12AB"), "12BA");
    }),
    ("note duerst-neutrals", || {
        assert_eq!(['.', '/', ':'].map(BidiClass::of), [CS; 3]);
        assert_eq!(BidiClass::of('@'), ON);
        assert_eq!(shown(CapitalsAsHebrew, "uba-ltr", "A.1/2:3"), "1/2:3.A");
        assert_eq!(shown(CapitalsAsHebrew, "uba-ltr", "A@1@2@3"), "3@2@1@A");
    }),
    ("note duerst-ltr-identifiers", || {
        let identifier = characters(CapitalsAsHebrew, "google.com/");
        let insertions = duerst_control_insertions(&identifier, Direction::RightToLeft);
        let inserted: Vec<char> = insertions.inserted().iter().map(|it| it.inserted_scalar).collect();
        assert_eq!(inserted, ['\u{202A}', '\u{202C}']);
        assert_eq!(shown(CapitalsAsHebrew, "uba-rtl", "google.com/"), "/google.com");
    }),
    ("note duerst-must-not-not", || {
        assert!(
            rows("duerst-section-5").iter().any(|it| it.text_in_document.contains("MUST NOT not use both"))
        );
        assert_eq!(["aB", "ab", "AB"].map(|it| has(CapitalsAsHebrew, it, "duerst-1")), [true, false, false]);
    }),
    ("note duerst-restriction-3", || assert!(has(CodePoints, "05D0 05B8", "duerst-3"))),
    ("note davis-domain-characters", || {
        for domain in ["\u{5E6}\u{5D4}\u{5F4}\u{5DC}", "\u{5D0}\u{5F3}\u{5D1}", "\u{30A2}\u{30FB}\u{30A4}"] {
            let identifier = format!("http://{domain}.com");
            assert_eq!(found(&format!("see {identifier} now")), [identifier]);
        }
        assert_eq!(found("see http://a\u{5F4} now"), ["http://a"]);
    }),
    ("note davis-termination", || {
        for sign in ['\u{A7}', '\u{B6}'] {
            assert!(has(CodePoints, &format!("{:04X}", u32::from(sign)), "atkin2001-punctuation"));
            assert_eq!(found(&format!("see http://a/b{sign}c now")), [format!("http://a/b{sign}c")]);
        }
    }),
    ("note davis-std3", || {
        for sign in ('!'..='~').filter(|it| !it.is_ascii_alphanumeric() && !"-_./?#".contains(*it)) {
            let text = format!("see http://a{sign}b now");
            let found = find_resource_identifiers(&text, ResourceIdentifierGrammar::default());
            assert!(found.iter().all(|it| !it.text(&text).replace("http://", "").contains(sign)), "{sign}");
        }
        assert_eq!(found("see http://a_b_ now"), ["http://a_b"]);
    }),
    ("note davis-final-inclusion", || assert_eq!(found("see http://a/b.,; now"), ["http://a/b"])),
    ("note davis-unopened-controls", || {
        for control in ['\u{202C}', '\u{2069}'] {
            assert_eq!(found(&format!("see http://a/b{control}c now")), ["http://a/b"]);
        }
        for whole in ["http://a/b\u{202A}c\u{202C}d", "http://a/b\u{2066}c\u{2069}d", "http://a/b\u{200D}c"] {
            assert_eq!(found(&format!("see {whole} now")), [whole]);
        }
    }),
    ("note davis-separators-in-place", || {
        let fields_of = |address: &str| -> Vec<String> {
            let characters = characters_of(address);
            let fields = bidiscope_bidi::order::fields::split_into_davis_fields(&characters).into_iter();
            fields.map(|it| bidiscope_bidi::name::text_of(&characters[it.character_range])).collect()
        };
        assert_eq!(fields_of("a/b?c#d"), ["a", "b", "c", "d"]);
        assert_eq!(fields_of("a?b/c?d#e/f?g"), ["a", "b/c?d", "e/f?g"]);
    }),
    ("note davis-extensions", || {
        let text = "see http://a:80/b now";
        let found = find_resource_identifiers(text, ResourceIdentifierGrammar::default());
        assert_eq!(found.iter().map(|it| it.text(text)).collect::<Vec<_>>(), ["http://a"]);
        assert_eq!(&text[found[0].span_including_ignored_port().byte_range.clone()], "http://a:80/b");
        let grammar = ResourceIdentifierGrammar {
            recognised_extensions: bidiscope_bidi::order::fields::RecognisedDavisExtensions {
                port: true,
                ..Default::default()
            },
            ..ResourceIdentifierGrammar::default()
        };
        assert_eq!(find_resource_identifiers(text, grammar)[0].text(text), "http://a:80/b");
    }),
    ("note davis-first-table", || {
        assert_eq!(shown(CapitalsAsHebrew, "uba-rtl", "http://a.b.C.D.com"), "com.D.C.http://a.b");
        assert!(rows("davis-first-table").iter().any(|it| it.text_in_document == "com.D.C.http://a.b."));
    }),
    ("note davis-content-order", || {
        let address = "http://a.b.C.D.com";
        for paragraph in ["", ",paragraph=rtl"] {
            assert_eq!(
                shown(CapitalsAsHebrew, &format!("fields:order=content{paragraph}"), address),
                "com.D.C.b.a//:http"
            );
        }
        assert_eq!(shown(CapitalsAsHebrew, "fields:order=environment", address), address);
    }),
    ("note davis-surrogates", || {
        assert!(String::from_utf8(vec![0xED, 0xA0, 0x80]).is_err());
        assert!(CodePoints.read("U+D800").is_err());
    }),
];

fn hyphen_changed() {
    let now = characters_of("-");
    let before = BidiDataVersion::Unicode31.reclassify(&now);
    assert_eq!((before[0].class, now[0].class), (ET, ES));
}

/// The display of a name in capitals with the controls of Dürst's section 4.3, which are not displayed.
pub(super) fn shown_with_controls(written: &str) -> String {
    let plain = characters(CapitalsAsHebrew, written);
    let with = duerst_control_insertions(&plain, Direction::LeftToRight).characters_with_insertions(&plain);
    let shown = DisplayConfig::read("uba-ltr").expect("a display").order(&with).display(&with);
    CapitalsAsHebrew.write_scalars(shown.chars().filter(|it| !is_bidi_control(*it))).expect("in the notation")
}
