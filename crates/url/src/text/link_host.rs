//! A link as it is opened, with what is not read of its authority, and what is wrong with its host.

use std::ops::Range;

use bidiscope_bidi::address::{self, AuthoritySyntax, Url};
use bidiscope_bidi::name::{BidiClass, Input, Notation, is_invisible, is_label_separator, text_of};
use bidiscope_bidi::order::fields::DavisFieldKind;

use serde::Serialize;

use super::domains::DomainReader;
use super::{
    CharacterAndByteSpan, MAX_IDENTIFIER_BYTES, ResourceIdentifier, ResourceIdentifierField,
    ResourceIdentifierKind,
};
use crate::{UrlHostCheck, not_a_domain_name, read_url_as_browser};

impl ResourceIdentifier {
    /// The link as it is opened: [`ResourceIdentifier::span_including_ignored_port`] in this text, with what is not read of its
    /// authority, which is a port, or what stands from a percent escape or to an `@` on.
    pub fn span_opened_as_link(&self, whole_text: &str) -> CharacterAndByteSpan {
        let mut extent = self.span_including_ignored_port();
        let last =
            self.fields.last().map(|it| it.field_kind).filter(|_| self.path_after_ignored_port.is_none());
        let ends_in_host = matches!(last, Some(DavisFieldKind::Label | DavisFieldKind::IpAddress));
        if ends_in_host || last == Some(DavisFieldKind::Port) {
            let after = &whole_text[extent.byte_range.end..];
            let unread =
                unread_authority(after, self.identifier_kind == ResourceIdentifierKind::Iri, ends_in_host);
            extent.character_range.end += unread.chars().count();
            extent.byte_range.end += unread.len();
        }
        extent
    }

    /// Where its host stands, in characters of this text: the one that is opened, also where the grammar ends a host before an
    /// `@`. `None` for what has none, and where it is too long.
    pub fn host_character_range_in_text(&self, whole_text: &str) -> Option<Range<usize>> {
        let extent = self.span_opened_as_link(whole_text);
        if self.identifier_kind == ResourceIdentifierKind::Iri && !self.is_too_long() {
            let scalars: Vec<char> = whole_text[extent.byte_range].chars().collect();
            if let Some(host) = Url::of(&scalars).map(|it| it.host_character_range()) {
                return Some(
                    extent.character_range.start + host.start..extent.character_range.start + host.end,
                );
            }
        }
        let is_of_host = |it: &&ResourceIdentifierField| {
            matches!(it.field_kind, DavisFieldKind::Label | DavisFieldKind::IpAddress)
        };
        let mut fields = self.fields.iter().filter(is_of_host).map(|it| &it.span.character_range);
        let first = fields.next()?;
        Some(first.start..fields.next_back().unwrap_or(first).end)
    }

    /// What is wrong with its host, as it stands alone, in a paragraph of either direction; `None` for phone numbers and
    /// formulas, and where it is too long to say. Of a mail address the domain is checked as a name alone: it is no URL, and
    /// what stands before its `@` no user information.
    pub fn check_url_host(&self, whole_text: &str) -> Option<UrlHostCheck> {
        host_check(whole_text, self, self.url(whole_text).as_ref())
    }

    /// The URL that it is, as it is opened; `None` for one that is none, is too long, or cannot be read.
    pub(super) fn url(&self, text: &str) -> Option<Input> {
        let is_address =
            matches!(self.identifier_kind, ResourceIdentifierKind::Iri | ResourceIdentifierKind::Domain);
        let may_be_url = is_address && !self.is_too_long();
        let url = may_be_url.then(|| &text[self.span_opened_as_link(text).byte_range])?;
        Input::read(url, Notation::Unicode).ok().filter(|it| it.url().is_some())
    }
}

/// What follows a host, or its port, in the same authority, as far as it belongs to the link; after a scheme also more than a
/// port.
fn unread_authority(after: &str, has_scheme: bool, is_after_host: bool) -> &str {
    if has_scheme
        && let Some(authority) = authority_in(after)
        && (authority.contains('@') || is_after_host && begins_with_escape(after))
    {
        return authority.trim_end_matches(|it: char| !it.is_alphanumeric() && it != ']');
    }
    let port = DomainReader::new(after).port_end(0).filter(|_| is_after_host);
    &after[..port.unwrap_or_default()]
}

/// Whether a host goes on with a percent escape after its end for the grammar, perhaps after a sign that the grammar left out.
fn begins_with_escape(after: &str) -> bool {
    let after = after.trim_start_matches(|it: char| is_label_separator(it) || matches!(it, '-' | '_'));
    address::begins_with_percent_escape(after.chars())
}

