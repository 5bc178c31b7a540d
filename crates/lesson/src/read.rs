//! Reads a lesson file.

use serde::Deserialize;
use serde::de::IgnoredAny;
use toml::Spanned;
use toml::de::Deserializer;

use bidiscope_bidi::name::{Input, Notation, ReadError, visible_excerpt};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_report::toml_error::line_of;
use bidiscope_report::words::display::display_error_text;
use bidiscope_words::{Message, message};

use super::built_in::BuiltInLesson;
use super::error::LessonError;
use super::read_step::{StepKeys, StepReader};
use super::text::{LessonText, is_allowed_in_text};
use super::{Lesson, LessonName};

/// The most bytes that a lesson file may have.
pub const MAX_LESSON_BYTES: usize = 256 << 10;
/// The most steps that a lesson may have.
pub const MAX_STEPS: usize = 100;
/// The most names, displays or bidi classes that a step may offer to choose from.
pub const MAX_ANSWERS: usize = 12;
/// The most characters of a title of a lesson or step.
pub const MAX_TITLE_CHARACTERS: usize = 80;
/// The most characters of a name in a lesson, each of which is shown in a cell.
pub const MAX_LESSON_NAME_CHARACTERS: usize = 64;

/// The version of the format. It grows when a key or value changes its meaning.
const VERSION: i64 = 1;
/// The value of the `format` key.
const FORMAT: &str = "bidiscope-lesson";

/// What a file says that it is. A newer version may have any other keys.
#[derive(Deserialize)]
struct Header {
    format: Option<String>,
    version: Option<Spanned<i64>>,
}

/// The keys of a lesson.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LessonKeys {
    #[serde(rename = "format")]
    _format: IgnoredAny,
    #[serde(rename = "version")]
    _version: IgnoredAny,
    title: Spanned<String>,
    #[serde(default)]
    notation: Notation,
    introduction: Option<Spanned<String>>,
    #[serde(default)]
    step: Vec<Spanned<StepKeys>>,
}

impl LessonName {
    /// Reads a name of a lesson, written in this notation.
    ///
    /// # Errors
    /// As [`Input::read`].
    pub fn read(typed: &str, notation: Notation) -> Result<Self, ReadError> {
        Ok(Self { typed: typed.to_owned(), notation, name: Input::read(typed, notation)? })
    }

    /// The name as it is typed, where that is ASCII; else its code points.
    pub fn typed_or_code_points(&self) -> String {
        self.ascii().map_or_else(|| self.displayed(&Strategy::Logical.into()), str::to_owned)
    }
}

impl Lesson {
    /// Reads a lesson from the bytes of its file.
    ///
    /// # Errors
    /// As [`Lesson::read`], and where there are too many bytes or they are not UTF-8.
    pub fn read_bytes(bytes: &[u8]) -> Result<Self, LessonError> {
        // Before all of it is looked at.
        check_size(bytes.len())?;
        let not_utf8 = |error: std::str::Utf8Error| {
            let at = error.valid_up_to();
            LessonError::of_file(&message!(lesson_error_not_utf8, byte = at + 1))
        };
        Self::read(std::str::from_utf8(bytes).map_err(not_utf8)?)
    }

    /// Reads the lesson of a link: the built-in lesson with this identifier, or the lesson
    /// whose file has this text.
    ///
    /// # Errors
    /// As [`Lesson::read`], and where it can only be an identifier and there is no lesson with it.
    pub fn read_linked(lesson: &str) -> Result<Self, LessonError> {
        if let Some(built_in) = BuiltInLesson::from_id(lesson) {
            return Self::read(built_in.file);
        }
        // Every file has keys, and so an equals sign.
        let id = lesson.trim();
        if !id.is_empty() && !id.contains(['=', '\n']) {
            let known = BuiltInLesson::ALL.map(|it| it.id).join(", ");
            let unknown = message!(lesson_error_unknown, lesson = visible_excerpt(id), known = known);
            return Err(LessonError::of_file(&unknown));
        }
        Self::read(lesson)
    }

