//! A name as the page asks for it.

use bidiscope_bidi::name::{Input, InputType, Notation};
use bidiscope_idna::verdict::Zone;
use bidiscope_report::view::read_optional_parent_zone;
use bidiscope_report::words::read_error::read_error_text;
use serde::Deserialize;

use super::failure::Failure;

/// A name and how it is shown.
#[derive(Deserialize, Default)]
pub(super) struct NameRequest {
    #[serde(default)]
    pub(super) name: String,
    /// The identifier of the notation; that of characters where it is left out.
    #[serde(default)]
    notation: String,
    /// The identifier of an [`InputType`]; what is most likely meant where it is left out or another word.
    #[serde(default, rename = "as")]
    read_as: String,
    /// The parent zone, in the notation; empty where there is none.
    #[serde(default)]
    pub(super) parent: String,
    /// The identifiers of the displays that are shown; those of the window where there are none.
    #[serde(default)]
    pub(super) rows: Vec<String>,
}

impl NameRequest {
    pub(super) fn notation(&self) -> Notation {
        Notation::from_id(&self.notation).unwrap_or_default()
    }

    pub(super) fn read_as(&self) -> Option<InputType> {
        InputType::from_id(&self.read_as)
    }

    pub(super) fn read(&self) -> Result<Input, Failure> {
        let read = match self.read_as() {
            Some(input_type) => Input::read_as(&self.name, self.notation(), input_type),
            None => Input::read_detecting_type(&self.name, self.notation()),
        };
        read.map_err(|it| Failure::new(read_error_text(&it)))
    }

    /// The parent zone; `None` where there is none.
    pub(super) fn zone(&self) -> Result<Option<Zone>, Failure> {
        read_optional_parent_zone(&self.parent, self.notation()).map_err(Failure::new)
    }
}
