//! `inspect --report`: all that is told of names, as one page of HTML.

use std::io::{self, Write};
use std::path::Path;

use bidiscope_bidi::name::{Name, Notation};
use bidiscope_bidi::order::Strategy;
use bidiscope_idna::verdict::{Question, Under, report_for};
use bidiscope_present::report::{MOST_REPORTED, NamesReport, ReportAbout, ReportedName, UnreadableName};

use super::super::report::{self, ReportFile};
use super::super::signals::Requests;
use super::super::under::read_name;
use super::super::{Status, display, input, refused, same_file, say, terminal};
use super::Arguments;

/// A name as it was given.
struct GivenName {
    name: Name,
    given: String,
    line: Option<u64>,
}

impl Arguments {
    /// Writes the report; nothing goes to `out`.
    pub(super) fn write_report(
        &self,
        file: &Path,
        under: Option<&Under>,
        question: &Question,
        notation: Notation,
        out: &mut dyn Write,
    ) -> io::Result<Status> {
        let words = self.report.words.as_deref();
        if let Some(clash) = same_file::clash([file], words) {
            say(&clash);
            return Ok(Status::Unreadable);
        }
        // First, so that what is wrong with the file is known before the names are read.
        let begun = self.report.read_words().and_then(|words| {
            let file = ReportFile::begin(file, self.overwrite)?;
            Ok((words, file))
        });
        let (words, file) = match begun {
            Ok(begun) => begun,
            Err(status) => return Ok(status),
        };
        let mut names = Vec::new();
        let mut unreadable = Vec::new();
        let mut is_too_many = false;
        let read = input::each_name(&self.names, out, |_, given| {
            if names.len() + unreadable.len() == MOST_REPORTED {
                is_too_many = true;
                return Ok(());
            }
            match read_name(given, under, notation) {
                Ok(name) => {
                    names.push(GivenName { name, given: report::given(given.bytes), line: given.line });
                }
                Err(unfit) => {
                    say(&terminal::complaint(given, &unfit));
                    let (given, line) = (report::given(given.bytes), given.line);
                    unreadable.push(UnreadableName { given, line, reason: unfit.to_string() });
                }
            }
            Ok(())
        })?;
        if is_too_many || names.is_empty() {
            file.abandon();
            say(&match is_too_many {
                true => format!(
                    "at most {MOST_REPORTED} names are told of in one report; `bidiscope scan --report` is for longer lists"
                ),
                false => "no report was written, for there is no name to tell of".to_owned(),
            });
            return Ok(read.max(Status::Unreadable));
        }
        let status = if unreadable.is_empty() { read } else { Status::Unreadable };
        let about =
            ReportAbout { zone: under.map(|it| it.zone().name().text()), notation, made: report::made() };
        let mut report = NamesReport::new(&words, &about, names.iter().map(|it| &it.name), &unreadable);
        let written = self.write_names(file, &mut report, &names, question);
        Ok(match written {
            Ok((mut file, failed)) => {
                match file.write(&report.finish(&unreadable)).and_then(|()| file.finish()) {
                    Ok(()) => status.max(failed),
                    Err(ended) => status.max(ended),
                }
            }
            Err(ended) => status.max(ended),
        })
    }

    /// Writes all up to the end, and tells whether some name fails the check.
    fn write_names(
        &self,
        mut file: ReportFile,
        report: &mut NamesReport<'_>,
        names: &[GivenName],
        question: &Question,
    ) -> Result<(ReportFile, Status), Status> {
        let requests = Requests::listen();
        let displays = display::chosen_or(&self.displays, &Strategy::BUILT_IN);
        let mut status = Status::Done;
        file.write(&report.begin())?;
        for GivenName { name, given, line } in names {
            if let Some(ended) = requests.status() {
                file.abandon();
                return Err(ended);
            }
            let told = report_for(name, question);
            if let Some(check) = self.check {
                let given = input::Given { bytes: given.as_bytes(), line: *line };
                for wrong in refused::told(check, &told) {
                    say(&terminal::complaint(given, &wrong));
                }
                if check.fails(&told) {
                    status = Status::Failed;
                }
            }
            let named = ReportedName { name, given, line: *line, report: &told, displays: &displays };
            file.write(&report.name(&named))?;
        }
        Ok((file, status))
    }
}
