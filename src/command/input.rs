//! The input of commands: names as arguments, lines of standard input for `-`, and files.

use std::ffi::OsString;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, StdinLock, Write};
use std::path::Path;
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::time::Duration;

use bidiscope_bidi::name::{MAX_INPUT_BYTES, excerpt};
use bidiscope_report::words::error::{file_error_text, file_too_long_error};
use bidiscope_system::files::{self, FileKind, Utf8Reader};
use bidiscope_words::message;

use super::context::CommandContext;
use super::input_name::InputName;
use super::standard_error::{print, unusable};
use super::status::{Status, Stop};
use super::terminal;

/// The most bytes that are kept of a line. After the cut, which is between characters, this is still more than
/// [`bidiscope_bidi::name::Name::read_bytes`] accepts, so that a line that is too long is refused.
const MAX_LINE_BYTES: usize = MAX_INPUT_BYTES + 8;

/// The size of the read buffer in bytes.
const READ_BUFFER_BYTES: usize = 1 << 16;

/// Calls `visit` with each name; for `-`, with each line of standard input that is not blank.
/// `visit` writes its result to `out`, which is flushed before the next line is waited for: a program that writes
/// a name and reads the result before it writes the next one does not block.
///
/// Where standard input cannot be read, a message says so, and the names after `-` are still visited.
///
/// # Errors
/// Those of `visit`, after which nothing more is read.
pub(super) fn each_name(
    names: &[OsString],
    out: &mut dyn Write,
    mut visit: impl FnMut(&mut dyn Write, InputName<'_>) -> io::Result<()>,
) -> io::Result<Status> {
    let mut status = Status::Done;
    for name in names {
        if name == "-" {
            let mut visit_name = |out: &mut dyn Write, given: InputName<'_>| {
                if given.is_blank() { Ok(()) } else { visit(out, given) }
            };
            let file = source_name(Path::new("-"));
            let input = match standard_input() {
                Ok(input) => input,
                Err(error) => {
                    print(&message!(file_unread, file = file, reason = file_error_text(&error)));
                    status = Status::Unreadable;
                    continue;
                }
            };
            let (read, is_empty) = each_line(input, &file, out, &mut visit_name)?;
            if is_empty && read == Status::Done {
                print(&message!(standard_input_empty));
            }
            status = status.max(read);
        } else {
            visit(out, InputName { bytes: name.as_encoded_bytes(), line: None })?;
        }
    }
    Ok(status)
}

impl CommandContext {
    /// Calls `visit` with each line of a file, blank ones too; `-` stands for standard input. Otherwise as [`each_name`].
    ///
    /// # Errors
    /// Those of `visit`, after which nothing more is read.
    pub(super) fn each_line_of_file(
        &self,
        path: &Path,
        out: &mut dyn Write,
        visit: impl FnMut(&mut dyn Write, InputName<'_>) -> io::Result<()>,
    ) -> io::Result<Status> {
        match self.open(path) {
            Ok(file) => Ok(each_line(file, &source_name(path), out, visit)?.0),
            Err(error) => {
                print(&message!(file_message, file = source_name(path), reason = file_error_text(&error)));
                Ok(Status::Unreadable)
            }
        }
    }

    /// The contents of a file; `-` stands for standard input. A named pipe is read to its end; a message says when it has no
    /// writer yet.
    ///
    /// # Errors
    /// Reading fails, or there are more bytes than `most`.
    pub(super) fn whole_file(&self, path: &Path, most: u64) -> io::Result<Vec<u8>> {
        if path == Path::new("-") {
            return read_to_end_limited(standard_input()?, Vec::new(), most);
        }
        let file = self.open_file(path)?;
        let mut bytes = Vec::new();
        // One allocation, where the size is known. One more byte lets `read_to_end` find the end without growing.
        let size = file.metadata()?.len().min(most.saturating_add(1)).saturating_add(1);
        bytes.try_reserve_exact(usize::try_from(size).unwrap_or(usize::MAX))?;
        read_to_end_limited(file, bytes, most)
    }

    /// Opens a file for reading in pieces; `-` stands for standard input. A message says when a named pipe has no writer yet.
    ///
    /// # Errors
    /// Opening fails, or the path is a folder.
    pub(super) fn open(&self, path: &Path) -> io::Result<Box<dyn Read>> {
        if path == Path::new("-") {
            return Ok(Box::new(standard_input()?));
        }
        Ok(Box::new(self.open_file(path)?))
    }

    fn open_file(&self, path: &Path) -> io::Result<File> {
        let _waiting = WaitingForWriter::of(path);
        let file = files::open_for_reading_unless_folder(path)?;
        self.remember_read(path);
        Ok(file)
    }
}

/// Standard input.
///
/// # Errors
/// It is not open for reading.
pub(super) fn standard_input() -> io::Result<StdinLock<'static>> {
    files::check_standard_input_is_open()?;
    Ok(io::stdin().lock())
}

