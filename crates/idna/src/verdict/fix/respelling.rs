//! Other spellings of a name that the rules permit and only its registry refuses: without points, with the digits of another
//! set, without joiners. A registry's repertoire often has one spelling of these alone.

use bidiscope_bidi::name::Character;

use crate::verdict::equivalents::is_point;
use crate::verdict::not_a_domain_name::not_a_domain_name;

use super::edit::NameEdit;
use super::name_to_fix::{NameToFix, found_kinds};
use super::suggested_fix::{MAX_FIXES, SuggestedNameFix};

/// The digits zero of the sets that are exchanged: ASCII, Arabic-Indic and extended Arabic-Indic.
const ZEROS: [char; 3] = ['0', '\u{660}', '\u{6F0}'];

/// The joiners, of which a name in a registry without them is spelled without.
const JOINERS: [char; 2] = ['\u{200C}', '\u{200D}'];

impl NameToFix<'_> {
    /// The spellings that pass the check and have no new finding, those with the fewest kinds of changes first.
    pub(super) fn respellings(&self) -> Vec<SuggestedNameFix> {
        let mut offered: Vec<SuggestedNameFix> = Vec::new();
        let zeros = [None].into_iter().chain(ZEROS.map(Some));
        let drops: [fn(char) -> bool; 4] =
            [|_| false, is_point, |it| JOINERS.contains(&it), |it| is_point(it) || JOINERS.contains(&it)];
        let mut ways: Vec<_> = zeros.flat_map(|zero| drops.map(|drop| (zero, drop))).collect();
        ways.sort_by_key(|(zero, _)| zero.is_some());
        for (zero, drop) in ways {
            let fix = self.respelled(zero, drop);
            offered.extend(fix.filter(|it| offered.iter().all(|other| other.fixed_name != it.fixed_name)));
        }
        offered.truncate(MAX_FIXES);
        offered
    }

    /// The spelling with the digits of the set with this zero and without these characters; `None` if it is the same or is not
    /// acceptable.
    fn respelled(&self, zero: Option<char>, drop: fn(char) -> bool) -> Option<SuggestedNameFix> {
        let mut edits = Vec::new();
        let mut labels: Vec<(usize, Vec<Character>)> = Vec::new();
        for label in self.labels.clone() {
            let start = self.name.labels()[label].character_range.start;
            let before = edits.len();
            let mut characters = Vec::new();
            for (at, character) in (start..).zip(self.characters(label)) {
                let with = zero.and_then(|it| in_digit_set(character.scalar, it));
                match with {
                    _ if drop(character.scalar) => edits.push(NameEdit::Drop { character: at }),
                    Some(with) if with != character.scalar => {
                        edits.push(NameEdit::Replace { character: at, with });
                        characters.push(Character::new(with));
                    }
                    _ => characters.push(*character),
                }
            }
            if edits.len() > before {
                labels.push((label, characters));
            }
        }
        if labels.is_empty() || labels.iter().any(|it| it.1.is_empty()) {
            return None;
        }
        let name = self.with(&labels)?;
        let is_fine = NameToFix::new(&name, self.labels.clone(), self.check).passes()
            && not_a_domain_name(&name).is_none()
            && self.finds_nothing_new(&name, &found_kinds(&name));
        is_fine.then(|| SuggestedNameFix {
            fixed_name: name.text_with_typed_a_labels().to_ascii_lowercase(),
            edits_of_original_name: edits,
        })
    }
}

/// The digit of the set with this zero that has the value of a digit of any of the sets; `None` for other characters.
fn in_digit_set(scalar: char, zero: char) -> Option<char> {
    let value = ZEROS.iter().find_map(|&it| {
        let value = u32::from(scalar).checked_sub(u32::from(it))?;
        (value < 10).then_some(value)
    })?;
    char::from_u32(u32::from(zero) + value)
}
