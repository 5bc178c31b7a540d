//! The address bar of a presentation: the URL in a field that is too narrow for it, and what is read there as its host.

use std::num::NonZeroUsize;

use eframe::egui::{
    Align, Frame, Layout, Margin, Rect, RichText, ScrollArea, Sense, Slider, Stroke, StrokeKind, Ui,
    UiBuilder, pos2, vec2,
};

use bidiscope_bidi::name::{Name, UrlPartKind};
use bidiscope_bidi::order::elision::{Cut, Elided, Elision, ElisionPlace};
use bidiscope_bidi::order::{Direction, DisplayConfig, HostReading, Shown};
use bidiscope_idna::verdict::Verdict;
use bidiscope_present::display_text::DisplayTitle;
use bidiscope_present::message;
use bidiscope_present::visible_host_text::host_visibility_text;

use super::super::accessibility;
use super::super::lines::{Colouring, LINE_HEIGHT, Shaped, tall_row};
use super::super::signs;
use super::super::theme::Palette;
use super::super::url_bands;
use super::keys::PresentCommand;
use super::line::{BAND, BAND_TOP};
use super::sizes::{SMALLEST, type_of};
use super::{PresentPass, Presenter};

/// The size of the field's line, in points an em: at least and at most.
const LINE: (f32, f32) = (28.0, 72.0);
/// The room around the line in its field, and between the parts of the page, in lines of the interface's type.
const PADDING: f32 = 0.6;
const SPACE: f32 = 0.7;

/// A URL in a field.
pub(super) struct AddressBar {
    field: Elision,
    elided: Elided,
    /// How many characters the URL has: the widest field.
    count: usize,
}

impl AddressBar {
    /// The URL in a field that has just no room for all of it.
    pub(super) fn new(name: &Name, display: &DisplayConfig) -> Self {
        let count = name.characters().len();
        let width = (count * 2 / 3).max(1);
        let field = Elision { direction: Some(Direction::LeftToRight), ..Elision::new(at_least_one(width)) };
        Self { elided: field.apply(name, display), field, count }
    }

    /// Shows the URL in another field.
    pub(super) fn set(&mut self, field: Elision, name: &Name, display: &DisplayConfig) {
        if field != self.field {
            (self.field, self.elided) = (field, field.apply(name, display));
        }
    }

    /// The field that is wider by a character, or narrower.
    pub(super) fn resized(&self, is_wider: bool) -> Elision {
        let width = self.field.width.get();
        let width = if is_wider { (width + 1).min(self.count) } else { width - 1 };
        self.field_of(width)
    }

    /// The field of this width.
    fn field_of(&self, width: usize) -> Elision {
        Elision { width: at_least_one(width), ..self.field }
    }

    /// The widest field, or the narrowest.
    pub(super) fn extreme(&self, is_widest: bool) -> Elision {
        self.field_of(if is_widest { self.count } else { 1 })
    }

    /// What the field shows, as a screen reader reads it.
    fn description(&self, presenter: &Presenter) -> String {
        let field = self.elided.display(&presenter.name);
        let host = self.elided.visible_host.display(&presenter.name);
        message!(address_bar_said, field = field, host = host).to_string()
    }
}

fn at_least_one(width: usize) -> NonZeroUsize {
    NonZeroUsize::new(width).unwrap_or(NonZeroUsize::MIN)
}

/// Shows the page. Gives what was asked for by it.
pub(super) fn show(
    ui: &mut Ui,
    presenter: &Presenter,
    bar: &AddressBar,
    body: f32,
    pass: &mut PresentPass<'_>,
) -> Vec<PresentCommand> {
    ui.spacing_mut().item_spacing.y = body * 0.3;
    ui.horizontal_wrapped(|ui| {
        let width = bar.field.width.get();
        let title = message!(address_bar_title, width = width).to_string();
        ui.label(RichText::new(title).size(type_of(body, 1.9)).strong());
        let display = presenter.display.title();
        ui.label(RichText::new(display).size(type_of(body, 0.8)).weak());
    });
    ui.add_space(body * SPACE);
    field(ui, presenter, bar, body, pass);
    ui.add_space(body * SPACE);
    reading(ui, presenter, bar, body, pass);
    ui.add_space(body * SPACE);
    let commands = controls(ui, bar, body);
    ui.add_space(body * SPACE);
    whole(ui, presenter, body, pass);
    commands
}

