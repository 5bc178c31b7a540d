//! The files of a folder and of the folders in it.

use std::ffi::{OsStr, OsString};
use std::fs::{self, FileType};
use std::io;
use std::path::{Path, PathBuf};

use bidiscope_words::message;

use super::super::standard_error::print;

/// What is found in a folder.
pub(super) enum Entry<'a> {
    /// A regular file.
    File(&'a Path),
    /// A folder, of which everything follows.
    Folder(&'a Path),
    /// What is passed over.
    NotChecked(&'a Path, Reason),
    /// What cannot be looked into.
    Unreadable(&'a Path, io::Error),
}

/// Why something is passed over.
#[derive(Clone, Copy)]
pub(super) enum Reason {
    /// A folder in which a version control keeps what it needs, such as `.git`.
    VersionControl,
    /// A symbolic link: what it leads to is in the folder anyway, or is none of it.
    Link,
    /// A pipe, a socket or a device.
    NoFile,
}

/// A folder of which the rest is still to come, in the order of names from the last to the first.
struct Open {
    path: PathBuf,
    entries: Vec<(OsString, FileType)>,
}

/// Calls `visit` with everything in a folder, in the order of names. Only folders that are open are kept in memory: what one
/// folder holds, with what those around it hold.
///
/// # Errors
/// Those of `visit`, after which nothing more is visited.
pub(super) fn walk(folder: &Path, visit: &mut dyn FnMut(Entry<'_>) -> io::Result<()>) -> io::Result<()> {
    let mut open = vec![Open::new(folder.to_owned(), visit)?];
    while let Some(last) = open.last_mut() {
        let Some((name, kind)) = last.entries.pop() else {
            open.pop();
            continue;
        };
        let path = last.path.join(&name);
        if kind.is_symlink() {
            visit(Entry::NotChecked(&path, Reason::Link))?;
        } else if kind.is_file() {
            visit(Entry::File(&path))?;
        } else if !kind.is_dir() {
            visit(Entry::NotChecked(&path, Reason::NoFile))?;
        } else if is_of_version_control(&name) {
            visit(Entry::NotChecked(&path, Reason::VersionControl))?;
        } else {
            visit(Entry::Folder(&path))?;
            open.push(Open::new(path, visit)?);
        }
    }
    Ok(())
}

impl Open {
    fn new(path: PathBuf, visit: &mut dyn FnMut(Entry<'_>) -> io::Result<()>) -> io::Result<Self> {
        let mut entries = Vec::new();
        match fs::read_dir(&path) {
            Err(error) => visit(Entry::Unreadable(&path, error))?,
            Ok(read) => {
                for entry in read {
                    match entry.and_then(|it| it.file_type().map(|kind| (it.file_name(), kind))) {
                        Ok(entry) => entries.push(entry),
                        Err(error) => visit(Entry::Unreadable(&path, error))?,
                    }
                }
            }
        }
        entries.sort_unstable_by(|one, other| other.0.cmp(&one.0));
        Ok(Self { path, entries })
    }
}

/// Whether a folder of this name is that of Git, Mercurial, Subversion or Jujutsu.
fn is_of_version_control(name: &OsStr) -> bool {
    [".git", ".hg", ".svn", ".jj"].into_iter().any(|it| name == it)
}

/// What of a folder was passed over.
#[derive(Default)]
pub(super) struct NotChecked {
    /// How many files are no text.
    pub(super) binary: usize,
    links: usize,
    no_files: usize,
    /// The first folders, and how many there are.
    named: Vec<String>,
    folders: usize,
}

impl NotChecked {
    /// Adds what is at this path.
    pub(super) fn add(&mut self, path: &str, reason: Reason) {
        const MAX_NAMED: usize = 20;
        match reason {
            Reason::Link => self.links += 1,
            Reason::NoFile => self.no_files += 1,
            Reason::VersionControl => {
                self.folders += 1;
                if self.named.len() < MAX_NAMED {
                    self.named.push(path.to_owned());
                }
            }
        }
    }

    /// Says how many files of a folder were checked, and what was not.
    pub(super) fn print(&self, folder: &str, checked: usize) {
        print(&message!(controls_checked, folder = folder, count = checked));
        for (what, count) in [("binary", self.binary), ("links", self.links), ("no-files", self.no_files)] {
            if count > 0 {
                print(&message!(controls_passed_over, what = what, count = count));
            }
        }
        if self.folders > 0 {
            let (folders, others) = (self.named.join(", "), self.folders - self.named.len());
            print(&message!(controls_folders, folders = folders, others = others));
        }
    }
}
