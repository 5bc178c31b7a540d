//! Which displays have been seen: a bit for each, set from all threads.

use std::collections::TryReserveError;
use std::sync::atomic::{AtomicU64, Ordering};

/// The displays seen once, and those seen again. Two bits for each, so that millions of displays need
/// neither sorting nor hashing, and so that what is counted does not depend on the threads.
#[derive(Debug)]
pub(super) struct Seen {
    once: Vec<AtomicU64>,
    again: Vec<AtomicU64>,
}

/// How many bytes displays of this many kinds need; `None` where that is no `usize`.
pub(super) fn bytes(displays: u64) -> Option<usize> {
    usize::try_from(displays.div_ceil(64)).ok()?.checked_mul(16)
}

impl Seen {
    /// With room for so many displays.
    ///
    /// # Errors
    /// There is no such memory.
    pub(super) fn with_room_for(displays: u64) -> Result<Self, TryReserveError> {
        let mut seen = Self { once: Vec::new(), again: Vec::new() };
        for bits in [&mut seen.once, &mut seen.again] {
            bits.try_reserve_exact(words(displays))?;
        }
        Ok(seen)
    }

    /// None of this many displays has been seen.
    pub(super) fn begin(&mut self, displays: u64) {
        for bits in [&mut self.once, &mut self.again] {
            bits.clear();
            bits.extend(std::iter::repeat_with(AtomicU64::default).take(words(displays)));
        }
    }

    /// Takes note of a display.
    pub(super) fn insert(&self, display: u64) {
        let (word, bit) = place(display);
        // Nothing else is communicated through the bits, and the threads are joined before they are read.
        if self.once[word].fetch_or(bit, Ordering::Relaxed) & bit != 0 {
            self.again[word].fetch_or(bit, Ordering::Relaxed);
        }
    }

    /// How often a display has been seen: 0, 1 or, for any more, 2.
    pub(super) fn times(&self, display: u64) -> u64 {
        let (word, bit) = place(display);
        let has = |bits: &[AtomicU64]| u64::from(bits[word].load(Ordering::Relaxed) & bit != 0);
        has(&self.once) + has(&self.again)
    }

    /// How many different displays have been seen.
    pub(super) fn different(&self) -> u64 {
        self.once.iter().map(|word| u64::from(word.load(Ordering::Relaxed).count_ones())).sum()
    }
}

/// How many words have a bit for each of them.
fn words(displays: u64) -> usize {
    usize::try_from(displays.div_ceil(64)).unwrap_or(usize::MAX)
}

/// The word and the bit of a display.
const fn place(display: u64) -> (usize, u64) {
    ((display / 64) as usize, 1 << (display % 64))
}

#[cfg(test)]
mod tests {
    use super::Seen;

    #[test]
    fn once_again_and_never() {
        let mut seen = Seen::with_room_for(130).expect("some bytes");
        seen.begin(64);
        seen.insert(1);
        seen.begin(130);
        for display in [0, 63, 64, 129, 64, 64] {
            seen.insert(display);
        }
        assert_eq!([0, 1, 63, 64, 129].map(|it| seen.times(it)), [1, 0, 1, 2, 1]);
        assert_eq!(seen.different(), 4);
    }

    #[test]
    fn what_no_memory_holds_is_refused() {
        assert!(Seen::with_room_for(u64::MAX).is_err());
    }
}
