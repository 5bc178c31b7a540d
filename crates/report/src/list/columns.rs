//! The columns of the table, in their order.

use bidiscope_bidi::enum_with_ids;
use bidiscope_bidi::order::Strategy;
use bidiscope_list::scan::{NameMatchKind, ScanColumn};
use bidiscope_words::message;

use crate::titles::Titled;

enum_with_ids! {
    /// A column of the table of a list in the window.
    pub enum ListTableColumn {
        /// The line on which the name begins.
        LineNumber = "line";
        /// The name, in the display with which the other displays are compared.
        Name = "name";
        /// The other columns of the list that are kept.
        PassedThroughColumns = "kept";
        /// The one-to-one display.
        OneToOneDisplay = "display_one_to_one";
        /// The UBA in a left-to-right paragraph.
        UbaLtrDisplay = "display_ltr";
        /// The UBA in a right-to-left paragraph.
        UbaRtlDisplay = "display_rtl";
        /// The UBA in an automatic paragraph.
        UbaAutoDisplay = "display_auto";
        /// Dürst's components.
        ComponentsDisplay = "display_components";
        /// Davis's fields.
        FieldsDisplay = "display_fields";
        /// Isolates.
        IsolatesDisplay = "display_isolates";
        /// The zone of the profile in which the name is.
        ParentZone = "parent";
        /// Whether IDNA2008 and the registry's ruleset allow the name to be registered, and why not.
        Registration = "registration";
        /// The name of the other list that matches most, with its line and in which way.
        OtherListMatch = "against_name";
        /// The Bidi rule of RFC 5893, and the conditions that the name violates.
        BidiRuleVerdict = "bidi_rule";
        /// How many names of the list look the same, or are the same, and in which way.
        SameListMatches = "matches";
        /// The DNS form of the name.
        AsciiName = "ascii_name";
    }
}

impl ListTableColumn {
    /// The columns that are hidden until the user shows them.
    pub const HIDDEN_BY_DEFAULT: [Self; 5] = [
        Self::UbaAutoDisplay,
        Self::ComponentsDisplay,
        Self::FieldsDisplay,
        Self::IsolatesDisplay,
        Self::AsciiName,
    ];

    /// The display that the column shows; `None` for the column of the name, whose display the user chooses, and for
    /// columns that show none.
    pub const fn displayed_strategy(self) -> Option<Strategy> {
        Some(match self {
            Self::OneToOneDisplay => Strategy::OneToOne,
            Self::UbaLtrDisplay => Strategy::UbaLtr,
            Self::UbaRtlDisplay => Strategy::UbaRtl,
            Self::UbaAutoDisplay => Strategy::UbaAuto,
            Self::ComponentsDisplay => Strategy::Components,
            Self::FieldsDisplay => Strategy::Fields,
            Self::IsolatesDisplay => Strategy::Isolates,
            _ => return None,
        })
    }

    /// The displays that columns show, in their order.
    pub fn displayed_strategies() -> impl Iterator<Item = Strategy> {
        Self::ALL.into_iter().filter_map(Self::displayed_strategy)
    }

    /// The heading of the column, where [`Self::Name`] shows names in the display `reference`.
    pub fn heading(self, reference: Strategy) -> String {
        match (self, self.displayed_strategy()) {
            (_, Some(display)) => capitalized(display.short_title()),
            (Self::Name, _) => {
                message!(table_column_name_as, display = capitalized(reference.short_title())).to_string()
            }
            _ => self.title().to_owned(),
        }
    }

    /// What the column shows, in a sentence.
    pub fn explanation(self) -> &'static str {
        match self.displayed_strategy() {
            Some(_) => message!(table_column_display).static_text(),
            None => self.about(),
        }
    }
}

/// The text with a capital at its beginning.
fn capitalized(text: &str) -> String {
    let mut rest = text.chars();
    rest.next().map_or_else(String::new, |first| first.to_uppercase().chain(rest).collect())
}

/// The columns of matches with other names of the list, the strongest first.
pub(super) const GROUP_COLUMNS: [ScanColumn; NameMatchKind::ALL.len() + 1] = {
    let mut columns = [ScanColumn::DuplicateOf; NameMatchKind::ALL.len() + 1];
    let mut at = 0;
    while at < NameMatchKind::STRONGEST_FIRST.len() {
        columns[at] = NameMatchKind::STRONGEST_FIRST[at].own_list_group_column();
        at += 1;
    }
    columns
};
