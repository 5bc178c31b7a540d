//! What a command is asked about: its arguments, the lines of standard input for `-`, and files.

use std::ffi::OsString;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::Path;
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::time::Duration;

use bidiscope_bidi::name::MAX_BYTES;
use bidiscope_system::files;

use super::{Status, say, terminal};

/// The most bytes that are kept of a line: enough for a character to be left of what is cut off, and
/// more than [`bidiscope_bidi::name::Name::read_bytes`] accepts.
const MOST_KEPT: usize = MAX_BYTES + 8;

/// How many bytes are read at once.
const MOST_READ: usize = 1 << 16;

/// A name as it was given.
#[derive(Clone, Copy, Debug)]
pub(super) struct Given<'a> {
    /// What was written, UTF-8 or not.
    pub(super) bytes: &'a [u8],
    /// The line of standard input that it stood in, from 1; `None` for an argument.
    pub(super) line: Option<u64>,
}

impl Given<'_> {
    /// Whether it is nothing but white space.
    pub(super) fn is_blank(&self) -> bool {
        self.bytes.trim_ascii().is_empty()
    }
}

/// Hands each name to `visit` as it was given; for `-`, each line of standard input that is not blank.
/// `visit` writes its answer on `out`, which holds nothing back while the next line is waited for: whoever
/// writes a name and reads its answer before the next one has it.
///
/// Where standard input cannot be read, that is said, and the names after it are still handed on.
///
/// # Errors
/// Those of `visit`, after which nothing more is read.
pub(super) fn each_name(
    names: &[OsString],
    out: &mut dyn Write,
    mut visit: impl FnMut(&mut dyn Write, Given<'_>) -> io::Result<()>,
) -> io::Result<Status> {
    let mut status = Status::Done;
    for name in names {
        if name == "-" {
            let mut visit_name = |out: &mut dyn Write, given: Given<'_>| {
                if given.is_blank() { Ok(()) } else { visit(out, given) }
            };
            let (read, is_empty) = each_line(io::stdin().lock(), "standard input", out, &mut visit_name)?;
            if is_empty && read == Status::Done {
                say("no name was given on standard input");
            }
            status = status.max(read);
        } else {
            visit(out, Given { bytes: name.as_encoded_bytes(), line: None })?;
        }
    }
    Ok(status)
}

