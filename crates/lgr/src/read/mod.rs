//! Reading a ruleset (RFC 7940, sections 4 to 7).

mod classes;
mod data;
mod element;
mod meta;
mod rules;
pub(crate) mod value;
mod well_formed;
mod xml;

use std::collections::BTreeSet;

use rustc_hash::FxHashSet;

use element::Element;
use xml::{Node, Xml};

use crate::error::{ReadError, ReadErrorKind};
use crate::property::is_unassigned;
use crate::property_changes::AskedProperty;
use crate::rule::{Measure, Rule, Rules, SetPool};
use crate::ruleset::{
    Action, Class, Lookup, MAX_TYPES, Member, Meta, Note, Ruleset, TypeId, TypeSet, VariantTrigger, Which,
};
use crate::variant_words::VariantWords;

/// Reads a ruleset.
pub(crate) fn read(bytes: &[u8]) -> Result<Ruleset, ReadError> {
    let mut reader = Reader::new(Xml::new(bytes)?);
    while let Some(node) = reader.xml.next()? {
        if let Node::Start(root) = node {
            reader.root(root)?;
        }
    }
    reader.finish()
}

/// A ruleset as far as it was read.
struct Reader<'a> {
    xml: Xml<'a>,
    meta: Meta,
    members: Vec<Member>,
    /// What is given as variants of nothing.
    of_nothing: Vec<Box<[char]>>,
    lookup: Lookup,
    classes: Vec<Class>,
    rules: Vec<Rule>,
    /// Of the rules above.
    measures: Vec<Measure>,
    /// Where the rules begin.
    rule_lines: Vec<usize>,
    /// The rules that others refer to.
    parts_of_rules: FxHashSet<u32>,
    actions: Vec<Action>,
    types: Vec<String>,
    sets: SetPool,
    notes: Vec<Note>,
    names: data::Names,
    /// Contexts whose rules are not read yet.
    open_contexts: Vec<data::OpenContext>,
    /// The steps of all rules together.
    total_size: usize,
    /// The ranges of all classes together.
    total_ranges: usize,
    tags: classes::Tags,
    /// The Unicode properties that classes are made by.
    asked_properties: BTreeSet<AskedProperty>,
    /// Actions whose rules may not be read yet.
    open_actions: Vec<rules::OpenAction>,
}

/// The parts of a ruleset, in their order (RFC 7940, section 4.2).
const PARTS: [&str; 3] = ["meta", "data", "rules"];