/// The field, as wide as what it shows, with a ground under what is read as the host.
fn field(ui: &mut Ui, presenter: &Presenter, bar: &AddressBar, body: f32, pass: &mut PresentPass<'_>) {
    let from_right = bar.field.direction.is_some_and(Direction::is_right_to_left);
    let line = pass.lines.line_with(bar.elided.characters(), bar.elided.order(), pass.in_displays);
    let widest = pass.lines.ordered_with(presenter.characters(), presenter.display.clone(), pass.in_displays);
    let padding = vec2(body * PADDING, body * PADDING);
    let available = ui.available_width();
    let em = (available - 2.0 * padding.x - 2.0) / widest.width().max(0.1);
    let em = em.clamp(LINE.0, LINE.1);
    let size = vec2(line.width() * em, line.height(em).max(LINE_HEIGHT * em)) + 2.0 * padding;
    let area = ScrollArea::horizontal().id_salt(("address bar", from_right)).stick_to_right(from_right);
    area.show(ui, |ui| {
        let (area, response) = ui.allocate_exact_size(vec2(size.x.max(available), size.y), Sense::HOVER);
        accessibility::picture(&response, &bar.description(presenter));
        let left = if from_right { area.right() - size.x } else { area.left() };
        let rect = Rect::from_min_size(pos2(left, area.top()), size);
        let palette = Palette::current(ui);
        let edge = Stroke::new(2.0, palette.edge);
        ui.painter().rect(rect, body * 0.4, palette.pane, edge, StrokeKind::Inside);
        let corner = rect.min + padding + vec2(0.0, line.rise(em));
        let host = places(bar, bar.elided.visible_host.shown());
        for stretch in line.stretches(host) {
            let x = corner.x + stretch.left * em..=corner.x + stretch.right * em;
            let ground = Rect::from_x_y_ranges(x, rect.y_range()).shrink2(vec2(-2.0, body * 0.25));
            let edge = Stroke::new(1.5, palette.highlight_edge);
            ui.painter().rect(ground, 4.0, palette.highlight, edge, StrokeKind::Inside);
        }
        pass.lines.paint(ui, &line, corner, em, Colouring::ByClass);
        bands(ui, presenter, bar, &line, (corner.x, corner.y + BAND_TOP * em, em));
    });
}

/// Where in the field’s line this stands, as indices of its characters.
fn places(bar: &AddressBar, wanted: &[Shown]) -> Vec<usize> {
    let order = bar.elided.order().logical_from_visual().iter();
    let shown = order.zip(bar.elided.shown());
    shown.filter(|(_, it)| wanted.contains(it)).map(|(at, _)| at.0).collect()
}

/// The bands of the parts that the field shows.
fn bands(ui: &Ui, presenter: &Presenter, bar: &AddressBar, line: &Shaped, place: (f32, f32, f32)) {
    let Some(url) = presenter.name.url() else { return };
    let shown = bar.elided.order().logical_from_visual().iter().zip(bar.elided.shown());
    let part_of = |shown: &Shown| match shown {
        Shown::Character(at) => url.part_at(at.0),
        Shown::Ellipsis => None,
    };
    let of: Vec<(usize, Option<UrlPartKind>)> = shown.map(|(at, it)| (at.0, part_of(it))).collect();
    let parts = url.parts().iter().map(|part| {
        let characters = of.iter().filter(|it| it.1 == Some(part.part)).map(|it| it.0);
        (part.part, characters.collect::<Vec<_>>())
    });
    url_bands::paint(ui, line, parts, place, place.2 * BAND);
}

/// What is read as the host, and whether it is.
fn reading(ui: &mut Ui, presenter: &Presenter, bar: &AddressBar, body: f32, pass: &mut PresentPass<'_>) {
    let reading = bar.elided.visible_host.reading();
    let palette = Palette::current(ui);
    let (verdict, colour) = match reading {
        HostReading::Host => (Verdict::Satisfied, palette.satisfied),
        HostReading::Part | HostReading::Reordered => (Verdict::NotApplicable, palette.warning),
        HostReading::Other | HostReading::Nothing => (Verdict::Violated, palette.violated),
    };
    let sentence = match reading {
        HostReading::Host => message!(address_bar_host),
        _ => message!(visible_host_unquoted, reading = reading.id(), of = "url"),
    }
    .to_string();
    let size = type_of(body, 1.35);
    tall_row(ui, size * 1.5, |ui| {
        let (square, _) = ui.allocate_exact_size(vec2(size, size), Sense::HOVER);
        signs::paint_in(ui, verdict, square.shrink(size * 0.12), colour);
        let label = ui.label(RichText::new(&sentence).size(size).strong().color(colour));
        accessibility::say(&label, || format!("{sentence} {}", bar.description(presenter)));
        accessibility::status(&label);
    });
    let visible = host_visibility_text(&presenter.name, bar.elided.host_in_sight).to_string();
    ui.label(RichText::new(visible).size(type_of(body, 0.9)).weak());
    let host = presenter.name.url().map_or(0..presenter.characters().len(), |it| it.host());
    let real = pass.lines.part(presenter.characters(), presenter.display.clone(), host);
    tall_row(ui, type_of(body, 1.4) * LINE_HEIGHT, |ui| {
        let title = message!(address_bar_real_host).to_string();
        ui.label(RichText::new(title).size(type_of(body, 0.9)).weak());
        let em = type_of(body, 1.4).min(ui.available_width() / real.width().max(0.1));
        pass.lines.add(ui, &real, em, Colouring::ByClass);
    });
}

