//! A cell of the trace table.

use bidiscope_bidi::name::{BidiClass, Character};
use bidiscope_bidi::order::{Level, LogicalIndex};
use bidiscope_bidi::trace::{Detail, Step, Stretch, Trace, Value};

use super::{Figures, figures};

/// What a step made of a character.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TraceCell {
    /// What the cell says.
    pub figure: Figure,
    /// The character's class after the step; L or R where the one-to-one display has decided.
    pub class: BidiClass,
    /// Its embedding level after the step; `None` before there are levels.
    pub level: Option<u8>,
    /// Whether the step changed what the cell says.
    pub is_changed: bool,
}

/// What a cell says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Figure {
    /// The character's class, or direction.
    Class,
    /// Its level.
    Level,
    /// Its place on the screen, from the left.
    Place(usize),
    /// It is on the character stack.
    Stack,
    /// It is in the digit accumulator.
    Accumulator,
    /// It is still in the input.
    Waiting,
    /// The rules pass over it (X9).
    PassedOver,
}

impl TraceCell {
    /// What it says, in words.
    pub(super) fn told(self) -> String {
        let told = match (self.figure, self.level) {
            (Figure::Level, Some(level)) => level.to_string(),
            (Figure::Class | Figure::Level, _) => self.class.to_string(),
            (Figure::Place(place), _) => place.to_string(),
            (Figure::Stack, _) => "on the stack".to_owned(),
            (Figure::Accumulator, _) => "in the accumulator".to_owned(),
            (Figure::Waiting, _) => "in the input".to_owned(),
            (Figure::PassedOver, _) => "passed over".to_owned(),
        };
        if self.is_changed { told + " changed" } else { told }
    }
}

/// What is needed to say at once what any step made of any character.
#[derive(Clone, Debug)]
pub(super) struct Cells {
    /// For each character its own class, and how class and level went on.
    histories: Vec<CellHistory>,
    /// The orders of the trace: for each its places by character, and the first step that has it.
    orders: Vec<(usize, Vec<usize>)>,
}

#[derive(Clone, Debug)]
struct CellHistory {
    own_class: BidiClass,
    turns: Vec<Turn>,
    /// The number of the step that removed it.
    removed: Option<usize>,
}

/// What became of a character at a step.
#[derive(Clone, Copy, Debug)]
struct Turn {
    step: usize,
    value: Value,
    /// A paragraph's level is given to a character, not changed.
    is_change: bool,
}

impl Cells {
    pub(super) fn new(characters: &[Character], trace: &Trace) -> Self {
        let mut histories: Vec<CellHistory> = characters
            .iter()
            .map(|character| CellHistory { own_class: character.class, turns: Vec::new(), removed: None })
            .collect();
        let mut orders: Vec<(usize, Vec<usize>)> = Vec::new();
        for step in &trace.steps {
            record(step, &mut histories);
            let order = step.order.as_deref().unwrap_or_default();
            let is_whole = order.len() == characters.len() && !is_machine(step);
            if is_whole {
                orders.push((step.step, places(order)));
            }
        }
        // The reordering's output only grows: its last order holds the places of every step.
        if trace.steps.last().is_some_and(is_machine) {
            orders.push((0, places(trace.order())));
        }
        Self { histories, orders }
    }

    /// What a step, after the one before it, made of a character.
    pub(super) fn cell(&self, before: Option<&Step>, step: &Step, character: usize) -> TraceCell {
        let history = &self.histories[character];
        let until = history.turns.partition_point(|turn| turn.step <= step.step);
        let (mut class, mut level) = (history.own_class, None);
        for turn in &history.turns[..until] {
            match turn.value {
                Value::Class(to) => class = to,
                Value::Level(to) => level = Some(to.number()),
            }
        }
        let figure = match figures(step.rule) {
            Figures::Places => self.place(step, character),
            _ if history.removed.is_some_and(|removed| removed <= step.step) => Figure::PassedOver,
            Figures::Levels if level.is_some() => Figure::Level,
            _ => Figure::Class,
        };
        let is_changed = match figure {
            Figure::Place(_) | Figure::Stack | Figure::Accumulator | Figure::Waiting => {
                figure != self.place_before(before, step, character)
            }
            Figure::PassedOver => history.removed == Some(step.step),
            Figure::Class | Figure::Level => {
                let here = history.turns[..until].iter().rev().take_while(|turn| turn.step == step.step);
                here.into_iter().any(|turn| turn.is_change)
            }
        };
        TraceCell { figure, class, level, is_changed }
    }

    /// The level of each character after a step; `None` where there are none yet.
    pub(super) fn levels(&self, step: usize) -> Option<Vec<Level>> {
        let level = |history: &CellHistory| {
            let until = history.turns.partition_point(|turn| turn.step <= step);
            history.turns[..until].iter().rev().find_map(|turn| match turn.value {
                Value::Level(level) => Some(level),
                Value::Class(_) => None,
            })
        };
        let levels: Vec<Option<Level>> = self.histories.iter().map(level).collect();
        // What stands between components has no level of its own, and goes from left to right.
        levels
            .iter()
            .any(Option::is_some)
            .then(|| levels.into_iter().map(|level| level.unwrap_or(Level::LTR)).collect())
    }

    /// Where a step with an order leaves a character.
    fn place(&self, step: &Step, character: usize) -> Figure {
        let order = step.order.as_deref().unwrap_or_default();
        let Some((_, places)) = self.orders.iter().rev().find(|(since, _)| *since <= step.step) else {
            return Figure::Waiting;
        };
        match &step.detail {
            _ if places[character] < order.len() => Figure::Place(places[character]),
            Detail::Machine { accumulator, .. } if accumulator.0.contains(&character) => Figure::Accumulator,
            Detail::Machine { stack, .. } if Stretch::any_holds(stack, character) => Figure::Stack,
            _ => Figure::Waiting,
        }
    }

    /// Where the step before it had left the character. Before there is an order the characters stand
    /// as they are stored, or wait in the input.
    fn place_before(&self, before: Option<&Step>, step: &Step, character: usize) -> Figure {
        match before.filter(|before| before.order.is_some()) {
            Some(before) => self.place(before, character),
            None if is_machine(step) => Figure::Waiting,
            None => Figure::Place(character),
        }
    }
}

fn is_machine(step: &Step) -> bool {
    matches!(step.detail, Detail::Machine { .. })
}

/// Adds what a step did to the characters' histories.
fn record(step: &Step, histories: &mut [CellHistory]) {
    let mut turn = |character: usize, value: Value, is_change: bool| {
        histories[character].turns.push(Turn { step: step.step, value, is_change });
    };
    match &step.detail {
        Detail::Paragraphs { paragraphs } => {
            for paragraph in paragraphs {
                for character in paragraph.start..paragraph.end {
                    turn(character, Value::Level(paragraph.level), false);
                }
            }
        }
        Detail::Explicit { overridden, .. } => {
            overridden.iter().for_each(|change| turn(change.character.0, change.to, true));
        }
        _ => {}
    }
    step.changed.iter().for_each(|change| turn(change.character.0, change.to, true));
    if let Detail::Removed { removed, .. } = &step.detail {
        removed.iter().for_each(|&character| histories[character].removed = Some(step.step));
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
