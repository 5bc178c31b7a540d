//! Sessions as documents: how one is written and read.

use std::fmt;

use serde::Deserialize;
use serde_json::{Value, json};

use bidiscope_bidi::name::{InputType, MAX_INPUT_BYTES, MAX_INPUT_CHARACTERS, Notation, visible_excerpt};
use bidiscope_lesson::SavedLesson;
use bidiscope_proof::study::StudyAlphabet;
use bidiscope_report::list::ListTableColumn;
use bidiscope_report::view::{RemovedStrategy, SavedStrategies, add_compared_name};
use bidiscope_words::message;

use super::json::{json_of, read_json};
use super::learn::{MOST_KEPT_LESSONS, MOST_LESSON_FILES};
use super::{ListSettings, Session, StudyCache, StudySettings};

/// What a document says that it is.
const FORMAT: &str = "bidiscope-session";
/// The version of the format. It grows when a field gets another meaning; new fields need no new version.
const VERSION: u64 = 1;

/// Why a file holds no session that can be opened. The sentence goes on after the file's name.
#[derive(Debug)]
pub enum SessionError {
    /// It is no JSON, or has values that are not known here.
    Json(serde_json::Error),
    /// It is no session.
    Other,
    /// There is nothing in it.
    Empty,
    /// A later version of the program wrote it.
    Newer,
    /// Something in it is longer than what is worked on here.
    TooLong,
}

impl fmt::Display for SessionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            // It repeats what stands in the file.
            Self::Json(error) if error.is_data() => {
                message!(json_unknown, reason = visible_excerpt(&error.to_string())).fmt(f)
            }
            Self::Json(error) => message!(json_none, reason = visible_excerpt(&error.to_string())).fmt(f),
            Self::Other => message!(session_other, format = FORMAT).fmt(f),
            Self::Empty => message!(session_empty).fmt(f),
            Self::Newer => message!(session_newer).fmt(f),
            Self::TooLong => message!(session_too_long).fmt(f),
        }
    }
}

impl std::error::Error for SessionError {}

impl From<serde_json::Error> for SessionError {
    fn from(error: serde_json::Error) -> Self {
        Self::Json(error)
    }
}

impl Session {
    /// The session as a file that is handed on, with the results of its study. What is this user's alone stays here: the
    /// files that were named, and the names that were looked at.
    pub fn to_file(&self) -> Vec<u8> {
        let mut session = self.clone();
        session.take_own(&Self::default());
        let mut document = session.to_document();
        if let (Some(study), Value::Object(cache)) =
            (document["settings"]["study"].as_object_mut(), json_of(&session.study.cache()))
        {
            study.extend(cache);
        }
        write(&document)
    }

    /// Reads a file that was handed on. What it does not say is as at first; keys that are not known are passed over.
    ///
    /// # Errors
    /// Why the file holds none.
    pub fn from_file(bytes: &[u8]) -> Result<Self, SessionError> {
        let mut session = Self::from_document(&read_json(bytes)?)?;
        session.take_own(&Self::default());
        session.study.mark_as_read();
        Ok(session)
    }

    /// The session as a document, without results.
    pub(crate) fn to_document(&self) -> Value {
        json!({ "format": FORMAT, "version": VERSION, "settings": json_of(self) })
    }

    /// Reads a document, and the results that one that was handed on may have.
    pub(crate) fn from_document(document: &Value) -> Result<Self, SessionError> {
        if document["format"] != FORMAT {
            return Err(SessionError::Other);
        }
        if document["version"].as_u64().is_some_and(|it| it > VERSION) {
            return Err(SessionError::Newer);
        }
        let settings = &document["settings"];
        if !settings.is_object() {
            return Err(SessionError::Empty);
        }
        Self::from_settings(settings.clone())
    }

    /// Reads what a document says of the session.
    pub(crate) fn from_settings(settings: Value) -> Result<Self, SessionError> {
        let mut session = Self::deserialize(&settings)?;
        // What is damaged in them can be computed again.
        session.study.take_cache(StudyCache::deserialize(&settings["study"]).unwrap_or_default());
        if !session.is_within_bounds() {
            return Err(SessionError::TooLong);
        }
        session.study.max_length =
            session.study.max_length.clamp(*StudySettings::LENGTHS.start(), *StudySettings::LENGTHS.end());
        if !ListTableColumn::displayed_strategies().any(|it| it == session.list.order) {
            session.list.order = ListSettings::default().order;
        }
        session.forget_what_is_gone();
        Ok(session)
    }

    /// Takes what is a user's own, and not the session's, from another one.
    pub(crate) fn take_own(&mut self, of: &Self) {
        self.names.copy_recent_names_from(&of.names);
        self.list.file.clone_from(&of.list.file);
        self.list.other_list.clone_from(&of.list.other_list);
        self.learn.lesson_files.clone_from(&of.learn.lesson_files);
    }

    /// Whether nothing in it is longer than what the window would take.
    fn is_within_bounds(&self) -> bool {
        let is_at_most = |text: &String, most: usize| text.chars().nth(most).is_none();
        // A name of code points takes several characters for each of its own.
        let names = [&self.input, &self.zone.text];
        let texts = [&self.text.text, &self.list.filter.contained_text];
        let typed = [&self.choices.typed_surrounding_text.before, &self.choices.typed_surrounding_text.after];
        let columns = [
            &self.list.column,
            &self.list.zone_column,
            &self.list.holder_column,
            &self.list.other_column,
            &self.list.other_zone_column,
            &self.list.other_holder_column,
        ];
        let (mut compared, mut strategies) = (Vec::new(), SavedStrategies::default());
        names.into_iter().all(|it| is_at_most(it, MAX_INPUT_BYTES))
            && texts
                .into_iter()
                .chain(typed)
                .chain(&self.text.before)
                .all(|it| is_at_most(it, MAX_INPUT_CHARACTERS))
            && columns
                .into_iter()
                .chain(&self.list.kept)
                .all(|it| is_at_most(it, ListSettings::MOST_OF_A_COLUMN))
            && self.compared.names.iter().all(|it| {
                add_compared_name(&mut compared, it, Notation::Unicode, Some(InputType::Text)).is_ok()
            })
            && self
                .choices
                .custom_strategies
                .all()
                .iter()
                .map(|it| RemovedStrategy { former_index: usize::MAX, strategy: it.clone() })
                .all(|it| strategies.try_restore_removed(it))
            && (self.study.classes.is_empty() || StudyAlphabet::new(self.study.classes.clone()).is_ok())
            && self.learn.lesson_files.len() <= MOST_LESSON_FILES
            && self.learn.lessons.len() <= MOST_KEPT_LESSONS
            && self.learn.lessons.iter().all(SavedLesson::is_within_lesson_size_limits)
    }
}

/// A document as its file has it.
pub(crate) fn write(document: &Value) -> Vec<u8> {
    let mut bytes = serde_json::to_vec_pretty(document).unwrap_or_default();
    bytes.push(b'\n');
    bytes
}
