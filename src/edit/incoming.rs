//! What comes into a text from outside: line ends, controls, invisible characters, and the limit.

use crate::layout::invisible_label;
use crate::name::{BidiClass, Character, code_point};

use super::Form;

/// What the user is told about a change, or about one that was refused. Nothing is lost by a refusal:
/// the text and the selection stay as they are.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Notice {
    /// Refused: the text would become longer than the limit.
    #[error(
        "Not inserted: the text would have {would_be} characters, and {limit} are the most that are read."
    )]
    TooLong {
        /// How many characters it would have had.
        would_be: usize,
        /// The most that are read.
        limit: usize,
    },
    /// Refused: a name is one line.
    #[error("Not inserted: it has {lines} lines, and a name is one line.")]
    Lines {
        /// How many lines there are.
        lines: usize,
    },
    /// Inserted, but for the line ends before or after it.
    #[error("Inserted without the line end beside it.")]
    LineEndLeftOut,
    /// Inserted, with characters that show nothing by themselves.
    #[error("Inserted with invisible characters: {}.", listed(.0))]
    Invisible(
        /// The characters, each once.
        Vec<char>,
    ),
}

/// What is to be inserted, and what is said about it.
#[derive(Debug)]
pub(super) struct Incoming {
    pub(super) characters: Vec<Character>,
    pub(super) notice: Option<Notice>,
}

/// Reads a text that is typed or pasted.
///
/// A line of a text, and a name, is one paragraph, so every paragraph separator (bidi class B) is a
/// line end: in a text it becomes U+000A, at the ends of a name it is left out, inside a name refused.
pub(super) fn incoming(text: &str, form: Form) -> Result<Incoming, Notice> {
    let text = text.replace("\r\n", "\n");
    let is_line_end = |scalar: char| BidiClass::of(scalar) == BidiClass::B;
    let mut notice = None;
    let characters: Vec<Character> = match form {
        Form::Text => {
            text.chars().map(|it| Character::new(if is_line_end(it) { '\n' } else { it })).collect()
        }
        Form::Name => {
            let trimmed = text.trim_matches(is_line_end);
            if trimmed.contains(is_line_end) {
                let lines = trimmed.split(is_line_end).filter(|it| !it.is_empty()).count();
                return Err(Notice::Lines { lines });
            }
            notice = (trimmed.len() < text.len()).then_some(Notice::LineEndLeftOut);
            trimmed.chars().map(Character::new).collect()
        }
    };
    let mut invisible: Vec<char> = characters.iter().map(|it| it.scalar).filter(|&it| it != '\n').collect();
    invisible.retain(|&it| invisible_label(it).is_some());
    invisible.sort_unstable();
    invisible.dedup();
    if !invisible.is_empty() {
        notice = Some(Notice::Invisible(invisible));
    }
    Ok(Incoming { characters, notice })
}

/// The characters as a message names them.
fn listed(scalars: &[char]) -> String {
    const MOST: usize = 6;
    let named = |&scalar: &char| {
        let label = invisible_label(scalar).filter(|it| it.chars().any(|it| it.is_ascii_uppercase()));
        match label {
            Some(label) if !code_point(scalar).ends_with(&label) => {
                format!("{label} ({})", code_point(scalar))
            }
            _ => code_point(scalar),
        }
    };
    let mut list = scalars.iter().take(MOST).map(named).collect::<Vec<_>>().join(", ");
    if scalars.len() > MOST {
        list.push_str(&format!(" and {} more", scalars.len() - MOST));
    }
    list
}

#[cfg(test)]
mod tests {
    use super::{Form, Notice, incoming};
    use crate::name::text_of;

    fn check(text: &str, form: Form, expected: Result<(&str, Option<&str>), &str>) {
        let actual = incoming(text, form);
        let actual = actual.as_ref().map(|it| (text_of(&it.characters), it.notice.as_ref()));
        match (actual, expected) {
            (Ok((read, notice)), Ok((expected, said))) => {
                assert_eq!(read, expected, "{text:?}");
                assert_eq!(notice.map(ToString::to_string).as_deref(), said, "{text:?}");
            }
            (Err(notice), Err(said)) => assert_eq!(notice.to_string(), said, "{text:?}"),
            other => panic!("{text:?}: {other:?}"),
        }
    }

    #[test]
    fn a_name_is_one_line() {
        check("a.b", Form::Name, Ok(("a.b", None)));
        check("a.b\r\n", Form::Name, Ok(("a.b", Some("Inserted without the line end beside it."))));
        check("a\nb", Form::Name, Err("Not inserted: it has 2 lines, and a name is one line."));
        check(
            "a\n\n\u{2029}b\u{85}c",
            Form::Name,
            Err("Not inserted: it has 3 lines, and a name is one line."),
        );
    }

    #[test]
    fn every_paragraph_separator_ends_a_line_of_a_text() {
        check("a\r\nb\rc\u{2029}d\u{85}e\u{1C}", Form::Text, Ok(("a\nb\nc\nd\ne\n", None)));
    }

    #[test]
    fn controls_and_invisible_characters_are_announced() {
        let said = "Inserted with invisible characters: U+0007, TAB (U+0009), ZWNJ (U+200C).";
        check("\u{200C}a\u{7}\t\u{200C}", Form::Name, Ok(("\u{200C}a\u{7}\t\u{200C}", Some(said))));
        let many = "\u{200B}\u{200C}\u{200D}\u{200E}\u{200F}\u{2060}\u{2066}\u{2067}";
        let notice = incoming(many, Form::Name).expect("a line").notice.expect("a notice");
        assert!(matches!(&notice, Notice::Invisible(list) if list.len() == 8));
        assert!(notice.to_string().ends_with("WJ (U+2060) and 2 more."), "{notice}");
    }
}
