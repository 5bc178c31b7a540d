//! How often each character occurs in the identifiers of a text.

use std::borrow::Borrow;
use std::collections::HashMap;

use serde::{Serialize, Serializer};

use bidiscope_bidi::name::{character_name, code_point};

use super::terminators::INCLUSION_CHARS;
use super::{ResourceIdentifier, ResourceIdentifierGrammar, ResourceIdentifiers};

/// A character and how often the identifiers of a text have it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct IdentifierCharacterCount {
    /// The character; in JSON its code point, such as `U+002E`.
    #[serde(rename = "code_point", serialize_with = "as_code_point")]
    pub scalar: char,
    /// Its name in the Unicode standard.
    #[serde(rename = "name")]
    pub character_name: String,
    /// How often it occurs.
    #[serde(rename = "count")]
    pub occurrence_count: u64,
    /// Whether it is an exception of Davis's grammar (`inclusionChar`): punctuation that does not end an identifier.
    #[serde(rename = "is_exception")]
    pub is_davis_inclusion_character: bool,
}

/// The "statistics on the character usage in URLs" that Davis's text leaves to be done: each character of the identifiers
/// in a text with its separators, the most frequent first, then by code point.
pub fn identifier_character_counts(
    text: &str,
    identifier_grammar: ResourceIdentifierGrammar,
) -> Vec<IdentifierCharacterCount> {
    character_counts_of_identifiers(text, ResourceIdentifiers::new(text, identifier_grammar))
}

/// The same of identifiers that were found in the text.
pub fn character_counts_of_identifiers(
    text: &str,
    identifiers: impl IntoIterator<Item = impl Borrow<ResourceIdentifier>>,
) -> Vec<IdentifierCharacterCount> {
    let mut counts: HashMap<char, u64> = HashMap::new();
    for identifier in identifiers {
        let identifier = identifier.borrow();
        let rest =
            identifier.path_after_ignored_port.as_ref().map(|rest| &text[rest.span.byte_range.clone()]);
        for scalar in identifier.text(text).chars().chain(rest.unwrap_or_default().chars()) {
            *counts.entry(scalar).or_default() += 1;
        }
    }
    let counted = counts.into_iter().map(|(scalar, count)| IdentifierCharacterCount {
        scalar,
        character_name: character_name(scalar),
        occurrence_count: count,
        is_davis_inclusion_character: INCLUSION_CHARS.contains(&scalar),
    });
    let mut counted: Vec<IdentifierCharacterCount> = counted.collect();
    counted.sort_unstable_by_key(|it| (std::cmp::Reverse(it.occurrence_count), it.scalar));
    counted
}

fn as_code_point<S: Serializer>(scalar: &char, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(&code_point(*scalar))
}
