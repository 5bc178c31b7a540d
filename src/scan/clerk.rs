//! From a line of a list to its row.

use crate::name::{Name, Notation};
use crate::order::Strategy;
use crate::verdict::grouping::Bound;
use crate::verdict::{Question, Under, Unfit, report_for};

use super::column::{Column, Columns};
use super::row::{NameRow, Violation};

/// What is asked of every name of a list.
#[derive(Clone, Debug)]
pub struct Wanted {
    /// How the names are written.
    pub notation: Notation,
    /// The zone in which they would be registered; without it every label is the applicant's.
    pub under: Option<Under>,
    /// What is told of them. What is not asked for is not computed.
    pub columns: Columns,
}

impl Default for Wanted {
    fn default() -> Self {
        Self { notation: Notation::Unicode, under: None, columns: Columns::of_names() }
    }
}

/// Makes one row after another, in memory that it keeps.
#[derive(Clone, Debug)]
pub struct Clerk {
    wanted: Wanted,
    /// What is computed: the columns that are asked for, and what those of groups are made from.
    columns: Columns,
    row: NameRow,
}

impl Clerk {
    /// For rows with these columns, and with what the columns of groups among them are made from.
    pub fn new(wanted: Wanted) -> Self {
        let columns = wanted.columns.with_sources();
        Self { wanted, columns, row: NameRow::default() }
    }

    /// The row of the name that was given in this line, UTF-8 or not.
    pub fn row(&mut self, line: u64, given: &[u8]) -> &NameRow {
        self.row.clear(line);
        let read = match &self.wanted.under {
            Some(under) => under.name(given),
            None => Name::read_bytes(given, self.wanted.notation).map_err(Unfit::from),
        };
        match read {
            Ok(name) => self.tell(&name),
            Err(unfit) => self.row.error = Some(unfit.to_string()),
        }
        &self.row
    }

    /// The row of a line in which no name is found, and why.
    pub fn refused(&mut self, line: u64, reason: &str) -> &NameRow {
        self.row.clear(line);
        self.row.error = Some(reason.to_owned());
        &self.row
    }

    fn tell(&mut self, name: &Name) {
        let (row, columns) = (&mut self.row, self.columns);
        row.name = name.text();
        let zone = self.wanted.under.as_ref().map(|it| it.zone().clone());
        let report = report_for(name, &Question { bound: Bound::SHORT, zone, ..Question::default() });
        row.bidi_domain_name = Some(report.rule.bidi_domain_name);
        row.bidi_rule = report.no_domain_name.is_none().then_some(report.rule.verdict);
        for (label, judged) in report.rule.labels.iter().enumerate() {
            for it in &judged.conditions {
                let violation = |&character| Violation { label, condition: it.condition, character };
                row.violations.extend(it.characters.iter().map(violation));
            }
        }
        row.a_name = report.dns.name;
        row.registration = Some(report.registration.verdict);
        row.because = report.registration.because;
        for (at, column, strategy) in [
            (0, Column::DisplayOneToOne, Strategy::OneToOne),
            (1, Column::DisplayLtr, Strategy::UbaLtr),
            (2, Column::DisplayRtl, Strategy::UbaRtl),
        ] {
            if columns.has(column) {
                row.displays[at] = strategy.order(name.characters()).display(name.characters());
            }
        }
    }
}
