//! HTML reports of names and lists: one file each, without network access, fonts or scripts.
//!
//! A report is written part by part from the results of [`verdict`](bidiscope_idna::verdict), [`view`](crate::view) and
//! [`layout`](bidiscope_layout); nothing here reads or writes a file. A [`NamesReport`] has all details of each name; a
//! [`ListReport`] counts the names of a list, and has details of those with a problem. The messages are in
//! one catalog in English; [`ReportWords`] reads translations. Only the module `html` writes markup, all of it from constants
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

pub use about::ReportAbout;
pub use findings::MOST_FINDINGS;
pub use html::LONGEST_SHOWN;
pub use list::{
    ListAsked, ListPages, ListPart, ListReport, ListedName, MOST_ATTENTION, MOST_GROUPS, MOST_LINES,
    MOST_OF_A_GROUP, MOST_OTHERS,
};
pub use messages::{
    LONGEST_SENTENCE, MOST_BYTES_OF_WORDS, ReportWords, ReportWordsError, ReportWordsErrorKind,
};
pub use name::{MOST_LISTED_CHARACTERS, MOST_LISTED_LABELS, MOST_LISTED_TWINS, ReportedName};
pub use names::{MOST_REPORTED, NamesReport, UnreadableName};
pub use pictures::LONGEST_DRAWN;
