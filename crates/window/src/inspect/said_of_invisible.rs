//! What was said of invisible characters in the name.

/// What was said of an edit, after which these invisible characters stood in the field.
pub(super) struct SaidOfInvisible {
    pub(super) sentence: String,
    pub(super) characters: Vec<char>,
}
