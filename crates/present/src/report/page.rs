//! The page of a report, and its common elements.

use crate::message;
use crate::messages::{Catalogue, Message};
use crate::page::plain_text;

use super::html::{Attributes, Html};
use super::pictures::Pictures;
use super::style::style_sheet;

/// The page of a report that is being written.
pub(super) struct ReportPage {
    pub(super) html: Html,
    pub(super) pictures: Pictures,
}

impl ReportPage {
    /// Begins a page with this title.
    pub(super) fn new(title: &Message<'_>) -> Self {
        let catalogue = Catalogue::current();
        let mut html = Html::default();
        html.markup("<!DOCTYPE html>\n");
        html.begin("html", &[("lang", catalogue.language()), ("dir", catalogue.direction())]);
        html.element("head", &[], |html| {
            html.markup(
                "\n<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; \
                 style-src 'unsafe-inline'\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
                 <meta name=\"color-scheme\" content=\"light dark\">\n",
            );
            // The title of a window has no markup, so that the isolates stay.
            html.element("title", &[], |html| html.text(&title.isolated()));
            html.markup("<style>\n");
            html.style(&style_sheet());
            html.markup("</style>\n");
        });
        html.markup("\n<body>\n");
        let mut page = Self { html, pictures: Pictures::new() };
        page.say("a", &[("class", "skip"), ("href", "#report")], &message!(report_skip));
        page
    }

    /// Ends the page; the glyph outlines of all drawings come last.
    pub(super) fn finish(&mut self) {
        self.pictures.define(&mut self.html);
        self.html.markup("\n</body>\n</html>\n");
    }

    /// An element with a message as its content.
    pub(super) fn say(&mut self, element: &'static str, attributes: Attributes<'_>, message: &Message<'_>) {
        self.html.element(element, attributes, |html| html.words(&message.isolated()));
    }

    /// A paragraph with a message.
    pub(super) fn paragraph(&mut self, message: &Message<'_>) {
        self.say("p", &[], message);
    }

    /// A paragraph that counts what is not listed, where there is any.
    pub(super) fn counted(&mut self, count: u64, message: impl FnOnce(u64) -> Message<'static>) {
        if count > 0 {
            self.paragraph(&message(count));
        }
    }

    /// A table with a header row, which scrolls horizontally where it is too wide; `called` is its accessible name.
    pub(super) fn table(&mut self, called: &str, columns: &[String], rows: impl FnOnce(&mut Self)) {
        let label = plain_text(called);
        let about = [("class", "wide"), ("role", "group"), ("tabindex", "0"), ("aria-label", label.as_str())];
        self.html.begin("div", &about);
        self.html.markup("<table>\n<thead>\n<tr>");
        for column in columns {
            self.html.element("th", &[("scope", "col")], |html| html.words(column));
        }
        self.html.markup("</tr>\n</thead>\n<tbody>\n");
        rows(self);
        self.html.markup("</tbody>\n</table>\n");
        self.html.end("div");
    }

    /// A row of a table.
    pub(super) fn row(&mut self, write: impl FnOnce(&mut Self)) {
        self.html.begin("tr", &[]);
        write(self);
        self.html.end("tr");
    }

    /// A cell of a table.
    pub(super) fn cell(&mut self, class: &str, write: impl FnOnce(&mut Self)) {
        let about = [("class", class)];
        self.html.begin("td", if class.is_empty() { &[] } else { &about });
        write(self);
        self.html.end("td");
    }

    /// The header cell of a row.
    pub(super) fn row_head(&mut self, class: &str, write: impl FnOnce(&mut Self)) {
        let about = [("scope", "row"), ("class", class)];
        self.html.begin("th", if class.is_empty() { &about[..1] } else { &about });
        write(self);
        self.html.end("th");
    }

    /// A number.
    pub(super) fn number(&mut self, number: u64) {
        self.html.text(&number.to_string());
    }
}
