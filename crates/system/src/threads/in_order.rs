//! Work that comes bit by bit, and whose results are needed in the same order.

use std::collections::BTreeMap;
use std::io;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use super::Crew;

/// How many blocks there are at once for each thread: in hand, or done and waiting for one before them.
const BLOCKS_OF_A_THREAD: u64 = 4;

impl Crew<'_> {
    /// Reads one block after another, has the workers make something of each, and hands what they made to `take` in
    /// the order of the blocks. No more than a few blocks a thread are there at once.
    ///
    /// `take` is called by this thread only. Where there is one thread it reads, makes and takes in turn; where there
    /// are more, they read and make, and this one only takes. When the work is stopped no more blocks are read,
    /// and those that were are made and taken.
    ///
    /// # Errors
    /// The first that `take` gives, after which nothing more is done; or that of `read`, once the blocks before it
    /// are taken.
    pub fn in_order<W, B, T: Send>(
        &self,
        mut read: impl FnMut() -> io::Result<Option<B>> + Send,
        worker: impl Fn() -> W + Sync,
        make: impl Fn(&mut W, B) -> T + Sync,
        mut take: impl FnMut(T) -> io::Result<()>,
    ) -> io::Result<()> {
        if self.threads > 1
            && let Some(taken) = self.in_order_beside(&mut read, &worker, &make, &mut take)
        {
            return taken;
        }
        let mut worker = worker();
        while !self.is_stopped() {
            let Some(block) = read()? else { break };
            take(make(&mut worker, block))?;
        }
        Ok(())
    }

    /// The same with the workers in other threads; `None`, and nothing done, where the system gives none.
    fn in_order_beside<W, B, T: Send>(
        &self,
        read: &mut (impl FnMut() -> io::Result<Option<B>> + Send),
        worker: &(impl Fn() -> W + Sync),
        make: &(impl Fn(&mut W, B) -> T + Sync),
        take: &mut impl FnMut(T) -> io::Result<()>,
    ) -> Option<io::Result<()>> {
        let read = Mutex::new(read);
        let order = Sequencer { most: self.threads as u64 * BLOCKS_OF_A_THREAD, ..Sequencer::default() };
        let one_thread = || {
            let _end = order.end();
            let mut worker = worker();
            while let Some((number, block)) = order.read(&read, || self.is_stopped()) {
                order.put(number, make(&mut worker, block));
            }
        };
        std::thread::scope(|scope| {
            // Counted before they begin, so that none is missed; the first that cannot be had ends the list.
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
            let taken = order.take_all(take);
            for thread in spawned {
                // A panic of a worker is ours.
                thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
            }
            Some(taken)
        })
    }
}

/// Keeps the blocks in order, and few of them.
struct Sequencer<T> {
    most: u64,
    state: Mutex<OrderState<T>>,
    changed: Condvar,
}

struct OrderState<T> {
    /// How many blocks have been read, and how many were taken.
    read: u64,
    taken: u64,
    /// What was made of those that are not the next to be taken.
    made: BTreeMap<u64, T>,
    /// How many threads are at work.
    workers: usize,
    /// Whether no more is read, and what kept it from being read.
    is_over: bool,
    error: Option<io::Error>,
}

impl<T> Default for Sequencer<T> {
    fn default() -> Self {
        let state =
            OrderState { read: 0, taken: 0, made: BTreeMap::new(), workers: 0, is_over: false, error: None };
        Self { most: 1, state: Mutex::new(state), changed: Condvar::new() }
    }
}

/// Tells the others when a worker ends; where a panic ends it, no more is read.
struct End<'a, T>(&'a Sequencer<T>);

impl<T> Drop for End<'_, T> {
    fn drop(&mut self) {
        let mut state = self.0.state();
        state.workers -= 1;
        state.is_over |= std::thread::panicking();
        drop(state);
        self.0.changed.notify_all();
    }
}

