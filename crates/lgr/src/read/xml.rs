//! The elements of an XML file, one after another, with the line of each.
//!
//! Nothing is expanded: a document type definition is refused, and so are references to entities other than the five that
//! XML itself has. So is what is not well-formed, as far as the library lets it through: see `well_formed`.

use quick_xml::XmlVersion;
use quick_xml::errors::IllFormedError;
use quick_xml::escape::{EscapeError, resolve_xml_entity};
use quick_xml::events::{BytesStart, Event};
use quick_xml::name::{Namespace, ResolveResult};
use quick_xml::reader::NsReader;

use super::element::Element;
use super::well_formed::{
    Refused, check_characters, check_comment, check_declaration, check_instruction, check_tag, check_text,
    is_char, is_space,
};
use crate::error::{RulesetError, RulesetErrorKind};
use crate::{MAX_RULESET_BYTES, MAX_RULESET_NESTING_DEPTH};

/// The namespace of RFC 7940, section 4.1.
const NAMESPACE: Namespace<'static> = Namespace("urn:ietf:params:xml:ns:lgr-1.0");

/// The section of RFC 7940 that says that a ruleset is XML.
const SECTION: &str = "3";

/// U+FEFF in UTF-8, which may stand at the beginning of a file.
const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// More attributes than any element may have.
const MAX_ATTRIBUTES: usize = 24;

/// An event of a file.
#[derive(Debug)]
pub(super) enum Node {
    /// A start tag.
    Start(Element),
    /// The end of an element: one for each start tag.
    End,
    /// A piece of text.
    Text(String),
}

/// Reads a file from its beginning.
pub(super) struct Xml<'a> {
    reader: NsReader<&'a [u8]>,
    bytes: &'a [u8],
    /// The line of the byte `counted`, from 1.
    line: usize,
    counted: usize,
    /// The names of the open elements.
    open: Vec<String>,
    /// Whether the end of an empty element follows.
    ends: bool,
    has_root: bool,
    /// Whether there was an event.
    has_begun: bool,
}

impl<'a> Xml<'a> {
    /// A reader of these bytes.
    pub(super) fn new(bytes: &'a [u8]) -> Result<Self, RulesetError> {
        let reader = NsReader::from_reader(bytes);
        let (open, ends) = (Vec::new(), false);
        let mut xml =
            Self { reader, bytes, line: 1, counted: 0, open, ends, has_root: false, has_begun: false };
        if bytes.len() > MAX_RULESET_BYTES {
            return Err(xml.error(RulesetErrorKind::TooLarge));
        }
        match std::str::from_utf8(bytes) {
            Ok(text) => xml.check(0, check_characters(text))?,
            Err(error) => return Err(xml.error_at(error.valid_up_to(), RulesetErrorKind::NotUtf8)),
        }
        Ok(xml)
    }

    /// The line of the last event, from 1.
    pub(super) const fn line(&self) -> usize {
        self.line
    }

