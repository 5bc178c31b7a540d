//! What XML 1.0 (fifth edition) forbids and the reader of events lets through. A place that is refused is a number of bytes
//! from the beginning of what is checked.

/// A place where something is refused, in bytes, and why.
pub(super) type Refused = (usize, &'static str);

/// White space: production 3.
pub(super) const fn is_space(it: char) -> bool {
    matches!(it, ' ' | '\t' | '\r' | '\n')
}

/// A character that may stand in a file, or be referred to: production 2.
pub(super) const fn is_char(it: char) -> bool {
    matches!(it, '\t' | '\n' | '\r' | ' '..='\u{D7FF}' | '\u{E000}'..='\u{FFFD}' | '\u{10000}'..)
}

/// Refuses characters that no file may have.
pub(super) fn check_characters(text: &str) -> Result<(), Refused> {
    match text.char_indices().find(|it| !is_char(it.1)) {
        Some((at, _)) => Err((at, "a control character or a noncharacter")),
        None => Ok(()),
    }
}

/// Text between tags (production 14).
pub(super) fn check_text(text: &str) -> Result<(), Refused> {
    text.find("]]>").map_or(Ok(()), |at| Err((at, "“]]>” in text")))
}

/// What stands in a comment (production 15). The reader's own check does not give its place.
pub(super) fn check_comment(comment: &str) -> Result<(), Refused> {
    let hyphens = comment.find("--").or(comment.ends_with('-').then(|| comment.len() - 1));
    hyphens.map_or(Ok(()), |at| Err((at, "“--” in a comment")))
}

/// A start tag or that of an empty element, without `<` and `>` or `/>` (productions 40 and 44, and the constraint “No < in
/// Attribute Values”).
pub(super) fn check_tag(tag: &str) -> Result<(), Refused> {
    let (name, attributes) = split_name(tag);
    if !is_name(name) {
        return Err((0, "not a name"));
    }
    for assignment in Assignments::of(attributes, name.len()) {
        let (at, name, value) = assignment?;
        if !is_name(name) {
            return Err((at, "not a name"));
        }
        if let Some(found) = value.find('<') {
            return Err((offset_in(tag, value) + found, "“<” in the value of an attribute"));
        }
    }
    Ok(())
}

/// A processing instruction, without `<?` and `?>` (productions 16 and 17).
pub(super) fn check_instruction(instruction: &str) -> Result<(), Refused> {
    let target = split_name(instruction).0;
    if is_name(target) && !target.eq_ignore_ascii_case("xml") {
        Ok(())
    } else {
        Err((0, "not a processing instruction"))
    }
}

/// The XML declaration, without `<?` and `?>` (production 23).
pub(super) fn check_declaration(declaration: &str) -> Result<(), Refused> {
    /// The name of a part, and which values it may have.
    type Part = (&'static str, fn(&str) -> bool);
    /// The parts in their order; only the first one must be there.
    const PARTS: [Part; 3] =
        [("version", is_version), ("encoding", is_encoding), ("standalone", |it| matches!(it, "yes" | "no"))];
    let (name, parts) = split_name(declaration);
    let mut next = 0;
    for part in Assignments::of(parts, name.len()) {
        let (at, name, value) = part?;
        let found = PARTS.iter().skip(next).position(|it| it.0 == name).map(|it| it + next);
        match found {
            Some(found) if (next > 0 || found == 0) && PARTS[found].1(value) => next = found + 1,
            _ => return Err((at, "not a part of an XML declaration")),
        }
    }
    if next == 0 { Err((0, "an XML declaration without a version")) } else { Ok(()) }
}

/// Production 26.
fn is_version(text: &str) -> bool {
    let digits = text.strip_prefix("1.").unwrap_or_default();
    !digits.is_empty() && digits.bytes().all(|it| it.is_ascii_digit())
}

/// Production 81.
fn is_encoding(text: &str) -> bool {
    text.starts_with(|it: char| it.is_ascii_alphabetic())
        && text.bytes().all(|it| it.is_ascii_alphanumeric() || matches!(it, b'.' | b'_' | b'-'))
}

/// Productions 4, 4a and 5.
fn is_name(text: &str) -> bool {
    let begins = |it: char| {
        matches!(it,
            ':' | '_' | 'A'..='Z' | 'a'..='z' | '\u{C0}'..='\u{D6}' | '\u{D8}'..='\u{F6}' | '\u{F8}'..='\u{2FF}'
            | '\u{370}'..='\u{37D}' | '\u{37F}'..='\u{1FFF}' | '\u{200C}'..='\u{200D}' | '\u{2070}'..='\u{218F}'
            | '\u{2C00}'..='\u{2FEF}' | '\u{3001}'..='\u{D7FF}' | '\u{F900}'..='\u{FDCF}' | '\u{FDF0}'..='\u{FFFD}'
            | '\u{10000}'..='\u{EFFFF}')
    };
    let goes_on = |it: char| {
        begins(it)
            || matches!(it, '-' | '.' | '0'..='9' | '\u{B7}' | '\u{300}'..='\u{36F}' | '\u{203F}'..='\u{2040}')
    };
    text.starts_with(begins) && text.chars().all(goes_on)
}

/// What stands before the first white space, and the rest.
fn split_name(text: &str) -> (&str, &str) {
    text.split_at(text.find(is_space).unwrap_or(text.len()))
}

/// How far a part of a text is from its beginning, in bytes.
fn offset_in(text: &str, part: &str) -> usize {
    (part.as_ptr() as usize).saturating_sub(text.as_ptr() as usize)
}

/// The names with their values, each after white space: `(S Name Eq AttValue)* S?` (productions 40 and 41).
struct Assignments<'a> {
    rest: &'a str,
    /// Where the rest begins, in bytes.
    at: usize,
}

impl<'a> Assignments<'a> {
    const fn of(text: &'a str, at: usize) -> Self {
        Self { rest: text, at }
    }

    /// The next one, and what stands behind it; `None` where it is none.
    fn split(text: &'a str) -> Option<(&'a str, &'a str, &'a str)> {
        let (name, after) = text.split_once('=')?;
        let after = after.trim_start_matches(is_space);
        let quote = after.chars().next().filter(|it| matches!(it, '"' | '\''))?;
        let (value, rest) = after[1..].split_once(quote)?;
        Some((name.trim_end_matches(is_space), value, rest))
    }
}

impl<'a> Iterator for Assignments<'a> {
    type Item = Result<(usize, &'a str, &'a str), Refused>;

    fn next(&mut self) -> Option<Self::Item> {
        let text = self.rest.trim_start_matches(is_space);
        let at = self.at + self.rest.len() - text.len();
        if text.is_empty() {
            return None;
        }
        if at == self.at {
            return Some(Err((at, "no white space before an attribute")));
        }
        let Some((name, value, rest)) = Self::split(text) else {
            return Some(Err((at, "an attribute without a value in quotation marks")));
        };
        (self.rest, self.at) = (rest, at + text.len() - rest.len());
        Some(Ok((at, name, value)))
    }
}
