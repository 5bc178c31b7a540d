//! Reads zone files (RFC 1035, section 5): the owners, and which of them are registrations.

use std::collections::HashSet;
use std::hash::{BuildHasher, RandomState};
use std::io::{self, Read};

use domain::base::iana::{Class, Rtype};
use domain::base::name::ToName;
use domain::zonefile::inplace::{Entry as ZoneEntry, Zonefile};
use siphasher::sip128::SipHasher13;

use super::error::{InvalidZoneFileNameReason, ListEntryError, ZoneFileNameRole};
use super::input::Input;
use super::list_entry::ListEntry;

/// The most bytes of an entry that are read: the largest record, written in decimal escapes, with space for
/// blanks.
const MAX_ENTRY_BYTES: usize = 1 << 20;

/// Reads the owners of a zone, entry by entry.
#[derive(Debug)]
pub(super) struct ZoneList<R> {
    input: Input<R>,
    scanner: Zonefile,
    /// One entry as it is written, with all lines that its parentheses join.
    entry: Vec<u8>,
    /// The entry after its owner.
    record: Vec<u8>,
    /// The owner as it is written in the last entry with one; consecutive entries that write it the same have
    /// the same owner.
    written_owner: Vec<u8>,
    /// The current owner, which is returned when all its records are read.
    owner: Vec<u8>,
    pending: Option<PendingOwner>,
    /// The owner that is returned.
    returned: Vec<u8>,
    /// The owner of the SOA record.
    apex: Option<Vec<u8>>,
    /// The first owners that were returned as registrations.
    registered: RememberedOwners,
    reason: ListEntryError,
    /// What is returned after the current owner: an invalid line, or an error.
    pending_error: Option<io::Result<u64>>,
}

/// The current owner, with what its records say so far.
#[derive(Debug)]
struct PendingOwner {
    line: u64,
    /// Whether an NS or DS record delegates it.
    is_delegated: bool,
    /// Whether it is the zone's apex.
    is_apex: bool,
}

/// The most owners that are remembered: 64 to 128 MB.
const MAX_REMEMBERED_OWNERS: usize = 1 << 22;

/// Owners, by fingerprints that nobody can foresee.
#[derive(Debug, Default)]
struct RememberedOwners {
    hasher: SipHasher13,
    known: HashSet<u128>,
}

impl RememberedOwners {
    /// Whether an owner is none of those that were remembered; it is from now on, where there is room.
    fn is_new(&mut self, owner: &[u8]) -> bool {
        if self.known.is_empty() {
            let random = RandomState::new();
            self.hasher = SipHasher13::new_with_keys(random.hash_one(0), random.hash_one(1));
        }
        let fingerprint = self.hasher.hash(&owner.to_ascii_lowercase()).as_u128();
        match self.known.len() < MAX_REMEMBERED_OWNERS {
            true => self.known.insert(fingerprint),
            false => !self.known.contains(&fingerprint),
        }
    }
}

/// How an entry ends.
#[derive(Clone, Copy, PartialEq, Eq)]
enum EntryEnd {
    /// It is complete.
    Complete,
    /// At the end of its line a quotation mark is open.
    UnclosedQuote,
    /// No end is found: a parenthesis is open, or the entry is too long.
    Unclosed,
}

/// What an entry says about owners.
enum EntryContent {
    /// A new owner.
    Owner(Vec<u8>),
    /// Another record of the current owner, or no record.
    SameOwner,
    /// It is invalid.
    Invalid,
}

impl<R: Read> ZoneList<R> {
    pub(super) fn new(input: R) -> Self {
        Self {
            input: Input::new(input),
            scanner: Zonefile::new(),
            entry: Vec::new(),
            record: Vec::new(),
            written_owner: Vec::new(),
            owner: Vec::new(),
            pending: None,
            returned: Vec::new(),
            apex: None,
            registered: RememberedOwners::default(),
            reason: ListEntryError::UnclosedZoneFileQuote,
            pending_error: None,
        }
    }

    pub(super) const fn input(&self) -> &Input<R> {
        &self.input
    }

