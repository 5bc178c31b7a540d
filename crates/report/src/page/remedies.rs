//! What keeps text in order among other text: for each line that may be wanted, the smallest remedy in each surrounding.

use crate::words::list::{comma_separator, semicolon_separator};
use bidiscope_bidi::name::{BidiClass, Character, code_point};
use bidiscope_bidi::order::context::LineAroundName;
use bidiscope_bidi::order::text_order_fixes::{
    IntendedText, MAX_FIXABLE_TEXT_CHARACTERS, PRESETS_TRIED_FOR_FIXES, TextOrderFix, TextOrderFixResult,
    possible_intended_texts,
};
use bidiscope_bidi::order::{ALM, LRM, RLM};
use bidiscope_url::InputAnalysis;
use bidiscope_words::{MessageValue, message};

use crate::titles::Titled;

use super::block::{PageBlock, PageSection};
use super::line::{NameInContextBlock, PageLine, PageLinePiece, PointerTarget, Tone};
use super::section_id::PageSectionId;
use super::table::TableBlock;

/// The section; `None` of what is no text.
pub(super) fn section(analysis: &InputAnalysis) -> Option<PageSection> {
    if !analysis.is_text() {
        return None;
    }
    let characters = analysis.input().characters();
    let texts = possible_intended_texts(characters);
    let mut blocks: Vec<PageBlock> = texts.iter().flat_map(|it| of_reading(characters, it)).collect();
    if texts.is_empty() {
        blocks.push(PageBlock::paragraph(&message!(remedies_too_long, most = MAX_FIXABLE_TEXT_CHARACTERS)));
    } else {
        blocks.push(PageBlock::heading(&message!(remedies_explained)));
        blocks.push(PageBlock::paragraph(&message!(remedies_about)));
    }
    if texts.iter().any(|it| it.reading_order.orders_by_text_parts()) {
        blocks.push(PageBlock::paragraph(&message!(remedies_parts)));
    }
    Some(PageSection::new(PageSectionId::TextOrderRemedies, &message!(section_remedies), blocks))
}

/// The wanted line, a row for each surrounding in which something is needed, the others, and the HTML that gives the line.
fn of_reading(given: &[Character], text: &IntendedText) -> Vec<PageBlock> {
    let wanted = NameInContextBlock {
        logical_characters: text.characters.clone(),
        display_order: text.intended_order.clone(),
        logical_name_range: 0..0,
    };
    let mut blocks = vec![
        heading(text),
        PageBlock::Fact {
            title: message!(remedies_wanted).to_string(),
            text: PageLinePiece::NameInContext(Box::new(wanted)).into(),
        },
    ];
    let found = PRESETS_TRIED_FOR_FIXES.map(|it| text.find_fix_in_surrounding_text(it));
    let (in_order, others): (Vec<&TextOrderFixResult>, Vec<&TextOrderFixResult>) =
        found.iter().partition(|it| it.fix.as_ref().is_some_and(TextOrderFix::is_empty));
    if !others.is_empty() {
        let columns = [
            message!(remedies_where),
            message!(remedies_helps),
            message!(remedies_now),
            message!(remedies_then),
        ];
        blocks.push(PageBlock::Table(TableBlock::new(&columns, others.iter().map(|it| row(given, it)))));
    }
    if !in_order.is_empty() {
        let line = PageLine::from_text_with_isolates(titles(&in_order)).in_tone(Tone::Good);
        blocks.push(PageBlock::Fact { title: message!(remedies_nothing).to_string(), text: line });
    }
    let mut html: Vec<(&str, Vec<&TextOrderFixResult>)> = Vec::new();
    for it in others {
        let Some(markup) = &it.isolate_markup else { continue };
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
        PageBlock::Fact {
            title: name,
            text: PageLine::prose(html).offering(copied(html, message!(copied_html).static_text())),
        }
    }));
    blocks
}

/// How the line reads, and without which controls the paragraph shows it.
fn heading(text: &IntendedText) -> PageBlock {
    let without = text.omitted_needless_controls();
    if without.is_empty() {
        return PageBlock::heading(&text.reading_order.title_message());
    }
    let controls: Vec<String> = without.into_iter().map(code_point).collect();
    PageBlock::heading(&message!(
        remedies_without,
        reading = text.reading_order.title(),
        controls = controls.join(comma_separator())
    ))
}

/// The surroundings.
fn titles(found: &[&TextOrderFixResult]) -> String {
    found.iter().map(|it| it.surrounding_text_preset.title()).collect::<Vec<_>>().join(semicolon_separator())
}

/// Where the text stands, the remedy with the text to copy, the line there without it, and the line with it. The lines of long
/// texts are long: what is pressed stands before them.
fn row(given: &[Character], found: &TextOrderFixResult) -> Vec<PageLine> {
    let (helps, then) = match &found.fix {
        Some(remedy) => {
            let target = copied(&remedy.fixed_text, message!(copied_remedied).static_text());
            (
                PageLine::from_text_with_isolates(change_text(given, remedy)).offering(target),
                line(&remedy.fixed_line),
            )
        }
        None => {
            (PageLine::from_message(&message!(remedies_none)).in_tone(Tone::Warning), PageLine::default())
        }
    };
    vec![
        PageLine::from_message(&found.surrounding_text_preset.title_message()),
        helps,
        line(&found.line_without_fix),
        then,
    ]
}

fn copied(text: &str, what: &'static str) -> PointerTarget {
    PointerTarget::CopyableText { text: text.to_owned(), text_description: what }
}

fn line(line: &LineAroundName) -> PageLine {
    let LineAroundName { line_characters: characters, line_order: order, name_character_range: name, .. } =
        line.clone();
    PageLinePiece::NameInContext(Box::new(NameInContextBlock {
        logical_characters: characters,
        display_order: order,
        logical_name_range: name,
    }))
    .into()
}

/// What is removed, and what is inserted where.
fn change_text(given: &[Character], remedy: &TextOrderFix) -> String {
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
    let removed = remedy.removed_original_character_indices.iter().map(|&at| {
        message!(remedies_removed, control = named(given[at].scalar), position = at + 1).to_string()
    });
    let inserted = remedy.control_insertions.iter().map(|it| {
        let place = match it.before_original_character_index {
            0 => "start",
            end if end == given.len() => "end",
            _ => "before",
        };
        let control = named(it.inserted_scalar);
        message!(
            remedies_inserted,
            place = place,
            control = control,
            position = it.before_original_character_index + 1
        )
        .to_string()
    });
    let [removed, inserted] =
        [removed.collect::<Vec<_>>(), inserted.collect()].map(|it| it.join(comma_separator()));
    let mut sentences = Vec::new();
    if !removed.is_empty() {
        sentences.push(
            message!(remedies_remove, controls = MessageValue::LocalizedText(removed))
                .text_with_isolated_values(),
        );
    }
    if !inserted.is_empty() {
        sentences.push(
            message!(remedies_insert, controls = MessageValue::LocalizedText(inserted))
                .text_with_isolated_values(),
        );
    }
    sentences.join(". ")
}
