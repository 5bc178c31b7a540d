//! A link to a name, which can be pasted into a mail: `bidiscope:?name=...&notation=...&panes=...`.
//!
//! It sets the name, how that is written and which panes are shown, and nothing else: it names no file, and whoever
//! opens one does not have to trust who wrote it.

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

use bidiscope_bidi::name::{Notation, visible};

/// What a link begins with.
pub const LINK_START: &str = "bidiscope:?";

/// The most bytes of a link: more than a name of a hundred labels takes, and what programs hand on.
pub const LONGEST_LINK: usize = 16_384;

/// What must be written as `%` and two digits in a value: all but what RFC 3986 section 2.3 calls unreserved, and the
/// comma between panes.
const ESCAPED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_').remove(b'~').remove(b',');

/// A link to a name.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Link {
    /// The name as it is written in `notation`. Whether it can be read is for whoever opens the link.
    pub name: String,
    /// How it is written.
    pub notation: Notation,
    /// The panes that are shown, by the identifiers of strategies and `verdict` and `trace`; where there are none, those
    /// that are shown anyway. Which there are is for whoever opens the link.
    pub panes: Vec<String>,
    /// The keys that no link has.
    pub unknown: Vec<String>,
}

/// Why a link cannot be read or written.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LinkError {
    /// It does not begin as a link does.
    #[error("a link begins with `{LINK_START}`")]
    Start,
    /// It has more than [`LONGEST_LINK`] bytes.
    #[error("the link is longer than {LONGEST_LINK} bytes, the most that is read")]
    Long,
    /// It has characters that must be escaped in one, the first of them in this place.
    #[error(
        "character {0} of the link must be written with `%` and two hexadecimal digits for each of its bytes"
    )]
    Bare(usize),
    /// No two hexadecimal digits stand after the percent sign in this place.
    #[error("after the `%` at character {0} of the link there are no two hexadecimal digits")]
    Percent(usize),
    /// What is escaped in the value of a key is no UTF-8.
    #[error("the value of `{0}` in the link is not UTF-8")]
    Utf8(String),
    /// A key is given more than once.
    #[error("`{0}` stands more than once in the link")]
    Twice(&'static str),
    /// There is no name.
    #[error("the link has no name: it goes after `name=`")]
    NoName,
    /// There is no such notation.
    #[error("there is no notation `{0}`")]
    Notation(String),
}

impl Link {
    /// Whether this is meant to be a link, for whoever could take it for a name.
    pub fn is_meant(text: &str) -> bool {
        text.get(..LINK_START.len()).is_some_and(|it| it.eq_ignore_ascii_case(LINK_START))
    }

    /// Reads a link. Characters beyond ASCII may stand for themselves: whoever types one by hand need not escape them.
    ///
    /// # Errors
    /// Why it is none.
    pub fn read(text: &str) -> Result<Self, LinkError> {
        if text.len() > LONGEST_LINK {
            return Err(LinkError::Long);
        }
        if !Self::is_meant(text) {
            return Err(LinkError::Start);
        }
        check_escapes(text)?;
        let mut link = Self::default();
        let (mut name, mut notation, mut panes) = (None, None, None);
        for part in text[LINK_START.len()..].split('&').filter(|it| !it.is_empty()) {
            let (key, value) = part.split_once('=').unwrap_or((part, ""));
            let (known, taken) = match key {
                "name" => ("name", &mut name),
                "notation" => ("notation", &mut notation),
                "panes" => ("panes", &mut panes),
                _ => {
                    link.unknown.push(visible(&decoded(key, key)?));
                    continue;
                }
            };
            if taken.replace(decoded(known, value)?).is_some() {
                return Err(LinkError::Twice(known));
            }
        }
        link.name = name.filter(|it| !it.is_empty()).ok_or(LinkError::NoName)?;
        if let Some(id) = notation {
            let unknown = || LinkError::Notation(visible(&id));
            link.notation = Notation::from_id(&id).ok_or_else(unknown)?;
        }
        let panes = panes.unwrap_or_default();
        link.panes = panes.split(',').filter(|it| !it.is_empty()).map(str::to_owned).collect();
        Ok(link)
    }

    /// Writes the link: ASCII alone, so that nothing on its way reorders it.
    ///
    /// # Errors
    /// That it would be too long.
    pub fn write(&self) -> Result<String, LinkError> {
        let escaped = |value: &str| utf8_percent_encode(value, ESCAPED).to_string();
        let mut text = format!("{LINK_START}name={}", escaped(&self.name));
        if self.notation != Notation::default() {
            text += &format!("&notation={}", self.notation.id());
        }
        if !self.panes.is_empty() {
            text += &format!("&panes={}", escaped(&self.panes.join(",")));
        }
        if text.len() > LONGEST_LINK { Err(LinkError::Long) } else { Ok(text) }
    }
}

/// The value of a key without its escapes.
fn decoded(key: &str, value: &str) -> Result<String, LinkError> {
    let text = percent_decode_str(value).decode_utf8();
    text.map(std::borrow::Cow::into_owned).map_err(|_| LinkError::Utf8(visible(key)))
}

/// Whether two hexadecimal digits stand after each percent sign, and no control or space by itself.
fn check_escapes(text: &str) -> Result<(), LinkError> {
    let characters: Vec<char> = text.chars().collect();
    for (at, &character) in characters.iter().enumerate() {
        let is_digit = |at: usize| characters.get(at).is_some_and(char::is_ascii_hexdigit);
        if character == '%' && !(is_digit(at + 1) && is_digit(at + 2)) {
            return Err(LinkError::Percent(at));
        }
        if character.is_whitespace() || character.is_control() {
            return Err(LinkError::Bare(at));
        }
    }
    Ok(())
}

/// Names of one kind in a link that are not known, as the end of a sentence: the first few, and how many more; `None`
/// where there are none.
pub fn not_known(kind: &str, names: &[String]) -> Option<String> {
    /// The most that are named.
    const NAMED: usize = 3;
    let named: Vec<String> =
        names.iter().take(NAMED).map(|it| format!("\u{201C}{}\u{201D}", visible(it))).collect();
    let more = match names.len().saturating_sub(NAMED) {
        0 => String::new(),
        more => format!(" and {more} more"),
    };
    let kind = if names.len() == 1 { kind.to_owned() } else { format!("{kind}s") };
    (!names.is_empty())
        .then(|| format!("the {kind} {}{more}, which bidiscope does not know", named.join(", ")))
}
