//! The trace of a display: a row for each step, a column for each character.

mod before_after;
mod cell;
mod row_values;
mod step_picture;

pub use cell::{TraceCell, TraceCellValue};
pub use row_values::TraceRowValueKind;
pub use step_picture::{LineAfterStep, OneToOneReorderingView, StepPicture};

use std::sync::Arc;

use crate::words::escape::plain_text_without_isolates;
use crate::words::list::{comma_separator, semicolon_separator};
use bidiscope_bidi::name::{Character, Notation};
use bidiscope_bidi::order::context::LineAroundName;
use bidiscope_bidi::order::one_to_one::OneToOneReorderUnitKind;
use bidiscope_bidi::order::{Direction, DisplayConfig, LogicalIndex, Strategy};
use bidiscope_bidi::trace::{Trace, TraceStep, TraceStepDetail, TraceStepKind, first_difference};
use bidiscope_bidi::uba::{BidiDataVersion, UbaRule};
use bidiscope_words::message;

use crate::drawn_characters::mirrored_in_line;
use crate::words::trace::{self, MAX_RANGES_SHOWN, StepExplanation, one_based_positions_text};

use cell::{CellWords, Cells};
use row_values::values_of_row;

/// The trace of a display of a name as a table: a row for each step, a column for each character.
#[derive(Clone, Debug)]
pub struct TraceView {
    /// The display.
    pub display_config: DisplayConfig,
    /// The columns: the name's characters with the bidi classes that the display uses.
    pub name_characters: Vec<Character>,
    /// The steps, in order.
    pub trace_steps: Vec<TraceStepView>,
    /// The line that the display would make with the data version that it does not use; `None` where the line is the same.
    pub line_with_other_data_version: Option<OtherDataVersionLine>,
    /// The same with current bidi classes.
    given: Vec<Character>,
    trace: Arc<Trace>,
    /// The line.
    line: LineAroundName,
    cells: Cells,
    cell_words: CellWords,
    all_rows: Vec<usize>,
    changing_rows: Vec<usize>,
}

/// The line that a display would make with other bidi classes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OtherDataVersionLine {
    /// The version of the bidi classes.
    pub data_version: BidiDataVersion,
    /// The line that the display makes with them.
    pub line: LineAroundName,
}

/// A step of the trace. Its texts are made when they are asked for: a trace can have thousands of steps.
#[derive(Clone, Debug)]
pub struct TraceStepView {
    /// Its number, from 1.
    pub step_number: usize,
    /// The name of the rule, such as `W2`; for the one-to-one display the operation.
    pub rule_or_operation_title: String,
    /// Which values the cells of its row show.
    pub row_value_kind: TraceRowValueKind,
    /// The section that holds the rule, such as `UAX #9, 3.3.4`; empty for a step that is no rule of a document.
    pub document_section: String,
    /// Whether it changed nothing, so that its outcome is empty.
    pub has_no_effect: bool,
    /// Of L2: the characters that rule L4 mirrors after it.
    mirrored: Vec<LogicalIndex>,
    trace: Arc<Trace>,
}

impl TraceStepView {
    fn new(trace: &Arc<Trace>, step: &TraceStep, line: &LineAroundName) -> Self {
        let mirrored = match step.step_kind {
            TraceStepKind::UbaRule(UbaRule::L2) => mirrored_in_line(line),
            _ => Vec::new(),
        };
        let title = match &step.detail {
            TraceStepDetail::Reordering { operation, .. } => operation.id().to_owned(),
            TraceStepDetail::Inserted { inserted, .. } => format!("{} {inserted}", step.step_kind.id()),
            _ => step.step_kind.id().to_owned(),
        };
        Self {
            step_number: step.step_number,
            rule_or_operation_title: title,
            row_value_kind: values_of_row(step.step_kind),
            document_section: step.step_kind.document_and_section(),
            has_no_effect: !step.has_changes_or_result() && mirrored.is_empty(),
            mirrored,
            trace: Arc::clone(trace),
        }
    }

