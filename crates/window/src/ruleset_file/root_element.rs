//! Whether a file that is dropped is a ruleset, which its beginning tells.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use super::super::file::{Dropped, length_of};

/// How many bytes of a file may stand before its root element ends: a registry's licence, as a comment.
const MOST_BEFORE: u64 = 64 * 1024;

/// Whether a file is called `.xml` and its root element `lgr`.
pub(crate) fn is_ruleset(dropped: &Dropped) -> bool {
    let is_xml = |path: &Path| path.extension().is_some_and(|it| it.eq_ignore_ascii_case("xml"));
    match dropped {
        Dropped::Path(path) => {
            // What is no file, such as a pipe, is not waited for.
            is_xml(path)
                && length_of(path).is_ok()
                && beginning(path).is_ok_and(|it| root_element(&it) == Some(b"lgr"))
        }
        Dropped::File(file) => {
            let bytes = file.bytes.as_deref().unwrap_or_default();
            is_xml(Path::new(&file.name)) && root_element(bytes) == Some(b"lgr")
        }
    }
}

fn beginning(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?.take(MOST_BEFORE).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// The name of the root element without its prefix; `None` where this is not the beginning of XML.
fn root_element(bytes: &[u8]) -> Option<&[u8]> {
    let mut rest = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes).trim_ascii_start();
    loop {
        let end: &[u8] = match rest {
            [b'<', b'?', ..] => b"?>",
            [b'<', b'!', b'-', b'-', ..] => b"-->",
            [b'<', b'!', ..] => b">",
            _ => break,
        };
        let at = rest.windows(end.len()).position(|it| it == end)?;
        rest = rest[at + end.len()..].trim_ascii_start();
    }
    let name = rest.strip_prefix(b"<")?;
    let end = name.iter().position(|it| it.is_ascii_whitespace() || b"/>".contains(it))?;
    name[..end].rsplit(|it| *it == b':').next()
}

#[cfg(test)]
mod tests {
    use super::super::super::file::{Dropped, File};
    use super::{is_ruleset, root_element};

    #[test]
    fn the_root_element_stands_after_what_is_none() {
        let root =
            |text: &str| root_element(text.as_bytes()).map(|it| String::from_utf8_lossy(it).into_owned());
        assert_eq!(root("<lgr xmlns=\"urn:ietf:params:xml:ns:lgr-1.0\">").as_deref(), Some("lgr"));
        assert_eq!(root("\u{FEFF}<?xml version=\"1.0\"?>\n<!-- <a> -->\n<l:lgr\n>").as_deref(), Some("lgr"));
        assert_eq!(root("<!DOCTYPE html><html/>").as_deref(), Some("html"));
        for none in ["", "lgr", "<!-- <lgr>", "<lgr", "<?xml?>", "a.com\n<lgr>"] {
            assert_eq!(root(none), None, "{none}");
        }
    }

    #[test]
    fn only_xml_is_looked_into() {
        let dropped = |name: &str, text: &str| {
            is_ruleset(&Dropped::File(File { name: name.to_owned(), bytes: Ok(text.as_bytes().to_vec()) }))
        };
        assert!(dropped("he.XML", "<lgr>"));
        assert!(!dropped("he.txt", "<lgr>") && !dropped("he.xml", "<svg>"));
    }
}
