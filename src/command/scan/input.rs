//! Where a list comes from: a file, or something that may make whoever reads it wait.

use std::fs::File;
use std::io::{self, Chain, Cursor, ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

use bidiscope_system::threads::Progress;

use super::super::input::{WaitingForWriter, is_pipe};

/// What a list is read from.
pub(super) type Source<'a> = Whole<Box<dyn Read + Send + 'a>>;

/// An input of which the beginning was read, from that beginning on.
type Whole<R> = Chain<Cursor<Vec<u8>>, R>;

/// Opens a file, or standard input for `-`; with its size, where that is known.
pub(super) fn open<'a>(
    path: &Path,
    progress: &'a Progress,
) -> io::Result<(Box<dyn Read + Send + 'a>, Option<u64>)> {
    if path == Path::new("-") {
        return Ok((awaited(io::stdin(), progress), None));
    }
    if is_pipe(path) {
        return Ok((awaited(Pipe { path: path.to_owned(), file: None }, progress), None));
    }
    let file = File::open(path)?;
    let about = file.metadata()?;
    if about.is_dir() {
        return Err(ErrorKind::IsADirectory.into());
    }
    if about.is_file() {
        return Ok((Box::new(file), Some(about.len())));
    }
    Ok((awaited(file, progress), None))
}

/// What may never come; where the system gives no thread to wait for it, whoever is asked to stop waits with it.
fn awaited<'a>(from: impl Read + Send + 'static, progress: &'a Progress) -> Box<dyn Read + Send + 'a> {
    match Awaited::new(from, progress) {
        Ok(awaited) => Box::new(awaited),
        Err(from) => Box::new(from),
    }
}

/// A pipe, which cannot be opened before somebody writes to it.
struct Pipe {
    path: PathBuf,
    file: Option<File>,
}

impl Read for Pipe {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let file = match &mut self.file {
            Some(file) => file,
            none => {
                let _waiting = WaitingForWriter::of(&self.path);
                none.insert(File::open(&self.path)?)
            }
        };
        file.read(into)
    }
}

/// The first bytes that are there, and all of it.
pub(in super::super) fn with_beginning<R: Read>(mut input: R) -> io::Result<(Vec<u8>, Whole<R>)> {
    let mut beginning = vec![0; 1 << 10];
    let count = input.read(&mut beginning)?;
    beginning.truncate(count);
    let first = beginning.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(&beginning).to_vec();
    Ok((first, Cursor::new(beginning).chain(input)))
}

/// All of it.
pub(super) fn as_it_is<'a>(input: Box<dyn Read + Send + 'a>) -> Source<'a> {
    Cursor::default().chain(input)
}

/// Reads what may never come in a thread of its own, so that whoever is asked to stop need not wait for it: it is
/// then as if the input had ended.
struct Awaited<'a> {
    parts: Receiver<io::Result<Vec<u8>>>,
    part: Cursor<Vec<u8>>,
    progress: &'a Progress,
}

impl<'a> Awaited<'a> {
    /// What is read, back again, where there is no thread to be had.
    fn new<R: Read + Send + 'static>(from: R, progress: &'a Progress) -> Result<Self, R> {
        const AT_ONCE: usize = 1 << 16;
        let (give, parts) = sync_channel(2);
        let (hand_over, to_read) = sync_channel::<R>(1);
        let read = thread::Builder::new().spawn(move || {
            let Ok(mut from) = to_read.recv() else { return };
            loop {
                let mut part = vec![0; AT_ONCE];
                let read = match from.read(&mut part) {
                    Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                    Ok(0) => break,
                    read => read,
                };
                let is_last = read.is_err();
                let part = read.map(|count| {
                    part.truncate(count);
                    part
                });
                // Nobody may be there any more to take it.
                if give.send(part).is_err() || is_last {
                    break;
                }
            }
        });
        if read.is_err() {
            return Err(from);
        }
        hand_over.send(from).map_err(|it| it.0)?;
        Ok(Self { parts, part: Cursor::default(), progress })
    }
}

impl Read for Awaited<'_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        const PATIENCE: Duration = Duration::from_millis(50);
        loop {
            let count = self.part.read(into)?;
            if count > 0 || into.is_empty() {
                return Ok(count);
            }
            match self.parts.recv_timeout(PATIENCE) {
                Ok(part) => self.part = Cursor::new(part?),
                Err(RecvTimeoutError::Timeout) if !self.progress.is_stopped() => {}
                Err(_) => return Ok(0),
            }
        }
    }
}
