//! The marks of a line: grounds below its glyphs, underlines and bands over them. Each mark is drawn in one place,
//! [`CharacterMarking::draw`], and [`LineMarkings::of_display`] says which characters have it.

use std::collections::BTreeMap;

use bidiscope_bidi::address::{Url, UrlPartKind};
use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::LogicalIndex;
use bidiscope_idna::verdict::{RuleVerdict, Severity};
use bidiscope_layout::{ClippedInk, ShapedLine};
use bidiscope_report::InputReport;
use bidiscope_report::view::StrategyView;
use bidiscope_url::reader::VisibleItem;
use bidiscope_url::reader::elision::ElidedName;

use super::{DrawnRectangle, DrawnShape, URL_PART_BAND_HEIGHT_POINTS, url_part_band_shapes};
use crate::colours::ColourRole;

/// The radius of the corners of a ground, in points.
const RADIUS: f32 = 3.0;
/// The space between a ground and the ends of its row, in points.
const ROW_MARGIN: f32 = 3.0;
/// The narrowest ground, in points: what shows nothing can be marked too.
const NARROWEST: f32 = 3.0;
/// Where the bands of a URL begin below the baseline, in em: where ordinary letters end. And the room between them and the end of
/// the row at least, in points.
const BAND_TOP: f32 = 0.36;
const BELOW_BAND: f32 = 3.5;
/// The font size in points up to which bands have their ordinary height; below larger glyphs they are higher.
const ORDINARY_SIZE: f32 = 30.0;

/// What characters of a line are marked as.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CharacterMarking {
    /// The name within the text around it.
    NameInContext,
    /// They stand elsewhere than in the reference display.
    MovedFromReference,
    /// They are pointed at, or have the keyboard.
    Highlighted,
    /// They are explained.
    ShownWithExplanation,
    /// They violate a rule.
    ViolatesRule,
    /// They are this part of a URL.
    UrlPart(UrlPartKind),
}

/// Where a line stands, or one row of it. Lengths are in points, y downwards.
#[derive(Clone, Copy)]
pub struct ShapedLinePlacement<'a> {
    /// The line.
    pub line: &'a ShapedLine,
    /// Its left end.
    pub left_points: f32,
    /// Its baseline.
    pub baseline_y_points: f32,
    /// The font size, in points for one em.
    pub font_size_points: f32,
    /// The top and the bottom of the row that it has.
    pub row_top_and_bottom_points: [f32; 2],
    /// From where to where it is seen: what is drawn piece by piece, as dashes are, is left out elsewhere.
    pub visible_left_and_right_points: [f32; 2],
}

/// Which characters of a line are marked, by their logical positions in the line.
#[derive(Clone, Default, Debug)]
pub struct LineMarkings {
    marks: Vec<(CharacterMarking, Vec<usize>)>,
}

impl CharacterMarking {
    /// Whether it is drawn below the glyphs.
    const fn is_ground(self) -> bool {
        matches!(
            self,
            Self::NameInContext | Self::MovedFromReference | Self::Highlighted | Self::ShownWithExplanation
        )
    }

    /// Draws it for characters that stand side by side from `left` to `right`.
    fn draw(self, [left, right]: [f32; 2], place: &ShapedLinePlacement<'_>, marks: &mut Vec<DrawnShape>) {
        let [top, bottom] = place.row_top_and_bottom_points;
        let within = [left + 0.5, top + ROW_MARGIN, right - 0.5, bottom - ROW_MARGIN];
        match self {
            Self::NameInContext => marks.push(ground(within, ColourRole::Cell, ColourRole::Line)),
            Self::MovedFromReference => marks.push(ground(within, ColourRole::Moved, ColourRole::MovedEdge)),
            Self::Highlighted => {
                marks.push(highlight_rectangle([left, top, right.max(left + NARROWEST), bottom]))
            }
            Self::ShownWithExplanation => {
                marks.push(explained_character_rectangle([left, top, right.max(left + NARROWEST), bottom]))
            }
            Self::ViolatesRule => marks.push(DrawnShape::Polyline {
                x_and_y_points: vec![[left, bottom - 2.0], [right, bottom - 2.0]],
                line_width_points: 2.0,
                colour: ColourRole::Verdict(RuleVerdict::Violated),
            }),
            Self::UrlPart(part) => {
                let scale = (place.font_size_points / ORDINARY_SIZE).max(1.0);
                let lowest = bottom - BELOW_BAND - URL_PART_BAND_HEIGHT_POINTS * scale;
                let top = (place.baseline_y_points + BAND_TOP * place.font_size_points).min(lowest);
                marks.extend(url_part_band_shapes(
                    part,
                    [left, right],
                    top,
                    scale,
                    place.visible_left_and_right_points,
                ));
            }
        }
    }
}

