//! Explicit levels and directions (UAX #9 section 3.3.2): embeddings, overrides and isolates.

use crate::index::{Direction, Level};
use crate::name::{BidiClass, Character};

use super::UbaRule;
use super::effect::UbaRuleEffect;
use super::observer::{Observer, UbaEvent};
use super::paragraph::{Isolates, ParagraphContext, p2, p3};

/// An entry of the directional status stack.
#[derive(Clone, Copy, Debug)]
pub(super) struct DirectionalStatus {
    level: Level,
    /// The class that an override gives to every character.
    class: Option<BidiClass>,
    isolate: bool,
    /// The control that opened it; `None` for the paragraph's entry.
    opener: Option<usize>,
}

/// X1 to X8: gives each character its explicit level, and the class of an override around it.
///
/// On entry `levels` holds the paragraph's level for every character, and `classes` the characters' original
/// classes. A character that X9 will remove keeps the paragraph's level.
pub(super) fn x1_to_x8<O: Observer>(
    paragraph: ParagraphContext<'_>,
    stack: &mut Vec<DirectionalStatus>,
    levels: &mut [Level],
    classes: &mut [BidiClass],
    observer: &mut O,
) {
    let ParagraphContext { characters, isolates, level, .. } = paragraph;
    let mut explicit = Explicit {
        stack,
        overflow_isolates: 0,
        overflow_embeddings: 0,
        valid_isolates: 0,
        paragraph: level,
        levels,
        classes,
        observer,
    };
    explicit.x1();
    for (index, character) in characters.iter().enumerate() {
        match character.class {
            BidiClass::RLE => explicit.x2(index),
            BidiClass::LRE => explicit.x3(index),
            BidiClass::RLO => explicit.x4(index),
            BidiClass::LRO => explicit.x5(index),
            BidiClass::RLI => explicit.x5a(index, UbaRule::X5a),
            BidiClass::LRI => explicit.x5b(index, UbaRule::X5b),
            BidiClass::FSI => explicit.x5c(index, characters, isolates),
            BidiClass::PDI => explicit.x6a(index),
            BidiClass::PDF => explicit.x7(),
            BidiClass::B => explicit.x8(index),
            BidiClass::BN => {}
            _ => explicit.x6(index),
        }
    }
}

/// [X9](https://www.unicode.org/reports/tr9/#X9): embedding and override controls, PDF and BN are
/// removed. They keep their positions (section 5.2), and the rules that follow skip them.
pub(super) fn x9(characters: &[Character], observer: &mut impl Observer) {
    for (index, character) in characters.iter().enumerate() {
        if character.class.is_removed_by_x9() {
            observer.observe(UbaEvent::RuleApplied {
                paragraph_index: index,
                rule_effect: UbaRuleEffect::RemovedByX9(character.class),
            });
        }
    }
}

/// The state of rules X1 to X8.
struct Explicit<'a, O> {
    /// Never empty after X1: the first entry is the paragraph's.
    stack: &'a mut Vec<DirectionalStatus>,
    overflow_isolates: usize,
    overflow_embeddings: usize,
    valid_isolates: usize,
    paragraph: Level,
    levels: &'a mut [Level],
    classes: &'a mut [BidiClass],
    observer: &'a mut O,
}

