//! The data of each pane of the window: no fonts, no pixels, no egui.
//!
//! The window draws this data and nothing else, so that most of its tests are tests of this module.

mod accessibility;
mod badge;
mod cells;
mod collisions;
mod custom_strategies;
mod distant_move;
mod exploration;
mod findings;
mod first_difference;
mod glossary;
mod grouping;
mod headline;
mod label;
mod learn;
pub mod list;
mod names;
mod pane_settings;
mod panes;
mod proof;
mod proposals;
mod same_display;
mod step_presentation;
mod study;
mod summary;
pub mod text;
mod trace;
mod verdict;
mod zone;

pub use accessibility::{CellDescription, accessible_text, describe_positions, describe_runs};
pub use badge::{Badge, BadgeSeverity};
pub use cells::CellView;
pub use collisions::{CollisionView, CollisionsView, found_names_text};
pub use custom_strategies::{
    MAX_CUSTOM_STRATEGIES, SavedStrategies, SavedStrategy, StrategyId, reads_from_left_to_right,
    title_in_sentence, to_custom_strategy,
};
pub use distant_move::{DistantMove, MAX_EDITED_CHARACTERS};
pub use exploration::{ExplorationOrder, arranged_exploration, criteria_met};
pub use findings::{FindingView, FindingsView, list_positions};
pub use first_difference::{FirstDifferenceView, MAX_DIFFERENCE_CHARACTERS, first_difference};
pub use glossary::{GlossaryEntry, class_entry, class_glossary, entries_in, term_entry, term_glossary};
pub use grouping::{CounterexampleView, GroupingView, grouping_views};
pub use headline::{DnsView, HeadlineView};
pub use label::{DnsForm, LabelView, label_views};
pub use learn::{LearnDisplay, LearnPage, LearnRow};
pub use names::{CompareError, ComparedName, MAX_COMPARED_CHARACTERS, MAX_COMPARED_NAMES, add_compared};
pub use pane_settings::PaneSettings;
pub use panes::{RunView, StrategyView, compare_displays};
pub use proof::{
    MAX_DRAWN_STATES, PlacedState, ProofEdge, ProofGraph, ProofPicture, ProofText, ProofWalk, WalkError,
    WalkInput, WalkStep, parse_walk_input, proof_graph, proof_text,
};
pub use proposals::{MarkedOrderView, MarkedView, ProposalView, RestrictionView};
pub use same_display::OutcomeLetter;
pub use step_presentation::{
    AnimatedPosition, AnimationFrame, AnimationStage, PresentationDifference, PresentedCell, PresentedLine,
    ReorderAnimation, StepPresentation,
};
pub use study::{
    StudyCell, StudyDetail, StudyExample, StudyPicture, StudyRow, StudySequence, StudyTable, study_caption,
    study_detail, study_table,
};
pub use summary::{MAX_SUMMARY_CHARACTERS, SummaryView};
pub use trace::{
    CellValue, DifferenceView, PartialLine, ReorderingView, RowValues, StepPicture, StepView, TraceCell,
    TraceView, data_version_matters,
};
pub use verdict::{VerdictRow, VerdictView, verdict_view};
pub use zone::read_zone;

use bidiscope_bidi::name::{Name, Notation, ReadError};
use bidiscope_idna::verdict::grouping::Bound;
use bidiscope_idna::verdict::{Analysis, AnalysisOptions};

