//! Search for characters by name or code point.

use std::sync::LazyLock;

use bidiscope_bidi::name::BidiClass;
use bidiscope_layout::caption_of_invisible_character;
use bidiscope_words::message_with_prefixed_id;

/// The most characters that [`search_unicode_characters`] returns.
pub const MAX_CHARACTER_SEARCH_RESULTS: usize = 40;

/// The invisible characters that a menu offers for insertion: joiners, bidi controls and others.
pub const INSERTABLE_INVISIBLES: [char; 17] = [
    '\u{200C}', '\u{200D}', '\u{200E}', '\u{200F}', '\u{61C}', '\u{202A}', '\u{202B}', '\u{202D}',
    '\u{202E}', '\u{202C}', '\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}', '\u{2060}', '\u{AD}', '\u{34F}',
];

/// What one of [`INSERTABLE_INVISIBLES`] does in a text, in a few words. For those only: the catalogue has no text for other
/// characters.
pub fn effect_of_invisible(scalar: char) -> &'static str {
    message_with_prefixed_id("insert", &format!("{:04x}", u32::from(scalar))).static_text()
}

/// The characters that match a query, the most likely first, at most [`MAX_CHARACTER_SEARCH_RESULTS`].
///
/// A query is the character itself, a code point (`05D0`, `U+5D0`, `\u{5D0}`), an abbreviation of the
/// standard (`ZWNJ`), or words that begin words of the character's name (`heb alef`). Case does not
/// matter. CJK ideographs and Hangul syllables, whose names say nothing, are found by code point only.
pub fn search_unicode_characters(name_or_code_point: &str) -> Vec<char> {
    let query = name_or_code_point.trim();
    let mut found: Vec<char> = Vec::new();
    let mut scalars = query.chars();
    if let (Some(scalar), None) = (scalars.next(), scalars.next()) {
        found.push(scalar);
    }
    found.extend(by_code_point(query));
    found.extend(by_abbreviation(query));
    found.extend(by_name(query));
    let mut seen = std::collections::HashSet::new();
    found.retain(|&it| seen.insert(it));
    found.truncate(MAX_CHARACTER_SEARCH_RESULTS);
    found
}

fn by_code_point(query: &str) -> Option<char> {
    let query = query.to_ascii_lowercase();
    let digits = ["u+", "0x", "\\u{", "\\u"].iter().find_map(|it| query.strip_prefix(it)).unwrap_or(&query);
    let digits = digits.strip_suffix('}').unwrap_or(digits);
    // Fewer digits than a code point is written with are more likely the beginning of a word.
    let is_bare = digits.len() == query.len();
    if digits.is_empty() || digits.len() > 6 || is_bare && digits.len() < 3 {
        return None;
    }
    u32::from_str_radix(digits, 16).ok().and_then(char::from_u32)
}

fn by_abbreviation(query: &str) -> impl Iterator<Item = char> {
    let wanted = query.to_ascii_uppercase();
    let offered = INSERTABLE_INVISIBLES.into_iter().chain(['\u{200B}', '\u{FEFF}', '\u{2028}', '\t']);
    offered.filter(move |&scalar| {
        !wanted.is_empty()
            && caption_of_invisible_character(scalar).is_some_and(|label| label.starts_with(&wanted))
    })
}

/// A character with its name.
struct NamedCharacter {
    scalar: char,
    name: String,
}

/// Every character with an individual name, in code point order.
static NAMED_CHARACTERS: LazyLock<Vec<NamedCharacter>> = LazyLock::new(|| {
    let in_planes = (0..=0x1_FFFF).chain(0xE_0000..=0xE_01EF);
    in_planes
        .filter_map(char::from_u32)
        .filter(|&it| !has_a_generated_name(it))
        .filter_map(|scalar| Some(NamedCharacter { scalar, name: unicode_names2::name(scalar)?.to_string() }))
        .collect()
});

