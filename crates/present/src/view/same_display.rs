//! Which panes show a name in the same way.

use bidiscope_bidi::name::Name;
use bidiscope_bidi::order::compare::same_displays;
use bidiscope_bidi::order::context::LineInContext;
use bidiscope_bidi::order::{DisplayConfig, DisplayOrder, StrategyFamily};

use crate::finding_text::listed;
use crate::message;

use super::{StrategyView, title_in_sentence};

/// Identifies one way in which a name is displayed: panes with the same letter show the same.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct OutcomeLetter {
    /// Its index among those of this name, from 0 in the order of the panes.
    pub index: usize,
}

/// The number of letters.
const LETTERS: usize = 26;

impl OutcomeLetter {
    /// The letter: `A` for index 0; after `Z` come `A2`, `B2` and so on.
    pub fn letter(self) -> String {
        let letter = char::from(b'A' + (self.index % LETTERS) as u8);
        match self.index / LETTERS {
            0 => letter.to_string(),
            round => format!("{letter}{}", round + 1),
        }
    }
}

/// The outcome of each line. `None` for logical order, which is not a display, and for a line
/// in which characters of the context are shown between those of the name.
pub(super) fn outcomes(name: &Name, shown: &[(DisplayConfig, LineInContext)]) -> Vec<Option<OutcomeLetter>> {
    let is_compared = |(display, line): &(DisplayConfig, LineInContext)| {
        display.strategy().family() != StrategyFamily::Stored && !line.is_split()
    };
    let compared: Vec<usize> = (0..shown.len()).filter(|&it| is_compared(&shown[it])).collect();
    let orders: Vec<DisplayOrder> = compared.iter().map(|&it| shown[it].1.name_order.clone()).collect();
    let mut outcomes = vec![None; shown.len()];
    let mut next = 0;
    for (place, same) in same_displays(name.characters(), &orders).into_iter().enumerate() {
        let before =
            same.first().filter(|&&first| first < place).and_then(|&first| outcomes[compared[first]]);
        outcomes[compared[place]] = before.or_else(|| {
            next += 1;
            Some(OutcomeLetter { index: next - 1 })
        });
    }
    outcomes
}

/// Which panes show the same, in a sentence: `Shows the same as UBA, automatic and Isolates.` `None` where it
/// has no outcome.
pub(super) fn description(views: &[StrategyView], view: &StrategyView) -> Option<String> {
    view.outcome?;
    let is_same = |it: &&StrategyView| it.outcome == view.outcome && it.id != view.id;
    let same: Vec<_> =
        views.iter().filter(is_same).map(|it| title_in_sentence(&it.title).into_owned()).collect();
    Some(match same.is_empty() {
        true => message!(shows_the_same_as_none).to_string(),
        false => message!(shows_the_same, display = listed(same)).to_string(),
    })
}

/// The characters that differ from the display with this title, in a sentence; empty where none do.
pub(super) fn changed_description(view: &StrategyView, title: &str) -> String {
    let title = title_in_sentence(title);
    match view.changed.len() {
        0 => String::new(),
        count => message!(changed_characters, count = count, display = title.as_ref()).to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::OutcomeLetter;

    #[test]
    fn letters_do_not_run_out() {
        for (index, letter) in [(0, "A"), (1, "B"), (25, "Z"), (26, "A2"), (52, "A3")] {
            assert_eq!(OutcomeLetter { index }.letter(), letter);
        }
    }
}
