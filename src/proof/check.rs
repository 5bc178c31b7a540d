//! Checks a certificate, with nothing of the program that writes it: docs/certificate.md has the format and
//! the argument.
//!
//! Four things are looked at. N gives each string of the language, to a length, the display that the display
//! itself gives it. D begins where N begins, and its transitions are those that follow from N. The pairs
//! begin at the beginning and are closed. No pair of final states has different levels.

use std::collections::{BTreeMap, BTreeSet};

use crate::name::{BidiClass, Character};
use crate::order::{Display, Screen};
use crate::study::{Property, representative};
use crate::verdict::rfc5893::satisfies;

/// A claim that a certificate proves for all lengths.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CheckedClaim {
    /// The property.
    pub property: Property,
    /// Of which display.
    pub display: Display,
    /// Over which classes.
    pub classes: Vec<BidiClass>,
    /// To which length N was compared with the display itself: every string to it. That N is right beyond
    /// it is what the proof rests on.
    pub compared_to: usize,
}

/// Why a certificate proves nothing.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RefusedCertificate {
    /// A line that is not of the format, from 1.
    #[error("line {0} is not as a certificate has it")]
    Line(usize),
    /// The claim is not one that is checked.
    #[error("the claim is not one that certificates are checked for")]
    Claim,
    /// N does not give this string of classes its display.
    #[error("N is not what the display does: see {0}")]
    Strings(String),
    /// There is no state of D at all, or the first is not the beginning.
    #[error("D does not begin where N begins")]
    Start,
    /// A state of D is not what follows from N.
    #[error("state {state} of D at {symbol} is not what follows from N")]
    Transition {
        /// The state.
        state: usize,
        /// The class and the level.
        symbol: String,
    },
    /// A state of D is final and should not be, or the other way round.
    #[error("state {0} of D is final where N is not, or N is and it is not")]
    Final(usize),
    /// A pair that can be reached is missing.
    #[error("the pairs are not closed: {0} and {1} are missing")]
    Pair(usize, usize),
    /// Two strings show the same.
    #[error("in the final states {0} and {1} the levels differ: two strings show the same")]
    Shared(usize, usize),
}

type Refused<T> = Result<T, RefusedCertificate>;
type Partial = BTreeMap<usize, usize>;
/// A class by its number, and a level.
type Symbol = (usize, usize);

/// How many levels a display has, the own level of marks without a base among them.
const ALL_LEVELS: usize = 4;
/// How many strings N is compared over, at most, whatever the number of classes.
const MOST_COMPARED: usize = 200_000;

/// A state of N, or the transitions of one of D.
#[derive(Default)]
struct Row {
    is_final: bool,
    next: BTreeMap<Symbol, usize>,
}

/// What a state of D stands for.
#[derive(Clone, PartialEq, Eq)]
enum Meaning {
    Outside(usize),
    Block { from: usize, done: Partial, open: Option<(usize, Partial)> },
}

/// A certificate as it was read.
struct Certificate {
    claim: CheckedClaim,
    has_l3: bool,
    n: Vec<Row>,
    d: Vec<(Meaning, Row)>,
    pairs: BTreeSet<(usize, usize, bool)>,
}

/// What the text proves, if it proves it.
///
/// # Errors
/// The first thing that is wrong with it.
pub fn check_certificate(text: &str) -> Refused<CheckedClaim> {
    let mut certificate = Certificate::read(text)?;
    certificate.check_displays()?;
    certificate.check_pairs()?;
    certificate.claim.compared_to = certificate.check_strings()?;
    Ok(certificate.claim)
}

impl Certificate {
    fn read(text: &str) -> Refused<Self> {
        let mut lines = text.lines().enumerate();
        let mut header = |key: &str| -> Refused<&str> {
            let (at, line) = lines.next().ok_or(RefusedCertificate::Line(1))?;
            let value = line.strip_prefix(key).and_then(|it| it.strip_prefix(' '));
            value.ok_or(RefusedCertificate::Line(at + 1))
        };
        if header("bidiscope-certificate")? != "1" {
            return Err(RefusedCertificate::Line(1));
        }
        let property = Property::from_id(header("property")?).ok_or(RefusedCertificate::Line(2))?;
        let display = Display::read(header("display")?).map_err(|_| RefusedCertificate::Line(3))?;
        let class = |name: &str| BidiClass::ALL.into_iter().find(|it| it.short_name() == name);
        let classes: Option<Vec<BidiClass>> = header("classes")?.split(' ').map(class).collect();
        let classes = classes.ok_or(RefusedCertificate::Line(4))?;
        let has_l3 = display.has_l3() && property != Property::LabelUniquenessWithoutL3;
        let claim = CheckedClaim { property, display, classes, compared_to: 0 };
        claim.is_one().then_some(()).ok_or(RefusedCertificate::Claim)?;
        let mut read = Self { claim, has_l3, n: Vec::new(), d: Vec::new(), pairs: BTreeSet::new() };
        for (at, line) in lines.by_ref() {
            if line == "end" {
                return Ok(read);
            }
            read.read_line(line).ok_or(RefusedCertificate::Line(at + 1))?;
        }
        Err(RefusedCertificate::Line(text.lines().count() + 1))
    }

