//! The task of putting characters into the order in which a reader will see them.

use std::ops::Range;

use bidiscope_bidi::name::{Character, text_of};
use bidiscope_bidi::order::{DisplayConfig, LogicalIndex};
use bidiscope_report::drawn_characters::mirrored_characters;
use bidiscope_words::{MessageValue, message};

use super::LessonName;

/// A task: put the characters of a name into the order of a display.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArrangeInVisualOrderTask {
    name: LessonName,
    display: DisplayConfig,
    asked_character: Option<usize>,
    compared_with: Option<DisplayConfig>,
    /// The units that are moved, in logical order: each character with its marks.
    pieces: Vec<Range<usize>>,
    solution: Vec<usize>,
    /// The name's characters as the display draws them.
    drawn: Vec<Character>,
}

/// Which positions of a learner's arrangement of the pieces are correct.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArrangementVerdict {
    /// For each visual position of the solution, from the left, whether the correct piece is there.
    pub correct_by_visual_position: Vec<bool>,
}

impl ArrangementVerdict {
    /// The number of correct positions.
    fn correct_count(&self) -> usize {
        self.correct_by_visual_position.iter().filter(|it| **it).count()
    }

    /// Whether all positions are correct.
    pub fn is_correct(&self) -> bool {
        self.correct_count() == self.correct_by_visual_position.len()
    }

    /// The result in a sentence.
    pub fn sentence(&self) -> String {
        let correct = if self.is_correct() { "all".into() } else { MessageValue::from(self.correct_count()) };
        message!(guess_result, correct = correct, count = self.correct_by_visual_position.len()).to_string()
    }
}

impl ArrangeInVisualOrderTask {
    /// The task for this display. `asked_character` is a character of the name that the text asks about,
    /// `compared_with` another display.
    pub(super) fn new(
        name: LessonName,
        display: DisplayConfig,
        asked_character: Option<usize>,
        compared_with: Option<DisplayConfig>,
    ) -> Self {
        let characters = name.characters();
        let order = display.order(characters);
        let visual = order.logical_from_visual();
        let (pieces, solution) =
            pieces(characters.len(), visual, |at| characters[at].is_nsm_or_removed_by_x9());
        let drawn = mirrored_characters(&display, characters);
        Self { name, display, asked_character, compared_with, pieces, solution, drawn }
    }

    /// The name whose characters are to be arranged.
    pub const fn name(&self) -> &LessonName {
        &self.name
    }

    /// The display that is the solution.
    pub const fn display(&self) -> &DisplayConfig {
        &self.display
    }

    /// The logical position of the character that the lesson's text asks about (`about` in the file); `None` if it asks
    /// about none.
    pub(crate) const fn asked_character(&self) -> Option<usize> {
        self.asked_character
    }

    /// The display with which the explanation compares this one; `None` for logical order.
    pub(crate) const fn compared_with(&self) -> Option<&DisplayConfig> {
        self.compared_with.as_ref()
    }

    /// The units that are moved, as ranges of the name's characters in logical order: each character with its marks.
    pub fn piece_logical_ranges(&self) -> &[Range<usize>] {
        &self.pieces
    }

    /// The solution: for each visual position, from the left, the index of its piece.
    pub fn correct_visual_piece_indices(&self) -> &[usize] {
        &self.solution
    }

    /// The name's characters in logical order as the display draws them: with brackets mirrored (UAX #9, rule L4). The
    /// learner arranges the name's own.
    pub fn logical_characters_with_mirroring(&self) -> &[Character] {
        &self.drawn
    }

    /// That brackets are mirrored, in a sentence; `None` where the display mirrors nothing.
    pub fn mirroring_note(&self) -> Option<&'static str> {
        let is_mirrored =
            self.drawn.iter().zip(self.name.characters()).any(|(it, own)| it.scalar != own.scalar);
        is_mirrored.then(|| message!(answer_mirrored).static_text())
    }

    /// The initial arrangement, which the learner changes: the pieces in logical order.
    pub fn initial_visual_piece_indices(&self) -> Vec<usize> {
        (0..self.pieces.len()).collect()
    }

    /// Whether `visual_piece_indices` has the index of every piece exactly once.
    pub fn is_permutation(&self, visual_piece_indices: &[usize]) -> bool {
        let mut sorted = visual_piece_indices.to_vec();
        sorted.sort_unstable();
        sorted == self.initial_visual_piece_indices()
    }

    /// Compares an arrangement, for each visual position the index of its piece, with the solution. Pieces that
    /// look the same are interchangeable. A position that `visual_piece_indices` does not have is not correct; further ones are
    /// ignored.
    pub fn judge(&self, visual_piece_indices: &[usize]) -> ArrangementVerdict {
        let is_correct = |(place, piece): (usize, &usize)| {
            visual_piece_indices.get(place).is_some_and(|it| self.seen(*it) == self.seen(*piece))
        };
        ArrangementVerdict {
            correct_by_visual_position: self.solution.iter().enumerate().map(is_correct).collect(),
        }
    }

    /// The piece that is to be placed next: of an arrangement, the first in reading order that is not at a correct position.
    /// `None` if it is correct, or no permutation.
    pub(super) fn next_piece(&self, guess: &[usize]) -> Option<NextPiece> {
        let is_correct_at = self.judge(guess).correct_by_visual_position;
        let at = |piece: usize| guess.iter().position(|it| *it == piece);
        (0..self.pieces.len()).find_map(|piece| {
            let at = at(piece).filter(|it| is_correct_at.get(*it) == Some(&false))?;
            let free =
                self.solution.iter().zip(&is_correct_at).position(|(expected, is_correct)| {
                    !is_correct && self.seen(*expected) == self.seen(piece)
                });
            Some(NextPiece { character: self.pieces[piece].start, at, belongs_at: free? })
        })
    }

    /// The characters of a piece.
    fn seen(&self, piece: usize) -> Option<String> {
        self.pieces.get(piece).map(|it| text_of(&self.name.characters()[it.clone()]))
    }
}

