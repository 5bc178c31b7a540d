//! What a display would be if one rule had the outcome that it has in another display of the same text.

use std::ops::Range;

use crate::name::{BidiClass, Character};
use crate::order::{LogicalIndex, OrderingMethod, Origin, UbaText};
use crate::uba::{self, Engine, Observer, ParagraphDirection, Rule, Sequence, l2, l3};

use super::Trace;
use super::event::{CharRef, Event};
use super::step::{LevelOrClass, StepRule};

/// The rules that resolve classes, in their order.
const RESOLVING: [Rule; 10] = {
    use Rule::{N0, N1, N2, W1, W2, W3, W4, W5, W6, W7};
    [W1, W2, W3, W4, W5, W6, W7, N0, N1, N2]
};

/// The first rule whose outcome differs between two displays by the UBA of one text, and by whose outcome in `other` the
/// text of `shown` would be displayed as in `other`: P3, or a W or N rule. `None` if there is none, or if the texts differ,
/// because a display inserts characters, or divides the name into paragraphs, and the other does not.
pub(super) fn deciding_rule(given: &[Character], shown: &Trace, other: &Trace) -> Option<Rule> {
    let [own, others] = [shown, other].map(|it| it.display.with_effective_classes(given));
    let methods = (shown.display.method(&own), other.display.method(&others));
    let (OrderingMethod::Uba(own), OrderingMethod::Uba(others)) = &methods else { return None };
    if text_of(own) != text_of(others) || own.has_l3() != others.has_l3() {
        return None;
    }
    let wanted = resolve(others, &others.paragraphs(), Outcome::default()).0;
    let is_equal = |order: Vec<LogicalIndex>| order == wanted;
    let levels = |trace: &Trace| changes(trace, Rule::P3).collect::<Vec<_>>();
    if levels(shown) != levels(other)
        && is_equal(resolve(own, &given_directions(others, other), Outcome::default()).0)
    {
        return Some(Rule::P3);
    }
    let differs = |rule: &Rule| !changes(shown, *rule).eq(changes(other, *rule));
    RESOLVING.into_iter().filter(differs).find(|&rule| {
        let outcome = resolve(others, &others.paragraphs(), Outcome::of(rule)).1;
        is_equal(resolve(own, &own.paragraphs(), Outcome { is_known: true, ..outcome }).0)
    })
}

/// The characters with their origins, and the paragraphs.
fn text_of(text: &UbaText<'_>) -> (Vec<(char, Origin)>, Vec<Range<usize>>) {
    let characters = text.characters().iter().enumerate().map(|(at, it)| (it.scalar, text.origin(at)));
    (characters.collect(), text.paragraphs().into_iter().map(|it| it.0).collect())
}

/// The paragraphs of a text with the directions that its trace has.
fn given_directions(text: &UbaText<'_>, trace: &Trace) -> Vec<(Range<usize>, ParagraphDirection)> {
    let levels = trace.paragraphs().iter().map(|it| it.level.direction().into());
    text.paragraphs().into_iter().zip(levels).map(|((range, _), direction)| (range, direction)).collect()
}

/// The levels that P3, or the classes that another rule, gave to characters.
fn changes(trace: &Trace, rule: Rule) -> impl Iterator<Item = (CharRef, LevelOrClass)> {
    let step = trace.steps.iter().find(|it| it.rule == StepRule::Uba(rule)).map_or(0, |it| it.step);
    trace.log_of(step).iter().filter_map(|it| match it.event {
        Event::ParagraphLevel { level, .. } => Some((it.character, LevelOrClass::Level(level))),
        event => Some((it.character, event.change()?.1)),
    })
}

/// The order of a text's characters from the name with these paragraphs, and the outcome of the rule.
fn resolve(
    text: &UbaText<'_>,
    paragraphs: &[(Range<usize>, ParagraphDirection)],
    mut outcome: Outcome,
) -> (Vec<LogicalIndex>, Outcome) {
    outcome.classes.resize(text.characters().len(), None);
    let mut engine = Engine::without_rules(text.skipped_rules());
    let mut visual: Vec<usize> = (0..text.characters().len()).collect();
    for (range, direction) in paragraphs {
        outcome.offset = range.start;
        let characters = &text.characters()[range.clone()];
        engine.resolve(characters, *direction, &mut outcome);
        let levels = engine.levels();
        let mut order: Vec<LogicalIndex> = (0..characters.len()).map(LogicalIndex).collect();
        l2(&mut order, |it| levels[it.0]);
        if text.has_l3() {
            l3(characters, levels, &mut order);
        }
        for (place, it) in range.clone().zip(order) {
            visual[place] = range.start + it.0;
        }
    }
    let name_index = |at| match text.origin(at) {
        Origin::Name(index) => Some(LogicalIndex(index)),
        Origin::Inserted | Origin::Context => None,
    };
    (visual.into_iter().filter_map(name_index).collect(), outcome)
}

/// Reads the classes after a rule, or replaces them by those that were read before.
#[derive(Default)]
struct Outcome {
    rule: Option<Rule>,
    is_known: bool,
    /// The start of the paragraph that is being resolved.
    offset: usize,
    classes: Vec<Option<BidiClass>>,
}

impl Outcome {
    fn of(rule: Rule) -> Self {
        Self { rule: Some(rule), ..Self::default() }
    }
}

impl Observer for Outcome {
    fn observe(&mut self, _: uba::Event<'_>) {}

    fn after_rule(&mut self, rule: Rule, sequence: &mut Sequence) {
        if self.rule != Some(rule) {
            return;
        }
        for at in 0..sequence.characters.len() {
            let class = &mut self.classes[self.offset + sequence.characters[at]];
            match *class {
                Some(class) if self.is_known => {
                    sequence.set(at, class);
                }
                _ => *class = sequence.class_at(at),
            }
        }
    }
}
