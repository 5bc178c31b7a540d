//! Links to a name or text, `bidiscope:?name=...&notation=...&panes=...`, and to a lesson, `bidiscope:?lesson=...`. The page
//! in a browser has the same in its fragment, `#name=...&rows=...`.
//!
//! A link to a name sets the name, its notation, as what it is read, its parent zone, the visible panes, and what is looked at:
//! a display, a step and a character. One to a lesson has the identifier of a built-in lesson or the whole file of another.
//! Neither names a file, so that opening one from an unknown author is safe.

use percent_encoding::{AsciiSet, CONTROLS, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

use bidiscope_bidi::name::{InputType, MAX_INPUT_CHARACTERS, Notation, visible_excerpt};
use bidiscope_bidi::order::DisplayConfig;
use bidiscope_words::{Message, display_by_message, message};

/// The prefix of a link.
pub const SESSION_LINK_PREFIX: &str = "bidiscope:?";

/// The most bytes of a link.
pub const MAX_SESSION_LINK_BYTES: usize = 16_384;

/// The most bytes of a web link: those of a link, and of an address before it.
const MAX_WEB_LINK_BYTES: usize = MAX_SESSION_LINK_BYTES + 2_048;

/// Characters that a value must percent-encode: all but the unreserved ones of RFC 3986, section 2.3, and the comma
/// between panes.
const ESCAPED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_').remove(b'~').remove(b',');

/// Characters that an address may not have.
const UNPRINTABLE: &AsciiSet = &CONTROLS.add(b' ');

/// The greatest number of a step that a link can have: more than any display has.
const MAX_STEP: usize = 999;

/// A link to a name or to a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SessionLink {
    /// The name or text, written in `notation`; not validated here.
    pub written_name: String,
    /// The notation of the name.
    pub name_notation: Notation,
    /// As what it is read; `None` as what it is [most likely](InputType::detect_from_scalars) meant.
    pub read_as: Option<InputType>,
    /// The parent zone of the name, written in `notation`; empty where there is none. Not validated here.
    pub parent_zone: String,
    /// The visible panes: identifiers of strategies, `verdict` and `trace`; empty for the default ones. Not validated
    /// here.
    pub pane_ids: Vec<String>,
    /// The display that is looked at, as an identifier with its options; of text it says the direction of the paragraph. `None`
    /// for the default one. Not validated here.
    pub display_id: Option<String>,
    /// The number of the step of that display that is looked at, from 1 to 999.
    pub step_number: Option<usize>,
    /// The number of the character that is looked at, in logical order, from 1 to [`MAX_INPUT_CHARACTERS`].
    pub character_number: Option<usize>,
    /// The identifier of a built-in lesson, or the contents of a lesson's file, not validated here; `None` in a link to a
    /// name.
    pub lesson_id_or_file_text: Option<String>,
    /// The keys of the link that are not known, which are ignored.
    pub ignored_unknown_keys: Vec<String>,
}

/// Why a link cannot be read or written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SessionLinkError {
    /// It does not start with [`SESSION_LINK_PREFIX`].
    MissingPrefix,
    /// It is longer than [`MAX_SESSION_LINK_BYTES`] bytes.
    LinkTooLong,
    /// A white space or control character must be percent-encoded.
    UnescapedCharacterAt {
        /// The index of the character in the whole link, from 0, in characters.
        character_index: usize,
    },
    /// A percent sign is not followed by two hexadecimal digits.
    InvalidPercentEscapeAt {
        /// The index of the percent sign in the whole link, from 0, in characters.
        character_index: usize,
    },
    /// The decoded value of a key is not UTF-8.
    ValueNotUtf8 {
        /// The key, as a visible excerpt.
        key: String,
    },
    /// A key occurs more than once.
    DuplicateKey {
        /// The key.
        key: &'static str,
    },
    /// It has neither a name nor a lesson.
    NeitherNameNorLesson,
    /// It has both a name and a lesson.
    BothNameAndLesson,
    /// Its notation is unknown.
    UnknownNotation {
        /// The identifier that the link gives, as a visible excerpt.
        notation_id: String,
    },
    /// As what it is to be read is unknown.
    UnknownInputType {
        /// The identifier that the link gives, as a visible excerpt.
        input_type_id: String,
    },
    /// The value of a key is not a whole number from 1 to the greatest one.
    InvalidNumber {
        /// The key.
        key: &'static str,
        /// The value that the link gives, as a visible excerpt.
        value: String,
        /// The greatest number that the key may have.
        maximum: usize,
    },
}

