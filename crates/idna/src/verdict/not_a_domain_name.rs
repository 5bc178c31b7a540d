//! Input that is not a domain name: URLs, mail addresses and IP addresses.

use std::net::{Ipv4Addr, Ipv6Addr};

use bidiscope_bidi::enum_with_ids;
use bidiscope_bidi::name::{LABEL_SEPARATORS, Label, Name, Notation, URL_DELIMITERS};

use super::finding::{Finding, FindingValue};
use super::kind::FindingKind;
use super::uts46::disallowed_in;

/// What the input is instead of a domain name, and the domain name inside it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotADomainName {
    /// What it is.
    pub what: InputKind,
    /// The domain name inside the input, in logical order and as typed; `None` if there is none.
    pub host: Option<String>,
    /// The first character that no domain name contains; `None` for an IPv4 address.
    first_foreign: Option<usize>,
}

enum_with_ids! {
    /// What input can be instead of a domain name.
    pub enum InputKind {
        /// It has a scheme and `://`.
        Url = "url";
        /// It begins with `//`.
        UrlWithoutScheme = "url-without-scheme";
        /// It has an `@`.
        MailAddress = "mail-address";
        /// An IPv4 or IPv6 address.
        IpAddress = "ip-address";
        /// It holds a character that delimits parts of a URL.
        Other = "other";
    }
}

/// What the input is instead of a domain name; `None` if it is a domain name. A URL has a scheme and `://`, a
/// mail address has `@`; `/`, `?`, `#` and `:` never occur in domain names; an IPv4 address has four numbers
/// up to 255.
pub fn not_a_domain_name(name: &Name) -> Option<NotADomainName> {
    let first_foreign = name.characters().iter().position(|it| URL_DELIMITERS.contains(&it.scalar));
    let begins_with_digit = name.characters().first().is_some_and(|it| it.scalar.is_ascii_digit());
    if first_foreign.is_none() && !begins_with_digit {
        return None;
    }
    let text = name.text();
    // Every label separator counts as a full stop here.
    let stopped = text.replace(LABEL_SEPARATORS, ".");
    let whole = stopped.strip_suffix('.').unwrap_or(&stopped);
    if whole.parse::<Ipv4Addr>().is_ok() || whole.parse::<Ipv6Addr>().is_ok() {
        return Some(NotADomainName { what: InputKind::IpAddress, host: None, first_foreign });
    }
    first_foreign?;
    let (what, rest) = match scheme(&text) {
        Some(rest) => (InputKind::Url, rest),
        None => match (text.contains('@'), text.starts_with("//")) {
            (true, false) if !text.contains('/') => (InputKind::MailAddress, text.as_str()),
            (_, true) => (InputKind::UrlWithoutScheme, &text[2..]),
            _ => (InputKind::Other, text.as_str()),
        },
    };
    Some(NotADomainName { what, host: host(rest), first_foreign })
}

/// The finding for such input.
pub(super) fn finding(name: &Name, found: &NotADomainName) -> Finding {
    let characters = match found.first_foreign {
        Some(at) => vec![at],
        None => (0..name.characters().len()).collect(),
    };
    let finding = Finding::new(FindingKind::NotADomainName, None, characters);
    Finding { host: found.host.clone(), ..finding.with("what", FindingValue::Id(found.what.id())) }
}

/// The part after the scheme and `://` (RFC 3986 section 3.1).
fn scheme(text: &str) -> Option<&str> {
    let (scheme, rest) = text.split_once("://")?;
    let is_scheme = scheme.starts_with(|it: char| it.is_ascii_alphabetic())
        && scheme.chars().all(|it| it.is_ascii_alphanumeric() || "+-.".contains(it));
    is_scheme.then_some(rest)
}

/// The host in the part after a scheme, without user, port, path, query and fragment (RFC 3986 section 3.2).
fn host(rest: &str) -> Option<String> {
    let authority = rest.split(['/', '?', '#']).next()?;
    let without_user = authority.rsplit_once('@').map_or(authority, |(_, host)| host);
    let host = match without_user.rsplit_once(':') {
        Some((host, port)) if !port.is_empty() && port.chars().all(|it| it.is_ascii_digit()) => host,
        _ => without_user,
    };
    let name = Name::read(host, Notation::Unicode).ok()?;
    let holds_names_only = |label: &Label| {
        let characters = name.label_characters(label);
        disallowed_in(characters).into_iter().all(|at| matches!(characters[at].scalar, '*' | '_'))
    };
    let is_name = name.labels().iter().all(holds_names_only) && not_a_domain_name(&name).is_none();
    is_name.then(|| host.to_owned())
}