/// What stands before the path, query and fragment of a URL in a text; `None` if it has more than [`MAX_IDENTIFIER_BYTES`].
pub(super) fn authority_in(text: &str) -> Option<&str> {
    let is_end =
        |it: char| AuthoritySyntax::SPECIAL.ends_authority(it) || it.is_whitespace() || it.is_control();
    // No further, as all the rest of a text may be without an end.
    let mut nearby = text.char_indices().take_while(|it| it.0 <= MAX_IDENTIFIER_BYTES);
    match nearby.find(|it| is_end(it.1)) {
        Some((end, _)) => Some(&text[..end]),
        None => (text.len() <= MAX_IDENTIFIER_BYTES).then_some(text),
    }
}

/// A host that goes on with a percent escape, where the grammar ends it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PercentEscapedHostReport {
    /// The whole host, as it stands in the text.
    #[serde(rename = "host")]
    pub whole_escaped_host: String,
    /// What a browser opens; `null` where it refuses it.
    #[serde(rename = "opens")]
    pub browser_opened_url: Option<String>,
}

impl PercentEscapedHostReport {
    /// Of a link in this text that is this URL.
    pub(super) fn of(text: &str, link: &ResourceIdentifier, url: &Input) -> Option<Self> {
        let end = link.span.byte_range.end;
        if !begins_with_escape(&text[end..]) || link.span_opened_as_link(text).byte_range.end == end {
            return None;
        }
        Some(Self {
            whole_escaped_host: text_of(&url.characters()[url.url()?.host_character_range()]),
            browser_opened_url: read_url_as_browser(url).and_then(|it| it.opened_url.ok()),
        })
    }
}

/// Whether it is a mail address, also after `mailto:`.
fn is_mail_address(text: &str, link: &ResourceIdentifier) -> bool {
    let field = |kind| link.fields.iter().find(|it| it.field_kind == kind);
    match field(DavisFieldKind::Scheme) {
        Some(scheme) => text[scheme.span.byte_range.clone()].eq_ignore_ascii_case("mailto"),
        None => field(DavisFieldKind::Userinfo).is_some(),
    }
}

/// [`ResourceIdentifier::check_url_host`] of a link that is this URL.
pub(super) fn host_check(text: &str, link: &ResourceIdentifier, url: Option<&Input>) -> Option<UrlHostCheck> {
    let is_link =
        matches!(link.identifier_kind, ResourceIdentifierKind::Iri | ResourceIdentifierKind::Domain);
    if !is_link || link.is_too_long() {
        return None;
    }
    if is_mail_address(text, link) {
        let domain = Input::read(&text[link.domain_span()?.byte_range], Notation::Unicode);
        let of_name =
            |it: &Input| UrlHostCheck::of_unanalyzed_input(it, not_a_domain_name(it).map(|it| it.input_kind));
        let check = domain.as_ref().map_or_else(|_| UrlHostCheck::unreadable(), of_name);
        return Some(check.with_invisible_after_host(invisible_after_host(text, link)));
    }
    let extent = link.span_opened_as_link(text);
    let check = match url {
        Some(url) => UrlHostCheck::of_unanalyzed_input(url, not_a_domain_name(url).map(|it| it.input_kind)),
        None => {
            let at = |it: usize| it - extent.character_range.start;
            let host = link.host_character_range_in_text(text).map(|it| at(it.start)..at(it.end));
            UrlHostCheck::of_schemeless_address(&text[extent.byte_range], host)
        }
    };
    Some(check.with_invisible_after_host(invisible_after_host(text, link)))
}

/// The first of the invisible characters that stand between the end of a link, which is that of its host, and more characters
/// of a name: a reader takes these for the host's too, and a browser that drops it does. A label separator may stand before it.
/// `None` where something else follows.
fn invisible_after_host(text: &str, link: &ResourceIdentifier) -> Option<char> {
    let last = link.fields.last()?.field_kind;
    let end = link.span_opened_as_link(text).byte_range.end;
    if !matches!(last, DavisFieldKind::Label | DavisFieldKind::IpAddress) || end != link.span.byte_range.end {
        return None;
    }
    let after = &text[end..];
    let after = after.strip_prefix(is_label_separator).unwrap_or(after);
    let rest = after.trim_start_matches(shows_nothing);
    let is_of_name = |it: char| it.is_alphanumeric() || matches!(it, '-' | '_');
    let goes_on = rest.trim_start_matches(is_label_separator).starts_with(is_of_name);
    after.chars().next().filter(|_| goes_on && rest.len() < after.len())
}

/// Whether nothing is seen of the character, not even a space, and it begins no line.
fn shows_nothing(scalar: char) -> bool {
    let is_space = matches!(BidiClass::of(scalar), BidiClass::B | BidiClass::S | BidiClass::WS);
    is_invisible(scalar) && !is_space && scalar != '\u{2800}'
}
