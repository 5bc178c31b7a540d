//! Presentation mode: a display step by step, alone or next to another display of the same name.

mod animation;
mod rows;

pub use animation::{
    AnimatedCharacterPosition, ReorderAnimation, ReorderAnimationFrame, ReorderAnimationStage,
};

use bidiscope_bidi::name::{BidiClass, Character, Notation};
use bidiscope_bidi::order::choices::ParagraphDirectionChoice;
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_words::message;

use super::trace::{StepPicture, TraceCellValue, TraceStepView, TraceView};

use rows::{PresentedRow, paired};

/// One display of a name, or two side by side, step by step. Steps of the same rule share a row.
///
/// A row is given by its index among all rows, from 0, a display by its index in [`Self::display_traces`], and a character by
/// its logical index. Methods may panic if there is none such.
#[derive(Clone, Debug)]
pub struct TraceStepPresentation {
    sides: Vec<TraceView>,
    rows: Vec<PresentedRow>,
    all_rows: Vec<usize>,
    changing_rows: Vec<usize>,
    parting: Option<PresentedDisplayDifference>,
    has_reordering: bool,
}

/// The first difference of two displays that are presented side by side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PresentedDisplayDifference {
    /// The difference in a sentence, or that there is none.
    pub difference_sentence: String,
    /// The row of the step that decides it; `None` where there is no difference, or bidi classes decide it.
    pub deciding_row_index: Option<usize>,
    /// The logical index of the character that the two resolve differently; `None` where there is no difference.
    pub logical_index: Option<usize>,
}

/// The state of a character after a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PresentedCharacterCell {
    /// Its class, level, or visual position from the left, counted from 1, as text; a word while it has no position.
    pub text_after_step: String,
    /// The text before the step, where the step changed it and that is known; else `None`.
    pub text_before_step: Option<String>,
    /// Whether the step changed it.
    pub is_changed_by_step: bool,
    /// Its bidi class after the step.
    pub bidi_class_after_step: BidiClass,
    /// Its embedding level, where the text shows one; else `None`.
    pub shown_embedding_level: Option<u8>,
}

/// What the line of the name looks like after a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PresentedStepLine {
    /// The step comes before any display order exists.
    NotYetOrdered,
    /// The order after the step.
    Ordered(Box<StepPicture>),
}

impl TraceStepPresentation {
    /// Presents a display of these characters, alone or next to another one. Sentences write characters in `notation`.
    pub fn new(
        characters: &[Character],
        display: DisplayConfig,
        compared_display: Option<DisplayConfig>,
        notation: Notation,
    ) -> Self {
        let displays = [Some(display), compared_display].into_iter().flatten();
        let sides: Vec<TraceView> = displays.map(|it| TraceView::new(characters, it)).collect();
        let rows = paired(&sides);
        let changes_something = |row: &PresentedRow| {
            row.own.iter().zip(&sides).any(|(own, side)| {
                own.is_some_and(|step| side.shown_step_indices(false).binary_search(&step).is_ok())
            })
        };
        let parting = match sides.as_slice() {
            [one, other] => {
                let found = one.first_difference(other.display_config.clone(), notation);
                let step = found.deciding_step_number.map(|it| it - 1);
                let row = step.and_then(|it| rows.iter().position(|row| row.own[0] == Some(it)));
                Some(PresentedDisplayDifference {
                    difference_sentence: found.difference_sentence,
                    deciding_row_index: row,
                    logical_index: found.logical_index,
                })
            }
            _ => None,
        };
        Self {
            all_rows: (0..rows.len()).collect(),
            changing_rows: (0..rows.len()).filter(|&it| changes_something(&rows[it])).collect(),
            has_reordering: sides.iter().any(TraceView::has_reordering),
            sides,
            rows,
            parting,
        }
    }

    /// The two displays to present side by side for `display_config`: this display in a left-to-right and in a right-to-left
    /// paragraph, in this order; where it has no paragraph direction, the UBA in both, with the same bidi classes and context.
    pub fn displays_in_both_directions(display_config: &DisplayConfig) -> [DisplayConfig; 2] {
        let uba = DisplayConfig::with_default_options(Strategy::UbaLtr)
            .with_changed_choices(|it| it.bidi_data_version = display_config.choices().bidi_data_version)
            .with_changed_choices(|it| {
                it.surrounding_text = display_config.choices().surrounding_text.clone()
            });
        let display =
            if display_config.with_opposite_paragraph_direction().is_some() { display_config } else { &uba };
        let other = display.with_opposite_paragraph_direction().unwrap_or_else(|| uba.clone());
        let is_from_right = display.choices().paragraph_direction == ParagraphDirectionChoice::RightToLeft;
        if is_from_right { [other, display.clone()] } else { [display.clone(), other] }
    }

    /// The traces of the presented displays, one or two.
    pub fn display_traces(&self) -> &[TraceView] {
        &self.sides
    }

    /// The rows to step through, as their indices, ascending: with `includes_unchanged_rows` all, else those in which some
    /// display changes something. Never empty.
    pub fn shown_row_indices(&self, includes_unchanged_rows: bool) -> &[usize] {
        if includes_unchanged_rows { &self.all_rows } else { &self.changing_rows }
    }

