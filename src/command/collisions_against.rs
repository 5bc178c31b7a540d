//! `bidiscope collisions --against`: lists the names of a list that match a name: the same, the same display, or confusable.

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::Path;

use bidiscope_bidi::name::{Name, Notation};
use bidiscope_list::ListReader;
use bidiscope_list::scan::{MatchKind, NameRow, RowBuilder, ScanOptions, match_kinds};
use bidiscope_present::error_text::file_error_text;
use bidiscope_present::message;
use bidiscope_present::read_error_text::{read_error_reason, read_error_text};
use bidiscope_present::verdict_text::match_kind_text;
use serde::Serialize;

use super::comparison_list::{AgainstArguments, NonNameCount};
use super::scan::input::peek_beginning;
use super::{Status, input, json, print_message, terminal};

/// The options of the comparison with a list.
pub(super) struct ListComparison<'a> {
    /// The list.
    pub(super) file: &'a Path,
    /// The format options of the file.
    pub(super) format: &'a AgainstArguments,
    pub(super) notation: Notation,
    /// The most matching lines that are listed for each name.
    pub(super) most: usize,
    pub(super) json: bool,
}

/// A name, and its matches in the list.
struct Query {
    input: String,
    line: Option<u64>,
    row: NameRow,
    /// The first matching lines, at most `--most`.
    matches: Vec<Match>,
    /// The number of all matching lines.
    count: u64,
}

/// A line of the list that matches.
#[derive(Serialize)]
struct Match {
    line: u64,
    name: String,
    ascii_name: Option<String>,
    /// The identifiers of `kinds`.
    same: Vec<&'static str>,
    /// The ways in which it matches.
    #[serde(skip)]
    kinds: Vec<MatchKind>,
}

/// The JSON object of a name and its matches in the list.
#[derive(Serialize)]
struct MatchesJson<'a> {
    input: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u64>,
    name: &'a str,
    /// Whether every line that matches is listed.
    complete: bool,
    count: u64,
    #[serde(rename = "against")]
    matches: &'a [Match],
}

impl ListComparison<'_> {
    /// Writes the matches of each name to `out`, after the list is read. An error in one name does not stop the others.
    pub(super) fn run(&self, names: &[OsString], out: &mut dyn Write) -> io::Result<Status> {
        let columns = MatchKind::ALL.into_iter().map(MatchKind::column).collect();
        let mut row_builder = RowBuilder::new(ScanOptions { notation: self.notation, parent: None, columns });
        let (mut queries, mut status) = (Vec::new(), Status::Done);
        let read = input::each_name(names, out, |out, given| {
            if let Err(error) = Name::read_bytes(given.bytes, self.notation) {
                status = Status::Unreadable;
                if self.json {
                    let error = json::InputErrorJson::new(
                        given,
                        read_error_reason(&error.kind).to_string(),
                        error.position,
                    );
                    return json::write_line(out, &error);
                }
                print_message(&terminal::input_message(given, &read_error_text(&error)));
                return Ok(());
            }
            queries.push(Query {
                input: String::from_utf8_lossy(given.bytes).into_owned(),
                line: given.line,
                row: row_builder.row(given.line.unwrap_or_default(), given.bytes).clone(),
                matches: Vec::new(),
                count: 0,
            });
            Ok(())
        })?;
        match self.find(&mut row_builder, &mut queries) {
            Ok(0) => {}
            Ok(unread) => {
                let file = input::source_name(self.file);
                print_message(&message!(list_names_skipped, file = file, count = unread).to_string());
                status = status.max(Status::Unreadable);
            }
            Err(error) => {
                print_message(&format!("{}: {}", input::source_name(self.file), file_error_text(&error)));
                return Ok(Status::Failed);
            }
        }
        for it in &queries {
            if self.json { json::write_line(out, &it.json())? } else { it.write(out)? }
        }
        Ok(status.max(read))
    }

    /// Reads the list and adds its matches to `queries`; gives the number of lines that cannot be read.
    fn find(&self, row_builder: &mut RowBuilder, queries: &mut [Query]) -> io::Result<u64> {
        let (beginning, file) = peek_beginning(input::open(self.file)?)?;
        let form = self.format.form(self.file, None, &beginning).map_err(io::Error::other)?;
        let mut list = ListReader::new(file, &form);
        let (mut unread, mut non_names) = (0, NonNameCount::default());
        while let Some(entry) = list.next()? {
            let row = match entry.name {
                Ok(given) => row_builder.row(entry.line, given),
                Err(reason) => row_builder.unreadable_row(entry.line, reason),
            };
            non_names.add(row);
            unread += u64::from(row.error.is_some());
            for it in &mut *queries {
                it.compare(row, self.most);
            }
        }
        non_names.error_message(&form).map_or(Ok(unread), |words| Err(io::Error::other(words)))
    }
}

impl Query {
    /// Counts a line of the list if it matches the name.
    fn compare(&mut self, row: &NameRow, most: usize) {
        let kinds: Vec<MatchKind> = match_kinds(&self.row.keys(), &row.keys()).collect();
        if kinds.is_empty() {
            return;
        }
        self.count += 1;
        if self.matches.len() < most {
            self.matches.push(Match {
                line: row.line,
                name: row.name.clone(),
                ascii_name: row.ascii_name.clone(),
                same: kinds.iter().map(|it| it.id()).collect(),
                kinds,
            });
        }
    }

    fn json(&self) -> MatchesJson<'_> {
        MatchesJson {
            input: &self.input,
            line: self.line,
            name: &self.row.name,
            complete: self.count == self.matches.len() as u64,
            count: self.count,
            matches: &self.matches,
        }
    }

    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "{}", terminal::in_display_order(&self.input))?;
        writeln!(out, "  {}", message!(list_matches_count, count = self.count))?;
        for it in &self.matches {
            let line = message!(line_number, line = it.line);
            writeln!(out, "    {line}: {}", terminal::with_copyable_form(&it.name))?;
            for kind in &it.kinds {
                writeln!(out, "      {}", match_kind_text(*kind))?;
            }
        }
        match self.count.saturating_sub(self.matches.len() as u64) {
            0 => Ok(()),
            more => writeln!(out, "    {}", message!(more_names, count = more)),
        }
    }
}
