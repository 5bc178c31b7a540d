//! Lines that are drawn alike though their characters differ: in a right-to-left run a bracket is drawn turned round (UAX #9
//! rule L4).

use bidiscope_bidi::name::{Character, Input};
use bidiscope_bidi::order::{DisplayConfig, is_bidi_control, mirrored, mirrored_visual_text};

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
    /// Those of a line that a display shows, from left to right; `None` where no character of it is ever mirrored.
    pub(super) fn of(shown: &[Character], display: &DisplayConfig) -> Option<Self> {
        let turned_round = |scalar: char| match mirrored(scalar) {
            same if same == scalar => {
                display.choices().mirrored_characters.mirrored(scalar).unwrap_or(scalar)
            }
            other => other,
        };
        let brackets: Vec<Character> =
            shown.iter().copied().filter(|it| turned_round(it.scalar) != it.scalar).collect();
        if brackets.is_empty() {
            return None;
        }
        // In each place stands the bracket that is there, or its other side in a run of the other direction, and all lines
        // have the same brackets.
        let mut kinds: Vec<(Character, u32)> = Vec::new();
        for bracket in brackets {
            match kinds.iter_mut().find(|it| it.0.scalar == bracket.scalar) {
                Some((_, count)) => *count += 1,
                None => kinds.push((bracket, 1)),
            }
        }
        let kind_of = |scalar: char| kinds.iter().position(|it| it.0.scalar == scalar);
        let mut choices: Vec<Choice> = Vec::new();
        let mut lines = vec![Begun { last: None, left: kinds.iter().map(|it| it.1).collect() }];
        let mut is_complete = true;
        for &own in shown {
            let other = turned_round(own.scalar);
            if other == own.scalar {
                continue;
            }
            let candidates = [own.scalar, other].into_iter().filter_map(kind_of);
            let with = candidates.flat_map(|kind| lines.iter().map(move |line| (kind, line)));
            let with = with.filter(|(kind, line)| line.left[*kind] > 0);
            let mut longer: Vec<(usize, Begun)> =
                with.map(|(kind, line)| (kind, line.clone())).take(MAX_LINES + 1).collect();
            is_complete &= longer.len() <= MAX_LINES;
            longer.truncate(MAX_LINES);
            lines = longer
                .into_iter()
                .map(|(kind, mut line)| {
                    line.left[kind] -= 1;
                    choices.push(Choice { kind, before: line.last });
                    Begun { last: Some(choices.len() - 1), ..line }
                })
                .collect();
        }
        let lines = lines.into_iter().map(|begun| {
            let mut line = shown.to_vec();
            let chosen = std::iter::successors(begun.last, |it| choices[*it].before);
            let places = line.iter_mut().rev().filter(|it| turned_round(it.scalar) != it.scalar);
            places.zip(chosen).for_each(|(place, choice)| *place = kinds[choices[choice].kind].0);
            line
        });
        Some(Self { lines: lines.collect(), is_complete })
    }
}

/// A bracket of a line, which shares those before it with other lines.
struct Choice {
    /// Which of the kinds of brackets it is.
    kind: usize,
    /// The choice for the bracket before it.
    before: Option<usize>,
}

/// The beginning of a line.
#[derive(Clone)]
struct Begun {
    /// The choice for its last bracket.
    last: Option<usize>,
    /// How many brackets of each kind are left for the rest of the line.
    left: Vec<u32>,
}

/// What a display draws of a name, from left to right. Of text bidi controls are left out, which show nothing.
pub(super) fn drawn(name: &Input, display: &DisplayConfig) -> String {
    let line = display.drawn_line(name.characters());
    let drawn = mirrored_visual_text(&line.line_characters, &line.line_order);
    match name {
        Input::Text(_) => drawn.chars().filter(|it| !is_bidi_control(*it)).collect(),
        _ => drawn,
    }
}
