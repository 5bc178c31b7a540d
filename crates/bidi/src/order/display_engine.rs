//! Display orders of many names, computed in reused memory.

use crate::index::{Direction, LogicalIndex};
use crate::name::{BidiClass, Character};
use crate::uba::{self, NoObserver, ParagraphDirection};

use super::choices::StrategyChoices;
use super::{DisplayConfig, one_to_one};

/// Computes the order of one name after another for one display, in memory that it reuses: for searches and
/// studies over millions of names. The order is that of [`DisplayConfig::order`], without runs.
#[derive(Clone, Debug)]
pub struct DisplayEngine {
    display: DisplayConfig,
    /// The algorithm to call directly; `None` where the general way through [`DisplayConfig::order`] is needed.
    direct: Option<DirectAlgorithm>,
    uba: uba::UbaEngine,
    one_to_one: one_to_one::OneToOneDisplayEngine,
    visual: Vec<LogicalIndex>,
}

/// The faster ways, by the only place that chooses one.
#[derive(Clone, Copy, Debug)]
enum DirectAlgorithm {
    Uba(ParagraphDirection),
    UbaWithoutL3(ParagraphDirection),
    OneToOne,
}

impl DirectAlgorithm {
    fn of(choices: &StrategyChoices) -> Option<Self> {
        match choices.plain_paragraph() {
            Some(paragraph) if choices.applies_l3 => Some(Self::Uba(paragraph)),
            Some(paragraph) => Some(Self::UbaWithoutL3(paragraph)),
            None => choices.is_one_to_one().then_some(Self::OneToOne),
        }
    }
}

impl DisplayEngine {
    /// An engine for one display.
    pub fn new(display: impl Into<DisplayConfig>) -> Self {
        let display = display.into();
        Self {
            direct: DirectAlgorithm::of(display.choices()),
            display,
            uba: uba::UbaEngine::new(),
            one_to_one: one_to_one::OneToOneDisplayEngine::new(),
            visual: Vec::new(),
        }
    }

    /// For each visual position, from the left, the character shown there.
    pub fn order(&mut self, characters: &[Character]) -> &[LogicalIndex] {
        match self.direct {
            Some(DirectAlgorithm::Uba(paragraph)) => return self.uba.visual_order(characters, paragraph),
            Some(DirectAlgorithm::UbaWithoutL3(paragraph)) => {
                self.uba.resolve_paragraph(characters, paragraph, &mut NoObserver);
                let levels = self.uba.levels();
                self.visual.clear();
                self.visual.extend((0..characters.len()).map(LogicalIndex));
                uba::l2(&mut self.visual, |it| levels[it.0]);
            }
            Some(DirectAlgorithm::OneToOne) => return self.one_to_one.order(characters),
            None => {
                self.visual.clear();
                self.visual.extend_from_slice(self.display.order(characters).logical_from_visual());
            }
        }
        &self.visual
    }

    /// The direction of the paragraph in which these characters are displayed, as [`DisplayOrder::paragraph_direction`] gives it.
    ///
    /// [`DisplayOrder::paragraph_direction`]: super::DisplayOrder::paragraph_direction
    pub fn paragraph_direction(&self, characters: &[Character]) -> Direction {
        let has_isolate = || {
            use BidiClass::{B, FSI, LRI, RLI};
            characters.iter().any(|it| matches!(it.class, LRI | RLI | FSI | B))
        };
        match self.direct {
            Some(DirectAlgorithm::Uba(paragraph) | DirectAlgorithm::UbaWithoutL3(paragraph)) => {
                match paragraph {
                    ParagraphDirection::Fixed(direction) => direction,
                    // Rule P2 skips the contents of isolates.
                    ParagraphDirection::Auto if has_isolate() => {
                        self.display.order(characters).paragraph_direction()
                    }
                    ParagraphDirection::Auto => {
                        let first_strong = characters.iter().find_map(|it| it.class.direction());
                        first_strong.unwrap_or(Direction::LeftToRight)
                    }
                }
            }
            Some(DirectAlgorithm::OneToOne) => Direction::LeftToRight,
            None => self.display.order(characters).paragraph_direction(),
        }
    }
}
