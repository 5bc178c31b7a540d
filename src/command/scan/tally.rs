//! The counts of a scan, its summary on standard error, and the exit status.

use bidiscope_idna::verdict::Check;
use bidiscope_list::scan::{Concern, Concerns, NameRow};
use bidiscope_present::message;
use bidiscope_present::messages::Message;
use bidiscope_present::verdict_text::check_title;

use super::super::{Status, print};

use super::failure_rules::FailureRules;

/// The number of rows, and of rows of each kind.
#[derive(Clone, Copy, Default)]
pub(super) struct Tally {
    rows: u64,
    unreadable: u64,
    /// Rows that fail, by themselves or for a match with another name.
    failing: u64,
    /// Rows with each concern, in the order of [`Concern::ALL`].
    concerns: [u64; Concern::ALL.len()],
    /// Names with white space at their beginning or end, which is part of the name.
    with_outer_space: u64,
    /// Names that end in the parent zone twice, since `--append` was given.
    with_doubled_zone: u64,
    /// Whether a line of the list of `--against` cannot be read.
    is_other_list_unreadable: bool,
}

impl Tally {
    pub(super) const fn rows(&self) -> u64 {
        self.rows
    }

    pub(super) const fn unreadable(&self) -> u64 {
        self.unreadable
    }

    /// Counts a row; gives whether it fails by itself, regardless of other names.
    pub(super) fn add(&mut self, row: &NameRow, failure_rules: FailureRules) -> bool {
        self.rows += 1;
        if row.error.is_some() {
            self.unreadable += 1;
            return false;
        }
        self.with_outer_space += u64::from(row.name.trim().len() < row.name.len());
        self.add_concerns(Concerns::of_row(row));
        let fails = failure_rules.fails(row);
        self.failing += u64::from(fails);
        fails
    }

    /// Counts the concerns of a row with other names; `fails_already` says that it was counted as failing.
    pub(super) fn add_group_concerns(&mut self, concerns: Concerns, fails_already: bool) {
        self.add_concerns(concerns);
        self.failing += u64::from(!concerns.is_empty() && !fails_already);
    }

    fn add_concerns(&mut self, concerns: Concerns) {
        for concern in concerns.iter() {
            self.concerns[concern as usize] += 1;
        }
    }

    /// Counts a name that ends in the parent zone twice.
    pub(super) const fn add_doubled_zone(&mut self) {
        self.with_doubled_zone += 1;
    }

    /// The number of names with white space at their beginning or end.
    pub(super) const fn with_outer_space(&self) -> u64 {
        self.with_outer_space
    }

    /// Adds the counts of other rows.
    pub(super) fn join(&mut self, other: &Self) {
        self.rows += other.rows;
        self.unreadable += other.unreadable;
        self.failing += other.failing;
        for (all, more) in self.concerns.iter_mut().zip(other.concerns) {
            *all += more;
        }
        self.with_outer_space += other.with_outer_space;
        self.with_doubled_zone += other.with_doubled_zone;
    }

    /// Takes the unreadable lines of the list of `--against` into the exit status.
    pub(super) const fn add_other_list(&mut self, other: &Self) {
        self.is_other_list_unreadable |= other.unreadable > 0;
    }

    /// The exit status.
    pub(super) const fn status(&self) -> Status {
        match (self.unreadable, self.failing) {
            (0, _) if self.is_other_list_unreadable => Status::Unreadable,
            (0, 0) => Status::Done,
            (0, _) => Status::Failed,
            _ => Status::Unreadable,
        }
    }

    /// Prints the summary on standard error.
    pub(super) fn print_summary(&self, failure_rules: FailureRules, is_stopped: bool) {
        let mut clauses = vec![message!(scan_names, count = self.rows)];
        if self.unreadable > 0 {
            clauses.push(message!(scan_unreadable, count = self.unreadable));
        }
        let of = |it: Concern| self.concerns[it as usize];
        match (failure_rules.fail_on(), failure_rules.check()) {
            (Some(fail_on), _) => {
                let each = fail_on.iter().map(|it| format!("{} {}", it.id(), of(it)));
                let each = each.collect::<Vec<_>>().join(", ");
                clauses.push(message!(scan_failing, count = self.failing, concerns = each));
            }
            (None, Some(check)) => {
                clauses.push(message!(scan_not_passing, count = self.failing, rules = check_title(check)));
                if of(Concern::Taken) > 0 {
                    clauses.push(message!(scan_taken, count = of(Concern::Taken)));
                }
                if matches!(check, Check::Idna2008 | Check::All) && of(Concern::NeedsReview) > 0 {
                    clauses.push(message!(scan_needs_review, count = of(Concern::NeedsReview)));
                }
            }
            (None, None) => {}
        }
        if self.with_doubled_zone > 0 {
            print(&message!(scan_zone_appended_twice, count = self.with_doubled_zone));
        }
        let joined = |first: Message<'static>, next| message!(and_clause, first = first, next = next);
        let Some(summary) = clauses.into_iter().reduce(joined) else { return };
        print(&if is_stopped { message!(scan_stopped, summary = summary) } else { summary });
    }
}
