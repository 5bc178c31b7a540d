//! Finds where identifiers begin and end, in one pass over the text.
//!
//! The time is linear, because each character is read a fixed number of times. A run of scheme characters ends
//! at the same place wherever in the run one starts, so it is tried once; the same holds for a run of a domain.
//! An identifier that was found is skipped, except the final characters removed from it, each of which is
//! removed from at most one identifier.

use std::ops::Range;

use crate::verdict::rfc5892::ContextRule;
use bidiscope_bidi::order::fields::is_ip_address;
use bidiscope_bidi::order::{FSI, LRE, LRI, PDF, PDI, RLE, RLI};

use super::char_classes::CharClasses;
use super::top_level_domains::is_top_level_domain;
use super::{Grammar, IdentifierKind};

/// The ranges of an identifier, in bytes.
pub(super) struct Match {
    pub(super) kind: IdentifierKind,
    pub(super) range: Range<usize>,
    /// The path, query and fragment after a port that is not read.
    pub(super) rest: Option<Range<usize>>,
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
    grammar: Grammar,
    at: usize,
    schemes_tried_until: usize,
    domains_tried_until: usize,
    /// The result of the last search for a Japanese letter in a label: where the search ended, and whether it
    /// found one.
    last_japanese_search: Option<(usize, bool)>,
}

/// Labels with one separator between them, and possibly one at the end.
struct LabelRun {
    /// The end, including a final separator.
    end: usize,
    /// The range of the last label.
    last_label: Range<usize>,
}

impl Iterator for Scanner<'_> {
    type Item = Match;

    fn next(&mut self) -> Option<Match> {
        while let Some(scalar) = self.scalar(self.at) {
            let (at, classes) = (self.at, CharClasses::of(scalar));
            let mut end = None;
            if classes.is(CharClasses::ALPHA) && at >= self.schemes_tried_until {
                self.schemes_tried_until = self.run(at, CharClasses::SCHEME);
                end = self.iri(at, self.schemes_tried_until).map(|end| (IdentifierKind::Iri, end));
            }
            if end.is_none() && classes.is(CharClasses::DOMAIN) && at >= self.domains_tried_until {
                let domain = self.domain(at);
                self.domains_tried_until = domain.end;
                end = self.domain_with_known_tld(at, &domain).map(|end| (IdentifierKind::Domain, end));
            }
            match end {
                Some((kind, MatchEnd { end, rest })) => {
                    self.at = rest.as_ref().map_or(end, |rest| rest.end);
                    return Some(Match { kind, range: at..end, rest });
                }
                None => self.at += scalar.len_utf8(),
            }
        }
        None
    }
}

impl<'a> Scanner<'a> {
    /// A scanner at the start of the text.
    pub(super) const fn new(text: &'a str, grammar: Grammar) -> Self {
        Self {
            text,
            grammar,
            at: 0,
            schemes_tried_until: 0,
            domains_tried_until: 0,
            last_japanese_search: None,
        }
    }

    fn scalar(&self, at: usize) -> Option<char> {
        self.text[at..].chars().next()
    }

    fn is(&self, at: usize, class: CharClasses) -> bool {
        self.scalar(at).is_some_and(|it| CharClasses::of(it).is(class))
    }

    /// The end of the run of characters that satisfy `is_wanted`.
    fn run_of(&self, from: usize, mut is_wanted: impl FnMut(char) -> bool) -> usize {
        let rest = &self.text[from..];
        from + rest.find(|it| !is_wanted(it)).unwrap_or(rest.len())
    }

    /// The end of the run of characters of this class.
    fn run(&self, from: usize, class: CharClasses) -> usize {
        self.run_of(from, |it| CharClasses::of(it).is(class))
    }

    /// The longest match of `domain := UTS46Chars+ (IDNSep UTS46Chars+)* IDNSep?`.
    fn domain(&mut self, from: usize) -> LabelRun {
        let mut last_label = from..self.label_end(from);
        loop {
            let separator =
                self.scalar(last_label.end).filter(|&it| CharClasses::of(it).is(CharClasses::SEPARATOR));
            let end = last_label.end + separator.map_or(0, char::len_utf8);
            if separator.is_none() || !self.is(end, CharClasses::DOMAIN) {
                return LabelRun { end, last_label };
            }
            last_label = end..self.label_end(end);
        }
    }

    /// The end of a label: a run of characters that are part of a domain, unconditionally or in this context.
    fn label_end(&mut self, from: usize) -> usize {
        let mut end = self.run(from, CharClasses::DOMAIN);
        let mut is_japanese = false;
        while let Some(scalar) =
            self.scalar(end).filter(|&it| CharClasses::of(it).is(CharClasses::IN_CONTEXT))
        {
            let after = end + scalar.len_utf8();
            let before = self.text[from..end].chars().next_back();
            let holds = match ContextRule::of(scalar) {
                Some(ContextRule::Geresh | ContextRule::Gershayim) => {
                    // At the end of a domain it is read as a closing quotation mark.
                    before.is_some_and(|it| CharClasses::of(it).is(CharClasses::HEBREW))
                        && self.continues_at(after)
                }
                Some(ContextRule::KatakanaMiddleDot) => {
                    is_japanese = is_japanese || (end > from && self.is_japanese(from, end));
                    is_japanese && self.continues_at(after)
                }
                _ => false,
            };
            if !holds {
                break;
            }
            end = self.run(after, CharClasses::DOMAIN);
        }
        end
    }

