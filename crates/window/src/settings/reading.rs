//! Reading settings field by field: what cannot be read stays as it is at first, and the rest is kept.

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// The fields of an object, as they are read one by one. Those that are not there are no loss: an older
/// version did not know them.
pub(super) struct FieldReader<'a> {
    left: Map<String, Value>,
    /// What the object is called: `trace`; nothing for the outermost.
    name: String,
    lost: &'a mut Vec<String>,
}

impl<'a> FieldReader<'a> {
    /// The fields of an object that is called so.
    pub(super) fn of(value: Value, name: &str, lost: &'a mut Vec<String>) -> Self {
        let left = match value {
            Value::Object(fields) => fields,
            _ => {
                lost.push(name.to_owned());
                Map::new()
            }
        };
        Self { left, name: name.to_owned(), lost }
    }

    /// Reads a field.
    pub(super) fn read<T: DeserializeOwned>(&mut self, key: &str, into: &mut T) {
        self.read_if(key, into, |_| true);
    }

    /// Reads a field whose value must be in its range.
    pub(super) fn read_if<T: DeserializeOwned>(
        &mut self,
        key: &str,
        into: &mut T,
        is_in_range: impl FnOnce(&T) -> bool,
    ) {
        let Some(value) = self.left.remove(key) else { return };
        match serde_json::from_value::<T>(value).ok().filter(is_in_range) {
            Some(read) => *into = read,
            None => self.lose(key),
        }
    }

    /// Reads a list item by item; `add` says whether one belongs there. Without the list nothing is added.
    pub(super) fn read_each<T: DeserializeOwned, L: Default>(
        &mut self,
        key: &str,
        into: &mut L,
        mut add: impl FnMut(&mut L, T) -> bool,
    ) {
        let Some(value) = self.left.remove(key) else { return };
        let Value::Array(items) = value else { return self.lose(key) };
        *into = L::default();
        for item in items {
            let is_added = serde_json::from_value(item).is_ok_and(|item| add(into, item));
            if !is_added {
                self.lose(key);
            }
        }
    }

    /// Reads a field that is an object itself.
    pub(super) fn within(&mut self, key: &str, read: impl FnOnce(&mut FieldReader<'_>)) {
        let Some(value) = self.left.remove(key) else { return };
        let mut inner = FieldReader::of(value, &self.called(key), self.lost);
        read(&mut inner);
        inner.end();
    }

    /// Takes a field as it is.
    pub(super) fn take(&mut self, key: &str) -> Option<Value> {
        self.left.remove(key)
    }

    /// Says that a field could not be read, or not all of it.
    pub(super) fn lose(&mut self, key: &str) {
        let name = self.called(key);
        if !self.lost.contains(&name) {
            self.lost.push(name);
        }
    }

    /// Ends the reading: what is left is unknown. It is not named, for it may be anything.
    pub(super) fn end(self) {
        if !self.left.is_empty() {
            let place = if self.name.is_empty() { String::new() } else { format!(" in {}", self.name) };
            self.lost.push(format!("something unknown{place}"));
        }
    }

    /// Where the names are kept of what could not be read.
    pub(super) const fn lost(&mut self) -> &mut Vec<String> {
        self.lost
    }

    fn called(&self, key: &str) -> String {
        if self.name.is_empty() { key.to_owned() } else { format!("{}.{key}", self.name) }
    }
}
