//! Why no fix is suggested.

/// Why no fix is suggested for a name that violates the rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum NoFixReason {
    /// The input is a URL, a mail address or an IP address.
    NotADomainName,
    /// Only the zone's labels violate the rules.
    OnlyZoneLabelsViolate,
    /// No edits leave a label that satisfies the rules.
    NothingLeftOfLabel {
        /// The label's index in the name, from 0.
        label_index: usize,
    },
    /// A label that otherwise satisfies the rules is too long.
    LabelTooLong {
        /// The label's index in the name, from 0.
        label_index: usize,
    },
    /// The labels satisfy the rules, but the name is too long.
    NameTooLong,
    /// Every sufficient edit causes a new warning.
    EveryFixCausesWarning {
        /// The label's index in the name, from 0.
        label_index: usize,
    },
    /// The label is a number, but must begin with a letter.
    LabelIsNumber {
        /// The label's index in the name, from 0.
        label_index: usize,
    },
    /// The label has a symbol that represents words or a fraction, such as U+FDFA, and what it stands for is not allowed
    /// there.
    LabelHasWordSymbol {
        /// The label's index in the name, from 0.
        label_index: usize,
    },
    /// Every sufficient edit changes a number in the label.
    EveryFixChangesNumber {
        /// The label's index in the name, from 0.
        label_index: usize,
    },
    /// The rule set refuses a label that nobody registers (wildcard or underscored name).
    LabelNotRegistrable {
        /// The label's index in the name, from 0.
        label_index: usize,
    },
    /// The result would be an IP address.
    FixedNameIsIpAddress {
        /// The label's index in the name, from 0.
        label_index: usize,
    },
    /// The search reached its limit.
    SearchLimitReached {
        /// The label's index in the name, from 0.
        label_index: usize,
    },
    /// The registry's own rules refuse the name, and every correction that is tried.
    RegistryRefusesEveryFix,
    /// Only the registry's own rules refuse the name, and no other spelling of it can be suggested.
    NoOtherSpelling,
}

impl NoFixReason {
    /// The identifier by which its sentence is chosen.
    pub const fn id(self) -> &'static str {
        match self {
            Self::NotADomainName => "not-a-domain-name",
            Self::OnlyZoneLabelsViolate => "only-zone-violates",
            Self::NothingLeftOfLabel { .. } => "nothing-left",
            Self::LabelTooLong { .. } => "label-too-long",
            Self::NameTooLong => "name-too-long",
            Self::EveryFixCausesWarning { .. } => "causes-warning",
            Self::LabelIsNumber { .. } => "is-number",
            Self::LabelHasWordSymbol { .. } => "word-symbol",
            Self::EveryFixChangesNumber { .. } => "changes-number",
            Self::LabelNotRegistrable { .. } => "not-registrable",
            Self::FixedNameIsIpAddress { .. } => "becomes-ip-address",
            Self::SearchLimitReached { .. } => "search-limit",
            Self::RegistryRefusesEveryFix => "registry-refuses",
            Self::NoOtherSpelling => "no-other-spelling",
        }
    }

    /// The index, from 0, of the label concerned; `None` where it is not one label.
    pub const fn label_index(self) -> Option<usize> {
        match self {
            Self::NotADomainName
            | Self::OnlyZoneLabelsViolate
            | Self::NameTooLong
            | Self::RegistryRefusesEveryFix
            | Self::NoOtherSpelling => None,
            Self::NothingLeftOfLabel { label_index }
            | Self::LabelTooLong { label_index }
            | Self::EveryFixCausesWarning { label_index }
            | Self::LabelIsNumber { label_index }
            | Self::LabelHasWordSymbol { label_index }
            | Self::EveryFixChangesNumber { label_index }
            | Self::LabelNotRegistrable { label_index }
            | Self::FixedNameIsIpAddress { label_index }
            | Self::SearchLimitReached { label_index } => Some(label_index),
        }
    }
}