impl<'a> Reader<'a> {
    fn new(xml: Xml<'a>) -> Self {
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
            names: data::Names::default(),
            open_contexts: Vec::new(),
            total_size: 0,
            total_ranges: 0,
            tags: classes::Tags::default(),
            asked_properties: BTreeSet::new(),
            open_actions: Vec::new(),
        }
    }

    fn root(&mut self, root: Element) -> Result<(), ReadError> {
        const SECTION: &str = "4.2";
        root.end_of_attributes(SECTION)?;
        let mut next = 0;
        self.children(SECTION, |reader, part| {
            let Some(at) = PARTS.iter().position(|it| *it == part.name).filter(|it| *it >= next) else {
                return Err(part.error(SECTION, ReadErrorKind::UnexpectedElement));
            };
            next = at + 1;
            part.end_of_attributes(SECTION)?;
            match at {
                0 => reader.meta(),
                1 => reader.data(),
                _ => reader.rules(),
            }
        })?;
        if next < 2 {
            return Err(root.error(SECTION, ReadErrorKind::MissingElement("data")));
        }
        Ok(())
    }

    /// Calls `visit` with each child of the element whose start was read, up to its end. It has no text of its own.
    fn children(
        &mut self,
        section: &'static str,
        mut visit: impl FnMut(&mut Self, Element) -> Result<(), ReadError>,
    ) -> Result<(), ReadError> {
        let line = self.xml.line();
        loop {
            match self.xml.next()? {
                Some(Node::Start(child)) if !child.is_ours => {
                    return Err(child.error(section, ReadErrorKind::UnexpectedElement));
                }
                Some(Node::Start(child)) => visit(self, child)?,
                Some(Node::Text(text)) if text.trim().is_empty() => {}
                Some(Node::Text(text)) => {
                    let kind = ReadErrorKind::UnexpectedText(text.trim().to_owned());
                    return Err(ReadError { line, element: String::new(), section, kind });
                }
                Some(Node::End) | None => return Ok(()),
            }
        }
    }

    /// Reads the end of an element without content.
    fn no_content(&mut self, section: &'static str) -> Result<(), ReadError> {
        self.children(section, |_, child| Err(child.error(section, ReadErrorKind::UnexpectedElement)))
    }

    /// The text of an element, without white space around it.
    fn text(&mut self, section: &'static str) -> Result<String, ReadError> {
        let mut all = String::new();
        loop {
            match self.xml.next()? {
                Some(Node::Text(text)) => all.push_str(&text),
                Some(Node::Start(child)) => {
                    return Err(child.error(section, ReadErrorKind::UnexpectedElement));
                }
                Some(Node::End) | None => return Ok(all.trim().to_owned()),
            }
        }
    }

    /// The number of a type of variants.
    fn type_id(&mut self, element: &Element, name: &str) -> Result<TypeId, ReadError> {
        const SECTION: &str = "5.3.2";
        // Names that begin with an underscore are reserved.
        if name.starts_with('_') {
            return Err(element.invalid(SECTION, "type", name));
        }
        let at = self.types.iter().position(|it| it == name).unwrap_or(self.types.len());
        if at == MAX_TYPES {
            return Err(element.error(SECTION, ReadErrorKind::TooMany("types")));
        }
        if at == self.types.len() {
            self.types.push(name.to_owned());
        }
        Ok(TypeId(at as u8))
    }

    fn finish(mut self) -> Result<Ruleset, ReadError> {
        self.resolve_contexts()?;
        self.resolve_actions()?;
        self.check_anchors()?;
        let written_actions = self.actions.len();
        self.add_default_actions();
        let sets = std::mem::take(&mut self.sets);
        let line = self.xml.line();
        let too_many = ReadError {
            line,
            element: String::new(),
            section: "6.2",
            kind: ReadErrorKind::TooMany("classes"),
        };
        let symbols = sets.symbols().ok_or(too_many)?;
        self.compile(symbols.words());
        let unassigned: Vec<char> = self.unassigned();
        if !unassigned.is_empty() {
            self.notes.insert(0, Note::Unassigned(unassigned));
        }
        let mut ruleset = Ruleset {
            meta: self.meta,
            members: self.members,
            of_nothing: self.of_nothing,
            lookup: self.lookup,
            classes: self.classes,
            rules: Rules::new(self.rules, symbols),
            actions: self.actions,
            written_actions,
            types: self.types,
            notes: self.notes,
            asked_properties: self.asked_properties,
            used_on: None,
            variant_words: None,
        };
        ruleset.variant_words = VariantWords::of(&ruleset);
        if ruleset.variant_words.is_none() {
            ruleset.notes.push(Note::VariantsMissed);
        }
        Ok(ruleset)
    }

    /// The default actions (RFC 7940, section 7.6), after those of the file.
    fn add_default_actions(&mut self) {
        for (kind, which) in [
            ("invalid", Which::Any),
            ("blocked", Which::Any),
            ("allocatable", Which::Any),
            ("activated", Which::All),
        ] {
            self.add_default_action(kind, Some(VariantTrigger { which, types: vec![kind.to_owned()] }));
        }
        self.add_default_action("valid", None);
    }

    fn add_default_action(&mut self, disposition: &str, variants: Option<VariantTrigger>) {
        self.actions.push(Action {
            disposition: disposition.to_owned(),
            rule: None,
            types: self.types_of(variants.as_ref()),
            variants,
            comment: None,
            references: Vec::new(),
        });
    }

    /// The types that an action asks for. One that no variant has cannot trigger anything, and is left out.
    fn types_of(&self, variants: Option<&VariantTrigger>) -> TypeSet {
        let names = variants.into_iter().flat_map(|it| &it.types);
        let numbers = names.filter_map(|name| self.types.iter().position(|it| it == name));
        numbers.map(|at| TypeSet::of(TypeId(at as u8))).fold(TypeSet::NONE, TypeSet::union)
    }

    /// The code points of the repertoire that the program's Unicode version does not have.
    fn unassigned(&self) -> Vec<char> {
        let code_points = self.members.iter().flat_map(|member| {
            let range = member.last.map(|last| member.code_points[0]..=last);
            member.code_points.iter().copied().chain(range.into_iter().flatten().skip(1))
        });
        let mut found: Vec<char> = code_points.filter(|it| is_unassigned(*it)).collect();
        found.sort_unstable();
        found.dedup();
        found
    }
}
