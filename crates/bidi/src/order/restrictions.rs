//! Dürst's restrictions (draft-duerst-iri-bidi-00, section 5). A name that violates them is displayed all the
//! same: the draft itself hopes to relax the third.

use serde::Serialize;

use crate::name::{BidiClass, Character};

use super::insertion::LRM;
use super::is_bidi_control;
use super::structural::{is_embedded, right_to_left_components, split_into_duerst_components};

/// One of the three restrictions of Dürst's draft.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(into = "u8")]
pub enum DuerstRestriction {
    /// A component has letters of one direction only.
    OneDirectionPerComponent,
    /// There are no formatting characters but those of section 4.3.
    NoExtraFormattingCharacters,
    /// A right-to-left component has letters only.
    RightToLeftLettersOnly,
}

impl DuerstRestriction {
    const ALL: [Self; 3] =
        [Self::OneDirectionPerComponent, Self::NoExtraFormattingCharacters, Self::RightToLeftLettersOnly];

    /// Its number in the draft, 1 to 3.
    pub const fn number(self) -> u8 {
        match self {
            Self::OneDirectionPerComponent => 1,
            Self::NoExtraFormattingCharacters => 2,
            Self::RightToLeftLettersOnly => 3,
        }
    }
}

impl From<DuerstRestriction> for u8 {
    fn from(restriction: DuerstRestriction) -> Self {
        restriction.number()
    }
}

/// A violation of one of the three restrictions of Dürst's draft.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct DuerstRestrictionViolation {
    /// The restriction that is violated.
    pub restriction: DuerstRestriction,
    /// The offending characters, as indices into the whole name: for the first the left-to-right letters in a
    /// right-to-left component; for the second the formatting characters that section 4.3 does not prescribe where they are; for
    /// the third the characters of a right-to-left component that are no letters, such as numbers and marks.
    pub characters: Vec<usize>,
}

/// All violations of the three restrictions by a name: for each component, in logical order, those of 1, 2 and 3.
///
/// Formatting characters count for restriction 2 only: the seven of the draft, and those that Unicode has
/// added since. Section 4.3 prescribes an LRM at either end of a right-to-left component, and an LRE and PDF around the
/// whole; these are no violations. A component is right-to-left as
/// [`components::compare`](super::components::compare_component_and_uba_orders) has it.
pub fn duerst_restriction_violations(characters: &[Character]) -> Vec<DuerstRestrictionViolation> {
    let is_allowed_mark = marks_of_section_4_3(characters);
    let mut findings = Vec::new();
    for component in split_into_duerst_components(characters) {
        let is_rtl = component.direction.is_right_to_left();
        let offenders = |restriction: DuerstRestriction| -> Vec<usize> {
            let offends = |&at: &usize| {
                let Character { scalar, class } = characters[at];
                match restriction {
                    DuerstRestriction::OneDirectionPerComponent => {
                        is_rtl && !is_bidi_control(scalar) && class == BidiClass::L
                    }
                    DuerstRestriction::NoExtraFormattingCharacters => {
                        is_bidi_control(scalar) && !is_allowed_mark[at]
                    }
                    DuerstRestriction::RightToLeftLettersOnly => {
                        is_rtl
                            && !is_bidi_control(scalar)
                            && !matches!(class, BidiClass::R | BidiClass::AL | BidiClass::L)
                    }
                }
            };
            component.character_range.clone().filter(offends).collect()
        };
        findings.extend(
            DuerstRestriction::ALL
                .map(|restriction| DuerstRestrictionViolation {
                    restriction,
                    characters: offenders(restriction),
                })
                .into_iter()
                .filter(|finding| !finding.characters.is_empty()),
        );
    }
    findings
}

/// For each character whether it is a mark that section 4.3 prescribes at this position.
fn marks_of_section_4_3(characters: &[Character]) -> Vec<bool> {
    let mut is_allowed_mark = vec![false; characters.len()];
    let mut inner = 0..characters.len();
    if is_embedded(characters) {
        inner = 1..characters.len() - 1;
        is_allowed_mark[0] = true;
        is_allowed_mark[inner.end] = true;
    }
    for component in right_to_left_components(characters, inner) {
        for at in [component.start, component.end - 1] {
            is_allowed_mark[at] = characters[at].scalar == LRM;
        }
    }
    is_allowed_mark
}
