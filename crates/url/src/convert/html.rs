//! Reads and writes names in HTML: `bdi` and `bdo` elements, the attribute `dir`, and character references.

use std::borrow::Cow;

use bidiscope_bidi::name::code_point;
use bidiscope_bidi::order::{FSI, LRE, LRI, LRM, LRO, PDF, PDI, RLE, RLI, RLM};

use super::text_with_controls::MarkedCharacter;

/// U+202E RIGHT-TO-LEFT OVERRIDE.
const RLO: char = '\u{202E}';

/// The text of a piece of HTML, with bidi controls for the elements that have their effect.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TextReadFromHtml {
    /// The text, with bidi controls.
    pub text_with_controls: String,
    /// For each of its characters the position in the HTML, in characters.
    positions: Vec<usize>,
    /// The length of the HTML, in characters.
    length: usize,
}

impl TextReadFromHtml {
    /// The position in the HTML of a character of the text, both in characters from 0; past the end, the length
    /// of the HTML.
    pub fn html_character_index(&self, text_character_index: usize) -> usize {
        self.positions.get(text_character_index).copied().unwrap_or(self.length)
    }

    fn push(&mut self, text: &str, position: usize) {
        self.positions.extend(text.chars().map(|_| position));
        self.text_with_controls.push_str(text);
    }
}

/// Block elements, whose content is on lines of its own.
const BLOCKS: [&str; 24] = [
    "address",
    "article",
    "blockquote",
    "body",
    "dd",
    "div",
    "dl",
    "dt",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "html",
    "li",
    "ol",
    "p",
    "pre",
    "section",
    "table",
    "td",
    "tr",
    "ul",
];
/// Void elements, which have no end tag.
const VOID: [&str; 7] = ["br", "hr", "img", "input", "link", "meta", "wbr"];
/// Elements whose content is not displayed.
const UNDISPLAYED: [&str; 4] = ["script", "style", "template", "title"];

/// The text of HTML with the bidi controls that give it the same display. There are no errors: everything is
/// read as a browser reads it.
///
/// All HTML character references are decoded, and those of Dürst's section 2, such as `&lre;`. An element with `dir`
/// becomes an isolate, as in HTML's rendering
/// rules, and so does every `bdi`; `bdo` becomes an override inside an isolate, and `unicode-bidi: embed` in a
/// `style` an embedding. Blocks and `br` separate lines. Other elements have no effect, and style sheets are
/// not read.
pub fn read_html_with_isolation(html: &str) -> TextReadFromHtml {
    read(html, controls_of_element)
}

/// As [`read_html_with_isolation`], without the effects of elements, to get back a name that was put into them for display. The
/// exception is `bdo`, which becomes an override, because its content is in visual order.
pub fn read_html_ignoring_isolation(html: &str) -> TextReadFromHtml {
    read(html, |name, direction, _| match controls_of_element(name, direction, false) {
        (_, end) if end.starts_with(PDF) && direction == Some("ltr") => ("\u{202D}", "\u{202C}"),
        (_, end) if end.starts_with(PDF) => ("\u{202E}", "\u{202C}"),
        _ => ("", ""),
    })
}

/// As [`read_html_with_isolation`], where `dir="ltr"` embeds as in HTML 4, for which Dürst's section 4.3 names it in place of
/// `&lre;` and `&pdf;`.
pub(super) fn read_html_of_durst(html: &str) -> TextReadFromHtml {
    read(html, |name, direction, embeds| {
        controls_of_element(name, direction, embeds || direction == Some("ltr"))
    })
}

