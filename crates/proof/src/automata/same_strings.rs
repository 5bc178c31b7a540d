//! Whether N of a certificate is N of the display beyond the length to which its check compares them.

use super::display;
use super::theorem::{letters, strings};
use super::{Automaton, CheckedClaim, MOST_STATES, NotReached};
use crate::study::Property;

impl CheckedClaim {
    /// Whether N, as the certificate has it, is N as the display's rules make it: for strings of every length, so that
    /// the claim is proved for all of them.
    ///
    /// # Errors
    /// What is beyond the automata.
    pub fn is_of_rules(&self) -> Result<bool, NotReached> {
        let Self { property, display, classes, .. } = self;
        let has_l3 = display.has_l3() && *property != Property::LabelUniquenessWithoutL3;
        let resolved = strings(*property, display, classes)?;
        let by_rules = display::strings(&resolved.automaton, &letters(classes, has_l3), MOST_STATES);
        let by_rules = by_rules.ok_or(NotReached::TooLarge)?;
        Ok(is_as(&self.strings.trimmed(), &by_rules))
    }
}

/// Whether an automaton that is trimmed has the language of one that is minimal. That one has a state for each way of
/// going on, and no other: each state of the first must go on as one of them.
fn is_as(trimmed: &Automaton, minimal: &Automaton) -> bool {
    let mut same_as = vec![None; trimmed.states()];
    same_as[0] = Some(0);
    let mut open = vec![(0, 0)];
    while let Some((state, same)) = open.pop() {
        if trimmed.is_final(state) != minimal.is_final(same) {
            return false;
        }
        for symbol in 0..minimal.symbols() {
            match (trimmed.next(state, symbol), minimal.next(same, symbol)) {
                (None, None) => {}
                (Some(to), Some(expected)) => match same_as[to] {
                    None => {
                        same_as[to] = Some(expected);
                        open.push((to, expected));
                    }
                    Some(other) if other == expected => {}
                    Some(_) => return false,
                },
                _ => return false,
            }
        }
    }
    true
}
