//! Which displays are one-to-one for all lengths, and the shortest strings that show the same where one is not.

use bidiscope_bidi::name::{BidiClass, Character};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_proof::automata::display::{BidiClassLetters, LevelAnnotatedDisplays};
use bidiscope_proof::automata::{
    Automaton, MAX_AUTOMATON_STATES, ProofOutcome, SearchLimitExceeded, StringsWithSameDisplay,
    UndecidedReason, count_sequences_by_length, decide_property, language, levels,
};
use bidiscope_proof::bidi_rule::BidiRule;
use bidiscope_proof::study::{DisplayProperty, DisplayPropertyStudy, StudyAlphabet, WorkProgress};

use super::support::{ELEVEN, SEVEN, TEN, characters, first_word, without_et};

/// D of a display, of the strings of a language.
fn displays(display: &str, classes: &[BidiClass], language: &Automaton) -> LevelAnnotatedDisplays {
    let display = DisplayConfig::read(display).expect("a display");
    let resolved = levels::resolved_level_language(&display, classes)
        .expect("reached")
        .restricted_to_class_strings(language)
        .expect("few states");
    let letters = BidiClassLetters::one_per_class(classes);
    let letters = if display.choices().applies_l3 { letters } else { letters.without_rule_l3() };
    LevelAnnotatedDisplays::from_resolved_levels(
        &resolved.class_level_automaton,
        &letters,
        MAX_AUTOMATON_STATES,
    )
    .expect("few states")
}

/// A shortest display of two strings, which the engine shows so indeed.
fn shared(display: &str, classes: &[BidiClass], language: &Automaton) -> Option<StringsWithSameDisplay> {
    let shared = displays(display, classes, language)
        .strings_with_same_display(MAX_AUTOMATON_STATES)
        .expect("few pairs")?;
    let shown_by = DisplayConfig::read(display).expect("a display");
    assert_ne!(shared.logical_letter_indices_of_both[0], shared.logical_letter_indices_of_both[1]);
    for string in &shared.logical_letter_indices_of_both {
        assert!(language.accepts(string));
        let order = shown_by.order(&characters(classes, string));
        let shown: Vec<usize> = order.logical_from_visual().iter().map(|it| string[it.0]).collect();
        assert_eq!(shown, shared.visual_letter_indices, "{display}");
    }
    Some(shared)
}

/// How long the shortest two are.
fn length(display: &str, classes: &[BidiClass], language: &Automaton) -> Option<usize> {
    shared(display, classes, language).map(|it| it.visual_letter_indices.len())
}

/// The names of two strings' classes, the first by the order of the classes first.
fn named(shared: &StringsWithSameDisplay, classes: &[BidiClass]) -> Vec<String> {
    let name = |string: &Vec<usize>| -> String {
        string.iter().map(|&it| classes[it].short_name()).collect::<Vec<_>>().join(" ")
    };
    let mut strings = shared.logical_letter_indices_of_both.clone();
    strings.sort();
    strings.iter().map(name).collect()
}

/// docs/study.md, the first row of its table: the paper's claim, and where the others fail.
#[test]
fn no_two_sequences_show_the_same() {
    let all = language::all_class_strings(&SEVEN).expect("few states");
    for (display, expected) in [
        ("logical", None),
        ("one-to-one", None),
        ("uba-ltr", Some(2)),
        ("uba-rtl", Some(3)),
        ("uba-auto", Some(2)),
        ("components", Some(4)),
        ("fields", Some(2)),
        ("isolates", Some(2)),
    ] {
        assert_eq!(length(display, &SEVEN, &all), expected, "{display}");
    }
    let smallest = |display| named(&shared(display, &SEVEN, &all).expect("two"), &SEVEN);
    assert_eq!(smallest("uba-rtl"), ["L ES EN", "EN ES L"]);
    assert_eq!(smallest("components"), ["L AN ES L", "L ES L AN"]);
}

/// The paper's display is one-to-one over all ten classes too, marks among them.
#[test]
fn the_papers_display_is_one_to_one_with_marks() {
    assert_eq!(length("one-to-one", &TEN, &language::all_class_strings(&TEN).expect("few states")), None);
}

/// RFC 5893, Label Uniqueness: false as printed, true without ET, and only by rule L3.
#[test]
fn label_uniqueness() {
    for paragraph in ["uba-ltr", "uba-rtl"] {
        let labels = language::permitted_label_strings(&BidiRule::rfc5893(), &TEN).expect("few states");
        let smallest = shared(paragraph, &TEN, &labels).expect("two labels");
        assert_eq!(named(&smallest, &TEN), ["R EN ES ET EN", "R ET EN ES EN"]);
        let classes = without_et();
        let labels = language::permitted_label_strings(&BidiRule::rfc5893(), &classes).expect("few states");
        assert_eq!(length(paragraph, &classes, &labels), None);
        let smallest = shared(&format!("{paragraph}:l3=no"), &classes, &labels).expect("two labels");
        assert_eq!(named(&smallest, &classes), ["R EN NSM", "R NSM EN"]);
    }
}

