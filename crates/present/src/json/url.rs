//! The parts of a URL in the JSON object of a name, and what a browser makes of it.

use bidiscope_bidi::name::{UrlPart, UrlPartKind};
use bidiscope_idna::verdict::{BrowserReading, BrowserRefusal};
use serde::Serialize;

/// A part of a URL, with its range in characters.
#[derive(Serialize)]
pub(super) struct UrlPartJson {
    part: &'static str,
    start: usize,
    end: usize,
}

impl UrlPartJson {
    pub(super) fn new(part: &UrlPart) -> Self {
        Self { part: part.part.id(), start: part.range.start, end: part.range.end }
    }
}

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
    pub(super) fn new(reading: BrowserReading) -> Self {
        let (opens, refusal) = match reading.opens {
            Ok(url) => (Some(url), None),
            Err(refusal) => (None, Some(refusal)),
        };
        Self {
            opens,
            refusal,
            differs: reading.differs,
            host_mapped: reading.is_host_mapped,
            removed: reading.removed,
        }
    }
}