impl<T> Sequencer<T> {
    fn state(&self) -> MutexGuard<'_, OrderState<T>> {
        locked(&self.state)
    }

    fn end(&self) -> End<'_, T> {
        End(self)
    }

    /// Reads the next block once there is room for it; `None` where there is no more.
    fn read<B>(
        &self,
        read: &Mutex<impl FnMut() -> io::Result<Option<B>>>,
        is_stopped: impl Fn() -> bool,
    ) -> Option<(u64, B)> {
        // Whoever waits for room has no block in hand, so that it comes.
        let mut read = locked(read);
        let mut state = self.state();
        while !state.is_over && state.read - state.taken >= self.most {
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        if state.is_over || is_stopped() {
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
        state.is_over = true;
        None
    }

    /// Leaves what was made of a block.
    fn put(&self, number: u64, made: T) {
        self.state().made.insert(number, made);
        self.changed.notify_all();
    }

    /// Takes what was made, until all workers have ended.
    fn take_all(&self, take: &mut impl FnMut(T) -> io::Result<()>) -> io::Result<()> {
        loop {
            let mut state = self.state();
            let made = loop {
                let next = state.taken;
                if let Some(made) = state.made.remove(&next) {
                    break made;
                }
                if state.workers == 0 {
                    return state.error.take().map_or(Ok(()), Err);
                }
                state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
            };
            drop(state);
            let taken = take(made);
            let mut state = self.state();
            state.taken += 1;
            state.is_over |= taken.is_err();
            drop(state);
            self.changed.notify_all();
            taken?;
        }
    }
}

/// A lock that a panic of another thread does not keep closed.
fn locked<T: ?Sized>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::io;
    use std::sync::atomic::{AtomicU64, Ordering};

    use super::super::{Crew, Progress};
    use super::BLOCKS_OF_A_THREAD;

    /// Runs through so many blocks, which are their numbers; gives what was taken.
    fn taken(
        crew: &Crew<'_>,
        count: u64,
        take: impl Fn(u64) -> io::Result<()>,
    ) -> (Vec<u64>, io::Result<()>) {
        let mut next = 0;
        let read = move || {
            next += 1;
            if next > count { Err(io::ErrorKind::UnexpectedEof.into()) } else { Ok(Some(next)) }
        };
        let mut all = Vec::new();
        let done = crew.in_order(
            read,
            || (),
            |(), block| block,
            |block| {
                all.push(block);
                take(block)
            },
        );
        (all, done)
    }

    #[test]
    fn blocks_are_taken_in_order_up_to_an_error() {
        for threads in [1, 2, 5] {
            let progress = Progress::new();
            let crew = Crew::new(Some(threads), &progress);
            let (all, done) = taken(&crew, 1_000, |_| Ok(()));
            assert!(all.into_iter().eq(1..=1_000));
            assert_eq!(done.map_err(|it| it.kind()), Err(io::ErrorKind::UnexpectedEof));
            let (all, done) =
                taken(
                    &crew,
                    1_000,
                    |it| if it == 7 { Err(io::ErrorKind::BrokenPipe.into()) } else { Ok(()) },
                );
            assert!(all.into_iter().eq(1..=7));
            assert_eq!(done.map_err(|it| it.kind()), Err(io::ErrorKind::BrokenPipe));
        }
    }

    #[test]
    fn what_was_read_is_taken_when_the_work_is_stopped() {
        for threads in [1, 3] {
            let progress = Progress::new();
            let crew = Crew::new(Some(threads), &progress);
            let (all, done) = taken(&crew, u64::MAX, |it| {
                if it == 100 {
                    progress.stop();
                }
                Ok(())
            });
            let last = all.len() as u64;
            assert!(all.into_iter().eq(1..=last) && last >= 100 && done.is_ok());
        }
    }

    #[test]
    fn no_more_than_a_few_blocks_are_there() {
        let progress = Progress::new();
        let crew = Crew::new(Some(2), &progress);
        let (read, taken) = (AtomicU64::new(0), AtomicU64::new(0));
        let next = || {
            let number = read.fetch_add(1, Ordering::SeqCst);
            assert!(number - taken.load(Ordering::SeqCst) <= 2 * BLOCKS_OF_A_THREAD);
            Ok((number < 500).then_some(()))
        };
        crew.in_order(
            next,
            || (),
            |(), block| block,
            |()| {
                taken.fetch_add(1, Ordering::SeqCst);
                Ok(())
            },
        )
        .expect("nothing fails");
        assert_eq!(taken.into_inner(), 500);
    }

    /// As under a limit for processes.
    #[test]
    fn without_another_thread_this_one_does_it_all() {
        let progress = Progress::new();
        // No system has room for such a stack.
        let crew = Crew { stack: Some(1 << 60), ..Crew::new(Some(8), &progress) };
        assert!(taken(&crew, 100, |_| Ok(())).0.into_iter().eq(1..=100));
    }

    #[test]
    fn a_worker_that_panics_ends_it() {
        for threads in [1, 3] {
            let progress = Progress::new();
            let crew = Crew::new(Some(threads), &progress);
            let mut next = 0;
            let read = move || {
                next += 1;
                Ok(Some(next))
            };
            let work = || crew.in_order(read, || (), |(), block| assert!(block != 500, "here"), |()| Ok(()));
            assert!(std::panic::catch_unwind(std::panic::AssertUnwindSafe(work)).is_err());
        }
    }
}
