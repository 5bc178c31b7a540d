//! The steps of one or two displays in rows.

use super::super::trace::TraceView;

/// A row: at most one step of each display, as indices of their steps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct PresentedRow {
    /// The steps of the row itself; `None` for a display that has none there.
    pub(super) own: Vec<Option<usize>>,
    /// The step of each display that is shown there: its own, or the last earlier one.
    pub(super) shown: Vec<usize>,
}

/// The rows of these displays: steps with the same title share a row, in the order of both.
pub(super) fn paired(sides: &[TraceView]) -> Vec<PresentedRow> {
    let title = |side: usize, step: usize| {
        sides[side].trace_steps.get(step).map(|it| it.rule_or_operation_title.as_str())
    };
    let mut next = vec![0; sides.len()];
    let mut rows = Vec::new();
    while (0..sides.len()).any(|side| title(side, next[side]).is_some()) {
        let own: Vec<Option<usize>> = match *next.as_slice() {
            [one, other] => {
                let (first, second) = (title(0, one), title(1, other));
                let comes = |side: usize, from: usize, wanted: Option<&str>| {
                    wanted.is_some()
                        && sides[side].trace_steps[from..]
                            .iter()
                            .any(|it| Some(it.rule_or_operation_title.as_str()) == wanted)
                };
                if first == second {
                    vec![Some(one), Some(other)]
                } else if second.is_none() || (first.is_some() && !comes(1, other, first)) {
                    vec![Some(one), None]
                } else if first.is_none() || !comes(0, one, second) {
                    vec![None, Some(other)]
                } else {
                    // Both rules come later in the other trace too.
                    vec![Some(one), None]
                }
            }
            _ => next.iter().map(|&it| Some(it)).collect(),
        };
        for (next, own) in next.iter_mut().zip(&own) {
            *next += usize::from(own.is_some());
        }
        let shown = next.iter().map(|it| it.saturating_sub(1)).collect();
        rows.push(PresentedRow { own, shown });
    }
    rows
}
