//! A cell of the trace table.

use bidiscope_bidi::name::{BidiClass, Character};
use bidiscope_bidi::order::{Level, LogicalIndex};
use bidiscope_bidi::trace::{LevelOrClass, LogicalCharacterRange, Trace, TraceStep, TraceStepDetail};
use bidiscope_words::message;

use super::row_values::{TraceRowValueKind, values_of_row};

/// A cell of the trace table: the state of a character after a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TraceCell {
    /// What it shows.
    pub value: TraceCellValue,
    /// The bidi class after the step; L or R where the one-to-one display has decided.
    pub bidi_class: BidiClass,
    /// Its embedding level after the step; `None` before there are levels.
    pub embedding_level: Option<u8>,
    /// Whether the step changed the value.
    pub is_changed: bool,
}

/// Which value of a character a cell shows; the class and the level are in [`TraceCell`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TraceCellValue {
    /// The bidi class, or the direction.
    BidiClass,
    /// The embedding level.
    EmbeddingLevel,
    /// The visual position, from 0 at the left.
    VisualIndex(usize),
    /// The character is on the character stack.
    OnCharacterStack,
    /// The character is in the digit accumulator.
    InDigitAccumulator,
    /// The character is still in the input.
    InUnreadInput,
    /// The character was removed by rule X9.
    RemovedByX9,
}

/// The words that cells show, made once for the many cells of a trace.
#[derive(Clone, Debug)]
pub(super) struct CellWords {
    stack: String,
    accumulator: String,
    input: String,
    removed: String,
}

impl CellWords {
    pub(super) fn new() -> Self {
        Self {
            stack: message!(cell_stack).to_string(),
            accumulator: message!(cell_accumulator).to_string(),
            input: message!(cell_input).to_string(),
            removed: message!(cell_removed).to_string(),
        }
    }

    /// The value of a cell as text.
    pub(super) fn text(&self, cell: TraceCell) -> String {
        match (cell.value, cell.embedding_level) {
            (TraceCellValue::EmbeddingLevel, Some(level)) => level.to_string(),
            (TraceCellValue::BidiClass | TraceCellValue::EmbeddingLevel, _) => cell.bidi_class.to_string(),
            (TraceCellValue::VisualIndex(place), _) => (place + 1).to_string(),
            (TraceCellValue::OnCharacterStack, _) => self.stack.clone(),
            (TraceCellValue::InDigitAccumulator, _) => self.accumulator.clone(),
            (TraceCellValue::InUnreadInput, _) => self.input.clone(),
            (TraceCellValue::RemovedByX9, _) => self.removed.clone(),
        }
    }
}

/// The history of all characters, from which the cell of any step is computed.
#[derive(Clone, Debug)]
pub(super) struct Cells {
    /// For each character its original class and the changes of class and level.
    histories: Vec<CellHistory>,
    /// The history of a character.
    orders: Vec<(usize, Vec<usize>)>,
}

#[derive(Clone, Debug)]
struct CellHistory {
    original_class: BidiClass,
    changes: Vec<ValueChange>,
    /// The number of the step that removed it.
    removed: Option<usize>,
}

/// A change of a character's class or level.
#[derive(Clone, Copy, Debug)]
struct ValueChange {
    step: usize,
    value: LevelOrClass,
    /// `false` where a character gets its initial level from the paragraph.
    is_change: bool,
}

impl Cells {
    pub(super) fn new(characters: &[Character], trace: &Trace) -> Self {
        let mut histories: Vec<CellHistory> = characters
            .iter()
            .map(|character| CellHistory {
                original_class: character.class,
                changes: Vec::new(),
                removed: None,
            })
            .collect();
        let mut orders: Vec<(usize, Vec<usize>)> = Vec::new();
        for step in &trace.steps {
            record(step, &mut histories);
            let order = step.logical_from_visual.as_deref().unwrap_or_default();
            let is_whole = order.len() == characters.len() && !is_machine(step);
            if is_whole {
                orders.push((step.step_number, places(order)));
            }
        }
        // The output of the reordering only grows, so the last order has the positions of every step.
        if trace.steps.last().is_some_and(is_machine) {
            orders.push((0, places(trace.order())));
        }
        Self { histories, orders }
    }

