//! The recogniser: where identifiers begin and end, in one pass over the text itself.
//!
//! Linear, because nothing is looked at more than a fixed number of times. A run of scheme characters
//! ends at the same place from wherever in it one starts, so it is tried once; so is a run of a domain.
//! What is found is passed over, but for the final characters taken off, none of which can belong to
//! two identifiers' ends.

use std::ops::Range;

use crate::verdict::rfc5892::ContextRule;
use bidiscope_bidi::order::fields::is_ip_address;
use bidiscope_bidi::order::{FSI, LRE, LRI, PDF, PDI, RLE, RLI};

use super::kinds::Kinds;
use super::top_level_domains::is_top_level_domain;
use super::{Grammar, IdentifierKind};

/// An identifier's place, in bytes.
pub(super) struct Match {
    pub(super) kind: IdentifierKind,
    pub(super) range: Range<usize>,
    /// Its path, query and fragment after a port that is not read.
    pub(super) rest: Option<Range<usize>>,
}

/// Where an identifier ends, and what follows a port that is not read.
struct End {
    end: usize,
    rest: Option<Range<usize>>,
}

/// A text being searched: an iterator over the identifiers in it, in order, that keeps none of them.
/// All places are in bytes, at the borders of characters.
#[derive(Clone, Debug)]
pub(super) struct Scanner<'a> {
    text: &'a str,
    grammar: Grammar,
    at: usize,
    scheme_tried_to: usize,
    domain_tried_to: usize,
    /// Where the run of a label's characters ends in which the last Japanese letter was looked for in vain,
    /// or where it was found.
    japanese: Option<(usize, bool)>,
}

/// A run of labels with one separator between each two, and perhaps one at the end.
struct LabelRun {
    /// The end, the final separator included.
    end: usize,
    /// Where the last label begins and ends; the first label begins the run.
    last_label: Range<usize>,
}

