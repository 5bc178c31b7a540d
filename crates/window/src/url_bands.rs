//! The bands under the parts of a URL, and what they mean.

use eframe::egui::{Color32, FontId, Sense, Ui, pos2, vec2};

use bidiscope_bidi::address::{Url, UrlPartKind};
use bidiscope_bidi::order::fields::DavisFieldKind;
use bidiscope_export::marks::{DrawnShape, URL_PART_BAND_HEIGHT_POINTS, url_part_band_shapes};
use bidiscope_report::titles::Titled;
use bidiscope_words::message;

use super::accessibility;
use super::marks;

/// The width of a band in the legend, and the space between its entries, in points.
const SWATCH: f32 = 26.0;
const GAP: f32 = 14.0;
/// The space between a band and its word, in points.
const SWATCH_GAP: f32 = 5.0;

/// Paints the band of a part from end to end, with its top at this height.
pub(super) fn paint_band(ui: &Ui, part: UrlPartKind, ends: [f32; 2], top: f32) {
    let seen = ui.clip_rect().x_range();
    if ends[1] >= seen.min && ends[0] <= seen.max {
        let band: Vec<DrawnShape> =
            url_part_band_shapes(part, ends, top, 1.0, [seen.min, seen.max]).collect();
        marks::paint(ui, &band);
    }
}

/// The part of a URL that a field of an identifier is of.
pub(super) const fn part_of(field: DavisFieldKind) -> UrlPartKind {
    match field {
        DavisFieldKind::Scheme => UrlPartKind::Scheme,
        DavisFieldKind::Userinfo => UrlPartKind::UserInfo,
        DavisFieldKind::Label | DavisFieldKind::IpAddress => UrlPartKind::Host,
        DavisFieldKind::Port => UrlPartKind::Port,
        DavisFieldKind::Path => UrlPartKind::Path,
        DavisFieldKind::Query => UrlPartKind::Query,
        DavisFieldKind::Fragment => UrlPartKind::Fragment,
    }
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
    let heading = layout(message!(url_parts).static_text());
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
        let top = rect.center().y - URL_PART_BAND_HEIGHT_POINTS / 2.0;
        paint_band(ui, part, [rect.left(), rect.left() + SWATCH], top);
        let at = pos2(rect.left() + SWATCH + SWATCH_GAP, rect.center().y - word.size().y / 2.0);
        ui.painter().galley(at, word, colour);
        pointed = pointed.or(response.hovered().then_some(part));
    }
    ui.spacing_mut().item_spacing.x = usual;
    pointed
}
