//! The letters of displays: those with the same letter show a name in the same way.

use bidiscope_bidi::name::Input;
use bidiscope_bidi::order::context::{Context, LineInContext};
use bidiscope_bidi::order::{DisplayConfig, LogicalIndex, StrategyFamily, mirrored_display};

/// Identifies one way in which a name is displayed: panes with the same letter show the same.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct DisplayLetter {
    /// The index of this way among the different ways of one name, from 0 in the order of the panes.
    pub index: usize,
}

/// The number of letters.
const LETTERS: usize = 26;

impl DisplayLetter {
    /// The letter: `A` for index 0; after `Z` come `A2`, `B2` and so on.
    pub fn letter(self) -> String {
        let letter = char::from(b'A' + (self.index % LETTERS) as u8);
        match self.index / LETTERS {
            0 => letter.to_string(),
            round => format!("{letter}{}", round + 1),
        }
    }
}

/// The letter of each line. `None` for logical order, which is not a display, and for a line
/// in which characters of the context are shown between those of the name. Letters are given to the displays of the name
/// alone first, so that no context changes the letters of the others.
pub(super) fn display_letters(
    name: &Input,
    shown: &[(DisplayConfig, LineInContext)],
) -> Vec<Option<DisplayLetter>> {
    let is_display =
        |it: &&(DisplayConfig, LineInContext)| it.0.strategy().family() != StrategyFamily::Logical;
    let displays: Vec<_> = shown.iter().filter(is_display).collect();
    let alone = |(display, _): &&(DisplayConfig, LineInContext)| {
        picture(
            &display
                .clone()
                .with_changed_choices(|it| it.context = Context::default())
                .drawn_line(name.characters()),
        )
    };
    let has_context = displays.iter().any(|it| it.1.has_context());
    let mut pictures: Vec<Picture> = displays.iter().filter(|_| has_context).map(alone).collect();
    let before = pictures.len();
    let is_whole = |it: &&(DisplayConfig, LineInContext)| is_display(it) && !it.1.is_name_split();
    pictures.extend(shown.iter().filter(is_whole).map(|it| picture(&it.1)));
    let mut letters: Vec<DisplayLetter> = Vec::with_capacity(pictures.len());
    let mut count = 0;
    for (place, picture) in pictures.iter().enumerate() {
        let known = pictures[..place].iter().position(|it| it == picture).map(|first| letters[first]);
        letters.push(known.unwrap_or(DisplayLetter { index: count }));
        count += usize::from(known.is_none());
    }
    let mut letters = letters.into_iter().skip(before);
    shown.iter().map(|it| if is_whole(&it) { letters.next() } else { None }).collect()
}

/// Where the characters of the name stand in a drawn line, and what is drawn there: mirrored by rule L4, and beyond it where
/// a custom strategy does.
pub type Picture = (Vec<LogicalIndex>, String);

/// What is seen of the name in a [drawn line](DisplayConfig::drawn_line): lines of the same name with equal pictures look the
/// same.
pub fn picture(line: &LineInContext) -> Picture {
    let drawn = mirrored_display(&line.characters[line.name_range.clone()], &line.name_order);
    (line.name_order.logical_from_visual().to_vec(), drawn)
}

#[cfg(test)]
mod tests {
    use super::DisplayLetter;

    #[test]
    fn letters_do_not_run_out() {
        for (index, letter) in [(0, "A"), (1, "B"), (25, "Z"), (26, "A2"), (52, "A3")] {
            assert_eq!(DisplayLetter { index }.letter(), letter);
        }
    }
}
