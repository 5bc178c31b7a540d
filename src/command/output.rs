//! Standard output, and what becomes of a command whose answers nobody can read.

use std::io::{self, BufWriter, IsTerminal, Write};

use bidiscope::disk;

/// How many bytes are held back at most where no terminal reads.
const MOST_HELD: usize = 1 << 16;

/// Standard output. Its errors say whose they are.
pub(super) struct Output {
    to: Box<dyn Write>,
    /// Whether the command has more to do than to write.
    goes_on: bool,
    /// What went wrong, where the command goes on all the same; nothing is written any more then.
    failure: Option<io::Error>,
}

impl Output {
    /// A terminal gets each line at once, whoever else reads many at a time. Where the command `goes_on`,
    /// writing never fails; [`Output::end`] tells what went wrong.
    pub(super) fn new(goes_on: bool) -> Self {
        let out = io::stdout().lock();
        let to: Box<dyn Write> = if out.is_terminal() {
            Box::new(out)
        } else {
            Box::new(BufWriter::with_capacity(MOST_HELD, out))
        };
        Self { to, goes_on, failure: None }
    }

    /// Writes out what was held back.
    ///
    /// # Errors
    /// What went wrong first.
    pub(super) fn end(mut self) -> io::Result<()> {
        self.flush()?;
        self.failure.map_or(Ok(()), Err)
    }

    /// What `write` gives; once something has gone wrong, and the command goes on, `lost`.
    fn or_lost<T>(&mut self, lost: T, write: impl FnOnce(&mut dyn Write) -> io::Result<T>) -> io::Result<T> {
        if self.failure.is_some() {
            return Ok(lost);
        }
        match write(&mut *self.to) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => Err(error),
            Err(error) if self.goes_on => {
                self.failure = Some(named(&error));
                Ok(lost)
            }
            Err(error) => Err(named(&error)),
            Ok(written) => Ok(written),
        }
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.or_lost(bytes.len(), |to| to.write(bytes))
    }

    fn flush(&mut self) -> io::Result<()> {
        self.or_lost((), |to| to.flush())
    }
}

/// The error with the name of what it is about.
pub(super) fn named(error: &io::Error) -> io::Error {
    disk::about("standard output cannot be written", error)
}

#[cfg(test)]
mod tests {
    use std::io::{self, ErrorKind, Write};

    use super::Output;

    /// Nobody reads it.
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
    fn whoever_goes_on_hears_of_it_at_the_end() {
        let mut out = Output { to: Box::new(Closed), goes_on: true, failure: None };
        out.write_all(b"lost").expect("the command goes on");
        out.write_all(b"lost too").expect("the command goes on");
        assert_eq!(out.end().map_err(|it| it.kind()), Err(ErrorKind::BrokenPipe));

        let mut out = Output { to: Box::new(Closed), goes_on: false, failure: None };
        let error = out.write_all(b"lost").expect_err("nobody reads it");
        assert_eq!(error.kind(), ErrorKind::BrokenPipe);
        assert!(bidiscope::disk::reason(&error).starts_with("standard output cannot be written: "));
    }
}
