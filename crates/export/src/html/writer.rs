//! An HTML writer that is well-formed by construction: markup comes only from the program's own constants, everything
//! else is escaped.

use std::ops::Range;

use bidiscope_bidi::name::{BidiClass, code_point, is_unprintable};
use bidiscope_report::page::MAX_SHOWN_NAME_CHARACTERS;
use bidiscope_words::Catalogue;

/// A part of an HTML document.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Html(String);

/// Attributes of an element: names are constants of the program, values may be any text.
pub(super) type Attributes<'a> = &'a [(&'static str, &'a str)];

impl Html {
    /// The HTML since the last call.
    pub(super) fn take(&mut self) -> String {
        std::mem::take(&mut self.0)
    }

    /// A constant of the program as markup.
    pub(super) fn markup(&mut self, markup: &'static str) {
        self.0.push_str(markup);
    }

    /// An element with its content.
    pub(super) fn element(
        &mut self,
        name: &'static str,
        attributes: Attributes<'_>,
        content: impl FnOnce(&mut Self),
    ) {
        self.begin(name, attributes);
        content(self);
        self.end(name);
    }

    /// The start tag of an element.
    pub(super) fn begin(&mut self, name: &'static str, attributes: Attributes<'_>) {
        self.0.push('<');
        self.0.push_str(name);
        for (attribute, value) in attributes {
            self.0.push(' ');
            self.0.push_str(attribute);
            self.0.push_str("=\"");
            push_escaped(&mut self.0, value);
            self.0.push('"');
        }
        self.0.push('>');
    }

    /// The end tag of an element.
    pub(super) fn end(&mut self, name: &'static str) {
        self.0.push_str("</");
        self.0.push_str(name);
        self.0.push('>');
        // A line break for readability, where white space is not rendered.
        if ENDS_A_LINE.contains(&name) {
            self.0.push('\n');
        }
    }

    /// Escaped text.
    pub(super) fn text(&mut self, text: &str) {
        push_escaped(&mut self.0, text);
    }

    /// Words in which values stand between isolates (U+2068 and U+2069): each value becomes a `bdi` element, so that it
    /// reorders nothing around it. On a right-to-left page words without a right-to-left letter, such as what is not translated,
    /// are isolated as a whole: a full stop at their end is then at their right.
    pub(super) fn words(&mut self, words: &str) {
        if Catalogue::current_html_dir() == "rtl" && is_left_to_right(words) && !words.starts_with('\u{2068}')
        {
            return self.element("bdi", &[], |html| html.values(words));
        }
        self.values(words);
    }

    fn values(&mut self, words: &str) {
        let mut open = 0;
        for part in words.split_inclusive(['\u{2068}', '\u{2069}']) {
            self.visible(part.trim_end_matches(['\u{2068}', '\u{2069}']));
            if part.ends_with('\u{2068}') {
                self.begin("bdi", &[]);
                open += 1;
            } else if part.ends_with('\u{2069}') && open > 0 {
                self.end("bdi");
                open -= 1;
            }
        }
        (0..open).for_each(|_| self.end("bdi"));
    }

    /// Escaped text with invisible characters as code points. Within a document's number and a short A-label lines do not break.
    pub(super) fn visible(&mut self, text: &str) {
        let mut rest = text;
        while let Some(unbroken) = first_unbroken(rest) {
            self.revealed(&rest[..unbroken.start]);
            self.element("span", &[("class", UNBROKEN)], |html| html.revealed(&rest[unbroken.clone()]));
            rest = &rest[unbroken.end..];
        }
        self.revealed(rest);
    }

    fn revealed(&mut self, text: &str) {
        let mut rest = text;
        while let Some(at) = rest.find(is_unprintable) {
            self.text(&rest[..at]);
            let mut unseen = rest[at..].chars();
            if let Some(scalar) = unseen.next() {
                self.element("span", &[("class", "unseen")], |html| html.text(&code_point(scalar)));
            }
            rest = unseen.as_str();
        }
        self.text(rest);
    }

    /// A style sheet of the program.
    pub(super) fn style(&mut self, sheet: &str) {
        debug_assert!(!sheet.contains('<'), "it would end the element");
        self.0.push_str(sheet);
    }

    /// Input text in a `bdi` element, so that it reorders nothing around it; invisible characters are written as code
    /// points. Long text is shortened.
    pub(super) fn name(&mut self, text: &str) {
        let end = text.char_indices().nth(MAX_SHOWN_NAME_CHARACTERS).map(|it| it.0);
        self.element("bdi", &[], |html| {
            html.revealed(&text[..end.unwrap_or(text.len())]);
            if end.is_some() {
                html.text("\u{2026}");
            }
        });
    }
}

/// The most characters of a word in which lines do not break: it fits on a narrow screen.
const MAX_UNBROKEN: usize = 24;

/// The class of text in which lines do not break.
pub(super) const UNBROKEN: &str = "unbroken";

/// Whether a text is one word and short enough to stay on one line of a narrow screen.
pub(super) fn is_short_word(text: &str) -> bool {
    !text.contains(char::is_whitespace) && text.chars().nth(MAX_UNBROKEN).is_none()
}

