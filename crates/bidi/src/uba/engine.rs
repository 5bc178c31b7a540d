//! The algorithm from the paragraph's level to the order on the screen, in the order of the standard.

use crate::index::{Level, LogicalIndex};
use crate::name::{BidiClass, Character, ClassSet};

use super::block::{Block, LENGTH, PlaceSet};
use super::brackets::{self, Brackets};
use super::explicit::{self, Status};
use super::line::{Raised, ReorderedLine};
use super::observer::{Event, Observer, Silent};
use super::paragraph::{self, Isolates, ParagraphContext};
use super::sequences::{self, LevelRun, Sequence};
use super::{ParagraphDirection, implicit, neutral, reordering, uniform, weak};

/// The algorithm with its working memory, which it keeps from one paragraph to the next: a search
/// over millions of paragraphs allocates nothing.
#[derive(Clone, Debug, Default)]
pub struct Engine {
    /// The classes of the paragraph that was loaded last.
    present: ClassSet,
    isolates: Isolates,
    /// Its characters' classes; empty until a rule asks for them.
    blocks: Vec<Block>,
    /// The level of the paragraph that was settled last.
    paragraph: Level,
    settled: Settled,
    stack: Vec<Status>,
    classes: Vec<BidiClass>,
    levels: Vec<Level>,
    runs: Vec<LevelRun>,
    open_runs: Vec<usize>,
    sequence: Sequence,
    brackets: Brackets,
    line: ReorderedLine,
}