/// A name with all results that the Inspect tab shows.
#[derive(Clone, Debug)]
pub struct Inspection {
    /// The name.
    pub name: Name,
    /// The parent zone, the limit of the grouping search, and the rule set for suggested fixes.
    pub options: AnalysisOptions,
    /// The results of all rule sets.
    pub analysis: Analysis,
    /// Whether it may be registered.
    pub headline: HeadlineView,
    /// The DNS form of the name.
    pub dns: DnsView,
    /// Why the parent zone does not fit the name, in a sentence.
    pub zone_error: Option<String>,
    /// Its characters in logical order.
    pub cells: Vec<CellView>,
    /// Its labels in logical order.
    pub labels: Vec<LabelView>,
    /// The display of each strategy, in the order of
    /// [`Strategy::BUILT_IN`](bidiscope_bidi::order::Strategy::BUILT_IN), then the custom ones.
    pub strategies: Vec<StrategyView>,
    /// Character Grouping (RFC 5893, section 3).
    pub grouping: Vec<GroupingView>,
    /// The list of findings.
    pub findings: FindingsView,
    /// The table of the six conditions of the Bidi rule.
    pub verdict_view: VerdictView,
    /// Whether the search for contexts that split a label is complete. While a name is typed it stops early
    /// ([`Bound::SHORT`]); [`Inspection::finish`] completes it.
    pub is_finished: bool,
}

impl Inspection {
    /// Reads a name and computes what every pane shows.
    ///
    /// # Errors
    /// Where the text cannot be read as a name; see [`Name::read`].
    pub fn read(text: &str, notation: Notation) -> Result<Self, ReadError> {
        Ok(Self::of(Name::read(text, notation)?))
    }

    /// The results for this name, all labels of which are the applicant's.
    pub fn of(name: Name) -> Self {
        Self::with_options(name, AnalysisOptions::default())
    }

    /// The results for this name with these options.
    pub fn with_options(name: Name, options: AnalysisOptions) -> Self {
        let strategies = panes::strategies(&name, &PaneSettings::default());
        Self::with(name, options, strategies)
    }

    /// Recomputes the results with other options; the displays stay.
    pub fn set_options(&mut self, options: AnalysisOptions) {
        let strategies = std::mem::take(&mut self.strategies);
        *self = Self::with(self.name.clone(), options, strategies);
    }

    fn with(name: Name, options: AnalysisOptions, strategies: Vec<StrategyView>) -> Self {
        let analysis = Analysis::with_options(&name, options.clone());
        Self {
            headline: HeadlineView::of(&analysis),
            dns: DnsView::of(&analysis),
            zone_error: zone::zone_error(&analysis, &options),
            cells: cells::cells(&analysis),
            labels: label::label_views(&analysis),
            strategies,
            grouping: grouping_views(&name, analysis.grouping()),
            findings: FindingsView::of(&name, analysis.findings()),
            verdict_view: verdict_view(&analysis),
            is_finished: analysis.grouping().is_whole(),
            name,
            options,
            analysis,
        }
    }

    /// Completes the search that was cut short while the name was typed.
    pub fn finish(&mut self) {
        if !self.is_finished {
            self.set_options(AnalysisOptions { grouping_bound: Bound::FULL, ..self.options.clone() });
            self.is_finished = true;
        }
    }

    /// Recomputes the displays for these settings.
    pub fn set_pane_settings(&mut self, choices: &PaneSettings) {
        self.strategies = panes::strategies(&self.name, choices);
    }

    /// Which other panes show the same as this strategy, in a sentence; `None` where the strategy has no outcome
    /// letter.
    pub fn outcome_description(&self, strategy: impl Into<StrategyId>) -> Option<String> {
        self.strategy(strategy).and_then(|view| same_display::description(&self.strategies, view))
    }

    /// Which characters of a display are marked because they differ from the reference, in a sentence; empty where
    /// none are.
    pub fn changed_description(
        &self,
        strategy: impl Into<StrategyId>,
        reference: impl Into<StrategyId>,
    ) -> String {
        let both = self.strategy(strategy).zip(self.strategy(reference));
        both.map_or_else(String::new, |(view, reference)| {
            same_display::changed_description(view, &reference.title)
        })
    }

    /// The pane of a strategy.
    pub fn strategy(&self, strategy: impl Into<StrategyId>) -> Option<&StrategyView> {
        let id = strategy.into();
        self.strategies.iter().find(|view| view.id == id)
    }
}
