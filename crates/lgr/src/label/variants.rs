//! The variants of a label (RFC 7940, section 8.2), one after another.

use std::collections::BTreeMap;

use super::{Evaluator, INVALID};
use crate::ruleset::Ruleset;

/// A variant of a label, or the label itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VariantLabel<'r> {
    /// Its code points.
    pub code_points: Vec<char>,
    /// The disposition, such as `blocked` or `allocatable`.
    pub disposition: &'r str,
    /// The action that decided: an index into [`Ruleset::actions`]. `None` where code points of the variant are not in the
    /// repertoire, or stand where they may not.
    pub action: Option<usize>,
    /// Whether it can be made in several ways that trigger different actions, an error of the ruleset (section 8.4). The
    /// first of these actions decides.
    pub is_ambiguous: bool,
}

/// The variants of a label in the order of their code points, the label itself among them. They are made one by one: the
/// first ones of a label with billions of variants take no longer than those of another one.
#[derive(Debug)]
pub struct Variants<'r> {
    evaluator: Evaluator<'r>,
    label: Vec<char>,
    /// Whether the rest of the label from each place on can be cut into members.
    can_end: Vec<bool>,
    /// The code points so far, and what may follow each of them.
    word: Vec<char>,
    levels: Vec<Level>,
}

/// What may follow: code points with what each of them is part of, in descending order.
type Level = Vec<(char, Vec<Part>)>;

/// A member of the label, or what stands in its place, of which some code points are in the word already.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Part {
    /// Where the member is in the label.
    pub(super) at: usize,
    pub(super) member: u32,
    /// The variant that stands in its place.
    pub(super) variant: Option<u32>,
    /// How many code points are in the word already.
    pub(super) done: usize,
}

impl Ruleset {
    /// The variants of a label. A label that is not eligible has none (RFC 7940, section 8.2), and is not listed itself.
    pub fn variants(&self, label: &[char]) -> Variants<'_> {
        let mut variants = Variants {
            evaluator: self.evaluator(),
            label: label.to_vec(),
            can_end: can_end(self, label),
            word: Vec::new(),
            levels: Vec::new(),
        };
        if variants.evaluator.judge(label).is_eligible() && variants.can_end[0] {
            let (_, level) = variants.level([0].into());
            variants.levels.push(level);
        }
        variants
    }

    /// The one of the [variants](Self::variants) of a label that has these code points, without making the others. `None`
    /// where it is no variant of it.
    pub fn variant(&self, label: &[char], code_points: &[char]) -> Option<VariantLabel<'_>> {
        let mut evaluator = self.evaluator();
        if code_points.is_empty() || !evaluator.judge(label).is_eligible() {
            return None;
        }
        evaluator.set_text(code_points);
        let is_variant = !evaluator.derivations(label, code_points, label == code_points).is_empty();
        is_variant.then(|| {
            let (label, word) = (label.to_vec(), code_points.to_vec());
            Variants { evaluator, label, can_end: Vec::new(), word, levels: Vec::new() }.variant()
        })
    }
}

impl<'r> Iterator for Variants<'r> {
    type Item = VariantLabel<'r>;

    fn next(&mut self) -> Option<VariantLabel<'r>> {
        self.next_word().then(|| self.variant())
    }
}

impl<'r> Variants<'r> {
    /// Goes to the next variant, without its disposition; `false` after the last one.
    fn next_word(&mut self) -> bool {
        loop {
            let Some(level) = self.levels.last_mut() else { return false };
            let Some((next, parts)) = level.pop() else {
                self.levels.pop();
                self.word.pop();
                continue;
            };
            self.word.push(next);
            let ruleset = self.evaluator.ruleset;
            let mut ends = Vec::new();
            let mut open = Vec::new();
            for mut part in parts {
                part.done += 1;
                if part.done == part.length(ruleset) { ends.push(part.end(ruleset)) } else { open.push(part) }
            }
            let (is_whole, mut level) = self.level(ends);
            add_parts(&mut level, open, ruleset, &self.label);
            self.levels.push(level);
            if is_whole {
                return true;
            }
        }
    }

    /// What may follow where members end at these places of the label, and whether the label may end.
    fn level(&mut self, mut places: Vec<usize>) -> (bool, Level) {
        let ruleset = self.evaluator.ruleset;
        let mut parts = Vec::new();
        let mut is_whole = false;
        let mut seen = Vec::new();
        while let Some(at) = places.pop() {
            if seen.contains(&at) {
                continue;
            }
            seen.push(at);
            is_whole |= at == self.label.len();
            for (number, member) in ruleset.members_at(&self.label[at..]) {
                let end = at + member.len();
                if !self.can_end[end] {
                    continue;
                }
                parts.push(Part { at, member: number, variant: None, done: 0 });
                for (variant, number_of_variant) in member.variants.iter().zip(0..) {
                    if variant.code_points == member.code_points
                        || !self.evaluator.holds_in(
                            variant.context,
                            &self.word,
                            &variant.code_points,
                            &self.label[end..],
                        )
                    {
                        continue;
                    }
                    if variant.code_points.is_empty() {
                        places.push(end);
                    } else {
                        parts.push(Part { at, member: number, variant: Some(number_of_variant), done: 0 });
                    }
                }
            }
        }
        let mut level = Level::new();
        add_parts(&mut level, parts, ruleset, &self.label);
        (is_whole, level)
    }

    /// The word with its disposition.
    fn variant(&mut self) -> VariantLabel<'r> {
        let evaluator = &mut self.evaluator;
        let code_points = self.word.clone();
        evaluator.set_text(&code_points);
        if !evaluator.outside(&code_points).is_empty() {
            return VariantLabel { code_points, disposition: INVALID, action: None, is_ambiguous: false };
        }
        let is_itself = code_points == self.label;
        let derivations = evaluator.derivations(&self.label, &code_points, is_itself);
        let (disposition, action) = evaluator.decide(&derivations);
        let is_ambiguous = evaluator.is_ambiguous(&derivations, action);
        VariantLabel { code_points, disposition, action: Some(action), is_ambiguous }
    }
}

impl Part {
    /// How many code points it has.
    pub(super) fn length(self, ruleset: &Ruleset) -> usize {
        let member = &ruleset.members[self.member as usize];
        self.variant.map_or(member.len(), |it| member.variants[it as usize].code_points.len())
    }

    /// Where the member ends in the label.
    pub(super) fn end(self, ruleset: &Ruleset) -> usize {
        self.at + ruleset.members[self.member as usize].len()
    }

    /// Its next code point.
    pub(super) fn next(self, ruleset: &Ruleset, label: &[char]) -> char {
        match self.variant {
            Some(variant) => {
                ruleset.members[self.member as usize].variants[variant as usize].code_points[self.done]
            }
            None => label[self.at + self.done],
        }
    }
}

/// Adds parts to what may follow, in descending order of their next code points.
fn add_parts(level: &mut Level, parts: Vec<Part>, ruleset: &Ruleset, label: &[char]) {
    let mut all: BTreeMap<char, Vec<Part>> = level.drain(..).collect();
    for part in parts {
        all.entry(part.next(ruleset, label)).or_default().push(part);
    }
    level.extend(all.into_iter().rev());
}

/// Whether the rest of the label from each place on can be cut into members.
pub(super) fn can_end(ruleset: &Ruleset, label: &[char]) -> Vec<bool> {
    let mut can_end = vec![false; label.len() + 1];
    can_end[label.len()] = true;
    for at in (0..label.len()).rev() {
        can_end[at] = ruleset.members_at(&label[at..]).any(|it| can_end[at + it.1.len()]);
    }
    can_end
}
