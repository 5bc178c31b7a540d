//! The columns or keys of a list that are read beside its names.

use std::io::{self, Read};

use crate::fields::FieldSelection;
use crate::read::{ListError, ListReader};
use crate::scan::ParentField;
use bidiscope_bidi::name::excerpt;

/// Those that are passed through, and those with the parent zone and with the holder.
#[derive(Clone, Copy, Debug)]
pub struct KeptColumns<'a> {
    /// `all` by itself, or their names.
    pub kept_titles: &'a [String],
    /// The column that says who asks for each name, or holds it.
    pub holder_title: Option<&'a str>,
    /// The column with the parent zone of each name.
    pub parent_title: Option<&'a str>,
    /// Whether that zone is put after the name.
    pub appends_parent: bool,
}

/// Where the columns stand in a list whose header was read.
#[derive(Clone, Debug)]
pub struct KeptFields {
    /// Where the parent zone of each entry stands.
    pub parent_field: Option<ParentField>,
    /// Where the holder of each entry stands.
    pub holder_field_index: Option<usize>,
    /// The columns or keys that are passed through.
    pub passed_through_titles: Vec<String>,
    /// Those that are known later of an entry: these, and after them the holder.
    pub stored_titles: Vec<String>,
}

impl KeptColumns<'_> {
    /// Reads the header of a list [with this selection](Self::field_selection).
    ///
    /// # Errors
    /// The list cannot be read, or has no such column for the zone or the holder.
    pub fn read_header<R: Read>(self, list: &mut ListReader<R>) -> io::Result<KeptFields> {
        let fields = list.read_selected_titles()?;
        Ok(KeptFields {
            parent_field: self.parent_field(fields)?,
            holder_field_index: self.holder_field_index(fields)?,
            passed_through_titles: self.passed_through_titles(fields).to_vec(),
            stored_titles: self.stored_titles(fields).to_vec(),
        })
    }

    /// Whether all are passed through.
    pub fn keeps_all(self) -> bool {
        self.kept_titles == ["all"]
    }

    /// What is read beside the names: what is passed through, then the holder, and the parent zone.
    pub fn field_selection(self) -> FieldSelection {
        if self.keeps_all() {
            return FieldSelection::All;
        }
        let mut names: Vec<String> = Vec::new();
        for name in
            self.kept_titles.iter().map(String::as_str).chain(self.holder_title).chain(self.parent_title)
        {
            if !names.iter().any(|it| it == name) {
                names.push(name.to_owned());
            }
        }
        if names.is_empty() { FieldSelection::None } else { FieldSelection::Named(names) }
    }

    /// Which of the fields that are read by that selection are passed through.
    pub fn passed_through_titles(self, selected_titles: &[String]) -> &[String] {
        if self.keeps_all() {
            selected_titles
        } else {
            &selected_titles[..self.count(selected_titles, |it| self.kept_titles.contains(it))]
        }
    }

    /// These, and after them the holder where that is none of them: what is known later of an entry.
    pub fn stored_titles(self, selected_titles: &[String]) -> &[String] {
        let is_stored = |it: &String| self.kept_titles.contains(it) || self.holder_title == Some(it.as_str());
        if self.keeps_all() {
            selected_titles
        } else {
            &selected_titles[..self.count(selected_titles, is_stored)]
        }
    }

    /// How many of the first fields are such.
    fn count(self, fields: &[String], is_such: impl Fn(&String) -> bool) -> usize {
        fields.iter().take_while(|it| is_such(it)).count()
    }

    /// Where the holder stands in what is [stored](Self::stored_titles) of an entry of which this is passed through; `None` without a
    /// column for it.
    pub fn stored_holder_index(self, passed_through_titles: &[String]) -> Option<usize> {
        let holder = self.holder_title?;
        Some(passed_through_titles.iter().position(|it| it == holder).unwrap_or(passed_through_titles.len()))
    }

    /// Where the holder of each entry stands among the fields; `None` without a column for it.
    ///
    /// # Errors
    /// The list has no such column.
    pub fn holder_field_index(self, fields: &[String]) -> Result<Option<usize>, ListError> {
        self.holder_title.map(|it| place(it, fields)).transpose()
    }

    /// Where the parent zone of each entry stands among the fields; `None` without a column for it.
    ///
    /// # Errors
    /// The list has no such column.
    pub fn parent_field(self, fields: &[String]) -> Result<Option<ParentField>, ListError> {
        let Some(column) = self.parent_title else { return Ok(None) };
        Ok(Some(ParentField { field_index: place(column, fields)?, appends_parent: self.appends_parent }))
    }
}

/// Where a column stands among the fields.
fn place(column: &str, fields: &[String]) -> Result<usize, ListError> {
    fields.iter().position(|it| it == column).ok_or_else(|| ListError::NoColumn {
        column: excerpt(column, 80),
        columns: fields.iter().take(20).cloned().collect(),
        has_more_columns: fields.len() > 20,
    })
}
