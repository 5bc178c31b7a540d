//! The sessions of a user, each a document in a folder. A window holds the one that it works on, until the program ends,
//! however it ends; others wait for a window, or were put by for another one.

use std::collections::BTreeSet;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use serde_json::Value;

use bidiscope_report::words::error::file_error_text;
use bidiscope_system::files::{create_private_folder, rename_durably};
use bidiscope_words::message;

use super::super::settings::{Session, SessionError, StudyCache, json_of, read_json, write_document};
use super::{merge, not_saved, read, set_apart, shown, write};

/// How many of the sessions that were put by are listed.
const MOST_LISTED: usize = 30;
/// How the name of one begins that was put by, and of one that cannot be read.
const EARLIER: &str = "earlier-";
const UNREADABLE: &str = "unreadable-";
/// And of one that was removed, which the next start removes for good.
const REMOVED: &str = "removed-";

/// The sessions, as one window knows them.
#[derive(Default)]
pub(crate) struct Sessions {
    /// Where they are; `None` where nothing is kept.
    place: Option<Place>,
    /// The document of this window.
    id: String,
    /// What was put by and cannot be kept on disk, the latest last.
    in_memory: Vec<(String, Session)>,
}

/// The folder of the documents, and that of the results of their studies.
#[derive(Clone)]
pub(super) struct Place {
    pub(super) sessions: PathBuf,
    pub(super) cache: PathBuf,
}

/// What a document said that was read, and what of it is known here: it keeps the keys of later versions.
#[derive(Default)]
pub(crate) struct Origin {
    said: Value,
    known: Value,
}

/// A session as it was read from its document.
#[derive(Default)]
pub(crate) struct ReadSession {
    pub(crate) session: Session,
    pub(crate) origin: Arc<Origin>,
}

/// A session that was put by.
pub(crate) struct Earlier {
    pub(crate) id: String,
    pub(crate) session: Session,
}

/// The session with which a window opens.
#[derive(Default)]
pub(crate) struct Opened {
    pub(crate) sessions: Sessions,
    /// Its document.
    pub(crate) file: SessionFile,
    pub(crate) session: Session,
    pub(crate) origin: Arc<Origin>,
    /// What the user is told of it, in sentences.
    pub(crate) notices: Vec<String>,
    /// Whether these say that nothing can be saved.
    pub(crate) is_read_only: bool,
    /// Whether there was none yet.
    pub(crate) is_first: bool,
    /// Whether another window is open.
    pub(crate) is_beside_another: bool,
}

/// Why a session cannot be held.
enum NotHeld {
    /// Another window holds it.
    Taken,
    /// The folder cannot be written to.
    ReadOnly(String),
    /// This disk knows no locks, or something else is in the way.
    NoLocks(String),
}

impl Sessions {
    /// Opens the newest session in a folder that no window holds. A window beside others, for which there is none, begins as
    /// the newest one is.
    ///
    /// # Errors
    /// Why nothing can be kept there, in a few words.
    pub(crate) fn open(folder: &Path) -> Result<Opened, String> {
        let place = Place::new(folder);
        if let Err(error) = create_private_folder(&place.sessions) {
            let folder = shown(&place.sessions);
            let reason = file_error_text(&error);
            return Err(message!(remembered_no_folder, folder = folder, reason = reason).to_string());
        }
        for stem in place.stems().iter().filter(|it| it.starts_with(REMOVED)) {
            let _ = fs::remove_file(place.document(stem));
            let _ = fs::remove_file(place.results(stem));
        }
        let mut opened = Opened::default();
        let mut like = None;
        let documents = place.documents();
        opened.is_first = documents.is_empty();
        let mut chosen = None;
        for id in documents {
            let Some(lock) = opened.hold(&place, &id) else {
                opened.is_beside_another = true;
                like = like.or(Some(id));
                continue;
            };
            match place.read(&id) {
                Ok(Some(read)) => {
                    chosen = Some((id, lock, read));
                    break;
                }
                // Its window has just put it by.
                Ok(None) => {}
                Err(why) => opened.notices.push(place.set_apart(&id, &why)),
            }
        }
        let (id, lock, read) = chosen.unwrap_or_else(|| {
            let id = new_id();
            let lock = opened.hold(&place, &id).flatten();
            let like = like.and_then(|it| place.read(&it).ok().flatten());
            let session = like.map(|it| it.session).unwrap_or_default();
            (id, lock, ReadSession { session, origin: Arc::default() })
        });
        let ReadSession { session, origin } = read;
        opened.file = SessionFile {
            place: Some(place.clone()),
            id: id.clone(),
            _lock: lock,
            written: Some(bytes(&session, &origin)).filter(|_| !origin.said.is_null()),
            cached: Some(session.study.cache()),
            origin: Arc::clone(&origin),
            put_by: BTreeSet::new(),
        };
        (opened.session, opened.origin) = (session, origin);
        opened.sessions = Self { place: Some(place), id, in_memory: Vec::new() };
        Ok(opened)
    }

