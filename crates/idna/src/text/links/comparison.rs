//! Where the links that one set of rules finds in a text differ from those that the other finds.

use std::iter::Peekable;

use super::super::{Grammar, Identifier, Identifiers, Paragraph, Span};

/// A place of a text where one of the two sets of rules finds a link: the links of both that overlap each other. One of the
/// two lists may be empty. The rules may also agree there ([`Self::is_same`]).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinkComparison {
    /// What the rules of the grammar find, in order.
    pub found: Vec<Identifier>,
    /// What the [other](super::LinkRules::other) rules find, in order.
    pub other: Vec<Identifier>,
}

/// An iterator over the links in a text by both sets of rules, in order, which stores none of them: each item is a place
/// where links overlap, or a link alone.
#[derive(Clone, Debug)]
pub struct LinkComparisons<'a> {
    found: Peekable<Identifiers<'a>>,
    other: Peekable<Identifiers<'a>>,
}

impl LinkComparison {
    /// Whether the rules agree here: each finds exactly one link, and both have the same [extent](Identifier::extent). Their
    /// kinds and fields may differ.
    pub fn is_same(&self) -> bool {
        match (self.found.as_slice(), self.other.as_slice()) {
            ([found], [other]) => found.extent() == other.extent(),
            _ => false,
        }
    }

    /// The byte of the text at which its first link begins.
    pub fn start(&self) -> usize {
        let links = self.found.first().into_iter().chain(self.other.first());
        links.map(|it| it.span.bytes.start).min().unwrap_or_default()
    }
}

impl<'a> LinkComparisons<'a> {
    /// Both sets of rules in a whole text. What Davis's grammar finds is that of the options of `grammar`.
    pub fn new(text: &'a str, grammar: Grammar) -> Self {
        Self::both(|grammar| Identifiers::new(text, grammar), grammar)
    }

    /// The same in one paragraph of a text, with ranges in the whole text.
    pub fn in_paragraph(text: &'a str, paragraph: &Paragraph, grammar: Grammar) -> Self {
        Self::both(|grammar| Identifiers::in_paragraph(text, paragraph, grammar), grammar)
    }

    fn both(identifiers: impl Fn(Grammar) -> Identifiers<'a>, grammar: Grammar) -> Self {
        let other = Grammar { links: grammar.links.other(), ..grammar };
        Self { found: identifiers(grammar).peekable(), other: identifiers(other).peekable() }
    }
}

impl Iterator for LinkComparisons<'_> {
    type Item = LinkComparison;

    fn next(&mut self) -> Option<LinkComparison> {
        let [found, other] = next_place(&mut self.found, &mut self.other, Identifier::extent)?;
        Some(LinkComparison { found, other })
    }
}

/// The next links of both that overlap each other, or one alone; `extent` says where a link stands.
pub(in super::super) fn next_place<T>(
    found: &mut Peekable<impl Iterator<Item = T>>,
    other: &mut Peekable<impl Iterator<Item = T>>,
    extent: impl Fn(&T) -> Span,
) -> Option<[Vec<T>; 2]> {
    let starts = [found.peek(), other.peek()].into_iter().flatten().map(|it| extent(it).bytes.start);
    // Both sides are taken from here on, as long as they overlap what was taken.
    let mut end = starts.min()? + 1;
    let [mut of_found, mut of_other] = [Vec::new(), Vec::new()];
    loop {
        let taken = of_found.len() + of_other.len();
        if let Some(link) = found.next_if(|it| extent(it).bytes.start < end) {
            end = end.max(extent(&link).bytes.end);
            of_found.push(link);
        }
        if let Some(link) = other.next_if(|it| extent(it).bytes.start < end) {
            end = end.max(extent(&link).bytes.end);
            of_other.push(link);
        }
        if taken == of_found.len() + of_other.len() {
            return Some([of_found, of_other]);
        }
    }
}
