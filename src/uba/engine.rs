//! The algorithm from the paragraph's level to the order on the screen, in the order of the standard.

use crate::index::{Level, LogicalIndex};
use crate::name::{BidiClass, Character, ClassSet};

use super::block::Block;
use super::brackets::{self, Brackets};
use super::explicit::{self, Status};
use super::observer::{Event, Observer, Silent};
use super::paragraph::{self, Isolates, Paragraph};
use super::reordering::{self, Line};
use super::sequences::{self, LevelRun, Sequence};
use super::{ParagraphDirection, implicit, neutral, uniform, weak};

/// The algorithm with its working memory, which it keeps from one paragraph to the next: a search
/// over millions of paragraphs allocates nothing.
#[derive(Clone, Debug, Default)]
pub struct Engine {
    /// The classes of the paragraph that was loaded last.
    present: ClassSet,
    isolates: Isolates,
    /// Its characters' classes; empty until a rule asks for them.
    blocks: Vec<Block>,
    stack: Vec<Status>,
    classes: Vec<BidiClass>,
    levels: Vec<Level>,
    runs: Vec<LevelRun>,
    open_runs: Vec<usize>,
    sequence: Sequence,
    brackets: Brackets,
    line: Line,
}

impl Engine {
    /// An engine.
    pub fn new() -> Self {
        Self::default()
    }

    /// Resolves one paragraph, up to rule L1 with the whole paragraph on one line, and returns its
    /// level. The characters' levels are then in [`Engine::levels`].
    ///
    /// A paragraph separator elsewhere than at the end is no error: it ends every embedding and
    /// isolate (X8), and the neutral rules see it as the neutral that it is.
    pub fn resolve<O: Observer>(
        &mut self,
        characters: &[Character],
        direction: ParagraphDirection,
        observer: &mut O,
    ) -> Level {
        self.load(characters, ClassSet::of_characters(characters));
        self.resolve_loaded(characters, direction, observer)
    }

    /// The level of each character of the paragraph resolved last; that of a character which X9
    /// removes is the one before it.
    pub fn levels(&self) -> &[Level] {
        &self.levels
    }

    /// Resolves one paragraph and reorders it on one line (rules L2 and L3): for each place on the
    /// screen, from the left, the character that stands there.
    pub fn order(&mut self, characters: &[Character], direction: ParagraphDirection) -> &[LogicalIndex] {
        self.load(characters, ClassSet::of_characters(characters));
        self.order_loaded(characters, direction)
    }

    /// Takes a paragraph that holds these classes, so that it can be resolved in more than one direction.
    pub(crate) fn load(&mut self, characters: &[Character], present: ClassSet) {
        debug_assert_eq!(present, ClassSet::of_characters(characters), "the classes are the characters'");
        self.present = present;
        self.isolates.pair(characters, present);
        self.blocks.clear();
    }

    /// Resolves the paragraph that was loaded last, which is handed in again.
    pub(crate) fn resolve_loaded<O: Observer>(
        &mut self,
        characters: &[Character],
        direction: ParagraphDirection,
        observer: &mut O,
    ) -> Level {
        let present = self.present;

        // 3.3.1 The paragraph level
        let level = match direction {
            ParagraphDirection::Auto => paragraph::p2_and_p3(characters, &self.isolates, observer),
            ParagraphDirection::Fixed(direction) => Level::of_paragraph(direction),
        };
        observer.observe(Event::ParagraphLevel(level));
        let uniform = if O::WATCHES { None } else { uniform::level_of_all(characters, present, level) };
        self.levels.clear();
        self.levels.resize(characters.len(), uniform.unwrap_or(level));
        if uniform.is_some() {
            return level;
        }

        if !O::WATCHES && !present.meets(ClassSet::EXPLICIT) {
            self.resolve_whole(characters, level);
        } else {
            self.resolve_sequences(characters, level, observer);
        }

        // 3.4 Reordering resolved levels
        if present.meets(ClassSet::RESET_BY_L1) {
            reordering::l1(characters, level, &mut self.levels, observer);
        }
        if present.meets(ClassSet::REMOVED) {
            reordering::place_removed(characters, level, &mut self.levels);
        }
        level
    }

    /// Reorders the paragraph that was loaded last, which is handed in again.
    pub(crate) fn order_loaded(
        &mut self,
        characters: &[Character],
        direction: ParagraphDirection,
    ) -> &[LogicalIndex] {
        self.resolve_loaded(characters, direction, &mut Silent);
        let visual = self.line.order(&self.levels);
        if self.present.meets(ClassSet::FOLLOWERS) {
            reordering::l3(characters, &self.levels, visual);
        }
        visual
    }

    pub(super) fn into_levels(self) -> Vec<Level> {
        self.levels
    }

    /// Chapters 3.3.2 to 3.3.6 for a paragraph that is one level run, and so one sequence: nothing in it
    /// is explicit.
    fn resolve_whole(&mut self, characters: &[Character], level: Level) {
        let Self { present, isolates, blocks, levels, sequence, brackets, .. } = self;
        if blocks.is_empty() {
            sequences::fill(blocks, characters.iter().map(|it| it.class));
        }
        sequence.take_paragraph(blocks, characters.len(), *present, level);
        let paragraph = Paragraph { characters, present: *present, isolates, level };
        resolve_sequence(sequence, paragraph, brackets, levels, &mut Silent);
    }

    /// Chapters 3.3.2 to 3.3.6 for any paragraph.
    fn resolve_sequences(&mut self, characters: &[Character], level: Level, observer: &mut impl Observer) {
        let Self { present, isolates, stack, classes, levels, runs, open_runs, sequence, brackets, .. } =
            self;
        let paragraph = Paragraph { characters, present: *present, isolates, level };

        // 3.3.2 Explicit levels and directions
        classes.clear();
        classes.extend(characters.iter().map(|character| character.class));
        if present.meets(ClassSet::EXPLICIT) {
            explicit::x1_to_x8(paragraph, stack, levels, classes, observer);
            explicit::x9(characters, observer);
        }

        // 3.3.3 Preparations for implicit processing
        sequences::x10(paragraph, levels, runs, open_runs, observer);
        for first in 0..runs.len() {
            if runs[first].begins_sequence {
                sequences::gather(sequence, first, runs, paragraph, classes);
                observer.observe(Event::Sequence(sequence));
                resolve_sequence(sequence, paragraph, brackets, levels, observer);
            }
        }
    }
}

/// What is done with each isolating run sequence.
fn resolve_sequence(
    sequence: &mut Sequence,
    paragraph: Paragraph<'_>,
    brackets: &mut Brackets,
    levels: &mut [Level],
    observer: &mut impl Observer,
) {
    // 3.3.4 Resolving weak types
    weak::w1(sequence, observer);
    weak::w2(sequence, observer);
    weak::w3(sequence, observer);
    weak::w4(sequence, observer);
    weak::w5(sequence, observer);
    weak::w6(sequence, observer);
    weak::w7(sequence, observer);

    // 3.3.5 Resolving neutral and isolate formatting types
    brackets::n0(sequence, paragraph, brackets, observer);
    neutral::n1(sequence, observer);
    neutral::n2(sequence, observer);

    // 3.3.6 Resolving implicit levels
    implicit::i1(sequence, levels, observer);
    implicit::i2(sequence, levels, observer);
}
