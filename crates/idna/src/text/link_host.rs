//! A link as it is opened, with a port that is not read, and what is wrong with its host.

use bidiscope_bidi::name::{Name, Notation, characters_of};
use bidiscope_bidi::order::fields::FieldKind;

use super::{BeforeAtReport, Identifier, IdentifierKind, Span};
use crate::verdict::{HostCheck, HostFault, looks_like_host, not_a_domain_name};

impl Identifier {
    /// [`Identifier::extent`] in this text, with a port that is not read also where nothing follows it.
    pub fn extent_with_port(&self, text: &str) -> Span {
        let mut extent = self.extent();
        let ends_in_host = matches!(self.fields.last(), Some(it) if matches!(it.kind, FieldKind::Label | FieldKind::IpAddress));
        let after =
            text[extent.bytes.end..].strip_prefix(':').filter(|_| ends_in_host && self.rest.is_none());
        let digits = after.map_or(0, |it| it.bytes().take_while(u8::is_ascii_digit).count());
        if digits > 0 {
            extent.characters.end += 1 + digits;
            extent.bytes.end += 1 + digits;
        }
        extent
    }

    /// The URL that it is, with its port; `None` for one that is none, is too long, or cannot be read.
    pub(super) fn url(&self, text: &str) -> Option<Name> {
        let may_be_url = self.kind == IdentifierKind::Iri && !self.is_too_long();
        let url = may_be_url.then(|| &text[self.extent_with_port(text).bytes])?;
        Name::read(url, Notation::Unicode).ok().filter(|it| it.url().is_some())
    }
}

/// What is wrong with the host of a link; `None` for phone numbers and formulas, and where the link is too long to say.
///
/// What stands before an `@` that is not read is user information.
pub(super) fn host_check(
    text: &str,
    link: &Identifier,
    url: Option<&Name>,
    before_at: Option<&BeforeAtReport>,
) -> Option<HostCheck> {
    let is_link = matches!(link.kind, IdentifierKind::Iri | IdentifierKind::Domain);
    if !is_link || link.is_too_long() {
        return None;
    }
    let extent = link.extent_with_port(text);
    let mut check = match url {
        Some(url) => HostCheck::of_name(url, not_a_domain_name(url).map(|it| it.what)),
        None => {
            let hosts =
                link.fields.iter().filter(|it| matches!(it.kind, FieldKind::Label | FieldKind::IpAddress));
            let hosts: Vec<&Span> = hosts.map(|it| &it.span).collect();
            let host = hosts.first().zip(hosts.last());
            let at = |it: usize| it - extent.characters.start;
            let host = host.map(|(first, last)| at(first.characters.start)..at(last.characters.end));
            HostCheck::without_scheme(&text[extent.bytes], host)
        }
    };
    let is_userinfo = before_at.is_some_and(|it| looks_like_host(&characters_of(&it.userinfo)));
    if is_userinfo && !check.of_url.contains(&HostFault::UserInfo) {
        check.of_url.push(HostFault::UserInfo);
    }
    Some(check)
}
