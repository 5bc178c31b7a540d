//! Names that are taken: the other list has the same name, or a variant of it.

use bidiscope_bidi::name::excerpt;
use bidiscope_list::GroupCells;
use bidiscope_list::scan::Column;
use bidiscope_words::{Message, message};

use crate::lgr_text::MAX_QUOTED;

/// The first lines of the other list for which a name is taken, from 1.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct TakenLines {
    same_name: Option<u64>,
    variant: Option<u64>,
    /// The disposition of the name as a variant of that in the line of `variant`; `None` where it is none of its variants.
    disposition: Option<String>,
}

impl TakenLines {
    pub(super) fn of(cells: &GroupCells, disposition: Option<&str>) -> Self {
        Self {
            same_name: cells.get(Column::AgainstSameName),
            variant: cells.get(Column::AgainstSameVariants),
            disposition: disposition.map(str::to_owned),
        }
    }

    /// What the other list has, and in which line.
    pub(super) fn sentences(&self) -> impl Iterator<Item = Message<'static>> {
        let same_name = self.same_name.map(|line| message!(taken_same_name, line = line));
        let variant = self.variant.map(|line| match &self.disposition {
            Some(it) => message!(taken_variant, line = line, disposition = excerpt(it, MAX_QUOTED)),
            None => message!(taken_variant_without_disposition, line = line),
        });
        same_name.into_iter().chain(variant)
    }
}
