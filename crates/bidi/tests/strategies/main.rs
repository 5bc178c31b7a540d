//! Dürst's components, Davis's fields and isolates: the drafts' examples, exactly; the laws of marking;
//! the constructions that must show the same picture; and contexts.

mod compare;
#[path = "../../../../tests/common/displays.rs"]
mod displays;
mod drafts;
mod laws;
mod own;
mod restrictions;
mod same_picture;
mod spelling;

use bidiscope_bidi::name::{Character, Notation};
use bidiscope_bidi::order::fields::FieldOrderDirection;
use bidiscope_bidi::order::isolates::LabelIsolate;
use bidiscope_bidi::order::{Direction, DisplayConfig, InsertionPlan, Strategy};

/// The characters that capitals and the rest of ASCII stand for.
fn capitals(written: &str) -> Vec<Character> {
    let read = Notation::CapitalsAsHebrew.read(written).expect("ASCII");
    read.into_iter().map(|it| Character::new(it.scalar)).collect()
}

/// The controls of Davis's construction in an environment of this direction.
fn fields_plan(name: &[Character], overall: FieldOrderDirection, environment: Direction) -> InsertionPlan {
    let fields = DisplayConfig::with_default_options(Strategy::Fields).with_changed_choices(|it| {
        it.field_order_direction = overall;
        it.paragraph_direction = environment.into();
    });
    fields.insertion_plan(name).expect("controls around fields")
}

/// The isolates around the name and each label.
fn isolates_plan(name: &[Character], label: LabelIsolate) -> InsertionPlan {
    let isolates = DisplayConfig::with_default_options(Strategy::Isolates)
        .with_changed_choices(|it| it.direction_within_field = label.into());
    isolates.insertion_plan(name).expect("isolates around labels")
}
