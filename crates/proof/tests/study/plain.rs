//! Every count of a study against straightforward code: strings, sets, and the names' own questions.

use std::collections::BTreeMap;

use bidiscope_bidi::name::{BidiClass, Character, Name, characters_of};
use bidiscope_bidi::order::{Strategy, compare};
use bidiscope_bidi::uba::ParagraphDirection;
use bidiscope_idna::verdict::{RuleVerdict, rfc5893};
use bidiscope_proof::study::{DisplayProperty, StudyAlphabet};

use super::{row, study};

const LENGTH: usize = 4;

fn all(length: usize) -> Vec<String> {
    let characters: Vec<Character> = StudyAlphabet::atkin2001().characters();
    (0..length).fold(vec![String::new()], |shorter, _| {
        let longer =
            |it: &String| characters.iter().map(|next| format!("{it}{}", next.scalar)).collect::<Vec<_>>();
        shorter.iter().flat_map(longer).collect()
    })
}

fn display(strategy: Strategy, text: &str) -> String {
    let characters = characters_of(text);
    strategy.order(&characters).display(&characters)
}

/// The display in the other paragraph.
fn other_display(strategy: Strategy, text: &str) -> String {
    let characters = characters_of(text);
    match strategy {
        Strategy::UbaLtr => display(Strategy::UbaRtl, text),
        Strategy::UbaRtl => display(Strategy::UbaLtr, text),
        Strategy::Fields | Strategy::Isolates => {
            let controls = strategy.insertion_plan(&characters).expect("controls around fields");
            controls
                .uba_order_of_original_characters(&characters, ParagraphDirection::RTL)
                .display(&characters)
        }
        _ => display(strategy, text),
    }
}

/// Sequences less different displays.
fn shared(texts: &[String], show: impl Fn(&str) -> String) -> usize {
    let mut displays: Vec<String> = texts.iter().map(|it| show(it)).collect();
    displays.sort_unstable();
    displays.dedup();
    texts.len() - displays.len()
}

/// The texts for which another shows in the other paragraph what they show here.
fn across(texts: &[String], strategy: Strategy) -> usize {
    let mut others: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for text in texts {
        others.entry(other_display(strategy, text)).or_default().push(text);
    }
    let has_other = |text: &&String| {
        others.get(&display(strategy, text)).is_some_and(|it| it.iter().any(|other| other != text))
    };
    texts.iter().filter(has_other).count()
}

fn satisfies_rule(text: &str) -> bool {
    rfc5893::judge_label(&characters_of(text), 0).rule_verdict == RuleVerdict::Satisfied
}

/// Whether all that is before a left-to-right letter or a full stop is displayed left of it, and the rest right of it.
fn nothing_crosses(strategy: Strategy, text: &str) -> bool {
    let order = strategy.order(&characters_of(text));
    let place = |at: usize| order.visual_from_logical()[at].0;
    text.chars()
        .enumerate()
        .filter(|(_, it)| matches!(it, 'a' | '.'))
        .all(|(at, _)| (0..text.chars().count()).all(|other| (other < at) == (place(other) < place(at))))
}

/// Whether a text has no left-to-right letter but a right-to-left one, or no right-to-left character.
fn is_of_one_direction(text: &str) -> bool {
    let letters = ['\u{5D0}', '\u{627}'];
    if text.contains(letters) { !text.contains('a') } else { !text.contains('\u{661}') }
}

