//! The algorithm from the paragraph level to the visual order, in the order of the standard.

use crate::index::{Level, LogicalIndex};
use crate::name::{BidiClass, Character, ClassSet, ReusableInput};

use super::block::{Block, LENGTH, PositionSet};
use super::brackets::{self, Brackets};
use super::data_source::{BidiDataSource, UnicodeData};
use super::explicit::{self, DirectionalStatus};
use super::isolating_run_sequence::{IsolatingRunSequence, LevelRun};
use super::line::{RaisedLevels, ReorderedLine};
use super::observer::{NoObserver, Observer, UbaEvent};
use super::paragraph::{self, Isolates, ParagraphContext};
use super::{
    ParagraphDirection, SkippedUbaRules, UbaRule, implicit, neutral, reordering, sequences, uniform_level,
    weak,
};

/// The Unicode Bidirectional Algorithm with its working memory, which is reused from one paragraph to the next: a
/// search over millions of paragraphs allocates nothing. `D` is a [`BidiDataSource`].
#[derive(Clone, Debug, Default)]
pub struct UbaEngine<D = UnicodeData> {
    data: D,
    skipped: SkippedUbaRules,
    /// The classes of the paragraph that was prepared last.
    present: ClassSet,
    isolates: Isolates,
    /// Its characters' classes; empty until they are needed.
    blocks: Vec<Block>,
    /// The level of the paragraph that was resolved last.
    paragraph: Level,
    level_source: LevelSource,
    stack: Vec<DirectionalStatus>,
    classes: Vec<BidiClass>,
    levels: Vec<Level>,
    runs: Vec<LevelRun>,
    open_runs: Vec<usize>,
    sequence: IsolatingRunSequence,
    brackets: Brackets,
    line: ReorderedLine,
}

/// Where the levels of the resolved paragraph can be read: how far the rules had to be applied.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum LevelSource {
    /// All characters have this level, as follows from the classes present.
    Uniform(Level),
    /// The paragraph is one isolating run sequence, whose resolved classes give the levels (I1, I2, L1).
    Classes,
    /// [`UbaEngine::levels`] holds them, up to rule I2.
    #[default]
    Sequences,
}

impl UbaEngine {
    /// An engine with the data of this crate.
    pub fn new() -> Self {
        Self::default()
    }

    /// An engine with the data of this crate, which leaves out these rules.
    pub(crate) fn without_rules(skipped: SkippedUbaRules) -> Self {
        Self { skipped, ..Self::default() }
    }
}

impl<D: BidiDataSource + Default> UbaEngine<D> {
    /// An engine with the brackets of another source. The classes come with the characters:
    /// [`BidiDataSource::characters`] gives them those of the same source.
    pub fn with_bidi_data_source(bidi_data_source: D) -> Self {
        Self { data: bidi_data_source, ..Self::default() }
    }
}

impl<D: BidiDataSource> UbaEngine<D> {
    /// Resolves one paragraph, up to rule L1 with the whole paragraph on one line, and returns its
    /// level. The characters' levels are then in [`UbaEngine::levels`].
    ///
    /// A paragraph separator before the end is not an error: it ends every embedding and isolate (X8), and the
    /// rules for neutrals treat it as a neutral.
    pub fn resolve_paragraph<O: Observer>(
        &mut self,
        paragraph_characters: &[Character],
        paragraph_direction: ParagraphDirection,
        observer: &mut O,
    ) -> Level {
        self.paragraph(paragraph_characters).resolve_paragraph(paragraph_direction, observer)
    }

    /// The level of each character of the paragraph resolved last; none after [`UbaEngine::visual_order`], which does without. A
    /// character that X9 removes has the level of the character before it.
    pub fn levels(&self) -> &[Level] {
        &self.levels
    }

    /// Resolves one paragraph and reorders it on one line (rules L2 and L3): for each visual position, from the
    /// left, the character's logical index.
    pub fn visual_order(
        &mut self,
        characters: &[Character],
        paragraph_direction: ParagraphDirection,
    ) -> &[LogicalIndex] {
        self.paragraph(characters).into_visual_order(paragraph_direction)
    }

