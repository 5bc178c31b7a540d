//! Reports in HTML, for whoever has to read, print or pass on what is found of names: one file each, which needs no
//! network, no fonts and no script.
//!
//! A report is written piece by piece from what [`verdict`](bidiscope_idna::verdict), [`view`](crate::view) and
//! [`layout`](bidiscope_layout) say; nothing here reads or writes a file. A [`NamesReport`] tells all of each name; a
//! [`ListReport`] counts all names of a list, and tells of those that need attention. What it says in its own words stands in
//! one file of sentences; [`ReportWords`] reads others beside it. HTML is put together in `html` alone, which takes
//! markup from these sources only: whatever a name holds is text.

mod about;
mod findings;
mod html;
mod list;
mod name;
mod names;
mod page;
mod pictures;
mod positions;
mod style;
mod words;

pub use about::ReportAbout;
pub use findings::MOST_FINDINGS;
pub use html::LONGEST_SHOWN;
pub use list::{
    ListAsked, ListPages, ListPart, ListReport, ListedName, MOST_ATTENTION, MOST_GROUPS, MOST_LINES,
    MOST_OF_A_GROUP, MOST_OTHERS,
};
pub use name::{MOST_LISTED_CHARACTERS, MOST_LISTED_LABELS, MOST_LISTED_TWINS, ReportedName};
pub use names::{MOST_REPORTED, NamesReport, UnreadableName};
pub use pictures::LONGEST_DRAWN;
pub use words::{LONGEST_SENTENCE, MOST_BYTES_OF_WORDS, ReportWords, ReportWordsError, ReportWordsErrorKind};
