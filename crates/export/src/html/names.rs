//! A report of several names, written one by one, so that memory does not grow with their number.

use bidiscope_bidi::name::{Input, InputType, excerpt};
use bidiscope_words::message;

use crate::sheet::ascii_title_of_name;
use bidiscope_report::page::list::{UnreadableName, unreadable_section};
use bidiscope_report::page::{MAX_SHOWN_NAME_CHARACTERS, PageLine, PageSection};
use bidiscope_report::words::escape::escape_invisibles;

use super::about::ReportMetadata;
use super::page::ReportPage;

/// The most names that a caller should give one [`NamesReport`]; for more there is the [report of a
/// list](super::list_report).
pub const MAX_REPORTED_NAMES: usize = 1_000;

/// The most characters of a name in the table of contents.
const MAX_CONTENTS_CHARACTERS: usize = 80;

/// Writes an HTML report of names with all details. [`NamesReport::html_before_names`], then [`NamesReport::next_name_html`]
/// for each name, then [`NamesReport::html_after_names`] return its parts, to be written one after the other.
pub struct NamesReport<'a> {
    page: ReportPage,
    about: &'a ReportMetadata,
    /// Whether not all of them are text.
    has_names: bool,
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
        let has_names = names.iter().any(|it| it.input_type() != InputType::Text);
        let kind = if has_names { InputType::Name } else { InputType::Text }.id();
        let title = match &names[..] {
            [only] => message!(title_of_name, kind = kind, name = ascii_title_of_name(only)),
            _ => message!(title_of_names, kind = kind, count = names.len()),
        };
        let mut page = ReportPage::new(&title);
        let title = match &names[..] {
            [only] => message!(
                title_of_name,
                kind = kind,
                name = escape_invisibles(&excerpt(&only.decoded_text(), MAX_SHOWN_NAME_CHARACTERS))
            ),
            _ => title,
        };
        page.header(&title, &[], about);
        if names.len() > 1 || !unreadable.is_empty() {
            contents(&mut page, &names, !unreadable.is_empty());
        }
        page.html.begin("main", &[("id", "report")]);
        Self { page, about, has_names, written: 0 }
    }

    /// The HTML before the names. To be called once, before [`Self::next_name_html`].
    pub fn html_before_names(&mut self) -> String {
        self.page.html.take()
    }

    /// The HTML of the next of the names given to [`Self::new`], with the sections of its
    /// [page](bidiscope_report::page::name_page).
    pub fn next_name_html(&mut self, name: &Input, sections: &[PageSection]) -> String {
        self.page.name(self.written, name, sections);
        self.written += 1;
        self.page.html.take()
    }

    /// The HTML after the names; `unreadable` as in [`Self::new`].
    pub fn html_after_names(mut self, unreadable: &[UnreadableName]) -> String {
        if !unreadable.is_empty() {
            self.page.section(&unreadable_section(unreadable, &[], 0));
        }
        self.page.html.end("main");
        self.page.about(self.about, self.has_names);
        self.page.finish();
        self.page.html.take()
    }
}

fn contents(page: &mut ReportPage, names: &[&Input], has_unreadable: bool) {
    let name = |(number, name): (usize, &&Input)| {
        (
            format!("name-{number}"),
            PageLine::from_name(excerpt(&name.decoded_text(), MAX_CONTENTS_CHARACTERS)),
        )
    };
    let unreadable = ("unreadable".to_owned(), PageLine::from_message(&message!(report_unreadable)));
    let about = ("about".to_owned(), PageLine::from_message(&message!(report_about)));
    let further: Vec<_> = has_unreadable.then_some(unreadable).into_iter().chain([about]).collect();
    page.contents("ol", &names.iter().enumerate().map(name).collect::<Vec<_>>(), &further);
}
