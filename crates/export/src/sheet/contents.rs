//! The table of contents of a document of several names.

use std::rc::Rc;

use bidiscope_bidi::name::Input;
use bidiscope_bidi::order::Strategy;
use bidiscope_layout::Faces;
use bidiscope_words::message;

use crate::marks::{LineMarkings, TextAnchor};

use super::compose::{ascii_form, ascii_title_of_name};
use super::flow::fill;
use super::footer::footer;
use super::name_line::NameLine;
use super::page::{BlockRole, SheetBlock, SheetPage};
use super::row::SheetRow;
use super::sections::title;
use super::sheet_options::{PageArea, SheetOptions};
use super::text_painter::TextPainter;

/// The height of a line, in points.
const LINE_HEIGHT: f32 = 24.0;

/// An entry of the table of contents: a name, and the first page of its sheet.
#[derive(Clone, Copy, Debug)]
pub struct ContentsEntry<'a> {
    /// The name.
    pub name: &'a Input,
    /// The index of that page, from 0, among the pages of all sheets, which follow the table of contents.
    pub page_index: usize,
}

/// The pages of a table of contents with these entries, made one by one as they are requested.
pub fn contents_pages<'a>(
    entries: &'a [ContentsEntry<'_>],
    options: &SheetOptions,
) -> impl Iterator<Item = SheetPage> + use<'a> {
    let painter = Rc::new(TextPainter::new(Faces::bundled(), options.theme.colours()));
    let area = PageArea::of(options, 0.0);
    painter.begin_page(area.content());
    // The number of pages depends on the height of the lines, not on the page numbers in them.
    let empty = entries.iter().map(|_| SheetRow::new(LINE_HEIGHT, vec![SheetBlock::ornament(Vec::new())]));
    let count = fill(area, with_title(&painter, area, empty)).count();
    let of_lines = Rc::clone(&painter);
    let lines = entries
        .iter()
        .enumerate()
        .map(move |(number, entry)| line(&of_lines, number + 1, entry, count, area.content()));
    fill(area, with_title(&painter, area, lines))
        .enumerate()
        .map(move |(index, page)| page.with_footer(&painter, area, &footer(), (index + 1, count)))
}

/// The title of a table of contents, in the language of the catalogue.
pub fn contents_title() -> String {
    message!(report_contents).to_string()
}

/// The lines below their title.
fn with_title<I: Iterator<Item = SheetRow>>(
    painter: &TextPainter,
    area: PageArea,
    lines: I,
) -> impl Iterator<Item = SheetRow> + use<I> {
    let mut title = title(painter, &contents_title(), area.content());
    if let Some(last) = title.last_mut() {
        last.height += 10.0;
    }
    title.into_iter().chain(lines)
}

/// A line: its number, the name in an automatic paragraph, its ASCII title, and the page number. Where there is only one of
/// the two, it has the room of both: a name without a form in ASCII is drawn, and one that would be too small to read is not.
fn line(
    painter: &TextPainter,
    number: usize,
    entry: &ContentsEntry<'_>,
    before: usize,
    available: f32,
) -> SheetRow {
    const SMALL_SIZE: f32 = 9.5;
    const NAME_SHARE: f32 = 0.44;
    let colours = painter.colours;
    let page = entry.page_index + before;
    let middle = LINE_HEIGHT / 2.0;
    let at = |from: f32, width: f32| [painter.start(from, width), middle];
    let shown = number.to_string();
    let width = painter.width(&shown, SMALL_SIZE);
    let mut marks =
        painter.words_at(&shown, TextAnchor::Left, at(24.0 - width, width), SMALL_SIZE, colours.weak_text);
    let (left, right) = (32.0, available - 40.0);
    let column = left + available * NAME_SHARE;
    let form = ascii_form(entry.name);
    let name_right = if form.is_some() { column - 10.0 } else { right };
    let names = name_blocks(painter, entry.name, [left, name_right]);
    let called = form.unwrap_or_else(|| ascii_title_of_name(entry.name));
    if name_right < right || names.is_empty() {
        let left = if names.is_empty() { left } else { column };
        let size = SMALL_SIZE.min((right - left) / painter.width(&called, 1.0).max(0.01));
        let at = at(left, painter.width(&called, size));
        marks.extend(painter.words_at(&called, TextAnchor::Left, at, size, colours.text));
    }
    let shown = (page + 1).to_string();
    let width = painter.width(&shown, SMALL_SIZE);
    let at = at(available - width, width);
    marks.extend(painter.words_at(&shown, TextAnchor::Left, at, SMALL_SIZE, colours.text));
    let says = message!(contents_line, number = number, name = called, page = page + 1).to_string();
    let line =
        SheetBlock { linked_page_index: Some(page), ..SheetBlock::new(BlockRole::Sentence, says, marks) };
    SheetRow::new(LINE_HEIGHT, std::iter::once(line).chain(names).collect())
}

/// The name drawn from `left` to `right`; nothing where it would be too small to read.
fn name_blocks(painter: &TextPainter, name: &Input, [left, right]: [f32; 2]) -> Vec<SheetBlock> {
    const SIZE: f32 = 13.0;
    let characters = name.characters();
    let order = Strategy::UbaAuto.order(characters);
    // A joiner is part of how its word is spelled.
    let is_marked = |at: usize| !matches!(characters[at].scalar, '\u{200C}' | '\u{200D}');
    let line = NameLine::new(characters, &order, &painter.faces, is_marked);
    let most = right - left;
    let size = SIZE.min(most / line.line.width_em().max(0.01));
    if size < SIZE / 2.0 {
        return Vec::new();
    }
    let row = line.rows(painter, BlockRole::Name, size, most + 1.0, &LineMarkings::default());
    let left = painter.start(left, most);
    let x = if line.line.paragraph_direction().is_right_to_left() { left - 1.0 } else { left };
    let moved = |row: SheetRow| {
        let y = (LINE_HEIGHT - row.height) / 2.0;
        row.blocks.into_iter().map(move |it| it.moved([x, y]))
    };
    row.into_iter().flat_map(moved).collect()
}
