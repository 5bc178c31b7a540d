//! The names of a group, one above the other, with what tells them apart.

use std::ops::Range;

use eframe::egui::text::LayoutJob;
use eframe::egui::{FontId, Key, Modifiers, Response, ScrollArea, TextFormat, Ui};

use bidiscope_bidi::name::{Character, characters_of, code_point};
use bidiscope_bidi::order::Strategy;
use bidiscope_list::scan::Column;
use bidiscope_present::view::list::{different_ranges, names_counted};

use super::super::accessibility;
use super::super::lines::{Colouring, LINE_HEIGHT, tall_row};
use super::super::reveal;
use super::super::theme::Palette;
use super::{ListPass, ListTab, cells, table};

/// The size of a name, in points an em.
const NAME: f32 = 26.0;
/// The most names of a group that are shown, and the most characters of one.
const MOST_MEMBERS: usize = 100;
const MOST_CHARACTERS: usize = 300;

/// The room for the bar that scrolls sideways, in points.
const SCROLL_BAR: f32 = 12.0;

/// A group that is open.
pub(super) struct OpenGroup {
    column: Column,
    number: u32,
    /// The numbers of its names in the list.
    members: Vec<usize>,
    /// The first of them.
    names: Vec<(usize, Vec<Character>)>,
    /// How high it is where nothing of it has to be scrolled, in points; endless as long as it was not shown.
    needs: f32,
    /// Whether one of its buttons had the keyboard in the pass before: then the table gets it back.
    has_keyboard: bool,
}

impl OpenGroup {
    /// How high it is where nothing of it has to be scrolled, in points.
    pub(super) const fn needs(&self) -> f32 {
        self.needs
    }
}

/// Opens a group.
pub(super) fn open(tab: &mut ListTab, column: Column, number: u32) {
    let Some(groups) = &tab.groups else { return };
    let mut members = groups.members(column, number);
    if column == Column::DuplicateOf {
        // The line that is repeated is one of them.
        let first = members
            .first()
            .and_then(|&it| (0..it).rev().find(|&row| tab.names.name(row) == tab.names.name(it)));
        members.splice(0..0, first);
    }
    let shown = members.iter().take(MOST_MEMBERS);
    let names = shown.map(|&row| (row, characters_of(tab.names.name(row)))).collect();
    tab.open_group =
        Some(OpenGroup { column, number, members, names, needs: f32::INFINITY, has_keyboard: false });
}

/// Closes the group that is open.
pub(super) fn close(tab: &mut ListTab) {
    tab.open_group = None;
}

/// What the names of a group have in common.
const fn what(column: Column) -> &'static str {
    match column {
        Column::CollisionsLtr => "the same in a left-to-right paragraph",
        Column::CollisionsRtl => "the same in a right-to-left paragraph",
        Column::CollisionsOneToOne => "the same one-to-one",
        Column::CollisionsAcross => "the same across the two paragraphs",
        Column::ConfusableLtr => "alike in a left-to-right paragraph",
        Column::ConfusableRtl => "alike in a right-to-left paragraph",
        Column::SameName => "one name in the DNS",
        _ => "the very same name",
    }
}

/// In which displays they are drawn.
const fn displays(column: Column) -> &'static [(Strategy, &'static str)] {
    match column {
        Column::CollisionsRtl | Column::ConfusableRtl => &[(Strategy::UbaRtl, "RTL")],
        Column::CollisionsOneToOne => &[(Strategy::OneToOne, "1:1")],
        Column::CollisionsAcross => &[(Strategy::UbaLtr, "LTR"), (Strategy::UbaRtl, "RTL")],
        _ => &[(Strategy::UbaLtr, "LTR")],
    }
}

