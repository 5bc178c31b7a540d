//! The conditions that a fixed label must satisfy.
//!
//! The rules of one label ([`Rules`]) and [`uts46::to_ascii_nontransitional`] are applied thousands of times, so without
//! sentences and positions. Results of the search are checked as whole names before they are suggested.

use icu_normalizer::ComposingNormalizerBorrowed;
use icu_normalizer::uts46::Uts46MapperBorrowed;

use crate::verdict::facts::Facts;
use crate::verdict::labelled_name::LabelInName;
use crate::verdict::rfc5891::Protocol;
use crate::verdict::rfc5893::{is_rtl_label, label_satisfies_bidi_rule};
use crate::verdict::rules::Rules;
use crate::verdict::{CheckedRules, uts46};
use bidiscope_bidi::name::a_label::{encode_a_label, has_a_label_prefix};
use bidiscope_bidi::name::{Character, Label, MAX_LABEL_OCTETS, Name, Notation, text_of};

/// The conditions for a label, given the other labels of its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Goal {
    pub(super) check: CheckedRules,
    /// Whether another label of the name holds an R, AL or AN (RFC 5893 section 1.4).
    pub(super) others_are_rtl: bool,
    /// Whether any label of the name has a letter that Persian or Urdu uses and Arabic does not.
    pub(super) is_persian_or_urdu: bool,
    /// Whether there is a parent zone, in which labels that nobody registers are refused.
    pub(super) is_in_zone: bool,
}

impl Goal {
    /// Whether the label satisfies the conditions and is read back as itself.
    pub(super) fn accepts(self, label: &[Character]) -> bool {
        let accepted = match self.check {
            CheckedRules::BidiRule => self.satisfies_the_bidi_rule(label),
            CheckedRules::Idna2008Registration => self.is_registrable(label),
            CheckedRules::Uts46 => self.is_accepted_by_uts46(label),
            CheckedRules::AllChecks => self.is_registrable(label) && self.is_accepted_by_uts46(label),
        };
        accepted && !label.is_empty() && !has_a_label_prefix(label)
    }

    /// Whether unregistrable labels are not checked: only registration is, and there is no parent zone.
    pub(super) const fn ignores_unregistrable(self) -> bool {
        matches!(self.check, CheckedRules::Idna2008Registration) && !self.is_in_zone
    }

    /// Whether the label is unregistrable and therefore not checked.
    pub(super) fn ignores(self, label: &[Character]) -> bool {
        self.ignores_unregistrable()
            && label.first().is_some_and(|it| it.scalar == '_')
            && is_ascii(label)
            && self.is_short_enough(label)
    }

    /// Whether RFC 5891 sections 4.2.2 and 4.2.3 apply.
    pub(super) const fn is_idna2008(self) -> bool {
        matches!(self.check, CheckedRules::Idna2008Registration | CheckedRules::AllChecks)
    }

    /// Whether hyphen positions, leading marks and joiners are checked.
    pub(super) const fn checks_more_than_bidi(self) -> bool {
        !matches!(self.check, CheckedRules::BidiRule)
    }

    /// Whether a character is allowed in the label, regardless of its neighbours.
    pub(super) fn allows(self, scalar: char, label_is_ascii: bool) -> bool {
        match self.check {
            CheckedRules::BidiRule => true,
            CheckedRules::Idna2008Registration => is_permitted(scalar, label_is_ascii),
            CheckedRules::Uts46 => is_kept_by_uts46(scalar),
            CheckedRules::AllChecks => is_permitted(scalar, label_is_ascii) && is_kept_by_uts46(scalar),
        }
    }

    /// Whether a character is allowed in no label at all, regardless of its neighbours.
    pub(super) fn never_allows(self, scalar: char) -> bool {
        match self.check {
            CheckedRules::BidiRule => false,
            CheckedRules::Uts46 => mapped(scalar).is_none(),
            CheckedRules::Idna2008Registration | CheckedRules::AllChecks => {
                !is_permitted(scalar, true) && !is_permitted(scalar, false)
            }
        }
    }

    /// Whether the label is not too long for the DNS, or length is not checked.
    pub(super) fn is_short_enough(self, label: &[Character]) -> bool {
        !self.checks_more_than_bidi()
            || encode_a_label(&text_of(label)).is_ok_and(|it| it.len() <= MAX_LABEL_OCTETS)
    }

    fn satisfies_the_bidi_rule(self, label: &[Character]) -> bool {
        !(self.others_are_rtl || is_rtl_label(label)) || label_satisfies_bidi_rule(label)
    }

    /// RFC 5891 section 4, and the maximum length of RFC 1035.
    fn is_registrable(self, label: &[Character]) -> bool {
        self.satisfies_the_bidi_rule(label)
            && Rules::Idna2008.permit(&LabelInName::alone(label), |it| Protocol::Registration.refuses(it))
            && self.is_short_enough(label)
    }

