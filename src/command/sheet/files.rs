//! The files of a sheet: one, or several with numbers.

use std::ffi::OsString;
use std::io::Write;
use std::path::{Path, PathBuf};

use bidiscope::disk;

use crate::command::{say, terminal};

/// The most files that one command writes.
pub(super) const MOST_FILES: usize = 1_000;

/// What is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Form {
    Svg,
    Png,
    Pdf,
}

impl Form {
    /// The form that a file's ending names.
    ///
    /// # Errors
    /// A sentence, where it names none.
    pub(super) fn of(file: &Path) -> Result<Self, String> {
        let ending = file.extension().map(|it| it.to_string_lossy().to_ascii_lowercase());
        match ending.as_deref() {
            Some("svg") => Ok(Self::Svg),
            Some("png") => Ok(Self::Png),
            Some("pdf") => Ok(Self::Pdf),
            Some("html" | "htm") => Err(format!(
                "{}: a sheet is a `.png`, `.svg` or `.pdf`; `bidiscope inspect --report` writes HTML",
                terminal::file_name(file)
            )),
            _ => Err(format!(
                "{}: the ending of the file says what is written, and is `.png`, `.svg` or `.pdf`",
                terminal::file_name(file)
            )),
        }
    }
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
    /// A sentence, where there are too many, or such a file stands there.
    pub(super) fn new(file: &'a Path, overwrites: bool, count: usize) -> Result<Self, String> {
        if count > MOST_FILES {
            return Err(format!(
                "there would be {count} files; at most {MOST_FILES} are written: a PDF holds all pages in one"
            ));
        }
        (1..=count).try_for_each(|number| is_free(&numbered(file, number, count), overwrites))?;
        Ok(Self { file, overwrites, count, written: 0 })
    }

    /// Writes the next one, whole or not at all; `false`, and it is said, where that fails.
    pub(super) fn write(&mut self, bytes: &[u8]) -> bool {
        self.written += 1;
        save(&numbered(self.file, self.written, self.count), self.overwrites, bytes)
    }

    /// What the next one is called.
    pub(super) fn next(&self) -> PathBuf {
        numbered(self.file, self.written + 1, self.count)
    }
}

/// Whether nothing stands there that is not to be replaced.
///
/// # Errors
/// A sentence, where something does.
pub(super) fn is_free(file: &Path, overwrites: bool) -> Result<(), String> {
    if overwrites || !file.exists() {
        return Ok(());
    }
    Err(format!("{}: there is such a file already; --overwrite replaces it", terminal::file_name(file)))
}

/// Writes a file, whole or not at all; `false`, and it is said, where that fails.
pub(super) fn save(file: &Path, overwrites: bool, bytes: &[u8]) -> bool {
    let saved = disk::WholeFile::begin(file, overwrites).and_then(|mut whole| {
        whole.write_all(bytes)?;
        whole.finish()
    });
    if let Err(error) = &saved {
        say(&format!("{}: it could not be saved: {}", terminal::file_name(file), disk::reason(error)));
    }
    saved.is_ok()
}

/// The name of the file with this number, from 1: `name-07.png` of ten or more, `name.png` of one.
fn numbered(file: &Path, number: usize, count: usize) -> PathBuf {
    if count < 2 {
        return file.to_owned();
    }
    let digits = count.to_string().len();
    let mut name = OsString::from(file.file_stem().unwrap_or_default());
    name.push(format!("-{number:0digits$}"));
    if let Some(ending) = file.extension() {
        name.push(".");
        name.push(ending);
    }
    file.with_file_name(name)
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{Form, numbered};

    #[test]
    fn the_ending_says_the_form() {
        for (file, form) in [("a.svg", Form::Svg), ("b.c.PNG", Form::Png), ("d/e.pdf", Form::Pdf)] {
            assert_eq!(Form::of(Path::new(file)), Ok(form));
        }
        for file in ["a", "a.txt", "png", ".png", "a."] {
            assert!(Form::of(Path::new(file)).is_err(), "{file}");
        }
    }

    #[test]
    fn numbers_have_as_many_digits_as_the_last() {
        let name = |number, count| numbered(Path::new("d/a.b.png"), number, count);
        assert_eq!(name(1, 1), Path::new("d/a.b.png"));
        assert_eq!(name(1, 9), Path::new("d/a.b-1.png"));
        assert_eq!(name(7, 10), Path::new("d/a.b-07.png"));
        assert_eq!(name(100, 100), Path::new("d/a.b-100.png"));
    }
}
