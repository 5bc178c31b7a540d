//! Relaxations of the Bidi rule: which of them keep what the rule is for, in Bidi domain names of every length.
//!
//! The rules are those that were proposed for browsers ([`BidiRuleProposal`]), all that relax one condition of RFC 5893 by one
//! step ([`one_step_bidi_rule_relaxations`]), and the [maximal](maximal_bidi_rule_relaxations) ones.
//! [`BidiRuleRelaxation::decide_all_claims`] decides every claim about one of them.
//!
//! Labels are made of [`RELAXATION_LABEL_ALPHABET`]. CS is the full stop between labels. ET is left aside, for IDNA2008 permits
//! no character of it and the rule itself fails with it; so is BN, which no display shows.

mod maximal;
mod proposal;

pub use maximal::maximal_bidi_rule_relaxations;
pub use proposal::BidiRuleProposal;

use num_bigint::BigUint;

use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::Strategy;

use crate::automata::language::{self, NeighbourLabels};
use crate::automata::{
    BidiRuleClaim, CertificateCreationError, CertificateStatement, ProofCertificate, ProofOutcome,
    UndecidedReason,
};
use crate::bidi_rule::{BidiRule, relaxed_by_one_step};

/// The classes that labels are made of: those that the Bidi rule allows in them, but for CS, the full stop here, and for ET
/// and BN, which the [module](self) leaves aside.
pub const RELAXATION_LABEL_ALPHABET: [BidiClass; 8] = {
    use BidiClass::{AL, AN, EN, ES, L, NSM, ON, R};
    [L, R, AL, EN, AN, ES, ON, NSM]
};

/// The classes that names are made of: those of labels, and CS for the full stop.
pub const RELAXATION_NAME_ALPHABET: [BidiClass; 9] = {
    use BidiClass::{AL, AN, CS, EN, ES, L, NSM, ON, R};
    [L, R, AL, EN, AN, ES, CS, ON, NSM]
};

/// The classes of labels in contexts: those of names, and white space for delimiters.
const CONTEXT_CLASSES: [BidiClass; 10] = {
    use BidiClass::{AL, AN, CS, EN, ES, L, NSM, ON, R, WS};
    [L, R, AL, EN, AN, ES, CS, ON, NSM, WS]
};

/// The displays that claims are decided for: the UBA in paragraphs of either direction.
pub const RELAXATION_STRATEGIES: [Strategy; 2] = [Strategy::UbaLtr, Strategy::UbaRtl];

/// What a relaxation has to keep: that no two labels and no two names have the same display, and that the characters of a
/// label stay together.
pub const GUARANTEED_BIDI_RULE_CLAIMS: [BidiRuleClaim; 4] = [
    BidiRuleClaim::LabelUniqueness,
    BidiRuleClaim::NameUniqueness,
    BidiRuleClaim::NameGrouping,
    BidiRuleClaim::LabelGrouping,
];

/// The claims that are the columns of the table of relaxations, as `study --relaxations` writes it. Names across paragraphs
/// are left out: no rule keeps them apart.
pub const RELAXATION_TABLE_CLAIMS: [BidiRuleClaim; 7] = [
    GUARANTEED_BIDI_RULE_CLAIMS[0],
    GUARANTEED_BIDI_RULE_CLAIMS[1],
    GUARANTEED_BIDI_RULE_CLAIMS[2],
    GUARANTEED_BIDI_RULE_CLAIMS[3],
    BidiRuleClaim::LabelOrderSameInContext,
    BidiRuleClaim::LabelOrderSameInBothParagraphs,
    BidiRuleClaim::LabelUniquenessAcrossParagraphs,
];

/// What is decided about a rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BidiRuleRelaxation {
    /// The rule; its claims are about Bidi domain names.
    pub bidi_rule: BidiRule,
    /// Each claim in each display; one that compares both directions once, as [`Strategy::UbaLtr`].
    pub claim_results: Vec<BidiRuleClaimResult>,
    /// The widest kind of neighbours beside which the characters of permitted labels stay together in a left-to-right
    /// paragraph. `None` where they do not even do so between delimiters alone.
    pub widest_neighbours_in_left_to_right: Option<NeighbourLabels>,
    /// The same in a right-to-left paragraph.
    pub widest_neighbours_in_right_to_left: Option<NeighbourLabels>,
}

/// A claim about a rule, decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BidiRuleClaimResult {
    /// The claim.
    pub claim: BidiRuleClaim,
    /// The display; of a claim that compares both paragraph directions always [`Strategy::UbaLtr`].
    pub strategy: Strategy,
    /// Whether it holds.
    pub proof_outcome: ProofOutcome,
}

/// How many labels and names of one length a rule permits and RFC 5893's does not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewlyPermittedCounts {
    /// The length, in characters.
    pub character_count: usize,
    /// The labels.
    pub label_count: BigUint,
    /// The Bidi domain names.
    pub name_count: BigUint,
}

impl BidiRuleRelaxation {
    /// Decides all claims about a rule in Bidi domain names.
    ///
    /// # Errors
    /// An automaton would be too large.
    pub fn decide_all_claims(bidi_rule: &BidiRule) -> Result<Self, UndecidedReason> {
        let rule = bidi_rule.clone().covering_bidi_names_only();
        let mut outcomes = Vec::new();
        for claim in BidiRuleClaim::ALL {
            for display in RELAXATION_STRATEGIES
                .into_iter()
                .take(if claim.compares_both_paragraph_directions() { 1 } else { 2 })
            {
                let theorem = claim.decide(&rule, display, alphabet_deciding_claim(claim))?;
                outcomes.push(BidiRuleClaimResult { claim, strategy: display, proof_outcome: theorem });
            }
        }
        let mut relaxation = Self {
            bidi_rule: rule,
            claim_results: outcomes,
            widest_neighbours_in_left_to_right: None,
            widest_neighbours_in_right_to_left: None,
        };
        relaxation.widest_neighbours_in_left_to_right = relaxation.most_neighbours(Strategy::UbaLtr)?;
        relaxation.widest_neighbours_in_right_to_left = relaxation.most_neighbours(Strategy::UbaRtl)?;
        Ok(relaxation)
    }

