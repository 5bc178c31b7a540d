//! All work in a window as a file that is handed on: a session.

use std::hash::{DefaultHasher, Hasher};
use std::sync::Arc;

use super::super::store::MOST_BYTES;
use super::document::{Document, DocumentError, write};
use super::{Session, WindowSettings};

/// What a file of sessions says that it is.
const FORMAT: &str = "bidiscope-session";
/// How much work is set aside at most. What goes then is the oldest session that is as it was opened, and can be opened
/// again; one's own work never goes.
pub(super) const MOST_SET_ASIDE: usize = 12;
/// The largest file that is read or written, in bytes.
const MAX_SESSION_BYTES: usize = 64 << 20;
/// What opening a session leaves of the room for all settings, in bytes, so that work can go on.
const LEAST_ROOM: u64 = 4 << 20;

/// Why a file holds no session that can be opened. The sentence goes on after the file's name.
#[derive(Debug, thiserror::Error)]
pub enum SessionError {
    /// It has more bytes than are read or written.
    #[error("it is larger than {} MB, the most that is read", MAX_SESSION_BYTES >> 20)]
    Large,
    /// With it there would be more to remember than can be read again.
    #[error(
        "with it and your own work the settings would be larger than {} MB, the most that is read: remove work that is set \
         aside in the menu File, or earlier results of studies",
        MOST_BYTES >> 20
    )]
    NoRoom,
    /// All that is set aside is one's own work.
    #[error(
        "{MOST_SET_ASIDE} pieces of your own work are set aside already: remove one in the menu File, \u{201C}Bring back what \
         was here before\u{201D}"
    )]
    Full,
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

impl Session {
    /// The session as a file. What is this user's alone stays here: the files that were named, and the names that were
    /// looked at.
    ///
    /// # Errors
    /// That it would be larger than what is read.
    pub fn to_file(&self) -> Result<Vec<u8>, SessionError> {
        let mut settings = self.clone();
        settings.take_own(&Self::default());
        let bytes = write(Some(FORMAT), &settings.into(), None);
        if bytes.len() > MAX_SESSION_BYTES { Err(SessionError::Large) } else { Ok(bytes) }
    }

    /// Puts a session in the place of what there is, which is set aside. Gives the names of what could not be read.
    ///
    /// # Errors
    /// Why the file holds none; nothing has changed then.
    pub fn open_session(&mut self, bytes: &[u8]) -> Result<Vec<String>, SessionError> {
        if bytes.len() > MAX_SESSION_BYTES {
            return Err(SessionError::Large);
        }
        let value = Document::value(bytes)?;
        if value.get("format").and_then(serde_json::Value::as_str) != Some(FORMAT) {
            return Err(SessionError::Other);
        }
        if !value.get("settings").is_some_and(serde_json::Value::is_object) {
            return Err(SessionError::Empty);
        }
        let (Document { settings, .. }, lost) = Document::read_value(value)?;
        let mut settings = settings.session;
        settings.take_own(self);
        settings.study.mark_as_read();
        settings.opened = Some(settings.work());
        let after = self.replaced_by(settings, self.set_aside.clone())?;
        if after.size() > MOST_BYTES - LEAST_ROOM {
            return Err(SessionError::NoRoom);
        }
        *self = after;
        Ok(lost)
    }

    /// Puts what was set aside in the place of what there is, which is set aside instead.
    pub(crate) fn bring_back(&mut self, number: usize) {
        if number < self.set_aside.len() {
            let mut left = self.set_aside.clone();
            let before = left.remove(number);
            // There is always room: one place was just left.
            if let Ok(after) = self.replaced_by(Arc::unwrap_or_clone(before), left) {
                *self = after;
            }
        }
    }

    /// Removes what was set aside for good.
    pub(crate) fn remove_set_aside(&mut self, number: usize) {
        if number < self.set_aside.len() {
            self.set_aside.remove(number);
        }
    }

    /// Other settings in the place of what there is, which is set aside beside what is there already.
    fn replaced_by(&self, mut other: Self, mut set_aside: Vec<Arc<Self>>) -> Result<Self, SessionError> {
        let is_there = |it: &Arc<Self>| it.is_same_work(self);
        if !set_aside.iter().any(is_there) && !other.is_same_work(self) {
            set_aside.insert(0, Arc::new(Self { set_aside: Vec::new(), ..self.clone() }));
        }
        while set_aside.len() > MOST_SET_ASIDE {
            let oldest = set_aside.iter().rposition(|it| !it.is_own_work()).ok_or(SessionError::Full)?;
            set_aside.remove(oldest);
        }
        other.set_aside = set_aside;
        Ok(other)
    }

    /// Whether some of it is nowhere else: it was never opened from a file, or something was added to what was opened.
    fn is_own_work(&self) -> bool {
        self.opened.is_none_or(|opened| opened != self.work())
    }

    /// What was made or written, in a number. The name in the field is no part of it: it is among those that were
    /// looked at. Where a later version of the program makes another number of it, it counts as one's own.
    fn work(&self) -> u64 {
        let Self { zone, names, compared, choices, text, study, learn, .. } = self;
        let made = (zone, names.pinned(), compared, choices);
        let written = (&text.text, &text.before, &study.results, &study.earlier, &learn.lessons);
        let mut number = DefaultHasher::new();
        // Only a map with keys that are no strings cannot be written, and there is none.
        number.write(&serde_json::to_vec(&(made, written)).unwrap_or_default());
        number.finish()
    }

    /// How many bytes it takes in the file of the settings.
    fn size(&self) -> u64 {
        write(None, &self.clone().into(), Some(WindowSettings::default())).len() as u64
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
        self.opened = of.opened;
        self.names.take_recent(&of.names);
        self.list.file.clone_from(&of.list.file);
        self.list.other_list.clone_from(&of.list.other_list);
        self.learn.lesson_files.clone_from(&of.learn.lesson_files);
    }
}
