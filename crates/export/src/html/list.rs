//! The report of a list as HTML, part by part.

use bidiscope_report::page::list::{ListReport, ListReportOptions, ListReportSectionEvent, section_title};
use bidiscope_report::page::{PageLine, PageSectionId};
use bidiscope_report::words::escape::escape_invisibles;
use bidiscope_words::message;

use super::about::ReportMetadata;
use super::page::ReportPage;

/// The report of a list as an HTML document, in parts to be written one after the other; each is made when it is asked for.
pub fn list_report<'a>(
    report: &'a ListReport,
    about: &'a ReportMetadata,
    options: &'a ListReportOptions<'a>,
) -> impl Iterator<Item = String> + 'a {
    let mut page = ReportPage::new(&message!(title_of_list));
    let steps = [Step::Beginning].into_iter();
    let steps =
        steps.chain(report.section_events(about.notation, options).map(Step::Part)).chain([Step::End]);
    steps.map(move |step| {
        match step {
            Step::Beginning => begin(&mut page, report, about, options),
            Step::Part(ListReportSectionEvent::SectionBegin { section_id, section_title }) => {
                page.begin_section(section_id, &section_title);
            }
            Step::Part(ListReportSectionEvent::SectionBlocks(blocks)) => page.blocks("", &blocks),
            Step::Part(ListReportSectionEvent::SectionEnd) => page.end_section(),
            Step::End => {
                page.html.end("main");
                page.about(about, true);
                page.finish();
            }
        }
        page.html.take()
    })
}

/// What is written next.
enum Step {
    Beginning,
    Part(ListReportSectionEvent),
    End,
}

fn begin(page: &mut ReportPage, report: &ListReport, about: &ReportMetadata, asked: &ListReportOptions<'_>) {
    let mut of: Vec<_> =
        asked.reported_lists.iter().map(|it| it.title(asked.reported_lists.len() == 1)).collect();
    of.extend(asked.other_list_name.map(|it| message!(other_list_file, file = escape_invisibles(it))));
    page.header(&message!(title_of_list), &of, about);
    let link = |id: PageSectionId| {
        (id.anchor().unwrap_or_default().to_owned(), PageLine::from_message(&section_title(id)))
    };
    let about = ("about".to_owned(), PageLine::from_message(&message!(report_about)));
    let links: Vec<_> = report.section_ids(asked).into_iter().map(link).chain([about]).collect();
    page.contents("ul", &links, &[]);
    page.html.begin("main", &[("id", "report")]);
}
