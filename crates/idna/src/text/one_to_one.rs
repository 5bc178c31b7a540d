//! The paper's display inside a paragraph.

use std::ops::Range;

use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::{DisplayOrder, Level, Strategy, VisualRun};

/// The order of a paragraph in which each identifier, which `order` shows from left to right, stands as the paper
/// shows it.
pub(super) fn with_one_to_one(
    characters: &[Character],
    order: &DisplayOrder,
    identifiers: &[Range<usize>],
) -> DisplayOrder {
    let mut runs = Vec::with_capacity(order.runs().len());
    for run in order.runs() {
        let part = |logical: Range<usize>| VisualRun { logical, ..run.clone() };
        let is_inside = |it: &&Range<usize>| run.logical.start <= it.start && it.end <= run.logical.end;
        let first = identifiers.partition_point(|it| it.start < run.logical.start);
        let mut done = run.logical.start;
        // Where controls overflow an identifier can run from right to left: it is left so.
        let inside = identifiers[first..].iter().take_while(is_inside);
        for identifier in inside.filter(|_| !run.direction.is_right_to_left()) {
            if done < identifier.start {
                runs.push(part(done..identifier.start));
            }
            let own = &characters[identifier.clone()];
            runs.extend(shown_runs(own, run.level.unwrap_or_default()).into_iter().map(|it| VisualRun {
                logical: it.logical.start + identifier.start..it.logical.end + identifier.start,
                ..it
            }));
            done = identifier.end;
        }
        if done < run.logical.end {
            runs.push(part(done..run.logical.end));
        }
    }
    DisplayOrder::from_runs(characters, runs, order.paragraph())
}

/// The runs of an identifier, with levels by which rule L2 puts them in the same order: what stands in reverse is one
/// above `level`, the numbers in it are two above.
fn shown_runs(identifier: &[Character], level: Level) -> Vec<VisualRun> {
    let order = Strategy::OneToOne.order(identifier);
    let runs = order.runs();
    // What follows on the screen stands right before in the name.
    let goes_back =
        |at: usize| runs.get(at + 1).is_some_and(|next| next.logical.end == runs[at].logical.start);
    let levels = (0..runs.len()).map(|at| {
        let is_in_reverse = goes_back(at) || at.checked_sub(1).is_some_and(goes_back);
        match (runs[at].direction.is_right_to_left(), is_in_reverse) {
            (true, _) => level.raised(1),
            (false, true) => level.raised(2),
            (false, false) => level,
        }
    });
    levels.zip(runs).map(|(level, run)| VisualRun { level: Some(level), ..run.clone() }).collect()
}
