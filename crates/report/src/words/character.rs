//! Characters and scripts, each by its name.

use std::collections::HashSet;

use bidiscope_bidi::name::{character_name, code_point, is_invisible};
use bidiscope_words::{Message, MessageValue, message};

/// Scripts by their names in the language in use, with this text between them. They are given by Unicode's long property values.
pub(crate) fn script_names_text(names: &[impl AsRef<str>], between: &str) -> String {
    let name = |it: &str| message!(script_name, script = it, name = it).to_string();
    names.iter().map(|it| name(it.as_ref())).collect::<Vec<_>>().join(between)
}

/// A character as sentences mention it: visible ASCII as itself in quotation marks, anything else as code point and
/// name. ASCII quotation marks are named too, because they are hard to see inside quotation marks.
pub fn character_description(scalar: char) -> String {
    if scalar.is_ascii_graphic() && !matches!(scalar, '"' | '\'' | '`') {
        format!("\u{201C}{scalar}\u{201D}")
    } else {
        format!("{} {}", code_point(scalar), character_name(scalar))
    }
}

/// Several characters as written in sentences: the invisible ones by name, bidi controls among them, or else the first one,
/// and the number of different others. A single other one is named too.
pub(crate) fn characters_text(scalars: &[char]) -> Message<'static> {
    const MAX_NAMED: usize = 3;
    let mut distinct = distinct(scalars);
    distinct.sort_by_key(|&it| !is_invisible(it));
    let invisible = distinct.iter().filter(|&&it| is_invisible(it)).count();
    let named = if distinct.len() == 2 { 2 } else { invisible.clamp(1, MAX_NAMED).min(distinct.len()) };
    let others = distinct.len() - named;
    let texts: Vec<String> = distinct[..named].iter().map(|&it| character_description(it)).collect();
    let named = if others == 0 { MessageValue::AndList(texts) } else { MessageValue::List(texts) };
    let times = if distinct.len() == 1 { scalars.len() } else { distinct.len().min(1) };
    message!(characters_named, named = named, others = others, times = times)
}

/// The same of characters that are only the first of many: without how often one occurs.
pub(crate) fn kinds_text(scalars: &[char]) -> Message<'static> {
    characters_text(&distinct(scalars))
}

/// The different characters, in the order in which they first occur.
pub(crate) fn distinct(scalars: &[char]) -> Vec<char> {
    let mut seen = HashSet::new();
    scalars.iter().copied().filter(|&it| seen.insert(it)).collect()
}
