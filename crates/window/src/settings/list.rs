//! What is remembered of the tab List.

use serde::{Deserialize, Serialize};

use bidiscope_bidi::enum_with_ids;
use bidiscope_bidi::name::Notation;
use bidiscope_bidi::order::Strategy;
use bidiscope_list::InputFormat;
use bidiscope_list::scan::Column;
use bidiscope_present::view::list::{LIST_COLUMNS, ListFilter, ListSort, is_shown_by_default};

use super::arranged::{WrittenSort, read_filter, write_filter};
use super::sizes::write_size;

enum_with_ids! {
    /// How a list is written.
    #[derive(Default)]
    pub enum ListForm {
        /// A name a line.
        #[default]
        Names = "names", "a name a line";
        /// CSV, of which a column holds the names.
        Csv = "csv", "CSV, column";
        /// JSON Lines, of which a key holds them.
        JsonLines = "jsonl", "JSON Lines, key";
        /// A zone file.
        Zone = "zone", "zone file";
    }
}

/// What the tab List remembers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ListSettings {
    /// The file that a list is opened from.
    pub file: String,
    /// The file that what is shown is written to.
    pub export: String,
    /// How a list is written.
    pub form: ListForm,
    /// The column, or the key, that holds the names.
    pub column: String,
    /// How the names of a list are written.
    pub notation: Notation,
    /// In which display the names are shown: one-to-one, or in a paragraph of either direction.
    pub order: Strategy,
    /// The columns that are not shown.
    pub hidden: Vec<Column>,
    /// Which names are shown.
    #[serde(serialize_with = "write_filter", deserialize_with = "read_filter")]
    pub filter: ListFilter,
    /// In which order.
    #[serde(deserialize_with = "WrittenSort::deserialize")]
    pub sort: ListSort,
    /// How high the part with the names of a group is, in points.
    #[serde(serialize_with = "write_size")]
    pub group_height: f32,
}

impl ListSettings {
    /// The displays in which the names can be shown.
    pub(crate) const ORDERS: [Strategy; 3] = [Strategy::UbaLtr, Strategy::UbaRtl, Strategy::OneToOne];
    /// The most characters of a column's name.
    pub(crate) const MOST_OF_A_COLUMN: usize = 200;

    /// Takes the form that the ending of a file's name tells; other endings tell none.
    pub(crate) fn take_ending(&mut self, name: &std::path::Path) {
        let ending = name.extension().unwrap_or_default().to_ascii_lowercase();
        self.form = match ending.to_str() {
            Some("csv" | "tsv") => ListForm::Csv,
            Some("jsonl" | "ndjson") => ListForm::JsonLines,
            Some("zone") => ListForm::Zone,
            _ => self.form,
        };
    }

    /// How a list is read.
    pub(crate) fn read_as(&self) -> InputFormat {
        let column = self.column.trim().to_owned();
        match self.form {
            ListForm::Names => InputFormat::Names,
            ListForm::Csv => InputFormat::Csv(column),
            ListForm::JsonLines => InputFormat::JsonLines(column),
            ListForm::Zone => InputFormat::Zone,
        }
    }
}

impl Default for ListSettings {
    fn default() -> Self {
        Self {
            file: String::new(),
            export: "list.csv".to_owned(),
            form: ListForm::Names,
            column: "name".to_owned(),
            notation: Notation::Unicode,
            order: Strategy::UbaLtr,
            hidden: LIST_COLUMNS.into_iter().filter(|&it| !is_shown_by_default(it)).collect(),
            filter: ListFilter::default(),
            sort: ListSort::default(),
            group_height: 240.0,
        }
    }
}
