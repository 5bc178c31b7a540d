//! Validation of text from outside: line ends, controls, invisible characters, and the length limit.

use std::fmt;
use std::ops::Range;

use bidiscope_bidi::name::{BidiClass, Character, characters_of, code_point};
use bidiscope_layout::caption_of_invisible_character;
use bidiscope_words::{Message, message};

use super::EditedTextKind;

/// A message for the user about a change of the text, or about a rejected one, which left text and selection as they
/// were.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EditNotice {
    /// Rejected: the text would have more characters than [`Editor::max_characters`](super::Editor::max_characters).
    RejectedTooLong {
        /// The number of characters that it would have.
        character_count: usize,
        /// The limit.
        max_characters: usize,
    },
    /// Rejected: a line break in a text of one line.
    RejectedLineBreaks {
        /// The number of lines of the rejected text.
        line_count: usize,
        /// The kind of text.
        text_kind: EditedTextKind,
    },
    /// Inserted, but something in it may be unexpected.
    InsertedWithRemarks(
        /// The remarks.
        InsertedTextRemarks,
    ),
    /// The spaces at the ends of the pasted text were removed.
    PastedSpacesRemoved {
        /// The number of spaces.
        space_count: usize,
    },
}

impl fmt::Display for EditNotice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::RejectedTooLong { character_count: would_be, max_characters: limit } => {
                message!(edit_too_long, count = *would_be, most = *limit).fmt(f)
            }
            Self::RejectedLineBreaks { line_count: lines, text_kind: kind } => {
                let kind = if *kind == EditedTextKind::DomainName { "name" } else { "line" };
                message!(edit_lines, lines = *lines, kind = kind).fmt(f)
            }
            Self::InsertedWithRemarks(remarks) => remarks.fmt(f),
            Self::PastedSpacesRemoved { space_count: count } => {
                message!(edit_spaces_removed, count = *count).fmt(f)
            }
        }
    }
}

impl std::error::Error for EditNotice {}

/// What may be unexpected in an inserted text: spaces, line ends, invisible characters.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct InsertedTextRemarks {
    /// The spaces at its ends, which were inserted.
    pub inserted_outer_spaces: LeadingAndTrailingSpaces,
    /// How many line ends at its beginning were not inserted.
    pub omitted_leading_line_ends: usize,
    /// How many line ends at its end were not inserted.
    pub omitted_trailing_line_ends: usize,
    /// The other invisible characters in it, each once.
    pub invisible_characters: Vec<char>,
}

/// White space at the beginning and at the end of an inserted text, in logical order.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct LeadingAndTrailingSpaces {
    /// At the beginning.
    pub leading: Vec<char>,
    /// At the end.
    pub trailing: Vec<char>,
}

/// Pasted text with spaces at its ends, in characters of the text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct PastedSpaces {
    pub(super) pasted: Range<usize>,
    /// The range between the spaces.
    pub(super) inner: Range<usize>,
}

/// Text to insert, with remarks.
#[derive(Debug)]
pub(super) struct Incoming {
    pub(super) characters: Vec<Character>,
    pub(super) remarks: InsertedTextRemarks,
}

/// Validates a text that is typed or pasted.
///
/// A line of a text, and a name, is one paragraph, so every paragraph separator (bidi class B) is a
/// line end: in a text it becomes U+000A, at the ends of a name it is left out, inside a name refused.
pub(super) fn incoming(text: &str, kind: EditedTextKind) -> Result<Incoming, EditNotice> {
    let text = text.replace("\r\n", "\n");
    let mut remarks = InsertedTextRemarks::default();
    let text: String = match kind {
        EditedTextKind::MultiLine => text.chars().map(|it| if is_line_end(it) { '\n' } else { it }).collect(),
        EditedTextKind::DomainName => one_line(&text, kind, &mut remarks)?,
        // Remarks about its ends would not help.
        EditedTextKind::SingleLine => one_line(&text, kind, &mut InsertedTextRemarks::default())?,
    };
    let LeadingAndTrailingSpaces { leading: before, trailing: after } = &remarks.inserted_outer_spaces;
    let inner = text.chars().skip(before.len()).take(text.chars().count() - before.len() - after.len());
    remarks.invisible_characters =
        inner.filter(|&it| it != '\n' && caption_of_invisible_character(it).is_some()).collect();
    remarks.invisible_characters.sort_unstable();
    remarks.invisible_characters.dedup();
    Ok(Incoming { characters: characters_of(&text), remarks })
}

