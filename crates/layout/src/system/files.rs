//! The font files in folders.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

/// How deep folders are entered: also what ends a ring of links.
const MOST_DEPTH: usize = 16;
/// How many entries of folders are looked at, and how many files are taken.
const MOST_ENTRIES: usize = 1 << 17;
const MOST_FILES: usize = 1 << 14;
/// The largest file that is taken, in bytes: the largest collections of ideographs have some 200 million.
pub(super) const MOST_BYTES: u64 = 1 << 28;
/// What the name of a font file ends with.
const EXTENSIONS: [&str; 4] = ["ttf", "ttc", "otf", "otc"];

/// The font files at or below these folders, in the order of their paths: files alone, since a pipe or a
/// device would never end, and none that is too large to be a font.
pub(super) fn font_files(folders: &[PathBuf]) -> Vec<PathBuf> {
    let mut walk = FolderWalk { files: Vec::new(), entered: HashSet::new(), entries: 0 };
    for folder in folders {
        walk.enter(folder, 0);
    }
    walk.files
}

struct FolderWalk {
    files: Vec<PathBuf>,
    /// Folders, without links in their paths.
    entered: HashSet<PathBuf>,
    entries: usize,
}

impl FolderWalk {
    fn enter(&mut self, folder: &Path, depth: usize) {
        let is_new = fs::canonicalize(folder).is_ok_and(|it| self.entered.insert(it));
        if depth > MOST_DEPTH || !is_new {
            return;
        }
        let Ok(entries) = fs::read_dir(folder) else { return };
        let room = MOST_ENTRIES - self.entries;
        let mut paths: Vec<PathBuf> = entries.take(room).flatten().map(|entry| entry.path()).collect();
        self.entries += paths.len();
        // The order of a folder is by chance; which of two faces is taken should not be.
        paths.sort_unstable();
        for path in paths {
            // Follows links.
            let Ok(about) = fs::metadata(&path) else { continue };
            if about.is_dir() {
                self.enter(&path, depth + 1);
            } else if about.is_file()
                && about.len() <= MOST_BYTES
                && is_named_as_font(&path)
                && self.files.len() < MOST_FILES
            {
                self.files.push(path);
            }
        }
    }
}

fn is_named_as_font(path: &Path) -> bool {
    let extension = path.extension().and_then(|it| it.to_str()).unwrap_or_default();
    EXTENSIONS.iter().any(|it| it.eq_ignore_ascii_case(extension))
}
