//! The letters of displays: those with the same letter show a name in the same way.

use bidiscope_bidi::name::Input;
use bidiscope_bidi::order::context::{LineAroundName, SurroundingText};
use bidiscope_bidi::order::{DisplayConfig, LogicalIndex, StrategyFamily, mirrored_visual_text};

/// Identifies one way in which a name is displayed: panes with the same letter show the same.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SameDisplayLetter {
    /// The index of this way among the different ways of one name, from 0 in the order of the panes.
    pub distinct_display_index: usize,
}

/// The number of letters.
const LETTERS: usize = 26;

impl SameDisplayLetter {
    /// The letter: `A` for index 0; after `Z` come `A2`, `B2` and so on.
    pub fn letter_text(self) -> String {
        let letter = char::from(b'A' + (self.distinct_display_index % LETTERS) as u8);
        match self.distinct_display_index / LETTERS {
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
    shown: &[(DisplayConfig, LineAroundName)],
) -> Vec<Option<SameDisplayLetter>> {
    let is_display =
        |it: &&(DisplayConfig, LineAroundName)| it.0.strategy().family() != StrategyFamily::LogicalOrder;
    let displays: Vec<_> = shown.iter().filter(is_display).collect();
    let alone = |(display, _): &&(DisplayConfig, LineAroundName)| {
        DrawnName::of_line(
            &display
                .clone()
                .with_changed_choices(|it| it.surrounding_text = SurroundingText::default())
                .drawn_line(name.characters()),
        )
    };
    let has_context = displays.iter().any(|it| it.1.has_surrounding_text());
    let mut pictures: Vec<DrawnName> = displays.iter().filter(|_| has_context).map(alone).collect();
    let before = pictures.len();
    let is_whole = |it: &&(DisplayConfig, LineAroundName)| is_display(it) && !it.1.is_name_visually_split();
    pictures.extend(shown.iter().filter(is_whole).map(|it| DrawnName::of_line(&it.1)));
    let mut letters: Vec<SameDisplayLetter> = Vec::with_capacity(pictures.len());
    let mut count = 0;
    for (place, picture) in pictures.iter().enumerate() {
        let known = pictures[..place].iter().position(|it| it == picture).map(|first| letters[first]);
        letters.push(known.unwrap_or(SameDisplayLetter { distinct_display_index: count }));
        count += usize::from(known.is_none());
    }
    let mut letters = letters.into_iter().skip(before);
    shown.iter().map(|it| if is_whole(&it) { letters.next() } else { None }).collect()
}

/// What is seen of the name in a [drawn line](DisplayConfig::drawn_line). Lines in which it is equal show the name in the same
/// way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DrawnName {
    /// The display order: for each visual index, from 0 at the left, the logical index in the name.
    pub logical_from_visual: Vec<LogicalIndex>,
    /// The name in display order, mirrored by rule L4, and beyond it where a custom strategy does.
    pub mirrored_text: String,
}

impl DrawnName {
    /// What is seen of the name in this line.
    pub fn of_line(line: &LineAroundName) -> Self {
        let name_characters = &line.line_characters[line.name_character_range.clone()];
        Self {
            logical_from_visual: line.name_order.logical_from_visual().to_vec(),
            mirrored_text: mirrored_visual_text(name_characters, &line.name_order),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::SameDisplayLetter;

    #[test]
    fn letters_do_not_run_out() {
        for (index, letter) in [(0, "A"), (1, "B"), (25, "Z"), (26, "A2"), (52, "A3")] {
            assert_eq!(SameDisplayLetter { distinct_display_index: index }.letter_text(), letter);
        }
    }
}
