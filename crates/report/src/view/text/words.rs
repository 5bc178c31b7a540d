//! What is said of the identifiers of a text, and of a text that is too long.

use bidiscope_url::text::{DomainError, DomainVerdict, IdentifierKind, MAX_IDENTIFIER_BYTES, Span};
use bidiscope_words::message;

use crate::words::verdict::bidi_rule_predicate;

use super::TextView;

/// The verdict on the domain of an identifier, in a few words.
pub fn identifier_verdict_text(judged: &DomainVerdict) -> String {
    match judged {
        DomainVerdict::Verdict(verdict) => bidi_rule_predicate(*verdict),
        DomainVerdict::Unreadable(error) => {
            message!(identifier_unreadable, reason = domain_error_text(error)).to_string()
        }
        DomainVerdict::NoDomain(kind) => match kind {
            IdentifierKind::Iri | IdentifierKind::Domain => message!(identifier_ip_address),
            IdentifierKind::PhoneNumber => message!(identifier_phone_number),
            IdentifierKind::Formula => message!(identifier_formula),
        }
        .to_string(),
    }
}

/// The verdict on the domain of an identifier, as a sentence.
pub fn identifier_verdict_sentence(judged: &DomainVerdict) -> String {
    match judged {
        DomainVerdict::Verdict(verdict) => message!(identifier_sentence, verdict = verdict.id()),
        DomainVerdict::Unreadable(error) => {
            message!(identifier_unreadable_sentence, reason = domain_error_text(error))
        }
        DomainVerdict::NoDomain(kind) => message!(
            identifier_sentence,
            verdict = match kind {
                IdentifierKind::Iri | IdentifierKind::Domain => "ip-address",
                IdentifierKind::PhoneNumber | IdentifierKind::Formula => kind.id(),
            }
        ),
    }
    .to_string()
}

/// Why the domain of an identifier cannot be read as a name, in a sentence.
pub fn domain_error_text(error: &DomainError) -> String {
    match error {
        DomainError::HostTooLong => {
            message!(identifier_host_too_long, most = MAX_IDENTIFIER_BYTES).to_string()
        }
        DomainError::Name(error) => error.to_string(),
    }
}

/// What a click on an identifier does, in a few words; `None` where it does nothing.
pub fn click_hint(judged: &DomainVerdict) -> Option<&'static str> {
    match judged {
        DomainVerdict::Verdict(_) | DomainVerdict::Unreadable(_) => {
            Some(message!(identifier_click).static_text())
        }
        DomainVerdict::NoDomain(_) => None,
    }
}

/// A warning about identifiers that were too long for directional controls; `None` where there are none.
pub fn too_long_for_controls_warning(too_long: &[Span]) -> Option<String> {
    let position = too_long.first()?.characters.start + 1;
    let count = too_long.len();
    let most = MAX_IDENTIFIER_BYTES;
    Some(message!(text_without_controls, count = count, position = position, most = most).to_string())
}

/// A notice that only the beginning of the text is shown, in a sentence.
pub fn truncation_notice(view: &TextView) -> String {
    // In thousandths, rounded down, so that it is never 100%.
    let parts = view.searched_bytes.saturating_mul(1_000) / view.text.len().max(1);
    message!(text_cut_off, percent = format!("{}.{}", parts / 10, parts % 10)).to_string()
}
