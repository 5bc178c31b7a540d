//! The identifiers of a text as a report for JSON.

use serde::{Serialize, Serializer};

use crate::reader::{VisibleHost, VisibleHostReading};
use crate::{UrlHostCheck, not_a_domain_name};
use bidiscope_bidi::address::{self, UrlPartKind, parts_from_authority};
use bidiscope_bidi::name::{Input, Name, Notation, ReadErrorKind};
use bidiscope_bidi::order::Strategy;
use bidiscope_bidi::order::fields::DavisFieldKind;
use bidiscope_idna::verdict::{RuleVerdict, rfc5893};

use super::construction::Construction;
use super::link_host::{PercentEscapedHostReport, authority_in, host_check};
use super::{
    CharacterAndByteSpan, MAX_IDENTIFIER_BYTES, ResourceIdentifier, ResourceIdentifierField,
    ResourceIdentifierKind,
};

/// An identifier with its fields, and whether its domain satisfies the Bidi rule. Positions are counted from
/// the beginning of the text, `start` and `end` in characters, `byte_start` and `byte_end` in bytes of UTF-8.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ResourceIdentifierReport {
    /// The identifier of its [`ResourceIdentifierKind`].
    #[serde(rename = "kind")]
    pub identifier_kind_id: &'static str,
    /// The characters of the identifier; `null` where it is too long.
    pub text: Option<String>,
    /// Its range in the text.
    #[serde(flatten)]
    pub span_in_text: TextSpanReport,
    /// The identifier of the [`IdentifierControlScheme`](super::IdentifierControlScheme) whose controls stand between its
    /// characters; they are left out of all texts here, and all displays have them. Absent where there are none.
    #[serde(rename = "controls", skip_serializing_if = "Option::is_none")]
    pub inserted_control_scheme_id: Option<&'static str>,
    /// The index of its paragraph, from 0.
    #[serde(rename = "paragraph")]
    pub paragraph_index: usize,
    /// A message where the identifier is too long; otherwise absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub too_long: Option<ResourceIdentifierTooLong>,
    /// Its fields; where it is too long, those of its scheme and host only, and none where
    /// the host is.
    pub fields: Vec<IdentifierFieldReport>,
    /// The path, query and fragment after a port that is not read; absent where there are none.
    #[serde(rename = "rest", skip_serializing_if = "Option::is_none")]
    pub path_after_ignored_port: Option<PathAfterIgnoredPortReport>,
    /// What the URL in the text leads to where an `@` follows that the grammar does not read; absent where none does.
    #[serde(rename = "before_at", skip_serializing_if = "Option::is_none")]
    pub host_like_user_info: Option<HostLikeUserInfoReport>,
    /// The whole host of the URL where it goes on with a percent escape, which the grammar does not read; otherwise absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub escaped_host: Option<PercentEscapedHostReport>,
    /// Its percent escapes; empty where it is too long.
    #[serde(rename = "escapes")]
    pub percent_escapes: Vec<PercentEscapeReport>,
    /// The domain; `null` where the host is an IP address or too long, and of a phone number or formula.
    pub domain: Option<String>,
    /// Whether the domain is a Bidi domain name (RFC 5893 section 1.4); `null` without a domain, or
    /// where it cannot be read.
    #[serde(rename = "bidi_domain_name")]
    pub is_bidi_domain_name: Option<bool>,
    /// Whether the domain satisfies the Bidi rule (RFC 5893 section 2); `null` in the same cases.
    #[serde(rename = "bidi_rule")]
    pub bidi_rule_verdict: Option<RuleVerdict>,
    /// What the Bidi rule guarantees (RFC 5893, section 2); `null` where the rule is not applicable.
    #[serde(rename = "guarantee")]
    pub bidi_rule_guarantee: Option<rfc5893::BidiRuleGuarantee>,
    /// What stands where the host of a URL is read, in a paragraph of either direction; absent for what is no URL.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub visible_host: Option<VisibleHostPerParagraphDirection>,
    /// What is wrong with the host, in JSON all faults as `host_faults`; `null` for phone numbers and formulas, and where it
    /// is too long.
    #[serde(rename = "host_faults", serialize_with = "host_faults")]
    pub host_check: Option<UrlHostCheck>,
    /// The URL that it is, as it is opened ([`ResourceIdentifier::span_opened_as_link`]); `None` for what is no URL.
    #[serde(skip)]
    pub opened_url: Option<Input>,
    /// Why the domain cannot be read as a name, such as an empty label; `null` where it can.
    #[serde(rename = "error")]
    pub unreadable_domain: Option<UnreadableDomain>,
}

