//! Displays by the million.

use crate::index::{Direction, LogicalIndex};
use crate::name::{BidiClass, Character};
use crate::uba::{self, Edition, ParagraphDirection, Silent};

use super::{Display, Strategy, one_to_one};

/// Shows one sequence of characters after the other by a display, with memory that it keeps from one to
/// the next: what a search or a study asks. The order is that of [`Display::order`], without its runs.
#[derive(Clone, Debug)]
pub struct Screen {
    display: Display,
    /// How it is shown without building anything; `None` where only the display itself knows.
    short: Option<ShortWay>,
    uba: uba::Engine,
    one_to_one: one_to_one::Orderer,
    visual: Vec<LogicalIndex>,
}

#[derive(Clone, Copy, Debug)]
enum ShortWay {
    Uba(ParagraphDirection),
    UbaWithoutL3(ParagraphDirection),
    OneToOne,
}

impl ShortWay {
    fn of(display: &Display) -> Option<Self> {
        if display.edition() != Edition::Today || !display.context().is_empty() {
            return None;
        }
        let paragraph = match display.strategy() {
            Strategy::UbaLtr => ParagraphDirection::LTR,
            Strategy::UbaRtl => ParagraphDirection::RTL,
            Strategy::UbaAuto => ParagraphDirection::Auto,
            Strategy::OneToOne => return Some(Self::OneToOne),
            _ => return None,
        };
        Some(if display.has_l3() { Self::Uba(paragraph) } else { Self::UbaWithoutL3(paragraph) })
    }
}

impl Screen {
    /// A screen for one display.
    pub fn new(display: impl Into<Display>) -> Self {
        let display = display.into();
        Self {
            short: ShortWay::of(&display),
            display,
            uba: uba::Engine::new(),
            one_to_one: one_to_one::Orderer::new(),
            visual: Vec::new(),
        }
    }

    /// For each place on the screen, from the left, the character that stands there.
    pub fn show(&mut self, characters: &[Character]) -> &[LogicalIndex] {
        match self.short {
            Some(ShortWay::Uba(paragraph)) => return self.uba.order(characters, paragraph),
            Some(ShortWay::UbaWithoutL3(paragraph)) => {
                self.uba.resolve(characters, paragraph, &mut Silent);
                let levels = self.uba.levels();
                self.visual.clear();
                self.visual.extend((0..characters.len()).map(LogicalIndex));
                uba::l2(&mut self.visual, |it| levels[it.0]);
            }
            Some(ShortWay::OneToOne) => return self.one_to_one.order(characters),
            None => {
                self.visual.clear();
                self.visual.extend_from_slice(self.display.order(characters).logical_from_visual());
            }
        }
        &self.visual
    }

    /// The direction of the paragraph in which these characters are shown.
    pub fn paragraph(&self, characters: &[Character]) -> Direction {
        let is_strong = |it: &&Character| matches!(it.class, BidiClass::L | BidiClass::R | BidiClass::AL);
        let has_isolate = || {
            use BidiClass::{B, FSI, LRI, RLI};
            characters.iter().any(|it| matches!(it.class, LRI | RLI | FSI | B))
        };
        match self.short {
            Some(ShortWay::Uba(paragraph) | ShortWay::UbaWithoutL3(paragraph)) => match paragraph {
                ParagraphDirection::Fixed(direction) => direction,
                // Rule P2 passes over what an isolate holds.
                ParagraphDirection::Auto if has_isolate() => self.display.order(characters).paragraph(),
                ParagraphDirection::Auto => match characters.iter().find(is_strong) {
                    Some(first) if first.class.is_right_to_left_letter() => Direction::RightToLeft,
                    _ => Direction::LeftToRight,
                },
            },
            Some(ShortWay::OneToOne) => Direction::LeftToRight,
            None => self.display.order(characters).paragraph(),
        }
    }
}