/// The first part of a text that should stay on one line: a document with its number, such as “RFC 5893”, or an A-label, of a
/// long one its beginning.
fn first_unbroken(text: &str) -> Option<Range<usize>> {
    let end = |from: usize, is_part: fn(char) -> bool| {
        from + text[from..].chars().take_while(|it| is_part(*it)).map(char::len_utf8).sum::<usize>()
    };
    let of = |begin: &str, is_part: fn(char) -> bool| {
        text.match_indices(begin).map(|(at, _)| (at, at + begin.len())).find_map(|(at, after)| {
            let end = end(after, is_part);
            (end > after).then_some(at..end)
        })
    };
    let is_digit: fn(char) -> bool = |it| it.is_ascii_digit();
    let documents = ["RFC ", "UTS #", "UAX #"].map(|begin| of(begin, is_digit));
    let a_label = of("xn--", |it| it.is_ascii_alphanumeric() || it == '-');
    let a_label = a_label.map(|it| it.start..it.end.min(it.start + MAX_UNBROKEN));
    documents.into_iter().chain([a_label]).flatten().min_by_key(|it| it.start)
}

/// Whether words have letters, and none that runs from right to left.
fn is_left_to_right(words: &str) -> bool {
    let classes = || words.chars().map(BidiClass::of);
    classes().any(|it| it == BidiClass::L) && !classes().any(BidiClass::makes_label_right_to_left)
}

/// Elements whose end tag is followed by a line break.
const ENDS_A_LINE: [&str; 22] = [
    "a", "article", "body", "dd", "div", "figure", "footer", "h1", "h2", "h3", "h4", "head", "header",
    "html", "li", "nav", "p", "section", "style", "table", "title", "tr",
];

/// Text as element content or attribute value. Control characters and noncharacters, which HTML forbids, become
/// U+FFFD.
fn push_escaped(out: &mut String, text: &str) {
    for scalar in text.chars() {
        match scalar {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            '\n' | '\t' => out.push(scalar),
            _ if scalar.is_control() || is_noncharacter(scalar) => out.push('\u{FFFD}'),
            _ => out.push(scalar),
        }
    }
}

fn is_noncharacter(scalar: char) -> bool {
    matches!(scalar, '\u{FDD0}'..='\u{FDEF}') || u32::from(scalar) & 0xFFFE == 0xFFFE
}

#[cfg(test)]
mod tests {
    use super::{Html, is_short_word};

    #[track_caller]
    fn check_name(text: &str, expected: &str) {
        let mut html = Html::default();
        html.name(text);
        assert_eq!(html.take(), format!("<bdi>{expected}</bdi>"));
    }

    /// A document keeps its number and a label its parts; what is longer than a narrow screen breaks.
    #[test]
    fn short_words_stay_on_one_line() {
        let written = |write: &dyn Fn(&mut Html)| {
            let mut html = Html::default();
            write(&mut html);
            html.take()
        };
        let unbroken = |text: &str| format!("<span class=\"unbroken\">{text}</span>");
        for (words, expected) in [
            ("(RFC 5893)", format!("({})", unbroken("RFC 5893"))),
            ("UTS #46, RFC 7940", format!("{}, {}", unbroken("UTS #46"), unbroken("RFC 7940"))),
            ("RFC and xn--", "RFC and xn--".to_owned()),
            ("a.xn--4dbrk0ce.b", format!("a.{}.b", unbroken("xn--4dbrk0ce"))),
        ] {
            assert_eq!(written(&|html| html.words(words)), expected);
        }
        let long = format!("xn--{}", "a".repeat(59));
        assert!(written(&|html| html.words(&long)).ends_with("a"));
        assert!(is_short_word("\u{5D0}\u{5D1}-\u{5D2}") && !is_short_word("a b") && !is_short_word(&long));
    }

    #[test]
    fn nothing_of_a_name_is_markup_or_acts() {
        check_name("<script>'&\"", "&lt;script&gt;&#39;&amp;&quot;");
        check_name("&amp;", "&amp;amp;");
        check_name(
            "a\u{202E}b\0",
            "a<span class=\"unseen\">U+202E</span>b<span class=\"unseen\">U+0000</span>",
        );
        check_name("\u{FFFF}", "<span class=\"unseen\">U+FFFF</span>");
        check_name("\u{5D0}.com", "\u{5D0}.com");
    }

    #[test]
    fn values_in_words_are_isolated() {
        for (words, expected) in [
            ("Label \u{2068}1\u{2069}.", "Label <bdi>1</bdi>."),
            ("\u{2068}a \u{2068}<b>\u{2069}\u{2069}", "<bdi>a <bdi>&lt;b&gt;</bdi></bdi>"),
            ("a\u{2069}b\u{2068}c\u{202E}", "ab<bdi>c<span class=\"unseen\">U+202E</span></bdi>"),
        ] {
            let mut html = Html::default();
            html.words(words);
            assert_eq!(html.take(), expected);
        }
    }

    #[test]
    fn values_are_escaped_and_elements_end() {
        let mut html = Html::default();
        html.element("p", &[("title", "\"><script>\u{1}\u{FDD0}")], |html| html.text("1 < 2"));
        assert_eq!(html.take(), "<p title=\"&quot;&gt;&lt;script&gt;\u{FFFD}\u{FFFD}\">1 &lt; 2</p>\n");
    }
}
