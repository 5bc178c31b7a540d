//! There and back is the identity, or gives all names.

use std::collections::{BTreeMap, BTreeSet};

use bidiscope_bidi::name::{BidiClass, Character, Input, Notation, characters_of, representative};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_url::convert::{ConversionControls, ConversionForm, NameControlScheme, NameConverter};
use proptest::prelude::*;

use crate::displays::any_display;
use crate::only;

const LOGICAL: ConversionForm = ConversionForm::LogicalOrder;

/// All class strings of these lengths that can be read as names, in the notation `classes`.
fn class_strings(classes: &[BidiClass], longest: u32) -> impl Iterator<Item = String> {
    let count = classes.len();
    (1..=longest)
        .flat_map(move |length| {
            (0..count.pow(length)).map(move |number| {
                let digit = |place| number / count.pow(place) % count;
                (0..length).map(|place| classes[digit(place)].short_name()).collect::<Vec<_>>().join(" ")
            })
        })
        .filter(|it| Input::read(it, Notation::BidiClassNames).is_ok())
}

/// Every display without choices, those whose choices change the way back, and strategies of one's own.
fn built_in() -> Vec<DisplayConfig> {
    let chosen = [
        "fields:order=environment,paragraph=rtl",
        "fields:order=content",
        "fields:order=top-level-domain",
        "isolates:isolate=first-strong",
        "uba-ltr:bidi-data=unicode-3\\u{2E}1",
        "custom:hyphen=r",
        "custom:digits=letter",
        "custom:separators=idna,direction=first-strong,around=isolate",
        "custom:separators=idna,fields=alone,direction=content,order=content",
    ];
    let chosen = chosen.map(|it| DisplayConfig::read(it).expect("a display"));
    Strategy::ALL.map(DisplayConfig::with_default_options).into_iter().chain(chosen).collect()
}

/// Over the paper's seven classes to length 5: the answers for a display are exactly the strings that show it.
#[test]
fn a_display_gives_all_its_names() {
    use BidiClass::{AL, AN, CS, EN, ES, L, R};
    let mut cases = 0;
    for display in built_in() {
        let there = NameConverter::new(
            LOGICAL,
            ConversionForm::DisplayedOrder(display.clone()),
            Notation::BidiClassNames,
        );
        let mut names: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for string in class_strings(&[L, AL, R, EN, AN, ES, CS], 4) {
            let shown = there.convert_name(&string).expect("a name").converted_names.remove(0);
            names.entry(shown).or_default().insert(string);
            cases += 1;
        }
        let back = NameConverter::new(
            ConversionForm::DisplayedOrder(display.clone()),
            LOGICAL,
            Notation::BidiClassNames,
        );
        for (shown, expected) in names {
            let found = back.convert_name(&shown).expect("it has names");
            assert!(found.has_all_names, "{display}: {shown}");
            assert_eq!(
                found.converted_names.into_iter().collect::<BTreeSet<_>>(),
                expected,
                "{display}: {shown}"
            );
        }
    }
    // 7 + 49 + 343 + 2,401 strings less those with an empty label, which are 1, 7, 85 and 763 (by counting
    // words over seven letters that begin with the separator or hold it twice in a row).
    assert_eq!(cases, (2_800 - EMPTY_LABELS) * built_in().len());
}

/// How many words of one to four letters over seven begin with one letter or hold it twice in a row: all words less
/// those without, of which there are 6, 6 * 7 = 42, 6 * 6 * 7 + 6 * 6 = 288, ... (a name of n characters ends in a
/// letter, or in a separator after one: w(n) = 6 w(n-1) + 6 w(n-2), w(0) = 1, w(1) = 6).
const EMPTY_LABELS: usize = 2_800 - (6 + 42 + 288 + 1_980);

fn marks() -> Vec<NameControlScheme> {
    let displays = [
        "fields:order=environment,paragraph=rtl",
        "fields:order=content",
        "fields:order=top-level-domain,paragraph=rtl",
        "custom:separators=idna,around=marks",
        "custom:separators=structural,direction=content,around=embedding,whole=override",
        "custom:separators=-,direction=first-strong,around=isolate",
    ];
    NameControlScheme::SCHEME_IDS.into_iter().chain(displays).map(|it| it.parse().expect("marks")).collect()
}

/// Over thirteen classes, controls among them, to length 3.
#[test]
fn marks_are_taken_off_again() {
    use BidiClass::{AL, AN, CS, EN, ES, FSI, L, LRE, NSM, PDF, PDI, R, WS};
    for marks in marks() {
        let converter = |marks| {
            (NameConverter::new(
                LOGICAL,
                ConversionForm::WithInsertedControls(ConversionControls::Scheme(marks)),
                Notation::BidiClassNames,
            ),)
        };
        let (on,) = converter(marks.clone());
        let off = NameConverter::new(
            ConversionForm::WithInsertedControls(ConversionControls::Scheme(marks.clone())),
            LOGICAL,
            Notation::BidiClassNames,
        );
        let to_html = NameConverter::new(
            LOGICAL,
            ConversionForm::HtmlWithControls(ConversionControls::Scheme(marks.clone())),
            Notation::BidiClassNames,
        );
        let from_html = NameConverter::new(
            ConversionForm::HtmlWithControls(ConversionControls::Scheme(marks.clone())),
            LOGICAL,
            Notation::BidiClassNames,
        );
        for string in class_strings(&[L, AL, R, EN, AN, ES, CS, NSM, WS, LRE, PDF, FSI, PDI], 3) {
            if is_marked_already(&marks, &string) {
                continue;
            }
            let back = |on: &NameConverter, off: &NameConverter| {
                let marked = on.convert_name(&string).expect("a name").converted_names.remove(0);
                (marked.clone(), off.convert_name(&marked).map(|it| it.converted_names))
            };
            for (on, off) in [(&on, &off), (&to_html, &from_html)] {
                let (marked, found) = back(on, off);
                assert_eq!(found.as_deref(), Ok(&[string.clone()][..]), "{marks}: {marked:?}");
            }
        }
    }
}

