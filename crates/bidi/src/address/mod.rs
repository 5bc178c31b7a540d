//! The syntax of addresses, each part by its position: scheme, userinfo, host, port, path, query and fragment (RFC 3986,
//! section 3; WHATWG URL, section 4).
//!
//! [`Url`] is what a browser would read as an address with a host, be its scheme written or not; a [`UrlWithCharacters`] has
//! its characters and the name of its host too. [`UrlScheme`] and
//! [`parts_from_authority`] take apart any text, by the grammar that is asked for: see [`AuthoritySyntax`] for where the
//! standards differ.
//!
//! Where an address ends in running text is another question, which depends on what stands around it: the grammars for that are
//! with the search for links. What they find is taken apart here.

mod host;
mod named_host;
mod parts;
mod scheme;
mod url;

pub use host::{HostKind, is_ip_address};
pub use named_host::UrlWithCharacters;
pub(crate) use parts::authority_end;
pub use parts::{AuthoritySyntax, UrlPart, UrlPartKind, begins_with_percent_escape, parts_from_authority};
pub use scheme::{
    NO_REQUEST_SCHEMES, UrlScheme, authority_end_index, is_special_scheme, scheme_before_slashes,
};
pub use url::{Url, indices_kept_by_url_parser};

/// Characters that delimit the parts of URLs and mail addresses, and never occur in a label.
pub const URL_GEN_DELIMS_WITHOUT_BRACKETS: [char; 5] = ['@', '/', '?', '#', ':'];
