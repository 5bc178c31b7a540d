//! What differs between systems: a module each, with the same functions; and the kinds and errors of files by which they answer.

#[cfg(target_family = "wasm")]
mod browser;
mod file_error;
mod file_kind;
#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

pub use file_error::FileError;
pub use file_kind::FileKind;

#[cfg(target_family = "wasm")]
pub(crate) use browser::*;
#[cfg(unix)]
pub(crate) use unix::*;
#[cfg(windows)]
pub(crate) use windows::*;