/// Not claimed by RFC 5893, and true: whole names are unique in one paragraph.
#[test]
fn name_uniqueness() {
    for paragraph in ["uba-ltr", "uba-rtl"] {
        for (classes, expected) in [(SEVEN.to_vec(), None), (without_et(), None), (TEN.to_vec(), Some(5))] {
            let names = language::permitted_name_strings(&BidiRule::rfc5893(), &classes).expect("few states");
            assert_eq!(length(paragraph, &classes, &names), expected, "{paragraph} {classes:?}");
        }
    }
}

/// The second row of the table of docs/study.md: whether what is shown twice is itself again.
#[test]
fn shown_twice_it_is_itself_again() {
    for (display, expected) in [
        ("logical", None),
        ("one-to-one", None),
        ("uba-ltr", Some(2)),
        ("uba-rtl", Some(3)),
        ("uba-auto", Some(2)),
        ("components", Some(4)),
        ("fields", Some(2)),
        ("isolates", Some(2)),
    ] {
        let all = language::all_class_strings(&SEVEN).expect("few states");
        let found = displays(display, &SEVEN, &all)
            .involution_counterexample_letters(MAX_AUTOMATON_STATES)
            .expect("decided");
        assert_eq!(found.as_ref().map(Vec::len), expected, "{display}");
        let Some(string) = found else { continue };
        let shown_by = DisplayConfig::read(display).expect("a display");
        let show = |string: &[usize]| -> Vec<usize> {
            let order = shown_by.order(&characters(&SEVEN, string));
            order.logical_from_visual().iter().map(|it| string[it.0]).collect()
        };
        assert_ne!(show(&show(&string)), string, "{display}");
    }
    let all = language::all_class_strings(&TEN).expect("few states");
    assert_eq!(
        displays("one-to-one", &TEN, &all).involution_counterexample_letters(MAX_AUTOMATON_STATES),
        Ok(None)
    );
}

/// Beside plain enumeration, in which all characters are different ones: sequences that are symmetric in their classes,
/// such as `EN ES EN`, count too.
#[test]
fn shown_twice_different_characters_are_themselves_again() {
    let mut failing = 0;
    for display in ["uba-ltr", "uba-rtl", "uba-auto", "components"] {
        let shown_by = DisplayConfig::read(display).expect("a display");
        for (at, set) in
            sets_of(&ELEVEN, 3).into_iter().enumerate().filter(|(at, set)| set.len() < 3 || at % 7 == 0)
        {
            let is_changed = |word: &[usize]| {
                let string = characters(&set, word);
                let order = shown_by.order(&string);
                let shown: Vec<Character> =
                    order.logical_from_visual().iter().map(|it| string[it.0]).collect();
                let again = shown_by.order(&shown);
                !again
                    .logical_from_visual()
                    .iter()
                    .map(|it| order.logical_from_visual()[it.0].0)
                    .eq(0..string.len())
            };
            let expected = first_word(set.len(), 5, is_changed).map(|it| it.len());
            let found = decide_property(DisplayProperty::DisplayIsInvolution, &shown_by, &set)
                .expect("reached")
                .counterexample_length();
            assert_eq!(found.filter(|it| *it <= 5), expected, "{display} {set:?} {at}");
            failing += usize::from(expected.is_some());
        }
    }
    assert!(failing > 30, "{failing}");
    let three = [BidiClass::AL, BidiClass::ES, BidiClass::EN];
    let auto = DisplayConfig::with_default_options(Strategy::UbaAuto);
    assert_eq!(
        decide_property(DisplayProperty::DisplayIsInvolution, &auto, &three)
            .map(|it| it.counterexample_length()),
        Ok(Some(4))
    );
}

/// All sets of up to so many of these classes.
fn sets_of(classes: &[BidiClass], most: usize) -> Vec<Vec<BidiClass>> {
    let sets = 1..1_usize << classes.len();
    let set =
        |bits: usize| (0..classes.len()).filter(|at| bits >> at & 1 == 1).map(|at| classes[at]).collect();
    sets.filter(|it| it.count_ones() as usize <= most).map(set).collect()
}

