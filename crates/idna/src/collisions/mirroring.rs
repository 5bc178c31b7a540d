//! Lines that are drawn alike though their characters differ: in a right-to-left run a bracket is drawn turned round (UAX #9
//! rule L4).

use bidiscope_bidi::name::{Character, Name};
use bidiscope_bidi::order::{DisplayConfig, mirrored, mirrored_display};

/// The most lines that are searched; `((()))` has 20.
const MAX_LINES: usize = 100;

/// The lines of a name's characters that may be drawn as a display draws the name.
pub(super) struct LinesDrawnAlike {
    /// The characters of each from left to right; the first is the line of the name itself.
    pub(super) lines: Vec<Vec<Character>>,
    /// Whether there are no more.
    pub(super) is_complete: bool,
}

impl LinesDrawnAlike {
    /// Those of the line in which a display shows a name; `None` where no character of it is ever mirrored.
    pub(super) fn of(name: &Name, display: &DisplayConfig) -> Option<Self> {
        let shown = display.line(name.characters()).visual_characters();
        let turned_round = |scalar: char| match mirrored(scalar) {
            same if same == scalar => display.custom_strategy().mirroring.mirrored(scalar).unwrap_or(scalar),
            other => other,
        };
        let brackets: Vec<Character> =
            shown.iter().copied().filter(|it| turned_round(it.scalar) != it.scalar).collect();
        if brackets.is_empty() {
            return None;
        }
        // In each place stands the bracket that is there, or its other side in a run of the other direction, and all lines
        // have the same brackets.
        let mut lines = vec![(Vec::new(), brackets)];
        let mut is_complete = true;
        for &own in &shown {
            let other = turned_round(own.scalar);
            if other == own.scalar {
                lines.iter_mut().for_each(|(line, _)| line.push(own));
                continue;
            }
            let with = |scalar: char| {
                lines.iter().filter_map(move |(line, left)| {
                    let at = left.iter().position(|it| it.scalar == scalar)?;
                    let (mut line, mut left) = (line.clone(), left.clone());
                    line.push(left.swap_remove(at));
                    Some((line, left))
                })
            };
            let mut longer: Vec<_> = with(own.scalar).chain(with(other)).take(MAX_LINES + 1).collect();
            is_complete &= longer.len() <= MAX_LINES;
            longer.truncate(MAX_LINES);
            lines = longer;
        }
        Some(Self { lines: lines.into_iter().map(|it| it.0).collect(), is_complete })
    }
}

/// What a display draws of a name, from left to right.
pub(super) fn drawn(name: &Name, display: &DisplayConfig) -> String {
    let line = display.drawn_line(name.characters());
    mirrored_display(&line.characters, &line.order)
}
