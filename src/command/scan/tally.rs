//! The counts of a scan, its summary on standard error, and the exit status.

use std::path::Path;

use bidiscope_bidi::name::{ReadError, ReadErrorKind};
use bidiscope_idna::verdict::{CheckedRules, ZoneError};
use bidiscope_list::scan::{
    NameRow, RegistrationConcern, RegistrationConcernSet, RegistrationDecision, RowError, ScanColumn,
};
use bidiscope_list::{LineTally, ListEntryCounts, RowMatches};
use bidiscope_report::list::{
    DECISIONS_IN_SORT_ORDER, RegistrationDecisionCounts, registration_decision_count_text,
};
use bidiscope_report::page::list::UnwrittenEntryCounts;
use bidiscope_report::words::list::comma_separator;
use bidiscope_words::{Message, message};

use super::super::input::source_name;
use super::super::name_check::NameCheck;
use super::super::standard_error::print;
use super::super::status::Status;

use super::failure_rules::{FailureKind, FailureRules};
use super::lists::ListPlaces;
use super::missing_option::MissingOption;
use super::previous::Change;
use super::state::End;

/// The number of rows, and of rows of each kind.
#[derive(Clone, Copy, Default)]
pub(super) struct Tally {
    rows: u64,
    unreadable: u64,
    /// Rows by what becomes of them, where that is known of all.
    decisions: RegistrationDecisionCounts,
    /// Rows that fail, by themselves or for a match with another name; those that cannot be read are counted apart.
    failing: u64,
    /// These, in the order of [`FailureKind::ALL`], where it is known what becomes of them.
    failing_by_kind: [u64; FailureKind::ALL.len()],
    /// Rows that do not pass the rules of `--check`, regardless of other names.
    not_passing: u64,
    /// Those of them that rules of the registry alone refuse.
    refused_by_registry: u64,
    /// Rows with each concern, in the order of [`RegistrationConcern::ALL`].
    concerns: [u64; RegistrationConcern::ALL.len()],
    /// Names whose judged label no ruleset permits.
    not_permitted: u64,
    /// Names of which the list, and the other list, have variants.
    with_variants: [u64; 2],
    /// Names with white space at their beginning or end, which is part of the name.
    with_outer_space: u64,
    /// Entries from whose beginning or end white space was taken off.
    trimmed: LineTally,
    /// Names that are not UTF-8, and so are not read.
    not_utf8: LineTally,
    /// Names of a single label, see [`NameRow::has_single_label`].
    single_labels: u64,
    /// Entries that cannot be read or judged for want of an option, in the order of [`MissingOption::ALL`].
    missing_options: [u64; MissingOption::ALL.len()],
    /// Names in none of the registry's zones.
    outside_zones: u64,
    /// Names that end in the parent zone twice, since `--append` was given.
    with_doubled_zone: LineTally,
    /// Entries that a list of names lacks although they were wanted: those without a value in its column, and those that cannot
    /// be read.
    without_value: u64,
    not_read_nor_written: u64,
    /// Names whose answer is another than the earlier one, and those that the earlier rows do not have.
    changed: u64,
    not_in_previous: u64,
    /// Whether a line of the list of `--against` cannot be read.
    is_other_list_unreadable: bool,
}

impl Tally {
    /// The number of rows, unreadable ones included.
    pub(super) const fn rows(&self) -> u64 {
        self.rows
    }

    /// Counts a row; gives whether it fails by itself, regardless of other names. What fails is to be counted with
    /// [`Self::add_failing`].
    pub(super) fn add(&mut self, row: &NameRow, failure_rules: FailureRules) -> bool {
        self.rows += 1;
        if row.is_trimmed {
            self.trimmed.count_line(row.line_number);
        }
        if let Some(missing) = MissingOption::of(row) {
            self.missing_options[missing as usize] += 1;
        }
        if let Some(error) = &row.row_error {
            self.unreadable += 1;
            if is_not_utf8(error) {
                self.not_utf8.count_line(row.line_number);
            }
            return false;
        }
        self.with_outer_space += u64::from(row.name.trim().len() < row.name.len());
        self.outside_zones += u64::from(row.is_outside_registry_zones);
        self.single_labels += u64::from(row.has_single_label());
        if row.ends_in_zone_twice {
            self.with_doubled_zone.count_line(row.line_number);
        }
        self.add_concerns(RegistrationConcernSet::of_row_alone(row));
        self.not_permitted += u64::from(row.ruleset_evaluation.as_ref().is_some_and(|it| !it.is_permitted()));
        self.not_passing += u64::from(!failure_rules.passes_check(row));
        self.refused_by_registry += u64::from(failure_rules.is_refused_by_registry_alone(row));
        failure_rules.fails(row)
    }

