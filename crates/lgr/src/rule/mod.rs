//! Rules about labels (RFC 7940, section 6): what they are made of, and whether they match.
//!
//! A rule is compiled to a program without backtracking: all ways to match it are followed at once, from one code point to
//! the next, so that matching takes at most the length of the label times the size of the rule, whatever the rule.

mod compile;
mod id;
mod machine;
mod named_rule;
mod node;
mod program;
mod symbols;
mod text;

pub use id::{CodePointSetId, RuleId};
pub use machine::MAX_STEPS_PER_POSITION;
pub(crate) use machine::Machine;
pub use named_rule::NamedRule;
pub(crate) use named_rule::Rules;
pub use node::LgrRulePart;
pub(crate) use node::Measure;
pub use program::MAX_RULE_STEPS;
pub(crate) use program::{Code, MAX_TOTAL_SIZE, Program, Step};
pub(crate) use symbols::{SetPool, Symbols, Text};