    fn step(&self) -> &TraceStep {
        &self.trace.steps[self.step_number - 1]
    }

    /// What the rule of the step does, in a sentence or two.
    pub fn rule_sentence(&self) -> String {
        trace::step_rule_text(self.step())
    }

    /// Whether it sets the levels of the paragraphs (P3).
    pub(crate) fn is_paragraph_step(&self) -> bool {
        matches!(self.step().detail, TraceStepDetail::Paragraphs { .. })
    }

    /// What the rule does in every display, in a sentence or two.
    pub(crate) fn general_sentence(&self) -> String {
        trace::general_step_rule_text(self.step())
    }

    /// What the step changed, in a line, and after L2 what rule L4 mirrors; empty where that is nothing. It gives characters by
    /// their positions, from 1.
    pub fn outcome_text(&self) -> String {
        plain_text_without_isolates(&self.outcome_text_with_isolates())
    }

    /// The same with its values between isolates.
    pub fn outcome_text_with_isolates(&self) -> String {
        let changed = trace::step_outcome_text(self.step(), one_based_positions_text, MAX_RANGES_SHOWN);
        let mirrored =
            trace::mirroring_outcome_text(&self.mirrored, one_based_positions_text, MAX_RANGES_SHOWN);
        let parts = [changed, mirrored].into_iter().filter(|it| !it.is_empty());
        parts.collect::<Vec<_>>().join(semicolon_separator())
    }
}

/// The first difference between the display of a [`TraceView`] and another one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TraceDifferenceView {
    /// The difference in a sentence, or that there is none.
    pub difference_sentence: String,
    /// The number, from 1, of the step of this trace that decides it; `None` where there is no difference, or
    /// bidi classes decide it.
    pub deciding_step_number: Option<usize>,
    /// The logical index of the character that the two resolve differently; `None` where there is no difference.
    pub logical_index: Option<usize>,
}

impl TraceView {
    /// The trace of a display of these characters.
    pub fn new(characters: &[Character], display: impl Into<DisplayConfig>) -> Self {
        let display = display.into();
        let line = display.drawn_line(characters);
        let trace = Arc::new(Trace::of_display(&display, characters));
        // Class changes by the display's own options are a step of the trace.
        let classified = display.reclassify_by_bidi_data_version(characters).into_owned();
        let cells = Cells::new(&classified, &trace);
        let changes_something = |index: &usize| !trace.steps[*index].has_no_effect();
        Self {
            line_with_other_data_version: other_data_version(characters, &display, &line),
            trace_steps: trace.steps.iter().map(|step| TraceStepView::new(&trace, step, &line)).collect(),
            all_rows: (0..trace.steps.len()).collect(),
            changing_rows: (0..trace.steps.len()).filter(changes_something).collect(),
            name_characters: classified,
            given: characters.to_vec(),
            display_config: display,
            cells,
            cell_words: CellWords::new(),
            trace,
            line,
        }
    }

    /// The same with a row for this step, by its index, also where it changed nothing, such as a W7 that leaves a number.
    #[must_use]
    pub fn with_step_always_shown(mut self, step_index: usize) -> Self {
        if let Err(at) = self.changing_rows.binary_search(&step_index) {
            self.changing_rows.insert(at, step_index);
        }
        self
    }

    /// Whether there is text around the name.
    pub const fn has_surrounding_text(&self) -> bool {
        self.line.has_surrounding_text()
    }

    /// A note that the characters of the text around the name have no columns; empty where there is no such text.
    pub fn surrounding_text_notice(&self) -> String {
        match self.line.line_characters.len() - self.name_characters.len() {
            0 => String::new(),
            count => message!(trace_context, count = count).to_string(),
        }
    }

    /// The paragraph direction that the display has for this name.
    pub fn paragraph_direction(&self) -> Direction {
        self.line.name_order.paragraph_direction()
    }

