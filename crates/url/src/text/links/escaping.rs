//! Minimal escaping of URLs by UTS #58: as few percent escapes as the link needs to be found whole in a text.

use bidiscope_bidi::order::is_bidi_control;

use bidiscope_bidi::address::authority_end_index;

use super::super::escapes::{octet, percent_escape};
use super::detection::MAIL_SCHEME;
use super::parts::{PartReader, Step};
use super::properties::is_link_email;

/// The URL with as few percent escapes as UTS #58 needs to find it whole between two spaces.
///
/// In path, query and fragment, escapes become the characters that they encode, except where
/// - the character would end the link, or is the last one and would be left out of it;
/// - it is syntax there, such as `%2F` in a path or `%26` in a query, and would change the meaning;
/// - the bytes are not UTF-8;
/// - it is a bidi control. The standard would write it, and it would reorder what is shown.
///
/// Characters without an escape that end the link get one. In a `mailto:` URL the same is done for the part before the
/// `@`. Scheme and host stay as they are. The result applied to itself stays the same. The time is linear.
///
/// ```
/// use bidiscope_url::text::minimally_escaped;
///
/// let url = "https://example.com/%CE%B1%20%CE%B2/c%2Fd.";
/// assert_eq!(minimally_escaped(url), "https://example.com/\u{3B1}%20\u{3B2}/c%2Fd%2E");
/// ```
pub fn minimally_escaped(url: &str) -> String {
    minimal_pieces(url).into_iter().map(|piece| piece.text()).collect()
}

/// A piece of a URL with minimal escapes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum UrlPiece {
    /// A character that stands for itself.
    Character(char),
    /// Percent escapes.
    Escape(String),
}

impl UrlPiece {
    fn text(self) -> String {
        match self {
            Self::Character(scalar) => scalar.into(),
            Self::Escape(escape) => escape,
        }
    }
}

/// As [`minimally_escaped`], in pieces.
pub(crate) fn minimal_pieces(url: &str) -> Vec<UrlPiece> {
    let scheme = url.get(..MAIL_SCHEME.len()).filter(|it| it.eq_ignore_ascii_case(MAIL_SCHEME));
    let (start, end) = match scheme {
        Some(scheme) => (scheme.len(), scheme.len() + local_part_length(&url[scheme.len()..])),
        None => (tail_start(url), url.len()),
    };
    let mut pieces: Vec<UrlPiece> = url[..start].chars().map(UrlPiece::Character).collect();
    match scheme {
        Some(_) => write_local_part(&url[start..end], &mut pieces),
        None => write_parts(&url[start..end], &mut pieces),
    }
    pieces.extend(url[end..].chars().map(UrlPiece::Character));
    pieces
}

/// Where path, query and fragment begin, in bytes.
fn tail_start(url: &str) -> usize {
    let scalars: Vec<char> = url.chars().collect();
    scalars[..authority_end_index(&scalars)].iter().map(|it| it.len_utf8()).sum()
}

/// The length of the part before the `@` of a mail address; 0 where there is none.
fn local_part_length(address: &str) -> usize {
    let end = address.find(['?', '#']).unwrap_or(address.len());
    address[..end].rfind('@').unwrap_or(0)
}

/// A character of a URL, and how it is written there.
struct Token<'a> {
    /// What it is; `None` for an escape of a byte that is not UTF-8.
    scalar: Option<char>,
    /// As it is written.
    source: &'a str,
}

impl<'a> Token<'a> {
    /// The first one; `None` where the text is empty.
    fn first(text: &'a str) -> Option<Self> {
        let first = text.chars().next()?;
        if first != '%' || text.as_bytes().get(..3).and_then(octet).is_none() {
            return Some(Self { scalar: Some(first), source: &text[..first.len_utf8()] });
        }
        // The longest UTF-8 sequence has four bytes.
        let octets: Vec<u8> = text.as_bytes().chunks(3).take(4).map_while(octet).collect();
        let scalar = octets.utf8_chunks().next().and_then(|it| it.valid().chars().next());
        Some(Self { scalar, source: &text[..3 * scalar.map_or(1, char::len_utf8)] })
    }

    fn is_escape(&self) -> bool {
        self.source.len() > 1 && self.source.starts_with('%')
    }

    /// As an escape: the one that is written, or a new one.
    fn escaped(&self) -> UrlPiece {
        let written = || self.source.to_owned();
        UrlPiece::Escape(match self.scalar {
            Some(scalar) if !self.is_escape() => percent_escape(scalar),
            _ => written(),
        })
    }
}

/// Writes path, query and fragment.
fn write_parts(tail: &str, pieces: &mut Vec<UrlPiece>) {
    let Some(initiator) = tail.chars().next() else { return };
    let Some(mut reader) = PartReader::begin(initiator) else { return };
    pieces.push(UrlPiece::Character(initiator));
    let mut rest = &tail[initiator.len_utf8()..];
    while let Some(token) = Token::first(rest) {
        let after = &rest[token.source.len()..];
        let literal = token.scalar.filter(|&scalar| {
            let has_meaning =
                || reader.part().is_syntax(scalar) || would_begin_directive(scalar, after, pieces);
            if is_bidi_control(scalar)
                || scalar == '%' && would_begin_escape(after)
                || token.is_escape() && has_meaning()
            {
                return false;
            }
            match reader.advance(scalar, rest) {
                Step::Included => true,
                Step::Soft => !after.is_empty(),
                Step::End => false,
            }
        });
        pieces.push(literal.map_or_else(|| token.escaped(), UrlPiece::Character));
        rest = after;
    }
}

/// Writes the part of a mail address before the `@`.
fn write_local_part(local: &str, pieces: &mut Vec<UrlPiece>) {
    let first = pieces.len();
    let mut rest = local;
    while let Some(token) = Token::first(rest) {
        let after = &rest[token.source.len()..];
        let literal = token.scalar.filter(|&scalar| {
            let is_syntax = matches!(scalar, '%' | '?' | '#' | '&' | '=' | '/');
            // As a full stop it may neither begin nor end the part, nor follow another one.
            let is_misplaced = || {
                let follows = |piece: &UrlPiece| *piece == UrlPiece::Character('.');
                pieces[first..].last().is_none_or(follows)
                    || Token::first(after).is_none_or(|next| next.scalar == Some('.'))
            };
            let is_left_out = token.is_escape() && is_syntax || scalar == '.' && is_misplaced();
            is_link_email(scalar) && !is_left_out
        });
        pieces.push(literal.map_or_else(|| token.escaped(), UrlPiece::Character));
        rest = after;
    }
}

/// Whether a percent sign before this text would begin an escape, once the escapes in the text are the characters that
/// they encode.
fn would_begin_escape(after: &str) -> bool {
    let hexadecimal =
        |text| Token::first(text).filter(|it| it.scalar.is_some_and(|it| it.is_ascii_hexdigit()));
    hexadecimal(after).and_then(|digit| hexadecimal(&after[digit.source.len()..])).is_some()
}

/// Whether the character could become part of the `:~:` that begins a fragment directive.
fn would_begin_directive(scalar: char, after: &str, before: &[UrlPiece]) -> bool {
    let other = match scalar {
        ':' => '~',
        '~' => ':',
        _ => return false,
    };
    before.last() == Some(&UrlPiece::Character(other))
        || Token::first(after).is_some_and(|next| next.scalar == Some(other))
}
