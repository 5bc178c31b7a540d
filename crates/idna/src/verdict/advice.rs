//! What to do about a finding: a sentence that a registrar can pass on to an applicant.

use bidiscope_bidi::enum_with_ids;

use super::kind::FindingKind;

enum_with_ids! {
    /// A special case of some kinds of findings, with more specific advice than the kind's own. The
    /// identifier is the key of its sentence in a translation file.
    pub enum AdviceCase [
        /// The advice.
        sentence
    ] {
        /// All characters that the label's direction does not allow are letters.
        Letters = "advice-letters", "Put letters of the other direction into a label of their own, or leave them out.";
        /// All of them are decimal digits.
        Digits = "advice-digits", "Write all digits of the label as 0 to 9.";
        /// All of them are white space.
        Space = "advice-space", "Put a hyphen in place of the space, or take the space out.";
        /// The label is split even when the name stands alone between two delimiters.
        SplitAlone = "advice-alone", "Correct the labels that break the Bidi rule: the name is split even alone.";
        /// Normalization Form C is a single character.
        OneCharacter = "advice-one-character",
         "Type the letter with its mark as one character; most keyboards do.";
        /// Normalization Form C of a single character is a sequence.
        SeveralCharacters = "advice-several-characters",
         "Type the letter and its mark as separate characters: names do not allow them as one.";
        /// Normalization Form C has the same characters in another order.
        MarksInOrder = "advice-order", "Put the marks of the letter into the order of Normalization Form C.";
        /// Removing the joiner does not change how the label looks.
        JoinerWithoutEffect = "advice-unseen", "Take the joiner out: it changes nothing that is seen here.";
        /// Removing the joiner changes how the characters next to it look.
        JoinerWithEffect = "advice-seen",
         "Take the joiner out: it is not allowed here. What stands beside it then looks different.";
        /// One of several adjacent joiners is allowed and has the same effect.
        AdjacentJoiners = "advice-several", "Keep one of the joiners that stand side by side, and take the others out.";
    }
}

impl AdviceCase {
    /// The kinds of findings to which the case applies.
    pub const fn kinds(self) -> &'static [FindingKind] {
        use FindingKind::{Condition2, Condition5, IdnaNotNfc, LabelSplit, ZwjContext, ZwnjContext};
        match self {
            Self::Letters | Self::Digits | Self::Space => &[Condition2, Condition5],
            Self::SplitAlone => &[LabelSplit],
            Self::OneCharacter | Self::SeveralCharacters | Self::MarksInOrder => &[IdnaNotNfc],
            Self::JoinerWithoutEffect | Self::JoinerWithEffect | Self::AdjacentJoiners => {
                &[ZwnjContext, ZwjContext]
            }
        }
    }
}

/// The general advice for a kind of finding. `None` for notes, which need no action.
pub const fn advice(kind: FindingKind) -> Option<&'static str> {
    use FindingKind::{
        ArabicDigitsMixed, Condition1, Condition2, Condition3, Condition4, Condition5, Condition6, Deviation,
        DigitsOfSeveralScripts, GereshContext, GershayimContext, GuaranteeLdh, HyphenAtEnd, Hyphens3And4,
        IdnaDisallowed, IdnaNotNfc, IdnaUnassigned, Invisible, KatakanaMiddleDotContext, KeraiaContext,
        LabelSplit, LabelTooLong, LabelsBelowParent, LeadingMark, MiddleDotContext, MixedScripts,
        NameTooLong, NoGuarantee, NoncanonicalALabel, NotADomainName, NotLdh, NumberHazard, NumericTopLevel,
        ParentBeginsWithDigit, Uts46Disallowed, Uts46Refused, Uts46UnstableALabel, WholeScriptConfusable,
        ZwjContext, ZwnjContext,
    };
    Some(match kind {
        NotADomainName => "Give the domain name alone.",
        Condition1 => "Begin the label with a letter, not with a digit, a mark or a sign.",
        Condition2 | Condition5 => "Keep these characters out of the label.",
        Condition3 => "End the label with a right-to-left letter or a digit.",
        Condition4 => {
            "Write all digits of the label in one row: 0 to 9, the Arabic-Indic ones, or the Persian and Urdu ones."
        }
        Condition6 => "End the label with a left-to-right letter or a digit from 0 to 9.",
        GuaranteeLdh => {
            "Correct each label that breaks the Bidi rule, or look at the name in both paragraph directions."
        }
        NoGuarantee => {
            "Look at the displays: the order on the screen may be another than the one that was meant."
        }
        NumberHazard => "Begin the label after the right-to-left one with a letter.",
        ParentBeginsWithDigit => "Register the label under a zone that begins with a letter.",
        LabelSplit => "Do not use the name beside others in one line without marks or isolates round it.",
        Uts46UnstableALabel => "Use the A-label of the small, composed letters instead.",
        Uts46Disallowed | IdnaDisallowed => {
            "Take the character out, or write what it stands for in letters, digits and hyphens."
        }
        IdnaUnassigned => "Take the code point out: it is no character, or not one yet.",
        IdnaNotNfc => "Write the letters and their marks in Normalization Form C.",
        LeadingMark => "Put a letter before the mark, or take the mark out.",
        Hyphens3And4 => "Use one hyphen, or put the two elsewhere.",
        HyphenAtEnd => "Take the hyphen at the beginning or the end out.",
        NoncanonicalALabel => "Ask which label is meant, and have it typed in its own letters.",
        ZwnjContext | ZwjContext => "Take the joiner out: it is not allowed here.",
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
        MixedScripts => "Make sure that every character is of the script it seems to be of.",
        WholeScriptConfusable => "Make sure that nobody else holds the name it can be taken for.",
        Invisible => "Take the character out: nobody sees it here.",
        Deviation => "Make sure that nobody else can register the other name.",
        NumericTopLevel => "Give the whole name, with its top-level domain.",
        LabelTooLong => "Shorten the label; a letter beyond ASCII takes several octets.",
        NameTooLong => "Shorten the name, or leave a level out.",
        _ => return None,
    })
}