    fn read_line(&mut self, line: &str) -> Option<()> {
        let words: Vec<&str> = line.split(' ').collect();
        let number = |at: usize| words.get(at)?.parse::<usize>().ok();
        if words[0] == "P" {
            let differ = match *words.get(3)? {
                "same" => false,
                "differ" => true,
                _ => return None,
            };
            self.pairs.insert((number(1)?, number(2)?, differ));
            return (words.len() == 4).then_some(());
        }
        let colon = words.iter().position(|it| *it == ":")?;
        let mut row = Row { is_final: *words.get(2)? == "!", ..Row::default() };
        for word in &words[colon + 1..] {
            let (symbol, to) = word.split_once('>')?;
            let (class, level) = symbol.split_at_checked(symbol.len().checked_sub(1)?)?;
            let class = self.claim.classes.iter().position(|it| it.short_name() == class)?;
            row.next.insert((class, level.parse().ok().filter(|it| *it < ALL_LEVELS)?), to.parse().ok()?);
        }
        match (words[0], words.get(3).copied()?) {
            ("N", ":") if number(1)? == self.n.len() => self.n.push(row),
            ("D", "outside") if number(1)? == self.d.len() => {
                self.d.push((Meaning::Outside(number(4)?), row));
            }
            ("D", "block") if number(1)? == self.d.len() => {
                let inner = words.get(6..colon)?;
                let opens = inner.iter().position(|it| *it == "open");
                let entries = |words: &[&str]| -> Option<Partial> {
                    let entry =
                        |it: &&str| it.split_once('>').map(|(a, b)| Some((a.parse().ok()?, b.parse().ok()?)));
                    words.iter().map(|it| entry(it)?).collect()
                };
                let done = entries(&inner[..opens.unwrap_or(inner.len())])?;
                let open = match opens {
                    Some(at) => Some((inner.get(at + 1)?.parse().ok()?, entries(&inner[at + 2..])?)),
                    None => None,
                };
                self.d.push((Meaning::Block { from: number(4)?, done, open }, row));
            }
            _ => return None,
        }
        Some(())
    }

    /// Compares N with the display, string by string; the length to which that goes.
    fn check_strings(&self) -> Refused<usize> {
        let mut screen = Screen::new(self.claim.display.clone().with_l3(self.has_l3));
        let mut longest: Vec<Vec<usize>> = vec![vec![]];
        let mut compared = 0;
        for length in 0.. {
            compared += longest.len();
            for string in &longest {
                self.check_string(string, &mut screen)?;
            }
            if compared + longest.len() * self.claim.classes.len() > MOST_COMPARED {
                return Ok(length);
            }
            let all = 0..self.claim.classes.len();
            longest =
                longest.iter().flat_map(|it| all.clone().map(|last| [&it[..], &[last]].concat())).collect();
        }
        Ok(0)
    }

    /// N takes a string of the language at one sequence of levels, which gives its display, and no other.
    fn check_string(&self, string: &[usize], screen: &mut Screen) -> Refused<()> {
        let mut ways: Vec<(usize, Vec<usize>)> = vec![(0, vec![])];
        for &class in string {
            let longer = |(state, levels): &(usize, Vec<usize>)| -> Vec<(usize, Vec<usize>)> {
                let next =
                    |level| Some((self.step(*state, (class, level))?, [&levels[..], &[level]].concat()));
                (0..ALL_LEVELS).filter_map(next).collect()
            };
            ways = ways.iter().flat_map(longer).collect();
        }
        ways.retain(|(state, _)| self.n.get(*state).is_some_and(|it| it.is_final));
        let characters: Vec<Character> =
            string.iter().map(|&it| representative(self.claim.classes[it])).collect();
        let is_right = match &ways[..] {
            [] => !self.claim.is_about(&characters),
            [(_, levels)] if self.claim.is_about(&characters) => {
                let shown = screen.show(&characters).iter().map(|it| it.0);
                self.shown(string, levels).into_iter().eq(shown)
            }
            _ => false,
        };
        let names: Vec<&str> = characters.iter().map(|it| it.class.short_name()).collect();
        is_right.then_some(()).ok_or_else(|| RefusedCertificate::Strings(names.join(" ")))
    }

