//! The rules of a ruleset.

use super::id::RuleId;
use super::node::LgrRulePart;
use super::program::Program;
use super::symbols::Symbols;

/// A named rule.
#[derive(Clone, Debug)]
pub struct NamedRule {
    /// The name.
    pub rule_name: String,
    /// The comment; `None` where the file has none.
    pub comment: Option<String>,
    /// The identifiers of its references.
    pub reference_ids: Vec<String>,
    pub(crate) expanded_step_count: usize,
    /// What it is made of.
    pub match_expression: LgrRulePart,
    /// The element as the file has it.
    pub source_xml: String,
    pub(crate) program: Program,
}

impl NamedRule {
    /// How many steps it has, with its repetitions and the rules that it refers to written out.
    pub const fn expanded_step_count(&self) -> usize {
        self.expanded_step_count
    }
}

/// The rules of a ruleset, with the sets of code points that they are about.
#[derive(Clone, Default, Debug)]
pub(crate) struct Rules {
    rules: Vec<NamedRule>,
    pub(super) symbols: Symbols,
}

impl Rules {
    pub(crate) const fn new(rules: Vec<NamedRule>, symbols: Symbols) -> Self {
        Self { rules, symbols }
    }

    pub(crate) fn all(&self) -> &[NamedRule] {
        &self.rules
    }

    pub(crate) fn get(&self, id: RuleId) -> &NamedRule {
        &self.rules[id.0 as usize]
    }

    pub(crate) const fn symbols(&self) -> &Symbols {
        &self.symbols
    }
}
