//! Decides a property in the form in which study results store it.

use crate::study::{AllLengthsCell, AllLengthsStatement, Property};
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::DisplayConfig;

use super::{Theorem, decide_property};

/// [Decides](decide_property) a property of a display for all sequences of these classes, or says why it is not decided. The
/// result is a cell that can be added to [`Results::decided`](crate::study::Results::decided).
pub fn decide_cell(property: Property, display: &DisplayConfig, classes: &[BidiClass]) -> AllLengthsCell {
    let known = match decide_property(property, display, classes) {
        Ok(Theorem::Proved) => AllLengthsStatement::Proved,
        Ok(Theorem::Refuted { mut smallest }) => {
            if property.is_uniqueness() {
                let place = |it: &BidiClass| classes.iter().position(|other| other == it);
                smallest.sort_by_key(|it| it.iter().map(place).collect::<Vec<_>>());
            }
            AllLengthsStatement::Refuted { smallest }
        }
        Err(reason) => AllLengthsStatement::Undecided { reason: Some(reason) },
    };
    AllLengthsCell { property, display: display.clone(), known, is_recomputed: false }
}
