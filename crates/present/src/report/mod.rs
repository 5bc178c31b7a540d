//! HTML reports of names and lists: one file each, without network access, fonts or scripts.
//!
//! A report is written part by part; nothing here reads or writes a file. A [`NamesReport`] has the whole page of each
//! name ([`page`](crate::page)); a [`ListReport`] counts the names of a list, and has details of those with a problem.
//! Both are sections of the page tree, which one drawer writes. Only the module `html` writes markup, all of it from
//! constants of the program: whatever a name holds is escaped.

mod about;
mod blocks;
mod html;
mod list;
mod names;
mod page;
mod pictures;
mod style;

pub use about::ReportMetadata;
pub use html::MAX_SHOWN_CHARACTERS;
pub use list::{
    ListReport, ListReportHtml, ListReportOptions, ListReportPart, ListedName, MAX_DETAILED_NAMES,
    MAX_GROUP_MEMBERS, MAX_GROUPS, MAX_LISTED_LINES, MAX_OTHER_NAMES,
};
pub use names::{MAX_REPORTED_NAMES, NamesReport, UnreadableName};
pub use pictures::MAX_DRAWN_CHARACTERS;
