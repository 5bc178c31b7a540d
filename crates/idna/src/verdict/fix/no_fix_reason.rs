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
    /// The label has a symbol that represents words, and its letters are not allowed there.
    WordSymbol(usize),
    /// Every sufficient edit changes a number in the label.
    ChangesNumber(usize),
    /// The rule refuses a label that nobody registers (wildcard or underscored name).
    NotRegistrable(usize),
    /// The result would be an IP address.
    BecomesIpAddress(usize),
    /// The search reached its limit.
    SearchLimit(usize),
}

impl NoFixReason {
    /// The identifier of its sentence.
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
        }
    }

    /// The label concerned, if it is one.
    pub const fn label(self) -> Option<usize> {
        match self {
            Self::NotADomainName | Self::OnlyZoneViolates | Self::NameTooLong => None,
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
