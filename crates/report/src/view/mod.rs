//! The data of each pane of the window: no fonts, no pixels, no egui.
//!
//! The window draws this data and nothing else, so that most of its tests are tests of this module.

mod accessibility;
mod badge;
mod cells;
mod collisions;
mod custom_strategies;
mod distant_move;
mod findings;
mod first_difference;
mod glossary;
pub(crate) mod grouping;
mod headline;
pub(crate) mod label;
mod learn;
pub mod list;
mod names;
mod pane_settings;
mod panes;
mod proposals;
mod same_display;
mod step_presentation;
mod study;
mod summary;
pub mod text;
mod trace;
mod variants;
mod verdict;
mod zone;

pub use accessibility::{CellDescription, accessible_text, describe_positions, describe_runs};
pub use badge::{Badge, BadgeSeverity};
pub use cells::CellView;
pub use collisions::{CollisionView, CollisionsView, dns_form, found_names_text};
pub use custom_strategies::{
    MAX_CUSTOM_STRATEGIES, SavedStrategies, SavedStrategy, StrategyId, reads_from_left_to_right,
    title_in_sentence,
};
pub use distant_move::{DistantMove, MAX_EDITED_CHARACTERS};
pub use findings::{FindingView, FindingsView};
pub use first_difference::{FirstDifferenceView, MAX_DIFFERENCE_CHARACTERS, first_difference};
pub use glossary::{GlossaryEntry, class_entry, class_glossary, entries_in, term_entry, term_glossary};
pub use grouping::{GroupingCounterexampleView, GroupingView};
pub use headline::{DnsView, HeadlineView};
pub use label::{DnsForm, LabelView};
pub use learn::{LearnDisplay, LearnPage, LearnRow};
pub use names::{CompareError, ComparedName, MAX_COMPARED_CHARACTERS, MAX_COMPARED_NAMES, add_compared_name};
pub use pane_settings::PaneSettings;
pub use panes::{RunView, StrategyView, compare_displays};
pub use proposals::{OrderWithControlsView, ProposalView, RestrictionView, TextWithControlsView};
pub use same_display::DisplayLetter;
pub use same_display::{Picture, picture};
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
    CellValue, PartialLine, ReorderingView, StepPicture, StepView, TraceCell, TraceDifferenceView,
    TraceRowValues, TraceView,
};
pub use variants::{MAX_LISTED_VARIANTS, VariantView, VariantsQuery, VariantsView};
pub use verdict::{VerdictRow, VerdictView, verdict_view};
pub use zone::read_zone;

use bidiscope_bidi::name::{Input, Notation, ReadError};
use bidiscope_idna::verdict::AnalysisOptions;
use bidiscope_idna::verdict::grouping::{Bound, Grouping};
use bidiscope_url::{InputAnalysis, browser_reading};
use bidiscope_words::Message;

use crate::browser_text::browser_text;

/// A name with all results that the Inspect tab of the window shows.
#[derive(Clone, Debug)]
pub struct Inspection {
    /// The name.
    pub name: Input,
    /// The options of the analysis, such as the parent zone.
    pub options: AnalysisOptions,
    /// The results of all rule sets.
    pub analysis: InputAnalysis,
    /// Whether it may be registered.
    pub headline: HeadlineView,
    /// What a browser makes of a URL, in a sentence; `None` where it opens what was typed, and for what is no URL.
    pub browser: Option<Message<'static>>,
    /// The DNS form of the name.
    pub dns: DnsView,
    /// Why the parent zone does not fit the name, in a sentence; `None` where it does, or there is none.
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
    /// ([`Bound::SHORT`]); [`Inspection::complete_grouping_search`] completes it.
    pub is_grouping_complete: bool,
}

impl Inspection {
    /// Reads a name and computes what every pane shows.
    ///
    /// # Errors
    /// Where the text cannot be read as a name; see [`Input::read`].
    pub fn read(text: &str, notation: Notation) -> Result<Self, ReadError> {
        Ok(Self::of(Input::read(text, notation)?))
    }

    /// The results for this name without a parent zone: all labels are the applicant's.
    pub fn of(name: Input) -> Self {
        Self::with_options(name, AnalysisOptions::default())
    }

    /// The results for this name with these options.
    pub fn with_options(name: Input, options: AnalysisOptions) -> Self {
        let strategies = panes::strategies(&name, &PaneSettings::default());
        Self::with(name, options, strategies)
    }

    /// Recomputes all results with other options, such as another parent zone; the displays stay as they are.
    pub fn set_options(&mut self, options: AnalysisOptions) {
        let strategies = std::mem::take(&mut self.strategies);
        *self = Self::with(self.name.clone(), options, strategies);
    }

    fn with(name: Input, options: AnalysisOptions, strategies: Vec<StrategyView>) -> Self {
        let analysis = InputAnalysis::with_options(&name, options.clone());
        Self {
            headline: HeadlineView::of(&analysis),
            browser: browser_reading(&name).and_then(|it| browser_text(&name, &it)),
            dns: DnsView::of(&analysis),
            zone_error: zone::zone_error(&analysis, &options),
            cells: cells::cells(&analysis),
            labels: label::label_views(&analysis),
            strategies,
            grouping: grouping::grouping_views(&analysis),
            findings: FindingsView::of(&name, analysis.findings()),
            verdict_view: verdict_view(&analysis),
            is_grouping_complete: analysis.grouping().is_none_or(Grouping::is_complete),
            name,
            options,
            analysis,
        }
    }

    /// Completes the search for contexts that split a label, if it stopped early while the name was typed.
    pub fn complete_grouping_search(&mut self) {
        if !self.is_grouping_complete {
            self.set_options(AnalysisOptions { grouping_bound: Bound::FULL, ..self.options.clone() });
            self.is_grouping_complete = true;
        }
    }

    /// Recomputes the displays of all strategies for these settings of the panes. Until then they are those of the default
    /// settings.
    pub fn set_pane_settings(&mut self, choices: &PaneSettings) {
        self.strategies = panes::strategies(&self.name, choices);
    }

    /// Which other panes show the same as this strategy, in a sentence; `None` where the strategy has no
    /// [letter](StrategyView::display_letter).
    pub fn same_display_description(&self, strategy: impl Into<StrategyId>) -> Option<String> {
        self.strategy(strategy).and_then(|view| same_display::description(&self.strategies, view))
    }

    /// Which characters of a display are marked because they differ from the reference, in a sentence; empty where none are.
    /// `reference` is the [reference](PaneSettings::reference) of the pane settings; the sentence gives its title.
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

    /// The pane of a strategy; `None` for a custom strategy that does not exist.
    pub fn strategy(&self, strategy: impl Into<StrategyId>) -> Option<&StrategyView> {
        let id = strategy.into();
        self.strategies.iter().find(|view| view.id == id)
    }
}
