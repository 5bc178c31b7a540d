//! Classes of code points (RFC 7940, section 6.2).

use super::element::Element;
use super::reader::Reader;
use super::value;
use crate::asked_property::AskedProperty;
use crate::error::{RulesetError, RulesetErrorKind};
use crate::note::RulesetNote;
use crate::property;
use crate::set::CodePointSet;

/// The elements that make a class out of others, with their section.
const OPERATORS: [&str; 5] = ["union", "intersection", "difference", "symmetric-difference", "complement"];
const OPERATOR: &str = "6.2.5";
const NAMED: &str = "6.2.1";

/// The most ranges that all classes may have together.
const MAX_RANGES: usize = 1 << 23;

/// Whether an element is a class or an operator.
pub(super) fn is_class(name: &str) -> bool {
    name == "class" || OPERATORS.contains(&name)
}

impl Reader<'_> {
    /// Collects which code points have which tags.
    pub(super) fn collect_tags(&mut self) {
        for member in &self.members {
            for tag in &member.tags {
                let first = u32::from(member.code_points[0]);
                let range = (first, member.range_end.map_or(first, u32::from));
                self.tags.0.entry(tag.clone()).or_default().push(range);
            }
        }
    }

    /// Reads a class, or an operator with its classes, up to its end: its code points, and the identifiers of its references. Its
    /// name and comment are taken already.
    pub(super) fn class(
        &mut self,
        mut element: Element,
    ) -> Result<(CodePointSet, Vec<String>), RulesetError> {
        let references = self.reference_ids(&mut element)?;
        let set = if element.name == "class" {
            self.plain_class(element)?
        } else {
            element.end_of_attributes(OPERATOR)?;
            self.operator(&element)?
        };
        self.total_ranges += set.inclusive_ranges().len();
        if self.total_ranges > MAX_RANGES {
            let kind = RulesetErrorKind::TooManyOfKind("classes");
            return Err(RulesetError {
                line_number: self.xml.line(),
                element_name: String::new(),
                rfc7940_section: "6.2",
                error_kind: kind,
            });
        }
        Ok((set, references))
    }

    fn plain_class(&mut self, mut element: Element) -> Result<CodePointSet, RulesetError> {
        let by_ref = element.token("by-ref", NAMED)?;
        let from_tag = element.token("from-tag", "6.2.2")?;
        let property = element.take("property");
        element.end_of_attributes("6.2")?;
        for (one, other, both) in [
            ("by-ref", "from-tag", by_ref.is_some() && from_tag.is_some()),
            ("by-ref", "property", by_ref.is_some() && property.is_some()),
            ("from-tag", "property", from_tag.is_some() && property.is_some()),
        ] {
            if both {
                return Err(element.error("6.2", RulesetErrorKind::ExclusiveAttributes(one, other)));
            }
        }
        if let Some(name) = by_ref {
            self.no_content(NAMED)?;
            let class = self.names.classes.get(&name).map(|it| &self.classes[*it as usize]);
            let undefined = || {
                element.error(NAMED, RulesetErrorKind::UndefinedBefore { what: "class", text: name.clone() })
            };
            return class.map(|it| it.code_points.clone()).ok_or_else(undefined);
        }
        if let Some(tag) = from_tag {
            self.no_content("6.2.2")?;
            return Ok(match self.tags.0.get(&tag) {
                Some(ranges) => CodePointSet::from_ranges(ranges.clone()),
                None => {
                    self.notes.push(RulesetNote::ClassFromUnusedTag { tag });
                    CodePointSet::default()
                }
            });
        }
        if let Some(property) = property {
            self.no_content("6.2.3")?;
            self.asked_properties.insert(AskedProperty::of(&property));
            let unknown = || element.error("6.2.3", RulesetErrorKind::UnknownProperty(property.clone()));
            return property::code_points(&property).ok_or_else(unknown);
        }
        let text = self.text("6.2.4")?;
        match value::ranges(&text) {
            Some(ranges) if ranges.is_empty() => Err(element.error("6.2.4", RulesetErrorKind::EmptyClass)),
            Some(ranges) => Ok(CodePointSet::from_ranges(ranges)),
            None => Err(element.invalid("6.2.4", "class", &text)),
        }
    }

    fn operator(&mut self, element: &Element) -> Result<CodePointSet, RulesetError> {
        let mut operands: Vec<CodePointSet> = Vec::new();
        self.children(OPERATOR, |reader, mut child| {
            if !is_class(&child.name) {
                return Err(child.error(OPERATOR, RulesetErrorKind::UnexpectedElement));
            }
            if child.take("name").is_some() {
                return Err(child.error(NAMED, RulesetErrorKind::MisplacedName));
            }
            child.take("comment");
            operands.push(reader.class(child)?.0);
            Ok(())
        })?;
        let set = match (element.name.as_str(), operands.as_slice()) {
            ("union", [_, _, ..]) => {
                let ranges = operands.iter().flat_map(|it| it.inclusive_ranges().iter().copied());
                CodePointSet::from_ranges(ranges.collect())
            }
            ("intersection", [one, other]) => one.intersection(other),
            ("difference", [one, other]) => one.difference(other),
            ("symmetric-difference", [one, other]) => one.symmetric_difference(other),
            ("complement", [one]) => one.complement(),
            _ => {
                let found = operands.len();
                return Err(
                    element.error(OPERATOR, RulesetErrorKind::WrongOperandCount { operand_count: found })
                );
            }
        };
        Ok(set)
    }
}
