//! What a browser asks for where a domain name is typed, alone or as the host of an address (WHATWG URL, section 3.5).

use std::net::{Ipv4Addr, Ipv6Addr};

use bidiscope_bidi::enum_with_ids;
use bidiscope_bidi::name::Name;
use idna::AsciiDenyList;
use percent_encoding::percent_decode_str;

enum_with_ids! {
    /// Why a browser opens nothing.
    pub enum BrowserRefusal {
        /// There is no host.
        NoHost = "no-host";
        /// UTS #46 refuses the host.
        InvalidHost = "host";
        /// The host has a character that no host may have, also as a percent escape or once UTS #46 has mapped it.
        HostCharacter = "host-character";
        /// The host ends in a number and is no IPv4 address, or is no IPv6 address.
        InvalidIpAddress = "address";
        /// The port is no number up to 65535.
        InvalidPort = "port";
        /// The scheme is `javascript`, `data` or `mailto`: it runs, shows, or writes to what follows, and asks no host.
        NoRequest = "no-request";
        /// Another reason.
        Other = "other";
    }
}

/// The host in ASCII that a browser asks for, of a domain name; labels are taken as they were typed.
///
/// # Errors
/// Why it asks for none.
pub fn host_requested_by_browser(name: &Name) -> Result<String, BrowserRefusal> {
    let typed = name.text_with_typed_a_labels();
    // To a browser a backslash is a slash: it begins no host, and ends it.
    let host = typed.trim_start_matches('\\').split('\\').next().unwrap_or_default();
    let ascii = host_in_ascii(host)?;
    if host.len() < typed.len() { Err(BrowserRefusal::HostCharacter) } else { Ok(ascii) }
}

/// The host in ASCII that a browser makes of this one under a special scheme: a domain name or an IP address. Of a domain name
/// it is the URL standard's domain to ASCII (section 3.3) without *beStrict*: UTS #46 without CheckHyphens, UseSTD3ASCIIRules and
/// VerifyDnsLength.
///
/// # Errors
/// Why it makes none.
pub fn host_in_ascii(host: &str) -> Result<String, BrowserRefusal> {
    // “Remove all ASCII tab or newline from input.”
    let host = host.replace(['\t', '\n', '\r'], "");
    if let Some(address) = host.strip_prefix('[') {
        let address = address.strip_suffix(']').and_then(|it| it.parse::<Ipv6Addr>().ok());
        return address.map(|it| format!("[{it}]")).ok_or(BrowserRefusal::InvalidIpAddress);
    }
    let decoded: Vec<u8> = percent_decode_str(&host).collect();
    let Ok(ascii) = idna::domain_to_ascii_cow(&decoded, AsciiDenyList::URL) else {
        // Without the characters of the URL standard (section 3.1) UTS #46 permits it.
        return Err(match idna::domain_to_ascii_cow(&decoded, AsciiDenyList::EMPTY) {
            Ok(_) => BrowserRefusal::HostCharacter,
            Err(_) => BrowserRefusal::InvalidHost,
        });
    };
    if ascii.is_empty() {
        return Err(BrowserRefusal::NoHost);
    }
    match ipv4_address(&ascii) {
        None => Ok(ascii.into_owned()),
        Some(address) => address.map(|it| it.to_string()).ok_or(BrowserRefusal::InvalidIpAddress),
    }
}

/// The IPv4 address that a host is which “ends in a number”, and within that `None` where it is none; `None` for any other host.
pub(super) fn ipv4_address(host: &str) -> Option<Option<Ipv4Addr>> {
    let host = host.strip_suffix('.').unwrap_or(host);
    let parts: Vec<&str> = host.split('.').collect();
    let (last, others) = parts.split_last()?;
    let is_decimal = !last.is_empty() && last.bytes().all(|it| it.is_ascii_digit());
    let Some(last) = ipv4_number(last) else { return is_decimal.then_some(None) };
    let others: Option<Vec<u8>> =
        others.iter().map(|it| ipv4_number(it).and_then(|it| u8::try_from(it).ok())).collect();
    let address = || {
        let others = others.filter(|it| it.len() < 4)?;
        // The last number takes all bytes that are left.
        let last = u32::try_from(last).ok()?.to_be_bytes();
        let (missing, own) = last.split_at(others.len());
        let octets = missing.iter().all(|&it| it == 0).then(|| [&others, own].concat())?;
        <[u8; 4]>::try_from(octets).ok().map(Ipv4Addr::from)
    };
    Some(address())
}

/// A decimal, octal (`0`) or hexadecimal (`0x`) number; one that is too large for an address is greater than any.
fn ipv4_number(text: &str) -> Option<u64> {
    let hexadecimal = text.strip_prefix("0x").or_else(|| text.strip_prefix("0X"));
    let (digits, radix) = match (hexadecimal, text.strip_prefix('0')) {
        (Some(digits), _) => (digits, 16),
        (None, Some(digits)) if !digits.is_empty() => (digits, 8),
        _ => (text, 10),
    };
    if digits.is_empty() {
        return hexadecimal.map(|_| 0);
    }
    let is_number = digits.chars().all(|it| it.is_digit(radix));
    is_number.then(|| u64::from_str_radix(digits, radix).unwrap_or(u64::MAX))
}