/// The text without the line ends in the white space at its ends.
fn one_line(
    text: &str,
    kind: EditedTextKind,
    remarks: &mut InsertedTextRemarks,
) -> Result<String, EditNotice> {
    let is_white = |it: char| it.is_whitespace() || is_line_end(it);
    let name = text.trim_matches(is_white);
    if name.contains(is_line_end) {
        let lines = text.split(is_line_end).filter(|it| !it.trim().is_empty()).count();
        return Err(EditNotice::RejectedLineBreaks { line_count: lines, text_kind: kind });
    }
    // Text of white space only counts as following the text before the caret.
    let start = if name.is_empty() { 0 } else { text.len() - text.trim_start_matches(is_white).len() };
    let parts = [&text[..start], &text[start + name.len()..]];
    [remarks.omitted_leading_line_ends, remarks.omitted_trailing_line_ends] =
        parts.map(|it| it.chars().filter(|&it| is_line_end(it)).count());
    let [before, after] = parts.map(|it| it.chars().filter(|&it| !is_line_end(it)).collect::<Vec<char>>());
    let line = before.iter().copied().chain(name.chars()).chain(after.iter().copied()).collect();
    // Text of spaces only has no spaces at its ends.
    if !name.is_empty() {
        remarks.inserted_outer_spaces = LeadingAndTrailingSpaces { leading: before, trailing: after };
    }
    Ok(line)
}

fn is_line_end(scalar: char) -> bool {
    BidiClass::of(scalar) == BidiClass::B
}

impl LeadingAndTrailingSpaces {
    /// The numbers of spaces at the beginning and at the end.
    pub(super) const fn counts(&self) -> [usize; 2] {
        [self.leading.len(), self.trailing.len()]
    }
}

impl InsertedTextRemarks {
    /// The message for the user, if there are remarks.
    pub(super) fn notice(self) -> Option<EditNotice> {
        (self != Self::default()).then_some(EditNotice::InsertedWithRemarks(self))
    }
}

impl fmt::Display for InsertedTextRemarks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut sentences = Vec::new();
        let [before, after] = self.inserted_outer_spaces.counts();
        if before + after > 0 {
            let which = listed(
                &[self.inserted_outer_spaces.leading.as_slice(), &self.inserted_outer_spaces.trailing]
                    .concat(),
            );
            sentences.push(message!(edit_spaces, before = before, after = after, listed = which));
        }
        if !self.invisible_characters.is_empty() {
            sentences.push(message!(edit_invisible, listed = listed(&self.invisible_characters)));
        }
        let (before, after) = (self.omitted_leading_line_ends, self.omitted_trailing_line_ends);
        if before + after > 0 {
            sentences.push(message!(edit_line_ends, before = before, after = after));
        }
        let sentences: Vec<String> = sentences.iter().map(Message::to_string).collect();
        f.write_str(&sentences.join(" "))
    }
}

