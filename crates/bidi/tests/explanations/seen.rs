//! What is seen of a display at its end: where characters stand, which way they run, and the classes before some rules.

use std::ops::Range;

use bidiscope_bidi::name::BidiClass::{self, AL, AN, CS, EN, ES, ET, FSI, L, LRI, NSM, PDI, R, RLI};
use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::{Direction, DisplayConfig, LogicalIndex, Strategy};
use bidiscope_bidi::trace::{
    CharRef, Neighbour, OneToOneNeighbour, ParagraphLevelReason, Trace, TraceStep, TraceStepKind,
};
use bidiscope_bidi::uba::UbaRule;

use crate::checker::{Checked, is_removed, that};
use crate::world::World;

/// A display at its end, and the classes of the text before some of its rules.
pub(crate) struct Seen<'a> {
    pub(crate) world: &'a World,
    pub(crate) display: &'a DisplayConfig,
    pub(crate) characters: &'a [Character],
    /// The classes of the items before W2, W7 and N1.
    pub(crate) before: Vec<(UbaRule, Vec<BidiClass>)>,
}

/// The rules before which the classes are kept.
pub(crate) fn is_kept(step: &TraceStep) -> Option<UbaRule> {
    match step.step_kind {
        TraceStepKind::UbaRule(rule @ (UbaRule::W2 | UbaRule::W7 | UbaRule::N1)) => Some(rule),
        _ => None,
    }
}

/// The text of a trace at its end, and the classes before the rules of [`is_kept`].
pub(crate) fn at_end(characters: &[Character], trace: &Trace) -> (World, Vec<(UbaRule, Vec<BidiClass>)>) {
    let mut world = World::new(characters, trace);
    let mut before = Vec::new();
    for step in &trace.steps {
        if let Some(rule) = is_kept(step) {
            before.push((rule, world.items.iter().map(|it| it.class).collect()));
        }
        world.apply(step);
    }
    (world, before)
}

pub(crate) fn is_strong(class: BidiClass) -> bool {
    matches!(class, L | R | AL)
}

