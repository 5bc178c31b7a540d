//! The lines of a list: what stands in each, and what is no name at all.

use std::io::{self, BufRead, Read};

use crate::name::MAX_BYTES;

/// A line of a list.
pub(super) enum ListLine {
    /// A name, or what should be one.
    Given(Vec<u8>),
    /// It holds none, for this reason.
    Refused(String),
}

/// Reads the next line that is neither blank nor a comment, and counts all of them; `None` at the end. No more of a
/// line is kept than a name can have.
pub(super) fn next_line(from: &mut impl BufRead, line: &mut u64) -> io::Result<Option<ListLine>> {
    loop {
        let mut bytes = Vec::new();
        let longest = (MAX_BYTES + 2) as u64;
        if from.by_ref().take(longest).read_until(b'\n', &mut bytes)? == 0 {
            return Ok(None);
        }
        *line += 1;
        if bytes.last() != Some(&b'\n') && bytes.len() as u64 == longest {
            skip_line(from)?;
            let reason = format!("the line is longer than {MAX_BYTES} bytes, the most that is read as a name");
            return Ok(Some(ListLine::Refused(reason)));
        }
        let is_end = |it: &u8| matches!(it, b'\n' | b'\r');
        while bytes.last().is_some_and(is_end) {
            bytes.pop();
        }
        if *line == 1 && bytes.starts_with("\u{FEFF}".as_bytes()) {
            bytes.drain(..3);
        }
        if bytes.trim_ascii().is_empty() || bytes.starts_with(b"#") {
            continue;
        }
        return Ok(Some(ListLine::Given(bytes)));
    }
}

/// Goes to the end of a line, however far that is.
fn skip_line(from: &mut impl BufRead) -> io::Result<()> {
    loop {
        let seen = from.fill_buf()?;
        let end = seen.iter().position(|&it| it == b'\n');
        let (length, is_over) = (end.map_or(seen.len(), |at| at + 1), end.is_some() || seen.is_empty());
        from.consume(length);
        if is_over {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{ListLine, next_line};
    use crate::name::MAX_BYTES;

    fn lines(mut text: &[u8]) -> Vec<(u64, Result<String, String>)> {
        let (mut line, mut found) = (0, Vec::new());
        while let Some(it) = next_line(&mut text, &mut line).expect("memory can be read") {
            found.push((line, match it {
                ListLine::Given(bytes) => Ok(String::from_utf8_lossy(&bytes).into_owned()),
                ListLine::Refused(reason) => Err(reason),
            }));
        }
        found
    }

    #[test]
    fn names_with_their_lines() {
        let text = "\u{FEFF}a.com\r\n\n# no name\n  \nb.com".as_bytes();
        assert_eq!(lines(text), [(1, Ok("a.com".to_owned())), (5, Ok("b.com".to_owned()))]);
        assert!(lines(b"").is_empty());
    }

    #[test]
    fn a_line_that_is_too_long_is_one_line() {
        let text = [&vec![b'a'; MAX_BYTES * 3][..], b"\nb.com\n"].concat();
        let reason = "the line is longer than 120000 bytes, the most that is read as a name".to_owned();
        assert_eq!(lines(&text), [(1, Err(reason)), (2, Ok("b.com".to_owned()))]);
    }
}
