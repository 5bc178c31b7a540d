//! Characters that are put where the reader will see them.

use std::ops::Range;

use bidiscope_bidi::name::text_of;
use bidiscope_bidi::order::{Display, LogicalIndex};

use super::LessonName;

/// A name whose characters are to be put where a display shows them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArrangeTask {
    name: LessonName,
    display: Display,
    about: Option<usize>,
    against: Option<Display>,
    /// What is moved as one: a character with its marks.
    pieces: Vec<Range<usize>>,
    truth: Vec<usize>,
}

/// How much of a guess is right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GuessVerdict {
    /// For each place, from the left, whether what stands there is what the reader will see there.
    pub places: Vec<bool>,
}

impl GuessVerdict {
    /// How many places are right.
    pub fn right(&self) -> usize {
        self.places.iter().filter(|it| **it).count()
    }

    /// Whether all are.
    pub fn is_right(&self) -> bool {
        self.right() == self.places.len()
    }

    /// What there is to say of it.
    pub fn sentence(&self) -> String {
        match (self.right(), self.places.len()) {
            (right, all) if right == all => format!("Right: all {all} stand where the reader will see them."),
            (0, all) => format!("Not yet: none of the {all} stands where the reader will see it."),
            (1, all) => format!("Not yet: 1 of {all} stands where the reader will see it."),
            (right, all) => format!("Not yet: {right} of {all} stand where the reader will see them."),
        }
    }
}

impl ArrangeTask {
    /// The task of putting a name as a display shows it; `about` is the character that is asked about, which the name
    /// has, and `against` what the display is held against.
    pub(super) fn new(
        name: LessonName,
        display: Display,
        about: Option<usize>,
        against: Option<Display>,
    ) -> Self {
        let characters = name.characters();
        let order = display.order(characters);
        let visual = order.logical_from_visual();
        let (pieces, truth) = pieces(characters.len(), visual, |at| characters[at].follows_its_predecessor());
        Self { name, display, about, against, pieces, truth }
    }

    /// The name.
    pub const fn name(&self) -> &LessonName {
        &self.name
    }

    /// The display in which the reader sees it.
    pub const fn display(&self) -> &Display {
        &self.display
    }

    /// The character that is asked about, in logical order.
    pub const fn about(&self) -> Option<usize> {
        self.about
    }

    /// The display that it is held against when what decides is told; logical order where there is none.
    pub const fn against(&self) -> Option<&Display> {
        self.against.as_ref()
    }

    /// What is moved, in logical order: each character with the marks that stand on it.
    pub fn pieces(&self) -> &[Range<usize>] {
        &self.pieces
    }

    /// For each place, from the left, the piece that stands there in the display.
    pub fn truth(&self) -> &[usize] {
        &self.truth
    }

    /// How the pieces stand before anything is moved: as they are stored.
    pub fn start(&self) -> Vec<usize> {
        (0..self.pieces.len()).collect()
    }

    /// Whether this could be a guess: each piece once.
    pub fn is_guess(&self, guess: &[usize]) -> bool {
        let mut sorted = guess.to_vec();
        sorted.sort_unstable();
        sorted == self.start()
    }

    /// Judges a guess by what is seen: where two pieces look the same, either may stand in the place of the other.
    /// A guess of another length is right nowhere.
    pub fn judge(&self, guess: &[usize]) -> GuessVerdict {
        let seen = |piece: Option<&usize>| {
            piece.and_then(|&it| self.pieces.get(it)).map(|it| text_of(&self.name.characters()[it.clone()]))
        };
        let is_right = |(place, piece): (usize, &usize)| seen(Some(piece)) == seen(guess.get(place));
        GuessVerdict { places: self.truth.iter().enumerate().map(is_right).collect() }
    }
}

/// What is moved as one, and the order in which a display shows that. Where it parts a mark from its base, each
/// character is moved by itself.
fn pieces(
    count: usize,
    visual: &[LogicalIndex],
    follows: impl Fn(usize) -> bool,
) -> (Vec<Range<usize>>, Vec<usize>) {
    let begins: Vec<usize> = (0..count).filter(|&at| at == 0 || !follows(at)).collect();
    let ends = begins.iter().skip(1).copied().chain([count]);
    let units: Vec<Range<usize>> = begins.iter().copied().zip(ends).map(|(start, end)| start..end).collect();
    let mut truth = Vec::new();
    let mut next = 0;
    while let Some(first) = visual.get(next) {
        let Some(unit) = begins.binary_search(&first.0).ok() else { break };
        let range = units[unit].clone();
        let stands = visual[next..].iter().take(range.len()).map(|it| it.0);
        if !stands.eq(range.clone()) {
            break;
        }
        truth.push(unit);
        next += range.len();
    }
    if truth.len() == units.len() {
        return (units, truth);
    }
    ((0..count).map(|at| at..at + 1).collect(), visual.iter().map(|it| it.0).collect())
}

#[cfg(test)]
mod tests {
    use super::ArrangeTask;
    use crate::lesson::LessonName;
    use bidiscope_bidi::name::Notation;
    use bidiscope_bidi::order::Display;

    fn task(typed: &str, notation: Notation, display: &str) -> ArrangeTask {
        let name = LessonName::read(typed, notation).expect("a name");
        ArrangeTask::new(name, Display::read(display).expect("a display"), None, None)
    }

    /// RFC 5893 and the paper agree: digits before the letters stay at the left in a left-to-right paragraph.
    #[test]
    fn the_truth_is_the_display() {
        assert_eq!(task("123-ABC", Notation::Capitals, "uba-ltr").truth(), [0, 1, 2, 3, 6, 5, 4]);
        assert_eq!(task("123-ABC", Notation::Capitals, "uba-rtl").truth(), [6, 5, 4, 3, 0, 1, 2]);
    }

    #[test]
    fn a_mark_is_moved_with_its_base() {
        // ALEF QAMATS BET in a right-to-left paragraph.
        let task = task("05D0 05B8 05D1", Notation::CodePoints, "uba-rtl");
        assert_eq!((task.pieces(), task.truth()), ([0..2, 2..3].as_slice(), [1, 0].as_slice()));
        // Without rule L3 the mark stands before its base, and is moved by itself.
        let task = self::task("05D0 05B8 05D1", Notation::CodePoints, "uba-rtl:l3=no");
        assert_eq!((task.pieces().len(), task.truth()), (3, [2, 1, 0].as_slice()));
    }

    #[test]
    fn a_guess_is_judged_by_what_is_seen() {
        // A A B is shown as B A A: either A may come first.
        let task = task("AAB", Notation::Capitals, "uba-ltr");
        assert_eq!(task.truth(), [2, 1, 0]);
        assert!(task.judge(&[2, 0, 1]).is_right());
        let wrong = task.judge(&task.start());
        assert_eq!((wrong.places.as_slice(), wrong.right()), ([false, true, false].as_slice(), 1));
        assert_eq!(wrong.sentence(), "Not yet: 1 of 3 stands where the reader will see it.");
        assert_eq!(task.judge(&[]).right(), 0);
        assert!(task.is_guess(&[1, 0, 2]) && !task.is_guess(&[1, 1, 2]) && !task.is_guess(&[0, 1]));
    }
}
