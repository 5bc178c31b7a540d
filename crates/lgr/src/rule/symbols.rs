//! The code points of a label as the rules tell them apart.

use rustc_hash::FxHashMap;

use super::id::CodePointSetId;
use crate::set::CodePointSet;

/// The different sets of code points in the rules of a ruleset.
#[derive(Default, Debug)]
pub(crate) struct SetPool {
    sets: Vec<CodePointSet>,
    numbers: FxHashMap<CodePointSet, u32>,
}

/// The most different sets that rules may have.
const MAX_SETS: usize = 1 << 14;

/// The most words of all symbols together.
const MAX_WORDS: usize = 1 << 22;

/// The most words that are looked at to find the symbols.
const MAX_WORK: usize = 1 << 28;

impl SetPool {
    /// The sets of these symbols, with their numbers.
    pub(crate) fn of(symbols: &Symbols) -> Self {
        let sets = symbols.sets.clone();
        let numbers = sets.iter().cloned().zip(0..).collect();
        Self { sets, numbers }
    }

    /// The number of a set; `None` where there are too many.
    pub(crate) fn number(&mut self, set: CodePointSet) -> Option<CodePointSetId> {
        if let Some(number) = self.numbers.get(&set) {
            return Some(CodePointSetId(*number));
        }
        let number = u32::try_from(self.sets.len()).ok().filter(|it| (*it as usize) < MAX_SETS)?;
        self.sets.push(set.clone());
        self.numbers.insert(set, number);
        Some(CodePointSetId(number))
    }

    /// The symbols that these sets tell apart; `None` where there are too many.
    pub(crate) fn symbols(self) -> Option<Symbols> {
        let words = self.sets.len().div_ceil(64);
        // Where a set begins or has ended, with its number.
        let mut bounds: Vec<(u32, u32)> = Vec::new();
        for (number, set) in (0..).zip(&self.sets) {
            bounds.extend(
                set.inclusive_ranges()
                    .iter()
                    .flat_map(|&(first, last)| [(first, number), (last + 1, number)]),
            );
        }
        if bounds.len().saturating_mul(words) > MAX_WORK {
            return None;
        }
        bounds.sort_unstable();
        let mut symbols =
            Symbols { starts: vec![0], symbols: vec![0], masks: vec![0; words], words, sets: self.sets };
        let mut numbers: FxHashMap<Box<[u64]>, u32> = FxHashMap::default();
        let mut mask = vec![0_u64; words];
        numbers.insert(mask.clone().into(), 0);
        let mut at = 0;
        while let Some(&(start, _)) = bounds.get(at) {
            while let Some(&(_, set)) = bounds.get(at).filter(|it| it.0 == start) {
                mask[set as usize / 64] ^= 1 << (set % 64);
                at += 1;
            }
            let symbol = match numbers.get(mask.as_slice()) {
                Some(symbol) => *symbol,
                None if symbols.masks.len() + words > MAX_WORDS => return None,
                None => {
                    let symbol = numbers.len() as u32;
                    numbers.insert(mask.clone().into(), symbol);
                    symbols.masks.extend_from_slice(&mask);
                    symbol
                }
            };
            symbols.starts.push(start);
            symbols.symbols.push(symbol);
        }
        Some(symbols)
    }
}

/// Code points that are in the same sets are one symbol: the rules do not tell them apart.
#[derive(Clone, Default, Debug)]
pub(crate) struct Symbols {
    /// The first code points of stretches with one symbol, ascending from 0.
    starts: Vec<u32>,
    /// Their symbols.
    symbols: Vec<u32>,
    /// The sets that each symbol is in, `words` words for one symbol.
    masks: Vec<u64>,
    words: usize,
    sets: Vec<CodePointSet>,
}

impl Symbols {
    /// The symbol of a code point.
    pub(crate) fn symbol(&self, scalar: char) -> u32 {
        let at = self.starts.partition_point(|it| *it <= u32::from(scalar));
        // The first stretch begins at 0. Where there are no rules there are no stretches.
        self.symbols.get(at.wrapping_sub(1)).copied().unwrap_or(0)
    }

    /// The code points of a range at which another symbol may begin.
    pub(crate) fn starts_in(&self, range: &std::ops::RangeInclusive<char>) -> Vec<char> {
        let [from, to] = [range.start(), range.end()].map(|it| u32::from(*it));
        let at = self.starts.partition_point(|it| *it < from);
        let starts = self.starts[at..].iter().take_while(|it| **it <= to);
        // A set may begin or end at a surrogate, which is in no label: the next that can be is the first behind them.
        starts.map(|it| char::from_u32(*it).unwrap_or('\u{E000}')).filter(|it| range.contains(it)).collect()
    }

    /// Whether a symbol is in a set.
    pub(crate) fn is_in(&self, symbol: u32, set: u32) -> bool {
        self.masks[symbol as usize * self.words + set as usize / 64] >> (set % 64) & 1 != 0
    }

    /// How many words a mask of sets has.
    pub(crate) const fn words(&self) -> usize {
        self.words
    }

    /// The set of a number.
    pub(crate) fn set(&self, set_id: CodePointSetId) -> &CodePointSet {
        &self.sets[set_id.0 as usize]
    }

    fn mask(&self, symbol: u32) -> &[u64] {
        &self.masks[symbol as usize * self.words..][..self.words]
    }
}

/// A label in the symbols of a ruleset's rules. The memory is used again.
#[derive(Clone, Default, Debug)]
pub(crate) struct Text {
    symbols: Vec<u32>,
    /// The sets that have a code point of the label.
    present: Vec<u64>,
}

impl Text {
    /// Becomes another label.
    pub(crate) fn set(&mut self, symbols: &Symbols, label: impl IntoIterator<Item = char>) {
        self.symbols.clear();
        self.present.clear();
        self.present.resize(symbols.words, 0);
        for scalar in label {
            let symbol = symbols.symbol(scalar);
            self.symbols.push(symbol);
            for (all, one) in self.present.iter_mut().zip(symbols.mask(symbol)) {
                *all |= one;
            }
        }
    }

    pub(crate) fn symbols(&self) -> &[u32] {
        &self.symbols
    }

    /// Whether the label has a code point of each of these sets.
    pub(crate) fn has_all(&self, sets: &[u64]) -> bool {
        sets.iter().zip(&self.present).all(|(needed, present)| needed & !present == 0)
    }
}
