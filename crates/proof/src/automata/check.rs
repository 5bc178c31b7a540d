//! Checks a certificate, sharing no code with the program that writes it. docs/certificate.md has the format
//! and the argument.
//!
//! It checks that D starts where N starts, and that its transitions follow from N; that the pairs contain the
//! initial one and are closed under transitions; that no pair of final states has different levels; and that N
//! gives each string of the language, up to a length, the order in which the display shows it.
//! `certificate_strings` decides whether N does so at every length.

mod reachable;

use std::collections::{BTreeMap, BTreeSet};

use super::Automaton;
use super::automaton::NOWHERE;
use super::certificate_claim::{CertificateError, CheckedClaim};
use crate::study::{Property, representative};
use bidiscope_bidi::name::{BidiClass, Character};
use bidiscope_bidi::order::{DisplayConfig, DisplayEngine};

use reachable::{PathKind, Reachable};
/// A partial map from states of N to states of N.
type StateMap = BTreeMap<usize, usize>;
/// A class, by its number in the claim, and a level.
type Symbol = (usize, usize);

/// The number of levels in a display, including the extra level of marks without a base.
const ALL_LEVELS: usize = 4;
/// The most strings for which N is compared with the display, and their greatest length.
const MAX_COMPARED_STRINGS: usize = 200_000;
const MAX_COMPARED_LENGTH: usize = 12;
/// The steps that a check may take for each byte of the text, besides the comparison. Certificates written by
/// bidiscope take fewer than ten.
const STEPS_PER_BYTE: usize = 100;

/// The part of a state of N or D that the transitions determine.
#[derive(Default)]
struct Transitions {
    is_final: bool,
    next: BTreeMap<Symbol, usize>,
}

/// The meaning of a state of D, as the certificate states it.
#[derive(Clone, PartialEq, Eq)]
enum StateMeaning {
    Outside(usize),
    Block { from: usize, completed: StateMap, level: usize, piece: StateMap },
}

/// A certificate that was read but not yet checked.
struct ReadCertificate {
    claim: CheckedClaim,
    has_l3: bool,
    n: Vec<Transitions>,
    d: Vec<(StateMeaning, Transitions)>,
    pairs: BTreeSet<(usize, usize, bool)>,
    reachable: Reachable,
}

/// Checks a certificate and returns its claim.
///
/// # Errors
/// The first error in the certificate.
pub fn check_certificate(text: &str) -> Result<CheckedClaim, CertificateError> {
    let mut certificate = ReadCertificate::read(text)?;
    certificate.check_bases()?;
    certificate.check_displays()?;
    certificate.check_pairs()?;
    certificate.claim.compared_to_length = certificate.check_strings()?;
    certificate.claim.strings = certificate.strings();
    Ok(certificate.claim)
}

impl ReadCertificate {
    fn read(text: &str) -> Result<Self, CertificateError> {
        let lines: Vec<&str> = text.lines().collect();
        let header = |at: usize, key: &str| {
            let value = lines.get(at).and_then(|it| it.strip_prefix(key)).and_then(|it| it.strip_prefix(' '));
            value.ok_or(CertificateError::Line(at + 1))
        };
        if header(0, "bidiscope-certificate")? != "1" {
            return Err(CertificateError::Line(1));
        }
        let property = Property::from_id(header(1, "property")?).ok_or(CertificateError::Line(2))?;
        let display = DisplayConfig::read(header(2, "display")?).map_err(|_| CertificateError::Line(3))?;
        let class = |name: &str| BidiClass::ALL.into_iter().find(|it| it.short_name() == name);
        let classes: Option<Vec<_>> = header(3, "classes")?.split(' ').map(class).collect();
        let classes = classes.ok_or(CertificateError::Line(4))?;
        let has_l3 = display.has_l3() && property != Property::LabelUniquenessWithoutL3;
        let strings = Automaton { symbols: 0, next: Vec::new(), finals: Vec::new() };
        let claim = CheckedClaim { property, display, classes, compared_to_length: 0, strings };
        claim.is_checked().then_some(()).ok_or(CertificateError::Claim)?;
        let mut certificate = Self {
            claim,
            has_l3,
            n: Vec::new(),
            d: Vec::new(),
            pairs: BTreeSet::new(),
            reachable: Reachable::new(
                4 * MAX_COMPARED_STRINGS * MAX_COMPARED_LENGTH + text.len() * STEPS_PER_BYTE,
            ),
        };
        for (at, line) in lines.iter().enumerate().skip(4) {
            if *line == "end" && at + 1 == lines.len() {
                return Ok(certificate);
            }
            certificate
                .read_line(&line.split(' ').collect::<Vec<_>>())
                .ok_or(CertificateError::Line(at + 1))?;
        }
        Err(CertificateError::Line(lines.len() + 1))
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
        let map = |words: &[&str]| -> Option<StateMap> {
            let entry = |(from, to): (&str, &str)| Some((from.parse().ok()?, to.parse().ok()?));
            words.iter().map(|it| it.split_once('>').and_then(entry)).collect()
        };
        match (words[0], *words.get(3)?) {
            ("N", ":") if number(1)? == self.n.len() => self.n.push(row),
            ("D", "outside") if number(1)? == self.d.len() => {
                self.d.push((StateMeaning::Outside(number(4)?), row))
            }
            ("D", "block") if number(1)? == self.d.len() => {
                let open = place("open")?;
                let (completed, piece) = (map(words.get(6..open)?)?, map(words.get(open + 2..colon)?)?);
                self.d.push((
                    StateMeaning::Block { from: number(4)?, completed, level: number(open + 1)?, piece },
                    row,
                ));
            }
            _ => return None,
        }
        Some(())
    }

