//! Where a list comes from.

use std::io::{Cursor, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bidiscope_list::Decompressor;

use super::super::file::open_file;

/// Where a list comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum ListSource {
    /// A file.
    File(PathBuf),
    /// What is in a file that is called so, and stands nowhere.
    Bytes(String, Arc<[u8]>),
    /// A text that is called so, with a name a line.
    Lines(&'static str, Arc<[u8]>),
}

impl ListSource {
    /// What it is called.
    pub(super) fn name(&self) -> String {
        match self {
            Self::File(path) => super::super::file::name_of(path),
            Self::Bytes(name, _) => name.clone(),
            Self::Lines(name, _) => (*name).to_owned(),
        }
    }

    /// Where it stands, where it is a file that stands anywhere.
    pub(super) fn path(&self) -> Option<&Path> {
        match self {
            Self::File(path) => Some(path),
            Self::Bytes(..) | Self::Lines(..) => None,
        }
    }

    /// Opens it, and says how many bytes it has.
    pub(super) fn open(&self) -> Result<(Box<dyn Read + Send>, u64), String> {
        match self {
            Self::File(path) => open_file(path),
            Self::Bytes(_, bytes) | Self::Lines(_, bytes) => {
                Ok((Box::new(Decompressor::new(Cursor::new(Arc::clone(bytes)))), bytes.len() as u64))
            }
        }
    }
}
