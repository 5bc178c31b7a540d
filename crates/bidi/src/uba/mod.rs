//! The Unicode Bidirectional Algorithm, [UAX #9](https://www.unicode.org/reports/tr9/), one function per rule; an
//! [`Observer`] receives what each rule did.
//!
//! The engine takes one paragraph of characters with their classes; splitting text into paragraphs (P1) is left to
//! the caller. Its modules follow the sections of the standard: `paragraph` (section 3.3.1), `explicit` (3.3.2), `sequences` (3.3.3), `weak`
//! (3.3.4), `brackets` and `neutral` (3.3.5), `implicit` (3.3.6), `reordering` (3.4).
//!
//! ```
//! use bidiscope_bidi::name::characters_of;
//! use bidiscope_bidi::uba::{ParagraphDirection, NoObserver, resolve};
//!
//! let resolved = resolve(&characters_of("a\u{5D0}1"), ParagraphDirection::Auto, &mut NoObserver);
//! let levels: Vec<u8> = resolved.levels.iter().map(|level| level.number()).collect();
//! assert_eq!(levels, [0, 1, 2]);
//! ```

mod bidi_data_version;
mod block;
mod brackets;
mod class_set;
pub mod cross_check;
mod data_source;
mod effect;
mod engine;
mod explicit;
mod implicit;
mod isolating_run_sequence;
mod line;
mod lookaround;
mod neutral;
mod observer;
mod paragraph;
mod reordering;
mod rule;
mod sequences;
mod skipped_rules;
mod unicode_3_1;
mod uniform_level;
mod weak;

pub use bidi_data_version::BidiDataVersion;
pub(crate) use block::{LENGTH as BLOCK_LENGTH, PositionSet, Propagation};
pub use brackets::{BracketReason, may_have_bracket_pairs};
pub use data_source::{BidiDataSource, PairedBracket, UnicodeData};
pub use effect::{Effect, ResolvedPair, RuleNeighbour};
pub use engine::{Engine, Paragraph};
pub use isolating_run_sequence::{LevelRun, Sequence};
pub(crate) use line::{RaisedLevels, ReorderedLine};
pub use observer::{Event, NoObserver, Observer};
use reordering::is_reset_at_line_end;
pub use reordering::{l2, l3, level_runs};
pub use rule::Rule;
pub use skipped_rules::SkippedRules;
pub use uniform_level::level_of_all;

use std::ops::Range;

use crate::index::{Direction, Level};
use crate::name::Character;

/// How the direction of a paragraph is determined.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ParagraphDirection {
    /// Set by a higher-level protocol (rule HL1).
    Fixed(Direction),
    /// By the first strong character (rules P2 and P3).
    Auto,
}

impl ParagraphDirection {
    /// A left-to-right paragraph.
    pub const LTR: Self = Self::Fixed(Direction::LeftToRight);
    /// A right-to-left paragraph.
    pub const RTL: Self = Self::Fixed(Direction::RightToLeft);
    /// Left-to-right, right-to-left and automatic.
    pub const ALL: [Self; 3] = [Self::LTR, Self::RTL, Self::Auto];
}

impl From<Direction> for ParagraphDirection {
    fn from(direction: Direction) -> Self {
        Self::Fixed(direction)
    }
}

impl From<Option<Direction>> for ParagraphDirection {
    fn from(direction: Option<Direction>) -> Self {
        direction.map_or(Self::Auto, Self::Fixed)
    }
}

/// The levels of a paragraph on one line, by the rules up to L1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Resolved {
    /// The paragraph's level.
    pub paragraph: Level,
    /// The level of each character. One that X9 removes has the level of the character before it.
    pub levels: Vec<Level>,
}

impl Resolved {
    /// The levels of one line of the paragraph, which these are of: white space at its end has the paragraph's level (rule
    /// L1). Positions in the result count from the start of the line.
    ///
    /// # Panics
    /// Where `line` is not within `characters`.
    #[must_use]
    pub fn of_line(&self, characters: &[Character], line: Range<usize>) -> Self {
        let mut levels = self.levels[line.clone()].to_vec();
        reset_line_end(&characters[line], &mut levels, self.paragraph);
        Self { paragraph: self.paragraph, levels }
    }

    /// The number of each level; `None` where rule X9 removes the character.
    pub fn kept_levels(&self, characters: &[Character]) -> Vec<Option<u8>> {
        let levels = self.levels.iter().zip(characters);
        levels.map(|(level, it)| (!it.class.is_removed_by_x9()).then(|| level.number())).collect()
    }

    /// The positions of the characters that rule X9 leaves, from the left, by rule L2 alone.
    pub fn order(&self, characters: &[Character]) -> Vec<usize> {
        let is_kept = |it: &usize| !characters[*it].class.is_removed_by_x9();
        let mut order: Vec<usize> = (0..characters.len()).filter(is_kept).collect();
        l2(&mut order, |&it| self.levels[it]);
        order
    }
}

/// Gives white space at the end of a line the paragraph's level (rule L1). A removed character keeps the level of the one
/// before it.
pub(crate) fn reset_line_end(characters: &[Character], levels: &mut [Level], paragraph: Level) {
    let kept = characters.iter().rposition(|it| !is_reset_at_line_end(it.class)).map_or(0, |last| last + 1);
    let removed = characters[kept..].iter().take_while(|it| it.class.is_removed_by_x9()).count();
    levels[kept + removed..].fill(paragraph);
}

/// Resolves one paragraph; see [`Engine::resolve`].
pub fn resolve(
    characters: &[Character],
    direction: ParagraphDirection,
    observer: &mut impl Observer,
) -> Resolved {
    let mut engine = Engine::new();
    let paragraph = engine.resolve(characters, direction, observer);
    Resolved { paragraph, levels: engine.into_levels() }
}
