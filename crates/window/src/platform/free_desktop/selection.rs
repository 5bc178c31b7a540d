//! The primary selection: what is selected is pasted with the middle button, beside the clipboard.

use arboard::{Clipboard, Error, GetExtLinux as _, LinuxClipboardKind, SetExtLinux as _};

/// The text in it; `None` where there is none.
pub(crate) fn primary_text(reader: &mut Clipboard) -> Option<String> {
    reader.get().clipboard(LinuxClipboardKind::Primary).text().ok()
}

/// Puts a text in it.
///
/// # Errors
/// The display does not take it.
pub(crate) fn put_primary(owner: &mut Clipboard, text: String) -> Result<(), Error> {
    owner.set().clipboard(LinuxClipboardKind::Primary).text(text)
}
