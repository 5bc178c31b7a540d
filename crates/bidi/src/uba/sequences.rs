//! Level runs and isolating run sequences (UAX #9 section 3.3.3).

use std::ops::Range;

use crate::index::{Direction, Level};
use crate::name::{BidiClass, Character, ClassSet};

use super::block::{Block, LENGTH, PositionSet};
use super::observer::{Event, Observer};
use super::paragraph::ParagraphContext;

/// A level run (definition BD7). Characters that X9 removes belong to no run, though the range of a run may include
/// them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LevelRun {
    /// The range from its first to its last character.
    pub characters: Range<usize>,
    /// The level of its characters.
    pub level: Level,
    /// The run that continues this one after an isolate (definition BD13), as an index of the runs.
    pub(super) next: Option<usize>,
    /// Whether it is the first of an isolating run sequence.
    pub(super) begins_sequence: bool,
}

/// An isolating run sequence (definition BD13) with the current classes of its characters.
#[derive(Clone, Debug)]
pub struct Sequence {
    /// The indices of its characters in the paragraph, ascending. Empty where the sequence is the whole paragraph and
    /// the observer needs no events.
    pub characters: Vec<usize>,
    /// The level of all its characters.
    pub level: Level,
    /// Start of sequence (X10): the direction assumed before it.
    pub sos: Direction,
    /// End of sequence (X10): the direction assumed after it.
    pub eos: Direction,
    /// The higher of the two levels on either side of its start, of which sos is the direction.
    pub sos_level: Level,
    /// The higher of the two levels on either side of its end, of which eos is the direction.
    pub eos_level: Level,
    /// The current classes of its characters, 64 in a block.
    pub(super) blocks: Vec<Block>,
    /// The number of its characters.
    pub(super) length: usize,
    /// A superset of the classes in the blocks.
    pub(super) present: ClassSet,
    /// Working memory of a rule, one set per block.
    pub(super) scratch: Vec<PositionSet>,
}

impl Default for Sequence {
    fn default() -> Self {
        Self {
            characters: Vec::new(),
            level: Level::LTR,
            sos: Direction::LeftToRight,
            eos: Direction::LeftToRight,
            sos_level: Level::LTR,
            eos_level: Level::LTR,
            blocks: Vec::new(),
            length: 0,
            present: ClassSet::EMPTY,
            scratch: Vec::new(),
        }
    }
}

impl Sequence {
    /// Loads a paragraph that is one level run, for an observer that needs no events. `blocks` caches its original
    /// classes, and is filled if empty.
    pub(super) fn load_paragraph(&mut self, paragraph: ParagraphContext<'_>, blocks: &mut Vec<Block>) {
        let ParagraphContext { characters, present, level, .. } = paragraph;
        self.characters.clear();
        if present.intersects(ClassSet::REMOVED) {
            let kept = characters.iter().enumerate().filter(|(_, it)| !it.class.is_removed_by_x9());
            self.characters.extend(kept.map(|(character, _)| character));
            self.length = self.characters.len();
            if blocks.is_empty() {
                blocks.extend(blocks_of(&self.characters, |&character| characters[character].class));
            }
        } else {
            self.length = characters.len();
            if blocks.is_empty() {
                blocks.extend(blocks_of(characters, |character| character.class));
            }
        }
        self.blocks.clear();
        self.blocks.extend_from_slice(blocks);
        self.present = present;
        self.level = level;
        self.set_sos_eos(level, level);
    }

    /// Sets sos and eos by the higher of the levels on either side of each end.
    const fn set_sos_eos(&mut self, start: Level, end: Level) {
        (self.sos_level, self.eos_level) = (start, end);
        (self.sos, self.eos) = (start.direction(), end.direction());
    }

    /// Whether positions in the sequence are the indices of the paragraph's characters.
    pub(super) const fn is_whole_paragraph(&self) -> bool {
        self.characters.is_empty()
    }

    /// The index in the paragraph of the character at this position of the sequence.
    pub(super) fn character(&self, at: usize) -> usize {
        if self.is_whole_paragraph() { at } else { self.characters[at] }
    }

    /// The positions of the last block beyond the last character.
    pub(super) const fn unused_positions(&self) -> PositionSet {
        match self.length % LENGTH {
            0 => 0,
            taken => !0 << taken,
        }
    }

    /// The last position in `range` that is in the set that `wanted` gives for its block.
    pub(super) fn last_position(
        &self,
        range: Range<usize>,
        wanted: impl Fn(&Block) -> PositionSet,
    ) -> Option<usize> {
        let first = range.start / LENGTH;
        (first..range.end.div_ceil(LENGTH)).rev().find_map(|number| {
            let start = number * LENGTH;
            let mut places = wanted(&self.blocks[number]);
            if range.start > start {
                places &= !0 << (range.start - start);
            }
            if range.end < start + LENGTH {
                places &= !(!0 << (range.end - start));
            }
            places.checked_ilog2().map(|last| start + last as usize)
        })
    }

