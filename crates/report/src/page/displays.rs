//! The displays of a name, with what is remarkable about each.

use bidiscope_bidi::order::compare::is_same_display;
use bidiscope_bidi::order::{Strategy, StrategyFamily};
use bidiscope_url::InputAnalysis;
use bidiscope_words::{MessageValue, message};

use crate::view::{
    DisplayBadgeSeverity, DisplaySummaryView, StrategyView, compare_displays, first_difference,
};
use crate::words::display::DisplayTitle;
use crate::words::verdict::ascii_form_in_notation;

use super::block::{DisplayBlock, PageBlock, PageSection};
use super::line::{PageLine, Tone};
use super::options::PageOptions;
use super::section_id::PageSectionId;
use crate::words::ranges::number_ranges;

pub(super) fn section(analysis: &InputAnalysis, options: &PageOptions) -> Option<PageSection> {
    let name = analysis.input();
    let views = compare_displays(name, options.displays.iter().cloned());
    let mut letters: Vec<usize> =
        views.iter().filter_map(|it| it.same_display_letter.map(|it| it.distinct_display_index)).collect();
    letters.sort_unstable();
    letters.dedup();
    // As in the window, where it is the reference unless another one is chosen.
    let reference = views.iter().find(|it| it.display_config.strategy() == Strategy::OneToOne);
    let beside = |view: &StrategyView| {
        let reference = reference.filter(|it| it.same_display_letter != view.same_display_letter)?;
        first_difference(
            name.characters(),
            options.notation,
            &reference.display_config,
            &view.display_config,
        )?
        .shown_display_summary
    };
    let block_of = |at: usize| {
        let summary = beside(&views[at]).or_else(|| views[at].display_summary.clone());
        block(options, &views[at], &views[..at], (summary, letters.len() > 1))
    };
    let blocks: Vec<PageBlock> =
        (0..views.len()).map(|at| PageBlock::Display(Box::new(block_of(at)))).collect();
    // One display alone is compared with nothing.
    let results = if views.len() > 1 { letters.len() } else { 0 };
    let title = message!(section_displays, count = results);
    (!blocks.is_empty()).then(|| PageSection::new(PageSectionId::Displays, &title, blocks))
}

fn block(
    options: &PageOptions,
    view: &StrategyView,
    above: &[StrategyView],
    (summary, has_letters): (Option<DisplaySummaryView>, bool),
) -> DisplayBlock {
    let logical_from_visual = view.name_order.logical_from_visual().iter().map(|it| it.0 + 1);
    let custom = options.custom_display_titles.iter().find(|it| it.display == view.display_config);
    let order = message!(display_order, positions = number_ranges(logical_from_visual));
    DisplayBlock {
        letter: view.same_display_letter.filter(|_| has_letters).map(|it| it.letter_text()),
        title: custom.map_or_else(|| view.display_config.title(), |it| it.title.clone()),
        order_text: PageLine::from_message(&order),
        notes: notes(options, view, above, summary),
        view: view.clone(),
    }
}

/// What is remarkable about a display that is listed below the displays `above`, and why it looks so.
fn notes(
    options: &PageOptions,
    view: &StrategyView,
    above: &[StrategyView],
    summary: Option<DisplaySummaryView>,
) -> Vec<PageLine> {
    let mut notes = Vec::new();
    if let Some(typed) = ascii_form_in_notation(options.notation, &view.displayed_name) {
        notes.push(PageLine::from_message(&message!(
            in_notation,
            text = typed,
            notation = options.notation.id()
        )));
    }
    if view.display_config.strategy() == Strategy::UbaAuto {
        let direction = view.line_order.paragraph_direction().id();
        notes.push(PageLine::from_message(&message!(paragraph_direction, direction = direction)));
    }
    let shows_the_same = |other: &&StrategyView| {
        other.display_config.strategy().family() != StrategyFamily::LogicalOrder
            && other.line_characters == view.line_characters
            && is_same_display(&view.line_characters, &other.line_order, &view.line_order)
    };
    // The first is enough.
    if let Some(other) = above.iter().find(shows_the_same) {
        let title = MessageValue::LocalizedText(other.display_config.title());
        notes.push(PageLine::from_message(&message!(shows_the_same, display = title)));
    }
    if view.display_config.strategy() != Strategy::Logical
        && let Some(summary) = summary
    {
        notes.push(PageLine::from_text_with_isolates(&summary.isolated_sentences));
    }
    notes.extend(view.badges.iter().map(|badge| {
        let tone = match badge.severity() {
            DisplayBadgeSeverity::Remark => Tone::Neutral,
            DisplayBadgeSeverity::Warning => Tone::Warning,
            DisplayBadgeSeverity::Alarm => Tone::Bad,
        };
        let (badge, explanation) = (
            MessageValue::LocalizedText(badge.badge_text()),
            MessageValue::LocalizedText(badge.explanation()),
        );
        let words = message!(badge_explained, badge = badge, explanation = explanation);
        PageLine::from_message(&words).in_tone(tone)
    }));
    let visible_host = view.visible_host_sentence.iter();
    notes.extend(visible_host.map(|it| PageLine::from_message(it).in_tone(Tone::Warning)));
    notes.extend(
        view.proposal_view
            .order_with_controls
            .iter()
            .map(|it| PageLine::from_text_with_isolates(&it.caption)),
    );
    notes.extend(
        view.proposal_view
            .restriction_violations
            .iter()
            .map(|it| PageLine::from_text_with_isolates(&it.violation_sentence)),
    );
    notes.extend(view.proposal_view.interpretation_notes.iter().map(|it| {
        PageLine::from_message(&message!(
            badge_explained,
            badge = it.document_section,
            explanation = MessageValue::LocalizedText(it.sentence().to_owned())
        ))
    }));
    notes
}
