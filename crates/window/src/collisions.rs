//! The search for names that look the same: a short one at once, a long one in a thread of its own.

use std::collections::BTreeMap;
use std::rc::Rc;

use eframe::egui::Context;

use bidiscope_bidi::name::{Input, Notation};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_idna::collisions::CollisionSearch;
use bidiscope_report::InputReport;
use bidiscope_report::page::DisplayCollisions;
use bidiscope_report::view::StrategyId;
use bidiscope_words::message;

use super::job::Job;

/// The steps of work that are done at once, a fraction of a millisecond's worth.
const AT_ONCE: u64 = 20_000;

/// The displays that are searched, by the identifiers of their panes.
type Sought = Vec<(StrategyId, DisplayConfig)>;

/// What is known of the names that a display shows as it shows the name in the window.
#[derive(Clone)]
pub(super) enum FoundCollisions {
    /// There are some, or the search stopped at its limit.
    Some(Rc<DisplayCollisions>),
    /// There are none.
    None,
    /// The search goes on.
    Running,
    /// They are not searched for, as the display has a context.
    NotSearched,
    /// The search was ended by a fault of the program.
    Failed,
}

/// The collisions of the name in the window, as far as they are known.
#[derive(Default)]
pub(super) struct Collisions {
    found: BTreeMap<StrategyId, FoundCollisions>,
    /// The names that a paragraph of the other direction shows so, as far as a short search finds them.
    across: BTreeMap<StrategyId, Rc<DisplayCollisions>>,
    /// What a long search is still to be made for.
    waiting: Option<(Input, CollisionSearch, Sought)>,
    /// Where the long searches report. Dropped with the next name, at which the thread ends.
    pending: Option<Job<(StrategyId, Option<DisplayCollisions>)>>,
}

impl Collisions {
    /// Searches the displays of a name. A long search waits for [`Collisions::begin`].
    pub(super) fn ask(&mut self, report: &InputReport, notation: Notation) {
        self.forget();
        // No other name has its characters in the same logical order.
        self.set(Strategy::Logical.into(), None);
        let name = &report.input;
        let short = CollisionSearch { notation, max_steps: AT_ONCE, ..CollisionSearch::default() };
        let mut unfinished = Vec::new();
        let views = report.strategy_views.iter().filter(|view| view.strategy_id != Strategy::Logical);
        // Collisions are names that look alike by themselves, whatever a sentence makes of them.
        for view in views.filter(|view| !view.has_surrounding_text()) {
            let found = short.collisions(name, &view.display_config);
            if found.are_all_names_found {
                self.set(view.strategy_id, DisplayCollisions::of_found_names(&found, notation));
            } else {
                unfinished.push((view.strategy_id, view.display_config.clone()));
                self.found.insert(view.strategy_id, FoundCollisions::Running);
            }
            let across = short.collisions_in_opposite_paragraph(name, &view.display_config);
            if let Some(across) = across
                .as_ref()
                .and_then(|it| DisplayCollisions::in_opposite_paragraph_direction(it, notation))
            {
                self.across.insert(view.strategy_id, Rc::new(across));
            }
        }
        if unfinished.is_empty() {
            return;
        }
        let search = CollisionSearch { notation, ..CollisionSearch::default() };
        self.waiting = Some((name.clone(), search, unfinished));
    }

    /// Whether a long search waits.
    pub(super) const fn is_waiting(&self) -> bool {
        self.waiting.is_some()
    }

    /// Takes in what the long searches have found since the last pass; what else is to be said of them.
    pub(super) fn update(&mut self) -> Option<String> {
        let mut found = Vec::new();
        let end = self.pending.as_ref()?.take(|it| found.push(it));
        found.into_iter().for_each(|(strategy, view)| self.set(strategy, view));
        if end.is_some() {
            self.pending = None;
            for found in self.found.values_mut().filter(|it| matches!(it, FoundCollisions::Running)) {
                *found = FoundCollisions::Failed;
            }
        }
        end?.err()
    }

    /// Begins the long searches that wait, beside the window, which is repainted when something is found.
    pub(super) fn begin(&mut self, context: &Context) {
        let Some((name, search, displays)) = self.waiting.take() else { return };
        self.pending = Some(Job::begin(message!(task_collisions).static_text(), context, move |worker| {
            for (id, display) in displays {
                // Nobody listens any more once the next name is typed.
                // Verdicts on a thousand names take a while too.
                if !worker.emit((
                    id,
                    DisplayCollisions::of_found_names(&search.collisions(&name, display), search.notation),
                )) {
                    return;
                }
            }
        }));
    }

    /// The collisions in this display.
    pub(super) fn of(&self, strategy: StrategyId) -> FoundCollisions {
        self.found.get(&strategy).cloned().unwrap_or(FoundCollisions::NotSearched)
    }

    /// The names that a paragraph of the other direction shows as this display shows the name.
    pub(super) fn across(&self, strategy: StrategyId) -> Option<Rc<DisplayCollisions>> {
        self.across.get(&strategy).cloned()
    }

    /// Forgets the name.
    pub(super) fn forget(&mut self) {
        *self = Self::default();
    }

    fn set(&mut self, strategy: StrategyId, view: Option<DisplayCollisions>) {
        let found = view.map_or(FoundCollisions::None, |it| FoundCollisions::Some(Rc::new(it)));
        self.found.insert(strategy, found);
    }
}

#[cfg(test)]
mod tests {
    use eframe::egui::Context;

    use bidiscope_bidi::order::Strategy;

    use super::{Collisions, FoundCollisions, Job};

    #[test]
    fn a_panic_in_the_search_is_reported() {
        let pending = Some(Job::begin("The search", &Context::default(), |_| panic!("none")));
        let id = Strategy::UbaLtr.into();
        let found = [(id, FoundCollisions::Running)].into();
        let mut collisions = Collisions { pending, found, ..Collisions::default() };
        let text = loop {
            match collisions.update() {
                Some(text) => break text,
                None => std::thread::yield_now(),
            }
        };
        assert!(
            text.starts_with("The search stopped because of a fault of the program: none (at "),
            "{text}"
        );
        assert_eq!(collisions.update(), None, "it is said once");
        assert!(matches!(collisions.of(id), FoundCollisions::Failed));
    }
}