    /// The next event; `None` at the end of the file.
    pub(super) fn next(&mut self) -> Result<Option<Node>, RulesetError> {
        if std::mem::take(&mut self.ends) {
            self.open.pop();
            return Ok(Some(Node::End));
        }
        loop {
            let before = self.position();
            let (is_ours, event) = match self.reader.read_resolved_event() {
                Ok((namespace, event)) => {
                    (matches!(namespace, ResolveResult::Bound(it) if it == NAMESPACE), event)
                }
                Err(error) => {
                    let at = usize::try_from(self.reader.error_position()).unwrap_or(before);
                    let kind = self.not_xml(error);
                    return Err(self.error_at(at, kind));
                }
            };
            self.count_lines(before);
            let is_first = !std::mem::replace(&mut self.has_begun, true);
            match event {
                Event::Start(tag) => {
                    self.check(before + 1, check_tag(&tag))?;
                    return self.start(&tag, is_ours, before, false);
                }
                Event::Empty(tag) => {
                    self.check(before + 1, check_tag(&tag))?;
                    return self.start(&tag, is_ours, before, true);
                }
                Event::End(_) => {
                    self.open.pop();
                    return Ok(Some(Node::End));
                }
                Event::Text(text) => {
                    self.check(before, check_text(&text))?;
                    return self.text(&text);
                }
                Event::CData(_) | Event::GeneralRef(_) if self.open.is_empty() => {
                    return Err(self.error(self.outside()));
                }
                Event::CData(text) => return self.text(&text),
                Event::GeneralRef(reference) => {
                    let name = reference.to_string();
                    let text = match reference.resolve_char_ref() {
                        Ok(Some(scalar)) if is_char(scalar) => scalar.to_string(),
                        Ok(Some(scalar)) => return Err(self.error(not_a_character(scalar))),
                        Ok(None) => match resolve_xml_entity(&name) {
                            Some(text) => text.to_owned(),
                            None => return Err(self.error(RulesetErrorKind::UnknownEntity(name))),
                        },
                        Err(error) => return Err(self.error(RulesetErrorKind::NotXml(error.to_string()))),
                    };
                    return self.text(&text);
                }
                Event::DocType(_) => return Err(self.error(RulesetErrorKind::DocumentType)),
                Event::Decl(_) if !is_first => {
                    let kind =
                        RulesetErrorKind::NotXml("an XML declaration that is not the beginning".to_owned());
                    return Err(self.error(kind));
                }
                Event::Decl(declaration) => {
                    self.check(before, check_declaration(&declaration))?;
                    if let Some(Ok(encoding)) = declaration.encoding()
                        && !encoding.eq_ignore_ascii_case("utf-8")
                        && !encoding.eq_ignore_ascii_case("us-ascii")
                    {
                        return Err(self.error(RulesetErrorKind::UnsupportedEncoding(encoding.into_owned())));
                    }
                }
                Event::Comment(comment) => {
                    self.check(before + "<!--".len(), check_comment(&comment))?;
                }
                Event::PI(instruction) => {
                    self.check(before, check_instruction(&instruction))?;
                }
                Event::Eof if !self.open.is_empty() => return Err(self.error(RulesetErrorKind::Unfinished)),
                Event::Eof if !self.has_root && self.is_blank() => {
                    return Err(self.error(RulesetErrorKind::Empty));
                }
                Event::Eof if !self.has_root => return Err(self.error(RulesetErrorKind::NotARuleset)),
                Event::Eof => return Ok(None),
            }
        }
    }

    fn start(
        &mut self,
        tag: &BytesStart<'_>,
        is_ours: bool,
        start: usize,
        is_empty: bool,
    ) -> Result<Option<Node>, RulesetError> {
        let name = tag.local_name().as_ref().to_owned();
        if self.open.is_empty() {
            if self.has_root {
                return Err(self.error(RulesetErrorKind::AfterEnd));
            }
            if !is_ours || name != "lgr" {
                return Err(self.error(RulesetErrorKind::NotARuleset));
            }
            self.has_root = true;
        }
        self.open.push(name.clone());
        if self.open.len() > MAX_RULESET_NESTING_DEPTH {
            return Err(self.error(RulesetErrorKind::TooDeep));
        }
        self.ends = is_empty;
        let attributes = self.attributes(tag)?;
        Ok(Some(Node::Start(Element::new(name, is_ours, (self.line, start), attributes))))
    }

    /// The attributes of a tag, without those of XML itself and those of other namespaces.
    fn attributes(&self, tag: &BytesStart<'_>) -> Result<Vec<(String, String)>, RulesetError> {
        let mut attributes: Vec<(String, String)> = Vec::new();
        let mut found = tag.attributes();
        // This check takes quadratic time; it is made below, after the bound.
        for attribute in found.with_checks(false) {
            let attribute = attribute.map_err(|it| self.error(RulesetErrorKind::NotXml(it.to_string())))?;
            let name = attribute.key.as_ref().to_owned();
            let value = match attribute.normalized_value(XmlVersion::Implicit1_0) {
                Ok(value) => value.into_owned(),
                Err(quick_xml::Error::Escape(EscapeError::UnrecognizedEntity(_, entity))) => {
                    return Err(self.error(RulesetErrorKind::UnknownEntity(entity)));
                }
                Err(error) => return Err(self.error(RulesetErrorKind::NotXml(error.to_string()))),
            };
            if let Some(other) = value.chars().find(|it| !is_char(*it)) {
                return Err(self.error(not_a_character(other)));
            }
            if attributes.iter().any(|it| it.0 == name) {
                return Err(self.error(RulesetErrorKind::Duplicate { what: "attribute", text: name }));
            }
            if attributes.len() == MAX_ATTRIBUTES {
                return Err(self.error(RulesetErrorKind::TooManyOfKind("attributes")));
            }
            attributes.push((name, value));
        }
        attributes.retain(|(name, _)| name != "xmlns" && !name.contains(':'));
        Ok(attributes)
    }

