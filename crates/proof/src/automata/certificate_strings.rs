//! Whether the N of a certificate is the N of the display at every length, beyond that to which the check
//! compares them.

use super::display;
use super::theorem::{letters, resolved_strings};
use super::{Automaton, CheckedClaim, MAX_STATES, Undecided};
use crate::study::Property;

impl CheckedClaim {
    /// Whether the N of the certificate equals the N that the rules of the display give, for strings of every
    /// length. If so, the claim is proved for all lengths.
    ///
    /// # Errors
    /// The automata do not support the display or a class.
    pub fn matches_rules(&self) -> Result<bool, Undecided> {
        let Self { property, display, classes, .. } = self;
        let has_l3 = display.has_l3() && *property != Property::LabelUniquenessWithoutL3;
        let resolved = resolved_strings(*property, display, classes)?;
        let by_rules = display::display_strings(&resolved.automaton, &letters(classes, has_l3), MAX_STATES);
        let by_rules = by_rules.ok_or(Undecided::TooLarge)?;
        Ok(is_equivalent(&self.strings.trimmed(), &by_rules))
    }
}

/// Whether a trimmed automaton has the language of a minimal one: whether each of its states corresponds to one
/// state of the minimal automaton with the same continuations.
fn is_equivalent(trimmed: &Automaton, minimal: &Automaton) -> bool {
    let mut same_as = vec![None; trimmed.state_count()];
    same_as[0] = Some(0);
    let mut open = vec![(0, 0)];
    while let Some((state, same)) = open.pop() {
        if trimmed.is_final(state) != minimal.is_final(same) {
            return false;
        }
        for symbol in 0..minimal.symbol_count() {
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