    /// UTS #46, with a right-to-left label appended if the name has another one.
    fn is_accepted_by_uts46(self, label: &[Character]) -> bool {
        self.uts46_accepts(text_of(label))
    }

    fn uts46_accepts(self, mut text: String) -> bool {
        if self.others_are_rtl {
            text.push_str(".\u{5D0}");
        }
        Name::read(&text, Notation::Unicode)
            .is_ok_and(|name| uts46::to_ascii_nontransitional(&name).is_some())
    }

    /// Whether a label that was typed as an A-label may stay so: it is the A-label of what it decodes to, and
    /// UTS #46 leaves the decoded label unchanged.
    pub(super) fn accepts_as_typed(self, label: &Label) -> bool {
        let Some(typed) = label.a_label_as_typed.as_ref().filter(|_| self.checks_more_than_bidi()) else {
            return true;
        };
        let by_uts46 = matches!(self.check, CheckedRules::Uts46 | CheckedRules::AllChecks);
        label.noncanonical_a_label_as_typed().is_none() && (!by_uts46 || self.uts46_accepts(typed.clone()))
    }
}

/// Whether a label is all ASCII, so that RFC 5892 does not apply.
pub(super) fn is_ascii(label: &[Character]) -> bool {
    label.iter().all(|it| it.scalar.is_ascii())
}

/// Whether the characters are in Normalization Form C.
pub(super) fn is_in_form_c(characters: &[Character]) -> bool {
    ComposingNormalizerBorrowed::new_nfc().is_normalized(&text_of(characters))
}

/// The UTS #46 mapping of a single character; `None` if it is disallowed.
pub(super) fn mapped(scalar: char) -> Option<String> {
    let mapped: String = Uts46MapperBorrowed::new().map_normalize(std::iter::once(scalar)).collect();
    (!mapped.contains(char::REPLACEMENT_CHARACTER)).then_some(mapped)
}

/// RFC 5891 section 4.2.2; for an all-ASCII label RFC 5890 section 2.3.1.
fn is_permitted(scalar: char, label_is_ascii: bool) -> bool {
    let forbidden = match label_is_ascii {
        true => Facts::NOT_LDH | Facts::BEYOND_ASCII,
        false => Facts::DISALLOWED | Facts::UNASSIGNED,
    };
    !Facts::of(scalar).intersects(forbidden)
}

/// Whether UTS #46 allows a character without mapping it. ASCII capitals count as allowed.
fn is_kept_by_uts46(scalar: char) -> bool {
    let facts = Facts::of(scalar);
    facts.intersects(Facts::ASCII_CAPITAL) || !facts.intersects(Facts::MAPPED | Facts::REFUSED_BY_UTS46)
}

#[cfg(test)]
mod tests {
    use super::Goal;
    use crate::verdict::rfc5891::{Protocol, violations};
    use crate::verdict::{CheckedRules, uts46};
    use bidiscope_bidi::name::{Name, Notation};

    /// [`Goal::accepts`] agrees with the full rules for every label of up to four of these characters, alone
    /// and below a right-to-left zone.
    #[test]
    fn accepts_agrees_with_the_full_rules() {
        const CHARACTERS: [char; 13] = [
            'l', 'A', '1', '-', '_', '\u{B7}', '\u{308}', '\u{5D0}', '\u{5F4}', '\u{628}', '\u{661}',
            '\u{6F1}', '\u{200C}',
        ];
        let mut labels = vec![String::new()];
        let mut accepted = 0;
        for _ in 0..4 {
            labels = labels.iter().flat_map(|label| CHARACTERS.map(|it| format!("{label}{it}"))).collect();
            for (label, zone) in labels.iter().flat_map(|label| [(label, "l"), (label, "\u{5D0}")]) {
                let name = Name::read(&format!("{label}.{zone}"), Notation::Unicode).expect("readable");
                // Such labels are unregistrable and not checked.
                if label.starts_with('_') {
                    continue;
                }
                let goal = |check| Goal {
                    check,
                    others_are_rtl: zone != "l",
                    is_in_zone: false,
                    is_persian_or_urdu: false,
                };
                let characters = name.label_characters(&name.labels()[0]);
                let found = violations(&name, Protocol::Registration);
                let permitted = found.iter().all(|it| it.label_index != Some(0));
                assert_eq!(
                    goal(CheckedRules::Idna2008Registration).accepts(characters),
                    permitted,
                    "{name:?} {found:?}"
                );
                let by_uts46 = uts46::to_ascii_nontransitional(&name).is_some();
                assert_eq!(goal(CheckedRules::Uts46).accepts(characters), by_uts46, "{name:?}");
                assert_eq!(
                    goal(CheckedRules::AllChecks).accepts(characters),
                    permitted && by_uts46,
                    "{name:?}"
                );
                accepted += usize::from(permitted);
            }
        }
        assert!(accepted > 1_000, "{accepted}");
    }
}
