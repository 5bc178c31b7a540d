//! The description of a ruleset (RFC 7940, section 4.3.5) as paragraphs without markup.

/// The most characters of a description that are shown.
const MAX_CHARACTERS: usize = 50_000;

/// The elements of HTML after which no new paragraph begins.
const INLINE: [&str; 12] =
    ["a", "abbr", "b", "bdi", "bdo", "code", "em", "i", "span", "strong", "sub", "sup"];

/// The paragraphs of a text of this media type. Of HTML the tags are left out; any other text has a paragraph where a line is
/// blank.
pub(super) fn paragraphs(text: &str, media_type: Option<&str>) -> Vec<String> {
    let is_html = media_type.is_some_and(|it| it.contains("html"));
    let text = if is_html { without_markup(text) } else { text.to_owned() };
    let mut left = MAX_CHARACTERS;
    let mut paragraphs = Vec::new();
    for paragraph in text.split("\n\n").map(|it| it.split_whitespace().collect::<Vec<_>>().join(" ")) {
        if paragraph.is_empty() {
            continue;
        }
        let length = paragraph.chars().count();
        if length > left {
            paragraphs.push(format!("{}\u{2026}", paragraph.chars().take(left).collect::<String>()));
            break;
        }
        left -= length;
        paragraphs.push(paragraph);
    }
    paragraphs
}

/// HTML without its tags and comments, with a blank line where a block begins or ends.
fn without_markup(html: &str) -> String {
    let mut text = String::with_capacity(html.len());
    let mut rest = html;
    while let Some(start) = rest.find('<') {
        push_text(&rest[..start], &mut text);
        let tag = &rest[start..];
        let end = if tag.starts_with("<!--") {
            tag.find("-->").map(|it| it + 3)
        } else {
            tag.find('>').map(|it| it + 1)
        };
        let Some(end) = end else {
            rest = "";
            break;
        };
        let name = tag[1..end].trim_start_matches('/');
        let name: String = name.chars().take_while(char::is_ascii_alphanumeric).collect();
        let is_inline = name.is_empty() || INLINE.contains(&name.to_ascii_lowercase().as_str());
        text.push_str(if is_inline { "" } else { "\n\n" });
        rest = &tag[end..];
    }
    push_text(rest, &mut text);
    text
}

/// Appends text of HTML, in which line ends are spaces, with its character references replaced.
fn push_text(html: &str, text: &mut String) {
    let mut rest = html;
    while let Some(start) = rest.find('&') {
        text.push_str(&rest[..start].replace('\n', " "));
        rest = &rest[start..];
        let end = rest.char_indices().take(12).find(|it| it.1 == ';').map(|it| it.0);
        let found = end.and_then(|end| Some((end, referenced(&rest[1..end])?)));
        let (length, scalar) = found.map_or((1, '&'), |(end, scalar)| (end + 1, scalar));
        text.push(scalar);
        rest = &rest[length..];
    }
    text.push_str(&rest.replace('\n', " "));
}

fn referenced(name: &str) -> Option<char> {
    Some(match name {
        "amp" => '&',
        "lt" => '<',
        "gt" => '>',
        "quot" => '"',
        "apos" => '\'',
        "nbsp" => ' ',
        _ => {
            let number = name.strip_prefix('#')?;
            let number = match number.strip_prefix(['x', 'X']) {
                Some(digits) => u32::from_str_radix(digits, 16),
                None => number.parse(),
            };
            char::from_u32(number.ok()?)?
        }
    })
}

#[cfg(test)]
mod tests {
    use super::paragraphs;

    #[test]
    fn html_is_read_without_its_markup() {
        let html = "<h1>Title</h1>\n<!-- <p> --><p>One <b>bold</b>\nword &amp; a&#x5D0;&#65;&unknown; &</p><ul><li>x</li></ul>";
        assert_eq!(
            paragraphs(html, Some("text/html")),
            ["Title", "One bold word & a\u{5D0}A&unknown; &", "x"]
        );
        assert_eq!(paragraphs("a\nb\n\n<c>", None), ["a b", "<c>"]);
        assert_eq!(paragraphs("a<b", Some("text/html")), ["a"]);
    }
}
