//! A small picture of the first page, made beside the window.

use eframe::egui::{
    Align2, Color32, ColorImage, Context, Rect, Role, Sense, Spinner, Stroke, StrokeKind, TextStyle,
    TextureHandle, TextureOptions, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use bidiscope_export::sheet::{ImageTooLarge, Sheet, SheetDrawing, SheetPage, render_page};
use bidiscope_words::message;

use super::super::job::{Job, JobEvent};
use super::super::report_language::ReportLanguage;
use super::super::theme::Palette;
use super::work::ToLayOut;

/// The most room of the picture, in points.
pub(super) const ROOM: Vec2 = vec2(300.0, 400.0);
/// How high a page is seen, as a part of its width: of one that is higher, the upper end.
const HIGHEST: f32 = 1.414;

/// What was made for the panel.
struct FirstPage {
    image: Result<ColorImage, ImageTooLarge>,
    /// The size of the page, in points, and how many there are.
    size: [f32; 2],
    pages: usize,
}

/// A first page that is being made. Making it ends soon after this is dropped.
struct Making<K> {
    /// What it is made for.
    key: K,
    page: Job<FirstPage>,
}

/// The picture of what is chosen now, or was a moment ago.
pub(super) struct Preview<K> {
    /// What it was made for.
    key: Option<K>,
    making: Option<Making<K>>,
    shown: Option<(TextureHandle, [f32; 2], usize)>,
}

impl<K> Default for Preview<K> {
    fn default() -> Self {
        Self { key: None, making: None, shown: None }
    }
}

impl<K: PartialEq + Clone> Preview<K> {
    /// Takes what was made, and begins anew where something else is chosen. One is made at a time.
    pub(super) fn keep_up(
        &mut self,
        key: &K,
        pages: impl FnOnce() -> ToLayOut,
        language: ReportLanguage,
        context: &Context,
    ) {
        if let Some(making) = &self.making {
            match making.page.next_event() {
                JobEvent::Pending => {
                    if making.key != *key {
                        making.page.stop();
                    }
                    return;
                }
                JobEvent::Output(first) => {
                    self.key = Some(making.key.clone());
                    self.shown = first.image.ok().map(|image| {
                        let texture = context.load_texture("preview", image, TextureOptions::LINEAR);
                        (texture, first.size, first.pages)
                    });
                }
                JobEvent::Finished | JobEvent::Failed(_) => self.key = Some(making.key.clone()),
            }
            self.making = None;
        }
        if self.key.as_ref() != Some(key) {
            let (pages, scale) = (pages(), context.pixels_per_point());
            let page = Job::begin("preview", context, move |worker| {
                if let Some(sheet) = language.within(|| pages.sheet(&|| worker.is_stopped())) {
                    worker.emit(first_page(&sheet, scale));
                }
            });
            self.making = Some(Making { key: key.clone(), page });
        }
    }

    /// The size of the first page, in points, and how many there are, once it is known.
    pub(super) fn pages(&self) -> Option<([f32; 2], usize)> {
        self.shown.as_ref().map(|(_, size, pages)| (*size, *pages))
    }

    /// Shows it, at most so high in points, on a ground of this colour; gives its place. What it shows no longer looks so.
    pub(super) fn show(&self, ui: &mut Ui, height: f32, ground: Color32) -> Rect {
        let room = vec2(ROOM.x, height.min(ROOM.y));
        let (rect, response) = ui.allocate_exact_size(room, Sense::HOVER);
        response.widget_info(|| {
            WidgetInfo::labeled(Role::Image, true, message!(export_first_page).static_text())
        });
        let Some((texture, ..)) = &self.shown else {
            if self.making.is_some() {
                let place = Rect::from_center_size(rect.center(), Vec2::splat(ui.spacing().interact_size.y));
                Spinner::new().paint_at(ui, place);
            }
            return rect;
        };
        let size = texture.size_vec2() / ui.ctx().pixels_per_point();
        let size = size * ((room - vec2(2.0, 2.0)) / size).min_elem().min(1.0);
        let place = Rect::from_min_size(rect.min + vec2(1.0, 1.0), size);
        let opacity = if self.making.is_some() { 0.5 } else { 1.0 };
        let painter = ui.painter();
        painter.rect_filled(place, 0.0, ground.gamma_multiply(opacity));
        let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        painter.image(texture.id(), place, whole, Color32::WHITE.gamma_multiply(opacity));
        let edge = Stroke::new(1.0, Palette::current(ui).line);
        painter.rect_stroke(place, 0.0, edge, StrokeKind::Outside);
        place
    }
}

/// Shows a sheet of paper with the kind of a file that has no pages, at most so high in points.
pub(super) fn show_kind(ui: &mut Ui, height: f32, kind: &str) {
    let room = vec2(ROOM.x, height.min(ROOM.y));
    let (rect, _) = ui.allocate_exact_size(room, Sense::HOVER);
    let size = vec2(ROOM.x * 0.6, ROOM.x * 0.6 * HIGHEST).min(room - vec2(2.0, 2.0));
    let place = Rect::from_min_size(rect.min + vec2(1.0, 1.0), size);
    let palette = Palette::current(ui);
    let stroke = Stroke::new(1.0, palette.line);
    ui.painter().rect(place, 0.0, palette.pane, stroke, StrokeKind::Outside);
    let (font, kind) = (TextStyle::Heading.resolve(ui.style()), kind.to_uppercase());
    ui.painter().text(place.center(), Align2::CENTER_CENTER, kind, font, palette.weak_text);
}

/// The first page of a sheet, as large as there is room at so many pixels a point of the window.
fn first_page(sheet: &Sheet, pixels_per_point: f32) -> FirstPage {
    let (page, pages) = (&sheet.pages[0], sheet.pages.len());
    let seen = upper_end(page);
    let scale = (ROOM.x / seen.width_and_height_points[0]).min(ROOM.y / seen.width_and_height_points[1])
        * pixels_per_point;
    let image = render_page(sheet, &seen, scale).map(|it| {
        ColorImage::from_rgba_unmultiplied([it.width_px as usize, it.height_px as usize], &it.rgba)
    });
    FirstPage { image, size: page.width_and_height_points, pages }
}

/// What is seen of a page.
fn upper_end(page: &SheetPage) -> SheetPage {
    let height = page.width_and_height_points[1].min(page.width_and_height_points[0] * HIGHEST);
    let is_seen = |mark: &SheetDrawing| match mark {
        SheetDrawing::Text(text) => text.baseline_left_end_points[1] - text.font_size_points < height,
        SheetDrawing::Rectangle(it) => it.left_top_right_bottom_points[1] < height,
        SheetDrawing::Polyline { x_and_y_points: points, .. } => points.iter().any(|it| it[1] < height),
    };
    let blocks = page.blocks.iter().filter(|it| it.drawings.iter().any(is_seen)).cloned().collect();
    SheetPage {
        width_and_height_points: [page.width_and_height_points[0], height],
        background_colour: page.background_colour,
        blocks,
    }
}
