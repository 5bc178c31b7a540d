//! The layout of the lines of an edited text.

use std::ops::Range;
use std::rc::Rc;

use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::{Direction, Strategy, order_of_line};
use bidiscope_layout::{
    CaretAtStop, Carets, Faces, HorizontalExtent, InvisibleStyle, ShapedLine,
    wrapped_line_ranges_counting_spaces,
};

/// The order in which an [`Editor`](super::Editor) holds the characters of a text.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug)]
pub enum TextOrder {
    /// Logical order, as text is stored.
    #[default]
    Logical,
    /// Visual order from left to right: the text is what is to be seen, and the characters of the shaped line are in
    /// another order.
    Display,
}

/// Lays out the lines of an edited text. The window implements it with the strategy of a pane and a cache.
pub trait LineLayout {
    /// Lays out one line of a paragraph, which are its characters in the order of [`LaidOutLine::text_order`], without a line
    /// end: with the levels of the whole paragraph, reordered by itself (UAX #9 section 3.4).
    fn lay_out_line(&mut self, paragraph: &[Character], line: Range<usize>) -> LaidOutLine;

    /// The lines into which a paragraph of a text is broken: ranges of its characters, in order, that cover them all. By
    /// default one.
    fn break_paragraph(&mut self, paragraph: &[Character]) -> Vec<Range<usize>> {
        std::iter::once(0..paragraph.len()).collect()
    }

    /// The available width, in em: lines of right-to-left paragraphs begin at its right end, or at that of the widest line
    /// where that is wider. By default 0: the widest line decides.
    fn available_width(&self) -> f32 {
        0.0
    }
}

/// One line of an edited text with its shaped glyphs.
#[derive(Clone, Debug)]
pub struct LaidOutLine {
    /// The shaped line. With [`TextOrder::Display`] the text is already in visual order, so the line's logical
    /// indices are not positions of the text; the text's characters are those of the line's cells from left to
    /// right. [`Self::cells`] and the other methods use positions of the text in either case.
    pub shaped_line: Rc<ShapedLine>,
    /// The order of the text's characters.
    pub text_order: TextOrder,
}

/// A cell of a [laid-out](LaidOutLine) line.
#[derive(Clone, PartialEq, Debug)]
pub struct LaidOutCell {
    /// Its characters, as positions in the edited line.
    pub characters_in_line: Range<usize>,
    /// Its horizontal extent, in em from the line's left end.
    pub extent: HorizontalExtent,
    /// The direction of its text: left-to-right characters begin at its left edge, right-to-left ones at its
    /// right edge.
    pub run_direction: Direction,
}

impl LaidOutLine {
    /// The lines into which a paragraph that is laid out so is broken to be at most so wide, in em.
    pub fn wrapped_line_character_ranges(
        &self,
        paragraph_characters: &[Character],
        max_width_em: f32,
    ) -> Vec<Range<usize>> {
        if paragraph_characters.is_empty() || self.shaped_line.width_em() <= max_width_em {
            return std::iter::once(0..paragraph_characters.len()).collect();
        }
        wrapped_line_ranges_counting_spaces(&self.shaped_line, paragraph_characters, max_width_em)
    }

    /// The caret positions of the line.
    pub fn carets(&self) -> Carets {
        match self.text_order {
            TextOrder::Logical => Carets::new(&self.shaped_line),
            TextOrder::Display => Carets::in_visual_order(&self.shaped_line),
        }
    }

    /// The caret at `x`, in em from the line's left end: the nearer edge of the cell there. Left or right of the line
    /// it is the line's start or end, by the paragraph direction.
    pub(super) fn caret_at(&self, x: f32) -> CaretAtStop {
        let carets = self.carets();
        let beyond_right = x >= self.shaped_line.width_em();
        if x < 0.0 || beyond_right {
            let is_end = beyond_right != carets.paragraph_direction().is_right_to_left();
            return if is_end { carets.line_end() } else { carets.line_start() };
        }
        let found = self.cells().enumerate().find(|(_, cell)| x < cell.extent.right_x_em);
        let Some((visual, LaidOutCell { characters_in_line: characters, extent, run_direction: direction })) =
            found
        else {
            return carets.line_start();
        };
        let in_right_half = x >= (extent.left_x_em + extent.right_x_em) / 2.0;
        let is_after = in_right_half != direction.is_right_to_left();
        let position = if is_after { characters.end } else { characters.start };
        CaretAtStop { character_offset: position, visual_stop_index: visual + usize::from(in_right_half) }
    }

