//! How the characters go from their places before a step to those after it. Rule L2 reverses level by level, and so
//! they go: each level is a stage.

use std::ops::Range;

use super::super::trace::TraceView;

/// The way of the characters from place to place, in stages of equal length.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Slide {
    /// The logical positions from left to right at the beginning.
    before: Vec<usize>,
    /// Never none.
    stages: Vec<SlideStage>,
    /// The levels by which stages are told, in logical order; none where no level is.
    levels: Vec<u8>,
}

/// A part of the way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SlideStage {
    /// What is turned round: all that has this level or a higher one; `None` where the characters go to their places
    /// at once.
    pub level: Option<u8>,
    /// The stretches of places that are turned round, from left to right.
    pub turned: Vec<Range<usize>>,
    /// The logical positions from left to right when it is done.
    pub order: Vec<usize>,
}

/// Where the characters are on their way.
#[derive(Clone, PartialEq, Debug)]
pub struct SlideMoment {
    /// The stage, as an index.
    pub stage: usize,
    /// For each character, in logical order.
    pub places: Vec<SlidePlace>,
}

/// Where a character is on its way.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SlidePlace {
    /// Its place from the left, in places.
    pub place: f32,
    /// How far it is lifted out of the row, from -1 (below, while it goes to the left) to 1 (above), so that
    /// characters pass each other.
    pub lift: f32,
}

impl Slide {
    /// The stages, in order.
    pub fn stages(&self) -> &[SlideStage] {
        &self.stages
    }

    /// The level of a character, where it is turned round by levels.
    pub fn level(&self, character: usize) -> Option<u8> {
        self.levels.get(character).copied()
    }

    /// Where the characters are after this part of the way, from 0 to 1; what is no such number is its end.
    pub fn at(&self, progress: f32) -> SlideMoment {
        let progress = if progress.is_nan() { 1.0 } else { progress.clamp(0.0, 1.0) };
        let way = progress * self.stages.len() as f32;
        let stage = ((way.ceil() as usize).saturating_sub(1)).min(self.stages.len() - 1);
        let part = way - stage as f32;
        let before = match stage.checked_sub(1) {
            Some(last) => &self.stages[last].order,
            None => &self.before,
        };
        let SlideStage { turned, order, .. } = &self.stages[stage];
        let (from, to) = (places(before), places(order));
        // Slowly at first and at the end.
        let gone = part * part * (3.0 - 2.0 * part);
        let height = (part * std::f32::consts::PI).sin();
        let place = |character: usize| {
            let (from, to) = (from[character], to[character]);
            let way = to as f32 - from as f32;
            let stretch = turned.get(turned.partition_point(|it| it.end <= from));
            let stretch = stretch.filter(|it| it.contains(&from)).map_or(order.len(), Range::len);
            let longest = stretch.saturating_sub(1).max(1) as f32;
            SlidePlace { place: from as f32 + way * gone, lift: way / longest * height }
        };
        SlideMoment { stage, places: (0..order.len()).map(place).collect() }
    }
}

/// The way that a step, by its index, sends the characters; `None` where it moves none.
pub(super) fn slide(view: &TraceView, step: usize) -> Option<Slide> {
    let (before, after) = view.orders_round(step)?;
    if before == after {
        return None;
    }
    let mut stages = reversals(view, step, &before);
    // What stands round the name takes part, but is not seen: then they go at once.
    if stages.last().map(|it| &it.order) != Some(&after) {
        stages = vec![SlideStage { level: None, turned: Vec::new(), order: after }];
    }
    let is_by_levels = stages[0].level.is_some();
    let levels = view.levels_for_l2(step).filter(|_| is_by_levels).unwrap_or_default();
    Some(Slide { before, stages, levels: levels.iter().map(|it| it.number()).collect() })
}

/// The reversals of rule L2 from the highest level to the lowest odd one, each paragraph for itself; those that change
/// nothing are left out. None where the step is another.
fn reversals(view: &TraceView, step: usize, before: &[usize]) -> Vec<SlideStage> {
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
            stages.push(SlideStage { level: Some(level), turned, order: order.clone() });
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
