//! Reports: what stands in them, that nothing of a name acts in them, and their words.

mod hostile;
#[path = "../../../../tests/common/html_reader.rs"]
mod html_reader;
mod names;
#[path = "../../../../tests/common/report_laws.rs"]
mod report_laws;
mod sentences;
mod words;

use bidiscope_bidi::name::{Name, Notation};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_idna::verdict::report;
use bidiscope_present::report::{NamesReport, ReportMessages, ReportMetadata, ReportedName};

use html_reader::Page;

/// The report of names in their own characters.
fn html_of(names: &[&str], words: &ReportMessages) -> String {
    let about = ReportMetadata::default();
    let names: Vec<Name> =
        names.iter().map(|it| Name::read(it, Notation::Unicode).expect("a name")).collect();
    let displays = Strategy::BUILT_IN.map(DisplayConfig::plain);
    let mut writing = NamesReport::new(words, &about, &names, &[]);
    let mut html = writing.begin();
    for name in &names {
        let (given, report) = (name.text(), report(name));
        let named = ReportedName { name, input: &given, line: None, report: &report, displays: &displays };
        html.push_str(&writing.name(&named));
    }
    html.push_str(&writing.finish(&[]));
    html
}

/// The same, read by a parser that is not the program's.
fn page_of(names: &[&str]) -> Page {
    html_reader::read(&html_of(names, ReportMessages::english()))
}
