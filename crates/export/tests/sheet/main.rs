//! Sheets as data, as SVG, PNG and PDF.

mod agreement;
mod documents;
mod hostile;
mod overlaps;
mod pages;
mod pictures;
mod svg_reader;

use bidiscope_bidi::name::Notation;
use bidiscope_export::sheet::{PageSize, Sheet, SheetOptions};
use bidiscope_report::InputReport;

/// Names of every kind that the bundled faces have: in the notation of code points' characters themselves.
const NAMES: [&str; 9] = [
    "example.com",
    "\u{5E9}\u{5DC}\u{5D5}\u{5DD}.ibm.\u{627}\u{628}-12",
    "\u{627}\u{644}\u{639}\u{631}\u{628}\u{64A}\u{629}\u{661}\u{662}.com",
    "\u{78B}\u{7A8}\u{788}\u{7AC}\u{780}\u{7A8}.mv",
    "\u{7D2}\u{7DE}\u{7CF}.\u{7CA}",
    "\u{915}\u{94D}\u{937}\u{93F}.\u{92D}\u{93E}\u{930}\u{924}",
    "a\u{200D}\u{202E}b.\u{5D0}",
    "\u{E000}\u{10FFFD}.x",
    "1\u{5D0}.\u{5B8}x",
];

fn inspected(text: &str) -> InputReport {
    InputReport::read(text, Notation::Unicode).expect(text)
}

fn whole_sheet(report: &InputReport, options: &SheetOptions) -> Sheet {
    Sheet::of(report, options, &|| false).expect("nothing stops it")
}

fn sheet(text: &str, page_size: PageSize) -> Sheet {
    whole_sheet(&inspected(text), &SheetOptions { page_size, ..SheetOptions::default() })
}
