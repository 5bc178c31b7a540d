//! A figure for a paper: the displays of a name as rows on one page, as the window shows them.

use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::Strategy;
use bidiscope_layout::Faces;

use bidiscope_report::InputReport;
use bidiscope_report::view::{SameDisplayLetter, StrategyView};
use bidiscope_report::words::list::semicolon_separator;

use crate::marks::{LineMarkings, TextAnchor, display_letter_shapes, draw_numbered_character};

use super::compose::ascii_title_of_name;
use super::footer::{FOOTER_SIZE, footer};
use super::name_line::NameLine;
use super::page::{BlockRole, Sheet, SheetBlock, SheetPage};
use super::row::stacked;
use super::sheet_options::SheetTheme;
use super::text_painter::TextPainter;
use super::url_legend;

/// The size of lines and titles, in points for one em, and the height of a row.
const LINE: f32 = 26.0;
pub(super) const TITLE: f32 = 11.0;
pub(super) const ROW: f32 = 44.0;
/// The margin of the page, the radius of a letter's circle, and the space after it and after the titles, in points.
pub(super) const MARGIN: f32 = 12.0;
pub(super) const RADIUS: f32 = 8.5;
pub(super) const GAP: f32 = 16.0;
/// The width of a character in logical order, and the size of its number, in points.
const PLACE: f32 = 22.0;
const NUMBER: f32 = 8.0;
/// The greatest width of a line, in points: longer ones go on below.
const WIDEST: f32 = 4_800.0;

impl Sheet {
    /// These displays of the name as rows on one page that is as large as they need: each title as the view has it, the
    /// line, and a background under the characters that [`StrategyView::changed_logical_indices`] names. Logical order has
    /// numbers, from one. All lines begin at a common left edge, in a right-to-left language at a common right edge, with the
    /// titles beside it. The foot says the version of the program and of the Unicode data.
    pub fn figure(report: &InputReport, displays: &[&StrategyView], theme: SheetTheme) -> Self {
        let painter = TextPainter::new(Faces::bundled(), theme.colours());
        let titles = displays.iter().map(|it| painter.width(&it.strategy_title, TITLE)).fold(0.0, f32::max);
        let left = MARGIN + 2.0 * RADIUS + 8.0 + titles + GAP;
        let (mut y, mut right, mut rows) = (MARGIN, left, Vec::new());
        for view in displays {
            let (row, width, height) = if view.strategy_id == Strategy::Logical {
                let cells = report.character_cells.iter();
                let names: Vec<String> =
                    cells.map(bidiscope_report::view::CharacterCellView::description).collect();
                let (block, width) =
                    logical(&painter, report.input.characters(), names.join(semicolon_separator()));
                (vec![block], width, ROW)
            } else {
                line(&painter, view, &LineMarkings::of_display(report, view), WIDEST)
            };
            rows.push((view, row, width, y));
            right = right.max(left + width);
            y += height.max(ROW);
        }
        let right = figure_right(&painter, right);
        painter.begin_page(right - left);
        let legend = url_legend::rows(&painter, &report.input, right - left);
        painter.begin_page(right + MARGIN);
        let mut blocks = Vec::new();
        for (view, row, width, y) in rows {
            blocks.extend(title(&painter, view, y + ROW / 2.0));
            let start = painter.start(left, width);
            blocks.extend(row.into_iter().map(|it| it.moved([start, y])));
        }
        let (legend, y) = stacked(legend, [painter.start(left, right - left), y]);
        blocks.extend(legend);
        let page = figure_page(&painter, blocks, [right, y]);
        let name = &report.input;
        Self {
            font_faces: painter.faces,
            document_title: ascii_title_of_name(name),
            logical_name_text: name.decoded_text(),
            pages: vec![page],
        }
    }
}

/// The letter and the title, with their middle at this height.
fn title(painter: &TextPainter, view: &StrategyView, y: f32) -> Vec<SheetBlock> {
    let mut blocks = Vec::new();
    if let Some(letter) = view.same_display_letter {
        blocks.push(letter_sign(painter, letter, [painter.start(MARGIN, 2.0 * RADIUS) + RADIUS, y]));
    }
    let from = MARGIN + 2.0 * RADIUS + 8.0;
    let at = [painter.start(from, painter.width(&view.strategy_title, TITLE)), y];
    let words = painter.words_at(&view.strategy_title, TextAnchor::Left, at, TITLE, painter.colours.text);
    blocks.push(SheetBlock::new(BlockRole::Heading, view.strategy_title.clone(), words));
    blocks
}

