//! The table of contents of a document of several names.

use std::rc::Rc;

use bidiscope_bidi::name::Name;
use bidiscope_bidi::order::Strategy;
use bidiscope_layout::Faces;

use super::compose::{called, foot};
use super::flow::{SheetRow, fill};
use super::name_line::{LineMarks, NameLine};
use super::page::{SheetBlock, SheetPage, SheetPart};
use super::paper::{Room, SheetWish};
use super::pen::{Anchor, Pen};
use super::told::title;

/// How high a line is, in points.
const HEIGHT: f32 = 24.0;

/// A name and the page on which its sheet begins, counted from 0 among the pages of the sheets.
#[derive(Clone, Copy, Debug)]
pub struct ContentsEntry<'a> {
    /// The name.
    pub name: &'a Name,
    /// The page.
    pub page: usize,
}

/// The pages that stand before the sheets of these names, each with the number of its first page; they are made as they
/// are asked for.
pub fn contents<'a>(
    entries: &'a [ContentsEntry<'_>],
    wish: &SheetWish,
) -> impl Iterator<Item = SheetPage> + use<'a> {
    let pen = Rc::new(Pen::new(Faces::bundled(), wish.theme.colours()));
    let room = Room::of(wish, 0.0);
    // How many pages they are depends on how high the lines are, and not on the numbers in them.
    let empty = entries.iter().map(|_| SheetRow::new(HEIGHT, vec![SheetBlock::ornament(Vec::new())]));
    let count = fill(room, with_title(&pen, room, empty)).count();
    let of_lines = Rc::clone(&pen);
    let lines = entries
        .iter()
        .enumerate()
        .map(move |(number, entry)| line(&of_lines, number + 1, entry, count, room.content()));
    fill(room, with_title(&pen, room, lines))
        .enumerate()
        .map(move |(index, page)| page.with_foot(&pen, room, &foot(), (index + 1, count)))
}

/// What the pages are called.
pub const CONTENTS: &str = "Contents";

/// The lines below their title.
fn with_title<I: Iterator<Item = SheetRow>>(
    pen: &Pen,
    room: Room,
    lines: I,
) -> impl Iterator<Item = SheetRow> + use<I> {
    let mut title = title(pen, CONTENTS, room.content());
    if let Some(last) = title.last_mut() {
        last.height += 10.0;
    }
    title.into_iter().chain(lines)
}

/// A line: its number, the name as an automatic paragraph shows it, what it is in ASCII, the page.
fn line(pen: &Pen, number: usize, entry: &ContentsEntry<'_>, before: usize, room: f32) -> SheetRow {
    const SIZE: f32 = 13.0;
    const SMALL: f32 = 9.5;
    const PICTURE: f32 = 0.44;
    let colours = pen.colours;
    let page = entry.page + before;
    let middle = HEIGHT / 2.0;
    let called = called(entry.name);
    let mut marks =
        pen.words_at(&number.to_string(), Anchor::Right, [24.0, middle], SMALL, colours.weak_text);
    let left = 32.0;
    let column = left + room * PICTURE;
    let right = room - 40.0;
    let size = SMALL.min((right - column) / pen.width(&called, 1.0).max(0.01));
    marks.extend(pen.words_at(&called, Anchor::Left, [column, middle], size, colours.text));
    let shown = (page + 1).to_string();
    marks.extend(pen.words_at(&shown, Anchor::Right, [room, middle], SMALL, colours.text));
    let says = format!("{number}: {called}, page {shown}");
    let mut blocks =
        vec![SheetBlock { leads_to: Some(page), ..SheetBlock::new(SheetPart::Words, says, marks) }];
    let characters = entry.name.characters();
    let order = Strategy::UbaAuto.order(characters);
    // A joiner is part of how its word is spelled.
    let is_marked = |at: usize| !matches!(characters[at].scalar, '\u{200C}' | '\u{200D}');
    let line = NameLine::new(characters, &order, &pen.faces, is_marked);
    let most = column - left - 10.0;
    let size = SIZE.min(most / line.line.width().max(0.01));
    // A name that would be too small to read stands there in ASCII only.
    if size >= SIZE / 2.0 {
        let row = line.rows(pen, SheetPart::Name, size, most + 1.0, &LineMarks::default());
        let by = |row: &SheetRow| {
            [
                if line.line.paragraph().is_right_to_left() { column - 11.0 - most } else { left },
                (HEIGHT - row.height) / 2.0,
            ]
        };
        for row in row {
            let by = by(&row);
            blocks.extend(row.blocks.into_iter().map(|it| it.moved(by)));
        }
    }
    SheetRow::new(HEIGHT, blocks)
}
