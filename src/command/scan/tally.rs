//! What is counted while a list goes by, and how the program ends because of it.

use bidiscope_idna::verdict::Check;
use bidiscope_list::scan::{Concern, Concerns, NameRow};

use super::super::{Status, say};
use super::failing::Failing;

/// How many rows there are, and how many of a kind.
#[derive(Clone, Copy, Default)]
pub(super) struct Tally {
    rows: u64,
    unreadable: u64,
    /// That fail, by themselves or among the others.
    fails: u64,
    /// How many there are of each concern, in the order of [`Concern::ALL`].
    concerns: [u64; Concern::ALL.len()],
    /// With white space at their beginning or end, which is part of the name.
    spaced: u64,
    /// With the zone of `--append` twice.
    doubled: u64,
    /// Whether something of another list cannot be read.
    is_beside_unreadable: bool,
}

impl Tally {
    pub(super) const fn rows(&self) -> u64 {
        self.rows
    }

    pub(super) const fn unreadable(&self) -> u64 {
        self.unreadable
    }

    /// One row more. Gives whether it fails by itself.
    pub(super) fn add(&mut self, row: &NameRow, failing: Failing) -> bool {
        self.rows += 1;
        if row.error.is_some() {
            self.unreadable += 1;
            return false;
        }
        self.spaced += u64::from(row.name.trim().len() < row.name.len());
        self.add_concerns(Concerns::of_row(row));
        let fails = failing.is_failed_by(row);
        self.fails += u64::from(fails);
        fails
    }

    /// What speaks against a row among the others, which fails by itself or not.
    pub(super) fn add_of_groups(&mut self, concerns: Concerns, fails_already: bool) {
        self.add_concerns(concerns);
        self.fails += u64::from(!concerns.is_empty() && !fails_already);
    }

    fn add_concerns(&mut self, concerns: Concerns) {
        for concern in concerns.iter() {
            self.concerns[concern as usize] += 1;
        }
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
        for (all, more) in self.concerns.iter_mut().zip(other.concerns) {
            *all += more;
        }
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
    pub(super) fn tell(&self, failing: Failing, is_stopped: bool) {
        let mut told = vec![counted(self.rows, "name", "names")];
        if self.unreadable > 0 {
            told.push(format!("{} cannot be read", self.unreadable));
        }
        let of = |it: Concern| self.concerns[it as usize];
        match (failing.fail_on(), failing.check()) {
            (Some(fail_on), _) => {
                let each = fail_on.iter().map(|it| format!("{} {}", it.id(), of(it)));
                let fail = if self.fails == 1 { "fails" } else { "fail" };
                told.push(format!("{} {fail} ({})", self.fails, each.collect::<Vec<_>>().join(", ")));
            }
            (None, Some(check)) => {
                told.push(format!("{} not pass {}", counted_do(self.fails), check.title()));
                if of(Concern::Taken) > 0 {
                    told.push(format!("{} taken among them", counted(of(Concern::Taken), "is", "are")));
                }
                if matches!(check, Check::Idna2008 | Check::All) && of(Concern::NeedsReview) > 0 {
                    let depends = depends(of(Concern::NeedsReview));
                    told.push(format!("{depends} on others whether it may be registered"));
                }
            }
            (None, None) => {}
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