/// A piece that is not at its position; positions are visual, from the left, from 0.
pub(super) struct NextPiece {
    /// The logical index of its first character.
    pub(super) character: usize,
    /// The position where it is.
    pub(super) at: usize,
    /// The first position where it belongs.
    pub(super) belongs_at: usize,
}

/// The pieces, and their order in a display. Where a mark is separated from its base, each character is a piece.
fn pieces(
    count: usize,
    visual: &[LogicalIndex],
    follows: impl Fn(usize) -> bool,
) -> (Vec<Range<usize>>, Vec<usize>) {
    let begins: Vec<usize> = (0..count).filter(|&at| at == 0 || !follows(at)).collect();
    let ends = begins.iter().skip(1).copied().chain([count]);
    let units: Vec<Range<usize>> = begins.iter().copied().zip(ends).map(|(start, end)| start..end).collect();
    let mut solution = Vec::new();
    let mut next = 0;
    while let Some(first) = visual.get(next) {
        let Some(unit) = begins.binary_search(&first.0).ok() else { break };
        let range = units[unit].clone();
        let stands = visual[next..].iter().take(range.len()).map(|it| it.0);
        if !stands.eq(range.clone()) {
            break;
        }
        solution.push(unit);
        next += range.len();
    }
    if solution.len() == units.len() {
        return (units, solution);
    }
    ((0..count).map(|at| at..at + 1).collect(), visual.iter().map(|it| it.0).collect())
}

#[cfg(test)]
mod tests {
    use super::ArrangeInVisualOrderTask;
    use crate::LessonName;
    use bidiscope_bidi::name::Notation;
    use bidiscope_bidi::order::DisplayConfig;

    fn task(typed: &str, notation: Notation, display: &str) -> ArrangeInVisualOrderTask {
        let name = LessonName::read(typed, notation).expect("a name");
        ArrangeInVisualOrderTask::new(name, DisplayConfig::read(display).expect("a display"), None, None)
    }

    /// RFC 5893 and the paper agree: digits before the letters stay at the left in a left-to-right paragraph.
    #[test]
    fn the_solution_is_the_display() {
        assert_eq!(
            task("123-ABC", Notation::CapitalsAsHebrew, "uba-ltr").correct_visual_piece_indices(),
            [0, 1, 2, 3, 6, 5, 4]
        );
        assert_eq!(
            task("123-ABC", Notation::CapitalsAsHebrew, "uba-rtl").correct_visual_piece_indices(),
            [6, 5, 4, 3, 0, 1, 2]
        );
    }

    #[test]
    fn a_mark_is_moved_with_its_base() {
        // ALEF QAMATS BET in a right-to-left paragraph.
        let task = task("05D0 05B8 05D1", Notation::CodePoints, "uba-rtl");
        assert_eq!(
            (task.piece_logical_ranges(), task.correct_visual_piece_indices()),
            ([0..2, 2..3].as_slice(), [1, 0].as_slice())
        );
        // Without rule L3 the mark is shown before its base, and is a piece of its own.
        let task = self::task("05D0 05B8 05D1", Notation::CodePoints, "uba-rtl:l3=no");
        assert_eq!(
            (task.piece_logical_ranges().len(), task.correct_visual_piece_indices()),
            (3, [2, 1, 0].as_slice())
        );
    }

    /// UAX #9, rule L4: the characters that are put in order are the name's own; the line is drawn with its brackets
    /// mirrored, `(b)A`.
    #[test]
    fn brackets_are_arranged_as_they_are_typed() {
        let task = task("A(b)", Notation::CapitalsAsHebrew, "uba-auto");
        assert_eq!(task.correct_visual_piece_indices(), [3, 2, 1, 0]);
        let drawn: String = task
            .correct_visual_piece_indices()
            .iter()
            .map(|&it| task.logical_characters_with_mirroring()[it].scalar)
            .collect();
        assert_eq!(drawn, "(b)\u{5D0}");
        let sentence = "UBA, automatic shows (b)A. Rule L4 mirrors brackets and similar characters in right-to-left runs.";
        assert_eq!(crate::solution::for_arrange(&task).sentence, sentence);
        assert_eq!(self::task("(AB)", Notation::CapitalsAsHebrew, "uba-ltr").mirroring_note(), None);
    }

    #[test]
    fn a_guess_is_judged_by_what_is_seen() {
        // A A B is displayed as B A A: the two A are interchangeable.
        let task = task("AAB", Notation::CapitalsAsHebrew, "uba-ltr");
        assert_eq!(task.correct_visual_piece_indices(), [2, 1, 0]);
        assert!(task.judge(&[2, 0, 1]).is_correct());
        let wrong = task.judge(&task.initial_visual_piece_indices());
        assert_eq!(
            (wrong.correct_by_visual_position.as_slice(), wrong.correct_count()),
            ([false, true, false].as_slice(), 1)
        );
        assert_eq!(wrong.sentence(), "Not yet: 1 of 3 positions is correct.");
        assert_eq!(task.judge(&[]).correct_count(), 0);
        assert!(
            task.is_permutation(&[1, 0, 2])
                && !task.is_permutation(&[1, 1, 2])
                && !task.is_permutation(&[0, 1])
        );
    }
}
