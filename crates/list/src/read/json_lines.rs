//! Reads lists in JSON Lines, with the names under a key.

use std::borrow::Cow;
use std::collections::{HashMap, HashSet};
use std::fmt;
use std::io::{self, Read};

use serde::de::{DeserializeSeed, Deserializer, IgnoredAny, MapAccess, Visitor};
use serde_json::value::RawValue;

use bidiscope_bidi::name::excerpt;

use crate::fields::{FieldKind, ListEntryFieldSelection, ListEntryFields};

use super::error::{ListEntryError, ListError};
use super::input::{Input, InputLine};
use super::list_entry::ListEntry;

/// The most bytes of a line that are read.
const MAX_LINE_BYTES: usize = 1 << 20;

/// The most keys of the first object, where all are read.
const MAX_KEYS: usize = 1 << 14;

/// The most characters of a key that an error message repeats.
const MAX_SHOWN_CHARACTERS: usize = 80;

/// Reads one JSON object a line.
#[derive(Debug)]
pub(super) struct JsonList<R> {
    input: Input<R>,
    key: String,
    selection: ListEntryFieldSelection,
    /// The keys that are read besides the name, once they are known.
    field_names: Vec<String>,
    /// Where each of them is.
    field_indices: HashMap<String, usize>,
    /// The values of those keys in the last line.
    fields: ListEntryFields,
    /// Which of them the last line has.
    are_read: Vec<bool>,
    entries_with_later_keys: u64,
    has_read_header: bool,
    /// The keys of the first object, or why the first line that is not blank is none; `None` until it is read.
    keys: Option<Result<Vec<String>, ListError>>,
    /// Whether the first line, which was read for its keys, is an entry that is not returned yet.
    first_is_pending: bool,
    /// The name that was read last.
    name: String,
    /// Why the last line has none.
    error: ListEntryError,
}

impl<R: Read> JsonList<R> {
    pub(super) fn new(input: R, key: &str) -> Self {
        Self {
            input: Input::new(input),
            key: key.to_owned(),
            selection: ListEntryFieldSelection::None,
            field_names: Vec::new(),
            field_indices: HashMap::new(),
            fields: ListEntryFields::default(),
            are_read: Vec::new(),
            entries_with_later_keys: 0,
            has_read_header: false,
            keys: None,
            first_is_pending: false,
            name: String::new(),
            error: ListEntryError::NotAJsonObject,
        }
    }

    pub(super) const fn input(&self) -> &Input<R> {
        &self.input
    }

    /// Reads these keys besides the names.
    pub(super) fn select_fields(&mut self, selection: ListEntryFieldSelection) {
        self.selection = selection;
    }

    /// How many entries so far had keys that the first object does not have, where all are read.
    pub(super) const fn entries_with_later_keys(&self) -> u64 {
        self.entries_with_later_keys
    }

    /// The keys that are read besides the name, by the first object. Reads it only where there are such keys.
    pub(super) fn read_header(&mut self) -> io::Result<&[String]> {
        if self.has_read_header || self.selection == ListEntryFieldSelection::None {
            return Ok(&self.field_names);
        }
        let keys = match self.first_keys()? {
            // An empty file has no keys to complain about.
            None => match &self.selection {
                ListEntryFieldSelection::Named(names) => names.clone(),
                ListEntryFieldSelection::None | ListEntryFieldSelection::All => Vec::new(),
            },
            Some(keys) => keys.clone()?,
        };
        match &self.selection {
            ListEntryFieldSelection::Named(names) => {
                if let Some(missing) = names.iter().find(|it| !keys.contains(it)) {
                    return Err(ListError::no_column(missing, &keys, MAX_SHOWN_CHARACTERS).into());
                }
                self.field_names.clone_from(names);
            }
            ListEntryFieldSelection::All if keys.len() > MAX_KEYS => {
                return Err(ListError::TooManyKeys { max_keys: MAX_KEYS }.into());
            }
            ListEntryFieldSelection::None | ListEntryFieldSelection::All => self.field_names = keys,
        }
        // Of a name that is there twice the first place counts.
        let names = self.field_names.iter().cloned().enumerate().rev();
        self.field_indices = names.map(|(at, name)| (name, at)).collect();
        self.has_read_header = true;
        Ok(&self.field_names)
    }

    /// The keys of the first object, each once; none of a list whose first line is no object.
    pub(super) fn keys(&mut self) -> io::Result<&[String]> {
        let keys = self.first_keys()?.and_then(|it| it.as_ref().ok());
        Ok(keys.map_or(&[], Vec::as_slice))
    }

    /// The keys of the first object, or why the first line is none; `None` where the list is empty.
    fn first_keys(&mut self) -> io::Result<Option<&Result<Vec<String>, ListError>>> {
        if self.keys.is_none() && self.next_filled_line()? {
            self.first_is_pending = true;
            let line = self.input.line();
            let (mut keys, mut known) = (Vec::new(), HashSet::new());
            let reads = |key: &str| {
                if known.insert(key.to_owned()) {
                    keys.push(key.to_owned());
                }
                false
            };
            let read = read_object(line, reads, |_, _| {});
            self.keys = Some(match read {
                Ok(()) => Ok(keys),
                Err(_) => Err(ListError::NoFirstObject { line: line.number }),
            });
        }
        Ok(self.keys.as_ref())
    }

