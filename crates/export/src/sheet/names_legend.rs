//! What is drawn in a figure of several names, and what it means.

use bidiscope_bidi::name::BidiClass;
use bidiscope_idna::verdict::Severity;
use bidiscope_report::view::{DisplayBadge, SameDisplayLetter, StrategyView};
use bidiscope_report::words::list::comma_separator;
use bidiscope_report::words::verdict::ascii_form_in_notation;
use bidiscope_words::message;

use crate::colours::{ColourRole, direction_colour_index};
use crate::marks::{DrawnRectangle, DrawnShape, StatusIcon, TextAnchor, display_letter_shapes};

use super::names_figure::NamesFigure;
use super::page::{BlockRole, SheetBlock};
use super::row::SheetRow;
use super::sections::SMALL_TEXT_SIZE;
use super::text_painter::TextPainter;

/// The height of a row, the width of what is drawn, the space between it and its words, and the space between entries, in points.
const ROW: f32 = 18.0;
const DRAWN: f32 = 14.0;
const BESIDE: f32 = 5.0;
const GAP: f32 = 16.0;
/// The radius of a letter's circle, the side of a sign, and half the height of a ground, in points.
const RADIUS: f32 = 6.5;
const SIGN: f32 = 8.0;
const GROUND: f32 = 6.0;
/// The width that it needs at least, in points.
pub(super) const LEAST: f32 = 330.0;

/// What is drawn, in a square of the width [`DRAWN`] around the middle of its left edge, and what it means beside it.
struct LegendEntry {
    marks: Vec<DrawnShape>,
    words: String,
}

/// The legend, in as many rows as it needs.
pub(super) fn rows(painter: &TextPainter, figure: &NamesFigure<'_>, available: f32) -> Vec<SheetRow> {
    let mut rows: Vec<SheetRow> = Vec::new();
    let mut left = f32::INFINITY;
    for LegendEntry { marks, words } in entries(figure) {
        let drawn = if marks.is_empty() { 0.0 } else { DRAWN + BESIDE };
        let width = drawn + painter.width(&words, SMALL_TEXT_SIZE);
        if left + width > available {
            rows.push(SheetRow::new(ROW, Vec::new()));
            left = 0.0;
        }
        let at = [painter.start(left + drawn, width - drawn), ROW / 2.0];
        let mut drawings =
            painter.words_at(&words, TextAnchor::Left, at, SMALL_TEXT_SIZE, painter.colours.weak_text);
        let block = SheetBlock::ornament(painter.drawings(&marks));
        let block = block.moved([painter.start(left, DRAWN), ROW / 2.0]);
        drawings.extend(block.drawings);
        if let Some(row) = rows.last_mut() {
            row.blocks.push(SheetBlock::new(BlockRole::Sentence, words, drawings));
        }
        left += width + GAP;
    }
    rows
}

fn entries(figure: &NamesFigure<'_>) -> Vec<LegendEntry> {
    let displays = || figure.numbered_names.iter().flat_map(|it| figure.displays_of(it.row)).map(|it| it.0);
    let mut entries = Vec::new();
    let mut add = |marks: Vec<DrawnShape>, words: String| entries.push(LegendEntry { marks, words });
    if figure
        .numbered_names
        .iter()
        .any(|it| ascii_form_in_notation(figure.notation, &it.row.name.decoded_text()).is_none())
    {
        add(Vec::new(), message!(names_figure_logical).to_string());
    }
    add(Vec::new(), message!(names_figure_ways).to_string());
    if displays().any(|it| it.same_display_letter.is_some()) {
        let letter = display_letter_shapes(
            SameDisplayLetter { distinct_display_index: 0 },
            [DRAWN / 2.0, 0.0],
            RADIUS,
        );
        add(letter.into(), message!(names_figure_letter).to_string());
    }
    if displays().any(StrategyView::has_surrounding_text) {
        add(ground(ColourRole::Cell, ColourRole::Line), message!(names_figure_name).to_string());
    }
    if displays().any(|it| !it.changed_logical_indices.is_empty()) {
        let words = message!(names_figure_moved, display = &figure.reference_display_title).to_string();
        add(ground(ColourRole::Moved, ColourRole::MovedEdge), words);
    }
    for severity in [Severity::Violation, Severity::Warning, Severity::Note] {
        let badges = displays().flat_map(|it| &it.badges);
        let mut kinds: Vec<String> =
            badges.filter(|it| Severity::from(it.severity()) == severity).map(kind).collect();
        kinds.sort_unstable();
        kinds.dedup();
        if !kinds.is_empty() {
            let corner = [(DRAWN - SIGN) / 2.0, -SIGN / 2.0];
            add(StatusIcon::from(severity).shapes(corner, SIGN), kinds.join(comma_separator()));
        }
    }
    let classes: Vec<BidiClass> = displays().flat_map(|it| &it.line_characters).map(|it| it.class).collect();
    for (class, words) in [
        (BidiClass::L, message!(names_figure_ltr)),
        (BidiClass::R, message!(names_figure_rtl)),
        (BidiClass::EN, message!(names_figure_digits)),
        (BidiClass::AN, message!(names_figure_arabic_digits)),
    ] {
        let colour = direction_colour_index(class);
        if classes.iter().any(|&it| direction_colour_index(it) == colour) {
            let role = ColourRole::Class(class);
            let edges = [2.0, 2.0 - GROUND, DRAWN - 2.0, GROUND - 2.0];
            let square = DrawnRectangle {
                left_top_right_bottom_points: edges,
                corner_radius_points: 1.0,
                fill_colour: Some(role),
                edge_width_points_and_colour: None,
            };
            add(vec![DrawnShape::Rectangle(square)], words.to_string());
        }
    }
    entries
}

/// A ground of characters.
fn ground(fill: ColourRole, edge: ColourRole) -> Vec<DrawnShape> {
    let edges = [0.5, -GROUND, DRAWN - 0.5, GROUND];
    vec![DrawnShape::Rectangle(DrawnRectangle {
        left_top_right_bottom_points: edges,
        corner_radius_points: 2.0,
        fill_colour: Some(fill),
        edge_width_points_and_colour: Some((1.0, edge)),
    })]
}

/// What a sign stands for, whichever labels it is about.
fn kind(badge: &DisplayBadge) -> String {
    match badge {
        DisplayBadge::SplitLabelIndices(_) => message!(names_figure_label_split).to_string(),
        DisplayBadge::LabelIndicesSplitBySurroundings(_) => {
            message!(names_figure_label_split_by_context).to_string()
        }
        other => other.badge_text(),
    }
}
