//! Work beside the window: in a thread of its own, so that neither its length nor a fault in it is the
//! window's.

use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::sync::{Arc, Mutex};
use std::thread::Builder;

use eframe::egui::Context;

use bidiscope_system::panics::{self, CaughtPanic};

/// Work in a thread of its own, and what it makes. Dropped, it hears of that when it next hands something
/// over.
pub(super) struct Beside<T> {
    news: Receiver<Result<T, CaughtPanic>>,
}

/// What has come of it.
pub(super) enum News<T> {
    /// It has made this.
    Made(T),
    /// There is nothing new, and more to come.
    Nothing,
    /// It is done.
    Done,
    /// It met a fault of the program: there is no more to come.
    Broken(CaughtPanic),
}

/// The hand of the work: takes what it makes, and says whether anyone still waits for it.
pub(super) type Hand<'a, T> = &'a mut dyn FnMut(T) -> bool;

impl<T: Send + 'static> Beside<T> {
    /// Begins work, for which the window is repainted whenever it hands something over. Where the system
    /// gives no thread it is done at once.
    pub(super) fn begin(
        name: &str,
        context: &Context,
        work: impl FnOnce(Hand<'_, T>) + Send + 'static,
    ) -> Self {
        Self::begin_in(Builder::new().name(name.to_owned()), context, work)
    }

    /// Begins work that is too long to be done without a thread; `None` where the system gives none.
    pub(super) fn begin_long(
        name: &str,
        context: &Context,
        work: impl FnOnce(Hand<'_, T>) + Send + 'static,
    ) -> Option<Self> {
        Self::spawn(Builder::new().name(name.to_owned()), context, work).ok()
    }

    fn begin_in(thread: Builder, context: &Context, work: impl FnOnce(Hand<'_, T>) + Send + 'static) -> Self {
        Self::spawn(thread, context, work).unwrap_or_else(|work| {
            let (sender, news) = channel();
            if let Some(work) = work {
                watch(context, &sender, work);
            }
            Self { news }
        })
    }

    /// Begins work in such a thread; gives it back where there is none.
    fn spawn<W>(thread: Builder, context: &Context, work: W) -> Result<Self, Option<W>>
    where
        W: FnOnce(Hand<'_, T>) + Send + 'static,
    {
        let take = |work: &Mutex<Option<W>>| work.lock().ok().and_then(|mut work| work.take());
        let work = Arc::new(Mutex::new(Some(work)));
        let (waking, shared) = (context.clone(), Arc::clone(&work));
        let (sender, news) = channel();
        let do_it = move || {
            if let Some(work) = take(&shared) {
                watch(&waking, &sender, work);
            }
            // What is received last is that the other end is gone.
            drop(sender);
            waking.request_repaint();
        };
        match thread.spawn(do_it) {
            Ok(_) => Ok(Self { news }),
            Err(_) => Err(take(&work)),
        }
    }

    /// What has come since this was asked last.
    pub(super) fn news(&self) -> News<T> {
        match self.news.try_recv() {
            Ok(Ok(made)) => News::Made(made),
            Ok(Err(fault)) => News::Broken(fault),
            Err(TryRecvError::Empty) => News::Nothing,
            Err(TryRecvError::Disconnected) => News::Done,
        }
    }
}

/// Does the work, and tells of a fault in it.
fn watch<T>(waking: &Context, sender: &Sender<Result<T, CaughtPanic>>, work: impl FnOnce(Hand<'_, T>)) {
    let mut hand = |made| {
        let is_heard = sender.send(Ok(made)).is_ok();
        waking.request_repaint();
        is_heard
    };
    if let Err(fault) = panics::catch(|| work(&mut hand)) {
        // Where nobody waits for it any more there is no one to tell.
        let _ = sender.send(Err(fault));
    }
}

/// What the user is told of a fault in work beside the window.
pub(super) fn sentence(what: &str, fault: &CaughtPanic) -> String {
    format!("{what} was ended by a fault of the program: {fault}.")
}

#[cfg(test)]
mod tests {
    use std::thread::Builder;

    use eframe::egui::Context;

    use super::{Beside, News, sentence};

    /// All that comes of some work, which is waited for.
    fn all<T: Send + 'static>(beside: &Beside<T>) -> (Vec<T>, Option<String>) {
        let mut made = Vec::new();
        loop {
            match beside.news() {
                News::Made(it) => made.push(it),
                News::Nothing => std::thread::yield_now(),
                News::Done => return (made, None),
                News::Broken(fault) => return (made, Some(fault.message)),
            }
        }
    }

    #[test]
    fn what_is_handed_over_comes_in_order() {
        let work = |hand: super::Hand<'_, u8>| assert!(hand(1) && hand(2));
        let context = Context::default();
        assert_eq!(all(&Beside::begin("counting", &context, work)), (vec![1, 2], None));
        let beside = Beside::begin_long("counting", &context, work).expect("a thread");
        assert_eq!(all(&beside), (vec![1, 2], None));
    }

    #[test]
    fn a_fault_is_told_after_what_was_made_before_it() {
        let work = |hand: super::Hand<'_, u8>| {
            hand(1);
            panic!("halfway");
        };
        let context = Context::default();
        let expected = (vec![1], Some("halfway".to_owned()));
        assert_eq!(all(&Beside::begin("breaking", &context, work)), expected);
        assert_eq!(all(&Beside::begin_long("breaking", &context, work).expect("a thread")), expected);
    }

    #[test]
    fn a_thread_that_the_system_does_not_give() {
        // More memory than there are addresses: no thread can be had, as where there are too many.
        let thread = || Builder::new().stack_size(1 << 50);
        let context = Context::default();
        let work = |hand: super::Hand<'_, u8>| assert!(hand(7));
        assert_eq!(all(&Beside::begin_in(thread(), &context, work)), (vec![7], None));
        assert!(Beside::spawn(thread(), &context, work).is_err());
    }

    #[test]
    fn a_sentence_says_what_and_where() {
        let fault = bidiscope_system::panics::CaughtPanic {
            message: "boom".to_owned(),
            location: Some("src/a.rs:7".to_owned()),
            backtrace: None,
        };
        let expected = "The study was ended by a fault of the program: boom (at src/a.rs:7).";
        assert_eq!(sentence("The study", &fault), expected);
    }
}
