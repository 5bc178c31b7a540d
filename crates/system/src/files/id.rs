//! Whether two paths are of one file.

use std::path::Path;

use super::FileKind;
use crate::platform;

/// A regular file, by whatever path: links to it are the same.
#[derive(PartialEq, Eq, Debug)]
pub struct FileId(platform::FileKey);

impl FileId {
    /// The file at this path; `None` where there is none, or something else. A pipe is not opened: that could wait for ever.
    pub fn at(path: &Path) -> Option<Self> {
        let is_file = FileKind::at(path).is_ok_and(|it| it == FileKind::File);
        is_file.then(|| platform::file_key(path).ok().map(Self))?
    }

    /// The file that standard input is, as by `< FILE`; `None` where it is something else.
    pub fn of_standard_input() -> Option<Self> {
        let is_file = FileKind::of_standard_input().is_ok_and(|it| it == FileKind::File);
        is_file.then(|| platform::standard_input_key().ok().map(Self))?
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::FileId;

    #[test]
    fn a_link_is_the_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let at = |name: &str| folder.path().join(name);
        fs::write(at("a"), "x").expect("a file");
        fs::write(at("b"), "x").expect("a file");
        fs::hard_link(at("a"), at("c")).expect("a link");
        assert_eq!(FileId::at(&at("a")), FileId::at(&at("./c")));
        assert_ne!(FileId::at(&at("a")), FileId::at(&at("b")));
        assert_eq!((FileId::at(folder.path()), FileId::at(&at("d"))), (None, None));
    }
}
