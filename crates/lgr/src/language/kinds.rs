//! Which code points a ruleset does not tell apart.

use std::hash::Hash;

use rustc_hash::FxHashMap;

use super::watched::WatchedRuleCodes;
use crate::label::reflexive;
use crate::repertoire::{ConditionalContext, Member, VariantTypeId};
use crate::ruleset::Ruleset;

/// The code points of the repertoire by kind, and the members that begin with each kind.
#[derive(Debug)]
pub(super) struct CodePointKinds {
    all: Vec<Vec<char>>,
    /// Whether each kind is in each set of the ruleset's rules, by symbol.
    symbols: Vec<u32>,
    /// The members that begin with each kind, the longest first.
    members: Vec<Vec<Begun>>,
    /// The kinds of the code points of each sequence.
    sequences: FxHashMap<u32, Box<[u32]>>,
}

/// A member that begins with a kind.
#[derive(Clone, Copy, Debug)]
pub(super) struct Begun {
    pub(super) member: u32,
    pub(super) length: usize,
}

/// What a ruleset makes of a code point by itself.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Signature<K> {
    sets: Vec<bool>,
    /// Contexts of the members that are this code point, with the types and contexts of its reflexive variants.
    alone: Vec<Alone>,
    /// The sequences that it is in, and where.
    places: Vec<(u32, usize)>,
    key: K,
}

impl CodePointKinds {
    pub(super) fn new<K: Hash + Eq>(
        ruleset: &Ruleset,
        watched: &WatchedRuleCodes,
        has_types: bool,
        is_kept: &dyn Fn(ConditionalContext) -> bool,
        key: impl Fn(char) -> K,
    ) -> Self {
        let mut places: FxHashMap<char, Vec<(u32, usize)>> = FxHashMap::default();
        let mut code_points: Vec<char> = Vec::new();
        for (number, member) in (0..).zip(&ruleset.repertoire_members) {
            match member.range_end {
                Some(last) => code_points.extend(member.code_points[0]..=last),
                None => code_points.extend(&member.code_points),
            }
            if member.len() > 1 {
                for (at, &scalar) in member.code_points.iter().enumerate() {
                    places.entry(scalar).or_default().push((number, at));
                }
            }
        }
        code_points.sort_unstable();
        code_points.dedup();
        let symbols = ruleset.named_rules.symbols();
        let mut numbers = FxHashMap::default();
        let mut kinds = Self {
            all: Vec::new(),
            symbols: Vec::new(),
            members: Vec::new(),
            sequences: FxHashMap::default(),
        };
        let mut kind_of: FxHashMap<char, u32> = FxHashMap::default();
        for scalar in code_points {
            let symbol = symbols.symbol(scalar);
            let alone = ruleset.members_at(&[scalar]).map(|it| alone(it.1, has_types, is_kept)).collect();
            let places_here = places.get(&scalar).cloned().unwrap_or_default();
            let sets = watched.sets().iter().map(|&it| symbols.is_in(symbol, it)).collect();
            let signature = Signature { sets, alone, places: places_here, key: key(scalar) };
            let kind = *numbers.entry(signature).or_insert_with(|| {
                kinds.all.push(Vec::new());
                kinds.symbols.push(symbol);
                kinds.members.push(kinds_members(ruleset, scalar, places.get(&scalar)));
                (kinds.all.len() - 1) as u32
            });
            kinds.all[kind as usize].push(scalar);
            if places.contains_key(&scalar) {
                kind_of.insert(scalar, kind);
            }
        }
        for (number, member) in (0..).zip(&ruleset.repertoire_members).filter(|it| it.1.len() > 1) {
            let sequence = member.code_points.iter().map(|it| kind_of[it]).collect();
            kinds.sequences.insert(number, sequence);
        }
        kinds
    }

    pub(super) fn all(&self) -> &[Vec<char>] {
        &self.all
    }

    /// The symbol of a kind in the ruleset's rules.
    pub(super) fn symbol(&self, kind: usize) -> u32 {
        self.symbols[kind]
    }

    /// The members that begin with a kind, the longest first.
    pub(super) fn begun(&self, kind: usize) -> &[Begun] {
        &self.members[kind]
    }

    /// The kinds of the code points of a sequence.
    pub(super) fn sequence(&self, member: u32) -> &[u32] {
        &self.sequences[&member]
    }
}

type Alone = (Option<ConditionalContext>, Vec<(Option<VariantTypeId>, Option<ConditionalContext>)>);

fn alone(member: &Member, has_types: bool, is_kept: &dyn Fn(ConditionalContext) -> bool) -> Alone {
    let variants = reflexive(member).filter(|_| has_types).map(|it| (it.variant_type, it.context));
    (member.context.filter(|it| is_kept(*it)), variants.collect())
}

/// The members that begin with a code point, the longest first.
fn kinds_members(ruleset: &Ruleset, scalar: char, places: Option<&Vec<(u32, usize)>>) -> Vec<Begun> {
    let begins = places.into_iter().flatten().filter(|it| it.1 == 0).map(|it| it.0);
    let mut begun: Vec<Begun> = begins
        .map(|it| Begun { member: it, length: ruleset.repertoire_members[it as usize].len() })
        .collect();
    begun.sort_by_key(|it| std::cmp::Reverse(it.length));
    begun.extend(ruleset.members_at(&[scalar]).map(|it| Begun { member: it.0, length: 1 }));
    begun
}
