//! The statements about bracket pairs, by rule N0.

use bidiscope_bidi::name::BidiClass::{self, L, NSM, R};
use bidiscope_bidi::trace::{CharRef, LevelOrClass, Neighbour, TraceStepDetail, TracedBracketPair};
use bidiscope_bidi::uba::{BracketReason, ResolvedBracketPair};

use crate::checker::{Case, Checked, runs, that};
use crate::world::{Run, class_of};

impl Case<'_> {
    /// Holds what is said of a pair against N0.
    pub(crate) fn pair(
        &self,
        run: &Run,
        partner: CharRef,
        resolved: Option<ResolvedBracketPair<Neighbour>>,
    ) -> Checked {
        let partner = self.world.item_of(partner).ok_or("no partner")?;
        let (opening, closing) = (self.item.min(partner), self.item.max(partner));
        let scalars = (self.world.items[opening].scalar, self.world.items[closing].scalar);
        that(matches!(scalars, ('(', ')') | ('[', ']')), "no pair")?;
        let embedding = class_of(run.level);
        let classes = self.classes_at_pair(opening);
        let within: Vec<usize> =
            run.items.iter().copied().filter(|&it| opening < it && it < closing).collect();
        let strong = |it: usize| runs(classes[it]);
        let holds = |way: BidiClass| within.iter().any(|&it| strong(it) == Some(way));
        let opposite = if embedding == L { R } else { L };
        let pair = self.step_pair(opening);
        let reason = pair.map(|it| it.bracket_reason);
        let Some(ResolvedBracketPair {
            resolved_class: to,
            strong_inside: inside,
            n0c_strong_before: before,
        }) = resolved
        else {
            that(!holds(embedding) && !holds(opposite), "something strong")?;
            return that(reason.is_none_or(|it| it == BracketReason::NothingStrongInside), "another reason");
        };
        let item = self.world.item_of(inside.character).ok_or("no such character inside")?;
        that(within.contains(&item) && classes[item] == inside.class, "not inside")?;
        let (wanted, expected, expected_reason) = match before {
            None => (embedding, embedding, BracketReason::EmbeddingInside),
            Some(before) => {
                that(!holds(embedding), "not only the other way")?;
                let place = run.items.iter().position(|&it| it == opening).ok_or("not in it")?;
                let met = run.items[..place].iter().rev().find(|&&it| strong(it).is_some());
                self.same(run, before, met.map(|&it| (it, classes[it])).ok_or(true))?;
                match runs(before.class) == Some(opposite) {
                    true => (opposite, opposite, BracketReason::OppositeBeforeAndInside),
                    false => (opposite, embedding, BracketReason::OppositeInsideOnly),
                }
            }
        };
        that(runs(inside.class) == Some(wanted), "it runs another way")?;
        that(to == expected && reason.is_none_or(|it| it == expected_reason), "not so")
    }

    /// The pair of the name that the step lists with this opening bracket.
    fn step_pair(&self, opening: usize) -> Option<&TracedBracketPair> {
        let TraceStepDetail::Brackets { bracket_pairs } = &self.step.detail else { return None };
        bracket_pairs.iter().find(|it| self.world.of_name[it.opening_index] == opening)
    }

    /// The classes as N0 finds them when it comes to the pair of this opening bracket: it has resolved those that open
    /// before it.
    fn classes_at_pair(&self, opening: usize) -> Vec<BidiClass> {
        let mut classes: Vec<BidiClass> = self.world.items.iter().map(|it| it.class).collect();
        let TraceStepDetail::Brackets { bracket_pairs } = &self.step.detail else { return classes };
        for changed in &self.step.changed_characters {
            let item = self.world.of_name[changed.character.0];
            let bracket = (0..=item).rev().find(|&it| self.world.items[it].own != NSM).unwrap_or(item);
            let is_of = |at: usize| self.world.of_name[at] == bracket;
            let pair = bracket_pairs.iter().find(|it| is_of(it.opening_index) || is_of(it.closing_index));
            let is_done = pair.is_some_and(|it| self.world.of_name[it.opening_index] < opening);
            if let (true, LevelOrClass::Class(to)) = (is_done, changed.to) {
                classes[item] = to;
            }
        }
        classes
    }
}
