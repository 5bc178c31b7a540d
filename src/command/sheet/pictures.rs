//! The files of a sheet: one, or several with numbers.

use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use bidiscope_present::sheet::{MOST_FILES, SheetForm, numbered_file};
use bidiscope_system::files;

use crate::command::{say, terminal};

/// The form that a file's ending names.
///
/// # Errors
/// A sentence, where it names none.
pub(super) fn form_of(file: &Path) -> Result<SheetForm, String> {
    SheetForm::of_ending(file).ok_or_else(|| {
        let ending = file.extension().map(|it| it.to_string_lossy().to_ascii_lowercase());
        let what = match ending.as_deref() {
            Some("html" | "htm") => {
                "a sheet is a `.png`, `.svg` or `.pdf`; `bidiscope inspect --report` writes HTML"
            }
            _ => "the ending of the file says what is written, and is `.png`, `.svg` or `.pdf`",
        };
        format!("{}: {what}", terminal::file_name(file))
    })
}

/// The sum of so many pictures.
///
/// # Errors
/// A sentence, as soon as they are too many.
pub(super) fn few_enough(counts: impl Iterator<Item = usize>) -> Result<usize, String> {
    let mut sum = 0;
    for count in counts {
        sum += count;
        if sum > MOST_FILES {
            return Err(format!(
                "there would be at least {sum} files; at most {MOST_FILES} are written: a PDF holds all pages in one"
            ));
        }
    }
    Ok(sum)
}

/// Writes the pictures of a command, numbered where there are several.
pub(super) struct Pictures<'a> {
    file: &'a Path,
    overwrites: bool,
    count: usize,
    written: usize,
}

impl<'a> Pictures<'a> {
    /// So many pictures. Files that are there already are replaced only where it `overwrites`.
    ///
    /// # Errors
    /// A sentence, where such a file stands there.
    pub(super) fn new(file: &'a Path, overwrites: bool, count: usize) -> Result<Self, String> {
        (1..=count).try_for_each(|number| is_free(&numbered_file(file, number, count), overwrites))?;
        Ok(Self { file, overwrites, count, written: 0 })
    }

    /// Writes the next one, whole or not at all; `false`, and it is said, where that fails.
    pub(super) fn write(&mut self, bytes: &[u8]) -> bool {
        self.written += 1;
        let file = numbered_file(self.file, self.written, self.count);
        let is_saved = save(&file, self.overwrites, |out| out.write_all(bytes));
        let after = numbered_file(self.file, self.count + 1, self.count);
        if is_saved && self.written == self.count && self.count > 1 && after.exists() {
            say(&format!("{}: it was there before, and is none of these", terminal::file_name(&after)));
        }
        is_saved
    }

    /// Says how many are there, now that no more are written.
    pub(super) fn stop(&self) {
        let Self { written, count, .. } = self;
        say(&format!("stopped: {written} of {count} pictures were written"));
    }

    /// What the next one is called.
    pub(super) fn next(&self) -> PathBuf {
        numbered_file(self.file, self.written + 1, self.count)
    }
}

/// Whether nothing stands there that is not to be replaced.
///
/// # Errors
/// A sentence, where something does.
pub(super) fn is_free(file: &Path, overwrites: bool) -> Result<(), String> {
    if overwrites || file.symlink_metadata().is_err() {
        return Ok(());
    }
    Err(format!("{}: there is such a file already; --overwrite replaces it", terminal::file_name(file)))
}

/// Writes a file, whole or not at all; `false`, and it is said, where that fails.
pub(super) fn save(
    file: &Path,
    overwrites: bool,
    write: impl FnOnce(&mut BufWriter<files::WholeFile>) -> io::Result<()>,
) -> bool {
    let saved = files::WholeFile::begin(file, overwrites).and_then(|whole| {
        let mut whole = BufWriter::new(whole);
        write(&mut whole)?;
        whole.into_inner().map_err(|error| error.into_error())?.finish()
    });
    if let Err(error) = &saved {
        say(&format!("{}: it could not be saved: {}", terminal::file_name(file), files::reason(error)));
    }
    saved.is_ok()
}
