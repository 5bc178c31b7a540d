//! The control or the pair of brackets without which a display would be another.

use std::ops::Range;

use crate::name::{BidiClass, Character};
use crate::order::{Level, LogicalIndex};
use crate::uba::{UbaRule, UbaRuleEffect};

use super::Trace;
use super::control_pairs::{closer, end, is_visible};
use super::event::{CharRef, CharacterTraceEvent};
use super::shared_slice::LogicalCharacterRange;
use super::step::TraceStepDetail;
use super::summary::DisplaySummary;

/// The first control of the name that decides.
pub(super) fn control(trace: &Trace) -> Option<DisplaySummary> {
    let characters = &trace.characters;
    let embedded = trace.log.iter().filter_map(|entry| match entry.event {
        CharacterTraceEvent::UbaRuleApplied(UbaRuleEffect::EmbeddedByX5aToX6a {
            to_level: to,
            opening_control: CharRef::InName(LogicalIndex(opener)),
            ..
        }) => Some((opener, entry.character.name_character_index()?, to)),
        _ => None,
    });
    let mut embedded: Vec<(usize, usize, Level)> = embedded.collect();
    embedded.sort_unstable();
    // Each control with the first run of visible characters directly inside, and its level.
    let mut found: Vec<(usize, Range<usize>, Level)> = Vec::new();
    for of_one in embedded.chunk_by(|one, next| one.0 == next.0) {
        let visible = of_one.iter().filter(|it| is_visible(characters[it.1].class));
        let &(opener, start, level) = visible.clone().next().unwrap_or(&of_one[0]);
        let is_removed = |it: usize| characters[it].class.is_removed_by_x9();
        let end = visible
            .map(|it| it.1)
            .filter(|&at| at > start)
            .fold(start + 1, |end, at| if (end..at).all(is_removed) { at + 1 } else { end });
        found.push((opener, start..end, level));
    }
    let ignored = |it: &mut Character| it.class = BidiClass::BN;
    let with_closer = |opener: usize| closer(characters, opener).into_iter().chain(Some(opener));
    let decides_alone =
        |it: &&(usize, Range<usize>, Level)| decides(trace, &with_closer(it.0).collect::<Vec<_>>(), ignored);
    let of_all = || (0..characters.len()).filter(|&at| !is_visible(characters[at].class)).collect::<Vec<_>>();
    // Where only all of them together decide, the last one opens what is inside the others.
    let alone = found.iter().find(decides_alone);
    let (opener, inside, level) =
        alone.or_else(|| found.last().filter(|_| decides(trace, &of_all(), ignored)))?.clone();
    let rule = match characters[opener].class {
        BidiClass::RLE => UbaRule::X2,
        BidiClass::LRE => UbaRule::X3,
        BidiClass::RLO => UbaRule::X4,
        BidiClass::LRO => UbaRule::X5,
        BidiClass::RLI => UbaRule::X5a,
        BidiClass::LRI => UbaRule::X5b,
        _ => UbaRule::X5c,
    };
    let decides_alone = alone.is_some();
    let reaches = inside.end.max(end_of_visible(trace, opener));
    Some(DisplaySummary::ControlDecides {
        opening_control_index: LogicalIndex(opener),
        opening_uba_rule: rule,
        inside_direction: level.direction(),
        first_inside_range: LogicalCharacterRange(inside),
        scope_end_index: LogicalIndex(reaches),
        decides_alone,
    })
}

/// Where the last visible character inside a control of the name ends, be it inside another control too. A control that the
/// display inserts can end it, and its paragraph does.
fn end_of_visible(trace: &Trace, opener: usize) -> usize {
    let characters = &trace.characters;
    let mut paragraphs = trace.paragraphs().iter().map(|it| it.start_index..it.end_index);
    let paragraph = paragraphs.find(|it| it.contains(&opener)).unwrap_or(0..characters.len());
    let inserted: Vec<(usize, BidiClass)> = trace
        .steps
        .iter()
        .filter_map(|step| match &step.detail {
            TraceStepDetail::Inserted { before, scalar, .. } => Some((*before, BidiClass::of(*scalar))),
            _ => None,
        })
        .collect();
    let mut classes = Vec::new();
    let mut places = Vec::new();
    for at in paragraph.clone() {
        classes.extend(inserted.iter().filter(|it| it.0 == at).map(|it| it.1));
        places.push(classes.len());
        classes.push(characters[at].class);
    }
    let end = end(&classes, places[opener - paragraph.start]).map_or(classes.len(), |it| it.0);
    let is_inside = |at: &usize| places[at - paragraph.start] < end && is_visible(characters[*at].class);
    (opener + 1..paragraph.end).rfind(is_inside).map_or(opener + 1, |it| it + 1)
}

/// The first pair of brackets of the name that decides.
pub(super) fn brackets(trace: &Trace) -> Option<DisplaySummary> {
    trace.log.iter().find_map(|entry| {
        let CharacterTraceEvent::UbaRuleApplied(UbaRuleEffect::N0PairedBracket {
            other_bracket: partner,
            resolved_pair: Some(resolved),
        }) = entry.event
        else {
            return None;
        };
        let (opening, closing) = (entry.character.name_character_index()?, partner.name_character_index()?);
        let not_a_bracket = |it: &mut Character| it.scalar = '!';
        let decides = opening < closing && decides(trace, &[opening, closing], not_a_bracket);
        decides.then_some(DisplaySummary::BracketsDecide {
            opening_bracket_index: LogicalIndex(opening),
            closing_bracket_index: LogicalIndex(closing),
            resolved_pair: resolved,
        })
    })
}

/// Whether what is visible would be displayed in another order if these characters were changed.
fn decides(trace: &Trace, changed: &[usize], change: impl Fn(&mut Character)) -> bool {
    let mut characters = trace.display.reclassified_characters(&trace.characters).into_owned();
    changed.iter().for_each(|&at| change(&mut characters[at]));
    let order = trace.display.ordering_method(&characters).order(&characters);
    let is_visible = |it: &&LogicalIndex| is_visible(trace.characters[it.0].class);
    !order.logical_from_visual().iter().filter(is_visible).eq(trace.order().iter().filter(is_visible))
}
