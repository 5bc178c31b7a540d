//! Operating-system services that the other crates of bidiscope share. None of them depends on names or on bidi.
//!
//! - [`threads`]: long work on several threads, with progress and a way to stop it;
//! - [`files`]: writing files atomically, and why that fails;
//! - [`signals`]: work is saved before the program ends, as by Ctrl+C;
//! - [`memory`]: threads share one arena where memory is limited;
//! - [`panics`]: catching panics, with the source location but without paths of the build machine;
//! - [`shell_quoted`]: words of commands, in quotation marks where a shell needs them.
//!
//! # Work on several threads
//!
//! The items are processed in blocks; the results come back in the order of the blocks.
//!
//! ```
//! use bidiscope_system::threads::{ThreadPool, WorkProgress};
//!
//! let progress = WorkProgress::new();
//! progress.begin_work(1_000);
//! let pool = ThreadPool::new(Some(2), &progress);
//! // Blocks of 100 items, each of which counts 1 in the progress; the workers need no memory of their own.
//! let sums = pool.map_blocks_unless_stopped(1_000, 100, 1, || (), |(), block| block.sum::<u64>());
//! assert_eq!(sums.map(|it| it.into_iter().sum()), Some(499_500_u64));
//! assert_eq!(progress.done_fraction(), 1.0);
//! ```
//!
//! # Files
//!
//! ```
//! use std::path::Path;
//!
//! use bidiscope_system::files::{self, FileError};
//!
//! let error = files::write_atomically(Path::new(""), false, |it| it.write_all(b"text")).expect_err("there is no name");
//! assert_eq!(FileError::of(&error), FileError::NoName);
//! ```

mod command_word;
mod day;
pub mod files;
pub mod memory;
pub mod panics;
mod platform;
#[cfg(any(unix, windows))]
pub mod signals;
pub mod threads;

pub use command_word::shell_quoted;
pub use day::{utc_iso_date, utc_iso_date_today};

/// Runs the example of the README as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
