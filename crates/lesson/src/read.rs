//! Reads a lesson file.

use serde::Deserialize;
use serde::de::IgnoredAny;
use toml::Spanned;
use toml::de::Deserializer;

use bidiscope_bidi::name::{Notation, visible_excerpt};
use bidiscope_words::message;

use super::built_in::BuiltInLesson;
use super::error::LessonError;
use super::lesson::Lesson;
use super::limits::{MAX_LESSON_BYTES, MAX_STEPS};
use super::read_step::{StepKeys, StepReader};
use super::text_reader::TextReader;

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
    pub fn read_link_value(id_or_toml: &str) -> Result<Self, LessonError> {
        if let Some(built_in) = BuiltInLesson::from_id(id_or_toml) {
            return Self::read(built_in.toml);
        }
        // Every file has keys, and so an equals sign.
        let id = id_or_toml.trim();
        if !id.is_empty() && !id.contains(['=', '\n']) {
            let known = BuiltInLesson::ALL.map(|it| it.id).join(", ");
            let unknown = message!(lesson_error_unknown, lesson = visible_excerpt(id), known = known);
            return Err(LessonError::of_file(&unknown));
        }
        Self::read(id_or_toml)
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
