//! The statements about the one-to-one display, by the paper.

use bidiscope_bidi::name::BidiClass::{AL, AN, EN, NSM, R};
use bidiscope_bidi::order::one_to_one::OneToOneInferencePass;
use bidiscope_bidi::order::{Direction, LogicalIndex};
use bidiscope_bidi::trace::{
    CharacterTraceEvent, OneToOneNeighbour, OneToOneReorderSource, OneToOneReorderTarget, TraceStepDetail,
};

use crate::checker::{Case, Checked, direction_class, is_removed, that};

impl Case<'_> {
    /// The kinds of the paper: a mark or joiner is of its base's.
    fn base(&self, item: usize) -> usize {
        let follows =
            |it: usize| it > 0 && (self.world.items[it].own == NSM || is_removed(self.world.items[it].own));
        let mut at = item;
        while follows(at) {
            at -= 1;
        }
        at
    }

    pub(crate) fn inferred(&self, pass: OneToOneInferencePass, event: CharacterTraceEvent) -> Checked {
        let items = &self.world.items;
        let base = self.base(self.item);
        let is_hyphen = |it: usize| items[it].scalar == '-';
        let is_digit = |it: usize| matches!(items[it].own, EN | AN) && !is_hyphen(it);
        let direction_after = |at: usize| {
            let changed = self.step.changed_characters.iter().find(|it| it.character.0 == at);
            changed.map_or(bidiscope_bidi::trace::LevelOrClass::Class(items[at].class), |it| it.to)
        };
        match event {
            CharacterTraceEvent::OneToOneMarkFollowsBase {
                from_class: from,
                base_direction: to,
                base_index: LogicalIndex(stated),
            } => {
                that(
                    stated == base && base != self.item && self.it().class == from,
                    "not what it belongs to",
                )?;
                that(
                    direction_after(base) == bidiscope_bidi::trace::LevelOrClass::Class(direction_class(to)),
                    "another direction",
                )
            }
            CharacterTraceEvent::OneToOneInferred {
                inference_pass: of,
                from_class: from,
                inferred_direction: to,
                neighbour_before: before,
                neighbour_after: after,
            } => {
                that(of == pass && base == self.item && self.it().class == from, "another pass or class")?;
                let is_letter = matches!(items[base].own, R | AL);
                let own = items[base].own;
                match pass {
                    OneToOneInferencePass::AssignFixedDirections => {
                        that(!is_hyphen(base) && !is_digit(base), "not decided yet")?;
                        return that(
                            is_letter == to.is_right_to_left() && before.is_none() && after.is_none(),
                            "not so",
                        );
                    }
                    OneToOneInferencePass::DigitsForward if own == AN => {
                        return that(
                            to.is_right_to_left() && before.is_none() && after.is_none(),
                            "Arabic numerals",
                        );
                    }
                    OneToOneInferencePass::DigitsForward | OneToOneInferencePass::DigitsReverse => {
                        that(own == EN && !is_hyphen(base), "no numeral")?
                    }
                    OneToOneInferencePass::HyphensForward | OneToOneInferencePass::HyphensReverse => {
                        that(is_hyphen(base), "no hyphen")?
                    }
                }
                let passes_digits = matches!(
                    pass,
                    OneToOneInferencePass::DigitsForward | OneToOneInferencePass::DigitsReverse
                );
                let is_begin = |it: &usize| self.base(*it) == *it;
                let is_aside = |it: usize| is_hyphen(it) || (passes_digits && is_digit(it));
                let counts = |it: &usize| is_begin(it) && !is_aside(*it);
                let back = (0..base).rev().find(counts);
                let ahead = (base + 1..items.len()).find(counts);
                // What counts was decided by an earlier pass.
                let same = |stated: OneToOneNeighbour, found: Option<usize>| match (stated, found) {
                    (OneToOneNeighbour::NoNeighbour, None) => Ok(Direction::LeftToRight),
                    (OneToOneNeighbour::Character { logical_index, direction }, Some(found))
                        if logical_index == LogicalIndex(found) =>
                    {
                        that(items[found].class == direction_class(direction), "another direction of it")
                            .map(|()| direction)
                    }
                    _ => Err("another character".to_owned()),
                };
                let is_forward = matches!(
                    pass,
                    OneToOneInferencePass::DigitsForward | OneToOneInferencePass::HyphensForward
                );
                let before = same(before.ok_or("nothing said of before")?, back)?;
                if is_forward {
                    return that(before == to && to == Direction::LeftToRight && after.is_none(), "not so");
                }
                let after = same(after.ok_or("nothing said of after")?, ahead)?;
                that(before == Direction::RightToLeft && to == after, "not so")
            }
            _ => Err("no statement of the inferencing".to_owned()),
        }
    }

    pub(crate) fn handled(&self, target: OneToOneReorderTarget) -> Checked {
        let items = &self.world.items;
        let base = self.base(self.item);
        let is_digit = matches!(items[base].own, EN | AN);
        let is_right_to_left = items[base].class == R;
        let TraceStepDetail::Reordering { characters, .. } = &self.step.detail else {
            return Err("no machine".to_owned());
        };
        let is_current = characters.0.contains(&self.at);
        let waited = |accumulated: bool| match self.before.map(|it| &it.detail) {
            Some(TraceStepDetail::Reordering { accumulator, stack, .. }) => {
                if accumulated {
                    accumulator.0.contains(&self.at)
                } else {
                    stack.iter().any(|it| it.0.contains(&self.at))
                }
            }
            _ => false,
        };
        match target {
            OneToOneReorderTarget::Output { source, visual_index: place } => {
                let order = self.step.logical_from_visual.as_ref().ok_or("no order")?;
                that(order.get(place).map(|it| it.0) == Some(self.at), "another place")?;
                let expected = match (waited(true), waited(false)) {
                    (true, false) => OneToOneReorderSource::DigitAccumulator,
                    (false, true) => OneToOneReorderSource::CharacterStack,
                    (false, false) if is_current => OneToOneReorderSource::Input,
                    _ => return Err("it waited in two places, or nowhere".to_owned()),
                };
                that(
                    source == expected && (is_right_to_left || source == OneToOneReorderSource::Input),
                    "it came from elsewhere",
                )
            }
            OneToOneReorderTarget::DigitAccumulator => {
                that(is_digit && is_right_to_left && is_current, "not accumulated")
            }
            OneToOneReorderTarget::CharacterStack => {
                that(!is_digit && is_right_to_left && is_current, "not pushed")
            }
            OneToOneReorderTarget::CharacterStackFromDigitAccumulator => {
                that(is_digit && is_right_to_left && waited(true), "not pushed as a piece")
            }
        }
    }
}
