//! The text of a trace at each of its steps, replayed from what the steps say they changed: what a statement is held
//! against. Nothing here is taken from the statements themselves.

use bidiscope_bidi::name::{BidiClass, Character};
use bidiscope_bidi::order::LogicalIndex;
use bidiscope_bidi::trace::{CharRef, LevelOrClass, Trace, TraceStep, TraceStepDetail};

/// A character of the text.
#[derive(Clone, Debug)]
pub(crate) struct Item {
    pub(crate) character: CharRef,
    pub(crate) scalar: char,
    /// The class to go by before the first rule.
    pub(crate) own: BidiClass,
    /// Its class and level so far.
    pub(crate) class: BidiClass,
    pub(crate) level: u8,
}

/// An isolating run sequence, as rule X10's step lists it.
#[derive(Clone, Debug)]
pub(crate) struct Run {
    /// Items, in the order of the text.
    pub(crate) items: Vec<usize>,
    pub(crate) level: u8,
    pub(crate) sos: BidiClass,
    pub(crate) eos: BidiClass,
}

/// The text as it stands before a step.
pub(crate) struct World {
    pub(crate) items: Vec<Item>,
    /// The item of each of the name's characters, and of each other one.
    pub(crate) of_name: Vec<usize>,
    pub(crate) of_other: Vec<usize>,
    pub(crate) runs: Vec<Run>,
    /// The paragraphs: their items, and their levels.
    pub(crate) paragraphs: Vec<(std::ops::Range<usize>, u8)>,
    /// For each place from the left the name's character there; as stored before there is an order.
    pub(crate) order: Vec<usize>,
}

impl World {
    /// The text before the first step.
    pub(crate) fn new(characters: &[Character], trace: &Trace) -> Self {
        let mut items: Vec<Item> = Vec::new();
        let item = |character, it: Character| Item {
            character,
            scalar: it.scalar,
            own: it.class,
            class: it.class,
            level: 0,
        };
        let mut others = trace
            .steps
            .iter()
            .filter_map(|step| match &step.detail {
                TraceStepDetail::Inserted { before, scalar, number, .. } => Some((*before, *scalar, *number)),
                _ => None,
            })
            .peekable();
        for at in 0..=characters.len() {
            while let Some((_, scalar, number)) = others.next_if(|it| it.0 == at) {
                items.push(item(
                    CharRef::OutsideName { outside_name_character_index: number, scalar },
                    Character::new(scalar),
                ));
            }
            items.extend(characters.get(at).map(|it| item(CharRef::InName(LogicalIndex(at)), *it)));
        }
        let place = |is_wanted: &dyn Fn(&Item) -> bool| -> Vec<usize> {
            (0..items.len()).filter(|&it| is_wanted(&items[it])).collect()
        };
        let of_name = place(&|it| matches!(it.character, CharRef::InName(_)));
        let of_other = place(&|it| matches!(it.character, CharRef::OutsideName { .. }));
        let order = (0..characters.len()).collect();
        Self { items, of_name, of_other, runs: Vec::new(), paragraphs: Vec::new(), order }
    }

    /// The letter to which a mark belongs.
    pub(crate) fn letter_of(&self, mark: usize) -> Option<usize> {
        let belongs = |it: &Item| matches!(it.own, BidiClass::NSM) || it.own.is_removed_by_x9();
        let base = (0..=mark).rev().find(|&it| !belongs(&self.items[it]))?;
        let is_letter = matches!(self.items[base].own, BidiClass::L | BidiClass::R | BidiClass::AL);
        (is_letter && base < mark).then_some(base)
    }

    /// The item that is pointed at; none of an edge, or of what is not in the text.
    pub(crate) fn item_of(&self, character: CharRef) -> Option<usize> {
        match character {
            CharRef::InName(LogicalIndex(at)) => self.of_name.get(at).copied(),
            CharRef::OutsideName { outside_name_character_index: number, scalar } => {
                self.of_other.get(number).copied().filter(|&it| self.items[it].scalar == scalar)
            }
            CharRef::IsolatingRunSequenceStart(_) | CharRef::IsolatingRunSequenceEnd(_) => None,
        }
    }

    /// The last control before an item that is open at it (UAX #9, X1 to X8, without an overflow).
    pub(crate) fn innermost_opener(&self, item: usize) -> Option<usize> {
        let is_end = self.items[item].own == BidiClass::PDI;
        self.open_before(if is_end { item + 1 } else { item }).pop()
    }

