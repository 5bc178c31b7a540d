//! A ruleset with one of its differences from another one, and no others.

use crate::compare::{RulesetChangeKind, RulesetDifference, RulesetPart, stretches};
use crate::repertoire::{ConditionalContext, Lookup, MAX_TYPES, Member, TypeSet, Variant, VariantTypeId};
use crate::rule::{LgrRulePart, NamedRule, Program, RuleId, Rules, SetPool};
use crate::ruleset::Ruleset;
use crate::variant_words::VariantWords;

impl Ruleset {
    /// This ruleset with one difference from `other` alone. Rules that only `other` has come with what refers to them: by
    /// themselves they decide nothing. `None` where the difference does not make a ruleset by itself: a rule would refer to one
    /// that is defined after it, or one of several classes differs, and which rules use it is not known.
    pub(crate) fn with_difference(&self, other: &Self, difference: &RulesetDifference) -> Option<Self> {
        let mut mixed = Mixed {
            other,
            sets: SetPool::of(self.named_rules.symbols()),
            rules: self.rules().to_vec(),
            ruleset: self.clone(),
        };
        match &difference.ruleset_part {
            RulesetPart::RepertoireMember { code_points, last_code_point: last } => match code_points[..] {
                [first] => {
                    mixed.take_code_points(self, first, last.unwrap_or(first), difference.change_kind)?
                }
                _ => mixed.take_sequence(code_points, difference.change_kind)?,
            },
            RulesetPart::Variant { member_code_points, variant_code_points } => {
                mixed.take_variants(member_code_points, variant_code_points)?
            }
            RulesetPart::NamedClass { .. } => mixed.take_classes(self)?,
            RulesetPart::NamedRule { rule_name } => mixed.take_rule(rule_name)?,
            RulesetPart::Action { action_index } => {
                mixed.take_action(*action_index, difference.change_kind)?
            }
            // It decides nothing.
            RulesetPart::MetaElement { .. } => return None,
        }
        mixed.finish()
    }
}

/// A ruleset that gets parts of another one.
struct Mixed<'a> {
    other: &'a Ruleset,
    /// Without the lookup, and with other programs of rules.
    ruleset: Ruleset,
    sets: SetPool,
    rules: Vec<NamedRule>,
}

