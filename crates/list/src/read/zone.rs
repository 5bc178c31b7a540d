//! Zone files (RFC 1035, section 5): the owners, and which of them are registrations.

use std::io::{self, Read};

use domain::base::iana::{Class, Rtype};
use domain::base::name::ToName;
use domain::zonefile::inplace::{Entry as ZoneEntry, Zonefile};

use super::Entry;
use super::input::Input;

/// The most bytes of an entry that are read: of the largest record, written in decimal escapes, with room for blanks.
const MOST_IN_AN_ENTRY: usize = 1 << 20;

/// The owners of a zone, one entry of the file after another.
#[derive(Debug)]
pub(super) struct ZoneList<R> {
    input: Input<R>,
    scanner: Zonefile,
    /// One entry as it stands in the file, over as many lines as its parentheses hold together.
    entry: Vec<u8>,
    /// What stands in it behind the owner.
    record: Vec<u8>,
    /// The owner as it is written in the last entry with one; those that follow and write it so are the same.
    written: Vec<u8>,
    /// The last owner, which is handed out once all its records are seen.
    owner: Vec<u8>,
    pending: Option<PendingOwner>,
    /// The one that is handed out.
    told: Vec<u8>,
    /// The owner of the SOA record.
    apex: Option<Vec<u8>>,
    reason: String,
    /// The line that is wrong, or the error, that comes after the last owner.
    next: Option<io::Result<u64>>,
}

/// An owner some of whose records are seen.
#[derive(Debug)]
struct PendingOwner {
    line: u64,
    /// Whether a record says that the name is a zone of its own.
    is_delegated: bool,
    /// Whether the name is the zone itself.
    is_apex: bool,
}

/// Where an entry ends.
#[derive(Clone, Copy, PartialEq, Eq)]
enum EntryEnd {
    /// With its last line.
    Whole,
    /// With a line in which a text begins and does not end.
    Quoted,
    /// Nowhere that it is looked for.
    Open,
}

/// What an entry is worth.
enum FoundEntry {
    /// Another owner than the last.
    Owner(Vec<u8>),
    /// A record of the last one, or none.
    Nothing,
    Wrong,
}

impl<R: Read> ZoneList<R> {
    pub(super) fn new(input: R) -> Self {
        Self {
            input: Input::new(input),
            scanner: Zonefile::new(),
            entry: Vec::new(),
            record: Vec::new(),
            written: Vec::new(),
            owner: Vec::new(),
            pending: None,
            told: Vec::new(),
            apex: None,
            reason: String::new(),
            next: None,
        }
    }

    pub(super) const fn input(&self) -> &Input<R> {
        &self.input
    }