/// The ground of something that is pointed at, or has the keyboard.
pub const fn highlight_rectangle(left_top_right_bottom_points: [f32; 4]) -> DrawnShape {
    ground(left_top_right_bottom_points, ColourRole::Highlight, ColourRole::HighlightEdge)
}

/// The edge of something that is explained.
pub const fn explained_character_rectangle(left_top_right_bottom_points: [f32; 4]) -> DrawnShape {
    let stroke = Some((2.0, ColourRole::HighlightEdge));
    DrawnShape::Rectangle(DrawnRectangle {
        left_top_right_bottom_points,
        corner_radius_points: RADIUS,
        fill_colour: None,
        edge_width_points_and_colour: stroke,
    })
}

const fn ground(edges: [f32; 4], fill: ColourRole, edge: ColourRole) -> DrawnShape {
    DrawnShape::Rectangle(DrawnRectangle {
        left_top_right_bottom_points: edges,
        corner_radius_points: RADIUS,
        fill_colour: Some(fill),
        edge_width_points_and_colour: Some((1.0, edge)),
    })
}

impl LineMarkings {
    /// The marks of a display of a name: what is around the name, what has moved, what violates a rule, the parts of a URL.
    pub fn of_display(report: &InputReport, display_view: &StrategyView) -> Self {
        let start = display_view.name_character_range.start;
        let mut marks = Self::of_differences_from_reference(display_view);
        let cells = report.character_cells.iter().enumerate();
        let offending = cells.filter(|(_, cell)| cell.violates_idna_or_dns_rule);
        marks.mark_characters(CharacterMarking::ViolatesRule, offending.map(|(at, _)| at + start));
        marks.mark_url_parts(report.input.url(), start);
        marks
    }

    /// The marks of a display beside others: what is around the name, and what has moved.
    pub fn of_differences_from_reference(display_view: &StrategyView) -> Self {
        let mut marks = Self::default();
        if display_view.has_surrounding_text() {
            marks.mark_characters(CharacterMarking::NameInContext, display_view.name_character_range.clone());
        }
        marks.mark_characters(
            CharacterMarking::MovedFromReference,
            display_view
                .changed_logical_indices
                .iter()
                .map(|it| it + display_view.name_character_range.start),
        );
        marks
    }

    /// The marks of what a field shows of a URL.
    pub fn of_url_parts_in_field(url: Option<&Url>, elided_field_text: &ElidedName) -> Self {
        let line = elided_field_text
            .shown_character_order()
            .logical_from_visual()
            .iter()
            .map(|it| it.0)
            .zip(elided_field_text.shown_items_left_to_right());
        let mut parts = BTreeMap::<UrlPartKind, Vec<usize>>::new();
        for (at, shown) in line {
            if let VisibleItem::Character(logical) = shown
                && let Some(part) = url.and_then(|it| it.part_at(logical.0))
            {
                parts.entry(part).or_default().push(at);
            }
        }
        Self { marks: parts.into_iter().map(|(part, at)| (CharacterMarking::UrlPart(part), at)).collect() }
    }

    /// Marks these characters.
    pub fn mark_characters(
        &mut self,
        marking: CharacterMarking,
        logical_indices_in_line: impl IntoIterator<Item = usize>,
    ) {
        let character_indices: Vec<usize> = logical_indices_in_line.into_iter().collect();
        if !character_indices.is_empty() {
            self.marks.push((marking, character_indices));
        }
    }

