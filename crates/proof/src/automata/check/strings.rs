//! Compares N and M with the display itself, string by string.

use super::read_certificate::{
    ALL_LEVELS, Automata, MAX_COMPARED_LENGTH, MAX_COMPARED_STRINGS, ReadCertificate, Symbol,
};
use crate::automata::Automaton;
use crate::automata::automaton::NOWHERE;
use crate::automata::certificate::CertificateCheckError;
use crate::automata::language::is_delimiter;
use crate::study::representative;
use crate::study::urls::{SCHEME, SLASH};
use bidiscope_bidi::name::{BidiClass, Character};
use bidiscope_bidi::order::DisplayEngine;

/// A string, and the ways in which N, and M, read it.
#[derive(Clone)]
struct StringRead {
    string: Vec<usize>,
    ways: Vec<Vec<Way>>,
}

/// The state of N after a string, and the levels at which it was read.
#[derive(Clone, Default)]
struct Way {
    state: usize,
    levels: Vec<usize>,
}

impl ReadCertificate {
    /// Compares N and M with the displays. Returns the length up to which all strings were compared; of URLs those that
    /// begin with the scheme, for no others are long.
    pub(super) fn check_strings(&self) -> Result<usize, CertificateCheckError> {
        let mut engines: Vec<DisplayEngine> = self
            .sides
            .iter()
            .map(|side| {
                DisplayEngine::new(
                    side.display.clone().with_changed_choices(|it| it.applies_l3 = side.has_l3),
                )
            })
            .collect();
        let (letters, scheme) = (self.letters.len(), self.scheme());
        let start = StringRead { string: Vec::new(), ways: vec![vec![Way::default()]; self.sides.len()] };
        let mut strings = vec![start.clone()];
        if !scheme.is_empty() {
            strings.push(scheme.iter().try_fold(start, |read, &it| self.longer(&read, it))?);
        }
        let (mut length, mut compared) = (0, 0);
        loop {
            for read in &strings {
                for (at, engine) in engines.iter_mut().enumerate() {
                    self.check_string(read, at, engine)?;
                }
            }
            compared += strings.len();
            if compared + strings.len() * letters > MAX_COMPARED_STRINGS || length == MAX_COMPARED_LENGTH {
                return Ok(scheme.len() + length);
            }
            let longer = strings.iter().flat_map(|read| (0..letters).map(|last| self.longer(read, last)));
            strings = longer.collect::<Result<_, _>>()?;
            length += 1;
        }
    }

    /// A string with one more letter.
    fn longer(&self, read: &StringRead, letter: usize) -> Result<StringRead, CertificateCheckError> {
        let string = [&read.string[..], &[letter]].concat();
        let mut ways = Vec::with_capacity(self.sides.len());
        for (side, before) in self.sides.iter().zip(&read.ways) {
            ways.push(side.longer_ways(before, letter));
            side.reachable.take_steps(before.len());
            side.reachable.check_steps()?;
            // Two sequences of levels that reach one state have the same continuations, so the string is ambiguous.
            if ways.last().is_some_and(|it| it.len() > side.n.len()) {
                return Err(self.wrong_string(side, &string));
            }
        }
        Ok(StringRead { string, ways })
    }

    fn wrong_string(&self, side: &Automata, string: &[usize]) -> CertificateCheckError {
        let names: Vec<&str> = string.iter().map(|it| self.letters[*it].short_name()).collect();
        CertificateCheckError::StringsDoNotMatchDisplay {
            automaton_letter: side.names[0],
            class_names: names.join(" "),
        }
    }

    /// The letters of the scheme of URLs; none for other sequences.
    fn scheme(&self) -> Vec<usize> {
        let slash = self.claim.alphabet.len();
        let letter = self.claim.alphabet.iter().position(|it| *it == BidiClass::L);
        let is_of_urls = self.letters.len() > slash;
        letter.filter(|_| is_of_urls).map_or(Vec::new(), |it| vec![it, slash, slash, slash])
    }

    /// The characters of a string: one for each letter. The slash is a colon where that of a scheme of one letter stands.
    fn characters(&self, string: &[usize]) -> Vec<Character> {
        let character = |(at, &letter): (usize, &usize)| match self.claim.alphabet.get(letter) {
            Some(&class) => representative(class),
            None if at == 1 => SCHEME[1],
            None => SLASH,
        };
        string.iter().enumerate().map(character).collect()
    }