/// Ideographs, Hangul syllables and Tangut, whose names are derived from code points or sounds.
const fn has_a_generated_name(scalar: char) -> bool {
    matches!(scalar,
        '\u{3400}'..='\u{9FFF}' | '\u{AC00}'..='\u{D7A3}' | '\u{F900}'..='\u{FAFF}'
        | '\u{17000}'..='\u{18DFF}' | '\u{1B170}'..='\u{1B2FF}')
}

fn by_name(query: &str) -> Vec<char> {
    let wanted: Vec<String> = query
        .split(|it: char| it.is_whitespace() || it == '-')
        .filter(|it| !it.is_empty())
        .map(str::to_ascii_uppercase)
        .collect();
    // One letter matches too many names.
    if wanted.iter().map(String::len).sum::<usize>() < 2 {
        return Vec::new();
    }
    let mut found: Vec<((usize, bool, usize), char)> = Vec::new();
    for NamedCharacter { scalar, name } in NAMED_CHARACTERS.iter() {
        if let Some(missed) = partial_matches(name, &wanted) {
            // Names with whole-word matches first, then right-to-left letters, then short names.
            let is_right_to_left =
                matches!(BidiClass::of(*scalar), BidiClass::R | BidiClass::AL | BidiClass::AN);
            found.push(((missed, !is_right_to_left, name.len()), *scalar));
        }
    }
    found.sort_unstable();
    found.truncate(MAX_CHARACTER_SEARCH_RESULTS);
    found.into_iter().map(|it| it.1).collect()
}

/// The number of query words that match only the beginning of a word of the name; `None` where one matches none.
fn partial_matches(name: &str, wanted: &[String]) -> Option<usize> {
    let mut missed = 0;
    for word in wanted {
        let mut of_name = name.split([' ', '-']).filter(|it| it.starts_with(word.as_str())).peekable();
        of_name.peek()?;
        missed += usize::from(!of_name.any(|it| it == word));
    }
    Some(missed)
}

#[cfg(test)]
mod tests {
    use super::{
        INSERTABLE_INVISIBLES, MAX_CHARACTER_SEARCH_RESULTS, effect_of_invisible, search_unicode_characters,
    };
    use bidiscope_layout::caption_of_invisible_character;

    #[test]
    fn what_is_asked_for_comes_first() {
        for (query, expected) in [
            ("ZWNJ", '\u{200C}'),
            ("zwnj", '\u{200C}'),
            ("rlm", '\u{200F}'),
            ("05D0", '\u{5D0}'),
            ("U+5d0", '\u{5D0}'),
            ("\\u{5D0}", '\u{5D0}'),
            ("u+10d30", '\u{10D30}'),
            ("\u{62C}", '\u{62C}'),
            ("hebrew alef", '\u{5D0}'),
            ("ARABIC LETTER ALEF", '\u{627}'),
            ("arabic-indic digit five", '\u{665}'),
            ("zero width non", '\u{200C}'),
            ("thaana haa", '\u{780}'),
        ] {
            assert_eq!(search_unicode_characters(query).first(), Some(&expected), "{query}");
        }
    }

    #[test]
    fn a_word_finds_the_right_to_left_letters_first() {
        let found = search_unicode_characters("alef");
        assert_eq!(found.len(), MAX_CHARACTER_SEARCH_RESULTS);
        assert!(found[..4].contains(&'\u{5D0}') && found[..4].contains(&'\u{627}'), "{found:?}");
    }

    #[test]
    fn nothing_is_found_for_nothing_and_for_nonsense() {
        for query in ["", "  ", "zzqx", "d800", "110000", "alef zzqx"] {
            assert!(search_unicode_characters(query).is_empty(), "{query}");
        }
    }

    #[test]
    fn every_invisible_character_offered_has_a_label_and_an_effect() {
        for scalar in INSERTABLE_INVISIBLES {
            let label = caption_of_invisible_character(scalar).expect("invisible");
            assert!(label.chars().all(|it| it.is_ascii_uppercase()), "{label}");
            assert!(!effect_of_invisible(scalar).is_empty(), "{label}");
        }
    }
}
