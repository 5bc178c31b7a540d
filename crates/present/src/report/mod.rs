//! HTML reports of names and lists: one file each, without network access, fonts or scripts.
//!
//! A report is written part by part from the results of [`verdict`](bidiscope_idna::verdict), [`view`](crate::view) and
//! [`layout`](bidiscope_layout); nothing here reads or writes a file. A [`NamesReport`] has all details of each name; a
//! [`ListReport`] counts the names of a list, and has details of those with a problem. The messages are in
//! one catalog in English; [`ReportMessages`] reads translations. Only the module `html` writes markup, all of it from constants
//! of the program: whatever a name holds is escaped.

mod about;
mod findings;
mod html;
mod list;
mod messages;
mod name;
mod names;
mod page;
mod pictures;
mod positions;
mod style;

pub use about::ReportMetadata;
pub use findings::MAX_FINDINGS;
pub use html::MAX_SHOWN_CHARACTERS;
pub use list::{
    ListReport, ListReportHtml, ListReportOptions, ListReportPart, ListedName, MAX_DETAILED_NAMES,
    MAX_GROUP_MEMBERS, MAX_GROUPS, MAX_LISTED_LINES, MAX_OTHER_NAMES,
};
pub use messages::{
    MAX_MESSAGE_CHARACTERS, MAX_MESSAGES_BYTES, ReportMessages, ReportMessagesError, ReportMessagesErrorKind,
};
pub use name::{MAX_LISTED_CHARACTERS, MAX_LISTED_COLLISIONS, MAX_LISTED_LABELS, ReportedName};
pub use names::{MAX_REPORTED_NAMES, NamesReport, UnreadableName};
pub use pictures::MAX_DRAWN_CHARACTERS;
