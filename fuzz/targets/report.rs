//! Reports in HTML: whatever is in a name, a list or a file of words, the page is read by a strict reader, is of known
//! elements, runs and loads nothing, and holds no character that acts.

#![no_main]

use bidiscope_bidi::name::{Input, Notation};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_export::html::{NamesReport, ReportMetadata, list_report};
use bidiscope_fuzz::{check_message, short, split};
use bidiscope_list::scan::{NameRowBuilder, ScanColumnSet, ScanOptions};
use bidiscope_report::page::list::{
    LastLine, ListReport, ListReportOptions, PartialListReport, ReportedList, UnreadableName,
};
use bidiscope_report::page::{PageOptions, name_page};
use bidiscope_url::InputAnalysis;
use bidiscope_words::Catalogue;
use libfuzzer_sys::fuzz_target;

#[path = "../../tests/common/html_reader.rs"]
#[expect(dead_code, reason = "the tests ask it more")]
mod html_reader;
#[path = "../../tests/common/report_laws.rs"]
mod report_laws;

fuzz_target!(|bytes: &[u8]| {
    let Some(([kind], given)) = split(bytes) else { return };
    match kind % 3 {
        0 => check(&of_names(&short(given, 200))),
        1 => check(&of_list(short(given, 400).as_bytes())),
        _ => {
            if let Err(error) = Catalogue::read(given) {
                check_message(&error.to_string());
            }
        }
    }
});

/// A report of the names that stand in lines.
fn of_names(lines: &str) -> String {
    let (mut names, mut unreadable) = (Vec::new(), Vec::new());
    for (number, line) in (1..).zip(lines.split('\n').take(4)) {
        match Input::read(line, Notation::Unicode) {
            Ok(name) => names.push((number, name)),
            Err(error) => unreadable.push(UnreadableName {
                passed_through_values: Vec::new(),
                input_text: line.to_owned(),
                file_line_number: Some(number),
                isolated_reason_text: error.to_string(),
            }),
        }
    }
    let about = ReportMetadata { zone: Some(lines.to_owned()), ..ReportMetadata::default() };
    let mut writing = NamesReport::new(&about, names.iter().map(|it| &it.1), &unreadable);
    let mut html = writing.html_before_names();
    for (line, name) in &names {
        let displays =
            [Strategy::OneToOne, Strategy::UbaRtl].map(DisplayConfig::with_default_options).to_vec();
        let page = PageOptions { displays, input_line_number: Some(*line), ..PageOptions::default() };
        html.push_str(&writing.next_name_html(name, &name_page(&InputAnalysis::new(name), &page)));
    }
    html + &writing.html_after_names(&unreadable)
}

/// A report of a list, which is called as its first line.
fn of_list(list: &[u8]) -> String {
    let mut builder = NameRowBuilder::new(ScanOptions {
        computed_columns: ScanColumnSet::default_known_without_other_rows(),
        ..ScanOptions::default()
    });
    let mut part = PartialListReport::default();
    for (number, line) in (1..).zip(list.split(|it| *it == b'\n').take(8)) {
        part.add_row(builder.build_row(number, line), 0);
    }
    let mut report = ListReport::default();
    report.merge(part);
    let called = String::from_utf8_lossy(list);
    let lists = [ReportedList {
        list_name: called.into_owned(),
        first_line_number: 1,
        last_line: LastLine::EndOfInput,
    }];
    let asked = ListReportOptions { reported_lists: &lists, ..ListReportOptions::default() };
    list_report(&report, &ReportMetadata::default(), &asked).collect()
}

/// The isolates of the page's title, where there is no `<bdi>`, are closed; all other controls are shown by their code
/// points.
fn check(html: &str) {
    let mut open = 0_u32;
    for scalar in html.chars() {
        match scalar {
            '\u{2068}' => open += 1,
            '\u{2069}' => open = open.checked_sub(1).expect("an isolate is open"),
            '\u{200E}' | '\u{200F}' | '\u{61C}' | '\u{202A}'..='\u{202E}' | '\u{2066}' | '\u{2067}' => {
                panic!("{scalar:?} as it is")
            }
            _ => {}
        }
    }
    assert_eq!(open, 0);
    report_laws::check_whole(&html_reader::read(html));
}