    pub(super) fn next(&mut self) -> io::Result<Option<ListEntry<'_>>> {
        loop {
            if let Some(next) = self.pending_error.take() {
                return next.map(|line| Some(ListEntry::of_name(line, Err(&self.reason))));
            }
            let (line, end) = match self.read_entry() {
                Ok(Some(entry)) => entry,
                Ok(None) => {
                    let last = self.pending.take();
                    std::mem::swap(&mut self.returned, &mut self.owner);
                    let Some(last) = last else { return Ok(None) };
                    return Ok(Some(self.owner_entry(&last)));
                }
                Err(error) => {
                    self.pending_error = Some(Err(error));
                    if let Some(last) = self.pending.take() {
                        std::mem::swap(&mut self.returned, &mut self.owner);
                        return Ok(Some(self.owner_entry(&last)));
                    }
                    continue;
                }
            };
            let found = match end {
                EntryEnd::Complete => self.parse_owner(),
                EntryEnd::UnclosedQuote => self.invalid(ListEntryError::UnclosedZoneFileQuote),
                EntryEnd::Unclosed => {
                    self.invalid(ListEntryError::ZoneFileEntryTooLong { max_bytes: MAX_ENTRY_BYTES })
                }
            };
            let last = match found {
                EntryContent::SameOwner => None,
                EntryContent::Owner(owner) => {
                    std::mem::swap(&mut self.returned, &mut self.owner);
                    self.owner = owner;
                    let pending = PendingOwner { line, is_delegated: false, is_apex: false };
                    self.pending.replace(pending)
                }
                EntryContent::Invalid => {
                    std::mem::swap(&mut self.returned, &mut self.owner);
                    self.owner.clear();
                    self.pending_error = Some(Ok(line));
                    self.pending.take()
                }
            };
            if end == EntryEnd::Complete {
                self.apply_record_type();
            }
            if let Some(last) = last {
                return Ok(Some(self.owner_entry(&last)));
            }
        }
    }

    /// The entry for an owner whose records are all read. Registrations are delegations below the apex; names
    /// that begin with an underscore or an asterisk are not. An owner that stands at two places is registered once.
    fn owner_entry(&mut self, owner: &PendingOwner) -> ListEntry<'_> {
        let is_of_dns =
            self.returned.starts_with(b"_") || self.returned == b"*" || self.returned.starts_with(b"*.");
        let is_delegation = owner.is_delegated && !owner.is_apex && !is_of_dns;
        let is_registered = is_delegation && self.registered.is_new(&self.returned);
        ListEntry {
            is_unregistered_zone_file_owner: !is_registered,
            ..ListEntry::of_name(owner.line, Ok(&self.returned))
        }
    }

    /// Notes what the type of the record says about its owner.
    fn apply_record_type(&mut self) {
        let Some(pending) = &mut self.pending else { return };
        match type_of(&self.record) {
            Some(Rtype::SOA) => self.apex = Some(self.owner.clone()),
            Some(Rtype::NS | Rtype::DS) => pending.is_delegated = true,
            _ => {}
        }
        // Without an SOA record the origin is taken for the apex.
        pending.is_apex |= match &self.apex {
            Some(apex) => self.owner.eq_ignore_ascii_case(apex),
            None => self.written_owner == b"@",
        };
    }

    /// Reads an entry, which continues over lines while its parentheses are open. A quoted text continues
    /// only within them: a missing quotation mark would swallow the entries that follow. Returns the line in
    /// which it begins, from 1; `None` at the end of the file.
    fn read_entry(&mut self) -> io::Result<Option<(u64, EntryEnd)>> {
        self.entry.clear();
        let mut open = OpenDelimiters::default();
        let mut first = None;
        let mut is_within_limit = true;
        while self.input.next_line(MAX_ENTRY_BYTES)? {
            let line = self.input.line();
            first = first.or(Some(line.number));
            is_within_limit &= !line.is_cut && self.entry.len() + line.bytes.len() <= MAX_ENTRY_BYTES;
            open.read_line(line.bytes);
            if !is_within_limit {
                // An entry that is too long ends with its line, so that no more of the file is lost.
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
            _ if !is_within_limit => EntryEnd::Unclosed,
            OpenDelimiters { parentheses: 0, is_quoted: false } => EntryEnd::Complete,
            OpenDelimiters { parentheses: 0, is_quoted: true } => EntryEnd::UnclosedQuote,
            OpenDelimiters { .. } => EntryEnd::Unclosed,
        };
        Ok(first.map(|line| (line, end)))
    }

    /// Parses the owner of the entry, if it is a new one.
    fn parse_owner(&mut self) -> EntryContent {
        let owner_ends = self.entry.iter().position(|it| it.is_ascii_whitespace() || *it == b';');
        let (written, record) = self.entry.split_at(owner_ends.unwrap_or(self.entry.len()));
        self.record.clear();
        if written.starts_with(b"$") {
            return self.apply_control_entry();
        }
        self.record.extend_from_slice(record);
        // An entry without an owner has the last one's; blank lines and comments have none.
        if written.is_empty() || written == self.written_owner.as_slice() {
            return EntryContent::SameOwner;
        }
        if matches!(record.trim_ascii_start().first(), None | Some(b';')) {
            return self.invalid(ListEntryError::NoResourceRecord);
        }
        if has_empty_label(written) {
            // The library ignores empty labels.
            return self.invalid(ListEntryError::EmptyOwnerLabel);
        }
        self.written_owner.clear();
        self.written_owner.extend_from_slice(written);
        // The record's data is not needed, and the owner is valid whatever the type is and however the times
        // are written. So the library gets the owner with a record that is always valid.
        self.entry.truncate(self.written_owner.len());
        self.entry.extend_from_slice(b" 0 IN NS .\n");
        self.scanner.extend_from_slice(&self.entry);
        match self.scanner.next_entry() {
            Ok(Some(ZoneEntry::Record(record))) => {
                let mut owner = Vec::new();
                match write_owner(record.owner(), &mut owner) {
                    // The same name, written differently.
                    Ok(()) if self.owner.eq_ignore_ascii_case(&owner) => EntryContent::SameOwner,
                    Ok(()) => EntryContent::Owner(owner),
                    Err(reason) => self.invalid(reason),
                }
            }
            Ok(_) => EntryContent::SameOwner,
            Err(error) => self.restart_scanner(ZoneFileNameRole::Owner, &error.to_string()),
        }
    }

    /// Applies a control entry; only `$ORIGIN` is about owners.
    fn apply_control_entry(&mut self) -> EntryContent {
        let word = self.entry.split(u8::is_ascii_whitespace).next().unwrap_or_default();
        if word.eq_ignore_ascii_case(b"$TTL") {
            return EntryContent::SameOwner;
        }
        if !word.eq_ignore_ascii_case(b"$ORIGIN") {
            return self.invalid(ListEntryError::UnknownZoneFileDirective);
        }
        // The same text means another name with the new origin.
        self.written_owner.clear();
        self.scanner.extend_from_slice(&self.entry);
        match self.scanner.next_entry() {
            Ok(_) => EntryContent::SameOwner,
            Err(error) => self.restart_scanner(ZoneFileNameRole::Origin, &error.to_string()),
        }
    }

    /// Replaces the scanner after an error: the library would take the rest of the entry for the next one.
    fn restart_scanner(&mut self, part: ZoneFileNameRole, error: &str) -> EntryContent {
        let origin = self.scanner.origin();
        self.scanner = Zonefile::new();
        if let Ok(origin) = origin {
            self.scanner.set_origin(origin);
        }
        // The library's position is relative to this entry, and its messages are for programmers.
        let reason = match error.split(": ").nth(1).unwrap_or(error) {
            "missing origin" => InvalidZoneFileNameReason::NoOrigin,
            "bad symbol" => InvalidZoneFileNameReason::BadEscape,
            _ => InvalidZoneFileNameReason::NotAName,
        };
        self.invalid(ListEntryError::InvalidZoneFileName { name_role: part, invalid_name_reason: reason })
    }

    /// Records an invalid entry: the owner is unknown until the next entry that names it.
    fn invalid(&mut self, reason: ListEntryError) -> EntryContent {
        self.written_owner.clear();
        self.reason = reason;
        EntryContent::Invalid
    }
}

