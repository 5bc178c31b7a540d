//! The bands under the parts of a URL, and what they mean.

use std::ops::Range;

use eframe::egui::{Color32, FontId, Mesh, Rect, Sense, Shape, Ui, pos2, vec2};

use bidiscope_bidi::address::{Url, UrlPart, UrlPartKind};
use bidiscope_bidi::order::fields::FieldKind;
use bidiscope_export::{URL_BAND_HEIGHT, url_band};
use bidiscope_report::titles::Titled;
use bidiscope_words::message;

use super::accessibility;
use super::lines::Shaped;
use super::theme::Palette;

/// The width of a band in the legend, and the space between its entries, in points.
const SWATCH: f32 = 26.0;
const GAP: f32 = 14.0;
/// The space between a band and its word, in points.
const SWATCH_GAP: f32 = 5.0;

/// Paints the bands under a line that begins at `left`, with their top at `top`: of these parts, by their characters in the
/// line. `size` is in points an em, and a band of the height of `scale` times an ordinary one.
pub(super) fn paint(
    ui: &Ui,
    line: &Shaped,
    parts: impl Iterator<Item = (UrlPartKind, impl IntoIterator<Item = usize>)>,
    (left, top, size): (f32, f32, f32),
    scale: f32,
) {
    for (part, characters) in parts {
        for stretch in line.stretches(characters) {
            let ends = [left + stretch.left * size, left + stretch.right * size];
            paint_band(ui, part, ends, top, scale);
        }
    }
}

/// Paints the band of a part from end to end, with its top at this height.
pub(super) fn paint_band(ui: &Ui, part: UrlPartKind, ends: [f32; 2], top: f32, scale: f32) {
    let seen = ui.clip_rect().x_range();
    if ends[1] < seen.min || ends[0] > seen.max {
        return;
    }
    let colour = Palette::current(ui).url_band(part);
    let mut mesh = Mesh::default();
    let [ends, seen] = [ends, [seen.min, seen.max]].map(|it| it.map(|x| x / scale));
    for edges in url_band(part, ends, seen) {
        let [left, above, right, below] = edges.map(|it| it * scale);
        mesh.add_colored_rect(Rect::from_x_y_ranges(left..=right, top + above..=top + below), colour);
    }
    ui.painter().add(Shape::mesh(mesh));
}

/// The part of a URL that a field of an identifier is of.
pub(super) const fn part_of(field: FieldKind) -> UrlPartKind {
    match field {
        FieldKind::Scheme => UrlPartKind::Scheme,
        FieldKind::Userinfo => UrlPartKind::UserInfo,
        FieldKind::Label | FieldKind::IpAddress => UrlPartKind::Host,
        FieldKind::Port => UrlPartKind::Port,
        FieldKind::Path => UrlPartKind::Path,
        FieldKind::Query => UrlPartKind::Query,
        FieldKind::Fragment => UrlPartKind::Fragment,
    }
}

/// The parts of a URL by their characters in `shown`, a part of a text in which the URL begins at `start`.
pub(super) fn parts_in(
    url: Option<&Url>,
    start: usize,
    shown: Range<usize>,
) -> impl Iterator<Item = (UrlPartKind, Range<usize>)> {
    let in_shown = move |at: usize| (start + at).clamp(shown.start, shown.end) - shown.start;
    let parts = url.map_or(&[][..], Url::parts).iter();
    parts.map(move |UrlPart { part, range }| (*part, in_shown(range.start)..in_shown(range.end)))
}

/// The parts of a URL.
pub(super) fn kinds(url: &Url) -> impl Iterator<Item = UrlPartKind> {
    url.parts().iter().map(|it| it.part)
}

/// Shows which band is which part of a URL, in a row, if that has room for it; with words of this size, in points. Gives
/// the part that is pointed at.
pub(super) fn legend(
    ui: &mut Ui,
    parts: impl Iterator<Item = UrlPartKind>,
    size: f32,
    colour: Color32,
) -> Option<UrlPartKind> {
    let font = FontId::proportional(size);
    let layout = |text: &str| ui.painter().layout_no_wrap(text.to_owned(), font.clone(), colour);
    let heading = layout(message!(url_parts).fixed());
    let words: Vec<_> = parts.map(|it| (it, layout(it.title()))).collect();
    let widths = words.iter().map(|it| GAP + SWATCH + SWATCH_GAP + it.1.size().x);
    if heading.size().x + widths.sum::<f32>() > ui.available_width() {
        return None;
    }
    let height = ui.available_height().max(heading.size().y);
    let usual = std::mem::replace(&mut ui.spacing_mut().item_spacing.x, GAP);
    let (rect, response) = ui.allocate_exact_size(vec2(heading.size().x, height), Sense::HOVER);
    accessibility::say(&response, || message!(url_parts).to_string());
    ui.painter().galley(rect.left_center() - vec2(0.0, heading.size().y / 2.0), heading, colour);
    let mut pointed = None;
    for (part, word) in words {
        let width = SWATCH + SWATCH_GAP + word.size().x;
        let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::HOVER);
        accessibility::say(&response, || part.title().to_owned());
        let top = rect.center().y - URL_BAND_HEIGHT / 2.0;
        paint_band(ui, part, [rect.left(), rect.left() + SWATCH], top, 1.0);
        let at = pos2(rect.left() + SWATCH + SWATCH_GAP, rect.center().y - word.size().y / 2.0);
        ui.painter().galley(at, word, colour);
        pointed = pointed.or(response.hovered().then_some(part));
    }
    ui.spacing_mut().item_spacing.x = usual;
    pointed
}