    /// The steps that have a row, as indices into [`TraceView::trace_steps`]: with `includes_unchanged_steps` all, else those
    /// that changed something, and those of [`Self::with_step_always_shown`]. Never empty.
    pub fn shown_step_indices(&self, includes_unchanged_steps: bool) -> &[usize] {
        if includes_unchanged_steps { &self.all_rows } else { &self.changing_rows }
    }

    /// The row, as an index into [`Self::shown_step_indices`] with the same `includes_unchanged_steps`, of a step, by its
    /// index, or of the last earlier one that has a row; 0 if there is none.
    pub fn index_in_shown_steps(&self, step_index: usize, includes_unchanged_steps: bool) -> usize {
        self.shown_step_indices(includes_unchanged_steps)
            .partition_point(|&it| it <= step_index)
            .saturating_sub(1)
    }

    /// The cell of a step, by its index from 0, and the character at this logical position of the name, from 0.
    ///
    /// # Panics
    /// If there is no such step or character.
    pub fn cell(&self, step_index: usize, logical_index: usize) -> TraceCell {
        let before = step_index.checked_sub(1).map(|before| &self.trace.steps[before]);
        self.cells.cell(before, &self.trace.steps[step_index], logical_index)
    }

    /// The row of a step, by its index, as text for screen readers: `class after this step: 1 R, 2 R. Changed: 2`.
    pub fn describe_row(&self, step_index: usize) -> String {
        /// The most characters that are read out at once.
        const MAX_DESCRIBED: usize = 40;
        let count = self.name_characters.len();
        let cells = (0..count.min(MAX_DESCRIBED)).map(|at| self.cell(step_index, at)).zip(1..);
        let of_cells: Vec<String> =
            cells.clone().map(|(cell, number)| format!("{number} {}", self.cell_text(cell))).collect();
        let changed: Vec<String> =
            cells.filter(|(cell, _)| cell.is_changed).map(|(_, number)| number.to_string()).collect();
        let row = message!(
            row_description,
            values = self.trace_steps[step_index].row_value_kind.value_noun(),
            cells = of_cells.join(comma_separator()),
            more = count.saturating_sub(MAX_DESCRIBED)
        );
        match changed.is_empty() {
            true => row.to_string(),
            false => message!(row_description_changed, row = row, changed = changed.join(comma_separator()))
                .to_string(),
        }
    }

    /// The value of a cell as text: its class, level or visual position, counted from 1, or a word.
    pub fn cell_text(&self, cell: TraceCell) -> String {
        self.cell_words.text(cell)
    }

    /// The paragraphs, each of which rule L2 reverses by itself.
    pub(super) fn paragraphs(&self) -> impl Iterator<Item = std::ops::Range<usize>> {
        let paragraphs = self.trace.steps.iter().find_map(|step| match &step.detail {
            TraceStepDetail::Paragraphs { paragraphs } => Some(paragraphs.as_slice()),
            _ => None,
        });
        paragraphs.unwrap_or_default().iter().map(|it| it.start_index..it.end_index)
    }

    /// What every step that affected the character at this logical position of the name did to it, in order.
    pub fn steps_affecting_character(&self, logical_index: usize) -> Vec<StepExplanation> {
        trace::character_history(&self.trace, LogicalIndex(logical_index))
    }

    /// Why the step with this index did what it did: sentences for each range of characters with the same reason; after
    /// 12 ranges the number of the others follows.
    pub fn step_reason_sentences(&self, step_index: usize) -> Vec<String> {
        trace::trace_step_reasons(&self.trace, step_index + 1, MAX_RANGES_SHOWN)
    }

    /// What the step with this index changed, in a line, or why it changed nothing, in sentences; empty where it found nothing
    /// to decide about.
    pub fn step_outcome_text(&self, step_index: usize) -> String {
        match self.trace_steps[step_index].has_no_effect {
            true => self.step_reason_sentences(step_index).join(" "),
            false => self.trace_steps[step_index].outcome_text(),
        }
    }