    /// Every mark at level 1 must have a base at level 1 before it, because no display is read otherwise: a
    /// piece begins with a base.
    fn check_bases(&self) -> Result<(), CertificateError> {
        let transitions = || self.n.iter().flat_map(|row| &row.next);
        let without_base = transitions().filter(|(symbol, _)| symbol.1 != 1).map(|(_, &to)| to);
        let goes_on = |it: &usize| {
            self.n.get(*it).is_some_and(|row| row.next.keys().any(|it| it.1 == 1 && self.is_mark(it.0)))
        };
        without_base.chain([0]).find(goes_on).map_or(Ok(()), |it| Err(CertificateError::Base(it)))
    }

    /// The transitions of D, and the missing ones, must be those that follow from N.
    fn check_displays(&self) -> Result<(), CertificateError> {
        if self.d.first().is_none_or(|(meaning, _)| *meaning != StateMeaning::Outside(0)) {
            return Err(CertificateError::Start);
        }
        let after_block = self.after_block();
        for (state, (meaning, row)) in self.d.iter().enumerate() {
            let end = self.end(meaning).and_then(|it| self.n.get(it));
            if row.is_final != end.is_some_and(|it| it.is_final) {
                return Err(CertificateError::Final(state));
            }
            for symbol in self.symbols() {
                self.reachable.check_steps()?;
                let there = row.next.get(&symbol).map(|&to| self.d.get(to).map(|(meaning, _)| meaning));
                if there != self.derive(meaning, symbol, &after_block).as_ref().map(Some) {
                    let class = self.claim.classes[symbol.0].short_name();
                    return Err(CertificateError::Transition(
                        state,
                        format!("{class} at level {}", symbol.1),
                    ));
                }
            }
        }
        Ok(())
    }

    /// The state after one more character; `None` if no display begins like this.
    fn derive(&self, meaning: &StateMeaning, symbol: Symbol, after_block: &StateMap) -> Option<StateMeaning> {
        let level = symbol.1;
        if level == 0 {
            return self.step(self.end(meaning)?, symbol).map(StateMeaning::Outside);
        }
        let continues_piece = level != 1 || self.is_mark(symbol.0);
        let piece_starts = |from| -> StateMap {
            // At level 2 a piece does not begin after level 2.
            let begins = self.reached(from, if level == 2 { PathKind::BlockToOdd } else { PathKind::Block });
            begins.iter().filter_map(|&it| Some((it, self.step(it, symbol)?))).collect()
        };
        let (from, completed, piece) = match meaning {
            StateMeaning::Block { from, completed, level: last, piece }
                if *last == level && continues_piece =>
            {
                let longer = piece.iter().filter_map(|(&a, &b)| Some((a, self.step(b, symbol)?)));
                (*from, completed.clone(), longer.collect())
            }
            _ if level == 1 && continues_piece => return None,
            StateMeaning::Block { from, completed, piece, .. } => {
                let whole = piece.iter().filter_map(|(&a, b)| Some((a, *completed.get(b)?)));
                (*from, whole.collect(), piece_starts(*from))
            }
            StateMeaning::Outside(from) => (*from, after_block.clone(), piece_starts(*from)),
        };
        self.reachable.take_steps(completed.len() + piece.len());
        let has_end = |state: usize| {
            let reached = self.reached(state, PathKind::Piece(level));
            reached.iter().any(|it| completed.contains_key(it))
        };
        let piece: StateMap = piece.into_iter().filter(|it| has_end(it.1)).collect();
        (!piece.is_empty()).then_some(StateMeaning::Block { from, completed, level, piece })
    }

