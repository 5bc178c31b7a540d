//! Reads what the tests need of an SVG, with a parser of its own: elements with their attributes, in order.

use std::collections::BTreeMap;

/// An element as it begins, how deep it stands, and the text right after its beginning.
#[derive(Debug)]
pub(super) struct Element {
    pub(super) name: String,
    pub(super) attributes: BTreeMap<String, String>,
    pub(super) text: String,
    /// The places of the elements round it, the outermost first.
    pub(super) within: Vec<usize>,
}

impl Element {
    pub(super) fn number(&self, attribute: &str) -> f32 {
        let value = self.attributes.get(attribute).unwrap_or_else(|| panic!("{attribute} of {self:?}"));
        value.parse().unwrap_or_else(|_| panic!("{attribute} of {self:?}"))
    }
}

/// The elements in the order of their beginnings.
///
/// # Panics
/// Where the text is not well-formed.
pub(super) fn read(svg: &str) -> Vec<Element> {
    let mut elements: Vec<Element> = Vec::new();
    let mut open: Vec<usize> = Vec::new();
    let mut rest = svg;
    while let Some(at) = rest.find('<') {
        let text = &rest[..at];
        assert!(!text.contains('>'), "a bare > in {text:?}");
        if let Some(&last) = open.last() {
            elements[last].text.push_str(&unescaped(text));
        }
        let end = at + rest[at..].find('>').expect("every < has its >");
        let tag = &rest[at + 1..end];
        rest = &rest[end + 1..];
        if let Some(name) = tag.strip_prefix('/') {
            let last = open.pop().expect("something is open");
            assert_eq!(elements[last].name, name);
            continue;
        }
        let is_empty = tag.ends_with('/');
        let tag = tag.trim_end_matches('/');
        let (name, attributes) = tag.split_once([' ', '\n']).unwrap_or((tag, ""));
        elements.push(Element {
            name: name.to_owned(),
            attributes: attributes_of(attributes),
            text: String::new(),
            within: open.clone(),
        });
        if !is_empty {
            open.push(elements.len() - 1);
        }
    }
    assert!(open.is_empty() && rest.trim().is_empty(), "all is closed");
    elements
}

fn attributes_of(text: &str) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let (name, after) = rest.split_once("=\"").expect("an attribute");
        let (value, after) = after.split_once('"').expect("its end");
        assert!(!value.contains('<'), "{value}");
        assert!(found.insert(name.trim().to_owned(), unescaped(value)).is_none(), "{name} twice");
        rest = after.trim_start();
    }
    found
}

fn unescaped(text: &str) -> String {
    for (at, _) in text.match_indices('&') {
        let known = ["&amp;", "&lt;", "&gt;", "&quot;", "&#39;"];
        assert!(known.iter().any(|it| text[at..].starts_with(it)), "a bare & in {text:?}");
    }
    let is_xml = |it: char| {
        matches!(it, '\t' | '\n') || it >= ' ' && !matches!(it, '\u{7F}'..='\u{9F}' | '\u{FFFE}' | '\u{FFFF}')
    };
    assert!(text.chars().all(is_xml), "{text:?}");
    let markup = text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&#39;", "'");
    markup.replace("&amp;", "&")
}

/// The numbers in the data of a path, and its commands.
pub(super) fn path_data(data: &str) -> (String, Vec<f32>) {
    let commands = data.chars().filter(char::is_ascii_alphabetic).collect();
    let numbers = data.split(|it: char| it.is_ascii_alphabetic() || it == ' ').filter(|it| !it.is_empty());
    (commands, numbers.map(|it| it.parse().expect(it)).collect())
}
