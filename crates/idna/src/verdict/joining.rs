//! How joiners change the appearance of text, by Joining_Type (The Unicode Standard, section 9.2),
//! independently of any font.

use icu_properties::props::{CanonicalCombiningClass, ExtendedPictographic, JoiningType};
use icu_properties::{CodePointMapData, CodePointSetData};

use bidiscope_bidi::name::Character;

use super::detail::JoinerAppearanceEffect;
use super::rfc5892::ContextRule;

/// What joiners do in places where appendix A of RFC 5892 does not allow them.
pub(super) fn effect(label: &[Character], joiners: &[usize]) -> JoinerAppearanceEffect {
    if !change_appearance(label, joiners) {
        return JoinerAppearanceEffect::NoVisibleEffect;
    }
    // Tests the first of each group of adjacent joiners, with the others removed.
    let is_joiner = |at: usize| joiners.binary_search(&at).is_ok();
    let is_first = |at: usize| is_joiner(at) && !at.checked_sub(1).is_some_and(is_joiner);
    let firsts: Vec<usize> = joiners.iter().copied().filter(|&at| is_first(at)).collect();
    let kept = |&at: &usize| is_first(at) || !is_joiner(at);
    let left: Vec<usize> = (0..label.len()).filter(kept).collect();
    let one_each: Vec<Character> = left.iter().map(|&at| label[at]).collect();
    let holds = |first: &usize| {
        let at = left.partition_point(|it| it < first);
        ContextRule::of(one_each[at].scalar).is_some_and(|rule| rule.holds_at(&one_each, at))
    };
    if firsts.iter().all(holds) {
        JoinerAppearanceEffect::RepeatsAdjacentJoiner
    } else {
        JoinerAppearanceEffect::VisibleEffect
    }
}

/// Whether removing these joiners changes how their neighbours look: a letter takes another joining form, or
/// a virama or pictograph no longer forms a ligature. `joiners` must be in ascending order.
pub(super) fn change_appearance(label: &[Character], joiners: &[usize]) -> bool {
    let scalar = |at: usize| label.get(at).map(|it| it.scalar);
    let is_virama = |it: char| {
        CodePointMapData::<CanonicalCombiningClass>::new().get(it) == CanonicalCombiningClass::Virama
    };
    let is_at_sign = |&at: &usize| {
        let before = at.checked_sub(1).and_then(scalar);
        let joins_pictures = || {
            let is_picture = |it| CodePointSetData::new::<ExtendedPictographic>().contains(it);
            scalar(at) == Some('\u{200D}') && before.is_some() && scalar(at + 1).is_some_and(is_picture)
        };
        before.is_some_and(is_virama) || scalar(at + 1).is_some_and(is_virama) || joins_pictures()
    };
    joiners.iter().any(is_at_sign) || change_joining_forms(label, joiners)
}

/// Whether removing these joiners changes the joining form of a letter. Only the nearest non-transparent
/// characters on both sides can change, so only those are examined; this keeps the cost per joiner
/// independent of the label's length.
fn change_joining_forms(label: &[Character], joiners: &[usize]) -> bool {
    let (Some(&first), Some(&last)) = (joiners.first(), joiners.last()) else { return false };
    let types = CodePointMapData::<JoiningType>::new();
    let shows = |it: &Character| types.get(it.scalar) != JoiningType::Transparent;
    let start = label[..first].iter().rposition(shows).unwrap_or(0);
    let end = label[last + 1..].iter().position(shows).map_or(label.len(), |it| last + it + 2);
    let joiners: Vec<usize> = joiners.iter().map(|it| it - start).collect();
    let neighbours = &label[start..end];
    joining_forms(neighbours, &[], &joiners) != joining_forms(neighbours, &joiners, &joiners)
}

/// For each remaining character that is neither in `joiners` nor transparent: whether it joins to the
/// previous and to the next character, with the characters at `removed` taken out.
fn joining_forms(label: &[Character], removed: &[usize], joiners: &[usize]) -> Vec<(bool, bool)> {
    let types = CodePointMapData::<JoiningType>::new();
    let present: Vec<(usize, JoiningType)> = (0..label.len())
        .filter(|at| removed.binary_search(at).is_err())
        .map(|at| (at, types.get(label[at].scalar)))
        .filter(|it| it.1 != JoiningType::Transparent)
        .collect();
    let join = |one: usize| {
        let pair = present.get(one).zip(present.get(one + 1));
        pair.is_some_and(|((_, one), (_, other))| joins_after(*one) && joins_before(*other))
    };
    let letters = present.iter().enumerate().filter(|(_, it)| joiners.binary_search(&it.0).is_err());
    letters.map(|(place, _)| (place > 0 && join(place - 1), join(place))).collect()
}

const fn joins_after(kind: JoiningType) -> bool {
    matches!(kind, JoiningType::DualJoining | JoiningType::LeftJoining | JoiningType::JoinCausing)
}

const fn joins_before(kind: JoiningType) -> bool {
    matches!(kind, JoiningType::DualJoining | JoiningType::RightJoining | JoiningType::JoinCausing)
}
