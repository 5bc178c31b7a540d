//! Strategies of one's own: their levels are those that the display has, for every string to a length.

use std::collections::BTreeMap;

use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::DisplayConfig;
use bidiscope_bidi::order::choices::{
    BaseAlgorithm, DigitClassOverride, DirectionWithinField, FieldControls, FieldLayout, FieldSeparators,
    ParagraphDirectionChoice, PunctuationClassOverride, StrategyChoices, WholeNameControls,
};
use bidiscope_bidi::order::fields::FieldOrderDirection;
use bidiscope_proof::automata::{UndecidedReason, decide_property, levels};
use bidiscope_proof::study::{
    DisplayProperty, DisplayPropertyStudy, StudyAlphabet, StudyOutcomeAtLength, ThreadCount, WorkProgress,
};
use proptest::prelude::{ProptestConfig, proptest};

use super::custom_strategies::any_choices;
use super::levels::check_strings;
use super::support::{SEVEN, TEN};

/// The controls around the whole name in the layouts.
const NAME_CONTROLS: [WholeNameControls; 5] = {
    use WholeNameControls::{Embedding, Isolate, Marks, Nothing, Override};
    [Nothing, Marks, Embedding, Isolate, Override]
};

/// Every way of laying fields out, the classes and marks on one side aside.
fn layouts() -> Vec<DisplayConfig> {
    use FieldControls::{Embedding, Isolate, Marks, Nothing, Override};
    let mut found = Vec::new();
    for base in BaseAlgorithm::ALL {
        for paragraph in ParagraphDirectionChoice::ALL {
            for fields in FieldLayout::ALL {
                for direction in DirectionWithinField::ALL {
                    for around in [Nothing, Marks, Embedding, Isolate, Override] {
                        for whole in NAME_CONTROLS {
                            for order in FieldOrderDirection::ALL {
                                let separators = FieldSeparators::IdnaLabelSeparators;
                                let strategy = StrategyChoices {
                                    base_algorithm: base,
                                    paragraph_direction: paragraph,
                                    field_separators: separators,
                                    field_layout: fields,
                                    direction_within_field: direction,
                                    field_controls: around,
                                    whole_name_controls: whole,
                                    ..StrategyChoices::DEFAULT_CHOICES.clone()
                                };
                                found.push(
                                    DisplayConfig::custom(strategy)
                                        .with_changed_choices(|it| it.field_order_direction = order),
                                );
                            }
                        }
                    }
                }
            }
        }
    }
    found.retain(|it| {
        use bidiscope_bidi::order::DisplayOption;
        let plain = DisplayConfig::custom(StrategyChoices {
            field_separators: FieldSeparators::IdnaLabelSeparators,
            ..StrategyChoices::DEFAULT_CHOICES.clone()
        });
        [
            DisplayOption::Paragraph,
            DisplayOption::FieldDirection,
            DisplayOption::FieldControls,
            DisplayOption::WholeNameControls,
            DisplayOption::OverallOrder,
        ]
        .iter()
        .all(|&key| it.no_effect_reason(key).is_none() || it.option_value(key) == plain.option_value(key))
    });
    found
}

/// What holds of a strategy's levels, or why they are not reached.
fn check(display: &DisplayConfig, classes: &[BidiClass], to: usize) -> Result<(), UndecidedReason> {
    let strings = levels::resolved_level_language(display, classes)?;
    check_strings(display, &strings, classes, to);
    Ok(())
}

#[test]
fn every_layout_has_the_levels_of_its_display() {
    let mut known: BTreeMap<String, usize> = BTreeMap::new();
    for (at, display) in layouts().into_iter().enumerate() {
        let known_as = check(&display, &SEVEN, 3).map_or_else(|it| it.to_string(), |()| "reached".to_owned());
        *known.entry(known_as).or_default() += 1;
        // Marks and neutrals: the automata of ten classes take most of the time.
        if at % 5 == 0 {
            let _ = check(&display, &TEN, 2);
        }
    }
    // Nearly half are reached, so that what is compared is no small part.
    let all: usize = known.values().sum();
    assert!(known["reached"] * 5 > all * 2, "{known:?}");
}

