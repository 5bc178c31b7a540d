//! Whether the steps that are named as the deciding ones decide: the rules are applied again, by a model of UAX #9 that takes
//! no shortcuts, with the outcomes that are stated instead of their own. The other display must come out.

use bidiscope_bidi::name::BidiClass::{self, BN, NSM, ON};
use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::{Level, LogicalIndex};
use bidiscope_bidi::trace::{
    AlternativeRuleOutcome, CharRef, FirstDifference, Trace, TraceStepKind, UbaRuleOutcome,
};
use bidiscope_bidi::uba::UbaRule;

use crate::checker::{Checked, is_removed, that};
use crate::model::{self, ALL_RULES, Item, Rules};
use crate::world::World;

/// Holds the steps that decide between two displays of the characters against the two orders. `worlds` are the texts of both
/// at their ends.
pub(crate) fn check(
    characters: &[Character],
    traces: [&Trace; 2],
    worlds: [&World; 2],
    found: &FirstDifference,
) -> Checked {
    let Some(deciding) = &found.deciding_rule_outcomes else { return Ok(()) };
    let altered = deciding.altered_trace.index();
    let (world, other) = (worlds[altered], worlds[1 - altered]);
    let wanted = seen(characters, other.order.iter().copied());
    let gives = |outcomes: &[AlternativeRuleOutcome]| replay(world, characters, outcomes) == wanted;
    that(gives(&deciding.alternative_outcomes), "the other outcomes do not give the other display")?;
    that(!gives(&[]), "the displays are the same")?;
    let mut rules: Vec<UbaRule> = deciding.alternative_outcomes.iter().map(|it| it.uba_rule).collect();
    rules.dedup();
    for rule in &rules {
        let without: Vec<AlternativeRuleOutcome> =
            deciding.alternative_outcomes.iter().filter(|it| it.uba_rule != *rule).copied().collect();
        that(!gives(&without), "a step can be left out")?;
    }
    let trace = traces[altered];
    let first = rules.first().ok_or("nothing decides")?;
    let step =
        trace.steps.iter().find(|it| it.step_kind == TraceStepKind::UbaRule(*first)).ok_or("no such step")?;
    that(found.deciding_step_number_by_trace[altered] == Some(step.step_number), "another step")?;
    let acts = trace.log_entries().iter().any(|it| {
        it.step_number == step.step_number && it.character == CharRef::InName(found.deciding_character)
    });
    that(acts, "the step does nothing to the character")
}

/// What is seen and no mark.
pub(crate) fn seen(characters: &[Character], order: impl Iterator<Item = usize>) -> Vec<usize> {
    use BidiClass::{FSI, LRI, PDI, RLI};
    let is_seen = |class: BidiClass| !is_removed(class) && !matches!(class, LRI | RLI | FSI | PDI | NSM);
    order.filter(|&at| is_seen(characters[at].class)).collect()
}

/// Whether what is seen would stand otherwise if the only paragraph had the other direction.
pub(crate) fn depends_on_paragraph(world: &World, characters: &[Character]) -> bool {
    let [(_, level)] = world.paragraphs.as_slice() else { return false };
    let level = if level % 2 == 1 { Level::LTR } else { Level::RTL };
    let outcome = UbaRuleOutcome::ParagraphLevel(level);
    let other = AlternativeRuleOutcome {
        uba_rule: UbaRule::P3,
        character: CharRef::InName(LogicalIndex(0)),
        alternative_outcome: outcome,
    };
    replay(world, characters, &[other]) != replay(world, characters, &[])
}

/// The order of what is seen and no mark, with these outcomes.
fn replay(world: &World, characters: &[Character], outcomes: &[AlternativeRuleOutcome]) -> Vec<usize> {
    let mut text: Vec<Item> = world.items.iter().map(|it| (it.scalar, it.own)).collect();
    let mut paragraphs = world.paragraphs.clone();
    let mut instead = Vec::new();
    for it in outcomes {
        let item = world.item_of(it.character).expect("in the text");
        match it.alternative_outcome {
            UbaRuleOutcome::ResolvedClass(class) => instead.push((it.uba_rule, item, class)),
            UbaRuleOutcome::ControlOpensNothing { .. } => {
                for at in world.closer_of(item).into_iter().chain(Some(item)) {
                    text[at].1 = if is_removed(text[at].1) { BN } else { ON };
                }
            }
            UbaRuleOutcome::ParagraphLevel(level) => {
                paragraphs.iter_mut().filter(|it| it.0.contains(&item)).for_each(|it| it.1 = level.number());
            }
        }
    }
    let mut visual: Vec<usize> = Vec::new();
    let mut done = 0;
    for (range, level) in paragraphs {
        visual.extend(done..range.start);
        let instead: Vec<(UbaRule, usize, BidiClass)> = instead
            .iter()
            .filter(|it| range.contains(&it.1))
            .map(|&(rule, at, class)| (rule, at - range.start, class))
            .collect();
        let rules = Rules { instead: &instead, ..ALL_RULES };
        let order = model::order(&text[range.clone()], Some(level), rules).0;
        visual.extend(order.into_iter().map(|at| at + range.start));
        done = range.end;
    }
    visual.extend(done..text.len());
    let of_name = visual.into_iter().filter_map(|it| match world.items[it].character {
        CharRef::InName(LogicalIndex(at)) => Some(at),
        _ => None,
    });
    seen(characters, of_name)
}
