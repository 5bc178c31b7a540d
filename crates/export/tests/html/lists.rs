//! What the report of a list says of the names that it lists with details, and in which order.

use bidiscope_bidi::name::Notation;
use bidiscope_export::html::{ReportMetadata, list_report};
use bidiscope_idna::verdict::{FindingKind, ParentZone, RegistrationPermission};
use bidiscope_list::NameMatchFinder;
use bidiscope_list::scan::{ContestingEntries, NameRow, NameRowBuilder, ScanOptions};
use bidiscope_report::list::ListedName;
use bidiscope_report::page::list::{
    ListReport, ListReportOptions, NameComparison, PartialListReport, ReportedMatches,
};
use bidiscope_system::threads::WorkProgress;
use bidiscope_words::Language;

use super::html_reader::{self, Page};

/// The row of a name in this zone.
fn row(line: u64, name: &str, zone: Option<&str>, matches: ReportedMatches) -> NameRow {
    let parent = zone.map(|it| ParentZone::read(it.as_bytes(), false, Notation::Unicode).expect("a zone"));
    let options = ScanOptions {
        parent_zone: parent,
        computed_columns: ListReport::required_row_columns(matches),
        ..ScanOptions::default()
    };
    NameRowBuilder::new(options).build_row(line, name.as_bytes()).clone()
}

/// The report, read by a parser that is not the program's.
fn page(report: &ListReport) -> Page {
    let html: String =
        list_report(report, &ReportMetadata::default(), &ListReportOptions::default()).collect();
    html_reader::read(&html)
}

/// The texts of the names with details, in their order.
fn listed(page: &Page) -> Vec<&str> {
    page.of_class("article", "listed").map(|it| it.text.trim()).collect()
}

/// Cyrillic letters that look like “scope” (UTS #39, section 5.3), in a name that is refused for its hyphen.
#[test]
fn a_refused_name_keeps_its_warnings() {
    let row = row(1, "\u{455}\u{441}\u{43E}\u{440}\u{435}-.example", None, ReportedMatches::None);
    assert_eq!(row.registration_permission, Some(RegistrationPermission::Refused));
    assert_eq!(row.warning_kinds, [FindingKind::WholeScriptConfusable]);
    let mut part = PartialListReport::default();
    part.add_row(&row, 0);
    let mut report = ListReport::default();
    report.merge(part);
    let page = page(&report);
    let [refused] = listed(&page)[..] else { panic!("{:?}", listed(&page)) };
    assert!(refused.contains("looks like \u{201C}scope-\u{201D}"), "{refused}");
    // And what is said of the other names does not deny it.
    let said = page.texts("p");
    assert!(!said.iter().any(|it| it.starts_with("No name has a warning")), "{said:?}");
}

/// However many names are contested before them.
#[test]
fn undecided_names_come_first_then_those_with_a_warning() {
    const MOST: usize = 500;
    let matches = ReportedMatches::WithinList;
    let contested = |at: usize| format!("b{}.com", at / 2);
    let mut rows: Vec<NameRow> =
        (0..MOST + 2).map(|at| row(at as u64 + 1, &contested(at), None, matches)).collect();
    let warned = ["\u{441}\u{43E}", "\u{43E}\u{441}", "\u{440}\u{43E}"].map(|it| format!("{it}.com"));
    for name in &warned {
        let row = row(rows.len() as u64 + 1, name, None, matches);
        assert!(
            !row.warning_kinds.is_empty()
                && row.registration_permission == Some(RegistrationPermission::Allowed),
            "{name}"
        );
        rows.push(row);
    }
    // RFC 5893, section 2: the parent zone's label begins with a digit, beside a right-to-left one.
    let undecided = "\u{5D0}.shop.3com.com";
    rows.push(row(rows.len() as u64 + 1, undecided, Some("3com.com"), matches));
    assert_eq!(
        rows.last().and_then(|it| it.registration_permission),
        Some(RegistrationPermission::NeedsReview)
    );

    let mut report = ListReport::new(matches);
    let mut grouper =
        NameMatchFinder::new(ListReport::required_row_columns(matches), 1 << 20, &std::env::temp_dir());
    let mut part = PartialListReport::new(matches);
    for row in &rows {
        grouper.add_list_row(row.line_number, &row.comparison_keys()).expect("there is room");
        part.add_row(row, 0);
    }
    report.merge(part);
    let mut groups = grouper
        .find_matches_unless_stopped(&WorkProgress::new())
        .expect("there is room")
        .expect("nobody stops it");
    for row in &rows {
        let mut bytes = Vec::new();
        ListedName::write_binary_row(row, 0, &mut bytes);
        let mut name = ListedName::default();
        name.read_binary_row(&mut bytes.as_slice()).expect("a name");
        let none = ContestingEntries::default();
        let compared = NameComparison {
            variant_disposition: None,
            contesting_entries: &none,
            entries_contesting_suggestion: &none,
            registered_suggestion: None,
        };
        report.add_groups(&name, &groups.next_row_matches().expect("its cells"), compared);
    }
    let page = page(&report);
    let names = listed(&page);
    assert_eq!(names.len(), MOST);
    let first = [undecided.to_owned()].into_iter().chain(warned).chain((0..MOST).map(contested));
    for (text, name) in names.iter().zip(first) {
        assert!(text.starts_with(&name), "{name}: {text}");
    }
    assert!(page.texts("p").iter().any(|it| it.contains("6 more names")), "502 + 3 + 1 - 500");
}

/// An option that an error names keeps its hyphens before it among words that run from right to left.
#[test]
fn an_option_in_an_error_is_isolated() {
    let parent = ParentZone::read(b"org", true, Notation::Unicode).expect("a zone");
    let columns = ListReport::required_row_columns(ReportedMatches::None);
    let options =
        ScanOptions { parent_zone: Some(parent), computed_columns: columns, ..ScanOptions::default() };
    let row = NameRowBuilder::new(options).build_row(1, b"http://ab.com/").clone();
    let html = Language::of_tag("ar").expect("a translation").run_in(|| {
        let mut part = PartialListReport::default();
        part.add_row(&row, 0);
        let mut report = ListReport::default();
        report.merge(part);
        list_report(&report, &ReportMetadata::default(), &ListReportOptions::default()).collect::<String>()
    });
    assert!(html.contains("<bdi>--append</bdi>"), "{html}");
}
