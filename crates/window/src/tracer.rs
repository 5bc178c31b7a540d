//! The trace that the trace pane shows, worked out once for a name and a display.

use std::collections::BTreeMap;
use std::rc::Rc;

use bidiscope_bidi::name::{Character, Input, Notation};
use bidiscope_bidi::order::DisplayConfig;
use bidiscope_report::view::{
    FirstDifferenceView, StepPicture, StrategyId, StrategyView, TraceView, first_difference,
};
use bidiscope_report::words::trace::StepExplanation;

use super::widgets::TableScroll;

/// A trace, the step that is looked at, and what was worked out of them last.
#[derive(Default)]
pub(super) struct Tracer {
    kept: Option<Kept>,
    /// The step that is looked at, as an index.
    step: usize,
    /// The step that is looked at as soon as another display is.
    next: Option<usize>,
    /// Whether the row of the step is to have the keyboard, as soon as it is shown.
    pub(super) wants_keyboard: bool,
    /// Where the displays of the panes part from the reference.
    causes: BTreeMap<StrategyId, KeptCause>,
    /// How far the table is scrolled.
    pub(super) scroll: TableScroll,
    /// The row and the column that were brought into view last, of how many rows.
    pub(super) followed: Option<(usize, usize, usize)>,
}

/// A first difference with the inputs that it was made from.
struct KeptCause {
    name: Input,
    displays: [DisplayConfig; 2],
    notation: Notation,
    cause: Option<Rc<FirstDifferenceView>>,
}

/// A trace with the inputs that it was made from.
struct Kept {
    characters: Vec<Character>,
    display: DisplayConfig,
    /// The step that decides the first difference from the reference.
    deciding: Option<usize>,
    view: Rc<TraceView>,
    moment: Option<(usize, Rc<StepPicture>)>,
    explanation: Option<(usize, Rc<[StepExplanation]>)>,
    reasons: Option<(usize, Rc<[String]>)>,
}

impl Kept {
    /// The step that is looked at before another one is chosen.
    fn first_seen(&self) -> usize {
        self.deciding.unwrap_or_else(|| self.last())
    }

    fn last(&self) -> usize {
        self.view.trace_steps.len() - 1
    }
}

impl Tracer {
    /// The trace of a display of these characters, in which the step with the index `deciding` decides the first difference
    /// from the reference. Another strategy is looked at from this step on, or where there is none from the last one; while a
    /// name is edited, the same step is looked at as far as there is one.
    pub(super) fn view(
        &mut self,
        characters: &[Character],
        display: &DisplayConfig,
        deciding: Option<usize>,
    ) -> Rc<TraceView> {
        let before = self.kept.take();
        let is_same =
            |it: &Kept| it.display == *display && it.characters == characters && it.deciding == deciding;
        let kept = match before {
            Some(kept) if is_same(&kept) => kept,
            before => {
                let view = TraceView::new(characters, display);
                let view = deciding.into_iter().fold(view, TraceView::with_step_always_shown);
                let kept = Kept {
                    characters: characters.to_vec(),
                    display: display.clone(),
                    deciding,
                    view: Rc::new(view),
                    moment: None,
                    explanation: None,
                    reasons: None,
                };
                self.step = match before.filter(|it| it.display.strategy() == display.strategy()) {
                    Some(it) if self.step != it.first_seen() && self.step < it.last() => self.step,
                    Some(it) if self.step != it.first_seen() => kept.last(),
                    _ => kept.first_seen(),
                };
                kept
            }
        };
        self.step = self.next.take().unwrap_or(self.step).min(kept.last());
        Rc::clone(&self.kept.insert(kept).view)
    }

    /// The step that is looked at, as an index.
    pub(super) const fn step(&self) -> usize {
        self.step
    }

    /// Looks at another step.
    pub(super) const fn look_at(&mut self, step: usize) {
        self.step = step;
    }

    /// Looks at a step of the display that is traced from the next pass on.
    pub(super) const fn look_at_next(&mut self, step: usize) {
        self.next = Some(step);
    }

    /// Where the display of a pane parts from the reference, and why.
    pub(super) fn cause(
        &mut self,
        name: &Input,
        view: &StrategyView,
        reference: &DisplayConfig,
        notation: Notation,
    ) -> Option<Rc<FirstDifferenceView>> {
        let is_same = |it: &KeptCause| {
            it.notation == notation
                && it.displays[0] == *reference
                && it.displays[1] == view.display_config
                && it.name == *name
        };
        if !self.causes.get(&view.strategy_id).is_some_and(is_same) {
            let cause =
                first_difference(name.characters(), notation, reference, &view.display_config).map(Rc::new);
            let displays = [reference.clone(), view.display_config.clone()];
            self.causes.insert(view.strategy_id, KeptCause { name: name.clone(), displays, notation, cause });
        }
        self.causes[&view.strategy_id].cause.clone()
    }

    /// The name as it stands after a step.
    pub(super) fn moment(&mut self, step: usize) -> Option<Rc<StepPicture>> {
        let kept = self.kept.as_mut()?;
        let known = kept.moment.take().filter(|(of, _)| *of == step);
        let found = known.unwrap_or_else(|| (step, Rc::new(kept.view.picture_after(step))));
        Some(Rc::clone(&kept.moment.insert(found).1))
    }

    /// Why a step did what it did.
    pub(super) fn reasons(&mut self, step: usize) -> Option<Rc<[String]>> {
        let kept = self.kept.as_mut()?;
        let known = kept.reasons.take().filter(|(of, _)| *of == step);
        let found = known.unwrap_or_else(|| (step, kept.view.step_reason_sentences(step).into()));
        Some(Rc::clone(&kept.reasons.insert(found).1))
    }

    /// Every step that touched a character, in sentences.
    pub(super) fn explanation(&mut self, character: usize) -> Option<Rc<[StepExplanation]>> {
        let kept = self.kept.as_mut()?;
        let known = kept.explanation.take().filter(|(of, _)| *of == character);
        let found =
            known.unwrap_or_else(|| (character, kept.view.steps_affecting_character(character).into()));
        Some(Rc::clone(&kept.explanation.insert(found).1))
    }
}
