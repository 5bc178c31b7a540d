//! The program's answer to a row of a document.

use icu_normalizer::ComposingNormalizerBorrowed;

use bidiscope_bidi::name::{BidiClass, Character, Input, Name, Notation, characters_of, text_of};
use bidiscope_bidi::order::components::{duerst_control_insertions, strip_component_controls};
use bidiscope_bidi::order::fields::split_into_davis_fields;
use bidiscope_bidi::order::{DisplayConfig, Strategy, effect_of_edit};
use bidiscope_bidi::trace::Trace;
use bidiscope_idna::collisions::CollisionSearch;
use bidiscope_idna::verdict::{rfc3454, rfc5893};
use bidiscope_proof::automata::decide_property;
use bidiscope_proof::study::{
    DisplayProperty, DisplayPropertyStudy, StudyAlphabet, StudyOutcomeAtLength, ThreadCount, WorkProgress,
};
use bidiscope_url::InputAnalysis;
use bidiscope_url::text::find_resource_identifiers;

use super::Atkin2001LabelGroup;
use super::escapes::{decode_rust_unicode_escapes, entities, with_entities};
use super::question::DocumentExampleQuestion;

/// See [`DocumentExampleRow::computed_answer`](super::DocumentExampleRow::computed_answer).
pub(super) fn answer(asked: &DocumentExampleQuestion, typed: &str, expected: &str) -> Option<String> {
    let code_points = Notation::CodePoints;
    match asked {
        DocumentExampleQuestion::DisplayOfName(notation, display) => {
            let characters = read(typed, *notation)?;
            notation.write_scalars(display.order(&characters).display(&characters).chars()).ok()
        }
        DocumentExampleQuestion::HasSameDisplay(notation, display)
        | DocumentExampleQuestion::HasSameDisplayInOppositeParagraph(notation, display) => {
            let search = CollisionSearch { notation: *notation, ..CollisionSearch::default() };
            let name = Input::read(typed, *notation).ok()?;
            let found = match asked {
                DocumentExampleQuestion::HasSameDisplayInOppositeParagraph(..) => {
                    search.collisions_in_opposite_paragraph(&name, display.clone())?
                }
                _ => search.collisions(&name, display.clone()),
            };
            expected_if(found.found_inputs.contains(&Input::read(expected, *notation).ok()?), expected)
        }
        DocumentExampleQuestion::BidiClasses(notation) => {
            let classes = read(typed, *notation)?.into_iter().map(|it| BidiClass::of(it.scalar).short_name());
            Some(classes.collect::<Vec<_>>().join(" "))
        }
        DocumentExampleQuestion::BidiRuleVerdict => {
            Some(rfc5893::bidi_rule_verdict(&Input::read(typed, code_points).ok()?).id().to_owned())
        }
        DocumentExampleQuestion::HasFinding | DocumentExampleQuestion::LacksFinding => {
            let analysis = InputAnalysis::new(&Input::read(typed, code_points).ok()?);
            let is_found = analysis.findings().iter().any(|it| it.finding_kind.id() == expected);
            expected_if(is_found == (*asked == DocumentExampleQuestion::HasFinding), expected)
        }
        DocumentExampleQuestion::NormalizationFormC => {
            let text = text_of(&read(typed, code_points)?);
            code_points.write_scalars(ComposingNormalizerBorrowed::new_nfc().normalize(&text).chars()).ok()
        }
        DocumentExampleQuestion::InsertDuerstControls(environment) => {
            let characters = read(typed, Notation::CapitalsAsHebrew)?;
            entities(&characters_of(
                &duerst_control_insertions(&characters, *environment).text_with_insertions(&characters),
            ))
        }
        DocumentExampleQuestion::RemoveDuerstControls => {
            entities(&strip_component_controls(&with_entities(typed)?))
        }
        DocumentExampleQuestion::FindOnlyIdentifier(grammar) => {
            let (text, expected_text) =
                (decode_rust_unicode_escapes(typed)?, decode_rust_unicode_escapes(expected)?);
            let found = find_resource_identifiers(&text, *grammar);
            expected_if(found.iter().map(|it| it.text(&text)).eq([expected_text.as_str()]), expected)
        }
        DocumentExampleQuestion::DavisFields => {
            let characters = characters_of(typed);
            let texts = split_into_davis_fields(&characters)
                .into_iter()
                .map(|it| text_of(&characters[it.character_range]));
            Some(texts.collect::<Vec<_>>().join(" "))
        }
        DocumentExampleQuestion::ContextSplitsLabel(surroundings) => {
            let display = DisplayConfig::with_default_options(Strategy::UbaLtr)
                .with_changed_choices(|it| it.surrounding_text = surroundings.context());
            let name = Input::read(typed, Notation::CapitalsAsHebrew).ok()?;
            let effect = display.line_around_name(name.characters()).surrounding_text_effect(&name, &display);
            expected_if(effect.is_label_after_name_split, expected)
        }
        DocumentExampleQuestion::EditMovesDistantCharacters(notation, display) => {
            let (before, after) = typed.split_once(' ')?;
            let effect = effect_of_edit(display, &read(before, *notation)?, &read(after, *notation)?);
            expected_if(!effect.moved_logical_indices_after.is_empty(), expected)
        }
        DocumentExampleQuestion::PolicyVerdict(policy) => {
            let analysis = InputAnalysis::new(&Input::read(typed, code_points).ok()?);
            let row = analysis.policy_verdicts().iter().find(|it| it.policy == *policy)?;
            Some(row.verdict.id().to_owned())
        }
        DocumentExampleQuestion::Atkin2001LabelGroup(notation) => {
            Some(Atkin2001LabelGroup::of_label(&read(typed, *notation)?).id().to_owned())
        }
        DocumentExampleQuestion::PropertyHolds(property, display) => {
            let classes: Vec<BidiClass> =
                read(typed, Notation::BidiClassNames)?.iter().map(|it| it.class).collect();
            match decide_property(*property, display, &classes).ok()?.counterexample_length() {
                Some(length) => Some(format!("fails {length}")),
                None => Some("proved".to_owned()),
            }
        }
        DocumentExampleQuestion::PropertyViolationCount { property, display, sequence_length } => {
            let row = measured(typed, *property, display, *sequence_length)?;
            let distinct = row.distinct_character_counterexample_count;
            let distinct = distinct.map_or_else(String::new, |it| format!(", distinct {it}"));
            Some(format!("{} of {}{distinct}", row.counterexample_count, row.covered_sequence_count))
        }
        DocumentExampleQuestion::AppliedDisplayRules(notation, display) => {
            let mut rules: Vec<&str> = Vec::new();
            for step in Trace::of_display(display.clone(), &read(typed, *notation)?).steps {
                if !rules.contains(&step.step_kind.id()) {
                    rules.push(step.step_kind.id());
                }
            }
            Some(rules.join(" "))
        }
        DocumentExampleQuestion::CodePointsMissingFromCharset(set) => match read(typed, code_points)?[..] {
            [first, last] => Some(set.missing_between(first.scalar, last.scalar)),
            _ => None,
        },
        DocumentExampleQuestion::Idna2003Display => {
            let name = Name::read(typed, code_points).ok()?;
            Some(rfc3454::display_refused_labels_encoded(&name).unwrap_or_else(|| name.decoded_text()))
        }
        DocumentExampleQuestion::IsUnreadable(notation) => {
            expected_if(notation.read(typed).is_err(), expected)
        }
    }
}

/// The study of a property for sequences of these classes: its row for this length.
fn measured(
    classes: &str,
    property: DisplayProperty,
    display: &DisplayConfig,
    length: usize,
) -> Option<StudyOutcomeAtLength> {
    let classes = read(classes, Notation::BidiClassNames)?.iter().map(|it| it.class).collect();
    let study = DisplayPropertyStudy {
        alphabet: StudyAlphabet::new(classes).ok()?,
        max_sequence_characters: length,
        tested_displays: vec![display.clone()],
        tested_properties: vec![property],
        thread_count: ThreadCount::Exactly(1),
    };
    let results = study.run(&WorkProgress::default(), |_| {}).ok()?;
    results.outcomes_at_lengths.into_iter().find(|it| it.sequence_characters == length)
}

/// The expected answer where it is right, or else its negation.
fn expected_if(is_so: bool, expected: &str) -> Option<String> {
    Some(if is_so { expected.to_owned() } else { format!("not {expected}") })
}

fn read(written: &str, notation: Notation) -> Option<Vec<Character>> {
    Some(notation.read(written).ok()?.into_iter().map(|it| Character::new(it.scalar)).collect())
}
