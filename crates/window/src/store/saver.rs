//! Saving beside the window: a moment after the last change, whether or not the window is drawn again.

use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use bidiscope_words::message;

/// How long nothing must have changed.
const QUIET: Duration = Duration::from_millis(500);
/// How long a change waits at most, while others follow.
const LONGEST_WAIT: Duration = Duration::from_secs(1);

/// Hands what is to be saved to a thread that saves it.
pub(crate) enum Saver<T> {
    /// The thread's orders.
    InThread(Sender<Order<T>>),
    /// Where the system gives no thread: each change is saved at once, and waited for.
    InPlace(Arc<Mutex<Work<T>>>),
}

impl<T> Clone for Saver<T> {
    fn clone(&self) -> Self {
        match self {
            Self::InThread(orders) => Self::InThread(orders.clone()),
            Self::InPlace(work) => Self::InPlace(Arc::clone(work)),
        }
    }
}

/// What the window is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum SaveEvent {
    /// Saving fails, in a sentence. It is told once, not at each attempt.
    Failed(String),
    /// It works again.
    Works,
}

/// What the thread is asked to do.
pub(crate) enum Order<T> {
    /// Save this in a moment.
    Keep(Arc<T>),
    /// Save at once what is not saved yet, and say how it went.
    Save(Sender<Result<(), String>>),
}

impl<T: Send + Sync + 'static> Saver<T> {
    /// Begins. `write` saves, or says in a sentence why it cannot; `tell` passes on what the window is to
    /// know.
    pub(crate) fn start(
        write: impl FnMut(&T) -> Result<(), String> + Send + 'static,
        tell: impl Fn(SaveEvent) + Send + 'static,
    ) -> Self {
        let work = Work { write: Box::new(write), tell: Box::new(tell), newest: None, failure: None };
        let work = Arc::new(Mutex::new(work));
        let (orders, receiver) = channel();
        let its_own = Arc::clone(&work);
        let run = move || lock(&its_own).run(&receiver);
        match thread::Builder::new().name("saver".to_owned()).spawn(run) {
            Ok(_) => Self::InThread(orders),
            Err(_) => Self::InPlace(work),
        }
    }

    /// Takes what is to be saved in a moment, in the place of what is not saved yet.
    pub(crate) fn keep(&self, newest: Arc<T>) {
        match self {
            // The thread lives as long as someone may hand it something.
            Self::InThread(orders) => drop(orders.send(Order::Keep(newest))),
            Self::InPlace(work) => {
                let mut work = lock(work);
                work.newest = Some(newest);
                let _ = work.save();
            }
        }
    }

    /// Saves what is not saved yet, and waits until that is done, or for so long.
    ///
    /// # Errors
    /// Why it cannot be saved, in a sentence.
    pub(crate) fn save(&self, longest: Duration) -> Result<(), String> {
        match self {
            Self::InThread(orders) => {
                let (done, outcome) = channel();
                let _ = orders.send(Order::Save(done));
                let late = || message!(remembered_disk_waits).to_string();
                outcome.recv_timeout(longest).unwrap_or_else(|_| Err(late()))
            }
            Self::InPlace(work) => lock(work).save(),
        }
    }
}

/// Saves something, or says in a sentence why it cannot.
type Write<T> = dyn FnMut(&T) -> Result<(), String> + Send;

/// The work itself.
pub(crate) struct Work<T> {
    write: Box<Write<T>>,
    tell: Box<dyn Fn(SaveEvent) + Send>,
    /// What is not saved yet.
    newest: Option<Arc<T>>,
    /// Why it could not be saved last, as the window was told.
    failure: Option<String>,
}

fn lock<T>(work: &Mutex<Work<T>>) -> MutexGuard<'_, Work<T>> {
    work.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<T> Work<T> {
    fn run(&mut self, orders: &Receiver<Order<T>>) {
        let mut due = Due::default();
        loop {
            let order = match due.at() {
                None => orders.recv().map_err(RecvTimeoutError::from),
                Some(at) => orders.recv_timeout(at.saturating_duration_since(Instant::now())),
            };
            match order {
                Ok(Order::Keep(newest)) => {
                    self.newest = Some(newest);
                    due.change(Instant::now());
                }
                Ok(Order::Save(done)) => {
                    due = Due::default();
                    // Who has waited too long does not listen any more.
                    let _ = done.send(self.save());
                }
                Err(RecvTimeoutError::Timeout) => {
                    due = Due::default();
                    let _ = self.save();
                }
                Err(RecvTimeoutError::Disconnected) => {
                    let _ = self.save();
                    return;
                }
            }
        }
    }

    fn save(&mut self) -> Result<(), String> {
        let Some(newest) = &self.newest else { return Ok(()) };
        match (self.write)(newest) {
            Ok(()) => {
                self.newest = None;
                if self.failure.take().is_some() {
                    (self.tell)(SaveEvent::Works);
                }
                Ok(())
            }
            Err(failure) => {
                if self.failure.as_ref() != Some(&failure) {
                    (self.tell)(SaveEvent::Failed(failure.clone()));
                }
                self.failure = Some(failure.clone());
                Err(failure)
            }
        }
    }
}

