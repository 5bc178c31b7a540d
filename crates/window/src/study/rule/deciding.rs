//! Rules that are decided beside the window.

use std::sync::Arc;
use std::time::Duration;

use eframe::egui::{Context, Ui};

use bidiscope_present::message;
use bidiscope_present::study_text::undecided_text;
use bidiscope_proof::automata::Undecided;
use bidiscope_proof::bidi_rule::BidiRule;
use bidiscope_proof::relaxations::{
    DISPLAYS, NewlyPermitted, Proposal, Relaxation, maximal_while, newly_permitted, one_step,
};
use bidiscope_system::threads::Progress;

use super::super::super::background_task::{BackgroundTask, TaskEvent, sentence};

/// The greatest length at which newly permitted labels and names are counted, in characters.
const MAX_COUNTED: usize = 8;

/// How often the number of decided rules is drawn anew.
const REFRESH: Duration = Duration::from_millis(200);

/// Where a rule stands among all relaxations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Group {
    Proposed,
    OneStep,
    Maximal,
}

impl Group {
    pub(super) const ALL: [Self; 3] = [Self::Proposed, Self::OneStep, Self::Maximal];

    pub(super) fn title(self) -> &'static str {
        match self {
            Self::Proposed => message!(relaxations_proposed),
            Self::OneStep => message!(relaxations_one_step),
            Self::Maximal => message!(relaxations_maximal),
        }
        .fixed()
    }
}

/// A rule with what is decided of it.
pub(super) struct Decided {
    pub(super) relaxation: Relaxation,
    pub(super) permitted: Vec<NewlyPermitted>,
    /// `None` where it was decided by itself.
    pub(super) group: Option<Group>,
}

/// What is to be decided.
pub(super) enum Subject {
    Rule(BidiRule),
    AllRelaxations,
}

/// The work in a thread of its own. It ends when this is dropped.
pub(super) struct Deciding {
    progress: Arc<Progress>,
    found: BackgroundTask<Result<Decided, Undecided>>,
    done: usize,
}

impl Drop for Deciding {
    fn drop(&mut self) {
        self.progress.stop();
    }
}

impl Deciding {
    /// Begins; `None` where the system gives no thread.
    pub(super) fn start(context: &Context, subject: Subject) -> Option<Self> {
        let progress = Arc::new(Progress::new());
        let shared = Arc::clone(&progress);
        let found = BackgroundTask::begin_long("rule", context, move |emit| {
            let mut emit = |found| emit(found) && !shared.is_stopped();
            let end = decide(subject, &|| !shared.is_stopped(), &mut |decided| emit(Ok(decided)));
            if let Err(reason) = end {
                emit(Err(reason));
            }
        })?;
        Some(Self { progress, found, done: 0 })
    }

    /// Adds what is decided since the last time; gives how it ended, once it did.
    pub(super) fn receive(&mut self, decided: &mut Vec<Decided>) -> Option<Result<(), String>> {
        loop {
            match self.found.next_event() {
                TaskEvent::Output(Ok(found)) => {
                    self.done += 1;
                    decided.push(found);
                }
                TaskEvent::Output(Err(reason)) => return Some(Err(undecided_text(Some(reason)).to_string())),
                TaskEvent::Pending => return None,
                TaskEvent::Finished => return Some(Ok(())),
                TaskEvent::Panicked(fault) => {
                    return Some(Err(sentence(message!(task_deciding).fixed(), &fault)));
                }
            }
        }
    }

    /// Shows how far it is, and lets it be stopped: what is decided stays.
    pub(super) fn show(&self, ui: &mut Ui) {
        if ui.button(message!(study_stop).fixed()).clicked() {
            self.progress.stop();
        }
        ui.spinner();
        if self.done > 0 {
            ui.weak(message!(rule_decided_so_far, count = self.done).to_string());
        }
        ui.ctx().request_repaint_after(REFRESH);
    }
}

/// Decides the rules one after the other, as long as `goes_on` and each is taken.
fn decide(
    subject: Subject,
    goes_on: &dyn Fn() -> bool,
    take: &mut dyn FnMut(Decided) -> bool,
) -> Result<(), Undecided> {
    let mut decide_one = |rule: &BidiRule, group: Option<Group>| -> Result<bool, Undecided> {
        let Some(relaxation) = Relaxation::decide_while(rule, goes_on)? else { return Ok(false) };
        let permitted = newly_permitted(rule, MAX_COUNTED)?;
        Ok(take(Decided { relaxation, permitted, group }))
    };
    let rule = match subject {
        Subject::AllRelaxations => None,
        Subject::Rule(rule) => Some(rule),
    };
    if let Some(rule) = rule {
        return decide_one(&rule, None).map(|_| ());
    }
    let named = Proposal::ALL.map(|it| (it.rule(), Group::Proposed)).into_iter();
    for (rule, group) in named.chain(one_step().into_iter().map(|it| (it, Group::OneStep))) {
        if !decide_one(&rule, Some(group))? {
            return Ok(());
        }
    }
    for rule in maximal_while(&DISPLAYS, goes_on)?.unwrap_or_default() {
        if !decide_one(&rule, Some(Group::Maximal))? {
            return Ok(());
        }
    }
    Ok(())
}
