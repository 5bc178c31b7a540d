//! Finds the font files in folders.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

/// How deep folders are searched, which also ends cycles of links.
const MAX_DEPTH: usize = 16;
/// The most folder entries that are read, and the most files that are used.
const MAX_ENTRIES: usize = 1 << 17;
const MAX_FILES: usize = 1 << 14;
/// The largest file that is used, in bytes: the largest collections of ideographs have some 200 million.
pub(super) const MAX_FILE_BYTES: u64 = 1 << 28;
/// The file name extensions of fonts.
const EXTENSIONS: [&str; 4] = ["ttf", "ttc", "otf", "otc"];

/// The font files in these folders and their subfolders, sorted by path within each folder: regular files
/// only, since a pipe or a device may never end, and none that is too large to be a font.
pub(super) fn font_files(folders: &[PathBuf]) -> Vec<PathBuf> {
    let mut walk = FolderWalk { files: Vec::new(), entered: HashSet::new(), entries: 0 };
    for folder in folders {
        walk.enter(folder, 0);
    }
    walk.files
}

struct FolderWalk {
    files: Vec<PathBuf>,
    /// The canonical paths of the folders that were read.
    entered: HashSet<PathBuf>,
    entries: usize,
}

impl FolderWalk {
    fn enter(&mut self, folder: &Path, depth: usize) {
        let is_new = fs::canonicalize(folder).is_ok_and(|it| self.entered.insert(it));
        if depth > MAX_DEPTH || !is_new {
            return;
        }
        let Ok(entries) = fs::read_dir(folder) else { return };
        let remaining = MAX_ENTRIES - self.entries;
        let mut paths: Vec<PathBuf> = entries.take(remaining).flatten().map(|entry| entry.path()).collect();
        self.entries += paths.len();
        // Folders are read in arbitrary order; the choice between two faces should not be arbitrary.
        paths.sort_unstable();
        for path in paths {
            // Follows links.
            let Ok(about) = fs::metadata(&path) else { continue };
            if about.is_dir() {
                self.enter(&path, depth + 1);
            } else if about.is_file()
                && about.len() <= MAX_FILE_BYTES
                && is_named_as_font(&path)
                && self.files.len() < MAX_FILES
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
