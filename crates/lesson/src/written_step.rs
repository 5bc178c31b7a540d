//! A name as a step of a lesson's file.

use bidiscope_bidi::name::{Input, Notation};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_words::message;

use super::{LessonName, MAX_LESSON_NAME_CHARACTERS};

/// A `[[step]]` for a lesson's file: a page with a name and a display of it, after an empty line. It is ASCII, so that no
/// editor turns its lines round: the name is written in `notation` where that can, else in another with capitals, else in
/// code points. [`Strategy::Logical`] is shown on every page and is not named.
///
/// # Errors
/// Where a lesson cannot have the name.
pub fn lesson_page_step_toml(
    name: &Input,
    notation: Notation,
    display: &DisplayConfig,
) -> Result<String, UnfitLessonName> {
    if name.characters().len() > MAX_LESSON_NAME_CHARACTERS {
        return Err(UnfitLessonName::TooLong);
    }
    let (notation, written) = written_name(name, notation).ok_or(UnfitLessonName::ReadOtherwise)?;
    let mut lines = vec![
        String::new(),
        "[[step]]".to_owned(),
        "kind = \"page\"".to_owned(),
        format!("title = {}", quoted(message!(lesson_new_step_title).static_text())),
        format!("words = {}", quoted(message!(lesson_new_step_words).static_text())),
        format!("notation = {}", quoted(notation.id())),
        format!("name = {}", quoted(&written)),
    ];
    if display.strategy() != Strategy::Logical {
        lines.push(format!("displays = [{}]", quoted(&display.to_string())));
    }
    Ok(lines.join("\n") + "\n")
}

/// Why a lesson cannot have a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UnfitLessonName {
    /// It has more than [`MAX_LESSON_NAME_CHARACTERS`] characters.
    TooLong,
    /// A lesson would not read it as the same name, as text with an empty label.
    ReadOtherwise,
}

impl std::fmt::Display for UnfitLessonName {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::TooLong => write!(f, "more than {MAX_LESSON_NAME_CHARACTERS} characters"),
            Self::ReadOtherwise => f.write_str("a lesson would not read it as the same name"),
        }
    }
}

impl std::error::Error for UnfitLessonName {}

/// The name in the first notation in which it is ASCII and is read as the same name.
fn written_name(name: &Input, notation: Notation) -> Option<(Notation, String)> {
    let capitals = [Notation::CapitalsAsHebrew, Notation::Atkin2001Table1, Notation::CapitalsAsArabic];
    let all = [notation].into_iter().chain(capitals).chain([Notation::CodePoints]);
    all.into_iter().find_map(|notation| {
        let written = notation.write_scalars(name.characters().iter().map(|it| it.scalar)).ok()?;
        let is_plain = written.bytes().all(|it| (b' '..=b'~').contains(&it));
        let read = LessonName::read(&written, notation).ok().filter(|_| is_plain)?;
        (read.name.decoded_text() == name.decoded_text()).then_some((notation, written))
    })
}

/// A text between quotation marks of TOML, in ASCII.
fn quoted(text: &str) -> String {
    let escaped = |scalar: char| match scalar {
        '"' | '\\' => format!("\\{scalar}"),
        ' '..='~' => scalar.to_string(),
        _ => format!("\\U{:08X}", u32::from(scalar)),
    };
    format!("\"{}\"", text.chars().map(escaped).collect::<String>())
}
