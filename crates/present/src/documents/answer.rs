//! The program's answer to a row of a document.

use icu_normalizer::ComposingNormalizerBorrowed;

use bidiscope_bidi::name::{BidiClass, Character, Name, Notation, characters_of, text_of};
use bidiscope_bidi::order::components::{component_insertions, strip};
use bidiscope_bidi::order::fields::fields;
use bidiscope_bidi::order::{DisplayConfig, Strategy, effect_of_edit};
use bidiscope_idna::collisions::CollisionSearch;
use bidiscope_idna::text::{Grammar, find};
use bidiscope_idna::verdict::{Analysis, rfc5893};

use super::escapes::{decode_escapes, entities, with_entities};
use super::question::RowQuestion;

/// See [`DocumentRow::answer`](super::DocumentRow::answer).
pub(super) fn answer(asked: &RowQuestion, typed: &str, expected: &str) -> Option<String> {
    let code_points = Notation::CodePoints;
    match asked {
        RowQuestion::Display(notation, display) => {
            let characters = read(typed, *notation)?;
            notation.write(display.order(&characters).display(&characters).chars()).ok()
        }
        RowQuestion::Collision(notation, display)
        | RowQuestion::CollisionAcrossParagraphs(notation, display) => {
            let search = CollisionSearch { notation: *notation, ..CollisionSearch::default() };
            let name = Name::read(typed, *notation).ok()?;
            let found = match asked {
                RowQuestion::CollisionAcrossParagraphs(..) => {
                    search.collisions_across_directions(&name, display.clone())?
                }
                _ => search.collisions(&name, display.clone()),
            };
            expected_if(found.names.contains(&Name::read(expected, *notation).ok()?), expected)
        }
        RowQuestion::Classes(notation) => {
            let classes = read(typed, *notation)?.into_iter().map(|it| BidiClass::of(it.scalar).short_name());
            Some(classes.collect::<Vec<_>>().join(" "))
        }
        RowQuestion::Verdict => {
            Some(rfc5893::judge(&Name::read(typed, code_points).ok()?).verdict.id().to_owned())
        }
        RowQuestion::Finding | RowQuestion::NoFinding => {
            let analysis = Analysis::new(&Name::read(typed, code_points).ok()?);
            let is_found = analysis.findings().iter().any(|it| it.id.id() == expected);
            expected_if(is_found == (*asked == RowQuestion::Finding), expected)
        }
        RowQuestion::Nfc => {
            let text = text_of(&read(typed, code_points)?);
            code_points.write(ComposingNormalizerBorrowed::new_nfc().normalize(&text).chars()).ok()
        }
        RowQuestion::InsertControls(environment) => {
            let characters = read(typed, Notation::Capitals)?;
            entities(&characters_of(&component_insertions(&characters, *environment).text(&characters)))
        }
        RowQuestion::StripControls => entities(&strip(&with_entities(typed)?)),
        RowQuestion::FindIdentifier => {
            let (text, expected_text) = (decode_escapes(typed)?, decode_escapes(expected)?);
            let found = find(&text, Grammar::default());
            expected_if(found.iter().map(|it| it.text(&text)).eq([expected_text.as_str()]), expected)
        }
        RowQuestion::Fields => {
            let characters = characters_of(typed);
            let texts = fields(&characters).into_iter().map(|it| text_of(&characters[it.range]));
            Some(texts.collect::<Vec<_>>().join(" "))
        }
        RowQuestion::Context(surroundings) => {
            let display = DisplayConfig::plain(Strategy::UbaLtr).with_context(surroundings.context());
            let name = Name::read(typed, Notation::Capitals).ok()?;
            let effect = display.line(name.characters()).effect_of_context(&name, &display);
            expected_if(effect.splits_neighbour_label, expected)
        }
        RowQuestion::Edit(notation, display) => {
            let (before, after) = typed.split_once(' ')?;
            let effect = effect_of_edit(display, &read(before, *notation)?, &read(after, *notation)?);
            expected_if(!effect.moved_far.is_empty(), expected)
        }
    }
}

/// The expected answer where it is right, or else its negation.
fn expected_if(is_so: bool, expected: &str) -> Option<String> {
    Some(if is_so { expected.to_owned() } else { format!("not {expected}") })
}

fn read(written: &str, notation: Notation) -> Option<Vec<Character>> {
    Some(notation.read(written).ok()?.into_iter().map(|it| Character::new(it.scalar)).collect())
}
