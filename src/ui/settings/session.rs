//! All work in a window as a file that is handed on: a session.

use std::sync::Arc;

use serde::Serialize;

use super::Settings;
use super::document::{Document, DocumentError, VERSION};

/// What a file of sessions says that it is.
const FORMAT: &str = "bidiscope-session";
/// How much work is set aside at most; the oldest goes.
pub(super) const MOST_SET_ASIDE: usize = 12;
/// The largest file that is read, in bytes.
const MOST_OF_A_SESSION: usize = 64 << 20;

/// Why a file holds no session that can be opened. The sentence goes on after the file's name.
#[derive(Debug, thiserror::Error)]
pub enum SessionError {
    /// It has more than [`MOST_OF_A_SESSION`] bytes.
    #[error("it is larger than {} MB, the most that is read", MOST_OF_A_SESSION >> 20)]
    Large,
    /// It is no session.
    #[error("it is no session of bidiscope: `format` is not `{FORMAT}`")]
    Other,
    /// There is nothing in it.
    #[error("it has no `settings`")]
    Empty,
    /// It cannot be read.
    #[error(transparent)]
    Unreadable(#[from] DocumentError),
}

impl Settings {
    /// The session as a file. What is this user's alone stays here: the files that were named, and the names that were
    /// looked at.
    pub fn session(&self) -> Vec<u8> {
        #[derive(Serialize)]
        struct InOrder<'a> {
            format: &'static str,
            version: u64,
            settings: &'a Settings,
        }
        let mut settings = self.clone();
        settings.take_own(&Self::default());
        let written = InOrder { format: FORMAT, version: VERSION, settings: &settings };
        // Only a map with keys that are no strings cannot be written, and there is none.
        let mut bytes = serde_json::to_vec_pretty(&written).unwrap_or_default();
        bytes.push(b'\n');
        bytes
    }

    /// Puts a session in the place of what there is, which is set aside. Gives the names of what could not be read.
    ///
    /// # Errors
    /// Why the file holds none; nothing has changed then.
    pub fn open_session(&mut self, bytes: &[u8]) -> Result<Vec<String>, SessionError> {
        if bytes.len() > MOST_OF_A_SESSION {
            return Err(SessionError::Large);
        }
        let value = Document::value(bytes)?;
        if value.get("format").and_then(serde_json::Value::as_str) != Some(FORMAT) {
            return Err(SessionError::Other);
        }
        if !value.get("settings").is_some_and(serde_json::Value::is_object) {
            return Err(SessionError::Empty);
        }
        let (Document { mut settings, .. }, lost) = Document::read_value(value)?;
        settings.take_own(self);
        self.put_in_place(settings);
        Ok(lost)
    }

    /// Puts what was set aside in the place of what there is, which is set aside instead.
    pub(in crate::ui) fn bring_back(&mut self, number: usize) {
        if number < self.set_aside.len() {
            let before = self.set_aside.remove(number);
            self.put_in_place(Arc::unwrap_or_clone(before));
        }
    }

    /// Puts other settings in the place of what there is, which is set aside unless it is there already.
    fn put_in_place(&mut self, other: Self) {
        let mut set_aside = std::mem::take(&mut self.set_aside);
        let before = std::mem::replace(self, other);
        let is_there = |it: &Arc<Self>| it.is_same_work(&before);
        if !set_aside.iter().any(is_there) && !self.is_same_work(&before) {
            set_aside.insert(0, Arc::new(before));
        }
        set_aside.truncate(MOST_SET_ASIDE);
        self.set_aside = set_aside;
    }

    /// Whether the same is worked on in both, whatever is a user's own.
    fn is_same_work(&self, other: &Self) -> bool {
        let mut own = self.clone();
        own.take_own(other);
        own.set_aside.clone_from(&other.set_aside);
        own == *other
    }

    /// Takes what is a user's own, and not the session's, from other settings.
    fn take_own(&mut self, of: &Self) {
        self.set_aside.clear();
        self.visited = of.visited.clone();
        self.session_file.clone_from(&of.session_file);
        self.folder.clone_from(&of.folder);
        self.export.clone_from(&of.export);
        self.strategies_file.clone_from(&of.strategies_file);
        self.list.file.clone_from(&of.list.file);
        self.list.export.clone_from(&of.list.export);
        self.study.file.clone_from(&of.study.file);
        self.learn.lesson_file.clone_from(&of.learn.lesson_file);
        self.learn.lesson_files.clone_from(&of.learn.lesson_files);
        self.captions.clone_from(&of.captions);
    }
}
