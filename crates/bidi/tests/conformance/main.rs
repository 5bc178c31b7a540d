//! The Unicode Consortium's own tests of UAX #9, every case of them.

mod bidi_character_test;
mod bidi_test;
mod data;

use bidiscope_bidi::name::{BidiClass, Character};
use bidiscope_bidi::order::{Direction, Level, LogicalIndex};
use bidiscope_bidi::uba::{Observer, ParagraphDirection, UbaEngine, l2};

/// One case of either file.
#[derive(Debug)]
struct Case<'a> {
    characters: &'a [Character],
    direction: ParagraphDirection,
    /// For each character its level; `None` where X9 removes it.
    levels: &'a [Option<u8>],
    /// The characters that X9 leaves, as they stand on the screen from left to right.
    order: &'a [usize],
}

impl Case<'_> {
    /// Resolves and reorders the case, and compares; returns the paragraph's level.
    fn check(&self, engine: &mut UbaEngine, observer: &mut impl Observer, line: usize) -> Level {
        let paragraph = engine.resolve_paragraph(self.characters, self.direction, observer);
        let levels: Vec<Option<u8>> = engine
            .levels()
            .iter()
            .zip(self.characters)
            .map(|(level, character)| (!is_removed(character.class)).then_some(level.number()))
            .collect();
        assert_eq!(levels, self.levels, "levels, line {line}: {self:?}");
        let mut visual: Vec<LogicalIndex> = (0..self.characters.len()).map(LogicalIndex).collect();
        l2(&mut visual, |it| engine.levels()[it.0]);
        let order: Vec<usize> =
            visual.into_iter().map(|it| it.0).filter(|&it| !is_removed(self.characters[it].class)).collect();
        assert_eq!(order, self.order, "order, line {line}: {self:?}");
        paragraph
    }
}

fn is_removed(class: BidiClass) -> bool {
    use BidiClass::{BN, LRE, LRO, PDF, RLE, RLO};
    matches!(class, LRE | RLE | LRO | RLO | PDF | BN)
}

/// The directions of a mask or a field: automatic, left-to-right, right-to-left.
const AUTO_LTR_RTL: [ParagraphDirection; 3] = [
    ParagraphDirection::Auto,
    ParagraphDirection::Fixed(Direction::LeftToRight),
    ParagraphDirection::Fixed(Direction::RightToLeft),
];

/// An observer that watches and remembers nothing: the engine must then walk through every rule.
struct Watching;

impl Observer for Watching {
    fn observe(&mut self, _: bidiscope_bidi::uba::UbaEvent<'_>) {}
}
