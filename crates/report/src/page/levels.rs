//! The levels of text: the paragraph's, with what decided it, and those of each run.

use std::collections::BTreeSet;

use bidiscope_bidi::name::text_of;
use bidiscope_bidi::order::{Direction, DisplayOption, Strategy};
use bidiscope_bidi::trace::{Trace, TraceStepDetail};
use bidiscope_bidi::uba::{self, NoObserver, ParagraphDirection, UbaRule, level_runs};
use bidiscope_url::InputAnalysis;
use bidiscope_words::{Message, message};

use super::block::{MAX_SHOWN_NAME_CHARACTERS, PageBlock, PageSection};
use super::line::PageLine;
use super::section_id::PageSectionId;
use super::table::TableBlock;
use crate::titles::Titled;
use crate::words::ranges::number_ranges;

/// The most runs that are listed; the others are counted.
const MAX_LISTED_RUNS: usize = 200;

/// The section, for a paragraph as this strategy has it: the UBA in either direction, else one whose first strong character gives
/// its direction. `None` of what is no text.
pub(crate) fn section(analysis: &InputAnalysis, strategy: Strategy) -> Option<PageSection> {
    if !analysis.is_text() {
        return None;
    }
    let characters = analysis.input().characters();
    let (strategy, direction) = match strategy {
        Strategy::UbaLtr => (strategy, ParagraphDirection::Fixed(Direction::LeftToRight)),
        Strategy::UbaRtl => (strategy, ParagraphDirection::Fixed(Direction::RightToLeft)),
        _ => (Strategy::UbaAuto, ParagraphDirection::Auto),
    };
    let resolved = uba::resolve(characters, direction, &mut NoObserver);
    let trace = Trace::of_display(strategy, characters);
    let made = trace.resolved_characters();
    let paragraph = PageBlock::Fact {
        title: DisplayOption::Paragraph.title().to_owned(),
        text: PageLine::from_message(&match strategy {
            Strategy::UbaAuto => paragraph_text(&trace, resolved.paragraph_level.number()),
            _ => message!(levels_paragraph_given, level = usize::from(resolved.paragraph_level.number())),
        }),
    };
    let runs: Vec<_> = level_runs(&resolved.levels).collect();
    let rows = runs.iter().take(MAX_LISTED_RUNS).map(|(range, level)| {
        let rules: BTreeSet<UbaRule> =
            made[range.clone()].iter().flat_map(|it| &it.changing_uba_rules).copied().collect();
        let rules: Vec<&str> = rules.into_iter().map(UbaRule::id).collect();
        let text: String =
            text_of(&characters[range.clone()]).chars().take(MAX_SHOWN_NAME_CHARACTERS).collect();
        vec![
            PageLine::from_code(level.number().to_string()),
            PageLine::from_message(&match level.direction() {
                Direction::LeftToRight => message!(direction_ltr),
                Direction::RightToLeft => message!(direction_rtl),
            }),
            PageLine::from_code(number_ranges(range.clone().map(|it| it + 1))),
            PageLine::from_code(rules.join(", ")),
            PageLine::from_name(text),
        ]
        .into_iter()
        .map(|it| it.on(range.clone()))
        .collect()
    });
    let columns = [
        message!(levels_level),
        message!(column_direction),
        message!(levels_positions),
        message!(levels_rules),
        message!(column_characters),
    ];
    let mut blocks = vec![paragraph, PageBlock::Table(TableBlock::new(&columns, rows))];
    let more = runs.len().saturating_sub(MAX_LISTED_RUNS);
    if more > 0 {
        blocks.push(PageBlock::paragraph(&message!(levels_more, count = more)));
    }
    Some(PageSection::new(
        PageSectionId::EmbeddingLevels,
        &message!(section_levels, display = strategy.id()),
        blocks,
    ))
}

/// The paragraph's level, and which character decides it.
fn paragraph_text(trace: &Trace, level: u8) -> Message<'static> {
    let first = trace.steps.iter().find_map(|step| match &step.detail {
        TraceStepDetail::FirstStrong { first_strong, .. } => Some(*first_strong),
        _ => None,
    });
    let position = first.flatten().map_or(0, |it| it + 1);
    message!(levels_paragraph_text, level = usize::from(level), position = position)
}
