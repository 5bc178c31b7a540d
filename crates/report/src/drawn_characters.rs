//! The characters of a name as a display draws them.

use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::context::LineAroundName;
use bidiscope_bidi::order::{DisplayConfig, LogicalIndex, mirrored};

/// The characters of a name in logical order, each as the display draws it: mirrored by rule L4 (UAX #9) in a right-to-left
/// run, and beyond that rule where a custom strategy does.
pub fn mirrored_characters(display: &DisplayConfig, logical_characters: &[Character]) -> Vec<Character> {
    let line = display.drawn_line(logical_characters);
    let mut drawn = line.line_characters[line.name_character_range.clone()].to_vec();
    for LogicalIndex(at) in mirrored_in_line(&line) {
        drawn[at].scalar = mirrored(drawn[at].scalar);
    }
    drawn
}

/// The characters of a name that rule L4 mirrors in a display of it, ascending.
pub fn l4_mirrored_logical_indices(
    display: &DisplayConfig,
    logical_characters: &[Character],
) -> Vec<LogicalIndex> {
    mirrored_in_line(&display.line_around_name(logical_characters))
}

/// As [`l4_mirrored_logical_indices`], of a line.
pub(crate) fn mirrored_in_line(line: &LineAroundName) -> Vec<LogicalIndex> {
    let characters = &line.line_characters[line.name_character_range.clone()];
    let right_to_left = line.name_order.runs().iter().filter(|it| it.direction.is_right_to_left());
    let of_runs = right_to_left.flat_map(|it| it.logical_range.clone());
    let is_mirrored = |at: &usize| mirrored(characters[*at].scalar) != characters[*at].scalar;
    let mut indices: Vec<LogicalIndex> = of_runs.filter(is_mirrored).map(LogicalIndex).collect();
    indices.sort_unstable();
    indices
}
