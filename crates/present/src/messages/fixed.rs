//! Texts without values, such as titles, which are needed in every frame: each is made once.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use super::{Catalogue, Message};

/// The texts that were made, by `id` or `id.attribute`.
static TEXTS: Mutex<BTreeMap<String, &'static str>> = Mutex::new(BTreeMap::new());

impl Message<'_> {
    /// The text of a message that has no variables. It is made once and kept, so that it costs little in every frame; of a
    /// message with variables the first values would be kept too.
    pub fn fixed(&self) -> &'static str {
        text(&self.id, || self.to_string())
    }

    /// As [`Self::fixed`], of an attribute of the message; empty if the English catalogue does not have it.
    pub(crate) fn fixed_attribute(&self, attribute: &str) -> &'static str {
        text(&format!("{}.{attribute}", self.id), || self.attribute(attribute).unwrap_or_default())
    }
}

fn text(key: &str, make: impl FnOnce() -> String) -> &'static str {
    let mut texts = TEXTS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(text) = texts.get(key) {
        return text;
    }
    // There are no more of them than texts in the catalogue.
    let text: &'static str = Box::leak(make().into_boxed_str());
    texts.insert(key.to_owned(), text);
    text
}

impl Catalogue {
    /// Makes this the catalogue of all messages of the process from now on. Only the first call has an effect; it
    /// should come before the first text is made, because texts that exist stay as they are.
    pub fn install(self) {
        let _ = super::catalogue::INSTALLED.set(self);
        TEXTS.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}
