//! The footer of each page: what it says, and how it is drawn.

use bidiscope_bidi::name::unicode_version;
use bidiscope_words::{Catalogue, Message, message};

use crate::marks::TextAnchor;

use super::page::{SheetBlock, SheetDrawing};
use super::sheet_options::PageArea;
use super::text_painter::TextPainter;

/// The height of the footer, and the size of its text, in points.
pub(super) const FOOTER_HEIGHT: f32 = 22.0;
pub(super) const FOOTER_SIZE: f32 = 8.0;

/// The footer of each page: the version of the program and of the Unicode data, and whether the translation was reviewed.
pub(super) fn footer() -> String {
    with_review_note(&versions())
}

pub(super) fn versions() -> Message<'static> {
    message!(sheet_footer, version = env!("CARGO_PKG_VERSION"), unicode = unicode_version())
}

pub(super) fn with_review_note(footer: &Message<'_>) -> String {
    match Catalogue::unreviewed_translation_note() {
        Some(note) => format!("{}. {note}", footer.text_with_isolated_values()),
        None => footer.text_with_isolated_values(),
    }
}

/// The footer of a page, with its number where there are several.
pub(super) fn footer_block(
    painter: &TextPainter,
    area: PageArea,
    height: f32,
    footer: &str,
    (number, count): (usize, usize),
) -> SheetBlock {
    let colours = painter.colours;
    let y = height - area.margin - FOOTER_SIZE / 2.0;
    let rule = height - area.margin - FOOTER_SIZE - 6.0;
    let mut marks = vec![SheetDrawing::Polyline {
        x_and_y_points: vec![[area.margin, rule], [area.width - area.margin, rule]],
        line_width_points: 0.5,
        colour: colours.line,
    }];
    painter.begin_page(area.content());
    let mut words = |text: &str, from: f32, width: f32| {
        let at = [area.margin + painter.start(from, width), y];
        marks.extend(painter.words_at(text, TextAnchor::Left, at, FOOTER_SIZE, colours.weak_text));
    };
    words(footer, 0.0, painter.width(footer, FOOTER_SIZE));
    if count > 1 {
        let number = format!("{number} / {count}");
        let width = painter.width(&number, FOOTER_SIZE);
        words(&number, area.content() - width, width);
    }
    SheetBlock::ornament(marks)
}
