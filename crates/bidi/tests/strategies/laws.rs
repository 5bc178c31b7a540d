//! The laws of marking, for whatever is typed.

use bidiscope_bidi::name::{Character, characters_of};
use bidiscope_bidi::order::components::{
    NameFromDisplay, duerst_control_insertions, name_from_component_display, strip_component_controls,
};
use bidiscope_bidi::order::fields::FieldOrderDirection;
use bidiscope_bidi::order::isolates::LabelIsolate;
use bidiscope_bidi::order::restrictions::duerst_restriction_violations;
use bidiscope_bidi::order::{Direction, Strategy};
use bidiscope_bidi::uba::ParagraphDirection;
use proptest::prelude::*;

use crate::{fields_plan, isolates_plan};

const DIRECTIONS: [Direction; 2] = [Direction::LeftToRight, Direction::RightToLeft];

/// Characters of names, dense with those that the constructions treat specially.
fn name(alphabet: &'static [char], most: usize) -> impl Strategy_<Value = Vec<Character>> {
    prop::collection::vec(prop::sample::select(alphabet), 0..=most)
        .prop_map(|scalars| characters_of(&scalars.into_iter().collect::<String>()))
}

use proptest::strategy::Strategy as Strategy_;

/// Letters, digits, marks, joiners, separators and every bidi control.
const EVERYTHING: &[char] = &[
    'a', 'b', '\u{5D0}', '\u{627}', '1', '\u{661}', '-', '\u{5B8}', '\u{200D}', ' ', '(', '.', '.', '/', ':',
    '?', '#', '&', '=', '@', '\u{3002}', '\u{200E}', '\u{200E}', '\u{200F}', '\u{61C}', '\u{202A}',
    '\u{202B}', '\u{202C}', '\u{202D}', '\u{202E}', '\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}',
];
/// Without bidi controls.
const PLAIN: &[char] = &[
    'a', 'b', '\u{5D0}', '\u{5D1}', '\u{627}', '1', '\u{661}', '-', '\u{5B8}', '.', '.', '/', ':', '?', '#',
    '=',
];
/// Names that follow the three restrictions: no component mixes.
fn well_formed() -> impl Strategy_<Value = Vec<Character>> {
    let left_to_right = prop::collection::vec(prop::sample::select(&['a', 'b', '1', '-'][..]), 0..4);
    let right_to_left =
        prop::collection::vec(prop::sample::select(&['\u{5D0}', '\u{5D1}', '\u{627}'][..]), 1..4);
    let structural = prop::sample::select(&['.', '@', ':', '/', '?', '#', '&', '='][..]);
    prop::collection::vec((prop_oneof![left_to_right, right_to_left], structural), 0..6).prop_map(|parts| {
        let scalars = parts.into_iter().flat_map(|(component, end)| component.into_iter().chain([end]));
        characters_of(&scalars.collect::<String>())
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1_500, ..ProptestConfig::default() })]

    #[test]
    fn stripping_undoes_marking(x in name(EVERYTHING, 12)) {
        // Whatever was typed, stripping leaves a name in processing form.
        let x = strip_component_controls(&x);
        prop_assert_eq!(&strip_component_controls(&x), &x);
        for context in DIRECTIONS {
            prop_assert_eq!(&strip_component_controls(&duerst_control_insertions(&x, context).characters_with_insertions(&x)), &x);
        }
    }

    #[test]
    fn marking_what_is_marked_changes_nothing(x in name(EVERYTHING, 12)) {
        for context in DIRECTIONS {
            let marked = duerst_control_insertions(&x, context).characters_with_insertions(&x);
            prop_assert!(duerst_control_insertions(&marked, context).is_empty());
        }
        for environment in DIRECTIONS {
            for overall in FieldOrderDirection::ALL {
                let marked = fields_plan(&x, overall, environment).characters_with_insertions(&x);
                if !x.iter().any(|it| bidiscope_bidi::order::is_bidi_control(it.scalar)) {
                    prop_assert!(fields_plan(&marked, overall, environment).is_empty());
                }
            }
        }
        for label in LabelIsolate::ALL {
            let marked = isolates_plan(&x, label).characters_with_insertions(&x);
            if !x.iter().any(|it| bidiscope_bidi::order::is_bidi_control(it.scalar)) {
                prop_assert!(isolates_plan(&marked, label).is_empty());
            }
        }
    }

    #[test]
    fn every_order_is_a_permutation(x in name(EVERYTHING, 16)) {
        let orders = [
            Strategy::Components.order(&x),
            Strategy::Fields.order(&x),
            Strategy::Isolates.order(&x),
            duerst_control_insertions(&x, Direction::RightToLeft).uba_order_of_original_characters(&x, ParagraphDirection::RTL),
            fields_plan(&x, FieldOrderDirection::SameAsParagraph, Direction::RightToLeft).uba_order_of_original_characters(&x, ParagraphDirection::RTL),
            isolates_plan(&x, LabelIsolate::FirstStrong).uba_order_of_original_characters(&x, ParagraphDirection::RTL),
        ];
        for order in orders {
            let mut places: Vec<usize> = order.logical_from_visual().iter().map(|it| it.0).collect();
            places.sort_unstable();
            prop_assert!(places.into_iter().eq(0..x.len()));
        }
    }

    /// Davis: "Thus the following will always appear with the same display, whether in a RTL or LTR
    /// environment". So do isolates, and Dürst's marked text.
    #[test]
    fn the_constant_displays_do_not_depend_on_the_environment(x in name(PLAIN, 14)) {
        let [ltr, rtl] = DIRECTIONS.map(|it| fields_plan(&x, FieldOrderDirection::AlwaysLeftToRight, it).uba_order_of_original_characters(&x, it.into()));
        prop_assert_eq!(ltr.logical_from_visual(), rtl.logical_from_visual());
        let [ltr, rtl] = DIRECTIONS.map(|it| isolates_plan(&x, LabelIsolate::LeftToRight).uba_order_of_original_characters(&x, it.into()));
        prop_assert_eq!(ltr.logical_from_visual(), rtl.logical_from_visual());
        let [ltr, rtl] = DIRECTIONS.map(|it| duerst_control_insertions(&x, it).uba_order_of_original_characters(&x, it.into()));
        prop_assert_eq!(ltr.logical_from_visual(), rtl.logical_from_visual());
    }

    /// Sections 4.2 and 4.3 agree, and the visual form can be read back, wherever the restrictions
    /// hold.
    #[test]
    fn within_the_restrictions_all_three_forms_agree(x in well_formed()) {
        prop_assert!(duerst_restriction_violations(&x).is_empty());
        let order = Strategy::Components.order(&x);
        let marked = duerst_control_insertions(&x, Direction::LeftToRight).uba_order_of_original_characters(&x, ParagraphDirection::LTR);
        prop_assert_eq!(order.logical_from_visual(), marked.logical_from_visual());
        let display = characters_of(&order.display(&x));
        let read = name_from_component_display(&display);
        prop_assert_eq!((read.name_characters, read.has_given_display), (x, true));
    }

    #[test]
    fn reading_a_display_back_says_whether_it_is_exact(x in name(PLAIN, 10)) {
        let NameFromDisplay { name_characters: read, has_given_display } = name_from_component_display(&x);
        let shown = Strategy::Components.order(&read).display(&read);
        prop_assert_eq!(has_given_display, characters_of(&shown) == x);
    }
}
