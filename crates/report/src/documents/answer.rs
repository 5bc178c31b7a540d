//! The program's answer to a row of a document.

use icu_normalizer::ComposingNormalizerBorrowed;

use bidiscope_bidi::name::{BidiClass, Character, Input, Name, Notation, characters_of, text_of};
use bidiscope_bidi::order::components::{component_insertions, strip_component_controls};
use bidiscope_bidi::order::fields::fields;
use bidiscope_bidi::order::{DisplayConfig, Strategy, effect_of_edit};
use bidiscope_bidi::trace::Trace;
use bidiscope_idna::collisions::CollisionSearch;
use bidiscope_idna::verdict::{rfc3454, rfc5893};
use bidiscope_proof::automata::decide_property;
use bidiscope_proof::study::{Alphabet, Progress, Property, Study, StudyOutcome};
use bidiscope_url::InputAnalysis;
use bidiscope_url::text::find_identifiers;

use super::LabelGroup;
use super::escapes::{decode_escapes, entities, with_entities};
use super::question::DocumentQuestion;

/// See [`DocumentRow::computed_answer`](super::DocumentRow::computed_answer).
pub(super) fn answer(asked: &DocumentQuestion, typed: &str, expected: &str) -> Option<String> {
    let code_points = Notation::CodePoints;
    match asked {
        DocumentQuestion::Display(notation, display) => {
            let characters = read(typed, *notation)?;
            notation.write(display.order(&characters).display(&characters).chars()).ok()
        }
        DocumentQuestion::Collision(notation, display)
        | DocumentQuestion::CollisionAcrossParagraphs(notation, display) => {
            let search = CollisionSearch { notation: *notation, ..CollisionSearch::default() };
            let name = Input::read(typed, *notation).ok()?;
            let found = match asked {
                DocumentQuestion::CollisionAcrossParagraphs(..) => {
                    search.collisions_across_directions(&name, display.clone())?
                }
                _ => search.collisions(&name, display.clone()),
            };
            expected_if(found.names.contains(&Input::read(expected, *notation).ok()?), expected)
        }
        DocumentQuestion::Classes(notation) => {
            let classes = read(typed, *notation)?.into_iter().map(|it| BidiClass::of(it.scalar).short_name());
            Some(classes.collect::<Vec<_>>().join(" "))
        }
        DocumentQuestion::Verdict => {
            Some(rfc5893::bidi_rule_verdict(&Input::read(typed, code_points).ok()?).id().to_owned())
        }
        DocumentQuestion::Finding | DocumentQuestion::NoFinding => {
            let analysis = InputAnalysis::new(&Input::read(typed, code_points).ok()?);
            let is_found = analysis.findings().iter().any(|it| it.kind.id() == expected);
            expected_if(is_found == (*asked == DocumentQuestion::Finding), expected)
        }
        DocumentQuestion::Nfc => {
            let text = text_of(&read(typed, code_points)?);
            code_points.write(ComposingNormalizerBorrowed::new_nfc().normalize(&text).chars()).ok()
        }
        DocumentQuestion::InsertControls(environment) => {
            let characters = read(typed, Notation::Capitals)?;
            entities(&characters_of(
                &component_insertions(&characters, *environment).text_with_insertions(&characters),
            ))
        }
        DocumentQuestion::StripControls => entities(&strip_component_controls(&with_entities(typed)?)),
        DocumentQuestion::FindIdentifier(grammar) => {
            let (text, expected_text) = (decode_escapes(typed)?, decode_escapes(expected)?);
            let found = find_identifiers(&text, *grammar);
            expected_if(found.iter().map(|it| it.text(&text)).eq([expected_text.as_str()]), expected)
        }
        DocumentQuestion::Fields => {
            let characters = characters_of(typed);
            let texts = fields(&characters).into_iter().map(|it| text_of(&characters[it.character_range]));
            Some(texts.collect::<Vec<_>>().join(" "))
        }
        DocumentQuestion::ContextSplitsLabel(surroundings) => {
            let display = DisplayConfig::with_default_options(Strategy::UbaLtr)
                .with_changed_choices(|it| it.context = surroundings.context());
            let name = Input::read(typed, Notation::Capitals).ok()?;
            let effect = display.line_in_context(name.characters()).surrounding_text_effect(&name, &display);
            expected_if(effect.is_following_label_split, expected)
        }
        DocumentQuestion::EditMovesDistant(notation, display) => {
            let (before, after) = typed.split_once(' ')?;
            let effect = effect_of_edit(display, &read(before, *notation)?, &read(after, *notation)?);
            expected_if(!effect.moved_characters.is_empty(), expected)
        }
        DocumentQuestion::Policy(policy) => {
            let analysis = InputAnalysis::new(&Input::read(typed, code_points).ok()?);
            let row = analysis.policies().iter().find(|it| it.policy == *policy)?;
            Some(row.verdict.id().to_owned())
        }
        DocumentQuestion::LabelGroup(notation) => {
            Some(LabelGroup::of(&read(typed, *notation)?).id().to_owned())
        }
        DocumentQuestion::Property(property, display) => {
            let classes: Vec<BidiClass> = read(typed, Notation::Classes)?.iter().map(|it| it.class).collect();
            match decide_property(*property, display, &classes).ok()?.counterexample_length() {
                Some(length) => Some(format!("fails {length}")),
                None => Some("proved".to_owned()),
            }
        }
        DocumentQuestion::CountViolations(property, display, length) => {
            let row = measured(typed, *property, display, *length)?;
            let distinct = row.counterexamples_with_distinct_characters;
            let distinct = distinct.map_or_else(String::new, |it| format!(", distinct {it}"));
            Some(format!("{} of {}{distinct}", row.counterexamples, row.cases))
        }
        DocumentQuestion::AppliedRules(notation, display) => {
            let mut rules: Vec<&str> = Vec::new();
            for step in Trace::of(display.clone(), &read(typed, *notation)?).steps {
                if !rules.contains(&step.rule.id()) {
                    rules.push(step.rule.id());
                }
            }
            Some(rules.join(" "))
        }
        DocumentQuestion::MissingFromCharset(set) => match read(typed, code_points)?[..] {
            [first, last] => Some(set.missing_between(first.scalar, last.scalar)),
            _ => None,
        },
        DocumentQuestion::Idna2003Display => {
            let name = Name::read(typed, code_points).ok()?;
            Some(rfc3454::display_with_a_labels(&name).unwrap_or_else(|| name.text()))
        }
        DocumentQuestion::Unreadable(notation) => expected_if(notation.read(typed).is_err(), expected),
    }
}

/// The study of a property for sequences of these classes: its row for this length.
fn measured(
    classes: &str,
    property: Property,
    display: &DisplayConfig,
    length: usize,
) -> Option<StudyOutcome> {
    let classes = read(classes, Notation::Classes)?.iter().map(|it| it.class).collect();
    let study = Study {
        alphabet: Alphabet::new(classes).ok()?,
        max_length: length,
        displays: vec![display.clone()],
        properties: vec![property],
        threads: Some(1),
    };
    study.run(&Progress::default(), |_| {}).ok()?.rows.into_iter().find(|it| it.length == length)
}

/// The expected answer where it is right, or else its negation.
fn expected_if(is_so: bool, expected: &str) -> Option<String> {
    Some(if is_so { expected.to_owned() } else { format!("not {expected}") })
}

fn read(written: &str, notation: Notation) -> Option<Vec<Character>> {
    Some(notation.read(written).ok()?.into_iter().map(|it| Character::new(it.scalar)).collect())
}