    /// The document of this window; `None` where nothing is kept.
    pub(crate) fn path(&self) -> Option<PathBuf> {
        self.place.as_ref().map(|it| it.document(&self.id))
    }

    /// Puts by the work of this window, which goes on with another; gives what it is called now. `is_saved` where its
    /// document holds it; else it is kept as long as the window is open. Nothing is kept of a window as it is at first, nor
    /// what is put by already.
    pub(crate) fn put_by(&mut self, session: &Session, is_saved: bool) -> Option<String> {
        if session.to_file() == Session::default().to_file() {
            return None;
        }
        if let Some(same) = self.earlier().into_iter().find(|it| it.session == *session) {
            return Some(same.id);
        }
        let id = new_id();
        let renamed = self.place.as_ref().map(|it| it.rename(&self.id, &format!("{EARLIER}{id}")));
        if !(is_saved && renamed.is_some_and(|it| it.is_ok())) {
            self.in_memory.push((id.clone(), session.clone()));
        }
        Some(id)
    }

    /// The sessions that were put by, and those that wait for a window, the latest first.
    pub(crate) fn earlier(&self) -> Vec<Earlier> {
        let mut ids: BTreeSet<String> = self.in_memory.iter().map(|it| it.0.clone()).collect();
        if let Some(place) = &self.place {
            for stem in place.stems() {
                match stem.strip_prefix(EARLIER) {
                    Some(id) => drop(ids.insert(id.to_owned())),
                    None if stem != self.id && place.is_waiting(&stem) => drop(ids.insert(stem)),
                    None => {}
                }
            }
        }
        let read = |id: String| self.read(&id).ok().map(|it| Earlier { id, session: it.session });
        ids.into_iter().rev().filter_map(read).take(MOST_LISTED).collect()
    }

    /// Reads a session that was put by.
    ///
    /// # Errors
    /// Why it cannot be read, in a sentence.
    pub(crate) fn read(&self, id: &str) -> Result<ReadSession, String> {
        if let Some((_, session)) = self.in_memory.iter().find(|it| it.0 == id) {
            return Ok(ReadSession { session: session.clone(), origin: Arc::default() });
        }
        let read = self.place.as_ref().map_or(Ok(None), |it| it.read(&it.stem(id)));
        let why = match read {
            Ok(Some(read)) => return Ok(read),
            Ok(None) => message!(session_gone).to_string(),
            Err(why) => why,
        };
        Err(message!(session_not_brought_back, reason = why).to_string())
    }

    /// Makes one that was put by, and was read, the document of this window, whose own was put by.
    pub(crate) fn take_back(&mut self, id: &str) {
        self.in_memory.retain(|it| it.0 != id);
        if let Some(place) = &self.place {
            // Where it fails, it stays there too: the window has read it.
            let _ = place.rename(&place.stem(id), &self.id);
        }
    }

    /// What was put by and was not saved, with what it is called.
    pub(crate) fn unsaved(&self) -> Arc<Vec<(String, Session)>> {
        Arc::new(self.in_memory.clone())
    }

    /// Removes one that was put by. Until a window is opened again its document is there under another name.
    pub(crate) fn remove(&mut self, id: &str) {
        self.in_memory.retain(|it| it.0 != id);
        if let Some(place) = &self.place {
            let _ = place.rename(&place.stem(id), &format!("{REMOVED}{id}"));
        }
    }

    /// Puts one back among those that were put by after it was removed.
    pub(crate) fn put_back(&mut self, id: &str, session: &Session) {
        let renamed =
            self.place.as_ref().map(|it| it.rename(&format!("{REMOVED}{id}"), &format!("{EARLIER}{id}")));
        if renamed.is_none_or(|it| it.is_err()) {
            self.in_memory.push((id.to_owned(), session.clone()));
        }
    }
}

