//! Links by UTS #58, “Unicode Link Detection and Formatting: URLs and Email Addresses”: detection in a text, and minimal
//! escaping.
//!
//! Read for the interpretation, in version 17.0 of 2 February 2026: the data files, the test files and the reference
//! implementation. Where these leave something open:
//! - A domain is one by the rules of this crate's other grammar, ends in a known top-level domain, and has no label that
//!   begins or ends with a hyphen. `http://`, `https://` and `mailto:` belong to the link, in any case; other schemes do not.
//! - A port of more than five digits or above 65535 is none, and its domain no link.
//! - A domain before the `@` of a mail address is part of that address, not a link.
//! - Brackets do not match across the parts of a URL.

mod detection;
mod escaping;
mod parts;
mod properties;

use bidiscope_bidi::enum_with_ids;

pub(super) use detection::{LinkScanner, MAIL_SCHEME};
pub use escaping::minimally_escaped;
pub(crate) use escaping::{UrlPiece, minimal_pieces};
pub use properties::{LinkTerm, is_link_email, link_term, opening_link_bracket_of};

enum_with_ids! {
    /// The rules by which links are found in a text.
    #[derive(Default)]
    pub enum LinkRules {
        /// Davis's grammar, from “Bidi IRIs” (2011).
        #[default]
        Davis = "davis";
        /// UTS #58.
        Uts58 = "uts58";
    }
}