impl<O: Observer> Explicit<'_, O> {
    /// [X1](https://www.unicode.org/reports/tr9/#X1): the stack holds the paragraph's level only.
    fn x1(&mut self) {
        self.stack.clear();
        self.stack.push(self.paragraph_entry());
        self.overflow_isolates = 0;
        self.overflow_embeddings = 0;
        self.valid_isolates = 0;
    }

    /// [X2](https://www.unicode.org/reports/tr9/#X2): RLE.
    fn x2(&mut self, index: usize) {
        self.embed(UbaRule::X2, index, Direction::RightToLeft, None);
    }

    /// [X3](https://www.unicode.org/reports/tr9/#X3): LRE.
    fn x3(&mut self, index: usize) {
        self.embed(UbaRule::X3, index, Direction::LeftToRight, None);
    }

    /// [X4](https://www.unicode.org/reports/tr9/#X4): RLO.
    fn x4(&mut self, index: usize) {
        self.embed(UbaRule::X4, index, Direction::RightToLeft, Some(BidiClass::R));
    }

    /// [X5](https://www.unicode.org/reports/tr9/#X5): LRO.
    fn x5(&mut self, index: usize) {
        self.embed(UbaRule::X5, index, Direction::LeftToRight, Some(BidiClass::L));
    }

    /// [X5a](https://www.unicode.org/reports/tr9/#X5a): RLI, or an FSI that works as one.
    fn x5a(&mut self, index: usize, rule: UbaRule) {
        self.isolate(rule, index, Direction::RightToLeft);
    }

    /// [X5b](https://www.unicode.org/reports/tr9/#X5b): LRI, or an FSI that works as one.
    fn x5b(&mut self, index: usize, rule: UbaRule) {
        self.isolate(rule, index, Direction::LeftToRight);
    }

    /// [X5c](https://www.unicode.org/reports/tr9/#X5c): FSI works as RLI or LRI, by P2 and P3 applied to its
    /// content.
    fn x5c(&mut self, index: usize, characters: &[Character], isolates: &Isolates) {
        let end = isolates.partner(index).unwrap_or(characters.len());
        match p3(characters, p2(characters, isolates, index + 1, end)).direction() {
            Direction::RightToLeft => self.x5a(index, UbaRule::X5c),
            Direction::LeftToRight => self.x5b(index, UbaRule::X5c),
        }
    }

    /// [X6](https://www.unicode.org/reports/tr9/#X6): every other character.
    fn x6(&mut self, index: usize) {
        self.apply_last_entry(UbaRule::X6, index);
    }

    /// [X6a](https://www.unicode.org/reports/tr9/#X6a): PDI.
    fn x6a(&mut self, index: usize) {
        if self.overflow_isolates > 0 {
            self.overflow_isolates -= 1;
        } else if self.valid_isolates > 0 {
            self.overflow_embeddings = 0;
            while self.stack.pop().is_some_and(|status| !status.isolate) {}
            self.valid_isolates -= 1;
        }
        self.apply_last_entry(UbaRule::X6a, index);
    }

    /// [X7](https://www.unicode.org/reports/tr9/#X7): PDF.
    fn x7(&mut self) {
        if self.overflow_isolates > 0 {
            // The PDF is inside an isolate that overflowed: it has no effect.
        } else if self.overflow_embeddings > 0 {
            self.overflow_embeddings -= 1;
        } else if self.stack.len() >= 2 && !self.last_entry().isolate {
            self.stack.pop();
        }
    }

    /// [X8](https://www.unicode.org/reports/tr9/#X8): the paragraph separator closes everything and
    /// has the paragraph's level.
    fn x8(&mut self, index: usize) {
        self.x1();
        self.apply_last_entry(UbaRule::X8, index);
    }

    fn last_entry(&self) -> DirectionalStatus {
        self.stack.last().copied().unwrap_or(self.paragraph_entry())
    }

    const fn paragraph_entry(&self) -> DirectionalStatus {
        DirectionalStatus { level: self.paragraph, class: None, isolate: false, opener: None }
    }

    /// The next level above the last entry's with this direction; `None` beyond max_depth or inside an overflow.
    fn next_level(&self, direction: Direction) -> Option<Level> {
        if self.overflow_isolates > 0 || self.overflow_embeddings > 0 {
            return None;
        }
        let level = self.last_entry().level.number();
        let next = match direction {
            Direction::RightToLeft => (level + 1) | 1,
            Direction::LeftToRight => (level + 2) & !1,
        };
        Level::new(next).filter(|&level| level <= Level::MAX_EXPLICIT)
    }

    fn embed(&mut self, rule: UbaRule, index: usize, direction: Direction, class: Option<BidiClass>) {
        match self.next_level(direction) {
            Some(level) => {
                self.stack.push(DirectionalStatus { level, class, isolate: false, opener: Some(index) })
            }
            None => {
                self.observer.observe(UbaEvent::RuleApplied {
                    paragraph_index: index,
                    rule_effect: UbaRuleEffect::OverflowControl(rule),
                });
                if self.overflow_isolates == 0 {
                    self.overflow_embeddings += 1;
                }
            }
        }
    }

    fn isolate(&mut self, rule: UbaRule, index: usize, direction: Direction) {
        self.apply_last_entry(rule, index);
        match self.next_level(direction) {
            Some(level) => {
                self.valid_isolates += 1;
                self.stack.push(DirectionalStatus { level, class: None, isolate: true, opener: Some(index) });
            }
            None => {
                self.observer.observe(UbaEvent::RuleApplied {
                    paragraph_index: index,
                    rule_effect: UbaRuleEffect::OverflowControl(rule),
                });
                self.overflow_isolates += 1;
            }
        }
    }

    /// Sets the character's level, and its class inside an override, by the last entry of the stack.
    fn apply_last_entry(&mut self, rule: UbaRule, character: usize) {
        let status = self.last_entry();
        let level = std::mem::replace(&mut self.levels[character], status.level);
        let class = status.class.map(|to| (std::mem::replace(&mut self.classes[character], to), to));
        // Where no control is open, the level is the paragraph's, as it was.
        let Some(opener) = status.opener else { return };
        if level != status.level {
            let effect = UbaRuleEffect::EmbeddedByX5aToX6a {
                uba_rule: rule,
                from_level: level,
                to_level: status.level,
                opening_control: opener,
            };
            self.observer.observe(UbaEvent::RuleApplied { paragraph_index: character, rule_effect: effect });
        }
        if let Some((from, to)) = class.filter(|(from, to)| from != to) {
            self.observer.observe(UbaEvent::RuleApplied {
                paragraph_index: character,
                rule_effect: UbaRuleEffect::OverriddenByX5aToX6a {
                    uba_rule: rule,
                    from_class: from,
                    to_class: to,
                    opening_control: opener,
                },
            });
        }
    }
}
