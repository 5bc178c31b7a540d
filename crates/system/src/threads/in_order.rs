//! Processing a stream of blocks on several threads, with the results in the order of the blocks.

use std::collections::BTreeMap;
use std::io;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use super::ThreadPool;

/// How many blocks per thread are in memory at once: being processed, or done and waiting for an earlier one.
const BLOCKS_PER_THREAD: u64 = 4;

impl ThreadPool<'_> {
    /// Reads blocks until `read` returns `None`, lets the workers process each, and passes the results to `consume` in
    /// the order of the blocks. Only a few blocks per thread are in memory at once. `worker` creates the working memory
    /// of a thread.
    ///
    /// `consume` is called on the calling thread only. With one thread, that thread does everything in turn; with more,
    /// the others read and process, and the calling thread only consumes. After a stop no more blocks are read; those
    /// that were read are still processed and consumed, up to the first of which `process` gives `None`. It does so where it
    /// finds itself stopped: a block may be long.
    ///
    /// # Errors
    /// The first error of `consume`, after which nothing more is done; or that of `read`, after the blocks before it are
    /// consumed.
    pub fn process_in_order<W, B, T: Send>(
        &self,
        mut read: impl FnMut() -> io::Result<Option<B>> + Send,
        worker: impl Fn() -> W + Sync,
        process: impl Fn(&mut W, B) -> Option<T> + Sync,
        mut consume: impl FnMut(T) -> io::Result<()>,
    ) -> io::Result<()> {
        if self.threads > 1
            && let Some(consumed) = self.in_order_with_workers(&mut read, &worker, &process, &mut consume)
        {
            return consumed;
        }
        let mut worker = worker();
        while !self.is_stopped() {
            let Some(block) = read()? else { break };
            let Some(result) = process(&mut worker, block) else { break };
            consume(result)?;
        }
        Ok(())
    }

    /// The same with the workers on other threads; `None`, with nothing done, where none can be created.
    fn in_order_with_workers<W, B, T: Send>(
        &self,
        read: &mut (impl FnMut() -> io::Result<Option<B>> + Send),
        worker: &(impl Fn() -> W + Sync),
        process: &(impl Fn(&mut W, B) -> Option<T> + Sync),
        consume: &mut impl FnMut(T) -> io::Result<()>,
    ) -> Option<io::Result<()>> {
        let read = Mutex::new(read);
        let order =
            Sequencer { max_pending: self.threads as u64 * BLOCKS_PER_THREAD, ..Sequencer::default() };
        let one_thread = || {
            let _guard = order.worker_guard();
            let mut worker = worker();
            while let Some((number, block)) = order.read(&read, || self.is_stopped()) {
                order.add_result(number, process(&mut worker, block));
            }
        };
        std::thread::scope(|scope| {
            // A thread is counted before it starts, so that none is missed. The first failure ends the list.
            let spawned: Vec<_> = (0..self.threads)
                .map_while(|_| {
                    order.state().workers += 1;
                    let thread = self.spawn(scope, one_thread);
                    thread.inspect_err(|_| order.state().workers -= 1).ok()
                })
                .collect();
            if spawned.is_empty() {
                return None;
            }
            let consumed = order.consume_all(consume);
            for thread in spawned {
                // A panic of a worker is passed on.
                thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
            }
            Some(consumed)
        })
    }
}

/// Restores the order of the blocks, and limits their number.
struct Sequencer<T> {
    max_pending: u64,
    state: Mutex<OrderState<T>>,
    changed: Condvar,
}

struct OrderState<T> {
    /// How many blocks have been read, and how many results were consumed.
    read: u64,
    consumed: u64,
    /// The results that are not yet consumed, by block number; `None` of a block that was not processed to its end.
    results: BTreeMap<u64, Option<T>>,
    /// How many workers are running.
    workers: usize,
    /// Whether no more blocks are read, and the error of reading, if any.
    is_finished: bool,
    error: Option<io::Error>,
}

