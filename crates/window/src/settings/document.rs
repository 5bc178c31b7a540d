//! The settings as they stand in their file.

use std::borrow::Cow;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::session::MOST_SET_ASIDE;
use super::{Settings, WindowSettings, former_names, panes, reading};

/// The version of the format. It grows when a field gets another meaning; new fields need no new version.
const VERSION: u64 = 1;

/// All that is remembered.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Document {
    pub(crate) settings: Settings,
    pub(crate) window: WindowSettings,
}

/// Why a file holds no settings that can be read.
#[derive(Debug, thiserror::Error)]
pub enum DocumentError {
    /// Nothing is in it.
    #[error("it is empty")]
    Empty,
    /// It is no text, from this byte on.
    #[error("it is not UTF-8 (at byte {0})")]
    NotUtf8(usize),
    /// It is text of another kind.
    #[error("it is no JSON: {0}")]
    NoJson(#[from] serde_json::Error),
    /// It is JSON of another kind.
    #[error("it holds something other than settings")]
    NoSettings,
    /// Its version is later than this program's.
    #[error("a newer bidiscope wrote it")]
    Newer,
}

/// A document, or a session, as its file has it.
#[derive(Serialize, Deserialize)]
#[serde(default)]
struct Written<'a> {
    /// What a session says that it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    format: Option<String>,
    version: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    window: Option<WindowSettings>,
    settings: Cow<'a, Settings>,
}

impl Default for Written<'_> {
    fn default() -> Self {
        Self { format: None, version: VERSION, window: None, settings: Cow::Owned(Settings::default()) }
    }
}

impl Written<'_> {
    fn is_valid(&self) -> bool {
        self.version == VERSION && self.window.is_none_or(|it| it.is_valid()) && self.settings.is_valid()
    }
}

impl Document {
    /// The document as it is written.
    pub(crate) fn write(&self) -> Vec<u8> {
        write(None, &self.settings, Some(self.window))
    }

    /// Reads a document, and gives the names of the fields that could not be read and are as at first.
    pub(crate) fn read(bytes: &[u8]) -> Result<(Self, Vec<String>), DocumentError> {
        Self::read_value(Self::value(bytes)?)
    }

    /// What stands in a file, as JSON.
    pub(super) fn value(bytes: &[u8]) -> Result<Value, DocumentError> {
        let text = std::str::from_utf8(bytes).map_err(|it| DocumentError::NotUtf8(it.valid_up_to()))?;
        // Some editors put a byte order mark there.
        let text = text.strip_prefix('\u{FEFF}').unwrap_or(text);
        if text.trim().is_empty() {
            return Err(DocumentError::Empty);
        }
        Ok(serde_json::from_str(text)?)
    }

    /// Reads what stands in a file.
    pub(super) fn read_value(mut value: Value) -> Result<(Self, Vec<String>), DocumentError> {
        let version = value.get("version").and_then(Value::as_u64);
        if version.is_some_and(|it| it > VERSION) {
            return Err(DocumentError::Newer);
        }
        if version.is_none() && value.get("settings").is_none() {
            return Err(DocumentError::NoSettings);
        }
        if let Some(settings) = value.get_mut("settings") {
            former_names::update(settings);
            panes::open_what_took_its_place(settings);
        }
        let (written, lost) = reading::read(value, Written::is_valid);
        let Written { window, settings, .. } = written.unwrap_or_default();
        let mut settings = settings.into_owned();
        settings.session.set_aside.truncate(MOST_SET_ASIDE);
        for before in &mut settings.session.set_aside {
            let before = Arc::make_mut(before);
            // Nothing is set aside behind that.
            before.set_aside.clear();
            before.forget_what_is_gone();
        }
        settings.session.forget_what_is_gone();
        let mut names: Vec<String> = lost.iter().map(|it| shown_name(it)).collect();
        names.dedup();
        Ok((Self { settings, window: window.unwrap_or_default() }, names))
    }
}

/// What a field is called that is lost: the names of settings stand for themselves, and where a pane is in others is no
/// name.
fn shown_name(keys: &str) -> String {
    let name = keys.strip_prefix("settings.").unwrap_or(keys);
    if name.starts_with("panes.") {
        return "panes".to_owned();
    }
    match name.strip_suffix(reading::UNKNOWN) {
        Some("") => "something unknown".to_owned(),
        Some(place) => format!("something unknown in {}", place.trim_end_matches('.')),
        None => name.to_owned(),
    }
}

/// A document of these parts, as it stands in its file.
pub(super) fn write(format: Option<&str>, settings: &Settings, window: Option<WindowSettings>) -> Vec<u8> {
    let (format, settings) = (format.map(str::to_owned), Cow::Borrowed(settings));
    let written = Written { format, version: VERSION, window, settings };
    // Only a map with keys that are no strings cannot be written, and there is none.
    let mut bytes = serde_json::to_vec_pretty(&written).unwrap_or_default();
    bytes.push(b'\n');
    bytes
}
