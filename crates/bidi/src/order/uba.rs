//! Orders by the Unicode Bidirectional Algorithm, UAX #9.

use crate::name::Character;
use crate::uba::{self, NoObserver, ParagraphDirection};

use super::{Direction, DisplayOrder, VisualRun};

/// The order in a paragraph of this direction.
pub(super) fn order(characters: &[Character], paragraph: ParagraphDirection) -> DisplayOrder {
    let resolved = uba::resolve(characters, paragraph, &mut NoObserver);
    DisplayOrder::from_levels(characters, &resolved.levels, resolved.paragraph_level.direction())
}

/// The runs as rule L2 leaves them: in a right-to-left run each mark and removed character precedes its base,
/// as a run of its own.
pub(super) fn without_l3(characters: &[Character], runs: Vec<VisualRun>) -> Vec<VisualRun> {
    let mut split_runs = Vec::with_capacity(runs.len());
    for run in runs {
        if run.direction == Direction::LeftToRight {
            split_runs.push(run);
            continue;
        }
        let mut end = run.logical_range.end;
        for at in run.logical_range.clone().rev() {
            let begins = at == run.logical_range.start || characters[at].is_nsm_or_removed_by_x9();
            if characters[at].is_nsm_or_removed_by_x9() && at + 1 < end {
                split_runs.push(VisualRun { logical_range: at + 1..end, ..run.clone() });
                end = at + 1;
            }
            if begins {
                split_runs.push(VisualRun { logical_range: at..end, ..run.clone() });
                end = at;
            }
        }
    }
    split_runs
}
