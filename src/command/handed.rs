//! What a desktop hands over to be opened: a link from a mail, or a session from a folder.

use std::ffi::{OsStr, OsString};
use std::path::PathBuf;

use super::arguments::is_link;

/// What is to be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Handed {
    /// A link, as it is written.
    Link(String),
    /// A session in this file.
    Session(PathBuf),
}

impl Handed {
    /// Reads it: a link, the path of a file, or its `file:` address (RFC 8089).
    pub(super) fn read(what: &OsStr) -> Self {
        match what.to_str() {
            Some(link) if is_link(link) => Self::Link(link.to_owned()),
            Some(text) => Self::Session(path_of_address(text).unwrap_or_else(|| PathBuf::from(what))),
            None => Self::Session(PathBuf::from(what)),
        }
    }
}

/// The path that a `file:` address of this machine names; `None` for what is none.
fn path_of_address(text: &str) -> Option<PathBuf> {
    const SCHEME: &str = "file:";
    let scheme = text.get(..SCHEME.len()).filter(|it| it.eq_ignore_ascii_case(SCHEME))?;
    let rest = &text[scheme.len()..];
    let path = match rest.strip_prefix("//") {
        Some(with_host) => with_host.strip_prefix("localhost").unwrap_or(with_host),
        None => rest,
    };
    if !path.starts_with('/') {
        return None;
    }
    Some(path_of_bytes(percent_encoding::percent_decode_str(path).collect()))
}

#[cfg(unix)]
fn path_of_bytes(bytes: Vec<u8>) -> PathBuf {
    use std::os::unix::ffi::OsStringExt;
    OsString::from_vec(bytes).into()
}

/// Elsewhere paths are Unicode, and begin with a drive: `/C:/…`.
#[cfg(not(unix))]
fn path_of_bytes(bytes: Vec<u8>) -> PathBuf {
    let text = String::from_utf8_lossy(&bytes).into_owned();
    OsString::from(text.trim_start_matches('/')).into()
}

#[cfg(test)]
mod tests {
    use std::ffi::OsStr;
    use std::path::PathBuf;

    use super::Handed;

    #[test]
    fn what_a_desktop_hands_over_is_told_apart() {
        let read = |text: &str| Handed::read(OsStr::new(text));
        assert_eq!(read("bidiscope:?name=a"), Handed::Link("bidiscope:?name=a".to_owned()));
        for (given, path) in [
            ("mine.bidiscope", "mine.bidiscope"),
            ("/home/a b.bidiscope", "/home/a b.bidiscope"),
            ("file:///home/a%20b.bidiscope", "/home/a b.bidiscope"),
            ("FILE:///%D7%90.bidiscope", "/\u{5D0}.bidiscope"),
            ("file://localhost/a", "/a"),
            ("file:/a", "/a"),
            // No address of this machine: a file that is called so.
            ("file:a", "file:a"),
            ("file://elsewhere/a", "file://elsewhere/a"),
        ] {
            assert_eq!(read(given), Handed::Session(PathBuf::from(path)), "{given}");
        }
    }
}
