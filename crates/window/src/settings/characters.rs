//! Which columns the table of characters has.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use bidiscope_report::page::CharacterColumn;

/// The columns that were shown or hidden by hand, of names and of text; the others are as at first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct CharacterColumns {
    /// Those of the columns of names that are otherwise than at first.
    of_names: BTreeSet<CharacterColumn>,
    /// Those of the columns of text.
    of_text: BTreeSet<CharacterColumn>,
}

impl CharacterColumns {
    /// Whether a column is shown.
    pub fn is_shown(&self, column: CharacterColumn, is_text: bool) -> bool {
        let changed = if is_text { &self.of_text } else { &self.of_names };
        column.is_shown_by_default(is_text) != changed.contains(&column)
    }

    /// Shows or hides a column.
    pub fn show(&mut self, column: CharacterColumn, is_text: bool, is_shown: bool) {
        let changed = if is_text { &mut self.of_text } else { &mut self.of_names };
        if column.is_shown_by_default(is_text) == is_shown {
            changed.remove(&column);
        } else {
            changed.insert(column);
        }
    }
}

#[cfg(test)]
mod tests {
    use bidiscope_report::page::CharacterColumn;

    use super::CharacterColumns;

    #[test]
    fn columns_are_as_at_first_until_they_are_chosen() {
        let mut columns = CharacterColumns::default();
        for is_text in [false, true] {
            for column in CharacterColumn::ALL {
                let at_first = column.is_shown_by_default(is_text);
                assert_eq!(columns.is_shown(column, is_text), at_first);
                columns.show(column, is_text, !at_first);
                assert_eq!(columns.is_shown(column, is_text), !at_first);
                columns.show(column, is_text, at_first);
            }
        }
        assert_eq!(columns, CharacterColumns::default());
    }
}