    /// The outcome of a claim in one of the [displays](RELAXATION_STRATEGIES); `None` for others, and where the claim compares
    /// both directions for [`Strategy::UbaRtl`].
    pub fn claim_proof_outcome(&self, claim: BidiRuleClaim, strategy: Strategy) -> Option<&ProofOutcome> {
        let found = self.claim_results.iter().find(|it| it.claim == claim && it.strategy == strategy);
        found.map(|it| &it.proof_outcome)
    }

    /// A certificate of each claim that is proved, in their order.
    ///
    /// # Errors
    /// An automaton would be too large.
    pub fn certificates(&self) -> Result<Vec<ProofCertificate>, CertificateCreationError> {
        let proved = self.claim_results.iter().filter(|it| it.proof_outcome == ProofOutcome::Proved);
        let certificate = |&BidiRuleClaimResult { claim, strategy: display, .. }: &BidiRuleClaimResult| {
            let statement =
                CertificateStatement::BidiRuleSatisfiesClaim { claim, bidi_rule: self.bidi_rule.clone() };
            ProofCertificate::of_statement(&statement, &display.into(), alphabet_deciding_claim(claim))
        };
        proved.map(certificate).collect()
    }

    /// Whether it keeps the [guarantees](GUARANTEED_BIDI_RULE_CLAIMS) in a display.
    pub fn keeps_guaranteed_claims(&self, strategy: Strategy) -> bool {
        GUARANTEED_BIDI_RULE_CLAIMS
            .iter()
            .all(|claim| self.claim_proof_outcome(*claim, strategy) == Some(&ProofOutcome::Proved))
    }

    fn most_neighbours(&self, display: Strategy) -> Result<Option<NeighbourLabels>, UndecidedReason> {
        let claim = BidiRuleClaim::LabelGrouping;
        if self.claim_proof_outcome(claim, display) == Some(&ProofOutcome::Proved) {
            return Ok(Some(NeighbourLabels::SatisfyingSameBidiRule));
        }
        for neighbours in [
            NeighbourLabels::SatisfyingRfc5893,
            NeighbourLabels::LeftToRightNotDigitFirst,
            NeighbourLabels::EmptyOnly,
        ] {
            let theorem = claim.decide_with_neighbours(
                neighbours,
                &self.bidi_rule,
                display,
                alphabet_deciding_claim(claim),
            )?;
            if theorem == ProofOutcome::Proved {
                return Ok(Some(neighbours));
            }
        }
        Ok(None)
    }
}

/// The rules that relax one condition of RFC 5893 by one step: each drops it, or allows one more of
/// [`RELAXATION_LABEL_ALPHABET`] in it.
pub fn one_step_bidi_rule_relaxations() -> Vec<BidiRule> {
    relaxed_by_one_step(&BidiRule::rfc5893(), &RELAXATION_LABEL_ALPHABET)
}

/// The numbers of labels and of Bidi domain names that a rule permits and RFC 5893's does not, for each length from 1 to
/// `max_character_count`. Each sequence of classes counts once.
///
/// # Errors
/// An automaton would be too large.
pub fn count_newly_permitted(
    bidi_rule: &BidiRule,
    max_character_count: usize,
) -> Result<Vec<NewlyPermittedCounts>, UndecidedReason> {
    let rule = bidi_rule.clone().covering_bidi_names_only();
    let rfc = BidiRule::rfc5893().covering_bidi_names_only();
    let labels = |it| language::permitted_label_strings(it, &RELAXATION_LABEL_ALPHABET);
    let names = |it| language::permitted_name_strings(it, &RELAXATION_NAME_ALPHABET);
    let new_labels = labels(&rule)?.difference(&labels(&rfc)?)?.word_counts(max_character_count);
    let new_names = names(&rule)?.difference(&names(&rfc)?)?.word_counts(max_character_count);
    let both = new_labels.into_iter().zip(new_names).enumerate().skip(1);
    Ok(both
        .map(|(length, (labels, names))| NewlyPermittedCounts {
            character_count: length,
            label_count: labels,
            name_count: names,
        })
        .collect())
}

/// The classes that sequences are made of where a claim is decided: [`RELAXATION_LABEL_ALPHABET`] for claims about single labels,
/// [`RELAXATION_NAME_ALPHABET`] for those about names, and these with white space (WS), the delimiter, for those about labels
/// beside others.
pub const fn alphabet_deciding_claim(claim: BidiRuleClaim) -> &'static [BidiClass] {
    use BidiRuleClaim as C;
    match claim {
        C::LabelUniqueness | C::LabelOrderSameInBothParagraphs | C::LabelUniquenessAcrossParagraphs => {
            &RELAXATION_LABEL_ALPHABET
        }
        C::NameUniqueness | C::NameGrouping | C::NameUniquenessAcrossParagraphs => &RELAXATION_NAME_ALPHABET,
        C::LabelGrouping | C::LabelOrderSameInContext => &CONTEXT_CLASSES,
    }
}
