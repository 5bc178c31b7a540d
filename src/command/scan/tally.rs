//! What is counted while a list goes by, and how the program ends because of it.

use bidiscope::scan::{Column, NameRow};
use bidiscope::verdict::{Check, Permission, Verdict};

use super::super::{Status, say};

/// How many rows there are, and how many of a kind.
#[derive(Clone, Copy, Default)]
pub(super) struct Tally {
    rows: u64,
    unreadable: u64,
    fails: u64,
    depends: u64,
    /// With white space at their beginning or end, which is part of the name.
    spaced: u64,
    /// With the zone of `--append` twice.
    doubled: u64,
    /// Whether something of another list cannot be read.
    is_beside_unreadable: bool,
}

/// The columns that a check goes by. Whether a name is a domain name at all is told by its having a verdict of the
/// Bidi rule.
pub(super) fn columns_of(check: Option<Check>) -> impl Iterator<Item = Column> {
    let columns: &[Column] = match check {
        None => &[],
        Some(Check::Bidi) => &[Column::BidiRule],
        Some(Check::Idna2008) => &[Column::BidiRule, Column::Registration],
        Some(Check::Uts46) => &[Column::BidiRule, Column::AName],
        Some(Check::All) => &[Column::BidiRule, Column::Registration, Column::AName],
    };
    columns.iter().copied()
}

impl Tally {
    pub(super) const fn rows(&self) -> u64 {
        self.rows
    }

    pub(super) const fn unreadable(&self) -> u64 {
        self.unreadable
    }

    /// One row more.
    pub(super) fn add(&mut self, row: &NameRow, check: Option<Check>) {
        self.rows += 1;
        if row.error.is_some() {
            self.unreadable += 1;
            return;
        }
        self.spaced += u64::from(row.name.trim().len() < row.name.len());
        self.fails += u64::from(check.is_some_and(|check| fails(check, row)));
        let asks_for_it = matches!(check, Some(Check::Idna2008 | Check::All));
        self.depends += u64::from(asks_for_it && row.registration == Some(Permission::Depends));
    }

    /// The zone stands in the name of the last row twice.
    pub(super) const fn add_doubled(&mut self) {
        self.doubled += 1;
    }

    /// How many names have white space at their beginning or end.
    pub(super) const fn spaced(&self) -> u64 {
        self.spaced
    }

    /// These and those of other rows.
    pub(super) fn join(&mut self, other: &Self) {
        self.rows += other.rows;
        self.unreadable += other.unreadable;
        self.fails += other.fails;
        self.depends += other.depends;
        self.spaced += other.spaced;
        self.doubled += other.doubled;
    }

    /// The program ends for these too, which are those of another list.
    pub(super) const fn beside(&mut self, other: &Self) {
        self.is_beside_unreadable |= other.unreadable > 0;
    }

    /// How the program ends.
    pub(super) const fn status(&self) -> Status {
        match (self.unreadable, self.fails) {
            (0, _) if self.is_beside_unreadable => Status::Unreadable,
            (0, 0) => Status::Done,
            (0, _) => Status::Failed,
            _ => Status::Unreadable,
        }
    }

    /// Sums it up.
    pub(super) fn tell(&self, check: Option<Check>, is_stopped: bool) {
        let mut told = vec![counted(self.rows, "name", "names")];
        if self.unreadable > 0 {
            told.push(format!("{} cannot be read", self.unreadable));
        }
        if let Some(check) = check {
            told.push(format!("{} not pass {}", counted_do(self.fails), check.title()));
        }
        if self.depends > 0 {
            told.push(format!("{} on others whether it may be registered", depends(self.depends)));
        }
        if self.doubled > 0 {
            let names = counted(self.doubled, "name ends", "names end");
            say(&format!("warning: {names} in the zone already; it was appended all the same"));
        }
        let stopped = if is_stopped { "stopped before the end; " } else { "" };
        say(&format!("{stopped}{}", told.join(", ")));
    }
}

fn counted(count: u64, one: &str, more: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { more })
}

fn counted_do(count: u64) -> String {
    counted(count, "does", "do")
}

fn depends(count: u64) -> String {
    counted(count, "depends", "depend")
}

/// Whether a name fails a check, going by its row: see [`Check::fails`], which does so by the whole report.
fn fails(check: Check, row: &NameRow) -> bool {
    // What is no domain name fails every check.
    row.bidi_rule.is_none()
        || match check {
            Check::Bidi => row.bidi_rule == Some(Verdict::Violated),
            Check::Idna2008 => row.registration == Some(Permission::Refused),
            Check::Uts46 => row.a_name.is_none(),
            Check::All => [Check::Bidi, Check::Idna2008, Check::Uts46].iter().any(|&it| fails(it, row)),
        }
}
