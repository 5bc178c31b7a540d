//! The kinds of text that are edited.

/// What an edited text is: how many lines it has, and what its words are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EditedTextKind {
    /// One line, whose words are labels.
    DomainName,
    /// One line of other text, such as a path.
    SingleLine,
    /// Lines that end with U+000A, alone or after U+000D, each a paragraph of its own.
    MultiLine,
}
