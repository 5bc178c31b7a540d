//! Whether labels stand in the order that a reader of the paragraph expects.

use bidiscope_bidi::name::{Input, Notation};
use bidiscope_bidi::order::compare::label_order_changed;
use bidiscope_bidi::order::{Direction, Strategy};
use bidiscope_url::reader::label_order::labels_out_of_order;
use proptest::prelude::*;

use crate::displays::any_display;

const NAME: &str = "[ab\u{5D0}\u{627}1\u{661}-]{1,4}(\\.[a\u{5D0}1\u{627}-]{1,4}){0,4}\\.?";

proptest! {
    #[test]
    fn what_is_natural_and_what_is_not(text in NAME, display in any_display()) {
        let read = Input::read(&text, Notation::Unicode);
        prop_assume!(read.is_ok());
        let Ok(name) = read else { return Ok(()) };
        let order = display.order(name.characters());
        let found = labels_out_of_order(&name, &order);
        // Labels from left to right are what a reader of an LTR paragraph expects.
        if order.paragraph_direction() == Direction::LeftToRight && !label_order_changed(name.labels(), &order) {
            prop_assert_eq!(found, None);
        }
        if let Some(found) = found {
            prop_assert!(label_order_changed(name.labels(), &order) || order.paragraph_direction().is_right_to_left());
            prop_assert_eq!(found.label_index_read_early, found.label_index_read_late + 1);
            prop_assert!(found.label_index_read_early < name.labels().len());
        }
    }

    /// A name of letters of one direction reads the same way in either paragraph: nobody is surprised.
    #[test]
    fn words_of_one_direction_are_natural_in_either_paragraph(
        text in prop_oneof!["[ab]{1,3}(\\.[ab]{1,3}){0,4}", "[\u{5D0}\u{627}]{1,3}(\\.[\u{5D0}\u{627}]{1,3}){0,4}"],
    ) {
        let Ok(name) = Input::read(&text, Notation::Unicode) else { return Ok(()) };
        for strategy in [Strategy::UbaLtr, Strategy::UbaRtl, Strategy::UbaAuto] {
            prop_assert_eq!(labels_out_of_order(&name, &strategy.order(name.characters())), None);
        }
    }
}