    /// The state of a character after a step; `before` is the previous step.
    pub(super) fn cell(&self, before: Option<&TraceStep>, step: &TraceStep, character: usize) -> TraceCell {
        let history = &self.histories[character];
        let until = history.changes.partition_point(|change| change.step <= step.step_number);
        let (mut class, mut level) = (history.original_class, None);
        for change in &history.changes[..until] {
            match change.value {
                LevelOrClass::Class(to) => class = to,
                LevelOrClass::Level(to) => level = Some(to.number()),
            }
        }
        let value = match values_of_row(step.step_kind) {
            TraceRowValueKind::VisualPositions => self.place(step, character),
            _ if history.removed.is_some_and(|removed| removed <= step.step_number) => {
                TraceCellValue::RemovedByX9
            }
            TraceRowValueKind::Levels if level.is_some() => TraceCellValue::EmbeddingLevel,
            _ => TraceCellValue::BidiClass,
        };
        let is_changed = match value {
            TraceCellValue::VisualIndex(_)
            | TraceCellValue::OnCharacterStack
            | TraceCellValue::InDigitAccumulator
            | TraceCellValue::InUnreadInput => value != self.place_before(before, step, character),
            TraceCellValue::RemovedByX9 => history.removed == Some(step.step_number),
            TraceCellValue::BidiClass | TraceCellValue::EmbeddingLevel => {
                let here = history.changes[..until]
                    .iter()
                    .rev()
                    .take_while(|change| change.step == step.step_number);
                here.into_iter().any(|change| change.is_change)
            }
        };
        TraceCell { value, bidi_class: class, embedding_level: level, is_changed }
    }

    /// The level of each character after a step; `None` where there are none yet.
    pub(super) fn levels(&self, step: usize) -> Option<Vec<Level>> {
        let level = |history: &CellHistory| {
            let until = history.changes.partition_point(|change| change.step <= step);
            history.changes[..until].iter().rev().find_map(|change| match change.value {
                LevelOrClass::Level(level) => Some(level),
                LevelOrClass::Class(_) => None,
            })
        };
        let levels: Vec<Option<Level>> = self.histories.iter().map(level).collect();
        // Separators between components have no level of their own and run from left to right.
        levels
            .iter()
            .any(Option::is_some)
            .then(|| levels.into_iter().map(|level| level.unwrap_or(Level::LTR)).collect())
    }

    /// The position of a character after a step with an order.
    fn place(&self, step: &TraceStep, character: usize) -> TraceCellValue {
        let order = step.logical_from_visual.as_deref().unwrap_or_default();
        let Some((_, places)) = self.orders.iter().rev().find(|(since, _)| *since <= step.step_number) else {
            return TraceCellValue::InUnreadInput;
        };
        match &step.detail {
            _ if places[character] < order.len() => TraceCellValue::VisualIndex(places[character]),
            TraceStepDetail::Reordering { accumulator, .. } if accumulator.0.contains(&character) => {
                TraceCellValue::InDigitAccumulator
            }
            TraceStepDetail::Reordering { stack, .. }
                if LogicalCharacterRange::any_contains(stack, character) =>
            {
                TraceCellValue::OnCharacterStack
            }
            _ => TraceCellValue::InUnreadInput,
        }
    }

    /// The position of a character before a step. Without an earlier order the characters are
    /// in logical order, or in the input of the reordering.
    fn place_before(&self, before: Option<&TraceStep>, step: &TraceStep, character: usize) -> TraceCellValue {
        match before.filter(|before| before.logical_from_visual.is_some()) {
            Some(before) => self.place(before, character),
            None if is_machine(step) => TraceCellValue::InUnreadInput,
            None => TraceCellValue::VisualIndex(character),
        }
    }
}

fn is_machine(step: &TraceStep) -> bool {
    matches!(step.detail, TraceStepDetail::Reordering { .. })
}

/// Adds the changes of a step to the histories.
fn record(step: &TraceStep, histories: &mut [CellHistory]) {
    let mut add_change = |character: usize, value: LevelOrClass, is_change: bool| {
        histories[character].changes.push(ValueChange { step: step.step_number, value, is_change });
    };
    match &step.detail {
        TraceStepDetail::Paragraphs { paragraphs } => {
            for paragraph in paragraphs {
                for character in paragraph.start_index..paragraph.end_index {
                    add_change(character, LevelOrClass::Level(paragraph.level), false);
                }
            }
        }
        TraceStepDetail::Explicit { overridden, .. } => {
            overridden.iter().for_each(|change| add_change(change.character.0, change.to, true));
        }
        _ => {}
    }
    step.changed_characters.iter().for_each(|change| add_change(change.character.0, change.to, true));
    if let TraceStepDetail::Removed { removed, .. } = &step.detail {
        removed.iter().for_each(|&character| histories[character].removed = Some(step.step_number));
    }
}

/// The place of each character in an order that has all of them.
fn places(order: &[LogicalIndex]) -> Vec<usize> {
    let mut places = vec![0; order.len()];
    for (place, character) in order.iter().enumerate() {
        places[character.0] = place;
    }
    places
}