impl<T> Default for Sequencer<T> {
    fn default() -> Self {
        let state = OrderState {
            read: 0,
            consumed: 0,
            results: BTreeMap::new(),
            workers: 0,
            is_finished: false,
            error: None,
        };
        Self { max_pending: 1, state: Mutex::new(state), changed: Condvar::new() }
    }
}

/// Deregisters a worker when dropped, and notifies the others; after a panic no more blocks are read.
struct WorkerGuard<'a, T>(&'a Sequencer<T>);

impl<T> Drop for WorkerGuard<'_, T> {
    fn drop(&mut self) {
        let mut state = self.0.state();
        state.workers -= 1;
        state.is_finished |= std::thread::panicking();
        drop(state);
        self.0.changed.notify_all();
    }
}

impl<T> Sequencer<T> {
    fn state(&self) -> MutexGuard<'_, OrderState<T>> {
        lock(&self.state)
    }

    fn worker_guard(&self) -> WorkerGuard<'_, T> {
        WorkerGuard(self)
    }

    /// Reads the next block, once fewer than `max_pending` are in memory; `None` where there are no more.
    fn read<B>(
        &self,
        read: &Mutex<impl FnMut() -> io::Result<Option<B>>>,
        is_stopped: impl Fn() -> bool,
    ) -> Option<(u64, B)> {
        // A waiting worker holds no block, so that the limit cannot cause a deadlock.
        let mut read = lock(read);
        let mut state = self.state();
        while !state.is_finished && state.read - state.consumed >= self.max_pending {
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        if state.is_finished || is_stopped() {
            return None;
        }
        drop(state);
        let block = read();
        let mut state = self.state();
        match block {
            Ok(Some(block)) => {
                state.read += 1;
                return Some((state.read - 1, block));
            }
            Ok(None) => {}
            Err(error) => state.error = Some(error),
        }
        state.is_finished = true;
        None
    }

    /// Stores the result of a block.
    fn add_result(&self, number: u64, result: Option<T>) {
        let mut state = self.state();
        state.is_finished |= result.is_none();
        state.results.insert(number, result);
        drop(state);
        self.changed.notify_all();
    }

    /// Consumes the results in order, until all workers have ended.
    fn consume_all(&self, consume: &mut impl FnMut(T) -> io::Result<()>) -> io::Result<()> {
        loop {
            let mut state = self.state();
            let result = loop {
                let next = state.consumed;
                if let Some(result) = state.results.remove(&next) {
                    break result;
                }
                if state.workers == 0 {
                    return state.error.take().map_or(Ok(()), Err);
                }
                state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
            };
            drop(state);
            // What follows it would leave a gap.
            let Some(result) = result else { return Ok(()) };
            let consumed = consume(result);
            let mut state = self.state();
            state.consumed += 1;
            state.is_finished |= consumed.is_err();
            drop(state);
            self.changed.notify_all();
            consumed?;
        }
    }
}