    /// The visual order, as [`UbaEngine::visual_order`] gives it, and the level of each character, as [`UbaEngine::levels`] does.
    pub fn visual_order_and_levels(
        &mut self,
        characters: &[Character],
        paragraph_direction: ParagraphDirection,
    ) -> VisualOrderAndLevels<'_> {
        self.paragraph(characters).into_visual_order_and_levels(paragraph_direction)
    }

    /// A paragraph that is resolved in more than one direction: what does not depend on the direction is computed once.
    pub fn paragraph<'e, 'c>(&'e mut self, characters: &'c [Character]) -> ParagraphResolver<'e, 'c, D> {
        self.prepare(characters, ClassSet::of_characters(characters));
        ParagraphResolver { engine: self, characters }
    }

    /// The same for a name that was read, whose classes are known since.
    pub fn paragraph_of_name<'e, 'c>(&'e mut self, name: &'c ReusableInput) -> ParagraphResolver<'e, 'c, D> {
        self.prepare(&name.characters, name.bidi_classes);
        ParagraphResolver { engine: self, characters: &name.characters }
    }

    pub(super) fn into_levels(self) -> Vec<Level> {
        self.levels
    }

    /// Computes what does not depend on the paragraph's direction.
    fn prepare(&mut self, characters: &[Character], present: ClassSet) {
        debug_assert_eq!(present, ClassSet::of_characters(characters), "the classes are the characters'");
        self.present = present;
        self.isolates.pair(characters, present);
        self.blocks.clear();
    }

    /// Resolves the prepared paragraph as far as its order asks for, and reorders it.
    fn reorder(&mut self, characters: &[Character], direction: ParagraphDirection) {
        self.apply_rules(characters, direction, &mut NoObserver);
        let has_followers = self.present.intersects(ClassSet::FOLLOWERS);
        let is_one_block = characters.len() <= LENGTH;
        match self.level_source {
            LevelSource::Uniform(level) if is_one_block || !has_followers => {
                let marks = if has_followers { followers(characters) } else { 0 };
                self.line.set_uniform(characters.len(), level, marks);
            }
            LevelSource::Classes if is_one_block && !self.may_reset_levels() => {
                self.line.set_block(characters.len(), self.paragraph, self.raised_levels(characters));
            }
            _ => {
                self.write_levels(characters, &mut NoObserver);
                self.line.set_levels(&self.levels);
                if has_followers {
                    self.line.apply_l3(characters, &self.levels);
                }
            }
        }
    }

    /// Applies the rules as far as is needed to know every character's level.
    fn apply_rules<O: Observer>(
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
        observer.observe(UbaEvent::ParagraphLevel(self.paragraph));
        self.level_source = if O::NEEDS_EVENTS || self.present.intersects(ClassSet::EXPLICIT) {
            self.apply_rules_to_sequences(characters, observer);
            LevelSource::Sequences
        } else if let Some(level) =
            uniform_level::uniform_level_by_classes(characters, self.present, self.paragraph)
        {
            LevelSource::Uniform(level)
        } else {
            self.apply_rules_to_one_sequence(characters);
            LevelSource::Classes
        };
    }

    /// Sections 3.3.2 to 3.3.5 for a paragraph without embedding, override or isolate controls: it is one level run
    /// and one isolating run sequence.
    fn apply_rules_to_one_sequence(&mut self, characters: &[Character]) {
        let Self { data, skipped, present, isolates, paragraph: level, blocks, sequence, brackets, .. } =
            self;
        let paragraph = ParagraphContext { characters, present: *present, isolates, level: *level };
        sequence.load_paragraph(paragraph, blocks);
        resolve_classes(sequence, paragraph, (data, brackets), *skipped, &mut NoObserver);
    }

    /// The levels of a paragraph of one block, from its resolved classes.
    fn raised_levels(&self, characters: &[Character]) -> RaisedLevels {
        let block = self.sequence.blocks.first().copied().unwrap_or_default();
        let (up, up_two) = implicit::raised_positions(&block, self.paragraph.direction());
        let mut raised = RaisedLevels { up, raised_by_two: up_two, marks: 0 };
        if self.present.intersects(ClassSet::FOLLOWERS) {
            raised.marks = followers(characters);
        }
        if self.present.intersects(ClassSet::REMOVED) {
            for (at, _) in characters.iter().enumerate().filter(|(_, it)| it.class.is_removed_by_x9()) {
                raised.insert_removed(at);
            }
        }
        raised
    }

    /// Sections 3.3.2 to 3.3.6 for any paragraph.
    fn apply_rules_to_sequences(&mut self, characters: &[Character], observer: &mut impl Observer) {
        let Self { present, isolates, paragraph: level, levels, stack, classes, .. } = self;
        let paragraph = ParagraphContext { characters, present: *present, isolates, level: *level };

        // 3.3.2 Explicit levels and directions
        levels.clear();
        levels.resize(characters.len(), *level);
        classes.clear();
        classes.extend(characters.iter().map(|character| character.class));
        if present.intersects(ClassSet::EXPLICIT) {
            explicit::x1_to_x8(paragraph, stack, levels, classes, observer);
        }
        if present.intersects(ClassSet::REMOVED) {
            explicit::x9(characters, observer);
        }

        // 3.3.3 Preparations for implicit processing
        let Self { data, skipped, runs, open_runs, sequence, brackets, .. } = self;
        sequences::x10(paragraph, levels, runs, open_runs, observer);
        for first in 0..runs.len() {
            if runs[first].begins_sequence {
                sequences::collect_sequence(sequence, first, runs, paragraph, classes);
                observer.observe(UbaEvent::IsolatingRunSequence(sequence));
                resolve_classes(sequence, paragraph, (data, brackets), *skipped, observer);

                // 3.3.6 Resolving implicit levels
                implicit::i1(sequence, levels, observer);
                implicit::i2(sequence, levels, observer);
            }
        }
    }

    /// Fills [`UbaEngine::levels`], up to rule L1.
    fn write_levels(&mut self, characters: &[Character], observer: &mut impl Observer) {
        match self.level_source {
            LevelSource::Uniform(level) => {
                self.levels.clear();
                self.levels.resize(characters.len(), level);
                return;
            }
            LevelSource::Classes => {
                // All of them are written below.
                self.levels.resize(characters.len(), self.paragraph);
                implicit::i1(&self.sequence, &mut self.levels, observer);
                implicit::i2(&self.sequence, &mut self.levels, observer);
            }
            LevelSource::Sequences => {}
        }

        // 3.4 Reordering resolved levels
        if self.may_reset_levels() {
            reordering::l1(characters, self.paragraph, &mut self.levels, observer);
        }
        if self.present.intersects(ClassSet::REMOVED) {
            reordering::set_removed_levels(characters, self.paragraph, &mut self.levels);
        }
    }

    /// Whether rule L1 could reset a level.
    fn may_reset_levels(&self) -> bool {
        self.present.intersects(ClassSet::RESET_BY_L1)
    }
}

