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

/// The displays of a family below each other.
fn displays(family: StrategyFamily, share: f32) -> Part {
    let strategies = Strategy::BUILT_IN.into_iter().filter(|it| it.family() == family);
    let panes = strategies.map(|it| Part::pane(PaneId::Strategy(it.into()), 1.0)).collect();
    Part::new(PartKind::Column(panes), share)
}
