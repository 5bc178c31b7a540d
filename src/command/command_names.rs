//! The names of the program and of commands, as they are typed.

/// The name of the program in help and messages.
pub(super) const PROGRAM: &str = "bidiscope";

/// The commands that take no names, and so do not accept `--notation`.
pub(super) const COMMANDS_WITHOUT_NAMES: [&str; 4] = ["completions", "lesson", "man", "study"];
