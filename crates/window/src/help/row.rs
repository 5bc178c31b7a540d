//! A row of the help.

/// What something is called, and what it is or does.
pub(super) type HelpRow = (String, String);
