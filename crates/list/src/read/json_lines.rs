//! Reads lists in JSON Lines, with the names under a key.

use std::borrow::Cow;
use std::fmt;
use std::io::{self, Read};

use serde::Deserialize;
use serde::de::{DeserializeSeed, Deserializer, IgnoredAny, MapAccess, Visitor};

use bidiscope_bidi::name::excerpt;

use super::ListEntry;
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
    /// The name that was read last, or the error.
    text: String,
}

impl<R: Read> JsonList<R> {
    pub(super) fn new(input: R, key: &str) -> Self {
        Self { input: Input::new(input), key: key.to_owned(), text: String::new() }
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
                Err(format!("the line is longer than {MAX_LINE_BYTES} bytes, the most that is read"))
            } else {
                value(line.bytes, &self.key)
            };
            self.text.clear();
            let is_name = found.is_ok();
            match found {
                Ok(name) => self.text.push_str(&name),
                Err(reason) => self.text.push_str(&reason),
            }
            let given = if is_name { Ok(self.text.as_bytes()) } else { Err(self.text.as_str()) };
            return Ok(Some(ListEntry { line: line.number, name: given, is_zone_owner: false }));
        }
        Ok(None)
    }
}

/// The text under a key of an object.
fn value<'a>(line: &'a [u8], key: &str) -> Result<Cow<'a, str>, String> {
    let mut json = serde_json::Deserializer::from_slice(line);
    let found = KeyLookup(key).deserialize(&mut json).and_then(|it| json.end().map(|()| it));
    match found {
        Ok(Some(KeyValue::Text(text))) => Ok(text),
        Ok(Some(KeyValue::Other(_))) => Err(format!("what stands under {} is no text", quoted(key))),
        Ok(None) => Err(format!("there is no {} in this line", quoted(key))),
        Err(error) if error.is_data() => Err("this is no object of JSON".to_owned()),
        Err(error) => Err(format!("this is no JSON: column {} cannot be read", error.column())),
    }
}

fn quoted(key: &str) -> String {
    format!("\u{2018}{}\u{2019}", excerpt(key, MAX_SHOWN_CHARACTERS))
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
