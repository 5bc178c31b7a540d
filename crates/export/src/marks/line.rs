//! The marks of a line: grounds below its glyphs, underlines and bands over them. Each mark is drawn in one place, [`LineMark::draw`],
//! and [`LineMarks::of_display`] says which characters have it.

use std::collections::BTreeMap;

use bidiscope_bidi::address::{Url, UrlPartKind};
use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::LogicalIndex;
use bidiscope_idna::verdict::{Severity, Verdict};
use bidiscope_layout::{ClippedInk, ShapedLine};
use bidiscope_report::Report;
use bidiscope_report::view::StrategyView;
use bidiscope_url::reader::VisibleItem;
use bidiscope_url::reader::elision::Elided;

use super::{Mark, MarkBox, URL_BAND_HEIGHT, url_band};
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
pub enum LineMark {
    /// The name within the text around it.
    Name,
    /// They stand elsewhere than in the reference display.
    Moved,
    /// They are pointed at, or have the keyboard.
    Highlighted,
    /// They are explained.
    Explained,
    /// They violate a rule.
    Offending,
    /// They are this part of a URL.
    UrlPart(UrlPartKind),
}

/// Where a line stands, or one row of it. Lengths are in points, y downwards.
#[derive(Clone, Copy)]
pub struct LinePlace<'a> {
    /// The line.
    pub line: &'a ShapedLine,
    /// Its left end.
    pub left: f32,
    /// Its baseline.
    pub baseline: f32,
    /// The font size, in points for one em.
    pub font_size: f32,
    /// The top and the bottom of the row that it has.
    pub row_top_and_bottom: [f32; 2],
    /// From where to where it is seen: what is drawn piece by piece, as dashes are, is left out elsewhere.
    pub visible_left_and_right: [f32; 2],
}

/// Which characters of a line are marked, by their logical positions in the line.
#[derive(Clone, Default, Debug)]
pub struct LineMarks {
    marks: Vec<(LineMark, Vec<usize>)>,
}

impl LineMark {
    /// Whether it is drawn below the glyphs.
    const fn is_ground(self) -> bool {
        matches!(self, Self::Name | Self::Moved | Self::Highlighted | Self::Explained)
    }

    /// Draws it for characters that stand side by side from `left` to `right`.
    fn draw(self, [left, right]: [f32; 2], place: &LinePlace<'_>, marks: &mut Vec<Mark>) {
        let [top, bottom] = place.row_top_and_bottom;
        let within = [left + 0.5, top + ROW_MARGIN, right - 0.5, bottom - ROW_MARGIN];
        match self {
            Self::Name => marks.push(ground(within, ColourRole::Cell, ColourRole::Line)),
            Self::Moved => marks.push(ground(within, ColourRole::Moved, ColourRole::MovedEdge)),
            Self::Highlighted => marks.push(highlight_box([left, top, right.max(left + NARROWEST), bottom])),
            Self::Explained => marks.push(explained_box([left, top, right.max(left + NARROWEST), bottom])),
            Self::Offending => marks.push(Mark::Stroke {
                points: vec![[left, bottom - 2.0], [right, bottom - 2.0]],
                width: 2.0,
                colour: ColourRole::Verdict(Verdict::Violated),
            }),
            Self::UrlPart(part) => {
                let scale = (place.font_size / ORDINARY_SIZE).max(1.0);
                let lowest = bottom - BELOW_BAND - URL_BAND_HEIGHT * scale;
                let top = (place.baseline + BAND_TOP * place.font_size).min(lowest);
                marks.extend(url_band(part, [left, right], top, scale, place.visible_left_and_right));
            }
        }
    }
}

/// The ground of something that is pointed at, or has the keyboard.
pub const fn highlight_box(edges: [f32; 4]) -> Mark {
    ground(edges, ColourRole::Highlight, ColourRole::HighlightEdge)
}

/// The edge of something that is explained.
pub const fn explained_box(edges: [f32; 4]) -> Mark {
    let stroke = Some((2.0, ColourRole::HighlightEdge));
    Mark::Box(MarkBox { edges, radius: RADIUS, fill: None, stroke })
}

const fn ground(edges: [f32; 4], fill: ColourRole, edge: ColourRole) -> Mark {
    Mark::Box(MarkBox { edges, radius: RADIUS, fill: Some(fill), stroke: Some((1.0, edge)) })
}

