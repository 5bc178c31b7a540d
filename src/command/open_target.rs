//! The argument of `--open`, as a desktop environment gives it: a `bidiscope:` link, or the file of a session.

use std::ffi::OsStr;
use std::path::PathBuf;

use bidiscope_bidi::address::{UrlScheme, scheme_before_slashes};
use bidiscope_session::SESSION_LINK_PREFIX;
use bidiscope_system::files;
use bidiscope_words::message;

/// What to open in the window.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum OpenTarget {
    /// A `bidiscope:` link, not parsed yet.
    Link(String),
    /// The file of a saved session.
    Session(PathBuf),
}

impl OpenTarget {
    /// Reads a link, the path of a file, or a `file:` URI (RFC 8089). Any other URI with a host is refused with a message.
    pub(super) fn read(argument: &OsStr) -> Result<Self, String> {
        let Some(text) = argument.to_str() else { return Ok(Self::Session(PathBuf::from(argument))) };
        if text.is_empty() {
            return Err(message!(nothing_to_open).to_string());
        }
        // The rest of the link is parsed when the window opens it.
        if has_scheme(text, SESSION_LINK_PREFIX.trim_end_matches('?')) {
            return Ok(Self::Link(text.to_owned()));
        }
        match path_of_file_uri(text) {
            Some(path) => Ok(Self::Session(path)),
            None if is_uri_with_host(text) => Err(message!(cannot_open_from_network).to_string()),
            None => Ok(Self::Session(PathBuf::from(text))),
        }
    }
}

/// Whether a text is a URI with a host (RFC 3986, section 3): `https://example.com`.
fn is_uri_with_host(text: &str) -> bool {
    let scalars: Vec<char> = text.chars().collect();
    scheme_before_slashes(&scalars).is_some()
        && UrlScheme::read_at(&scalars, 0).is_some_and(|it| it.is_valid())
}

fn has_scheme(text: &str, scheme: &str) -> bool {
    text.get(..scheme.len()).is_some_and(|it| it.eq_ignore_ascii_case(scheme))
}

/// The path in a `file:` URI of this machine; `None` for any other text.
fn path_of_file_uri(text: &str) -> Option<PathBuf> {
    const SCHEME: &str = "file:";
    let rest = has_scheme(text, SCHEME).then(|| &text[SCHEME.len()..])?;
    let path = match rest.strip_prefix("//") {
        Some(with_host) => with_host.strip_prefix("localhost").unwrap_or(with_host),
        None => rest,
    };
    if !path.starts_with('/') {
        return None;
    }
    Some(files::path_from_uri_bytes(percent_encoding::percent_decode_str(path).collect()))
}

#[cfg(test)]
mod tests {
    use std::ffi::OsStr;
    use std::path::PathBuf;

    use super::OpenTarget;
    use bidiscope_words::message;

    #[test]
    fn links_files_and_uris_are_distinguished() {
        let read = |text: &str| OpenTarget::read(OsStr::new(text));
        assert_eq!(read("bidiscope:?name=a"), Ok(OpenTarget::Link("bidiscope:?name=a".to_owned())));
        for (given, path) in [
            ("mine.bidiscope", "mine.bidiscope"),
            ("/home/a b.bidiscope", "/home/a b.bidiscope"),
            ("file:///home/a%20b.bidiscope", "/home/a b.bidiscope"),
            ("FILE:///%D7%90.bidiscope", "/\u{5D0}.bidiscope"),
            ("file://localhost/a", "/a"),
            ("file:/a", "/a"),
            // Not URIs: files with such names.
            ("file:a", "file:a"),
            ("a/b://c", "a/b://c"),
            ("1://c", "1://c"),
        ] {
            assert_eq!(read(given), Ok(OpenTarget::Session(PathBuf::from(path))), "{given}");
        }
        assert_eq!(read("BIDISCOPE:"), Ok(OpenTarget::Link("BIDISCOPE:".to_owned())));
        assert_eq!(read(""), Err(message!(nothing_to_open).to_string()));
        for uri in ["file://elsewhere/a", "https://example.com/a.bidiscope", "ftp://a", "a+b.c-1://"] {
            assert_eq!(read(uri), Err(message!(cannot_open_from_network).to_string()), "{uri}");
        }
    }
}
