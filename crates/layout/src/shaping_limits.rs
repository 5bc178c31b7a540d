//! Limits the length of what is shaped at once.
//!
//! The shaper counts the characters of a syllable in a byte, and does some of its work for each pair of
//! characters of a piece. Real text does not come near these lengths; pasted text may.

/// The most characters of a piece that is shaped at once: the length of the longest domain name.
pub(super) const MAX_PIECE_CHARACTERS: usize = 253;

/// The most characters of a cell: a base with as many marks as the Stream-Safe Text Format allows (UAX #15
/// section 13: 30), and one more.
pub(super) const MAX_CELL_CHARACTERS: usize = 32;