    /// The index in [`TraceStepPresentation::shown_row_indices`], with the same `includes_unchanged_rows`, of a row, or of the
    /// last row before it that is stepped through; 0 if there is none.
    pub fn index_in_shown_rows(&self, row_index: usize, includes_unchanged_rows: bool) -> usize {
        self.shown_row_indices(includes_unchanged_rows)
            .partition_point(|&it| it <= row_index)
            .saturating_sub(1)
    }

    /// The row here with the same rule as row `row_index_in_other` of another presentation, so that stepping goes on there; 0
    /// where there is none.
    pub fn row_index_with_same_rule(&self, other_presentation: &Self, row_index_in_other: usize) -> usize {
        let title = &other_presentation.representative_step(row_index_in_other).rule_or_operation_title;
        let nth = (0..row_index_in_other)
            .filter(|&it| other_presentation.representative_step(it).rule_or_operation_title == *title)
            .count();
        (0..self.rows.len())
            .filter(|&it| self.representative_step(it).rule_or_operation_title == *title)
            .nth(nth)
            .unwrap_or(0)
    }

    /// The step that stands for a row: that of the first display, or that of the second where the first has none or its
    /// step changes nothing.
    pub fn representative_step(&self, row_index: usize) -> &TraceStepView {
        let own = self.rows[row_index].own.iter().zip(&self.sides);
        let mut steps = own.filter_map(|(own, side)| own.map(|it| &side.trace_steps[it]));
        // Where one of two does nothing, show the step of the other.
        let first = steps.next();
        first
            .filter(|it| !it.has_no_effect)
            .or_else(|| steps.next())
            .or(first)
            .unwrap_or(&self.sides[0].trace_steps[0])
    }

    /// What the rule of a row does, in a sentence or two; where two displays set different paragraph directions, what it
    /// does in every display.
    pub fn rule_sentence(&self, row_index: usize) -> String {
        let step = self.representative_step(row_index);
        let sentence = step.rule_sentence();
        let mut own = (0..self.sides.len()).filter_map(|side| self.step_of_display(row_index, side));
        match own.any(|it| it.is_paragraph_step() && it.rule_sentence() != sentence) {
            true => step.general_sentence(),
            false => sentence,
        }
    }

    /// The step of one display in a row; `None` where it has none there.
    pub fn step_of_display(&self, row_index: usize, display_index: usize) -> Option<&TraceStepView> {
        self.rows[row_index].own[display_index].map(|it| &self.sides[display_index].trace_steps[it])
    }

    /// What the step of one display in a row changed, or why it changed nothing: [`TraceView::step_outcome_text`]; `None` where
    /// it has none there.
    pub fn step_outcome_text(&self, row_index: usize, display_index: usize) -> Option<String> {
        self.rows[row_index].own[display_index].map(|it| self.sides[display_index].step_outcome_text(it))
    }

    /// The state of a character after a row, in one of the displays.
    pub fn character_cell(
        &self,
        row_index: usize,
        display_index: usize,
        logical_index: usize,
    ) -> PresentedCharacterCell {
        let view = &self.sides[display_index];
        let cell = view.cell(self.rows[row_index].shown[display_index], logical_index);
        let (figure, level) = match cell.value {
            TraceCellValue::RemovedByX9 => (String::from("\u{2013}"), None),
            TraceCellValue::EmbeddingLevel => (view.cell_text(cell), cell.embedding_level),
            _ => (view.cell_text(cell), None),
        };
        // A display without a step in this row changed nothing.
        let own = self.rows[row_index].own[display_index].filter(|_| cell.is_changed);
        let was = own.and_then(|step| view.was(step, logical_index)).filter(|it| *it != figure);
        PresentedCharacterCell {
            text_after_step: figure,
            text_before_step: was,
            is_changed_by_step: own.is_some(),
            bidi_class_after_step: cell.bidi_class,
            shown_embedding_level: level,
        }
    }

    /// Whether the two displays differ in the state of a character after a row; `false` for a single display.
    pub fn differs_between_displays(&self, row_index: usize, logical_index: usize) -> bool {
        self.sides.len() == 2
            && self.character_cell(row_index, 0, logical_index).text_after_step
                != self.character_cell(row_index, 1, logical_index).text_after_step
    }

    /// Whether one of the displays is made by the one-to-one reordering, which outputs characters one by one.
    pub const fn has_one_to_one_reordering(&self) -> bool {
        self.has_reordering
    }

    /// The first difference of two displays; `None` for a single one.
    pub const fn first_display_difference(&self) -> Option<&PresentedDisplayDifference> {
        self.parting.as_ref()
    }

    /// The line of a display after a row. Before there is an order the characters are shown as stored.
    pub fn line_after_step(&self, row_index: usize, display_index: usize) -> PresentedStepLine {
        let view = &self.sides[display_index];
        let step = self.rows[row_index].shown[display_index];
        if view.has_order(step) {
            PresentedStepLine::Ordered(Box::new(view.picture_after(step)))
        } else {
            PresentedStepLine::NotYetOrdered
        }
    }

    /// The animation of a row in which the characters of one of the displays move; `None` where they stay.
    pub fn reorder_animation(&self, row_index: usize, display_index: usize) -> Option<ReorderAnimation> {
        animation::animation(&self.sides[display_index], self.rows[row_index].own[display_index]?)
    }
}

impl PresentedStepLine {
    /// A caption for the line, in a sentence.
    pub fn caption(&self) -> String {
        match self {
            Self::NotYetOrdered => message!(caption_no_order, context = "no").to_string(),
            Self::Ordered(moment) => moment.caption.clone(),
        }
    }
}
