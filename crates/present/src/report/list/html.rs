//! The report of a list as HTML, part by part.

use bidiscope_idna::verdict::Zone;
use bidiscope_list::scan::Concerns;

use crate::message;
use crate::messages::Message;
use crate::page::{Line, SectionId, visible};
use crate::report::about::ReportMetadata;
use crate::report::names::unreadable_section;
use crate::report::page::ReportPage;

use super::{ListReport, details, matches, summary};

/// The options of the report of a list.
#[derive(Clone, Copy, Debug, Default)]
pub struct ListReportOptions<'a> {
    /// The name of the list.
    pub list: &'a str,
    /// The name of the list that it is compared with.
    pub other: Option<&'a str>,
    /// Whether matches within the list are reported.
    pub has_groups: bool,
    /// The parent zone.
    pub zone: Option<&'a Zone>,
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
    /// The report as HTML.
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
        let (refused, flagged) = (&self.report.refused.first, &self.report.flagged.first);
        // The beginning, the refused names, the beginning of the flagged ones, these, and the end.
        let (flagged_begin, end) = (refused.len() + 1, refused.len() + flagged.len() + 2);
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
            let (listed, concerns) = match refused.get(step - 1) {
                Some(listed) => (listed, Concerns::default()),
                None => {
                    let (listed, concerns) = &flagged[step - flagged_begin - 1];
                    (listed, *concerns)
                }
            };
            let block = details::block(listed, concerns, self.about.notation, self.asked.zone);
            self.page.blocks("", &[block]);
        }
        Some(self.page.html.take())
    }
}

impl ListReportHtml<'_> {
    fn begin(&mut self) {
        let Self { page, report, asked, .. } = self;
        page.html.begin("header", &[]);
        page.say("h1", &[], &message!(title_of_list));
        page.paragraph(&message!(list_file, file = visible(asked.list)));
        if let Some(other) = asked.other {
            page.paragraph(&message!(other_list_file, file = visible(other)));
        }
        page.html.end("header");
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
        page.section(&summary::section(report, is_compared));
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
        if report.flagged.count == 0 {
            page.paragraph(&message!(list_flagged_none));
        }
    }

    fn end(&mut self) {
        let Self { page, report, asked, about, .. } = self;
        count_others(page, report.flagged.more());
        page.end_section();
        if report.unreadable.count > 0 {
            page.section(&unreadable_section(&report.unreadable.first, report.unreadable.more()));
        }
        page.section(&matches::groups(report, asked.has_groups));
        if asked.other.is_some() {
            page.section(&matches::with_other_list(report));
        }
        if report.others.count > 0 {
            page.section(&matches::others(report));
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
