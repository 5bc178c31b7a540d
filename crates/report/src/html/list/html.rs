//! The report of a list as HTML, part by part.

use std::collections::BTreeMap;

use bidiscope_idna::verdict::RulesByZone;
use bidiscope_list::KeptEntry;
use bidiscope_words::{Message, message};

use crate::html::about::ReportMetadata;
use crate::html::names::unreadable_section;
use crate::html::page::ReportPage;
use crate::page::{Line, SectionId, escape_invisibles};

use super::{ListReport, details, matches, summary};

/// The options of the report of a list.
#[derive(Clone, Copy, Debug)]
pub struct ListReportOptions<'a> {
    /// The lists whose names it has, in their order.
    pub lists: &'a [ReportedList],
    /// The name of the other list with which they are compared; `None` if there is none.
    pub other: Option<&'a str>,
    /// The entries in the lines [`ListReport::other_list_lines`] of the other list, by their lines.
    pub other_entries: &'a BTreeMap<u64, KeptEntry>,
    /// The titles of the lists' other columns that are shown, as many as rows were [added](super::ListReportPart::add) with.
    pub kept: &'a [String],
    /// Those of the other list, as many as its entries have.
    pub other_kept: &'a [String],
    /// The registry's rules by which the names were judged; `None` if there are none.
    pub rules: Option<&'a RulesByZone>,
    /// Which entries are not written to the list of names that is made beside the report.
    pub not_written: NotWritten<'a>,
}

/// Which entries are not written to a list of names that was made of a list.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct NotWritten<'a> {
    /// The identifier of the column whose values are written.
    pub column: &'a str,
    /// How many entries that can be read have no value there.
    pub without_value: u64,
    /// How many cannot be read.
    pub unreadable: u64,
}

/// One of the lists that a report is about, with its lines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReportedList {
    /// Its name, such as that of its file.
    pub name: String,
    /// The number of its first line; lines are counted from 1, and on from one list to the next.
    pub first_line: u64,
    /// The number of its last line in which a name begins, less than `first_line` if there is none; `None` for the last list.
    pub last_line: Option<u64>,
}

impl Default for ListReportOptions<'_> {
    /// Of no list.
    fn default() -> Self {
        static NO_ENTRIES: BTreeMap<u64, KeptEntry> = BTreeMap::new();
        Self {
            lists: &[],
            other: None,
            other_entries: &NO_ENTRIES,
            kept: &[],
            other_kept: &[],
            rules: None,
            not_written: NotWritten::default(),
        }
    }
}

impl ReportedList {
    fn title(&self, is_only: bool) -> Message<'static> {
        let file = escape_invisibles(&self.name);
        match self.last_line {
            _ if is_only => message!(list_file, file = file),
            Some(last) if last < self.first_line => message!(list_file_without_names, file = file),
            Some(last) => message!(list_file_lines, file = file, first = self.first_line, last = last),
            None => message!(list_file_from_line, file = file, first = self.first_line),
        }
    }
}

impl ListReportOptions<'_> {
    pub(super) fn has_rules(&self) -> bool {
        self.rules.is_some_and(|it| !it.is_empty())
    }
}

/// The report of a list as an iterator over HTML parts, each made when it is requested.
pub struct ListReportHtml<'a> {
    page: ReportPage,
    report: &'a ListReport,
    about: &'a ReportMetadata,
    asked: ListReportOptions<'a>,
    next: usize,
}

impl ListReport {
    /// The report as an HTML document, in parts to be written one after the other.
    pub fn html<'a>(&'a self, about: &'a ReportMetadata, asked: ListReportOptions<'a>) -> ListReportHtml<'a> {
        let page = ReportPage::new(&message!(title_of_list));
        ListReportHtml { page, report: self, about, asked, next: 0 }
    }
}