/// The faults of a check as a list.
fn host_faults<S: Serializer>(check: &Option<UrlHostCheck>, serializer: S) -> Result<S::Ok, S::Error> {
    check.as_ref().map(UrlHostCheck::all_distinct_faults).serialize(serializer)
}

/// A range of the text, in characters and in bytes of UTF-8, both from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct TextSpanReport {
    /// The first character.
    #[serde(rename = "start")]
    pub first_character_index: usize,
    /// The character after the last.
    #[serde(rename = "end")]
    pub end_character_index: usize,
    /// The first byte.
    #[serde(rename = "byte_start")]
    pub start_byte_offset: usize,
    /// The byte after the last.
    #[serde(rename = "byte_end")]
    pub end_byte_offset: usize,
}

/// A field of an identifier.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct IdentifierFieldReport {
    /// The kind of field; in JSON its identifier, such as `label` or `path`.
    #[serde(rename = "kind")]
    pub field_kind: DavisFieldKind,
    /// The characters of the field.
    pub text: String,
    /// Its range in the text.
    #[serde(flatten)]
    pub span_in_text: TextSpanReport,
}

/// What stands where the host of a URL is read, where the URL is a paragraph of its own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct VisibleHostPerParagraphDirection {
    /// In a left-to-right paragraph.
    pub ltr: VisibleHostReport,
    /// In a right-to-left paragraph.
    pub rtl: VisibleHostReport,
}

/// What stands where the host is read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct VisibleHostReport {
    /// Its characters from left to right; `None` where nothing stands there.
    #[serde(rename = "display")]
    pub text_left_to_right: Option<String>,
    /// How it compares with the host.
    #[serde(rename = "reading")]
    pub compared_with_actual_host: VisibleHostReading,
}

impl VisibleHostPerParagraphDirection {
    /// That of a URL; `None` for what is none.
    pub fn of_url(url: &Input) -> Option<Self> {
        Self::in_check(url, &UrlHostCheck::default())
    }

    /// That of a URL, with the controls among its characters that its check has.
    fn in_check(name: &Input, check: &UrlHostCheck) -> Option<Self> {
        name.url()?;
        let in_paragraph = |strategy: Strategy| {
            let host =
                VisibleHost::of_input(name, &check.display_order_with_controls(name, &strategy.into()));
            VisibleHostReport {
                text_left_to_right: Some(host.shown_text_left_to_right(name)).filter(|it| !it.is_empty()),
                compared_with_actual_host: host.compared_with_actual_host(),
            }
        };
        Some(Self { ltr: in_paragraph(Strategy::UbaLtr), rtl: in_paragraph(Strategy::UbaRtl) })
    }
}

/// The path, query and fragment after a port that is not read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PathAfterIgnoredPortReport {
    /// Its characters; `null` where the identifier is too long.
    pub text: Option<String>,
    /// Its range in the text.
    #[serde(flatten)]
    pub span_in_text: TextSpanReport,
    /// Its fields.
    pub fields: Vec<IdentifierFieldReport>,
}

/// A host that is none: an `@` follows it in the authority of its URL.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct HostLikeUserInfoReport {
    /// All that stands before the last `@`: user information (RFC 3986, section 3.2.1).
    pub userinfo: String,
    /// The host after it.
    pub host: String,
}

