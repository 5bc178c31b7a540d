//! All work in a window as a file that is handed on: a session.

use std::sync::Arc;

use serde::Serialize;

use super::Settings;
use super::document::{Document, DocumentError, VERSION};

/// What a file of sessions says that it is.
const FORMAT: &str = "bidiscope-session";
/// The largest file that is read, in bytes.
const MOST_OF_A_SESSION: usize = 64 << 20;

/// Why a file holds no session that can be opened. The sentence goes on after the file's name.
#[derive(Debug, thiserror::Error)]
pub(in crate::ui) enum SessionError {
    /// It has more than [`MOST_OF_A_SESSION`] bytes.
    #[error("it is larger than {} MB, the most that is read", MOST_OF_A_SESSION >> 20)]
    Large,
    /// It is no session.
    #[error("it is no session of bidiscope: `format` is not `{FORMAT}`")]
    Other,
    /// It cannot be read.
    #[error(transparent)]
    Unreadable(#[from] DocumentError),
}

impl Settings {
    /// The session as a file. What is this user's alone stays here: the files that were named, and the names that were
    /// looked at.
    pub(in crate::ui) fn session(&self) -> Vec<u8> {
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
    pub(in crate::ui) fn open_session(&mut self, bytes: &[u8]) -> Result<Vec<String>, SessionError> {
        if bytes.len() > MOST_OF_A_SESSION {
            return Err(SessionError::Large);
        }
        let value = Document::value(bytes)?;
        if value.get("format").and_then(serde_json::Value::as_str) != Some(FORMAT) {
            return Err(SessionError::Other);
        }
        let (Document { mut settings, .. }, lost) = Document::read_value(value)?;
        settings.take_own(self);
        self.set_aside = None;
        settings.set_aside = Some(Arc::new(std::mem::take(self)));
        *self = settings;
        Ok(lost)
    }

    /// Puts what was set aside last in the place of what there is, which is set aside instead; whether there was
    /// something.
    pub(in crate::ui) fn bring_back(&mut self) -> bool {
        let Some(before) = self.set_aside.take() else { return false };
        let opened = std::mem::replace(self, Arc::unwrap_or_clone(before));
        self.set_aside = Some(Arc::new(opened));
        true
    }

    /// Takes what is a user's own, and not the session's, from other settings.
    fn take_own(&mut self, of: &Self) {
        self.set_aside = None;
        self.visited = of.visited.clone();
        self.session_file.clone_from(&of.session_file);
        self.strategies_file.clone_from(&of.strategies_file);
        self.list.file.clone_from(&of.list.file);
        self.list.export.clone_from(&of.list.export);
        self.study.file.clone_from(&of.study.file);
        self.learn.lesson_file.clone_from(&of.learn.lesson_file);
        self.learn.lesson_files.clone_from(&of.learn.lesson_files);
        self.captions.clone_from(&of.captions);
    }
}
