//! Where the panes stand at first.

use bidiscope_bidi::order::{Strategy, StrategyFamily};

use super::PaneId;
use super::part::{Part, PartKind};

/// The characters in logical order across the top; below them two columns of displays, the paper's and the
/// UBA's in the first, the proposals for identifiers in the second, and the trace beside what it explains; the
/// verdict at the bottom.
pub(super) fn at_first() -> Part {
    let [texts, proposals] = [StrategyFamily::Text, StrategyFamily::Identifiers].map(|it| displays(it, 0.3));
    let middle = Part::new(PartKind::Row(vec![texts, proposals, Part::pane(PaneId::Trace, 0.4)]), 1.0);
    let (top, bottom) = (Part::pane(PaneId::Logical, 1.0), Part::pane(PaneId::Verdict, 1.0));
    Part::new(PartKind::Column(vec![top, middle, bottom]), 1.0)
}

/// Panes that stand where they once stood at first move to where they do today; which of them are hidden
/// stays.
pub(super) fn moved_on(part: Part) -> Part {
    let hidden: Vec<PaneId> = PaneId::built_in().into_iter().filter(|&it| hides(&part, it)).collect();
    let with_hidden = |mut part: Part| {
        hide(&mut part, &hidden);
        part
    };
    if is_same(&part, &with_hidden(at_first_before())) { with_hidden(at_first()) } else { part }
}

/// Whether two parts are the same but for what rounding makes of a share.
fn is_same(one: &Part, other: &Part) -> bool {
    const ROUNDED: f32 = 1e-5;
    let is_same_kind = match (&one.kind, &other.kind) {
        (PartKind::Row(_), PartKind::Row(_)) | (PartKind::Column(_), PartKind::Column(_)) => true,
        (one, other) => one == other,
    };
    let (parts, others) = (one.parts(), other.parts());
    is_same_kind
        && (one.share - other.share).abs() < ROUNDED
        && one.hidden == other.hidden
        && parts.len() == others.len()
        && parts.iter().zip(others).all(|(one, other)| is_same(one, other))
}

/// When the logical order was a column, and the trace stood below.
fn at_first_before() -> Part {
    let [texts, proposals] = [StrategyFamily::Text, StrategyFamily::Identifiers].map(|it| displays(it, 0.73));
    let upper = vec![Part::pane(PaneId::Logical, 0.54), texts, proposals];
    let lower = vec![Part::pane(PaneId::Verdict, 0.8), Part::pane(PaneId::Trace, 1.2)];
    let rows = vec![Part::new(PartKind::Row(upper), 1.2), Part::new(PartKind::Row(lower), 0.8)];
    Part::new(PartKind::Column(rows), 1.0)
}

/// The displays of a family below each other.
fn displays(family: StrategyFamily, share: f32) -> Part {
    let strategies = Strategy::BUILT_IN.into_iter().filter(|it| it.family() == family);
    let panes = strategies.map(|it| Part::pane(PaneId::Strategy(it.into()), 1.0)).collect();
    Part::new(PartKind::Column(panes), share)
}

fn hides(part: &Part, pane: PaneId) -> bool {
    (part.hidden && part.kind == PartKind::Pane(pane)) || part.parts().iter().any(|it| hides(it, pane))
}

fn hide(part: &mut Part, hidden: &[PaneId]) {
    part.hidden = matches!(&part.kind, PartKind::Pane(pane) if hidden.contains(pane));
    part.parts_mut().iter_mut().for_each(|it| hide(it, hidden));
}

#[cfg(test)]
mod tests {
    use super::{PaneId, Part, at_first, at_first_before, hide, hides, moved_on};

    #[test]
    fn panes_that_stood_where_they_did_at_first_follow() {
        let old = |hidden: &[PaneId]| -> Part {
            let mut part = at_first_before();
            hide(&mut part, hidden);
            part
        };
        assert_eq!(moved_on(old(&[])), at_first());
        let moved = moved_on(old(&[PaneId::Verdict]));
        assert_eq!((hides(&moved, PaneId::Verdict), hides(&moved, PaneId::Trace)), (true, false));
        let mut own = old(&[]);
        own.parts_mut()[0].share = 1.3;
        assert_eq!(moved_on(own.clone()), own);
    }
}