    pub(super) fn next(&mut self) -> io::Result<Option<ListEntry<'_>>> {
        self.read_header()?;
        if !std::mem::take(&mut self.first_is_pending) && !self.next_filled_line()? {
            return Ok(None);
        }
        let line = self.input.line();
        let Self { key, name, fields, field_names, field_indices, are_read, .. } = self;
        fields.clear(field_names.len());
        are_read.clear();
        are_read.resize(field_names.len(), false);
        let (mut found, mut has_later_keys, mut repeated) = (None, false, None);
        let index_of = |key: &str| field_indices.get(key).copied();
        let reads = |it: &str| {
            let is_field = index_of(it).is_some();
            has_later_keys |= !is_field && self.selection == ListEntryFieldSelection::All;
            is_field || it == key
        };
        let read = read_object(line, reads, |it, value| {
            let text = string_value(value);
            if let Some(at) = index_of(it) {
                if std::mem::replace(&mut are_read[at], true) {
                    repeated = Some(excerpt(it, MAX_SHOWN_CHARACTERS));
                }
                match (&text, value) {
                    (Some(text), _) => fields.set(at, FieldKind::Text, text),
                    (None, "null") => fields.set(at, FieldKind::Missing, ""),
                    (None, other) => fields.set(at, FieldKind::Json, other),
                }
            }
            if it == key {
                if found.is_some() {
                    repeated = Some(excerpt(it, MAX_SHOWN_CHARACTERS));
                }
                name.clear();
                name.push_str(text.as_deref().unwrap_or_default());
                found = Some((text.is_some(), value.starts_with('"')));
            }
        });
        self.entries_with_later_keys += u64::from(has_later_keys);
        let key_excerpt = || excerpt(key, MAX_SHOWN_CHARACTERS);
        let name_or_error = read.and_then(|()| match found {
            _ if let Some(key) = repeated => Err(ListEntryError::RepeatedJsonKey { key }),
            Some((true, _)) => Ok(name.as_bytes()),
            Some((false, true)) => Err(ListEntryError::JsonLoneSurrogate { key: key_excerpt() }),
            Some((false, false)) => Err(ListEntryError::JsonValueNotString { key: key_excerpt() }),
            None => Err(ListEntryError::MissingJsonKey { key: key_excerpt() }),
        });
        let name = name_or_error.map_err(|error| {
            self.error = error;
            &self.error
        });
        Ok(Some(ListEntry {
            line_number: line.number,
            name_bytes: name,
            is_unregistered_zone_file_owner: false,
            entry_fields: fields,
        }))
    }

    /// Reads the next line that is not blank; `false` at the end.
    fn next_filled_line(&mut self) -> io::Result<bool> {
        while self.input.next_line(MAX_LINE_BYTES)? {
            if !self.input.line().bytes.trim_ascii().is_empty() {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

/// Reads the object of a line: calls `take` with each key for which `reads` is true, and with its value as it is written.
fn read_object(
    line: InputLine<'_>,
    reads: impl FnMut(&str) -> bool,
    take: impl FnMut(&str, &str),
) -> Result<(), ListEntryError> {
    if line.is_cut {
        return Err(ListEntryError::JsonLineTooLong { max_bytes: MAX_LINE_BYTES });
    }
    let mut json = serde_json::Deserializer::from_slice(line.bytes);
    let read = Object { reads, take }.deserialize(&mut json).and_then(|()| json.end());
    read.map_err(|error| match error.is_data() {
        true => ListEntryError::NotAJsonObject,
        false => ListEntryError::NotJson { character_column_number: error.column() },
    })
}

/// The characters of a value that is a string.
fn string_value(value: &str) -> Option<Cow<'_, str>> {
    let plain = value.strip_prefix('"')?.strip_suffix('"')?;
    if plain.contains('\\') {
        serde_json::from_str(value).ok().map(Cow::Owned)
    } else {
        Some(Cow::Borrowed(plain))
    }
}

/// Reads the values of some keys and skips the others.
struct Object<F, T> {
    reads: F,
    take: T,
}

impl<'de, F: FnMut(&str) -> bool, T: FnMut(&str, &str)> DeserializeSeed<'de> for Object<F, T> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<(), D::Error> {
        from.deserialize_map(self)
    }
}

impl<'de, F: FnMut(&str) -> bool, T: FnMut(&str, &str)> Visitor<'de> for Object<F, T> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(mut self, mut object: A) -> Result<(), A::Error> {
        while let Some(key) = object.next_key::<Cow<'de, str>>()? {
            if (self.reads)(&key) {
                (self.take)(&key, object.next_value::<&RawValue>()?.get());
            } else {
                object.next_value::<IgnoredAny>()?;
            }
        }
        Ok(())
    }
}
