//! What an editor asks of the layout.

use std::ops::Range;
use std::rc::Rc;

use crate::layout::{Carets, Extent, Faces, Invisibles, Line};
use crate::name::Character;
use crate::order::{Direction, Strategy};

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
    /// The carets, leaning to a direction.
    pub fn carets(&self, lean: Direction) -> Carets {
        match self.reading {
            Reading::Logical => Carets::new(&self.line, lean),
            Reading::Display => Carets::by_display(&self.line),
        }
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
