//! Path, query and fragment, and where a link ends in them: the termination algorithm of UTS #58.

use super::properties::{LinkTerm, link_term, opening_link_bracket_of};

/// The end of the path, query and fragment that begin at this byte of the text, after a host: with the last character that
/// is part of the link. `from` where none of them begins there.
pub(super) fn parts_end(text: &str, from: usize) -> usize {
    let Some(first) = text[from..].chars().next() else { return from };
    let Some(mut reader) = PartReader::begin(first) else { return from };
    let mut end = from + first.len_utf8();
    let mut rest = &text[end..];
    while let Some(scalar) = rest.chars().next() {
        let step = reader.advance(scalar, rest);
        rest = &rest[scalar.len_utf8()..];
        match step {
            Step::Included => end = text.len() - rest.len(),
            Step::Soft => {}
            Step::End => break,
        }
    }
    end
}

/// A part of a URL after the host.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Part {
    /// From `/` to `?` or `#`; `/` separates its segments.
    Path,
    /// From `?` to `#`; `&` and `=` separate its keys and values.
    Query,
    /// From `#`; `:~:` separates its directives.
    Fragment,
}

/// What a character does to a link.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Step {
    /// The link includes it.
    Included,
    /// The link includes it if one that it includes follows.
    Soft,
    /// The link ends before it.
    End,
}

/// The state of the algorithm: the part, and the brackets that are open in it.
#[derive(Clone, Debug)]
pub(super) struct PartReader {
    part: Part,
    open: Vec<char>,
}

/// The syntax before a fragment directive.
const DIRECTIVE: &str = ":~:";

impl Part {
    const fn of_initiator(scalar: char) -> Option<Self> {
        match scalar {
            '/' => Some(Self::Path),
            '?' => Some(Self::Query),
            '#' => Some(Self::Fragment),
            _ => None,
        }
    }

    /// The part that begins with this character, if it ends this one.
    const fn after(self, scalar: char) -> Option<Self> {
        match (self, scalar) {
            (Self::Path, '?' | '#') | (Self::Query, '#') => Self::of_initiator(scalar),
            _ => None,
        }
    }

    /// Whether the character is syntax within the part. Brackets do not match across it.
    const fn is_interior_syntax(self, scalar: char) -> bool {
        matches!((self, scalar), (Self::Path, '/') | (Self::Query, '&' | '='))
    }

    /// Whether the character is syntax of the part, or ends it, so that it has another meaning as a percent escape. A
    /// backslash is a slash to browsers, and a plus sign in a query is a space.
    pub(super) const fn is_syntax(self, scalar: char) -> bool {
        self.is_interior_syntax(scalar)
            || self.after(scalar).is_some()
            || matches!((self, scalar), (Self::Path, '\\') | (Self::Query, '+'))
    }
}

impl PartReader {
    /// After the first character of a part; `None` where no part begins with it.
    pub(super) fn begin(initiator: char) -> Option<Self> {
        Part::of_initiator(initiator).map(|part| Self { part, open: Vec::new() })
    }

    /// The part.
    pub(super) const fn part(&self) -> Part {
        self.part
    }

    /// Reads a character; `rest` is the text from it on. What ends the link does not change the state.
    pub(super) fn advance(&mut self, scalar: char, rest: &str) -> Step {
        if let Some(next) = self.part.after(scalar) {
            self.part = next;
            self.open.clear();
            return Step::Included;
        }
        let is_directive = self.part == Part::Fragment && rest.starts_with(DIRECTIVE);
        if is_directive || self.part.is_interior_syntax(scalar) {
            self.open.clear();
        }
        match link_term(scalar) {
            LinkTerm::Include => Step::Included,
            LinkTerm::Soft => Step::Soft,
            LinkTerm::Hard => Step::End,
            LinkTerm::Open => {
                self.open.push(scalar);
                Step::Included
            }
            LinkTerm::Close if self.open.last().copied() == opening_link_bracket_of(scalar) => {
                self.open.pop();
                Step::Included
            }
            LinkTerm::Close => Step::End,
        }
    }
}
