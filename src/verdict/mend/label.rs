//! The smallest edits of one label.

use std::collections::BTreeSet;

use crate::name::a_label::begins_as_a_label;
use crate::name::{BidiClass, Character, Name};
use crate::verdict::Verdict;
use crate::verdict::rfc5893::{self, LabelVerdict, judge_label};

use super::Edit;

/// The most characters that are judged for one name, over all its candidates.
pub(super) const BUDGET: usize = 20_000;
/// The most edits of a label that are tried in combination.
const MOST_EDITS: usize = 3;

/// The most rounds in which offenders are dropped, each round showing new ones.
const MOST_ROUNDS: usize = 64;

/// A label that satisfies the rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Mended {
    pub(super) characters: Vec<Character>,
    pub(super) edits: Vec<Edit>,
}

/// A label on the way: each character with its index in the name, where it has one.
#[derive(Clone)]
struct Draft {
    characters: Vec<Character>,
    origins: Vec<Option<usize>>,
    /// The index in the name of what follows the label.
    end: usize,
    edits: Vec<Edit>,
}

/// The mendings of a label with the fewest edits, at most `budget` characters being judged; where
/// more than [`MOST_EDITS`] are needed, one that drops or replaces all offenders. `letter` is the name's
/// first right-to-left letter.
pub(super) fn mend(name: &Name, label: usize, letter: Option<char>, budget: usize) -> Vec<Mended> {
    let range = name.labels()[label].range.clone();
    let original = Draft {
        characters: name.characters()[range.clone()].to_vec(),
        end: range.end,
        origins: range.map(Some).collect(),
        edits: Vec::new(),
    };
    let mut search = Mender { letter, left: budget, found: Vec::new() };
    let mut drafts = vec![original.clone()];
    for _ in 0..MOST_EDITS {
        let mut next = Vec::new();
        for draft in &drafts {
            search.edit(draft, &mut next);
        }
        if !search.found.is_empty() || search.left == 0 {
            break;
        }
        drafts = next;
    }
    if search.found.is_empty() {
        search.found.extend(drop_all(original.clone()));
        search.found.extend(unify_digits(original));
        search.found.sort_by_key(|mended| mended.edits.len());
        search.found.truncate(1);
    }
    search.found
}

struct Mender {
    /// The name's first right-to-left letter.
    letter: Option<char>,
    /// How many characters may still be judged.
    left: usize,
    found: Vec<Mended>,
}

impl Mender {
    /// Tries every single edit of a draft; those that are not enough go to `next`.
    fn edit(&mut self, draft: &Draft, next: &mut Vec<Draft>) {
        let judged = judge_label(&draft.characters);
        let suspects = suspects(&judged);
        for &at in &suspects {
            let first_violated = judged.conditions[0].verdict == Verdict::Violated;
            if at == 0 && first_violated && draft.characters[0].class.is_digit() {
                let letter = self.letter_before(draft);
                self.consider(|| draft.with_letter(letter), next);
            }
        }
        for &at in &suspects {
            if let Some(with) = replacement(draft.characters[at], &judged) {
                self.consider(|| draft.with_replaced(at, with), next);
            }
        }
        for at in offenders(&judged) {
            self.consider_moves(draft, at);
        }
        self.consider_moves_to_the_ends(draft, &judged);
        for &at in &suspects {
            if draft.characters.len() > 1 {
                self.consider(|| draft.without(at), next);
            }
        }
    }

    fn consider(&mut self, draft: impl FnOnce() -> Option<Draft>, next: &mut Vec<Draft>) {
        // Once the search has stopped, not even a draft is made.
        let Some(draft) = (self.left > 0).then(draft).flatten() else { return };
        if self.satisfies(&draft) {
            self.accept(draft);
        } else if self.left > 0 {
            next.push(draft);
        }
    }

    /// The nearest place for a character at which the label satisfies the rule.
    fn consider_moves(&mut self, draft: &Draft, from: usize) {
        let length = draft.characters.len();
        let places = (1..length).flat_map(|distance| [from.checked_sub(distance), Some(from + distance)]);
        let places = places.flatten().filter(|&to| to < length);
        self.accept_first(places.filter_map(|to| draft.with_moved(from, to)));
    }

