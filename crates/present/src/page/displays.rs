//! The displays of a name, with what is remarkable about each.

use bidiscope_bidi::order::compare::is_same_display;
use bidiscope_bidi::order::{Strategy, StrategyFamily};
use bidiscope_idna::verdict::Analysis;

use crate::display_text::DisplayTitle;
use crate::message;
use crate::view::{BadgeSeverity, StrategyView, compare_displays};

use super::PageOptions;
use super::block::{Block, DisplayBlock, Line, Section, SectionId, Tone};
use super::findings::number_ranges;
use super::overview::in_notation;

pub(super) fn section(analysis: &Analysis, options: &PageOptions) -> Option<Section> {
    let name = analysis.name();
    let views = compare_displays(name, options.displays.iter().cloned());
    let mut outcomes: Vec<usize> = views.iter().filter_map(|it| it.outcome.map(|it| it.index)).collect();
    outcomes.sort_unstable();
    outcomes.dedup();
    let blocks: Vec<Block> = (0..views.len())
        .map(|at| Block::Display(Box::new(block(options, &views[at], &views[..at], outcomes.len() > 1))))
        .collect();
    let title = message!(section_displays, count = outcomes.len()).to_string();
    (!blocks.is_empty()).then_some(Section { id: SectionId::Displays, title, blocks })
}

fn block(
    options: &PageOptions,
    view: &StrategyView,
    above: &[StrategyView],
    has_letters: bool,
) -> DisplayBlock {
    let logical_from_visual = view.name_order.logical_from_visual().iter().map(|it| it.0 + 1);
    let order = message!(display_order, positions = number_ranges(logical_from_visual));
    DisplayBlock {
        letter: view.outcome.filter(|_| has_letters).map(|it| it.letter()),
        title: view.config.title(),
        order: Line::words(&order),
        notes: notes(options, view, above),
        view: view.clone(),
    }
}

/// What is remarkable about a display that is listed below the displays `above`.
fn notes(options: &PageOptions, view: &StrategyView, above: &[StrategyView]) -> Vec<Line> {
    let mut notes = Vec::new();
    if let Some(typed) = in_notation(options.notation, &view.display) {
        notes.push(Line::words(&message!(in_notation, text = typed, notation = options.notation.id())));
    }
    if view.config.strategy() == Strategy::UbaAuto {
        let direction = view.order.paragraph().id();
        notes.push(Line::words(&message!(paragraph_direction, direction = direction)));
    }
    let shows_the_same = |other: &&StrategyView| {
        other.config.strategy().family() != StrategyFamily::Stored
            && other.characters == view.characters
            && is_same_display(&view.characters, &other.order, &view.order)
    };
    // The first is enough.
    if let Some(other) = above.iter().find(shows_the_same) {
        notes.push(Line::words(&message!(shows_the_same, display = other.config.title())));
    }
    if view.config.strategy() != Strategy::Logical
        && let Some(summary) = &view.summary
    {
        notes.push(Line::text(&summary.sentence));
    }
    notes.extend(view.badges.iter().map(|badge| {
        let tone = match badge.severity() {
            BadgeSeverity::Remark => Tone::Neutral,
            BadgeSeverity::Warning => Tone::Warning,
            BadgeSeverity::Alarm => Tone::Bad,
        };
        let words = message!(badge_explained, badge = badge.text(), explanation = badge.explanation());
        Line::words(&words).in_tone(tone)
    }));
    notes.extend(view.proposal.marked_order.iter().map(|it| Line::text(&it.caption)));
    notes.extend(view.proposal.restrictions.iter().map(|it| Line::text(&it.sentence)));
    notes.extend(
        view.proposal
            .interpretation_notes
            .iter()
            .map(|it| Line::words(&message!(badge_explained, badge = it.place, explanation = it.sentence()))),
    );
    notes
}
