//! The input of a list: a file, or a pipe or device, whose reading can be stopped while it waits.

use std::fs::File;
use std::io::{self, Chain, Cursor, ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

use bidiscope_list::Decompressor;
use bidiscope_system::files;
use bidiscope_system::threads::WorkProgress;

use super::super::input::{WaitingForWriter, is_pipe};

/// The input of a list, from its beginning.
pub(in super::super) type Source<'a> = Rewound<Box<dyn Read + Send + 'a>>;

/// An input whose beginning was read already, chained after that beginning.
pub(in super::super) type Rewound<R> = Chain<Cursor<Vec<u8>>, R>;

/// Opens a file, or standard input for `-`, and decompresses it; with its size in bytes, where that is known.
pub(super) fn open<'a>(
    path: &Path,
    progress: &'a WorkProgress,
) -> io::Result<(Box<dyn Read + Send + 'a>, Option<u64>)> {
    let (input, bytes) = open_as_it_is(path, progress)?;
    // Reading counts what comes out.
    let is_compressed = path.extension().is_some_and(|it| it == "gz" || it == "zst");
    Ok((Box::new(Decompressor::new(input)), bytes.filter(|_| !is_compressed)))
}

fn open_as_it_is<'a>(
    path: &Path,
    progress: &'a WorkProgress,
) -> io::Result<(Box<dyn Read + Send + 'a>, Option<u64>)> {
    if path == Path::new("-") {
        files::check_standard_input_is_open()?;
        return Ok((interruptible(io::stdin(), progress), None));
    }
    if is_pipe(path) {
        return Ok((interruptible(Pipe { path: path.to_owned(), file: None }, progress), None));
    }
    let file = files::open_for_reading_unless_folder(path)?;
    let metadata = file.metadata()?;
    if metadata.is_file() {
        return Ok((Box::new(file), Some(metadata.len())));
    }
    Ok((interruptible(file, progress), None))
}

/// An input that may never end, read in a thread; where none can be started it is read directly, and cannot be stopped
/// while it waits.
fn interruptible<'a>(
    from: impl Read + Send + 'static,
    progress: &'a WorkProgress,
) -> Box<dyn Read + Send + 'a> {
    match InterruptibleReader::new(from, progress) {
        Ok(interruptible) => Box::new(interruptible),
        Err(from) => Box::new(from),
    }
}

/// A named pipe. It is opened at the first read, since opening waits for a writer.
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

/// Reads the first bytes of an input, without a byte order mark; gives them, and the whole input.
pub(in super::super) fn peek_beginning<R: Read>(mut input: R) -> io::Result<(Vec<u8>, Rewound<R>)> {
    let mut beginning = vec![0; 1 << 10];
    let count = input.read(&mut beginning)?;
    beginning.truncate(count);
    let first = beginning.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(&beginning).to_vec();
    Ok((first, Cursor::new(beginning).chain(input)))
}

/// The whole input, of which nothing was read yet.
pub(super) fn unread<'a>(input: Box<dyn Read + Send + 'a>) -> Source<'a> {
    Cursor::default().chain(input)
}

/// Reads an input in a thread of its own. When the scan is stopped, reading ends at once, as at the end of the input.
struct InterruptibleReader<'a> {
    /// Pieces of the input from the thread.
    parts: Receiver<io::Result<Vec<u8>>>,
    /// The rest of the piece that is being read.
    part: Cursor<Vec<u8>>,
    progress: &'a WorkProgress,
}

impl<'a> InterruptibleReader<'a> {
    /// Starts the thread; gives `from` back where none can be started.
    fn new<R: Read + Send + 'static>(from: R, progress: &'a WorkProgress) -> Result<Self, R> {
        const READ_BYTES: usize = 1 << 16;
        let (parts_sender, parts) = sync_channel(2);
        let (input_sender, inputs) = sync_channel::<R>(1);
        let read = thread::Builder::new().spawn(move || {
            let Ok(mut from) = inputs.recv() else { return };
            loop {
                let mut part = vec![0; READ_BYTES];
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
                // Sending fails where the receiver is gone.
                if parts_sender.send(part).is_err() || is_last {
                    break;
                }
            }
        });
        if read.is_err() {
            return Err(from);
        }
        input_sender.send(from).map_err(|it| it.0)?;
        Ok(Self { parts, part: Cursor::default(), progress })
    }
}

impl Read for InterruptibleReader<'_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        const STOP_CHECK_INTERVAL: Duration = Duration::from_millis(50);
        loop {
            let count = self.part.read(into)?;
            if count > 0 || into.is_empty() {
                return Ok(count);
            }
            match self.parts.recv_timeout(STOP_CHECK_INTERVAL) {
                Ok(part) => self.part = Cursor::new(part?),
                Err(RecvTimeoutError::Timeout) if !self.progress.is_stopped() => {}
                Err(_) => return Ok(0),
            }
        }
    }
}
