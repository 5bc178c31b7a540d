//! A second catalogue, made by a script that puts each text of the English one between brackets, changes every sentence of
//! the page, of the report and of the sheet. And: report, sheet and window say what the page says.
//!
//! A catalogue is installed for a whole process, so this is a program of its own with one test.

use std::collections::BTreeSet;

use bidiscope_bidi::name::{Name, Notation};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_idna::verdict::{Analysis, FindingKind};
use bidiscope_list::EntryError;
use bidiscope_list::scan::{Columns, RowBuilder, ScanOptions};
use bidiscope_present::messages::Catalogue;
use bidiscope_present::page::{PageOptions, Section, SectionId, name_page};
use bidiscope_present::report::{ListReport, ListReportOptions, ListReportPart, NamesReport, ReportMetadata};
use bidiscope_present::sheet::{Sheet, SheetOptions};
use bidiscope_present::view::Inspection;

#[path = "../../../tests/common/bracketed.rs"]
mod bracketed;
#[path = "../../../tests/common/html_reader.rs"]
#[expect(dead_code, reason = "the tests of reports ask it more")]
mod html_reader;
#[path = "../../../tests/common/page_names.rs"]
mod page_names;
#[path = "../../../tests/common/page_words.rs"]
mod page_words;

use page_words::{squeezed, words};

#[test]
fn every_sentence_is_of_the_second_catalogue_on_every_surface() {
    let brackets = bracketed::catalogue(Catalogue::ENGLISH);
    Catalogue::read(brackets.as_bytes()).expect("the same messages").install();
    let displays = Strategy::BUILT_IN.map(DisplayConfig::plain).to_vec();
    let options = PageOptions { displays: displays.clone(), ..PageOptions::default() };
    let (mut names, mut texts) = (0, BTreeSet::new());
    for text in page_names::names(500) {
        let name = Name::read(&text, Notation::Unicode).expect("a name");
        let inspection = Inspection::of(name.clone());
        let page = name_page(&inspection.analysis, &options);
        let said = words(&page);
        for text in &said {
            assert!(bracketed::is_bracketed(text), "{text:?} of {name:?}");
        }
        // The report has all of it.
        let report = squeezed(&html_text(&inspection.analysis, &page));
        let sheet_options = SheetOptions { displays: displays.clone(), ..SheetOptions::default() };
        let sheet = Sheet::of(&inspection, &sheet_options);
        let blocks = sheet.pages.iter().flat_map(|it| &it.blocks).filter(|it| !it.continues);
        let on_sheet: Vec<String> = blocks.map(|it| squeezed(&it.text)).collect();
        // There the characters are cells, which say the same in a figure.
        let drawn = page.iter().filter(|it| it.id == SectionId::Characters).cloned().collect::<Vec<_>>();
        let in_cells: Vec<String> = words(&drawn).iter().skip(1).map(|it| squeezed(it)).collect();
        for text in said.iter().map(|it| squeezed(it)) {
            assert!(report.contains(&text), "the report of {name:?} lacks {text:?}");
            let is_there = in_cells.contains(&text) || on_sheet.iter().any(|it| it.contains(&text));
            assert!(is_there, "the sheet of {name:?} lacks {text:?}");
        }
        // What the window takes from it.
        let window = [inspection.headline.text.clone(), inspection.verdict_view.summary.clone()];
        let findings = inspection.findings.actionable.iter().chain(&inspection.findings.notes);
        for text in window.into_iter().chain(findings.map(|it| it.sentence.clone())) {
            let is_said = said.contains(&text) || inspection.analysis.not_a_domain_name().is_some();
            assert!(is_said, "the window says of {name:?}: {text:?}");
        }
        names += 1;
        texts.extend(said);
    }
    assert_eq!(names, 500);
    assert!(texts.len() > 1_000, "{} different sentences", texts.len());
    check_list_report(&page_names::names(100));
}

/// All words of the report of a list are of the catalogue, but for the names of documents and their sections.
fn check_list_report(names: &[String]) {
    let options = ScanOptions { columns: Columns::without_comparisons(), ..ScanOptions::default() };
    let mut row_builder = RowBuilder::new(options);
    let mut part = ListReportPart::default();
    for (line, name) in (1..).zip(names) {
        part.add(row_builder.row(line, name.as_bytes()), false);
    }
    part.add(row_builder.unreadable_row(0, &EntryError::NoField), false);
    let mut report = ListReport::default();
    report.merge(part);
    let html: String = report.html(&ReportMetadata::default(), ListReportOptions::default()).collect();
    let sources: Vec<String> = FindingKind::ALL.iter().map(|it| it.source().to_string()).collect();
    let mut count = 0;
    for element in &html_reader::read(&html).0 {
        let is_text =
            ["h1", "h2", "h3", "p", "li", "td", "th", "figcaption"].contains(&element.name.as_str());
        if is_text && !sources.contains(&element.text) {
            let outside = bracketed::outside(&element.text);
            assert!(!bracketed::has_english(&outside), "{}: {:?}", element.name, element.text);
            count += 1;
        }
    }
    assert!(count > 300, "{count} texts");
}

fn html_text(analysis: &Analysis, page: &[Section]) -> String {
    let about = ReportMetadata::default();
    let mut report = NamesReport::new(&about, [analysis.name()], &[]);
    let html = report.begin() + &report.name(analysis.name(), page) + &report.finish(&[]);
    html_reader::read(&html).texts("body").join(" ")
}