/// Shows the group that is open.
pub(super) fn show(ui: &mut Ui, tab: &mut ListTab, pass: &mut ListPass<'_>) {
    let Some(mut group) = tab.open_group.take() else { return };
    // Escape has taken the keyboard from what had it here already.
    let had_keyboard = std::mem::take(&mut group.has_keyboard);
    let mut is_closed = had_keyboard && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
    let top = ui.min_rect().top();
    ui.horizontal_wrapped(|ui| {
        let number = group.number;
        let title = match group.column {
            Column::DuplicateOf => format!("Line {number}, and where it is repeated: {}", what(group.column)),
            column => format!("Group {number}: {}", what(column)),
        };
        let count = names_counted(group.members.len());
        let heading = ui.strong(&title);
        accessibility::say(&heading, || format!("{title}, {count}"));
        accessibility::status(&heading);
        accessibility::unsaid(&ui.weak(&count));
        let close = ui.button("Close");
        group.has_keyboard |= close.has_focus();
        is_closed |= close.clicked();
    });
    let (mut inspected, mut has_keyboard) = (None, false);
    let shown = ScrollArea::both().auto_shrink(false).show(ui, |ui| {
        let names: Vec<Vec<char>> = group.names.iter().map(|it| scalars(&it.1)).collect();
        for ((row, characters), other) in group.names.iter().zip(different_ranges(&names)) {
            let inspect = member(ui, tab, pass, &group, (*row, characters), other);
            has_keyboard |= inspect.has_focus();
            if inspect.clicked() {
                inspected = Some(*row);
            }
        }
        let left_out = group.members.len().saturating_sub(MOST_MEMBERS);
        if left_out > 0 {
            ui.weak(format!("And {} more, which the table shows.", names_counted(left_out)));
        }
        reveal::focused(ui);
    });
    if let Some(row) = inspected {
        cells::inspect(tab, pass, row);
    }
    let frame = pass.ground.total_margin().sum().y;
    let needs = shown.inner_rect.top() - top + shown.content_size.y + SCROLL_BAR + frame;
    group.needs = needs.ceil();
    group.has_keyboard |= has_keyboard;
    if !is_closed {
        tab.open_group = Some(group);
    } else if had_keyboard {
        table::request_keyboard(ui.ctx());
    }
}

fn scalars(characters: &[Character]) -> Vec<char> {
    characters.iter().map(|it| it.scalar).collect()
}

/// A name of the group; the button by which it is inspected.
fn member(
    ui: &mut Ui,
    tab: &ListTab,
    pass: &mut ListPass<'_>,
    group: &OpenGroup,
    (row, characters): (usize, &[Character]),
    other: Range<usize>,
) -> Response {
    let line = tab.names.record(row).map_or(0, |it| it.line);
    tall_row(ui, LINE_HEIGHT * NAME, |ui| {
        let button = ui.button("Inspect");
        button.widget_info(|| {
            let words = format!("Inspect the name of line {line}");
            eframe::egui::WidgetInfo::labeled(eframe::egui::Role::Button, true, words)
        });
        ui.weak(format!("line {line}"));
        if characters.len() > MOST_CHARACTERS {
            ui.weak(format!("{} characters: too long to be drawn here", characters.len()));
            return button;
        }
        for (strategy, short) in displays(group.column) {
            ui.weak(*short);
            let shown = pass.lines.ordered_with(characters, *strategy, pass.in_displays);
            pass.lines.add(ui, &shown, NAME, Colouring::ByClass);
        }
        ui.add_space(12.0);
        ui.label(code_points(ui, &scalars(characters), other));
        button
    })
}

/// The code points of a name in logical order; those that other names of the group have otherwise stand out.
fn code_points(ui: &Ui, name: &[char], other: Range<usize>) -> LayoutJob {
    let palette = Palette::current(ui);
    let mut job = LayoutJob::default();
    for (at, &scalar) in name.iter().enumerate() {
        let is_other = other.contains(&at);
        let colour = if is_other { palette.text } else { palette.weak_text };
        let mut format = TextFormat::simple(FontId::monospace(12.0), colour);
        if is_other {
            format.background = palette.highlight;
        }
        let code = code_point(scalar);
        let between = if at == 0 { "" } else { " " };
        job.append(&format!("{between}{}", code.trim_start_matches("U+")), 0.0, format);
    }
    job
}
