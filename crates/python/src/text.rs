//! The order of any text, with the rules of UAX #9 section 3.4 as options.

use bidiscope_bidi::name::{Character, characters_of};
use bidiscope_bidi::order::{DisplayConfig, Level, LogicalIndex, Strategy, mirrored, mirrored_visual_text};
use bidiscope_bidi::uba::{Observer, ParagraphDirection, UbaEvent, UbaRuleEffect, l2, l3, resolve};
use bidiscope_url::text::paragraphs;
use bidiscope_words::message;
use pyo3::{PyResult, pyfunction};

use crate::errors::{display, value_error};

/// The text from left to right; for each place, from the left, the index of its character; the level of each character, in
/// logical order (none for strategies without levels). `rules` says whether L1 to L4 are applied.
#[pyfunction]
pub(crate) fn order(
    text: &str,
    strategy: &str,
    rules: [bool; 4],
) -> PyResult<(String, Vec<usize>, Vec<Option<u8>>)> {
    let display = display(strategy)?;
    let is_uba = matches!(display.strategy(), Strategy::UbaLtr | Strategy::UbaRtl | Strategy::UbaAuto);
    if rules[..3].contains(&false) && (!is_uba || !display.choices().surrounding_text.is_empty()) {
        return Err(value_error(&message!(python_rules_left_out)));
    }
    let characters = characters_of(text);
    let mut ordered = Ordered::default();
    for paragraph in paragraphs(text) {
        // The separators before it.
        ordered.add_separators(&characters, paragraph.span.character_range.start);
        let characters = &characters[paragraph.span.character_range];
        if is_uba && !rules[..3].iter().all(|it| *it) {
            ordered.add_by_levels(characters, &display, rules);
        } else {
            ordered.add(characters, &display, rules[3]);
        }
    }
    ordered.add_separators(&characters, characters.len());
    Ok((ordered.shown, ordered.places, ordered.levels))
}

/// The paragraphs so far.
#[derive(Default)]
struct Ordered {
    shown: String,
    places: Vec<usize>,
    levels: Vec<Option<u8>>,
}

impl Ordered {
    /// Adds the paragraph separators up to this character.
    fn add_separators(&mut self, characters: &[Character], end: usize) {
        for (index, character) in characters.iter().enumerate().take(end).skip(self.places.len()) {
            self.shown.push(character.scalar);
            self.places.push(index);
            self.levels.push(None);
        }
    }

    /// Adds a paragraph by all rules, but L4 only where it `mirrors`.
    fn add(&mut self, characters: &[Character], display: &DisplayConfig, mirrors: bool) {
        let (order, start) = (display.order(characters), self.places.len());
        self.shown +=
            &if mirrors { mirrored_visual_text(characters, &order) } else { order.display(characters) };
        self.places.extend(order.logical_from_visual().iter().map(|it| start + it.0));
        let mut levels = vec![None; characters.len()];
        for run in order.runs() {
            levels[run.logical_range.clone()].fill(run.level.map(Level::number));
        }
        self.levels.extend(levels);
    }

    /// Adds a paragraph of the UBA by some of the rules L1 to L4.
    fn add_by_levels(&mut self, characters: &[Character], display: &DisplayConfig, rules: [bool; 4]) {
        let direction = match display.strategy() {
            Strategy::UbaLtr => ParagraphDirection::LTR,
            Strategy::UbaRtl => ParagraphDirection::RTL,
            _ => ParagraphDirection::Auto,
        };
        let mut before_l1 = LevelsBeforeL1(Vec::new());
        let characters = display.reclassified_characters(characters);
        let mut levels = resolve(&characters, direction, &mut before_l1).levels;
        if !rules[0] {
            for (character, level) in before_l1.0 {
                levels[character] = level;
            }
        }
        let mut visual: Vec<LogicalIndex> = (0..characters.len()).map(LogicalIndex).collect();
        if rules[1] {
            l2(&mut visual, |it| levels[it.0]);
        }
        if rules[2] {
            l3(&characters, &levels, &mut visual);
        }
        let start = self.places.len();
        for it in visual {
            let scalar = characters[it.0].scalar;
            let turns = rules[3] && levels[it.0].direction().is_right_to_left();
            self.shown.push(if turns { mirrored(scalar) } else { scalar });
            self.places.push(start + it.0);
        }
        self.levels.extend(levels.into_iter().map(|it| Some(it.number())));
    }
}

/// Collects the levels that L1 replaces.
struct LevelsBeforeL1(Vec<(usize, Level)>);

impl Observer for LevelsBeforeL1 {
    fn observe(&mut self, event: UbaEvent<'_>) {
        if let UbaEvent::RuleApplied {
            paragraph_index,
            rule_effect: UbaRuleEffect::L1LevelReset { from_level, .. },
        } = event
        {
            self.0.push((paragraph_index, from_level));
        }
    }
}
