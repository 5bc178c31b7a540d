//! The tables of registries before RFC 7940: RFC 3743 and RFC 4290. They are text, an entry a line, and become a ruleset.
//!
//! An entry of RFC 3743 is a code point, its preferred variants and its character variants, with semicolons between them;
//! numbers of references stand in parentheses. One of RFC 4290 is a base character and, after a vertical bar, its variants with
//! colons between them. Code points may have `U+` before them or, in RFC 3743, not; sequences are joined by spaces, or in RFC
//! 4290 by hyphens; `..` stands between the ends of a range, as in tables of IANA's repository. `#` begins a comment.

mod convert;
mod entries;
mod form;
mod line;
mod xml;

pub use convert::ConvertedTable;
pub(crate) use convert::{is_table, to_xml};
pub use form::TableForm;
