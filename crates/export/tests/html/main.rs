//! Reports: what stands in them, and that nothing of a name acts in them.

mod hostile;
#[path = "../../../../tests/common/html_reader.rs"]
mod html_reader;
mod lists;
mod names;
#[path = "../../../../tests/common/report_laws.rs"]
mod report_laws;

use bidiscope_bidi::name::{Input, Notation};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_export::html::{NamesReport, ReportMetadata};
use bidiscope_report::page::{PageOptions, name_page};
use bidiscope_url::InputAnalysis;

use html_reader::Page;

/// The report of names in their own characters.
fn html_of(names: &[&str]) -> String {
    let about = ReportMetadata::default();
    let names: Vec<Input> =
        names.iter().map(|it| Input::read(it, Notation::Unicode).expect("a name")).collect();
    let page = PageOptions {
        displays: Strategy::BUILT_IN.map(DisplayConfig::with_default_options).to_vec(),
        searches_visual_collisions: true,
        ..PageOptions::default()
    };
    let mut writing = NamesReport::new(&about, &names, &[]);
    let mut html = writing.html_before_names();
    for name in &names {
        html.push_str(&writing.next_name_html(name, &name_page(&InputAnalysis::new(name), &page)));
    }
    html.push_str(&writing.html_after_names(&[]));
    html
}

/// The same, read by a parser that is not the program's.
fn page_of(names: &[&str]) -> Page {
    html_reader::read(&html_of(names))
}
