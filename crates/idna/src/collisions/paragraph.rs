//! The UBA's displays read back, in a paragraph without explicit controls.

use std::collections::HashSet;
use std::ops::{ControlFlow, Range};

use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::Direction;
use bidiscope_bidi::uba::{self, Engine, ParagraphDirection};

use super::Collector;
use super::acceptor::Acceptor;
use super::graph::Graph;
use super::units::Units;
use super::way_back::PossibleParagraph;

/// Finds the names that show what is to be seen as one of these paragraphs of the UBA.
pub(super) fn search(collector: &mut Collector<'_>, paragraphs: &[PossibleParagraph]) {
    for &(paragraph, first_strong) in paragraphs {
        let acceptor = collector.acceptor(paragraph, first_strong);
        let sources = SourceSearch::new(collector.shown, acceptor, true, &mut collector.work);
        collector.is_complete &= sources.is_complete;
        collector.counted = collector.counted.saturating_add(sources.count().unwrap_or(0));
        let mut for_trials = collector.work;
        let ended = sources.each(&mut for_trials, |logical| {
            if !collector.has_room() {
                return ControlFlow::Break(());
            }
            collector.offer(logical);
            ControlFlow::Continue(())
        });
        collector.is_complete &= ended == Ended::Complete;
        if ended != Ended::Complete {
            return;
        }
    }
}

/// How a walk through the sequences ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ended {
    /// All were visited.
    Complete,
    /// The visitor wanted no more.
    Stopped,
    /// The work did not suffice to try them all.
    OutOfWork,
}

/// The sequences that the UBA shows as a display in one paragraph.
pub(super) struct SourceSearch<'a> {
    display: &'a [Character],
    paragraph: Direction,
    graphs: Vec<(Units, Graph)>,
    /// Whether the work sufficed.
    pub(super) is_complete: bool,
    /// Whether each walk is a sequence that shows the display. Otherwise it must be tried.
    is_exact: bool,
}

impl<'a> SourceSearch<'a> {
    /// Searches for them; without `readable`, separators may stand anywhere.
    pub(super) fn new(
        display: &'a [Character],
        mut acceptor: Acceptor,
        readable: bool,
        work: &mut u64,
    ) -> Self {
        let is_exact = !uba::may_pair(display);
        acceptor.is_lenient = !is_exact;
        let paragraph = acceptor.paragraph;
        let readings = match paragraph {
            Direction::LeftToRight => vec![Units::left_to_right(display)],
            Direction::RightToLeft => Units::right_to_left(display),
        };
        let mut sources = Self { display, paragraph, graphs: Vec::new(), is_complete: true, is_exact };
        for mut units in readings {
            if !readable {
                units.units.iter_mut().for_each(|unit| unit.separates = false);
            }
            let graph = Graph::new(&units, &acceptor, work);
            sources.is_complete &= graph.is_complete;
            sources.graphs.push((units, graph));
        }
        sources
    }

    /// How many there are at least; `None` where they must be tried.
    pub(super) fn count(&self) -> Option<u64> {
        let walks = self.graphs.iter().map(|(_, graph)| graph.walks);
        self.is_exact.then(|| walks.fold(0, u64::saturating_add))
    }

    /// Hands each sequence to `visit`, in logical order, each once.
    pub(super) fn each(
        &self,
        work: &mut u64,
        mut visit: impl FnMut(Vec<Character>) -> ControlFlow<()>,
    ) -> Ended {
        let mut ended = Ended::Complete;
        // Guesses about brackets can be wrong, and lead to one sequence twice.
        let mut seen = HashSet::new();
        let mut engine = Engine::new();
        let cost = 50 + 10 * self.display.len() as u64;
        for (units, graph) in &self.graphs {
            let stopped = graph.each_walk(|walk| {
                let logical = self.logical(units, walk);
                if !self.is_exact {
                    let Some(left) = work.checked_sub(cost) else {
                        ended = Ended::OutOfWork;
                        return ControlFlow::Break(());
                    };
                    *work = left;
                    let shown = engine.order(&logical, ParagraphDirection::Fixed(self.paragraph));
                    if !shown.iter().map(|it| logical[it.0]).eq(self.display.iter().copied())
                        || !seen.insert(logical.clone())
                    {
                        return ControlFlow::Continue(());
                    }
                }
                visit(logical)
            });
            if stopped.is_break() {
                return if ended == Ended::OutOfWork { ended } else { Ended::Stopped };
            }
        }
        ended
    }

    fn logical(&self, units: &Units, walk: &[Range<usize>]) -> Vec<Character> {
        let mut logical = Vec::with_capacity(self.display.len());
        logical.extend_from_slice(&self.display[units.lead.clone()]);
        for unit in walk.iter().cloned().flatten() {
            logical.extend_from_slice(&self.display[units.units[unit].display.clone()]);
        }
        logical
    }
}
