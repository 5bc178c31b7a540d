//! The table of contents of a document of several names.

use crate::layout::Faces;
use crate::name::Name;
use crate::order::Strategy;

use super::compose::{called, foot};
use super::flow::{SheetRow, below, pages};
use super::name_line::{LineMarks, NameLine};
use super::page::{Sheet, SheetBlock, SheetPart};
use super::paper::{Room, SheetWish};
use super::pen::{Anchor, Pen, Setting};

/// A name and the page on which its sheet begins, counted from 0 among the pages of the sheets.
#[derive(Clone, Copy, Debug)]
pub struct ContentsEntry<'a> {
    /// The name.
    pub name: &'a Name,
    /// The page.
    pub page: usize,
}

impl Sheet {
    /// The pages that stand before the sheets of these names, each with the number of its first page.
    pub fn contents(entries: &[ContentsEntry<'_>], wish: &SheetWish) -> Self {
        let pen = Pen::new(Faces::bundled(), wish.theme.colours());
        let room = Room::of(wish, 0.0);
        // How many pages they are does not depend on the numbers in them.
        let laid = |before: usize| pages(&pen, room, rows(&pen, entries, before, room.content()), &foot());
        let pages = laid(laid(0).len());
        Self { faces: pen.faces.clone(), title: "Contents".to_owned(), name: String::new(), pages }
    }
}

fn rows(pen: &Pen, entries: &[ContentsEntry<'_>], before: usize, room: f32) -> Vec<SheetRow> {
    let setting =
        Setting { part: SheetPart::Title, size: 20.0, colour: pen.colours.text, left: 0.0, right: room };
    let mut rows = pen.sentence("Contents", setting);
    for (number, entry) in entries.iter().enumerate() {
        let row = row(pen, number + 1, entry, before, room);
        rows.extend(below(vec![row], if number == 0 { 10.0 } else { 0.0 }));
    }
    rows
}

/// A line: its number, the name as an automatic paragraph shows it, what it is in ASCII, the page.
fn row(pen: &Pen, number: usize, entry: &ContentsEntry<'_>, before: usize, room: f32) -> SheetRow {
    const HEIGHT: f32 = 24.0;
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
    let line = NameLine::new(characters, &order, &pen.faces, |_| true);
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