    /// The PDF or PDI that closes this control and none around it.
    pub(crate) fn closer_of(&self, opener: usize) -> Option<usize> {
        let closes = |&it: &usize| !self.open_before(it + 1).contains(&opener);
        let found = (opener + 1..self.items.len()).find(closes)?;
        let expected = if self.is_isolate(opener) { BidiClass::PDI } else { BidiClass::PDF };
        (self.items[found].own == expected).then_some(found)
    }

    fn is_isolate(&self, item: usize) -> bool {
        matches!(self.items[item].own, BidiClass::LRI | BidiClass::RLI | BidiClass::FSI)
    }

    /// The controls that the items before this one leave open in its paragraph.
    fn open_before(&self, end: usize) -> Vec<usize> {
        use BidiClass::{FSI, LRE, LRI, LRO, PDF, PDI, RLE, RLI, RLO};
        let start = self.paragraph_of(end.saturating_sub(1)).map_or(0, |it| it.0.start);
        let mut open: Vec<usize> = Vec::new();
        for at in start..end {
            match self.items[at].own {
                LRE | RLE | LRO | RLO | LRI | RLI | FSI => open.push(at),
                PDI => {
                    if let Some(isolate) = open.iter().rposition(|&it| self.is_isolate(it)) {
                        open.truncate(isolate);
                    }
                }
                PDF if open.last().is_some_and(|&it| !self.is_isolate(it)) => {
                    open.pop();
                }
                _ => {}
            }
        }
        open
    }

    /// The sequence that an item is in, and its place there.
    pub(crate) fn run_of(&self, item: usize) -> Option<(&Run, usize)> {
        self.runs.iter().find_map(|run| Some((run, run.items.iter().position(|&it| it == item)?)))
    }

    /// The paragraph that an item is in.
    pub(crate) fn paragraph_of(&self, item: usize) -> Option<&(std::ops::Range<usize>, u8)> {
        self.paragraphs.iter().find(|it| it.0.contains(&item))
    }

    /// Takes in what a step says that it did.
    pub(crate) fn apply(&mut self, step: &TraceStep) {
        match &step.detail {
            TraceStepDetail::Paragraphs { paragraphs } => {
                // One paragraph is the whole text, with what stands round the name; several hold nothing else.
                let whole = self.items.len();
                self.paragraphs = match paragraphs.as_slice() {
                    [only]
                        if !self.of_other.is_empty()
                            || only.end_index - only.start_index == self.of_name.len() =>
                    {
                        vec![(0..whole, only.level.number())]
                    }
                    several => {
                        several.iter().map(|it| (it.start_index..it.end_index, it.level.number())).collect()
                    }
                };
                for (range, level) in &self.paragraphs {
                    self.items[range.clone()].iter_mut().for_each(|it| it.level = *level);
                }
            }
            TraceStepDetail::Sequences { sequences, .. } => {
                let run = |it: &bidiscope_bidi::trace::TracedIsolatingRunSequence| {
                    let own = it.logical_indices.iter().map(|&at| self.of_name[at]);
                    let others = it.outside_character_indices.iter().map(|&number| self.of_other[number]);
                    let mut items: Vec<usize> = own.chain(others).collect();
                    items.sort_unstable();
                    Run { items, level: it.level.number(), sos: it.sos, eos: it.eos }
                };
                self.runs = sequences.iter().map(run).collect();
            }
            TraceStepDetail::Explicit { overridden, overridden_inserted, .. } => {
                for it in overridden {
                    self.set(self.of_name[it.character.0], it.from, it.to);
                }
                for it in overridden_inserted {
                    self.set(self.of_other[it.outside_name_character_index], it.from, it.to);
                }
            }
            _ => {}
        }
        for it in &step.changed_characters {
            self.set(self.of_name[it.character.0], it.from, it.to);
        }
        for it in &step.changed_characters_outside_name {
            self.set(self.of_other[it.outside_name_character_index], it.from, it.to);
        }
        if let Some(order) = &step.logical_from_visual {
            self.order = order.iter().map(|it| it.0).collect();
        }
    }

    fn set(&mut self, item: usize, from: LevelOrClass, to: LevelOrClass) {
        let item = &mut self.items[item];
        match (from, to) {
            (LevelOrClass::Class(from), LevelOrClass::Class(to)) => {
                assert_eq!(item.class, from);
                item.class = to;
            }
            (LevelOrClass::Level(from), LevelOrClass::Level(to)) => {
                assert_eq!(item.level, from.number());
                item.level = to.number();
            }
            _ => panic!("a level is no class"),
        }
    }
}

/// The class of the direction of a level.
pub(crate) fn class_of(level: u8) -> BidiClass {
    if level % 2 == 1 { BidiClass::R } else { BidiClass::L }
}
