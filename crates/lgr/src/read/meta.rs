//! `meta` (RFC 7940, section 4.3).

use super::element::Element;
use super::{Reader, value, xml};
use crate::error::{ReadError, ReadErrorKind};

impl Reader<'_> {
    /// Reads `meta` up to its end.
    pub(super) fn meta(&mut self) -> Result<(), ReadError> {
        self.children("4.3", |reader, mut element| {
            let section = section(&element.name);
            let comment = if element.name == "version" { element.take("comment") } else { None };
            let of_type = match element.name.as_str() {
                "scope" => Some(element.require("type", section)?),
                "description" => element.take("type"),
                _ => None,
            };
            element.end_of_attributes(section)?;
            match element.name.as_str() {
                "references" => return reader.references(),
                "description" => {
                    let text = reader.description()?;
                    reader.meta.description_type = of_type;
                    return once(&mut reader.meta.description, text, &element, section);
                }
                "version" | "date" | "language" | "scope" | "validity-start" | "validity-end"
                | "unicode-version" => {}
                _ => return Err(element.error(section, ReadErrorKind::UnexpectedElement)),
            }
            let text = reader.text(section)?;
            let meta = &mut reader.meta;
            let is_valid = match element.name.as_str() {
                "date" | "validity-start" | "validity-end" => value::is_date(&text),
                "unicode-version" => value::is_unicode_version(&text),
                _ => !text.is_empty(),
            };
            match element.name.as_str() {
                "date" if !is_valid => Err(element.invalid(section, "date", &text)),
                "validity-start" if !is_valid => Err(element.invalid(section, "validity-start", &text)),
                "validity-end" if !is_valid => Err(element.invalid(section, "validity-end", &text)),
                "unicode-version" if !is_valid => Err(element.invalid(section, "unicode-version", &text)),
                "language" if !is_valid => Err(element.invalid(section, "language", &text)),
                "scope" if !is_valid => Err(element.invalid(section, "scope", &text)),
                "version" => {
                    meta.version_comment = comment;
                    once(&mut meta.version, text, &element, section)
                }
                "date" => once(&mut meta.date, text, &element, section),
                "validity-start" => once(&mut meta.validity_start, text, &element, section),
                "validity-end" => once(&mut meta.validity_end, text, &element, section),
                "unicode-version" => once(&mut meta.unicode_version, text, &element, section),
                "language" => {
                    meta.languages.push(text);
                    Ok(())
                }
                _ => {
                    meta.scopes.push((of_type.unwrap_or_default(), text));
                    Ok(())
                }
            }
        })
    }

    /// The description, whose text may be of any media type; elements in it are passed over.
    fn description(&mut self) -> Result<String, ReadError> {
        let (mut text, mut depth) = (String::new(), 0_usize);
        loop {
            match self.xml.next()? {
                Some(xml::Node::Text(piece)) => text.push_str(&piece),
                Some(xml::Node::Start(_)) => depth += 1,
                Some(xml::Node::End) if depth > 0 => depth -= 1,
                Some(xml::Node::End) | None => return Ok(text.trim().to_owned()),
            }
        }
    }

    fn references(&mut self) -> Result<(), ReadError> {
        const SECTION: &str = "4.3.8";
        self.children(SECTION, |reader, mut element| {
            if element.name != "reference" {
                return Err(element.error(SECTION, ReadErrorKind::UnexpectedElement));
            }
            let id = element.require("id", SECTION)?.trim().to_owned();
            element.take("comment");
            element.end_of_attributes(SECTION)?;
            if !value::is_token(&id) {
                return Err(element.invalid(SECTION, "id", &id));
            }
            if !reader.names.references.insert(id.clone()) {
                return Err(element.error(SECTION, ReadErrorKind::Duplicate { what: "reference", text: id }));
            }
            let text = reader.text(SECTION)?;
            reader.meta.references.push((id, text));
            Ok(())
        })
    }
}

/// The section of an element.
fn section(name: &str) -> &'static str {
    match name {
        "version" => "4.3.1",
        "date" => "4.3.2",
        "language" => "4.3.3",
        "scope" => "4.3.4",
        "description" => "4.3.5",
        "validity-start" | "validity-end" => "4.3.6",
        "unicode-version" => "4.3.7",
        "references" => "4.3.8",
        _ => "4.3",
    }
}

/// Sets what an element may set once.
fn once(
    value: &mut Option<String>,
    text: String,
    element: &Element,
    section: &'static str,
) -> Result<(), ReadError> {
    if value.is_some() {
        return Err(
            element.error(section, ReadErrorKind::Duplicate { what: "element", text: element.name.clone() })
        );
    }
    *value = Some(text);
    Ok(())
}
