//! What each pane shows, as plain data: no fonts, no pixels, no egui.
//!
//! The window draws what stands here and nothing else, so most tests of the window look here.

mod badge;
mod cells;
mod choices;
mod grouping;
mod panes;
mod proposals;
mod study;
pub mod text;
mod trace;
mod twins;
mod verdict;

pub use badge::{Badge, Weight};
pub use cells::{CellView, LabelView};
pub use choices::Choices;
pub use grouping::{ExampleView, GroupingView, grouping_views};
pub use panes::{RunView, StrategyView, compared};
pub use proposals::{AsideView, MarkedView, ProposalView, RestrictionView};
pub use study::{
    StudyCell, StudyDetail, StudyExample, StudyRow, StudySequence, StudyTable, study_caption, study_detail,
    study_range, study_table,
};
pub use trace::{
    DifferenceView, Figure, Figures, LineSoFar, MachineView, Moment, StepView, TraceCell, TraceView,
    editions_matter,
};
pub use twins::{TwinView, TwinsView};
pub use verdict::{VerdictRow, VerdictView};

use crate::name::{Name, Notation, ReadError};
use crate::order::Strategy;
use crate::verdict::grouping::Bound;
use crate::verdict::{Report, report_within};

/// A name with everything that the Inspect tab shows of it.
#[derive(Clone, Debug)]
pub struct Inspection {
    /// The name.
    pub name: Name,
    /// What all rule sets say of it.
    pub report: Report,
    /// Its characters in logical order.
    pub cells: Vec<CellView>,
    /// Its labels in logical order.
    pub labels: Vec<LabelView>,
    /// One view a strategy, in the order of [`Strategy::ALL`].
    pub strategies: Vec<StrategyView>,
    /// Whether its labels stay whole among others.
    pub grouping: Vec<GroupingView>,
    /// The table of conditions and its sentences.
    pub verdict_view: VerdictView,
    /// Whether the search for contexts that tear a label has gone as far as it does; see
    /// [`Inspection::typed`].
    pub is_finished: bool,
}

impl Inspection {
    /// Reads a name and works out what every pane shows.
    ///
    /// # Errors
    /// Where the text cannot be read as a name; see [`Name::read`].
    pub fn read(text: &str, notation: Notation) -> Result<Self, ReadError> {
        Ok(Self::of(Name::read(text, notation)?))
    }

    /// Reads a name that is being typed: as [`Inspection::read`], but the search for contexts that tear
    /// a label is cut short, so that the next keystroke need not wait. [`Inspection::finish`] makes it
    /// whole.
    ///
    /// # Errors
    /// Where the text cannot be read as a name; see [`Name::read`].
    pub fn typed(text: &str, notation: Notation) -> Result<Self, ReadError> {
        Ok(Self::within(Name::read(text, notation)?, Bound::SHORT))
    }

    /// What every pane shows of this name.
    pub fn of(name: Name) -> Self {
        Self::within(name, Bound::WHOLE)
    }

    fn within(name: Name, bound: Bound) -> Self {
        let report = report_within(&name, bound);
        let is_finished = report.grouping.is_whole();
        let cells = cells::cells(&name, &report);
        let labels = cells::labels(&name, &report.rule);
        let grouping = grouping_views(&name, &report.grouping);
        let verdict_view = verdict::view(&name, &report.rule);
        let strategies = panes::strategies(&name, &Choices::default());
        Self { name, report, cells, labels, strategies, grouping, verdict_view, is_finished }
    }

    /// Makes up for what was cut short while the name was typed.
    pub fn finish(&mut self) {
        if self.is_finished {
            return;
        }
        // The rule, and what is told of it, does not depend on the search.
        self.report = report_within(&self.name, Bound::WHOLE);
        self.cells = cells::cells(&self.name, &self.report);
        self.grouping = grouping_views(&self.name, &self.report.grouping);
        self.is_finished = true;
    }

    /// Works out again what depends on the reader's choices: the displays.
    pub fn choose(&mut self, choices: &Choices) {
        self.strategies = panes::strategies(&self.name, choices);
    }

    /// What the pane of a strategy shows.
    pub fn strategy(&self, strategy: Strategy) -> Option<&StrategyView> {
        self.strategies.iter().find(|view| view.shows.strategy() == strategy)
    }
}
