//! The one sentence that says why a display looks as it does, as data.

use std::ops::Range;

use crate::order::Direction;

use super::Trace;
use super::claim::{InferredBeside, Neighbour};
use super::facts::Facts;
use super::step::{Detail, Step, StepRule};

/// Why a display looks as it does: what a reader would ask first. Ranges are of the name's characters, side by side in
/// logical order; places are counted among the name's characters alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Gist {
    /// Logical order.
    Stored,
    /// There is but one character, with what belongs to it.
    One,
    /// Nothing of it runs right to left, and it stands as it is stored.
    NothingRightToLeft {
        /// Which way its paragraph runs.
        paragraph: Direction,
    },
    /// All of it is at one odd level.
    AllRightToLeft {
        /// Which way its paragraph runs.
        paragraph: Direction,
    },
    /// It stands as it is stored, for every stretch that runs right to left is one character long, with what belongs
    /// to it; this is the first.
    OnlyShortStretches(Range<usize>),
    /// It stands as it is stored, for what runs right to left is numbers, such as this, and single characters.
    OnlyNumbers(Range<usize>),
    /// A label separator runs right to left, for what comes first on either side of it does (N1): the labels before and
    /// after it have changed places.
    Joined {
        /// The separator.
        separator: usize,
        /// The first that is no neutral before it.
        before: Neighbour,
        /// The first that is no neutral after it.
        after: Neighbour,
    },
    /// A European number stands left of the last letter before it, for that is right-to-left (W7) or Arabic (W2).
    NumberAfterLetter {
        /// The number.
        number: Range<usize>,
        /// The letter.
        letter: Neighbour,
    },
    /// An Arabic number stands left of right-to-left text before it.
    ArabicNumber {
        /// The number.
        number: Range<usize>,
        /// The right-to-left character nearest before it.
        after: usize,
    },
    /// A number stays left of all right-to-left text, for no letter comes before it and the paragraph runs left to right
    /// (W7, sos).
    NumberFirst {
        /// The number.
        number: Range<usize>,
    },
    /// The paragraph runs right to left: the stretch that comes first stands at the right end.
    FirstAtTheRight {
        /// The stretch.
        first: Range<usize>,
    },
    /// This stretch runs right to left and is turned round.
    Turned {
        /// The first one.
        stretch: Range<usize>,
        /// How many more there are.
        more: usize,
    },
    /// Stretches are turned round by their levels (L2): nothing shorter is true.
    ByLevels,
    /// What is put in makes the pieces between follow each other in one direction.
    PutIn {
        /// The first two kinds of character that are put in.
        scalars: [char; 2],
        /// The direction in which the pieces follow each other.
        direction: Direction,
        /// The first stretch that runs right to left within its piece.
        turned: Option<Range<usize>>,
    },
    /// No component holds a character that makes it right-to-left.
    NoComponentRightToLeft,
    /// Each component stands by itself, from left to right; this one runs right to left.
    Component {
        /// The first that does.
        component: Range<usize>,
        /// The character that makes it so.
        holds: Neighbour,
    },
    /// The paper's inferencing finds nothing right-to-left.
    NothingInferredRightToLeft,
    /// To the paper European digits or a hyphen after right-to-left text are left-to-right, for what follows them is, or
    /// nothing.
    StaysRight {
        /// The digits, or the hyphens.
        stays: Range<usize>,
        /// The right-to-left character before them.
        before: usize,
        /// What follows them.
        after: InferredBeside,
    },
    /// To the paper these digits run with the right-to-left characters on both sides.
    GoesAlong {
        /// The digits.
        number: Range<usize>,
        /// The one before them.
        before: usize,
        /// The one after them.
        after: usize,
    },
    /// To the paper this stretch is right-to-left and is turned round where it stands.
    TurnedInPlace {
        /// The first one.
        stretch: Range<usize>,
        /// How many more there are.
        more: usize,
    },
    /// Another display's fields are put one after the other from right to left.
    FieldsFromTheRight,
}

impl Trace {
    /// Why the display looks as it does.
    pub fn gist(&self) -> Gist {
        let facts = Facts::of(self);
        let is_stored = || self.steps.iter().any(|step| step.rule == StepRule::Logical);
        let is_arranged = |step: &Step| step.rule == StepRule::Fields && !step.is_idle();
        let is_of_the_paper = |step: &Step| matches!(step.detail, Detail::Machine { .. });
        match self.steps.last() {
            Some(last) if is_arranged(last) => Gist::FieldsFromTheRight,
            _ if is_stored() => Gist::Stored,
            _ if facts.is_one() => Gist::One,
            _ if self.steps.iter().any(is_of_the_paper) => facts.by_the_paper(),
            _ => facts.by_the_uba(),
        }
    }
}
