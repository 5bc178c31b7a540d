//! Why no fix is suggested.

/// Why no fix is suggested for a name that violates the rules. Labels are counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum NoFixReason {
    /// The input is a URL, a mail address or an IP address.
    NotADomainName,
    /// Only the zone's labels violate the rules.
    OnlyZoneViolates,
    /// No edits leave a label that satisfies the rules.
    NothingLeft(usize),
    /// A label that otherwise satisfies the rules is too long.
    LabelTooLong(usize),
    /// The labels satisfy the rules, but the name is too long.
    NameTooLong,
    /// Every sufficient edit causes a new warning.
    CausesWarning(usize),
    /// The label is a number, but must begin with a letter.
    IsNumber(usize),
    /// The label has a symbol that represents words or a fraction, such as U+FDFA, and what it stands for is not allowed
    /// there.
    WordSymbol(usize),
    /// Every sufficient edit changes a number in the label.
    ChangesNumber(usize),
    /// The rule set refuses a label that nobody registers (wildcard or underscored name).
    NotRegistrable(usize),
    /// The result would be an IP address.
    BecomesIpAddress(usize),
    /// The search reached its limit.
    SearchLimit(usize),
    /// The registry's own rules refuse the name, and every correction that is tried.
    RegistryRefuses,
    /// Only the registry's own rules refuse the name, and no other spelling of it can be suggested.
    NoOtherSpelling,
}

impl NoFixReason {
    /// The identifier by which its sentence is chosen.
    pub const fn id(self) -> &'static str {
        match self {
            Self::NotADomainName => "not-a-domain-name",
            Self::OnlyZoneViolates => "only-zone-violates",
            Self::NothingLeft(_) => "nothing-left",
            Self::LabelTooLong(_) => "label-too-long",
            Self::NameTooLong => "name-too-long",
            Self::CausesWarning(_) => "causes-warning",
            Self::IsNumber(_) => "is-number",
            Self::WordSymbol(_) => "word-symbol",
            Self::ChangesNumber(_) => "changes-number",
            Self::NotRegistrable(_) => "not-registrable",
            Self::BecomesIpAddress(_) => "becomes-ip-address",
            Self::SearchLimit(_) => "search-limit",
            Self::RegistryRefuses => "registry-refuses",
            Self::NoOtherSpelling => "no-other-spelling",
        }
    }

    /// The index, from 0, of the label concerned; `None` where it is not one label.
    pub const fn label_index(self) -> Option<usize> {
        match self {
            Self::NotADomainName
            | Self::OnlyZoneViolates
            | Self::NameTooLong
            | Self::RegistryRefuses
            | Self::NoOtherSpelling => None,
            Self::NothingLeft(label)
            | Self::LabelTooLong(label)
            | Self::CausesWarning(label)
            | Self::IsNumber(label)
            | Self::WordSymbol(label)
            | Self::ChangesNumber(label)
            | Self::NotRegistrable(label)
            | Self::BecomesIpAddress(label)
            | Self::SearchLimit(label) => Some(label),
        }
    }
}
