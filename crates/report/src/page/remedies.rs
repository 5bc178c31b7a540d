//! What keeps text in order among other text: for each line that may be wanted, the smallest remedy in each surrounding.

use bidiscope_bidi::name::{Character, character_name, code_point};
use bidiscope_bidi::order::context::LineInContext;
use bidiscope_bidi::order::remedies::{
    MAX_REMEDIED_CHARACTERS, Remedied, Remedy, SURROUNDINGS, WantedText, wanted_texts,
};
use bidiscope_url::InputAnalysis;
use bidiscope_words::message;

use crate::titles::Titled;

use super::block::{Block, ContextBlock, Line, Section, SectionId, Target, Tone};

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
    blocks.extend(texts.iter().flat_map(|it| of_reading(characters, it)));
    Some(Section::new(SectionId::Remedies, &message!(section_remedies), blocks))
}

/// The wanted line, and what gives it; surroundings in which the same does are one group.
fn of_reading(given: &[Character], text: &WantedText) -> Vec<Block> {
    let title = text.reading.title_message();
    let about = title.attribute("about").unwrap_or_default();
    let wanted = ContextBlock { characters: text.characters.clone(), order: text.order.clone(), name: 0..0 };
    let mut blocks = vec![
        Block::heading(&title),
        Block::Paragraph(Line::text(about).in_tone(Tone::Weak)),
        Block::Context(Box::new(wanted)),
    ];
    let mut groups: Vec<Vec<Remedied>> = Vec::new();
    for found in SURROUNDINGS.map(|it| text.in_surrounding(it)) {
        match groups.iter_mut().find(|it| is_same(&it[0], &found)) {
            Some(group) => group.push(found),
            None => groups.push(vec![found]),
        }
    }
    blocks.extend(groups.iter().flat_map(|it| of_group(given, it)));
    blocks
}

fn is_same(one: &Remedied, other: &Remedied) -> bool {
    let change = |it: &Remedied| it.remedy.as_ref().map(|it| (it.removed.clone(), it.inserted.clone()));
    change(one) == change(other) && one.markup == other.markup
}

/// What is needed in these surroundings, the lines without it and with it, one for each order in which the text is without it,
/// and what can be copied.
fn of_group(given: &[Character], group: &[Remedied]) -> Vec<Block> {
    let titles: Vec<&str> = group.iter().map(|it| it.surrounding.title()).collect();
    let titles = titles.join("; ");
    let Remedied { remedy, markup, .. } = &group[0];
    let fact = match remedy {
        Some(remedy) if remedy.is_nothing() => Line::words(&message!(remedies_nothing)).in_tone(Tone::Good),
        Some(remedy) => Line::text(change_text(given, remedy)),
        None => Line::words(&message!(remedies_none)).in_tone(Tone::Warning),
    };
    let mut blocks = vec![Block::Fact(titles, fact)];
    if remedy.as_ref().is_some_and(Remedy::is_nothing) {
        return blocks;
    }
    let is_new = |at: usize| !group[..at].iter().any(|it| looks_the_same(&it.shown, &group[at].shown));
    for it in (0..group.len()).filter(|it| is_new(*it)).map(|it| &group[it]) {
        let surrounding = it.surrounding.title();
        let now = message!(remedies_now, surrounding = surrounding);
        blocks.extend([Block::paragraph(&now), line_block(&it.shown)]);
        if let Some(remedy) = &it.remedy {
            let then = message!(remedies_then, surrounding = surrounding);
            blocks.extend([Block::paragraph(&then), line_block(&remedy.line)]);
        }
    }
    let copied = |text: &str, what| Target::Copy { text: text.to_owned(), what };
    if let Some(Remedy { text, .. }) = remedy {
        let line = Line::name(text).offering(copied(text, message!(copied_remedied).fixed()));
        blocks.push(Block::Fact(message!(remedies_text).to_string(), line));
    }
    if let Some(markup) = markup {
        let line = Line::code(&markup.html).offering(copied(&markup.html, message!(copied_html).fixed()));
        blocks.push(Block::Fact(message!(remedies_html).to_string(), line));
        if let Some(css) = markup.css {
            let line = Line::code(css).offering(copied(css, message!(copied_css).fixed()));
            blocks.push(Block::Fact(message!(remedies_css).to_string(), line));
        }
    }
    blocks
}

/// Whether the text is in the same order in two lines, and in one piece in both or in neither.
fn looks_the_same(one: &LineInContext, other: &LineInContext) -> bool {
    let order = |it: &LineInContext| it.name_order.logical_from_visual().to_vec();
    order(one) == order(other) && one.is_split() == other.is_split()
}

fn line_block(line: &LineInContext) -> Block {
    Block::Context(Box::new(ContextBlock {
        characters: line.characters.clone(),
        order: line.order.clone(),
        name: line.name.clone(),
    }))
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
