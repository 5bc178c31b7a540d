//! Breaks a paragraph into lines.

use std::ops::Range;

use bidiscope_bidi::name::{BidiClass, Character};

use super::line::ShapedLine;

/// The lines of a paragraph that is broken to at most `max_width_em`, in em: ranges of logical indices, in order,
/// none empty, that cover all characters.
///
/// A line ends after white space, which may exceed the width; a word that is too long for a line is broken
/// between two cells. `paragraph_line` is the whole paragraph, of these `paragraph_characters`, on one line.
pub fn wrapped_line_ranges(
    paragraph_line: &ShapedLine,
    paragraph_characters: &[Character],
    max_width_em: f32,
) -> Vec<Range<usize>> {
    broken(paragraph_line, paragraph_characters, max_width_em, true)
}

/// As [`wrapped_line_ranges`], but white space at the end of a line takes room as letters do, so that a caret stands there
/// within the width: `white-space: break-spaces` of CSS Text.
pub fn wrapped_line_ranges_counting_spaces(
    paragraph_line: &ShapedLine,
    paragraph_characters: &[Character],
    max_width_em: f32,
) -> Vec<Range<usize>> {
    broken(paragraph_line, paragraph_characters, max_width_em, false)
}

fn broken(
    line: &ShapedLine,
    characters: &[Character],
    width: f32,
    spaces_may_exceed: bool,
) -> Vec<Range<usize>> {
    let mut cells: Vec<_> = line.cells().iter().collect();
    cells.sort_by_key(|cell| cell.characters.start);
    let mut lines = Vec::new();
    // The start of the line, and its last break opportunity with the width up to there.
    let (mut start, mut opportunity) = (0, 0);
    let (mut used, mut used_to_opportunity) = (0.0, 0.0);
    for cell in cells {
        let cell_width = cell.extent.right_x_em - cell.extent.left_x_em;
        let is_space = characters[cell.characters.clone()].iter().all(|it| it.class == BidiClass::WS);
        if used + cell_width > width && !(is_space && spaces_may_exceed) && cell.characters.start > start {
            if opportunity > start {
                lines.push(start..opportunity);
                start = opportunity;
                used -= used_to_opportunity;
            }
            if used + cell_width > width && cell.characters.start > start {
                lines.push(start..cell.characters.start);
                start = cell.characters.start;
                used = 0.0;
            }
        }
        used += cell_width;
        if is_space {
            (opportunity, used_to_opportunity) = (cell.characters.end, used);
        }
    }
    if start < characters.len() {
        lines.push(start..characters.len());
    }
    lines
}
