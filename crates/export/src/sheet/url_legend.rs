//! What the bands below the lines of a URL mean.

use bidiscope_bidi::name::Input;
use bidiscope_words::message;

use bidiscope_report::titles::Titled;

use crate::marks::{DrawnShape, TextAnchor, URL_PART_BAND_HEIGHT_POINTS, url_part_band_shapes};

use super::page::{BlockRole, SheetBlock};
use super::row::{SheetRow, keep_with_next};
use super::sections::SMALL_TEXT_SIZE;
use super::text_painter::TextPainter;

/// The width of a band, the space between it and its word, and the space between entries, in points.
const BAND: f32 = 22.0;
const BAND_GAP: f32 = 4.0;
const GAP: f32 = 12.0;
/// The height of a row, in points.
const ROW: f32 = 16.0;

/// Each band with the part of the URL that it stands below, in as many rows as they need; none for a name that is no URL.
pub(super) fn rows(painter: &TextPainter, name: &Input, available: f32) -> Vec<SheetRow> {
    let Some(url) = name.url() else { return Vec::new() };
    let (middle, colour) = (ROW / 2.0, painter.colours.weak_text);
    let mut rows: Vec<SheetRow> = Vec::new();
    let mut left = f32::INFINITY;
    for part in url.parts().iter().map(|it| it.part) {
        let title_width = painter.width(part.title(), SMALL_TEXT_SIZE);
        let width = BAND + BAND_GAP + title_width;
        if left + width > available {
            rows.push(SheetRow::new(ROW, Vec::new()));
            left = 0.0;
        }
        let band = painter.start(left, BAND);
        let ends = [band, band + BAND];
        let band: Vec<DrawnShape> =
            url_part_band_shapes(part, ends, middle - URL_PART_BAND_HEIGHT_POINTS / 2.0, 1.0, ends).collect();
        let mut drawings = painter.drawings(&band);
        let at = [painter.start(left + BAND + BAND_GAP, title_width), middle];
        drawings.extend(painter.words_at(part.title(), TextAnchor::Left, at, SMALL_TEXT_SIZE, colour));
        let text = message!(url_band_in_legend, part = part.title()).to_string();
        if let Some(row) = rows.last_mut() {
            row.blocks.push(SheetBlock::new(BlockRole::Sentence, text, drawings));
        }
        left += width + GAP;
    }
    keep_with_next(rows)
}
