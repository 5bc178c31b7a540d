//! The recogniser: where identifiers begin and end, in one pass.
//!
//! Linear, because nothing is looked at more than a fixed number of times. A run of scheme characters
//! ends at the same place from wherever in it one starts, so it is tried once; so is a run of a domain.
//! What is found is passed over, but for the final characters taken off, none of which can belong to
//! two identifiers' ends.

use std::ops::Range;

use crate::order::fields::is_ip_address;
use crate::order::{FSI, LRE, LRI, PDF, PDI, RLE, RLI};

use super::kinds::Kinds;
use super::top_level_domains::is_listed;
use super::{Grammar, IdentifierKind};

/// An identifier's place, in characters.
pub(super) struct Match {
    pub(super) kind: IdentifierKind,
    pub(super) range: Range<usize>,
}

/// The identifiers in order.
pub(super) fn matches(scalars: &[char], grammar: Grammar) -> Vec<Match> {
    let kinds: Vec<Kinds> = scalars.iter().map(|&scalar| Kinds::of(scalar)).collect();
    let scanner = Scanner { scalars, kinds: &kinds, grammar };
    let mut found = Vec::new();
    let (mut at, mut scheme_tried_to, mut domain_tried_to) = (0, 0, 0);
    while at < kinds.len() {
        let mut end = None;
        if kinds[at].is(Kinds::ALPHA) && at >= scheme_tried_to {
            scheme_tried_to = scanner.run(at, Kinds::SCHEME);
            end = scanner.iri(at, scheme_tried_to).map(|end| (IdentifierKind::Iri, end));
        }
        if end.is_none() && kinds[at].is(Kinds::DOMAIN) && at >= domain_tried_to {
            let domain = scanner.domain(at);
            domain_tried_to = domain.end;
            end = scanner.domain2(at, &domain).map(|end| (IdentifierKind::Domain, end));
        }
        match end {
            Some((kind, end)) => {
                found.push(Match { kind, range: at..end });
                at = end;
            }
            None => at += 1,
        }
    }
    found
}

struct Scanner<'a> {
    scalars: &'a [char],
    kinds: &'a [Kinds],
    grammar: Grammar,
}

/// A run of labels with one separator between each two, and perhaps one at the end.
struct LabelRun {
    /// The end, the final separator included.
    end: usize,
    /// Where the last label begins and ends; the first label begins the run.
    last_label: Range<usize>,
}

impl Scanner<'_> {
    fn is(&self, at: usize, kind: Kinds) -> bool {
        self.kinds.get(at).is_some_and(|it| it.is(kind))
    }

    fn has(&self, at: usize, scalar: char) -> bool {
        self.scalars.get(at) == Some(&scalar)
    }

    /// The end of the run of characters of this kind.
    fn run(&self, from: usize, kind: Kinds) -> usize {
        let run = self.kinds[from..].iter().take_while(|it| it.is(kind)).count();
        from + run
    }

    /// `domain := UTS46Chars+ (IDNSep UTS46Chars+)* IDNSep?`, as long as it goes.
    fn domain(&self, from: usize) -> LabelRun {
        let mut label = from..self.run(from, Kinds::DOMAIN);
        while self.is(label.end, Kinds::SEPARATOR) && self.is(label.end + 1, Kinds::DOMAIN) {
            let start = label.end + 1;
            label = start..self.run(start, Kinds::DOMAIN);
        }
        LabelRun { end: label.end + usize::from(self.is(label.end, Kinds::SEPARATOR)), last_label: label }
    }

    /// `scheme "://" domain` and what follows: the end, if it is there.
    fn iri(&self, start: usize, scheme_end: usize) -> Option<usize> {
        let has_slashes =
            [':', '/', '/'].into_iter().enumerate().all(|(at, it)| self.has(scheme_end + at, it));
        if !has_slashes {
            return None;
        }
        let authority = scheme_end + 3;
        let host = self.userinfo_end(authority).unwrap_or(authority);
        let host_end = match self.bracketed_ip_address_end(host) {
            Some(end) => end,
            None if self.is(host, Kinds::DOMAIN) => self.domain(host).end,
            None => return None,
        };
        let end = self.rest_end(start, host_end);
        (end > host).then_some(end)
    }

    /// `domain IDNSep TLD IDNSep?` and what follows: the end, if it is there.
    fn domain2(&self, start: usize, domain: &LabelRun) -> Option<usize> {
        let label = &domain.last_label;
        let holds = label.start > start && is_listed(&self.scalars[label.clone()]);
        holds.then(|| self.rest_end(start, domain.end))
    }

    /// `("/" path)? ("?" query)? ("#" fragment)?` after a host, less the final `inclusionChar`s.
    fn rest_end(&self, start: usize, host_end: usize) -> usize {
        let mut end = self.port_end(host_end).unwrap_or(host_end);
        // A path, a query and a fragment together are a run of `char` that begins with one of these.
        if matches!(self.scalars.get(end), Some('/' | '?' | '#')) {
            let mut open = Open::default();
            while self.is(end, Kinds::CHAR) && open.admits(self.scalars[end]) {
                end += 1;
            }
        }
        let last = self.kinds[start..end].iter().rposition(|it| !it.is(Kinds::INCLUSION));
        last.map_or(start, |last| start + last + 1)
    }

    /// The end of `userinfo "@"` in front of a host, where that is asked for and there.
    fn userinfo_end(&self, from: usize) -> Option<usize> {
        if !self.grammar.extensions.userinfo {
            return None;
        }
        let is_userinfo = |at: &usize| {
            self.is(*at, Kinds::CHAR) && !matches!(self.scalars[*at], '@' | '/' | '?' | '#' | '\\')
        };
        let at_sign = from + (from..self.kinds.len()).take_while(is_userinfo).count();
        let host = at_sign + 1;
        // A host that could be taken off as a final character would take the userinfo with it.
        let begins_host = self.is(host, Kinds::DOMAIN) && !self.is(host, Kinds::INCLUSION);
        let is_there = at_sign > from && self.has(at_sign, '@');
        (is_there && (begins_host || self.bracketed_ip_address_end(host).is_some())).then_some(host)
    }

    /// The end of `":" 1*DIGIT` after a host, where that is asked for and there.
    fn port_end(&self, from: usize) -> Option<usize> {
        if !self.grammar.extensions.port || !self.has(from, ':') {
            return None;
        }
        let digits = self.scalars[from + 1..].iter().take_while(|it| it.is_ascii_digit()).count();
        (digits > 0).then_some(from + 1 + digits)
    }

    /// The end of an IPv6 address in brackets, where that is asked for and there.
    fn bracketed_ip_address_end(&self, from: usize) -> Option<usize> {
        if !self.grammar.extensions.ip_address || !self.has(from, '[') {
            return None;
        }
        let inside = |it: &&char| it.is_ascii_hexdigit() || matches!(it, ':' | '.');
        let end = from + 2 + self.scalars[from + 1..].iter().take_while(inside).count();
        (self.has(end - 1, ']') && is_ip_address(&self.scalars[from..end])).then_some(end)
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
