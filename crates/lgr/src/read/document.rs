//! Reading the whole of a ruleset: its parts in their order, and what is decided at its end.

use super::element::Element;
use super::reader::Reader;
use super::xml::{Node, Xml};
use crate::error::{RulesetError, RulesetErrorKind};
use crate::note::RulesetNote;
use crate::property::is_unassigned;
use crate::rule::Rules;
use crate::ruleset::{Action, Ruleset, VariantTrigger, VariantTriggerKind};
use crate::variant_words::VariantWords;

/// Reads a ruleset.
pub(crate) fn read(bytes: &[u8]) -> Result<Ruleset, RulesetError> {
    let mut reader = Reader::new(Xml::new(bytes)?);
    while let Some(node) = reader.xml.next()? {
        if let Node::Start(root) = node {
            reader.root(root)?;
        }
    }
    reader.finish()
}

/// The parts of a ruleset, in their order (RFC 7940, section 4.2).
const PARTS: [&str; 3] = ["meta", "data", "rules"];

impl Reader<'_> {
    fn root(&mut self, root: Element) -> Result<(), RulesetError> {
        const SECTION: &str = "4.2";
        root.end_of_attributes(SECTION)?;
        let mut next = 0;
        self.children(SECTION, |reader, part| {
            let Some(at) = PARTS.iter().position(|it| *it == part.name).filter(|it| *it >= next) else {
                return Err(part.error(SECTION, RulesetErrorKind::UnexpectedElement));
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
            return Err(root.error(SECTION, RulesetErrorKind::MissingElement("data")));
        }
        Ok(())
    }

    fn finish(mut self) -> Result<Ruleset, RulesetError> {
        self.resolve_contexts()?;
        self.resolve_actions()?;
        self.check_anchors()?;
        let written_actions = self.actions.len();
        self.add_default_actions();
        let sets = std::mem::take(&mut self.sets);
        let line = self.xml.line();
        let too_many = RulesetError {
            line_number: line,
            element_name: String::new(),
            rfc7940_section: "6.2",
            error_kind: RulesetErrorKind::TooManyOfKind("classes"),
        };
        let symbols = sets.symbols().ok_or(too_many)?;
        self.compile(symbols.words());
        let unassigned: Vec<char> = self.unassigned();
        if !unassigned.is_empty() {
            self.notes.insert(0, RulesetNote::UnassignedCodePoints(unassigned));
        }
        let mut ruleset = Ruleset {
            metadata: self.meta,
            repertoire_members: self.members,
            variants_of_nothing: self.of_nothing,
            member_lookup: self.lookup,
            named_classes: self.classes,
            named_rules: Rules::new(self.rules, symbols),
            file_and_default_actions: self.actions,
            file_defined_action_count: written_actions,
            variant_type_names: self.types,
            notes: self.notes,
            used_unicode_properties: self.asked_properties,
            day_of_use: None,
            variant_word_table: None,
        };
        ruleset.variant_word_table = VariantWords::of(&ruleset);
        if ruleset.variant_word_table.is_none() {
            ruleset.notes.push(RulesetNote::VariantIndexLabelsMayDiffer);
        }
        Ok(ruleset)
    }

    /// The default actions (RFC 7940, section 7.6), after those of the file.
    fn add_default_actions(&mut self) {
        for (kind, which) in [
            ("invalid", VariantTriggerKind::Any),
            ("blocked", VariantTriggerKind::Any),
            ("allocatable", VariantTriggerKind::Any),
            ("activated", VariantTriggerKind::All),
        ] {
            self.add_default_action(kind, Some(VariantTrigger { kind: which, types: vec![kind.to_owned()] }));
        }
        self.add_default_action("valid", None);
    }

    fn add_default_action(&mut self, disposition: &str, variants: Option<VariantTrigger>) {
        self.actions.push(Action {
            disposition: disposition.to_owned(),
            rule: None,
            types: self.types_of(variants.as_ref()),
            variant_trigger: variants,
            comment: None,
            reference_ids: Vec::new(),
        });
    }

    /// The code points of the repertoire that the program's Unicode version does not have.
    fn unassigned(&self) -> Vec<char> {
        let code_points = self.members.iter().flat_map(|member| {
            let range = member.range_end.map(|last| member.code_points[0]..=last);
            member.code_points.iter().copied().chain(range.into_iter().flatten().skip(1))
        });
        let mut found: Vec<char> = code_points.filter(|it| is_unassigned(*it)).collect();
        found.sort_unstable();
        found.dedup();
        found
    }
}
