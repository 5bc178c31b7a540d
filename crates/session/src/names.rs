//! The names that were looked at last, and those that are pinned.

use serde::{Deserialize, Serialize};

use bidiscope_bidi::name::{Input, InputType, MAX_INPUT_BYTES, Notation, ReadError};
use bidiscope_words::message;

/// The most recent names; the oldest are dropped.
pub const MAX_RECENT_NAMES: usize = 200;
/// The most names that can be pinned.
pub const MAX_PINNED_NAMES: usize = 2_000;
/// The most characters that the line of a pinned name can have.
pub const MAX_NAME_NOTE_CHARACTERS: usize = 2_000;

/// A name, address or text as it was typed, with its notation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WrittenName {
    /// What was typed.
    pub text: String,
    /// Its notation.
    pub notation: Notation,
    /// As what it is read; `None` as what it is [most likely](InputType::detect_from_scalars) meant.
    #[serde(rename = "as", default, skip_serializing_if = "Option::is_none")]
    pub read_as: Option<InputType>,
}

impl WrittenName {
    /// What is known to be of this kind, even where it looks like another one.
    pub fn of_input_type(written_text: String, notation: Notation, input_type: InputType) -> Self {
        let kind_of = |read: Result<Input, ReadError>| read.ok().map(|it| it.input_type());
        let detected = kind_of(Input::read_detecting_type(&written_text, notation));
        let known = kind_of(Input::read_as(&written_text, notation, input_type));
        let read_as = (detected != known).then_some(input_type);
        Self { text: written_text, notation, read_as }
    }

    /// It, read.
    ///
    /// # Errors
    /// As [`Input::read_as`] and [`Input::read_detecting_type`].
    pub fn read(&self) -> Result<Input, ReadError> {
        match self.read_as {
            Some(input_type) => Input::read_as(&self.text, self.notation, input_type),
            None => Input::read_detecting_type(&self.text, self.notation),
        }
    }

    /// Its characters in logical order, by which the same name is known in every notation; the text itself where that cannot be
    /// read.
    pub fn logical_text(&self) -> String {
        self.read().map_or_else(|_| self.text.clone(), |it| it.decoded_text())
    }

    /// Whether it is short enough for the name field of the window.
    const fn fits_name_field(&self) -> bool {
        self.text.len() <= MAX_INPUT_BYTES
    }
}

/// A pinned name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PinnedName {
    /// The name as it was written when it was pinned.
    #[serde(flatten)]
    pub name: WrittenName,
    /// The user's own line about it; empty where there is none.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub note: String,
    /// Its [characters](WrittenName::logical_text).
    #[serde(skip)]
    characters: String,
}

/// The names that are kept: the recent ones, as a browser keeps them, with the current one; and the pinned ones, each with a
/// line of the user's own.
#[derive(Clone, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "SavedNames")]
pub struct RecentAndPinnedNames {
    recent: Vec<WrittenName>,
    /// The index of the current name; 0 where there are none.
    at: usize,
    /// Whether the current name is being typed.
    #[serde(skip)]
    is_typed: bool,
    pinned: Vec<PinnedName>,
}

/// Names as they are saved, of which nothing is checked.
#[derive(Default, Deserialize)]
#[serde(default)]
struct SavedNames {
    recent: Vec<WrittenName>,
    at: usize,
    pinned: Vec<SavedPinnedName>,
}

#[derive(Deserialize)]
struct SavedPinnedName {
    #[serde(flatten)]
    name: WrittenName,
    #[serde(default)]
    note: String,
}

impl TryFrom<SavedNames> for RecentAndPinnedNames {
    type Error = &'static str;

    fn try_from(SavedNames { mut recent, at, pinned }: SavedNames) -> Result<Self, Self::Error> {
        recent.retain(|it| !it.text.is_empty() && it.fits_name_field());
        let mut names = Self::from_recent_names(recent, at);
        let are_pinned = pinned.into_iter().all(|SavedPinnedName { name, note }| {
            let characters = name.logical_text();
            names.pin_if_possible(name) && (note.is_empty() || names.set_note_if_possible(&characters, &note))
        });
        if are_pinned { Ok(names) } else { Err(message!(session_names_invalid).static_text()) }
    }
}

/// Whether a name is being typed is not compared: it is not saved.
impl PartialEq for RecentAndPinnedNames {
    fn eq(&self, other: &Self) -> bool {
        (&self.recent, self.at, &self.pinned) == (&other.recent, other.at, &other.pinned)
    }
}