impl SessionLinkError {
    fn message(&self) -> Message<'_> {
        match self {
            Self::MissingPrefix => message!(link_missing_prefix, prefix = SESSION_LINK_PREFIX),
            Self::LinkTooLong => message!(link_too_long, most = MAX_SESSION_LINK_BYTES),
            Self::UnescapedCharacterAt { character_index } => {
                message!(link_unescaped, position = character_index + 1)
            }
            Self::InvalidPercentEscapeAt { character_index } => {
                message!(link_bad_escape, position = character_index + 1)
            }
            Self::ValueNotUtf8 { key } => message!(link_not_utf8, key = key),
            Self::DuplicateKey { key } => message!(link_duplicate_key, key = *key),
            Self::NeitherNameNorLesson => message!(link_no_name),
            Self::BothNameAndLesson => message!(link_name_and_lesson),
            Self::UnknownNotation { notation_id } => {
                message!(link_unknown_notation, notation = notation_id)
            }
            Self::UnknownInputType { input_type_id } => message!(
                link_unknown_kind,
                kind = input_type_id,
                kinds = InputType::ALL.map(InputType::id).join(", ")
            ),
            Self::InvalidNumber { key, value, maximum } => {
                message!(link_number, key = *key, value = value, most = *maximum)
            }
        }
    }
}

display_by_message!(SessionLinkError);

impl SessionLink {
    /// Whether a text starts with [`SESSION_LINK_PREFIX`], in either case, so that it is not a name.
    pub fn has_link_prefix(text: &str) -> bool {
        text.get(..SESSION_LINK_PREFIX.len()).is_some_and(|it| it.eq_ignore_ascii_case(SESSION_LINK_PREFIX))
    }

    /// Reads a link. Characters outside ASCII need not be percent-encoded.
    ///
    /// # Errors
    /// Why it is not a valid link.
    pub fn read_whole_link(link_text: &str) -> Result<Self, SessionLinkError> {
        if link_text.len() > MAX_SESSION_LINK_BYTES {
            return Err(SessionLinkError::LinkTooLong);
        }
        if !Self::has_link_prefix(link_text) {
            return Err(SessionLinkError::MissingPrefix);
        }
        check_escapes(link_text)?;
        Self::read_keys(&link_text[SESSION_LINK_PREFIX.len()..])
    }

    /// Reads what stands behind the `#` of a web link, or the whole web link.
    ///
    /// # Errors
    /// Why it is not valid.
    pub fn read_web_link_or_fragment(web_link_or_fragment: &str) -> Result<Self, SessionLinkError> {
        if web_link_or_fragment.len() > MAX_WEB_LINK_BYTES {
            return Err(SessionLinkError::LinkTooLong);
        }
        check_escapes(web_link_or_fragment)?;
        Self::read_keys(
            web_link_or_fragment.split_once('#').map_or(web_link_or_fragment, |(_, fragment)| fragment),
        )
    }

    fn read_keys(text: &str) -> Result<Self, SessionLinkError> {
        let mut link = Self::default();
        let (mut name, mut notation, mut panes, mut lesson) = (None, None, None, None);
        let (mut read_as, mut parent, mut display, mut step, mut character) = (None, None, None, None, None);
        for part in text.split('&').filter(|it| !it.is_empty()) {
            let (key, value) = part.split_once('=').unwrap_or((part, ""));
            let (known, taken) = match key {
                "name" => ("name", &mut name),
                "notation" => ("notation", &mut notation),
                "panes" | "rows" => ("panes", &mut panes),
                "lesson" => ("lesson", &mut lesson),
                "as" => ("as", &mut read_as),
                "parent" => ("parent", &mut parent),
                "display" => ("display", &mut display),
                "step" => ("step", &mut step),
                "character" => ("character", &mut character),
                _ => {
                    link.ignored_unknown_keys.push(visible_excerpt(&decoded(key, key)?));
                    continue;
                }
            };
            if taken.replace(decoded(known, value)?).is_some() {
                return Err(SessionLinkError::DuplicateKey { key: known });
            }
        }
        link.lesson_id_or_file_text = lesson.filter(|it| !it.is_empty());
        link.written_name = match (name.filter(|it| !it.is_empty()), &link.lesson_id_or_file_text) {
            (None, None) => return Err(SessionLinkError::NeitherNameNorLesson),
            (Some(_), Some(_)) => return Err(SessionLinkError::BothNameAndLesson),
            (name, _) => name.unwrap_or_default(),
        };
        if let Some(id) = notation {
            let unknown = || SessionLinkError::UnknownNotation { notation_id: visible_excerpt(&id) };
            link.name_notation = Notation::from_id(&id).ok_or_else(unknown)?;
        }
        if let Some(id) = read_as.filter(|it| !it.is_empty()) {
            let unknown = || SessionLinkError::UnknownInputType { input_type_id: visible_excerpt(&id) };
            link.read_as = Some(InputType::from_id(&id).ok_or_else(unknown)?);
        }
        link.parent_zone = parent.unwrap_or_default();
        link.display_id = display.filter(|it| !it.is_empty());
        link.step_number = number("step", step, MAX_STEP)?;
        link.character_number = number("character", character, MAX_INPUT_CHARACTERS)?;
        let panes = panes.unwrap_or_default();
        link.pane_ids = DisplayConfig::split_display_identifier_list(&panes)
            .into_iter()
            .filter(|it| !it.is_empty())
            .collect();
        Ok(link)
    }

