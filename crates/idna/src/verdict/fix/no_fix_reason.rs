//! Why no fix is suggested.

/// Why no fix is suggested for a name that violates the rules. Labels are counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum NoFixReason {
    /// The input is a URL, a mail address or an IP address.
    NotADomainName,
    /// Only the zone's labels violate the rules.
    OnlyZoneLabelsViolate,
    /// No edits leave a label that satisfies the rules.
    NothingLeftOfLabel(usize),
    /// A label that otherwise satisfies the rules is too long.
    LabelTooLong(usize),
    /// The labels satisfy the rules, but the name is too long.
    NameTooLong,
    /// Every sufficient edit causes a new warning.
    EveryFixCausesWarning(usize),
    /// The label is a number, but must begin with a letter.
    LabelIsNumber(usize),
    /// The label has a symbol that represents words or a fraction, such as U+FDFA, and what it stands for is not allowed
    /// there.
    LabelHasWordSymbol(usize),
    /// Every sufficient edit changes a number in the label.
    EveryFixChangesNumber(usize),
    /// The rule set refuses a label that nobody registers (wildcard or underscored name).
    LabelNotRegistrable(usize),
    /// The result would be an IP address.
    FixedNameIsIpAddress(usize),
    /// The search reached its limit.
    SearchLimitReached(usize),
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
            Self::NothingLeftOfLabel(_) => "nothing-left",
            Self::LabelTooLong(_) => "label-too-long",
            Self::NameTooLong => "name-too-long",
            Self::EveryFixCausesWarning(_) => "causes-warning",
            Self::LabelIsNumber(_) => "is-number",
            Self::LabelHasWordSymbol(_) => "word-symbol",
            Self::EveryFixChangesNumber(_) => "changes-number",
            Self::LabelNotRegistrable(_) => "not-registrable",
            Self::FixedNameIsIpAddress(_) => "becomes-ip-address",
            Self::SearchLimitReached(_) => "search-limit",
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
            Self::NothingLeftOfLabel(label)
            | Self::LabelTooLong(label)
            | Self::EveryFixCausesWarning(label)
            | Self::LabelIsNumber(label)
            | Self::LabelHasWordSymbol(label)
            | Self::EveryFixChangesNumber(label)
            | Self::LabelNotRegistrable(label)
            | Self::FixedNameIsIpAddress(label)
            | Self::SearchLimitReached(label) => Some(label),
        }
    }
}
