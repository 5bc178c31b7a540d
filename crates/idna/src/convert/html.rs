//! Names in HTML: `bdi` and `bdo` elements, the attribute `dir`, and character references, written and read.

use std::borrow::Cow;

use bidiscope_bidi::name::code_point;
use bidiscope_bidi::order::{FSI, LRE, LRI, LRM, LRO, PDF, PDI, RLE, RLI, RLM};

use super::written::MarkedPiece;

/// U+202E RIGHT-TO-LEFT OVERRIDE.
const RLO: char = '\u{202E}';

/// The text that a piece of HTML shows, with bidi controls where its elements have such an effect.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct HtmlText {
    /// The text.
    pub text: String,
    /// For each of its characters the position in the HTML, in characters.
    positions: Vec<usize>,
    /// How long the HTML is, in characters.
    length: usize,
}

impl HtmlText {
    /// Where in the HTML a character of the text stands, both counted in characters.
    pub fn position(&self, character: usize) -> usize {
        self.positions.get(character).copied().unwrap_or(self.length)
    }

    fn push(&mut self, text: &str, position: usize) {
        self.positions.extend(text.chars().map(|_| position));
        self.text.push_str(text);
    }
}

/// Elements that stand on lines of their own.
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
/// Elements that have no end.
const VOID: [&str; 7] = ["br", "hr", "img", "input", "link", "meta", "wbr"];
/// Elements whose text nobody sees.
const UNSEEN: [&str; 4] = ["script", "style", "template", "title"];

/// Reads HTML as far as it has to do with names. Nothing is an error, as nothing is to a browser.
///
/// Character references are all those of HTML. An element with `dir` is an isolate, as HTML's rendering has it, and so
/// is every `bdi`; `bdo` is an override in an isolate, and `unicode-bidi: embed` in a `style` an embedding. Blocks and
/// `br` divide lines; what other elements there are changes nothing, and no style sheet is read.
pub fn read_html(html: &str) -> HtmlText {
    read(html, effect)
}

/// The same for whoever wants what is written there: elements have no effect but that of `bdo`, which says that what
/// is in it stands in display order.
pub fn read_html_text(html: &str) -> HtmlText {
    read(html, |name, direction, _| match effect(name, direction, false) {
        (_, end) if end.starts_with(PDF) && direction == Some("ltr") => ("\u{202D}", "\u{202C}"),
        (_, end) if end.starts_with(PDF) => ("\u{202E}", "\u{202C}"),
        _ => ("", ""),
    })
}

/// What an element, by its name, its direction and whether it embeds, begins and ends with.
type Effect = fn(&str, Option<&'static str>, bool) -> (&'static str, &'static str);

fn read(html: &str, effect: Effect) -> HtmlText {
    let mut read = HtmlText { length: html.chars().count(), ..HtmlText::default() };
    // What is open: its name and what ends it.
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
        let (passed, after) = rest.split_at(length);
        match tag {
            None => {
                // White space between blocks is not seen.
                let is_between = breaks_line.is_some() && first.is_ascii_whitespace();
                if let Some(position) = breaks_line.take_if(|_| !is_between).filter(|_| !read.text.is_empty())
                {
                    read.push("\n", position);
                }
                let passed = if is_between { "" } else { passed };
                let shown = if first == '&' { htmlize::unescape(passed) } else { Cow::Borrowed(passed) };
                read.push(&shown, position);
            }
            Some((Tag::Nothing, _)) => {}
            Some((Tag::Begin { name, direction, embeds }, _)) => {
                let is_block = BLOCKS.contains(&name.as_str());
                if is_block || name == "br" {
                    breaks_line = Some(position);
                } else if !VOID.contains(&name.as_str()) {
                    let (begin, end) = effect(&name, direction, embeds);
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
        position += passed.chars().count();
        rest = after;
    }
    open.into_iter().rev().for_each(|(_, end)| read.push(end, position));
    read
}

/// What an element begins and ends with.
fn effect(name: &str, direction: Option<&'static str>, embeds: bool) -> (&'static str, &'static str) {
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

/// What stands between `<` and `>`.
enum Tag {
    Begin {
        name: String,
        direction: Option<&'static str>,
        embeds: bool,
    },
    End {
        name: String,
    },
    /// A comment, a declaration, or an element whose text is not seen.
    Nothing,
}

impl Tag {
    /// The tag that begins this text, and its length in bytes; `None` where the `<` is one of the text.
    fn at(text: &str) -> Option<(Self, usize)> {
        if text.starts_with("<!--") {
            return Some((Self::Nothing, text.find("-->").map_or(text.len(), |at| at + 3)));
        }
        let inside = text.strip_prefix("</").or_else(|| text.strip_prefix('<'))?;
        let is_end = text.starts_with("</");
        if inside.starts_with(['!', '?']) {
            return Some((Self::Nothing, text.find('>').map_or(text.len(), |at| at + 1)));
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
        if UNSEEN.contains(&name.as_str()) {
            let end = format!("</{name}");
            let lower = after.to_ascii_lowercase();
            let at = lower.find(&end).unwrap_or(after.len());
            let close = after[at..].find('>').map_or(after.len(), |close| at + close + 1);
            return Some((Self::Nothing, length + close));
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

/// The attributes of a tag, and what comes after its `>`.
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
        // An `=` that begins an attribute is part of its name, as HTML has it.
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

/// How long the character reference is that begins this text, as far as it could be one; at least the `&`.
pub(super) fn reference_length(text: &str) -> usize {
    let end =
        text[1..].find(|it: char| !(it.is_ascii_alphanumeric() || it == '#')).map_or(text.len(), |at| at + 1);
    end + usize::from(text[end..].starts_with(';'))
}

/// A text of the name's as HTML.
pub(super) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// A bidi control as HTML: an isolate that is put in as an element, everything else as a reference, so that it is
/// seen in the source.
pub(super) fn tag(piece: &MarkedPiece) -> Option<String> {
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

/// A text as HTML in ASCII.
pub(super) fn in_ascii(text: &str) -> String {
    let reference_of = |it: char| if matches!(it, ' '..='~') { it.to_string() } else { reference(it) };
    escaped(text).chars().map(reference_of).collect()
}

fn reference(scalar: char) -> String {
    format!("&#x{};", &code_point(scalar)[2..])
}