    /// The link as ASCII text, which no program reorders.
    ///
    /// # Errors
    /// The link would be too long.
    pub fn to_link_text(&self) -> Result<String, SessionLinkError> {
        let text = format!("{SESSION_LINK_PREFIX}{}", self.keys("panes"));
        if text.len() > MAX_SESSION_LINK_BYTES { Err(SessionLinkError::LinkTooLong) } else { Ok(text) }
    }

    /// The link to the page at the address `page_url` as ASCII text; with an empty one the fragment alone.
    ///
    /// # Errors
    /// The link would be too long.
    pub fn to_web_link(&self, page_url: &str) -> Result<String, SessionLinkError> {
        // The place on a page that an address may already have.
        let base = utf8_percent_encode(page_url.split('#').next().unwrap_or_default(), UNPRINTABLE);
        let text = format!("{base}#{}", self.keys("rows"));
        if text.len() > MAX_WEB_LINK_BYTES { Err(SessionLinkError::LinkTooLong) } else { Ok(text) }
    }

    fn keys(&self, panes: &str) -> String {
        let escaped = |value: &str| utf8_percent_encode(value, ESCAPED).to_string();
        let (key, value) =
            self.lesson_id_or_file_text.as_ref().map_or(("name", &self.written_name), |it| ("lesson", it));
        let mut text = format!("{key}={}", escaped(value));
        let mut add = |key: &str, value: &str| text += &format!("&{key}={}", escaped(value));
        if self.name_notation != Notation::default() {
            add("notation", self.name_notation.id());
        }
        if let Some(read_as) = self.read_as {
            add("as", read_as.id());
        }
        if !self.parent_zone.is_empty() {
            add("parent", &self.parent_zone);
        }
        if !self.pane_ids.is_empty() {
            add(panes, &self.pane_ids.join(","));
        }
        if let Some(display) = &self.display_id {
            add("display", display);
        }
        for (key, number) in [("step", self.step_number), ("character", self.character_number)] {
            if let Some(number) = number {
                add(key, &number.to_string());
            }
        }
        text
    }
}

/// The number that is the value of this key, from 1 to `most`; `None` where there is no value.
fn number(key: &'static str, value: Option<String>, most: usize) -> Result<Option<usize>, SessionLinkError> {
    let Some(value) = value.filter(|it| !it.is_empty()) else { return Ok(None) };
    let is_number = value.bytes().all(|it| it.is_ascii_digit());
    let number = value.parse().ok().filter(|it| is_number && (1..=most).contains(it));
    number.map(Some).ok_or_else(|| SessionLinkError::InvalidNumber {
        key,
        value: visible_excerpt(&value),
        maximum: most,
    })
}

/// A percent-decoded value.
fn decoded(key: &str, value: &str) -> Result<String, SessionLinkError> {
    let text = percent_decode_str(value).decode_utf8();
    text.map(std::borrow::Cow::into_owned)
        .map_err(|_| SessionLinkError::ValueNotUtf8 { key: visible_excerpt(key) })
}

/// Checks that each percent sign is followed by two hexadecimal digits, and that there are no spaces or control
/// characters.
fn check_escapes(text: &str) -> Result<(), SessionLinkError> {
    let characters: Vec<char> = text.chars().collect();
    for (at, &character) in characters.iter().enumerate() {
        let is_digit = |at: usize| characters.get(at).is_some_and(char::is_ascii_hexdigit);
        if character == '%' && !(is_digit(at + 1) && is_digit(at + 2)) {
            return Err(SessionLinkError::InvalidPercentEscapeAt { character_index: at });
        }
        if character.is_whitespace() || character.is_control() {
            return Err(SessionLinkError::UnescapedCharacterAt { character_index: at });
        }
    }
    Ok(())
}

/// A notice about the unknown keys of a link, in a sentence; `None` where there are none.
pub fn unknown_keys_text(keys: &[String]) -> Option<Message<'static>> {
    (!keys.is_empty()).then(|| message!(unknown_keys, count = keys.len(), names = first_names(keys)))
}

/// A notice about the unknown panes of a link, in a sentence; `None` where there are none.
pub fn unknown_panes_text(panes: &[String]) -> Option<Message<'static>> {
    (!panes.is_empty()).then(|| message!(unknown_panes, count = panes.len(), names = first_names(panes)))
}

/// The first few names, and the number of the others.
fn first_names(names: &[String]) -> String {
    /// The most names that are listed.
    const LISTED: usize = 3;
    let quoted = |it: &String| format!("\u{201C}{}\u{201D}", visible_excerpt(it));
    let listed = names.iter().take(LISTED).map(quoted).collect::<Vec<_>>().join(", ");
    match names.len().saturating_sub(LISTED) {
        0 => listed,
        more => message!(list_and_more, listed = listed, count = more).to_string(),
    }
}
