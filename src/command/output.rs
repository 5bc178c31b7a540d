//! Standard output, and how a command goes on when it cannot be written.

use std::fmt;
use std::io::{self, BufWriter, IsTerminal, Write};

use bidiscope_report::words::error::{file_error_message, file_error_text};
use bidiscope_report::words::escape::escape_invisibles_except;
use bidiscope_system::files::{FileError, check_standard_output_is_open};
use bidiscope_words::message;

use super::standard_error::print_message;
use super::status::Status;

/// The size of the buffer in bytes, where standard output is not a terminal.
const BUFFER_BYTES: usize = 1 << 16;

/// Standard output. Its errors name it.
pub(super) struct Output {
    to: Box<dyn Write>,
    /// Whether the command runs to its end even where writing fails.
    must_finish: bool,
    /// The first error, where the command goes on in spite of it; nothing more is written then.
    failure: Option<io::Error>,
}

impl Output {
    /// A terminal gets each line at once; a file or a pipe is buffered. `is_raw_text` is escaped on a terminal, which would
    /// act on it. With `must_finish` writing never fails; [`Output::end`] gives the error.
    pub(super) fn new(must_finish: bool, is_raw_text: bool) -> Self {
        let out = io::stdout().lock();
        let to: Box<dyn Write> = match (out.is_terminal(), is_raw_text) {
            _ if check_standard_output_is_open().is_err() => Box::new(NotOpen),
            (true, true) => Box::new(EscapingWriter { to: out, pending: Vec::new() }),
            (true, false) => Box::new(out),
            (false, _) => Box::new(BufWriter::with_capacity(BUFFER_BYTES, out)),
        };
        Self { to, must_finish, failure: None }
    }

    /// Flushes the buffer.
    ///
    /// # Errors
    /// The first error of writing.
    pub(super) fn end(mut self) -> io::Result<()> {
        self.flush()?;
        self.failure.map_or(Ok(()), Err)
    }

    /// The result of `write`; after an error, where the command goes on in spite of it, `discarded`.
    fn unless_failed<T>(
        &mut self,
        discarded: T,
        write: impl FnOnce(&mut dyn Write) -> io::Result<T>,
    ) -> io::Result<T> {
        if self.failure.is_some() {
            return Ok(discarded);
        }
        match write(&mut *self.to) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => Err(error),
            Err(error) if self.must_finish => {
                self.failure = Some(output_error(&error));
                Ok(discarded)
            }
            Err(error) => Err(output_error(&error)),
            Ok(written) => Ok(written),
        }
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.unless_failed(bytes.len(), |to| to.write(bytes))
    }

    fn flush(&mut self) -> io::Result<()> {
        self.unless_failed((), |to| to.flush())
    }
}

/// Standard output that is not open for writing, which matters only to a command that writes something.
struct NotOpen;

impl Write for NotOpen {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        check_standard_output_is_open().map(|()| bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A writer for a terminal that writes controls and invisible characters as `<U+202E>`, and keeps line ends and tabs.
struct EscapingWriter<W> {
    to: W,
    /// The bytes of an incomplete character, or of `\r` before a possible `\n`, until the rest is written.
    pending: Vec<u8>,
}

impl<W: Write> Write for EscapingWriter<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let text = [&self.pending, bytes].concat();
        let mut end = match std::str::from_utf8(&text) {
            Err(error) if error.error_len().is_none() => error.valid_up_to(),
            _ => text.len(),
        };
        if text[..end].ends_with(b"\r") {
            end -= 1;
        }
        self.to.write_all(escape_controls(&String::from_utf8_lossy(&text[..end])).as_bytes())?;
        self.pending = text[end..].to_vec();
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.to.flush()
    }
}

fn escape_controls(text: &str) -> String {
    escape_invisibles_except(text, |at, it| matches!(it, '\n' | '\t') || text[at..].starts_with("\r\n"))
}

/// Standard output cannot be written, for this reason.
#[derive(Debug)]
struct OutputError(FileError);

impl fmt::Display for OutputError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", message!(output_not_written, reason = file_error_message(&self.0)))
    }
}

impl std::error::Error for OutputError {}

/// The error of writing standard output.
pub(super) fn output_error(error: &io::Error) -> io::Error {
    io::Error::new(error.kind(), OutputError(FileError::of(error)))
}

/// Whether the error is that standard output is not open for writing.
fn is_not_open(error: &io::Error) -> bool {
    let error = error.get_ref().and_then(|it| it.downcast_ref::<OutputError>());
    error.is_some_and(|it| it.0 == FileError::NotOpen)
}

/// The status after writing the output; an error other than a closed pipe is printed.
pub(super) fn output_status(written: io::Result<()>) -> Status {
    match written {
        Ok(()) => Status::Done,
        // The reader, such as `head`, has read enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Status::Done,
        Err(error) => {
            print_message(&error_text(&error));
            if is_not_open(&error) { Status::Unreadable } else { Status::Failed }
        }
    }
}

/// The message about an error of a command: of standard output, which is named, or another.
fn error_text(error: &io::Error) -> String {
    match error.get_ref().and_then(|it| it.downcast_ref::<OutputError>()) {
        Some(error) => error.to_string(),
        None => file_error_text(error),
    }
}

#[cfg(test)]
mod tests {
    use std::io::{self, ErrorKind, Write};

    use super::{EscapingWriter, Output};

    #[test]
    fn controls_are_escaped_for_a_terminal() {
        let text = "a\u{1B}[31m\u{5D0}\u{202E}\u{3164}\tb\r\n\rc\r\r\n\u{9B}";
        for chunk in [1, 2, 3, 100] {
            let mut out = EscapingWriter { to: Vec::new(), pending: Vec::new() };
            text.as_bytes().chunks(chunk).for_each(|it| out.write_all(it).expect("there is room"));
            let shown = "a<U+001B>[31m\u{5D0}<U+202E><U+3164>\tb\r\n<U+000D>c<U+000D>\r\n<U+009B>";
            assert_eq!(String::from_utf8(out.to).as_deref(), Ok(shown), "{chunk}");
        }
    }

    /// A pipe that nobody reads.
    struct Closed;

    impl Write for Closed {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(ErrorKind::BrokenPipe.into())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn errors_of_a_command_that_must_finish_come_at_the_end() {
        let mut out = Output { to: Box::new(Closed), must_finish: true, failure: None };
        out.write_all(b"lost").expect("the command goes on");
        out.write_all(b"lost too").expect("the command goes on");
        assert_eq!(out.end().map_err(|it| it.kind()), Err(ErrorKind::BrokenPipe));

        let mut out = Output { to: Box::new(Closed), must_finish: false, failure: None };
        let error = out.write_all(b"lost").expect_err("nobody reads it");
        assert_eq!(error.kind(), ErrorKind::BrokenPipe);
        assert!(super::error_text(&error).starts_with("standard output cannot be written: "));
    }
}
