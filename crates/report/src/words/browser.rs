//! What a browser makes of a URL, in words.

use bidiscope_bidi::address::UrlPartKind;
use bidiscope_bidi::name::Input;
use bidiscope_url::BrowserUrlReading;
use bidiscope_words::{Message, message};

use super::character::characters_text;

/// What a browser makes of `input`, `browser_reading`, in a sentence: what it opens, or why nothing; `None` where it opens what
/// was typed, and nothing else, without user information that could be taken for the host.
///
/// # Panics
/// The reading is that of another name, and gives positions that this one does not have.
pub fn browser_difference_text(
    input: &Input,
    browser_reading: &BrowserUrlReading,
) -> Option<Message<'static>> {
    match &browser_reading.opened_url {
        Err(refusal) => Some(message!(browser_refuses, reason = refusal.id())),
        Ok(url) => {
            let is_other_host = browser_reading.changed_parts.contains(&UrlPartKind::Host);
            let part = if is_other_host {
                Some(UrlPartKind::Host)
            } else {
                browser_reading.changed_parts.first().copied()
            };
            let url = url.clone();
            match (&browser_reading.userinfo, part) {
                // Before what is only spelled in another way.
                (Some(it), _) if !is_other_host => {
                    Some(message!(browser_userinfo, userinfo = it.clone(), url = url))
                }
                (_, Some(part)) => {
                    let part = match () {
                        () if browser_reading.is_host_mapped => "mapped-host",
                        // “File host state”: `localhost` becomes the empty host.
                        () if is_other_host && url.starts_with("file:///") => "no-host",
                        () => part.id(),
                    };
                    Some(message!(browser_opens, part = part, url = url))
                }
                _ => ignored_text(input, browser_reading).map(|(place, ignored)| {
                    message!(browser_ignores, place = place, characters = ignored, url = url)
                }),
            }
        }
    }
}

/// Where the characters stand that a browser removes, and which they are; `None` where there are none.
fn ignored_text(name: &Input, reading: &BrowserUrlReading) -> Option<(&'static str, Message<'static>)> {
    let removed = &reading.removed_character_indices;
    let (first, last) = (removed.first()?, removed.last()?);
    // All of them, without a gap.
    let is_one_run = last - first + 1 == removed.len();
    let place = match is_one_run {
        true if *first == 0 => "start",
        true if last + 1 == name.characters().len() => "end",
        _ => "within",
    };
    let scalars: Vec<char> = removed.iter().map(|&at| name.characters()[at].scalar).collect();
    Some((place, characters_text(&scalars)))
}
