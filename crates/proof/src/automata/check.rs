//! Checks a certificate, with nothing of the program that writes it: docs/certificate.md has the format and
//! the argument.
//!
//! D begins where N begins, and its transitions are those that follow from N. The pairs begin at the
//! beginning and are closed, and no pair of final states has different levels. N gives each string of the
//! language, to a length, the order in which the display shows it. Whether it does so beyond is asked in `same_strings`.

mod reach;

use std::collections::{BTreeMap, BTreeSet};

use super::Automaton;
use super::automaton::NOWHERE;
use super::claim::{CheckedClaim, RefusedCertificate};
use crate::study::{Property, representative};
use bidiscope_bidi::name::{BidiClass, Character};
use bidiscope_bidi::order::{Display, Screen};

use RefusedCertificate as Refused;
use reach::{PathKind, Reachable};
/// What maps are over: states of N.
type Partial = BTreeMap<usize, usize>;
/// A class by its number, and a level.
type Symbol = (usize, usize);

/// How many levels a display has, the own level of marks without a base among them.
const ALL_LEVELS: usize = 4;
/// How many strings N is compared over at most, and how long they are: of few classes there are few.
const MOST_COMPARED: usize = 200_000;
const LONGEST_COMPARED: usize = 12;
/// How many steps a check takes for each byte of the text, at most, besides the comparison. Those that bidiscope writes
/// take fewer than ten.
const MOST_STEPS: usize = 100;

/// A state of N, or what of a state of D is to be derived.
#[derive(Default)]
struct Transitions {
    is_final: bool,
    next: BTreeMap<Symbol, usize>,
}

/// What a state of D stands for.
#[derive(Clone, PartialEq, Eq)]
enum Meaning {
    Outside(usize),
    Block { from: usize, done: Partial, level: usize, piece: Partial },
}

/// A certificate as it was read.
struct ReadCertificate {
    claim: CheckedClaim,
    has_l3: bool,
    n: Vec<Transitions>,
    d: Vec<(Meaning, Transitions)>,
    pairs: BTreeSet<(usize, usize, bool)>,
    reach: Reachable,
}

/// What the text proves, if it proves it.
///
/// # Errors
/// The first thing that is wrong with it.
pub fn check_certificate(text: &str) -> Result<CheckedClaim, RefusedCertificate> {
    let mut written = ReadCertificate::read(text)?;
    written.check_bases()?;
    written.check_displays()?;
    written.check_pairs()?;
    written.claim.compared_to = written.check_strings()?;
    written.claim.strings = written.strings();
    Ok(written.claim)
}

impl ReadCertificate {
    fn read(text: &str) -> Result<Self, Refused> {
        let lines: Vec<&str> = text.lines().collect();
        let header = |at: usize, key: &str| {
            let value = lines.get(at).and_then(|it| it.strip_prefix(key)).and_then(|it| it.strip_prefix(' '));
            value.ok_or(Refused::Line(at + 1))
        };
        if header(0, "bidiscope-certificate")? != "1" {
            return Err(Refused::Line(1));
        }
        let property = Property::from_id(header(1, "property")?).ok_or(Refused::Line(2))?;
        let display = Display::read(header(2, "display")?).map_err(|_| Refused::Line(3))?;
        let class = |name: &str| BidiClass::ALL.into_iter().find(|it| it.short_name() == name);
        let classes: Option<Vec<_>> = header(3, "classes")?.split(' ').map(class).collect();
        let classes = classes.ok_or(Refused::Line(4))?;
        let has_l3 = display.has_l3() && property != Property::LabelUniquenessWithoutL3;
        let strings = Automaton { symbols: 0, next: Vec::new(), finals: Vec::new() };
        let claim = CheckedClaim { property, display, classes, compared_to: 0, strings };
        claim.is_checked().then_some(()).ok_or(Refused::Claim)?;
        let mut written = Self {
            claim,
            has_l3,
            n: Vec::new(),
            d: Vec::new(),
            pairs: BTreeSet::new(),
            reach: Reachable::new(4 * MOST_COMPARED * LONGEST_COMPARED + text.len() * MOST_STEPS),
        };
        for (at, line) in lines.iter().enumerate().skip(4) {
            if *line == "end" && at + 1 == lines.len() {
                return Ok(written);
            }
            written.read_line(&line.split(' ').collect::<Vec<_>>()).ok_or(Refused::Line(at + 1))?;
        }
        Err(Refused::Line(lines.len() + 1))
    }

