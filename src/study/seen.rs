//! Which displays have been seen: a bit for each, set from all threads.

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
    /// None of this many displays.
    pub(super) fn new(displays: u64) -> Self {
        let words = usize::try_from(displays.div_ceil(64)).unwrap_or(usize::MAX);
        let zeroes = || std::iter::repeat_with(|| AtomicU64::new(0)).take(words).collect();
        Self { once: zeroes(), again: zeroes() }
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

/// The word and the bit of a display.
const fn place(display: u64) -> (usize, u64) {
    ((display / 64) as usize, 1 << (display % 64))
}

#[cfg(test)]
mod tests {
    use super::Seen;

    #[test]
    fn once_again_and_never() {
        let seen = Seen::new(130);
        for display in [0, 63, 64, 129, 64, 64] {
            seen.insert(display);
        }
        assert_eq!([0, 1, 63, 64, 129].map(|it| seen.times(it)), [1, 0, 1, 2, 1]);
        assert_eq!(seen.different(), 4);
    }
}
