//! The host of an address: a domain name, an IP address, or neither.

use std::net::{Ipv4Addr, Ipv6Addr};

use crate::name::{LABEL_SEPARATORS, is_label_separator, is_mark};

/// What the host of a URL is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HostKind {
    /// It may be a domain name, which [`UrlWithCharacters::host`](super::UrlWithCharacters::host) is.
    DomainName,
    /// An IPv4 address, or an IPv6 address in brackets; under a [special scheme](super::Url::is_special) what browsers take for
    /// one: its last label is a number.
    IpAddress,
    /// None of these: it has an empty label, or a colon, which is none of a port between brackets.
    Unreadable,
}

impl HostKind {
    /// That of a host. Under a special scheme a host whose last label is a number is read as an IPv4 address or refused (WHATWG
    /// URL, section 3.5, “ends in a number”).
    pub(super) fn of(host: &[char], is_special: bool) -> Self {
        if host.iter().all(|&it| is_label_separator(it)) {
            return Self::Unreadable;
        }
        let text: String = host.iter().collect::<String>().replace(LABEL_SEPARATORS, ".");
        let text = text.strip_suffix('.').unwrap_or(&text);
        let is_number = || is_special && text.rsplit('.').next().is_some_and(is_number);
        if host[0] == '[' || text.parse::<Ipv4Addr>().is_ok() || is_number() {
            return Self::IpAddress;
        }
        if host.contains(&':') { Self::Unreadable } else { Self::DomainName }
    }
}

/// Whether a host is an IPv4 address, or an IPv6 address in square brackets.
pub fn is_ip_address(host: impl IntoIterator<Item = char>) -> bool {
    // The longest address is an IPv6 address with an IPv4 tail, in brackets.
    const LONGEST: usize = 47;
    let text: String = host.into_iter().take(LONGEST + 1).collect();
    match text.strip_prefix('[').and_then(|text| text.strip_suffix(']')) {
        Some(text) => text.parse::<Ipv6Addr>().is_ok(),
        None => text.parse::<Ipv4Addr>().is_ok(),
    }
}

/// Whether a host without a scheme before it may be meant as one: it has two labels or more, and none of the characters that no
/// host has.
pub(super) fn may_be_domain_name(host: &[char]) -> bool {
    let is_of_host = |it: &char| !it.is_whitespace() && !it.is_control() && !"@\\[]<>\"|^`{}".contains(*it);
    let labels = match host.split_last() {
        Some((&last, labels)) if is_label_separator(last) => labels,
        _ => host,
    };
    let labels = labels.split(|&it| is_label_separator(it));
    let has_labels = labels.clone().count() > 1 && labels.clone().all(may_be_label);
    has_labels && host.iter().all(is_of_host)
}

/// Whether an authority is a Windows drive letter, as in `c:/` or `c|` (WHATWG URL, section 4.4, “file host state”): then it is
/// no host, and the path begins there.
pub(super) fn begins_with_drive_letter(text: &[char]) -> bool {
    let is_end = |it: Option<&char>| it.is_none_or(|it| matches!(it, '/' | '\\' | '?' | '#'));
    matches!(text, [letter, ':' | '|', ..] if letter.is_ascii_alphabetic()) && is_end(text.get(2))
}

/// Whether the characters of a label may be one of a host: not where there are none, a combining mark is the first, or nothing
/// follows `xn--` (UTS #46, section 4.1, which browsers follow).
fn may_be_label(label: &[char]) -> bool {
    let is_prefix = matches!(label, ['x' | 'X', 'n' | 'N', '-', '-']);
    label.first().is_some_and(|&it| !is_mark(it)) && !is_prefix
}

/// Whether a label is a decimal or hexadecimal number; fullwidth digits count, because UTS #46 maps them.
fn is_number(label: &str) -> bool {
    let is_digit = |it: char| it.is_ascii_digit() || ('\u{FF10}'..='\u{FF19}').contains(&it);
    let hexadecimal = label.strip_prefix("0x").or_else(|| label.strip_prefix("0X"));
    label.chars().all(is_digit) || hexadecimal.is_some_and(|it| it.chars().all(|it| it.is_ascii_hexdigit()))
}
