//! HTML reports of names and lists: one file each, without network access, fonts or scripts.
//!
//! A report is written part by part; nothing here reads or writes a file. A [`NamesReport`] has the whole page of each
//! name; [`list_report`] writes the counts of a list, and details of the names with a problem. Both are sections of the
//! [page tree](bidiscope_report::page), which one drawer writes. Only the module `writer` writes markup, all of it from
//! constants of the program: whatever a name holds is escaped. [`HtmlFragmentRenderer`] are parts of such a page, for a page
//! that a program in the browser puts together.

mod about;
mod blocks;
mod fragments;
mod list;
mod names;
mod page;
mod pictures;
mod ruleset;
mod style;
mod writer;

pub use about::ReportMetadata;
pub use fragments::HtmlFragmentRenderer;
pub use list::list_report;
pub use names::{MAX_REPORTED_NAMES, NamesReport};
pub use ruleset::{ruleset_changes_report, ruleset_report};
pub use style::style_sheet;
