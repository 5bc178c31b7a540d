//! The file of the preferences: all windows share it, and each changes in it only what was changed there.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use serde::Deserialize;
use serde_json::Value;

use bidiscope_report::words::error::file_error_text;
use bidiscope_words::message;

use super::super::settings::{Preferences, SessionError, json_of, read_json, write_document};
use super::{merge, not_saved, read, set_apart, shown, write};

/// The file, as one window knows it.
#[derive(Clone)]
pub(crate) struct PreferencesFile {
    path: PathBuf,
    state: Arc<Mutex<State>>,
}

struct State {
    /// The preferences as this window last read or wrote them: what is other than that was changed here.
    known: Value,
    /// How often it took over what others changed. What was handed on before that is not written any more: it does not
    /// have those changes, and what has them follows.
    round: u32,
}

impl PreferencesFile {
    /// The file in a folder, what stands in it, and what the user is told of that.
    pub(crate) fn open(folder: &Path) -> (Self, Option<Preferences>, Option<String>) {
        let path = folder.join("preferences.json");
        let state = State { known: Value::Null, round: 0 };
        let file = Self { path, state: Arc::new(Mutex::new(state)) };
        match file.read() {
            Ok(None) => (file, None, None),
            Ok(Some((preferences, _))) => {
                file.state().known = json_of(&preferences);
                (file, Some(preferences), None)
            }
            Err(why) => {
                let path = shown(&file.path);
                let unread = message!(remembered_preferences_unread, file = path, reason = why);
                // Where it fails, it is tried again before anything is written.
                let kept = file.make_backup().unwrap_or_else(|why| why);
                let notice = format!("{unread} {kept}");
                (file, Some(Preferences::default()), Some(notice))
            }
        }
    }

    /// Writes what was changed in this window since it last read or wrote, which had so often taken over what others
    /// changed.
    ///
    /// # Errors
    /// Why it cannot be written, in a sentence.
    pub(crate) fn save(&self, ours: &Preferences, round: u32) -> Result<(), String> {
        let mut state = self.state();
        let ours = json_of(ours);
        if round != state.round || ours == state.known {
            return Ok(());
        }
        let theirs = match self.read() {
            Ok(theirs) => theirs.map(|(_, json)| json).unwrap_or_default(),
            Err(_) => {
                self.make_backup().map_err(|why| format!("{} {why}", not_saved_yet(&self.path)))?;
                Value::Null
            }
        };
        let merged = write_document(&merge(&state.known, &ours, theirs));
        write(&self.path, &merged).map_err(|error| not_saved(&self.path, &file_error_text(&error)))?;
        state.known = ours;
        Ok(())
    }

    /// These preferences of a window with what others have changed; `None` where they have changed nothing.
    pub(crate) fn take_over(&self, ours: &Preferences) -> Option<Preferences> {
        // Whoever saves just now may wait for the disk.
        let mut state = self.state.try_lock().ok()?;
        let theirs = json_of(&self.read().ok()??.0);
        if theirs == state.known {
            return None;
        }
        let merged = Preferences::deserialize(merge(&state.known, &json_of(ours), theirs.clone())).ok()?;
        *state = State { known: theirs, round: state.round + 1 };
        Some(merged)
    }

    /// What stands in the file; `None` where nothing does.
    fn read(&self) -> Result<Option<(Preferences, Value)>, String> {
        let Some(bytes) = read(&self.path)? else { return Ok(None) };
        let json = read_json(&bytes).map_err(|error| SessionError::Json(error).to_string())?;
        let mut read =
            Preferences::deserialize(&json).map_err(|error| SessionError::Json(error).to_string())?;
        read.keep_within_bounds();
        Ok(Some((read, json)))
    }

    fn make_backup(&self) -> Result<String, String> {
        set_apart(&self.path, &self.path.with_file_name("preferences.backup.json"))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn not_saved_yet(path: &Path) -> String {
    message!(remembered_preferences_not_saved, file = shown(path)).to_string()
}
