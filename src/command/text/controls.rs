//! `text --check=controls`: what files hide by bidi controls and invisible characters.

use std::ffi::{OsStr, OsString};
use std::io::{self, BufReader, Read, Write};
use std::path::{Component, Path};

use bidiscope_bidi::controls::{ControlFinding, ControlScanner, control_findings};
use bidiscope_report::json::{self, ControlJson};
use bidiscope_report::words::control::{
    control_character_finding_message, control_character_in_file_name_message,
};
use bidiscope_report::words::error::{file_error_text, file_too_long_error};
use bidiscope_system::files::{self, FileKind, Utf8Reader};
use bidiscope_words::{Message, message};

use super::super::context::CommandContext;
use super::super::standard_error::print;
use super::super::status::Status;
use super::super::{input, terminal};
use super::folder::{self, Entry, NotChecked};
use super::source::{MAX_DEVICE_BYTES, is_device};

/// How much of a file is read at once, in bytes; as much decides whether it is binary, as in Git.
const CHUNK_BYTES: usize = 1 << 16;
const DECIDING_BYTES: usize = 8_000;
/// The byte order mark of UTF-32 that begins with that of UTF-16.
const UTF_32_MARK: [u8; 4] = [0xFF, 0xFE, 0, 0];
/// The most findings of a file that are listed; the others are counted.
const MAX_LISTED: usize = 10_000;

/// Checks files, `-` for standard input, and the files in folders; writes a line or an object of JSON a finding. The status is
/// that of all files.
///
/// # Errors
/// Those of writing.
pub(super) fn check_files(
    context: &CommandContext,
    out: &mut dyn Write,
    files: &[OsString],
    as_json: bool,
) -> io::Result<Status> {
    let mut check = ControlCheck { out, as_json, status: Status::Done };
    for file in files {
        let path = Path::new(file);
        for it in path.components() {
            if let Component::Normal(name) = it {
                check.name(path, name)?;
            }
        }
        if path != Path::new("-") && FileKind::at(path).is_ok_and(|it| it == FileKind::Folder) {
            check.folder(path)?;
        } else {
            check.named_file(context, path)?;
        }
    }
    Ok(check.status)
}

struct ControlCheck<'a> {
    out: &'a mut dyn Write,
    as_json: bool,
    status: Status,
}

/// How a file was read.
enum FileText {
    /// All of it.
    Whole,
    /// All of it as UTF-8, which it is, with bytes 0.
    WithZeros,
    /// It is not UTF-8 at this line and position, from 1; the rest was read.
    NotUtf8(usize, usize),
    /// No part of it, or only its beginning: it is not text.
    Binary,
    /// UTF-16 without a byte order mark, which nothing sets apart from UTF-8.
    Utf16,
    /// UTF-32, with a byte order mark or without.
    Utf32,
}