    fn read_line(&mut self, words: &[&str]) -> Option<()> {
        let number = |at: usize| words.get(at)?.parse::<usize>().ok();
        if let ["P", _, _, differ @ ("same" | "differ")] = words {
            self.pairs.insert((number(1)?, number(2)?, *differ == "differ"));
            return Some(());
        }
        let place = |word: &str| words.iter().position(|it| *it == word);
        let colon = place(":")?;
        let is_final = match *words.get(2)? {
            "!" => true,
            "." => false,
            _ => return None,
        };
        let mut row = Transitions { is_final, ..Transitions::default() };
        for word in &words[colon + 1..] {
            let (symbol, to) = word.split_once('>')?;
            let (class, level) = symbol.split_at_checked(symbol.len().checked_sub(1)?)?;
            let class = self.claim.classes.iter().position(|it| it.short_name() == class)?;
            let level = level.parse().ok().filter(|it| *it < ALL_LEVELS)?;
            row.next.insert((class, level), to.parse().ok()?);
        }
        let map = |words: &[&str]| -> Option<Partial> {
            let entry = |(from, to): (&str, &str)| Some((from.parse().ok()?, to.parse().ok()?));
            words.iter().map(|it| it.split_once('>').and_then(entry)).collect()
        };
        match (words[0], *words.get(3)?) {
            ("N", ":") if number(1)? == self.n.len() => self.n.push(row),
            ("D", "outside") if number(1)? == self.d.len() => {
                self.d.push((Meaning::Outside(number(4)?), row))
            }
            ("D", "block") if number(1)? == self.d.len() => {
                let open = place("open")?;
                let (done, piece) = (map(words.get(6..open)?)?, map(words.get(open + 2..colon)?)?);
                self.d
                    .push((Meaning::Block { from: number(4)?, done, level: number(open + 1)?, piece }, row));
            }
            _ => return None,
        }
        Some(())
    }

    /// Marks at level 1 have a base at level 1 before them: of any other no display is read, as a piece begins with a base.
    fn check_bases(&self) -> Result<(), Refused> {
        let transitions = || self.n.iter().flat_map(|row| &row.next);
        let without_base = transitions().filter(|(symbol, _)| symbol.1 != 1).map(|(_, &to)| to);
        let goes_on = |it: &usize| {
            self.n.get(*it).is_some_and(|row| row.next.keys().any(|it| it.1 == 1 && self.is_mark(it.0)))
        };
        without_base.chain([0]).find(goes_on).map_or(Ok(()), |it| Err(Refused::Base(it)))
    }

    /// D's states are what follows from N: each transition, and each that is not there.
    fn check_displays(&self) -> Result<(), Refused> {
        if self.d.first().is_none_or(|(meaning, _)| *meaning != Meaning::Outside(0)) {
            return Err(Refused::Start);
        }
        let landing = self.landing();
        for (state, (meaning, row)) in self.d.iter().enumerate() {
            let end = self.end(meaning).and_then(|it| self.n.get(it));
            if row.is_final != end.is_some_and(|it| it.is_final) {
                return Err(Refused::Final(state));
            }
            for symbol in self.symbols() {
                self.reach.check_steps()?;
                let there = row.next.get(&symbol).map(|&to| self.d.get(to).map(|(meaning, _)| meaning));
                if there != self.derive(meaning, symbol, &landing).as_ref().map(Some) {
                    let class = self.claim.classes[symbol.0].short_name();
                    return Err(Refused::Transition(state, format!("{class} at level {}", symbol.1)));
                }
            }
        }
        Ok(())
    }

