//! What the pane of a strategy shows.

use std::ops::Range;

use bidiscope_bidi::name::{Character, Name};
use bidiscope_bidi::order::compare::{changed, torn_labels};
use bidiscope_bidi::order::context::{ContextEffect, ShownLine};
use bidiscope_bidi::order::natural::labels_out_of_order;
use bidiscope_bidi::order::{Direction, Display, DisplayOrder, Strategy};
use bidiscope_bidi::uba::Edition;

use super::outcome::outcomes;
use super::proposals::{ProposalView, proposal};
use super::{Badge, Choices, GistView, OutcomeLetter, StrategyId, editions_matter};

/// The pane of a strategy.
#[derive(Clone, Debug)]
pub struct StrategyView {
    /// By what the pane is told.
    pub id: StrategyId,
    /// What it is called: the strategy's title, or the name that the reader gave to one of their own.
    pub title: String,
    /// What it shows: the strategy with what was chosen for it.
    pub shows: Display,
    /// The characters of the line, in logical order: the name's, with what stands round it in a context.
    pub characters: Vec<Character>,
    /// Where the name stands among them.
    pub name: Range<usize>,
    /// The order of the line.
    pub order: DisplayOrder,
    /// The order of the name's own characters in it, as if nothing stood round or between them.
    pub own: DisplayOrder,
    /// The name's characters as a string, left to right; for comparing, never for a widget.
    pub display: String,
    /// The runs of the name's own characters with their places among these, left to right.
    pub runs: Vec<RunView>,
    /// Which other panes show the name in the same way: those with the same outcome. `None` for the logical
    /// order, and where text from round the name stands between its characters.
    pub outcome: Option<OutcomeLetter>,
    /// The characters that stand elsewhere, or are turned round, beside the display that the others are
    /// compared with; in logical order.
    pub changed: Vec<usize>,
    /// What the reader should notice.
    pub badges: Vec<Badge>,
    /// Why it looks so, in a sentence; `None` of a name that is too long to say it at once.
    pub gist: Option<GistView>,
    /// What stands under the display.
    pub proposal: ProposalView,
}

impl StrategyView {
    /// Whether something stands round the name.
    pub fn has_context(&self) -> bool {
        self.name.len() < self.characters.len()
    }

    /// Whether this is the strategy as it is without any choice.
    pub fn is_plain(&self) -> bool {
        self.shows.is_plain()
    }
}

/// A run as the bar under the line shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RunView {
    /// Its places on the screen, counted in characters from the left.
    pub visual: Range<usize>,
    /// The way it is read.
    pub direction: Direction,
    /// Its embedding level, where the strategy is the UBA's.
    pub level: Option<u8>,
}

/// One view a strategy, in the order of [`Strategy::BUILT_IN`] and then of the reader's own, each beside the one that was chosen as the reference.
pub(super) fn strategies(name: &Name, choices: &Choices) -> Vec<StrategyView> {
    let built_in = Strategy::BUILT_IN.map(|strategy| choices.display(strategy));
    let own = choices.own.all().iter().map(|it| it.display.clone());
    let mut views = compared(name, built_in.into_iter().chain(own));
    for (view, kept) in views.iter_mut().skip(Strategy::BUILT_IN.len()).zip(choices.own.all()) {
        (view.id, view.title) = (kept.id(), kept.name.clone());
    }
    let reference = views.iter().find(|view| view.id == choices.reference);
    if let Some(reference) = reference.map(|view| view.own.clone()) {
        for view in &mut views {
            let characters = changed(name.characters(), &reference, &view.own);
            view.changed = characters.into_iter().map(|it| it.0).collect();
        }
    }
    views
}

/// A name by these displays, compared with each other: one view each, in their order. None of them is the
/// reference.
pub fn compared(name: &Name, displays: impl IntoIterator<Item = Display>) -> Vec<StrategyView> {
    let with_line = |display: Display| {
        let line = display.line(name.characters());
        (display, line)
    };
    let shown: Vec<(Display, ShownLine)> = displays.into_iter().map(with_line).collect();
    let outcomes = outcomes(name, &shown);
    let views = shown.into_iter().zip(outcomes).map(|((display, line), outcome)| StrategyView {
        id: display.strategy().into(),
        title: display.strategy().title().to_owned(),
        outcome,
        changed: Vec::new(),
        badges: badges(name, &display, &line),
        display: line.own.display(name.characters()),
        runs: runs(&line.own),
        proposal: proposal(name, &display),
        gist: GistView::of(&display, name.characters()),
        characters: line.characters,
        name: line.name,
        order: line.order,
        own: line.own,
        shows: display,
    });
    views.collect()
}

/// What the reader should notice about a line.
fn badges(name: &Name, display: &Display, line: &ShownLine) -> Vec<Badge> {
    let mut badges = Vec::new();
    if display.edition() != Edition::Today && editions_matter(display, name.characters()) {
        badges.push(Badge::Edition(display.edition()));
    }
    let effect = if line.has_context() {
        line.effect_of_context(name, display)
    } else {
        ContextEffect { torn_labels: torn_labels(name, &line.own), ..ContextEffect::default() }
    };
    let is_torn = effect.is_torn || !effect.torn_by_context.is_empty();
    // Of a name that lies in pieces, nobody reads the order of its labels.
    if !is_torn && let Some(found) = labels_out_of_order(name, &line.own) {
        badges.push(Badge::LabelsOutOfOrder(found));
    }
    // Labels come in their order.
    let is_by_itself = |label: &usize| effect.torn_by_context.binary_search(label).is_err();
    let torn: Vec<usize> = effect.torn_labels.iter().copied().filter(is_by_itself).collect();
    if !torn.is_empty() {
        badges.push(Badge::LabelsTornApart(torn));
    }
    if !effect.torn_by_context.is_empty() {
        badges.push(Badge::ContextTearsApart(effect.torn_by_context));
    } else if effect.is_torn {
        badges.push(Badge::ContextTearsName);
    } else if effect.is_reordered {
        badges.push(Badge::ContextChangesOrder);
    }
    if effect.tears_neighbour {
        badges.push(Badge::TearsNeighbour);
    }
    badges
}

fn runs(order: &DisplayOrder) -> Vec<RunView> {
    let mut start = 0;
    order
        .runs()
        .iter()
        .map(|run| {
            let visual = start..start + run.logical.len();
            start = visual.end;
            RunView { visual, direction: run.direction, level: run.level.map(|level| level.number()) }
        })
        .collect()
}
