//! Relaxations of the Bidi rule: which of them keep what the rule is for, in Bidi domain names of every length.
//!
//! The rules are those that were proposed for browsers ([`Proposal`]), all that relax one condition of RFC 5893 by one step
//! ([`one_step`]), and the [`maximal`] ones. [`Relaxation::decide`] decides every claim about one of them.
//!
//! Labels are made of [`LABEL_CLASSES`]. CS is the full stop between labels. ET is left aside, for IDNA2008 permits no
//! character of it and the rule itself fails with it; so is BN, which no display shows.

mod maximal;
mod proposal;

pub use maximal::maximal;
pub use proposal::Proposal;

use num_bigint::BigUint;

use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::Strategy;

use crate::automata::language::{self, Neighbours};
use crate::automata::{Certificate, NoCertificate, RuleClaim, Statement, Theorem, Undecided};
use crate::bidi_rule::{BidiRule, one_step_changes};

/// The classes that labels are made of: those that the Bidi rule allows in them, but for CS, the full stop here, and for ET
/// and BN, which the [module](self) leaves aside.
pub const LABEL_CLASSES: [BidiClass; 8] = {
    use BidiClass::{AL, AN, EN, ES, L, NSM, ON, R};
    [L, R, AL, EN, AN, ES, ON, NSM]
};

/// The classes that names are made of: those of labels, and CS for the full stop.
pub const NAME_CLASSES: [BidiClass; 9] = {
    use BidiClass::{AL, AN, CS, EN, ES, L, NSM, ON, R};
    [L, R, AL, EN, AN, ES, CS, ON, NSM]
};

/// The classes of labels in contexts: those of names, and white space for delimiters.
const CONTEXT_CLASSES: [BidiClass; 10] = {
    use BidiClass::{AL, AN, CS, EN, ES, L, NSM, ON, R, WS};
    [L, R, AL, EN, AN, ES, CS, ON, NSM, WS]
};

/// The displays that claims are decided for: the UBA in paragraphs of either direction.
pub const DISPLAYS: [Strategy; 2] = [Strategy::UbaLtr, Strategy::UbaRtl];

/// What a relaxation has to keep: that no two labels and no two names have the same display, and that the characters of a
/// label stay together.
pub const GUARANTEES: [RuleClaim; 4] =
    [RuleClaim::LabelUniqueness, RuleClaim::NameUniqueness, RuleClaim::NameGrouping, RuleClaim::Grouping];

/// The claims that are the columns of the table of relaxations, as `study --relaxations` writes it. Names across paragraphs
/// are left out: no rule keeps them apart.
pub const CLAIM_COLUMNS: [RuleClaim; 7] = [
    GUARANTEES[0],
    GUARANTEES[1],
    GUARANTEES[2],
    GUARANTEES[3],
    RuleClaim::LabelInContext,
    RuleClaim::LabelInBothParagraphs,
    RuleClaim::LabelsAcrossParagraphs,
];

/// What is decided about a rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Relaxation {
    /// The rule; its claims are about Bidi domain names.
    pub rule: BidiRule,
    /// Each claim in each display; one that compares both directions once, as [`Strategy::UbaLtr`].
    pub outcomes: Vec<ClaimOutcome>,
    /// The widest kind of neighbours beside which the characters of permitted labels stay together, in a left-to-right and in
    /// a right-to-left paragraph; `None` where they do not even do so between delimiters alone.
    pub widest_neighbours: [Option<Neighbours>; 2],
}

/// A claim about a rule, decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClaimOutcome {
    /// The claim.
    pub claim: RuleClaim,
    /// The display; of a claim that compares both paragraph directions always [`Strategy::UbaLtr`].
    pub display: Strategy,
    /// Whether it holds.
    pub theorem: Theorem,
}

/// How many labels and names of one length a rule permits and RFC 5893's does not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewlyPermitted {
    /// The length, in characters.
    pub length: usize,
    /// The labels.
    pub label_count: BigUint,
    /// The Bidi domain names.
    pub name_count: BigUint,
}

impl Relaxation {
    /// Decides all claims about a rule in Bidi domain names.
    ///
    /// # Errors
    /// An automaton would be too large.
    pub fn decide(rule: &BidiRule) -> Result<Self, Undecided> {
        let rule = rule.clone().for_bidi_names();
        let mut outcomes = Vec::new();
        for claim in RuleClaim::ALL {
            for display in DISPLAYS.into_iter().take(if claim.is_across_paragraphs() { 1 } else { 2 }) {
                let theorem = claim.decide(&rule, display, claim_alphabet(claim))?;
                outcomes.push(ClaimOutcome { claim, display, theorem });
            }
        }
        let mut relaxation = Self { rule, outcomes, widest_neighbours: [None; 2] };
        for (at, display) in DISPLAYS.into_iter().enumerate() {
            relaxation.widest_neighbours[at] = relaxation.most_neighbours(display)?;
        }
        Ok(relaxation)
    }