    pub(super) fn next(&mut self) -> io::Result<Option<Entry<'_>>> {
        loop {
            if let Some(next) = self.next.take() {
                return next.map(|line| Some(Entry { line, given: Err(&self.reason), is_zone_owner: false }));
            }
            let (line, end) = match self.read_entry() {
                Ok(Some(entry)) => entry,
                Ok(None) => {
                    let last = self.pending.take();
                    std::mem::swap(&mut self.told, &mut self.owner);
                    return Ok(last.map(|it| self.tell(&it)));
                }
                Err(error) => {
                    self.next = Some(Err(error));
                    if let Some(last) = self.pending.take() {
                        std::mem::swap(&mut self.told, &mut self.owner);
                        return Ok(Some(self.tell(&last)));
                    }
                    continue;
                }
            };
            let found = match end {
                EntryEnd::Whole => self.look(),
                EntryEnd::Quoted => self.wrong("a quotation mark in this line is not closed"),
                EntryEnd::Open => self.wrong(&format!(
                    "the entry is longer than {MOST_IN_AN_ENTRY} bytes, or a parenthesis or quotation mark in it is \
                     not closed"
                )),
            };
            let last = match found {
                FoundEntry::Nothing => None,
                FoundEntry::Owner(owner) => {
                    std::mem::swap(&mut self.told, &mut self.owner);
                    self.owner = owner;
                    let pending = PendingOwner { line, is_delegated: false, is_apex: false };
                    self.pending.replace(pending)
                }
                FoundEntry::Wrong => {
                    std::mem::swap(&mut self.told, &mut self.owner);
                    self.owner.clear();
                    self.next = Some(Ok(line));
                    self.pending.take()
                }
            };
            if end == EntryEnd::Whole {
                self.note_type();
            }
            if let Some(last) = last {
                return Ok(Some(self.tell(&last)));
            }
        }
    }

    /// The owner whose records are all seen. A delegation is one that somebody registers; no other owner is, nor the
    /// zone itself, nor what the DNS has for its own use.
    fn tell(&self, owner: &PendingOwner) -> Entry<'_> {
        let is_of_dns = self.told.starts_with(b"_") || self.told == b"*" || self.told.starts_with(b"*.");
        let is_registered = owner.is_delegated && !owner.is_apex && !is_of_dns;
        Entry { line: owner.line, given: Ok(&self.told), is_zone_owner: !is_registered }
    }

    /// Notes what the type of the record just read says of its owner.
    fn note_type(&mut self) {
        let Some(pending) = &mut self.pending else { return };
        match type_of(&self.record) {
            Some(Rtype::SOA) => self.apex = Some(self.owner.clone()),
            Some(Rtype::NS | Rtype::DS) => pending.is_delegated = true,
            _ => {}
        }
        // Where no SOA record tells, the origin is taken for the zone.
        pending.is_apex |= match &self.apex {
            Some(apex) => self.owner.eq_ignore_ascii_case(apex),
            None => self.written == b"@",
        };
    }

    /// Reads an entry, which goes on over lines while its parentheses are open; a text that is quoted does so within
    /// them only, for where a quotation mark was left out the entries after it would be in the text. Gives the line in
    /// which it begins; `None` at the end of the file.
    fn read_entry(&mut self) -> io::Result<Option<(u64, EntryEnd)>> {
        self.entry.clear();
        let mut open = Open::default();
        let mut first = None;
        let mut is_whole = true;
        while self.input.next_line(MOST_IN_AN_ENTRY)? {
            let line = self.input.line();
            first = first.or(Some(line.number));
            is_whole &= !line.is_cut && self.entry.len() + line.bytes.len() <= MOST_IN_AN_ENTRY;
            open.go_on(line.bytes);
            if !is_whole {
                // What is too long ends with its line: no more of the file is lost than that.
                self.entry.clear();
                break;
            }
            self.entry.extend_from_slice(line.bytes);
            self.entry.push(b'\n');
            if open.parentheses == 0 {
                break;
            }
        }
        let end = match open {
            _ if !is_whole => EntryEnd::Open,
            Open { parentheses: 0, is_quoted: false } => EntryEnd::Whole,
            Open { parentheses: 0, is_quoted: true } => EntryEnd::Quoted,
            Open { .. } => EntryEnd::Open,
        };
        Ok(first.map(|line| (line, end)))
    }

    /// Finds the owner of the entry, where it is another than the last.
    fn look(&mut self) -> FoundEntry {
        let owner_ends = self.entry.iter().position(|it| it.is_ascii_whitespace() || *it == b';');
        let (written, record) = self.entry.split_at(owner_ends.unwrap_or(self.entry.len()));
        self.record.clear();
        if written.starts_with(b"$") {
            return self.obey();
        }
        self.record.extend_from_slice(record);
        // Without an owner of its own it is the last one's; a blank line and a comment are nobody's.
        if written.is_empty() || written == self.written.as_slice() {
            return FoundEntry::Nothing;
        }
        if matches!(record.trim_ascii_start().first(), None | Some(b';')) {
            return self.wrong("no record stands behind the owner");
        }
        if has_empty_label(written) {
            // The library would pass over it.
            return self.wrong("the owner cannot be read: a label is empty");
        }
        self.written.clear();
        self.written.extend_from_slice(written);
        // What the record holds is not asked for: whatever its type is, and however its times are written, the owner
        // can be read. So the library gets it with a record that is always right.
        self.entry.truncate(self.written.len());
        self.entry.extend_from_slice(b" 0 IN NS .\n");
        self.scanner.extend_from_slice(&self.entry);
        match self.scanner.next_entry() {
            Ok(Some(ZoneEntry::Record(record))) => {
                let mut owner = Vec::new();
                match write_owner(record.owner(), &mut owner) {
                    // The same name, written in another way.
                    Ok(()) if self.owner == owner => FoundEntry::Nothing,
                    Ok(()) => FoundEntry::Owner(owner),
                    Err(reason) => self.wrong(reason),
                }
            }
            Ok(_) => FoundEntry::Nothing,
            Err(error) => self.begin_again("the owner", &error.to_string()),
        }
    }

    /// Does what a control entry says: of all of them only the origin is about owners.
    fn obey(&mut self) -> FoundEntry {
        let word = self.entry.split(u8::is_ascii_whitespace).next().unwrap_or_default();
        if word.eq_ignore_ascii_case(b"$TTL") {
            return FoundEntry::Nothing;
        }
        if !word.eq_ignore_ascii_case(b"$ORIGIN") {
            return self.wrong("of the entries that begin with $, only $ORIGIN and $TTL are read");
        }
        // What is written as the last owner is another one from here on.
        self.written.clear();
        self.scanner.extend_from_slice(&self.entry);
        match self.scanner.next_entry() {
            Ok(_) => FoundEntry::Nothing,
            Err(error) => self.begin_again("the origin", &error.to_string()),
        }
    }

    /// After an error the library would take what is left of the entry for the next one.
    fn begin_again(&mut self, what: &str, error: &str) -> FoundEntry {
        let origin = self.scanner.origin();
        self.scanner = Zonefile::new();
        if let Ok(origin) = origin {
            self.scanner.set_origin(origin);
        }
        // The library's place is that within this entry, and its words are for those who know it.
        let reason = match error.split(": ").nth(1).unwrap_or(error) {
            "missing origin" => "it does not end in a full stop, and no $ORIGIN before it says what follows",
            "bad symbol" => "after a backslash come three digits, at most 255, or one other character",
            _ => "it is no domain name, of labels of 63 octets and 255 in all at most",
        };
        self.wrong(&format!("{what} cannot be read: {reason}"))
    }

    /// Nothing is known of the owner, and the next entry that names it is looked at again.
    fn wrong(&mut self, reason: &str) -> FoundEntry {
        self.written.clear();
        self.reason.clear();
        self.reason.push_str(reason);
        FoundEntry::Wrong
    }
}