/// The name of a file, or of standard input, in a message.
pub(super) fn source_name(path: &Path) -> String {
    if path == Path::new("-") { message!(standard_input).to_string() } else { terminal::file_name(path) }
}

fn read_to_end_limited(input: impl Read, mut bytes: Vec<u8>, most: u64) -> io::Result<Vec<u8>> {
    Utf8Reader::new(BufReader::new(input)).take(most.saturating_add(1)).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most {
        return Err(file_too_long_error(most));
    }
    Ok(bytes)
}

/// Prints a message after a second that a named pipe has no writer yet, unless it is dropped before.
pub(super) struct WaitingForWriter {
    _cancel: Option<Sender<()>>,
}

impl WaitingForWriter {
    /// Waits for this path to be opened for reading; without a message where it is no named pipe.
    pub(super) fn of(path: &Path) -> Self {
        const DELAY: Duration = Duration::from_secs(1);
        if !is_pipe(path) {
            return Self { _cancel: None };
        }
        let name = terminal::file_name(path);
        let (cancel, cancelled) = channel::<()>();
        // Where no thread can be started there is no message.
        let _ = std::thread::Builder::new().spawn(move || {
            if cancelled.recv_timeout(DELAY) == Err(RecvTimeoutError::Timeout) {
                print(&message!(pipe_without_writer, file = name));
            }
        });
        Self { _cancel: Some(cancel) }
    }
}

/// Whether the path is a named pipe.
pub(super) fn is_pipe(path: &Path) -> bool {
    FileKind::at(path).is_ok_and(|it| it == FileKind::Pipe)
}

