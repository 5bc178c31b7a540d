//! Long work on several threads, with progress and a way to stop it.

mod in_order;

use std::io;
use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread::{Builder, Scope, ScopedJoinHandle};
use std::time::Duration;

/// The most threads that are used; a greater number is reduced to this.
pub const MAX_THREADS: usize = 256;

/// The progress of long work and a flag to stop it, shared between the workers and the thread that waits for them.
#[derive(Debug, Default)]
pub struct WorkProgress {
    done: AtomicU64,
    total: AtomicU64,
    is_stopped: Arc<AtomicBool>,
}

impl WorkProgress {
    /// The progress of work that has not begun.
    pub fn new() -> Self {
        Self::default()
    }

    /// As [`WorkProgress::new`], with a stop flag that others may set too, for example a signal handler.
    pub fn with_stop_flag(is_stopped: Arc<AtomicBool>) -> Self {
        Self { is_stopped, ..Self::default() }
    }

    /// Asks the workers to stop; each stops after its current block.
    pub fn stop(&self) {
        self.is_stopped.store(true, Ordering::Relaxed);
    }

    /// Whether the workers were asked to stop.
    pub fn is_stopped(&self) -> bool {
        self.is_stopped.load(Ordering::Relaxed)
    }

    /// The fraction of the total that is done, from 0 to 1; 0 before [`WorkProgress::begin_work`].
    pub fn done_fraction(&self) -> f64 {
        let total = self.total.load(Ordering::Relaxed);
        if total == 0 { 0.0 } else { self.done.load(Ordering::Relaxed) as f64 / total as f64 }
    }

    /// The estimated time for the rest, from the time `elapsed` since the beginning; `None` while nothing is done.
    pub fn estimated_time_left(&self, elapsed: Duration) -> Option<Duration> {
        let fraction = self.done_fraction();
        (fraction > 0.0).then(|| elapsed.mul_f64(((1.0 - fraction) / fraction).max(0.0)))
    }

    /// Sets the total amount, in any unit, and resets what is done to 0.
    pub fn begin_work(&self, total_work_units: u64) {
        self.done.store(0, Ordering::Relaxed);
        self.total.store(total_work_units, Ordering::Relaxed);
    }

    /// Adds to what is done, in the unit of [`WorkProgress::begin_work`].
    pub fn add_done_work(&self, done_work_units: u64) {
        self.done.fetch_add(done_work_units, Ordering::Relaxed);
    }
}

/// The number of threads for some work, and its progress. Threads are created for each call and joined at its end.
#[derive(Clone, Copy, Debug)]
pub struct ThreadPool<'a> {
    threads: usize,
    /// The stack size of a thread in bytes; `None` for the default.
    stack: Option<usize>,
    progress: &'a WorkProgress,
}

impl<'a> ThreadPool<'a> {
    /// At most `threads` threads, and at most [`MAX_THREADS`]; `None` takes as many as there are processor cores, 0 is
    /// taken as 1. Work stops when `progress` is stopped.
    pub fn new(threads: Option<usize>, progress: &'a WorkProgress) -> Self {
        let threads = threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
        Self { threads: threads.min(MAX_THREADS), stack: None, progress }
    }

    /// Whether its progress was [stopped](WorkProgress::stop).
    pub fn is_stopped(&self) -> bool {
        self.progress.is_stopped()
    }

