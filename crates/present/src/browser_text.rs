//! What a browser makes of a URL, in words.

use bidiscope_bidi::name::UrlPartKind;
use bidiscope_idna::verdict::BrowserReading;

use crate::message;
use crate::messages::Message;

/// What a browser opens, or why nothing, in a sentence; `None` where it opens what was typed, without user information that
/// could be taken for the host.
pub fn browser_text(reading: &BrowserReading) -> Option<Message<'static>> {
    match &reading.opens {
        Err(refusal) => Some(message!(browser_refuses, reason = refusal.id())),
        Ok(url) => {
            let is_other_host = reading.differs.contains(&UrlPartKind::Host);
            let part = if is_other_host { Some(UrlPartKind::Host) } else { reading.differs.first().copied() };
            let url = url.clone();
            match (&reading.userinfo, part) {
                // Before what is only spelled in another way.
                (Some(it), _) if !is_other_host => {
                    Some(message!(browser_userinfo, userinfo = it.clone(), url = url))
                }
                (_, Some(part)) => Some(message!(browser_opens, part = part.id(), url = url)),
                _ => None,
            }
        }
    }
}
