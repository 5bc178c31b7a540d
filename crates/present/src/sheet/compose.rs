//! A name's sheet: the order in which its parts stand.

use crate::view::Inspection;
use bidiscope_bidi::name::{Name, unicode_version};
use bidiscope_bidi::order::{Display, Strategy};
use bidiscope_bidi::trace::MAX_WHOLE;
use bidiscope_layout::{Faces, Line};

use super::cells;
use super::flow::{FOOT_SIZE, FilledPage, fill};
use super::name_line::{LineMarks, NameLine};
use super::page::{Sheet, SheetPage, SheetPart};
use super::pane::SheetPanes;
use super::paper::{Room, SheetWish};
use super::pen::Pen;
use super::proofs;
use super::told;
use super::trace;

/// How many times smaller than usual the steps of a display become, so that each is on one page.
const MOST_SMALLER: f32 = 2.5;

/// The most characters that are shown step by step, those of all steps together: a display that has a step a character, or a
/// step a label, shows as many as the square of them. A name in the DNS has fewer.
const MOST_IN_STEPS: usize = 100_000;

/// What is said at the foot of each page: which program made it, by which data.
pub(super) fn foot() -> String {
    format!("bidiscope {}, Unicode {}", env!("CARGO_PKG_VERSION"), unicode_version())
}

/// What a name is called where no picture of it can stand, in ASCII where that is possible: as it goes into the DNS,
/// or else its code points.
pub fn called(name: &Name) -> String {
    /// The most characters of it.
    const LONGEST: usize = 80;
    let text = name.text();
    let called = match name.a_name() {
        Some(a_name) => a_name,
        None if text.is_ascii() => text,
        None => {
            text.chars().take(LONGEST).map(bidiscope_bidi::name::code_point).collect::<Vec<_>>().join(" ")
        }
    };
    bidiscope_bidi::name::excerpt(&called, LONGEST)
}

impl Sheet {
    /// The sheet of a name: the answer, its characters, its displays, what was found, and what else is wished for.
    pub fn of(inspection: &Inspection, wish: &SheetWish) -> Self {
        let pen = Pen::new(Faces::bundled(), wish.theme.colours());
        let panes = SheetPanes::new(&pen, inspection, wish);
        let name = Line::new(
            inspection.name.characters(),
            &Strategy::UbaAuto.order(inspection.name.characters()),
            &pen.faces,
            bidiscope_layout::Invisibles::Hidden,
        );
        let room = Room::of(wish, panes.width().max(name.width() * 30.0));
        let content = room.content();
        let mut rows = told::head(&pen, inspection, wish, content);
        rows.extend(told::heading(&pen, "Logical order: the characters as they are stored", content));
        rows.extend(cells::logical(&pen, &inspection.cells, content));
        rows.extend(panes.rows(&pen, content));
        rows.extend(told::findings(&pen, inspection, content));
        if inspection.report.no_domain_name.is_none() {
            rows.extend(told::labels(&pen, inspection, content));
        }
        if wish.twins {
            rows.extend(told::twins(&pen, inspection, &wish.panes, wish, content));
        }
        for display in &wish.traces {
            rows.extend(trace::listed(&pen, inspection, display, content));
        }
        if !wish.proofs.is_empty() {
            rows.extend(proofs::listed(&pen, wish, content));
        }
        let pages = fill(room, rows.into_iter()).collect();
        Self::numbered(&pen, room, pages, &inspection.name, "")
    }

    /// Whether [`Sheet::of_steps`] is for this name: what is longer is shown, too, in time and memory that grow with the
    /// number of its characters times that of its steps.
    pub fn shows_steps(name: &Name, display: &Display) -> bool {
        let length = name.characters().len();
        length <= MAX_WHOLE && length * Self::count_steps(name, display) <= MOST_IN_STEPS
    }

    /// How many steps of a display of the name changed something: [`Sheet::of_steps`] has no fewer pages.
    pub fn count_steps(name: &Name, display: &Display) -> usize {
        trace::Steps::new(name.characters(), display).count()
    }

