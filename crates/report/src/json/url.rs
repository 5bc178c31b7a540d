//! What a browser makes of a URL, in the JSON object of a name.

use bidiscope_bidi::address::UrlPartKind;
use bidiscope_idna::verdict::BrowserRefusal;
use bidiscope_url::BrowserUrlReading;
use serde::Serialize;

/// What a browser opens, or why it opens nothing, the parts that are not what was typed, and the characters that it removes.
#[derive(Serialize)]
pub(super) struct BrowserJson {
    opens: Option<String>,
    refusal: Option<BrowserRefusal>,
    differs: Vec<UrlPartKind>,
    host_mapped: bool,
    removed: Vec<usize>,
}

impl BrowserJson {
    pub(super) fn new(reading: BrowserUrlReading) -> Self {
        let (opens, refusal) = match reading.opened_url {
            Ok(url) => (Some(url), None),
            Err(refusal) => (None, Some(refusal)),
        };
        Self {
            opens,
            refusal,
            differs: reading.changed_parts,
            host_mapped: reading.is_host_mapped,
            removed: reading.removed_character_indices,
        }
    }
}
