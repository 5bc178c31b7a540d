//! Displays that show each part of a name on its own, read back part by part.

use std::ops::ControlFlow;

use bidiscope_bidi::name::{Character, Name, is_label_separator};
use bidiscope_bidi::order::{Direction, Strategy};

use super::Collector;
use super::paragraph::{Ended, SourceSearch};
use super::way_back::{PartSource, PartsApart};

/// Finds the names each part of which shows itself.
pub(super) fn search(collector: &mut Collector<'_>, way: &PartsApart) {
    let mut parted: Vec<(Direction, Vec<bool>)> = Vec::new();
    for &direction in way.overall {
        parted.extend(way.separations(collector.shown, direction).into_iter().map(|it| (direction, it)));
    }
    for (direction, separates) in &parted {
        search_in(collector, way, *direction, separates);
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

/// Finds the names whose parts follow each other in this direction, with these characters between them.
fn search_in(collector: &mut Collector<'_>, way: &PartsApart, overall: Direction, separates: &[bool]) {
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
    // Where all separators of labels stand between parts they keep their places, and with them the labels their lengths.
    let are_all_between = seen.iter().all(|&(part, is_separator)| is_separator || !holds_separator(part));
    if are_all_between
        && Name::from_scalars(seen.iter().flat_map(|it| it.0.iter()).map(|it| it.scalar)).is_err()
    {
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
        let paragraphs = match way.source(part, overall) {
            PartSource::Paragraphs(paragraphs) => paragraphs,
            PartSource::Stored => {
                parts.push(vec![part.to_vec()]);
                continue;
            }
            PartSource::OneToOne => {
                let order = Strategy::OneToOne.order(part);
                parts.push(vec![order.logical_from_visual().iter().map(|it| part[it.0]).collect()]);
                continue;
            }
        };
        let mut ways: Vec<Vec<Character>> = Vec::new();
        let mut ways_counted: u64 = 0;
        for (paragraph, first_strong) in paragraphs {
            let mut acceptor = collector.acceptor(paragraph, first_strong);
            acceptor.continues_label = !begins_label;
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
    // Else some of these ways are no names, for a label of theirs is empty, or have other parts.
    if are_all_between && !way.may_become_a_scheme(collector.shown) {
        collector.counted = count;
    }
    combine(collector, &parts);
}

fn holds_separator(part: &[Character]) -> bool {
    part.iter().any(|it| is_label_separator(it.scalar))
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
