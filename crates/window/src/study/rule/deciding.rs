//! Rules that are decided beside the window.

use eframe::egui::{Context, Ui};

use bidiscope_present::message;
use bidiscope_present::study_text::undecided_text;
use bidiscope_proof::automata::Undecided;
use bidiscope_proof::bidi_rule::BidiRule;
use bidiscope_proof::relaxations::{
    DISPLAYS, NewlyPermitted, Proposal, Relaxation, maximal_while, newly_permitted, one_step,
};

use super::super::super::job::{self, Job, Worker};

/// The greatest length at which newly permitted labels and names are counted, in characters.
const MAX_COUNTED: usize = 8;

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
    job: Job<Result<Decided, String>>,
    done: usize,
}

impl Deciding {
    /// Begins; `None` where the system gives no thread.
    pub(super) fn start(context: &Context, subject: Subject) -> Option<Self> {
        let job = Job::begin_long(message!(task_deciding).fixed(), context, move |worker| {
            if let Err(reason) = decide(subject, worker) {
                worker.emit(Err(undecided_text(Some(reason)).to_string()));
            }
        })?;
        Some(Self { job, done: 0 })
    }

    /// Adds what is decided since the last time; gives how it ended, once it did.
    pub(super) fn receive(&mut self, decided: &mut Vec<Decided>) -> Option<Result<(), String>> {
        let known = decided.len();
        let end = self.job.take_rows(decided);
        self.done += decided.len() - known;
        end
    }

    /// Shows how far it is, and lets it be stopped: what is decided stays.
    pub(super) fn show(&self, ui: &mut Ui) {
        self.job.show_stop(ui);
        ui.spinner();
        if self.done > 0 {
            ui.weak(message!(rule_decided_so_far, count = self.done).to_string());
        }
        job::keep_showing(ui);
    }
}

/// Decides the rules one after the other, until it is stopped.
fn decide(subject: Subject, worker: &Worker<Result<Decided, String>>) -> Result<(), Undecided> {
    let goes_on: &dyn Fn() -> bool = &|| !worker.is_stopped();
    let decide_one = |rule: &BidiRule, group: Option<Group>| -> Result<bool, Undecided> {
        let Some(relaxation) = Relaxation::decide_while(rule, goes_on)? else { return Ok(false) };
        let permitted = newly_permitted(rule, MAX_COUNTED)?;
        Ok(worker.emit(Ok(Decided { relaxation, permitted, group })) && goes_on())
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
