//! The rows of an earlier scan, with which those of a later one are compared: what another version, other Unicode data or other
//! rules make of the same names.

use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};
use std::io::{self, Read};

use siphasher::sip128::SipHasher13;

use crate::read::{ListInputFormat, ListReader};
use crate::scan::ScanColumn;
use crate::{ListEntryFieldSelection, ListError};

/// The answers of an earlier scan, by name and holder. Of each row 32 bytes are kept, and every different answer once.
#[derive(Clone, Debug)]
pub struct PreviousScanRows {
    key: [u64; 2],
    /// Of each row the fingerprint of its name, its line, the index of its answer, and the fingerprint of its holder; sorted.
    names: Vec<(u128, u32, u32, u64)>,
    /// Whether the rows have the column of holders.
    has_holders: bool,
    answers: Vec<PreviousScanAnswer>,
    compared: ScanColumn,
}

/// What an earlier scan answered about a name.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct PreviousScanAnswer {
    /// The value of [`PreviousScanRows::decision_or_registration_column`].
    pub decision_or_registration: String,
    /// The reasons, by their identifiers, with spaces between.
    pub reason_ids: String,
}

impl PreviousScanRows {
    /// Reads rows that `scan` wrote as CSV or JSON Lines.
    ///
    /// # Errors
    /// They cannot be read, or have no column of names, or none of decisions or registrations: [`ListError::NoColumn`].
    pub fn read_scan_output(
        scan_output: impl Read,
        scan_output_format: &ListInputFormat,
    ) -> io::Result<Self> {
        let mut list =
            ListReader::new(scan_output, scan_output_format).with_fields(ListEntryFieldSelection::All);
        let titles = list.read_selected_column_titles()?;
        let place = |column: ScanColumn| titles.iter().position(|it| it == column.id());
        let line_field = place(ScanColumn::Line);
        let (compared, answer_field) = [ScanColumn::Decision, ScanColumn::Registration]
            .into_iter()
            .find_map(|it| Some((it, place(it)?)))
            .ok_or_else(|| ListError::NoColumn {
                column: ScanColumn::Decision.id().to_owned(),
                columns: titles.iter().take(20).cloned().collect(),
                has_more_columns: titles.len() > 20,
            })?;
        let (reasons_field, holder_field) = (place(ScanColumn::Reasons), place(ScanColumn::Holder));
        let random = RandomState::new();
        let mut rows = Self {
            key: [random.hash_one(0), random.hash_one(1)],
            names: Vec::new(),
            has_holders: holder_field.is_some(),
            answers: Vec::new(),
            compared,
        };
        let mut known = HashMap::new();
        while let Some(entry) = list.next()? {
            let Ok(name) = entry.name_bytes else { continue };
            let text =
                |field: Option<usize>| field.map(|it| words(&entry.entry_fields.field_value(it).to_string()));
            let answer = PreviousScanAnswer {
                decision_or_registration: text(Some(answer_field)).unwrap_or_default(),
                reason_ids: text(reasons_field).unwrap_or_default(),
            };
            let line = text(line_field).and_then(|it| it.parse().ok()).unwrap_or_default();
            let next = rows.answers.len() as u32;
            let index = *known.entry(answer.clone()).or_insert(next);
            if index == next {
                rows.answers.push(answer);
            }
            let holder =
                holder_field.map(|it| entry.entry_fields.field_value(it).to_string()).unwrap_or_default();
            let holder = fingerprint(rows.key, holder.trim().as_bytes()) as u64;
            rows.names.push((fingerprint(rows.key, name), line, index, holder));
        }
        rows.names.sort_unstable();
        Ok(rows)
    }

    /// The column that both scans answer: [`ScanColumn::Decision`], or where the earlier rows do not have it
    /// [`ScanColumn::Registration`].
    pub const fn decision_or_registration_column(&self) -> ScanColumn {
        self.compared
    }

