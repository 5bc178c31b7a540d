//! A theorem as it is kept with the results of a study.

use crate::name::BidiClass;
use crate::order::Display;
use crate::study::{AllLengths, DecidedCell, Property};

use super::{Theorem, decide};

/// [Decides](decide) a property of a display for all sequences of these classes; where that is not
/// reached, the reason is kept.
pub fn decided(property: Property, display: &Display, classes: &[BidiClass]) -> DecidedCell {
    let known = match decide(property, display, classes) {
        Ok(Theorem::Proved) => AllLengths::Proved,
        Ok(Theorem::Refuted { smallest }) => AllLengths::Refuted { smallest },
        Err(reason) => AllLengths::NotReached { reason: reason.to_string() },
    };
    DecidedCell { property, display: display.clone(), known }
}