impl Mixed<'_> {
    /// Takes the members of these code points by themselves: of those that both have the contexts and tags.
    fn take_code_points(
        &mut self,
        own: &Ruleset,
        first: char,
        last: char,
        change: RulesetChangeKind,
    ) -> Option<()> {
        let other = self.other;
        let mut members = without_range(&self.ruleset.repertoire_members, first, last);
        for stretch in stretches(own, other).iter().filter(|it| first <= it.first && it.last <= last) {
            let [before, Some(after)] = stretch.members else { continue };
            let mut member = self.member(after)?;
            if let Some(before) = before.filter(|_| change == RulesetChangeKind::Changed) {
                member.variants.clone_from(&before.variants);
            }
            members.push(of_range(&member, stretch.first, stretch.last));
        }
        self.ruleset.repertoire_members = members;
        Some(())
    }

    /// Takes a member of several code points.
    fn take_sequence(&mut self, code_points: &[char], change: RulesetChangeKind) -> Option<()> {
        let is_it = |it: &Member| *it.code_points == *code_points;
        let own = self.ruleset.repertoire_members.iter().position(is_it);
        let before = own.map(|at| self.ruleset.repertoire_members.remove(at));
        if let Some(after) = self.other.repertoire_members.iter().find(|it| is_it(it)) {
            let mut member = self.member(after)?;
            if let Some(before) = before.filter(|_| change == RulesetChangeKind::Changed) {
                member.variants = before.variants;
            }
            self.ruleset.repertoire_members.push(member);
        }
        Some(())
    }

    /// Takes the variants of a member with these code points.
    fn take_variants(&mut self, of: &[char], code_points: &[char]) -> Option<()> {
        let is_of = |it: &&Member| it.range_end.is_none() && *it.code_points == *of;
        let after = self.other.repertoire_members.iter().find(is_of);
        let after =
            after.into_iter().flat_map(|it| &it.variants).filter(|it| *it.code_points == *code_points);
        let taken = after.map(|it| self.variant(it)).collect::<Option<Vec<_>>>()?;
        if let [only] = *of
            && !self.ruleset.repertoire_members.iter().any(|it| is_of(&it))
        {
            let range = self.ruleset.repertoire_members.iter().find(|it| has_in_range(it, only))?.clone();
            self.ruleset.repertoire_members = without_range(&self.ruleset.repertoire_members, only, only);
            self.ruleset.repertoire_members.push(of_range(&range, only, only));
        }
        let member = self.ruleset.repertoire_members.iter_mut().find(|it| is_of(&&**it))?;
        member.variants.retain(|it| *it.code_points != *code_points);
        member.variants.extend(taken);
        Some(())
    }

    /// Takes what a class is: the rules that are written the same and differ in their classes alone.
    fn take_classes(&mut self, own: &Ruleset) -> Option<()> {
        let other = self.other;
        let is_class = |it: &RulesetDifference| matches!(it.ruleset_part, RulesetPart::NamedClass { .. });
        if own.differences(other).iter().filter(|it| is_class(it)).count() != 1 {
            return None;
        }
        let (before, after) = (own.rule_texts(other), other.rule_texts(own));
        for name in before.iter().filter(|it| after.get(it.0) == Some(it.1)).map(|it| it.0) {
            self.take_rule(name)?;
        }
        Some(())
    }

    fn take_rule(&mut self, name: &str) -> Option<()> {
        // A rule that nobody refers to any more changes nothing by itself.
        let Some(after) = self.other.rules().iter().find(|it| it.rule_name == name) else { return Some(()) };
        let Some(at) = self.rules.iter().position(|it| it.rule_name == name) else { return Some(()) };
        self.rules[at].match_expression = self.node(&after.match_expression, at)?;
        Some(())
    }

    fn take_action(&mut self, at: usize, change: RulesetChangeKind) -> Option<()> {
        let written = self.ruleset.file_defined_action_count;
        if change == RulesetChangeKind::Removed {
            self.ruleset.file_and_default_actions.remove(at);
            self.ruleset.file_defined_action_count -= 1;
            return Some(());
        }
        let mut action = self.other.file_and_default_actions.get(at)?.clone();
        action.rule = self.context(action.rule)?;
        if change == RulesetChangeKind::Changed {
            self.ruleset.file_and_default_actions[at] = action;
        } else {
            self.ruleset.file_and_default_actions.insert(at.min(written), action);
            self.ruleset.file_defined_action_count += 1;
        }
        Some(())
    }

    fn member(&mut self, of_other: &Member) -> Option<Member> {
        let variants = of_other.variants.iter().map(|it| self.variant(it)).collect::<Option<Vec<_>>>()?;
        Some(Member { context: self.context(of_other.context)?, variants, ..of_other.clone() })
    }

    fn variant(&mut self, of_other: &Variant) -> Option<Variant> {
        let kind = of_other.variant_type.map(|it| self.type_id(it)).map_or(Some(None), |it| it.map(Some))?;
        Some(Variant { variant_type: kind, context: self.context(of_other.context)?, ..of_other.clone() })
    }

    /// The context by the rule of the same name; `None` where it cannot be made.
    fn context(&mut self, of_other: Option<ConditionalContext>) -> Option<Option<ConditionalContext>> {
        let Some(context) = of_other else { return Some(None) };
        Some(Some(ConditionalContext { rule: self.rule_id(context.rule, usize::MAX)?, ..context }))
    }

    fn type_id(&mut self, of_other: VariantTypeId) -> Option<VariantTypeId> {
        let name = self.other.variant_type_name(of_other);
        let types = &mut self.ruleset.variant_type_names;
        let at = types.iter().position(|it| it == name).unwrap_or(types.len());
        if at == types.len() {
            types.push(name.to_owned());
        }
        (at < MAX_TYPES).then_some(VariantTypeId(at as u8))
    }

    /// The rule of the same name, which must be one of the first `most`; one that only the other ruleset has is taken.
    fn rule_id(&mut self, of_other: RuleId, most: usize) -> Option<RuleId> {
        let rule = self.other.rule(of_other);
        let at = match self.rules.iter().position(|it| it.rule_name == rule.rule_name) {
            Some(at) => at,
            None => {
                let body = self.node(&rule.match_expression, usize::MAX)?;
                self.rules.push(NamedRule { match_expression: body, ..rule.clone() });
                self.rules.len() - 1
            }
        };
        (at < most).then_some(RuleId(at as u32))
    }

    /// A part of a rule, which refers to the first `most` rules alone.
    fn node(&mut self, of_other: &LgrRulePart, most: usize) -> Option<LgrRulePart> {
        let mut all =
            |parts: &[LgrRulePart]| parts.iter().map(|it| self.node(it, most)).collect::<Option<Vec<_>>>();
        Some(match of_other {
            LgrRulePart::AnyCodePoint
            | LgrRulePart::LabelStart
            | LgrRulePart::LabelEnd
            | LgrRulePart::ContextAnchor => of_other.clone(),
            LgrRulePart::Sequence(parts) => LgrRulePart::Sequence(all(parts)?),
            LgrRulePart::Choice(parts) => LgrRulePart::Choice(all(parts)?),
            LgrRulePart::CodePointOfSet(set) => LgrRulePart::CodePointOfSet(
                self.sets.number(self.other.named_rules.symbols().set(*set).clone())?,
            ),
            LgrRulePart::Repetition {
                repeated_part: part,
                min_repeat_count: least,
                max_repeat_count: times,
            } => LgrRulePart::Repetition {
                repeated_part: Box::new(self.node(part, most)?),
                min_repeat_count: *least,
                max_repeat_count: *times,
            },
            LgrRulePart::LookBehind(part) => LgrRulePart::LookBehind(Box::new(self.node(part, most)?)),
            LgrRulePart::LookAhead(part) => LgrRulePart::LookAhead(Box::new(self.node(part, most)?)),
            LgrRulePart::RuleReference(rule) => LgrRulePart::RuleReference(self.rule_id(*rule, most)?),
        })
    }

    fn finish(self) -> Option<Ruleset> {
        let Self { mut ruleset, sets, mut rules, .. } = self;
        let symbols = sets.symbols()?;
        for at in 0..rules.len() {
            let (before, rest) = rules.split_at_mut(at);
            rest[0].program = Program::new(&rest[0].match_expression, before, symbols.words());
        }
        ruleset.named_rules = Rules::new(rules, symbols);
        let types = &ruleset.variant_type_names;
        for action in &mut ruleset.file_and_default_actions {
            let names = action.variant_trigger.iter().flat_map(|it| &it.types);
            let known = names.filter_map(|name| types.iter().position(|it| it == name));
            let known = known.map(|it| TypeSet::of(VariantTypeId(it as u8)));
            action.types = known.fold(TypeSet::NONE, TypeSet::union);
        }
        ruleset.member_lookup = Lookup::of(&ruleset.repertoire_members);
        ruleset.variant_word_table = VariantWords::of(&ruleset);
        Some(ruleset)
    }
}

/// Whether a member is a range with this code point.
fn has_in_range(member: &Member, scalar: char) -> bool {
    member.range_end.is_some_and(|last| (member.code_points[0]..=last).contains(&scalar))
}

/// The part of a member of one code point or a range that has these code points.
fn of_range(member: &Member, first: char, last: char) -> Member {
    Member { code_points: [first].into(), range_end: (first != last).then_some(last), ..member.clone() }
}

/// The members without the code points between these, both included, by themselves.
fn without_range(members: &[Member], first: char, last: char) -> Vec<Member> {
    let mut rest = Vec::with_capacity(members.len() + 1);
    for member in members {
        let (from, to) = (member.code_points[0], member.range_end.unwrap_or(member.code_points[0]));
        if member.len() != 1 || to < first || last < from {
            rest.push(member.clone());
            continue;
        }
        let before = (from..first).next_back().map(|end| (from, end));
        let after = (last..=to).nth(1).map(|start| (start, to));
        rest.extend(before.into_iter().chain(after).map(|(from, to)| of_range(member, from, to)));
    }
    rest
}
