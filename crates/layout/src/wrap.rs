//! Where a paragraph is broken into lines.

use std::ops::Range;

use bidiscope_bidi::name::{BidiClass, Character};

use super::line::Line;

/// The lines into which a paragraph is broken so that each is at most `width` wide, in em: ranges of
/// logical characters, in order, none empty, that cover all of them.
///
/// A line ends after white space, which may hang over its end; a word that is too long for a line is
/// broken between two cells. `line` is the whole paragraph on one line.
pub fn wrap(line: &Line, characters: &[Character], width: f32) -> Vec<Range<usize>> {
    let mut cells: Vec<_> = line.cells().iter().collect();
    cells.sort_by_key(|cell| cell.characters.start);
    let mut lines = Vec::new();
    // Where the line began, and the last place at which it may end, with its width to there.
    let (mut start, mut opportunity) = (0, 0);
    let (mut used, mut used_to_opportunity) = (0.0, 0.0);
    for cell in cells {
        let own = cell.extent.right - cell.extent.left;
        let is_space = characters[cell.characters.clone()].iter().all(|it| it.class == BidiClass::WS);
        if used + own > width && !is_space && cell.characters.start > start {
            if opportunity > start {
                lines.push(start..opportunity);
                start = opportunity;
                used -= used_to_opportunity;
            }
            if used + own > width && cell.characters.start > start {
                lines.push(start..cell.characters.start);
                start = cell.characters.start;
                used = 0.0;
            }
        }
        used += own;
        if is_space {
            (opportunity, used_to_opportunity) = (cell.characters.end, used);
        }
    }
    if start < characters.len() {
        lines.push(start..characters.len());
    }
    lines
}