/// Whether a label of a name, as it is written, is empty; the root's name alone may be.
fn has_empty_label(written: &[u8]) -> bool {
    let mut is_after_stop = written != b".";
    let mut bytes = written.iter();
    while let Some(&byte) = bytes.next() {
        if byte == b'.' && is_after_stop {
            return true;
        }
        is_after_stop = byte == b'.';
        if byte == b'\\' {
            bytes.next();
        }
    }
    false
}

/// Writes an owner as a name, without the root's full stop, its escapes resolved.
fn write_owner(owner: &impl ToName, name: &mut Vec<u8>) -> Result<(), &'static str> {
    name.clear();
    for label in owner.iter_labels().filter(|it| !it.is_root()) {
        if label.as_slice().contains(&b'.') {
            return Err("a label of the owner holds a full stop");
        }
        if !name.is_empty() {
            name.push(b'.');
        }
        name.extend_from_slice(label.as_slice());
    }
    if name.is_empty() {
        name.push(b'.');
    }
    Ok(())
}

/// The type of a record: the first word that is neither a time nor a class (RFC 1035, section 5.1).
fn type_of(record: &[u8]) -> Option<Rtype> {
    let lines = record.split(|it| *it == b'\n');
    let told = lines.filter_map(|line| line.split(|it| *it == b';').next());
    let mut words = told.flat_map(|line| {
        line.split(|it| it.is_ascii_whitespace() || matches!(it, b'(' | b')')).filter(|it| !it.is_empty())
    });
    let is_type =
        |word: &&str| !word.starts_with(|it: char| it.is_ascii_digit()) && word.parse::<Class>().is_err();
    let word = words.find_map(|it| std::str::from_utf8(it).ok().filter(is_type))?;
    word.parse().ok()
}

/// What an entry has open at the end of a line.
#[derive(Clone, Copy, Default)]
struct Open {
    parentheses: usize,
    is_quoted: bool,
}

impl Open {
    const fn is_open(self) -> bool {
        self.parentheses > 0 || self.is_quoted
    }

    /// The next line of it.
    fn go_on(&mut self, line: &[u8]) {
        // Nearly every line has none of these.
        if !self.is_open() && memchr::memchr2(b'(', b'"', line).is_none() {
            return;
        }
        let mut bytes = line.iter();
        while let Some(&byte) = bytes.next() {
            match byte {
                // The next one stands for itself; of a number all digits do.
                b'\\' => {
                    bytes.next();
                }
                b'"' => self.is_quoted = !self.is_quoted,
                _ if self.is_quoted => {}
                b';' => return,
                b'(' => self.parentheses += 1,
                b')' => self.parentheses = self.parentheses.saturating_sub(1),
                _ => {}
            }
        }
    }
}
