//! What is known of a name of a list from other names.

use bidiscope_bidi::name::excerpt;
use bidiscope_list::scan::{ContestingEntries, RegistrationConcernSet, ScanColumn};
use bidiscope_words::{Message, message};

use crate::words::lgr::MAX_QUOTED;

/// What is known of a name from the other names of its list, and from those of another list.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MatchesWithOtherNames {
    /// The concerns that they make.
    pub concerns: RegistrationConcernSet,
    /// Why it is taken.
    pub lines_taking_name: OtherListLinesTakingName,
    /// The other entries of the list with the same name or a variant of it, where they are kept.
    pub contesting_entries: ContestingEntries,
}

/// The first lines of the other list that have a name or a variant of it, from 1.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OtherListLinesTakingName {
    same_name: Option<u64>,
    variant: Option<u64>,
    /// The disposition of the name as a variant of that in the line of `variant`; `None` where it is none of its variants.
    disposition: Option<String>,
    /// Where holders are compared: the first with the holder who asks for the name, and the first with another one.
    same_holder: Option<u64>,
    other_holder: Option<u64>,
}

impl OtherListLinesTakingName {
    /// Those of a name with these values of the comparison columns; `variant_disposition` is that of the name as a variant of
    /// the one in the line of [`ScanColumn::AgainstSameVariants`].
    pub fn from_comparison_columns(
        other_list_line_number_of: impl Fn(ScanColumn) -> Option<u64>,
        variant_disposition: Option<String>,
    ) -> Self {
        Self {
            same_name: other_list_line_number_of(ScanColumn::AgainstSameName),
            variant: other_list_line_number_of(ScanColumn::AgainstSameVariants),
            disposition: variant_disposition,
            same_holder: other_list_line_number_of(ScanColumn::AgainstSameHolder),
            other_holder: other_list_line_number_of(ScanColumn::AgainstOtherHolder),
        }
    }

    /// The disposition of the name as a variant.
    pub(super) fn disposition(&self) -> Option<&str> {
        self.disposition.as_deref()
    }

    /// What the other list has, in which line, and whose it is where that is compared.
    pub fn explanation_sentences(&self) -> impl Iterator<Item = Message<'static>> {
        let same_name = self.same_name.map(|line| message!(taken_same_name, line = line));
        let variant = self.variant.map(|line| match &self.disposition {
            Some(it) => message!(taken_variant, line = line, disposition = excerpt(it, MAX_QUOTED)),
            None => message!(taken_variant_without_disposition, line = line),
        });
        same_name.into_iter().chain(variant).chain(self.holder_sentence())
    }

    /// Whose the lines are: where one is of the holder who asks, or several are; else that goes without saying.
    fn holder_sentence(&self) -> Option<Message<'static>> {
        let activation = match self.disposition.as_deref().filter(|_| self.same_name.is_none()) {
            Some("allocatable" | "activated") => "may-be-activated",
            Some("blocked") => "stays-blocked",
            _ => "none",
        };
        match (self.same_holder, self.other_holder) {
            (Some(_), Some(other)) => Some(message!(taken_by_another_holder_too, line = other)),
            (Some(_), None) => Some(message!(same_holder, activation = activation)),
            (None, _) => None,
        }
    }
}