    /// The cells, from left to right.
    pub fn cells(&self) -> impl Iterator<Item = LaidOutCell> {
        let mut seen = 0;
        self.shaped_line.cells().iter().map(move |cell| {
            let (characters, direction) = match self.text_order {
                TextOrder::Logical => (cell.characters.clone(), cell.direction),
                TextOrder::Display => (seen..seen + cell.characters.len(), Direction::LeftToRight),
            };
            seen += cell.characters.len();
            LaidOutCell { characters_in_line: characters, extent: cell.extent, run_direction: direction }
        })
    }

    /// The cell nearest to `x_from_line_left_em`, in em from the line's left end; `None` where the line is empty.
    pub fn cell_at(&self, x_from_line_left_em: f32) -> Option<LaidOutCell> {
        let mut last = None;
        for cell in self.cells() {
            if x_from_line_left_em < cell.extent.right_x_em {
                return Some(cell);
            }
            last = Some(cell);
        }
        last
    }

    /// The horizontal extents of the selected characters, by their positions in the edited line: one range can have
    /// several. From left to right, none touching another.
    pub fn selection_extents(&self, selected_characters_in_line: Range<usize>) -> Vec<HorizontalExtent> {
        if self.text_order == TextOrder::Logical {
            return self.shaped_line.selection_extents(selected_characters_in_line);
        }
        let is_selected = |cell: &LaidOutCell| {
            cell.characters_in_line.start < selected_characters_in_line.end
                && selected_characters_in_line.start < cell.characters_in_line.end
        };
        let extents: Vec<HorizontalExtent> = self.cells().filter(is_selected).map(|it| it.extent).collect();
        match (extents.first(), extents.last()) {
            (Some(first), Some(last)) if first.left_x_em < last.right_x_em => {
                vec![HorizontalExtent { left_x_em: first.left_x_em, right_x_em: last.right_x_em }]
            }
            _ => Vec::new(),
        }
    }
}

/// A [`LineLayout`] in one strategy with the bundled faces, without a cache: for tests, benchmarks and examples.
pub struct PlainLayout {
    /// The display strategy.
    pub strategy: Strategy,
    /// How invisible characters are drawn.
    pub invisibles: InvisibleStyle,
    /// The available width, in em.
    pub width_em: f32,
    /// Whether paragraphs are broken to the width.
    pub wraps_lines: bool,
    faces: Faces,
}

impl PlainLayout {
    /// A layout of lines in this strategy, with labelled boxes for invisible characters.
    pub fn new(strategy: Strategy) -> Self {
        Self {
            strategy,
            invisibles: InvisibleStyle::Boxed,
            width_em: 0.0,
            wraps_lines: false,
            faces: Faces::bundled(),
        }
    }
}

impl LineLayout for PlainLayout {
    fn lay_out_line(&mut self, paragraph: &[Character], line: Range<usize>) -> LaidOutLine {
        let mut order = self.strategy.order(paragraph);
        if line.len() < paragraph.len() {
            order = order_of_line(paragraph, &order, line.clone());
        }
        let line = ShapedLine::new(&paragraph[line], &order, &self.faces, self.invisibles);
        LaidOutLine { shaped_line: Rc::new(line), text_order: TextOrder::Logical }
    }

    fn break_paragraph(&mut self, paragraph: &[Character]) -> Vec<Range<usize>> {
        let width = if self.wraps_lines { self.width_em } else { f32::INFINITY };
        self.lay_out_line(paragraph, 0..paragraph.len()).wrapped_line_character_ranges(paragraph, width)
    }

    fn available_width(&self) -> f32 {
        self.width_em
    }
}
