//! The Bidi rule (RFC 5893 section 2) as data, so that changed rules can be compared with it.
//!
//! A [`BidiRule`] says which classes each condition allows, which conditions are added, and which labels are exempt.
//! [`BidiRule::rfc5893`] is the rule itself. [`BidiRuleClaim`](crate::automata::BidiRuleClaim) lists what can be decided of a
//! rule for labels and names of every length.
//!
//! ```
//! use bidiscope_bidi::name::BidiClass::{CS, EN, R};
//! use bidiscope_proof::bidi_rule::BidiRule;
//!
//! // `1.א`: condition 1 refuses the label `1`.
//! assert!(!BidiRule::rfc5893().permits_name(&[EN, CS, R]));
//! let relaxed: BidiRule = "exempt=digits".parse()?;
//! assert!(relaxed.permits_name(&[EN, CS, R]));
//! # Ok::<(), bidiscope_proof::bidi_rule::BidiRuleSyntaxError>(())
//! ```

mod changes;
mod permission;
mod prefix;
mod spelling;

pub use changes::relaxed_by_one_step;
pub use spelling::BidiRuleSyntaxError;

pub(crate) use prefix::{LabelPrefix, LabelStart, NamePrefix};

use bidiscope_bidi::enum_with_ids;
use bidiscope_bidi::name::{BidiClass, ClassSet};

/// A rule for the labels of domain names that contain right-to-left characters, with the conditions of RFC 5893 section
/// 2. It is written as its changes of that rule: see its `FromStr`.
///
/// A condition is dropped if its set has every class, condition 4 by [`Self::allows_en_with_an`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct BidiRule {
    /// Condition 1: the classes of the first character. R and AL make a label right-to-left, L left-to-right.
    pub first_character_classes: ClassSet,
    /// Condition 2: the classes in a right-to-left label.
    pub right_to_left_label_classes: ClassSet,
    /// Condition 3: the classes of the last character of a right-to-left label, NSM left aside.
    pub right_to_left_end_classes: ClassSet,
    /// Condition 4 dropped: whether a right-to-left label may contain both EN and AN.
    pub allows_en_with_an: bool,
    /// Condition 5: the classes in a left-to-right label.
    pub left_to_right_label_classes: ClassSet,
    /// Condition 6: the classes of the last character of a left-to-right label, NSM left aside.
    pub left_to_right_end_classes: ClassSet,
    /// The direction of labels that begin with another class than L, R and AL.
    pub non_letter_start_direction: NonLetterStartDirection,
    /// Conditions for every label besides the six.
    pub added_conditions: Vec<AddedCondition>,
    /// The labels that need not meet the conditions.
    pub exempt_labels: ExemptLabels,
    /// What a name must meet, all of it, so that its labels are exempt; in other names all labels must meet the conditions.
    /// Empty: labels are exempt in every name.
    pub exemption_name_conditions: Vec<ExemptionNameCondition>,
    /// The names to which claims apply.
    pub covered_names: CoveredNames,
}

/// A condition for labels that RFC 5893 does not have.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AddedCondition {
    /// The first character has one of these classes.
    First(ClassSet),
    /// The last character, NSM left aside, has one of these classes.
    Last(ClassSet),
    /// Some character has one of these classes.
    Contains(ClassSet),
    /// No label contains characters of both classes.
    NotTogether(BidiClass, BidiClass),
}

enum_with_ids! {
    /// The direction of a label whose first character has another class than L, R and AL.
    pub enum NonLetterStartDirection {
        /// Left-to-right.
        LeftToRight = "ltr";
        /// Right-to-left.
        RightToLeft = "rtl";
        /// That of its first character of class L, R or AL; left-to-right without any.
        FirstStrong = "first-strong";
    }
}

enum_with_ids! {
    /// The labels that need not meet the conditions.
    pub enum ExemptLabels {
        /// None.
        None = "none";
        /// Those that consist of European digits (EN).
        Digits = "digits";
        /// Those of L, EN and ES that neither begin nor end with ES, such as LDH labels (RFC 5890 section 2.3.1).
        Ldh = "ldh";
        /// Those without R, AL and AN: a program then checks right-to-left labels only (RFC 5891 section 4.2.3.4).
        WithoutRtl = "without-rtl";
    }
}

enum_with_ids! {
    /// What a name must meet so that labels of it are exempt.
    pub enum ExemptionNameCondition {
        /// No label that begins with EN comes after a right-to-left label, not even with others in between (RFC 5893
        /// section 2, second guarantee).
        NoDigitLabelAfterRightToLeft = "digit-not-after-rtl";
        /// Each label that begins with EN comes directly after one that begins with L and has no R, AL and AN, or
        /// after another such label that begins with EN.
        DigitLabelsOnlyAfterLeftToRight = "digit-after-ltr";
        /// The same, or at the beginning of the name, where a label with R, AL or AN follows directly after it or after more
        /// labels that begin with EN.
        DigitLabelsOnlyAfterLeftToRightOrFirst = "digit-after-ltr-or-first";
        /// Each label with R, AL or AN comes directly before an LDH label that begins with a letter.
        LdhLetterLabelAfterRightToLeft = "letter-after-rtl";
    }
}

enum_with_ids! {
    /// The names to which claims about a rule apply.
    pub enum CoveredNames {
        /// Every name, even if no label has R, AL or AN.
        Every = "every";
        /// Bidi domain names, to which RFC 5893 applies the rule: those with a label that has R, AL or AN. No other name
        /// has the display of one of them, since both have the same characters.
        Bidi = "bidi";
    }
}

impl BidiRule {
    /// The Bidi rule (RFC 5893 section 2), for every name.
    pub const fn rfc5893() -> Self {
        use BidiClass::{AL, AN, BN, CS, EN, ES, ET, L, NSM, ON, R};
        Self {
            first_character_classes: ClassSet::of(&[L, R, AL]),
            right_to_left_label_classes: ClassSet::of(&[R, AL, AN, EN, ES, CS, ET, ON, BN, NSM]),
            right_to_left_end_classes: ClassSet::of(&[R, AL, EN, AN]),
            allows_en_with_an: false,
            left_to_right_label_classes: ClassSet::of(&[L, EN, ES, CS, ET, ON, BN, NSM]),
            left_to_right_end_classes: ClassSet::of(&[L, EN]),
            non_letter_start_direction: NonLetterStartDirection::LeftToRight,
            added_conditions: Vec::new(),
            exempt_labels: ExemptLabels::None,
            exemption_name_conditions: Vec::new(),
            covered_names: CoveredNames::Every,
        }
    }

    /// The condition of the second guarantee (RFC 5893 section 2): Bidi domain names of LDH labels and labels that satisfy
    /// the rule, none of which begins with a digit after a right-to-left label.
    pub fn rfc5893_second_guarantee() -> Self {
        Self {
            exempt_labels: ExemptLabels::Ldh,
            exemption_name_conditions: vec![ExemptionNameCondition::NoDigitLabelAfterRightToLeft],
            covered_names: CoveredNames::Bidi,
            ..Self::rfc5893()
        }
    }

    /// The same rule, with claims about Bidi domain names only.
    #[must_use]
    pub fn covering_bidi_names_only(self) -> Self {
        Self { covered_names: CoveredNames::Bidi, ..self }
    }
}