    /// Accessible name of the step with this index for screen readers, such as `step 18, W2: EN to AN: 3-4`.
    pub fn description(&self, step_index: usize) -> String {
        let outcome = self.step_outcome_text(step_index);
        let outcome = if outcome.is_empty() { message!(step_changes_nothing).to_string() } else { outcome };
        let TraceStepView { step_number: number, rule_or_operation_title: title, .. } =
            &self.trace_steps[step_index];
        message!(step_description, number = *number, title = title, outcome = outcome).to_string()
    }

    /// The first difference from another display, and the step that decides it. The sentence writes characters in
    /// `notation`.
    pub fn first_difference(
        &self,
        other: impl Into<DisplayConfig>,
        notation: Notation,
    ) -> TraceDifferenceView {
        let other_trace = Trace::of_display(other, &self.given);
        // Always described in the order of the list of strategies.
        let own_is_first = self.display_config <= other_trace.display;
        let own: &Trace = &self.trace;
        let traces = if own_is_first { [own, &other_trace] } else { [&other_trace, own] };
        match first_difference(&self.given, traces[0], traces[1]) {
            Some(found) => TraceDifferenceView {
                difference_sentence: trace::first_difference_text(&found, traces, &self.given, notation),
                deciding_step_number: found.deciding_step_number_by_trace[usize::from(!own_is_first)],
                logical_index: Some(found.deciding_character.0),
            },
            None => {
                let other = other_trace.display.line_around_name(&self.given);
                let split = match (self.line.is_name_visually_split(), other.is_name_visually_split()) {
                    (true, false) => "here",
                    (false, true) => "there",
                    (true, true) | (false, false) => "none",
                };
                let sentence = message!(difference_none, split = split).to_string();
                TraceDifferenceView {
                    difference_sentence: sentence,
                    deciding_step_number: None,
                    logical_index: None,
                }
            }
        }
    }
}

/// Whether the choice of the [`BidiDataVersion`] can change this display: a character of the name or of its context has
/// another class in Unicode 3.1, or for the one-to-one display another [`OneToOneReorderUnitKind`]. Never for logical order; a
/// custom strategy counts as one that goes by classes, whatever it is based on. `characters` are those of the name, with their
/// current classes.
pub(super) fn data_version_matters(display: &DisplayConfig, characters: &[Character]) -> bool {
    let kinds = |characters: &[Character]| {
        characters.iter().copied().map(OneToOneReorderUnitKind::of).collect::<Vec<_>>()
    };
    let before = BidiDataVersion::Unicode31.reclassify(characters);
    match display.strategy() {
        Strategy::Logical => false,
        // It treats the hyphen alike whatever its class, and takes no context.
        Strategy::OneToOne => kinds(&before) != kinds(characters),
        _ => {
            let (text_before, text_after) = display.choices().surrounding_text.characters();
            let differ = |text: &[Character]| BidiDataVersion::Unicode31.reclassify(text) != text;
            before != characters || differ(&text_before) || differ(&text_after)
        }
    }
}

/// The line that a display shows by the classes of the other data version; `None` where that is the same.
fn other_data_version(
    characters: &[Character],
    display: &DisplayConfig,
    line: &LineAroundName,
) -> Option<OtherDataVersionLine> {
    if !data_version_matters(display, characters) {
        return None;
    }
    let other = match display.choices().bidi_data_version {
        BidiDataVersion::Current => BidiDataVersion::Unicode31,
        BidiDataVersion::Unicode31 => BidiDataVersion::Current,
    };
    let shown =
        display.clone().with_changed_choices(|it| it.bidi_data_version = other).line_around_name(characters);
    (shown.line_order.logical_from_visual() != line.line_order.logical_from_visual())
        .then_some(OtherDataVersionLine { data_version: other, line: shown })
}
