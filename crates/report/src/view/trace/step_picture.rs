//! The line after a step of a trace.

use std::ops::Range;

use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::context::LineAroundName;
use bidiscope_bidi::order::{Direction, DisplayOrder, LogicalIndex, VisualRun};
use bidiscope_bidi::trace::{TraceStep, TraceStepDetail, TraceStepKind};
use bidiscope_bidi::uba::{UbaRule, l2};
use bidiscope_words::{Message, message};

use super::TraceView;

/// What the line of a name looks like after a step of a trace.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StepPicture {
    /// A caption for users.
    pub caption: String,
    /// The line.
    pub line: LineAfterStep,
    /// The state of the one-to-one display's reordering, while it runs; else `None`.
    pub reordering: Option<OneToOneReorderingView>,
}

/// The line after a step, of which only a part may have its final order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LineAfterStep {
    /// No order is final yet: the characters one by one, by logical position, from left to right. They are not shaped
    /// together.
    ProvisionalLogicalFromVisual(Vec<usize>),
    /// The first `count` characters of the name have a final order.
    OrderedPrefix {
        /// The number of characters.
        ordered_character_count: usize,
        /// Their order.
        display_order: DisplayOrder,
    },
    /// The whole line, with the text around the name.
    WholeLineAroundName(LineAroundName),
}

/// The state of the one-to-one display's reordering after a step. Characters are logical positions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OneToOneReorderingView {
    /// The paper's name of the operation.
    pub operation_name: &'static str,
    /// The character that it processes; empty at the end of the input.
    pub processed_logical_range: Range<usize>,
    /// The paper's mode: the direction of the last character read.
    pub mode_direction: Direction,
    /// The digit accumulator, in logical order, which is also the order of its output.
    pub digit_accumulator_logical_range: Range<usize>,
    /// The character stack, its top last; a sequence of digits is one entry.
    pub character_stack_logical_ranges: Vec<Range<usize>>,
    /// The characters that have not been read yet, without `current`.
    pub unread_logical_range: Range<usize>,
}
impl TraceView {
    /// What the line looks like after a step, by its index.
    pub fn picture_after(&self, step_index: usize) -> StepPicture {
        moment(self, &self.trace.steps[step_index])
    }
}

fn moment(view: &TraceView, step: &TraceStep) -> StepPicture {
    let all = view.name_characters.len();
    let so_far = step.logical_from_visual.as_deref();
    let reordering = reordering(step, all);
    let (caption, line) = match (step.step_kind, so_far) {
        (TraceStepKind::LogicalOrder, _) => {
            (message!(caption_logical), LineAfterStep::ProvisionalLogicalFromVisual((0..all).collect()))
        }
        (TraceStepKind::OneToOneReordering, Some(so_far)) => (message!(caption_output), output(view, so_far)),
        (_, Some(_)) if view.has_surrounding_text() => {
            (message!(caption_line_context), LineAfterStep::WholeLineAroundName(view.line.clone()))
        }
        (TraceStepKind::UbaRule(UbaRule::L2), Some(so_far)) => {
            (message!(caption_line_l2), reordered(view, so_far))
        }
        (_, Some(so_far)) => (message!(caption_line), reordered(view, so_far)),
        (_, None) => apart(view, step),
    };
    StepPicture { caption: caption.to_string(), line, reordering }
}

fn reordering(step: &TraceStep, all: usize) -> Option<OneToOneReorderingView> {
    let TraceStepDetail::Reordering { operation, characters, mode, accumulator, stack, .. } = &step.detail
    else {
        return None;
    };
    let mode = if *mode == BidiClass::R { Direction::RightToLeft } else { Direction::LeftToRight };
    let waiting = if characters.0.is_empty() { all..all } else { characters.0.end..all };
    Some(OneToOneReorderingView {
        operation_name: operation.id(),
        processed_logical_range: characters.0.clone(),
        mode_direction: mode,
        digit_accumulator_logical_range: accumulator.0.clone(),
        character_stack_logical_ranges: stack.iter().map(|piece| piece.0.clone()).collect(),
        unread_logical_range: waiting,
    })
}

