//! What the benchmarks share.

use std::hint::black_box;
use std::time::Duration;

use cpu_time::ThreadTime;

/// The least processor time of this thread that the work takes in so many rounds; only disturbances vary.
pub(crate) fn fastest<T>(rounds: usize, mut work: impl FnMut() -> T) -> Duration {
    let once = || {
        let start = ThreadTime::now();
        black_box(work());
        start.elapsed()
    };
    std::iter::repeat_with(once).take(rounds).min().unwrap_or_default()
}
