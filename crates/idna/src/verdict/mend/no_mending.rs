//! Why nothing is offered, in a sentence.

/// Why nothing is offered for a name that violates the rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, thiserror::Error)]
pub enum NoMending {
    /// It is a URL, a mail address or an IP address.
    #[error("This is no domain name, so there is nothing to mend.")]
    NoDomainName,
    /// Only the zone's labels violate the rules.
    #[error("The violation is not in the applicant's own labels, and nobody else's are mended.")]
    NotTheApplicants,
    /// Whatever is done, no label remains that satisfies the rules.
    #[error("Nothing that may be a label would be left of label {label}.")]
    NothingLeft {
        /// The label.
        label: usize,
    },
    /// A label that is otherwise in order is too long.
    #[error("Label {label} is too long for the DNS; what to leave out is for the applicant to say.")]
    TooLong {
        /// The label.
        label: usize,
    },
    /// The labels are in order, and the name is too long.
    #[error("The name is too long for the DNS; what to leave out is for the applicant to say.")]
    NameTooLong,
    /// Every edit that is enough brings in what is warned about.
    #[error("What would mend label {label} brings in something else that is warned about.")]
    Warned {
        /// The label.
        label: usize,
    },
    /// It is a number, and a label has to begin with a letter.
    #[error("Label {label} is a number: it needs a word before it, which is for the applicant to choose.")]
    Number {
        /// The label.
        label: usize,
    },
    /// A sign in it stands for words, and has no letters that may stand there instead.
    #[error("Label {label} has a sign that stands for words: how to write them is for the applicant to say.")]
    SignForWords {
        /// The label.
        label: usize,
    },
    /// Whatever is enough makes another number of one in the label.
    #[error("What would mend label {label} makes another number of one in it.")]
    AnotherNumber {
        /// The label.
        label: usize,
    },
    /// The rule refuses a label of the DNS's own.
    #[error(
        "Label {label} is one of the DNS's own, which nobody registers: it is not what this rule is made for, and \
         is not mended."
    )]
    OfTheDns {
        /// The label.
        label: usize,
    },
    /// What would be left is an IP address.
    #[error("With label {label} mended this would be an IP address and no domain name.")]
    Address {
        /// The label.
        label: usize,
    },
    /// The search came to its bound.
    #[error("No mending of label {label} was found among the likeliest edits.")]
    Beyond {
        /// The label.
        label: usize,
    },
}
