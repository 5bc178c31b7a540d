//! What the window remembers: read before it opens, and kept while it is open.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use bidiscope_words::message;

use super::platform::data_folder;
use super::settings::{Session, Settings};
use super::store::{Origin, PreferencesFile, SessionFile, Sessions};

/// What was remembered, and where it is kept from now on.
#[derive(Default)]
pub struct Remembered {
    pub(super) newest: Snapshot,
    pub(super) sessions: Sessions,
    pub(super) keeping: Keeping,
    /// What the user is told of it.
    notices: Vec<String>,
    /// Whether the user is told that nothing can be saved.
    pub(super) is_read_only: bool,
    /// Whether nothing was ever remembered there: the user has not seen the window before.
    pub(super) is_first_start: bool,
}

/// All that is to be remembered, at one moment.
#[derive(Clone, Default)]
pub(super) struct Snapshot {
    pub(super) settings: Settings,
    /// How often the preferences have taken over what other windows changed.
    pub(super) round: u32,
    /// What the document of the session said when it was read.
    pub(super) origin: Arc<Origin>,
    /// The work that was put by and was not saved, with what it is called.
    pub(super) put_by: Arc<Vec<(String, Session)>>,
}

/// Where a window keeps what it remembers; nowhere at first.
#[derive(Default)]
pub(super) struct Keeping {
    pub(super) preferences: Option<PreferencesFile>,
    session: SessionFile,
}

impl Remembered {
    /// What this user's window remembers.
    pub(super) fn of_this_user() -> Self {
        match data_folder() {
            Some(folder) => Self::at(&folder),
            None => Self::nowhere(message!(remembered_no_home).static_text()),
        }
    }

    /// What is remembered in a folder, with the newest session that no other window holds.
    pub fn at(folder: &Path) -> Self {
        Self::open(folder).unwrap_or_else(|why| Self::nowhere(&why))
    }

    fn open(folder: &Path) -> Result<Self, String> {
        let (file, preferences, notice) = PreferencesFile::open(folder);
        let mut notices: Vec<String> = notice.into_iter().collect();
        let opened = Sessions::open(folder)?;
        notices.extend(opened.notices);
        let is_first_start = opened.is_first && preferences.is_none();
        let mut settings = Settings { preferences: preferences.unwrap_or_default(), session: opened.session };
        if opened.is_beside_another {
            notices.push(message!(remembered_beside).to_string());
            // Not just over the other one.
            settings.preferences.window.position = None;
        }
        Ok(Self {
            newest: Snapshot { settings, origin: opened.origin, ..Snapshot::default() },
            sessions: opened.sessions,
            keeping: Keeping { preferences: Some(file), session: opened.file },
            notices,
            is_read_only: opened.is_read_only,
            is_first_start,
        })
    }

    fn nowhere(why: &str) -> Self {
        Self { notices: vec![message!(remembered_nowhere, reason = why).to_string()], ..Self::default() }
    }

    /// The settings.
    pub const fn settings(&self) -> &Settings {
        &self.newest.settings
    }

    /// What the window says when it opens: what could not be read and where it is kept, and that another window is open.
    pub fn notice(&self) -> Option<String> {
        (!self.notices.is_empty()).then(|| self.notices.join(" "))
    }

    /// The document of the session; `None` where nothing is kept.
    pub(super) fn file(&self) -> Option<PathBuf> {
        self.sessions.path()
    }
}

impl Keeping {
    /// Saves what is to be remembered.
    pub(super) fn save(&mut self, newest: &Snapshot) -> Result<(), String> {
        let Settings { preferences, session } = &newest.settings;
        let saved = self.session.save_put_by(&newest.put_by);
        let saved = saved.and(self.session.save(session, &newest.origin));
        self.preferences.as_ref().map_or(Ok(()), |it| it.save(preferences, newest.round)).and(saved)
    }
}
