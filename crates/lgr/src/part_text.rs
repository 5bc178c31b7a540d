//! What a part of a ruleset is, as a file writes it.

use crate::compare::RulesetPart;
use crate::repertoire::{ConditionalContext, Member, Variant};
use crate::ruleset::{Action, Ruleset};
use crate::set::CodePointSet;

impl Ruleset {
    /// What a part of this ruleset is: tags and context of a member, type and context of a variant, an action with its
    /// attributes, a rule in a line. Of a class that `other` has too, the code points that only this one has. Empty where the
    /// part is not there.
    pub(crate) fn part_text(&self, part: &RulesetPart, other: &Self) -> String {
        match part {
            RulesetPart::RepertoireMember { code_points, .. } => {
                self.member(code_points).map(|it| self.member_text(it)).unwrap_or_default()
            }
            RulesetPart::Variant { member_code_points, variant_code_points } => {
                let variants = self.member(member_code_points).into_iter().flat_map(|it| &it.variants);
                let same = variants.filter(|it| *it.code_points == **variant_code_points);
                same.map(|it| self.variant_text(it)).collect::<Vec<_>>().join("; ")
            }
            RulesetPart::NamedClass { class_name } => {
                let of = |ruleset: &Self| {
                    ruleset
                        .named_classes
                        .iter()
                        .find(|it| it.class_name == *class_name)
                        .map(|it| it.code_points.clone())
                };
                let own = of(self).unwrap_or_default();
                of(other).map_or_else(|| own.clone(), |their| own.difference(&their)).to_string()
            }
            RulesetPart::NamedRule { rule_name } => {
                let rule = self.rules().iter().find(|it| it.rule_name == *rule_name);
                rule.map(|it| self.named_rules.text(&it.match_expression, &self.named_classes))
                    .unwrap_or_default()
            }
            RulesetPart::Action { action_index } => self
                .file_and_default_actions
                .get(*action_index)
                .map(|it| self.action_text(it))
                .unwrap_or_default(),
            RulesetPart::MetaElement { element_name } => {
                let texts = self.meta_texts().into_iter();
                texts.filter(|it| it.0 == *element_name).map(|it| it.1).collect()
            }
        }
    }

    fn member_text(&self, member: &Member) -> String {
        let tags = (!member.tags.is_empty()).then(|| format!("tag=\"{}\"", member.tags.join(" ")));
        tags.into_iter().chain(self.context_attribute(member.context)).collect::<Vec<_>>().join(" ")
    }

    fn variant_text(&self, variant: &Variant) -> String {
        let kind = variant.variant_type.map(|it| self.variant_type_name(it).to_owned());
        kind.into_iter().chain(self.context_attribute(variant.context)).collect::<Vec<_>>().join(" ")
    }

    fn context_attribute(&self, context: Option<ConditionalContext>) -> Option<String> {
        let name = |it: ConditionalContext| if it.must_match { "when" } else { "not-when" };
        context.map(|it| format!("{}=\"{}\"", name(it), self.rule(it.rule).rule_name))
    }

    /// An action as its disposition and its other attributes.
    pub(crate) fn action_text(&self, action: &Action) -> String {
        let name = |it: ConditionalContext| if it.must_match { "match" } else { "not-match" };
        let rule = action.rule.map(|it| format!("{}=\"{}\"", name(it), self.rule(it.rule).rule_name));
        let types =
            action.variant_trigger.as_ref().map(|it| format!("{}=\"{}\"", it.kind.id(), it.types.join(" ")));
        [action.disposition.clone()].into_iter().chain(rule).chain(types).collect::<Vec<_>>().join(" ")
    }

    /// What the ruleset says of itself, by the names of the elements; empty where it does not say.
    pub(crate) fn meta_texts(&self) -> [(&'static str, String); 8] {
        let meta = &self.metadata;
        let text = |it: &Option<String>| it.clone().unwrap_or_default();
        let scopes: Vec<&str> = meta.scopes.iter().map(|it| it.1.as_str()).collect();
        [
            ("version", text(&meta.version)),
            ("date", text(&meta.date)),
            ("language", meta.languages.join(", ")),
            ("scope", scopes.join(", ")),
            ("validity-start", text(&meta.validity_start)),
            ("validity-end", text(&meta.validity_end)),
            ("unicode-version", text(&meta.unicode_version)),
            ("description", text(&meta.description)),
        ]
    }

    /// The member of exactly these code points, by itself or in a range.
    pub fn member(&self, code_points: &[char]) -> Option<&Member> {
        self.members_at(code_points).map(|it| it.1).find(|it| it.len() == code_points.len())
    }
}

/// As in the short form of a class (RFC 7940, section 6.2.4): `0061 0063-0065`.
impl std::fmt::Display for CodePointSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (at, &(first, last)) in self.inclusive_ranges().iter().enumerate() {
            f.write_str(if at == 0 { "" } else { " " })?;
            match first == last {
                true => write!(f, "{first:04X}")?,
                false => write!(f, "{first:04X}-{last:04X}")?,
            }
        }
        Ok(())
    }
}