impl Opened {
    /// Holds a session: `None` where another window does, and no lock where it cannot be held, which the user is told once.
    fn hold(&mut self, place: &Place, id: &str) -> Option<Option<File>> {
        let notice = match lock(&place.sessions.join(format!("{id}.lock"))) {
            Ok(lock) => return Some(Some(lock)),
            Err(NotHeld::Taken) => return None,
            Err(NotHeld::ReadOnly(why)) => {
                self.is_read_only = true;
                not_saved(&place.sessions, &why)
            }
            Err(NotHeld::NoLocks(why)) => {
                let folder = shown(&place.sessions);
                message!(remembered_no_locks, folder = folder, reason = why).to_string()
            }
        };
        if !self.notices.contains(&notice) {
            self.notices.push(notice);
        }
        Some(None)
    }
}

impl Place {
    pub(super) fn new(folder: &Path) -> Self {
        Self { sessions: folder.join("sessions"), cache: folder.join("cache") }
    }

    fn document(&self, stem: &str) -> PathBuf {
        self.sessions.join(format!("{stem}.json"))
    }

    fn results(&self, stem: &str) -> PathBuf {
        self.cache.join(format!("{stem}.json"))
    }

    /// What the document of a session is called that was put by, or that waits for a window.
    fn stem(&self, id: &str) -> String {
        let earlier = format!("{EARLIER}{id}");
        if self.document(&earlier).exists() { earlier } else { id.to_owned() }
    }

    /// Whether a document is that of a window which is closed.
    fn is_waiting(&self, stem: &str) -> bool {
        is_of_window(stem) && lock(&self.sessions.join(format!("{stem}.lock"))).is_ok()
    }

    /// The names of all documents, without what follows the full stop.
    fn stems(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.sessions).into_iter().flatten().flatten();
        let stem = |it: fs::DirEntry| it.file_name().to_str()?.strip_suffix(".json").map(str::to_owned);
        entries.filter_map(stem).collect()
    }

    /// Those that a window may work on, the newest first.
    fn documents(&self) -> Vec<String> {
        let changed = |it: &String| fs::metadata(self.document(it)).and_then(|it| it.modified()).ok();
        let mut all: Vec<(Option<SystemTime>, String)> =
            self.stems().into_iter().filter(|it| is_of_window(it)).map(|it| (changed(&it), it)).collect();
        all.sort();
        all.into_iter().rev().map(|it| it.1).collect()
    }

    /// Reads a document with the results of its study; `None` where there is none.
    fn read(&self, stem: &str) -> Result<Option<ReadSession>, String> {
        let Some(bytes) = read(&self.document(stem))? else { return Ok(None) };
        let said = read_json(&bytes).map_err(|error| SessionError::Json(error).to_string())?;
        let mut session = Session::from_document(&said).map_err(|error| error.to_string())?;
        let cache = read(&self.results(stem)).ok().flatten();
        if let Some(cache) = cache.and_then(|it| serde_json::from_slice(&it).ok()) {
            session.study.take_cache(cache);
        }
        let known = session.to_document();
        Ok(Some(ReadSession { session, origin: Arc::new(Origin { said, known }) }))
    }

    /// Writes a document that another version of the program kept elsewhere.
    pub(super) fn write(&self, stem: &str, session: &Session) -> io::Result<()> {
        let cache = session.study.cache();
        if !cache.is_empty() {
            write(&self.results(stem), &write_document(&json_of(&cache)))?;
        }
        write(&self.document(stem), &write_document(&session.to_document()))
    }

    /// Gives a document another name, and the results of its study.
    fn rename(&self, from: &str, to: &str) -> io::Result<()> {
        rename_durably(&self.document(from), &self.document(to))?;
        // They can be computed again.
        let _ = fs::remove_file(self.results(to));
        let _ = fs::rename(self.results(from), self.results(to));
        Ok(())
    }

    /// Gives a document that cannot be read a name that no window takes; says so.
    fn set_apart(&self, stem: &str, why: &str) -> String {
        let path = self.document(stem);
        let kept = set_apart(&path, &self.document(&format!("{UNREADABLE}{stem}")));
        let unread = message!(remembered_session_unread, file = shown(&path), reason = why);
        format!("{unread} {}", kept.unwrap_or_else(|why| why))
    }
}

/// Writes the document of a window, and the results of its study.
#[derive(Default)]
pub(crate) struct SessionFile {
    place: Option<Place>,
    id: String,
    /// Holds it as long as this may write it; `None` where it cannot be held.
    _lock: Option<File>,
    /// What the document said when it was read.
    origin: Arc<Origin>,
    /// What was written there last.
    written: Option<Vec<u8>>,
    cached: Option<StudyCache>,
    /// The work that was put by before it was saved, and is saved by now.
    put_by: BTreeSet<String>,
}

