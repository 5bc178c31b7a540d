//! What each pane shows, as plain data: no fonts, no pixels, no egui.
//!
//! The window draws what stands here and nothing else, so most tests of the window look here.

mod badge;
mod cause;
mod cells;
mod choices;
mod far_move;
mod findings;
mod gist;
mod glossary;
mod grouping;
mod headline;
mod label;
mod learn;
pub mod list;
mod map;
mod names;
mod outcome;
mod own;
mod panes;
mod present;
mod proof;
mod proposals;
mod study;
pub mod text;
mod told;
mod trace;
mod twins;
mod verdict;
mod zone;

pub use badge::{Badge, Weight};
pub use cause::{CauseView, LONGEST_CAUSE, cause};
pub use cells::CellView;
pub use choices::Choices;
pub use far_move::{FarMove, LONGEST_EDITED};
pub use findings::{FindingView, FindingsView, place};
pub use gist::{GistView, LONGEST_GIST};
pub use glossary::{GlossaryEntry, class_entry, class_glossary, entries_in, term_entry, term_glossary};
pub use grouping::{ExampleView, GroupingView, grouping_views};
pub use headline::{DnsView, HeadlineView};
pub use label::{LabelView, Spelling, label_views};
pub use learn::{LearnDisplay, LearnPage, LearnRow};
pub use map::{MapOrder, arranged_map, granted, map_cell};
pub use names::{ComparedName, LONGEST_COMPARED, MOST_NAMES, NotCompared, add_compared};
pub use outcome::OutcomeLetter;
pub use own::{
    KeptStrategies, KeptStrategy, MOST_OWN, StrategyId, editable, in_a_sentence, reads_from_left_to_right,
};
pub use panes::{RunView, StrategyView, compared};
pub use present::{
    Parting, Presentation, PresentedCell, PresentedLine, Slide, SlideMoment, SlidePlace, SlideStage,
};
pub use proof::{
    MOST_DRAWN_STATES, NoWalk, PlacedState, ProofEdge, ProofGraph, ProofPicture, ProofWalk, ProofWords,
    WalkStep, WalkedText, proof_graph, proof_words, read_walked,
};
pub use proposals::{AsideView, MarkedView, ProposalView, RestrictionView};
pub use study::{
    StudyCell, StudyDetail, StudyExample, StudyPicture, StudyRow, StudySequence, StudyTable, study_caption,
    study_detail, study_range, study_table,
};
pub use told::{ToldCell, spoken, told_places, told_runs};
pub use trace::{
    DifferenceView, Figure, Figures, LineSoFar, MachineView, Moment, StepView, TraceCell, TraceView,
    editions_matter,
};
pub use twins::{TwinView, TwinsView};
pub use verdict::{VerdictRow, VerdictView, verdict_view};
pub use zone::read_zone;

use bidiscope_bidi::name::{Name, Notation, ReadError};
use bidiscope_idna::verdict::grouping::Bound;
use bidiscope_idna::verdict::{Question, Report, report_for};

/// A name with everything that the Inspect tab shows of it.
#[derive(Clone, Debug)]
pub struct Inspection {
    /// The name.
    pub name: Name,
    /// What was asked of it.
    pub question: Question,
    /// What all rule sets say of it.
    pub report: Report,
    /// Whether it may be registered.
    pub headline: HeadlineView,
    /// The name as it goes into the DNS.
    pub dns: DnsView,
    /// Why the zone that was asked about is not this name's, in a sentence.
    pub zone_complaint: Option<String>,
    /// Its characters in logical order.
    pub cells: Vec<CellView>,
    /// Its labels in logical order.
    pub labels: Vec<LabelView>,
    /// One view a strategy, in the order of [`Strategy::BUILT_IN`](bidiscope_bidi::order::Strategy::BUILT_IN); then those of the reader's own.
    pub strategies: Vec<StrategyView>,
    /// Whether its labels stay whole among others.
    pub grouping: Vec<GroupingView>,
    /// What was found, as a list.
    pub findings: FindingsView,
    /// The table of conditions and its sentences.
    pub verdict_view: VerdictView,
    /// Whether the search for contexts that tear a label has gone as far as it does: while a name is typed it
    /// is cut short ([`Bound::SHORT`]), so that the next keystroke need not wait; [`Inspection::finish`] makes
    /// it whole.
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

    /// What every pane shows of this name, all of which is the applicant's.
    pub fn of(name: Name) -> Self {
        Self::answering(name, Question::default())
    }

    /// What every pane shows of this name, as the answer to this question.
    pub fn answering(name: Name, question: Question) -> Self {
        let strategies = panes::strategies(&name, &Choices::default());
        Self::with(name, question, strategies)
    }

    /// Asks something else of the same name. What was chosen for the panes stays.
    pub fn ask(&mut self, question: Question) {
        let strategies = std::mem::take(&mut self.strategies);
        *self = Self::with(self.name.clone(), question, strategies);
    }

    fn with(name: Name, question: Question, strategies: Vec<StrategyView>) -> Self {
        let report = report_for(&name, &question);
        Self {
            headline: HeadlineView::of(&report),
            dns: DnsView::of(&report),
            zone_complaint: zone::complaint(&name, &question, &report),
            cells: cells::cells(&name, &report),
            labels: label::label_views(&name, &report),
            strategies,
            grouping: grouping_views(&name, &report.grouping),
            findings: FindingsView::of(&report.findings),
            verdict_view: verdict_view(&name, &report),
            is_finished: report.grouping.is_whole(),
            name,
            question,
            report,
        }
    }

    /// Makes up for what was cut short while the name was typed.
    pub fn finish(&mut self) {
        if !self.is_finished {
            self.ask(Question { bound: Bound::WHOLE, ..self.question.clone() });
            self.is_finished = true;
        }
    }

    /// Works out again what depends on the reader's choices: the displays.
    pub fn choose(&mut self, choices: &Choices) {
        self.strategies = panes::strategies(&self.name, choices);
    }

    /// What the letter of a strategy's outcome means, in a sentence that names the panes which show the same;
    /// `None` where it has none.
    pub fn outcome_words(&self, strategy: impl Into<StrategyId>) -> Option<String> {
        self.strategy(strategy).and_then(|view| outcome::words(&self.strategies, view))
    }

    /// Which characters of a strategy's line are marked, in a sentence; empty where none are.
    pub fn changed_words(&self, strategy: impl Into<StrategyId>, reference: impl Into<StrategyId>) -> String {
        let both = self.strategy(strategy).zip(self.strategy(reference));
        both.map_or_else(String::new, |(view, reference)| outcome::changed_words(view, &reference.title))
    }

    /// What the pane of a strategy shows.
    pub fn strategy(&self, strategy: impl Into<StrategyId>) -> Option<&StrategyView> {
        let id = strategy.into();
        self.strategies.iter().find(|view| view.id == id)
    }
}
