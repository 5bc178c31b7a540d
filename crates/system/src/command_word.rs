//! Words of commands that users copy into a terminal.

use crate::platform;

/// A word of a command, as it has to be typed: in quotation marks where the shells of this system need them, which are
/// `'` on Unix and in a browser, and `"` on Windows, where `cmd` and PowerShell both take those.
pub fn shell_quoted(word: &str) -> String {
    let is_plain =
        |it: char| it.is_alphanumeric() || "_-./=:,@%+".contains(it) || platform::is_plain_in_commands(it);
    match !word.is_empty() && word.chars().all(is_plain) {
        true => word.to_owned(),
        false => platform::quoted_word(word),
    }
}
