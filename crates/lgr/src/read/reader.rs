//! A ruleset as far as it was read, and what all its elements have in common.

use std::collections::BTreeSet;

use rustc_hash::{FxHashMap, FxHashSet};

use super::element::Element;
use super::xml::{Node, Xml};
use crate::asked_property::AskedProperty;
use crate::class::CodePointClass;
use crate::error::{RulesetError, RulesetErrorKind};
use crate::note::RulesetNote;
use crate::repertoire::{Lookup, MAX_TYPES, Member, TypeSet, VariantTypeId};
use crate::rule::{Measure, NamedRule, SetPool};
use crate::ruleset::{Action, Meta, VariantTrigger};

/// A ruleset as far as it was read.
pub(super) struct Reader<'a> {
    pub(super) xml: Xml<'a>,
    pub(super) meta: Meta,
    pub(super) members: Vec<Member>,
    /// What is given as variants of nothing.
    pub(super) of_nothing: Vec<Box<[char]>>,
    pub(super) lookup: Lookup,
    pub(super) classes: Vec<CodePointClass>,
    pub(super) rules: Vec<NamedRule>,
    /// Of the rules above.
    pub(super) measures: Vec<Measure>,
    /// Where the rules begin.
    pub(super) rule_lines: Vec<usize>,
    /// The rules that others refer to.
    pub(super) parts_of_rules: FxHashSet<u32>,
    pub(super) actions: Vec<Action>,
    pub(super) types: Vec<String>,
    pub(super) sets: SetPool,
    pub(super) notes: Vec<RulesetNote>,
    pub(super) names: Names,
    /// Contexts whose rules are not read yet.
    pub(super) open_contexts: Vec<OpenContext>,
    /// The steps of all rules together.
    pub(super) total_size: usize,
    /// The ranges of all classes together.
    pub(super) total_ranges: usize,
    pub(super) tags: Tags,
    /// The Unicode properties that classes are made by.
    pub(super) asked_properties: BTreeSet<AskedProperty>,
    /// Actions whose rules may not be read yet.
    pub(super) open_actions: Vec<OpenAction>,
}

/// What has been defined so far, by name.
#[derive(Default)]
pub(super) struct Names {
    pub(super) references: FxHashSet<String>,
    pub(super) tags: FxHashSet<String>,
    /// The classes and rules, which share their names; each with its place among those of its kind.
    pub(super) classes: FxHashMap<String, u32>,
    pub(super) rules: FxHashMap<String, u32>,
    pub(super) members: FxHashSet<Box<[char]>>,
}

/// A context whose rule is defined later, as all are.
pub(super) struct OpenContext {
    pub(super) member: usize,
    pub(super) variant: Option<usize>,
    pub(super) rule: String,
    pub(super) must_match: bool,
    /// Where it is.
    pub(super) line: usize,
    pub(super) element: &'static str,
}

/// The code points that have a tag, as ranges, by the tag.
#[derive(Default)]
pub(super) struct Tags(pub(super) FxHashMap<String, Vec<(u32, u32)>>);

/// An action whose rule may be defined later.
pub(super) struct OpenAction {
    pub(super) action: usize,
    pub(super) rule: String,
    pub(super) must_match: bool,
    pub(super) line: usize,
}

impl<'a> Reader<'a> {
    pub(super) fn new(xml: Xml<'a>) -> Self {
        Self {
            xml,
            meta: Meta::default(),
            members: Vec::new(),
            of_nothing: Vec::new(),
            lookup: Lookup::default(),
            classes: Vec::new(),
            rules: Vec::new(),
            measures: Vec::new(),
            rule_lines: Vec::new(),
            parts_of_rules: FxHashSet::default(),
            actions: Vec::new(),
            types: Vec::new(),
            sets: SetPool::default(),
            notes: Vec::new(),
            names: Names::default(),
            open_contexts: Vec::new(),
            total_size: 0,
            total_ranges: 0,
            tags: Tags::default(),
            asked_properties: BTreeSet::new(),
            open_actions: Vec::new(),
        }
    }

    /// Calls `visit` with each child of the element whose start was read, up to its end. It has no text of its own.
    pub(super) fn children(
        &mut self,
        section: &'static str,
        mut visit: impl FnMut(&mut Self, Element) -> Result<(), RulesetError>,
    ) -> Result<(), RulesetError> {
        let line = self.xml.line();
        loop {
            match self.xml.next()? {
                Some(Node::Start(child)) if !child.is_ours => {
                    return Err(child.error(section, RulesetErrorKind::UnexpectedElement));
                }
                Some(Node::Start(child)) => visit(self, child)?,
                Some(Node::Text(text)) if text.trim().is_empty() => {}
                Some(Node::Text(text)) => {
                    let kind = RulesetErrorKind::UnexpectedText(text.trim().to_owned());
                    return Err(RulesetError {
                        line_number: line,
                        element_name: String::new(),
                        rfc7940_section: section,
                        error_kind: kind,
                    });
                }
                Some(Node::End) | None => return Ok(()),
            }
        }
    }

    /// Reads the end of an element without content.
    pub(super) fn no_content(&mut self, section: &'static str) -> Result<(), RulesetError> {
        self.children(section, |_, child| Err(child.error(section, RulesetErrorKind::UnexpectedElement)))
    }

    /// The text of an element, without white space around it.
    pub(super) fn text(&mut self, section: &'static str) -> Result<String, RulesetError> {
        let mut all = String::new();
        loop {
            match self.xml.next()? {
                Some(Node::Text(text)) => all.push_str(&text),
                Some(Node::Start(child)) => {
                    return Err(child.error(section, RulesetErrorKind::UnexpectedElement));
                }
                Some(Node::End) | None => return Ok(all.trim().to_owned()),
            }
        }
    }

    /// The number of a type of variants.
    pub(super) fn type_id(&mut self, element: &Element, name: &str) -> Result<VariantTypeId, RulesetError> {
        const SECTION: &str = "5.3.2";
        // Names that begin with an underscore are reserved.
        if name.starts_with('_') {
            return Err(element.invalid(SECTION, "type", name));
        }
        let at = self.types.iter().position(|it| it == name).unwrap_or(self.types.len());
        if at == MAX_TYPES {
            return Err(element.error(SECTION, RulesetErrorKind::TooManyOfKind("types")));
        }
        if at == self.types.len() {
            self.types.push(name.to_owned());
        }
        Ok(VariantTypeId(at as u8))
    }

    /// The types that an action asks for. One that no variant has cannot trigger anything, and is left out.
    pub(super) fn types_of(&self, variants: Option<&VariantTrigger>) -> TypeSet {
        let names = variants.into_iter().flat_map(|it| &it.types);
        let numbers = names.filter_map(|name| self.types.iter().position(|it| it == name));
        numbers.map(|at| TypeSet::of(VariantTypeId(at as u8))).fold(TypeSet::NONE, TypeSet::union)
    }
}