/// The characters in logical order above their numbers, which are `said`; with the width, in points.
pub(super) fn logical(painter: &TextPainter, characters: &[Character], said: String) -> (SheetBlock, f32) {
    let (mut composed, mut marks) = (Vec::new(), Vec::new());
    for (at, &character) in characters.iter().enumerate() {
        let left = at as f32 * PLACE;
        let place = draw_numbered_character(at + 1, [left, 0.0, left + PLACE, ROW], NUMBER, &mut composed);
        marks.extend(painter.character(character, place));
    }
    marks.extend(painter.drawings(&composed));
    (SheetBlock::new(BlockRole::Figure, said, marks), characters.len() as f32 * PLACE)
}

/// The line of a display, at most so wide in points; with its width and height, in points.
pub(super) fn line(
    painter: &TextPainter,
    view: &StrategyView,
    marks: &LineMarkings,
    widest: f32,
) -> (Vec<SheetBlock>, f32, f32) {
    let line = NameLine::new(&view.line_characters, &view.line_order, &painter.faces, |_| {
        view.has_surrounding_text()
    });
    let width = (line.line.width_em() * LINE).min(widest) + 0.1;
    let rows = line.rows(painter, BlockRole::Name, LINE, width, marks);
    let height: f32 = rows.iter().map(|it| it.height).sum();
    let (blocks, _) = stacked(rows, [0.0, ((ROW - height) / 2.0).min(0.0)]);
    (blocks, width, height)
}

/// The sign of a display letter around this middle.
pub(super) fn letter_sign(painter: &TextPainter, letter: SameDisplayLetter, middle: [f32; 2]) -> SheetBlock {
    let circle = painter.drawings(&display_letter_shapes(letter, middle, RADIUS));
    SheetBlock::new(BlockRole::Sentence, letter.letter_text(), circle)
}

/// Where a figure ends at the right whose blocks end there, so that it has room for its foot, in points.
pub(super) fn figure_right(painter: &TextPainter, right: f32) -> f32 {
    right.max(MARGIN + painter.width(&footer(), FOOTER_SIZE))
}

/// The page of these blocks, which end at this [right edge](figure_right) and this lower one, with the foot below them.
pub(super) fn figure_page(
    painter: &TextPainter,
    mut blocks: Vec<SheetBlock>,
    [right, y]: [f32; 2],
) -> SheetPage {
    let foot = footer();
    let y = y + FOOTER_SIZE;
    let at = [painter.start(MARGIN, painter.width(&foot, FOOTER_SIZE)), y];
    let words = painter.words_at(&foot, TextAnchor::Left, at, FOOTER_SIZE, painter.colours.weak_text);
    blocks.push(SheetBlock::ornament(words));
    let background = Some(painter.colours.pane);
    SheetPage {
        width_and_height_points: [right + MARGIN, y + FOOTER_SIZE / 2.0 + MARGIN],
        background_colour: background,
        blocks,
    }
}

#[cfg(test)]
mod tests {
    use bidiscope_bidi::name::{Input, Notation};
    use bidiscope_bidi::order::Strategy;

    use super::super::{SheetDrawing, SheetTheme, render_svg};
    use super::Sheet;
    use bidiscope_report::InputReport;

    /// One page, whatever is shown, with every title, every number from 1, and a ground under what moved.
    #[test]
    fn a_figure_is_one_page_with_what_the_rows_have() {
        let name = Input::read("ABC-12.com", Notation::CapitalsAsHebrew).expect("a name");
        let mut report = InputReport::without_parent_zone(name);
        report.set_pane_settings(&bidiscope_report::view::DisplayPaneSettings::default());
        let displays: Vec<_> = report.strategy_views.iter().collect();
        let sheet = Sheet::figure(&report, &displays, SheetTheme::Light);
        assert_eq!(sheet.pages.len(), 1);
        let page = &sheet.pages[0];
        let says = |text: &str| page.blocks.iter().any(|it| &*it.accessible_text == text);
        assert!(displays.iter().all(|it| says(&it.strategy_title)));
        let moved: usize = displays
            .iter()
            .filter(|it| it.strategy_id != Strategy::Logical && !it.changed_logical_indices.is_empty())
            .count();
        let drawings = page.blocks.iter().flat_map(|it| &it.drawings);
        let grounds = drawings
            .filter(|it| matches!(it, SheetDrawing::Rectangle(it) if it.corner_radius_points == 3.0))
            .count();
        assert!(moved > 0 && grounds >= moved, "{moved} {grounds}");
        let svg = render_svg(&sheet, &sheet.pages[0], 1.0);
        assert_eq!(svg.matches("<svg").count(), 1);
    }
}
