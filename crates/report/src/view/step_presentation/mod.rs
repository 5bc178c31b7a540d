//! Presentation mode: a display step by step, alone or next to another display of the same name.

mod animation;
mod rows;

pub use animation::{AnimatedPosition, AnimationFrame, AnimationStage, ReorderAnimation};

use bidiscope_bidi::name::{BidiClass, Character, Notation};
use bidiscope_bidi::order::choices::ParagraphChoice;
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_words::message;

use super::trace::{CellValue, StepPicture, StepView, TraceView};

use rows::{PresentedRow, paired};

/// One display of a name, or two side by side, step by step. Steps of the same rule share a row.
///
/// A row is given by its index among all rows, from 0, a display by its index in [`Self::sides`], and a character by
/// its logical index. Methods may panic if there is none such.
#[derive(Clone, Debug)]
pub struct StepPresentation {
    sides: Vec<TraceView>,
    rows: Vec<PresentedRow>,
    all_rows: Vec<usize>,
    changing_rows: Vec<usize>,
    parting: Option<PresentationDifference>,
    has_reordering: bool,
}

/// The first difference of two displays that are presented side by side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PresentationDifference {
    /// The difference in a sentence, or that there is none.
    pub sentence: String,
    /// The row of the step that decides it; `None` where there is no difference, or bidi classes decide it.
    pub row_index: Option<usize>,
    /// The logical index of the character that the two resolve differently; `None` where there is no difference.
    pub character: Option<usize>,
}

/// The state of a character after a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PresentedCell {
    /// Its class, level, or visual position from the left, counted from 1, as text; a word while it has no position.
    pub text: String,
    /// The text before the step, where the step changed it and that is known; else `None`.
    pub previous: Option<String>,
    /// Whether the step changed it.
    pub is_changed: bool,
    /// Its bidi class after the step.
    pub class: BidiClass,
    /// Its embedding level, where the text shows one; else `None`.
    pub level: Option<u8>,
}

/// What the line of the name looks like after a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PresentedLine {
    /// The step comes before any display order exists.
    Unordered,
    /// The order after the step.
    Ordered(Box<StepPicture>),
}