impl LineMarks {
    /// The marks of a display of a name: what is around the name, what has moved, what violates a rule, the parts of a URL.
    pub fn of_display(report: &Report, view: &StrategyView) -> Self {
        let start = view.name_range.start;
        let mut marks = Self::of_comparison(view);
        let cells = report.cells.iter().enumerate();
        let offending = cells.filter(|(_, cell)| cell.violates_rule);
        marks.mark_characters(LineMark::Offending, offending.map(|(at, _)| at + start));
        marks.mark_url(report.name.url(), start);
        marks
    }

    /// The marks of a display beside others: what is around the name, and what has moved.
    pub fn of_comparison(view: &StrategyView) -> Self {
        let mut marks = Self::default();
        if view.has_context() {
            marks.mark_characters(LineMark::Name, view.name_range.clone());
        }
        marks.mark_characters(
            LineMark::Moved,
            view.changed_indices.iter().map(|it| it + view.name_range.start),
        );
        marks
    }

    /// The marks of what a field shows of a URL.
    pub fn of_narrow_field(url: Option<&Url>, field: &Elided) -> Self {
        let line = field.order().logical_from_visual().iter().map(|it| it.0).zip(field.visible_items());
        let mut parts = BTreeMap::<UrlPartKind, Vec<usize>>::new();
        for (at, shown) in line {
            if let VisibleItem::Character(logical) = shown
                && let Some(part) = url.and_then(|it| it.part_at(logical.0))
            {
                parts.entry(part).or_default().push(at);
            }
        }
        Self { marks: parts.into_iter().map(|(part, at)| (LineMark::UrlPart(part), at)).collect() }
    }

    /// Marks these characters.
    pub fn mark_characters(&mut self, mark: LineMark, character_indices: impl IntoIterator<Item = usize>) {
        let character_indices: Vec<usize> = character_indices.into_iter().collect();
        if !character_indices.is_empty() {
            self.marks.push((mark, character_indices));
        }
    }

    /// Marks the parts of a URL that begins at this character of the line.
    pub fn mark_url(&mut self, url: Option<&Url>, url_start_character: usize) {
        for part in url.map_or(&[][..], Url::parts) {
            self.mark_characters(
                LineMark::UrlPart(part.part),
                part.range.clone().map(|at| at + url_start_character),
            );
        }
    }

    /// The marks of each of so many rows, in which `row_and_character` has the row of a character and its position there.
    pub fn split_by_row(
        &self,
        row_count: usize,
        row_and_character: impl Fn(usize) -> Option<(usize, usize)>,
    ) -> Vec<Self> {
        let mut by_row = vec![Self::default(); row_count];
        for (mark, characters) in &self.marks {
            for (row, at) in characters.iter().filter_map(|it| row_and_character(*it)) {
                match by_row[row].marks.last_mut() {
                    Some((last, characters)) if last == mark => characters.push(at),
                    _ => by_row[row].marks.push((*mark, vec![at])),
                }
            }
        }
        by_row
    }

    /// The marks of the first so many characters.
    pub fn of_first_characters(&self, count: usize) -> Self {
        self.split_by_row(1, |at| (at < count).then_some((0, at))).remove(0)
    }

    /// The colour of a character of the line: what is around the name recedes.
    pub fn character_colour(&self, character_index: usize, character: Character) -> ColourRole {
        let name = self.marks.iter().find(|it| it.0 == LineMark::Name);
        match name.is_some_and(|(_, characters)| characters.binary_search(&character_index).is_err()) {
            true => ColourRole::WeakText,
            false => ColourRole::Class(character.class),
        }
    }

    /// What is drawn below the glyphs.
    pub fn shapes_below_glyphs(&self, place: &LinePlace<'_>) -> Vec<Mark> {
        self.drawn(place, true)
    }

    /// What is drawn over the glyphs.
    pub fn shapes_over_glyphs(&self, place: &LinePlace<'_>) -> Vec<Mark> {
        self.drawn(place, false)
    }

