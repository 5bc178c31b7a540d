//! The files of pictures: one, or several with numbers; and the saving of files.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use bidiscope_export::sheet::{MAX_PAGE_FILES, SheetFormat, numbered_file};
use bidiscope_report::words::error::file_error_text;
use bidiscope_system::files;
use bidiscope_words::message;

use crate::command::context::CommandContext;
use crate::command::standard_error::print;
use crate::command::terminal;

/// The format of a file, by its extension.
///
/// # Errors
/// A message where it is not one of the formats.
pub(super) fn format_of(file: &Path) -> Result<SheetFormat, String> {
    SheetFormat::from_extension(file).ok_or_else(|| {
        let ending = file.extension().map(|it| it.to_string_lossy().to_ascii_lowercase());
        let file = terminal::file_name(file);
        let message = match ending.as_deref() {
            Some("html" | "htm") => message!(sheet_extension_html, file = file),
            _ => message!(sheet_extension, file = file),
        };
        message.to_string()
    })
}

/// The sum of the numbers of pictures.
///
/// # Errors
/// A message as soon as they are more than [`MAX_PAGE_FILES`]; the rest of `counts` is not evaluated.
pub(super) fn total_within_limit(counts: impl Iterator<Item = usize>) -> Result<usize, String> {
    let mut sum = 0;
    for count in counts {
        sum += count;
        if sum > MAX_PAGE_FILES {
            return Err(message!(pictures_too_many, count = sum, most = MAX_PAGE_FILES).to_string());
        }
    }
    Ok(sum)
}

/// Writes the pictures of a command, numbered where there are several.
pub(super) struct Pictures<'a> {
    /// The file of `--output`, which gets a number where there are several pictures.
    file: &'a Path,
    /// Whether existing files are replaced.
    overwrites: bool,
    /// The number of pictures to write.
    count: usize,
    /// The number of pictures begun so far.
    begun: usize,
    counts: &'a PictureCounts,
}

/// How many pictures are written, and how many there will be.
#[derive(Debug, Default)]
pub(super) struct PictureCounts {
    written: AtomicUsize,
    count: AtomicUsize,
}

impl PictureCounts {
    /// Before the number is known, which is this at least.
    pub(super) fn at_least(count: usize) -> Self {
        Self { count: AtomicUsize::new(count), ..Self::default() }
    }

    /// Prints how many were written, where the program was asked to end.
    pub(super) fn print_stopped(&self) {
        let [written, count] = [&self.written, &self.count].map(|it| it.load(Ordering::SeqCst));
        print(&message!(pictures_stopped, written = written, count = count));
    }
}

impl<'a> Pictures<'a> {
    /// The message about one of `count` pictures whose file this command reads; `None` where there is none.
    pub(super) fn file_conflict(context: &CommandContext, file: &Path, count: usize) -> Option<String> {
        let files: Vec<PathBuf> = (1..=count).map(|number| numbered_file(file, number, count)).collect();
        context.file_conflict(files.iter().map(PathBuf::as_path), [])
    }

    /// Prepares to write `count` pictures. Existing files are replaced only where it `overwrites`.
    ///
    /// # Errors
    /// A message where such a file exists.
    pub(super) fn new(
        file: &'a Path,
        overwrites: bool,
        count: usize,
        counts: &'a PictureCounts,
    ) -> Result<Self, String> {
        counts.count.store(count, Ordering::SeqCst);
        (1..=count)
            .try_for_each(|number| check_not_existing(&numbered_file(file, number, count), overwrites))?;
        Ok(Self { file, overwrites, count, begun: 0, counts })
    }

    /// Writes the next picture, complete or not at all; `false`, after a message, where that fails.
    pub(super) fn write(&mut self, bytes: &[u8]) -> bool {
        self.begun += 1;
        let file = numbered_file(self.file, self.begun, self.count);
        let is_saved = save(&file, self.overwrites, |out| out.write_all(bytes));
        self.counts.written.fetch_add(usize::from(is_saved), Ordering::SeqCst);
        let after = numbered_file(self.file, self.count + 1, self.count);
        if is_saved && self.begun == self.count && self.count > 1 && after.exists() {
            print(&message!(picture_of_earlier_series, file = terminal::file_name(&after)));
        }
        is_saved
    }

    /// The file of the next picture.
    pub(super) fn next_file(&self) -> PathBuf {
        numbered_file(self.file, self.begun + 1, self.count)
    }
}

/// Checks that no file would be replaced without `--overwrite`.
///
/// # Errors
/// A message where it would.
pub(super) fn check_not_existing(file: &Path, overwrites: bool) -> Result<(), String> {
    if overwrites || !files::exists_or_is_link(file) {
        return Ok(());
    }
    Err(message!(file_exists, file = terminal::file_name(file)).to_string())
}

/// Writes a file, complete or not at all; `false`, after a message, where that fails.
pub(super) fn save(
    file: &Path,
    overwrites: bool,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> bool {
    let saved = files::write_atomically(file, overwrites, write);
    if let Err(error) = &saved {
        let (file, reason) = (terminal::file_name(file), file_error_text(error));
        print(&message!(file_not_saved, file = file, reason = reason));
    }
    saved.is_ok()
}
