//! What an entry of a list holds besides its name: other columns of CSV, other keys of JSON Lines.

use std::ops::Range;

use crate::scan::ScanColumnValue;

/// Which columns of CSV, or keys of JSON Lines, are read besides the name. The other formats have none.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum ListEntryFieldSelection {
    /// None.
    #[default]
    None,
    /// All columns of the header, or all keys of the first object, the column or key of the names included.
    All,
    /// The columns or keys with these names, in this order. A column that the header does not have is a
    /// [`ListError::NoColumn`](crate::ListError::NoColumn).
    Named(Vec<String>),
}

/// The values in one entry of a list of the columns or keys that were [selected](crate::ListReader::with_fields).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ListEntryFields {
    text: String,
    /// For each of the selection: the kind of its value, and its place in `text`.
    values: Vec<(FieldKind, Range<usize>)>,
}

/// The kind of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FieldKind {
    /// There is none.
    Missing,
    Text,
    /// JSON other than a string, as it was written.
    Json,
}

impl ListEntryFields {
    /// Fields with these texts; an empty text is no value.
    pub fn of_texts<'a>(field_texts: impl IntoIterator<Item = &'a str>) -> Self {
        let mut fields = Self::default();
        for (index, text) in field_texts.into_iter().enumerate() {
            fields.values.push((FieldKind::Missing, 0..0));
            fields.set_text(index, text.as_bytes());
        }
        fields
    }

    /// The value of the field with this index in the selection, from 0; [`ScanColumnValue::Empty`] where the entry has none.
    pub fn field_value(&self, selected_field_index: usize) -> ScanColumnValue<'_> {
        match self.values.get(selected_field_index) {
            Some((FieldKind::Text, range)) => ScanColumnValue::Text(&self.text[range.clone()]),
            Some((FieldKind::Json, range)) => ScanColumnValue::JsonFromList(&self.text[range.clone()]),
            Some((FieldKind::Missing, _)) | None => ScanColumnValue::Empty,
        }
    }

    /// Whether the selection has no fields.
    pub(crate) const fn is_empty(&self) -> bool {
        self.values.is_empty()
    }

    /// Makes all of `count` values missing.
    pub(crate) fn clear(&mut self, count: usize) {
        self.text.clear();
        self.values.clear();
        self.values.resize(count, (FieldKind::Missing, 0..0));
    }

    /// Sets the value of the field with this index to a text; bytes that are no UTF-8 become U+FFFD, an empty text is no
    /// value.
    pub(crate) fn set_text(&mut self, index: usize, text: &[u8]) {
        if !text.is_empty() {
            self.set(index, FieldKind::Text, &String::from_utf8_lossy(text));
        }
    }

    /// Sets the value of the field with this index.
    pub(crate) fn set(&mut self, index: usize, kind: FieldKind, text: &str) {
        let start = self.text.len();
        self.text.push_str(text);
        if let Some(value) = self.values.get_mut(index) {
            *value = (kind, start..self.text.len());
        }
    }
}
