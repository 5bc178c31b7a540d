//! How large a study may be.

/// The greatest length of a study, in characters, even over one class.
pub const MAX_STUDY_SEQUENCE_CHARACTERS: usize = 24;

/// The most displays of one study.
pub const MAX_STUDY_DISPLAYS: usize = 256;