/// Before there is an order: the characters as rule L2 would order them by their current levels.
fn apart(view: &TraceView, step: &TraceStep) -> (Message<'static>, LineAfterStep) {
    let context = if view.has_surrounding_text() { "yes" } else { "no" };
    let mut visual: Vec<usize> = (0..view.name_characters.len()).collect();
    let Some(levels) = view.cells.levels(step.step_number) else {
        return (
            message!(caption_no_order, context = context),
            LineAfterStep::ProvisionalLogicalFromVisual(visual),
        );
    };
    for paragraph in view.paragraphs() {
        l2(&mut visual[paragraph], |&at| levels[at]);
    }
    (message!(caption_by_levels, context = context), LineAfterStep::ProvisionalLogicalFromVisual(visual))
}

/// The output of the reordering: always a prefix of the name, because buffered characters go
/// out before what comes after it.
fn output(view: &TraceView, so_far: &[LogicalIndex]) -> LineAfterStep {
    let count = so_far.len();
    let within = |run: &VisualRun| {
        let logical = run.logical_range.start..run.logical_range.end.min(count);
        (!logical.is_empty()).then_some(VisualRun { logical_range: logical, ..run.clone() })
    };
    let runs = view.line.name_order.runs().iter().filter_map(within).collect();
    let order = DisplayOrder::from_runs(
        &view.name_characters[..count],
        runs,
        view.line.name_order.paragraph_direction(),
    );
    // Where the fields are arranged after this, the final order is another one.
    if order.logical_from_visual() != so_far {
        return reordered(view, so_far);
    }
    LineAfterStep::OrderedPrefix { ordered_character_count: count, display_order: order }
}

/// An order that a later step changes: after L2 a mark that is before its base, which L3 puts back, is a run of its
/// own, and so is each stretch of characters that stay together until fields are arranged from right to left.
fn reordered(view: &TraceView, so_far: &[LogicalIndex]) -> LineAfterStep {
    let count = so_far.len();
    if so_far == view.line.name_order.logical_from_visual() {
        return LineAfterStep::OrderedPrefix {
            ordered_character_count: count,
            display_order: view.line.name_order.clone(),
        };
    }
    let mut run_of = vec![0; view.name_characters.len()];
    for (number, run) in view.line.name_order.runs().iter().enumerate() {
        run_of[run.logical_range.clone()].fill(number);
    }
    let run = |at: usize| &view.line.name_order.runs()[run_of[at]];
    let is_turned_mark = |at: usize| {
        run(at).direction.is_right_to_left() && view.name_characters[at].is_nsm_or_removed_by_x9()
    };
    let mut runs: Vec<VisualRun> = Vec::new();
    let mut last: Option<usize> = None;
    for &LogicalIndex(at) in so_far {
        let carries_on = last.is_some_and(|last| {
            run_of[last] == run_of[at]
                && is_neighbour(run(at).direction, last, at)
                && !is_turned_mark(last)
                && !is_turned_mark(at)
        });
        match runs.last_mut().filter(|_| carries_on) {
            Some(run) => {
                run.logical_range = run.logical_range.start.min(at)..run.logical_range.end.max(at + 1)
            }
            None => runs.push(VisualRun { logical_range: at..at + 1, ..run(at).clone() }),
        }
        last = Some(at);
    }
    let order = DisplayOrder::from_runs(
        &view.name_characters[..count],
        runs,
        view.line.name_order.paragraph_direction(),
    );
    LineAfterStep::OrderedPrefix { ordered_character_count: count, display_order: order }
}

/// Whether `at` is the right neighbour of `last` in a run of this direction.
const fn is_neighbour(direction: Direction, last: usize, at: usize) -> bool {
    match direction {
        Direction::LeftToRight => at == last + 1,
        Direction::RightToLeft => at + 1 == last,
    }
}
