//! What differs between systems: a module each, with the same functions.

#[cfg(target_family = "wasm")]
mod browser;
#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

#[cfg(target_family = "wasm")]
pub(crate) use browser::*;
#[cfg(unix)]
pub(crate) use unix::*;
#[cfg(windows)]
pub(crate) use windows::*;
