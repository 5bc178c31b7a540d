//! The one-to-one display of Atkin et al. (2001) for identifiers inside a paragraph.

use std::ops::Range;

use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::{DisplayOrder, Level, Strategy, VisualRun};

/// The order of a paragraph with the one-to-one display for each identifier that `order` shows from left to
/// right.
pub(super) fn with_one_to_one(
    characters: &[Character],
    order: &DisplayOrder,
    identifiers: &[Range<usize>],
) -> DisplayOrder {
    let mut runs = Vec::with_capacity(order.runs().len());
    for run in order.runs() {
        let part = |logical: Range<usize>| VisualRun { logical_range: logical, ..run.clone() };
        let is_inside =
            |it: &&Range<usize>| run.logical_range.start <= it.start && it.end <= run.logical_range.end;
        let first = identifiers.partition_point(|it| it.start < run.logical_range.start);
        let mut done = run.logical_range.start;
        // Where controls overflow (UAX #9, section 3.3.2), an identifier can run from right to left: its order
        // is not changed.
        let inside = identifiers[first..].iter().take_while(is_inside);
        for identifier in inside.filter(|_| !run.direction.is_right_to_left()) {
            if done < identifier.start {
                runs.push(part(done..identifier.start));
            }
            let identifier_characters = &characters[identifier.clone()];
            runs.extend(shown_runs(identifier_characters, run.level.unwrap_or_default()).into_iter().map(
                |it| VisualRun {
                    logical_range: it.logical_range.start + identifier.start
                        ..it.logical_range.end + identifier.start,
                    ..it
                },
            ));
            done = identifier.end;
        }
        if done < run.logical_range.end {
            runs.push(part(done..run.logical_range.end));
        }
    }
    DisplayOrder::from_runs(characters, runs, order.paragraph_direction())
}

/// The runs of an identifier, with levels for which rule L2 produces the same order: `level` plus one for
/// reversed runs, plus two for numbers in them.
fn shown_runs(identifier: &[Character], level: Level) -> Vec<VisualRun> {
    let order = Strategy::OneToOne.order(identifier);
    let runs = order.runs();
    // Whether the next run on the screen is the previous one in the name.
    let next_precedes = |at: usize| {
        runs.get(at + 1).is_some_and(|next| next.logical_range.end == runs[at].logical_range.start)
    };
    let levels = (0..runs.len()).map(|at| {
        let is_reversed = next_precedes(at) || at.checked_sub(1).is_some_and(next_precedes);
        match (runs[at].direction.is_right_to_left(), is_reversed) {
            (true, _) => level.raised(1),
            (false, true) => level.raised(2),
            (false, false) => level,
        }
    });
    levels.zip(runs).map(|(level, run)| VisualRun { level: Some(level), ..run.clone() }).collect()
}