impl HostLikeUserInfoReport {
    /// Of an identifier whose user information is not read.
    fn of(text: &str, identifier: &ResourceIdentifier) -> Option<Self> {
        let is_read = identifier.fields.iter().any(|it| it.field_kind == DavisFieldKind::Userinfo);
        if identifier.identifier_kind != ResourceIdentifierKind::Iri || identifier.is_too_long() || is_read {
            return None;
        }
        let from = &text[identifier.span.byte_range.start..];
        let (_, authority) = from.split_once("://")?;
        let scalars: Vec<char> = authority_in(authority)?.chars().collect();
        let mut parts = parts_from_authority(&scalars, 0, address::AuthoritySyntax::SPECIAL).into_iter();
        let userinfo = parts.next().filter(|it| it.part == UrlPartKind::UserInfo)?.character_range;
        let host: String = scalars[parts.next()?.character_range].iter().collect();
        let host = match host.starts_with('[') {
            true => &host[..host.find(']')? + 1],
            false => host.trim_end_matches(|it: char| !it.is_alphanumeric()),
        };
        let is_whole = !host.is_empty() && !userinfo.is_empty();
        is_whole.then(|| Self { userinfo: scalars[userinfo].iter().collect(), host: host.to_owned() })
    }
}

/// A run of adjacent percent escapes, or a percent sign that two hexadecimal digits do not follow.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PercentEscapeReport {
    /// The decoded text; `null` where the bytes are not UTF-8 or a digit is missing.
    #[serde(rename = "decoded")]
    pub decoded_text: Option<String>,
    /// Its range in the text.
    #[serde(flatten)]
    pub span_in_text: TextSpanReport,
}

/// The identifier has more than [`MAX_IDENTIFIER_BYTES`] bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("more than {MAX_IDENTIFIER_BYTES} bytes: not shown")]
pub struct ResourceIdentifierTooLong;

impl Serialize for ResourceIdentifierTooLong {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Why a domain cannot be read as a name, and where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct UnreadableDomain {
    /// What is wrong; in JSON a message.
    #[serde(rename = "message")]
    pub domain_error: DomainError,
    /// The index of the character in the text, from 0.
    #[serde(rename = "position")]
    pub character_index_in_text: usize,
}

/// Why a domain in a text cannot be read as a name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DomainError {
    /// The host does not end within [`MAX_IDENTIFIER_BYTES`] bytes.
    #[error("the host has more than {MAX_IDENTIFIER_BYTES} bytes")]
    HostTooLong,
    /// The domain is not a name, such as one with an empty label.
    #[error(transparent)]
    Name(ReadErrorKind),
}

impl Serialize for DomainError {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl From<&CharacterAndByteSpan> for TextSpanReport {
    fn from(span: &CharacterAndByteSpan) -> Self {
        Self {
            first_character_index: span.character_range.start,
            end_character_index: span.character_range.end,
            start_byte_offset: span.byte_range.start,
            end_byte_offset: span.byte_range.end,
        }
    }
}

impl ResourceIdentifierReport {
    /// The report on an identifier of this text, in the paragraph with this index.
    pub fn new(whole_text: &str, paragraph_index: usize, identifier: &ResourceIdentifier) -> Self {
        let text_of = |span: &CharacterAndByteSpan| whole_text[span.byte_range.clone()].to_owned();
        let is_too_long = identifier.is_too_long();
        let (verdict, unreadable_domain) = match domain_of(whole_text, identifier) {
            None => (None, None),
            Some(Ok(name)) => (Some(rfc5893::judge_name(&name)), None),
            Some(Err(problem)) => (None, Some(problem)),
        };
        let field = |field: &ResourceIdentifierField| IdentifierFieldReport {
            field_kind: field.field_kind,
            text: text_of(&field.span),
            span_in_text: (&field.span).into(),
        };
        let url = identifier.url(whole_text);
        let host_like_user_info = HostLikeUserInfoReport::of(whole_text, identifier);
        let escaped_host = url.as_ref().filter(|_| host_like_user_info.is_none());
        let escaped_host =
            escaped_host.and_then(|it| PercentEscapedHostReport::of(whole_text, identifier, it));
        let escapes = if is_too_long { Vec::new() } else { identifier.percent_escapes(whole_text) };
        Self {
            identifier_kind_id: identifier.identifier_kind.id(),
            text: (!is_too_long).then(|| text_of(&identifier.span)),
            span_in_text: (&identifier.span).into(),
            inserted_control_scheme_id: None,
            paragraph_index,
            too_long: is_too_long.then_some(ResourceIdentifierTooLong),
            fields: identifier.fields.iter().map(field).collect(),
            path_after_ignored_port: identifier.path_after_ignored_port.as_ref().map(|rest| {
                PathAfterIgnoredPortReport {
                    text: (!is_too_long).then(|| text_of(&rest.span)),
                    span_in_text: (&rest.span).into(),
                    fields: rest.fields.iter().map(field).collect(),
                }
            }),
            percent_escapes: escapes
                .into_iter()
                .map(|escape| PercentEscapeReport {
                    decoded_text: escape.decoded,
                    span_in_text: (&escape.span).into(),
                })
                .collect(),
            domain: identifier.domain_span().as_ref().map(text_of),
            is_bidi_domain_name: verdict.as_ref().map(|it| it.is_bidi_domain_name),
            bidi_rule_verdict: verdict.as_ref().map(|it| it.rule_verdict),
            bidi_rule_guarantee: verdict.and_then(|it| it.bidi_rule_guarantee),
            visible_host: url.as_ref().and_then(VisibleHostPerParagraphDirection::of_url),
            host_check: host_check(whole_text, identifier, url.as_ref()),
            escaped_host,
            host_like_user_info,
            opened_url: url,
            unreadable_domain,
        }
    }

