//! What keeps text in order among other text: for each line that may be wanted, the smallest remedy in each surrounding.

use bidiscope_bidi::name::{Character, character_name, code_point};
use bidiscope_bidi::order::context::LineInContext;
use bidiscope_bidi::order::remedies::{
    MAX_REMEDIED_CHARACTERS, Reading, Remedied, Remedy, SURROUNDINGS, WantedText, wanted_texts,
};
use bidiscope_url::InputAnalysis;
use bidiscope_words::message;

use crate::titles::Titled;

use super::block::{Block, ContextBlock, Line, Piece, Section, SectionId, Table, Target, Tone};

/// The section; `None` of what is no text.
pub(super) fn section(analysis: &InputAnalysis) -> Option<Section> {
    if !analysis.is_text() {
        return None;
    }
    let characters = analysis.input().characters();
    let texts = wanted_texts(characters);
    let mut blocks = match texts.is_empty() {
        true => vec![Block::paragraph(&message!(remedies_too_long, most = MAX_REMEDIED_CHARACTERS))],
        false => vec![Block::paragraph(&message!(remedies_about))],
    };
    if texts.iter().any(|it| matches!(it.reading, Reading::PartsLeftToRight | Reading::PartsRightToLeft)) {
        blocks.push(Block::paragraph(&message!(remedies_parts)));
    }
    blocks.extend(texts.iter().flat_map(|it| of_reading(characters, it)));
    Some(Section::new(SectionId::Remedies, &message!(section_remedies), blocks))
}

/// The wanted line, a row for each surrounding, and the HTML that gives it; mostly one is enough for all.
fn of_reading(given: &[Character], text: &WantedText) -> Vec<Block> {
    let found = SURROUNDINGS.map(|it| text.in_surrounding(it));
    let wanted = ContextBlock { characters: text.characters.clone(), order: text.order.clone(), name: 0..0 };
    let columns =
        [message!(remedies_where), message!(remedies_now), message!(remedies_helps), message!(remedies_then)];
    let mut blocks = vec![
        Block::heading(&text.reading.title_message()),
        Block::Fact(message!(remedies_wanted).to_string(), Piece::InContext(Box::new(wanted)).into()),
        Block::Table(Table::new(&columns, found.iter().map(|it| row(given, it)))),
    ];
    let mut html: Vec<&str> = found.iter().filter_map(|it| Some(it.markup.as_ref()?.html.as_str())).collect();
    html.dedup();
    blocks.extend(html.into_iter().map(|html| {
        let line = Line::code(html).offering(copied(html, message!(copied_html).fixed()));
        Block::Fact(message!(remedies_html).to_string(), line)
    }));
    blocks
}

/// Where the text stands, its line there without a remedy, the remedy with the text to copy, and the line with it.
fn row(given: &[Character], found: &Remedied) -> Vec<Line> {
    let (helps, then) = match &found.remedy {
        Some(remedy) if remedy.is_nothing() => {
            (Line::words(&message!(remedies_nothing)).in_tone(Tone::Good), Line::default())
        }
        Some(remedy) => {
            let target = copied(&remedy.text, message!(copied_remedied).fixed());
            (Line::text(change_text(given, remedy)).offering(target), line(&remedy.line))
        }
        None => (Line::words(&message!(remedies_none)).in_tone(Tone::Warning), Line::default()),
    };
    vec![Line::words(&found.surrounding.title_message()), line(&found.shown), helps, then]
}

fn copied(text: &str, what: &'static str) -> Target {
    Target::Copy { text: text.to_owned(), what }
}

fn line(line: &LineInContext) -> Line {
    let LineInContext { characters, order, name, .. } = line.clone();
    Piece::InContext(Box::new(ContextBlock { characters, order, name })).into()
}

/// What is removed, and what is inserted where.
fn change_text(given: &[Character], remedy: &Remedy) -> String {
    let named = |scalar: char| format!("{} {}", code_point(scalar), character_name(scalar));
    let removed = remedy.removed.iter().map(|&at| {
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
    let [removed, inserted] = [removed.collect::<Vec<_>>(), inserted.collect()].map(|it| it.join(", "));
    let mut sentences = Vec::new();
    if !removed.is_empty() {
        sentences.push(message!(remedies_remove, controls = removed).isolated());
    }
    if !inserted.is_empty() {
        sentences.push(message!(remedies_insert, controls = inserted).isolated());
    }
    sentences.join(". ")
}