    /// N or M must accept a string of the language at exactly one sequence of levels, which gives its display, and
    /// no other string.
    fn check_string(
        &self,
        StringRead { string, ways }: &StringRead,
        at: usize,
        engine: &mut DisplayEngine,
    ) -> Result<(), CertificateCheckError> {
        let side = &self.sides[at];
        let characters = self.characters(string);
        let is_accepted = |way: &&Way| side.n.get(way.state).is_some_and(|it| it.is_final);
        let ways: Vec<&Vec<usize>> = ways[at].iter().filter(is_accepted).map(|it| &it.levels).collect();
        let is_right = match (&ways[..], self.claim.statement.sequences().has(&characters)) {
            ([], is_covered) => !is_covered,
            ([levels], true) if at == 1 && self.kind.has_label_alone() => {
                shows_label_alone(side, string, &characters, levels, engine)
            }
            ([levels], true) => {
                let shown = side.shown(string, levels);
                let is_read = side.reads(shown.iter().map(|&at| (string[at], levels[at])));
                is_read && order(engine, &characters).eq(&shown)
            }
            _ => false,
        };
        if is_right { Ok(()) } else { Err(self.wrong_string(side, string)) }
    }
}

fn order(engine: &mut DisplayEngine, characters: &[Character]) -> Vec<usize> {
    engine.order(characters).iter().map(|it| it.0).collect()
}

/// Whether the levels of X in a context are those of X alone, and all others 0.
fn shows_label_alone(
    side: &Automata,
    string: &[usize],
    characters: &[Character],
    levels: &[usize],
    engine: &mut DisplayEngine,
) -> bool {
    let is_delimiter = |at: &usize| is_delimiter(characters[*at].class);
    let delimiters: Vec<usize> = (0..characters.len()).filter(is_delimiter).collect();
    let [before, after] = delimiters[..] else { return false };
    let x = before + 1..after;
    levels.iter().enumerate().all(|(at, level)| *level == 0 || x.contains(&at))
        && side.shown(&string[x.clone()], &levels[x.clone()]) == order(engine, &characters[x])
}

impl Automata {
    /// The ways in which N reads a string, from those of the string without its last letter.
    fn longer_ways(&self, ways: &[Way], letter: usize) -> Vec<Way> {
        let longer = |way: &Way| {
            let (state, levels) = (way.state, way.levels.clone());
            (0..ALL_LEVELS).filter_map(move |level| {
                let state = self.step(state, (letter, level))?;
                Some(Way { state, levels: [&levels[..], &[level]].concat() })
            })
        };
        ways.iter().flat_map(longer).collect()
    }

    /// N as an automaton. Transitions to states that do not exist are left out.
    pub(super) fn strings(&self) -> Automaton {
        let next = |state: usize, symbol: Symbol| {
            let to = self.step(state, symbol).filter(|it| *it < self.n.len());
            to.and_then(|it| u32::try_from(it).ok()).unwrap_or(NOWHERE)
        };
        let states = 0..self.n.len();
        Automaton {
            symbol_count: self.marks.len() * ALL_LEVELS,
            next_state_by_state_and_symbol: states
                .flat_map(|state| self.symbols().map(move |it| next(state, it)))
                .collect(),
            is_final_by_state: self.n.iter().map(|it| it.is_final).collect(),
        }
    }

    /// Whether D accepts a display; `true` without D.
    fn reads(&self, mut display: impl Iterator<Item = Symbol>) -> bool {
        let end = display.try_fold(0, |state, it| self.d.get(state)?.1.next.get(&it).copied());
        self.d.is_empty() || end.and_then(|it| self.d.get(it)).is_some_and(|(_, row)| row.is_final)
    }

    /// Applies rules L2 and L3: the logical position of the character at each visual position.
    fn shown(&self, string: &[usize], levels: &[usize]) -> Vec<usize> {
        let mut pieces: Vec<(usize, Vec<usize>)> = Vec::new();
        for (at, &level) in levels.iter().enumerate() {
            let continues_piece = self.continues_piece((string[at], level));
            match pieces.last_mut() {
                Some((last, piece)) if *last == level && continues_piece => piece.push(at),
                _ => pieces.push((level, vec![at])),
            }
        }
        let blocks = pieces.chunk_by(|one, two| one.0 != 0 && two.0 != 0);
        blocks.flat_map(|block| block.iter().rev().flat_map(|(_, piece)| piece.clone())).collect()
    }
}
