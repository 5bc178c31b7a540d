//! Reads domains in a text: runs of labels with one separator between them.
//!
//! A run of a domain ends at the same place wherever in the run one starts.

use std::ops::Range;

use bidiscope_idna::verdict::rfc5892::ContextRule;

use super::char_classes::CharClasses;
use super::top_level_domains::is_top_level_domain;

/// No character of a domain by the grammars, which go by UTS #46 with UseSTD3ASCIIRules. The DNS and browsers take it in a host:
/// where a domain goes on after it, the link without it would have another host.
const LOW_LINE: char = '_';

/// Reads the domains of a text. All offsets are in bytes, at character boundaries.
#[derive(Clone, Debug)]
pub(super) struct DomainReader<'a> {
    text: &'a str,
    /// The result of the last search for a Japanese letter in a label: where the search ended, and whether it
    /// found one.
    last_japanese_search: Option<(usize, bool)>,
}

/// Labels with one separator between them, and possibly one at the end.
pub(super) struct LabelRun {
    /// The end, including a final separator.
    pub(super) end: usize,
    /// The range of the last label.
    pub(super) last_label: Range<usize>,
}

impl LabelRun {
    /// Whether a domain that begins at `start` has more than one label and ends in a known top-level domain.
    pub(super) fn has_known_tld(&self, text: &str, start: usize) -> bool {
        self.last_label.start > start && is_top_level_domain(&text[self.last_label.clone()])
    }
}

impl<'a> DomainReader<'a> {
    /// A reader of this text.
    pub(super) const fn new(text: &'a str) -> Self {
        Self { text, last_japanese_search: None }
    }

    /// The character that begins at this byte.
    pub(super) fn scalar(&self, at: usize) -> Option<char> {
        self.text[at..].chars().next()
    }

    /// Whether the character that begins at this byte is of this class.
    pub(super) fn is(&self, at: usize, class: CharClasses) -> bool {
        self.scalar(at).is_some_and(|it| CharClasses::of(it).is(class))
    }

    /// The end of the run of characters that satisfy `is_wanted`.
    pub(super) fn run_of(&self, from: usize, mut is_wanted: impl FnMut(char) -> bool) -> usize {
        let rest = &self.text[from..];
        from + rest.find(|it| !is_wanted(it)).unwrap_or(rest.len())
    }

    /// The end of the run of characters of this class.
    pub(super) fn run(&self, from: usize, class: CharClasses) -> usize {
        self.run_of(from, |it| CharClasses::of(it).is(class))
    }

    /// The end of `":" 1*DIGIT` after a host (RFC 3986, section 3.2.3); `None` where it is not there.
    pub(super) fn port_end(&self, from: usize) -> Option<usize> {
        let digits = self.text[from..].starts_with(':').then_some(from + 1)?;
        Some(self.run_of(digits, |it| it.is_ascii_digit())).filter(|&end| end > digits)
    }

    /// The longest match of `domain := UTS46Chars+ (IDNSep UTS46Chars+)* IDNSep?`.
    pub(super) fn domain(&mut self, from: usize) -> LabelRun {
        let mut last_label = from..self.label_end(from);
        loop {
            let separator =
                self.scalar(last_label.end).filter(|&it| CharClasses::of(it).is(CharClasses::SEPARATOR));
            let end = last_label.end + separator.map_or(0, char::len_utf8);
            if separator.is_none() || !self.continues_label_at(end) {
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
            self.scalar(end).filter(|&it| it == LOW_LINE || CharClasses::of(it).is(CharClasses::IN_CONTEXT))
        {
            if scalar == LOW_LINE {
                if !self.continues_at(end) {
                    break;
                }
                end = self.run(self.run_of(end, |it| it == LOW_LINE), CharClasses::DOMAIN);
                continue;
            }
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
                self.continues_label_at(at + it.len_utf8())
            }
            Some(_) => self.continues_label_at(at),
            None => false,
        }
    }

    /// Whether a label begins or goes on here.
    fn continues_label_at(&self, at: usize) -> bool {
        let after = self.run_of(at, |it| it == LOW_LINE);
        self.is(after, CharClasses::DOMAIN)
            || after > at && {
                let separator =
                    self.scalar(after).filter(|&it| CharClasses::of(it).is(CharClasses::SEPARATOR));
                separator.is_some_and(|it| self.is(after + it.len_utf8(), CharClasses::DOMAIN))
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
}
