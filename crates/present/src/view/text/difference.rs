//! What the rules for links that were not chosen find, in words.

use crate::finding_text::character_text;
use crate::message;
use crate::messages::Message;
use crate::titles::Titled;
use bidiscope_bidi::name::excerpt;
use bidiscope_idna::text::{Identifier, LinkComparison, LinkRules};

/// What the rules that were not chosen find at a place where they differ. `rules` are the chosen ones, `text` is the text,
/// and `shown` writes a link as it is to be shown.
pub fn difference_message(
    text: &str,
    difference: &LinkComparison,
    rules: LinkRules,
    shown: impl Fn(&str) -> String,
) -> Message<'static> {
    let rules = rules.other().title();
    let shown = |link: &str| shown(&excerpt(link, MAX_EXCERPT));
    let LinkComparison { found, other } = difference;
    let Some(first) = other.first().or(found.first()).map(Identifier::extent) else {
        return message!(links_other_none, rules = rules);
    };
    let (start, end) = (first.characters.start + 1, first.characters.end);
    let link = shown(&text[first.bytes.clone()]);
    if other.is_empty() {
        return message!(links_other_without, rules = rules, text = link, first = start, last = end);
    }
    if found.is_empty() {
        return message!(links_other_only, rules = rules, text = link, first = start, last = end);
    }
    if let ([chosen], [_]) = (found.as_slice(), other.as_slice())
        && chosen.span.bytes.start == first.bytes.start
    {
        let chosen = chosen.extent().bytes.end;
        return match text[first.bytes.end..].chars().next().filter(|_| first.bytes.end < chosen) {
            Some(next) => {
                let next = character_text(next);
                message!(links_other_ends, rules = rules, character = next, position = end + 1)
            }
            None => {
                let more = shown(&text[chosen..first.bytes.end]);
                message!(links_other_goes_on, rules = rules, text = more, position = end)
            }
        };
    }
    let more = other.len() - 1;
    message!(links_other_finds, rules = rules, text = link, first = start, last = end, more = more)
}

/// The most characters of a link in a sentence.
const MAX_EXCERPT: usize = 60;
