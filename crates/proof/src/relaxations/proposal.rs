//! The relaxations that were proposed for browsers, and those of the same kind that keep more.

use bidiscope_bidi::enum_with_ids;

use crate::bidi_rule::{BidiRule, ExemptLabels, ExemptionNameCondition};

enum_with_ids! {
    /// A rule for the labels of Bidi domain names that was proposed for browsers in whatwg/url issue 543, in servo/rust-url
    /// issue 489 and pull request 496, or that their programs followed; and four more of this kind.
    pub enum BidiRuleProposal {
        /// Every label must meet the conditions (UTS #46, CheckBidi).
        CheckEveryLabel = "every-label";
        /// Labels of digits alone are not checked: the question of issue 543.
        ExemptDigitLabels = "digit-labels";
        /// LDH labels are not checked.
        ExemptLdhLabels = "ldh-labels";
        /// Labels without R, AL and AN are not checked (RFC 5891 section 4.2.3.4 as read in issue 543, 2023-01-10).
        CheckRightToLeftLabelsOnly = "rtl-labels-only";
        /// A label may begin with a digit (pull request 496).
        AllowFirstDigit = "first-digit";
        /// LDH labels are not checked if none that begins with a digit comes after a right-to-left label (RFC 5893 section 2,
        /// as read in issue 489).
        Rfc5893SecondGuarantee = "second-guarantee";
        /// LDH labels are not checked if each right-to-left label is followed by an ASCII label that begins with a letter
        /// (issue 543, 2023-02-07).
        ExemptLdhIfLetterAfterRightToLeft = "letter-after-rtl";
        /// Labels of digits alone are not checked if none comes after a right-to-left label.
        ExemptDigitsNotAfterRightToLeft = "digits-before-rtl";
        /// Labels of digits alone are not checked if each comes directly after a left-to-right label.
        ExemptDigitsAfterLeftToRight = "digits-after-ltr";
        /// The same, or at the beginning of the name, directly before a right-to-left label.
        ExemptDigitsAfterLeftToRightOrFirst = "digits-after-ltr-or-first";
        /// LDH labels are not checked if each that begins with a digit comes directly after a left-to-right label.
        ExemptLdhIfDigitsAfterLeftToRight = "ldh-after-ltr";
    }
}

impl BidiRuleProposal {
    /// The rule, for Bidi domain names.
    pub fn proposed_bidi_rule(self) -> BidiRule {
        use ExemptLabels as E;
        use ExemptionNameCondition as C;
        let exempt = |exempt, exempt_if: &[C]| BidiRule {
            exempt_labels: exempt,
            exemption_name_conditions: exempt_if.to_vec(),
            ..BidiRule::rfc5893()
        };
        let rule = match self {
            Self::CheckEveryLabel => BidiRule::rfc5893(),
            Self::ExemptDigitLabels => exempt(E::Digits, &[]),
            Self::ExemptLdhLabels => exempt(E::Ldh, &[]),
            Self::CheckRightToLeftLabelsOnly => exempt(E::WithoutRtl, &[]),
            Self::AllowFirstDigit => {
                let rfc = BidiRule::rfc5893();
                BidiRule {
                    first_character_classes: rfc
                        .first_character_classes
                        .with(bidiscope_bidi::name::BidiClass::EN),
                    ..rfc
                }
            }
            Self::Rfc5893SecondGuarantee => BidiRule::rfc5893_second_guarantee(),
            Self::ExemptLdhIfLetterAfterRightToLeft => exempt(E::Ldh, &[C::LdhLetterLabelAfterRightToLeft]),
            Self::ExemptDigitsNotAfterRightToLeft => exempt(E::Digits, &[C::NoDigitLabelAfterRightToLeft]),
            Self::ExemptDigitsAfterLeftToRight => exempt(E::Digits, &[C::DigitLabelsOnlyAfterLeftToRight]),
            Self::ExemptDigitsAfterLeftToRightOrFirst => {
                exempt(E::Digits, &[C::DigitLabelsOnlyAfterLeftToRightOrFirst])
            }
            Self::ExemptLdhIfDigitsAfterLeftToRight => exempt(E::Ldh, &[C::DigitLabelsOnlyAfterLeftToRight]),
        };
        rule.covering_bidi_names_only()
    }
}
