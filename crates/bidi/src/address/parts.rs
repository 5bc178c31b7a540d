//! The parts of an address by position, from its authority on (RFC 3986, sections 3.2 to 3.5): the one place in which an
//! authority is taken apart.

use std::ops::Range;

use serde::Serialize;

use crate::enum_with_ids;

/// A part of a URL, without the signs that delimit it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct UrlPart {
    /// What it is.
    pub part: UrlPartKind,
    /// Where it stands, in characters of the URL from 0.
    #[serde(flatten)]
    pub character_range: Range<usize>,
}

enum_with_ids! {
    /// What a part of a URL is.
    pub enum UrlPartKind {
        /// Before the first colon.
        Scheme = "scheme";
        /// Before the last `@` of the authority: name and password.
        UserInfo = "userinfo";
        /// The host.
        Host = "host";
        /// After the colon behind the host.
        Port = "port";
        /// From the first slash behind the authority, which belongs to it.
        Path = "path";
        /// After the first question mark.
        Query = "query";
        /// After the first number sign.
        Fragment = "fragment";
    }
}

/// Where the standards read an authority differently.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AuthoritySyntax {
    /// Whether a backslash is a slash.
    is_backslash_slash: bool,
    /// Whether only digits are a port.
    is_port_numeric: bool,
}

impl AuthoritySyntax {
    /// RFC 3986, and what browsers do under schemes that they do not know.
    pub const GENERIC: Self = Self { is_backslash_slash: false, is_port_numeric: false };
    /// What browsers do under a [special scheme](super::is_special_scheme) (WHATWG URL, section 4.4): a backslash is a slash.
    pub const SPECIAL: Self = Self { is_backslash_slash: true, is_port_numeric: false };

    /// The same where a port is digits after a host (RFC 3986, section 3.2.3), after the last colon, and any other colon
    /// belongs to the host. A browser takes whatever follows the first colon for a port, and refuses it: so it is in a URL. In
    /// what is perhaps none, a colon may be another sign.
    #[must_use]
    pub const fn requiring_numeric_port(self) -> Self {
        Self { is_port_numeric: true, ..self }
    }

    /// Whether the character is a slash.
    pub const fn is_slash(self, scalar: char) -> bool {
        scalar == '/' || self.is_backslash_slash && scalar == '\\'
    }

    /// Whether an authority ends before the character: a slash, or what begins a query or a fragment.
    pub const fn ends_authority(self, scalar: char) -> bool {
        self.is_slash(scalar) || matches!(scalar, '?' | '#')
    }

    /// Where the colon of the port stands in a host with its port.
    fn port_colon(self, text: &[char], mut host: Range<usize>) -> Option<usize> {
        if self.is_port_numeric {
            let digits = text[host.clone()].iter().rev().take_while(|it| it.is_ascii_digit()).count();
            let colon = (host.end - digits).checked_sub(1).filter(|&at| at > host.start && digits > 0);
            return colon.filter(|&at| text[at] == ':');
        }
        // “Inside brackets”.
        let mut in_brackets = false;
        host.find(|&at| {
            in_brackets = text[at] == '[' || in_brackets && text[at] != ']';
            text[at] == ':' && !in_brackets
        })
    }
}

/// The parts of an address from its authority on, in their order: userinfo, host, port, path, query, fragment. The authority
/// begins at `authority_start`, an index of `text`; ranges are positions in all of `text`. There is always one host, which may
/// be empty or an IP address, in brackets or not. Colons in brackets begin no port, wherever the brackets stand (WHATWG URL,
/// section 4.4). An empty userinfo, port, query or fragment is a part where its sign stands; an empty path is none.
pub fn parts_from_authority(text: &[char], authority_start: usize, syntax: AuthoritySyntax) -> Vec<UrlPart> {
    let end = text.len();
    let find = |range: Range<usize>, of: &dyn Fn(char) -> bool| {
        range.clone().find(|&at| of(text[at])).unwrap_or(range.end)
    };
    let authority = authority_start..find(authority_start..end, &|it| syntax.ends_authority(it));
    let path = authority.end..find(authority.end..end, &|it| matches!(it, '?' | '#'));
    let query = path.end..find(path.end..end, &|it| it == '#');
    let mut parts = Vec::with_capacity(6);
    let mut add = |part, range| parts.push(UrlPart { part, character_range: range });
    let at_sign = authority.clone().rev().find(|&at| text[at] == '@');
    if let Some(at) = at_sign {
        add(UrlPartKind::UserInfo, authority.start..at);
    }
    let host = at_sign.map_or(authority.start, |it| it + 1)..authority.end;
    let colon = syntax.port_colon(text, host.clone());
    add(UrlPartKind::Host, host.start..colon.unwrap_or(host.end));
    if let Some(colon) = colon {
        add(UrlPartKind::Port, colon + 1..host.end);
    }
    if !path.is_empty() {
        add(UrlPartKind::Path, path);
    }
    if !query.is_empty() {
        add(UrlPartKind::Query, query.start + 1..query.end);
    }
    if query.end < end {
        add(UrlPartKind::Fragment, query.end + 1..end);
    }
    parts
}

/// Where the authority among these parts ends: what follows are path, query and fragment. 0 where there is none.
pub(crate) fn authority_end(parts: &[UrlPart]) -> usize {
    let last = parts.iter().rfind(|it| matches!(it.part, UrlPartKind::Host | UrlPartKind::Port));
    last.map_or(0, |it| it.character_range.end)
}

/// Whether a text begins with a percent escape: `%` and two hexadecimal digits (RFC 3986, section 2.1).
pub fn begins_with_percent_escape(text: impl IntoIterator<Item = char>) -> bool {
    let mut text = text.into_iter();
    let is_sign = text.next() == Some('%');
    is_sign
        && text.next().is_some_and(|it| it.is_ascii_hexdigit())
        && text.next().is_some_and(|it| it.is_ascii_hexdigit())
}
