//! Cells of characters: their frames, what is written in them, and where the glyph stands, which each surface draws with its own
//! lines.

use std::borrow::Cow;

use bidiscope_bidi::name::BidiClass;
use bidiscope_idna::verdict::{RuleVerdict, Severity};
use bidiscope_report::view::{CharacterCellView, RunView};

use super::{DrawnRectangle, DrawnShape, TextAnchor};
use crate::colours::ColourRole;

/// The size of the cell of [`draw_character_cell`] with words of 12 points, and the gap between two, in points.
const CHARACTER_CELL: [f32; 2] = [60.0, 68.0];
/// The radius of the corners of a cell, in points.
const RADIUS: f32 = 3.0;

/// How a cell looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum CharacterCellState {
    /// Like most cells.
    #[default]
    Plain,
    /// Its character violates a rule.
    ViolatesRule,
    /// It is held, to be moved.
    PickedUp,
    /// It stands in its place.
    CorrectlyPlaced,
    /// It does not stand in its place.
    WronglyPlaced,
}

/// Where a word stands in a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CellTextPosition {
    /// In the upper left corner.
    TopLeft,
    /// In the middle at the top.
    Top,
    /// In the upper right corner.
    TopRight,
    /// In the middle at the bottom.
    Bottom,
}

/// Where the glyph of a cell stands: in the middle of these edges (left, top, right and bottom, in points), at this size, in
/// points for one em, or smaller where it does not fit.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CellGlyphPlacement {
    /// Left, top, right and bottom, in points.
    pub left_top_right_bottom_points: [f32; 4],
    /// The font size, in points for one em.
    pub font_size_points: f32,
}

/// The state of a character after a step, for [`draw_trace_step_cell`].
#[derive(Clone, PartialEq, Debug)]
pub struct TraceStepCell {
    /// Its class, level or position.
    pub value_text: String,
    /// The colour of the figure where the step did not change it.
    pub value_colour: ColourRole,
    /// Whether the step changed it.
    pub is_changed_by_step: bool,
    /// What there was before, and a sentence of it; `None` where nothing is to be said of that.
    pub previous_value_and_sentence: Option<[String; 2]>,
    /// Whether two displays that are shown beside each other differ here.
    pub differs_between_displays: bool,
}

/// The frame of a cell.
pub const fn cell_frame(left_top_right_bottom_points: [f32; 4], state: CharacterCellState) -> DrawnShape {
    let (fill, stroke) = match state {
        CharacterCellState::Plain => (ColourRole::Cell, (1.0, ColourRole::Line)),
        CharacterCellState::ViolatesRule | CharacterCellState::WronglyPlaced => {
            (ColourRole::Cell, (1.5, ColourRole::Verdict(RuleVerdict::Violated)))
        }
        CharacterCellState::PickedUp => (ColourRole::Highlight, (1.5, ColourRole::HighlightEdge)),
        CharacterCellState::CorrectlyPlaced => {
            (ColourRole::Cell, (1.5, ColourRole::Verdict(RuleVerdict::Satisfied)))
        }
    };
    DrawnShape::Rectangle(DrawnRectangle {
        left_top_right_bottom_points,
        corner_radius_points: RADIUS,
        fill_colour: Some(fill),
        edge_width_points_and_colour: Some(stroke),
    })
}

