//! What is remembered of the tab List.

use serde::{Deserialize, Serialize};

use bidiscope_bidi::name::Notation;
use bidiscope_bidi::order::Strategy;
use bidiscope_list::{ListFormat, ListInputFormat};
use bidiscope_report::list::{ListFilter, ListSort, ListTableColumn};

use super::arranged::{WrittenSort, read_filter, write_filter};

/// What the tab List remembers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct ListSettings {
    /// The file that a list is opened from.
    pub file: String,
    /// How a list is written.
    pub form: ListFormat,
    /// The column, or the key, that holds the names.
    pub column: String,
    /// The column, or the key, that holds the zone of each name, which is put after it; empty where names are whole.
    pub zone_column: String,
    /// The column, or the key, that says who asks for each name; empty where holders are not compared.
    pub holder_column: String,
    /// The columns or keys of the list that are shown and saved beside the names.
    pub kept: Vec<String>,
    /// The file of the other list, with which the names are compared; empty where they are not.
    pub other_list: String,
    /// Its column, or key, that holds the names; where it is empty, that of the list.
    pub other_column: String,
    /// The one that holds the zone of each of its names; empty where they are whole.
    pub other_zone_column: String,
    /// The one that says who holds each of its names.
    pub other_holder_column: String,
    /// How the names of a list are written.
    pub notation: Notation,
    /// In which display the names are shown; the others are compared with it.
    pub order: Strategy,
    /// The columns that are not shown.
    pub hidden: Vec<ListTableColumn>,
    /// Which names are shown.
    #[serde(serialize_with = "write_filter", deserialize_with = "read_filter")]
    pub filter: ListFilter,
    /// In which order.
    #[serde(deserialize_with = "WrittenSort::deserialize")]
    pub sort: ListSort,
}

impl ListSettings {
    /// The most characters of a column's name.
    pub(crate) const MOST_OF_A_COLUMN: usize = 200;

    /// Takes the form that the ending of a file's name tells; other endings tell none.
    pub(crate) fn take_ending(&mut self, name: &std::path::Path) {
        self.form = ListFormat::by_extension(name).unwrap_or(self.form);
    }

    /// How a list is read.
    pub(crate) fn read_as(&self) -> ListInputFormat {
        ListInputFormat::new(self.form, self.column.trim())
    }

    /// The column or key with the zones of the list; `None` where its names are whole.
    pub(crate) fn zones_from(&self) -> Option<&str> {
        let has_columns = matches!(self.form, ListFormat::Csv | ListFormat::JsonLines);
        Some(self.zone_column.trim()).filter(|it| has_columns && !it.is_empty())
    }

    /// The column or key with who asks for each name; `None` where holders are not compared.
    pub(crate) fn holders_from(&self) -> Option<&str> {
        let has_columns = matches!(self.form, ListFormat::Csv | ListFormat::JsonLines);
        Some(self.holder_column.trim()).filter(|it| has_columns && !it.is_empty())
    }

    /// How the other list at this path is read: its ending tells.
    pub(crate) fn other_list_format(&self, path: &std::path::Path) -> ListInputFormat {
        let format = ListFormat::by_extension(path).unwrap_or(ListFormat::Names);
        let column = [&self.other_column, &self.column].map(|it| it.trim());
        ListInputFormat::new(format, column.into_iter().find(|it| !it.is_empty()).unwrap_or_default())
    }
}

impl Default for ListSettings {
    fn default() -> Self {
        Self {
            file: String::new(),
            form: ListFormat::Names,
            column: "name".to_owned(),
            zone_column: String::new(),
            holder_column: String::new(),
            kept: Vec::new(),
            other_list: String::new(),
            other_column: String::new(),
            other_zone_column: String::new(),
            other_holder_column: String::new(),
            notation: Notation::Unicode,
            order: Strategy::OneToOne,
            hidden: ListTableColumn::HIDDEN_BY_DEFAULT.to_vec(),
            filter: ListFilter::default(),
            sort: ListSort::default(),
        }
    }
}
