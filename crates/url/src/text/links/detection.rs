//! Finds links in a text by UTS #58, in one pass.
//!
//! The standard says where a link ends, and where a mail address begins; which domains are links, it leaves to the
//! implementation. As in its reference implementation they end in a known top-level domain, also after a scheme.
//!
//! The time is linear: a domain is read once, and once more where it follows an `@`; what is read back before an `@`
//! reaches to the one before it at most; and what is read beyond the end of a link is punctuation.

use super::super::ResourceIdentifierKind;
use super::super::char_classes::CharClasses;
use super::super::domains::{DomainReader, LabelRun};
use super::super::scanner::Match;
use super::parts::parts_end;
use super::properties::is_link_email;

/// The schemes that a link may have before its host, and the one before a mail address.
const SCHEMES: [&str; 2] = ["https://", "http://"];
pub(in super::super) const MAIL_SCHEME: &str = "mailto:";

/// An iterator over the links in a text, in order, that stores none of them. All offsets are in bytes, at character
/// boundaries.
#[derive(Clone, Debug)]
pub(in super::super) struct LinkScanner<'a> {
    text: &'a str,
    reader: DomainReader<'a>,
    at: usize,
    /// The end of the last link, or of a domain that is none. What is read back does not reach before it.
    floor: usize,
}

impl<'a> LinkScanner<'a> {
    /// A scanner at the start of the text.
    pub(in super::super) const fn new(text: &'a str) -> Self {
        Self { text, reader: DomainReader::new(text), at: 0, floor: 0 }
    }

    /// The link whose domain begins here; where there is none, the scanner goes on after the domain.
    fn link_at(&mut self, start: usize) -> Option<Match> {
        let domain = self.reader.domain(start);
        self.at = domain.end;
        let before = &self.text[self.floor..start];
        let follows_separator = before.ends_with(|it| CharClasses::of(it).is(CharClasses::SEPARATOR));
        if follows_separator || !self.is_link_domain(start, &domain) {
            return None;
        }
        let host_end = domain.last_label.end;
        if before.ends_with('@') {
            let found = self.mail_address(start, host_end);
            self.floor = domain.end;
            return found;
        }
        // A mail address is more likely than a link before an `@`.
        if self.text[host_end..].starts_with('@') && self.is_link_domain_at(host_end + 1) {
            return None;
        }
        let after_port = self.port_end(domain.end)?;
        // Userinfo, with what looks like a port for its password.
        if after_port > domain.end && self.text[after_port..].starts_with('@') {
            (self.at, self.floor) = (after_port, after_port);
            return None;
        }
        let tail_end = parts_end(self.text, after_port);
        // A full stop after the host belongs to the sentence, unless more of the link follows.
        let end = if tail_end > domain.end { tail_end } else { host_end };
        let scheme = SCHEMES.into_iter().find(|scheme| ends_with_ignoring_case(before, scheme));
        let kind =
            if scheme.is_some() { ResourceIdentifierKind::Iri } else { ResourceIdentifierKind::Domain };
        (self.at, self.floor) = (end, end);
        Some(Match { kind, range: start - scheme.map_or(0, str::len)..end, rest: None, mail_sign: None })
    }

    /// Whether a domain can be a link: it ends in a known top-level domain, and no label begins or ends with a hyphen.
    fn is_link_domain(&self, start: usize, domain: &LabelRun) -> bool {
        let is_separator = |it| CharClasses::of(it).is(CharClasses::SEPARATOR);
        let mut labels = self.text[start..domain.last_label.end].split(is_separator);
        domain.has_known_tld(self.text, start)
            && labels.all(|label| !label.starts_with('-') && !label.ends_with('-'))
    }

    fn is_link_domain_at(&mut self, start: usize) -> bool {
        if !self.reader.is(start, CharClasses::DOMAIN) {
            return false;
        }
        let domain = self.reader.domain(start);
        self.is_link_domain(start, &domain)
    }

    /// The mail address with this domain, with its scheme if it has one; `None` where what stands before the `@` is no local
    /// part. What follows the domain is not part of it.
    fn mail_address(&self, domain: usize, end: usize) -> Option<Match> {
        let before = &self.text[self.floor..domain - '@'.len_utf8()];
        let local = &before[before.trim_end_matches(is_link_email).len()..];
        let outside = &before[..before.len() - local.len()];
        let has_empty_atom = local.split('.').any(str::is_empty);
        // Userinfo, which is deprecated.
        let is_authority = local.starts_with("//") && outside.ends_with(':');
        if has_empty_atom || is_authority {
            return None;
        }
        let has_scheme = ends_with_ignoring_case(outside, MAIL_SCHEME);
        let kind = if has_scheme { ResourceIdentifierKind::Iri } else { ResourceIdentifierKind::Domain };
        let scheme = if has_scheme { MAIL_SCHEME.len() } else { 0 };
        let start = self.floor + outside.len() - scheme;
        Some(Match { kind, range: start..end, rest: None, mail_sign: Some(domain - '@'.len_utf8()) })
    }

    /// The end of a port after a host, the end of the host where there is none; `None` for a number that is no port.
    fn port_end(&mut self, from: usize) -> Option<usize> {
        let Some(end) = self.reader.port_end(from) else { return Some(from) };
        let digits = &self.text[from + 1..end];
        let is_port = digits.len() <= 5 && digits.parse::<u16>().is_ok();
        if !is_port {
            self.at = end;
        }
        is_port.then_some(end)
    }
}

impl Iterator for LinkScanner<'_> {
    type Item = Match;

    fn next(&mut self) -> Option<Match> {
        loop {
            let start = self.reader.run_of(self.at, |it| !CharClasses::of(it).is(CharClasses::DOMAIN));
            if start == self.text.len() {
                return None;
            }
            if let Some(found) = self.link_at(start) {
                return Some(found);
            }
        }
    }
}

/// Whether the text ends so, in any case; `end` is ASCII in lower case.
pub(super) fn ends_with_ignoring_case(text: &str, end: &str) -> bool {
    let from = text.len().checked_sub(end.len());
    from.and_then(|from| text.get(from..)).is_some_and(|it| it.eq_ignore_ascii_case(end))
}
