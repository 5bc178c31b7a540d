//! What a reader can choose for the panes.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use bidiscope_bidi::order::context::{Context, Surroundings};
use bidiscope_bidi::order::fields::OverallOrder;
use bidiscope_bidi::order::isolates::LabelIsolate;
use bidiscope_bidi::order::{Direction, Display, Family, Key, Strategy};
use bidiscope_bidi::uba::Edition;

use super::{KeptStrategies, StrategyId};

/// What stands round the name in the UBA's panes, and how the proposals' panes are set up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Choices {
    /// What stands round the name; `None` for what was typed.
    pub surroundings: Option<Surroundings>,
    /// The context that was typed.
    pub typed: Context,
    /// In which overall order Davis's extension puts the fields.
    pub overall: OverallOrder,
    /// In which environment it does.
    pub environment: Direction,
    /// Which isolate stands round each label.
    pub label_isolate: LabelIsolate,
    /// Whose bidi classes the displays go by.
    pub edition: Edition,
    /// The display that the others are compared with: the pinned reference.
    pub reference: StrategyId,
    /// The panes that show the text with its marks.
    pub shows_marks: BTreeSet<StrategyId>,
    /// The strategies of the reader's own, each with a pane.
    pub own: KeptStrategies,
}

impl Default for Choices {
    fn default() -> Self {
        Self {
            surroundings: Some(Surroundings::Alone),
            typed: Context::default(),
            overall: OverallOrder::default(),
            environment: Direction::LeftToRight,
            label_isolate: LabelIsolate::default(),
            edition: Edition::default(),
            reference: StrategyId::BuiltIn(Strategy::OneToOne),
            shows_marks: BTreeSet::new(),
            own: KeptStrategies::default(),
        }
    }
}

impl Choices {
    /// What the pane of a strategy shows. The context is that of the UBA's own panes: the proposals are
    /// shown as what they were made for, a name by itself.
    pub fn display(&self, strategy: Strategy) -> Display {
        let display = Display::plain(strategy)
            .with_overall(self.overall)
            .with_label_isolate(self.label_isolate)
            .with_edition(self.edition);
        match strategy.family() {
            Family::Text => display.with_context(self.context()),
            // The environment is chosen beside the overall order, for what has one.
            Family::Identifiers if display.has(Key::Order) => display.with_environment(self.environment),
            Family::Identifiers | Family::Stored | Family::Own => display,
        }
    }

    /// Chooses for all panes what this display was made with, so that its strategy’s pane shows it.
    pub fn show(&mut self, display: &Display) {
        self.overall = display.overall();
        self.environment = display.environment();
        self.label_isolate = display.label_isolate();
        self.edition = display.edition();
        self.typed = display.context().clone();
        let known = Surroundings::ALL.into_iter().find(|it| it.context() == self.typed);
        self.surroundings = known;
    }

    /// What a strategy is called; nothing where it is one of the reader's own that is there no more.
    pub fn title(&self, id: StrategyId) -> &str {
        self.named(id, Strategy::title)
    }

    /// The same in a few letters; one's own have their whole name.
    pub fn short_title(&self, id: StrategyId) -> &str {
        self.named(id, Strategy::short_title)
    }

    fn named(&self, id: StrategyId, title: impl Fn(Strategy) -> &'static str) -> &str {
        match id {
            StrategyId::BuiltIn(strategy) => title(strategy),
            StrategyId::Own(number) => self.own.get(number).map_or("", |it| &it.name),
        }
    }

    /// Every strategy that has a display: those of the documents in their order, then one's own.
    pub fn ids(&self) -> Vec<StrategyId> {
        let own = self.own.all().iter().map(super::KeptStrategy::id);
        Strategy::BUILT_IN.into_iter().map(StrategyId::BuiltIn).chain(own).collect()
    }

    /// What stands before and after the name.
    pub fn context(&self) -> Context {
        self.surroundings.map_or_else(|| self.typed.clone(), Surroundings::context)
    }

    /// What the context is called.
    pub const fn context_title(&self) -> &'static str {
        match self.surroundings {
            Some(surroundings) => surroundings.title(),
            None => "In a typed context",
        }
    }
}