    /// The earlier answer about a name, as the column [`ScanColumn::Name`] has it: of several rows that in this line, from 1,
    /// else the first. Where the rows have holders and `current_name_holder` is who asks now, only rows with the same one
    /// count. `None` where no row does.
    pub fn previous_answer_about_name(
        &self,
        name: &str,
        current_name_holder: Option<&str>,
        current_line_number: u64,
    ) -> Option<&PreviousScanAnswer> {
        let name = fingerprint(self.key, name.as_bytes());
        let start = self.names.partition_point(|it| it.0 < name);
        let holder = current_name_holder
            .filter(|_| self.has_holders)
            .map(|it| fingerprint(self.key, it.as_bytes()) as u64);
        let is_asked_for = |row: &&(u128, u32, u32, u64)| holder.is_none_or(|it| row.3 == it);
        let rows = || self.names[start..].iter().take_while(|it| it.0 == name).filter(is_asked_for);
        let in_line = rows().find(|it| u64::from(it.1) == current_line_number);
        self.answers.get(in_line.or_else(|| rows().next())?.2 as usize)
    }
}

/// What is an array of texts in JSON, as CSV has it.
fn words(value: &str) -> String {
    match value.strip_prefix('[').and_then(|it| it.strip_suffix(']')) {
        Some(all) => all.split(',').map(|it| it.trim().trim_matches('"')).collect::<Vec<_>>().join(" "),
        None => value.to_owned(),
    }
}

fn fingerprint([one, other]: [u64; 2], name: &[u8]) -> u128 {
    SipHasher13::new_with_keys(one, other).hash(name).as_u128()
}

#[cfg(test)]
mod tests {
    use super::PreviousScanRows;
    use crate::ListInputFormat;
    use crate::scan::ScanColumn;

    #[test]
    fn answers_are_found_by_name_and_of_several_by_line() {
        let csv =
            "line,name,registration,reasons\n1,a.com,allowed,\n2,b.com,refused,x y\n3,a.com,needs-review,z\n";
        let json = "{\"line\":1,\"name\":\"a.com\",\"registration\":\"allowed\",\"reasons\":[]}\n\
            {\"line\":2,\"name\":\"b.com\",\"registration\":\"refused\",\"reasons\":[\"x\",\"y\"]}\n\
            {\"line\":3,\"name\":\"a.com\",\"registration\":\"needs-review\",\"reasons\":[\"z\"]}\n";
        let csv_format = || ListInputFormat::Csv { name_column: "name".to_owned() };
        for (text, format) in
            [(csv, csv_format()), (json, ListInputFormat::JsonLines { name_key: "name".to_owned() })]
        {
            let rows = PreviousScanRows::read_scan_output(text.as_bytes(), &format).expect("rows");
            let answer = |name: &str, line| {
                rows.previous_answer_about_name(name, None, line)
                    .map(|it| (&*it.decision_or_registration, &*it.reason_ids))
            };
            assert_eq!(rows.decision_or_registration_column(), ScanColumn::Registration);
            assert_eq!(answer("a.com", 3), Some(("needs-review", "z")));
            assert_eq!(answer("a.com", 9), Some(("allowed", "")));
            assert_eq!((answer("b.com", 1), answer("c.com", 1)), (Some(("refused", "x y")), None));
        }
        let decided = "name,registration,decision\na.com,allowed,taken\n";
        let rows = PreviousScanRows::read_scan_output(decided.as_bytes(), &csv_format()).expect("rows");
        assert_eq!(
            (
                rows.decision_or_registration_column(),
                &*rows.previous_answer_about_name("a.com", None, 1).expect("a row").decision_or_registration
            ),
            (ScanColumn::Decision, "taken")
        );
        let held = "name,holder,decision\na.com,A,same-holder\na.com, B ,taken\na.com,,allowed\n";
        let rows = PreviousScanRows::read_scan_output(held.as_bytes(), &csv_format()).expect("rows");
        let of = |holder| {
            rows.previous_answer_about_name("a.com", Some(holder), 1).map(|it| &*it.decision_or_registration)
        };
        assert_eq!(["A", "B", "", "C"].map(of), [Some("same-holder"), Some("taken"), Some("allowed"), None]);
        assert!(rows.previous_answer_about_name("a.com", None, 1).is_some());
        assert!(PreviousScanRows::read_scan_output(&b"name,line\na.com,1\n"[..], &csv_format()).is_err());
    }
}