impl Iterator for Scanner<'_> {
    type Item = Match;

    fn next(&mut self) -> Option<Match> {
        while let Some(scalar) = self.scalar(self.at) {
            let (at, kinds) = (self.at, Kinds::of(scalar));
            let mut end = None;
            if kinds.is(Kinds::ALPHA) && at >= self.scheme_tried_to {
                self.scheme_tried_to = self.run(at, Kinds::SCHEME);
                end = self.iri(at, self.scheme_tried_to).map(|end| (IdentifierKind::Iri, end));
            }
            if end.is_none() && kinds.is(Kinds::DOMAIN) && at >= self.domain_tried_to {
                let domain = self.domain(at);
                self.domain_tried_to = domain.end;
                end = self.domain2(at, &domain).map(|end| (IdentifierKind::Domain, end));
            }
            match end {
                Some((kind, End { end, rest })) => {
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
    /// A search from the beginning of the text.
    pub(super) const fn new(text: &'a str, grammar: Grammar) -> Self {
        Self { text, grammar, at: 0, scheme_tried_to: 0, domain_tried_to: 0, japanese: None }
    }

    fn scalar(&self, at: usize) -> Option<char> {
        self.text[at..].chars().next()
    }

    fn is(&self, at: usize, kind: Kinds) -> bool {
        self.scalar(at).is_some_and(|it| Kinds::of(it).is(kind))
    }

    /// The end of the run of characters that are wanted.
    fn run_of(&self, from: usize, mut is_wanted: impl FnMut(char) -> bool) -> usize {
        let rest = &self.text[from..];
        from + rest.find(|it| !is_wanted(it)).unwrap_or(rest.len())
    }

    /// The end of the run of characters of this kind.
    fn run(&self, from: usize, kind: Kinds) -> usize {
        self.run_of(from, |it| Kinds::of(it).is(kind))
    }

    /// `domain := UTS46Chars+ (IDNSep UTS46Chars+)* IDNSep?`, as long as it goes.
    fn domain(&mut self, from: usize) -> LabelRun {
        let mut last_label = from..self.label_end(from);
        loop {
            let separator = self.scalar(last_label.end).filter(|&it| Kinds::of(it).is(Kinds::SEPARATOR));
            let end = last_label.end + separator.map_or(0, char::len_utf8);
            if separator.is_none() || !self.is(end, Kinds::DOMAIN) {
                return LabelRun { end, last_label };
            }
            last_label = end..self.label_end(end);
        }
    }

    /// The end of a label: of the run of what stands in a domain by itself or in this context.
    fn label_end(&mut self, from: usize) -> usize {
        let mut end = self.run(from, Kinds::DOMAIN);
        let mut is_japanese = false;
        while let Some(scalar) = self.scalar(end).filter(|&it| Kinds::of(it).is(Kinds::IN_CONTEXT)) {
            let after = end + scalar.len_utf8();
            let before = self.text[from..end].chars().next_back();
            let holds = match ContextRule::of(scalar) {
                Some(ContextRule::Geresh | ContextRule::Gershayim) => {
                    // At the end of a domain it is the closing quotation mark that it is taken for in writing.
                    before.is_some_and(|it| Kinds::of(it).is(Kinds::HEBREW)) && self.goes_on(after)
                }
                Some(ContextRule::KatakanaMiddleDot) => {
                    is_japanese = is_japanese || (end > from && self.is_japanese(from, end));
                    is_japanese && self.goes_on(after)
                }
                _ => false,
            };
            if !holds {
                break;
            }
            end = self.run(after, Kinds::DOMAIN);
        }
        end
    }

    /// Whether a domain goes on at this place: with more of the label, or with another.
    fn goes_on(&self, at: usize) -> bool {
        match self.scalar(at) {
            Some(it) if Kinds::of(it).is(Kinds::SEPARATOR) => self.is(at + it.len_utf8(), Kinds::DOMAIN),
            Some(it) => Kinds::of(it).is(Kinds::DOMAIN),
            None => false,
        }
    }

    /// Whether the label that begins here, and goes on at a middle dot, holds a Japanese letter. What follows
    /// the middle dot is looked through once for all labels in it.
    fn is_japanese(&mut self, from: usize, dot: usize) -> bool {
        let is_letter = |it: char| Kinds::of(it).is(Kinds::JAPANESE);
        if self.text[from..dot].contains(is_letter) {
            return true;
        }
        if let Some((_, found)) = self.japanese.filter(|known| dot < known.0) {
            return found;
        }
        let in_label = |it: char| {
            Kinds::of(it).is(Kinds::DOMAIN) || ContextRule::of(it) == Some(ContextRule::KatakanaMiddleDot)
        };
        let end = self.run_of(dot, |it| in_label(it) && !is_letter(it));
        let found = self.is(end, Kinds::JAPANESE);
        self.japanese = Some((end, found));
        found
    }

    /// `scheme "://" domain` and what follows: the end, if it is there.
    fn iri(&mut self, start: usize, scheme_end: usize) -> Option<End> {
        let slashes = "://";
        if !self.text[scheme_end..].starts_with(slashes) {
            return None;
        }
        let authority = scheme_end + slashes.len();
        let host = self.userinfo_end(authority).unwrap_or(authority);
        let host_end = match self.bracketed_ip_address_end(host) {
            Some(end) => end,
            None if self.is(host, Kinds::DOMAIN) => self.domain(host).end,
            None => return None,
        };
        let end = self.rest_end(start, host_end);
        (end.end > host).then_some(end)
    }

    /// `domain IDNSep TLD IDNSep?` and what follows: the end, if it is there.
    fn domain2(&self, start: usize, domain: &LabelRun) -> Option<End> {
        let label = &domain.last_label;
        let holds = label.start > start && is_top_level_domain(&self.text[label.clone()]);
        holds.then(|| self.rest_end(start, domain.end))
    }

    /// `("/" path)? ("?" query)? ("#" fragment)?` after a host, less the final `inclusionChar`s.
    ///
    /// What follows a port that is not read is the same identifier's all the same.
    fn rest_end(&self, start: usize, host_end: usize) -> End {
        let port = self.port_end(host_end);
        let read = port.filter(|_| self.grammar.extensions.port);
        let end = self.kept_end(start, self.tail_end(read.unwrap_or(host_end)));
        let rest = port.filter(|_| read.is_none()).and_then(|from| {
            let end = self.kept_end(from, self.tail_end(from));
            (end > from).then_some(from..end)
        });
        End { end, rest }
    }

    /// The end of a path, a query and a fragment: together a run of `char` that begins with one of these.
    fn tail_end(&self, from: usize) -> usize {
        if !self.text[from..].starts_with(['/', '?', '#']) {
            return from;
        }
        let mut open = Open::default();
        self.run_of(from, |it| Kinds::of(it).is(Kinds::CHAR) && open.admits(it))
    }

    /// The end less the final `inclusionChar`s.
    fn kept_end(&self, start: usize, end: usize) -> usize {
        let kept = self.text[start..end].trim_end_matches(|it| Kinds::of(it).is(Kinds::INCLUSION));
        start + kept.len()
    }

    /// The end of `userinfo "@"` in front of a host, where that is asked for and there.
    fn userinfo_end(&self, from: usize) -> Option<usize> {
        if !self.grammar.extensions.userinfo {
            return None;
        }
        let is_userinfo =
            |it: char| Kinds::of(it).is(Kinds::CHAR) && !matches!(it, '@' | '/' | '?' | '#' | '\\');
        let at_sign = self.run_of(from, is_userinfo);
        if at_sign == from || !self.text[at_sign..].starts_with('@') {
            return None;
        }
        let host = at_sign + 1;
        // A host that could be taken off as a final character would take the userinfo with it.
        let begins_host = self.is(host, Kinds::DOMAIN) && !self.is(host, Kinds::INCLUSION);
        (begins_host || self.bracketed_ip_address_end(host).is_some()).then_some(host)
    }

    /// The end of `":" 1*DIGIT` after a host, where that is there.
    fn port_end(&self, from: usize) -> Option<usize> {
        if !self.text[from..].starts_with(':') {
            return None;
        }
        let end = self.run_of(from + 1, |it| it.is_ascii_digit());
        (end > from + 1).then_some(end)
    }

    /// The end of an IPv6 address in brackets, where that is asked for and there.
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

/// The embeddings and isolates that are open inside an identifier.
#[derive(Default)]
struct Open {
    embeddings: usize,
    isolates: usize,
}

impl Open {
    /// Whether the character belongs to the identifier: not a PDF or PDI that closes nothing in it.
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
