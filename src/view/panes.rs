//! What the pane of a strategy shows.

use std::ops::Range;

use crate::name::{Character, Name};
use crate::order::compare::{label_order_changed, same_as, torn_labels};
use crate::order::{Direction, DisplayOrder, Strategy, VisualRun, fields, isolates};

use super::proposals::{ProposalView, proposal};
use super::{Badge, Choices};

/// The pane of a strategy.
#[derive(Clone, Debug)]
pub struct StrategyView {
    /// Which strategy.
    pub strategy: Strategy,
    /// The characters of the line: the name's, with what stands round it in a context.
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
    /// What the reader should notice.
    pub badges: Vec<Badge>,
    /// Whether this is the strategy as it is without any choice.
    pub is_plain: bool,
    /// What stands under the display.
    pub proposal: ProposalView,
}

impl StrategyView {
    /// Whether something stands round the name.
    pub fn has_context(&self) -> bool {
        self.name.len() < self.characters.len()
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

/// A name as a strategy shows it, by the choices of the reader.
struct Line {
    strategy: Strategy,
    characters: Vec<Character>,
    name: Range<usize>,
    order: DisplayOrder,
    own: DisplayOrder,
    badges: Vec<Badge>,
    is_plain: bool,
}

/// One view a strategy, in the order of [`Strategy::ALL`].
pub(super) fn strategies(name: &Name, choices: &Choices) -> Vec<StrategyView> {
    let lines: Vec<Line> = Strategy::ALL.into_iter().map(|strategy| line(name, strategy, choices)).collect();
    let twins = twins(name, &lines);
    let views = lines.into_iter().zip(twins).map(|(line, twin)| {
        let mut badges: Vec<Badge> = twin.map(Badge::SameAs).into_iter().collect();
        badges.extend(line.badges);
        StrategyView {
            strategy: line.strategy,
            display: line.own.display(name.characters()),
            runs: runs(&line.own),
            characters: line.characters,
            name: line.name,
            order: line.order,
            own: line.own,
            badges,
            is_plain: line.is_plain,
            proposal: proposal(name, line.strategy, choices),
        }
    });
    views.collect()
}

/// The paragraph's direction of the strategies that are the UBA's own.
const fn uba_paragraph(strategy: Strategy) -> Option<Option<Direction>> {
    match strategy {
        Strategy::UbaLtr => Some(Some(Direction::LeftToRight)),
        Strategy::UbaRtl => Some(Some(Direction::RightToLeft)),
        Strategy::UbaAuto => Some(None),
        _ => None,
    }
}

fn line(name: &Name, strategy: Strategy, choices: &Choices) -> Line {
    let characters = name.characters();
    let defaults = Choices::default();
    let (order, is_plain) = match strategy {
        Strategy::Fields => (
            fields::order_in(characters, choices.overall, choices.environment),
            (choices.overall, choices.environment) == (defaults.overall, defaults.environment),
        ),
        Strategy::Isolates => (
            isolates::order_in(characters, choices.label_isolate, Direction::LeftToRight),
            choices.label_isolate == defaults.label_isolate,
        ),
        _ => match uba_paragraph(strategy) {
            Some(paragraph) => return line_in_context(name, strategy, paragraph, choices),
            None => (strategy.order(characters), true),
        },
    };
    let mut badges = Vec::new();
    if label_order_changed(name, &order) {
        badges.push(Badge::LabelsChangeOrder);
    }
    let torn = torn_labels(name, &order);
    if !torn.is_empty() {
        badges.push(Badge::LabelsTornApart(torn));
    }
    let own = order.clone();
    Line {
        strategy,
        characters: characters.to_vec(),
        name: 0..characters.len(),
        order,
        own,
        badges,
        is_plain,
    }
}

/// The name in the context that was chosen, by the UBA.
fn line_in_context(name: &Name, strategy: Strategy, paragraph: Option<Direction>, choices: &Choices) -> Line {
    let line = choices.context().line(name, paragraph);
    let own = own_order(name.characters(), &line.order, &line.name);
    let mut badges = Vec::new();
    if label_order_changed(name, &own) {
        badges.push(Badge::LabelsChangeOrder);
    }
    let is_by_itself = |label: &usize| !line.torn_by_context.contains(label);
    let torn: Vec<usize> = line.torn_labels.iter().copied().filter(is_by_itself).collect();
    if !torn.is_empty() {
        badges.push(Badge::LabelsTornApart(torn));
    }
    if !line.torn_by_context.is_empty() {
        badges.push(Badge::ContextTearsApart(line.torn_by_context));
    } else if line.is_reordered {
        badges.push(Badge::ContextChangesOrder);
    }
    let is_plain = line.name.len() == line.characters.len();
    let (characters, name, order) = (line.characters, line.name, line.order);
    Line { strategy, characters, name, order, own, badges, is_plain }
}

/// The order of a name's own characters in a line that holds it.
fn own_order(characters: &[Character], line: &DisplayOrder, name: &Range<usize>) -> DisplayOrder {
    let within = |run: &VisualRun| {
        let from = run.logical.start.max(name.start);
        let to = run.logical.end.min(name.end);
        let logical = || from - name.start..to - name.start;
        (from < to).then(|| VisualRun { logical: logical(), ..run.clone() })
    };
    let runs = line.runs().iter().filter_map(within).collect();
    DisplayOrder::from_runs(characters, runs, line.paragraph())
}

/// For each line the first other that shows the same. Only lines with the same characters are
/// compared; the logical order is no way of showing a name, so nothing is compared with it.
fn twins(name: &Name, lines: &[Line]) -> Vec<Option<Strategy>> {
    let mut twins = vec![None; lines.len()];
    let has_context = |line: &Line| line.characters.len() > name.characters().len();
    for in_context in [false, true] {
        let group: Vec<usize> = (0..lines.len())
            .filter(|&it| lines[it].strategy != Strategy::Logical && has_context(&lines[it]) == in_context)
            .collect();
        let Some(&first) = group.first() else { continue };
        let orders: Vec<DisplayOrder> = group.iter().map(|&it| lines[it].order.clone()).collect();
        for (place, same) in same_as(&lines[first].characters, &orders).into_iter().enumerate() {
            twins[group[place]] = same.first().map(|&other| lines[group[other]].strategy);
        }
    }
    twins
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