    /// Characters that are no offenders may mend what begins or ends wrongly, by standing there.
    fn consider_moves_to_the_ends(&mut self, draft: &Draft, judged: &LabelVerdict) {
        let violated = |condition: usize| judged.conditions[condition - 1].verdict == Verdict::Violated;
        let last = draft.characters.len() - 1;
        let mut ends = Vec::new();
        ends.extend(violated(1).then_some(0));
        ends.extend((violated(3) || violated(6)).then_some(last));
        for to in ends {
            // The nearest one only.
            let places = (0..=last).map(|distance| to.abs_diff(distance)).filter(|&from| from != to);
            self.accept_first(places.filter_map(|from| draft.with_moved(from, to)));
        }
    }

    /// Takes the first of these that satisfies the rule. Once the search has stopped, no further one is
    /// made.
    fn accept_first(&mut self, mut drafts: impl Iterator<Item = Draft>) {
        while self.left > 0
            && let Some(draft) = drafts.next()
        {
            if self.satisfies(&draft) {
                return self.accept(draft);
            }
        }
    }

    fn satisfies(&mut self, draft: &Draft) -> bool {
        if self.left < draft.characters.len() {
            self.left = 0;
            return false;
        }
        self.left -= draft.characters.len();
        is_mended(&draft.characters)
    }

    fn accept(&mut self, draft: Draft) {
        if self.found.iter().all(|it| it.characters != draft.characters) {
            self.found.push(Mended { characters: draft.characters, edits: draft.edits });
        }
    }

    /// The letter to put before a label's first digit: the label's first letter that can stand there,
    /// else the name's first right-to-left letter before an AN, else `a`.
    fn letter_before(&self, draft: &Draft) -> char {
        let needs_right_to_left = draft.characters.iter().any(|it| it.class.makes_label_right_to_left());
        let fits = |it: &&Character| {
            it.class.is_right_to_left_letter() || (!needs_right_to_left && it.class == BidiClass::L)
        };
        let of_label = draft.characters.iter().find(fits).map(|it| it.scalar);
        let default = if needs_right_to_left { self.letter.unwrap_or('\u{627}') } else { 'a' };
        of_label.unwrap_or(default)
    }
}

impl Draft {
    /// The index in the name of a character that no edit has touched yet: one edit each is enough.
    fn untouched(&self, at: usize) -> Option<usize> {
        let index = self.origins[at]?;
        let touched = |edit: &Edit| matches!(edit, Edit::Replace { character, .. } if *character == index);
        (!self.edits.iter().any(touched)).then_some(index)
    }

    fn without(&self, at: usize) -> Option<Self> {
        let character = self.untouched(at)?;
        let mut draft = self.clone();
        draft.characters.remove(at);
        draft.origins.remove(at);
        draft.edits.push(Edit::Drop { character });
        Some(draft)
    }

    fn with_replaced(&self, at: usize, with: char) -> Option<Self> {
        let character = self.untouched(at)?;
        let mut draft = self.clone();
        draft.characters[at] = Character::new(with);
        draft.edits.push(Edit::Replace { character, with });
        Some(draft)
    }

    fn with_letter(&self, with: char) -> Option<Self> {
        let before = self.origins.first().copied().flatten()?;
        let mut draft = self.clone();
        draft.characters.insert(0, Character::new(with));
        draft.origins.insert(0, None);
        draft.edits.push(Edit::Insert { before, with });
        Some(draft)
    }

    fn with_moved(&self, from: usize, to: usize) -> Option<Self> {
        let character = self.untouched(from)?;
        let mut draft = self.clone();
        let moved = draft.characters.remove(from);
        let origin = draft.origins.remove(from);
        let before = draft.origins[to..].iter().flatten().next().copied().unwrap_or(self.end);
        draft.characters.insert(to, moved);
        draft.origins.insert(to, origin);
        draft.edits.push(Edit::Move { character, before });
        Some(draft)
    }
}

/// Whether a label satisfies the rule and is read as it stands.
fn is_mended(label: &[Character]) -> bool {
    rfc5893::satisfies(label) && !begins_as_a_label(label)
}

/// The places worth editing: every offender, and the first character, which decides what the rest
/// has to be.
fn suspects(judged: &LabelVerdict) -> BTreeSet<usize> {
    let mut places = offenders(judged);
    places.insert(0);
    places
}

