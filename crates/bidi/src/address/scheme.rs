//! The scheme of an address, with the slashes after it (RFC 3986, section 3.1).

use std::ops::Range;

use super::parts::AuthoritySyntax;

/// The schemes, in small letters, whose URLs are run, shown, or written to without asking a host, whatever follows the slashes.
pub const NO_REQUEST_SCHEMES: [&str; 3] = ["javascript", "data", "mailto"];

/// Whether browsers read the URLs of this scheme, in small letters, alike (WHATWG URL, section 4.2): a backslash is a slash in
/// them.
pub fn is_special_scheme(scheme: &str) -> bool {
    ["ftp", "file", "http", "https", "ws", "wss"].contains(&scheme)
}

/// What stands before the first colon of a text, a scheme or not, and the slashes after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UrlScheme {
    /// Where it stands, in characters; the colon follows. Never empty.
    pub character_range: Range<usize>,
    /// What stands there, in small letters.
    pub lowercase_name: String,
    /// How many slashes follow the colon; under a [special scheme](is_special_scheme) a backslash is one too.
    pub following_slash_count: usize,
}

/// Where the scheme stands that a text begins with, `://` after it, whatever it is written with. The authority follows. Such
/// are the addresses of RFC 3986 and of Davis's grammar, [`UrlScheme`] those that a browser reads.
pub fn scheme_before_slashes(text: &[char]) -> Option<Range<usize>> {
    let end = text.iter().position(|&it| it == ':' || AuthoritySyntax::GENERIC.ends_authority(it))?;
    (end > 0 && text[end..].starts_with(&[':', '/', '/'])).then_some(0..end)
}

/// Where path, query and fragment begin after an authority that stands after `://`, or begins the text: at the first `/`, `?`
/// or `#`; the length of the text where there is none. Under a [special scheme](is_special_scheme) but `file` more slashes may
/// stand there.
pub fn authority_end_index(url_characters: &[char]) -> usize {
    let authority = match scheme_before_slashes(url_characters)
        .and_then(|_| UrlScheme::read_at(url_characters, 0))
    {
        Some(it) if it.is_special() && it.lowercase_name != "file" => it.authority_start_character_index(),
        Some(it) => it.character_range.end + "://".len(),
        None => 0,
    };
    let length =
        url_characters[authority..].iter().position(|&it| AuthoritySyntax::GENERIC.ends_authority(it));
    length.map_or(url_characters.len(), |it| authority + it)
}

impl UrlScheme {
    /// That of the text from `start_index` on; `None` where there is no colon, or nothing before it.
    pub fn read_at(url_characters: &[char], start_index: usize) -> Option<Self> {
        let range =
            start_index..url_characters.iter().position(|&it| it == ':').filter(|&it| it > start_index)?;
        let name = url_characters[range.clone()].iter().collect::<String>().to_ascii_lowercase();
        let mut scheme = Self { character_range: range, lowercase_name: name, following_slash_count: 0 };
        let grammar = scheme.authority_syntax();
        let after = url_characters[scheme.character_range.end + 1..].iter();
        scheme.following_slash_count = after.take_while(|&&it| grammar.is_slash(it)).count();
        Some(scheme)
    }

    /// Whether it is written as a scheme is: an ASCII letter, and letters, digits, `+`, `-` and `.` after it.
    pub fn is_valid(&self) -> bool {
        self.lowercase_name.starts_with(|it: char| it.is_ascii_alphabetic())
            && self.lowercase_name.chars().all(|it| it.is_ascii_alphanumeric() || "+-.".contains(it))
    }

    /// Whether it [is special](is_special_scheme).
    pub fn is_special(&self) -> bool {
        is_special_scheme(&self.lowercase_name)
    }

    /// How browsers read what follows it.
    pub fn authority_syntax(&self) -> AuthoritySyntax {
        if self.is_special() { AuthoritySyntax::SPECIAL } else { AuthoritySyntax::GENERIC }
    }

    /// What follows its slashes.
    pub const fn authority_start_character_index(&self) -> usize {
        self.character_range.end + 1 + self.following_slash_count
    }
}
