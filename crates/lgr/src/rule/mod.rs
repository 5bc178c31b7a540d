//! Rules about labels (RFC 7940, section 6): what they are made of, and whether they match.
//!
//! A rule is compiled to a program without backtracking: all ways to match it are followed at once, from one code point to
//! the next, so that matching takes at most the length of the label times the size of the rule, whatever the rule.

mod machine;
mod node;
mod program;
mod symbols;
mod text;

pub use machine::MAX_STEPS_PER_PLACE;
pub(crate) use machine::Machine;
pub(crate) use node::Measure;
pub use node::RulePart;
pub use program::MAX_RULE_SIZE;
pub(crate) use program::{Code, MAX_TOTAL_SIZE, Program, Step};
pub(crate) use symbols::{SetPool, Symbols, Text};

/// A rule of a ruleset: its place in the file, from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RuleId(pub(crate) u32);

/// A named rule.
#[derive(Clone, Debug)]
pub struct Rule {
    /// The name.
    pub name: String,
    /// The comment; `None` where the file has none.
    pub comment: Option<String>,
    /// The identifiers of its references.
    pub references: Vec<String>,
    pub(crate) size: usize,
    /// What it is made of.
    pub body: RulePart,
    /// The element as the file has it.
    pub source: String,
    pub(crate) program: Program,
}

impl Rule {
    /// How many steps it has, with its repetitions and the rules that it refers to written out.
    pub const fn size(&self) -> usize {
        self.size
    }
}

/// The rules of a ruleset, with the sets of code points that they are about.
#[derive(Clone, Default, Debug)]
pub(crate) struct Rules {
    rules: Vec<Rule>,
    symbols: Symbols,
}

impl Rules {
    pub(crate) const fn new(rules: Vec<Rule>, symbols: Symbols) -> Self {
        Self { rules, symbols }
    }

    pub(crate) fn all(&self) -> &[Rule] {
        &self.rules
    }

    pub(crate) fn get(&self, id: RuleId) -> &Rule {
        &self.rules[id.0 as usize]
    }

    pub(crate) const fn symbols(&self) -> &Symbols {
        &self.symbols
    }
}