    /// The steps of a display of the name that changed something, one a page; `None` where it was stopped.
    pub fn of_steps(
        inspection: &Inspection,
        display: &Display,
        wish: &SheetWish,
        is_stopped: &dyn Fn() -> bool,
    ) -> Option<Self> {
        let pen = Pen::new(Faces::bundled(), wish.theme.colours());
        let room = Room::of(wish, inspection.cells.len() as f32 * 40.0);
        // A step is seen as a whole, so that all become as small as the largest needs, as far as they can be read.
        let steps = trace::Steps::new(inspection.name.characters(), display);
        let mut larger = 1.0;
        let pages = loop {
            let room = room.scaled(larger);
            match steps_on_pages(&pen, &steps, room, larger >= MOST_SMALLER, is_stopped) {
                _ if is_stopped() => return None,
                Some(pages) => break pages,
                None => larger += 0.25,
            }
        };
        let room = room.scaled(larger);
        Some(Self::numbered(&pen, room, pages, &inspection.name, ", step by step").scaled(1.0 / larger))
    }

    /// A display of the name alone, as a picture without paper: its line and nothing else.
    pub fn of_line(inspection: &Inspection, display: &Display, wish: &SheetWish) -> Self {
        /// Points an em, the room round the line, and the widest line, in points.
        const SIZE: f32 = 48.0;
        const MARGIN: f32 = 6.0;
        const WIDEST: f32 = 4_800.0;
        let pen = Pen::new(Faces::bundled(), wish.theme.colours());
        let shown = display.line(inspection.name.characters());
        let offends = |at: usize| {
            let cell = at.checked_sub(shown.name.start).and_then(|it| inspection.cells.get(it));
            shown.has_context() || shown.name.contains(&at) && cell.is_some_and(|it| it.offends)
        };
        let line = NameLine::new(&shown.characters, &shown.order, &pen.faces, offends);
        let width = (line.line.width() * SIZE).min(WIDEST) + 0.1;
        let mut blocks = Vec::new();
        let mut y = MARGIN;
        for row in line.rows(&pen, SheetPart::Name, SIZE, width, &LineMarks::default()) {
            blocks.extend(row.blocks.into_iter().map(|it| it.moved([MARGIN, y])));
            y += row.height;
        }
        let page = SheetPage { size: [width + 2.0 * MARGIN, y + MARGIN], ground: None, blocks };
        let name = &inspection.name;
        Self { faces: pen.faces, title: called(name), name: name.text(), pages: vec![page] }
    }

    /// The same, so many times as large.
    fn scaled(mut self, by: f32) -> Self {
        for page in &mut self.pages {
            page.size = page.size.map(|it| it * by);
            page.blocks = std::mem::take(&mut page.blocks).into_iter().map(|it| it.scaled(by)).collect();
        }
        self
    }

    /// The pages with their feet; `what` is said of the name in the title.
    fn numbered(pen: &Pen, room: Room, filled: Vec<FilledPage>, name: &Name, what: &str) -> Self {
        let (of_all, count) = (foot(), filled.len());
        // Each page says whose it is, where there is room for that and for its number.
        let of_name = format!("{}{what}. {of_all}", called(name));
        let fits = pen.width(&of_name, FOOT_SIZE) + 60.0 < room.content();
        let foot = if fits { of_name } else { of_all };
        let number =
            |(index, page): (usize, FilledPage)| page.with_foot(pen, room, &foot, (index + 1, count));
        let pages = filled.into_iter().enumerate().map(number).collect();
        let title = format!("{}{what}", called(name));
        Self { faces: pen.faces.clone(), title, name: name.text(), pages }
    }
}

/// The steps, each beginning on a page of its own. Unless they may go on on another page, `None` as soon as one does: the
/// last ones are tried first, for what a step shows grows from one to the next.
fn steps_on_pages(
    pen: &Pen,
    steps: &trace::Steps,
    room: Room,
    may_go_on: bool,
    is_stopped: &dyn Fn() -> bool,
) -> Option<Vec<FilledPage>> {
    let mut from_last: Vec<FilledPage> = Vec::with_capacity(steps.count());
    for place in (0..steps.count()).rev() {
        let mut pages: Vec<FilledPage> =
            fill(room, steps.page(pen, place, room.content()).into_iter()).collect();
        if pages.len() > 1 && !may_go_on || is_stopped() {
            return None;
        }
        pages.reverse();
        from_last.append(&mut pages);
    }
    from_last.reverse();
    Some(from_last)
}