    fn drawn(&self, place: &LinePlace<'_>, is_ground: bool) -> Vec<Mark> {
        let mut drawn = Vec::new();
        for (mark, characters) in self.marks.iter().filter(|it| it.0.is_ground() == is_ground) {
            for stretch in place.line.extents_of(characters.iter().copied().map(LogicalIndex)) {
                let ends = [stretch.left_em, stretch.right_em].map(|it| place.left + it * place.font_size);
                if ends[1] >= place.visible_left_and_right[0] && ends[0] <= place.visible_left_and_right[1] {
                    mark.draw(ends, place, &mut drawn);
                }
            }
        }
        drawn
    }
}

/// Dashes where marks are cut off at the ends of a row.
pub fn clipped_mark_dashes<'a>(
    place: &LinePlace<'_>,
    clipped: impl IntoIterator<Item = &'a ClippedInk>,
) -> Vec<Mark> {
    /// The length of a dash, of the gap after it, and its thickness, in points.
    const DASH: (f32, f32, f32) = (3.0, 2.0, 2.0);
    let (dash, gap, thickness) = DASH;
    let mut dashes = Vec::new();
    // Once where several stand in one place.
    let mut last = None;
    for &ClippedInk { logical, is_above_line: is_above } in clipped {
        let extent = place.line.extent(logical);
        if last.replace((extent, is_above)) == Some((extent, is_above)) {
            continue;
        }
        let left = place.left + extent.left_em * place.font_size;
        let right = (place.left + extent.right_em * place.font_size).max(left + dash);
        let [top, bottom] = match is_above {
            true => [place.row_top_and_bottom[0], place.row_top_and_bottom[0] + thickness],
            false => [place.row_top_and_bottom[1] - thickness, place.row_top_and_bottom[1]],
        };
        let first = ((place.visible_left_and_right[0] - left) / (dash + gap)).floor().max(0.0);
        let mut x = left + first * (dash + gap);
        while x < right.min(place.visible_left_and_right[1]) {
            let fill = Some(ColourRole::Severity(Severity::Warning));
            let edges = [x, top, (x + dash).min(right), bottom];
            dashes.push(Mark::Box(MarkBox { edges, radius: 0.0, fill, stroke: None }));
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
    use bidiscope_report::Report;

    use super::{LineMark, LineMarks, LinePlace};
    use crate::colours::ColourRole;
    use crate::marks::Mark;

    /// Grounds are below the glyphs, underlines over them: for characters that stand side by side one, at their place.
    #[test]
    fn a_mark_reaches_as_far_as_its_characters() {
        let report = Report::read("1A.b", Notation::Capitals).expect("a name");
        let view = report.strategy(Strategy::UbaLtr).expect("it is shown");
        let line = ShapedLine::new(&view.characters, &view.order, &Faces::bundled(), InvisibleStyle::Hidden);
        let place = LinePlace {
            line: &line,
            left: 100.0,
            baseline: 40.0,
            font_size: 30.0,
            row_top_and_bottom: [0.0, 60.0],
            visible_left_and_right: [f32::NEG_INFINITY, f32::INFINITY],
        };
        let mut marks = LineMarks::of_display(&report, view);
        assert!(marks.shapes_below_glyphs(&place).is_empty() && marks.shapes_over_glyphs(&place).len() == 1);
        marks.mark_characters(LineMark::Moved, [0, 1]);
        let [Mark::Box(ground)] = &marks.shapes_below_glyphs(&place)[..] else { panic!("one ground") };
        assert_eq!(ground.fill, Some(ColourRole::Moved));
        let extents = [0, 1].map(|it| line.extent(LogicalIndex(it)));
        let left = extents.iter().map(|it| it.left_em).fold(f32::INFINITY, f32::min);
        let right = extents.iter().map(|it| it.right_em).fold(0.0, f32::max);
        let expected = [left, right].map(|it| 100.0 + it * place.font_size);
        let ends = [ground.edges[0], ground.edges[2]];
        assert!(ends.iter().zip(expected).all(|(it, end)| (it - end).abs() < 1.0), "{ends:?} {expected:?}");
        // What is wholly out of view is not there.
        assert!(
            marks
                .shapes_below_glyphs(&LinePlace { visible_left_and_right: [400.0, 500.0], ..place })
                .is_empty()
        );
        // In rows each has its own, and what has no row is left out.
        let rows = marks.split_by_row(2, |at| (at < 2).then_some((at, 0)));
        assert!(rows.iter().all(|it| it.shapes_below_glyphs(&place).len() == 1));
        assert!(marks.of_first_characters(0).shapes_below_glyphs(&place).is_empty());
    }
}
