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
pub use badge::{DisplayBadge, DisplayBadgeSeverity};
pub use cells::CharacterCellView;
pub use custom_strategies::{
    AddedStrategies, MAX_CUSTOM_STRATEGIES, RemovedStrategy, SavedStrategies, SavedStrategy, StrategyId,
};
pub use display_letter::{DrawnName, SameDisplayLetter};
pub use distant_move::{DistantMoveByEdit, MAX_DISTANT_MOVE_NAME_CHARACTERS};
pub use first_difference::{FirstDifferenceView, MAX_DIFFERENCE_CHARACTERS, first_difference};
pub use glossary::{GlossaryEntry, class_entry, class_glossary, entries_in, term_entry, term_glossary};
pub use learn::{LearnPage, LearnPageRow, LearnRowDisplay};
pub use names::{
    AddComparedNameError, AddedComparedLines, ComparedName, ComparedNamesColumn, ComparedNamesRow,
    ComparedNamesSort, ComparedNamesTable, MAX_COMPARED_NAME_CHARACTERS, MAX_COMPARED_NAMES,
    NumberedNamesRow, add_compared_lines, add_compared_name, nonempty_lines_if_several,
    read_stored_compared_name,
};
pub use names_list::{NamesList, StrategyComparison, compared_names_as_list};
pub use pane_settings::DisplayPaneSettings;
pub use panes::{RunView, StrategyView, compare_displays};
pub use proposals::{
    DuerstRestrictionViolationView, OrderWithControlsView, ProposalView, TextWithControlsView,
};
pub use step_presentation::{
    AnimatedCharacterPosition, PresentedCharacterCell, PresentedDisplayDifference, PresentedStepLine,
    ReorderAnimation, ReorderAnimationFrame, ReorderAnimationStage, TraceStepPresentation,
};
pub use study::{
    StudyCellDetail, StudyClassSequence, StudyCounterexampleView, StudyLengthCounts, StudySequenceDisplay,
    StudyTable, StudyTableCell, StudyTableRow, study_caption, study_cell_detail, study_table,
};
pub use summary::{DisplaySummaryView, MAX_SUMMARIZED_NAME_CHARACTERS};
pub use trace::{
    LineAfterStep, OneToOneReorderingView, OtherDataVersionLine, StepPicture, TraceCell, TraceCellValue,
    TraceDifferenceView, TraceRowValueKind, TraceStepView, TraceView,
};
pub use zone::read_optional_parent_zone;