/// Changed classes, in layouts of all kinds, marks and neutrals among them.
#[test]
fn changed_classes_have_the_levels_of_their_display() {
    for layout in [
        "custom",
        "custom:paragraph=rtl",
        "custom:paragraph=auto",
        "custom:paragraph=last",
        "custom:base=one-to-one",
        "custom:base=logical,separators=idna,fields=alone,order=content",
        "custom:separators=idna,fields=alone,direction=content",
        "custom:separators=idna,fields=alone,direction=first-strong",
        "custom:separators=idna,fields=alone,direction=order,order=top-level-domain",
        "custom:separators=idna,around=isolate,direction=first-strong",
        "custom:separators=idna,around=marks,direction=content",
        "custom:separators=idna,around=embedding,direction=first-strong",
        "custom:separators=idna,around=override,direction=content,paragraph=rtl",
    ] {
        let layout = DisplayConfig::read(layout).expect("a display");
        // A hyphen of class CS is no separator of labels.
        for hyphen in
            PunctuationClassOverride::ALL.into_iter().filter(|it| *it != PunctuationClassOverride::Cs)
        {
            for digits in DigitClassOverride::ALL {
                let display = layout
                    .clone()
                    .with_changed_choices(|it| (it.hyphen_class, it.digit_class) = (hyphen, digits));
                let reached = check(&display, &SEVEN, 4);
                let is_one_to_one = layout.choices().base_algorithm == BaseAlgorithm::OneToOne;
                assert!(reached.is_ok() || is_one_to_one, "{display}: {reached:?}");
                let _ = check(&display, &TEN, 3);
            }
        }
    }
}

/// What programs do, in the layouts in which it is reached.
#[test]
fn choices_of_practice_have_the_levels_of_their_display() {
    let mut reached = 0;
    for display in [
        "custom:w2=no",
        "custom:paragraph=rtl,w2=no",
        "custom:paragraph=auto,digits=en,w2=no",
        "custom:digits=an",
        "custom:n0=no,mirror=slashes",
        "custom:full-stop=on",
        "custom:full-stop=l,digits=letter",
        "custom:paragraph=auto,full-stop=r",
        "custom:paragraph=rtl,full-stop=es",
        "custom:full-stop=et,hyphen=cs",
        "custom:base=one-to-one,full-stop=r,hyphen=cs",
        "custom:base=one-to-one,full-stop=et",
        "custom:paragraph=host",
        "custom:paragraph=host,path=alone",
        "custom:paragraph=host,whole=override,path=segments",
        "custom:separators=idna,fields=alone,direction=first-strong,path=alone,w2=no",
        "custom:whole=first-strong",
        "custom:paragraph=rtl,whole=first-strong,digits=letter",
        "custom:paragraph=rtl,separators=idna,around=isolate,whole=first-strong",
        "custom:separators=idna,around=embedding,direction=first-strong,whole=first-strong",
        "custom:separators=idna,around=mark-before",
        "custom:separators=idna,around=mark-after",
        "custom:paragraph=rtl,separators=idna,around=mark-before",
        "custom:paragraph=rtl,separators=idna,direction=content,around=mark-after,w2=no",
        "custom:order=content,separators=idna,direction=order,around=mark-after,whole=embedding",
    ] {
        let display = DisplayConfig::read(display).expect("a display");
        match check(&display, &SEVEN, 4) {
            Ok(()) => reached += 1,
            // A right-to-left field among those of the other direction needs more levels than the automata have.
            Err(undecided) => assert_eq!(undecided, UndecidedReason::OverallOrder, "{display}"),
        }
        let _ = check(&display, &TEN, 3);
    }
    assert_eq!(reached, 24, "of 25");
}

/// What is decided of all lengths, beside a study of every length to the fourth: marks, neutrals and terminators
/// among the classes.
#[test]
fn what_is_decided_is_what_exhaustion_finds() {
    use BidiClass::{AL, CS, EN, ES, ET, L, NSM, R};
    let properties = [
        DisplayProperty::OneToOne,
        DisplayProperty::LabelsLeftToRight,
        DisplayProperty::LabelCharactersContiguous,
        DisplayProperty::LabelsBetweenSeparators,
        DisplayProperty::SameInBothParagraphs,
        DisplayProperty::AgreesWithUbaRtl,
    ];
    let displays = [
        "custom:separators=idna,fields=alone,direction=first-strong",
        "custom:separators=idna,fields=alone,direction=content,order=content,digits=letter",
        "custom:separators=idna,fields=alone,direction=order,order=top-level-domain",
        "custom:separators=idna,fields=alone,direction=rtl,order=right-to-left,hyphen=on",
        "custom:base=logical,separators=idna,fields=alone,order=right-to-left,digits=r",
        "custom:separators=idna,around=isolate,direction=content,paragraph=rtl",
        "custom:separators=idna,around=embedding,direction=first-strong,hyphen=l",
        "custom:separators=idna,around=marks,direction=content,order=content,whole=embedding",
        "custom:separators=idna,around=override,direction=content,paragraph=rtl",
        "custom:paragraph=auto,digits=l,hyphen=et",
        "custom:paragraph=last",
        "custom:separators=idna,fields=alone,direction=paragraph,order=environment,paragraph=last",
    ];
    let displays = displays.map(|it| DisplayConfig::read(it).expect("a display"));
    let mut compared = 0;
    for classes in [vec![L, R, EN, ES, CS, NSM], vec![L, AL, EN, ES, CS, ET]] {
        let study = DisplayPropertyStudy {
            alphabet: StudyAlphabet::new(classes.clone()).expect("an alphabet"),
            max_sequence_characters: 4,
            tested_displays: displays.to_vec(),
            tested_properties: properties.to_vec(),
            thread_count: ThreadCount::OnePerCore,
        };
        let results = study.run(&WorkProgress::new(), |_| ()).expect("not too long");
        for display in &displays {
            for property in properties {
                let Ok(theorem) = decide_property(property, display, &classes) else { continue };
                // Where orders are compared, characters of one class count as different ones.
                let broken = |it: &&StudyOutcomeAtLength| {
                    let is_its = (it.property, &it.display) == (property, display);
                    is_its
                        && it.distinct_character_counterexample_count.unwrap_or(it.counterexample_count) > 0
                };
                let expected =
                    results.outcomes_at_lengths.iter().find(broken).map(|it| it.sequence_characters);
                let found = theorem.counterexample_length().filter(|it| *it <= 4);
                assert_eq!(found, expected, "{property:?} {display} {classes:?}");
                compared += 1;
            }
        }
    }
    assert!(compared > 60, "{compared}");
}

