//! Why no fix is suggested, as an error with a message.

/// Why no fix is suggested for a name that violates the rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, thiserror::Error)]
pub enum NoFixReason {
    /// The input is a URL, a mail address or an IP address.
    #[error("This is no domain name, so there is nothing to mend.")]
    NotADomainName,
    /// Only the zone's labels violate the rules.
    #[error("The violation is not in the applicant's own labels, and nobody else's are mended.")]
    OnlyZoneViolates,
    /// No edits leave a label that satisfies the rules.
    #[error("Nothing that may be a label would be left of label {label}.")]
    NothingLeft {
        /// The index of the label.
        label: usize,
    },
    /// A label that otherwise satisfies the rules is too long.
    #[error("Label {label} is too long for the DNS; what to leave out is for the applicant to say.")]
    LabelTooLong {
        /// The index of the label.
        label: usize,
    },
    /// The labels satisfy the rules, but the name is too long.
    #[error("The name is too long for the DNS; what to leave out is for the applicant to say.")]
    NameTooLong,
    /// Every sufficient edit causes a new warning.
    #[error("What would mend label {label} brings in something else that is warned about.")]
    CausesWarning {
        /// The index of the label.
        label: usize,
    },
    /// The label is a number, but must begin with a letter.
    #[error("Label {label} is a number: it needs a word before it, which is for the applicant to choose.")]
    IsNumber {
        /// The index of the label.
        label: usize,
    },
    /// The label has a symbol that represents words, and its letters are not allowed there.
    #[error("Label {label} has a sign that stands for words: how to write them is for the applicant to say.")]
    WordSymbol {
        /// The index of the label.
        label: usize,
    },
    /// Every sufficient edit changes a number in the label.
    #[error("What would mend label {label} makes another number of one in it.")]
    ChangesNumber {
        /// The index of the label.
        label: usize,
    },
    /// The rule refuses a label that nobody registers (wildcard or underscored name).
    #[error(
        "Label {label} is one of the DNS's own, which nobody registers: it is not what this rule is made for, and \
         is not mended."
    )]
    NotRegistrable {
        /// The index of the label.
        label: usize,
    },
    /// The result would be an IP address.
    #[error("With label {label} mended this would be an IP address and no domain name.")]
    BecomesIpAddress {
        /// The index of the label.
        label: usize,
    },
    /// The search reached its limit.
    #[error("No mending of label {label} was found among the likeliest edits.")]
    SearchLimit {
        /// The index of the label.
        label: usize,
    },
}
