//! The texts of a lesson, which may contain names.

use bidiscope_bidi::name::{BidiClass, Notation, is_unprintable};
use bidiscope_bidi::order::is_bidi_control;
use bidiscope_report::words::character::character_description;
use bidiscope_report::words::read_error::read_error_text;
use bidiscope_words::{Message, message};

use super::LessonName;

/// The most characters of a text in a lesson.
pub const MAX_TEXT_CHARACTERS: usize = 4_000;

/// A text of a lesson, in paragraphs.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LessonText {
    /// The paragraphs; in the file an empty line separates them.
    pub paragraphs: Vec<Vec<LessonTextPiece>>,
}

/// A piece of a paragraph of a [`LessonText`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LessonTextPiece {
    /// Plain text, all of it left-to-right.
    Text(String),
    /// Text to type, such as a name in capitals; between backquotes in the file. ASCII.
    TextToType(String),
    /// A name, drawn in a left-to-right paragraph; between braces in the file.
    Name(LessonName),
}

/// The byte of a text at which it is wrong; what is wrong there and what to do, in sentences.
type LessonTextError = (usize, Message<'static>);

/// A name as it is written in a text.
const EXAMPLE: &str = "{ABC.com}";

impl LessonText {
    /// A sentence of the program, as a paragraph. Everything in it reads from left to right.
    pub(super) fn of_sentence(sentence: String) -> Self {
        Self { paragraphs: vec![vec![LessonTextPiece::Text(sentence)]] }
    }

    /// Whether there is no text.
    pub fn is_empty(&self) -> bool {
        self.paragraphs.is_empty()
    }

    /// The whole text as one string, with names as they are written in the file.
    pub fn text(&self) -> String {
        let piece = |it: &LessonTextPiece| match it {
            LessonTextPiece::Text(text) | LessonTextPiece::TextToType(text) => text.clone(),
            LessonTextPiece::Name(name) => name.typed_or_code_points(),
        };
        let paragraph = |it: &Vec<LessonTextPiece>| it.iter().map(piece).collect::<String>();
        self.paragraphs.iter().map(paragraph).collect::<Vec<_>>().join("\n")
    }

    /// Reads a text with names in this notation.
    pub(super) fn read(text: &str, notation: Notation) -> Result<Self, LessonTextError> {
        if text.chars().nth(MAX_TEXT_CHARACTERS).is_some() {
            return Err((0, message!(lesson_error_words_too_long, most = MAX_TEXT_CHARACTERS)));
        }
        let mut paragraphs = Vec::new();
        let mut paragraph: Vec<(usize, &str)> = Vec::new();
        let mut at = 0;
        for line in text.split_inclusive('\n') {
            if line.trim().is_empty() {
                paragraphs.extend(read_paragraph(&paragraph, notation)?);
                paragraph.clear();
            } else {
                paragraph.push((at, line));
            }
            at += line.len();
        }
        paragraphs.extend(read_paragraph(&paragraph, notation)?);
        Ok(Self { paragraphs })
    }
}

/// A paragraph of these lines with their byte offsets; `None` where there are none.
fn read_paragraph(
    lines: &[(usize, &str)],
    notation: Notation,
) -> Result<Option<Vec<LessonTextPiece>>, LessonTextError> {
    // A right-to-left or invisible character outside of a name.
    let wrong = |scalar: char| {
        message!(lesson_error_character, character = character_description(scalar), name = EXAMPLE)
    };
    let mut pieces = Vec::new();
    let mut text = String::new();
    let mut open: Option<(char, usize, String)> = None;
    for &(start, line) in lines {
        let indent = line.len() - line.trim_start().len();
        let line = line.trim();
        for (offset, scalar) in line.char_indices() {
            let at = start + indent + offset;
            match (scalar, &mut open) {
                ('`', Some(('`', _, typed))) => {
                    pieces.push(LessonTextPiece::TextToType(std::mem::take(typed)));
                    open = None;
                }
                ('}', Some(('{', begun, typed))) => {
                    let name = LessonName::read(typed, notation).map_err(|error| {
                        (*begun, message!(lesson_error_name_in_words, reason = read_error_text(&error)))
                    })?;
                    pieces.push(LessonTextPiece::Name(name));
                    open = None;
                }
                (_, Some((kind, _, typed))) => {
                    // Braces may hold any name; backquotes only ASCII, which is shown as it is typed.
                    if *kind == '`' && !matches!(scalar, ' '..='~') {
                        return Err((at, wrong(scalar)));
                    }
                    typed.push(scalar);
                }
                ('`' | '{', None) => {
                    if !text.is_empty() {
                        pieces.push(LessonTextPiece::Text(std::mem::take(&mut text)));
                    }
                    open = Some((scalar, at, String::new()));
                }
                ('}', None) => return Err((at, message!(lesson_error_closing, name = EXAMPLE))),
                (_, None) if !is_allowed_in_text(scalar) => return Err((at, wrong(scalar))),
                (_, None) => text.push(scalar),
            }
        }
        if open.is_none() {
            text.push(' ');
        }
    }
    if let Some((kind, at, _)) = open {
        let is_typed = kind == '`';
        let error =
            if is_typed { message!(lesson_error_open_accent) } else { message!(lesson_error_open_brace) };
        return Err((at, error));
    }
    let rest = text.trim_end();
    if !rest.is_empty() {
        pieces.push(LessonTextPiece::Text(rest.to_owned()));
    }
    Ok((!pieces.is_empty()).then_some(pieces))
}

/// Whether labels of the window can show a character: it neither is invisible nor causes reordering.
pub(super) fn is_allowed_in_text(scalar: char) -> bool {
    !is_unprintable(scalar) && !is_bidi_control(scalar) && !BidiClass::of(scalar).makes_label_right_to_left()
}

#[cfg(test)]
mod tests {
    use super::{LessonText, LessonTextPiece, MAX_TEXT_CHARACTERS};
    use bidiscope_bidi::name::Notation;

    #[test]
    fn paragraphs_and_their_pieces() {
        let words =
            LessonText::read("Type `123-ABC`,\n  as it is.\n\nSee {ABC}.", Notation::CapitalsAsHebrew)
                .expect("words");
        let [first, second] = words.paragraphs.as_slice() else { panic!("two paragraphs") };
        assert_eq!(
            *first,
            [
                LessonTextPiece::Text("Type ".to_owned()),
                LessonTextPiece::TextToType("123-ABC".to_owned()),
                LessonTextPiece::Text(", as it is.".to_owned())
            ]
        );
        let LessonTextPiece::Name(name) = &second[1] else { panic!("a name") };
        assert_eq!(name.name.decoded_text(), "\u{5D0}\u{5D1}\u{5D2}");
        assert_eq!(words.text(), "Type 123-ABC, as it is.\nSee ABC.");
        assert!(LessonText::read(" \n\n", Notation::CapitalsAsHebrew).expect("none").is_empty());
    }

    fn check(text: &str, at: usize, expected: &str) {
        let (place, error) = LessonText::read(text, Notation::CapitalsAsHebrew).expect_err("refused");
        assert!(error.to_string().contains(expected), "{error:?}");
        assert_eq!(place, at, "{text}");
    }

    #[test]
    fn what_no_sentence_can_hold_is_refused_where_it_stands() {
        check("ab\n\u{5D0}", 3, "Words cannot contain U+05D0 HEBREW LETTER ALEF.");
        check("a\u{202E}b", 1, "Words cannot contain U+202E RIGHT-TO-LEFT OVERRIDE.");
        check("a\tb", 1, "Words cannot contain U+0009");
        check("see `\u{5D0}`", 5, "Words cannot contain U+05D0 HEBREW LETTER ALEF.");
        check("see `abc", 4, "A grave accent (U+0060) is not closed");
        check("a {ABC", 2, "A brace is not closed");
        check("a} b", 1, "A closing brace has no opening brace.");
        check("a {..}", 2, "A label is empty");
        let long = "a".repeat(MAX_TEXT_CHARACTERS + 1);
        check(&long, 0, "The words have more than 4");
        assert!(LessonText::read(&long[1..], Notation::CapitalsAsHebrew).is_ok());
    }
}
