//! A report of several names, written one by one, so that memory does not grow with their number.

use bidiscope_bidi::name::{Input, excerpt};
use bidiscope_words::message;

use crate::page::{Block, Line, Section, SectionId, Table, escape_invisibles};
use crate::sheet::ascii_title;

use super::about::ReportMetadata;
use super::html::MAX_SHOWN_CHARACTERS;
use super::page::ReportPage;

/// The most names that a caller should give one [`NamesReport`]; for more there is the [report of a
/// list](super::ListReport).
pub const MAX_REPORTED_NAMES: usize = 1_000;

/// The most characters of a name in the table of contents.
const MAX_CONTENTS_CHARACTERS: usize = 80;

/// Input that cannot be read as a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnreadableName {
    /// The input; empty where only the reason is known.
    pub input: String,
    /// Its line, from 1; `None` where it did not come from a file.
    pub line: Option<u64>,
    /// Why it cannot be read, in a sentence.
    pub reason: String,
    /// The values of the list's other columns that are shown.
    pub kept: Vec<String>,
}

/// Writes an HTML report of names with all details. [`NamesReport::begin`], then [`NamesReport::name`] for each name,
/// then [`NamesReport::finish`] return its parts, to be written one after the other.
pub struct NamesReport<'a> {
    page: ReportPage,
    about: &'a ReportMetadata,
    written: usize,
}

impl<'a> NamesReport<'a> {
    /// A report of these names, which its title and table of contents mention, and of the inputs that could not be read.
    pub fn new<'n>(
        about: &'a ReportMetadata,
        names: impl IntoIterator<Item = &'n Input>,
        unreadable: &[UnreadableName],
    ) -> Self {
        let names: Vec<&Input> = names.into_iter().collect();
        let title = match &names[..] {
            [only] => message!(title_of_name, name = ascii_title(only)),
            _ => message!(title_of_names, count = names.len()),
        };
        let mut page = ReportPage::new(&title);
        let title = match &names[..] {
            [only] => message!(
                title_of_name,
                name = escape_invisibles(&excerpt(&only.text(), MAX_SHOWN_CHARACTERS))
            ),
            _ => title,
        };
        page.header(&title, &[], about);
        if names.len() > 1 || !unreadable.is_empty() {
            contents(&mut page, &names, !unreadable.is_empty());
        }
        page.html.begin("main", &[("id", "report")]);
        Self { page, about, written: 0 }
    }

    /// The HTML before the names. To be called once, before [`Self::name`].
    pub fn begin(&mut self) -> String {
        self.page.html.take()
    }

    /// The HTML of the next of the names given to [`Self::new`], with the sections of its [page](crate::page::name_page).
    pub fn name(&mut self, name: &Input, sections: &[Section]) -> String {
        self.page.name(self.written, name, sections);
        self.written += 1;
        self.page.html.take()
    }

    /// The HTML after the names; `unreadable` as in [`Self::new`].
    pub fn finish(mut self, unreadable: &[UnreadableName]) -> String {
        if !unreadable.is_empty() {
            self.page.section(&unreadable_section(unreadable, &[], 0));
        }
        self.page.html.end("main");
        self.page.about(self.about);
        self.page.finish();
        self.page.html.take()
    }
}

fn contents(page: &mut ReportPage, names: &[&Input], has_unreadable: bool) {
    let name = |(number, name): (usize, &&Input)| {
        (format!("name-{number}"), Line::name(excerpt(&name.text(), MAX_CONTENTS_CHARACTERS)))
    };
    let unreadable = ("unreadable".to_owned(), Line::words(&message!(report_unreadable)));
    let about = ("about".to_owned(), Line::words(&message!(report_about)));
    let further: Vec<_> = has_unreadable.then_some(unreadable).into_iter().chain([about]).collect();
    page.contents("ol", &names.iter().enumerate().map(name).collect::<Vec<_>>(), &further);
}

/// What cannot be read as a name, and why; `more` is the number of further ones. `kept` has the titles of the list's other
/// columns that are shown.
pub(super) fn unreadable_section(unreadable: &[UnreadableName], kept: &[String], more: u64) -> Section {
    let unknown = || Line::text("\u{2013}");
    let row = |it: &UnreadableName| {
        let mut row = vec![
            it.line.map_or_else(unknown, |line| Line::code(line.to_string())),
            // Of a line in which no name was found only the reason is known.
            if it.input.is_empty() { unknown() } else { Line::name(&it.input) },
            Line::text(&it.reason),
        ];
        row.extend(kept_lines(&it.kept, kept.len()));
        row
    };
    let columns = [message!(column_line), message!(column_name), message!(column_reason)];
    let table = Table {
        columns: columns.iter().map(ToString::to_string).chain(kept_titles(kept)).collect(),
        rows: unreadable.iter().map(row).collect(),
    };
    let more = (more > 0).then(|| Block::paragraph(&message!(more_names, count = more)));
    let blocks = [Block::Table(table)].into_iter().chain(more).collect();
    Section::new(SectionId::UnreadableNames, &message!(report_unreadable), blocks)
}

/// The titles of columns of a list, as headings.
pub(super) fn kept_titles(titles: &[String]) -> impl Iterator<Item = String> + '_ {
    titles.iter().map(|it| escape_invisibles(&excerpt(it, MAX_CONTENTS_CHARACTERS)))
}

/// The cells of so many such columns.
pub(super) fn kept_lines(values: &[String], count: usize) -> impl Iterator<Item = Line> + '_ {
    (0..count).map(|at| values.get(at).filter(|it| !it.is_empty()).map_or_else(Line::default, Line::name))
}
