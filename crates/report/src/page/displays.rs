//! The displays of a name, with what is remarkable about each.

use bidiscope_bidi::order::compare::is_same_display;
use bidiscope_bidi::order::{Strategy, StrategyFamily};
use bidiscope_url::InputAnalysis;
use bidiscope_words::{MessageValue, message};

use crate::view::{BadgeSeverity, StrategyView, SummaryView, compare_displays, first_difference};
use crate::words::display::DisplayTitle;
use crate::words::verdict::in_ascii_notation;

use super::block::{Block, DisplayBlock, Section};
use super::line::{Line, Tone};
use super::options::PageOptions;
use super::section_id::SectionId;
use crate::words::ranges::number_ranges;

pub(super) fn section(analysis: &InputAnalysis, options: &PageOptions) -> Option<Section> {
    let name = analysis.input();
    let views = compare_displays(name, options.displays.iter().cloned());
    let mut letters: Vec<usize> =
        views.iter().filter_map(|it| it.display_letter.map(|it| it.index)).collect();
    letters.sort_unstable();
    letters.dedup();
    // As in the window, where it is the reference unless another one is chosen.
    let reference = views.iter().find(|it| it.config.strategy() == Strategy::OneToOne);
    let beside = |view: &StrategyView| {
        let reference = reference.filter(|it| it.display_letter != view.display_letter)?;
        first_difference(name.characters(), options.notation, &reference.config, &view.config)?.summary
    };
    let block_of = |at: usize| {
        let summary = beside(&views[at]).or_else(|| views[at].summary.clone());
        block(options, &views[at], &views[..at], (summary, letters.len() > 1))
    };
    let blocks: Vec<Block> = (0..views.len()).map(|at| Block::Display(Box::new(block_of(at)))).collect();
    // One display alone is compared with nothing.
    let results = if views.len() > 1 { letters.len() } else { 0 };
    let title = message!(section_displays, count = results);
    (!blocks.is_empty()).then(|| Section::new(SectionId::Displays, &title, blocks))
}

fn block(
    options: &PageOptions,
    view: &StrategyView,
    above: &[StrategyView],
    (summary, has_letters): (Option<SummaryView>, bool),
) -> DisplayBlock {
    let logical_from_visual = view.name_order.logical_from_visual().iter().map(|it| it.0 + 1);
    let custom = options.custom_display_titles.iter().find(|it| it.0 == view.config);
    let order = message!(display_order, positions = number_ranges(logical_from_visual));
    DisplayBlock {
        letter: view.display_letter.filter(|_| has_letters).map(|it| it.letter()),
        title: custom.map_or_else(|| view.config.title(), |it| it.1.clone()),
        order_text: Line::words(&order),
        notes: notes(options, view, above, summary),
        view: view.clone(),
    }
}

/// What is remarkable about a display that is listed below the displays `above`, and why it looks so.
fn notes(
    options: &PageOptions,
    view: &StrategyView,
    above: &[StrategyView],
    summary: Option<SummaryView>,
) -> Vec<Line> {
    let mut notes = Vec::new();
    if let Some(typed) = in_ascii_notation(options.notation, &view.display) {
        notes.push(Line::words(&message!(in_notation, text = typed, notation = options.notation.id())));
    }
    if view.config.strategy() == Strategy::UbaAuto {
        let direction = view.order.paragraph_direction().id();
        notes.push(Line::words(&message!(paragraph_direction, direction = direction)));
    }
    let shows_the_same = |other: &&StrategyView| {
        other.config.strategy().family() != StrategyFamily::Logical
            && other.characters == view.characters
            && is_same_display(&view.characters, &other.order, &view.order)
    };
    // The first is enough.
    if let Some(other) = above.iter().find(shows_the_same) {
        let title = MessageValue::LocalizedText(other.config.title());
        notes.push(Line::words(&message!(shows_the_same, display = title)));
    }
    if view.config.strategy() != Strategy::Logical
        && let Some(summary) = summary
    {
        notes.push(Line::text(&summary.isolated));
    }
    notes.extend(view.badges.iter().map(|badge| {
        let tone = match badge.severity() {
            BadgeSeverity::Remark => Tone::Neutral,
            BadgeSeverity::Warning => Tone::Warning,
            BadgeSeverity::Alarm => Tone::Bad,
        };
        let (badge, explanation) =
            (MessageValue::LocalizedText(badge.text()), MessageValue::LocalizedText(badge.explanation()));
        let words = message!(badge_explained, badge = badge, explanation = explanation);
        Line::words(&words).in_tone(tone)
    }));
    let visible_host = view.visible_host.iter();
    notes.extend(visible_host.map(|it| Line::words(it).in_tone(Tone::Warning)));
    notes.extend(view.proposal.order_with_controls.iter().map(|it| Line::text(&it.caption)));
    notes.extend(view.proposal.restrictions.iter().map(|it| Line::text(&it.sentence)));
    notes.extend(view.proposal.interpretation_notes.iter().map(|it| {
        Line::words(&message!(
            badge_explained,
            badge = it.document_section,
            explanation = MessageValue::LocalizedText(it.sentence().to_owned())
        ))
    }));
    notes
}
