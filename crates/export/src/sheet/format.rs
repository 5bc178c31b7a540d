//! File formats of sheets, and the names of numbered files.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use bidiscope_bidi::enum_with_ids;

/// The most files that a caller should write in one export in the formats that need a file for each page, PNG and SVG.
pub const MAX_PAGE_FILES: usize = 1_000;

enum_with_ids! {
    /// The file format of a sheet.
    #[derive(Default)]
    pub enum SheetFormat {
        /// All pages in one tagged PDF.
        #[default]
        Pdf = "pdf", "PDF";
        /// A PNG image for each page.
        Png = "png", "PNG";
        /// An SVG drawing for each page.
        Svg = "svg", "SVG";
    }
}

impl SheetFormat {
    /// The format of a file name's extension, in either case; `None` for other extensions.
    pub fn from_extension(file: &Path) -> Option<Self> {
        let ending = file.extension()?.to_string_lossy().to_ascii_lowercase();
        Self::from_id(&ending)
    }
}

/// The path of the file with this number, from 1, of `file_count`, with as many digits as `file_count` has: for `name.png` it is
/// `name-07.png` of ten or more, `name.png` of one.
pub fn numbered_file(file: &Path, number: usize, file_count: usize) -> PathBuf {
    if file_count < 2 {
        return file.to_owned();
    }
    let digits = file_count.to_string().len();
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

    use super::{SheetFormat, numbered_file};

    #[test]
    fn the_ending_says_the_form() {
        for (file, form) in
            [("a.svg", SheetFormat::Svg), ("b.c.PNG", SheetFormat::Png), ("d/e.pdf", SheetFormat::Pdf)]
        {
            assert_eq!(SheetFormat::from_extension(Path::new(file)), Some(form));
        }
        for file in ["a", "a.txt", "png", ".png", "a."] {
            assert_eq!(SheetFormat::from_extension(Path::new(file)), None, "{file}");
        }
    }

    #[test]
    fn numbers_have_as_many_digits_as_the_last() {
        let name = |number, count| numbered_file(Path::new("d/a.b.png"), number, count);
        assert_eq!(name(1, 1), Path::new("d/a.b.png"));
        assert_eq!(name(1, 9), Path::new("d/a.b-1.png"));
        assert_eq!(name(7, 10), Path::new("d/a.b-07.png"));
        assert_eq!(name(100, 100), Path::new("d/a.b-100.png"));
    }
}
