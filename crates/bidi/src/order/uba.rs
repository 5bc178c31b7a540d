//! The Unicode Bidirectional Algorithm, UAX #9, as a strategy.

use crate::name::Character;
use crate::uba::{self, NoObserver, ParagraphDirection};

use super::{Direction, DisplayConfig, DisplayOrder, Level, OrderingMethod, UbaText, VisualRun};

/// In a left-to-right paragraph.
pub(super) fn ltr<'a>(display: &DisplayConfig, characters: &'a [Character]) -> OrderingMethod<'a> {
    method(display, characters, ParagraphDirection::LTR)
}

/// In a right-to-left paragraph.
pub(super) fn rtl<'a>(display: &DisplayConfig, characters: &'a [Character]) -> OrderingMethod<'a> {
    method(display, characters, ParagraphDirection::RTL)
}

/// In a paragraph with the direction of its first strong character.
pub(super) fn auto<'a>(display: &DisplayConfig, characters: &'a [Character]) -> OrderingMethod<'a> {
    method(display, characters, ParagraphDirection::Auto)
}

fn method<'a>(
    display: &DisplayConfig,
    characters: &'a [Character],
    paragraph: ParagraphDirection,
) -> OrderingMethod<'a> {
    OrderingMethod::Uba(UbaText::plain(characters, paragraph).with_display_options(display))
}

/// The order in a paragraph of this direction.
pub(super) fn order(characters: &[Character], paragraph: ParagraphDirection) -> DisplayOrder {
    let resolved = uba::resolve(characters, paragraph, &mut NoObserver);
    DisplayOrder::from_runs(characters, visual_runs(&resolved.levels), resolved.paragraph.direction())
}

/// Rule L2 on whole level runs; reversal within a run follows from its direction.
pub(super) fn visual_runs(levels: &[Level]) -> Vec<VisualRun> {
    let mut runs: Vec<VisualRun> = uba::level_runs(levels)
        .map(|(logical, level)| VisualRun { logical, direction: level.direction(), level: Some(level) })
        .collect();
    uba::l2(&mut runs, |run| run.level.unwrap_or(Level::LTR));
    runs
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
        let mut end = run.logical.end;
        for at in run.logical.clone().rev() {
            let begins = at == run.logical.start || characters[at].follows_its_predecessor();
            if characters[at].follows_its_predecessor() && at + 1 < end {
                split_runs.push(VisualRun { logical: at + 1..end, ..run.clone() });
                end = at + 1;
            }
            if begins {
                split_runs.push(VisualRun { logical: at..end, ..run.clone() });
                end = at;
            }
        }
    }
    split_runs
}
