//! Inverts displays that order each part of a name independently, part by part.

use std::ops::ControlFlow;

use bidiscope_bidi::name::{Character, Name, is_label_separator};
use bidiscope_bidi::order::{Direction, Strategy};

use super::Collector;
use super::inverse::{IndependentParts, PartInverse};
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
        names.sort_unstable_by_key(Name::text);
        names.dedup();
        collector.counted = names.len() as u64;
        collector.names = names;
    }
}

/// Finds the names whose parts follow each other in direction `overall`; `mask` is true for the characters
/// between them.
fn search_in(collector: &mut Collector<'_>, inverse: &IndependentParts, overall: Direction, mask: &[bool]) {
    // Parts and separators in logical order, each with its displayed characters and whether it is a separator.
    let mut displayed: Vec<(&[Character], bool)> = Vec::new();
    let mut rest = collector.shown;
    for chunk in mask.chunk_by(|one, next| !one && !next) {
        let (part, after) = rest.split_at(chunk.len());
        displayed.push((part, chunk[0]));
        rest = after;
    }
    if overall.is_right_to_left() {
        displayed.reverse();
    }
    // Where every label separator is between parts, it keeps its place, so the labels keep their lengths.
    let keeps_labels = !collector.may_be_url
        && displayed.iter().all(|&(part, is_separator)| is_separator || !contains_separator(part));
    if keeps_labels
        && Name::from_scalars(displayed.iter().flat_map(|it| it.0.iter()).map(|it| it.scalar)).is_err()
    {
        return;
    }
    let mut parts = Vec::new();
    let mut count: u64 = 1;
    let mut begins_label = true;
    for (part, is_separator) in displayed {
        if is_separator {
            begins_label = part.iter().all(|it| is_label_separator(it.scalar));
            parts.push(vec![part.to_vec()]);
            continue;
        }
        let paragraphs = match inverse.part_inverse(part, overall) {
            PartInverse::Paragraphs(paragraphs) => paragraphs,
            PartInverse::Logical => {
                parts.push(vec![part.to_vec()]);
                continue;
            }
            PartInverse::OneToOne => {
                let order = Strategy::OneToOne.order(part);
                parts.push(vec![order.logical_from_visual().iter().map(|it| part[it.0]).collect()]);
                continue;
            }
        };
        let mut orders: Vec<Vec<Character>> = Vec::new();
        let mut order_count: u64 = 0;
        for (paragraph, first_strong) in paragraphs {
            let mut acceptor = collector.acceptor(paragraph, first_strong);
            acceptor.continues_label = !begins_label;
            let search = InverseSearch::new(part, acceptor, false, &mut collector.steps_left);
            collector.is_complete &= search.is_complete;
            order_count = order_count.saturating_add(search.count().unwrap_or(0));
            let most = collector.search.max_names;
            let mut steps_left = collector.steps_left;
            let end = search.for_each(&mut steps_left, |logical| {
                if orders.len() == most {
                    return ControlFlow::Break(());
                }
                orders.push(logical);
                ControlFlow::Continue(())
            });
            collector.steps_left = steps_left;
            collector.is_complete &= end == SearchEnd::Complete;
        }
        count = count.saturating_mul(order_count);
        parts.push(orders);
    }
    // Otherwise some of these combinations have an empty label, or have other parts.
    if keeps_labels {
        collector.counted = count;
    }
    combine(collector, &parts);
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