/// Whether the name, as it is written, has an empty label; the root alone is allowed.
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

/// Writes an owner as a name, without the root's full stop and with its escapes resolved.
fn write_owner(owner: &impl ToName, name: &mut Vec<u8>) -> Result<(), ListEntryError> {
    name.clear();
    for label in owner.iter_labels().filter(|it| !it.is_root()) {
        if label.as_slice().contains(&b'.') {
            return Err(ListEntryError::FullStopInOwnerLabel);
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

/// The type of a record: the first word that is neither a TTL nor a class (RFC 1035, section 5.1).
fn type_of(record: &[u8]) -> Option<Rtype> {
    let lines = record.split(|it| *it == b'\n');
    let without_comments = lines.filter_map(|line| line.split(|it| *it == b';').next());
    let mut words = without_comments.flat_map(|line| {
        line.split(|it| it.is_ascii_whitespace() || matches!(it, b'(' | b')')).filter(|it| !it.is_empty())
    });
    let is_type =
        |word: &&str| !word.starts_with(|it: char| it.is_ascii_digit()) && word.parse::<Class>().is_err();
    let word = words.find_map(|it| std::str::from_utf8(it).ok().filter(is_type))?;
    word.parse().ok()
}

/// Which delimiters are open at the end of a line.
#[derive(Clone, Copy, Default)]
struct OpenDelimiters {
    parentheses: usize,
    is_quoted: bool,
}

impl OpenDelimiters {
    const fn is_open(self) -> bool {
        self.parentheses > 0 || self.is_quoted
    }

    /// Counts the delimiters of the next line.
    fn read_line(&mut self, line: &[u8]) {
        // Fast path: nearly every line has none of these.
        if !self.is_open() && memchr::memchr2(b'(', b'"', line).is_none() {
            return;
        }
        let mut bytes = line.iter();
        while let Some(&byte) = bytes.next() {
            match byte {
                // Escapes one character; the digits of a decimal escape are no delimiters either.
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
