//! Records which displays have been seen, from all threads.

use std::collections::TryReserveError;
use std::sync::atomic::{AtomicU64, Ordering};

/// The displays seen at least once, and those seen at least twice. Two bits for each display, so that millions
/// of displays need neither sorting nor hashing, and the counts do not depend on the order of the threads.
#[derive(Debug)]
pub(super) struct SeenDisplays {
    once: Vec<AtomicU64>,
    again: Vec<AtomicU64>,
}

/// The number of bytes for this many displays; `None` if it exceeds `usize`.
pub(super) fn bytes(displays: u64) -> Option<usize> {
    usize::try_from(displays.div_ceil(64)).ok()?.checked_mul(16)
}

impl SeenDisplays {
    /// Allocates memory for this many displays.
    ///
    /// # Errors
    /// There is not enough memory.
    pub(super) fn with_capacity(displays: u64) -> Result<Self, TryReserveError> {
        let mut seen = Self { once: Vec::new(), again: Vec::new() };
        for bits in [&mut seen.once, &mut seen.again] {
            bits.try_reserve_exact(words(displays))?;
        }
        Ok(seen)
    }

    /// Marks this many displays as not seen.
    pub(super) fn reset(&mut self, displays: u64) {
        for bits in [&mut self.once, &mut self.again] {
            bits.clear();
            bits.extend(std::iter::repeat_with(AtomicU64::default).take(words(displays)));
        }
    }

    /// Records a display.
    pub(super) fn insert(&self, display: u64) {
        let (word, bit) = place(display);
        // Nothing else is communicated through the bits, and the threads are joined before they are read.
        if self.once[word].fetch_or(bit, Ordering::Relaxed) & bit != 0 {
            self.again[word].fetch_or(bit, Ordering::Relaxed);
        }
    }

    /// How often a display has been seen: 0, 1, or 2 for any more.
    pub(super) fn times(&self, display: u64) -> u64 {
        let (word, bit) = place(display);
        let has = |bits: &[AtomicU64]| u64::from(bits[word].load(Ordering::Relaxed) & bit != 0);
        has(&self.once) + has(&self.again)
    }

    /// The number of different displays seen.
    pub(super) fn distinct(&self) -> u64 {
        self.once.iter().map(|word| u64::from(word.load(Ordering::Relaxed).count_ones())).sum()
    }
}

/// The number of 64-bit words with one bit for each display.
fn words(displays: u64) -> usize {
    usize::try_from(displays.div_ceil(64)).unwrap_or(usize::MAX)
}

/// The index of the word of a display, and its bit.
const fn place(display: u64) -> (usize, u64) {
    ((display / 64) as usize, 1 << (display % 64))
}

#[cfg(test)]
mod tests {
    use super::SeenDisplays;

    #[test]
    fn once_again_and_never() {
        let mut seen = SeenDisplays::with_capacity(130).expect("some bytes");
        seen.reset(64);
        seen.insert(1);
        seen.reset(130);
        for display in [0, 63, 64, 129, 64, 64] {
            seen.insert(display);
        }
        assert_eq!([0, 1, 63, 64, 129].map(|it| seen.times(it)), [1, 0, 1, 2, 1]);
        assert_eq!(seen.distinct(), 4);
    }

    #[test]
    fn what_no_memory_holds_is_refused() {
        assert!(SeenDisplays::with_capacity(u64::MAX).is_err());
    }
}
