//! The list that an index was made from, and whether it is still the same.

use std::fmt::Write as _;
use std::fs::{File, Metadata};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::error::NameIndexError;

/// The file of the list that an index was made from: its path, and its size, time and SHA-256 when it was read. By default there
/// is none: the index is gone with the program.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct IndexedListFile {
    /// The absolute path; symbolic links in it stay.
    pub path: PathBuf,
    /// Its size in bytes.
    pub bytes: u64,
    /// When it was last changed, after the beginning of 1970.
    modified: Duration,
    /// The SHA-256 of its bytes, in hexadecimal.
    pub sha256: String,
}

impl IndexedListFile {
    /// The file at this path, which was read to its end with `finished_reader`.
    ///
    /// # Errors
    /// Its metadata cannot be read; or its size is not that of what was read: [`NameIndexError::SourceListChanged`].
    pub fn of_fully_read_list(
        list_path: &Path,
        finished_reader: HashingReader<impl Read>,
    ) -> io::Result<Self> {
        let metadata = std::fs::metadata(list_path)?;
        if metadata.len() != finished_reader.bytes {
            return Err(NameIndexError::SourceListChanged.into());
        }
        Ok(Self {
            path: std::path::absolute(list_path)?,
            bytes: finished_reader.bytes,
            modified: modified(&metadata)?,
            sha256: hexadecimal(&finished_reader.digest.finalize()),
        })
    }

    /// Checks that the file has not changed; `false` where there is no file at its path any more. Its bytes are only read
    /// where its time has changed and its size has not.
    ///
    /// # Errors
    /// The file cannot be read; or it has changed: [`NameIndexError::SourceListChanged`].
    pub fn exists_unchanged(&self) -> io::Result<bool> {
        let metadata = match std::fs::metadata(&self.path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(false),
            metadata => metadata?,
        };
        let is_same = metadata.len() == self.bytes
            && (modified(&metadata)? == self.modified || sha256(&self.path)? == self.sha256);
        if is_same { Ok(true) } else { Err(NameIndexError::SourceListChanged.into()) }
    }
}

fn modified(metadata: &Metadata) -> io::Result<Duration> {
    Ok(metadata.modified()?.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default())
}

fn sha256(path: &Path) -> io::Result<String> {
    let mut reader = HashingReader::new(File::open(path)?);
    let mut buffer = vec![0; 1 << 16];
    while reader.read(&mut buffer)? > 0 {}
    Ok(hexadecimal(&reader.digest.finalize()))
}

/// Bytes in hexadecimal.
fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, it| {
        // Writing to a string does not fail.
        let _ = write!(text, "{it:02x}");
        text
    })
}

/// A reader that passes on what another one reads, and computes its SHA-256 for an [`IndexedListFile`].
#[derive(Debug)]
pub struct HashingReader<R> {
    from: R,
    digest: Sha256,
    bytes: u64,
}

impl<R> HashingReader<R> {
    /// A reader from which nothing has been read yet.
    pub fn new(from: R) -> Self {
        Self { from, digest: Sha256::new(), bytes: 0 }
    }
}

impl<R: Read> Read for HashingReader<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let count = self.from.read(into)?;
        self.digest.update(&into[..count]);
        self.bytes += count as u64;
        Ok(count)
    }
}

/// The SHA-256 of what a value looks like to programmers, in hexadecimal: equal for equal values in one version of the
/// program.
pub(super) fn digest_of(value: &impl std::fmt::Debug) -> String {
    struct Sink(Sha256);
    impl std::fmt::Write for Sink {
        fn write_str(&mut self, text: &str) -> std::fmt::Result {
            self.0.update(text.as_bytes());
            Ok(())
        }
    }
    let mut sink = Sink(Sha256::new());
    // The sink takes all.
    let _ = write!(sink, "{value:?}");
    hexadecimal(&sink.0.finalize())
}

#[cfg(test)]
mod tests {
    use super::{HashingReader, IndexedListFile};
    use crate::index::NameIndexError;
    use std::fs::{self, File};
    use std::io::{self, Read};
    use std::time::{Duration, SystemTime};

    #[test]
    fn a_changed_file_is_noticed_and_a_touched_one_is_the_same() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("names.txt");
        fs::write(&path, "abc").expect("room");
        let mut reader = HashingReader::new(File::open(&path).expect("it is there"));
        io::copy(&mut reader, &mut io::sink()).expect("it is there");
        let source = IndexedListFile::of_fully_read_list(&path, reader).expect("it is there");
        // FIPS 180-4's own example.
        assert_eq!(source.sha256, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
        assert!(source.exists_unchanged().expect("the same"));
        let set = |text: &str, seconds| {
            fs::write(&path, text).expect("room");
            let time = SystemTime::UNIX_EPOCH + Duration::from_secs(seconds);
            File::options().write(true).open(&path).expect("ours").set_modified(time).expect("ours");
        };
        set("abc", 5);
        assert!(source.exists_unchanged().expect("the same"));
        for text in ["abd", "abcd", ""] {
            set(text, 5);
            let error = source.exists_unchanged().expect_err("another");
            assert_eq!(
                NameIndexError::find_in_io_error(&error),
                Some(&NameIndexError::SourceListChanged),
                "{text}"
            );
        }
        fs::remove_file(&path).expect("ours");
        assert!(!source.exists_unchanged().expect("it may be elsewhere"));
    }

    #[test]
    fn a_file_that_grows_while_it_is_read_is_noticed() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("names.txt");
        fs::write(&path, "abc").expect("room");
        let mut reader = HashingReader::new(File::open(&path).expect("it is there").take(2));
        io::copy(&mut reader, &mut io::sink()).expect("it is there");
        let error = IndexedListFile::of_fully_read_list(&path, reader).expect_err("a byte more");
        assert_eq!(NameIndexError::find_in_io_error(&error), Some(&NameIndexError::SourceListChanged));
    }
}
