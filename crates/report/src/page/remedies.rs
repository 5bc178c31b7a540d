//! What keeps text in order among other text: for each line that may be wanted, the smallest remedy in each surrounding.

use crate::words::list::{comma, semicolon};
use bidiscope_bidi::name::{BidiClass, Character, code_point};
use bidiscope_bidi::order::context::LineInContext;
use bidiscope_bidi::order::remedies::{
    MAX_REMEDIED_CHARACTERS, Remedied, Remedy, SURROUNDINGS, WantedText, wanted_texts,
};
use bidiscope_bidi::order::{ALM, LRM, RLM};
use bidiscope_url::InputAnalysis;
use bidiscope_words::{MessageValue, message};

use crate::titles::Titled;

use super::block::{Block, Section};
use super::line::{ContextBlock, Line, Piece, Target, Tone};
use super::section_id::SectionId;
use super::table::Table;

/// The section; `None` of what is no text.
pub(super) fn section(analysis: &InputAnalysis) -> Option<Section> {
    if !analysis.is_text() {
        return None;
    }
    let characters = analysis.input().characters();
    let texts = wanted_texts(characters);
    let mut blocks: Vec<Block> = texts.iter().flat_map(|it| of_reading(characters, it)).collect();
    if texts.is_empty() {
        blocks.push(Block::paragraph(&message!(remedies_too_long, most = MAX_REMEDIED_CHARACTERS)));
    } else {
        blocks.push(Block::heading(&message!(remedies_explained)));
        blocks.push(Block::paragraph(&message!(remedies_about)));
    }
    if texts.iter().any(|it| it.reading.is_by_parts()) {
        blocks.push(Block::paragraph(&message!(remedies_parts)));
    }
    Some(Section::new(SectionId::Remedies, &message!(section_remedies), blocks))
}

/// The wanted line, a row for each surrounding in which something is needed, the others, and the HTML that gives the line.
fn of_reading(given: &[Character], text: &WantedText) -> Vec<Block> {
    let wanted =
        ContextBlock { characters: text.characters.clone(), order: text.order.clone(), name_range: 0..0 };
    let mut blocks = vec![
        heading(text),
        Block::Fact(message!(remedies_wanted).to_string(), Piece::InContext(Box::new(wanted)).into()),
    ];
    let found = SURROUNDINGS.map(|it| text.in_surrounding(it));
    let (in_order, others): (Vec<&Remedied>, Vec<&Remedied>) =
        found.iter().partition(|it| it.remedy.as_ref().is_some_and(Remedy::is_empty));
    if !others.is_empty() {
        let columns = [
            message!(remedies_where),
            message!(remedies_helps),
            message!(remedies_now),
            message!(remedies_then),
        ];
        blocks.push(Block::Table(Table::new(&columns, others.iter().map(|it| row(given, it)))));
    }
    if !in_order.is_empty() {
        let line = Line::text(titles(&in_order)).in_tone(Tone::Good);
        blocks.push(Block::Fact(message!(remedies_nothing).to_string(), line));
    }
    let mut html: Vec<(&str, Vec<&Remedied>)> = Vec::new();
    for it in others {
        let Some(markup) = &it.markup else { continue };
        match html.iter_mut().find(|known| known.0 == markup.html) {
            Some(known) => known.1.push(it),
            None => html.push((&markup.html, vec![it])),
        }
    }
    let is_one = html.len() == 1;
    blocks.extend(html.into_iter().map(|(html, found)| {
        let name = match is_one {
            true => message!(remedies_html).to_string(),
            false => message!(remedies_html_in, surroundings = titles(&found)).to_string(),
        };
        Block::Fact(name, Line::prose(html).offering(copied(html, message!(copied_html).static_text())))
    }));
    blocks
}

/// How the line reads, and without which controls the paragraph shows it.
fn heading(text: &WantedText) -> Block {
    let without = text.left_out_characters();
    if without.is_empty() {
        return Block::heading(&text.reading.title_message());
    }
    let controls: Vec<String> = without.into_iter().map(code_point).collect();
    Block::heading(&message!(
        remedies_without,
        reading = text.reading.title(),
        controls = controls.join(comma())
    ))
}

/// The surroundings.
fn titles(found: &[&Remedied]) -> String {
    found.iter().map(|it| it.surrounding.title()).collect::<Vec<_>>().join(semicolon())
}

/// Where the text stands, the remedy with the text to copy, the line there without it, and the line with it. The lines of long
/// texts are long: what is pressed stands before them.
fn row(given: &[Character], found: &Remedied) -> Vec<Line> {
    let (helps, then) = match &found.remedy {
        Some(remedy) => {
            let target = copied(&remedy.text, message!(copied_remedied).static_text());
            (Line::text(change_text(given, remedy)).offering(target), line(&remedy.line))
        }
        None => (Line::words(&message!(remedies_none)).in_tone(Tone::Warning), Line::default()),
    };
    vec![Line::words(&found.surrounding.title_message()), helps, line(&found.line_without_fix), then]
}

fn copied(text: &str, what: &'static str) -> Target {
    Target::Copy { text: text.to_owned(), what }
}

fn line(line: &LineInContext) -> Line {
    let LineInContext { characters, order, name_range: name, .. } = line.clone();
    Piece::InContext(Box::new(ContextBlock { characters, order, name_range: name })).into()
}

/// What is removed, and what is inserted where.
fn change_text(given: &[Character], remedy: &Remedy) -> String {
    let named = |scalar: char| {
        let name = match scalar {
            LRM => "LRM",
            RLM => "RLM",
            ALM => "ALM",
            // Their classes are called as they are.
            other => BidiClass::of(other).short_name(),
        };
        format!("{name} ({})", code_point(scalar))
    };
    let removed = remedy.removed_character_indices.iter().map(|&at| {
        message!(remedies_removed, control = named(given[at].scalar), position = at + 1).to_string()
    });
    let inserted = remedy.inserted.iter().map(|it| {
        let place = match it.before {
            0 => "start",
            end if end == given.len() => "end",
            _ => "before",
        };
        let control = named(it.scalar);
        message!(remedies_inserted, place = place, control = control, position = it.before + 1).to_string()
    });
    let [removed, inserted] = [removed.collect::<Vec<_>>(), inserted.collect()].map(|it| it.join(comma()));
    let mut sentences = Vec::new();
    if !removed.is_empty() {
        sentences
            .push(message!(remedies_remove, controls = MessageValue::LocalizedText(removed)).isolated_text());
    }
    if !inserted.is_empty() {
        sentences.push(
            message!(remedies_insert, controls = MessageValue::LocalizedText(inserted)).isolated_text(),
        );
    }
    sentences.join(". ")
}
