//! The animation of a step that reorders characters. Rule L2 reverses level by level, so each level is a stage.

use std::ops::Range;

use super::super::trace::TraceView;

/// The animation of a step that reorders characters, in stages of equal duration.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReorderAnimation {
    /// The logical positions from left to right at the beginning.
    before: Vec<usize>,
    /// The stages, in order.
    stages: Vec<ReorderAnimationStage>,
    /// The levels of the characters in logical order; empty where stages are not by level.
    levels: Vec<u8>,
}

/// A stage of a [`ReorderAnimation`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReorderAnimationStage {
    /// The embedding level: characters at it or above are reversed (rule L2). `None` where all characters move at once.
    pub reversed_from_level: Option<u8>,
    /// The ranges of visual positions that are reversed, from left to right; empty where all characters move at once.
    pub reversed_visual_ranges: Vec<Range<usize>>,
    /// The logical positions from left to right at the end of the stage.
    pub logical_from_visual: Vec<usize>,
}

/// What a frame of a [`ReorderAnimation`] shows.
#[derive(Clone, PartialEq, Debug)]
pub struct ReorderAnimationFrame {
    /// The index of the stage, from 0.
    pub stage_index: usize,
    /// The position of each character, in logical order.
    pub character_positions: Vec<AnimatedCharacterPosition>,
}

/// The position of a character in a frame.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct AnimatedCharacterPosition {
    /// The visual position, from 0 at the left, in characters; fractions are between two positions.
    pub fractional_visual_index: f32,
    /// The vertical offset as a part of the greatest one, from -1 (below, moving left) to 1 (above, moving right), so
    /// that characters pass each other.
    pub vertical_offset_ratio: f32,
}

impl ReorderAnimation {
    /// The stages, in order.
    pub fn stages(&self) -> &[ReorderAnimationStage] {
        &self.stages
    }

    /// The embedding level of the character at this logical position; `None` where the stages are not levels.
    pub fn level(&self, logical_index: usize) -> Option<u8> {
        self.levels.get(logical_index).copied()
    }

    /// The frame at this progress, from 0 to 1; NaN counts as 1.
    pub fn frame_at(&self, progress: f32) -> ReorderAnimationFrame {
        let progress = if progress.is_nan() { 1.0 } else { progress.clamp(0.0, 1.0) };
        let way = progress * self.stages.len() as f32;
        let stage = ((way.ceil() as usize).saturating_sub(1)).min(self.stages.len() - 1);
        let part = way - stage as f32;
        let before = match stage.checked_sub(1) {
            Some(last) => &self.stages[last].logical_from_visual,
            None => &self.before,
        };
        let ReorderAnimationStage { reversed_visual_ranges: turned, logical_from_visual: order, .. } =
            &self.stages[stage];
        let (from, to) = (places(before), places(order));
        // Ease in and out.
        let eased = part * part * (3.0 - 2.0 * part);
        let height = (part * std::f32::consts::PI).sin();
        let place = |character: usize| {
            let (from, to) = (from[character], to[character]);
            let way = to as f32 - from as f32;
            let range = turned.get(turned.partition_point(|it| it.end <= from));
            let range = range.filter(|it| it.contains(&from)).map_or(order.len(), Range::len);
            let longest = range.saturating_sub(1).max(1) as f32;
            AnimatedCharacterPosition {
                fractional_visual_index: from as f32 + way * eased,
                vertical_offset_ratio: way / longest * height,
            }
        };
        ReorderAnimationFrame {
            stage_index: stage,
            character_positions: (0..order.len()).map(place).collect(),
        }
    }
}

/// The animation of a step, by its index; `None` where it moves no character.
pub(super) fn animation(view: &TraceView, step: usize) -> Option<ReorderAnimation> {
    let (before, after) = view.orders_around(step)?;
    if before == after {
        return None;
    }
    let mut stages = reversals(view, step, &before);
    // The context takes part in the reversals but is not visible: then all characters move at once.
    if stages.last().map(|it| &it.logical_from_visual) != Some(&after) {
        stages = vec![ReorderAnimationStage {
            reversed_from_level: None,
            reversed_visual_ranges: Vec::new(),
            logical_from_visual: after,
        }];
    }
    let is_by_levels = stages[0].reversed_from_level.is_some();
    let levels = view.levels_for_l2(step).filter(|_| is_by_levels).unwrap_or_default();
    Some(ReorderAnimation { before, stages, levels: levels.iter().map(|it| it.number()).collect() })
}

/// The reversals of rule L2 from the highest level to the lowest odd one, each paragraph for itself; those that change
/// nothing are left out. None where the step is another.
fn reversals(view: &TraceView, step: usize, before: &[usize]) -> Vec<ReorderAnimationStage> {
    let Some(levels) = view.levels_for_l2(step) else { return Vec::new() };
    let number = |at: usize| levels[at].number();
    let highest = levels.iter().map(|it| it.number()).max().unwrap_or(0);
    let mut order = before.to_vec();
    let mut stages = Vec::new();
    let paragraphs: Vec<Range<usize>> = view.paragraphs().collect();
    for level in (1..=highest).rev() {
        let mut turned = Vec::new();
        for paragraph in &paragraphs {
            let lowest_odd = paragraph.clone().map(number).filter(|it| it % 2 == 1).min();
            if lowest_odd.is_none_or(|lowest| level < lowest) {
                continue;
            }
            let mut at = paragraph.start;
            while at < paragraph.end {
                let start = at;
                while at < paragraph.end && number(order[at]) >= level {
                    at += 1;
                }
                if at - start > 1 {
                    order[start..at].reverse();
                    turned.push(start..at);
                }
                at += 1;
            }
        }
        if !turned.is_empty() {
            stages.push(ReorderAnimationStage {
                reversed_from_level: Some(level),
                reversed_visual_ranges: turned,
                logical_from_visual: order.clone(),
            });
        }
    }
    stages
}

/// The place of each character in an order.
fn places(order: &[usize]) -> Vec<usize> {
    let mut places = vec![0; order.len()];
    for (place, &character) in order.iter().enumerate() {
        places[character] = place;
    }
    places
}
