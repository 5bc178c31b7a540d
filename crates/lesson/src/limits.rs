//! How large a lesson may be.

/// The most bytes that a lesson file may have.
pub const MAX_LESSON_BYTES: usize = 256 << 10;

/// The most steps that a lesson may have.
pub const MAX_STEPS: usize = 100;

/// The most names, displays or bidi classes that a step may offer to choose from.
pub const MAX_ANSWER_CHOICES: usize = 12;

/// The most characters of a title of a lesson or step.
pub const MAX_TITLE_CHARACTERS: usize = 80;

/// The most characters of a name in a lesson, each of which is shown in a cell.
pub const MAX_LESSON_NAME_CHARACTERS: usize = 64;