    /// Whether the domain continues here, with more of the label or with another label.
    fn continues_at(&self, at: usize) -> bool {
        match self.scalar(at) {
            Some(it) if CharClasses::of(it).is(CharClasses::SEPARATOR) => {
                self.is(at + it.len_utf8(), CharClasses::DOMAIN)
            }
            Some(it) => CharClasses::of(it).is(CharClasses::DOMAIN),
            None => false,
        }
    }

    /// Whether the label that begins at `from`, and continues after the middle dot at `dot`, contains a
    /// Japanese letter. The text after the middle dot is searched once for all labels in it.
    fn is_japanese(&mut self, from: usize, dot: usize) -> bool {
        let is_letter = |it: char| CharClasses::of(it).is(CharClasses::JAPANESE);
        if self.text[from..dot].contains(is_letter) {
            return true;
        }
        if let Some((_, found)) = self.last_japanese_search.filter(|known| dot < known.0) {
            return found;
        }
        let in_label = |it: char| {
            CharClasses::of(it).is(CharClasses::DOMAIN)
                || ContextRule::of(it) == Some(ContextRule::KatakanaMiddleDot)
        };
        let end = self.run_of(dot, |it| in_label(it) && !is_letter(it));
        let found = self.is(end, CharClasses::JAPANESE);
        self.last_japanese_search = Some((end, found));
        found
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
            None if self.is(host, CharClasses::DOMAIN) => self.domain(host).end,
            None => return None,
        };
        let end = self.rest_end(start, host_end);
        (end.end > host).then_some(end)
    }

    /// `domain IDNSep TLD IDNSep?` and what may follow it; `None` where the text does not match.
    fn domain_with_known_tld(&self, start: usize, domain: &LabelRun) -> Option<MatchEnd> {
        let label = &domain.last_label;
        let holds = label.start > start && is_top_level_domain(&self.text[label.clone()]);
        holds.then(|| self.rest_end(start, domain.end))
    }

    /// `("/" path)? ("?" query)? ("#" fragment)?` after a host, without the final `inclusionChar`s.
    ///
    /// Path, query and fragment after a port that is not read belong to the same identifier.
    fn rest_end(&self, start: usize, host_end: usize) -> MatchEnd {
        let port = self.port_end(host_end);
        let read = port.filter(|_| self.grammar.extensions.port);
        let end = self.end_without_inclusion_chars(start, self.tail_end(read.unwrap_or(host_end)));
        let rest = port.filter(|_| read.is_none()).and_then(|from| {
            let end = self.end_without_inclusion_chars(from, self.tail_end(from));
            (end > from).then_some(from..end)
        });
        MatchEnd { end, rest }
    }

    /// The end of path, query and fragment: together a run of `char` that begins with `/`, `?` or `#`.
    fn tail_end(&self, from: usize) -> usize {
        if !self.text[from..].starts_with(['/', '?', '#']) {
            return from;
        }
        let mut open = OpenControls::default();
        self.run_of(from, |it| CharClasses::of(it).is(CharClasses::CHAR) && open.admits(it))
    }

    /// The end without the final `inclusionChar`s.
    fn end_without_inclusion_chars(&self, start: usize, end: usize) -> usize {
        let trimmed =
            self.text[start..end].trim_end_matches(|it| CharClasses::of(it).is(CharClasses::INCLUSION));
        start + trimmed.len()
    }

    /// The end of `userinfo "@"` before a host, where the grammar includes it and the text has it.
    fn userinfo_end(&self, from: usize) -> Option<usize> {
        if !self.grammar.extensions.userinfo {
            return None;
        }
        let is_userinfo = |it: char| {
            CharClasses::of(it).is(CharClasses::CHAR) && !matches!(it, '@' | '/' | '?' | '#' | '\\')
        };
        let at_sign = self.run_of(from, is_userinfo);
        if at_sign == from || !self.text[at_sign..].starts_with('@') {
            return None;
        }
        let host = at_sign + 1;
        // If the first character of the host could be removed as a final character, the userinfo would be
        // removed with it.
        let begins_host = self.is(host, CharClasses::DOMAIN) && !self.is(host, CharClasses::INCLUSION);
        (begins_host || self.bracketed_ip_address_end(host).is_some()).then_some(host)
    }

    /// The end of `":" 1*DIGIT` after a host.
    fn port_end(&self, from: usize) -> Option<usize> {
        if !self.text[from..].starts_with(':') {
            return None;
        }
        let end = self.run_of(from + 1, |it| it.is_ascii_digit());
        (end > from + 1).then_some(end)
    }

    /// The end of an IPv6 address in brackets, where the grammar includes it and the text has one.
    fn bracketed_ip_address_end(&self, from: usize) -> Option<usize> {
        if !self.grammar.extensions.ip_address || !self.text[from..].starts_with('[') {
            return None;
        }
        let closing = self.run_of(from + 1, |it| it.is_ascii_hexdigit() || matches!(it, ':' | '.'));
        if !self.text[closing..].starts_with(']') {
            return None;
        }
        let end = closing + 1;
        is_ip_address(self.text[from..end].chars()).then_some(end)
    }
}

/// The numbers of open embeddings, overrides and isolates inside an identifier.
#[derive(Default)]
struct OpenControls {
    embeddings: usize,
    isolates: usize,
}

impl OpenControls {
    /// Whether the character belongs to the identifier: not a PDF or PDI without an opening control in it.
    fn admits(&mut self, scalar: char) -> bool {
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
