//! The history of inspected names, bookmarks and notes.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use bidiscope_bidi::name::{MAX_BYTES, Notation};

use crate::message;

/// The most names of a [`NameHistory`]; the oldest are dropped.
pub const MAX_HISTORY_NAMES: usize = 200;
/// The most names that can be bookmarked.
pub const MAX_BOOKMARKS: usize = 1_000;
/// The most names that can have a note.
pub const MAX_NOTES: usize = 1_000;
/// The most characters that a note can have.
pub const MAX_NOTE_CHARACTERS: usize = 2_000;

/// A name as it was typed, with its notation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WrittenName {
    /// The typed text.
    pub text: String,
    /// Its notation.
    pub notation: Notation,
}

impl WrittenName {
    /// Whether it is short enough for the name field of the window.
    const fn fits_name_field(&self) -> bool {
        self.text.len() <= MAX_BYTES
    }
}

/// The history of inspected names, with the current one, as a browser keeps it.
#[derive(Clone, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "SavedHistory")]
pub struct NameHistory {
    all: Vec<WrittenName>,
    /// The index of the current name; 0 where there are none.
    at: usize,
    /// Whether the current name is being typed.
    #[serde(skip)]
    is_typed: bool,
}

/// A history as it is saved, of which nothing is checked.
#[derive(Default, Deserialize)]
#[serde(default)]
struct SavedHistory {
    all: Vec<WrittenName>,
    at: usize,
}

impl From<SavedHistory> for NameHistory {
    fn from(SavedHistory { mut all, at }: SavedHistory) -> Self {
        all.retain(|it| !it.text.is_empty() && it.fits_name_field());
        Self::of(all, at)
    }
}

/// Whether a name is being typed is not compared: it is not saved.
impl PartialEq for NameHistory {
    fn eq(&self, other: &Self) -> bool {
        (&self.all, self.at) == (&other.all, other.at)
    }
}

impl NameHistory {
    /// A history from saved names, the latest last, with the one at index `at` as the current one. Only the latest
    /// [`MAX_HISTORY_NAMES`] are kept; `at` is limited to the last of them.
    pub fn of(mut all: Vec<WrittenName>, at: usize) -> Self {
        let forgotten = all.len().saturating_sub(MAX_HISTORY_NAMES);
        all.drain(..forgotten);
        let at = at.saturating_sub(forgotten).min(all.len().saturating_sub(1));
        Self { all, at, is_typed: false }
    }

    /// All names, the latest last.
    pub fn all(&self) -> &[WrittenName] {
        &self.all
    }

    /// The index of the current name in [`Self::all`]; 0 where there are no names.
    pub const fn current(&self) -> usize {
        self.at
    }

    /// Makes this the current name. With `is_typed`, text that differs by one keystroke from a current name that was typed too
    /// replaces it; any other is added after the current name, and the names after that are dropped. Text that is empty, or
    /// longer than a name can be, is ignored.
    pub fn visit(&mut self, text: &str, notation: Notation, is_typed: bool) {
        let now = self.all.get_mut(self.at);
        // The common case: this is called in every frame.
        if now.as_ref().is_some_and(|it| it.text == text && it.notation == notation) {
            self.is_typed &= is_typed;
            return;
        }
        let name = WrittenName { text: text.to_owned(), notation };
        // Too long to be read again, so it is not kept.
        if !name.fits_name_field() {
            return;
        }
        // After the empty text another name begins.
        let continues = self.is_typed && is_typed && !text.is_empty();
        self.is_typed = is_typed && !text.is_empty();
        match now {
            _ if text.is_empty() => return,
            Some(now) if continues && now.notation == notation && is_keystroke(&now.text, text) => {
                *now = name
            }
            Some(_) => {
                self.at += 1;
                self.all.insert(self.at, name);
            }
            None => self.all.push(name),
        }
        // Drop the names that followed the previous current one.
        self.all.truncate(self.at + 1);
        if self.all.len() > MAX_HISTORY_NAMES {
            self.all.remove(0);
            self.at -= 1;
        }
    }

    /// Ends typing: what is typed next is added as another name, even if it differs by one keystroke.
    pub const fn end_typing(&mut self) {
        self.is_typed = false;
    }