/// The visual order of a paragraph on one line, and the levels of its characters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct VisualOrderAndLevels<'e> {
    /// For each visual position, from the left, the character's logical index.
    pub logical_from_visual: &'e [LogicalIndex],
    /// The level of each character, as [`UbaEngine::levels`] gives it.
    pub levels_in_logical_order: &'e [Level],
}

/// A paragraph in the memory of a [`UbaEngine`], to be resolved in one direction or more.
#[derive(Debug)]
pub struct ParagraphResolver<'e, 'c, D = UnicodeData> {
    engine: &'e mut UbaEngine<D>,
    characters: &'c [Character],
}

impl<'e, D: BidiDataSource> ParagraphResolver<'e, '_, D> {
    /// As [`UbaEngine::resolve_paragraph`]; the characters' levels are then in [`UbaEngine::levels`].
    pub fn resolve_paragraph<O: Observer>(
        &mut self,
        paragraph_direction: ParagraphDirection,
        observer: &mut O,
    ) -> Level {
        self.engine.apply_rules(self.characters, paragraph_direction, observer);
        self.engine.write_levels(self.characters, observer);
        self.engine.paragraph
    }

    /// As [`UbaEngine::visual_order`].
    pub fn visual_order(&mut self, paragraph_direction: ParagraphDirection) -> &[LogicalIndex] {
        self.engine.reorder(self.characters, paragraph_direction);
        self.engine.levels.clear();
        self.engine.line.order()
    }

    /// The order alone, for as long as the engine is borrowed.
    pub fn into_visual_order(mut self, paragraph_direction: ParagraphDirection) -> &'e [LogicalIndex] {
        self.visual_order(paragraph_direction);
        self.engine.line.order()
    }

    /// As [`UbaEngine::visual_order_and_levels`].
    pub fn into_visual_order_and_levels(
        self,
        paragraph_direction: ParagraphDirection,
    ) -> VisualOrderAndLevels<'e> {
        self.engine.reorder(self.characters, paragraph_direction);
        self.engine.write_levels(self.characters, &mut NoObserver);
        VisualOrderAndLevels {
            logical_from_visual: self.engine.line.order(),
            levels_in_logical_order: &self.engine.levels,
        }
    }
}

/// Sections 3.3.4 and 3.3.5, for one isolating run sequence.
fn resolve_classes(
    sequence: &mut IsolatingRunSequence,
    paragraph: ParagraphContext<'_>,
    brackets: (&impl BidiDataSource, &mut Brackets),
    skipped: SkippedUbaRules,
    observer: &mut impl Observer,
) {
    // 3.3.4 Resolving weak types
    weak::w1(sequence, observer);
    observer.after_rule(UbaRule::W1, sequence);
    if !skipped.skips_w2 {
        weak::w2(sequence, observer);
    }
    observer.after_rule(UbaRule::W2, sequence);
    weak::w3(sequence, observer);
    observer.after_rule(UbaRule::W3, sequence);
    weak::w4(sequence, observer);
    observer.after_rule(UbaRule::W4, sequence);
    weak::w5(sequence, observer);
    observer.after_rule(UbaRule::W5, sequence);
    weak::w6(sequence, observer);
    observer.after_rule(UbaRule::W6, sequence);
    weak::w7(sequence, observer);
    observer.after_rule(UbaRule::W7, sequence);

    // 3.3.5 Resolving neutral and isolate formatting types
    if !skipped.skips_n0 {
        brackets::n0(sequence, paragraph, brackets, observer);
    }
    observer.after_rule(UbaRule::N0, sequence);
    neutral::n1(sequence, observer);
    observer.after_rule(UbaRule::N1, sequence);
    neutral::n2(sequence, observer);
    observer.after_rule(UbaRule::N2, sequence);
}

/// The positions in a block of the characters that stay after the one before them (L3).
fn followers(characters: &[Character]) -> PositionSet {
    let places =
        characters.iter().zip(0..).map(|(it, at)| PositionSet::from(it.is_nsm_or_removed_by_x9()) << at);
    places.fold(0, |all, place| all | place)
}
