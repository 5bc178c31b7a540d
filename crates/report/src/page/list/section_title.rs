//! The titles of the sections of the report of a list.

use bidiscope_words::{Message, message};

use crate::page::PageSectionId;

/// The title of a section of the report of a list.
pub fn section_title(id: PageSectionId) -> Message<'static> {
    match id {
        PageSectionId::RefusedNames => message!(list_refused),
        PageSectionId::FlaggedNames => message!(list_flagged),
        PageSectionId::UnreadableNames => message!(report_unreadable),
        PageSectionId::MatchingNameGroups => message!(list_groups),
        PageSectionId::OtherListMatches => message!(list_matches),
        PageSectionId::OtherNames => message!(list_unflagged),
        _ => message!(list_summary),
    }
}
