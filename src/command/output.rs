//! Standard output, and what becomes of a command whose answers nobody can read.

use std::io::{self, BufWriter, IsTerminal, Write};

use bidiscope_bidi::name::{code_point, is_unprintable};
use bidiscope_system::files;

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
    /// A terminal gets each line at once, whoever else reads many at a time. What is `exact` is not so on a terminal,
    /// which it would act on. Where the command `goes_on`, writing never fails; [`Output::end`] tells what went wrong.
    pub(super) fn new(goes_on: bool, is_exact: bool) -> Self {
        let out = io::stdout().lock();
        let to: Box<dyn Write> = match (out.is_terminal(), is_exact) {
            (true, true) => Box::new(Tamed { to: out, rest: Vec::new() }),
            (true, false) => Box::new(out),
            (false, _) => Box::new(BufWriter::with_capacity(MOST_HELD, out)),
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

/// Text on its way to a terminal, with what would act on it, or is not seen there, written as `<U+202E>`. Lines end as
/// they did.
struct Tamed<W> {
    to: W,
    /// What was written of a character, or of the end of a line, whose rest is to come.
    rest: Vec<u8>,
}

impl<W: Write> Write for Tamed<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let text = [&self.rest, bytes].concat();
        let mut end = match std::str::from_utf8(&text) {
            Err(error) if error.error_len().is_none() => error.valid_up_to(),
            _ => text.len(),
        };
        if text[..end].ends_with(b"\r") {
            end -= 1;
        }
        self.to.write_all(tamed(&String::from_utf8_lossy(&text[..end])).as_bytes())?;
        self.rest = text[end..].to_vec();
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.to.flush()
    }
}

fn tamed(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for (at, it) in text.char_indices() {
        let is_of_lines = matches!(it, '\n' | '\t') || text[at..].starts_with("\r\n");
        if is_unprintable(it) && !is_of_lines {
            shown.push_str(&format!("<{}>", code_point(it)));
        } else {
            shown.push(it);
        }
    }
    shown
}

/// The error with the name of what it is about.
pub(super) fn named(error: &io::Error) -> io::Error {
    files::about("standard output cannot be written", error)
}

#[cfg(test)]
mod tests {
    use std::io::{self, ErrorKind, Write};

    use super::{Output, Tamed};

    #[test]
    fn a_terminal_gets_nothing_that_acts_on_it() {
        let text = "a\u{1B}[31m\u{5D0}\u{202E}\u{3164}\tb\r\n\rc\r\r\n\u{9B}";
        for at_once in [1, 2, 3, 100] {
            let mut out = Tamed { to: Vec::new(), rest: Vec::new() };
            text.as_bytes().chunks(at_once).for_each(|it| out.write_all(it).expect("there is room"));
            let shown = "a<U+001B>[31m\u{5D0}<U+202E><U+3164>\tb\r\n<U+000D>c<U+000D>\r\n<U+009B>";
            assert_eq!(String::from_utf8(out.to).as_deref(), Ok(shown), "{at_once}");
        }
    }

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
        assert!(bidiscope_system::files::reason(&error).starts_with("standard output cannot be written: "));
    }
}
