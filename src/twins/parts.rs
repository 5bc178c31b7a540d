//! Displays that show each part of a name on its own, read back part by part.

use std::ops::ControlFlow;

use crate::name::{BidiClass, Character, Name, is_label_separator};
use crate::order::components::{is_structural, natural_direction};
use crate::order::fields::{Field, FieldKind, OverallOrder, fields};
use crate::order::isolates::LabelIsolate;
use crate::order::{Direction, Display, Strategy};
use crate::uba;

use super::Collector;
use super::paragraph::{Ended, SourceSearch};

/// Finds the names that show what is to be seen by components, fields or isolates.
///
/// Where the parts are not on their own, orders are tried: see [`are_parts_apart`].
pub(super) fn search(collector: &mut Collector<'_>) {
    if !are_parts_apart(collector.shown, collector.display) {
        return collector.try_permutations();
    }
    let directions = overall_directions(collector.shown, collector.display);
    let mut parted: Vec<(Direction, Vec<bool>)> = Vec::new();
    for &direction in directions {
        for separators in separators(collector.shown, collector.display, direction) {
            parted.push((direction, separators));
        }
    }
    for (direction, separators) in &parted {
        search_in(collector, *direction, separators);
    }
    if parted.len() > 1 {
        // What has one part only is read alike either way.
        let mut names = std::mem::take(&mut collector.names);
        names.sort_unstable_by_key(Name::text);
        names.dedup();
        collector.counted = names.len() as u64;
        collector.names = names;
    }
}

/// Whether what one part shows can be told from that part.
fn are_parts_apart(shown: &[Character], display: &Display) -> bool {
    // Rule L1 takes white space at the line's end out of the isolates round it.
    let is_hung = || {
        let is_left_to_right =
            display.label_isolate() == LabelIsolate::LeftToRight && !display.environment().is_right_to_left();
        !is_left_to_right && shown.iter().any(|it| uba::hangs(it.class))
    };
    match display.strategy() {
        // Davis's marks do not keep brackets of one field from pairing with those of another.
        Strategy::Fields => !uba::may_pair(shown),
        // A joiner that begins an isolate goes with what follows it.
        Strategy::Isolates => !is_hung() && !shown.iter().any(|it| it.class == BidiClass::BN),
        _ => true,
    }
}

/// Which of the characters that are seen stand between parts which follow each other in this direction: one way of
/// taking them apart, or two.
///
/// Davis's separators keep their places where the fields between them are read the overall way, and what is in a
/// field holds none of those before it. So his grammar tells the fields by what is seen as by the name; only a colon
/// that ends up before `//` could be one of the first label's own.
fn separators(shown: &[Character], display: &Display, overall: Direction) -> Vec<Vec<bool>> {
    if display.strategy() == Strategy::Components {
        return vec![shown.iter().map(|it| is_structural(it.scalar)).collect()];
    }
    let mut read = shown.to_vec();
    if overall.is_right_to_left() {
        read.reverse();
    }
    let between = |fields: &[Field]| {
        let mut separates = vec![true; read.len()];
        fields.iter().for_each(|it| separates[it.range.clone()].fill(false));
        if overall.is_right_to_left() {
            separates.reverse();
        }
        separates
    };
    let found = fields(&read);
    let mut ways = vec![between(&found)];
    if let Some(scheme) = found.first().filter(|it| it.kind == FieldKind::Scheme) {
        let mut of_a_label = read.clone();
        of_a_label[scheme.range.end].scalar = 'a';
        ways.push(between(&fields(&of_a_label)));
    }
    ways
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

/// Finds the names whose parts follow each other in this direction, with these characters between them.
fn search_in(collector: &mut Collector<'_>, overall: Direction, separates: &[bool]) {
    // Parts and separators in logical order, each as it is seen, and which it is.
    let mut seen: Vec<(&[Character], bool)> = Vec::new();
    let mut rest = collector.shown;
    for chunk in separates.chunk_by(|one, next| !one && !next) {
        let (part, after) = rest.split_at(chunk.len());
        seen.push((part, chunk[0]));
        rest = after;
    }
    if overall.is_right_to_left() {
        seen.reverse();
    }
    // The separators keep their places, and with them the labels their lengths.
    if Name::from_scalars(seen.iter().flat_map(|it| it.0.iter()).map(|it| it.scalar)).is_err() {
        return;
    }
    let mut parts = Vec::new();
    let mut count: u64 = 1;
    let mut begins_label = true;
    for (part, is_separator) in seen {
        if is_separator {
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
