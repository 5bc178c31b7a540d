//! Displays by the million.

use crate::name::{BidiClass, Character};
use crate::order::fields::OverallOrder;
use crate::order::isolates::LabelIsolate;
use crate::order::{Direction, LogicalIndex, Strategy, fields, isolates, one_to_one};
use crate::uba::{self, ParagraphDirection, Silent};

/// A strategy, in the paragraph that it is made for or in the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum View {
    /// As [`Strategy::order`] shows it.
    Of(Strategy),
    /// Davis's fields in a right-to-left paragraph.
    FieldsInRtl,
    /// Isolates in a right-to-left paragraph.
    IsolatesInRtl,
    /// The UBA in a left-to-right paragraph without rule L3.
    UbaLtrWithoutL3,
    /// The UBA in a right-to-left paragraph without rule L3.
    UbaRtlWithoutL3,
}

impl View {
    /// The same strategy in a paragraph of the other direction; `None` where the paragraph's direction
    /// is the strategy's own.
    pub(super) const fn in_other_paragraph(strategy: Strategy) -> Option<Self> {
        match strategy {
            Strategy::UbaLtr => Some(Self::Of(Strategy::UbaRtl)),
            Strategy::UbaRtl => Some(Self::Of(Strategy::UbaLtr)),
            Strategy::Fields => Some(Self::FieldsInRtl),
            Strategy::Isolates => Some(Self::IsolatesInRtl),
            Strategy::Logical | Strategy::OneToOne | Strategy::UbaAuto | Strategy::Components => None,
        }
    }
}

/// Shows sequences, with memory that it keeps from one to the next.
#[derive(Clone, Debug)]
pub(super) struct Screen {
    view: View,
    uba: uba::Engine,
    one_to_one: one_to_one::Orderer,
    visual: Vec<LogicalIndex>,
}

impl Screen {
    /// A screen for one view.
    pub(super) fn new(view: View) -> Self {
        Self { view, uba: uba::Engine::new(), one_to_one: one_to_one::Orderer::new(), visual: Vec::new() }
    }

    /// For each place on the screen, from the left, the character that stands there.
    pub(super) fn show(&mut self, characters: &[Character]) -> &[LogicalIndex] {
        let order = match self.view {
            View::Of(Strategy::UbaLtr) => return self.uba.order(characters, ParagraphDirection::LTR),
            View::Of(Strategy::UbaRtl) => return self.uba.order(characters, ParagraphDirection::RTL),
            View::Of(Strategy::UbaAuto) => return self.uba.order(characters, ParagraphDirection::Auto),
            View::Of(Strategy::OneToOne) => return self.one_to_one.order(characters),
            View::UbaLtrWithoutL3 => return self.without_l3(characters, ParagraphDirection::LTR),
            View::UbaRtlWithoutL3 => return self.without_l3(characters, ParagraphDirection::RTL),
            View::Of(strategy) => strategy.order(characters),
            View::FieldsInRtl => fields::order_in(characters, OverallOrder::Constant, Direction::RightToLeft),
            View::IsolatesInRtl => {
                isolates::order_in(characters, LabelIsolate::LeftToRight, Direction::RightToLeft)
            }
        };
        self.visual.clear();
        self.visual.extend_from_slice(order.logical_from_visual());
        &self.visual
    }

    fn without_l3(&mut self, characters: &[Character], paragraph: ParagraphDirection) -> &[LogicalIndex] {
        self.uba.resolve(characters, paragraph, &mut Silent);
        let levels = self.uba.levels();
        self.visual.clear();
        self.visual.extend((0..characters.len()).map(LogicalIndex));
        uba::l2(&mut self.visual, |it| levels[it.0]);
        &self.visual
    }

    /// The direction of the paragraph in which these characters are shown.
    pub(super) fn paragraph(&self, characters: &[Character]) -> Direction {
        let first_strong =
            || characters.iter().find(|it| matches!(it.class, BidiClass::L | BidiClass::R | BidiClass::AL));
        let is_right_to_left = match self.view {
            View::Of(Strategy::UbaAuto) if characters.iter().any(|it| is_isolate(it.class)) => {
                Strategy::UbaAuto.order(characters).paragraph().is_right_to_left()
            }
            View::Of(Strategy::UbaAuto) => first_strong().is_some_and(|it| it.class != BidiClass::L),
            View::Of(Strategy::UbaRtl) | View::UbaRtlWithoutL3 | View::FieldsInRtl | View::IsolatesInRtl => {
                true
            }
            View::Of(_) | View::UbaLtrWithoutL3 => false,
        };
        if is_right_to_left { Direction::RightToLeft } else { Direction::LeftToRight }
    }
}

/// Whether rule P2 passes over what follows.
const fn is_isolate(class: BidiClass) -> bool {
    matches!(class, BidiClass::LRI | BidiClass::RLI | BidiClass::FSI)
}

#[cfg(test)]
mod tests {
    use super::{Screen, View};
    use crate::order::Strategy;
    use crate::study::Alphabet;
    use crate::study::sequences::{Sequences, count};

    /// What is fast shows what every other part of the program shows.
    #[test]
    fn as_the_strategies_themselves() {
        let mut alphabet = Alphabet::rfc5893().characters();
        alphabet.push(super::super::representative(crate::name::BidiClass::BN));
        let mut cases = 0;
        for strategy in Strategy::ALL {
            let mut screen = Screen::new(View::Of(strategy));
            for length in 0..=4 {
                let all = count(alphabet.len(), length).expect("few");
                let mut sequences = Sequences::new(&alphabet, length, 0..all);
                while let Some((_, characters)) = sequences.current() {
                    let order = strategy.order(characters);
                    assert_eq!(screen.show(characters), order.logical_from_visual(), "{characters:?}");
                    assert_eq!(screen.paragraph(characters), order.paragraph(), "{characters:?}");
                    cases += 1;
                    sequences.advance();
                }
            }
        }
        // Eight times 1 + 11 + ... + 11^4.
        assert_eq!(cases, 128_840);
    }
}
