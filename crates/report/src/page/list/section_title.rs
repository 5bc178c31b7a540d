//! The titles of the sections of the report of a list.

use bidiscope_words::{Message, message};

use crate::page::SectionId;

/// The title of a section of the report of a list.
pub fn section_title(id: SectionId) -> Message<'static> {
    match id {
        SectionId::RefusedNames => message!(list_refused),
        SectionId::FlaggedNames => message!(list_flagged),
        SectionId::UnreadableNames => message!(report_unreadable),
        SectionId::NameGroups => message!(list_groups),
        SectionId::OtherListMatches => message!(list_matches),
        SectionId::OtherNames => message!(list_unflagged),
        _ => message!(list_summary),
    }
}