    /// Reads a lesson from the text of its file.
    ///
    /// # Errors
    /// The first error, with its line and what to do. An invalid file is rejected as a whole.
    pub fn read(text: &str) -> Result<Self, LessonError> {
        check_size(text.len())?;
        // Some editors put a byte order mark before what they save.
        let text = text.strip_prefix('\u{FEFF}').unwrap_or(text);
        if text.trim().is_empty() {
            return Err(LessonError::of_file(&message!(lesson_error_empty)));
        }
        let of_toml = |error| LessonError::of_toml(text, error);
        let parse = || Deserializer::parse(text);
        let toml = parse().map_err(|error| {
            let LessonError { line, reason } = of_toml(error);
            LessonError { line, reason: message!(lesson_error_not_toml, reason = reason).to_string() }
        })?;
        check_header(text, Header::deserialize(toml).map_err(of_toml)?)?;
        let keys = parse().and_then(LessonKeys::deserialize).map_err(of_toml)?;
        let reader = TextReader { file: text, notation: keys.notation };
        match keys.step.len() {
            0 => return Err(LessonError::of_file(&message!(lesson_error_no_steps))),
            count if count > MAX_STEPS => {
                let reason = message!(lesson_error_too_many_steps, count = count, most = MAX_STEPS);
                return Err(reader.error(keys.step[0].span().start, &reason));
            }
            _ => {}
        }
        let step = |keys: Spanned<StepKeys>| StepReader::new(reader, keys).step();
        Ok(Self {
            title: reader.title(&keys.title)?,
            introduction: reader.text("introduction", keys.introduction.as_ref())?,
            steps: keys.step.into_iter().map(step).collect::<Result<_, _>>()?,
        })
    }
}

fn check_size(bytes: usize) -> Result<(), LessonError> {
    if bytes <= MAX_LESSON_BYTES {
        return Ok(());
    }
    let reason = message!(file_error_too_long, unit = "kilobytes", size = MAX_LESSON_BYTES >> 10);
    Err(LessonError::of_file(&reason))
}

fn check_header(file: &str, header: Header) -> Result<(), LessonError> {
    let (Some(FORMAT), Some(version)) = (header.format.as_deref(), header.version) else {
        let (format, version) = (format!("format = \"{FORMAT}\""), format!("version = {VERSION}"));
        return Err(LessonError::of_file(&message!(
            lesson_error_not_a_lesson,
            format = format,
            version = version
        )));
    };
    let reason = match *version.get_ref() {
        VERSION => return Ok(()),
        newer @ 2.. => message!(lesson_error_newer, version = newer.to_string(), known = VERSION.to_string()),
        _ => message!(lesson_error_version, known = VERSION.to_string()),
    };
    Err(LessonError::at(file, version.span().start, &reason))
}

/// Reads the texts of a file.
#[derive(Clone, Copy)]
pub(super) struct TextReader<'a> {
    pub(super) file: &'a str,
    pub(super) notation: Notation,
}

impl TextReader<'_> {
    /// An error at a byte of the file.
    pub(super) fn error(&self, byte: usize, reason: &Message<'_>) -> LessonError {
        LessonError::at(self.file, byte, reason)
    }

    /// The line of a byte of the file, from 1.
    pub(super) fn line(&self, byte: usize) -> usize {
        line_of(self.file, byte)
    }

    /// A title, which must be short and of left-to-right characters.
    pub(super) fn title(&self, title: &Spanned<String>) -> Result<String, LessonError> {
        let text = title.get_ref().trim();
        let is_short = (1..=MAX_TITLE_CHARACTERS).contains(&text.chars().count());
        if is_short && text.chars().all(is_allowed_in_text) {
            return Ok(text.to_owned());
        }
        Err(self.error(title.span().start, &message!(lesson_error_title, most = MAX_TITLE_CHARACTERS)))
    }

    /// A display.
    pub(super) fn display(&self, key: &str, display: &Spanned<String>) -> Result<DisplayConfig, LessonError> {
        DisplayConfig::read(display.get_ref()).map_err(|error| {
            let reason = message!(lesson_error_key, key = key, reason = display_error_text(&error));
            self.error(display.span().start, &reason)
        })
    }

    /// A text in paragraphs; an empty one where there is none.
    pub(super) fn text(&self, key: &str, text: Option<&Spanned<String>>) -> Result<LessonText, LessonError> {
        let Some(text) = text else { return Ok(LessonText::default()) };
        LessonText::read(text.get_ref(), self.notation).map_err(|(byte, error)| {
            let reason = message!(lesson_error_key, key = key, reason = error);
            self.error(self.place_in(text, byte), &reason)
        })
    }

    /// The byte offset in the file of a byte of a text, as far as it can be told: quotation marks and escapes are not
    /// counted.
    fn place_in(&self, text: &Spanned<String>, byte: usize) -> usize {
        let span = text.span();
        let written = &self.file[span.clone()];
        let lines = text.get_ref()[..byte.min(text.get_ref().len())].matches('\n').count();
        // TOML drops a line break directly after the opening quotation marks.
        let opens_a_line = written.starts_with("\"\"\"\n")
            || written.starts_with("'''\n")
            || written.starts_with("\"\"\"\r\n");
        let skipped = lines + usize::from(opens_a_line);
        span.start + written.match_indices('\n').map(|it| it.0 + 1).take(skipped).last().unwrap_or(0)
    }
}