    /// Counts a row that can be read and fails, because of these concerns or a check; `decision` is what becomes of it, where
    /// that is known.
    pub(super) fn add_failing(
        &mut self,
        decision: Option<RegistrationDecision>,
        concerns: RegistrationConcernSet,
    ) {
        self.failing += 1;
        if let Some(decision) = decision {
            self.failing_by_kind[FailureKind::of(decision, concerns) as usize] += 1;
        }
    }

    /// Counts a row by what becomes of it, where that is known.
    pub(super) fn add_decision(&mut self, decision: Option<RegistrationDecision>) {
        decision.into_iter().for_each(|it| self.decisions.add(it));
    }

    /// Counts a row that is wanted and that a list of names has no line for; `is_readable` says whether it was read.
    pub(super) const fn add_not_written(&mut self, is_readable: bool) {
        match is_readable {
            true => self.without_value += 1,
            false => self.not_read_nor_written += 1,
        }
    }

    /// Counts a row by how its answer compares with the earlier one.
    pub(super) fn add_change(&mut self, change: Change) {
        self.changed += u64::from(change == Change::Changed);
        self.not_in_previous += u64::from(change == Change::New);
    }

    /// How many entries are not written to a list with the values of `column`.
    pub(super) const fn not_written<'a>(&self, column: &'a str) -> UnwrittenEntryCounts<'a> {
        UnwrittenEntryCounts {
            written_column_id: column,
            entry_without_value_count: self.without_value,
            unreadable_entry_count: self.not_read_nor_written,
        }
    }

    /// Counts the variants of a row's name.
    pub(super) fn add_variants(&mut self, cells: &RowMatches) {
        let columns = [ScanColumn::SameVariants, ScanColumn::AgainstSameVariants];
        for (count, column) in self.with_variants.iter_mut().zip(columns) {
            *count += u64::from(cells.group_or_line_number(column).is_some());
        }
    }

    /// Counts the concerns of a row.
    pub(super) fn add_concerns(&mut self, concerns: RegistrationConcernSet) {
        for concern in concerns.iter() {
            self.concerns[concern as usize] += 1;
        }
    }

    /// Adds the counts of other rows.
    pub(super) fn join(&mut self, other: &Self) {
        self.rows += other.rows;
        self.unreadable += other.unreadable;
        self.decisions.merge_counts(&other.decisions);
        self.failing += other.failing;
        for (all, more) in self.failing_by_kind.iter_mut().zip(other.failing_by_kind) {
            *all += more;
        }
        self.not_passing += other.not_passing;
        self.refused_by_registry += other.refused_by_registry;
        for (all, more) in self.concerns.iter_mut().zip(other.concerns) {
            *all += more;
        }
        self.not_permitted += other.not_permitted;
        for (all, more) in self.with_variants.iter_mut().zip(other.with_variants) {
            *all += more;
        }
        self.with_outer_space += other.with_outer_space;
        self.trimmed.merge_tally(&other.trimmed);
        self.not_utf8.merge_tally(&other.not_utf8);
        self.outside_zones += other.outside_zones;
        self.single_labels += other.single_labels;
        for (all, more) in self.missing_options.iter_mut().zip(other.missing_options) {
            *all += more;
        }
        self.with_doubled_zone.merge_tally(&other.with_doubled_zone);
        self.changed += other.changed;
        self.not_in_previous += other.not_in_previous;
        self.without_value += other.without_value;
        self.not_read_nor_written += other.not_read_nor_written;
    }

    /// Whether a name that can be read has several labels.
    pub(super) const fn has_several_labels(&self) -> bool {
        self.single_labels < self.rows - self.unreadable
    }

    /// Whether there are names that can be read, and each has a single label.
    pub(super) const fn has_single_labels_alone(&self) -> bool {
        self.single_labels > 0 && !self.has_several_labels()
    }

    /// Takes the unreadable lines of the list of `--against` into the exit status.
    pub(super) const fn add_other_list(&mut self, other: &ListEntryCounts) {
        self.is_other_list_unreadable |= other.unreadable_entry_count > 0;
    }

    /// The exit status. A line that cannot be read fails; where none can be, this was no list of names.
    pub(super) const fn status(&self) -> Status {
        match (self.unreadable, self.failing) {
            (0, 0) if !self.is_other_list_unreadable => Status::Done,
            (unreadable, _) if unreadable > 0 && unreadable == self.rows => Status::Unreadable,
            _ => Status::Failed,
        }
    }

    /// Prints how many answers are others than in these earlier rows.
    pub(super) fn print_previous(&self, previous: Option<&Path>) {
        let Some(file) = previous.map(source_name) else { return };
        print(&message!(scan_changed, file = file, count = self.changed, new = self.not_in_previous));
    }

    /// Prints the summary on standard error.
    pub(super) fn print_summary(
        &self,
        failure_rules: FailureRules,
        has_rulesets: bool,
        (places, end): (&ListPlaces, End),
    ) {
        let fail_on = failure_rules.fail_on();
        let mut clauses = vec![message!(scan_names, count = self.rows)];
        // Before the end it is not known of all what becomes of them, and those that fail are counted by it.
        let counted = DECISIONS_IN_SORT_ORDER.into_iter().filter(|_| fail_on.is_none() && end == End::Whole);
        let counted = counted.map(|it| (it, self.decisions.of(it))).filter(|it| it.1 > 0);
        let of_decisions: Vec<_> =
            counted.map(|(it, count)| registration_decision_count_text(it, count.to_string())).collect();
        let (knows_decisions, is_whole) = (!of_decisions.is_empty(), end == End::Whole);
        if self.unreadable > 0 && !knows_decisions && (fail_on.is_none() || !is_whole) {
            clauses.push(message!(scan_unreadable, count = self.unreadable));
        }
        clauses.extend(of_decisions);
        // Names outside a parent zone are errors.
        if self.outside_zones > 0 {
            clauses.push(message!(scan_outside_zones, count = self.outside_zones));
        }
        if has_rulesets {
            clauses.push(message!(scan_not_permitted, count = self.not_permitted));
        }
        let [in_list, in_other_list] = self.with_variants;
        if in_list > 0 {
            clauses.push(message!(scan_with_variants, count = in_list));
        }
        if in_other_list > 0 {
            clauses.push(message!(scan_with_other_variants, count = in_other_list));
        }
        let of = |it: RegistrationConcern| self.concerns[it as usize];
        if let Some(check) = failure_rules.check() {
            let by_check = self.not_passing - self.refused_by_registry;
            clauses.push(message!(scan_not_passing, count = by_check, rules = check.title()));
            if self.refused_by_registry > 0 {
                clauses.push(message!(scan_refused_by_registry, count = self.refused_by_registry));
            }
            let is_counted =
                |it| knows_decisions || fail_on.is_some_and(|fail_on| fail_on.has(it)) || of(it) == 0;
            if !is_counted(RegistrationConcern::TakenInOtherList) {
                clauses.push(message!(scan_taken, count = of(RegistrationConcern::TakenInOtherList)));
            }
            if matches!(check, NameCheck::Rules(CheckedRules::Idna2008Registration | CheckedRules::AllChecks))
                && !is_counted(RegistrationConcern::NeedsReview)
            {
                clauses.push(message!(scan_needs_review, count = of(RegistrationConcern::NeedsReview)));
            }
        }
        if let Some(fail_on) = fail_on.filter(|_| is_whole) {
            clauses.push(self.failing_clause(fail_on));
        }
        for missing in MissingOption::ALL {
            let count = self.missing_options[missing as usize];
            if missing.is_said_for(count, self.rows) {
                print(&message!(scan_missing_option, option = missing.id(), count = count, all = self.rows));
            }
        }
        let trimmed = &self.trimmed;
        if trimmed.line_count() > 0 {
            print(&message!(scan_trimmed, count = trimmed.line_count(), lines = line_list(trimmed, places)));
        }
        let not_utf8 = &self.not_utf8;
        if not_utf8.line_count() > 0 {
            print(&message!(
                scan_not_utf8,
                count = not_utf8.line_count(),
                lines = line_list(not_utf8, places)
            ));
        }
        let doubled = &self.with_doubled_zone;
        if doubled.line_count() > 0 {
            print(&message!(
                scan_zone_appended_twice,
                count = doubled.line_count(),
                lines = line_list(doubled, places)
            ));
        }
        let joined = |first: Message<'static>, next| message!(and_clause, first = first, next = next);
        let Some(summary) = clauses.into_iter().reduce(joined) else { return };
        print(&match end {
            End::Whole => summary,
            End::Stopped => message!(scan_stopped, summary = summary, written = "some"),
            End::StoppedUnwritten => message!(scan_stopped, summary = summary, written = "nothing"),
        });
    }
}