impl Seen<'_> {
    /// Whether what is seen stands otherwise where some characters are changed.
    pub(crate) fn changes_without(
        &self,
        changed: &[usize],
        change: &dyn Fn(&mut Character),
        what: &str,
    ) -> Checked {
        let mut characters = self.characters.to_vec();
        changed.iter().for_each(|&at| change(&mut characters[at]));
        let order = self.display.order(&characters);
        let is_seen = |it: &usize| self.is_seen(*it);
        let others = order.logical_from_visual().iter().map(|it| it.0).filter(is_seen);
        let own = self.world.order.iter().copied().filter(is_seen);
        that(!others.eq(own), what)
    }

    /// Whether it is a character that is drawn, and no control.
    pub(crate) fn is_seen(&self, at: usize) -> bool {
        let class = self.characters[at].class;
        !is_removed(class) && !matches!(class, LRI | RLI | FSI | PDI)
    }

    /// Whether this is the first number in a reversed run that is read from left to right; without one all is reversed.
    pub(crate) fn is_kept_in(&self, run: &Range<usize>, number: Option<&Range<usize>>) -> Checked {
        let bases: Vec<usize> = run.clone().filter(|&at| !self.follows(at)).collect();
        let kept = bases.windows(2).find(|it| self.place(it[0]) < self.place(it[1]));
        let Some(number) = number else { return that(kept.is_none(), "a number keeps its order") };
        that(kept.is_some_and(|it| it[0] == number.start), "not the first that keeps its order")?;
        let digits: Vec<usize> = number.clone().filter(|&at| !self.follows(at)).collect();
        that(
            digits.iter().all(|&at| matches!(self.own_class(at), EN | AN) || self.is_joined(at)),
            "no number",
        )?;
        let places: Vec<usize> = digits.iter().map(|&at| self.place(at)).collect();
        that(places.is_sorted(), "it is reversed")?;
        let next = bases.iter().find(|&&at| at >= number.end);
        that(next.is_none_or(|&at| Some(&self.place(at)) < places.last()), "it goes on")
    }

    pub(crate) fn own_class(&self, at: usize) -> BidiClass {
        self.characters[at].class
    }

    pub(crate) fn item(&self, at: usize) -> &crate::world::Item {
        &self.world.items[self.world.of_name[at]]
    }

    pub(crate) fn follows(&self, at: usize) -> bool {
        at > 0 && (self.characters[at].class == NSM || is_removed(self.characters[at].class))
    }

    pub(crate) fn base(&self, at: usize) -> usize {
        (0..=at).rev().find(|&it| !self.follows(it)).unwrap_or(0)
    }

    /// The level in the end; what is passed over has that of what stands before it.
    pub(crate) fn level(&self, at: usize) -> u8 {
        (0..=at).rev().find(|&it| !is_removed(self.characters[it].class)).map_or_else(
            || self.world.paragraph_of(self.world.of_name[at]).map_or(0, |it| it.1),
            |it| self.item(it).level,
        )
    }

    /// What X9 removes and has nothing before it runs no way.
    pub(crate) fn is_odd(&self, at: usize) -> bool {
        self.characters[..=at].iter().any(|it| !is_removed(it.class)) && self.level(at) % 2 == 1
    }

    pub(crate) fn place(&self, at: usize) -> usize {
        self.world.order.iter().position(|&it| it == at).unwrap_or(usize::MAX)
    }

    /// Whether what is seen stands in logical order.
    pub(crate) fn is_stored(&self) -> bool {
        self.world.order.iter().filter(|&&at| self.is_seen(at)).is_sorted()
    }

    pub(crate) fn runs(&self, direction: Direction) -> Checked {
        let is_right_to_left = self.world.paragraphs.first().is_some_and(|it| it.1 % 2 == 1);
        that(is_right_to_left == direction.is_right_to_left(), "the paragraph runs the other way")
    }

    /// Bases from right to left, and nothing else between them.
    pub(crate) fn is_turned(&self, range: Range<usize>) -> Checked {
        let bases: Vec<usize> = range.filter(|&at| !self.follows(at)).map(|at| self.place(at)).collect();
        that(bases.windows(2).all(|it| it[0] > it[1]), "not turned round")
    }

    /// A longest stretch of what runs right to left, and how many others there are.
    pub(crate) fn is_stretch(
        &self,
        range: &Range<usize>,
        more: usize,
        run: &dyn Fn(usize) -> bool,
    ) -> Checked {
        let size = self.characters.len();
        // Of those that are longer than a character with what belongs to it, and not of digits to the paper.
        let moves = |begin: usize| {
            let end = (begin..size).find(|&at| !run(at)).unwrap_or(size);
            let bases: Vec<usize> = (begin..end).filter(|&at| at == begin || !self.follows(at)).collect();
            bases.len() > 1 && bases.windows(2).any(|it| self.place(it[0]) > self.place(it[1]))
        };
        let begins = (0..size).filter(|&at| run(at) && (at == 0 || !run(at - 1)) && moves(at)).count();
        that(range.clone().all(run) && begins == more + 1, "another number of stretches")?;
        let is_longest =
            (range.start == 0 || !run(range.start - 1)) && (range.end == size || !run(range.end));
        that(is_longest, "it goes on")
    }

    /// Digits of a class, and what W4 and W5 have made part of them, and nothing more of the kind beside them.
    pub(crate) fn is_number(&self, number: &Range<usize>, class: BidiClass) -> Checked {
        let base = |at: usize| (0..=at).rev().find(|&it| self.characters[it].class != NSM).unwrap_or(at);
        let of_number = |at: usize| {
            let own = self.characters[base(at)].class;
            (own == class || matches!(own, ES | CS | ET) && self.is_joined(at)) && !self.is_odd(at)
        };
        that(!number.is_empty() && number.clone().all(of_number), "no such number")?;
        let same = |one: usize, other: usize| {
            of_number(one)
                && self.item(one).class == self.item(other).class
                && self.level(one) == self.level(other)
        };
        let goes_on = (number.start > 0 && same(number.start - 1, number.start))
            || (number.end < self.characters.len() && same(number.end, number.end - 1));
        that(!goes_on, "the number goes on")
    }

    /// Whether W1, W4 or W5 has made it part of a number.
    pub(crate) fn is_joined(&self, at: usize) -> bool {
        let before_w7 = self.classes(UbaRule::W7).map(|it| it[self.world.of_name[at]]);
        matches!(self.characters[at].class, ES | CS | ET | NSM)
            && before_w7.is_ok_and(|it| matches!(it, EN | AN))
    }

    /// Whether the paragraph is right-to-left for this reason.
    pub(crate) fn has_cause(&self, cause: ParagraphLevelReason) -> Checked {
        let ParagraphLevelReason::FirstStrongCharacter(Neighbour {
            character: CharRef::InName(LogicalIndex(first)),
            class,
        }) = cause
        else {
            return that(
                cause == ParagraphLevelReason::FixedByDisplay && self.display.strategy() != Strategy::UbaAuto,
                "another reason",
            );
        };
        let mut at = 0;
        while at < self.characters.len() && !is_strong(self.characters[at].class) {
            let is_isolate = matches!(self.characters[at].class, LRI | RLI | FSI);
            let end = self.world.closer_of(self.world.of_name[at]).filter(|_| is_isolate);
            at = end.unwrap_or(at) + 1;
        }
        that(at == first && self.characters[at].class == class && class != L, "not the first strong one")
    }

    pub(crate) fn classes(&self, rule: UbaRule) -> Result<&[BidiClass], String> {
        let found = self.before.iter().find(|it| it.0 == rule);
        found.map(|it| it.1.as_slice()).ok_or_else(|| "no such rule".to_owned())
    }

    /// Whether this is the nearest of the classes at which a rule stops, as they are before it.
    pub(crate) fn met(
        &self,
        rule: UbaRule,
        at: usize,
        is_before: bool,
        stated: &Neighbour,
        stops: &dyn Fn(BidiClass) -> bool,
    ) -> Checked {
        let (run, place) = self.world.run_of(self.world.of_name[at]).ok_or("in no sequence")?;
        let classes = self.classes(rule)?;
        let stop = |it: &&usize| stops(classes[**it]);
        let found = if is_before {
            run.items[..place].iter().rev().find(stop)
        } else {
            run.items[place + 1..].iter().find(stop)
        };
        let stated_item = self.world.item_of(stated.character);
        let is_it = |it: usize| stated_item == self.world.letter_of(it).or(Some(it));
        that(found.is_some_and(|&it| is_it(it)), "another character")?;
        that(found.is_some_and(|&it| classes[it] == stated.class), "another class")
    }

    /// The paper's neighbours of digits or hyphens: past digits and hyphens for digits, past hyphens for hyphens.
    pub(crate) fn between(&self, range: &Range<usize>, before: usize, after: &OneToOneNeighbour) -> Checked {
        let is_hyphen = |at: usize| self.characters[self.base(at)].scalar == '-';
        let is_digit = |at: usize| matches!(self.characters[self.base(at)].class, EN | AN) && !is_hyphen(at);
        let are_digits = range.clone().all(|at| self.characters[at].class == EN && !is_hyphen(at));
        that(are_digits || range.clone().all(is_hyphen), "neither digits nor hyphens")?;
        let is_aside = |at: usize| is_hyphen(at) || (are_digits && is_digit(at));
        let counts = |at: &usize| !self.follows(*at) && !is_aside(*at);
        that((0..range.start).rev().find(counts) == Some(before), "another before")?;
        let found = (range.end..self.characters.len()).find(counts);
        match (after, found) {
            (OneToOneNeighbour::NoNeighbour, None) => Ok(()),
            (OneToOneNeighbour::Character { logical_index: LogicalIndex(after), .. }, Some(found)) => {
                that(*after == found, "another after")
            }
            _ => Err("nothing for something, or the reverse".to_owned()),
        }
    }
}