impl ControlCheck<'_> {
    /// Checks a file that was named: what of it cannot be read makes the check fail.
    fn named_file(&mut self, context: &CommandContext, path: &Path) -> io::Result<()> {
        let name = input::source_name(path);
        let read = context.open(path).map_err(ReadFailure::Input);
        let most = if is_device(path) { MAX_DEVICE_BYTES } else { u64::MAX };
        let read = read.and_then(|it| self.read(it, path, most));
        let reason = match read {
            Ok(FileText::Whole) => return Ok(()),
            Ok(FileText::NotUtf8(line, position)) => {
                message!(controls_not_utf8, line = line, position = position).to_string()
            }
            Ok(FileText::Binary) => message!(controls_binary).to_string(),
            Ok(FileText::Utf16) => message!(controls_utf16).to_string(),
            Ok(FileText::WithZeros) => message!(controls_zero_bytes, checked = "yes").to_string(),
            Ok(FileText::Utf32) => message!(controls_zero_bytes, checked = "no").to_string(),
            Err(ReadFailure::Output(error)) => return Err(error),
            Err(ReadFailure::Input(error)) => file_error_text(&error),
        };
        self.unreadable(&name, &reason);
        Ok(())
    }

    /// Checks the files in a folder and those below it, in the order of their names, and says which were not checked.
    fn folder(&mut self, path: &Path) -> io::Result<()> {
        let mut not_checked = NotChecked::default();
        let mut checked = 0;
        folder::walk(path, &mut |entry| match entry {
            Entry::Folder(path) => self.last_name(path),
            Entry::NotChecked(path, reason) => {
                not_checked.add(&terminal::file_name(path), reason);
                self.last_name(path)
            }
            Entry::Unreadable(path, error) => {
                self.unreadable(&terminal::file_name(path), &file_error_text(&error));
                Ok(())
            }
            Entry::File(path) => {
                self.last_name(path)?;
                let name = terminal::file_name(path);
                // What was a file a moment ago may be none.
                let opened = files::open_for_reading_unless_folder(path)
                    .and_then(|it| it.metadata().map(|about| (it, about)));
                let read = match opened {
                    Ok((_, about)) if !about.is_file() => return Ok(()),
                    Ok((file, _)) => self.read(file, path, u64::MAX),
                    Err(error) => Err(ReadFailure::Input(error)),
                };
                match read {
                    Ok(FileText::Whole | FileText::WithZeros) => checked += 1,
                    Ok(FileText::Binary | FileText::Utf32) => not_checked.binary += 1,
                    Ok(FileText::Utf16) => {
                        self.unreadable(&name, &message!(controls_utf16).to_string());
                    }
                    Ok(FileText::NotUtf8(line, position)) => {
                        checked += 1;
                        let reason = message!(controls_not_utf8, line = line, position = position);
                        print(&message!(file_message, file = name, reason = reason.to_string()));
                    }
                    Err(ReadFailure::Output(error)) => return Err(error),
                    Err(ReadFailure::Input(error)) => self.unreadable(&name, &file_error_text(&error)),
                }
                Ok(())
            }
        })?;
        self.out.flush()?;
        not_checked.print(&terminal::file_name(path), checked);
        Ok(())
    }

    fn unreadable(&mut self, file: &str, reason: &str) {
        print(&message!(file_unread, file = file, reason = reason));
        self.status = self.status.max(Status::Unreadable);
    }

    /// Reads a file piece by piece and writes what is found in it. Beyond the first byte that is not UTF-8 findings are written
    /// only at its end, where it is known whether it is text. More bytes than `most` are an error.
    fn read(&mut self, input: impl Read, file: &Path, most: u64) -> Result<FileText, ReadFailure> {
        let mut input = input;
        let mark = read_chunk(&mut input, UTF_32_MARK.len())?;
        if mark == UTF_32_MARK {
            return Ok(FileText::Utf32);
        }
        let input = mark.as_slice().chain(input);
        let mut reader = Utf8Reader::new(BufReader::with_capacity(CHUNK_BYTES, input));
        let mut reading = TextReading::new();
        let (mut listed, mut bytes) = (0, 0);
        loop {
            let is_first = reading.is_at_start;
            let chunk = read_chunk(&mut reader, if is_first { DECIDING_BYTES } else { CHUNK_BYTES })?;
            if is_first && let Some(other) = what_else(&chunk) {
                return Ok(other);
            }
            bytes += chunk.len() as u64;
            if bytes > most {
                return Err(ReadFailure::Input(file_too_long_error(most)));
            }
            let found = if chunk.is_empty() { reading.end() } else { reading.add(&chunk) };
            for finding in found {
                self.write(file, &finding, &mut listed).map_err(ReadFailure::Output)?;
            }
            if chunk.is_empty() {
                break;
            }
        }
        let more = (listed + reading.dropped).saturating_sub(MAX_LISTED);
        if more > 0 && !reading.is_binary() {
            let reason = message!(more_findings, count = more);
            let file = input::source_name(file);
            print(&message!(file_message, file = file, reason = reason.to_string()));
        }
        Ok(match reading.not_utf8 {
            None if reading.has_nul => FileText::WithZeros,
            None => FileText::Whole,
            Some(_) if reading.is_binary() => FileText::Binary,
            Some((line, position)) => FileText::NotUtf8(line + 1, position + 1),
        })
    }

    /// Writes a finding of a file, of which so many are written already.
    fn write(&mut self, file: &Path, finding: &ControlFinding, listed: &mut usize) -> io::Result<()> {
        self.status = self.status.max(Status::Failed);
        *listed += 1;
        if *listed > MAX_LISTED {
            return Ok(());
        }
        if self.as_json {
            return json::write_line(
                self.out,
                &ControlJson::of_control_in_file(&file.to_string_lossy(), finding),
            );
        }
        self.write_line(file, finding.line_index + 1, &control_character_finding_message(finding), finding)
    }

    /// Writes what a name hides that is part of this path: with line 0.
    fn name(&mut self, path: &Path, name: &OsStr) -> io::Result<()> {
        for finding in control_findings(name.to_string_lossy().chars()) {
            self.status = self.status.max(Status::Failed);
            if self.as_json {
                json::write_line(
                    self.out,
                    &ControlJson::of_control_in_path(&path.to_string_lossy(), &finding),
                )?;
            } else {
                self.write_line(path, 0, &control_character_in_file_name_message(&finding), &finding)?;
            }
        }
        Ok(())
    }

    /// The same of the last name of a path.
    fn last_name(&mut self, path: &Path) -> io::Result<()> {
        path.file_name().map_or(Ok(()), |it| self.name(path, it))
    }

    fn write_line(
        &mut self,
        file: &Path,
        line: usize,
        sentence: &Message<'_>,
        finding: &ControlFinding,
    ) -> io::Result<()> {
        let (file, position, kind) =
            (terminal::file_name(file), finding.characters_in_line.start + 1, finding.finding_kind.id());
        writeln!(self.out, "{file}:{line}:{position}: {sentence} ({kind})")
    }
}

/// Why a file was not read to its end: it cannot be read, or the findings cannot be written.
enum ReadFailure {
    Input(io::Error),
    Output(io::Error),
}

