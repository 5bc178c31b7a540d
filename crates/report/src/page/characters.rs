//! The characters of a name in logical order.

use bidiscope_bidi::address::UrlPartKind;
use bidiscope_bidi::name::{character_name, code_point, is_mark, is_unprintable};
use bidiscope_idna::verdict::Severity;
use bidiscope_url::InputAnalysis;
use bidiscope_words::message;

use super::block::{Block, Line, Section, SectionId, Table, Tone};

/// The most characters of a name that are listed; the others are counted.
const MAX_LISTED_CHARACTERS: usize = 1_000;

pub(super) fn section(analysis: &InputAnalysis) -> Section {
    let name = analysis.input();
    let mut violates = vec![false; name.characters().len()];
    let violations = analysis.findings().iter().filter(|it| it.severity() == Severity::Violation);
    violations.flat_map(|it| &it.characters).for_each(|&at| violates[at] = true);
    let characters = name.characters().iter().zip(name.label_of()).zip(violates).enumerate();
    let mut columns = vec![
        message!(column_position),
        message!(column_character),
        message!(column_code_point),
        message!(column_character_name),
        message!(column_class),
    ];
    // Text has no labels and breaks no rule of names.
    if !analysis.is_text() {
        columns.extend([message!(column_label), message!(column_rule)]);
    }
    let rows = characters.take(MAX_LISTED_CHARACTERS).map(|(index, ((character, label), violates))| {
        let scalar = character.scalar;
        let mut row = vec![
            Line::code((index + 1).to_string()),
            glyph(scalar),
            Line::code(code_point(scalar)),
            Line::code(character_name(scalar)),
            Line::code(character.class.short_name()),
        ];
        if !analysis.is_text() {
            row.push(match label {
                Some(label) => Line::code((label + 1).to_string()),
                None => {
                    let part = name.url().and_then(|it| it.part_at(index));
                    Line::words(&message!(separator, part = part.map_or("none", UrlPartKind::id)))
                }
            });
            let violated = || Line::words(&message!(violates_rule)).in_tone(Tone::Bad);
            row.push(if violates { violated() } else { Line::default() });
        }
        row
    });
    let mut blocks = vec![Block::Table(Table::new(&columns, rows))];
    let more = name.characters().len().saturating_sub(MAX_LISTED_CHARACTERS);
    if more > 0 {
        blocks.push(Block::paragraph(&message!(more_characters, count = more)));
    }
    Section::new(SectionId::Characters, &message!(section_characters), blocks)
}

/// A character by itself; a mark on a dotted circle, nothing for an invisible one.
fn glyph(scalar: char) -> Line {
    if is_unprintable(scalar) {
        return Line::default();
    }
    let base = if is_mark(scalar) { "\u{25CC}" } else { "" };
    Line::name(format!("{base}{scalar}"))
}
