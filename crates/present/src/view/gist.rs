//! Why a display looks as it does, in one sentence.

use std::ops::Range;

use bidiscope_bidi::name::{Character, code_point};
use bidiscope_bidi::order::Display;
use bidiscope_bidi::order::context::Context;
use bidiscope_bidi::trace::{Trace, positions};

/// The sentence of a pane.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GistView {
    /// The sentence.
    pub sentence: String,
    /// The name's characters that it points at, by their logical positions.
    pub characters: Vec<usize>,
}

/// The longest name, in characters, of which it is told: it is asked of every pane at every keystroke.
pub const LONGEST_GIST: usize = 300;

/// The most characters of a stretch that are written out beside their positions.
const WRITTEN: usize = 12;

impl GistView {
    /// Why a display of these characters looks as it does; `None` for what is longer than [`LONGEST_GIST`].
    pub fn of(display: &Display, characters: &[Character]) -> Option<Self> {
        if characters.len() > LONGEST_GIST {
            return None;
        }
        let alone = display.clone().with_context(Context::default());
        let told = |display: Display| {
            let gist = Trace::of(display, characters).gist();
            Self { sentence: gist.text(|range| mention(characters, range)), characters: gist.positions() }
        };
        if alone == *display {
            return Some(told(alone));
        }
        // What is told of the name alone is true of it here only where it stands as it does alone.
        let line = display.line(characters);
        let by_context = |sentence: &str| Self { sentence: sentence.to_owned(), characters: Vec::new() };
        Some(if line.is_torn() {
            by_context(
                "What stands round the name breaks it up: characters of the text stand between its own.",
            )
        } else if line.own.logical_from_visual() != alone.order(characters).logical_from_visual() {
            by_context(
                "What stands round the name decides here: alone, its characters stand in another order.",
            )
        } else {
            let told = told(alone);
            Self { sentence: format!("As without the text round it. {}", told.sentence), ..told }
        })
    }
}

/// Characters by their positions, and what they are where that needs no reordering: `` `123` (0-2) ``, `U+05D0 (3)`.
fn mention(characters: &[Character], range: Range<usize>) -> String {
    let stretch = &characters[range.clone()];
    let at = positions(range);
    match stretch {
        _ if stretch.len() <= WRITTEN && stretch.iter().all(|it| it.scalar.is_ascii_graphic()) => {
            let written: String = stretch.iter().map(|it| it.scalar).collect();
            format!("`{written}` ({at})")
        }
        [one] => format!("{} ({at})", code_point(one.scalar)),
        _ => at,
    }
}
