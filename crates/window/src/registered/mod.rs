//! What registered names make of the name in Inspect: their list is read once beside the window, and asked there about each name.

mod checks;
mod compared_list;
mod reading;

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use eframe::egui::Context;

use bidiscope_report::list::{RegisteredNames, RegisteredNamesComparison};
use bidiscope_words::message;

use super::job::Job;
use super::line_entry::LineEntry;

pub(super) use checks::{check_names, open_index};
pub(super) use compared_list::{ComparedList, ComparedLists};
use reading::{ReadLists, list_name};

/// For how many seconds the lists must be the same before they are read again: a zone that is typed is another one with each
/// letter.
const TYPING: f64 = 0.6;
/// For how many seconds what was said of the name before stays while the next one is looked up: most are found sooner.
const PATIENCE: f64 = 0.1;

/// The registered names, as far as they are read, and what they make of the name.
#[derive(Default)]
pub(super) struct Registered {
    lists: Option<ComparedLists>,
    /// From when on they are read, in seconds; nothing once they are.
    due: Option<f64>,
    reading: Option<Job<ReadLists>>,
    names: Option<Arc<Mutex<RegisteredNames>>>,
    /// Who asks for the names, where it is known who holds the registered ones; empty where the user has not said so.
    holder: Option<Holder>,
    /// Why lists are not compared, in sentences.
    unread: Vec<String>,
    /// What was asked last, and the answer.
    known: Option<(Question, RegisteredNamesComparison)>,
    asking: Option<Asking>,
}

/// Who asks for the names, and the field for it.
pub(super) struct Holder {
    pub(super) typed: String,
    pub(super) entry: LineEntry,
}

impl Holder {
    fn new() -> Self {
        Self { typed: String::new(), entry: LineEntry::of_title(0) }
    }
}

/// A name, and who asks for it.
#[derive(Clone, PartialEq, Eq)]
struct Question {
    name: String,
    holder: String,
}

/// What is being looked up, and since when.
struct Asking {
    question: Question,
    since: f64,
    job: Job<Result<RegisteredNamesComparison, String>>,
}

impl Registered {
    /// Compares with these lists from now on; with none for `None`. They are read where they are others than before.
    pub(super) fn take_lists(&mut self, lists: Option<ComparedLists>, context: &Context) {
        let is_same = match (&self.lists, &lists) {
            (Some(one), Some(other)) => one.is_same(other),
            (one, other) => one.is_none() && other.is_none(),
        };
        if !is_same {
            let now = context.input(|input| input.time);
            let wait = if self.lists.is_some() { TYPING } else { 0.0 };
            let (due, holder) = (lists.is_some().then_some(now + wait), self.holder.take());
            *self = Self { due, lists, holder, ..Self::default() };
        }
        self.read(context);
    }

    /// Whether they are being read, or are to be.
    pub(super) const fn is_being_read(&self) -> bool {
        self.due.is_some() || self.reading.is_some()
    }

    /// The field for who asks for the names, where it is known who holds the registered ones.
    pub(super) const fn holder(&mut self) -> Option<&mut Holder> {
        self.holder.as_mut()
    }

    /// Whether a name is being looked up.
    pub(super) const fn is_asked(&self) -> bool {
        self.asking.is_some()
    }

    /// Why lists are not compared, in sentences.
    pub(super) fn unread(&self) -> &[String] {
        &self.unread
    }

    /// What they make of the name, in logical order; `None` where that is not known yet, or there is no name. To be asked at
    /// every pass.
    pub(super) fn answer(
        &mut self,
        name: Option<&str>,
        context: &Context,
    ) -> Option<RegisteredNamesComparison> {
        let (name, names) = (name?, self.names.clone()?);
        let holder = self.holder.as_ref().map(|it| it.typed.clone()).unwrap_or_default();
        let question = Question { name: name.to_owned(), holder };
        if let Some((known, answer)) = &self.known
            && *known == question
        {
            self.asking = None;
            return Some(answer.clone());
        }
        let now = context.input(|input| input.time);
        if self.asking.as_ref().is_none_or(|it| it.question != question) {
            let asked = question.clone();
            let job = Job::begin(message!(task_registered).static_text(), context, move |worker| {
                let mut names = names.lock().unwrap_or_else(PoisonError::into_inner);
                let Question { name, holder } = asked;
                match names.compare_names_unless_stopped(
                    [name.as_bytes()].into_iter(),
                    &holder,
                    worker.progress(),
                ) {
                    Ok(answers) => {
                        answers.into_iter().flatten().for_each(|it| {
                            worker.emit(Ok(it));
                        });
                    }
                    Err(error) => {
                        worker.emit(Err(reading::reason(&error)));
                    }
                }
            });
            self.asking = Some(Asking { question: question.clone(), since: now, job });
        }
        let asking = self.asking.as_ref()?;
        match asking.job.result() {
            Some(Ok(Ok(answer))) => {
                self.known = Some((question, answer.clone()));
                self.asking = None;
                return Some(answer);
            }
            Some(Ok(Err(reason))) => {
                let file = self.lists.as_ref().map(|it| list_name(&it.registered)).unwrap_or_default();
                self.give_up(message!(registered_not_read, file = file, reason = reason).to_string());
                return None;
            }
            Some(Err(sentence)) => {
                self.give_up(sentence);
                return None;
            }
            None => {}
        }
        let left = asking.since + PATIENCE - now;
        if left > 0.0 {
            context.request_repaint_after(Duration::from_secs_f64(left));
            return self.known.as_ref().map(|it| it.1.clone());
        }
        None
    }

    fn give_up(&mut self, sentence: String) {
        (self.names, self.asking, self.known) = (None, None, None);
        self.unread = vec![sentence];
    }

    /// Begins to read the lists when it is time, and takes what was read.
    fn read(&mut self, context: &Context) {
        if let (Some(due), Some(lists)) = (self.due, &self.lists) {
            let left = due - context.input(|input| input.time);
            if left > 0.0 {
                context.request_repaint_after(Duration::from_secs_f64(left));
                return;
            }
            let lists = lists.clone();
            self.due = None;
            self.reading =
                Some(Job::begin(message!(task_registered).static_text(), context, move |worker| {
                    if let Some(read) = reading::read(&lists, worker.progress()) {
                        worker.emit(read);
                    }
                }));
        }
        let Some(read) = self.reading.as_ref().and_then(Job::result) else { return };
        self.reading = None;
        match read {
            Ok(ReadLists { names, unread }) => {
                let have_holders = names.as_ref().is_some_and(RegisteredNames::has_name_holders);
                self.holder = self.holder.take().or_else(|| Some(Holder::new())).filter(|_| have_holders);
                (self.names, self.unread) = (names.map(|it| Arc::new(Mutex::new(it))), unread);
            }
            Err(sentence) => self.give_up(sentence),
        }
    }
}
