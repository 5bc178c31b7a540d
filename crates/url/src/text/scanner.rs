//! Finds where identifiers begin and end, in one pass over the text.
//!
//! Only ends are decided here; `bidiscope_bidi::address` takes apart what is found. That parser cannot say where an authority
//! ends in running text: it reads up to a slash whatever stands there, and takes what precedes the last `@` for userinfo. In a
//! sentence an authority ends where its host does, at the first character that no host has, and what follows is the sentence's:
//! the comma of `http://a.com,b@c` as well as the `@` where the grammar has no userinfo. So `@` and the colon of a port are
//! looked for here, each only to go on after it; which part is the host of a link as it is opened, the parser says
//! (`ResourceIdentifier::host_character_range_in_text`).
//!
//! The time is linear, because each character is read a fixed number of times. A run of scheme characters ends
//! at the same place wherever in the run one starts, so it is tried once; the same holds for a run of a domain.
//! An identifier that was found is skipped, except the final characters removed from it, each of which is
//! removed from at most one identifier.

use std::ops::Range;

use bidiscope_bidi::address::is_ip_address;
use bidiscope_bidi::order::{FSI, LRE, LRI, PDF, PDI, RLE, RLI};

use super::char_classes::CharClasses;
use super::domains::{DomainReader, LabelRun};
use super::numbers::{number_at, run_length};
use super::{ResourceIdentifierGrammar, ResourceIdentifierKind};

/// The ranges of an identifier, in bytes.
pub(super) struct Match {
    pub(super) kind: ResourceIdentifierKind,
    pub(super) range: Range<usize>,
    /// The path, query and fragment after a port that is not read.
    pub(super) rest: Option<Range<usize>>,
    /// Where the `@` of a mail address stands that is found as such, by UTS #58.
    pub(super) mail_sign: Option<usize>,
}

/// Where an identifier ends, and the range after a port that is not read, in bytes.
struct MatchEnd {
    end: usize,
    rest: Option<Range<usize>>,
}

/// An iterator over the identifiers in a text, in order, that stores none of them. All offsets are in bytes, at
/// character boundaries.
#[derive(Clone, Debug)]
pub(super) struct Scanner<'a> {
    text: &'a str,
    reader: DomainReader<'a>,
    grammar: ResourceIdentifierGrammar,
    at: usize,
    schemes_tried_until: usize,
    domains_tried_until: usize,
    local_parts_tried_until: usize,
    numbers_tried_until: usize,
}

impl Iterator for Scanner<'_> {
    type Item = Match;

    fn next(&mut self) -> Option<Match> {
        while let Some(scalar) = self.reader.scalar(self.at) {
            let (at, classes) = (self.at, CharClasses::of(scalar));
            let mut end = None;
            if classes.is(CharClasses::ALPHA) && at >= self.schemes_tried_until {
                self.schemes_tried_until = self.reader.run(at, CharClasses::SCHEME);
                end = self.iri(at, self.schemes_tried_until).map(|end| (ResourceIdentifierKind::Iri, end));
            }
            if end.is_none() && at >= self.local_parts_tried_until {
                end = self.mail_address(at).map(|end| (ResourceIdentifierKind::Domain, end));
            }
            if end.is_none()
                && let Some((kind, end)) = self.number(at)
            {
                self.at = end;
                return Some(Match { kind, range: at..end, rest: None, mail_sign: None });
            }
            if end.is_none() && classes.is(CharClasses::DOMAIN) && at >= self.domains_tried_until {
                let domain = self.reader.domain(at);
                self.domains_tried_until = domain.end;
                let found = self.domain_with_known_tld(at, &domain);
                let alone = found.as_ref().and_then(|found| self.number_alone(at..found.end));
                if let Some(number) = alone {
                    self.at = number.range.end;
                    return Some(number);
                }
                end = found.map(|end| (ResourceIdentifierKind::Domain, end));
            }
            match end {
                Some((kind, MatchEnd { end, rest })) => {
                    self.at = rest.as_ref().map_or(end, |rest| rest.end);
                    return Some(Match { kind, range: at..end, rest, mail_sign: None });
                }
                None => self.at += scalar.len_utf8(),
            }
        }
        None
    }
}

