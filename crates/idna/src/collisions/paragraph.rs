//! Inverts the UBA in a paragraph without explicit controls.

use std::collections::HashSet;
use std::ops::{ControlFlow, Range};

use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::Direction;
use bidiscope_bidi::uba::{self, ParagraphDirection, UbaEngine};

use super::collector::Collector;
use super::graph::Graph;
use super::inverse::PossibleParagraph;
use super::uba_level_acceptor::UbaLevelSequenceAcceptor;
use super::units::Units;

/// Finds the names that the UBA shows as the given display in one of these paragraphs.
pub(super) fn search(collector: &mut Collector<'_>, paragraphs: &[PossibleParagraph]) {
    for &(paragraph, first_strong) in paragraphs {
        let acceptor = collector.acceptor(paragraph, first_strong);
        let as_name = !collector.may_be_url;
        let found = InverseSearch::new(collector.shown, acceptor, as_name, &mut collector.steps_left);
        let count = found.count().filter(|_| as_name).unwrap_or(0);
        collector.counted = collector.counted.saturating_add(count);
        let mut steps_for_checks = collector.steps_left;
        let end = found.for_each(&mut steps_for_checks, |logical| {
            if !collector.take_steps() {
                return ControlFlow::Break(());
            }
            collector.add_if_matching(logical);
            ControlFlow::Continue(())
        });
        collector.is_complete &= end == SearchEnd::Complete;
        if end != SearchEnd::Complete {
            return;
        }
    }
}

/// How a search ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SearchEnd {
    /// All orders were visited.
    Complete,
    /// The visitor returned `Break`.
    Stopped,
    /// The steps did not suffice for all orders.
    OutOfSteps,
}

/// The orders of the characters that the UBA shows as a given display in one paragraph.
pub(super) struct InverseSearch<'a> {
    display: &'a [Character],
    paragraph: Direction,
    graphs: Vec<(Units, Graph)>,
    /// Whether the steps sufficed to build the graphs.
    is_complete: bool,
    /// Whether every walk of the graphs is a correct order. Otherwise each must be checked with the UBA.
    is_exact: bool,
}

impl<'a> InverseSearch<'a> {
    /// Builds the graphs; without `as_name`, label separators may be anywhere.
    pub(super) fn new(
        display: &'a [Character],
        mut acceptor: UbaLevelSequenceAcceptor,
        as_name: bool,
        steps_left: &mut u64,
    ) -> Self {
        let is_exact = !uba::may_have_bracket_pairs(display);
        acceptor.accepts_any_neutral_level = !is_exact;
        let paragraph = acceptor.paragraph_direction;
        let divisions = match paragraph {
            Direction::LeftToRight => vec![Units::left_to_right(display)],
            Direction::RightToLeft => Units::right_to_left(display),
        };
        let mut search = Self { display, paragraph, graphs: Vec::new(), is_complete: true, is_exact };
        for mut units in divisions {
            if !as_name {
                units.units.iter_mut().for_each(|unit| unit.is_separator = false);
            }
            let graph = Graph::new(&units, &acceptor, steps_left);
            search.is_complete &= graph.is_complete;
            search.graphs.push((units, graph));
        }
        search
    }

    /// The number of orders, if the graphs are exact; `None` where each order must be checked.
    pub(super) fn count(&self) -> Option<u64> {
        let walks = self.graphs.iter().map(|(_, graph)| graph.walks);
        self.is_exact.then(|| walks.fold(0, u64::saturating_add))
    }

    /// Calls `visit` with each order once, in logical order of its characters, and takes the steps of each off `steps_left`.
    pub(super) fn for_each(
        &self,
        steps_left: &mut u64,
        mut visit: impl FnMut(Vec<Character>) -> ControlFlow<()>,
    ) -> SearchEnd {
        let mut end = if self.is_complete { SearchEnd::Complete } else { SearchEnd::OutOfSteps };
        // Assumptions about bracket pairs (N0) can be wrong, and several can lead to the same order.
        let mut seen = HashSet::new();
        let mut engine = UbaEngine::new();
        let cost = 50 + 10 * self.display.len() as u64;
        for (units, graph) in &self.graphs {
            let stopped = graph.for_each_walk(|walk| {
                let Some(left) = steps_left.checked_sub(cost) else {
                    end = SearchEnd::OutOfSteps;
                    return ControlFlow::Break(());
                };
                *steps_left = left;
                let logical = self.logical(units, walk);
                if !self.is_exact {
                    let shown = engine.visual_order(&logical, ParagraphDirection::Fixed(self.paragraph));
                    if !shown.iter().map(|it| logical[it.0]).eq(self.display.iter().copied())
                        || !seen.insert(logical.clone())
                    {
                        return ControlFlow::Continue(());
                    }
                }
                visit(logical)
            });
            if stopped.is_break() {
                return if end == SearchEnd::OutOfSteps { end } else { SearchEnd::Stopped };
            }
        }
        end
    }

    fn logical(&self, units: &Units, walk: &[Range<usize>]) -> Vec<Character> {
        let mut logical = Vec::with_capacity(self.display.len());
        logical.extend_from_slice(&self.display[units.leading_marks.clone()]);
        for unit in walk.iter().cloned().flatten() {
            logical.extend_from_slice(&self.display[units.units[unit].display.clone()]);
        }
        logical
    }
}
