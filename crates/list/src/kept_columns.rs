//! The columns or keys of a list that are read beside its names.

use std::io::{self, Read};

use crate::fields::ListEntryFieldSelection;
use crate::read::{ListError, ListReader};
use crate::scan::ParentZoneField;
use bidiscope_bidi::name::excerpt;

/// Those that are passed through, and those with the parent zone and with the holder.
#[derive(Clone, Copy, Debug)]
pub struct ColumnsBesideName<'a> {
    /// `all` by itself, or their names.
    pub pass_through_titles: &'a [String],
    /// The column that says who asks for each name, or holds it.
    pub name_holder_title: Option<&'a str>,
    /// The column with the parent zone of each name.
    pub parent_zone_title: Option<&'a str>,
    /// Whether that zone is put after the name.
    pub appends_zone_to_names: bool,
}

/// Where the columns stand in a list whose header was read.
#[derive(Clone, Debug)]
pub struct FieldsBesideName {
    /// Where the parent zone of each entry stands; `None` without a column for it.
    pub parent_zone_field: Option<ParentZoneField>,
    /// Where the holder of each entry stands among the fields, from 0; `None` without a column for it.
    pub name_holder_field_index: Option<usize>,
    /// The columns or keys that are passed through.
    pub passed_through_column_titles: Vec<String>,
    /// Those that are known later of an entry: these, and after them the holder.
    pub stored_column_titles: Vec<String>,
}

impl ColumnsBesideName<'_> {
    /// Reads the header of a list [with this selection](Self::field_selection).
    ///
    /// # Errors
    /// The list cannot be read, or has no such column for the zone or the holder.
    pub fn find_in_list_header<R: Read>(self, list: &mut ListReader<R>) -> io::Result<FieldsBesideName> {
        let fields = list.read_selected_column_titles()?;
        Ok(FieldsBesideName {
            parent_zone_field: self
                .parent_zone_title
                .map(|it| self.find_parent_zone_field(it, fields))
                .transpose()?,
            name_holder_field_index: self
                .name_holder_title
                .map(|it| find_field_index(it, fields))
                .transpose()?,
            passed_through_column_titles: self.passed_through_column_titles(fields).to_vec(),
            stored_column_titles: self.stored_column_titles(fields).to_vec(),
        })
    }

    /// Whether all are passed through.
    pub fn passes_all_columns_through(self) -> bool {
        self.pass_through_titles == ["all"]
    }

    /// What is read beside the names: what is passed through, then the holder, and the parent zone.
    pub fn field_selection(self) -> ListEntryFieldSelection {
        if self.passes_all_columns_through() {
            return ListEntryFieldSelection::All;
        }
        let mut names: Vec<String> = Vec::new();
        for name in self
            .pass_through_titles
            .iter()
            .map(String::as_str)
            .chain(self.name_holder_title)
            .chain(self.parent_zone_title)
        {
            if !names.iter().any(|it| it == name) {
                names.push(name.to_owned());
            }
        }
        if names.is_empty() { ListEntryFieldSelection::None } else { ListEntryFieldSelection::Named(names) }
    }

    /// Which of the fields that are read by that selection are passed through.
    pub fn passed_through_column_titles(self, selected_column_titles: &[String]) -> &[String] {
        if self.passes_all_columns_through() {
            selected_column_titles
        } else {
            &selected_column_titles
                [..self.count(selected_column_titles, |it| self.pass_through_titles.contains(it))]
        }
    }

    /// These, and after them the holder where that is none of them: what is known later of an entry.
    pub fn stored_column_titles(self, selected_column_titles: &[String]) -> &[String] {
        let is_stored = |it: &String| {
            self.pass_through_titles.contains(it) || self.name_holder_title == Some(it.as_str())
        };
        if self.passes_all_columns_through() {
            selected_column_titles
        } else {
            &selected_column_titles[..self.count(selected_column_titles, is_stored)]
        }
    }

    /// How many of the first fields are such.
    fn count(self, fields: &[String], is_such: impl Fn(&String) -> bool) -> usize {
        fields.iter().take_while(|it| is_such(it)).count()
    }

    /// Where the holder stands in what is [stored](Self::stored_column_titles) of an entry of which this is passed through;
    /// `None` without a column for it.
    pub fn name_holder_index_in_stored(self, passed_through_column_titles: &[String]) -> Option<usize> {
        let holder = self.name_holder_title?;
        Some(
            passed_through_column_titles
                .iter()
                .position(|it| it == holder)
                .unwrap_or(passed_through_column_titles.len()),
        )
    }

    /// Where the parent zone of each entry stands among the fields.
    fn find_parent_zone_field(
        self,
        parent_zone_title: &str,
        selected_column_titles: &[String],
    ) -> Result<ParentZoneField, ListError> {
        Ok(ParentZoneField {
            selected_field_index: find_field_index(parent_zone_title, selected_column_titles)?,
            appends_zone_to_names: self.appends_zone_to_names,
        })
    }
}

/// Where a column stands among the fields.
fn find_field_index(column: &str, fields: &[String]) -> Result<usize, ListError> {
    fields.iter().position(|it| it == column).ok_or_else(|| ListError::NoColumn {
        column: excerpt(column, 80),
        columns: fields.iter().take(20).cloned().collect(),
        has_more_columns: fields.len() > 20,
    })
}