/// How far the rules had to go until every character's level was known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Settled {
    /// All characters have this level, as the classes alone show.
    Uniform(Level),
    /// The paragraph is one sequence, whose classes say the levels (I1, I2, L1).
    Classes,
    /// The levels are written down, as far as I2.
    #[default]
    Sequences,
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
        self.order_and_levels_loaded(characters, direction).0
    }

    /// Takes a paragraph that holds these classes, so that it can be resolved in more than one direction.
    pub fn load(&mut self, characters: &[Character], present: ClassSet) {
        debug_assert_eq!(present, ClassSet::of_characters(characters), "the classes are the characters'");
        self.present = present;
        self.isolates.pair(characters, present);
        self.blocks.clear();
    }

    /// Resolves the paragraph that was loaded last, which is handed in again.
    pub fn resolve_loaded<O: Observer>(
        &mut self,
        characters: &[Character],
        direction: ParagraphDirection,
        observer: &mut O,
    ) -> Level {
        self.settle(characters, direction, observer);
        self.write_levels(characters, observer);
        self.paragraph
    }

    /// Reorders the paragraph that was loaded last, which is handed in again. Leaves nothing in
    /// [`Engine::levels`] to rely on.
    pub fn order_loaded(
        &mut self,
        characters: &[Character],
        direction: ParagraphDirection,
    ) -> &[LogicalIndex] {
        self.settle(characters, direction, &mut Silent);
        let has_followers = self.present.meets(ClassSet::FOLLOWERS);
        let is_one_block = characters.len() <= LENGTH;
        match self.settled {
            Settled::Uniform(level) if is_one_block || !has_followers => {
                let marks = if has_followers { followers(characters) } else { 0 };
                self.line.set_uniform(characters.len(), level, marks);
            }
            Settled::Classes if is_one_block && !self.is_reset() => {
                self.line.set_block(characters.len(), self.paragraph, self.raised(characters));
            }
            _ => {
                self.write_levels(characters, &mut Silent);
                self.line.set_levels(&self.levels);
                if has_followers {
                    self.line.put_marks_after_their_bases(characters, &self.levels);
                }
            }
        }
        self.line.order()
    }

    /// The same, and the characters' levels with it.
    pub fn order_and_levels_loaded(
        &mut self,
        characters: &[Character],
        direction: ParagraphDirection,
    ) -> (&[LogicalIndex], &[Level]) {
        self.order_loaded(characters, direction);
        self.write_levels(characters, &mut Silent);
        (self.line.order(), &self.levels)
    }

    pub(super) fn into_levels(self) -> Vec<Level> {
        self.levels
    }

    /// Goes through the rules as far as is needed to know every character's level.
    fn settle<O: Observer>(
        &mut self,
        characters: &[Character],
        direction: ParagraphDirection,
        observer: &mut O,
    ) {
        // 3.3.1 The paragraph level
        self.paragraph = match direction {
            ParagraphDirection::Auto => paragraph::p2_and_p3(characters, &self.isolates, observer),
            ParagraphDirection::Fixed(direction) => Level::of_paragraph(direction),
        };
        observer.observe(Event::ParagraphLevel(self.paragraph));
        self.settled = if O::WATCHES || self.present.meets(ClassSet::CONTROLS) {
            self.settle_sequences(characters, observer);
            Settled::Sequences
        } else if let Some(level) = uniform::level_of_all(characters, self.present, self.paragraph) {
            Settled::Uniform(level)
        } else {
            self.settle_classes(characters);
            Settled::Classes
        };
    }

    /// Chapters 3.3.2 to 3.3.5 for a paragraph in which nothing opens or closes: it is one level run, and
    /// one sequence.
    fn settle_classes(&mut self, characters: &[Character]) {
        let Self { present, isolates, paragraph: level, blocks, sequence, brackets, .. } = self;
        let paragraph = ParagraphContext { characters, present: *present, isolates, level: *level };
        sequence.take_paragraph(paragraph, blocks);
        resolve_classes(sequence, paragraph, brackets, &mut Silent);
    }

    /// What the classes of a paragraph of one block say of its levels.
    fn raised(&self, characters: &[Character]) -> Raised {
        let block = self.sequence.blocks.first().copied().unwrap_or_default();
        let (up, up_two) = implicit::up(&block, self.paragraph.direction());
        let mut raised = Raised { up, up_two, marks: 0 };
        if self.present.meets(ClassSet::FOLLOWERS) {
            raised.marks = followers(characters);
        }
        if self.present.meets(ClassSet::REMOVED) {
            for (at, _) in characters.iter().enumerate().filter(|(_, it)| it.class.is_removed_by_x9()) {
                raised.make_room(at);
            }
        }
        raised
    }

    /// Chapters 3.3.2 to 3.3.6 for any paragraph.
    fn settle_sequences(&mut self, characters: &[Character], observer: &mut impl Observer) {
        let Self { present, isolates, paragraph: level, levels, stack, classes, .. } = self;
        let paragraph = ParagraphContext { characters, present: *present, isolates, level: *level };

        // 3.3.2 Explicit levels and directions
        levels.clear();
        levels.resize(characters.len(), *level);
        classes.clear();
        classes.extend(characters.iter().map(|character| character.class));
        if present.meets(ClassSet::CONTROLS) {
            explicit::x1_to_x8(paragraph, stack, levels, classes, observer);
        }
        if present.meets(ClassSet::REMOVED) {
            explicit::x9(characters, observer);
        }

        // 3.3.3 Preparations for implicit processing
        let Self { runs, open_runs, sequence, brackets, .. } = self;
        sequences::x10(paragraph, levels, runs, open_runs, observer);
        for first in 0..runs.len() {
            if runs[first].begins_sequence {
                sequences::gather(sequence, first, runs, paragraph, classes);
                observer.observe(Event::Sequence(sequence));
                resolve_classes(sequence, paragraph, brackets, observer);

                // 3.3.6 Resolving implicit levels
                implicit::i1(sequence, levels, observer);
                implicit::i2(sequence, levels, observer);
            }
        }
    }

    /// Writes down the levels of the characters, up to rule L1.
    fn write_levels(&mut self, characters: &[Character], observer: &mut impl Observer) {
        match self.settled {
            Settled::Uniform(level) => {
                self.levels.clear();
                self.levels.resize(characters.len(), level);
                return;
            }
            Settled::Classes => {
                self.levels.clear();
                self.levels.resize(characters.len(), self.paragraph);
                implicit::i1(&self.sequence, &mut self.levels, observer);
                implicit::i2(&self.sequence, &mut self.levels, observer);
            }
            Settled::Sequences => {}
        }

        // 3.4 Reordering resolved levels
        if self.is_reset() {
            reordering::l1(characters, self.paragraph, &mut self.levels, observer);
        }
        if self.present.meets(ClassSet::REMOVED) {
            reordering::place_removed(characters, self.paragraph, &mut self.levels);
        }
    }

    /// Whether rule L1 may set levels back.
    fn is_reset(&self) -> bool {
        self.present.meets(ClassSet::RESET_BY_L1)
    }
}

/// Chapters 3.3.4 and 3.3.5, for each isolating run sequence.
fn resolve_classes(
    sequence: &mut Sequence,
    paragraph: ParagraphContext<'_>,
    brackets: &mut Brackets,
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
}

/// Where in a block the characters stand that stay after the one before them.
fn followers(characters: &[Character]) -> PlaceSet {
    let places =
        characters.iter().zip(0..).map(|(it, at)| PlaceSet::from(it.follows_its_predecessor()) << at);
    places.fold(0, |all, place| all | place)
}