    /// Goes to the name before the current one and returns it; `None` if there is none.
    pub fn back(&mut self) -> Option<&WrittenName> {
        self.go_to(self.at.checked_sub(1)?)
    }

    /// Goes to the name after the current one and returns it; `None` if there is none.
    pub fn forward(&mut self) -> Option<&WrittenName> {
        self.go_to(self.at + 1)
    }

    /// Goes to the name at this index in [`Self::all`] and returns it; `None` if there is none.
    pub fn go_to(&mut self, at: usize) -> Option<&WrittenName> {
        let name = self.all.get(at)?;
        self.at = at;
        self.is_typed = false;
        Some(name)
    }
}

/// Whether one keystroke may have turned one text into the other: at most one character is deleted.
fn is_keystroke(before: &str, after: &str) -> bool {
    let same =
        |pairs: &mut dyn Iterator<Item = (char, char)>| pairs.take_while(|(one, other)| one == other).count();
    let (before_count, after_count) = (before.chars().count(), after.chars().count());
    let beginning = same(&mut before.chars().zip(after.chars()));
    let end = same(&mut before.chars().rev().zip(after.chars().rev()))
        .min(before_count.min(after_count) - beginning);
    before_count - beginning - end <= 1
}

/// Bookmarked names, the latest last.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "Vec<WrittenName>")]
pub struct Bookmarks(Vec<WrittenName>);

impl TryFrom<Vec<WrittenName>> for Bookmarks {
    type Error = &'static str;

    fn try_from(names: Vec<WrittenName>) -> Result<Self, Self::Error> {
        let mut bookmarks = Self::default();
        let are_added = names.into_iter().all(|it| bookmarks.add(it));
        if are_added { Ok(bookmarks) } else { Err(message!(session_bookmarks_invalid).fixed()) }
    }
}

impl Bookmarks {
    /// All bookmarked names, the latest last.
    pub fn all(&self) -> &[WrittenName] {
        &self.0
    }

    /// Whether a name is bookmarked.
    pub fn contains(&self, name: &WrittenName) -> bool {
        self.0.contains(name)
    }

    /// Adds a name as the latest, if it is not bookmarked yet; `false` where it cannot be: it is empty or longer than a name can
    /// be, or there are [`MAX_BOOKMARKS`].
    pub fn add(&mut self, name: WrittenName) -> bool {
        if self.contains(&name) {
            return true;
        }
        let has_room = self.0.len() < MAX_BOOKMARKS && !name.text.is_empty() && name.fits_name_field();
        if has_room {
            self.0.push(name);
        }
        has_room
    }

    /// Removes the bookmark of a name, if it has one.
    pub fn remove(&mut self, name: &WrittenName) {
        self.0.retain(|it| it != name);
    }
}

/// The user's notes on names. A name is identified by its characters in logical order.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "BTreeMap<String, String>")]
pub struct NameNotes(BTreeMap<String, String>);

impl TryFrom<BTreeMap<String, String>> for NameNotes {
    type Error = &'static str;

    fn try_from(written: BTreeMap<String, String>) -> Result<Self, Self::Error> {
        let mut notes = Self::default();
        let are_written = written.iter().all(|(name, note)| notes.write(name, note));
        if are_written { Ok(notes) } else { Err(message!(session_notes_invalid).fixed()) }
    }
}

impl NameNotes {
    /// The note on a name; empty where there is none.
    pub fn of(&self, name: &str) -> &str {
        self.0.get(name).map_or("", String::as_str)
    }

    /// All names with their notes.
    pub fn all(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, note)| (name.as_str(), note.as_str()))
    }

    /// Sets the note on a name, or removes it where `note` is empty; `false` where it stays as it was: the note has more than
    /// [`MAX_NOTE_CHARACTERS`], the name is longer than a name can be, or there are [`MAX_NOTES`].
    pub fn write(&mut self, name: &str, note: &str) -> bool {
        if note.is_empty() {
            self.0.remove(name);
            return true;
        }
        let is_new = !self.0.contains_key(name);
        let has_room = note.chars().nth(MAX_NOTE_CHARACTERS).is_none()
            && name.len() <= MAX_BYTES
            && !(is_new && self.0.len() >= MAX_NOTES);
        if has_room {
            self.0.insert(name.to_owned(), note.to_owned());
        }
        has_room
    }
}