/// Calls `visit` with each line, without its line ending and without a byte order mark before the first line. Of
/// a line longer than a name can be, only the beginning is kept. The second result is whether all lines were blank. Where
/// the input, which messages call `name`, cannot be read, a message says so.
fn each_line(
    input: impl Read,
    name: &str,
    out: &mut dyn Write,
    mut visit: impl FnMut(&mut dyn Write, InputName<'_>) -> io::Result<()>,
) -> io::Result<(Status, bool)> {
    let input = Utf8Reader::new(BufReader::new(input));
    let mut reader = BufReader::with_capacity(READ_BUFFER_BYTES, input);
    let mut line = Vec::new();
    let mut is_empty = true;
    for number in 1.. {
        if !reader.buffer().contains(&b'\n') {
            // The writer of the next line may be waiting for the results so far.
            out.flush()?;
        }
        match next_line(&mut reader, &mut line) {
            Ok(true) => {}
            Ok(false) => break,
            Err(error) => {
                print(&message!(file_unread, file = name, reason = file_error_text(&error)));
                return Ok((Status::Unreadable, is_empty));
            }
        }
        let mark: &[u8] = if number == 1 { b"\xEF\xBB\xBF" } else { b"" };
        let bytes = line.strip_prefix(mark).unwrap_or(&line);
        let given = InputName { bytes, line: Some(number) };
        is_empty &= given.is_blank();
        visit(out, given)?;
    }
    Ok((Status::Done, is_empty))
}

/// Reads the next line into `line`; `false` at the end of the input.
fn next_line(reader: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<bool> {
    line.clear();
    // The limit fits in 64 bits.
    if reader.by_ref().take(MAX_LINE_BYTES as u64).read_until(b'\n', line)? == 0 {
        return Ok(false);
    }
    if line.pop_if(|last| *last == b'\n').is_some() {
        line.pop_if(|last| *last == b'\r');
    } else if line.len() == MAX_LINE_BYTES {
        reader.skip_until(b'\n')?;
        remove_incomplete_character(line);
    }
    Ok(true)
}

/// Removes an incomplete UTF-8 sequence at the end.
fn remove_incomplete_character(line: &mut Vec<u8>) {
    if let Err(error) = std::str::from_utf8(line)
        && error.error_len().is_none()
    {
        line.truncate(error.valid_up_to());
    }
}

/// An error of a list that cannot be read to its end.
pub(super) fn list_read_error(file: &Path, error: &io::Error) -> Stop {
    list_unread(file, &file_error_text(error))
}

/// A list of which nothing can be used, and why.
pub(super) fn list_unread(file: &Path, reason: &str) -> Stop {
    const MAX_CHARACTERS: usize = 2_000;
    let (file, reason) = (source_name(file), excerpt(reason, MAX_CHARACTERS));
    unusable(&message!(list_unread, file = file, reason = reason))
}

#[cfg(test)]
mod tests {
    use std::io;

    use super::{MAX_LINE_BYTES, each_line};
    use bidiscope_bidi::name::MAX_INPUT_BYTES;

    fn lines_of(input: &[u8]) -> Vec<(u64, Vec<u8>)> {
        let mut lines = Vec::new();
        each_line(input, "a slice", &mut io::sink(), |_, given| {
            if given.is_blank() {
                return Ok(());
            }
            lines.push((given.line.expect("it is a line"), given.bytes.to_vec()));
            Ok(())
        })
        .expect("a slice can be read");
        lines
    }

    fn check(input: &[u8], expected: &[(u64, &[u8])]) {
        let lines = lines_of(input);
        let lines: Vec<(u64, &[u8])> =
            lines.iter().map(|(number, line)| (*number, line.as_slice())).collect();
        assert_eq!(lines, expected);
    }

    #[test]
    fn lines_and_their_endings() {
        check(b"", &[]);
        check(b"a\nb", &[(1, b"a"), (2, b"b")]);
        check(b"\xEF\xBB\xBFa\r\n\r\n \t\nb\r\n", &[(1, b"a"), (4, b"b")]);
        check(b" a \n\xFF\n", &[(1, b" a "), (2, b"\xFF")]);
        check(b"\n\na\rb\r\r\n", &[(3, b"a\rb\r")]);
    }

    #[test]
    fn a_long_line_is_cut_and_the_next_one_is_whole() {
        let mut input = "\u{5D0}".repeat(MAX_LINE_BYTES).into_bytes();
        input.insert(0, b'x');
        input.extend(b"\nnext\n");
        let lines = lines_of(&input);
        let [(1, long), (2, next)] = lines.as_slice() else { panic!("{} lines", lines.len()) };
        assert!(MAX_INPUT_BYTES < long.len() && long.len() <= MAX_LINE_BYTES);
        assert!(std::str::from_utf8(long).is_ok());
        assert_eq!(next, b"next");
    }

    #[test]
    fn a_line_of_exactly_the_limit_keeps_the_next_line() {
        let mut input = vec![b'a'; MAX_LINE_BYTES];
        input.extend(b"\nb");
        check(&input, &[(1, &vec![b'a'; MAX_LINE_BYTES]), (2, b"b")]);
    }
}
