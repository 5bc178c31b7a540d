//! Input that is not a domain name: URLs, mail addresses and IP addresses.

use std::net::{Ipv4Addr, Ipv6Addr};

use bidiscope_bidi::address::{
    Grammar, Scheme, URL_DELIMITERS, UrlPartKind, parts_from_authority, scheme_before_slashes,
};
use bidiscope_bidi::name::{LABEL_SEPARATORS, Label, Name, Notation, text_of};

use super::detail::{Detail, InputKind};
use super::finding::Finding;
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
    first_delimiter: Option<usize>,
    /// Where the authority of a URL begins, in characters; `None` for what is none.
    pub(super) authority: Option<usize>,
}

/// What the input is instead of a domain name; `None` if it is a domain name, or a URL with one as its host. A URL has a
/// scheme and `://`, a mail address an `@` between a local part and a domain; `@`, `/`, `?`, `#` and `:` never occur in
/// domain names; an IPv4 address has four numbers up to 255.
pub fn not_a_domain_name(name: &Name) -> Option<NotADomainName> {
    if name.url_with_name().is_some() {
        return None;
    }
    let first_delimiter = name.characters().iter().position(|it| URL_DELIMITERS.contains(&it.scalar));
    let begins_with_digit = name.characters().first().is_some_and(|it| it.scalar.is_ascii_digit());
    if first_delimiter.is_none() && !begins_with_digit {
        return None;
    }
    let scalars: Vec<char> = name.characters().iter().map(|it| it.scalar).collect();
    let text = name.text();
    // Every label separator counts as a full stop here.
    let stopped = text.replace(LABEL_SEPARATORS, ".");
    let whole = stopped.strip_suffix('.').unwrap_or(&stopped);
    let within = whole.strip_prefix('[').and_then(|it| it.strip_suffix(']')).unwrap_or(whole);
    if whole.parse::<Ipv4Addr>().is_ok() || within.parse::<Ipv6Addr>().is_ok() {
        let what = InputKind::IpAddress;
        return Some(NotADomainName { what, host: None, first_delimiter, authority: None });
    }
    first_delimiter?;
    let (what, start, grammar) = match authority_start(name, &scalars) {
        Some(start) => (unreadable_host(name).unwrap_or(InputKind::Url), start, Grammar::GENERIC),
        // A browser reads it under the scheme of the page, which is `https` or the like.
        None if text.starts_with("//") => (InputKind::UrlWithoutScheme, 2, Grammar::SPECIAL),
        None if is_mail_address(&text) => (InputKind::MailAddress, 0, Grammar::GENERIC),
        None => (InputKind::Other, 0, Grammar::GENERIC),
    };
    let is_url = !matches!(what, InputKind::MailAddress | InputKind::Other);
    let authority = is_url.then_some(start);
    // Where a browser finds a host that is no domain name, nothing else is one.
    let host = if name.url().is_some() { None } else { host(&scalars, start, grammar) };
    Some(NotADomainName { what, host, first_delimiter, authority })
}

/// A URL where a name is asked for that a registry can register in a zone; `None` if it is no URL.
pub(super) fn url_in_zone(name: &Name) -> Option<NotADomainName> {
    let url = name.url_with_name()?;
    Some(NotADomainName {
        what: InputKind::Url,
        host: name.host().map(|it| it.text()),
        first_delimiter: name.characters().iter().position(|it| URL_DELIMITERS.contains(&it.scalar)),
        authority: Some(url.authority_start()),
    })
}

/// The finding for such input.
pub(super) fn finding(name: &Name, found: &NotADomainName) -> Finding {
    let characters = match found.first_delimiter {
        Some(at) => vec![at],
        None => (0..name.characters().len()).collect(),
    };
    let detail = Detail::Input { what: found.what, host: found.host.clone() };
    Finding::new(FindingKind::NotADomainName, None, characters).with(detail)
}

/// Why the host of a URL cannot be read; `None` if it can, or is an IP address.
fn unreadable_host(name: &Name) -> Option<InputKind> {
    let host = text_of(&name.characters()[name.url()?.host()]);
    let host = host.replace(LABEL_SEPARATORS, ".");
    let labels = host.strip_suffix('.').unwrap_or(&host);
    labels.split('.').any(str::is_empty).then_some(InputKind::UrlEmptyLabel)
}

/// Where the authority of what browsers read as a URL begins, or what follows `://` after a scheme (RFC 3986 section 3.1).
fn authority_start(name: &Name, scalars: &[char]) -> Option<usize> {
    if let Some(url) = name.url() {
        return Some(url.authority_start());
    }
    let scheme = Scheme::of(scalars, 0)?;
    // Without a host too, as in `http:\\`.
    if scheme.is_special() && scheme.name != "file" {
        return Some(scheme.authority_start());
    }
    scheme_before_slashes(scalars).filter(|_| scheme.is_valid()).map(|it| it.end + "://".len())
}

/// Whether it is a mail address, also after `mailto:`. What stands behind the `@` need not be a host name: it may be
/// an IP address, and a port is overlooked.
fn is_mail_address(text: &str) -> bool {
    let address = match text.split_at_checked("mailto:".len()) {
        Some((scheme, address)) if scheme.eq_ignore_ascii_case("mailto:") => address,
        _ => text,
    };
    let Some((local, domain)) = address.rsplit_once('@') else { return false };
    is_local_part(local) && !domain.is_empty() && !domain.contains(['/', '?', '#', ' '])
}

/// `Dot-string` or `Quoted-string` of RFC 5321 section 4.1.2, with all characters that are not ASCII (RFC 6531).
fn is_local_part(local: &str) -> bool {
    if let Some(quoted) = local.strip_prefix('"') {
        let Some(quoted) = quoted.strip_suffix('"') else { return false };
        // A quotation mark or a backslash is the second one of a pair.
        let mut is_escaped = false;
        let is_text = quoted.chars().all(|it| {
            let is_allowed = is_escaped || it != '"';
            is_escaped = it == '\\' && !is_escaped;
            is_allowed && !it.is_control()
        });
        return is_text && !is_escaped;
    }
    let is_atom_text =
        |it: char| !it.is_ascii() || it.is_ascii_alphanumeric() || "!#$%&'*+-/=?^_`{|}~".contains(it);
    local.split('.').all(|atom| !atom.is_empty() && atom.chars().all(is_atom_text))
}

/// The host of the authority that begins at `start`, where that is a domain name.
fn host(scalars: &[char], start: usize, grammar: Grammar) -> Option<String> {
    let parts = parts_from_authority(scalars, start, grammar.with_numeric_port());
    let host = parts.into_iter().find(|it| it.part == UrlPartKind::Host)?;
    let host: String = scalars[host.range].iter().collect();
    let name = Name::read(&host, Notation::Unicode).ok()?;
    let holds_names_only = |label: &Label| {
        let characters = name.label_characters(label);
        disallowed_in(characters).into_iter().all(|at| matches!(characters[at].scalar, '*' | '_'))
    };
    let is_name = name.labels().iter().all(holds_names_only) && not_a_domain_name(&name).is_none();
    is_name.then_some(host)
}
