//! What is said of the identifiers of a text, and of a text that is too long.

use bidiscope_url::text::{
    CharacterAndByteSpan, DomainBidiRuleVerdict, DomainError, MAX_IDENTIFIER_BYTES, ResourceIdentifierKind,
};
use bidiscope_words::message;

use crate::words::verdict::bidi_rule_verdict_phrase;

use super::TextView;

/// The verdict on the domain of an identifier, in a few words.
pub fn identifier_verdict_text(domain_verdict: &DomainBidiRuleVerdict) -> String {
    match domain_verdict {
        DomainBidiRuleVerdict::BidiRuleVerdict(verdict) => bidi_rule_verdict_phrase(*verdict),
        DomainBidiRuleVerdict::UnreadableDomain(error) => {
            message!(identifier_unreadable, reason = domain_error_text(error)).to_string()
        }
        DomainBidiRuleVerdict::NoDomain(kind) => match kind {
            ResourceIdentifierKind::Iri | ResourceIdentifierKind::Domain => message!(identifier_ip_address),
            ResourceIdentifierKind::PhoneNumber => message!(identifier_phone_number),
            ResourceIdentifierKind::ArithmeticFormula => message!(identifier_formula),
        }
        .to_string(),
    }
}

/// The verdict on the domain of an identifier, as a sentence.
pub fn identifier_verdict_sentence(domain_verdict: &DomainBidiRuleVerdict) -> String {
    match domain_verdict {
        DomainBidiRuleVerdict::BidiRuleVerdict(verdict) => {
            message!(identifier_sentence, verdict = verdict.id())
        }
        DomainBidiRuleVerdict::UnreadableDomain(error) => {
            message!(identifier_unreadable_sentence, reason = domain_error_text(error))
        }
        DomainBidiRuleVerdict::NoDomain(kind) => message!(
            identifier_sentence,
            verdict = match kind {
                ResourceIdentifierKind::Iri | ResourceIdentifierKind::Domain => "ip-address",
                ResourceIdentifierKind::PhoneNumber | ResourceIdentifierKind::ArithmeticFormula => kind.id(),
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
pub fn identifier_click_hint(domain_verdict: &DomainBidiRuleVerdict) -> Option<&'static str> {
    match domain_verdict {
        DomainBidiRuleVerdict::BidiRuleVerdict(_) | DomainBidiRuleVerdict::UnreadableDomain(_) => {
            Some(message!(identifier_click).static_text())
        }
        DomainBidiRuleVerdict::NoDomain(_) => None,
    }
}

/// A warning about identifiers that were too long for directional controls; `None` where there are none.
pub fn too_long_for_controls_warning(too_long: &[CharacterAndByteSpan]) -> Option<String> {
    let position = too_long.first()?.character_range.start + 1;
    let count = too_long.len();
    let most = MAX_IDENTIFIER_BYTES;
    Some(message!(text_without_controls, count = count, position = position, most = most).to_string())
}

/// A notice that only the beginning of the text is shown, in a sentence.
pub fn truncation_notice(view: &TextView) -> String {
    // In thousandths, rounded down, so that it is never 100%.
    let parts = view.searched_prefix_bytes.saturating_mul(1_000) / view.text.len().max(1);
    message!(text_cut_off, percent = format!("{}.{}", parts / 10, parts % 10)).to_string()
}