impl Iterator for ListReportHtml<'_> {
    type Item = String;

    fn next(&mut self) -> Option<String> {
        let step = self.next;
        self.next += 1;
        let (refused, flagged) = (&self.report.refused.first, &self.report.flagged);
        // The beginning, the refused names, the beginning of the flagged ones, these, and the end.
        let (flagged_begin, end) = (refused.len() + 1, refused.len() + flagged.listed().count() + 2);
        if step > end {
            return None;
        }
        if step == 0 {
            self.begin();
        } else if step == flagged_begin {
            self.begin_flagged();
        } else if step == end {
            self.end();
        } else {
            let notation = self.about.notation;
            let block = match refused.get(step - 1) {
                Some(listed) => {
                    let contested = self.report.suggestions_contested.first.get(step - 1);
                    Some(details::refused((listed, contested), notation, &self.asked))
                }
                None => {
                    let name = flagged.listed().nth(step - flagged_begin - 1);
                    name.map(|it| details::flagged(it, notation, &self.asked))
                }
            };
            self.page.blocks("", block.as_slice());
        }
        Some(self.page.html.take())
    }
}

impl ListReportHtml<'_> {
    fn begin(&mut self) {
        let Self { page, report, asked, about, .. } = self;
        let mut of: Vec<_> = asked.lists.iter().map(|it| it.title(asked.lists.len() == 1)).collect();
        of.extend(asked.other.map(|it| message!(other_list_file, file = escape_invisibles(it))));
        page.header(&message!(title_of_list), &of, about);
        let is_compared = asked.other.is_some();
        let links = [
            (SectionId::ListSummary, true),
            (SectionId::RefusedNames, true),
            (SectionId::FlaggedNames, true),
            (SectionId::UnreadableNames, report.unreadable.count > 0),
            (SectionId::NameGroups, true),
            (SectionId::OtherListMatches, is_compared),
            (SectionId::OtherNames, report.others.count > 0),
        ];
        let about = ("about".to_owned(), Line::words(&message!(report_about)));
        let links = links
            .into_iter()
            .filter(|it| it.1)
            .map(|(id, _)| (id.anchor().unwrap_or_default().to_owned(), Line::words(&title(id))));
        page.contents("ul", &links.chain([about]).collect::<Vec<_>>(), &[]);
        page.html.begin("main", &[("id", "report")]);
        page.section(&summary::section(report, asked));
        page.begin_section(SectionId::RefusedNames, &title(SectionId::RefusedNames).to_string());
        if report.refused.count == 0 {
            page.paragraph(&message!(list_refused_none));
        }
    }

    fn begin_flagged(&mut self) {
        let Self { page, report, .. } = self;
        count_others(page, report.refused.more());
        page.end_section();
        page.begin_section(SectionId::FlaggedNames, &title(SectionId::FlaggedNames).to_string());
        if report.flagged.count() == 0 {
            page.paragraph(&message!(list_flagged_none));
        }
    }

    fn end(&mut self) {
        let Self { page, report, asked, about, .. } = self;
        count_others(page, report.flagged.count() - report.flagged.listed().count() as u64);
        page.end_section();
        if report.unreadable.count > 0 {
            page.section(&unreadable_section(&report.unreadable.first, asked.kept, report.unreadable.more()));
        }
        page.section(&matches::groups(report, asked));
        if asked.other.is_some() {
            page.section(&matches::with_other_list(report, asked));
        }
        if report.others.count > 0 {
            page.section(&matches::others(report, asked));
        }
        page.html.end("main");
        page.about(about);
        page.finish();
    }
}

/// The title of a section of the report of a list.
pub(super) fn title(id: SectionId) -> Message<'static> {
    match id {
        SectionId::RefusedNames => message!(list_refused),
        SectionId::FlaggedNames => message!(list_flagged),
        SectionId::UnreadableNames => message!(report_unreadable),
        SectionId::NameGroups => message!(list_groups),
        SectionId::OtherListMatches => message!(list_matches),
        SectionId::OtherNames => message!(list_others),
        _ => message!(list_summary),
    }
}

fn count_others(page: &mut ReportPage, count: u64) {
    if count > 0 {
        page.paragraph(&message!(more_in_rows, count = count));
    }
}