impl StepPresentation {
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
                let found = one.first_difference(other.display.clone(), notation);
                let step = found.step_number.map(|it| it - 1);
                let row = step.and_then(|it| rows.iter().position(|row| row.own[0] == Some(it)));
                Some(PresentationDifference {
                    sentence: found.sentence,
                    row_index: row,
                    character: found.character,
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

    /// The two displays to present side by side for `display`: this display in a left-to-right and in a right-to-left paragraph,
    /// in this order; where it has no paragraph direction, the UBA in both, with the same bidi classes and context.
    pub fn side_by_side(display: &DisplayConfig) -> [DisplayConfig; 2] {
        let uba = DisplayConfig::with_default_options(Strategy::UbaLtr)
            .with_changed_choices(|it| it.data_version = display.choices().data_version)
            .with_changed_choices(|it| it.context = display.choices().context.clone());
        let display = if display.in_opposite_paragraph().is_some() { display } else { &uba };
        let other = display.in_opposite_paragraph().unwrap_or_else(|| uba.clone());
        let is_from_right = display.choices().paragraph == ParagraphChoice::RightToLeft;
        if is_from_right { [other, display.clone()] } else { [display.clone(), other] }
    }

    /// The traces of the presented displays, one or two.
    pub fn sides(&self) -> &[TraceView] {
        &self.sides
    }

    /// The rows to step through, as their indices, ascending: with `with_unchanged` all, else those in which some display
    /// changes something. Never empty.
    pub fn rows(&self, with_unchanged: bool) -> &[usize] {
        if with_unchanged { &self.all_rows } else { &self.changing_rows }
    }

    /// The index in [`StepPresentation::rows`], with the same `with_unchanged`, of a row, or of the last row before it that is
    /// stepped through; 0 if there is none.
    pub fn position_in_row_indices(&self, row: usize, with_unchanged: bool) -> usize {
        self.rows(with_unchanged).partition_point(|&it| it <= row).saturating_sub(1)
    }

    /// The row here with the same rule as row `row` of another presentation, so that stepping goes on there; 0 where there is
    /// none.
    pub fn matching_row(&self, other: &Self, row: usize) -> usize {
        let title = &other.step(row).title;
        let nth = (0..row).filter(|&it| other.step(it).title == *title).count();
        (0..self.rows.len()).filter(|&it| self.step(it).title == *title).nth(nth).unwrap_or(0)
    }

    /// The step that stands for a row: that of the first display, or that of the second where the first has none or its
    /// step changes nothing.
    pub fn step(&self, row: usize) -> &StepView {
        let own = self.rows[row].own.iter().zip(&self.sides);
        let mut steps = own.filter_map(|(own, side)| own.map(|it| &side.steps[it]));
        // Where one of two does nothing, show the step of the other.
        let first = steps.next();
        first
            .filter(|it| !it.has_no_effect)
            .or_else(|| steps.next())
            .or(first)
            .unwrap_or(&self.sides[0].steps[0])
    }

    /// What the rule of a row does, in a sentence or two; where two displays set different paragraph directions, what it
    /// does in every display.
    pub fn sentence(&self, row: usize) -> String {
        let step = self.step(row);
        let sentence = step.sentence();
        let mut own = (0..self.sides.len()).filter_map(|side| self.step_of(row, side));
        match own.any(|it| it.is_paragraph_step() && it.sentence() != sentence) {
            true => step.general_sentence(),
            false => sentence,
        }
    }

    /// The step of one display in a row; `None` where it has none there.
    pub fn step_of(&self, row: usize, side: usize) -> Option<&StepView> {
        self.rows[row].own[side].map(|it| &self.sides[side].steps[it])
    }

    /// What the step of one display in a row changed, or why it changed nothing: [`TraceView::outcome`]; `None` where it has none
    /// there.
    pub fn outcome(&self, row: usize, side: usize) -> Option<String> {
        self.rows[row].own[side].map(|it| self.sides[side].outcome(it))
    }

    /// The state of a character after a row, in one of the displays.
    pub fn cell(&self, row: usize, side: usize, character: usize) -> PresentedCell {
        let view = &self.sides[side];
        let cell = view.cell(self.rows[row].shown[side], character);
        let (figure, level) = match cell.value {
            CellValue::Removed => (String::from("\u{2013}"), None),
            CellValue::Level => (view.cell_text(cell), cell.level),
            _ => (view.cell_text(cell), None),
        };
        // A display without a step in this row changed nothing.
        let own = self.rows[row].own[side].filter(|_| cell.is_changed);
        let was = own.and_then(|step| view.was(step, character)).filter(|it| *it != figure);
        PresentedCell { text: figure, previous: was, is_changed: own.is_some(), class: cell.class, level }
    }

    /// Whether the two displays differ in the state of a character after a row; `false` for a single display.
    pub fn differs(&self, row: usize, character: usize) -> bool {
        self.sides.len() == 2 && self.cell(row, 0, character).text != self.cell(row, 1, character).text
    }

    /// Whether one of the displays is made by the one-to-one reordering, which outputs characters one by one.
    pub const fn has_one_to_one_reordering(&self) -> bool {
        self.has_reordering
    }

    /// The first difference of two displays; `None` for a single one.
    pub const fn first_difference(&self) -> Option<&PresentationDifference> {
        self.parting.as_ref()
    }

    /// The line of a display after a row. Before there is an order the characters are shown as stored.
    pub fn line(&self, row: usize, side: usize) -> PresentedLine {
        let view = &self.sides[side];
        let step = self.rows[row].shown[side];
        if view.has_order(step) {
            PresentedLine::Ordered(Box::new(view.picture_after(step)))
        } else {
            PresentedLine::Unordered
        }
    }

    /// The animation of a row in which the characters of one of the displays move; `None` where they stay.
    pub fn animation(&self, row: usize, side: usize) -> Option<ReorderAnimation> {
        animation::animation(&self.sides[side], self.rows[row].own[side]?)
    }
}

impl PresentedLine {
    /// A caption for the line, in a sentence.
    pub fn caption(&self) -> String {
        match self {
            Self::Unordered => message!(caption_no_order, context = "no").to_string(),
            Self::Ordered(moment) => moment.caption.clone(),
        }
    }
}