    /// The state of N if the text or the block ends here.
    fn end(&self, meaning: &StateMeaning) -> Option<usize> {
        match meaning {
            StateMeaning::Outside(state) => Some(*state),
            StateMeaning::Block { from, completed, piece, .. } => completed.get(piece.get(from)?).copied(),
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

    /// The pairs must contain the initial pair and be closed, and no final pair may have different levels.
    fn check_pairs(&self) -> Result<(), CertificateError> {
        let require = |pair| {
            if self.pairs.contains(&pair) { Ok(()) } else { Err(CertificateError::Pair(pair.0, pair.1)) }
        };
        require((0, 0, false))?;
        for &(one, two, differ) in &self.pairs {
            let (Some((_, first)), Some((_, second))) = (self.d.get(one), self.d.get(two)) else {
                return Err(CertificateError::Pair(one, two));
            };
            if differ && first.is_final && second.is_final {
                return Err(CertificateError::Shared(one, two));
            }
            for (symbol, &next) in &first.next {
                let of_class = (symbol.0, 0)..(symbol.0, ALL_LEVELS);
                for (other, &next_other) in second.next.range(of_class) {
                    require((next, next_other, differ || symbol != other))?;
                }
            }
        }
        Ok(())
    }

    /// Compares N with the display, string by string. Returns the length up to which all strings were compared.
    fn check_strings(&self) -> Result<usize, CertificateError> {
        let mut screen = DisplayEngine::new(self.claim.display.clone().with_l3(self.has_l3));
        let classes = self.claim.classes.len();
        let (mut length, mut strings, mut compared) = (0, vec![vec![]], 0);
        loop {
            strings.iter().try_for_each(|it| self.check_string(it, &mut screen))?;
            compared += strings.len();
            if compared + strings.len() * classes > MAX_COMPARED_STRINGS || length == MAX_COMPARED_LENGTH {
                return Ok(length);
            }
            let longer =
                |it: &Vec<usize>| (0..classes).map(|last| [&it[..], &[last]].concat()).collect::<Vec<_>>();
            strings = strings.iter().flat_map(longer).collect();
            length += 1;
        }
    }

    /// N must accept a string of the language at exactly one sequence of levels, which gives its display, and
    /// no other string.
    fn check_string(&self, string: &[usize], screen: &mut DisplayEngine) -> Result<(), CertificateError> {
        let (mut ways, mut is_ambiguous) = (vec![(0, Vec::<usize>::new())], false);
        for &class in string {
            self.reachable.take_steps(ways.len());
            self.reachable.check_steps()?;
            let longer = |(state, levels): (usize, Vec<usize>)| {
                let next =
                    move |level| Some((self.step(state, (class, level))?, [&levels[..], &[level]].concat()));
                (0..ALL_LEVELS).filter_map(next)
            };
            ways = ways.into_iter().flat_map(longer).collect();
            // Two sequences of levels that reach one state have the same continuations, so the string is
            // ambiguous.
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
                is_read && screen.order(&characters).iter().map(|it| it.0).eq(shown)
            }
            _ => false,
        };
        let names: Vec<&str> = characters.iter().map(|it| it.class.short_name()).collect();
        if is_right { Ok(()) } else { Err(CertificateError::Strings(names.join(" "))) }
    }

    /// N as an automaton. Transitions to states that do not exist are left out.
    fn strings(&self) -> Automaton {
        let next = |row: &Transitions, symbol: Symbol| {
            let to = row.next.get(&symbol).filter(|it| **it < self.n.len());
            to.and_then(|&it| u32::try_from(it).ok()).unwrap_or(NOWHERE)
        };
        // An automaton has at least one state.
        let none = [Transitions::default()];
        let rows = if self.n.is_empty() { &none } else { &self.n[..] };
        Automaton {
            symbols: self.claim.classes.len() * ALL_LEVELS,
            next: rows.iter().flat_map(|row| self.symbols().map(move |it| next(row, it))).collect(),
            finals: rows.iter().map(|it| it.is_final).collect(),
        }
    }

    /// Whether D accepts a display.
    fn reads(&self, mut display: impl Iterator<Item = Symbol>) -> bool {
        let end = display.try_fold(0, |state, it| self.d.get(state)?.1.next.get(&it).copied());
        end.and_then(|it| self.d.get(it)).is_some_and(|(_, row)| row.is_final)
    }

    /// Applies rules L2 and L3: the logical position of the character at each visual position.
    fn shown(&self, string: &[usize], levels: &[usize]) -> Vec<usize> {
        let mut pieces: Vec<(usize, Vec<usize>)> = Vec::new();
        for (at, &level) in levels.iter().enumerate() {
            let continues_piece = level == 2 || level == 3 || level == 1 && self.is_mark(string[at]);
            match pieces.last_mut() {
                Some((last, piece)) if *last == level && continues_piece => piece.push(at),
                _ => pieces.push((level, vec![at])),
            }
        }
        let blocks = pieces.chunk_by(|one, two| one.0 != 0 && two.0 != 0);
        blocks.flat_map(|block| block.iter().rev().flat_map(|(_, piece)| piece.clone())).collect()
    }
}
