//! A report of several names, written one by one, so that memory does not grow with their number.

use bidiscope_bidi::name::{Name, excerpt};

use crate::message;
use crate::page::{Section, visible};
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
            page.contents_of_names(&names, !unreadable.is_empty());
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
            self.page.unreadable(unreadable);
        }
        self.page.html.end("main");
        self.page.about(self.about);
        self.page.finish();
        self.page.html.take()
    }
}

impl ReportPage {
    fn contents_of_names(&mut self, names: &[&Name], has_unreadable: bool) {
        let label = message!(report_contents).to_string();
        self.html.begin("nav", &[("aria-label", &label)]);
        self.say("h2", &[], &message!(report_contents));
        self.html.begin("ol", &[]);
        for (number, name) in names.iter().enumerate() {
            let link = format!("#name-{number}");
            self.html.begin("li", &[]);
            self.html.element("a", &[("href", &link)], |html| {
                html.name_within(&name.text(), MAX_CONTENTS_CHARACTERS);
            });
            self.html.end("li");
        }
        self.html.end("ol");
        self.html.begin("p", &[]);
        if has_unreadable {
            self.say("a", &[("href", "#unreadable")], &message!(report_unreadable));
            self.html.text(" \u{B7} ");
        }
        self.say("a", &[("href", "#about")], &message!(report_about));
        self.html.end("p");
        self.html.end("nav");
    }

    /// The inputs that cannot be read, and why.
    pub(super) fn unreadable(&mut self, unreadable: &[UnreadableName]) {
        self.html.begin("section", &[]);
        self.say("h2", &[("id", "unreadable")], &message!(report_unreadable));
        let columns = [message!(column_line), message!(column_name), message!(column_reason)];
        let columns = columns.map(|it| it.to_string());
        self.table(&message!(report_unreadable).to_string(), &columns, |page| {
            for it in unreadable {
                page.row(|page| {
                    page.cell("number", |page| match it.line {
                        Some(line) => page.number(line),
                        None => page.html.text("\u{2013}"),
                    });
                    page.cell("", |page| match it.input.as_str() {
                        // A line of a list of which only the reason is kept.
                        "" => page.html.text("\u{2013}"),
                        given => page.html.name(given),
                    });
                    page.cell("", |page| page.html.words(&it.reason));
                });
            }
        });
        self.html.end("section");
    }
}