impl SessionFile {
    /// Writes what was put by and was not saved; each once, for it may be removed later.
    ///
    /// # Errors
    /// Why it cannot be written, in a sentence.
    pub(crate) fn save_put_by(&mut self, unsaved: &[(String, Session)]) -> Result<(), String> {
        let Some(place) = &self.place else { return Ok(()) };
        for (id, session) in unsaved {
            if !self.put_by.contains(id) {
                let stem = format!("{EARLIER}{id}");
                let written = place.write(&stem, session);
                written.map_err(|error| not_saved(&place.document(&stem), &file_error_text(&error)))?;
                self.put_by.insert(id.clone());
            }
        }
        Ok(())
    }

    /// Writes a session whose document was this when it was read.
    ///
    /// # Errors
    /// Why it cannot be written, in a sentence.
    pub(crate) fn save(&mut self, session: &Session, origin: &Arc<Origin>) -> Result<(), String> {
        if !Arc::ptr_eq(&self.origin, origin) {
            // Another one stands there now, or none.
            (self.origin, self.written, self.cached) = (Arc::clone(origin), None, None);
        }
        let Some(place) = &self.place else { return Ok(()) };
        let bytes = bytes(session, origin);
        if self.written.as_ref() != Some(&bytes) {
            let path = place.document(&self.id);
            write(&path, &bytes).map_err(|error| not_saved(&path, &file_error_text(&error)))?;
            self.written = Some(bytes);
        }
        let cache = session.study.cache();
        if !self.cached.as_ref().is_some_and(|it| it.is_same(&cache)) {
            let path = place.results(&self.id);
            let written = if cache.is_empty() {
                remove(&path)
            } else {
                write(&path, &write_document(&json_of(&cache)))
            };
            written.map_err(|error| not_saved(&path, &file_error_text(&error)))?;
            self.cached = Some(cache);
        }
        Ok(())
    }
}

/// Whether a document is one that a window works on.
fn is_of_window(stem: &str) -> bool {
    stem.starts_with(|it: char| it.is_ascii_digit())
}

/// A session as its document has it.
fn bytes(session: &Session, origin: &Origin) -> Vec<u8> {
    write_document(&merge(&origin.known, &session.to_document(), origin.said.clone()))
}

fn remove(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// What a new document is called: a later one comes behind in the order of names.
fn new_id() -> String {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    format!("{:020}-{number:06}-{}", since.as_nanos(), std::process::id())
}

fn lock(path: &Path) -> Result<File, NotHeld> {
    // To open a pipe would wait for who reads it.
    if fs::metadata(path).is_ok_and(|it| !it.is_file()) {
        return Err(NotHeld::NoLocks(message!(remembered_no_file, file = shown(path)).to_string()));
    }
    let opened = OpenOptions::new().write(true).create(true).truncate(false).open(path);
    let file = opened.map_err(|error| {
        let why = file_error_text(&error);
        match error.kind() {
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => NotHeld::ReadOnly(why),
            _ => NotHeld::NoLocks(why),
        }
    })?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(NotHeld::Taken),
        Err(TryLockError::Error(error)) => Err(NotHeld::NoLocks(file_error_text(&error))),
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::{Place, Session, SessionFile};

    #[test]
    fn what_was_put_by_unsaved_is_saved_as_soon_as_that_works_and_once() {
        let folder = tempfile::tempdir().expect("a folder");
        let place = Place::new(folder.path());
        let mut file = SessionFile { place: Some(place.clone()), ..SessionFile::default() };
        let put_by = [("7".to_owned(), Session { input: "mine.org".to_owned(), ..Session::default() })];
        // A file stands where the folder of the sessions is to be.
        fs::write(&place.sessions, "").expect("it is ours");
        assert!(file.save_put_by(&put_by).is_err());
        fs::remove_file(&place.sessions).expect("it is ours");
        assert_eq!(file.save_put_by(&put_by), Ok(()));
        let read = place.read("earlier-7").ok().flatten().expect("it is saved");
        assert_eq!(read.session.input, "mine.org");
        // Whoever removes it wants it removed.
        fs::remove_file(place.document("earlier-7")).expect("it is there");
        assert_eq!(file.save_put_by(&put_by), Ok(()));
        assert!(!place.document("earlier-7").exists());
    }
}
