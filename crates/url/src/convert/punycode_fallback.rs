//! Names as programs show them that do not show labels which violate the Bidi rule: as A-labels.

use bidiscope_bidi::enum_with_ids;
use bidiscope_bidi::name::{Character, Input, characters_of};

use bidiscope_idna::verdict::{RuleVerdict, rfc5893};

enum_with_ids! {
    /// Which labels are shown as A-labels. It is another text than the name: more characters, and others.
    pub enum PunycodeFallback {
        /// Each label that violates the Bidi rule (RFC 5893 section 2).
        Label = "punycode-label";
        /// All labels of a name in which one violates it.
        Name = "punycode-name";
    }
}

impl PunycodeFallback {
    /// The characters that are shown, in logical order: those of the name, or of the URL, with these labels as A-labels. A
    /// label that is ASCII, or too long to have an A-label, stays.
    pub fn shown_with_a_labels(self, name: &Input) -> Vec<Character> {
        let judged = name.name().map(rfc5893::judge_name);
        let is_refused = |at: usize| {
            judged.as_ref().is_some_and(|judged| match self {
                Self::Label => judged.label_verdicts[at].rule_verdict == RuleVerdict::Violated,
                Self::Name => judged.rule_verdict == RuleVerdict::Violated,
            })
        };
        let mut characters = Vec::with_capacity(name.characters().len());
        let mut copied = 0;
        for (_, label) in name.labels().iter().enumerate().filter(|(at, _)| is_refused(*at)) {
            let Some(a_label) = &label.ascii_label_within_limit else { continue };
            characters.extend(&name.characters()[copied..label.character_range.start]);
            characters.extend(characters_of(a_label));
            copied = label.character_range.end;
        }
        characters.extend(&name.characters()[copied..]);
        characters
    }
}
