//! `rules` (RFC 7940, sections 6 and 7): classes, rules and actions.

use rustc_hash::FxHashSet;

use super::classes::is_class;
use super::element::Element;
use super::reader::{OpenAction, Reader};
use super::value;
use crate::class::CodePointClass;
use crate::error::{RulesetError, RulesetErrorKind};
use crate::repertoire::ConditionalContext;
use crate::rule::{LgrRulePart, MAX_RULE_STEPS, MAX_TOTAL_SIZE, NamedRule, Program, RuleId};
use crate::ruleset::{Action, VariantTrigger, VariantTriggerKind};
use crate::{MAX_RULESET_ELEMENTS_PER_KIND, MAX_RULESET_NESTING_DEPTH};

const RULE: &str = "6.3";
const NAMES: &str = "6.3.4";
const ACTION: &str = "7.1";
const LOOK: &str = "6.4.2";

impl Reader<'_> {
    /// Reads `rules` up to its end.
    pub(super) fn rules(&mut self) -> Result<(), RulesetError> {
        self.collect_tags();
        self.children("6", |reader, mut element| {
            let (count, kind) = match element.name.as_str() {
                "action" => (reader.actions.len(), "actions"),
                "rule" => (reader.rules.len(), "rules"),
                _ => (reader.classes.len(), "classes"),
            };
            if count == MAX_RULESET_ELEMENTS_PER_KIND {
                return Err(element.error("6", RulesetErrorKind::TooManyOfKind(kind)));
            }
            if element.name == "action" {
                return reader.action(element);
            }
            if element.name != "rule" && !is_class(&element.name) {
                return Err(element.error("6", RulesetErrorKind::UnexpectedElement));
            }
            let Some(name) = element.token("name", NAMES)? else {
                return Err(element.error(NAMES, RulesetErrorKind::MisplacedName));
            };
            if reader.names.rules.contains_key(&name) || reader.names.classes.contains_key(&name) {
                return Err(element.error(NAMES, RulesetErrorKind::Duplicate { what: "name", text: name }));
            }
            let comment = element.take("comment");
            if element.name == "rule" {
                return reader.top_rule(element, name, comment);
            }
            if element.name == "class" && element.has("by-ref") {
                return Err(element.error(NAMES, RulesetErrorKind::ExclusiveAttributes("name", "by-ref")));
            }
            let start = element.start;
            let (set, references) = reader.class(element)?;
            reader.names.classes.insert(name.clone(), reader.classes.len() as u32);
            let source = reader.xml.source(start);
            reader.classes.push(CodePointClass {
                class_name: name,
                code_points: set,
                comment,
                reference_ids: references,
                source_xml: source,
            });
            Ok(())
        })
    }

    fn top_rule(
        &mut self,
        mut element: Element,
        name: String,
        comment: Option<String>,
    ) -> Result<(), RulesetError> {
        let references = self.reference_ids(&mut element)?;
        element.end_of_attributes(RULE)?;
        let mut parts = self.parts(RULE)?;
        // A rule without content matches nothing.
        let body = match parts.len() {
            0 => LgrRulePart::Choice(parts),
            1 => parts.remove(0),
            _ => LgrRulePart::Sequence(parts),
        };
        let measure = body.measure(&self.measures);
        self.total_size = self.total_size.saturating_add(measure.size);
        if measure.size > MAX_RULE_STEPS || self.total_size > MAX_TOTAL_SIZE {
            return Err(element.error(RULE, RulesetErrorKind::RuleTooLarge));
        }
        if measure.depth > MAX_RULESET_NESTING_DEPTH {
            return Err(element.error(RULE, RulesetErrorKind::TooDeep));
        }
        self.measures.push(measure);
        self.rule_lines.push(element.line);
        self.names.rules.insert(name.clone(), self.rules.len() as u32);
        let (size, source) = (measure.size, self.xml.source(element.start));
        self.rules.push(NamedRule {
            rule_name: name,
            comment,
            reference_ids: references,
            expanded_step_count: size,
            match_expression: body,
            source_xml: source,
            program: Program::default(),
        });
        Ok(())
    }

    /// Compiles all rules.
    pub(super) fn compile(&mut self, words: usize) {
        for at in 0..self.rules.len() {
            let (before, rest) = self.rules.split_at_mut(at);
            rest[0].program = Program::new(&rest[0].match_expression, before, words);
        }
    }

    /// The parts of a rule, a choice or a look-around, up to its end.
    fn parts(&mut self, section: &'static str) -> Result<Vec<LgrRulePart>, RulesetError> {
        let mut parts = Vec::new();
        self.children(section, |reader, element| {
            parts.push(reader.part(element)?);
            Ok(())
        })?;
        Ok(parts)
    }

    fn part(&mut self, mut element: Element) -> Result<LgrRulePart, RulesetError> {
        element.take("comment");
        let count = match element.take("count") {
            Some(text) => {
                Some(value::count(text.trim()).ok_or_else(|| element.invalid("6.3.3", "count", &text))?)
            }
            None => None,
        };
        if is_class(&element.name) {
            if element.take("name").is_some() {
                return Err(element.error("6.2.1", RulesetErrorKind::MisplacedName));
            }
            let too_many = element.error("6.2", RulesetErrorKind::TooManyOfKind("classes"));
            let (set, _) = self.class(element)?;
            let node = LgrRulePart::CodePointOfSet(self.sets.number(set).ok_or(too_many)?);
            return Ok(repeated(node, count));
        }
        let place = (element.line, element.name.clone());
        let node = self.part_without_count(element)?;
        let (line, element) = place;
        // A choice of positions may be repeated, a rule may not.
        if element == "rule" && count.is_some() && node.measure(&self.measures).has_position {
            return Err(RulesetError {
                line_number: line,
                element_name: element,
                rfc7940_section: "6.3.3",
                error_kind: RulesetErrorKind::CountOfPosition,
            });
        }
        Ok(repeated(node, count))
    }

    fn part_without_count(&mut self, mut element: Element) -> Result<LgrRulePart, RulesetError> {
        let simple = match element.name.as_str() {
            "any" => Some((LgrRulePart::AnyCodePoint, "6.3.7")),
            "start" => Some((LgrRulePart::LabelStart, "6.3.8")),
            "end" => Some((LgrRulePart::LabelEnd, "6.3.8")),
            "anchor" => Some((LgrRulePart::ContextAnchor, "6.4.1")),
            _ => None,
        };
        if let Some((node, section)) = simple {
            element.end_of_attributes(section)?;
            self.no_content(section)?;
            return Ok(node);
        }
        match element.name.as_str() {
            "char" => {
                let code_points = element.code_points("cp", "6.3.6")?;
                element.end_of_attributes("6.3.6")?;
                if code_points.is_empty() {
                    return Err(element.invalid("6.3.6", "cp", ""));
                }
                self.no_content("6.3.6")?;
                let too_many = || element.error("6.2", RulesetErrorKind::TooManyOfKind("classes"));
                let set = |it: &char| {
                    let number = self.sets.number(crate::set::CodePointSet::of(*it));
                    number.map(LgrRulePart::CodePointOfSet).ok_or_else(too_many)
                };
                Ok(LgrRulePart::Sequence(code_points.iter().map(set).collect::<Result<_, _>>()?))
            }
            "choice" => {
                element.end_of_attributes("6.3.5")?;
                let parts = self.parts("6.3.5")?;
                if parts.is_empty() {
                    return Err(
                        element.error("6.3.5", RulesetErrorKind::WrongOperandCount { operand_count: 0 })
                    );
                }
                Ok(LgrRulePart::Choice(parts))
            }
            "look-behind" | "look-ahead" => {
                element.end_of_attributes(LOOK)?;
                let part = Box::new(LgrRulePart::Sequence(self.parts(LOOK)?));
                if part.measure(&self.measures).has_anchor {
                    return Err(element.error(LOOK, RulesetErrorKind::AnchorInLookAround));
                }
                Ok(if element.name == "look-behind" {
                    LgrRulePart::LookBehind(part)
                } else {
                    LgrRulePart::LookAhead(part)
                })
            }
            "rule" => self.inner_rule(element),
            _ => Err(element.error(RULE, RulesetErrorKind::UnexpectedElement)),
        }
    }

    fn inner_rule(&mut self, mut element: Element) -> Result<LgrRulePart, RulesetError> {
        if element.take("name").is_some() {
            return Err(element.error(NAMES, RulesetErrorKind::MisplacedName));
        }
        self.reference_ids(&mut element)?;
        let by_ref = element.token("by-ref", NAMES)?;
        element.end_of_attributes(RULE)?;
        let Some(name) = by_ref else { return Ok(LgrRulePart::Sequence(self.parts(RULE)?)) };
        self.no_content(NAMES)?;
        match self.names.rules.get(&name) {
            Some(at) => {
                self.parts_of_rules.insert(*at);
                Ok(LgrRulePart::RuleReference(RuleId(*at)))
            }
            None => Err(element.error(NAMES, RulesetErrorKind::UndefinedBefore { what: "rule", text: name })),
        }
    }

    fn action(&mut self, mut element: Element) -> Result<(), RulesetError> {
        let Some(disposition) = element.token("disp", "7")? else {
            return Err(element.error("7", RulesetErrorKind::MissingAttribute("disp")));
        };
        if let Some((rule, must_match)) = element.rule("match", "not-match", ACTION)? {
            let open = OpenAction { action: self.actions.len(), rule, must_match, line: element.line };
            self.open_actions.push(open);
        }
        let mut variants: Option<VariantTrigger> = None;
        for which in [VariantTriggerKind::Any, VariantTriggerKind::All, VariantTriggerKind::Only] {
            let Some(types) = element.tokens(which.id(), "7.2")? else { continue };
            if let Some(other) = variants {
                let kind = RulesetErrorKind::ExclusiveAttributes(other.kind.id(), which.id());
                return Err(element.error("7.2", kind));
            }
            variants = Some(VariantTrigger { kind: which, types });
        }
        let references = self.reference_ids(&mut element)?;
        let comment = element.take("comment");
        element.end_of_attributes("7")?;
        let types = self.types_of(variants.as_ref());
        self.actions.push(Action {
            disposition,
            rule: None,
            variant_trigger: variants,
            comment,
            reference_ids: references,
            types,
        });
        self.no_content("7")
    }

    /// Refuses rules that look around without an anchor. One may do so as a part of another rule, which has the anchor.
    pub(super) fn check_anchors(&self) -> Result<(), RulesetError> {
        let of_contexts = self.members.iter().flat_map(|member| {
            let of_variants = member.variants.iter().filter_map(|it| it.context);
            member.context.into_iter().chain(of_variants)
        });
        let of_actions = self.actions.iter().filter_map(|it| it.rule);
        let by_themselves: FxHashSet<u32> = of_contexts.chain(of_actions).map(|it| it.rule.0).collect();
        for (at, measure) in (0..).zip(&self.measures) {
            let is_part_only = self.parts_of_rules.contains(&at) && !by_themselves.contains(&at);
            if measure.looks_around && !measure.has_anchor && !is_part_only {
                let (line, element) = (self.rule_lines[at as usize], "rule".to_owned());
                let kind = RulesetErrorKind::LookAroundWithoutAnchor;
                return Err(RulesetError {
                    line_number: line,
                    element_name: element,
                    rfc7940_section: LOOK,
                    error_kind: kind,
                });
            }
        }
        Ok(())
    }

    /// Finds the rules of actions, now that all are read.
    pub(super) fn resolve_actions(&mut self) -> Result<(), RulesetError> {
        for open in &self.open_actions {
            let error = |kind| RulesetError {
                line_number: open.line,
                element_name: "action".to_owned(),
                rfc7940_section: ACTION,
                error_kind: kind,
            };
            let Some(&at) = self.names.rules.get(&open.rule) else {
                return Err(error(RulesetErrorKind::Undefined { what: "rule", text: open.rule.clone() }));
            };
            if self.measures[at as usize].has_anchor {
                return Err(error(RulesetErrorKind::AnchorInAction(open.rule.clone())));
            }
            let context = ConditionalContext { rule: RuleId(at), must_match: open.must_match };
            self.actions[open.action].rule = Some(context);
        }
        Ok(())
    }
}

/// The part as often as its `count` says.
fn repeated(node: LgrRulePart, count: Option<(u32, Option<u32>)>) -> LgrRulePart {
    match count {
        None | Some((1, Some(1))) => node,
        Some((least, most)) => LgrRulePart::Repetition {
            repeated_part: Box::new(node),
            min_repeat_count: least,
            max_repeat_count: most,
        },
    }
}