    /// Rules L2 and L3: what stands at each place.
    fn shown(&self, string: &[usize], levels: &[usize]) -> Vec<usize> {
        let mut pieces: Vec<(usize, Vec<usize>)> = Vec::new();
        for (at, &level) in levels.iter().enumerate() {
            let stays = level % 2 == 0 || level == 3 || level == 1 && self.is_mark(string[at]);
            match pieces.last_mut() {
                Some((last, piece)) if *last == level && stays => piece.push(at),
                _ => pieces.push((level, vec![at])),
            }
        }
        let blocks = pieces.chunk_by(|one, two| one.0 != 0 && two.0 != 0);
        blocks.flat_map(|block| block.iter().rev().flat_map(|(_, piece)| piece.clone())).collect()
    }

    fn is_mark(&self, class: usize) -> bool {
        self.has_l3 && self.claim.classes[class] == BidiClass::NSM
    }

    fn step(&self, state: usize, symbol: Symbol) -> Option<usize> {
        self.n.get(state)?.next.get(&symbol).copied()
    }

    fn symbols(&self) -> impl Iterator<Item = Symbol> + '_ {
        (0..self.claim.classes.len()).flat_map(|class| (0..ALL_LEVELS).map(move |level| (class, level)))
    }

    /// D's states are what follows from N: each transition, and each that is not there.
    fn check_displays(&self) -> Refused<()> {
        if self.d.first().is_none_or(|(meaning, _)| *meaning != Meaning::Outside(0)) {
            return Err(RefusedCertificate::Start);
        }
        let landing = self.landing();
        for (state, (meaning, row)) in self.d.iter().enumerate() {
            let end = self.end(meaning).and_then(|it| self.n.get(it));
            if row.is_final != end.is_some_and(|it| it.is_final) {
                return Err(RefusedCertificate::Final(state));
            }
            for symbol in self.symbols() {
                let listed = row.next.get(&symbol).map(|&to| self.d.get(to).map(|(meaning, _)| meaning));
                let derived = self.derive(meaning, symbol, &landing);
                if listed != derived.as_ref().map(Some) {
                    let class = self.claim.classes[symbol.0].short_name();
                    let symbol = format!("{class} at level {}", symbol.1);
                    return Err(RefusedCertificate::Transition { state, symbol });
                }
            }
        }
        Ok(())
    }

    /// Where a block may end: each state of N that can go on after one, and the first that goes on alike.
    fn landing(&self) -> Partial {
        let after = |state: &Row| -> Vec<(usize, usize)> {
            let outside = state.next.iter().filter(|(symbol, _)| symbol.1 == 0);
            outside.map(|(symbol, to)| (symbol.0, *to)).collect()
        };
        let futures: Vec<_> = self.n.iter().map(|it| (it.is_final, after(it))).collect();
        let live = (0..futures.len()).filter(|&it| futures[it].0 || !futures[it].1.is_empty());
        live.map(|it| (it, futures.iter().position(|other| *other == futures[it]).unwrap_or(it))).collect()
    }

    /// N's state after a block that ends here.
    fn end(&self, meaning: &Meaning) -> Option<usize> {
        match meaning {
            Meaning::Outside(state) => Some(*state),
            Meaning::Block { from, done, open: None } => done.get(from).copied(),
            Meaning::Block { from, done, open: Some((_, piece)) } => done.get(piece.get(from)?).copied(),
        }
    }

    /// What a display that means this means with one character more; `None` where it is the beginning of
    /// no display.
    fn derive(&self, meaning: &Meaning, symbol: Symbol, landing: &Partial) -> Option<Meaning> {
        let (class, level) = symbol;
        if level == 0 {
            return self.step(self.end(meaning)?, symbol).map(Meaning::Outside);
        }
        let (from, done, open) = match meaning {
            Meaning::Outside(state) => (*state, landing, None),
            Meaning::Block { from, done, open } => (*from, done, open.as_ref()),
        };
        let stays = level != 1 || self.is_mark(class);
        let (done, piece) = match open {
            Some((at, piece)) if *at == level && stays => {
                let longer = piece.iter().filter_map(|(&a, &b)| Some((a, self.step(b, symbol)?)));
                (done.clone(), longer.collect::<Partial>())
            }
            _ if level == 1 && stays => return None,
            _ => {
                let whole = |(_, piece): &(usize, Partial)| -> Partial {
                    piece.iter().filter_map(|(&a, b)| Some((a, *done.get(b)?))).collect()
                };
                let begins = self.begins(from, level == 2);
                let piece = begins.into_iter().filter_map(|it| Some((it, self.step(it, symbol)?)));
                (open.map_or_else(|| done.clone(), whole), piece.collect())
            }
        };
        let has_marks = (0..self.claim.classes.len()).any(|it| self.is_mark(it));
        let (done, open) = if level == 1 && !has_marks {
            let whole = piece.iter().filter_map(|(&a, b)| Some((a, *done.get(b)?)));
            (whole.collect::<Partial>(), None)
        } else {
            let goes_on = |it: Symbol| it.1 == level && (level != 1 || self.is_mark(it.0));
            let has_end = |state: usize| self.reached(state, goes_on).iter().any(|it| done.contains_key(it));
            let piece: Partial = piece.into_iter().filter(|it| has_end(it.1)).collect();
            (done, Some((level, piece)))
        };
        let is_empty = open.as_ref().map_or(&done, |(_, piece)| piece).is_empty();
        (!is_empty).then_some(Meaning::Block { from, done, open })
    }

    /// N's states in which a piece of a block can begin; one at level 2 not after level 2.
    fn begins(&self, from: usize, not_after_2: bool) -> BTreeSet<usize> {
        let all = self.reached(from, |it| it.1 != 0);
        if !not_after_2 {
            return all;
        }
        let odd = |symbol: Symbol| {
            all.iter().filter_map(move |&it| self.step(it, symbol)).filter(move |_| symbol.1 % 2 == 1)
        };
        self.symbols().flat_map(odd).chain([from]).collect()
    }

    /// N's states that these symbols lead to from one, that one among them.
    fn reached(&self, from: usize, takes: impl Fn(Symbol) -> bool) -> BTreeSet<usize> {
        let mut reached = BTreeSet::from([from]);
        let mut waiting = vec![from];
        while let Some(state) = waiting.pop() {
            let next = self.symbols().filter(|it| takes(*it)).filter_map(|it| self.step(state, it));
            waiting.extend(next.filter(|it| reached.insert(*it)));
        }
        reached
    }

    /// The pairs hold the beginning, are closed, and no final pair has different levels.
    fn check_pairs(&self) -> Refused<()> {
        if !self.pairs.contains(&(0, 0, false)) {
            return Err(RefusedCertificate::Pair(0, 0));
        }
        for &(one, two, differ) in &self.pairs {
            let (Some((_, first)), Some((_, second))) = (self.d.get(one), self.d.get(two)) else {
                return Err(RefusedCertificate::Pair(one, two));
            };
            if differ && first.is_final && second.is_final {
                return Err(RefusedCertificate::Shared(one, two));
            }
            for (symbol, &next) in &first.next {
                for (other, &beside) in second.next.iter().filter(|it| it.0.0 == symbol.0) {
                    if !self.pairs.contains(&(next, beside, differ || symbol != other)) {
                        return Err(RefusedCertificate::Pair(next, beside));
                    }
                }
            }
        }
        Ok(())
    }
}

impl CheckedClaim {
    /// Whether certificates are checked for it: over classes that N is about, each once.
    fn is_one(&self) -> bool {
        use BidiClass::{AL, AN, CS, EN, ES, ET, L, NSM, ON, R, WS};
        let reached = [L, R, AL, EN, AN, ES, CS, ET, ON, NSM, WS];
        let once = |it: &BidiClass| self.classes.iter().filter(|other| *other == it).count() == 1;
        self.property.is_of_sameness()
            && self.property.applies_to(&self.display)
            && self.classes.iter().all(|it| reached.contains(it) && once(it))
    }

    /// Whether it is about a string.
    fn is_about(&self, characters: &[Character]) -> bool {
        match self.property {
            Property::LabelUniqueness | Property::LabelUniquenessWithoutL3 => satisfies(characters),
            Property::NameUniqueness => characters.split(|it| it.scalar == '.').all(satisfies),
            _ => true,
        }
    }
}
