//! How large a study may be.

/// The greatest length of a study, in characters, even over one class.
pub const MAX_LENGTH: usize = 24;

/// The most displays of one study.
pub const MAX_DISPLAYS: usize = 256;