/// Locks a mutex, ignoring poisoning by a panic of another thread.
fn lock<T: ?Sized>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::io;
    use std::sync::atomic::{AtomicU64, Ordering};

    use super::super::{ThreadPool, WorkProgress};
    use super::BLOCKS_PER_THREAD;

    /// Processes `count` blocks, which are the numbers from 1, then an error; returns what was consumed.
    fn consumed(
        pool: &ThreadPool<'_>,
        count: u64,
        consume: impl Fn(u64) -> io::Result<()>,
    ) -> (Vec<u64>, io::Result<()>) {
        let mut next = 0;
        let read = move || {
            next += 1;
            if next > count { Err(io::ErrorKind::UnexpectedEof.into()) } else { Ok(Some(next)) }
        };
        let mut all = Vec::new();
        let done = pool.process_in_order(
            read,
            || (),
            |(), block| Some(block),
            |block| {
                all.push(block);
                consume(block)
            },
        );
        (all, done)
    }

    #[test]
    fn blocks_are_consumed_in_order_up_to_an_error() {
        for threads in [1, 2, 5] {
            let progress = WorkProgress::new();
            let pool = ThreadPool::new(Some(threads), &progress);
            let (all, done) = consumed(&pool, 1_000, |_| Ok(()));
            assert!(all.into_iter().eq(1..=1_000));
            assert_eq!(done.map_err(|it| it.kind()), Err(io::ErrorKind::UnexpectedEof));
            let (all, done) =
                consumed(
                    &pool,
                    1_000,
                    |it| if it == 7 { Err(io::ErrorKind::BrokenPipe.into()) } else { Ok(()) },
                );
            assert!(all.into_iter().eq(1..=7));
            assert_eq!(done.map_err(|it| it.kind()), Err(io::ErrorKind::BrokenPipe));
        }
    }

    #[test]
    fn blocks_already_read_are_consumed_after_a_stop() {
        for threads in [1, 3] {
            let progress = WorkProgress::new();
            let pool = ThreadPool::new(Some(threads), &progress);
            let (all, done) = consumed(&pool, u64::MAX, |it| {
                if it == 100 {
                    progress.stop();
                }
                Ok(())
            });
            let last = all.len() as u64;
            assert!(all.into_iter().eq(1..=last) && last >= 100 && done.is_ok());
        }
    }

    /// A block can be long: what is stopped within one leaves it, and nothing after it is consumed.
    #[test]
    fn nothing_follows_a_block_that_was_left() {
        for threads in [1, 3] {
            let progress = WorkProgress::new();
            let pool = ThreadPool::new(Some(threads), &progress);
            let (mut next, mut all) = (0, Vec::new());
            let read = || {
                next += 1;
                Ok(Some(next))
            };
            let process = |(): &mut (), block: u64| {
                if block == 5 {
                    progress.stop();
                }
                (block != 5).then_some(block)
            };
            let done = pool.process_in_order(
                read,
                || (),
                process,
                |block| {
                    all.push(block);
                    Ok(())
                },
            );
            assert!(done.is_ok());
            assert_eq!(all, [1, 2, 3, 4]);
        }
    }

    #[test]
    fn few_blocks_are_in_memory_at_once() {
        let progress = WorkProgress::new();
        let pool = ThreadPool::new(Some(2), &progress);
        let (read, consumed) = (AtomicU64::new(0), AtomicU64::new(0));
        let next = || {
            let number = read.fetch_add(1, Ordering::SeqCst);
            assert!(number - consumed.load(Ordering::SeqCst) <= 2 * BLOCKS_PER_THREAD);
            Ok((number < 500).then_some(()))
        };
        pool.process_in_order(
            next,
            || (),
            |(), block| Some(block),
            |()| {
                consumed.fetch_add(1, Ordering::SeqCst);
                Ok(())
            },
        )
        .expect("nothing fails");
        assert_eq!(consumed.into_inner(), 500);
    }

    /// For example under a limit for the number of processes.
    #[test]
    fn without_another_thread_this_one_does_it_all() {
        let progress = WorkProgress::new();
        // No system can allocate such a stack.
        let pool = ThreadPool { stack: Some(1 << 60), ..ThreadPool::new(Some(8), &progress) };
        assert!(consumed(&pool, 100, |_| Ok(())).0.into_iter().eq(1..=100));
    }

    #[test]
    fn a_worker_that_panics_ends_it() {
        for threads in [1, 3] {
            let progress = WorkProgress::new();
            let pool = ThreadPool::new(Some(threads), &progress);
            let mut next = 0;
            let read = move || {
                next += 1;
                Ok(Some(next))
            };
            let work = || {
                pool.process_in_order(
                    read,
                    || (),
                    |(), block| {
                        assert!(block != 500, "here");
                        Some(())
                    },
                    |()| Ok(()),
                )
            };
            assert!(std::panic::catch_unwind(std::panic::AssertUnwindSafe(work)).is_err());
        }
    }
}
