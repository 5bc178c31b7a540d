//! `scan --previous`: the rows of an earlier scan, whose answers are compared.

use bidiscope_list::scan::{NameRow, RegistrationDecision, ScanColumn};
use bidiscope_list::{ListInputFormat, PreviousScanRows};
use bidiscope_system::threads::WorkProgress;

use super::super::input::list_read_error;
use super::super::status::Stop;
use super::Arguments;
use super::input;
use super::state::Scan;

/// How the answer about a name compares with the earlier one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Change {
    /// It is the same.
    Same,
    Changed,
    /// The earlier rows do not have the name.
    New,
    /// There are no earlier rows, or the name cannot be read.
    NotCompared,
}

/// What is known of a change before the decision on a name is: the change itself, or the earlier decision.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum EarlierAnswer {
    Known(Change),
    Decision(RegistrationDecision),
}

impl EarlierAnswer {
    /// What becomes of it with this decision.
    pub(super) fn change(self, decision: Option<RegistrationDecision>) -> Change {
        match self {
            Self::Known(change) => change,
            Self::Decision(earlier) if Some(earlier) == decision => Change::Same,
            Self::Decision(_) => Change::Changed,
        }
    }

    /// The byte that stands for it in a temporary file.
    pub(super) const fn to_byte(self) -> u8 {
        match self {
            Self::Decision(decision) => decision as u8,
            Self::Known(change) => u8::MAX - change as u8,
        }
    }

    pub(super) fn from_byte(byte: u8) -> Self {
        let decision = RegistrationDecision::ALL.get(usize::from(byte)).copied();
        let changes = [Change::Same, Change::Changed, Change::New, Change::NotCompared];
        let change = || changes.into_iter().find(|it| u8::MAX - *it as u8 == byte);
        decision.map_or_else(|| Self::Known(change().unwrap_or(Change::NotCompared)), Self::Decision)
    }
}

impl Arguments {
    /// Reads the earlier rows, where there are any.
    pub(super) fn read_previous(&self) -> Result<Option<PreviousScanRows>, Stop> {
        let Some(path) = &self.previous else { return Ok(None) };
        let unread = |error| list_read_error(path, &error);
        let progress = WorkProgress::new();
        let (source, _) = input::open(path, &progress).map_err(unread)?;
        let (beginning, source) = input::peek_beginning(source).map_err(unread)?;
        let format = ListInputFormat::detect_with_name_column(ScanColumn::Name.id(), path, &beginning);
        PreviousScanRows::read_scan_output(source, &format).map(Some).map_err(unread)
    }
}

impl Scan<'_> {
    /// What is known of the change of the answer about a name, by its row alone.
    pub(super) fn earlier_answer(&self, row: &NameRow) -> EarlierAnswer {
        let Some(previous) = self.wanted.previous_scan_rows.as_ref().filter(|_| row.row_error.is_none())
        else {
            return EarlierAnswer::Known(Change::NotCompared);
        };
        let Some(earlier) = &row.previous_scan_answer else { return EarlierAnswer::Known(Change::New) };
        let is_same = match previous.decision_or_registration_column() {
            ScanColumn::Decision => match RegistrationDecision::from_id(&earlier.decision_or_registration) {
                Some(decision) => return EarlierAnswer::Decision(decision),
                None => false,
            },
            _ => row.registration_permission.is_some_and(|it| it.id() == earlier.decision_or_registration),
        };
        EarlierAnswer::Known(if is_same { Change::Same } else { Change::Changed })
    }

    /// Whether the row of a name is written that fails or does not (`None`: it cannot be read): with earlier rows only where its
    /// answer has changed.
    pub(super) fn keeps_row(&self, fails: Option<bool>, change: Change) -> bool {
        let is_wanted = self.wanted.previous_scan_rows.is_none() || change == Change::Changed;
        is_wanted && self.arguments.keeps_row(fails)
    }
}