    /// Marks the parts of a URL that begins at this character of the line.
    pub fn mark_url_parts(&mut self, url: Option<&Url>, url_start_logical_index: usize) {
        for part in url.map_or(&[][..], Url::parts) {
            self.mark_characters(
                CharacterMarking::UrlPart(part.part),
                part.character_range.clone().map(|at| at + url_start_logical_index),
            );
        }
    }

    /// The marks of each of so many rows, in which `row_index_and_index_in_row` has the row of a character and its position
    /// there.
    pub fn split_by_row(
        &self,
        row_count: usize,
        row_index_and_index_in_row: impl Fn(usize) -> Option<(usize, usize)>,
    ) -> Vec<Self> {
        let mut by_row = vec![Self::default(); row_count];
        for (mark, characters) in &self.marks {
            for (row, at) in characters.iter().filter_map(|it| row_index_and_index_in_row(*it)) {
                match by_row[row].marks.last_mut() {
                    Some((last, characters)) if last == mark => characters.push(at),
                    _ => by_row[row].marks.push((*mark, vec![at])),
                }
            }
        }
        by_row
    }

    /// The marks of the first so many characters.
    pub fn of_first_logical_characters(&self, character_count: usize) -> Self {
        self.split_by_row(1, |at| (at < character_count).then_some((0, at))).remove(0)
    }

    /// The colour of a character of the line: what is around the name recedes.
    pub fn character_colour(&self, logical_index_in_line: usize, character: Character) -> ColourRole {
        let name = self.marks.iter().find(|it| it.0 == CharacterMarking::NameInContext);
        match name.is_some_and(|(_, characters)| characters.binary_search(&logical_index_in_line).is_err()) {
            true => ColourRole::WeakText,
            false => ColourRole::Class(character.class),
        }
    }

    /// What is drawn below the glyphs.
    pub fn shapes_below_glyphs(&self, line_placement: &ShapedLinePlacement<'_>) -> Vec<DrawnShape> {
        self.drawn(line_placement, true)
    }

    /// What is drawn over the glyphs.
    pub fn shapes_over_glyphs(&self, line_placement: &ShapedLinePlacement<'_>) -> Vec<DrawnShape> {
        self.drawn(line_placement, false)
    }

    fn drawn(&self, place: &ShapedLinePlacement<'_>, is_ground: bool) -> Vec<DrawnShape> {
        let mut drawn = Vec::new();
        for (mark, characters) in self.marks.iter().filter(|it| it.0.is_ground() == is_ground) {
            for stretch in place.line.extents_of(characters.iter().copied().map(LogicalIndex)) {
                let ends = [stretch.left_x_em, stretch.right_x_em]
                    .map(|it| place.left_points + it * place.font_size_points);
                if ends[1] >= place.visible_left_and_right_points[0]
                    && ends[0] <= place.visible_left_and_right_points[1]
                {
                    mark.draw(ends, place, &mut drawn);
                }
            }
        }
        drawn
    }
}

