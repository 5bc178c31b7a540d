//! The displays of strategies that show each part of a name on its own, read back part by part.

use std::ops::ControlFlow;

use crate::name::{BidiClass, Character, Name, is_label_separator};
use crate::order::components::{is_structural, natural_direction};
use crate::order::{Direction, Strategy};
use crate::uba;

use super::Collector;
use super::paragraph::{Ended, SourceSearch};

/// Finds the names that show the collector's display by its strategy: Dürst's components each in its
/// own direction, or fields or isolates each as in a left-to-right paragraph.
///
/// Where the parts are not on their own, orders are tried: see [`are_parts_apart`].
pub(super) fn search(collector: &mut Collector<'_>) {
    let by_components = collector.strategy == Strategy::Components;
    let display = collector.display;
    if !are_parts_apart(display, collector.strategy) {
        return collector.try_permutations();
    }
    // The separators keep their places, and with them the labels their lengths.
    if Name::from_scalars(display.iter().map(|it| it.scalar)).is_err() {
        return;
    }
    let separates =
        |it: &Character| if by_components { is_structural(it.scalar) } else { is_label_separator(it.scalar) };
    let mut parts = Vec::new();
    let mut count: u64 = 1;
    for part in display.split_inclusive(separates) {
        let length = part.len() - usize::from(part.last().is_some_and(separates));
        let (characters, separator) = part.split_at(length);
        let direction = if by_components { natural_direction(characters) } else { Direction::LeftToRight };
        let sources = SourceSearch::new(characters, direction, None, false, &mut collector.work);
        collector.is_complete &= sources.is_complete;
        count = count.saturating_mul(sources.count().unwrap_or(0));
        let most = collector.search.most;
        let mut ways: Vec<Vec<Character>> = Vec::new();
        let mut work = collector.work;
        let ended = sources.each(&mut work, |mut logical| {
            if ways.len() == most {
                return ControlFlow::Break(());
            }
            logical.extend_from_slice(separator);
            ways.push(logical);
            ControlFlow::Continue(())
        });
        collector.work = work;
        collector.is_complete &= ended == Ended::Complete;
        parts.push(ways);
    }
    collector.counted = count;
    combine(collector, &parts);
}

/// Whether what one part shows can be told from that part.
fn are_parts_apart(display: &[Character], strategy: Strategy) -> bool {
    // In more than a domain name, Davis's grammar tells the parts by the order that is sought.
    let is_domain_name = || !display.iter().any(|it| matches!(it.scalar, '/' | '?' | '#'));
    match strategy {
        // His marks do not keep brackets of one field from pairing with those of another.
        Strategy::Fields => is_domain_name() && !uba::may_pair(display),
        // A joiner that begins an isolate goes with what follows it.
        Strategy::Isolates => is_domain_name() && !display.iter().any(|it| it.class == BidiClass::BN),
        _ => true,
    }
}

/// Offers every choice of one way for each part.
fn combine(collector: &mut Collector<'_>, parts: &[Vec<Vec<Character>>]) {
    if parts.iter().any(Vec::is_empty) {
        return;
    }
    let mut chosen = vec![0; parts.len()];
    loop {
        if !collector.has_room() {
            return;
        }
        collector.offer(parts.iter().zip(&chosen).flat_map(|(ways, &way)| ways[way].clone()).collect());
        // Counts up, the last part first.
        let Some(part) = (0..parts.len()).rfind(|&part| chosen[part] + 1 < parts[part].len()) else { return };
        chosen[part] += 1;
        chosen[part + 1..].fill(0);
    }
}
