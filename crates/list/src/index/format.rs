//! What the file of an index begins and ends with.

/// The first bytes of an index; the version of its format follows.
pub(super) const MAGIC: &[u8; 16] = b"bidiscope index\n";

/// The last bytes, before the place and length of the contents.
pub(super) const END_MAGIC: &[u8; 8] = b"contents";

/// The version of the format.
pub(super) const FORMAT: u64 = 6;

/// After so many names a block of them begins, whose place is kept.
pub(super) const NAMES_PER_BLOCK: u64 = 64;