/// Hands each line of a file to `visit`, blank ones too; `-` stands for standard input. As [`each_name`] otherwise.
///
/// # Errors
/// Those of `visit`, after which nothing more is read.
pub(super) fn each_line_of(
    path: &Path,
    out: &mut dyn Write,
    visit: impl FnMut(&mut dyn Write, Given<'_>) -> io::Result<()>,
) -> io::Result<Status> {
    match opened(path) {
        Ok(file) => Ok(each_line(file, &called(path), out, visit)?.0),
        Err(error) => {
            say(&format!("{}: {}", called(path), files::reason(&error)));
            Ok(Status::Unreadable)
        }
    }
}

/// All that is in a file; `-` stands for standard input. A pipe is read to its end; while nobody has opened it to
/// write, that is said.
///
/// # Errors
/// Those of reading it, and more bytes than `most`.
pub(super) fn whole_file(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    if path == Path::new("-") {
        return to_the_end(io::stdin().lock(), Vec::new(), most);
    }
    let file = opened_file(path)?;
    let mut bytes = Vec::new();
    // At once, where the size is known. The end of a file is found with room for a byte more.
    let size = file.metadata()?.len().min(most.saturating_add(1)).saturating_add(1);
    bytes.try_reserve_exact(usize::try_from(size).unwrap_or(usize::MAX))?;
    to_the_end(file, bytes, most)
}

/// A file that is read bit by bit; `-` stands for standard input. While nobody has opened a pipe to write, that is said.
///
/// # Errors
/// Those of opening it, and a folder.
pub(super) fn opened(path: &Path) -> io::Result<Box<dyn Read>> {
    if path == Path::new("-") {
        return Ok(Box::new(io::stdin().lock()));
    }
    let file = opened_file(path)?;
    if file.metadata()?.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    Ok(Box::new(file))
}

fn opened_file(path: &Path) -> io::Result<File> {
    let _waiting = WaitingForWriter::of(path);
    File::open(path)
}

/// What a message calls a file, or standard input.
pub(super) fn called(path: &Path) -> String {
    if path == Path::new("-") { "standard input".to_owned() } else { terminal::file_name(path) }
}

fn to_the_end(input: impl Read, mut bytes: Vec<u8>, most: u64) -> io::Result<Vec<u8>> {
    input.take(most.saturating_add(1)).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most {
        let (size, unit) = if most < 1 << 20 { (most >> 10, "kilobytes") } else { (most >> 20, "megabytes") };
        return Err(io::Error::other(format!("it has more than {size} {unit}")));
    }
    Ok(bytes)
}

/// Says after a while that a pipe has no writer yet, unless it is dropped before.
pub(super) struct WaitingForWriter {
    _is_over: Option<Sender<()>>,
}

impl WaitingForWriter {
    pub(super) fn of(path: &Path) -> Self {
        const WHILE: Duration = Duration::from_secs(1);
        if !is_pipe(path) {
            return Self { _is_over: None };
        }
        let name = terminal::file_name(path);
        let (is_over, told) = channel::<()>();
        // Without a thread to be had it waits in silence.
        let _ = std::thread::Builder::new().spawn(move || {
            if told.recv_timeout(WHILE) == Err(RecvTimeoutError::Timeout) {
                say(&format!("{name}: this is a pipe, and nobody writes to it yet; waiting"));
            }
        });
        Self { _is_over: Some(is_over) }
    }
}

/// Whether a pipe stands there under a name.
#[cfg(unix)]
pub(super) fn is_pipe(path: &Path) -> bool {
    use std::os::unix::fs::FileTypeExt;
    std::fs::metadata(path).is_ok_and(|it| it.file_type().is_fifo())
}

/// Whether a pipe stands there under a name.
#[cfg(not(unix))]
pub(super) fn is_pipe(_path: &Path) -> bool {
    false
}

/// Hands each line to `visit`, without its line ending; a byte order mark before the first line is passed over. Of
/// a line longer than a name can be, only the beginning is kept. The second answer is whether all were blank. Where
/// the input, which messages call `name`, cannot be read, that is said.
fn each_line(
    input: impl Read,
    name: &str,
    out: &mut dyn Write,
    mut visit: impl FnMut(&mut dyn Write, Given<'_>) -> io::Result<()>,
) -> io::Result<(Status, bool)> {
    let mut reader = BufReader::with_capacity(MOST_READ, input);
    let mut line = Vec::new();
    let mut is_empty = true;
    for number in 1.. {
        if !reader.buffer().contains(&b'\n') {
            // Whoever writes the next line may be waiting for the answers so far.
            out.flush()?;
        }
        match next_line(&mut reader, &mut line) {
            Ok(true) => {}
            Ok(false) => break,
            Err(error) => {
                say(&format!("{name} cannot be read: {}", files::reason(&error)));
                return Ok((Status::Unreadable, is_empty));
            }
        }
        let mark: &[u8] = if number == 1 { b"\xEF\xBB\xBF" } else { b"" };
        let bytes = line.strip_prefix(mark).unwrap_or(&line);
        let given = Given { bytes, line: Some(number) };
        is_empty &= given.is_blank();
        visit(out, given)?;
    }
    Ok((Status::Done, is_empty))
}

/// Reads the next line into `line`; `false` at the end of the input.
fn next_line(reader: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<bool> {
    line.clear();
    // A usize always fits: the limit is small.
    if reader.by_ref().take(MOST_KEPT as u64).read_until(b'\n', line)? == 0 {
        return Ok(false);
    }
    if line.pop_if(|last| *last == b'\n').is_some() {
        line.pop_if(|last| *last == b'\r');
    } else if line.len() == MOST_KEPT {
        reader.skip_until(b'\n')?;
        cut_at_a_character(line);
    }
    Ok(true)
}

/// Takes off the beginning of a UTF-8 sequence that was cut in two.
fn cut_at_a_character(line: &mut Vec<u8>) {
    if let Err(error) = std::str::from_utf8(line)
        && error.error_len().is_none()
    {
        line.truncate(error.valid_up_to());
    }
}

#[cfg(test)]
mod tests {
    use std::io;

    use super::{MOST_KEPT, each_line};
    use bidiscope_bidi::name::MAX_BYTES;

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
        let mut input = "\u{5D0}".repeat(MOST_KEPT).into_bytes();
        input.insert(0, b'x');
        input.extend(b"\nnext\n");
        let lines = lines_of(&input);
        let [(1, long), (2, next)] = lines.as_slice() else { panic!("{} lines", lines.len()) };
        assert!(MAX_BYTES < long.len() && long.len() <= MOST_KEPT);
        assert!(std::str::from_utf8(long).is_ok());
        assert_eq!(next, b"next");
    }

    #[test]
    fn a_line_of_just_the_limit_swallows_nothing() {
        let mut input = vec![b'a'; MOST_KEPT];
        input.extend(b"\nb");
        check(&input, &[(1, &vec![b'a'; MOST_KEPT]), (2, b"b")]);
    }
}