/// When it is time to save.
#[derive(Clone, Copy, Default)]
struct Due {
    /// The first and the last change that are not saved.
    changes: Option<(Instant, Instant)>,
}

impl Due {
    fn change(&mut self, now: Instant) {
        let (first, _) = self.changes.unwrap_or((now, now));
        self.changes = Some((first, now));
    }

    fn at(self) -> Option<Instant> {
        self.changes.map(|(first, last)| (last + QUIET).min(first + LONGEST_WAIT))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;
    use std::sync::{Arc, Mutex};
    use std::time::{Duration, Instant};

    use super::{Due, LONGEST_WAIT, QUIET, SaveEvent, Saver, Work};

    const LONG: Duration = Duration::from_secs(600);

    #[test]
    fn a_change_waits_for_quiet_but_not_for_ever() {
        let start = Instant::now();
        let mut due = Due::default();
        assert_eq!(due.at(), None);
        due.change(start);
        assert_eq!(due.at(), Some(start + QUIET));
        due.change(start + QUIET / 2);
        assert_eq!(due.at(), Some(start + QUIET / 2 + QUIET));
        due.change(start + LONGEST_WAIT - QUIET / 4);
        assert_eq!(due.at(), Some(start + LONGEST_WAIT));
    }

    #[test]
    fn what_is_newest_is_saved_without_being_asked_for() {
        let (sender, saved) = channel();
        let write = move |value: &u32| sender.send(*value).map_err(|error| error.to_string());
        let saver = Saver::start(write, |_| ());
        saver.keep(Arc::new(1));
        assert_eq!(saved.recv_timeout(LONG), Ok(1));
        saver.keep(Arc::new(2));
        saver.keep(Arc::new(3));
        saver.save(LONG).expect("nothing is in the way");
        // Whether 2 was saved in between depends on how quick the machine is; 3 is the last.
        assert_eq!(saved.try_iter().last(), Some(3));
        saver.save(LONG).expect("there is nothing to save");
        assert_eq!(saved.try_iter().last(), None);
    }

    #[test]
    fn a_failure_is_reported_once_and_what_failed_is_tried_again() {
        let is_full = Arc::new(Mutex::new(true));
        let full = Arc::clone(&is_full);
        let write = move |_: &u32| {
            if *full.lock().expect("no panic") { Err("The disk is full.".to_owned()) } else { Ok(()) }
        };
        let (sender, text) = channel();
        let saver = Saver::start(write, move |event| drop(sender.send(event)));
        saver.keep(Arc::new(1));
        for _ in 0..3 {
            assert_eq!(saver.save(LONG), Err("The disk is full.".to_owned()));
        }
        assert_eq!(text.try_iter().collect::<Vec<_>>(), [SaveEvent::Failed("The disk is full.".to_owned())]);
        *is_full.lock().expect("no panic") = false;
        assert_eq!(saver.save(LONG), Ok(()));
        assert_eq!(text.try_iter().collect::<Vec<_>>(), [SaveEvent::Works]);
    }

    #[test]
    fn what_is_left_is_saved_when_nobody_can_hand_over_more() {
        let (sender, saved) = channel();
        let write = move |value: &u32| sender.send(*value).map_err(|error| error.to_string());
        let saver = Saver::start(write, |_| ());
        saver.keep(Arc::new(1));
        drop(saver);
        assert_eq!(saved.recv_timeout(LONG), Ok(1));
    }

    #[test]
    fn without_a_thread_each_change_is_saved_at_once() {
        let (sender, saved) = channel();
        let write = move |value: &u32| sender.send(*value).map_err(|error| error.to_string());
        let work = Work { write: Box::new(write), tell: Box::new(|_| ()), newest: None, failure: None };
        let saver = Saver::InPlace(Arc::new(Mutex::new(work)));
        saver.keep(Arc::new(1));
        assert_eq!(saved.try_recv(), Ok(1));
        assert_eq!(saver.save(LONG), Ok(()));
    }
}
