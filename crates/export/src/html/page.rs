//! The page of a report, and its common elements.

use bidiscope_words::{Catalogue, Message, message};

use bidiscope_report::page::PageLine;

use super::pictures::Pictures;
use super::style::style_sheet;
use super::writer::{Attributes, Html};

/// The page of a report that is being written.
pub(super) struct ReportPage {
    pub(super) html: Html,
    pub(super) pictures: Pictures,
}

impl ReportPage {
    /// Begins a page with this title.
    pub(super) fn new(title: &Message<'_>) -> Self {
        let mut html = Html::default();
        html.markup("<!DOCTYPE html>\n");
        let (language, direction) = (Catalogue::current_language_tag(), Catalogue::current_html_dir());
        html.begin("html", &[("lang", language), ("dir", direction)]);
        html.element("head", &[], |html| {
            html.markup(
                "\n<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; \
                 style-src 'unsafe-inline'\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
                 <meta name=\"color-scheme\" content=\"light dark\">\n",
            );
            // The title of a window has no markup, so that the isolates stay.
            html.element("title", &[], |html| html.text(&title.text_with_isolated_values()));
            html.markup("<style>\n");
            html.style(&style_sheet());
            html.markup("</style>\n");
        });
        html.markup("\n<body>\n");
        let mut page = Self { html, pictures: Pictures::new("g") };
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
        self.html.element(element, attributes, |html| html.words(&message.text_with_isolated_values()));
    }

    /// A paragraph with a message.
    pub(super) fn paragraph(&mut self, message: &Message<'_>) {
        self.say("p", &[], message);
    }

    /// The table of contents: links to identifiers of the page in a list of this kind, and further ones below it.
    pub(super) fn contents(
        &mut self,
        list: &'static str,
        links: &[(String, PageLine)],
        further: &[(String, PageLine)],
    ) {
        let title = message!(report_contents);
        self.html.begin("nav", &[("aria-label", &title.to_string())]);
        self.say("h2", &[], &title);
        self.html.begin(list, &[]);
        for (id, line) in links {
            self.html.begin("li", &[]);
            self.link(id, line);
            self.html.end("li");
        }
        self.html.end(list);
        if !further.is_empty() {
            self.html.begin("p", &[]);
            for (at, (id, line)) in further.iter().enumerate() {
                self.html.text(if at > 0 { " \u{B7} " } else { "" });
                self.link(id, line);
            }
            self.html.end("p");
        }
        self.html.end("nav");
    }

    fn link(&mut self, id: &str, line: &PageLine) {
        self.html.begin("a", &[("href", &format!("#{id}"))]);
        line.pieces.iter().for_each(|it| self.piece(it));
        self.html.end("a");
    }
}
