//! The names that a user has looked at, and what was noted of them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use bidiscope_bidi::name::{MAX_BYTES, Notation};

/// The most names that are gone back to; the oldest are forgotten.
pub const MOST_VISITED: usize = 200;
/// The most names that are kept as bookmarks.
pub const MOST_BOOKMARKS: usize = 1_000;
/// The most names with a note, and the most characters of one.
pub const MOST_NOTES: usize = 1_000;
/// The same, in characters.
pub const LONGEST_NOTE: usize = 2_000;

/// A name as it was written.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WrittenName {
    /// What was written.
    pub text: String,
    /// How.
    pub notation: Notation,
}

impl WrittenName {
    /// Whether it is short enough for the name field.
    pub const fn is_short(&self) -> bool {
        self.text.len() <= MAX_BYTES
    }
}

/// The names that were looked at, one after the other, and which of them is looked at now.
#[derive(Clone, Eq, Debug, Default, Serialize)]
pub struct Visited {
    all: Vec<WrittenName>,
    /// The one that is looked at, as an index; 0 where there are none.
    at: usize,
    /// Whether that is being typed.
    #[serde(skip)]
    is_typed: bool,
}

/// Where the keyboard is is no part of what is kept.
impl PartialEq for Visited {
    fn eq(&self, other: &Self) -> bool {
        (&self.all, self.at) == (&other.all, other.at)
    }
}

impl Visited {
    /// Names that were looked at before. Only as many as are kept, the latest; `at` is their end where it is beyond it.
    pub fn of(mut all: Vec<WrittenName>, at: usize) -> Self {
        let forgotten = all.len().saturating_sub(MOST_VISITED);
        all.drain(..forgotten);
        let at = at.saturating_sub(forgotten).min(all.len().saturating_sub(1));
        Self { all, at, is_typed: false }
    }

    /// All of them, the latest last.
    pub fn all(&self) -> &[WrittenName] {
        &self.all
    }

    /// Where the one that is looked at stands among them.
    pub const fn at(&self) -> usize {
        self.at
    }

    /// This is what is looked at now. What is typed key by key is one name, which takes the place of what it was a
    /// moment ago; what comes in larger steps is another one. Nothing is no name.
    pub fn see(&mut self, text: &str, notation: Notation, is_typed: bool) {
        let now = self.all.get_mut(self.at);
        // So it is nearly always, for it is asked in every pass.
        if now.as_ref().is_some_and(|it| it.text == text && it.notation == notation) {
            self.is_typed &= is_typed;
            return;
        }
        let name = WrittenName { text: text.to_owned(), notation };
        // What is not read again is not kept.
        if !name.is_short() {
            return;
        }
        // After nothing comes another name.
        let goes_on = self.is_typed && is_typed && !text.is_empty();
        self.is_typed = is_typed && !text.is_empty();
        match now {
            _ if text.is_empty() => return,
            Some(now) if goes_on && now.notation == notation && is_keystroke(&now.text, text) => *now = name,
            Some(_) => {
                self.at += 1;
                self.all.insert(self.at, name);
            }
            None => self.all.push(name),
        }
        // What came after led on from another name.
        self.all.truncate(self.at + 1);
        if self.all.len() > MOST_VISITED {
            self.all.remove(0);
            self.at -= 1;
        }
    }

    /// What is typed from now on is another name.
    pub const fn leave(&mut self) {
        self.is_typed = false;
    }

    /// The name before the one that is looked at, which is looked at from now on.
    pub fn back(&mut self) -> Option<&WrittenName> {
        self.go_to(self.at.checked_sub(1)?)
    }

    /// The name after it, likewise.
    pub fn forward(&mut self) -> Option<&WrittenName> {
        self.go_to(self.at + 1)
    }

    /// The name in this place, likewise.
    pub fn go_to(&mut self, at: usize) -> Option<&WrittenName> {
        let name = self.all.get(at)?;
        self.at = at;
        self.is_typed = false;
        Some(name)
    }
}

/// Whether typing may have made one text of the other: it takes away a character at most. What takes away more makes
/// another name.
fn is_keystroke(before: &str, after: &str) -> bool {
    let same =
        |pairs: &mut dyn Iterator<Item = (char, char)>| pairs.take_while(|(one, other)| one == other).count();
    let (had, has) = (before.chars().count(), after.chars().count());
    let beginning = same(&mut before.chars().zip(after.chars()));
    let end = same(&mut before.chars().rev().zip(after.chars().rev())).min(had.min(has) - beginning);
    had - beginning - end <= 1
}

/// Names that were marked to be found again, the latest last.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct Bookmarks(Vec<WrittenName>);

impl Bookmarks {
    /// All of them.
    pub fn all(&self) -> &[WrittenName] {
        &self.0
    }

    /// Whether a name is among them.
    pub fn holds(&self, name: &WrittenName) -> bool {
        self.0.contains(name)
    }

    /// Adds a name; whether it is among them then.
    pub fn add(&mut self, name: WrittenName) -> bool {
        if self.holds(&name) {
            return true;
        }
        let has_room = self.0.len() < MOST_BOOKMARKS && !name.text.is_empty() && name.is_short();
        if has_room {
            self.0.push(name);
        }
        has_room
    }

    /// Takes a name out.
    pub fn remove(&mut self, name: &WrittenName) {
        self.0.retain(|it| it != name);
    }
}

/// What was noted of names, by their characters in logical order.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct Notes(BTreeMap<String, String>);

impl Notes {
    /// The note on a name; nothing where there is none.
    pub fn of(&self, name: &str) -> &str {
        self.0.get(name).map_or("", String::as_str)
    }

    /// All of them with their names.
    pub fn all(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, note)| (name.as_str(), note.as_str()))
    }

    /// Writes a note on a name, or takes it away where it is empty; whether there was room for it.
    pub fn write(&mut self, name: &str, note: &str) -> bool {
        if note.is_empty() {
            self.0.remove(name);
            return true;
        }
        let is_new = !self.0.contains_key(name);
        let has_room = note.chars().nth(LONGEST_NOTE).is_none()
            && name.len() <= MAX_BYTES
            && !(is_new && self.0.len() >= MOST_NOTES);
        if has_room {
            self.0.insert(name.to_owned(), note.to_owned());
        }
        has_room
    }
}
