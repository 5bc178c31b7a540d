//! The Unicode Bidirectional Algorithm, [UAX #9](https://www.unicode.org/reports/tr9/), one function
//! a rule, able to tell what each rule did.
//!
//! The engine takes one paragraph (P1 is the caller's): characters with their classes, nothing else.
//! The chapters: `paragraph` (section 3.3.1), `explicit` (3.3.2), `sequences` (3.3.3), `weak`
//! (3.3.4), `brackets` and `neutral` (3.3.5), `implicit` (3.3.6), `reordering` (3.4).
//!
//! ```
//! use bidiscope::name::characters_of;
//! use bidiscope::uba::{ParagraphDirection, Silent, resolve};
//!
//! let resolved = resolve(&characters_of("a\u{5D0}1"), ParagraphDirection::Auto, &mut Silent);
//! let levels: Vec<u8> = resolved.levels.iter().map(|level| level.number()).collect();
//! assert_eq!(levels, [0, 1, 2]);
//! ```

mod brackets;
mod class_set;
mod edition;
mod explicit;
mod implicit;
mod neutral;
mod observer;
mod paragraph;
mod reordering;
mod rule;
mod sequences;
mod weak;
pub mod witness;

pub(crate) use brackets::may_pair;
pub use brackets::{BracketPair, BracketReason};
pub use edition::Edition;
pub use observer::{Event, Observer, Silent};
pub use reordering::{l2, l3, runs_of};
pub use rule::Rule;
pub use sequences::{LevelRun, Sequence};

use std::ops::Range;

use crate::index::{Direction, Level, LogicalIndex};
use crate::name::{BidiClass, Character, ClassSet};

use brackets::Brackets;
use explicit::Status;
use paragraph::{Isolates, Paragraph};

/// Which way a paragraph runs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ParagraphDirection {
    /// As its context says (rule HL1).
    Fixed(Direction),
    /// As its first strong character does (rules P2 and P3).
    Auto,
}

impl ParagraphDirection {
    /// A left-to-right paragraph.
    pub const LTR: Self = Self::Fixed(Direction::LeftToRight);
    /// A right-to-left paragraph.
    pub const RTL: Self = Self::Fixed(Direction::RightToLeft);
    /// All three.
    pub const ALL: [Self; 3] = [Self::LTR, Self::RTL, Self::Auto];
}

impl From<Option<Direction>> for ParagraphDirection {
    fn from(direction: Option<Direction>) -> Self {
        direction.map_or(Self::Auto, Self::Fixed)
    }
}

/// What the rules up to L1 make of a paragraph on one line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Resolved {
    /// The paragraph's level.
    pub paragraph: Level,
    /// The level of each character; that of a character which X9 removes is the one before it.
    pub levels: Vec<Level>,
}

/// Resolves one paragraph; see [`Engine::resolve`].
pub fn resolve(
    characters: &[Character],
    direction: ParagraphDirection,
    observer: &mut impl Observer,
) -> Resolved {
    let mut engine = Engine::default();
    let paragraph = engine.resolve(characters, direction, observer);
    Resolved { paragraph, levels: engine.levels }
}

/// The algorithm with its working memory, which it keeps from one paragraph to the next: a search
/// over millions of paragraphs allocates nothing.
#[derive(Clone, Debug, Default)]
pub struct Engine {
    /// The classes of the paragraph resolved last.
    present: ClassSet,
    isolates: Isolates,
    stack: Vec<Status>,
    classes: Vec<BidiClass>,
    levels: Vec<Level>,
    runs: Vec<LevelRun>,
    open_runs: Vec<usize>,
    sequence: Sequence,
    brackets: Brackets,
    /// The level runs of the line.
    line: Vec<(Range<usize>, Level)>,
    visual: Vec<LogicalIndex>,
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

    /// Takes a paragraph that holds these classes, so that it can be resolved in more than one direction.
    pub(crate) fn load(&mut self, characters: &[Character], present: ClassSet) {
        debug_assert_eq!(present, ClassSet::of_characters(characters), "the classes are the characters'");
        self.present = present;
        self.isolates.pair(characters, present);
    }

    /// Resolves the paragraph that was loaded last, which is handed in again.
    pub(crate) fn resolve_loaded<O: Observer>(
        &mut self,
        characters: &[Character],
        direction: ParagraphDirection,
        observer: &mut O,
    ) -> Level {
        let Self { present, isolates, stack, classes, levels, runs, open_runs, sequence, brackets, .. } =
            self;
        let present = *present;

        // 3.3.1 The paragraph level
        let level = match direction {
            ParagraphDirection::Auto => paragraph::p2_and_p3(characters, isolates, observer),
            ParagraphDirection::Fixed(direction) => Level::of_paragraph(direction),
        };
        observer.observe(Event::ParagraphLevel(level));
        levels.clear();
        levels.resize(characters.len(), level);
        if !O::WATCHES && is_uniform(present, level) {
            return level;
        }
        let paragraph = Paragraph { characters, present, isolates, level };

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
            if !runs[first].begins_sequence {
                continue;
            }
            sequences::gather(sequence, first, runs, paragraph, classes);
            observer.observe(Event::Sequence(sequence));

            // 3.3.4 Resolving weak types
            weak::w1(sequence, observer);
            weak::w2(sequence, observer);
            weak::w3(sequence, observer);
            weak::w4(sequence, observer);
            weak::w5(sequence, observer);
            weak::w6(sequence, observer);
            weak::w7(sequence, observer);

            // 3.3.5 Resolving neutral and isolate formatting types
            brackets::n0(sequence, paragraph, classes, brackets, observer);
            neutral::n1(sequence, observer);
            neutral::n2(sequence, observer);

            // 3.3.6 Resolving implicit levels
            implicit::i1(sequence, levels, observer);
            implicit::i2(sequence, levels, observer);
        }

        // 3.4 Reordering resolved levels
        if present.meets(ClassSet::RESET_BY_L1) {
            reordering::l1(characters, level, levels, observer);
        }
        if present.meets(ClassSet::REMOVED) {
            reordering::place_removed(characters, level, levels);
        }
        level
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

    /// Reorders the paragraph that was loaded last, which is handed in again.
    pub(crate) fn order_loaded(
        &mut self,
        characters: &[Character],
        direction: ParagraphDirection,
    ) -> &[LogicalIndex] {
        self.resolve_loaded(characters, direction, &mut Silent);
        let Self { present, levels, line, visual, .. } = self;
        line.extend(runs_of(levels));
        l2(line, |&(_, level)| level);
        visual.clear();
        for (run, level) in line.drain(..) {
            match level.direction() {
                Direction::LeftToRight => visual.extend(run.map(LogicalIndex)),
                Direction::RightToLeft => visual.extend(run.rev().map(LogicalIndex)),
            }
        }
        if present.meets(ClassSet::FOLLOWERS) {
            l3(characters, levels, visual);
        }
        visual
    }
}

/// Whether every character stays at the paragraph's level, whatever the rules do on the way.
fn is_uniform(present: ClassSet, paragraph: Level) -> bool {
    match paragraph.direction() {
        Direction::LeftToRight => !present.meets(ClassSet::LEAVES_LTR),
        Direction::RightToLeft => !present.meets(ClassSet::LEAVES_RTL),
    }
}
