//! Reads lists with one name a line.

use std::io::{self, Read};

use super::input::{Input, MAX_KEPT_BYTES};
use super::list_entry::ListEntry;

/// Reads one name a line.
#[derive(Debug)]
pub(super) struct NameList<R> {
    input: Input<R>,
}

impl<R: Read> NameList<R> {
    pub(super) fn new(input: R) -> Self {
        Self { input: Input::new(input) }
    }

    pub(super) const fn input(&self) -> &Input<R> {
        &self.input
    }

    pub(super) fn next(&mut self) -> io::Result<Option<ListEntry<'_>>> {
        while self.input.next_line(MAX_KEPT_BYTES)? {
            if is_name(self.input.line().bytes) {
                let line = self.input.line();
                return Ok(Some(ListEntry::of_name(line.number, Ok(line.bytes))));
            }
        }
        Ok(None)
    }
}

/// Whether a line is neither blank nor a comment.
fn is_name(line: &[u8]) -> bool {
    line.iter().find(|it| !it.is_ascii_whitespace()).is_some_and(|&it| it != b'#')
}