    /// The outcome of a claim in one of the [displays](DISPLAYS); `None` for others, and where the claim compares both
    /// directions for [`Strategy::UbaRtl`].
    pub fn outcome(&self, claim: RuleClaim, display: Strategy) -> Option<&Theorem> {
        let found = self.outcomes.iter().find(|it| it.claim == claim && it.display == display);
        found.map(|it| &it.theorem)
    }

    /// A certificate of each claim that is proved, in their order.
    ///
    /// # Errors
    /// An automaton would be too large.
    pub fn certificates(&self) -> Result<Vec<Certificate>, NoCertificate> {
        let proved = self.outcomes.iter().filter(|it| it.theorem == Theorem::Proved);
        let certificate = |&ClaimOutcome { claim, display, .. }: &ClaimOutcome| {
            let statement = Statement::OfRule { claim, rule: self.rule.clone() };
            Certificate::of(&statement, &display.into(), claim_alphabet(claim))
        };
        proved.map(certificate).collect()
    }

    /// Whether it keeps the [guarantees](GUARANTEES) in a display.
    pub fn keeps_guarantees(&self, display: Strategy) -> bool {
        GUARANTEES.iter().all(|claim| self.outcome(*claim, display) == Some(&Theorem::Proved))
    }

    fn most_neighbours(&self, display: Strategy) -> Result<Option<Neighbours>, Undecided> {
        let claim = RuleClaim::Grouping;
        if self.outcome(claim, display) == Some(&Theorem::Proved) {
            return Ok(Some(Neighbours::SameRule));
        }
        for neighbours in [Neighbours::Rfc5893, Neighbours::LtrNotDigitFirst, Neighbours::None] {
            let theorem =
                claim.decide_with_neighbours(neighbours, &self.rule, display, claim_alphabet(claim))?;
            if theorem == Theorem::Proved {
                return Ok(Some(neighbours));
            }
        }
        Ok(None)
    }
}

/// The rules that relax one condition of RFC 5893 by one step: each drops it, or allows one more of [`LABEL_CLASSES`] in it.
pub fn one_step() -> Vec<BidiRule> {
    one_step_changes(&BidiRule::rfc5893(), &LABEL_CLASSES)
}

/// The numbers of labels and of Bidi domain names that a rule permits and RFC 5893's does not, for each length from 1 to
/// `max_length`. Each sequence of classes counts once.
///
/// # Errors
/// An automaton would be too large.
pub fn newly_permitted(rule: &BidiRule, max_length: usize) -> Result<Vec<NewlyPermitted>, Undecided> {
    let rule = rule.clone().for_bidi_names();
    let rfc = BidiRule::rfc5893().for_bidi_names();
    let labels = [&rule, &rfc].map(|it| language::permitted_labels(it, &LABEL_CLASSES));
    let names = [&rule, &rfc].map(|it| language::names(it, &NAME_CLASSES));
    let counts = |[more, less]: [Option<crate::automata::Automaton>; 2]| {
        let new = more.zip(less).and_then(|(more, less)| more.difference(&less));
        new.map(|it| it.word_counts(max_length)).ok_or(Undecided::TooLarge)
    };
    let both = counts(labels)?.into_iter().zip(counts(names)?).enumerate().skip(1);
    Ok(both
        .map(|(length, (labels, names))| NewlyPermitted { length, label_count: labels, name_count: names })
        .collect())
}

/// The classes that sequences are made of where a claim is decided: [`LABEL_CLASSES`] for claims about single labels,
/// [`NAME_CLASSES`] for those about names, and these with white space (WS), the delimiter, for those about labels beside others.
pub const fn claim_alphabet(claim: RuleClaim) -> &'static [BidiClass] {
    use RuleClaim as C;
    match claim {
        C::LabelUniqueness | C::LabelInBothParagraphs | C::LabelsAcrossParagraphs => &LABEL_CLASSES,
        C::NameUniqueness | C::NameGrouping | C::NamesAcrossParagraphs => &NAME_CLASSES,
        C::Grouping | C::LabelInContext => &CONTEXT_CLASSES,
    }
}