impl Tally {
    /// How many names fail, and of each kind how many, of those that `fail_on` asks for also where no name has the concern.
    fn failing_clause(&self, fail_on: RegistrationConcernSet) -> Message<'static> {
        let count_of = |kind: FailureKind| match kind {
            FailureKind::Unreadable => self.unreadable,
            kind => self.failing_by_kind[kind as usize],
        };
        // Not where it holds of names that are counted as another kind: those would be denied.
        let holds_of_none = |it: RegistrationConcern| self.concerns[it as usize] == 0;
        let is_asked_for =
            |kind| fail_on.iter().any(|it| FailureKind::of_concern(it) == kind && holds_of_none(it));
        let kinds = FailureKind::ALL.into_iter().filter(|&it| count_of(it) > 0 || is_asked_for(it));
        let each = kinds.map(|it| it.counted(count_of(it)).to_string());
        let each = each.collect::<Vec<_>>().join(comma_separator());
        message!(scan_failing, count = self.failing + self.unreadable, kinds = each)
    }
}

/// Prints which entries are not written to a list of names.
pub(super) fn print_not_written(
    UnwrittenEntryCounts {
        written_column_id: column,
        entry_without_value_count: without_value,
        unreadable_entry_count: unreadable,
    }: UnwrittenEntryCounts<'_>,
) {
    if without_value > 0 {
        print(&message!(scan_without_value, count = without_value, column = column));
    }
    if unreadable > 0 {
        print(&message!(scan_unreadable_not_written, count = unreadable));
    }
}

