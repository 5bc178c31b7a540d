//! A name of a list, as a report knows it: also while it waits in a temporary file for its groups.

use std::io::{self, ErrorKind, Read};

use bidiscope_idna::verdict::{FindingKind, Permission};
use bidiscope_list::scan::{Concerns, NameRow};

/// A name of the list.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ListedName {
    /// The line in which it begins, from 1.
    pub line: u64,
    /// Its characters in logical order.
    pub name: String,
    /// It in the DNS; empty where UTS #46 refuses it.
    pub a_name: String,
    /// The answer to "may this be registered?"
    pub(super) registration: Option<Permission>,
    /// The kinds of findings behind that.
    pub(super) because: Vec<FindingKind>,
    /// The kinds of findings that warn of it.
    pub(super) warnings: Vec<FindingKind>,
}

/// Where a name stands in a report.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ReportPart {
    /// It may not be registered.
    Refused,
    /// It may, or that depends on others, and there is something to look at.
    LookedAt,
    /// It may, and there is nothing.
    Others,
}

/// The part of a name of which this is known; `None` where it is not judged.
pub(super) fn part(registration: Option<Permission>, concerns: Concerns) -> Option<ReportPart> {
    match registration? {
        Permission::Refused => Some(ReportPart::Refused),
        Permission::Allowed if concerns.is_empty() => Some(ReportPart::Others),
        Permission::Allowed | Permission::Depends => Some(ReportPart::LookedAt),
        Permission::NotApplicable => None,
    }
}

impl ListedName {
    pub(super) fn of(row: &NameRow) -> Self {
        Self {
            line: row.line,
            name: row.name.clone(),
            a_name: row.a_name.clone().unwrap_or_default(),
            registration: row.registration,
            because: row.because.clone(),
            warnings: row.warnings.clone(),
        }
    }

    /// What speaks against it by itself.
    pub(super) fn concerns(&self) -> Concerns {
        Concerns::of(self.registration, &self.warnings)
    }

    /// Its part, once it is known what speaks against it.
    pub(super) fn part(&self, concerns: Concerns) -> Option<ReportPart> {
        part(self.registration, concerns)
    }

    /// Writes what is read again of a row when its groups are known.
    pub fn spool(row: &NameRow, out: &mut Vec<u8>) {
        out.extend_from_slice(&row.line.to_le_bytes());
        out.push(row.registration.map_or(0, |it| it as u8 + 1));
        let kinds =
            [&row.because, &row.warnings].map(|all| all.iter().map(|&it| it as u8).collect::<Vec<_>>());
        let texts = [row.name.as_bytes(), row.a_name.as_deref().unwrap_or_default().as_bytes()];
        for bytes in texts.into_iter().chain(kinds.iter().map(Vec::as_slice)) {
            // A name has at most some 40 kB.
            out.extend_from_slice(&u32::try_from(bytes.len()).unwrap_or(u32::MAX).to_le_bytes());
            out.extend_from_slice(bytes);
        }
    }

    /// Reads the next one that was written, in the memory of this.
    ///
    /// # Errors
    /// Those of reading, and what is not as it was written.
    pub fn unspool(&mut self, from: &mut impl Read) -> io::Result<()> {
        let mut line = [0; 8];
        from.read_exact(&mut line)?;
        self.line = u64::from_le_bytes(line);
        let mut registration = [0];
        from.read_exact(&mut registration)?;
        let place = usize::from(registration[0]).checked_sub(1);
        self.registration = place.and_then(|it| Permission::ALL.get(it).copied());
        for text in [&mut self.name, &mut self.a_name] {
            let mut bytes = std::mem::take(text).into_bytes();
            read_bytes(from, &mut bytes)?;
            *text = String::from_utf8(bytes).map_err(|_| ErrorKind::InvalidData)?;
        }
        let mut bytes = Vec::new();
        for kinds in [&mut self.because, &mut self.warnings] {
            read_bytes(from, &mut bytes)?;
            kinds.clear();
            kinds.extend(bytes.iter().filter_map(|&it| FindingKind::ALL.get(usize::from(it)).copied()));
        }
        Ok(())
    }
}

/// Reads bytes behind their number.
fn read_bytes(from: &mut impl Read, bytes: &mut Vec<u8>) -> io::Result<()> {
    let mut length = [0; 4];
    from.read_exact(&mut length)?;
    bytes.clear();
    bytes.resize(u32::from_le_bytes(length) as usize, 0);
    from.read_exact(bytes)
}
