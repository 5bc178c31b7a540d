//! The relaxations that were proposed for browsers, and those of the same kind that keep more.

use bidiscope_bidi::enum_with_ids;

use crate::bidi_rule::{BidiRule, ExemptLabels, NameCondition};

enum_with_ids! {
    /// A rule for the labels of Bidi domain names that was proposed for browsers in whatwg/url issue 543, in servo/rust-url
    /// issue 489 and pull request 496, or that their programs followed; and four more of this kind.
    pub enum Proposal {
        /// Every label must meet the conditions (UTS #46, CheckBidi).
        EveryLabel = "every-label";
        /// Labels of digits alone are not checked: the question of issue 543.
        DigitLabels = "digit-labels";
        /// LDH labels are not checked.
        LdhLabels = "ldh-labels";
        /// Labels without R, AL and AN are not checked (RFC 5891 section 4.2.3.4 as read in issue 543, 2023-01-10).
        RtlLabelsOnly = "rtl-labels-only";
        /// A label may begin with a digit (pull request 496).
        FirstDigit = "first-digit";
        /// LDH labels are not checked if none that begins with a digit comes after a right-to-left label (RFC 5893 section 2,
        /// as read in issue 489).
        SecondGuarantee = "second-guarantee";
        /// LDH labels are not checked if each right-to-left label is followed by an ASCII label that begins with a letter
        /// (issue 543, 2023-02-07).
        LetterAfterRtl = "letter-after-rtl";
        /// Labels of digits alone are not checked if none comes after a right-to-left label.
        DigitsBeforeRtl = "digits-before-rtl";
        /// Labels of digits alone are not checked if each comes directly after a left-to-right label.
        DigitsAfterLtr = "digits-after-ltr";
        /// The same, or at the beginning of the name, directly before a right-to-left label.
        DigitsAfterLtrOrFirst = "digits-after-ltr-or-first";
        /// LDH labels are not checked if each that begins with a digit comes directly after a left-to-right label.
        LdhAfterLtr = "ldh-after-ltr";
    }
}

impl Proposal {
    /// The rule, for Bidi domain names.
    pub fn rule(self) -> BidiRule {
        use ExemptLabels as E;
        use NameCondition as C;
        let exempt = |exempt, exempt_if: &[C]| BidiRule {
            exempt_labels: exempt,
            exempt_if: exempt_if.to_vec(),
            ..BidiRule::rfc5893()
        };
        let rule = match self {
            Self::EveryLabel => BidiRule::rfc5893(),
            Self::DigitLabels => exempt(E::Digits, &[]),
            Self::LdhLabels => exempt(E::Ldh, &[]),
            Self::RtlLabelsOnly => exempt(E::WithoutRtl, &[]),
            Self::FirstDigit => {
                let rfc = BidiRule::rfc5893();
                BidiRule { first: rfc.first.with(bidiscope_bidi::name::BidiClass::EN), ..rfc }
            }
            Self::SecondGuarantee => BidiRule::second_guarantee(),
            Self::LetterAfterRtl => exempt(E::Ldh, &[C::LetterAfterRtl]),
            Self::DigitsBeforeRtl => exempt(E::Digits, &[C::DigitNotAfterRtl]),
            Self::DigitsAfterLtr => exempt(E::Digits, &[C::DigitAfterLtr]),
            Self::DigitsAfterLtrOrFirst => exempt(E::Digits, &[C::DigitAfterLtrOrFirst]),
            Self::LdhAfterLtr => exempt(E::Ldh, &[C::DigitAfterLtr]),
        };
        rule.for_bidi_names()
    }
}
