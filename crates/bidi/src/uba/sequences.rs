//! Finding the level runs and isolating run sequences of a paragraph (UAX #9 section 3.3.3).

use std::ops::Range;

use crate::index::Level;
use crate::name::{BidiClass, Character, ClassSet};

use super::block::{Block, LENGTH};
use super::isolating_run_sequence::{IsolatingRunSequence, LevelRun};
use super::observer::{Observer, UbaEvent};
use super::paragraph::ParagraphContext;

impl IsolatingRunSequence {
    /// Loads a paragraph that is one level run, for an observer that needs no events. `blocks` caches its original
    /// classes, and is filled if empty.
    pub(super) fn load_paragraph(&mut self, paragraph: ParagraphContext<'_>, blocks: &mut Vec<Block>) {
        let ParagraphContext { characters, present, level, .. } = paragraph;
        self.character_indices.clear();
        if present.intersects(ClassSet::REMOVED) {
            let kept = characters.iter().enumerate().filter(|(_, it)| !it.class.is_removed_by_x9());
            self.character_indices.extend(kept.map(|(character, _)| character));
            self.length = self.character_indices.len();
            if blocks.is_empty() {
                blocks.extend(blocks_of(&self.character_indices, |&character| characters[character].class));
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
        observer.observe(UbaEvent::LevelRun(run));
    }
}

const fn is_initiator(class: BidiClass) -> bool {
    matches!(class, BidiClass::LRI | BidiClass::RLI | BidiClass::FSI)
}

fn find_level_runs(characters: &[Character], present: ClassSet, levels: &[Level], runs: &mut Vec<LevelRun>) {
    let run = |characters, level| LevelRun { characters, level, next: None, begins_sequence: false };
    runs.clear();
    if !present.intersects(ClassSet::EXPLICIT.union(ClassSet::REMOVED)) {
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
    sequence: &mut IsolatingRunSequence,
    first: usize,
    runs: &[LevelRun],
    paragraph: ParagraphContext<'_>,
    classes: &[BidiClass],
) {
    let ParagraphContext { characters, present, isolates, level: paragraph } = paragraph;
    sequence.character_indices.clear();
    // An override may have changed any class to L or R.
    let overridden = present.intersects(ClassSet::EXPLICIT);
    sequence.present = if overridden { present.with(BidiClass::L).with(BidiClass::R) } else { present };
    sequence.level = runs[first].level;
    let mut last = first;
    let mut next = Some(first);
    while let Some(index) = next {
        let run = runs[index].characters.clone();
        if present.intersects(ClassSet::REMOVED) {
            let kept = run.filter(|&character| !characters[character].class.is_removed_by_x9());
            sequence.character_indices.extend(kept);
        } else {
            sequence.character_indices.extend(run);
        }
        last = index;
        next = runs[index].next;
    }
    sequence.length = sequence.character_indices.len();
    sequence.blocks.clear();
    sequence.blocks.extend(blocks_of(&sequence.character_indices, |&character| classes[character]));
    let level_of = |run: Option<&LevelRun>| run.map_or(paragraph, |run| run.level);
    let before = level_of(first.checked_sub(1).and_then(|index| runs.get(index)));
    let end = runs[last].characters.end;
    let is_open = is_initiator(characters[end - 1].class) && isolates.partner(end - 1).is_none();
    let after = if is_open { paragraph } else { level_of(runs.get(last + 1)) };
    sequence.set_sos_eos(sequence.level.max(before), sequence.level.max(after));
}
