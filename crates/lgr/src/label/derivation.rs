//! How a label comes from another one by variants (RFC 7940, section 8.2).

use super::cuts::Cuts;
use super::evaluator::LabelEvaluator;
use crate::repertoire::{Member, TypeSet, Variant};
use crate::ruleset::{Action, VariantTriggerKind};

/// A way to make a label from another one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub(crate) struct Derivation {
    /// The types of the variants that were used.
    pub(crate) types: TypeSet,
    /// Whether all of the label comes from variants.
    pub(crate) is_only_variants: bool,
    /// Whether all members that were kept may stand where they do.
    pub(crate) is_eligible: bool,
}

/// The most derivations that are told apart at one place.
const MOST: usize = 4096;

/// Derivations up to a place in the label, with the place in the result.
type States = Vec<(usize, Derivation)>;

impl LabelEvaluator<'_> {
    /// How the text is made from itself, by reflexive variants alone, for each way to cut it into members.
    pub(super) fn own_derivations(&mut self, label: &[char]) -> Vec<Derivation> {
        self.derivations(label, label, None)
    }

    /// How `word`, which is the text, is made from `label`, which can be cut so; `None` where they are the same.
    pub(super) fn derivations(
        &mut self,
        label: &[char],
        word: &[char],
        cuts: Option<&Cuts>,
    ) -> Vec<Derivation> {
        let ruleset = self.ruleset;
        let mut states: Vec<States> = vec![Vec::new(); label.len() + 1];
        states[0].push((0, Derivation::START));
        for at in 0..label.len() {
            let here = std::mem::take(&mut states[at]);
            if here.is_empty() {
                continue;
            }
            let of_label = cuts.into_iter().flat_map(|it| it.at(ruleset, at));
            let of_itself = ruleset.members_at(&label[at..]).filter(|_| cuts.is_none());
            for (_, member) in of_label.chain(of_itself) {
                if cuts.is_none() && !self.holds(member.context, at, member.len()) {
                    continue;
                }
                let end = at + member.len();
                let mut placed: Option<usize> = None;
                let mut steps = Vec::new();
                for &(place, derivation) in &here {
                    // States at the same place stand together.
                    if placed != Some(place) {
                        placed = Some(place);
                        steps = self.outcomes(label, word, at, place, member, cuts.is_none());
                    }
                    for &(length, step) in &steps {
                        add(&mut states[end], (place + length, derivation.then(step)));
                    }
                }
            }
        }
        let all = std::mem::take(&mut states[label.len()]);
        all.into_iter().filter(|it| it.0 == word.len()).map(|it| it.1).collect()
    }

    /// What may become of a member of the label at a place in the word, with the length of the result.
    fn outcomes(
        &mut self,
        label: &[char],
        word: &[char],
        at: usize,
        place: usize,
        member: &Member,
        is_itself: bool,
    ) -> Vec<(usize, Derivation)> {
        let after = &label[at + member.len()..];
        let mut steps = Vec::new();
        if word[place..].starts_with(&label[at..at + member.len()]) && (!is_itself || place == at) {
            let is_eligible = is_itself || self.holds(member.context, place, member.len());
            for variant in reflexive(member) {
                if self.holds_in(variant.context, &word[..place], &variant.code_points, after) {
                    let types = variant.types();
                    steps.push((member.len(), Derivation { types, is_only_variants: true, is_eligible }));
                }
            }
            if steps.is_empty() {
                let kept = Derivation { types: TypeSet::default(), is_only_variants: false, is_eligible };
                steps.push((member.len(), kept));
            }
        }
        if is_itself {
            return steps;
        }
        for variant in member.variants.iter().filter(|it| it.code_points != member.code_points) {
            if word[place..].starts_with(&variant.code_points)
                && self.holds_in(variant.context, &word[..place], &variant.code_points, after)
            {
                steps.push((variant.code_points.len(), Derivation::START.then_variant(variant.types())));
            }
        }
        steps
    }
}

impl Derivation {
    /// That of the empty beginning of a label.
    pub(crate) const START: Self = Self { types: TypeSet::NONE, is_only_variants: true, is_eligible: true };

    /// This, and then a variant of these types, none or one.
    pub(crate) const fn then_variant(self, types: TypeSet) -> Self {
        self.then(Self { types, is_only_variants: true, is_eligible: true })
    }

    /// This, and then a member that is kept.
    pub(crate) const fn then_kept(self) -> Self {
        self.then(Self { types: TypeSet::NONE, is_only_variants: false, is_eligible: true })
    }

    const fn then(self, next: Self) -> Self {
        Self {
            types: self.types.union(next.types),
            is_only_variants: self.is_only_variants && next.is_only_variants,
            is_eligible: self.is_eligible && next.is_eligible,
        }
    }
}

/// Whether a label that was made so is one that the action is for (RFC 7940, section 7.2).
pub(crate) fn is_made_with(action: &Action, derivation: Derivation) -> bool {
    let Some(trigger) = &action.variant_trigger else { return true };
    let types = derivation.types;
    match trigger.kind {
        VariantTriggerKind::Any => types.intersects(action.types),
        VariantTriggerKind::All => !types.is_empty() && types.is_subset(action.types),
        VariantTriggerKind::Only => {
            derivation.is_only_variants && !types.is_empty() && types.is_subset(action.types)
        }
    }
}

/// The variants of a member that are the member itself.
pub(crate) fn reflexive(member: &Member) -> impl Iterator<Item = &Variant> {
    member.variants.iter().filter(|it| it.code_points == member.code_points)
}

/// Adds a state that is not there yet, beside those of the same place.
fn add(states: &mut States, state: (usize, Derivation)) {
    if states.contains(&state) || states.len() >= MOST {
        return;
    }
    let at = states.iter().rposition(|it| it.0 == state.0).map_or(states.len(), |it| it + 1);
    states.insert(at, state);
}
