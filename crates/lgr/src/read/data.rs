//! `data` (RFC 7940, section 5): the repertoire and its variants.

use rustc_hash::FxHashSet;

use super::element::{Element, NamedContext};
use super::reader::{OpenContext, Reader};
use super::value;
use crate::error::{RulesetError, RulesetErrorKind};
use crate::repertoire::{ConditionalContext, Lookup, Member, Variant};
use crate::rule::RuleId;

/// The section of `when` and `not-when`.
const CONTEXT: &str = "5.2";

impl Reader<'_> {
    /// Reads `data` up to its end.
    pub(super) fn data(&mut self) -> Result<(), RulesetError> {
        self.children("5", |reader, element| match element.name.as_str() {
            "char" => reader.char(element),
            "range" => reader.range(element),
            _ => Err(element.error("5", RulesetErrorKind::UnexpectedElement)),
        })?;
        self.index_members()
    }

    fn char(&mut self, mut element: Element) -> Result<(), RulesetError> {
        let code_points = element.code_points("cp", "5.1")?;
        if code_points.is_empty() {
            return self.null_char(element);
        }
        let mut member = self.member(&mut element, code_points, "char")?;
        if member.code_points.len() > 1 && !member.tags.is_empty() {
            return Err(element.error("5.5", RulesetErrorKind::TagOfSequence));
        }
        if !self.names.members.insert(member.code_points.clone()) {
            return Err(duplicate(&element, &member.code_points));
        }
        let at = self.members.len();
        let mut seen: FxHashSet<(Box<[char]>, Option<NamedContext>)> = FxHashSet::default();
        self.children("5", |reader, mut element| {
            let (variant, context) = reader.variant(&mut element)?;
            // The same variant may be there several times, with different contexts.
            if !seen.insert((variant.code_points.clone(), context.clone())) {
                return Err(duplicate(&element, &variant.code_points));
            }
            if let Some((rule, must_match)) = context {
                let (variant, line, element) = (Some(member.variants.len()), element.line, "var");
                reader.open_contexts.push(OpenContext {
                    member: at,
                    variant,
                    rule,
                    must_match,
                    line,
                    element,
                });
            }
            member.variants.push(variant);
            Ok(())
        })?;
        self.members.push(member);
        Ok(())
    }

    /// The symmetric form of null variants (RFC 7940, section 5.3.3): what has nothing as its variant. It is no member of the
    /// repertoire, and no label is made by putting something where nothing is.
    fn null_char(&mut self, mut element: Element) -> Result<(), RulesetError> {
        const NULL: &str = "5.3.3";
        context(&mut element)?;
        self.reference_ids(&mut element)?;
        element.take("comment");
        element.end_of_attributes(NULL)?;
        if !self.names.members.insert([].into()) {
            return Err(duplicate(&element, &[]));
        }
        self.children(NULL, |reader, mut element| {
            let (variant, _) = reader.variant(&mut element)?;
            reader.of_nothing.push(variant.code_points);
            Ok(())
        })?;
        if self.of_nothing.is_empty() {
            return Err(element.error(NULL, RulesetErrorKind::MissingElement("var")));
        }
        Ok(())
    }

    /// Reads a variant up to its end; its context is found later.
    fn variant(&mut self, element: &mut Element) -> Result<(Variant, Option<NamedContext>), RulesetError> {
        if element.name != "var" {
            return Err(element.error("5", RulesetErrorKind::UnexpectedElement));
        }
        let code_points = element.code_points("cp", "5.3")?;
        let kind = match element.token("type", "5.3.2")? {
            Some(name) => Some(self.type_id(element, &name)?),
            None => None,
        };
        let context = context(element)?;
        let references = self.reference_ids(element)?;
        let comment = element.take("comment");
        element.end_of_attributes("5.3")?;
        self.no_content("5.3")?;
        Ok((
            Variant { code_points, variant_type: kind, context: None, reference_ids: references, comment },
            context,
        ))
    }

    fn range(&mut self, mut element: Element) -> Result<(), RulesetError> {
        let [first, last] = ["first-cp", "last-cp"].map(|name| {
            let text = element.require(name, "5")?;
            value::code_point(text.trim()).ok_or_else(|| element.invalid("5", name, &text))
        });
        let (first, last) = (first?, last?);
        if first > last {
            return Err(element.error("5", RulesetErrorKind::ReversedRange));
        }
        let mut member = self.member(&mut element, [first].into(), "range")?;
        member.range_end = Some(last);
        self.members.push(member);
        self.no_content("5")
    }

    /// A member with the attributes that `char` and `range` both have.
    fn member(
        &mut self,
        element: &mut Element,
        code_points: Box<[char]>,
        name: &'static str,
    ) -> Result<Member, RulesetError> {
        if let Some((rule, must_match)) = context(element)? {
            let (member, line) = (self.members.len(), element.line);
            self.open_contexts.push(OpenContext {
                member,
                variant: None,
                rule,
                must_match,
                line,
                element: name,
            });
        }
        let tags = element.tokens("tag", "5.5")?.unwrap_or_default();
        for tag in &tags {
            if !self.names.tags.contains(tag) {
                self.names.tags.insert(tag.clone());
            }
        }
        let references = self.reference_ids(element)?;
        let comment = element.take("comment");
        element.end_of_attributes("5")?;
        Ok(Member {
            code_points,
            range_end: None,
            context: None,
            variants: Vec::new(),
            tags,
            reference_ids: references,
            comment,
            line_number: element.line,
        })
    }

    /// The identifiers in a `ref` attribute (RFC 7940, section 5.4.1), which must be in `references`.
    pub(super) fn reference_ids(&self, element: &mut Element) -> Result<Vec<String>, RulesetError> {
        const SECTION: &str = "4.3.8";
        let ids = element.tokens("ref", SECTION)?.unwrap_or_default();
        match ids.iter().find(|it| !self.names.references.contains(*it)) {
            Some(id) => {
                Err(element
                    .error(SECTION, RulesetErrorKind::Undefined { what: "reference", text: id.clone() }))
            }
            None => Ok(ids),
        }
    }

    /// Finds the members by their first code points, and ranges that overlap.
    fn index_members(&mut self) -> Result<(), RulesetError> {
        self.lookup = Lookup::of(&self.members);
        let overlap = self.lookup.ranges.windows(2).find(|it| it[1].0 <= it[0].1).map(|it| it[1]);
        let listed = self.members.iter().find(|it| {
            it.range_end.is_none()
                && it.code_points.len() == 1
                && self.lookup.range_of(it.code_points[0]).is_some()
        });
        let twice = overlap.map(|it| &self.members[it.2 as usize]).or(listed);
        match twice {
            Some(member) => {
                let element = if member.range_end.is_some() { "range" } else { "char" };
                let kind = RulesetErrorKind::Duplicate { what: "cp", text: hexadecimal(&member.code_points) };
                Err(RulesetError {
                    line_number: member.line_number,
                    element_name: element.to_owned(),
                    rfc7940_section: "5",
                    error_kind: kind,
                })
            }
            None => Ok(()),
        }
    }

    /// Finds the rules of contexts, now that all are read.
    pub(super) fn resolve_contexts(&mut self) -> Result<(), RulesetError> {
        for open in &self.open_contexts {
            let Some(rule) = self.names.rules.get(&open.rule) else {
                let kind = RulesetErrorKind::Undefined { what: "rule", text: open.rule.clone() };
                let element = open.element.to_owned();
                return Err(RulesetError {
                    line_number: open.line,
                    element_name: element,
                    rfc7940_section: CONTEXT,
                    error_kind: kind,
                });
            };
            let context = Some(ConditionalContext { rule: RuleId(*rule), must_match: open.must_match });
            let member = &mut self.members[open.member];
            match open.variant {
                Some(variant) => member.variants[variant].context = context,
                None => member.context = context,
            }
        }
        Ok(())
    }
}

/// The rule of `when` or `not-when`.
fn context(element: &mut Element) -> Result<Option<NamedContext>, RulesetError> {
    element.rule("when", "not-when", CONTEXT)
}

fn duplicate(element: &Element, code_points: &[char]) -> RulesetError {
    element.error("5", RulesetErrorKind::Duplicate { what: "cp", text: hexadecimal(code_points) })
}

fn hexadecimal(code_points: &[char]) -> String {
    crate::HexadecimalCodePoints(code_points).to_string()
}
