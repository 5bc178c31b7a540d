//! What the window remembers: read before it opens, and kept while it is open.

use std::path::{Path, PathBuf};

use bidiscope_present::error_text::file_error_text;
use bidiscope_system::files::{create_private_folder, write_atomically};

use super::platform::data_folder;
use super::settings::{Document, Settings, WindowSettings};
use super::store::{self, OnDisk, PendingBackup, Slot, Taken, shown};

/// How many fields that were lost are named.
const MOST_NAMED: usize = 3;

/// What was remembered, and where it is kept from now on.
#[derive(Default)]
pub struct Remembered {
    pub(super) document: Document,
    /// What the user is told of it.
    notices: Vec<String>,
    /// Whether the user is told that nothing can be saved.
    pub(super) is_read_only: bool,
    /// Whether nothing was ever remembered there: the user has not seen the window before.
    pub(super) is_first_start: bool,
    keeping: Keeping,
}

/// Where and how a window keeps what it remembers.
#[derive(Default)]
pub(super) struct Keeping {
    slot: Option<Slot>,
    /// What stands in the file.
    written: Option<Vec<u8>>,
    /// The backup that must be made before anything is written there.
    pending: Option<PendingBackup>,
    /// Whether nothing is to be written there, as in the place of a pipe.
    is_refused: bool,
}

impl Remembered {
    /// What this user's window remembers.
    pub(super) fn of_this_user() -> Self {
        match data_folder() {
            Some(folder) => Self::at(&folder),
            None => Self::nowhere("this user has no home folder".to_owned()),
        }
    }

    /// What is remembered in a folder. The window takes the first place there that no other window holds.
    pub fn at(folder: &Path) -> Self {
        let mut read = Self::default();
        let slot = match Slot::take(folder) {
            Taken::Apart(slot) => slot,
            Taken::Unlocked(slot, why) => {
                read.notices.push(format!(
                    "Two windows at once would overwrite each other\u{2019}s settings in {}: it cannot be \
                     locked ({why}).",
                    shown(folder)
                ));
                slot
            }
            Taken::ReadOnly(slot, why) => {
                read.notices.push(not_saved(&slot.file(), &why));
                read.is_read_only = true;
                slot
            }
            Taken::Nowhere(why) => return Self::nowhere(why),
        };
        read.read(&slot);
        read.keeping.slot = Some(slot);
        read
    }

    fn nowhere(why: String) -> Self {
        let notice = format!("What is done in this window is not remembered: {why}.");
        Self { notices: vec![notice], ..Self::default() }
    }

    /// The settings.
    pub const fn settings(&self) -> &Settings {
        &self.document.settings
    }

    /// What is remembered of the window itself.
    pub const fn window(&self) -> &WindowSettings {
        &self.document.window
    }

    /// What the window says when it opens: what could not be read and where it is kept, and that another window is open.
    pub fn notice(&self) -> Option<String> {
        (!self.notices.is_empty()).then(|| self.notices.join(" "))
    }

    /// The file in which it is kept; `None` where nothing is.
    pub(super) fn file(&self) -> Option<PathBuf> {
        self.keeping.slot.as_ref().filter(|_| !self.keeping.is_refused).map(Slot::file)
    }

    /// Where it is kept from now on.
    pub(super) fn into_keeping(self) -> Keeping {
        self.keeping
    }

    fn read(&mut self, slot: &Slot) {
        let file = slot.file();
        if !slot.is_first() {
            self.notices
                .push(format!("Another window is open: this one keeps its own work, in {}.", shown(&file)));
        }
        match store::read(&file) {
            OnDisk::Bytes(bytes) => self.read_document(&file, bytes),
            OnDisk::Unreadable(why) => self.begin_anew(&file, &why),
            OnDisk::NoFile(kind) => {
                self.notices.push(not_saved(&file, &format!("it is {kind}, and no file")));
                self.keeping.is_refused = true;
            }
            OnDisk::Nothing if slot.is_first() => self.is_first_start = true,
            OnDisk::Nothing => self.begin_like_the_first(slot),
        }
    }

    fn read_document(&mut self, file: &Path, bytes: Vec<u8>) {
        match Document::read(&bytes) {
            Ok((document, lost)) => {
                self.document = document;
                if lost.is_empty() {
                    self.keeping.written = Some(bytes);
                } else {
                    let kept = self.keeping.back_up(file, PendingBackup::Copy(bytes));
                    self.notices.push(format!("{} {kept}", listed(&lost)));
                }
            }
            Err(error) => self.begin_anew(file, &error.to_string()),
        }
    }

    /// Nothing in the file can be read.
    fn begin_anew(&mut self, file: &Path, why: &str) {
        let kept = self.keeping.back_up(file, PendingBackup::Move);
        self.notices.push(format!("The settings could not be read, and begin anew: {why}. {kept}"));
    }

    /// A window that is opened beside the first one, and was never there before, begins as that one is.
    fn begin_like_the_first(&mut self, slot: &Slot) {
        let document = match store::read(&slot.first_file()) {
            OnDisk::Bytes(bytes) => Document::read(&bytes).ok(),
            _ => None,
        };
        if let Some((document, _)) = document {
            self.document = document;
            // Not just over it.
            self.document.window.position = None;
        }
    }
}

impl Keeping {
    /// Saves a document.
    pub(super) fn save(&mut self, document: &Document) -> Result<(), String> {
        // That nothing is written is told when the window opens.
        let Some(slot) = self.slot.as_ref().filter(|_| !self.is_refused) else { return Ok(()) };
        let bytes = document.write();
        if self.written.as_ref() == Some(&bytes) {
            return Ok(());
        }
        let file = slot.file();
        // What could not be read again is not written: what stands there can.
        if bytes.len() as u64 > store::MOST_BYTES {
            return Err(not_saved(&file, &store::too_long()));
        }
        if let Some(pending) = &self.pending {
            pending.make(&file).map_err(|error| not_saved(&file, &file_error_text(&error)))?;
            self.pending = None;
        }
        // The folder may have been tidied away meanwhile.
        let folder = file.parent().map_or(Ok(()), create_private_folder);
        let written = folder.and_then(|()| write_atomically(&file, true, |it| it.write_all(&bytes)));
        written.map_err(|error| not_saved(&file, &file_error_text(&error)))?;
        self.written = Some(bytes);
        Ok(())
    }

    /// Makes a backup of a file, and says where it is. If that fails, it is made before anything is
    /// written in the file's place.
    fn back_up(&mut self, file: &Path, backup: PendingBackup) -> String {
        match backup.make(file) {
            Ok(place) => format!("What stood there is kept in {}.", shown(&place)),
            Err(error) => {
                self.pending = Some(backup);
                format!(
                    "What stood there is still in {}, and nothing is saved until a backup can be made: {}.",
                    shown(file),
                    file_error_text(&error)
                )
            }
        }
    }
}

/// That a file could not be saved, in a sentence.
fn not_saved(file: &Path, why: &str) -> String {
    format!("The settings could not be saved to {}: {why}.", shown(file))
}

/// The fields that were lost, in a sentence.
fn listed(lost: &[String]) -> String {
    let named = lost.iter().take(MOST_NAMED).map(String::as_str).collect::<Vec<_>>().join(", ");
    let more = match lost.len().saturating_sub(MOST_NAMED) {
        0 => String::new(),
        more => format!(" and {more} more"),
    };
    format!("Some settings could not be read, and are as at first: {named}{more}.")
}
