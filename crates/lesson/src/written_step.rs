//! A name as a step of a lesson's file.

use bidiscope_bidi::name::{Input, Notation};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_words::message;

use super::{LessonName, MAX_LESSON_NAME_CHARACTERS};

/// A `[[step]]` for a lesson's file: a page with a name and a display of it, after an empty line. It is ASCII, so that no
/// editor turns its lines round: the name is written in `notation` where that can, else in another with capitals, else in
/// code points. [`Strategy::Logical`] is shown on every page and is not named.
///
/// `None` where a lesson cannot have the name: it has too many characters.
pub fn lesson_page_step_toml(name: &Input, notation: Notation, display: &DisplayConfig) -> Option<String> {
    if name.characters().len() > MAX_LESSON_NAME_CHARACTERS {
        return None;
    }
    let (notation, written) = written_name(name, notation)?;
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
    Some(lines.join("\n") + "\n")
}

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
