//! `meta` (RFC 7940, section 4.3).

use super::element::Element;
use super::reader::Reader;
use super::{value, xml};
use crate::MAX_RULESET_ELEMENTS_PER_KIND;
use crate::error::{RulesetError, RulesetErrorKind};
use crate::ruleset::Reference;

/// The elements, each with its section.
const ELEMENTS: [(&str, &str); 9] = [
    ("version", "4.3.1"),
    ("date", "4.3.2"),
    ("language", "4.3.3"),
    ("scope", "4.3.4"),
    ("description", "4.3.5"),
    ("validity-start", "4.3.6"),
    ("validity-end", "4.3.6"),
    ("unicode-version", "4.3.7"),
    ("references", "4.3.8"),
];

impl Reader<'_> {
    /// Reads `meta` up to its end.
    pub(super) fn meta(&mut self) -> Result<(), RulesetError> {
        self.children("4.3", |reader, mut element| {
            let known = ELEMENTS.iter().find(|it| it.0 == element.name);
            let section = known.map_or("4.3", |it| it.1);
            let comment = if element.name == "version" { element.take("comment") } else { None };
            let of_type = match element.name.as_str() {
                "scope" => Some(element.require("type", section)?),
                "description" => element.take("type"),
                _ => None,
            };
            element.end_of_attributes(section)?;
            let Some(&(name, _)) = known else {
                return Err(element.error(section, RulesetErrorKind::UnexpectedElement));
            };
            if name == "references" {
                return reader.references();
            }
            let text = match name {
                "description" => reader.description()?,
                _ => reader.text(section)?,
            };
            let is_valid = match name {
                "date" | "validity-start" | "validity-end" => value::is_date(&text),
                "unicode-version" => value::is_unicode_version(&text),
                "language" | "scope" => !text.is_empty(),
                _ => true,
            };
            if !is_valid {
                return Err(element.invalid(section, name, &text));
            }
            let meta = &mut reader.meta;
            if meta.languages.len() == MAX_RULESET_ELEMENTS_PER_KIND
                || meta.scopes.len() == MAX_RULESET_ELEMENTS_PER_KIND
            {
                return Err(element.error(section, RulesetErrorKind::TooManyOfKind("languages or scopes")));
            }
            let value = match name {
                "version" => {
                    meta.version_comment = comment;
                    &mut meta.version
                }
                "date" => &mut meta.date,
                "description" => {
                    meta.description_type = of_type;
                    &mut meta.description
                }
                "validity-start" => &mut meta.validity_start,
                "validity-end" => &mut meta.validity_end,
                "unicode-version" => &mut meta.unicode_version,
                "language" => {
                    meta.languages.push(text);
                    return Ok(());
                }
                _ => {
                    meta.scopes.push((of_type.unwrap_or_default(), text));
                    return Ok(());
                }
            };
            once(value, text, &element, section)
        })
    }

    /// The description, whose text may be of any media type; elements in it are passed over.
    fn description(&mut self) -> Result<String, RulesetError> {
        let (mut text, mut depth) = (String::new(), 0_usize);
        loop {
            match self.xml.next()? {
                Some(xml::Node::Text(piece)) => text.push_str(&piece),
                Some(xml::Node::Start(_)) => depth += 1,
                Some(xml::Node::End) if depth > 0 => depth -= 1,
                // Line ends are one character (XML 1.0, section 2.11).
                Some(xml::Node::End) | None => return Ok(text.trim().replace("\r\n", "\n")),
            }
        }
    }

    fn references(&mut self) -> Result<(), RulesetError> {
        const SECTION: &str = "4.3.8";
        self.children(SECTION, |reader, mut element| {
            if element.name != "reference" {
                return Err(element.error(SECTION, RulesetErrorKind::UnexpectedElement));
            }
            let id = element.require("id", SECTION)?.trim().to_owned();
            let comment = element.take("comment");
            element.end_of_attributes(SECTION)?;
            if !value::is_token(&id) {
                return Err(element.invalid(SECTION, "id", &id));
            }
            if !reader.names.references.insert(id.clone()) {
                return Err(
                    element.error(SECTION, RulesetErrorKind::Duplicate { what: "reference", text: id })
                );
            }
            let text = reader.text(SECTION)?;
            reader.meta.references.push(Reference { id, text, comment });
            Ok(())
        })
    }
}

/// Sets what an element may set once.
fn once(
    value: &mut Option<String>,
    text: String,
    element: &Element,
    section: &'static str,
) -> Result<(), RulesetError> {
    if value.is_some() {
        return Err(element
            .error(section, RulesetErrorKind::Duplicate { what: "element", text: element.name.clone() }));
    }
    *value = Some(text);
    Ok(())
}