    /// Splits `0..item_count` into blocks of `items_per_block` items and lets workers process them, one on each thread. Returns
    /// the results in the order of the blocks, or `None` if the work was stopped. `new_worker_state` creates the working memory
    /// of a thread. An item adds `work_units_per_item` to the progress, in the units of [`WorkProgress::begin_work`].
    ///
    /// If the system creates fewer threads, these do all the work; the calling thread always takes part.
    ///
    /// # Panics
    /// `items_per_block` is 0. A panic of a worker is passed on.
    pub fn map_blocks_unless_stopped<W, T: Send>(
        &self,
        item_count: u64,
        items_per_block: u64,
        work_units_per_item: u64,
        new_worker_state: impl Fn() -> W + Sync,
        process_item_range: impl Fn(&mut W, Range<u64>) -> T + Sync,
    ) -> Option<Vec<T>> {
        let next = AtomicU64::new(0);
        let one_thread = || {
            let mut worker = new_worker_state();
            let mut results = Vec::new();
            while !self.progress.is_stopped() {
                let start = next.fetch_add(items_per_block, Ordering::Relaxed);
                if start >= item_count {
                    break;
                }
                let end = (start + items_per_block).min(item_count);
                results.push((start, process_item_range(&mut worker, start..end)));
                self.progress.add_done_work((end - start) * work_units_per_item);
            }
            results
        };
        let threads =
            usize::try_from(item_count.div_ceil(items_per_block)).unwrap_or(usize::MAX).min(self.threads);
        let mut results = if threads <= 1 {
            one_thread()
        } else {
            std::thread::scope(|scope| {
                // The first failure ends the list.
                let others: Vec<_> = (1..threads).map_while(|_| self.spawn(scope, one_thread).ok()).collect();
                let mut results = one_thread();
                for other in others {
                    // A panic of a worker is passed on.
                    results.extend(other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
                }
                results
            })
        };
        if self.progress.is_stopped() {
            return None;
        }
        results.sort_unstable_by_key(|&(start, _)| start);
        Some(results.into_iter().map(|(_, results)| results).collect())
    }

    /// Creates a thread, unless the system refuses.
    fn spawn<'scope, T: Send + 'scope>(
        &self,
        scope: &'scope Scope<'scope, '_>,
        work: impl FnOnce() -> T + Send + 'scope,
    ) -> io::Result<ScopedJoinHandle<'scope, T>> {
        let builder = match self.stack {
            Some(bytes) => Builder::new().stack_size(bytes),
            None => Builder::new(),
        };
        builder.spawn_scoped(scope, work)
    }
}

#[cfg(test)]
mod tests {
    use super::{MAX_THREADS, ThreadPool, WorkProgress};
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::time::Duration;

    #[test]
    fn blocks_come_back_in_order() {
        for threads in [1, 2, 5] {
            let progress = WorkProgress::new();
            progress.begin_work(1_000);
            let pool = ThreadPool::new(Some(threads), &progress);
            let blocks = pool
                .map_blocks_unless_stopped(1_000, 7, 1, || (), |(), block| block)
                .expect("nobody stops it");
            assert!(blocks.iter().cloned().flatten().eq(0..1_000));
            assert_eq!(progress.done_fraction(), 1.0);
        }
    }

    /// For example under a limit for the number of processes.
    #[test]
    fn without_another_thread_this_one_does_the_work() {
        let progress = WorkProgress::new();
        // No system can allocate such a stack.
        let pool = ThreadPool { stack: Some(1 << 60), ..ThreadPool::new(Some(8), &progress) };
        let blocks =
            pool.map_blocks_unless_stopped(1_000, 7, 1, || (), |(), block| block).expect("nobody stops it");
        assert!(blocks.iter().cloned().flatten().eq(0..1_000));
    }

    #[test]
    fn a_worker_that_panics_ends_the_work() {
        for threads in [1, 3] {
            let progress = WorkProgress::new();
            let pool = ThreadPool::new(Some(threads), &progress);
            let work = || {
                pool.map_blocks_unless_stopped(
                    1_000,
                    1,
                    1,
                    || (),
                    |(), block| assert!(block.start != 500, "here"),
                )
            };
            assert!(std::panic::catch_unwind(std::panic::AssertUnwindSafe(work)).is_err());
        }
    }

    #[test]
    fn the_number_of_threads_is_bounded() {
        assert_eq!(ThreadPool::new(Some(1_000_000), &WorkProgress::new()).threads, MAX_THREADS);
    }

    #[test]
    fn the_stop_flag_can_be_set_from_outside() {
        let flag = Arc::new(AtomicBool::new(false));
        let progress = WorkProgress::with_stop_flag(Arc::clone(&flag));
        assert!(!progress.is_stopped());
        flag.store(true, Ordering::Relaxed);
        assert!(progress.is_stopped());
    }

    #[test]
    fn stopped_work_gives_no_results() {
        let progress = WorkProgress::new();
        progress.begin_work(u64::MAX);
        let pool = ThreadPool::new(Some(2), &progress);
        assert_eq!(
            pool.map_blocks_unless_stopped(
                u64::MAX,
                1,
                1,
                || (),
                |(), block| if block.start == 100 {
                    progress.stop()
                }
            ),
            None
        );
        assert!(progress.is_stopped());
    }

    #[test]
    fn time_left() {
        let progress = WorkProgress::new();
        assert_eq!(progress.estimated_time_left(Duration::from_secs(1)), None);
        progress.begin_work(4);
        progress.add_done_work(1);
        assert_eq!(progress.estimated_time_left(Duration::from_secs(1)), Some(Duration::from_secs(3)));
    }
}
