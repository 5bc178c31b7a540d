//! The name at the top of a sheet, and what titles, headings and sentences look like.

use crate::colours::Rgb;
use bidiscope_bidi::order::Strategy;
use bidiscope_report::InputReport;
use bidiscope_report::titles::Titled;
use bidiscope_words::message;

use crate::marks::LineMarkings;

use super::name_line::NameLine;
use super::page::BlockRole;
use super::row::{SheetRow, keep_with_next, with_space_above};
use super::text_painter::{SentenceStyle, TextPainter};

/// The font size of sentences, in points for one em.
pub(super) const TEXT_SIZE: f32 = 10.5;
pub(super) const SMALL_TEXT_SIZE: f32 = 9.5;
/// The font size of the name at the top, in points for one em.
const NAME_SIZE: f32 = 38.0;
/// The smallest size of that name before its line is cut into rows.
const MIN_NAME_SIZE: f32 = 16.0;

/// A text in rows of its own.
pub(super) fn words(
    painter: &TextPainter,
    text: &str,
    size: f32,
    colour: Rgb,
    [left, right]: [f32; 2],
) -> Vec<SheetRow> {
    painter.sentence(text, SentenceStyle { part: BlockRole::Sentence, size, colour, left, right })
}

/// A remark in small grey letters, in rows of its own.
pub(super) fn remark(painter: &TextPainter, text: &str, within: [f32; 2]) -> Vec<SheetRow> {
    words(painter, text, SMALL_TEXT_SIZE, painter.colours.weak_text, within)
}

/// The notice below a line that is cut into rows.
pub(super) fn cut_notice(rows: usize) -> String {
    message!(cut_into_rows, count = rows).to_string()
}

/// The title of a page.
pub(super) fn title(painter: &TextPainter, text: &str, available: f32) -> Vec<SheetRow> {
    let style = SentenceStyle {
        part: BlockRole::Title,
        size: 20.0,
        colour: painter.colours.text,
        left: 0.0,
        right: available,
    };
    painter.sentence(text, style)
}

/// The heading of a section.
pub(super) fn heading(painter: &TextPainter, text: &str, available: f32) -> Vec<SheetRow> {
    let style = SentenceStyle {
        part: BlockRole::Heading,
        size: 12.5,
        colour: painter.colours.text,
        left: 0.0,
        right: available,
    };
    let mut rows = painter.sentence(text, style);
    if let Some(last) = rows.last_mut() {
        last.height += 4.0;
    }
    with_space_above(keep_with_next(rows), 18.0)
}

/// The name.
pub(super) fn head(painter: &TextPainter, report: &InputReport, available: f32) -> Vec<SheetRow> {
    let name = &report.input;
    let order = Strategy::UbaAuto.order(name.characters());
    let offends = |at: usize| report.character_cells[at].violates_idna_or_dns_rule;
    let line = NameLine::new(name.characters(), &order, &painter.faces, offends);
    // Where lines begin, whatever its direction: it is the title of the sheet, not a paragraph.
    let size = (available / line.line.width_em().max(0.01)).clamp(MIN_NAME_SIZE, NAME_SIZE);
    let fits = line.line.width_em() * size <= available;
    let width = if fits { line.line.width_em() * size + 0.1 } else { available };
    let mut rows =
        keep_with_next(line.rows(painter, BlockRole::Title, size, width, &LineMarkings::default()));
    let left = painter.start(0.0, width);
    for row in &mut rows {
        row.blocks = std::mem::take(&mut row.blocks).into_iter().map(|it| it.moved([left, 0.0])).collect();
    }
    let title = Strategy::UbaAuto.title();
    let mut sentences = vec![message!(shown_by, display = title).to_string()];
    if rows.len() > 1 {
        sentences.push(cut_notice(rows.len()));
    }
    rows.extend(keep_with_next(remark(painter, &sentences.join(" "), [0.0, available])));
    rows
}
