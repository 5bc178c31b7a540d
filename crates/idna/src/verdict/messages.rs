//! English text for verdicts, shared by the window and the commands.

use super::Verdict;
use super::rfc5893::Guarantee;

/// The verdict in words.
pub const fn verdict_text(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Satisfied => "satisfied",
        Verdict::Violated => "violated",
        Verdict::NotApplicable => "not applicable",
    }
}

/// The verdict after the name of the RFC.
pub const fn rfc5893_status(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Satisfied => "RFC 5893: satisfied",
        Verdict::Violated => "RFC 5893: violated",
        Verdict::NotApplicable => "RFC 5893: not applicable",
    }
}

/// A verb phrase about a domain name and RFC 5893.
pub const fn rfc5893_predicate(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Satisfied => "satisfies RFC 5893",
        Verdict::Violated => "violates RFC 5893",
        Verdict::NotApplicable => "no Bidi domain name",
    }
}

/// A verb phrase about a name and the Bidi rule.
pub const fn bidi_rule_predicate(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Satisfied => "satisfies the Bidi rule",
        Verdict::Violated => "violates the Bidi rule",
        Verdict::NotApplicable => "no Bidi domain name",
    }
}

/// The beginning of a sentence with the Bidi rule's verdict on a name.
pub(super) const fn summary_start(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Satisfied => "Bidi rule satisfied",
        Verdict::Violated => "Bidi rule violated",
        Verdict::NotApplicable => "Bidi rule not applicable: no right-to-left character",
    }
}

/// The Bidi rule's verdict on a name as a sentence; `broken` says what is violated.
pub fn bidi_rule_sentence(verdict: Verdict, broken: &str) -> String {
    match verdict {
        Verdict::Satisfied => "Satisfied: every label satisfies the Bidi rule.".to_owned(),
        Verdict::Violated => format!("Violated: {broken}."),
        Verdict::NotApplicable => {
            "Not applicable: no label holds a right-to-left letter or an Arabic-Indic digit.".to_owned()
        }
    }
}

/// The Bidi rule's verdict on a name and the guarantee of section 2 that remains, in one sentence. `None`
/// means that the rule does not apply.
pub const fn guarantee_summary(guarantee: Option<Guarantee>) -> &'static str {
    match guarantee {
        Some(Guarantee::Rule) => "All labels satisfy the Bidi rule.",
        Some(Guarantee::Ldh) => {
            "The Bidi rule is violated, but by LDH labels only: section 2's second guarantee covers it."
        }
        Some(Guarantee::NoGuarantee) => "The Bidi rule is violated, and section 2 guarantees nothing.",
        None => "The Bidi rule does not apply: no right-to-left character.",
    }
}

/// The guarantee of RFC 5893 section 2 for a name, as a sentence; empty if the rule does not apply.
pub const fn guarantee_sentence(guarantee: Option<Guarantee>) -> &'static str {
    match guarantee {
        Some(Guarantee::Rule) => {
            "Section 2 guarantees that its labels stay together, and that none looks like another that satisfies the \
             rule, as long as everything beside it in the line satisfies the rule as well. (Twins are counted whether \
             they satisfy it or not.)"
        }
        Some(Guarantee::Ldh) => {
            "Section 2's second guarantee: the labels that break the rule are LDH labels, and none that \
             begins with a digit comes after a right-to-left label."
        }
        Some(Guarantee::NoGuarantee) => "Section 2 guarantees nothing.",
        None => "",
    }
}