/// The controls at the start and end of an element, from its name, its direction and whether its style is
/// `unicode-bidi: embed`.
type ControlsOfElement = fn(&str, Option<&'static str>, bool) -> (&'static str, &'static str);

fn read(html: &str, controls_of_element: ControlsOfElement) -> TextReadFromHtml {
    let mut read = TextReadFromHtml { length: html.chars().count(), ..TextReadFromHtml::default() };
    // The open elements, each with its name and the controls at its end.
    let mut open: Vec<(String, &str)> = Vec::new();
    let mut breaks_line = None;
    let (mut rest, mut position) = (html, 0);
    while let Some(first) = rest.chars().next() {
        let tag = if first == '<' { Tag::at(rest) } else { None };
        let length = match &tag {
            Some((_, length)) => *length,
            None if first == '&' => reference_length(rest),
            None => first.len_utf8(),
        };
        let (source, after) = rest.split_at(length);
        match tag {
            None => {
                // White space between blocks is not displayed.
                let is_between_blocks = breaks_line.is_some() && first.is_ascii_whitespace();
                if let Some(position) = breaks_line
                    .take_if(|_| !is_between_blocks)
                    .filter(|_| !read.text_with_controls.is_empty())
                {
                    read.push("\n", position);
                }
                let source = if is_between_blocks { "" } else { source };
                let shown = if first == '&' { decode_reference(source) } else { Cow::Borrowed(source) };
                read.push(&shown, position);
            }
            Some((Tag::Skipped, _)) => {}
            Some((Tag::Begin { name, direction, embeds }, _)) => {
                let is_block = BLOCKS.contains(&name.as_str());
                if is_block || name == "br" {
                    breaks_line = Some(position);
                } else if !VOID.contains(&name.as_str()) {
                    let (begin, end) = controls_of_element(&name, direction, embeds);
                    read.push(begin, position);
                    open.push((name, end));
                }
            }
            Some((Tag::End { name }, _)) => {
                if BLOCKS.contains(&name.as_str()) {
                    breaks_line = Some(position);
                } else if let Some(at) = open.iter().rposition(|it| it.0 == name) {
                    open.drain(at..).rev().for_each(|(_, end)| read.push(end, position));
                }
            }
        }
        position += source.chars().count();
        rest = after;
    }
    open.into_iter().rev().for_each(|(_, end)| read.push(end, position));
    read
}

/// The controls at the start and end of an element.
fn controls_of_element(
    name: &str,
    direction: Option<&'static str>,
    embeds: bool,
) -> (&'static str, &'static str) {
    match (name, direction) {
        ("bdo", Some("ltr")) => ("\u{2066}\u{202D}", "\u{202C}\u{2069}"),
        ("bdo", Some("rtl")) => ("\u{2067}\u{202E}", "\u{202C}\u{2069}"),
        (_, Some("ltr")) if embeds => ("\u{202A}", "\u{202C}"),
        (_, Some("rtl")) if embeds => ("\u{202B}", "\u{202C}"),
        (_, Some("ltr")) => ("\u{2066}", "\u{2069}"),
        (_, Some("rtl")) => ("\u{2067}", "\u{2069}"),
        (_, Some("auto")) | ("bdi", _) => ("\u{2068}", "\u{2069}"),
        _ => ("", ""),
    }
}

/// A tag or another markup construct.
enum Tag {
    Begin {
        name: String,
        direction: Option<&'static str>,
        embeds: bool,
    },
    End {
        name: String,
    },
    /// A comment, a declaration, or an element whose content is not displayed.
    Skipped,
}

impl Tag {
    /// The markup at the start of this text, and its length in bytes; `None` where the `<` is text.
    fn at(text: &str) -> Option<(Self, usize)> {
        if text.starts_with("<!--") {
            return Some((Self::Skipped, text.find("-->").map_or(text.len(), |at| at + 3)));
        }
        let inside = text.strip_prefix("</").or_else(|| text.strip_prefix('<'))?;
        let is_end = text.starts_with("</");
        if inside.starts_with(['!', '?']) {
            return Some((Self::Skipped, text.find('>').map_or(text.len(), |at| at + 1)));
        }
        if !inside.starts_with(|it: char| it.is_ascii_alphabetic()) {
            return None;
        }
        let name_end = inside
            .find(|it: char| it.is_ascii_whitespace() || matches!(it, '/' | '>'))
            .unwrap_or(inside.len());
        let name = inside[..name_end].to_ascii_lowercase();
        let (attributes, after) = attributes(&inside[name_end..]);
        let length = text.len() - after.len();
        if is_end {
            return Some((Self::End { name }, length));
        }
        if UNDISPLAYED.contains(&name.as_str()) {
            let end = format!("</{name}");
            let lower = after.to_ascii_lowercase();
            let at = lower.find(&end).unwrap_or(after.len());
            let close = after[at..].find('>').map_or(after.len(), |close| at + close + 1);
            return Some((Self::Skipped, length + close));
        }
        let value =
            |wanted: &str| attributes.iter().find(|it| it.0 == wanted).map(|it| it.1.to_ascii_lowercase());
        let direction =
            value("dir").and_then(|dir| ["ltr", "rtl", "auto"].into_iter().find(|it| *it == dir.trim()));
        let is_embedding = |style: String| {
            style
                .split(';')
                .filter_map(|it| it.split_once(':'))
                .any(|(property, value)| property.trim() == "unicode-bidi" && value.trim() == "embed")
        };
        let embeds = value("style").is_some_and(is_embedding);
        Some((Self::Begin { name, direction, embeds }, length))
    }
}

/// The attributes of a tag, and the text after its `>`.
fn attributes(text: &str) -> (Vec<(String, String)>, &str) {
    let mut found = Vec::new();
    let mut rest = text;
    loop {
        rest = rest.trim_start_matches(|it: char| it.is_ascii_whitespace() || it == '/');
        if rest.is_empty() {
            return (found, rest);
        }
        if let Some(after) = rest.strip_prefix('>') {
            return (found, after);
        }
        // A `=` at the start of an attribute is part of its name (HTML, “before attribute name state”).
        let ends_name = |(at, it): (usize, char)| {
            it.is_ascii_whitespace() || matches!(it, '/' | '>') || it == '=' && at > 0
        };
        let end = rest.char_indices().find(|&it| ends_name(it)).map_or(rest.len(), |it| it.0);
        let name = rest[..end].to_ascii_lowercase();
        rest = rest[end..].trim_start_matches(|it: char| it.is_ascii_whitespace());
        let mut value = "";
        if let Some(after) = rest.strip_prefix('=') {
            let after = after.trim_start_matches(|it: char| it.is_ascii_whitespace());
            let quote = after.chars().next().filter(|it| matches!(it, '"' | '\''));
            (value, rest) = match quote {
                Some(quote) => after[1..].split_once(quote).unwrap_or((&after[1..], "")),
                None => after.split_at(
                    after.find(|it: char| it.is_ascii_whitespace() || it == '>').unwrap_or(after.len()),
                ),
            };
        }
        found.push((name, htmlize::unescape_attribute(value).into_owned()));
    }
}

/// The length in bytes of the possible character reference at the start of this text, at least that of the `&`.
pub(super) fn reference_length(text: &str) -> usize {
    let end =
        text[1..].find(|it: char| !(it.is_ascii_alphanumeric() || it == '#')).map_or(text.len(), |at| at + 1);
    end + usize::from(text[end..].starts_with(';'))
}

/// What a possible character reference stands for: one of HTML, or one of the names that section 2 of Dürst's draft
/// adds to `&lrm;` and `&rlm;`. Any other text is returned as it is.
pub(super) fn decode_reference(reference: &str) -> Cow<'_, str> {
    match reference {
        "&lre;" => Cow::Borrowed("\u{202A}"),
        "&rle;" => Cow::Borrowed("\u{202B}"),
        "&pdf;" => Cow::Borrowed("\u{202C}"),
        "&lro;" => Cow::Borrowed("\u{202D}"),
        "&rlo;" => Cow::Borrowed("\u{202E}"),
        _ => htmlize::unescape(reference),
    }
}