    /// What follows with one character more; `None` where no display begins so.
    fn derive(&self, meaning: &Meaning, symbol: Symbol, landing: &Partial) -> Option<Meaning> {
        let level = symbol.1;
        if level == 0 {
            return self.step(self.end(meaning)?, symbol).map(Meaning::Outside);
        }
        let stays = level != 1 || self.is_mark(symbol.0);
        let begun = |from| -> Partial {
            // At level 2 a piece does not begin after level 2.
            let begins = self.reached(from, if level == 2 { PathKind::BlockToOdd } else { PathKind::Block });
            begins.iter().filter_map(|&it| Some((it, self.step(it, symbol)?))).collect()
        };
        let (from, done, piece) = match meaning {
            Meaning::Block { from, done, level: last, piece } if *last == level && stays => {
                let longer = piece.iter().filter_map(|(&a, &b)| Some((a, self.step(b, symbol)?)));
                (*from, done.clone(), longer.collect())
            }
            _ if level == 1 && stays => return None,
            Meaning::Block { from, done, piece, .. } => {
                let whole = piece.iter().filter_map(|(&a, b)| Some((a, *done.get(b)?)));
                (*from, whole.collect(), begun(*from))
            }
            Meaning::Outside(from) => (*from, landing.clone(), begun(*from)),
        };
        self.reach.take_steps(done.len() + piece.len());
        let has_end = |state: usize| {
            let reached = self.reached(state, PathKind::Piece(level));
            reached.iter().any(|it| done.contains_key(it))
        };
        let piece: Partial = piece.into_iter().filter(|it| has_end(it.1)).collect();
        (!piece.is_empty()).then_some(Meaning::Block { from, done, level, piece })
    }

    /// N's state if the text, or the block, ends here.
    fn end(&self, meaning: &Meaning) -> Option<usize> {
        match meaning {
            Meaning::Outside(state) => Some(*state),
            Meaning::Block { from, done, piece, .. } => done.get(piece.get(from)?).copied(),
        }
    }