/// A cell with words of this size around its glyph.
pub fn draw_cell_with_texts<const N: usize>(
    left_top_right_bottom_points: [f32; 4],
    state: CharacterCellState,
    font_size_points: f32,
    cell_texts: [(CellTextPosition, Cow<'static, str>, ColourRole); N],
    shapes: &mut Vec<DrawnShape>,
) -> CellGlyphPlacement {
    let [left, top, right, bottom] = left_top_right_bottom_points;
    shapes.push(cell_frame(left_top_right_bottom_points, state));
    let (middle, beside, line) =
        (f32::midpoint(left, right), font_size_points / 3.0, 1.5 + 0.7 * font_size_points);
    let (mut above, mut below) = (0.0, 0.0);
    for (place, text, colour) in cell_texts {
        let (anchor, at, part) = match place {
            CellTextPosition::TopLeft => (TextAnchor::Left, [left + beside, top + line], 0.6),
            CellTextPosition::Top => (TextAnchor::Middle, [middle, top + line], 1.0),
            CellTextPosition::TopRight => (TextAnchor::Right, [right - beside, top + line], 0.6),
            CellTextPosition::Bottom => (TextAnchor::Middle, [middle, bottom - line], 1.0),
        };
        *if place == CellTextPosition::Bottom { &mut below } else { &mut above } = 1.35 * font_size_points;
        let size = font_size_points.min(largest(&text, (right - left) * part - 4.0));
        shapes.push(DrawnShape::Text {
            text,
            anchor,
            anchor_x_and_y_points: at,
            font_size_points: size,
            colour,
        });
    }
    CellGlyphPlacement {
        left_top_right_bottom_points: [left, top + above, right, bottom - below],
        font_size_points: 2.0 * font_size_points,
    }
}

/// The size of the cells of [`draw_character_cell`] with words of this size, in points.
pub fn character_cell_width_and_height(font_size_points: f32) -> [f32; 2] {
    CHARACTER_CELL.map(|it| it * font_size_points / 12.0)
}

/// The cell of a character of a name: its position from 1, its class and its code point, in words of this size.
pub fn draw_character_cell(
    cell: &CharacterCellView,
    character_number: usize,
    left_top_right_bottom_points: [f32; 4],
    font_size_points: f32,
    shapes: &mut Vec<DrawnShape>,
) -> CellGlyphPlacement {
    let state = if cell.violates_idna_or_dns_rule {
        CharacterCellState::ViolatesRule
    } else {
        CharacterCellState::Plain
    };
    let code_point = cell.code_point_text.trim_start_matches("U+").to_owned();
    let words = [
        (CellTextPosition::TopLeft, character_number.to_string().into(), ColourRole::WeakText),
        (CellTextPosition::TopRight, cell.bidi_class.short_name().into(), ColourRole::Class(cell.bidi_class)),
        (CellTextPosition::Bottom, code_point.into(), ColourRole::WeakText),
    ];
    self::draw_cell_with_texts(left_top_right_bottom_points, state, font_size_points, words, shapes)
}

/// A character above its position from 1, without a frame. The number is of this size.
pub fn draw_numbered_character(
    character_number: usize,
    [left, top, right, bottom]: [f32; 4],
    number_font_size_points: f32,
    shapes: &mut Vec<DrawnShape>,
) -> CellGlyphPlacement {
    /// The height of a digit, and the greatest size of a glyph in a place of usual width, in em of the number.
    const DIGIT: f32 = 0.75;
    const GLYPH: f32 = 1.83;
    const PLACE: f32 = 2.33;
    /// The parts of a glyph that are above and below the middle of its line, in its em.
    const REACH: (f32, f32) = (0.39, 0.77);
    /// The least and the greatest space between a glyph and its number, in em of the number.
    const BETWEEN: (f32, f32) = (1.0 / 6.0, 1.0 / 3.0);
    let (width, height) = (right - left, bottom - top);
    // Glyph and number stand in the middle together, and the longest tail apart from the number.
    let glyph = (GLYPH * number_font_size_points * (width / (PLACE * number_font_size_points)).max(1.0))
        .min(height / 2.0);
    let spare = height - (REACH.0 + REACH.1) * glyph - DIGIT * number_font_size_points;
    let between =
        (spare / 3.0).clamp(BETWEEN.0 * number_font_size_points, BETWEEN.1 * number_font_size_points);
    let end = bottom - ((spare - between) / 2.0).max(0.0);
    let at = [f32::midpoint(left, right), end - DIGIT * number_font_size_points / 2.0];
    let (text, colour) = (character_number.to_string().into(), ColourRole::WeakText);
    shapes.push(DrawnShape::Text {
        text,
        anchor: TextAnchor::Middle,
        anchor_x_and_y_points: at,
        font_size_points: number_font_size_points,
        colour,
    });
    let middle = end - DIGIT * number_font_size_points - between - REACH.1 * glyph;
    CellGlyphPlacement {
        left_top_right_bottom_points: [left, middle - glyph, right, middle + glyph],
        font_size_points: glyph,
    }
}

/// A character with its position from 1 and its state after a step. What the step changed stands in a heavy box, over what was
/// there before; where two displays differ there is a bar at the top. No words are smaller than `min_font_size_points`, in
/// points for one em, unless they have no room.
pub fn draw_trace_step_cell(
    character_number: usize,
    trace_step_cell: TraceStepCell,
    left_top_right_bottom_points: [f32; 4],
    min_font_size_points: f32,
    shapes: &mut Vec<DrawnShape>,
) -> CellGlyphPlacement {
    let [left, top, right, bottom] = left_top_right_bottom_points;
    let (width, height) = (right - left, bottom - top);
    shapes.push(cell_frame(left_top_right_bottom_points, CharacterCellState::Plain));
    if trace_step_cell.differs_between_displays {
        let edges = [left, top, right, top + (height * 0.035).max(2.5)];
        let fill = Some(ColourRole::Severity(Severity::Warning));
        shapes.push(DrawnShape::Rectangle(DrawnRectangle {
            left_top_right_bottom_points: edges,
            corner_radius_points: 0.0,
            fill_colour: fill,
            edge_width_points_and_colour: None,
        }));
    }
    // The bands of the cell, from the top: number, glyph, figure, and what was there before.
    let line = min_font_size_points * LINE;
    let (small, large) = ((height * 0.13).max(line), (height * 0.22).max(line + 4.0));
    let end = bottom - if trace_step_cell.previous_value_and_sentence.is_some() { small } else { 2.0 };
    let in_band = |text: String, [top, bottom]: [f32; 2], colour: ColourRole| {
        // As large as there is room for.
        let fits = ((bottom - top) / LINE).min(largest(&text, width * 0.9));
        let size = fits.max(min_font_size_points).min(largest(&text, width - 2.0));
        let at = [f32::midpoint(left, right), f32::midpoint(top, bottom)];
        DrawnShape::Text {
            text: text.into(),
            anchor: TextAnchor::Middle,
            anchor_x_and_y_points: at,
            font_size_points: size,
            colour,
        }
    };
    shapes.push(in_band(character_number.to_string(), [top + 2.0, top + small], ColourRole::WeakText));
    let figure = [end - large, end];
    if trace_step_cell.is_changed_by_step {
        let inset = width * 0.05;
        let edges = [left + inset, figure[0], right - inset, figure[1]];
        shapes.push(changed_value_rectangle(
            edges,
            (height * 0.015).clamp(1.5, 4.0),
            trace_step_cell.value_colour,
        ));
    }
    let colour =
        if trace_step_cell.is_changed_by_step { ColourRole::Text } else { trace_step_cell.value_colour };
    shapes.push(in_band(trace_step_cell.value_text, figure, colour));
    if let Some([before, sentence]) = trace_step_cell.previous_value_and_sentence {
        // Where there is no room for the sentence, what there was is struck out.
        let has_room = largest(&sentence, width) >= min_font_size_points;
        let half = DIGIT * min_font_size_points * before.chars().count() as f32 / 2.0;
        shapes.push(in_band(if has_room { sentence } else { before }, [end, bottom], ColourRole::WeakText));
        if !has_room {
            let (middle, y) = (f32::midpoint(left, right), f32::midpoint(end, bottom));
            let points = vec![[middle - half, y], [middle + half, y]];
            shapes.push(DrawnShape::Polyline {
                x_and_y_points: points,
                line_width_points: 1.5,
                colour: ColourRole::WeakText,
            });
        }
    }
    let edges = [left, top + small, right, figure[0]];
    CellGlyphPlacement { left_top_right_bottom_points: edges, font_size_points: (edges[3] - edges[1]) * 0.8 }
}

/// The box of a figure that a step has changed.
pub const fn changed_value_rectangle(
    left_top_right_bottom_points: [f32; 4],
    edge_width_points: f32,
    edge_colour: ColourRole,
) -> DrawnShape {
    let stroke = Some((edge_width_points, edge_colour));
    DrawnShape::Rectangle(DrawnRectangle {
        left_top_right_bottom_points,
        corner_radius_points: RADIUS,
        fill_colour: Some(ColourRole::Pane),
        edge_width_points_and_colour: stroke,
    })
}

/// The arrow of a run from end to end, with its middle at this height: its direction, and its level as a number of this size.
pub fn draw_run_arrow(
    run: &RunView,
    left_and_right_points: [f32; 2],
    middle_y_points: f32,
    level_font_size_points: f32,
    shapes: &mut Vec<DrawnShape>,
) {
    /// The length of the arrow's head, half its height, and the width of its strokes, in points.
    const HEAD: (f32, f32, f32) = (4.0, 3.2, 1.3);
    let [left, right] = left_and_right_points;
    let is_right_to_left = run.direction.is_right_to_left();
    let colour = ColourRole::Class(if is_right_to_left { BidiClass::R } else { BidiClass::L });
    let (to, head) = if is_right_to_left { (left, -HEAD.0) } else { (right, HEAD.0) };
    let level = run.level.map(|level| level.to_string());
    let middle = f32::midpoint(left, right);
    let gap =
        level.as_deref().map_or(0.0, |level| DIGIT * level_font_size_points * level.len() as f32 / 2.0 + 2.5);
    let mut stroke = |points| {
        shapes.push(DrawnShape::Polyline { x_and_y_points: points, line_width_points: HEAD.2, colour })
    };
    if (right - left) / 2.0 > gap + 1.0 {
        stroke(vec![[left, middle_y_points], [middle - gap, middle_y_points]]);
        stroke(vec![[middle + gap, middle_y_points], [right, middle_y_points]]);
    }
    stroke(vec![
        [to - head, middle_y_points - HEAD.1],
        [to, middle_y_points],
        [to - head, middle_y_points + HEAD.1],
    ]);
    if let Some(level) = level {
        shapes.push(DrawnShape::Text {
            text: level.into(),
            anchor: TextAnchor::Middle,
            anchor_x_and_y_points: [middle, middle_y_points],
            font_size_points: level_font_size_points,
            colour,
        });
    }
}

/// How wide a digit and a letter of the interface's face are at most, in em, and how high a line of it is.
const DIGIT: f32 = 0.58;
const LETTER: f32 = 0.74;
const LINE: f32 = 1.2;

/// The largest size at which a text fits into this width, in points for one em.
fn largest(text: &str, width: f32) -> f32 {
    let widest = |it: char| if it.is_ascii_digit() { DIGIT } else { LETTER };
    (width / text.chars().map(widest).sum::<f32>().max(0.01)).max(1.0)
}
