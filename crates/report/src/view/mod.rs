//! The data of each pane of the window: no fonts, no pixels, no egui.
//!
//! The window draws this data and nothing else, so that most of its tests are tests of this module.

mod accessibility;
mod badge;
pub(crate) mod cells;
mod custom_strategies;
mod display_letter;
mod distant_move;
mod first_difference;
mod glossary;
mod learn;
mod names;
mod names_list;
mod pane_settings;
pub(crate) mod panes;
mod proposals;
pub(crate) mod same_display;
mod step_presentation;
mod study;
mod summary;
pub mod text;
mod trace;
pub(crate) mod zone;

pub use accessibility::{CellDescription, describe_positions, describe_runs};
pub use badge::{Badge, BadgeSeverity};
pub use cells::CellView;
pub use custom_strategies::{MAX_CUSTOM_STRATEGIES, SavedStrategies, SavedStrategy, StrategyId};
pub use display_letter::{DisplayLetter, Picture, picture};
pub use distant_move::{DistantMove, MAX_EDITED_CHARACTERS};
pub use first_difference::{FirstDifferenceView, MAX_DIFFERENCE_CHARACTERS, first_difference};
pub use glossary::{GlossaryEntry, class_entry, class_glossary, entries_in, term_entry, term_glossary};
pub use learn::{LearnDisplay, LearnPage, LearnRow};
pub use names::{
    AddedLines, CompareError, ComparedName, MAX_COMPARED_CHARACTERS, MAX_COMPARED_NAMES, NamesColumn,
    NamesRow, NamesSort, NamesTable, add_compared_lines, add_compared_name, compared_input, nonempty_lines,
};
pub use names_list::names_as_list;
pub use pane_settings::PaneSettings;
pub use panes::{RunView, StrategyView, compare_displays};
pub use proposals::{OrderWithControlsView, ProposalView, RestrictionView, TextWithControlsView};
pub use step_presentation::{
    AnimatedPosition, AnimationFrame, AnimationStage, PresentationDifference, PresentedCell, PresentedLine,
    ReorderAnimation, StepPresentation,
};
pub use study::{
    StudyCell, StudyDetail, StudyExample, StudyLength, StudyPicture, StudyRow, StudySequence, StudyTable,
    study_caption, study_detail, study_table,
};
pub use summary::{MAX_SUMMARY_CHARACTERS, SummaryView};
pub use trace::{
    CellValue, PartialLine, ReorderingView, StepPicture, StepView, TraceCell, TraceDifferenceView,
    TraceRowValues, TraceView,
};
pub use zone::read_zone;