/// The next bytes, so many unless the input ends; empty at its end.
fn read_chunk(input: &mut impl Read, bytes: usize) -> Result<Vec<u8>, ReadFailure> {
    let mut chunk = Vec::with_capacity(bytes);
    input.by_ref().take(bytes as u64).read_to_end(&mut chunk).map_err(ReadFailure::Input)?;
    Ok(chunk)
}

/// What a file is that is no text in UTF-8, by its beginning; `None` where that may be such a text.
fn what_else(beginning: &[u8]) -> Option<FileText> {
    if !beginning.contains(&0) {
        return None;
    }
    let is_utf8 = std::str::from_utf8(beginning).map_or_else(|it| it.error_len().is_none(), |_| true);
    if [u16::from_le_bytes, u16::from_be_bytes].into_iter().any(|it| is_utf16(beginning, it)) {
        return Some(FileText::Utf16);
    }
    if [u32::from_le_bytes, u32::from_be_bytes].into_iter().any(|it| is_utf32(beginning, it)) {
        return Some(FileText::Utf32);
    }
    if is_utf8 { None } else { Some(FileText::Binary) }
}

/// Whether bytes are text in UTF-16, at least half of it ASCII, and without control characters that text does not have.
fn is_utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> bool {
    let units = || bytes.chunks_exact(2).map(|it| unit([it[0], it[1]]));
    let ascii = units().filter(|it| *it < 0x80).count();
    ascii > 1
        && 2 * ascii >= units().count()
        && char::decode_utf16(units()).all(|it| it.is_ok_and(is_of_text))
}

/// Whether bytes are text in UTF-32 without control characters that text does not have.
fn is_utf32(bytes: &[u8], unit: fn([u8; 4]) -> u32) -> bool {
    let units = || bytes.chunks_exact(4).map(|it| unit([it[0], it[1], it[2], it[3]]));
    units().next().is_some() && units().all(|it| char::from_u32(it).is_some_and(is_of_text))
}

fn is_of_text(scalar: char) -> bool {
    !scalar.is_control() || scalar.is_ascii_whitespace()
}

/// A text that is decoded piece by piece.
struct TextReading {
    scanner: ControlScanner,
    is_at_start: bool,
    /// The first bytes of a character whose others come next.
    begun: Vec<u8>,
    /// Where the first byte is that is no UTF-8: line and position, from 0.
    not_utf8: Option<(usize, usize)>,
    has_nul: bool,
    /// Findings after that place, and how many were not kept.
    late: Vec<ControlFinding>,
    dropped: usize,
}

impl TextReading {
    fn new() -> Self {
        Self {
            scanner: ControlScanner::default(),
            is_at_start: true,
            begun: Vec::new(),
            not_utf8: None,
            has_nul: false,
            late: Vec::new(),
            dropped: 0,
        }
    }

    /// Whether it is no text: it has a byte 0 and is not UTF-8.
    const fn is_binary(&self) -> bool {
        self.has_nul && self.not_utf8.is_some()
    }

    /// Reads the next bytes; gives what is found, as long as it is certain that it is text.
    fn add(&mut self, bytes: &[u8]) -> Vec<ControlFinding> {
        self.has_nul |= bytes.contains(&0);
        // A byte order mark says how the file is written.
        let mark = if std::mem::take(&mut self.is_at_start) { "\u{FEFF}" } else { "" };
        let bytes = bytes.strip_prefix(mark.as_bytes()).unwrap_or(bytes);
        let bytes = [&std::mem::take(&mut self.begun), bytes].concat();
        let mut chunks = bytes.utf8_chunks().peekable();
        while let Some(chunk) = chunks.next() {
            self.scanner.push_str(chunk.valid());
            let invalid = chunk.invalid();
            let is_begun = std::str::from_utf8(invalid).is_err_and(|it| it.error_len().is_none());
            if is_begun && chunks.peek().is_none() {
                self.begun = invalid.to_vec();
            } else if !invalid.is_empty() {
                self.add_invalid();
            }
        }
        let found = self.scanner.take_findings();
        if self.not_utf8.is_none() {
            return found;
        }
        let kept = found.len().min(MAX_LISTED - self.late.len());
        self.dropped += found.len() - kept;
        self.late.extend(found.into_iter().take(kept));
        Vec::new()
    }

    /// Ends the text; gives what was not given before.
    fn end(&mut self) -> Vec<ControlFinding> {
        if !self.begun.is_empty() {
            self.add_invalid();
        }
        self.scanner.finish();
        let mut found = std::mem::take(&mut self.late);
        found.extend(self.scanner.take_findings());
        if self.is_binary() { Vec::new() } else { found }
    }

    /// A byte, or several, in the place of a character.
    fn add_invalid(&mut self) {
        self.not_utf8.get_or_insert(self.scanner.next_line_and_character_index());
        self.scanner.push(char::REPLACEMENT_CHARACTER);
    }
}
