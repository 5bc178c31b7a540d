//! Displays that show each part of a name on its own, read back part by part.

use std::ops::ControlFlow;

use crate::name::{BidiClass, Character, Name, is_label_separator};
use crate::order::components::{is_structural, natural_direction};
use crate::order::fields::OverallOrder;
use crate::order::isolates::LabelIsolate;
use crate::order::{Direction, Display, Strategy};
use crate::uba;

use super::Collector;
use super::paragraph::{Ended, SourceSearch};

/// Finds the names that show what is to be seen by components, fields or isolates.
///
/// Where the parts are not on their own, orders are tried: see [`are_parts_apart`].
pub(super) fn search(collector: &mut Collector<'_>) {
    if !are_parts_apart(collector.shown, collector.display.strategy()) {
        return collector.try_permutations();
    }
    let directions = overall_directions(collector.shown, collector.display);
    for &direction in directions {
        search_in(collector, direction);
    }
    if directions.len() > 1 {
        // What has one part only is read alike either way.
        let mut names = std::mem::take(&mut collector.names);
        names.sort_unstable_by_key(Name::text);
        names.dedup();
        collector.counted = names.len() as u64;
        collector.names = names;
    }
}

/// Whether what one part shows can be told from that part.
fn are_parts_apart(shown: &[Character], strategy: Strategy) -> bool {
    // In more than a domain name, Davis's grammar tells the parts by the order that is sought.
    let is_domain_name = || !shown.iter().any(|it| matches!(it.scalar, '/' | '?' | '#'));
    match strategy {
        // His marks do not keep brackets of one field from pairing with those of another.
        Strategy::Fields => is_domain_name() && !uba::may_pair(shown),
        // A joiner that begins an isolate goes with what follows it.
        Strategy::Isolates => is_domain_name() && !shown.iter().any(|it| it.class == BidiClass::BN),
        _ => true,
    }
}

/// In which directions the parts may follow each other.
fn overall_directions(shown: &[Character], display: &Display) -> &'static [Direction] {
    const LTR: &[Direction] = &[Direction::LeftToRight];
    const RTL: &[Direction] = &[Direction::RightToLeft];
    if display.strategy() != Strategy::Fields {
        return LTR;
    }
    let is_right_to_left = match display.overall() {
        OverallOrder::Constant => false,
        OverallOrder::RightToLeft => true,
        OverallOrder::Environment => display.environment().is_right_to_left(),
        OverallOrder::Content => shown.iter().any(|it| it.class.makes_label_right_to_left()),
        // Which label is the top-level domain depends on the direction.
        OverallOrder::TopLevelDomain => return &Direction::ALL,
    };
    if is_right_to_left { RTL } else { LTR }
}

/// The paragraphs of which a part may be the display, each with what its first strong character must be.
fn paragraphs(
    part: &[Character],
    display: &Display,
    overall: Direction,
) -> Vec<(Direction, Option<Direction>)> {
    match display.strategy() {
        Strategy::Components => vec![(natural_direction(part), None)],
        Strategy::Isolates if display.label_isolate() == LabelIsolate::FirstStrong => {
            Direction::ALL.map(|direction| (direction, Some(direction))).to_vec()
        }
        _ => vec![(overall, None)],
    }
}

/// Finds the names whose parts follow each other in this direction.
fn search_in(collector: &mut Collector<'_>, overall: Direction) {
    let by_components = collector.display.strategy() == Strategy::Components;
    let separates =
        |it: &Character| if by_components { is_structural(it.scalar) } else { is_label_separator(it.scalar) };
    // Parts and separators in logical order, each as it is seen.
    let mut seen: Vec<&[Character]> =
        collector.shown.chunk_by(|one, next| !separates(one) && !separates(next)).collect();
    if overall.is_right_to_left() {
        seen.reverse();
    }
    // The separators keep their places, and with them the labels their lengths.
    if Name::from_scalars(seen.iter().flat_map(|it| it.iter()).map(|it| it.scalar)).is_err() {
        return;
    }
    let mut parts = Vec::new();
    let mut count: u64 = 1;
    let mut begins_label = true;
    for part in seen {
        if part.iter().any(separates) {
            begins_label = part.iter().all(|it| is_label_separator(it.scalar));
            parts.push(vec![part.to_vec()]);
            continue;
        }
        let mut ways: Vec<Vec<Character>> = Vec::new();
        let mut ways_counted: u64 = 0;
        for (paragraph, first_strong) in paragraphs(part, collector.display, overall) {
            let mut acceptor = collector.acceptor(paragraph, first_strong);
            acceptor.refuses_a_labels &= begins_label;
            let sources = SourceSearch::new(part, acceptor, false, &mut collector.work);
            collector.is_complete &= sources.is_complete;
            ways_counted = ways_counted.saturating_add(sources.count().unwrap_or(0));
            let most = collector.search.most;
            let mut work = collector.work;
            let ended = sources.each(&mut work, |logical| {
                if ways.len() == most {
                    return ControlFlow::Break(());
                }
                ways.push(logical);
                ControlFlow::Continue(())
            });
            collector.work = work;
            collector.is_complete &= ended == Ended::Complete;
        }
        count = count.saturating_mul(ways_counted);
        parts.push(ways);
    }
    collector.counted = count;
    combine(collector, &parts);
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