const fn is_not_utf8(error: &RowError) -> bool {
    matches!(
        error,
        RowError::Name(ZoneError::Unreadable(ReadError { error_kind: ReadErrorKind::NotUtf8, .. }))
    )
}

/// The first of some lines, for a warning: `lines 4, 17, 21, …`.
/// Of several lists with the file, and the line in it: `a.csv: line 4; b.csv: lines 17, 21; …`.
pub(super) fn line_list(counted: &LineTally, places: &ListPlaces) -> String {
    let shown: Vec<u64> = counted.first_line_numbers().collect();
    let more = (counted.line_count() > shown.len() as u64).then(|| "\u{2026}".to_owned());
    let list = |count: u64, lines: &mut dyn Iterator<Item = String>| {
        message!(line_list, count = count, lines = lines.collect::<Vec<_>>().join(comma_separator()))
            .to_string()
    };
    if places.all().len() < 2 {
        return list(counted.line_count(), &mut shown.iter().map(u64::to_string).chain(more));
    }
    let before = |line: u64| places.of(line).map_or(0, |it| it.line_count_before);
    let of_files = shown.chunk_by(|one, next| before(*one) == before(*next)).map(|lines| {
        let name = places.of(lines[0]).and_then(|it| it.list_name.as_deref()).unwrap_or_default();
        let lines = list(lines.len() as u64, &mut lines.iter().map(|it| (it - before(*it)).to_string()));
        message!(line_list_of_file, file = source_name(Path::new(name)), lines = lines).to_string()
    });
    of_files.chain(more).collect::<Vec<_>>().join("; ")
}
