//! What is remembered of the tab Learn.

use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

use crate::view::LearnPage;

/// What the tab Learn remembers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LearnSettings {
    /// The page that is open.
    pub page: LearnPage,
}

impl Default for LearnSettings {
    fn default() -> Self {
        Self { page: LearnPage::Glossary }
    }
}

impl Serialize for LearnSettings {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("LearnSettings", 1)?;
        fields.serialize_field("page", self.page.id())?;
        fields.end()
    }
}