impl<'a> Scanner<'a> {
    /// A scanner at the start of the text.
    pub(super) const fn new(text: &'a str, grammar: ResourceIdentifierGrammar) -> Self {
        Self {
            text,
            reader: DomainReader::new(text),
            grammar,
            at: 0,
            schemes_tried_until: 0,
            domains_tried_until: 0,
            local_parts_tried_until: 0,
            numbers_tried_until: 0,
        }
    }

    /// The phone number or formula that begins here, not within a word, and its end. A run of their characters is tried
    /// once.
    fn number(&mut self, at: usize) -> Option<(ResourceIdentifierKind, usize)> {
        if !self.grammar.finds_phone_numbers_and_formulas || at < self.numbers_tried_until {
            return None;
        }
        let first = self.reader.scalar(at)?;
        let may_begin = first.is_ascii_alphanumeric() || matches!(first, '+' | '-' | '(');
        let opens = first == '(';
        if !may_begin || self.text[..at].ends_with(|it: char| it.is_alphanumeric() || opens && it == '(') {
            return None;
        }
        let found = number_at(&self.text[at..]);
        // What stands in brackets is tried once more, without them.
        if found.is_some() || !opens {
            self.numbers_tried_until = at + run_length(&self.text[at..]);
        }
        found.map(|(kind, length)| (kind, at + length))
    }

    /// The number with which a domain begins if it stands alone. In the text it is part of a run that was tried from an
    /// earlier character on.
    fn number_alone(&self, domain: Range<usize>) -> Option<Match> {
        let (kind, length) = self
            .grammar
            .finds_phone_numbers_and_formulas
            .then(|| number_at(&self.text[domain.clone()]))??;
        Some(Match { kind, range: domain.start..domain.start + length, rest: None, mail_sign: None })
    }

    /// `scheme "://" domain` and what may follow it; `None` where the text does not match.
    fn iri(&mut self, start: usize, scheme_end: usize) -> Option<MatchEnd> {
        let slashes = "://";
        if !self.text[scheme_end..].starts_with(slashes) {
            return None;
        }
        let authority = scheme_end + slashes.len();
        let host = self.userinfo_end(authority).unwrap_or(authority);
        let host_end = match self.bracketed_ip_address_end(host) {
            Some(end) => end,
            None if self.reader.is(host, CharClasses::DOMAIN) => self.reader.domain(host).end,
            None => return None,
        };
        let end = self.rest_end(start, host_end);
        (end.end > host).then_some(end)
    }

    /// `local-part "@"` and a domain with a known top-level domain, where the grammar includes userinfo. The local part is
    /// one of letters, digits and the signs that most addresses have.
    fn mail_address(&mut self, start: usize) -> Option<MatchEnd> {
        if !self.grammar.recognised_extensions.userinfo {
            return None;
        }
        let is_local = |it: char| {
            CharClasses::of(it).is(CharClasses::DOMAIN) || matches!(it, '.' | '_' | '%' | '+' | '-')
        };
        let at_sign = self.reader.run_of(start, is_local);
        self.local_parts_tried_until = at_sign;
        let host = at_sign + 1;
        if at_sign == start
            || !self.text[at_sign..].starts_with('@')
            || !self.reader.is(host, CharClasses::DOMAIN)
        {
            return None;
        }
        let domain = self.reader.domain(host);
        self.domain_with_known_tld(host, &domain)?;
        // What follows is no path or query of it: `mailto:x@example.com?subject=` is another scheme's.
        Some(MatchEnd { end: self.end_without_inclusion_chars(host, domain.end), rest: None })
    }

    /// `domain IDNSep TLD IDNSep?` and what may follow it; `None` where the text does not match.
    fn domain_with_known_tld(&self, start: usize, domain: &LabelRun) -> Option<MatchEnd> {
        domain.has_known_tld(self.text, start).then(|| self.rest_end(start, domain.end))
    }

