//! Variants of which it depends on the label around them whether they are variants.

use rustc_hash::FxHashSet;

use crate::repertoire::{Member, Variant};
use crate::rule::Symbols;
use crate::ruleset::Ruleset;

/// The variants of a ruleset of which the label around them decides whether they are variants, with their members: those with
/// contexts, those by which a context of others may come to hold, and those that have a code point of one of these.
pub(super) fn depending_on_label(ruleset: &Ruleset) -> Vec<(&Member, &Variant)> {
    let symbols = ruleset.named_rules.symbols();
    let variants = ruleset
        .repertoire_members
        .iter()
        .flat_map(|member| member.variants.iter().map(move |it| (member, it)));
    let (mut found, mut rest): (Vec<_>, Vec<_>) = variants.partition(|(_, it)| it.context.is_some());
    if found.is_empty() {
        return found;
    }
    found.extend(rest.extract_if(.., |(member, variant)| is_seen(symbols, member, variant)));
    loop {
        let code_points: FxHashSet<char> =
            found.iter().flat_map(|(member, variant)| texts(member, variant)).copied().collect();
        let before = found.len();
        let has_one = |(member, variant): &mut (&Member, &Variant)| {
            texts(member, variant).any(|it| code_points.contains(it))
        };
        found.extend(rest.extract_if(.., has_one));
        if found.len() == before {
            return found;
        }
    }
}

/// Whether rules see a variant where its member was: contexts of others may hold for the one and not for the other.
fn is_seen(symbols: &Symbols, member: &Member, variant: &Variant) -> bool {
    let [old, new] = [&member.code_points, &variant.code_points];
    old.len() != new.len()
        || old.iter().zip(new).any(|(old, new)| symbols.symbol(*old) != symbols.symbol(*new))
}

fn texts<'a>(member: &'a Member, variant: &'a Variant) -> impl Iterator<Item = &'a char> {
    member.code_points.iter().chain(&variant.code_points)
}
