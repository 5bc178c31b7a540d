//! What a desktop hands over to be opened: a link from a mail, or a session from a folder.

use std::ffi::{OsStr, OsString};
use std::path::PathBuf;

use bidiscope_present::session::LINK_START;

/// What is to be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Handed {
    /// A link, as it is written.
    Link(String),
    /// A session in this file.
    Session(PathBuf),
}

impl Handed {
    /// Reads it: a link, the path of a file, or its `file:` address (RFC 8089). An address of anything else is refused with
    /// a sentence.
    pub(super) fn read(what: &OsStr) -> Result<Self, &'static str> {
        let Some(text) = what.to_str() else { return Ok(Self::Session(PathBuf::from(what))) };
        if text.is_empty() {
            return Err(NOTHING);
        }
        // What follows the scheme is judged with the link.
        if is_of_scheme(text, LINK_START.trim_end_matches('?')) {
            return Ok(Self::Link(text.to_owned()));
        }
        match path_of_address(text) {
            Some(path) => Ok(Self::Session(path)),
            None if is_address(text) => Err(ELSEWHERE),
            None => Ok(Self::Session(PathBuf::from(text))),
        }
    }
}

/// Why nothing is opened.
const NOTHING: &str = "it is empty: give a file with a session, or a link that begins with “bidiscope:?”";
const ELSEWHERE: &str = "this address names a host, and bidiscope reads nothing from the network: give a file with a \
                         session, or a link that begins with “bidiscope:?”";

/// Whether a text is an address with a host (RFC 3986, section 3): `https://example.com`.
fn is_address(text: &str) -> bool {
    let Some((scheme, _)) = text.split_once("://") else { return false };
    scheme.starts_with(|it: char| it.is_ascii_alphabetic())
        && scheme.chars().all(|it| it.is_ascii_alphanumeric() || "+-.".contains(it))
}

fn is_of_scheme(text: &str, scheme: &str) -> bool {
    text.get(..scheme.len()).is_some_and(|it| it.eq_ignore_ascii_case(scheme))
}

/// The path that a `file:` address of this machine names; `None` for what is none.
fn path_of_address(text: &str) -> Option<PathBuf> {
    const SCHEME: &str = "file:";
    let rest = is_of_scheme(text, SCHEME).then(|| &text[SCHEME.len()..])?;
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

    use super::{ELSEWHERE, Handed, NOTHING};

    #[test]
    fn what_a_desktop_hands_over_is_told_apart() {
        let read = |text: &str| Handed::read(OsStr::new(text));
        assert_eq!(read("bidiscope:?name=a"), Ok(Handed::Link("bidiscope:?name=a".to_owned())));
        for (given, path) in [
            ("mine.bidiscope", "mine.bidiscope"),
            ("/home/a b.bidiscope", "/home/a b.bidiscope"),
            ("file:///home/a%20b.bidiscope", "/home/a b.bidiscope"),
            ("FILE:///%D7%90.bidiscope", "/\u{5D0}.bidiscope"),
            ("file://localhost/a", "/a"),
            ("file:/a", "/a"),
            // No address: files that are called so.
            ("file:a", "file:a"),
            ("a/b://c", "a/b://c"),
            ("1://c", "1://c"),
        ] {
            assert_eq!(read(given), Ok(Handed::Session(PathBuf::from(path))), "{given}");
        }
        assert_eq!(read("BIDISCOPE:"), Ok(Handed::Link("BIDISCOPE:".to_owned())));
        assert_eq!(read(""), Err(NOTHING));
        for elsewhere in ["file://elsewhere/a", "https://example.com/a.bidiscope", "ftp://a", "a+b.c-1://"] {
            assert_eq!(read(elsewhere), Err(ELSEWHERE), "{elsewhere}");
        }
    }
}