    /// `("/" path)? ("?" query)? ("#" fragment)?` after a host, without the final `inclusionChar`s.
    ///
    /// Path, query and fragment after a port that is not read belong to the same identifier.
    fn rest_end(&self, start: usize, host_end: usize) -> MatchEnd {
        let port = self.reader.port_end(host_end);
        let read = port.filter(|_| self.grammar.recognised_extensions.port);
        let end = self.end_without_inclusion_chars(start, self.tail_end(read.unwrap_or(host_end)));
        let rest = port.filter(|_| read.is_none()).and_then(|from| {
            let end = self.end_without_inclusion_chars(from, self.tail_end(from));
            (end > from).then_some(from..end)
        });
        MatchEnd { end, rest }
    }

    /// Whether it is a `char` of the grammar.
    fn is_char(&self, scalar: char) -> bool {
        CharClasses::of(scalar).is(CharClasses::CHAR)
            && !self.grammar.identifier_terminators.has_terminator(scalar)
    }

    /// The end of path, query and fragment: together a run of `char` that begins with `/`, `?` or `#`.
    fn tail_end(&self, from: usize) -> usize {
        let first = self.reader.scalar(from).filter(|it| matches!(it, '/' | '?' | '#'));
        if first.is_none_or(|it| !self.is_char(it)) {
            return from;
        }
        let mut open = OpenControls::default();
        self.reader.run_of(from, |it| self.is_char(it) && open.admits(it))
    }

    /// The end without the final `inclusionChar`s, and without a geresh, gershayim or katakana middle dot that stood before
    /// them in a domain: at its end none of these is part of it.
    fn end_without_inclusion_chars(&self, start: usize, end: usize) -> usize {
        let is_final = |it| {
            CharClasses::of(it).is(CharClasses::INCLUSION) || CharClasses::of(it).is(CharClasses::IN_CONTEXT)
        };
        start + self.text[start..end].trim_end_matches(is_final).len()
    }

    /// The end of `userinfo "@"` before a host, where the grammar includes it and the text has it.
    fn userinfo_end(&self, from: usize) -> Option<usize> {
        if !self.grammar.recognised_extensions.userinfo {
            return None;
        }
        let is_userinfo = |it: char| self.is_char(it) && !matches!(it, '@' | '/' | '?' | '#' | '\\');
        let at_sign = self.reader.run_of(from, is_userinfo);
        if at_sign == from || !self.text[at_sign..].starts_with('@') {
            return None;
        }
        let host = at_sign + 1;
        // If the first character of the host could be removed as a final character, the userinfo would be
        // removed with it.
        let begins_host =
            self.reader.is(host, CharClasses::DOMAIN) && !self.reader.is(host, CharClasses::INCLUSION);
        (begins_host || self.bracketed_ip_address_end(host).is_some()).then_some(host)
    }

    /// The end of an IPv6 address in brackets, where the grammar includes it and the text has one.
    fn bracketed_ip_address_end(&self, from: usize) -> Option<usize> {
        if !self.grammar.recognised_extensions.ip_address || !self.text[from..].starts_with('[') {
            return None;
        }
        let closing = self.reader.run_of(from + 1, |it| it.is_ascii_hexdigit() || matches!(it, ':' | '.'));
        if !self.text[closing..].starts_with(']') {
            return None;
        }
        let end = closing + 1;
        is_ip_address(self.text[from..end].chars()).then_some(end)
    }
}

/// The numbers of open embeddings, overrides and isolates inside an identifier.
#[derive(Default)]
pub(super) struct OpenControls {
    embeddings: usize,
    isolates: usize,
}

impl OpenControls {
    /// Whether the character belongs to the identifier: not a PDF or PDI without an opening control in it.
    pub(super) fn admits(&mut self, scalar: char) -> bool {
        let open = match scalar {
            LRE..=RLE | '\u{202D}' | '\u{202E}' => {
                self.embeddings += 1;
                return true;
            }
            LRI | RLI | FSI => {
                self.isolates += 1;
                return true;
            }
            PDF => &mut self.embeddings,
            PDI => &mut self.isolates,
            _ => return true,
        };
        match open.checked_sub(1) {
            Some(left) => {
                *open = left;
                true
            }
            None => false,
        }
    }
}
