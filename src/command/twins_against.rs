//! `bidiscope twins --against`: the names of a list that are the same as a name, or look it.

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::Path;

use bidiscope_bidi::name::{Name, Notation};
use bidiscope_list::ListReader;
use bidiscope_list::scan::{Clerk, Likeness, NameRow, Wanted, likenesses};
use bidiscope_system::files;
use serde::Serialize;

use super::against::{AgainstArguments, NoNames};
use super::scan::input::with_beginning;
use super::{Status, input, json, say, terminal};

/// What is asked.
pub(super) struct Against<'a> {
    pub(super) file: &'a Path,
    /// How the file is written.
    pub(super) other: &'a AgainstArguments,
    pub(super) notation: Notation,
    /// The most lines that are told of each name.
    pub(super) most: usize,
    pub(super) json: bool,
}

/// A name, and what is found of it in the list.
struct Asked {
    given: String,
    line: Option<u64>,
    row: NameRow,
    found: Vec<Match>,
    count: u64,
}

/// A line of the list.
#[derive(Serialize)]
struct Match {
    line: u64,
    name: String,
    a_name: Option<String>,
    same: Vec<&'static str>,
    #[serde(skip)]
    likenesses: Vec<Likeness>,
}

#[derive(Serialize)]
struct Answer<'a> {
    input: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u64>,
    name: &'a str,
    /// Whether every line that matches is listed.
    complete: bool,
    count: u64,
    against: &'a [Match],
}

impl Against<'_> {
    /// Answers for each name on `out`, when the list is read; what is wrong with one keeps no other from its answer.
    pub(super) fn run(&self, names: &[OsString], out: &mut dyn Write) -> io::Result<Status> {
        let columns = Likeness::ALL.into_iter().map(Likeness::column).collect();
        let mut clerk = Clerk::new(Wanted { notation: self.notation, under: None, columns });
        let (mut asked, mut status) = (Vec::new(), Status::Done);
        let read = input::each_name(names, out, |out, given| {
            if let Err(error) = Name::read_bytes(given.bytes, self.notation) {
                status = Status::Unreadable;
                if self.json {
                    let refusal = json::Refusal::new(given, error.kind.to_string(), error.position);
                    return json::write_line(out, &refusal);
                }
                say(&terminal::complaint(given, &error));
                return Ok(());
            }
            asked.push(Asked {
                given: String::from_utf8_lossy(given.bytes).into_owned(),
                line: given.line,
                row: clerk.row(given.line.unwrap_or_default(), given.bytes).clone(),
                found: Vec::new(),
                count: 0,
            });
            Ok(())
        })?;
        match self.find(&mut clerk, &mut asked) {
            Ok(0) => {}
            Ok(unread) => {
                let names = if unread == 1 { "one name is" } else { "names are" };
                let count = if unread == 1 { String::new() } else { format!("{unread} ") };
                say(&format!("{}: {count}{names} passed over: not readable", input::called(self.file)));
                status = status.max(Status::Unreadable);
            }
            Err(error) => {
                say(&format!("{}: {}", input::called(self.file), files::reason(&error)));
                return Ok(Status::Failed);
            }
        }
        for it in &asked {
            if self.json { json::write_line(out, &it.answer())? } else { it.write(out)? }
        }
        Ok(status.max(read))
    }

    /// Fills in what is found in the list; how many of its names cannot be read.
    fn find(&self, clerk: &mut Clerk, asked: &mut [Asked]) -> io::Result<u64> {
        let (beginning, file) = with_beginning(input::opened(self.file)?)?;
        let form = self.other.form(self.file, None, &beginning).map_err(io::Error::other)?;
        let mut list = ListReader::new(file, &form);
        let (mut unread, mut no_names) = (0, NoNames::default());
        while let Some(entry) = list.next()? {
            let row = match entry.given {
                Ok(given) => clerk.row(entry.line, given),
                Err(reason) => clerk.refused(entry.line, reason),
            };
            no_names.add(row);
            unread += u64::from(row.error.is_some());
            for it in &mut *asked {
                it.compare(row, self.most);
            }
        }
        no_names.complaint(&form).map_or(Ok(unread), |words| Err(io::Error::other(words)))
    }
}

impl Asked {
    /// Takes a line of the list if it is like the name.
    fn compare(&mut self, row: &NameRow, most: usize) {
        let likenesses: Vec<Likeness> = likenesses(&self.row.keys(), &row.keys()).collect();
        if likenesses.is_empty() {
            return;
        }
        self.count += 1;
        if self.found.len() < most {
            self.found.push(Match {
                line: row.line,
                name: row.name.clone(),
                a_name: row.a_name.clone(),
                same: likenesses.iter().map(|it| it.id()).collect(),
                likenesses,
            });
        }
    }

    fn answer(&self) -> Answer<'_> {
        Answer {
            input: &self.given,
            line: self.line,
            name: &self.row.name,
            complete: self.count == self.found.len() as u64,
            count: self.count,
            against: &self.found,
        }
    }

    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "{}", terminal::shown(&self.given))?;
        match (self.count, self.found.len() as u64) {
            (0, _) => writeln!(out, "  no name of the list is the same or looks it")?,
            (1, 1) => writeln!(out, "  one name of the list is the same or looks it")?,
            (count, listed) if count == listed => {
                writeln!(out, "  {count} names of the list are the same or look it")?;
            }
            (count, listed) => {
                writeln!(out, "  {count} names of the list are the same or look it; the first {listed}")?;
            }
        }
        for it in &self.found {
            writeln!(out, "    line {}: {}", it.line, terminal::with_copy(&it.name))?;
            for likeness in &it.likenesses {
                writeln!(out, "      {}", likeness.title())?;
            }
        }
        Ok(())
    }
}
