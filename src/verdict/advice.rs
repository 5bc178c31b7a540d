//! What to do about a finding: the sentence a registrar can pass on to an applicant.

use super::kind::FindingKind;

/// What to do about findings of a kind. `None` for notes, about which nothing need be done.
pub const fn advice(kind: FindingKind) -> Option<&'static str> {
    use FindingKind::{
        ArabicDigitsMixed, Condition1, Condition2, Condition3, Condition4, Condition5, Condition6, Deviation,
        DigitAbove, DigitsOfSeveralScripts, ForeignALabel, GereshContext, GershayimContext, GuaranteeLdh,
        GuaranteeNone, HyphenAtEnd, Hyphens3And4, IdnaDisallowed, IdnaNotNfc, IdnaUnassigned, Invisible,
        KatakanaMiddleDotContext, KeraiaContext, LabelTooLong, LabelTorn, LabelsBelowParent, LeadingMark,
        MiddleDotContext, MixedScripts, NameTooLong, NoDomainName, NotLdh, NumberHazard, NumericTopLevel,
        Uts46Disallowed, Uts46Refused, Uts46UnstableALabel, WholeScriptConfusable, ZwjContext, ZwnjContext,
    };
    Some(match kind {
        NoDomainName => "Give the domain name alone.",
        Condition1 => "Begin the label with a letter, not with a digit, a mark or a sign.",
        Condition2 => {
            "Keep letters of left-to-right scripts out of the label, or put them into a label of their own."
        }
        Condition3 => "End the label with a right-to-left letter or a digit.",
        Condition4 => {
            "Write all digits of the label in one row: 0 to 9, the Arabic-Indic ones, or the Persian and Urdu ones."
        }
        Condition5 => "Keep right-to-left letters out of the label, or put them into a label of their own.",
        Condition6 => "End the label with a left-to-right letter or a digit from 0 to 9.",
        GuaranteeLdh => "Nothing need be done, as long as the name is used alone.",
        GuaranteeNone => {
            "Look at the displays: the order on the screen may be another than the one that was meant."
        }
        NumberHazard => "Begin the label after the right-to-left one with a letter.",
        DigitAbove => "Register the label under a zone that begins with a letter.",
        LabelTorn => "Do not use the name beside others in one line without marks or isolates round it.",
        Uts46Disallowed => "Replace the character by a letter, a digit or a hyphen.",
        Uts46UnstableALabel => "Use the A-label of the small, composed letters instead.",
        IdnaDisallowed => {
            "Take the character out, or write what it stands for in letters, digits and hyphens."
        }
        IdnaUnassigned => "Take the code point out: it is no character, or not one yet.",
        IdnaNotNfc => "Type the letter with its mark as one character; most keyboards do.",
        LeadingMark => "Put a letter before the mark, or take the mark out.",
        Hyphens3And4 => "Use one hyphen, or put the two elsewhere.",
        HyphenAtEnd => "Take the hyphen at the beginning or the end out.",
        ForeignALabel => "Ask which label is meant, and have it typed in its own letters.",
        ZwnjContext | ZwjContext => "Take the joiner out: it changes nothing that is seen here.",
        MiddleDotContext => "Use the dot between two letters l only, or a hyphen.",
        KeraiaContext => "Put the sign before a Greek letter, or take it out.",
        GereshContext | GershayimContext => "Put the sign after a Hebrew letter, or take it out.",
        KatakanaMiddleDotContext => "Use the dot in Japanese labels only, or a hyphen.",
        ArabicDigitsMixed => "Use one of the two rows of digits: the one of the label's language.",
        NotLdh => "Use letters, digits and hyphens only.",
        LabelsBelowParent => "Give only the label that is to be registered, with its zone.",
        Uts46Refused => {
            "Look at what UTS #46 refuses; where that is in the zone, only its holder can change it."
        }
        DigitsOfSeveralScripts => "Use the digits of one script.",
        MixedScripts => "Make sure that every letter is of the script it seems to be of.",
        WholeScriptConfusable => "Make sure that nobody else holds the name it can be taken for.",
        Invisible => "Make sure that the character is meant; the name without it is another one.",
        Deviation => "Register the other name as well, or make sure that nobody else does.",
        NumericTopLevel => "Give the whole name, with its top-level domain.",
        LabelTooLong => "Shorten the label; a letter beyond ASCII takes several octets.",
        NameTooLong => "Shorten the name, or leave a level out.",
        _ => return None,
    })
}