/// The width, where something is cut off, what, and the direction of the field.
fn controls(ui: &mut Ui, bar: &AddressBar, body: f32) -> Vec<PresentCommand> {
    let mut field = bar.field;
    let size = type_of(body, 0.7);
    let text = |text: &str| RichText::new(text).size(size);
    let frame = Frame::new().fill(Palette::current(ui).cell).corner_radius(6).inner_margin(Margin::same(10));
    frame.show(ui, |ui| {
        ui.spacing_mut().interact_size.y = size * 1.5;
        ui.horizontal(|ui| {
            let title = message!(address_bar_width).to_string();
            let label = ui.label(text(&title));
            ui.spacing_mut().slider_width = (ui.available_width() - size * 5.0).clamp(120.0, 900.0);
            let mut width = field.width.get();
            let slider = Slider::new(&mut width, 1..=bar.count).show_value(false);
            let shown = ui.add(slider).labelled_by(label.id);
            if shown.changed() {
                field.width = at_least_one(width);
            }
            let of = message!(address_bar_of, width = field.width.get(), count = bar.count);
            ui.label(text(&of.to_string()));
        });
        ui.horizontal_wrapped(|ui| {
            ui.label(text(message!(address_bar_cut_at).fixed()));
            for place in ElisionPlace::ALL {
                let title = message!(address_bar_place, place = place.id()).to_string();
                ui.selectable_value(&mut field.place, place, text(&title));
            }
            ui.separator();
            for direction in [Direction::LeftToRight, Direction::RightToLeft] {
                let title = message!(address_bar_direction, direction = direction.id()).to_string();
                ui.selectable_value(&mut field.direction, Some(direction), text(&title));
            }
            ui.separator();
            for cut in Cut::ALL {
                let title = message!(address_bar_cut, cut = cut.id()).to_string();
                let about = message!(address_bar_cut_about, cut = cut.id()).to_string();
                ui.selectable_value(&mut field.cut, cut, text(&title)).on_hover_text(about);
            }
        });
    });
    if field == bar.field { Vec::new() } else { vec![PresentCommand::Field(field)] }
}

/// All of the URL, with the meaning of its bands.
fn whole(ui: &mut Ui, presenter: &Presenter, body: f32, pass: &mut PresentPass<'_>) {
    let Some(url) = presenter.name.url() else { return };
    let size = type_of(body, 0.7);
    ui.label(RichText::new(message!(address_bar_whole).to_string()).size(type_of(body, 0.9)).weak());
    let line = pass.lines.ordered_with(presenter.characters(), presenter.display.clone(), pass.in_displays);
    let em = (ui.available_width() / line.width().max(0.1)).clamp(SMALLEST, type_of(body, 1.6));
    let from_right = line.line().paragraph().is_right_to_left();
    ScrollArea::horizontal().id_salt("whole URL").stick_to_right(from_right).show(ui, |ui| {
        let place = vec2(line.width() * em, line.height(em));
        let (rect, response) = ui.allocate_exact_size(place, Sense::HOVER);
        accessibility::picture(&response, line.accessible_text());
        let corner = rect.min + vec2(0.0, line.rise(em));
        pass.lines.paint(ui, &line, corner, em, Colouring::ByClass);
        let parts = url_bands::parts_in(Some(url), 0, 0..presenter.characters().len());
        url_bands::paint(ui, &line, parts, (corner.x, corner.y + BAND_TOP * em, em), em * BAND);
    });
    let rect = ui.available_rect_before_wrap().intersect(ui.max_rect());
    let row = Rect::from_min_size(rect.min, vec2(rect.width(), size * 1.5));
    let builder = UiBuilder::new().max_rect(row).layout(Layout::left_to_right(Align::Center));
    ui.scope_builder(builder, |ui| {
        url_bands::legend(ui, url_bands::kinds(url), size, Palette::current(ui).weak_text)
    });
}
