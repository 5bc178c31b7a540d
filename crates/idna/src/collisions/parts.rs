//! Inverts displays that order each part of a name independently, part by part.

use std::collections::HashSet;
use std::iter::once;
use std::ops::{ControlFlow, Range};

use bidiscope_bidi::name::{BidiClass, Character, Input, is_label_separator};
use bidiscope_bidi::order::{ControlPair, Direction, InsertionPlan, LRI, PDI, RLI, Strategy};
use bidiscope_bidi::uba::ParagraphDirection;

use super::collector::Collector;
use super::inverse::{IndependentParts, PartInverse, PossibleParagraph};
use super::paragraph::{InverseSearch, SearchEnd};

/// Finds the names whose parts have the given displays.
pub(super) fn search(collector: &mut Collector<'_>, inverse: &IndependentParts) {
    let mut splits: Vec<(Direction, Vec<bool>)> = Vec::new();
    for &direction in inverse.overall {
        splits.extend(
            inverse.separator_masks(collector.shown, direction).into_iter().map(|it| (direction, it)),
        );
    }
    for (direction, mask) in &splits {
        search_in(collector, inverse, *direction, mask);
    }
    if splits.len() > 1 {
        // A name of a single part is found in both directions.
        let mut names = std::mem::take(&mut collector.names);
        names.sort_unstable_by_key(Input::decoded_text);
        names.dedup();
        collector.counted = names.len() as u64;
        collector.names = names;
    }
}

/// A stretch of the display: a part of the name, or a separator between parts.
struct Stretch<'a> {
    shown: &'a [Character],
    is_separator: bool,
}

/// The parts of a display, which follow each other in direction `overall`, with their separators, in logical order; `mask` is
/// true for the characters between parts.
fn stretches<'a>(shown: &'a [Character], mask: &[bool], overall: Direction) -> Vec<Stretch<'a>> {
    let mut stretches = Vec::new();
    let mut rest = shown;
    for chunk in mask.chunk_by(|one, next| !one && !next) {
        let (shown, after) = rest.split_at(chunk.len());
        stretches.push(Stretch { shown, is_separator: chunk[0] });
        rest = after;
    }
    if overall.is_right_to_left() {
        stretches.reverse();
    }
    stretches
}

/// Finds the names whose parts follow each other in direction `overall`; `mask` is true for the characters
/// between them.
fn search_in(collector: &mut Collector<'_>, inverse: &IndependentParts, overall: Direction, mask: &[bool]) {
    let stretches = stretches(collector.shown, mask, overall);
    // Where every label separator is between parts, it keeps its place, so the labels keep their lengths.
    let keeps_labels =
        !collector.may_be_url && stretches.iter().all(|it| it.is_separator || !contains_separator(it.shown));
    let scalars = stretches.iter().flat_map(|it| it.shown).map(|it| it.scalar);
    if keeps_labels && Input::from_scalars(scalars).is_err() {
        return;
    }
    let mut parts = Vec::new();
    let mut count: u64 = 1;
    let mut begins_label = true;
    let mut is_counted = keeps_labels;
    for Stretch { shown, is_separator } in stretches {
        if is_separator {
            begins_label = shown.iter().all(|it| is_label_separator(it.scalar));
            parts.push(vec![shown.to_vec()]);
            continue;
        }
        parts.push(match inverse.part_inverse(shown, overall) {
            PartInverse::Logical => vec![shown.to_vec()],
            PartInverse::OneToOne => vec![Strategy::OneToOne.order(shown).visual_characters(shown)],
            PartInverse::Paragraphs(paragraphs) if inverse.has_isolates && contains_joiner(shown) => {
                is_counted = false;
                orders_with_joiners(collector, shown, &paragraphs, begins_label)
            }
            PartInverse::Paragraphs(paragraphs) => {
                let (orders, order_count) = orders_of_part(collector, shown, &paragraphs, begins_label);
                count = count.saturating_mul(order_count);
                orders
            }
        });
    }
    // Otherwise some of these combinations have an empty label, have other parts, or are displayed in another way.
    if is_counted {
        collector.counted = count;
    }
    combine(collector, &parts);
}

/// The orders of the characters of a part that one of these paragraphs shows so, as many as are listed at most, and how many
/// there are.
fn orders_of_part(
    collector: &mut Collector<'_>,
    part: &[Character],
    paragraphs: &[PossibleParagraph],
    begins_label: bool,
) -> (Vec<Vec<Character>>, u64) {
    let mut orders: Vec<Vec<Character>> = Vec::new();
    let mut count: u64 = 0;
    for &paragraph in paragraphs {
        let most = collector.search.max_names;
        let (paragraph_count, _) = for_each_order(collector, part, paragraph, begins_label, |logical| {
            if orders.len() == most {
                return ControlFlow::Break(());
            }
            orders.push(logical);
            ControlFlow::Continue(())
        });
        count = count.saturating_add(paragraph_count);
    }
    (orders, count)
}

/// Calls `visit` with each order of the characters of a part that this paragraph shows so; how many there are, and whether all
/// were visited.
fn for_each_order(
    collector: &mut Collector<'_>,
    part: &[Character],
    (paragraph, first_strong): PossibleParagraph,
    begins_label: bool,
    visit: impl FnMut(Vec<Character>) -> ControlFlow<()>,
) -> (u64, SearchEnd) {
    let mut acceptor = collector.acceptor(paragraph, first_strong);
    acceptor.starts_inside_label = !begins_label;
    let mut steps_left = collector.steps_left;
    let search = InverseSearch::new(part, acceptor, false, &mut steps_left);
    let end = search.for_each(&mut steps_left, visit);
    collector.steps_left = steps_left;
    collector.is_complete &= end == SearchEnd::Complete;
    (search.count().unwrap_or(0), end)
}

