//! How long names and labels may be.

/// The most characters that are read as one name. The longest name in the DNS has 253 octets; this allows
/// experiments, and limits the work after an accidental paste.
pub const MAX_INPUT_CHARACTERS: usize = 10_000;

/// The most bytes that are read as one name, in any notation: enough for [`MAX_INPUT_CHARACTERS`] characters written as
/// `U+10FFFF` with a space.
pub const MAX_INPUT_BYTES: usize = 12 * MAX_INPUT_CHARACTERS;

/// The longest label in the DNS, in octets (RFC 1035 section 2.3.4).
pub const MAX_LABEL_OCTETS: usize = 63;

/// The longest name in the DNS in its textual form, in octets without the final full stop: 255 on the wire
/// (RFC 1035 section 2.3.4) less the first length octet and the root.
pub const MAX_NAME_TEXT_OCTETS: usize = 253;

/// The most octets of an A-label, with `xn--`, that is decoded; a longer one is kept as it is
/// ([`ALabelError::TooLongToDecode`](super::ALabelError::TooLongToDecode)). Decoding takes time quadratic in the length; a
/// label in the DNS is far shorter.
pub const MAX_DECODABLE_OCTETS: usize = 2_000;
