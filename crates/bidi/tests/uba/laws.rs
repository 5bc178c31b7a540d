//! What holds for every text.

use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::{Direction, LogicalIndex, Strategy};
use bidiscope_bidi::uba::{
    NoObserver, Observer, ParagraphDirection, UbaEngine, UbaEvent, VisualOrderAndLevels, l2, l3, resolve,
};
use proptest::collection::vec;
use proptest::prelude::{prop_assert, prop_assert_eq, proptest};

use crate::texts::any_character;

/// Watches, so that the engine walks through every rule.
struct Watching;

impl Observer for Watching {
    fn observe(&mut self, _: UbaEvent<'_>) {}
}

proptest! {
    #[test]
    fn watching_changes_nothing(characters in vec(any_character(), 0..40)) {
        for direction in ParagraphDirection::ALL {
            prop_assert_eq!(
                resolve(&characters, direction, &mut NoObserver),
                resolve(&characters, direction, &mut Watching)
            );
        }
    }

    #[test]
    fn a_used_engine_is_as_good_as_a_new_one(
        first in vec(any_character(), 0..40),
        second in vec(any_character(), 0..40),
    ) {
        let mut engine = UbaEngine::new();
        for direction in ParagraphDirection::ALL {
            engine.visual_order(&first, direction);
            let order = engine.visual_order(&second, direction).to_vec();
            let mut unused = UbaEngine::new();
            prop_assert_eq!(&order[..], unused.visual_order(&second, direction));
        }
    }

    #[test]
    fn the_engine_orders_as_the_strategies_do(characters in vec(any_character(), 0..40)) {
        let mut engine = UbaEngine::new();
        for (direction, strategy) in
            ParagraphDirection::ALL.into_iter().zip([Strategy::UbaLtr, Strategy::UbaRtl, Strategy::UbaAuto])
        {
            let order = strategy.order(&characters);
            prop_assert_eq!(engine.visual_order(&characters, direction), order.logical_from_visual());
        }
    }

    #[test]
    fn the_rules_reorder_as_the_engine_does(characters in vec(any_character(), 0..40)) {
        let mut engine = UbaEngine::new();
        let VisualOrderAndLevels { logical_from_visual: order, levels_in_logical_order: levels } = engine.visual_order_and_levels(&characters, ParagraphDirection::RTL);
        let mut visual: Vec<LogicalIndex> = (0..characters.len()).map(LogicalIndex).collect();
        l2(&mut visual, |it| levels[it.0]);
        l3(&characters, levels, &mut visual);
        prop_assert_eq!(order, visual);
    }

    #[test]
    fn levels_stay_above_the_paragraphs_and_within_the_stack(characters in vec(any_character(), 0..200)) {
        for direction in ParagraphDirection::ALL {
            let resolved = resolve(&characters, direction, &mut NoObserver);
            prop_assert_eq!(resolved.levels.len(), characters.len());
            prop_assert!(resolved.levels.iter().all(|level| *level >= resolved.paragraph_level));
        }
    }

    #[test]
    fn an_automatic_paragraph_is_one_of_the_two(characters in vec(any_character(), 0..40)) {
        let auto = resolve(&characters, ParagraphDirection::Auto, &mut NoObserver);
        let fixed = ParagraphDirection::Fixed(auto.paragraph_level.direction());
        prop_assert_eq!(auto, resolve(&characters, fixed, &mut NoObserver));
    }
}

#[test]
fn nothing_is_a_paragraph_too() {
    for (direction, expected) in [
        (ParagraphDirection::LTR, Direction::LeftToRight),
        (ParagraphDirection::RTL, Direction::RightToLeft),
        (ParagraphDirection::Auto, Direction::LeftToRight),
    ] {
        let resolved = resolve(&[] as &[Character], direction, &mut NoObserver);
        assert_eq!(resolved.paragraph_level.direction(), expected);
        assert!(resolved.levels.is_empty());
    }
}