    /// Text; outside of the first element there may only be white space.
    fn text(&self, text: &str) -> Result<Option<Node>, RulesetError> {
        let after_space = text.trim_start_matches(is_space);
        if self.open.is_empty() && !after_space.is_empty() {
            let mut error = self.error(self.outside());
            // The text begins with the line ends before it.
            let blank = &text[..text.len() - after_space.len()];
            error.line_number += memchr::memchr_iter(b'\n', blank.as_bytes()).count();
            return Err(error);
        }
        Ok(Some(Node::Text(text.to_owned())))
    }

    /// What is said of what stands outside of the first element and must not.
    const fn outside(&self) -> RulesetErrorKind {
        if self.has_root { RulesetErrorKind::AfterEnd } else { RulesetErrorKind::NotARuleset }
    }

    /// Refuses what was checked, which begins at this byte.
    fn check(&mut self, start: usize, checked: Result<(), Refused>) -> Result<(), RulesetError> {
        checked.map_err(|(at, why)| self.error_at(start + at, RulesetErrorKind::NotXml(why.to_owned())))
    }

    fn not_xml(&self, error: quick_xml::Error) -> RulesetErrorKind {
        match error {
            quick_xml::Error::IllFormed(IllFormedError::MismatchedEndTag { expected, found }) => {
                RulesetErrorKind::WrongEnd { expected, found }
            }
            // An end tag without a start tag.
            quick_xml::Error::IllFormed(IllFormedError::UnmatchedEndTag(_)) if self.has_root => {
                RulesetErrorKind::AfterEnd
            }
            other => RulesetErrorKind::NotXml(other.to_string()),
        }
    }

    /// Whether the file has nothing but white space.
    fn is_blank(&self) -> bool {
        self.bytes.strip_prefix(BYTE_ORDER_MARK).unwrap_or(self.bytes).trim_ascii().is_empty()
    }

    /// The file from this byte to the end of the last event.
    pub(super) fn source(&self, start: usize) -> String {
        // The reader does not count a byte order mark.
        let bytes = self.bytes.strip_prefix(BYTE_ORDER_MARK).unwrap_or(self.bytes);
        String::from_utf8_lossy(bytes.get(start..self.position()).unwrap_or_default()).into_owned()
    }

    fn position(&self) -> usize {
        usize::try_from(self.reader.buffer_position()).unwrap_or(self.bytes.len()).min(self.bytes.len())
    }

    /// Moves the line forward to that of the byte.
    fn count_lines(&mut self, byte: usize) {
        let byte = byte.min(self.bytes.len());
        if byte > self.counted {
            self.line += memchr::memchr_iter(b'\n', &self.bytes[self.counted..byte]).count();
            self.counted = byte;
        }
    }

    fn error_at(&mut self, byte: usize, kind: RulesetErrorKind) -> RulesetError {
        self.count_lines(byte);
        self.error(kind)
    }

    fn error(&self, kind: RulesetErrorKind) -> RulesetError {
        let element = self.open.last().cloned().unwrap_or_default();
        RulesetError {
            line_number: self.line,
            element_name: element,
            rfc7940_section: SECTION,
            error_kind: kind,
        }
    }
}

fn not_a_character(scalar: char) -> RulesetErrorKind {
    RulesetErrorKind::NotXml(format!("a reference to U+{:04X}", u32::from(scalar)))
}