/// Dashes where marks are cut off at the ends of a row.
pub fn clipped_ink_dashes<'a>(
    line_placement: &ShapedLinePlacement<'_>,
    clipped_inks: impl IntoIterator<Item = &'a ClippedInk>,
) -> Vec<DrawnShape> {
    /// The length of a dash, of the gap after it, and its thickness, in points.
    const DASH: (f32, f32, f32) = (3.0, 2.0, 2.0);
    let (dash, gap, thickness) = DASH;
    let mut dashes = Vec::new();
    // Once where several stand in one place.
    let mut last = None;
    for &ClippedInk { base_logical_index: logical, is_above_line: is_above } in clipped_inks {
        let extent = line_placement.line.extent(logical);
        if last.replace((extent, is_above)) == Some((extent, is_above)) {
            continue;
        }
        let left = line_placement.left_points + extent.left_x_em * line_placement.font_size_points;
        let right = (line_placement.left_points + extent.right_x_em * line_placement.font_size_points)
            .max(left + dash);
        let [top, bottom] = match is_above {
            true => [
                line_placement.row_top_and_bottom_points[0],
                line_placement.row_top_and_bottom_points[0] + thickness,
            ],
            false => [
                line_placement.row_top_and_bottom_points[1] - thickness,
                line_placement.row_top_and_bottom_points[1],
            ],
        };
        let first =
            ((line_placement.visible_left_and_right_points[0] - left) / (dash + gap)).floor().max(0.0);
        let mut x = left + first * (dash + gap);
        while x < right.min(line_placement.visible_left_and_right_points[1]) {
            let fill = Some(ColourRole::Severity(Severity::Warning));
            let edges = [x, top, (x + dash).min(right), bottom];
            dashes.push(DrawnShape::Rectangle(DrawnRectangle {
                left_top_right_bottom_points: edges,
                corner_radius_points: 0.0,
                fill_colour: fill,
                edge_width_points_and_colour: None,
            }));
            x += dash + gap;
        }
    }
    dashes
}

#[cfg(test)]
mod tests {
    use bidiscope_bidi::name::Notation;
    use bidiscope_bidi::order::{LogicalIndex, Strategy};
    use bidiscope_layout::{Faces, InvisibleStyle, ShapedLine};
    use bidiscope_report::InputReport;

    use super::{CharacterMarking, LineMarkings, ShapedLinePlacement};
    use crate::colours::ColourRole;
    use crate::marks::DrawnShape;

    /// Grounds are below the glyphs, underlines over them: for characters that stand side by side one, at their place.
    #[test]
    fn a_mark_reaches_as_far_as_its_characters() {
        let report = InputReport::read("1A.b", Notation::CapitalsAsHebrew).expect("a name");
        let view = report.strategy(Strategy::UbaLtr).expect("it is shown");
        let line = ShapedLine::new(
            &view.line_characters,
            &view.line_order,
            &Faces::bundled(),
            InvisibleStyle::Hidden,
        );
        let place = ShapedLinePlacement {
            line: &line,
            left_points: 100.0,
            baseline_y_points: 40.0,
            font_size_points: 30.0,
            row_top_and_bottom_points: [0.0, 60.0],
            visible_left_and_right_points: [f32::NEG_INFINITY, f32::INFINITY],
        };
        let mut marks = LineMarkings::of_display(&report, view);
        assert!(marks.shapes_below_glyphs(&place).is_empty() && marks.shapes_over_glyphs(&place).len() == 1);
        marks.mark_characters(CharacterMarking::MovedFromReference, [0, 1]);
        let [DrawnShape::Rectangle(ground)] = &marks.shapes_below_glyphs(&place)[..] else {
            panic!("one ground")
        };
        assert_eq!(ground.fill_colour, Some(ColourRole::Moved));
        let extents = [0, 1].map(|it| line.extent(LogicalIndex(it)));
        let left = extents.iter().map(|it| it.left_x_em).fold(f32::INFINITY, f32::min);
        let right = extents.iter().map(|it| it.right_x_em).fold(0.0, f32::max);
        let expected = [left, right].map(|it| 100.0 + it * place.font_size_points);
        let ends = [ground.left_top_right_bottom_points[0], ground.left_top_right_bottom_points[2]];
        assert!(ends.iter().zip(expected).all(|(it, end)| (it - end).abs() < 1.0), "{ends:?} {expected:?}");
        // What is wholly out of view is not there.
        assert!(
            marks
                .shapes_below_glyphs(&ShapedLinePlacement {
                    visible_left_and_right_points: [400.0, 500.0],
                    ..place
                })
                .is_empty()
        );
        // In rows each has its own, and what has no row is left out.
        let rows = marks.split_by_row(2, |at| (at < 2).then_some((at, 0)));
        assert!(rows.iter().all(|it| it.shapes_below_glyphs(&place).len() == 1));
        assert!(marks.of_first_logical_characters(0).shapes_below_glyphs(&place).is_empty());
    }
}
