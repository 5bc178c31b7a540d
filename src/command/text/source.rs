//! The text that `bidiscope text` reads.

use std::path::Path;

use bidiscope_bidi::name::Notation;
use bidiscope_report::words::error::file_error_text;
use bidiscope_system::files::FileKind;
use bidiscope_url::convert::{
    read_html_ignoring_isolation, strip_inserted_bidi_controls, undo_one_to_one_overrides,
};
use bidiscope_words::message;

use super::super::context::CommandContext;

/// The text of the input, and its byte order mark if there is one.
pub(super) struct InputText {
    contents: String,
    /// The byte at which the text begins: after the byte order mark.
    pub(super) start: usize,
}

/// What becomes of the controls that a construction has inserted into identifiers of an HTML page, such as `&lrm;`. A one-to-one
/// display is put back into logical order in any case.
#[derive(Clone, Copy)]
pub(super) enum HtmlControls {
    /// They stay: the identifiers are listed as they are shown.
    Kept,
    /// They are removed: others take their place, or characters are counted.
    Removed,
}

impl InputText {
    /// The text in a file, or why it cannot be read; `html` says what becomes of the controls in the text of an HTML page.
    pub(super) fn read(
        context: &CommandContext,
        path: &Path,
        html: Option<HtmlControls>,
    ) -> Result<Self, String> {
        let is_limited = html.is_some() || is_device(path);
        let read = context.whole_file(path, if is_limited { MAX_DEVICE_BYTES } else { MAX_TEXT_BYTES });
        let bytes = read.map_err(|error| file_error_text(&error))?;
        let text = String::from_utf8(bytes).map_err(|error| {
            let valid = &error.as_bytes()[..error.utf8_error().valid_up_to()];
            let valid = String::from_utf8_lossy(valid);
            let characters = valid.strip_prefix(BYTE_ORDER_MARK).unwrap_or(&valid).chars().count();
            message!(text_not_utf8, position = characters + 1).to_string()
        })?;
        let has_byte_order_mark = text.starts_with(BYTE_ORDER_MARK);
        let start = if has_byte_order_mark { BYTE_ORDER_MARK.len_utf8() } else { 0 };
        let shown = || read_html_ignoring_isolation(&text[start..]).text_with_controls;
        let text = match html {
            Some(HtmlControls::Kept) => Self { contents: undo_one_to_one_overrides(&shown()), start: 0 },
            Some(HtmlControls::Removed) => {
                Self { contents: strip_inserted_bidi_controls(&shown()), start: 0 }
            }
            None => Self { contents: text, start },
        };
        let notation = context.notation;
        if notation == Notation::Unicode {
            return Ok(text);
        }
        let read: Result<String, _> =
            notation.read_lazily(text.as_str()).map(|it| it.map(|it| it.scalar)).collect();
        Ok(Self { contents: read.map_err(|error| error.to_string())?, start: 0 })
    }

    /// The text.
    pub(super) fn as_str(&self) -> &str {
        &self.contents[self.start..]
    }

    /// What stands before the text.
    pub(super) fn byte_order_mark(&self) -> &str {
        &self.contents[..self.start]
    }
}

/// The largest text that is read, in bytes.
const MAX_TEXT_BYTES: u64 = 4 << 30;

/// The same for a device, which may never end, and for HTML, for which the position of each character is kept in memory.
/// A pipe is not a device.
pub(super) const MAX_DEVICE_BYTES: u64 = 64 << 20;

/// Whether a device stands at this path, or is standard input for `-`.
pub(super) fn is_device(path: &Path) -> bool {
    let kind = if path == Path::new("-") { FileKind::of_standard_input() } else { FileKind::at(path) };
    kind.is_ok_and(|it| it == FileKind::Device)
}

/// U+FEFF at the beginning of a file, which is not part of its text.
const BYTE_ORDER_MARK: char = '\u{FEFF}';
