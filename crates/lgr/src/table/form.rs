//! The forms of the older tables.

/// A form of the older tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableForm {
    /// RFC 3743: a code point, its preferred variants, its character variants.
    Rfc3743,
    /// RFC 4290: a base character and its variants.
    Rfc4290,
}