#[test]
fn sequences_of_the_seven_classes() {
    let results =
        study(StudyAlphabet::atkin2001().classes(), LENGTH, &Strategy::BUILT_IN, &DisplayProperty::ALL);
    for length in 1..=LENGTH {
        let texts = all(length);
        for strategy in Strategy::BUILT_IN {
            let check = |property, cases: usize, counterexamples: usize| {
                let row = row(&results, property, strategy, length);
                let found = (row.covered_sequence_count, row.counterexample_count);
                assert_eq!(
                    found,
                    (cases as u64, counterexamples as u64),
                    "{property:?} {strategy:?} {length}"
                );
                assert_eq!(row.smallest_counterexamples.is_empty(), counterexamples == 0);
            };
            let count = |holds: &dyn Fn(&str) -> bool| texts.iter().filter(|it| !holds(it)).count();
            let show = |it: &str| display(strategy, it);

            check(DisplayProperty::OneToOne, texts.len(), shared(&texts, show));
            check(DisplayProperty::DisplayIsInvolution, texts.len(), count(&|it| show(&show(it)) == it));
            check(
                DisplayProperty::SameInBothParagraphs,
                texts.len(),
                count(&|it| show(it) == other_display(strategy, it)),
            );
            for (property, uba) in [
                (DisplayProperty::AgreesWithUbaLtr, Strategy::UbaLtr),
                (DisplayProperty::AgreesWithUbaRtl, Strategy::UbaRtl),
            ] {
                check(property, texts.len(), count(&|it| show(it) == display(uba, it)));
            }
            check(
                DisplayProperty::LeftToRightRunsKeepPosition,
                texts.len(),
                count(&|it| nothing_crosses(strategy, it)),
            );
            let covered = texts.iter().filter(|it| is_of_one_direction(it)).count();
            assert_eq!(
                row(&results, DisplayProperty::OneDirectionReadsInOrder, strategy, length)
                    .covered_sequence_count,
                covered as u64
            );
            if DisplayProperty::OneToOneAcrossParagraphs.applies_to(strategy) {
                check(DisplayProperty::OneToOneAcrossParagraphs, texts.len(), across(&texts, strategy));
            }
            if !DisplayProperty::Rfc5893LabelUniqueness.applies_to(strategy) {
                continue;
            }
            let labels: Vec<String> = texts.iter().filter(|it| satisfies_rule(it)).cloned().collect();
            check(DisplayProperty::Rfc5893LabelUniqueness, labels.len(), shared(&labels, show));
            let names: Vec<String> =
                texts.iter().filter(|it| it.split('.').all(satisfies_rule)).cloned().collect();
            check(DisplayProperty::Rfc5893NameUniqueness, names.len(), shared(&names, show));
            check(DisplayProperty::NameUniquenessAcrossParagraphs, names.len(), across(&names, strategy));
            let changed = |it: &&String| {
                let name = Name::from_scalars(it.chars()).expect("a name");
                compare::label_order_changed(name.labels(), &strategy.order(name.characters()))
            };
            check(
                DisplayProperty::Rfc5893LabelsLeftToRight,
                names.len(),
                names.iter().filter(changed).count(),
            );
        }
    }
}

/// Labels in order and together, as the window's badges have it, over the sequences that are names.
#[test]
fn labels_of_names() {
    let properties = [DisplayProperty::LabelsLeftToRight, DisplayProperty::LabelCharactersContiguous];
    // Without the full stop at either end or twice, every sequence of these is a name.
    let classes = [BidiClass::L, BidiClass::R, BidiClass::EN, BidiClass::ES];
    let results = study(&classes, 3, &Strategy::BUILT_IN, &properties);
    assert!(
        results.outcomes_at_lengths.iter().all(|it| it.counterexample_count == 0),
        "a single label cannot change"
    );

    let results = study(StudyAlphabet::atkin2001().classes(), LENGTH, &Strategy::BUILT_IN, &properties);
    for strategy in Strategy::BUILT_IN {
        for length in 1..=LENGTH {
            let names = all(length).into_iter().filter_map(|it| Name::from_scalars(it.chars()).ok());
            let (mut changed, mut split) = (0, 0);
            for name in names {
                let order = strategy.order(name.characters());
                changed += u64::from(compare::label_order_changed(name.labels(), &order));
                split += u64::from(!compare::visually_split_label_indices(name.labels(), &order).is_empty());
            }
            // The sequences that are no names, with empty labels, come on top.
            assert!(
                changed
                    <= row(&results, DisplayProperty::LabelsLeftToRight, strategy, length)
                        .counterexample_count
            );
            assert!(
                split
                    <= row(&results, DisplayProperty::LabelCharactersContiguous, strategy, length)
                        .counterexample_count
            );
            if length == 3 {
                // With two labels of one character no label is empty and none can be torn.
                assert_eq!(
                    changed,
                    row(&results, DisplayProperty::LabelsLeftToRight, strategy, 3).counterexample_count
                );
                assert_eq!(split, 0);
            }
        }
    }
}