    /// Sets the class of the character at this position of the sequence, and gives the one before.
    pub(crate) fn set(&mut self, at: usize, to: BidiClass) -> Option<BidiClass> {
        let from = self.class_at(at);
        self.blocks[at / LENGTH].reclassify(1 << (at % LENGTH), BidiClass::ALL, to);
        self.present = self.present.with(to);
        from
    }
}

/// The classes of consecutive items, in blocks.
fn blocks_of<T>(neighbours: &[T], class_of: impl Fn(&T) -> BidiClass) -> impl Iterator<Item = Block> {
    neighbours.chunks(LENGTH).map(move |neighbours| {
        let mut block = Block::default();
        neighbours.iter().enumerate().for_each(|(at, it)| block.set(at, class_of(it)));
        block
    })
}

/// [X10](https://www.unicode.org/reports/tr9/#X10): the level runs, joined to isolating run sequences.
/// `open` is working memory.
pub(super) fn x10(
    paragraph: ParagraphContext<'_>,
    levels: &[Level],
    runs: &mut Vec<LevelRun>,
    open: &mut Vec<usize>,
    observer: &mut impl Observer,
) {
    let ParagraphContext { characters, present, isolates, .. } = paragraph;
    find_level_runs(characters, present, levels, runs);
    open.clear();
    for index in 0..runs.len() {
        let Range { start, end } = runs[index].characters;
        let continues = characters[start].class == BidiClass::PDI && isolates.partner(start).is_some();
        // Runs nest as isolates do: the run that this PDI continues is the one opened last.
        match if continues { open.pop() } else { None } {
            Some(before) => runs[before].next = Some(index),
            None => runs[index].begins_sequence = true,
        }
        if is_initiator(characters[end - 1].class) && isolates.partner(end - 1).is_some() {
            open.push(index);
        }
    }
    for run in runs.iter() {
        observer.observe(Event::LevelRun(run));
    }
}

const fn is_initiator(class: BidiClass) -> bool {
    matches!(class, BidiClass::LRI | BidiClass::RLI | BidiClass::FSI)
}

fn find_level_runs(characters: &[Character], present: ClassSet, levels: &[Level], runs: &mut Vec<LevelRun>) {
    let run = |characters, level| LevelRun { characters, level, next: None, begins_sequence: false };
    runs.clear();
    if !present.intersects(ClassSet::CONTROLS.union(ClassSet::REMOVED)) {
        runs.extend(levels.first().map(|&level| run(0..levels.len(), level)));
        return;
    }
    for (index, (character, &level)) in characters.iter().zip(levels).enumerate() {
        if character.class.is_removed_by_x9() {
            continue;
        }
        match runs.last_mut() {
            Some(run) if run.level == level => run.characters.end = index + 1,
            _ => runs.push(run(index..index + 1, level)),
        }
    }
}

/// Loads into `sequence` the isolating run sequence that begins with the run `first`.
pub(super) fn collect_sequence(
    sequence: &mut Sequence,
    first: usize,
    runs: &[LevelRun],
    paragraph: ParagraphContext<'_>,
    classes: &[BidiClass],
) {
    let ParagraphContext { characters, present, isolates, level: paragraph } = paragraph;
    sequence.characters.clear();
    // An override may have changed any class to L or R.
    let overridden = present.intersects(ClassSet::CONTROLS);
    sequence.present = if overridden { present.with(BidiClass::L).with(BidiClass::R) } else { present };
    sequence.level = runs[first].level;
    let mut last = first;
    let mut next = Some(first);
    while let Some(index) = next {
        let run = runs[index].characters.clone();
        if present.intersects(ClassSet::REMOVED) {
            let kept = run.filter(|&character| !characters[character].class.is_removed_by_x9());
            sequence.characters.extend(kept);
        } else {
            sequence.characters.extend(run);
        }
        last = index;
        next = runs[index].next;
    }
    sequence.length = sequence.characters.len();
    sequence.blocks.clear();
    sequence.blocks.extend(blocks_of(&sequence.characters, |&character| classes[character]));
    let level_of = |run: Option<&LevelRun>| run.map_or(paragraph, |run| run.level);
    let before = level_of(first.checked_sub(1).and_then(|index| runs.get(index)));
    let end = runs[last].characters.end;
    let is_open = is_initiator(characters[end - 1].class) && isolates.partner(end - 1).is_none();
    let after = if is_open { paragraph } else { level_of(runs.get(last + 1)) };
    sequence.set_sos_eos(sequence.level.max(before), sequence.level.max(after));
}
