//! Why a display looks as it does, in one sentence.

use std::ops::Range;

use bidiscope_bidi::name::{Character, code_point};
use bidiscope_bidi::order::DisplayConfig;
use bidiscope_bidi::order::context::Context;
use bidiscope_bidi::trace::{Trace, format_positions};

/// A one-sentence summary of why a display looks as it does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SummaryView {
    /// The sentence.
    pub sentence: String,
    /// The characters that the sentence refers to, by their logical positions.
    pub characters: Vec<usize>,
}

/// The longest name, in characters, that is summarised: it is computed for every pane at every keystroke.
pub const MAX_SUMMARY_CHARACTERS: usize = 300;

/// The longest range, in characters, that is quoted next to its positions.
const MAX_QUOTED: usize = 12;

impl SummaryView {
    /// The summary for a display of these characters; `None` for names longer than [`MAX_SUMMARY_CHARACTERS`].
    pub fn of(display: &DisplayConfig, characters: &[Character]) -> Option<Self> {
        if characters.len() > MAX_SUMMARY_CHARACTERS {
            return None;
        }
        let alone = display.clone().with_context(Context::default());
        let summarise = |display: DisplayConfig| {
            let summary = Trace::of(display, characters).summary();
            Self {
                sentence: summary.text(|range| mention(characters, range)),
                characters: summary.positions(),
            }
        };
        if alone == *display {
            return Some(summarise(alone));
        }
        // The summary of the name alone applies only where the context changes nothing.
        let line = display.line(characters);
        let because_of_context =
            |sentence: &str| Self { sentence: sentence.to_owned(), characters: Vec::new() };
        Some(if line.is_split() {
            because_of_context(
                "What stands round the name breaks it up: characters of the text stand between its own.",
            )
        } else if line.name_order.logical_from_visual() != alone.order(characters).logical_from_visual() {
            because_of_context(
                "What stands round the name decides here: alone, its characters stand in another order.",
            )
        } else {
            let summary = summarise(alone);
            Self { sentence: format!("As without the text round it. {}", summary.sentence), ..summary }
        })
    }
}

/// Characters with their positions; as ASCII text, or the code point of one: `` `123` (0-2) ``, `U+05D0 (3)`.
fn mention(characters: &[Character], range: Range<usize>) -> String {
    let stretch = &characters[range.clone()];
    let at = format_positions(range);
    match stretch {
        _ if stretch.len() <= MAX_QUOTED && stretch.iter().all(|it| it.scalar.is_ascii_graphic()) => {
            let written: String = stretch.iter().map(|it| it.scalar).collect();
            format!("`{written}` ({at})")
        }
        [one] => format!("{} ({at})", code_point(one.scalar)),
        _ => at,
    }
}