/// The options of built-in displays are choices like those of strategies of one's own.
#[test]
fn options_of_built_in_displays_have_the_levels_of_their_display() {
    for (display, is_reached) in [
        ("isolates:isolate=first-strong", true),
        ("isolates:isolate=first-strong,paragraph=rtl", true),
        ("fields:order=content", true),
        ("fields:order=top-level-domain", true),
        ("fields:order=environment,paragraph=rtl", true),
        ("fields:order=right-to-left", true),
    ] {
        let found = check(&DisplayConfig::read(display).expect("a display"), &SEVEN, 5);
        assert_eq!(found.is_ok(), is_reached, "{display}: {found:?}");
    }
}

/// A mark at the beginning of a field belongs to no separator, which these automata do not tell apart where
/// the separator goes with the fields.
#[test]
fn what_is_not_reached() {
    use BidiClass::{CS, L, NSM, R, WS};
    for (display, classes, expected) in [
        ("custom:separators=idna,around=marks", [R, CS, NSM], UndecidedReason::Class(NSM)),
        ("custom:separators=idna,around=embedding,direction=rtl", [R, CS, NSM], UndecidedReason::Class(NSM)),
        (
            "custom:separators=idna,around=isolate,direction=rtl,paragraph=rtl",
            [R, CS, NSM],
            UndecidedReason::OverallOrder,
        ),
        ("custom:separators=idna,around=isolate", [R, CS, WS], UndecidedReason::WhiteSpace),
        (
            "custom:separators=idna,fields=alone,order=right-to-left",
            [L, R, CS],
            UndecidedReason::OverallOrder,
        ),
        (r"custom:separators=\u{2D},fields=alone", [L, R, BidiClass::ES], UndecidedReason::CustomStrategy),
        ("custom:whole=marks", [L, R, CS], UndecidedReason::CustomStrategy),
        ("custom:whole=mark-after", [L, R, CS], UndecidedReason::CustomStrategy),
        (
            "custom:separators=idna,around=marks,whole=first-strong",
            [L, R, CS],
            UndecidedReason::CustomStrategy,
        ),
        (
            "custom:separators=idna,around=mark-after,paragraph=auto",
            [L, R, CS],
            UndecidedReason::CustomStrategy,
        ),
        ("custom:separators=idna,around=mark-after", [R, CS, NSM], UndecidedReason::Class(NSM)),
        ("custom:separators=idna,fields=alone,full-stop=r", [L, R, CS], UndecidedReason::CustomStrategy),
        ("custom:separators=idna,fields=alone,hyphen=cs", [L, R, CS], UndecidedReason::CustomStrategy),
        ("custom:paragraph=host,full-stop=r", [L, R, CS], UndecidedReason::CustomStrategy),
        ("custom:after=a", [L, R, CS], UndecidedReason::Context),
    ] {
        let display = DisplayConfig::read(display).expect("a display");
        assert_eq!(
            levels::resolved_level_language(&display, &classes)
                .map(|it| it.class_level_automaton.state_count()),
            Err(expected),
            "{display}"
        );
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn any_choices_have_the_levels_of_their_display(strategy in any_choices()) {
        let _ = check(&DisplayConfig::custom(strategy.clone()), &SEVEN, 4);
        let _ = check(&DisplayConfig::custom(strategy), &TEN, 3);
    }
}
