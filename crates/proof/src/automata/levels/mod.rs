//! N: the strings of classes with the levels that the rules of a display assign to them, as an automaton.
//!
//! Each rule of UAX #9 is a small [`UbaRuleTransducer`] (`weak`, `neutral`), and so is each inferencing pass of the
//! one-to-one display (`one_to_one`). Composed, they read classes and write levels; the pairs of read and
//! written words are a regular language. Only W4, W5, N1 and the two right-to-left passes of the one-to-one
//! display depend on what follows, which their transducers guess.

pub(super) mod choices;
mod neutral;
mod one_to_one;
mod resolved_levels;
mod rule_transducer;
mod rules;
mod transducer;
pub(super) mod urls;
mod weak;

pub(crate) use choices::check_supported;
pub use choices::resolved_level_language;
pub use resolved_levels::ResolvedLevelLanguage;
pub use rule_transducer::{AUTOMATON_SUPPORTED_CLASSES, RESOLVED_LEVEL_COUNT};
pub use rules::UbaRuleTransducers;
pub use transducer::{TransducerTransition, UbaRuleTransducer};
