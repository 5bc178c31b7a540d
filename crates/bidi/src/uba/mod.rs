//! The Unicode Bidirectional Algorithm, [UAX #9](https://www.unicode.org/reports/tr9/), one function per rule; an
//! [`Observer`] receives what each rule did.
//!
//! The engine takes one paragraph of characters with their classes; splitting text into paragraphs (P1) is left to
//! the caller. Its modules follow the sections of the standard: `paragraph` (section 3.3.1), `explicit` (3.3.2), `sequences`
//! (3.3.3), `weak` (3.3.4), `brackets` and `neutral` (3.3.5), `implicit` (3.3.6), `reordering` (3.4).
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
mod paragraph_direction;
mod reordering;
mod resolved;
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
pub use effect::{NeighbourSide, ParagraphIndex, ResolvedBracketPair, RuleNeighbour, UbaRuleEffect};
pub use engine::{ParagraphResolver, UbaEngine, VisualOrderAndLevels};
pub use isolating_run_sequence::{IsolatingRunSequence, LevelRun};
pub(crate) use line::{RaisedLevels, ReorderedLine};
pub use observer::{NoObserver, Observer, UbaEvent};
pub use paragraph_direction::ParagraphDirection;
pub use reordering::{l2, l3, level_runs};
pub(crate) use resolved::reset_line_end;
pub use resolved::{ResolvedLevels, resolve};
pub use rule::UbaRule;
pub use skipped_rules::SkippedUbaRules;
pub use uniform_level::uniform_level_by_classes;
