//! Reads the HTML that the program writes, more strictly than a browser: every element ends, every value stands
//! between quotation marks, every `&` begins a reference.

use std::collections::BTreeMap;

/// An element with what is in it.
#[derive(Debug)]
pub(super) struct Element {
    pub(super) name: String,
    pub(super) attributes: BTreeMap<String, String>,
    /// All text in it, that of the elements in it too.
    pub(super) text: String,
    /// The places of the elements round it, the outermost first.
    pub(super) within: Vec<usize>,
}

impl Element {
    pub(super) fn attribute(&self, name: &str) -> &str {
        self.attributes.get(name).map_or("", String::as_str)
    }
}

/// The elements in the order of their beginnings.
#[derive(Debug)]
pub(super) struct Page(pub(super) Vec<Element>);

impl Page {
    /// The elements of this name.
    pub(super) fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a Element> {
        self.0.iter().filter(move |it| it.name == name)
    }

    /// Those among them with this class.
    pub(super) fn of_class<'a>(&'a self, name: &'a str, class: &'a str) -> impl Iterator<Item = &'a Element> {
        self.all(name).filter(move |it| it.attribute("class").split(' ').any(|it| it == class))
    }

    /// The texts of the elements of this name.
    pub(super) fn texts<'a>(&'a self, name: &'a str) -> Vec<&'a str> {
        self.all(name).map(|it| it.text.trim()).collect()
    }
}

/// Reads a document.
///
/// # Panics
/// Where it is not as strict as that.
pub(super) fn read(html: &str) -> Page {
    let mut rest = html.strip_prefix("<!DOCTYPE html>\n").expect("a document type");
    let mut elements: Vec<Element> = Vec::new();
    let mut open: Vec<usize> = Vec::new();
    while let Some(at) = rest.find('<') {
        let text = &rest[..at];
        let is_style = open.last().is_some_and(|&it| elements[it].name == "style");
        let text = if is_style { text.to_owned() } else { unescaped(text) };
        assert!(!open.is_empty() || text.trim().is_empty(), "text outside: {text:?}");
        for &it in &open {
            elements[it].text.push_str(&text);
        }
        let tag = &rest[at + 1..];
        let end = tag.find('>').expect("every < has its >");
        rest = &tag[end + 1..];
        let tag = &tag[..end];
        if let Some(name) = tag.strip_prefix('/') {
            let last = open.pop().expect("something is open");
            assert_eq!(elements[last].name, name, "what is open ends first");
            continue;
        }
        let (name, attributes) = tag.split_once(' ').unwrap_or((tag, ""));
        assert!(name.chars().all(|it| it.is_ascii_alphanumeric()), "{tag:?}");
        let element = Element {
            name: name.to_owned(),
            attributes: attributes_of(attributes),
            text: String::new(),
            within: open.clone(),
        };
        elements.push(element);
        if name != "meta" {
            open.push(elements.len() - 1);
        }
    }
    assert!(open.is_empty() && rest.trim().is_empty(), "all ends");
    Page(elements)
}

fn attributes_of(mut rest: &str) -> BTreeMap<String, String> {
    let mut attributes = BTreeMap::new();
    while !rest.trim_start().is_empty() {
        let (name, after) = rest.trim_start().split_once("=\"").expect("a value between quotation marks");
        let (value, after) = after.split_once('"').expect("a value that ends");
        assert!(name.chars().all(|it| it.is_ascii_alphabetic() || it == '-'), "{name:?}");
        assert!(attributes.insert(name.to_owned(), unescaped(value)).is_none(), "{name} twice");
        rest = after;
    }
    attributes
}

fn unescaped(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some(at) = rest.find('&') {
        plain.push_str(&rest[..at]);
        let (reference, after) = rest[at + 1..].split_once(';').expect("a reference");
        plain.push(match reference {
            "amp" => '&',
            "lt" => '<',
            "gt" => '>',
            "quot" => '"',
            "#39" => '\'',
            other => panic!("&{other};"),
        });
        rest = after;
    }
    plain.push_str(rest);
    let is_no_text = |it: char| it.is_control() && it != '\n' && it != '\t';
    assert!(!plain.contains(is_no_text), "a control character in {plain:?}");
    plain
}
