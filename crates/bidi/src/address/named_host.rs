//! An address that was read, with the name of its host.

use crate::name::{Character, Name, text_of};

use super::{HostKind, Url};

/// An address: its characters, its parts, and the name of its host. [`Input::read`](crate::name::Input::read) reads one.
///
/// Labels are those of the host alone; it has none where that is no domain name. Nothing but them is decoded, under a special
/// scheme alone, and no other full stop separates labels.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UrlWithCharacters {
    /// All characters, with the labels of the host at their places.
    labelled: Name,
    url: Url,
    host: Option<Name>,
}

impl UrlWithCharacters {
    /// The address with these parts, whose characters are all of `labelled`, and the labels of its host the labels of that.
    pub(crate) fn new(labelled: Name, url: Url) -> Self {
        let host =
            (url.host_kind() == HostKind::DomainName).then(|| labelled.part(url.host_character_range()));
        Self { labelled, url, host }
    }

    /// All of its characters, with the labels of its host at their places.
    pub(crate) const fn labelled(&self) -> &Name {
        &self.labelled
    }

    /// The characters in logical order.
    pub fn characters(&self) -> &[Character] {
        self.labelled.characters()
    }

    /// Its parts, by their places among the characters.
    pub const fn url(&self) -> &Url {
        &self.url
    }

    /// The host as a name of its own, which begins at [`Url::host_character_range`]; `None` where it is no domain name.
    pub const fn host(&self) -> Option<&Name> {
        self.host.as_ref()
    }

    /// Its text with `host`, which is not checked, in place of its host.
    pub fn with_host(&self, host: &str) -> String {
        let (own, characters) = (self.url.host_character_range(), self.characters());
        [&text_of(&characters[..own.start]), host, &text_of(&characters[own.end..])].concat()
    }
}