/// Text with `&`, `<` and `>` escaped for HTML.
pub(super) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// A bidi control in HTML: an inserted isolate as an element, any other control as a character reference, so
/// that it is visible in the source. `None` for other characters.
pub(super) fn tag(piece: &MarkedCharacter) -> Option<String> {
    Some(match (piece.scalar, piece.is_inserted) {
        (LRI, true) => "<bdi dir=\"ltr\">".to_owned(),
        (RLI, true) => "<bdi dir=\"rtl\">".to_owned(),
        (FSI, true) => "<bdi dir=\"auto\">".to_owned(),
        (PDI, true) => "</bdi>".to_owned(),
        (LRM, _) => "&lrm;".to_owned(),
        (RLM, _) => "&rlm;".to_owned(),
        (LRE | RLE | PDF | LRO | RLO | LRI | RLI | FSI | PDI | '\u{61C}', _) => reference(piece.scalar),
        _ => return None,
    })
}

/// As [`tag`], with the embedding of Dürst's section 4.3 as the element that he names for HTML.
pub(super) fn tag_of_durst(piece: &MarkedCharacter) -> Option<String> {
    match (piece.scalar, piece.is_inserted) {
        (LRE, true) => Some("<span dir=\"ltr\">".to_owned()),
        (PDF, true) => Some("</span>".to_owned()),
        _ => tag(piece),
    }
}

/// Text in HTML, with character references for non-ASCII characters.
pub(super) fn in_ascii(text: &str) -> String {
    let reference_of = |it: char| if matches!(it, ' '..='~') { it.to_string() } else { reference(it) };
    escaped(text).chars().map(reference_of).collect()
}

fn reference(scalar: char) -> String {
    format!("&#x{};", &code_point(scalar)[2..])
}
