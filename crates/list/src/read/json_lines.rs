//! Reads lists in JSON Lines, with the names under a key.

use std::borrow::Cow;
use std::fmt;
use std::io::{self, Read};

use serde::Deserialize;
use serde::de::{DeserializeSeed, Deserializer, IgnoredAny, MapAccess, Visitor};

use bidiscope_bidi::name::excerpt;

use super::ListEntry;
use super::error::EntryError;
use super::input::Input;

/// The most bytes of a line that are read.
const MAX_LINE_BYTES: usize = 1 << 20;

/// The most characters of a key that an error message repeats.
const MAX_SHOWN_CHARACTERS: usize = 80;

/// Reads one JSON object a line.
#[derive(Debug)]
pub(super) struct JsonList<R> {
    input: Input<R>,
    key: String,
    /// The name that was read last.
    name: String,
    /// Why the last line has none.
    error: EntryError,
}

impl<R: Read> JsonList<R> {
    pub(super) fn new(input: R, key: &str) -> Self {
        Self {
            input: Input::new(input),
            key: key.to_owned(),
            name: String::new(),
            error: EntryError::NotAnObject,
        }
    }

    pub(super) const fn input(&self) -> &Input<R> {
        &self.input
    }

    pub(super) fn next(&mut self) -> io::Result<Option<ListEntry<'_>>> {
        while self.input.next_line(MAX_LINE_BYTES)? {
            let line = self.input.line();
            if line.bytes.trim_ascii().is_empty() {
                continue;
            }
            let found = if line.is_cut {
                Err(EntryError::LineTooLong { most: MAX_LINE_BYTES })
            } else {
                value(line.bytes, &self.key)
            };
            let name = match found {
                Ok(name) => {
                    self.name.clear();
                    self.name.push_str(&name);
                    Ok(self.name.as_bytes())
                }
                Err(error) => {
                    self.error = error;
                    Err(&self.error)
                }
            };
            return Ok(Some(ListEntry { line: line.number, name, is_zone_owner: false }));
        }
        Ok(None)
    }
}

/// The text under a key of an object.
fn value<'a>(line: &'a [u8], key: &str) -> Result<Cow<'a, str>, EntryError> {
    let key_excerpt = || excerpt(key, MAX_SHOWN_CHARACTERS);
    let mut json = serde_json::Deserializer::from_slice(line);
    let found = KeyLookup(key).deserialize(&mut json).and_then(|it| json.end().map(|()| it));
    match found {
        Ok(Some(KeyValue::Text(text))) => Ok(text),
        Ok(Some(KeyValue::Other(_))) => Err(EntryError::NotText { key: key_excerpt() }),
        Ok(None) => Err(EntryError::NoKey { key: key_excerpt() }),
        Err(error) if error.is_data() => Err(EntryError::NotAnObject),
        Err(error) => Err(EntryError::NotJson { column: error.column() }),
    }
}

/// The value of the key.
#[derive(Deserialize)]
#[serde(untagged)]
enum KeyValue<'a> {
    Text(#[serde(borrow)] Cow<'a, str>),
    Other(IgnoredAny),
}

/// Finds the value of one key and skips the others.
struct KeyLookup<'k>(&'k str);

impl<'de> DeserializeSeed<'de> for KeyLookup<'_> {
    type Value = Option<KeyValue<'de>>;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Self::Value, D::Error> {
        from.deserialize_map(self)
    }
}

impl<'de> Visitor<'de> for KeyLookup<'_> {
    type Value = Option<KeyValue<'de>>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Self::Value, A::Error> {
        let mut found = None;
        while let Some(key) = object.next_key::<Cow<'de, str>>()? {
            if key == self.0 {
                found = Some(object.next_value()?);
            } else {
                object.next_value::<IgnoredAny>()?;
            }
        }
        Ok(found)
    }
}