    /// Adds `by` to all byte positions, for a text that does not begin at the start of its file.
    pub fn add_byte_offset(&mut self, by: usize) {
        self.for_each_span(|span| {
            span.start_byte_offset += by;
            span.end_byte_offset += by;
        });
    }

    /// Lets the displays of the host have the controls of a construction.
    pub(super) fn read_with_controls(&mut self, construction: &Construction) {
        self.inserted_control_scheme_id = Some(construction.scheme.id());
        let Some(url) = &self.opened_url else { return };
        let insertions = &construction.insertions;
        // Of an A-label the characters are not those of the text.
        let count = self.text.as_ref().map_or(0, |it| it.chars().count());
        if url.characters().len() != count || url.labels().iter().any(|it| it.a_label_as_typed.is_some()) {
            return;
        }
        let kind = not_a_domain_name(url).map(|it| it.input_kind);
        let after_host = self.host_check.as_ref().and_then(|it| it.invisible_character_after_host);
        let check = UrlHostCheck::of_marked_name(url, kind, insertions.clone());
        let check = check.with_invisible_after_host(after_host);
        self.visible_host = VisibleHostPerParagraphDirection::in_check(url, &check);
        self.host_check = Some(check);
    }

    pub(super) fn for_each_span(&mut self, mut change: impl FnMut(&mut TextSpanReport)) {
        let fields = self.fields.iter_mut().map(|field| &mut field.span_in_text);
        let escapes = self.percent_escapes.iter_mut().map(|escape| &mut escape.span_in_text);
        let rest = self.path_after_ignored_port.iter_mut();
        let rest = rest.flat_map(|rest| {
            let fields = rest.fields.iter_mut().map(|field| &mut field.span_in_text);
            [&mut rest.span_in_text].into_iter().chain(fields)
        });
        for span in [&mut self.span_in_text].into_iter().chain(fields).chain(escapes).chain(rest) {
            change(span);
        }
    }
}

/// The domain of an identifier as a name, or why it cannot be read; `None` where the host is an IP address.
pub(super) fn domain_of(
    text: &str,
    identifier: &ResourceIdentifier,
) -> Option<Result<Name, UnreadableDomain>> {
    if matches!(
        identifier.identifier_kind,
        ResourceIdentifierKind::PhoneNumber | ResourceIdentifierKind::ArithmeticFormula
    ) {
        return None;
    }
    let Some(domain) = identifier.domain_span() else {
        let character_index_in_text = identifier.span.character_range.start;
        let has_no_host = identifier.is_too_long() && identifier.fields.is_empty();
        let domain_error = DomainError::HostTooLong;
        return has_no_host.then_some(Err(UnreadableDomain { domain_error, character_index_in_text }));
    };
    let read = Name::read(&text[domain.byte_range], Notation::Unicode);
    Some(read.map_err(|error| UnreadableDomain {
        domain_error: DomainError::Name(error.error_kind),
        character_index_in_text: domain.character_range.start + error.source_character_index,
    }))
}
