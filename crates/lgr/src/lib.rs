//! Label generation rulesets (RFC 7940): which labels a registry permits, and which are variants of each other.
//!
//! [`Ruleset::read`] reads the XML file of a ruleset, or a table of RFC 3743 or RFC 4290. [`Ruleset::judge`] says whether a
//! label may be registered,
//! [`Ruleset::variant_labels`] lists its variants lazily, [`Ruleset::variant_count`] counts them without listing, and
//! [`LabelEvaluator::variant_index_label`] gives the label by which collisions are found (section 8.5). For many labels, an
//! [`LabelEvaluator`] uses its memory again. [`Ruleset::label_automaton`] has all eligible labels as a regular language, for
//! those who prove something of them.
//!
//! ```
//! use bidiscope_lgr::Ruleset;
//!
//! let ruleset = Ruleset::read(
//!     br#"<lgr xmlns="urn:ietf:params:xml:ns:lgr-1.0">
//!       <data><range first-cp="0061" last-cp="007A"/><char cp="002D"/></data>
//!       <rules>
//!         <rule name="leading-hyphen"><start/><char cp="002D"/></rule>
//!         <action disp="invalid" match="leading-hyphen"/>
//!       </rules>
//!     </lgr>"#,
//! )?;
//! assert!(ruleset.judge(&['a', '-', 'b']).has_non_invalid_disposition());
//! // The action of the file decides, the first of all actions.
//! assert_eq!(ruleset.judge(&['-', 'b']).deciding_action_index, Some(0));
//! # Ok::<(), bidiscope_lgr::RulesetError>(())
//! ```
//!
//! # Conventions
//!
//! Positions in labels, actions and rules count from 0, lines from 1. Nothing fails once a ruleset has been read: what is
//! wrong with a label is a value. Where RFC 7940 leaves something open, this crate does what ICANN's lgr-core does.

mod asked_property;
mod audit;
mod changed_label;
mod class;
mod compare;
mod confusable;
mod error;
mod label;
mod language;
mod note;
mod one_difference;
mod part_text;
mod policy;
mod property;
mod property_changes;
mod read;
mod repertoire;
mod rule;
mod ruleset;
mod ruleset_file;
mod set;
mod table;
mod validity;
mod variant_words;

pub use audit::{VariantProblem, VariantProblemKind};
pub use changed_label::{
    DifferentlyJudgedLabel, DifferentlyJudgedLabelSearch, DifferentlyJudgedLabelSearchResult,
};
pub use class::CodePointClass;
pub use compare::{OldAndNew, RulesetChangeKind, RulesetDifference, RulesetPart};
pub use confusable::{ConfusablePair, ConfusablePairs, MAX_MEMBERS_PER_CONFUSABLE_LABEL};
pub use error::{RulesetError, RulesetErrorKind};
pub use label::{
    ActionTriggeringCodePoint, CodePointNotInRepertoire, INVALID_DISPOSITION, LabelEvaluator,
    LabelEvaluatorBuffers, LabelJudgement, OUT_OF_REPERTOIRE_VARIANT_TYPE, VariantCount, VariantLabel,
    Variants,
};
pub use language::{
    LabelAutomaton, LabelPrefixState, LabelRestrictions, MAX_GUESSES_PER_CODE_POINT_KIND, NextLabelPrefix,
    TooManyGuesses,
};
pub use note::RulesetNote;
pub use policy::RulesetActionProblem;
pub use repertoire::{ConditionalContext, Member, Variant, VariantTypeId};
pub use rule::{CodePointSetId, LgrRulePart, MAX_RULE_STEPS, MAX_STEPS_PER_POSITION, NamedRule, RuleId};
pub use ruleset::{Action, Meta, Reference, Ruleset, VariantTrigger, VariantTriggerKind};
pub use set::CodePointSet;
pub use table::{ConvertedTable, TableForm};
pub use validity::RulesetValidity;

/// The most bytes that the file of a ruleset may have: 50 MiB.
pub const MAX_RULESET_BYTES: usize = 50 << 20;

/// The most code points of a sequence: a member of the repertoire, a variant, or a `char` of a rule. No label of the DNS has
/// more, as each takes at least one of its 63 octets (RFC 1035, section 2.3.4).
pub const MAX_SEQUENCE_CODE_POINTS: usize = 63;

/// The most rules, classes and actions of a ruleset, of each; and languages and scopes.
pub const MAX_RULESET_ELEMENTS_PER_KIND: usize = 10_000;

/// How deep elements, and rules that refer to rules, may be nested.
pub const MAX_RULESET_NESTING_DEPTH: usize = 100;

/// Shows code points as rulesets write them: in hexadecimal of at least four digits, with spaces between them, such as
/// `05D0 1F600`.
#[derive(Clone, Copy, Debug)]
pub struct HexadecimalCodePoints<'a>(pub &'a [char]);

impl std::fmt::Display for HexadecimalCodePoints<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (at, scalar) in self.0.iter().enumerate() {
            let space = if at == 0 { "" } else { " " };
            write!(f, "{space}{:04X}", u32::from(*scalar))?;
        }
        Ok(())
    }
}

/// Runs the example of the README as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