fn offenders(judged: &LabelVerdict) -> BTreeSet<usize> {
    judged.conditions.iter().flat_map(|condition| condition.characters.iter().copied()).collect()
}

/// What an offender may be replaced by: a digit by the same digit of the other kind where both kinds
/// are there, or where the kind is wrong; what no condition allows, and is no letter, by a hyphen.
fn replacement(character: Character, judged: &LabelVerdict) -> Option<char> {
    use BidiClass::{AL, AN, BN, CS, EN, ES, ET, L, NSM, ON, R};
    match character.class {
        AN => digit_from(character.scalar, &[0x660], 0x30),
        EN if judged.conditions[3].verdict == Verdict::Violated => {
            digit_from(character.scalar, &[0x30, 0x6F0], 0x660)
        }
        L | R | AL | EN | ES | CS | ET | ON | BN | NSM => None,
        _ => Some('-'),
    }
}

/// The digit of the ten from `zero` on that corresponds to one of the tens from `zeros` on.
fn digit_from(scalar: char, zeros: &[u32], zero: u32) -> Option<char> {
    let value = zeros.iter().find_map(|it| u32::from(scalar).checked_sub(*it).filter(|value| *value < 10))?;
    char::from_u32(zero + value)
}

/// The label without any of its offenders, if that satisfies the rule.
fn drop_all(mut draft: Draft) -> Option<Mended> {
    for _ in 0..MOST_ROUNDS {
        let judged = judge_label(&draft.characters);
        if is_mended(&draft.characters) {
            return Some(Mended { characters: draft.characters, edits: draft.edits });
        }
        let violated = judged.conditions.iter().find(|it| it.verdict == Verdict::Violated)?;
        let mut dropped = violated.characters.clone();
        if violated.condition == 4 {
            let rarer = rarer_digit(&draft.characters);
            dropped.retain(|&at| draft.characters[at].class == rarer);
        }
        let mut kept =
            Draft { characters: Vec::new(), origins: Vec::new(), end: draft.end, edits: draft.edits };
        for (at, (character, origin)) in draft.characters.into_iter().zip(draft.origins).enumerate() {
            if dropped.binary_search(&at).is_err() {
                kept.characters.push(character);
                kept.origins.push(origin);
            } else {
                kept.edits.extend(origin.map(|character| Edit::Drop { character }));
            }
        }
        draft = kept;
    }
    None
}

/// The label with the rarer of its two kinds of digit replaced by the other, if that satisfies the
/// rule.
fn unify_digits(mut draft: Draft) -> Option<Mended> {
    let judged = judge_label(&draft.characters);
    let rarer = rarer_digit(&draft.characters);
    for (character, origin) in draft.characters.iter_mut().zip(&draft.origins) {
        if character.class == rarer
            && let Some(with) = replacement(*character, &judged)
        {
            draft.edits.push(Edit::Replace { character: (*origin)?, with });
            *character = Character::new(with);
        }
    }
    is_mended(&draft.characters).then_some(Mended { characters: draft.characters, edits: draft.edits })
}

/// The kind of digit that a label holds fewer of; AN where there are as many of each.
fn rarer_digit(label: &[Character]) -> BidiClass {
    let count = |class| label.iter().filter(|it| it.class == class).count();
    if count(BidiClass::EN) < count(BidiClass::AN) { BidiClass::EN } else { BidiClass::AN }
}

#[cfg(test)]
mod tests {
    use super::{Draft, Mender};
    use crate::name::characters_of;

    /// What is not judged is not made either: otherwise a long label would take the square of its length.
    #[test]
    fn no_draft_is_made_that_cannot_be_judged() {
        let draft = Draft {
            characters: characters_of(&"1".repeat(100)),
            origins: (0..100).map(Some).collect(),
            end: 100,
            edits: Vec::new(),
        };
        let mut mender = Mender { letter: None, left: 250, found: Vec::new() };
        let mut made = 0;
        mender.accept_first(std::iter::repeat_with(|| {
            made += 1;
            draft.clone()
        }));
        assert!(mender.found.is_empty());
        // Two of a hundred characters, and the third that is one too many.
        assert_eq!((mender.left, made), (0, 3));
    }
}