/// Characters as a message names them.
fn listed(scalars: &[char]) -> String {
    const MOST: usize = 6;
    let named = |&scalar: &char| {
        let label =
            caption_of_invisible_character(scalar).filter(|it| it.chars().any(|it| it.is_ascii_uppercase()));
        match label {
            Some(label) if !code_point(scalar).ends_with(&label) => {
                format!("{label} ({})", code_point(scalar))
            }
            _ => code_point(scalar),
        }
    };
    let list = scalars.iter().take(MOST).map(named).collect::<Vec<_>>().join(", ");
    match scalars.len().saturating_sub(MOST) {
        0 => list,
        more => message!(list_and_more, listed = list, count = more).to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::{EditedTextKind, incoming};
    use bidiscope_bidi::name::text_of;

    fn check(text: &str, kind: EditedTextKind, expected: Result<(&str, Option<&str>), &str>) {
        let actual = incoming(text, kind);
        let actual = actual.map(|it| (text_of(&it.characters), it.remarks.notice()));
        match (actual, expected) {
            (Ok((read, notice)), Ok((expected, said))) => {
                assert_eq!(read, expected, "{text:?}");
                assert_eq!(notice.map(|it| it.to_string()).as_deref(), said, "{text:?}");
            }
            (Err(notice), Err(said)) => assert_eq!(notice.to_string(), said, "{text:?}"),
            other => panic!("{text:?}: {other:?}"),
        }
    }

    #[test]
    fn a_name_is_one_line() {
        check("a.b", EditedTextKind::DomainName, Ok(("a.b", None)));
        check(
            "a.b\r\n",
            EditedTextKind::DomainName,
            Ok(("a.b", Some("Inserted without the line break at the end."))),
        );
        check(
            "a\nb",
            EditedTextKind::DomainName,
            Err("Not inserted: the text has 2 lines, but a name has only one line."),
        );
        check(
            "a\n\n\u{2029}b\u{85}c",
            EditedTextKind::DomainName,
            Err("Not inserted: the text has 3 lines, but a name has only one line."),
        );
    }

    #[test]
    fn a_path_is_one_line_of_which_less_is_reported() {
        check(" /tmp/a b.txt \n", EditedTextKind::SingleLine, Ok((" /tmp/a b.txt ", None)));
        check(
            "a\nb",
            EditedTextKind::SingleLine,
            Err("Not inserted: the text has 2 lines, but this field takes only one line."),
        );
        let said = "Inserted with invisible characters: RLM (U+200F).";
        check("a\u{200F}", EditedTextKind::SingleLine, Ok(("a\u{200F}", Some(said))));
    }

    #[test]
    fn spaces_at_the_ends_are_kept_and_reported() {
        for (text, read, said) in [
            (
                " example.com\n",
                " example.com",
                "1 space at the start: Enter removes it (U+0020). Inserted without the line break at the end.",
            ),
            (
                "\u{A0}\u{3000}a.b ",
                "\u{A0}\u{3000}a.b ",
                "2 spaces at the start, 1 at the end: Enter removes them (U+00A0, U+3000, U+0020).",
            ),
            (
                "\n\ta\u{200C}b \r\n \n",
                "\ta\u{200C}b  ",
                "1 space at the start, 2 at the end: Enter removes them (TAB (U+0009), U+0020, U+0020). Inserted with \
                 invisible characters: ZWNJ (U+200C). Inserted without the line breaks at the start and the end.",
            ),
        ] {
            check(text, EditedTextKind::DomainName, Ok((read, Some(said))));
        }
        // No remarks about text of spaces only, in running text, and about spaces inside.
        check("  ", EditedTextKind::DomainName, Ok(("  ", None)));
        check(" a\n", EditedTextKind::MultiLine, Ok((" a\n", None)));
        check("a b", EditedTextKind::DomainName, Ok(("a b", None)));
    }

    #[test]
    fn every_paragraph_separator_ends_a_line_of_a_text() {
        check("a\r\nb\rc\u{2029}d\u{85}e\u{1C}", EditedTextKind::MultiLine, Ok(("a\nb\nc\nd\ne\n", None)));
    }

    #[test]
    fn controls_and_invisible_characters_are_announced() {
        let said = "Inserted with invisible characters: U+0007, TAB (U+0009), ZWNJ (U+200C).";
        check(
            "\u{200C}a\u{7}\t\u{200C}",
            EditedTextKind::DomainName,
            Ok(("\u{200C}a\u{7}\t\u{200C}", Some(said))),
        );
        let many = "\u{200B}\u{200C}\u{200D}\u{200E}\u{200F}\u{2060}\u{2066}\u{2067}";
        let remarks = incoming(many, EditedTextKind::DomainName).expect("a line").remarks;
        assert_eq!(remarks.invisible_characters.len(), 8);
        let notice = remarks.notice().expect("a notice");
        assert!(notice.to_string().ends_with("WJ (U+2060) and 2 more."), "{notice}");
    }
}
