//! A table as a file of RFC 7940.

use std::collections::BTreeSet;
use std::fmt::Write;

use crate::HexadecimalCodePoints;
use crate::label::OUT_OF_REPERTOIRE_VARIANT_TYPE;

use super::entries::Table;
use super::form::TableForm;
use super::line::{Entry, TableVariant};

/// The type of the reflexive variant of an entry that is not its own preferred variant.
const NOT_PREFERRED: &str = "r-not-preferred";

/// The file. `others` are variants that are no entries.
///
/// What RFC 3743 calls a preferred variant is `activated` (RFC 7940, section 7.3); its character variants, which are reserved for
/// the same holder, are `allocatable`. An entry that is not its own preferred variant has itself as a reflexive variant
/// (section 5.3.4), so that a label is `activated` only if no such entry is left in it. RFC 4290 leaves to the registry what
/// becomes of variants: they are `blocked`.
pub(super) fn written(table: &Table, others: &BTreeSet<&[char]>) -> String {
    let mut xml = String::from(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<lgr xmlns=\"urn:ietf:params:xml:ns:lgr-1.0\">\n",
    );
    meta(table, &mut xml);
    xml.push_str("  <data>\n");
    let kind = match table.form {
        TableForm::Rfc3743 => "allocatable",
        TableForm::Rfc4290 => "blocked",
    };
    table.entries.iter().for_each(|it| entry(it, kind, &mut xml));
    for &other in others {
        let own = HexadecimalCodePoints(other);
        line(&mut xml, 4, &format!("<char cp=\"{own}\">"));
        line(&mut xml, 6, &format!("<var cp=\"{own}\" type=\"{OUT_OF_REPERTOIRE_VARIANT_TYPE}\"/>"));
        let has_it = |it: &&Entry| it.all_variants().any(|it| *it.code_points == *other);
        for of in table.entries.iter().filter(has_it) {
            line(
                &mut xml,
                6,
                &format!("<var cp=\"{}\" type=\"blocked\"/>", HexadecimalCodePoints(&of.code_points)),
            );
        }
        line(&mut xml, 4, "</char>");
    }
    xml.push_str("  </data>\n");
    let mut actions = Vec::new();
    if !others.is_empty() {
        actions.push(format!("<action disp=\"invalid\" any-variant=\"{OUT_OF_REPERTOIRE_VARIANT_TYPE}\"/>"));
    }
    if table.entries.iter().any(|it| it.is_not_preferred) {
        actions.push("<action disp=\"activated\" all-variants=\"activated\"/>".to_owned());
        actions.push("<action disp=\"allocatable\" any-variant=\"activated allocatable\"/>".to_owned());
        // The label that was applied for.
        actions.push(format!("<action disp=\"valid\" all-variants=\"{NOT_PREFERRED}\"/>"));
    }
    if !actions.is_empty() {
        xml.push_str("  <rules>\n");
        actions.iter().for_each(|it| line(&mut xml, 4, it));
        xml.push_str("  </rules>\n");
    }
    xml.push_str("</lgr>\n");
    xml
}

fn meta(table: &Table, xml: &mut String) {
    xml.push_str("  <meta>\n");
    let mut element = |name: &str, attributes: &str, text: &str| {
        line(xml, 4, &format!("<{name}{attributes}>{}</{name}>", escaped(text)));
    };
    if let Some(version) = &table.version {
        element("version", "", version);
    }
    if let Some(date) = &table.date {
        element("date", "", date);
    }
    table.languages.iter().for_each(|it| element("language", "", it));
    table.domains.iter().for_each(|it| element("scope", " type=\"domain\"", it));
    if !table.description.is_empty() {
        element("description", "", &table.description.join("\n\n"));
    }
    if !table.references.is_empty() {
        line(xml, 4, "<references>");
        for (id, text) in &table.references {
            line(xml, 6, &format!("<reference id=\"{}\">{}</reference>", escaped(id), escaped(text)));
        }
        line(xml, 4, "</references>");
    }
    xml.push_str("  </meta>\n");
}

fn entry(entry: &Entry, kind: &str, xml: &mut String) {
    let first = HexadecimalCodePoints(&entry.code_points);
    let mut attributes = references(&entry.references);
    if let Some(comment) = &entry.comment {
        let _ = write!(attributes, " comment=\"{}\"", escaped(comment));
    }
    if let Some(last) = entry.last {
        let last = HexadecimalCodePoints(std::slice::from_ref(&last)).to_string();
        return line(xml, 4, &format!("<range first-cp=\"{first}\" last-cp=\"{last}\"{attributes}/>"));
    }
    if entry.all_variants().next().is_none() {
        return line(xml, 4, &format!("<char cp=\"{first}\"{attributes}/>"));
    }
    line(xml, 4, &format!("<char cp=\"{first}\"{attributes}>"));
    if entry.is_not_preferred {
        line(xml, 6, &format!("<var cp=\"{first}\" type=\"{NOT_PREFERRED}\"/>"));
    }
    let mut variants = |all: &[TableVariant], kind: &str| {
        for it in all {
            let (cp, references) = (HexadecimalCodePoints(&it.code_points), references(&it.references));
            line(xml, 6, &format!("<var cp=\"{cp}\" type=\"{kind}\"{references}/>"));
        }
    };
    variants(&entry.preferred, "activated");
    variants(&entry.variants, kind);
    line(xml, 4, "</char>");
}

fn references(ids: &[String]) -> String {
    if ids.is_empty() { String::new() } else { format!(" ref=\"{}\"", ids.join(" ")) }
}

fn line(xml: &mut String, indent: usize, text: &str) {
    let _ = writeln!(xml, "{}{text}", " ".repeat(indent));
}

/// A text as XML has it; characters that XML 1.0 does not have become U+FFFD.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for it in text.chars() {
        match it {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\n' | '\t' => escaped.push(it),
            '\0'..='\u{1F}' | '\u{FFFE}' | '\u{FFFF}' => escaped.push('\u{FFFD}'),
            it => escaped.push(it),
        }
    }
    escaped
}