    fn symbols(&self) -> impl Iterator<Item = Symbol> + '_ {
        (0..self.claim.classes.len()).flat_map(|class| (0..ALL_LEVELS).map(move |level| (class, level)))
    }

    fn step(&self, state: usize, symbol: Symbol) -> Option<usize> {
        self.n.get(state)?.next.get(&symbol).copied()
    }

    fn is_mark(&self, class: usize) -> bool {
        self.has_l3 && self.claim.classes[class] == BidiClass::NSM
    }

    /// The pairs hold the beginning, are closed, and no final pair has different levels.
    fn check_pairs(&self) -> Result<(), Refused> {
        let need =
            |pair| if self.pairs.contains(&pair) { Ok(()) } else { Err(Refused::Pair(pair.0, pair.1)) };
        need((0, 0, false))?;
        for &(one, two, differ) in &self.pairs {
            let (Some((_, first)), Some((_, second))) = (self.d.get(one), self.d.get(two)) else {
                return Err(Refused::Pair(one, two));
            };
            if differ && first.is_final && second.is_final {
                return Err(Refused::Shared(one, two));
            }
            for (symbol, &next) in &first.next {
                let of_class = (symbol.0, 0)..(symbol.0, ALL_LEVELS);
                for (other, &beside) in second.next.range(of_class) {
                    need((next, beside, differ || symbol != other))?;
                }
            }
        }
        Ok(())
    }

    /// Compares N with the display, string by string; the length to which that goes.
    fn check_strings(&self) -> Result<usize, Refused> {
        let mut screen = Screen::new(self.claim.display.clone().with_l3(self.has_l3));
        let classes = self.claim.classes.len();
        let (mut length, mut strings, mut compared) = (0, vec![vec![]], 0);
        loop {
            strings.iter().try_for_each(|it| self.check_string(it, &mut screen))?;
            compared += strings.len();
            if compared + strings.len() * classes > MOST_COMPARED || length == LONGEST_COMPARED {
                return Ok(length);
            }
            let longer =
                |it: &Vec<usize>| (0..classes).map(|last| [&it[..], &[last]].concat()).collect::<Vec<_>>();
            strings = strings.iter().flat_map(longer).collect();
            length += 1;
        }
    }

    /// N takes a string of the language at one sequence of levels, which gives its display, and no other.
    fn check_string(&self, string: &[usize], screen: &mut Screen) -> Result<(), Refused> {
        let (mut ways, mut is_ambiguous) = (vec![(0, Vec::<usize>::new())], false);
        for &class in string {
            self.reach.take_steps(ways.len());
            self.reach.check_steps()?;
            let longer = |(state, levels): (usize, Vec<usize>)| {
                let next =
                    move |level| Some((self.step(state, (class, level))?, [&levels[..], &[level]].concat()));
                (0..ALL_LEVELS).filter_map(next)
            };
            ways = ways.into_iter().flat_map(longer).collect();
            // Two that meet in one state go on alike: where an end follows, a string has both.
            is_ambiguous |= ways.len() > self.n.len();
            if is_ambiguous {
                break;
            }
        }
        ways.retain(|(state, _)| self.n.get(*state).is_some_and(|it| it.is_final));
        let characters: Vec<Character> =
            string.iter().map(|&it| representative(self.claim.classes[it])).collect();
        let is_right = match (&ways[..], self.claim.is_about(&characters)) {
            _ if is_ambiguous => false,
            ([], is_about) => !is_about,
            ([(_, levels)], true) => {
                let shown = self.shown(string, levels);
                let is_read = self.reads(shown.iter().map(|&at| (string[at], levels[at])));
                is_read && screen.show(&characters).iter().map(|it| it.0).eq(shown)
            }
            _ => false,
        };
        let names: Vec<&str> = characters.iter().map(|it| it.class.short_name()).collect();
        if is_right { Ok(()) } else { Err(Refused::Strings(names.join(" "))) }
    }

    /// N as it is written. What leads to no state of it leads nowhere.
    fn strings(&self) -> Automaton {
        let next = |row: &Transitions, symbol: Symbol| {
            let to = row.next.get(&symbol).filter(|it| **it < self.n.len());
            to.and_then(|&it| u32::try_from(it).ok()).unwrap_or(NOWHERE)
        };
        // No language has no state.
        let none = [Transitions::default()];
        let rows = if self.n.is_empty() { &none } else { &self.n[..] };
        Automaton {
            symbols: self.claim.classes.len() * ALL_LEVELS,
            next: rows.iter().flat_map(|row| self.symbols().map(move |it| next(row, it))).collect(),
            finals: rows.iter().map(|it| it.is_final).collect(),
        }
    }

    /// Whether D reads a display.
    fn reads(&self, mut display: impl Iterator<Item = Symbol>) -> bool {
        let end = display.try_fold(0, |state, it| self.d.get(state)?.1.next.get(&it).copied());
        end.and_then(|it| self.d.get(it)).is_some_and(|(_, row)| row.is_final)
    }

    /// Rules L2 and L3: what stands at each place.
    fn shown(&self, string: &[usize], levels: &[usize]) -> Vec<usize> {
        let mut pieces: Vec<(usize, Vec<usize>)> = Vec::new();
        for (at, &level) in levels.iter().enumerate() {
            let stays = level == 2 || level == 3 || level == 1 && self.is_mark(string[at]);
            match pieces.last_mut() {
                Some((last, piece)) if *last == level && stays => piece.push(at),
                _ => pieces.push((level, vec![at])),
            }
        }
        let blocks = pieces.chunk_by(|one, two| one.0 != 0 && two.0 != 0);
        blocks.flat_map(|block| block.iter().rev().flat_map(|(_, piece)| piece.clone())).collect()
    }
}
