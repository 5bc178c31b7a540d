//! What an editor asks of the layout.

use std::ops::Range;
use std::rc::Rc;

use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::{Direction, Strategy};
use bidiscope_layout::{Carets, Extent, Faces, Invisibles, Line, PutCaret};

/// What the characters of an edited text are.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug)]
pub enum Reading {
    /// The logical order, as text is stored.
    #[default]
    Logical,
    /// The display from left to right, as it is seen: the line's logical characters are others, in
    /// another order.
    Display,
}

/// Makes lines of an editor's text.
pub trait LayOut {
    /// The line that shows one line of the text, which holds no line end.
    fn lay_out(&mut self, characters: &[Character]) -> Laid;

    /// The room in which the lines stand, in em: lines of right-to-left paragraphs begin at its right end,
    /// or at that of the widest line where this is less.
    fn room(&self) -> f32 {
        0.0
    }
}

/// One line of an edited text as it is shown.
#[derive(Clone, Debug)]
pub struct Laid {
    /// The line. With [`Reading::Display`] its logical characters are not the text's.
    pub line: Rc<Line>,
    /// What the text's characters are.
    pub reading: Reading,
}

/// A cell of a [`Laid`] line.
#[derive(Clone, PartialEq, Debug)]
pub struct LaidCell {
    /// The characters of the edited line that stand here.
    pub characters: Range<usize>,
    /// Where it stands, in em from the line's left end.
    pub extent: Extent,
    /// The direction in which text goes on from here.
    pub direction: Direction,
}

impl Laid {
    /// The carets, leaning to a direction, with one where it was put.
    pub fn carets(&self, lean: Direction, put: Option<PutCaret>) -> Carets {
        match self.reading {
            Reading::Logical => Carets::with(&self.line, lean, put),
            Reading::Display => Carets::by_display(&self.line),
        }
    }

    /// The caret that is meant by pointing at `x`, in em from the line's left end: at the nearer edge of the
    /// cell that stands there, and before or after its characters as that edge is. Beside the line it is the
    /// line's beginning or end, as the paragraph runs.
    pub fn caret_at(&self, x: f32) -> PutCaret {
        let carets = self.carets(Direction::LeftToRight, None);
        let beyond_right = x >= self.line.width();
        if x < 0.0 || beyond_right {
            let is_end = beyond_right != carets.paragraph().is_right_to_left();
            return if is_end { carets.line_end() } else { carets.line_start() };
        }
        let found = self.cells().enumerate().find(|(_, cell)| x < cell.extent.right);
        let Some((visual, LaidCell { characters, extent, direction })) = found else {
            return carets.line_start();
        };
        let in_right_half = x >= (extent.left + extent.right) / 2.0;
        let is_after = in_right_half != direction.is_right_to_left();
        let position = if is_after { characters.end } else { characters.start };
        PutCaret { position, stop: visual + usize::from(in_right_half) }
    }

    /// The cells, from left to right.
    pub fn cells(&self) -> impl Iterator<Item = LaidCell> {
        let mut seen = 0;
        self.line.cells().iter().map(move |cell| {
            let (characters, direction) = match self.reading {
                Reading::Logical => (cell.characters.clone(), cell.direction),
                Reading::Display => (seen..seen + cell.characters.len(), Direction::LeftToRight),
            };
            seen += cell.characters.len();
            LaidCell { characters, extent: cell.extent, direction }
        })
    }

    /// The cell nearest to `x`, in em from the line's left end; `None` where the line is empty.
    pub fn cell_at(&self, x: f32) -> Option<LaidCell> {
        let mut last = None;
        for cell in self.cells() {
            if x < cell.extent.right {
                return Some(cell);
            }
            last = Some(cell);
        }
        last
    }

    /// Where characters of the edited line stand: one range can be several places. From left to right,
    /// none touching another.
    pub fn spans(&self, selected: Range<usize>) -> Vec<Extent> {
        if self.reading == Reading::Logical {
            return self.line.selection_spans(selected);
        }
        let is_selected =
            |cell: &LaidCell| cell.characters.start < selected.end && selected.start < cell.characters.end;
        let extents: Vec<Extent> = self.cells().filter(is_selected).map(|it| it.extent).collect();
        match (extents.first(), extents.last()) {
            (Some(first), Some(last)) if first.left < last.right => {
                vec![Extent { left: first.left, right: last.right }]
            }
            _ => Vec::new(),
        }
    }
}

/// Lines by one strategy in the bundled faces, kept nowhere: for tests, benchmarks and examples.
pub struct Plain {
    /// The order of the lines.
    pub strategy: Strategy,
    /// How invisible characters are drawn.
    pub invisibles: Invisibles,
    /// The room in which the lines stand, in em.
    pub room: f32,
    faces: Faces,
}

impl Plain {
    /// Lines by this strategy, invisible characters marked.
    pub fn new(strategy: Strategy) -> Self {
        Self { strategy, invisibles: Invisibles::Marked, room: 0.0, faces: Faces::bundled() }
    }
}

impl LayOut for Plain {
    fn lay_out(&mut self, characters: &[Character]) -> Laid {
        let order = self.strategy.order(characters);
        let line = Line::new(characters, &order, &self.faces, self.invisibles);
        Laid { line: Rc::new(line), reading: Reading::Logical }
    }

    fn room(&self) -> f32 {
        self.room
    }
}
