//! Where a rule is stated, in words.

use bidiscope_idna::verdict::RuleSource;
use bidiscope_words::{Message, MessageValue, message};

/// The document and the place in it, such as “RFC 5893, section 2, condition 1”.
pub fn rule_source_text(rule_source: RuleSource) -> Message<'static> {
    message!(
        source_in_document,
        document = document_text(rule_source),
        place = place_text(rule_source.section)
    )
}

/// The document: its name, or that it is the registry’s profile.
pub(crate) fn document_text(source: RuleSource) -> MessageValue<'static> {
    match source.document {
        "Profile" => message!(source_profile).into(),
        document => document.into(),
    }
}

/// A place, whose parts have commas or “and” between them.
fn place_text(place: &'static str) -> Message<'static> {
    let (before, last) = match place.rsplit_once(" and ") {
        Some((before, last)) => (before.trim_end_matches(','), Some(last)),
        None => (place, None),
    };
    let mut parts = before.split(", ").map(part_text);
    let first = parts.next().unwrap_or_else(|| part_text(""));
    let listed = parts.fold(first, |first, next| message!(source_list, first = first, next = next));
    match last {
        None => listed,
        Some(number) if !number.contains(' ') => {
            message!(
                source_and,
                first = listed,
                next = message!(source_part, kind = "next-number", number = number)
            )
        }
        Some(part) => message!(source_and, first = listed, next = part_text(part)),
    }
}

/// A part of a place, such as “section 2”; a number alone, and the key of a profile, as it is.
fn part_text(part: &'static str) -> Message<'static> {
    let (kind, number) = part.split_once(' ').unwrap_or(("as-it-is", part));
    message!(source_part, kind = kind, number = number)
}