/// One letter has one string of each length. Its displays are shown in one order in both paragraphs, or they differ in
/// the order and not in the string, which is left to trying after a bounded number of characters.
#[test]
fn few_classes_are_no_endless_work() {
    let property = DisplayProperty::OneToOneAcrossParagraphs;
    let ltr = DisplayConfig::with_default_options(Strategy::UbaLtr);
    for class in [BidiClass::L, BidiClass::AL] {
        assert_eq!(decide_property(property, &ltr, &[class]), Ok(ProofOutcome::Proved), "{class:?}");
    }
    assert_eq!(decide_property(property, &ltr, &[BidiClass::WS]), Err(UndecidedReason::Property));
    let both = [BidiClass::WS, BidiClass::AL];
    assert_eq!(decide_property(property, &ltr, &both).map(|it| it.counterexample_length()), Ok(Some(2)));
    // Nothing is gone through beyond the characters that are allowed: the empty display and `WS` alone.
    let all = language::all_class_strings(&[BidiClass::WS]).expect("few states");
    let [one, other] = ["uba-ltr", "uba-rtl"].map(|it| displays(it, &[BidiClass::WS], &all));
    assert_eq!(
        one.strings_with_same_display_in(&other, 1).map(|it| it.is_some()),
        Err(SearchLimitExceeded::Characters { max_characters: 1 })
    );
}

/// Rejected by RFC 5893: that names show what no other shows in the other paragraph. Its own pair is the
/// smallest, in short.
#[test]
fn names_across_paragraphs() {
    let names = language::permitted_name_strings(&BidiRule::rfc5893(), &SEVEN).expect("few states");
    let one = displays("uba-ltr", &SEVEN, &names);
    let other = displays("uba-rtl", &SEVEN, &names);
    let found =
        one.strings_with_same_display_in(&other, MAX_AUTOMATON_STATES).expect("decided").expect("a pair");
    assert_eq!(found.visual_letter_indices.len(), 3);
    for (string, display) in found.logical_letter_indices_of_both.iter().zip(["uba-ltr", "uba-rtl"]) {
        let order = DisplayConfig::read(display).expect("a display").order(&characters(&SEVEN, string));
        assert!(
            order
                .logical_from_visual()
                .iter()
                .map(|it| string[it.0])
                .eq(found.visual_letter_indices.iter().copied())
        );
    }
    assert_ne!(found.logical_letter_indices_of_both[0], found.logical_letter_indices_of_both[1]);
}

fn counted(display: &str, classes: &[BidiClass], to: usize) -> Vec<String> {
    let display = DisplayConfig::read(display).expect("a display");
    let counts =
        count_sequences_by_length(DisplayProperty::OneToOne, &display, classes, to).expect("counted");
    counts.iter().map(|it| it.counterexample_count.as_ref().expect("counted").to_string()).collect()
}

/// docs/study.md: sequences less displays, to length 8, which exhaustion counted.
#[test]
fn collisions_as_exhaustion_counted_them() {
    for (display, expected) in [
        ("one-to-one", 0_u64),
        ("uba-ltr", 1_660_668),
        ("uba-rtl", 405_139),
        ("uba-auto", 1_531_302),
        ("components", 148_658),
        ("fields", 1_526_252),
        ("isolates", 1_526_252),
    ] {
        let counts = counted(display, &SEVEN, 8);
        assert_eq!(
            counts.iter().map(|it| it.parse::<u64>().expect("small")).sum::<u64>(),
            expected,
            "{display}"
        );
    }
}

/// Each length by itself, against a study.
#[test]
fn collisions_length_by_length() {
    use Strategy::{Components, Fields, Isolates, OneToOne, UbaLtr};
    let without_long_ones = [Components, Fields, Isolates, OneToOne, UbaLtr];
    for (classes, to, strategies) in [(&SEVEN[..], 5, &Strategy::BUILT_IN[..]), (&TEN, 4, &without_long_ones)]
    {
        let study = DisplayPropertyStudy {
            alphabet: StudyAlphabet::new(classes.to_vec()).expect("an alphabet"),
            max_sequence_characters: to,
            tested_properties: vec![DisplayProperty::OneToOne],
            ..DisplayPropertyStudy::default()
        };
        let results = study.run(&WorkProgress::new(), |_| ()).expect("not too long");
        for &strategy in strategies {
            let counts = counted(strategy.id(), classes, to);
            for row in results
                .outcomes_at_lengths
                .iter()
                .filter(|it| it.display == DisplayConfig::with_default_options(strategy))
            {
                assert_eq!(
                    counts[row.sequence_characters - 1],
                    row.counterexample_count.to_string(),
                    "{strategy} {}",
                    row.sequence_characters
                );
            }
        }
    }
}

/// Lengths that nobody can go through.
#[test]
fn collisions_of_length_12() {
    assert_eq!(counted("uba-ltr", &SEVEN, 12)[11], "4639867026");
    assert_eq!(counted("uba-rtl", &SEVEN, 12)[11], "1433913917");
    assert_eq!(counted("one-to-one", &SEVEN, 100)[99], "0");
}
