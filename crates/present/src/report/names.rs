//! A report of several names, written one by one, so that memory does not grow with their number.

use bidiscope_bidi::name::{Name, excerpt};

use crate::message;
use crate::page::{Block, Line, Section, SectionId, Table, visible};
use crate::sheet::ascii_title;

use super::about::ReportMetadata;
use super::html::MAX_SHOWN_CHARACTERS;
use super::page::ReportPage;

/// The most names of one report with all details; for more there is the report of a list.
pub const MAX_REPORTED_NAMES: usize = 1_000;

/// The most characters of a name in the table of contents.
const MAX_CONTENTS_CHARACTERS: usize = 80;

/// Input that cannot be read as a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnreadableName {
    /// The input.
    pub input: String,
    /// Its line, from 1; `None` where it did not come from a file.
    pub line: Option<u64>,
    /// Why it cannot be read.
    pub reason: String,
}

/// Writes a report of names: [`NamesReport::begin`], [`NamesReport::name`] for each name, and [`NamesReport::finish`]
/// give its parts.
pub struct NamesReport<'a> {
    page: ReportPage,
    about: &'a ReportMetadata,
    written: usize,
}

impl<'a> NamesReport<'a> {
    /// A report of these names.
    pub fn new<'n>(
        about: &'a ReportMetadata,
        names: impl IntoIterator<Item = &'n Name>,
        unreadable: &[UnreadableName],
    ) -> Self {
        let names: Vec<&Name> = names.into_iter().collect();
        let title = match &names[..] {
            [only] => message!(title_of_name, name = ascii_title(only)),
            _ => message!(title_of_names, count = names.len()),
        };
        let mut page = ReportPage::new(&title);
        let title = match &names[..] {
            [only] => message!(title_of_name, name = visible(&excerpt(&only.text(), MAX_SHOWN_CHARACTERS))),
            _ => title,
        };
        page.html.begin("header", &[]);
        page.say("h1", &[], &title);
        page.html.end("header");
        if names.len() > 1 || !unreadable.is_empty() {
            contents(&mut page, &names, !unreadable.is_empty());
        }
        page.html.begin("main", &[("id", "report")]);
        Self { page, about, written: 0 }
    }

    /// The HTML before the names.
    pub fn begin(&mut self) -> String {
        self.page.html.take()
    }

    /// The HTML of the next name, with the sections of its page.
    pub fn name(&mut self, name: &Name, sections: &[Section]) -> String {
        self.page.name(self.written, name, sections);
        self.written += 1;
        self.page.html.take()
    }

    /// The HTML after the names.
    pub fn finish(mut self, unreadable: &[UnreadableName]) -> String {
        if !unreadable.is_empty() {
            self.page.section(&unreadable_section(unreadable, 0));
        }
        self.page.html.end("main");
        self.page.about(self.about);
        self.page.finish();
        self.page.html.take()
    }
}

fn contents(page: &mut ReportPage, names: &[&Name], has_unreadable: bool) {
    let name = |(number, name): (usize, &&Name)| {
        (format!("name-{number}"), Line::name(excerpt(&name.text(), MAX_CONTENTS_CHARACTERS)))
    };
    let unreadable = ("unreadable".to_owned(), Line::words(&message!(report_unreadable)));
    let about = ("about".to_owned(), Line::words(&message!(report_about)));
    let further: Vec<_> = has_unreadable.then_some(unreadable).into_iter().chain([about]).collect();
    page.contents("ol", &names.iter().enumerate().map(name).collect::<Vec<_>>(), &further);
}

/// What cannot be read as a name, and why; `more` is the number of further ones.
pub(super) fn unreadable_section(unreadable: &[UnreadableName], more: u64) -> Section {
    let unknown = || Line::text("\u{2013}");
    let row = |it: &UnreadableName| {
        vec![
            it.line.map_or_else(unknown, |line| Line::code(line.to_string())),
            // Of a line in which no name was found only the reason is known.
            if it.input.is_empty() { unknown() } else { Line::name(&it.input) },
            Line::text(&it.reason),
        ]
    };
    let columns = [message!(column_line), message!(column_name), message!(column_reason)];
    let table = Table {
        columns: columns.iter().map(ToString::to_string).collect(),
        rows: unreadable.iter().map(row).collect(),
    };
    let more = (more > 0).then(|| Block::Paragraph(Line::words(&message!(more_names, count = more))));
    Section {
        id: SectionId::UnreadableNames,
        title: message!(report_unreadable).to_string(),
        blocks: [Block::Table(table)].into_iter().chain(more).collect(),
    }
}