impl RecentAndPinnedNames {
    /// Recent names that were saved, the latest last, with the one at index `current_name_index` as the current one. Only the
    /// latest
    /// [`MAX_RECENT_NAMES`] are kept; `current_name_index` is limited to the last of them.
    pub fn from_recent_names(
        mut recent_names_latest_last: Vec<WrittenName>,
        current_name_index: usize,
    ) -> Self {
        let forgotten = recent_names_latest_last.len().saturating_sub(MAX_RECENT_NAMES);
        recent_names_latest_last.drain(..forgotten);
        let current_index = current_name_index
            .saturating_sub(forgotten)
            .min(recent_names_latest_last.len().saturating_sub(1));
        Self { recent: recent_names_latest_last, at: current_index, is_typed: false, pinned: Vec::new() }
    }

    /// The recent names, the latest last.
    pub fn recent_names(&self) -> &[WrittenName] {
        &self.recent
    }

    /// The index of the current name in [`Self::recent_names`]; 0 where there are no names.
    pub const fn current_recent_index(&self) -> usize {
        self.at
    }

    /// Takes the recent names, and not the pinned ones, from others.
    pub fn copy_recent_names_from(&mut self, other: &Self) {
        let pinned = std::mem::take(&mut self.pinned);
        *self = Self { pinned, ..other.clone() };
    }

    /// The pinned names, the latest last.
    pub fn pinned_names(&self) -> &[PinnedName] {
        &self.pinned
    }

    /// The pinned name of these [characters](WrittenName::logical_text); `None` where it is not pinned.
    pub fn find_pinned_name(&self, logical_text: &str) -> Option<&PinnedName> {
        self.pinned.iter().find(|it| it.characters == logical_text)
    }

    /// Pins a name as the latest, if it is not pinned yet; `false` where it cannot be: it is empty or longer than a name can
    /// be, or [`MAX_PINNED_NAMES`] are pinned.
    pub fn pin_if_possible(&mut self, written_name: WrittenName) -> bool {
        let characters = written_name.logical_text();
        if self.find_pinned_name(&characters).is_some() {
            return true;
        }
        let has_room = self.pinned.len() < MAX_PINNED_NAMES
            && !written_name.text.is_empty()
            && written_name.fits_name_field();
        if has_room {
            self.pinned.push(PinnedName { name: written_name, note: String::new(), characters });
        }
        has_room
    }

    /// Unpins the name of these characters, and forgets its line.
    pub fn unpin_name(&mut self, logical_text: &str) {
        self.pinned.retain(|it| it.characters != logical_text);
    }

    /// Sets the line of the pinned name of these characters; `false` where it stays as it was: the name is not pinned, or the
    /// line has more than [`MAX_NAME_NOTE_CHARACTERS`].
    pub fn set_note_if_possible(&mut self, logical_text: &str, note: &str) -> bool {
        let pinned = self.pinned.iter_mut().find(|it| it.characters == logical_text);
        let Some(pinned) = pinned.filter(|_| note.chars().nth(MAX_NAME_NOTE_CHARACTERS).is_none()) else {
            return false;
        };
        note.clone_into(&mut pinned.note);
        true
    }

    /// Makes this the current name. With `is_typed`, text that differs by one keystroke from a current name that was typed too
    /// replaces it; any other is added after the current name, and the names after that are dropped. Text that is empty, or
    /// longer than a name can be, is ignored. The current name read as something else stays the current name.
    pub fn make_current(
        &mut self,
        text: &str,
        notation: Notation,
        read_as: Option<InputType>,
        is_typed: bool,
    ) {
        let mut now = self.recent.get_mut(self.at);
        // The common case: this is called in every frame.
        if let Some(now) = &mut now
            && now.text == text
            && now.notation == notation
        {
            now.read_as = read_as;
            self.is_typed &= is_typed;
            return;
        }
        let name = WrittenName { text: text.to_owned(), notation, read_as };
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
                self.recent.insert(self.at, name);
            }
            None => self.recent.push(name),
        }
        // Drop the names that followed the previous current one.
        self.recent.truncate(self.at + 1);
        if self.recent.len() > MAX_RECENT_NAMES {
            self.recent.remove(0);
            self.at -= 1;
        }
    }

    /// Ends typing: what is typed next is added as another name, even if it differs by one keystroke.
    pub const fn end_current_typed_name(&mut self) {
        self.is_typed = false;
    }

    /// Goes to the name before the current one and returns it; `None` if there is none.
    pub fn go_to_previous_name(&mut self) -> Option<&WrittenName> {
        self.go_to_recent_name(self.at.checked_sub(1)?)
    }

    /// Goes to the name after the current one and returns it; `None` if there is none.
    pub fn go_to_next_name(&mut self) -> Option<&WrittenName> {
        self.go_to_recent_name(self.at + 1)
    }

    /// Goes to the name at this index in [`Self::recent_names`] and returns it; `None` if there is none.
    pub fn go_to_recent_name(&mut self, recent_index: usize) -> Option<&WrittenName> {
        let name = self.recent.get(recent_index)?;
        self.at = recent_index;
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