/// Whether the construction puts nothing in because it takes the name for one that carries its marks; or, of
/// Dürst's, whether it is not in processing form.
fn is_marked_already(marks: &NameControlScheme, string: &str) -> bool {
    let name = Input::read(string, Notation::BidiClassNames).expect("a name");
    match marks {
        NameControlScheme::OneToOneOverride => false,
        NameControlScheme::ProducingDisplay(display) => {
            display.insertion_plan(name.characters()).is_some_and(|it| it.is_empty())
        }
        NameControlScheme::Durst { .. } => {
            marks.remove_if_exactly_inserted(name.characters()).as_deref() != Some(name.characters())
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, ..ProptestConfig::default() })]

    /// Whatever a display shows, the name is among those found, or the answer says that there may be more.
    #[test]
    fn the_name_is_found_again(text in "[a-c\u{5D0}-\u{5D3}\u{627}\u{628}01\u{661}./:?=&%( )-]{1,14}", display in any_display()) {
        let Ok(name) = Input::read(&text, Notation::Unicode) else { return Ok(()) };
        let there = NameConverter::new(LOGICAL, ConversionForm::DisplayedOrder(display.clone()), Notation::Unicode);
        let shown = there.convert_name(&text).expect("a name").converted_names.remove(0);
        let Ok(mut back) = NameConverter::new(ConversionForm::DisplayedOrder(display.clone()), LOGICAL, Notation::Unicode)
            .with_max_search_steps(200_000).convert_name(&shown).map_err(|error| error.to_string()) else {
            // A context with a paragraph separator is no line.
            prop_assert!(shown.contains('\u{2029}'), "{display}: {shown:?}");
            return Ok(());
        };
        prop_assert!(back.converted_names.is_sorted());
        let again: Vec<String> = back.converted_names.iter().map(|it| {
            there.convert_name(it).map(|it| it.converted_names[0].clone()).unwrap_or_default()
        }).collect();
        prop_assert!(again.iter().all(|it| *it == shown), "{display}: {again:?}");
        back.converted_names.retain(|it| *it == name.decoded_text());
        prop_assert!(!back.has_all_names || back.converted_names.len() == 1, "{display}: {text:?} as {shown:?}");
    }

    /// A name with marks of its own keeps them.
    #[test]
    fn a_name_s_own_marks_stay(text in "[ab\u{5D0}\u{627}1\u{661}./:?&= <>\u{200E}\u{200F}\u{202A}\u{202C}\u{2066}\u{2068}\u{2069}-]{1,12}") {
        let Ok(name) = Input::read(&text, Notation::Unicode) else { return Ok(()) };
        for marks in marks() {
            let is_davis_or_isolates = matches!(marks, NameControlScheme::ProducingDisplay(_));
            let on: Vec<Character> = characters_of(&only("logical", &format!("marked:{marks}"), Notation::Unicode, &text));
            let carries_them = is_davis_or_isolates && on == name.characters();
            let is_raw = matches!(marks, NameControlScheme::Durst { .. }) && marks.remove_if_exactly_inserted(name.characters()).as_deref() != Some(name.characters());
            if carries_them || is_raw {
                continue;
            }
            let off = marks.remove_if_exactly_inserted(&on);
            prop_assert_eq!(off.as_deref(), Some(name.characters()), "{}", marks);
            let html = only("logical", &format!("html:{marks}"), Notation::Unicode, &text);
            prop_assert_eq!(only(&format!("html:{marks}"), "logical", Notation::Unicode, &html), text.clone());
        }
    }
}

#[test]
fn separators_alone_are_found_again() {
    for base in ["one-to-one", "logical", "uba"] {
        let display = format!(
            "custom:order=right-to-left,base={base},separators=\\u{{20}}\\u{{3A}}\\u{{40}},fields=alone"
        );
        for name in [" :", ":@", "@ :"] {
            let shown = only("logical", &display, Notation::Unicode, name);
            assert_eq!(only(&display, "logical", Notation::Unicode, &shown), name, "{display}");
        }
    }
}

#[test]
fn the_classes_are_shown_with_the_characters_of_studies() {
    let dir = representative(BidiClass::AL).scalar;
    assert_eq!(dir, '\u{627}');
    assert_eq!(only("logical", "uba-rtl", Notation::BidiClassNames, "AL EN CS L"), "L CS EN AL");
}