/// The orders of the characters of a part with joiners (characters that rule X9 removes) that an isolate in this direction, or
/// one of these, shows so, as many as are listed at most.
///
/// A joiner follows the character before it, as the inverse of a paragraph has it. Those at the start of an isolate follow
/// the inserted control and have the level of what comes next: they are displayed before it, or after it where it is
/// right-to-left. They have no effect on the order of the others.
fn orders_with_joiners(
    collector: &mut Collector<'_>,
    part: &[Character],
    paragraphs: &[PossibleParagraph],
    begins_label: bool,
) -> Vec<Vec<Character>> {
    let most = collector.search.max_names;
    let mut orders = Vec::new();
    let mut seen = HashSet::new();
    for leading in leading_joiners(part) {
        let others = [&part[..leading.start], &part[leading.end..]].concat();
        let begins_label = begins_label && leading.is_empty();
        for &paragraph in paragraphs {
            if !collector.take_steps() {
                return orders;
            }
            let (_, end) = for_each_order(collector, &others, paragraph, begins_label, |order| {
                let order = [&part[leading.clone()], &order].concat();
                if !is_shown_in_isolate(&order, paragraph.0, part) || !seen.insert(order.clone()) {
                    return ControlFlow::Continue(());
                }
                if orders.len() == most {
                    return ControlFlow::Break(());
                }
                orders.push(order);
                ControlFlow::Continue(())
            });
            if end != SearchEnd::Complete {
                return orders;
            }
        }
    }
    orders
}

/// Which joiners of the display of a part may stand at its start: none, or some that follow each other. In a row of the same
/// joiner those from its beginning only, as any others of it leave the same.
fn leading_joiners(part: &[Character]) -> impl Iterator<Item = Range<usize>> {
    let ranges = (0..part.len()).flat_map(|start| {
        let joiners = part[start..].iter().take_while(|it| it.class == BidiClass::BN).count();
        let repeated = match start.checked_sub(1) {
            Some(before) => part[start..].iter().take_while(|it| **it == part[before]).count(),
            None => 0,
        };
        (start + repeated + 1..=start + joiners).map(move |end| start..end)
    });
    once(0..0).chain(ranges)
}

/// Whether a part in this order has this display in an isolate of this direction.
fn is_shown_in_isolate(order: &[Character], direction: Direction, shown: &[Character]) -> bool {
    let initiator = if direction.is_right_to_left() { RLI } else { LRI };
    let isolate = InsertionPlan::around_whole_and_ranges(
        order.len(),
        None,
        once(0..order.len()),
        ControlPair { before: initiator, after: PDI },
    );
    isolate.uba_order_of_original_characters(order, ParagraphDirection::LTR).visual_characters(order) == shown
}

fn contains_joiner(part: &[Character]) -> bool {
    part.iter().any(|it| it.class == BidiClass::BN)
}

fn contains_separator(part: &[Character]) -> bool {
    part.iter().any(|it| is_label_separator(it.scalar))
}

/// Checks every combination of one order for each part.
fn combine(collector: &mut Collector<'_>, parts: &[Vec<Vec<Character>>]) {
    if parts.iter().any(Vec::is_empty) {
        return;
    }
    let mut chosen = vec![0; parts.len()];
    loop {
        if !collector.take_steps() {
            return;
        }
        collector.add_if_matching(
            parts.iter().zip(&chosen).flat_map(|(orders, &order)| orders[order].clone()).collect(),
        );
        // Advances to the next combination; the last part changes fastest.
        let Some(part) = (0..parts.len()).rfind(|&part| chosen[part] + 1 < parts[part].len()) else { return };
        chosen[part] += 1;
        chosen[part + 1..].fill(0);
    }
}

#[cfg(test)]
mod tests {
    use bidiscope_bidi::name::{Character, InputType};
    use bidiscope_bidi::order::{Direction, DisplayConfig, Strategy};

    use super::super::CollisionSearch;
    use super::super::collector::Collector;
    use super::orders_with_joiners;

    /// How many orders of a part are listed, and whether the answer is complete: each number may stand on either side of its
    /// Hebrew letter, and each joiner may stand first.
    fn listed(search: CollisionSearch, pieces: usize, joiners: &str) -> (usize, bool) {
        let part: Vec<Character> =
            ("a\u{5D0}1".repeat(pieces) + joiners).chars().map(Character::new).collect();
        let display = DisplayConfig::from(Strategy::Isolates);
        let shown = display.line_around_name(&part).visual_characters();
        let mut collector = Collector::new(search, &shown, &display, InputType::Name);
        let orders = orders_with_joiners(&mut collector, &shown, &[(Direction::LeftToRight, None)], true);
        (orders.len(), collector.is_complete)
    }

    #[test]
    fn the_orders_of_a_part_with_joiners_are_bounded() {
        let [same, different] = ["\u{200C}".repeat(60), "\u{200C}\u{200D}".repeat(30)];
        for joiners in [&same, &different] {
            for max_names in [0, 1, 100] {
                let search = CollisionSearch { max_names, ..CollisionSearch::default() };
                assert_eq!(listed(search, 12, joiners), (max_names, false));
            }
            let search =
                CollisionSearch { max_names: usize::MAX, max_steps: 100_000, ..CollisionSearch::default() };
            let (count, is_complete) = listed(search, 12, joiners);
            // A step is about ten nanoseconds: less than an order takes.
            assert!(count < 1_000 && !is_complete, "{count}");
        }
    }
}
