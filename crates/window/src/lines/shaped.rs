//! A line of a name once it is shaped.

use std::ops::Range;
use std::rc::Rc;

use eframe::egui::{Pos2, Rangef, Ui};

use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::LogicalIndex;
use bidiscope_export::marks::ShapedLinePlacement;
use bidiscope_layout::{HorizontalExtent, LINE_BOX_ASCENT_EM, ShapedLine, wrapped_line_ranges};
use bidiscope_report::words::accessible::accessible_text;
use bidiscope_words::message;

use super::super::theme::direction_colour_index;

/// How many places of characters that could not be shaped are told.
const MOST_PLACES: usize = 3;

/// A shaped line. Lengths are in em.
pub(crate) struct Shaped {
    /// Tells it from every other line of this window.
    pub(super) id: u64,
    pub(super) line: Rc<ShapedLine>,
    /// For each character which colour of direction it has.
    pub(super) colours: Vec<usize>,
    /// Its text as it is read out.
    accessible_text: String,
}

impl Shaped {
    /// A line of these characters, which `id` tells from every other.
    pub(super) fn new(id: u64, line: ShapedLine, characters: &[Character]) -> Self {
        let colours = characters.iter().map(|it| direction_colour_index(it.class)).collect();
        Self { id, line: Rc::new(line), colours, accessible_text: accessible_text(characters) }
    }

    /// The line, for carets and selections.
    pub(crate) const fn line(&self) -> &Rc<ShapedLine> {
        &self.line
    }

    /// Its text as it is read out, in logical order.
    pub(crate) fn accessible_text(&self) -> &str {
        &self.accessible_text
    }

    /// Its width.
    pub(crate) fn width(&self) -> f32 {
        self.line.width_em()
    }

    /// From where to where a character reaches.
    pub(crate) fn extent(&self, logical: usize) -> HorizontalExtent {
        self.line.extent(LogicalIndex(logical))
    }

    /// From where to where these characters reach, from left to right: one stretch where they stand side
    /// by side.
    pub(crate) fn stretches(&self, logical: impl IntoIterator<Item = usize>) -> Vec<HorizontalExtent> {
        self.line.extents_of(logical.into_iter().map(LogicalIndex))
    }

    /// Where it stands with the left top corner of its line box there, in a row. `size` is in points an em.
    pub(crate) fn place(&self, ui: &Ui, corner: Pos2, size: f32, row: Rangef) -> ShapedLinePlacement<'_> {
        let seen = ui.clip_rect().x_range();
        ShapedLinePlacement {
            line: &self.line,
            left_points: corner.x,
            baseline_y_points: corner.y + LINE_BOX_ASCENT_EM * size,
            font_size_points: size,
            row_top_and_bottom_points: [row.min, row.max],
            visible_left_and_right_points: [seen.min, seen.max],
        }
    }

    /// What is said where characters of the name, which are these of it, could not be shaped.
    pub(crate) fn complaint(&self, name: &Range<usize>) -> Option<String> {
        let unshaped = self.line.logical_ranges_failing_shaping();
        if unshaped.is_empty() {
            return None;
        }
        let mut places: Vec<Range<usize>> = unshaped
            .iter()
            .map(|it| it.start.max(name.start)..it.end.min(name.end))
            .filter(|it| !it.is_empty())
            .map(|it| it.start - name.start..it.end - name.start)
            .collect();
        places.sort_by_key(|it| it.start);
        let left_out = places.len().saturating_sub(MOST_PLACES);
        let place = |it: &Range<usize>| {
            message!(line_unshaped_place, count = it.len(), first = it.start + 1, last = it.end).to_string()
        };
        let mut words: Vec<String> = places.iter().take(MOST_PLACES).map(place).collect();
        match (words.is_empty(), left_out) {
            (true, _) => words.push(message!(line_unshaped_around).to_string()),
            (false, 0) => {}
            (false, count) => words.push(message!(line_unshaped_more, count = count).to_string()),
        }
        Some(message!(line_unshaped, places = words.join(", ")).to_string())
    }

    /// The lines into which it is broken to be at most `width` wide; see [`wrap`].
    pub(crate) fn wrap(&self, characters: &[Character], width: f32) -> Vec<Range<usize>> {
        wrapped_line_ranges(&self.line, characters, width)
    }

    /// The character that stands at `x`.
    pub(crate) fn character_at(&self, x: f32) -> Option<usize> {
        self.line.character_at(x).map(|it| it.0)
    }
}
