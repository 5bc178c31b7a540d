//! Rendering a page to pixels and to PNG.

use tiny_skia::{
    Color, FillRule, LineCap, LineJoin, Mask, Paint, Path, PathBuilder, Pixmap, Rect, Stroke, Transform,
};

use crate::colours::Rgb;
use crate::marks::open_points_and_is_closed;
use bidiscope_layout::{Faces, GlyphOutline, Segment};

use super::page::{Sheet, SheetDrawing, SheetPage, SheetRectangle, SheetTextLine};

/// The most pixels of the width and of the height of an image.
pub const MAX_PIXELS_PER_SIDE: u32 = 20_000;
/// The most pixels of an image, width times height.
pub const MAX_PIXELS_PER_IMAGE: u64 = 1 << 26;

/// An image would have too many pixels: more than [`MAX_PIXELS_PER_SIDE`] or [`MAX_PIXELS_PER_IMAGE`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the picture would have {width_px} by {height_px} pixels")]
pub struct ImageTooLarge {
    /// Its width in pixels.
    pub width_px: u64,
    /// Its height in pixels.
    pub height_px: u64,
}

/// A page of a sheet as pixels.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PageImage {
    /// Its width in pixels.
    pub width_px: u32,
    /// Its height in pixels.
    pub height_px: u32,
    /// Red, green, blue and alpha of each pixel, row by row; not premultiplied.
    pub rgba: Vec<u8>,
}

/// Renders a page of a sheet with `pixels_per_point` pixels for each point.
///
/// # Errors
/// Where it would have more pixels than [`MAX_PIXELS_PER_SIDE`] or [`MAX_PIXELS_PER_IMAGE`].
pub fn render_page(
    sheet: &Sheet,
    page: &SheetPage,
    pixels_per_point: f32,
) -> Result<PageImage, ImageTooLarge> {
    let pixels = pixels(sheet, page, pixels_per_point)?;
    let straight = pixels.pixels().iter().map(|it| it.demultiply());
    let rgba = straight.flat_map(|it| [it.red(), it.green(), it.blue(), it.alpha()]).collect();
    Ok(PageImage { width_px: pixels.width(), height_px: pixels.height(), rgba })
}

/// Renders a page of a sheet as a PNG file with `pixels_per_point` pixels for each point.
///
/// # Errors
/// Where it would have more pixels than [`MAX_PIXELS_PER_SIDE`] or [`MAX_PIXELS_PER_IMAGE`].
pub fn render_png(sheet: &Sheet, page: &SheetPage, pixels_per_point: f32) -> Result<Vec<u8>, ImageTooLarge> {
    Ok(render_page(sheet, page, pixels_per_point)?.encode_png(pixels_per_point))
}

impl PageImage {
    /// The image as a PNG file that states its resolution, `pixels_per_point` pixels for each point, and the program with its
    /// versions.
    pub fn encode_png(&self, pixels_per_point: f32) -> Vec<u8> {
        let mut bytes = Vec::new();
        let mut encoder = ::png::Encoder::new(&mut bytes, self.width_px, self.height_px);
        encoder.set_color(::png::ColorType::Rgba);
        encoder.set_depth(::png::BitDepth::Eight);
        let density = (f64::from(pixels_per_point) * 72.0 / 0.0254).round() as u32;
        encoder.set_pixel_dims(Some(::png::PixelDimensions {
            xppu: density,
            yppu: density,
            unit: ::png::Unit::Meter,
        }));
        // Pages have few colours: without a filter files are as small, and are written in half the time.
        encoder.set_filter(::png::Filter::NoFilter);
        encoder.set_deflate_compression(::png::DeflateCompression::Level(3));
        // Writing to a vector does not fail.
        let named = encoder.add_text_chunk("Software".to_owned(), super::program());
        debug_assert!(named.is_ok(), "{named:?}");
        let written = encoder.write_header().and_then(|mut it| it.write_image_data(&self.rgba));
        debug_assert!(written.is_ok(), "{written:?}");
        bytes
    }
}

/// The pixels of a page.
fn pixels(sheet: &Sheet, page: &SheetPage, scale: f32) -> Result<Pixmap, ImageTooLarge> {
    let side = |length: f32| (f64::from(length) * f64::from(scale)).ceil().max(1.0) as u64;
    let (width, height) = (side(page.width_and_height_points[0]), side(page.width_and_height_points[1]));
    let too_large = ImageTooLarge { width_px: width, height_px: height };
    let is_bounded =
        width.max(height) <= u64::from(MAX_PIXELS_PER_SIDE) && width * height <= MAX_PIXELS_PER_IMAGE;
    if !is_bounded {
        return Err(too_large);
    }
    let mut canvas = Pixmap::new(width as u32, height as u32).ok_or(too_large)?;
    if let Some(ground) = page.background_colour {
        canvas.fill(colour(ground));
    }
    let place = Transform::from_scale(scale, scale);
    for mark in page.blocks.iter().flat_map(|it| &it.drawings) {
        match mark {
            SheetDrawing::Text(text) => draw_text(&mut canvas, &sheet.font_faces, text, place),
            SheetDrawing::Rectangle(it) => draw_box(&mut canvas, it, place),
            SheetDrawing::Polyline { x_and_y_points: points, line_width_points: width, colour: of } => {
                let mut path = PathBuilder::new();
                let (points, is_closed) = open_points_and_is_closed(points);
                for (index, &[x, y]) in points.iter().enumerate() {
                    if index == 0 { path.move_to(x, y) } else { path.line_to(x, y) }
                }
                if is_closed {
                    path.close();
                }
                stroke(&mut canvas, path.finish(), *width, *of, place);
            }
        }
    }
    Ok(canvas)
}

/// All glyphs of one colour at once, so that joined letters have no seam.
fn draw_text(canvas: &mut Pixmap, faces: &Faces, text: &SheetTextLine, place: Transform) {
    let mut colours: Vec<Rgb> = text.glyphs_from_left.iter().map(|it| it.colour).collect();
    colours.sort_unstable();
    colours.dedup();
    let clip = text
        .clip_left_top_right_bottom_points
        .and_then(|[left, top, right, bottom]| Rect::from_ltrb(left, top, right, bottom));
    let mut mask = None;
    for of in colours {
        let mut path = PathBuilder::new();
        for glyph in text.glyphs_from_left.iter().filter(|it| it.colour == of) {
            let Some(outline) = faces.outline(glyph.face_id, glyph.glyph_id) else { continue };
            let origin = [
                text.baseline_left_end_points[0] + glyph.x_from_line_left_em * text.font_size_points,
                text.baseline_left_end_points[1] - glyph.y_above_baseline_em * text.font_size_points,
            ];
            add_outline(&mut path, &outline, origin, text.font_size_points * glyph.scale_of_font_size);
        }
        let Some(path) = path.finish() else { continue };
        // A mask is as large as the page; hardly any text needs one.
        let is_cut = clip.filter(|clip| !holds(clip, &path.bounds()));
        if let (Some(clip), None) = (is_cut, &mask) {
            mask = mask_of(canvas, clip, place);
        }
        let mask = mask.as_ref().filter(|_| is_cut.is_some());
        canvas.fill_path(&path, &paint(of), FillRule::Winding, place, mask);
    }
}

fn holds(clip: &Rect, bounds: &Rect) -> bool {
    clip.left() <= bounds.left()
        && clip.top() <= bounds.top()
        && bounds.right() <= clip.right()
        && bounds.bottom() <= clip.bottom()
}

fn mask_of(canvas: &Pixmap, clip: Rect, place: Transform) -> Option<Mask> {
    let mut mask = Mask::new(canvas.width(), canvas.height())?;
    mask.fill_path(&PathBuilder::from_rect(clip), FillRule::Winding, true, place);
    Some(mask)
}

fn add_outline(path: &mut PathBuilder, outline: &GlyphOutline, [x, y]: [f32; 2], size: f32) {
    let at = |point: [f32; 2]| (x + point[0] * size, y - point[1] * size);
    for segment in outline.segments() {
        match *segment {
            Segment::Move(end) => path.move_to(at(end).0, at(end).1),
            Segment::Line(end) => path.line_to(at(end).0, at(end).1),
            Segment::Quadratic(control, end) => {
                let (control, end) = (at(control), at(end));
                path.quad_to(control.0, control.1, end.0, end.1);
            }
            Segment::Cubic(one, two, end) => {
                let (one, two, end) = (at(one), at(two), at(end));
                path.cubic_to(one.0, one.1, two.0, two.1, end.0, end.1);
            }
            Segment::Close => path.close(),
        }
    }
}

fn draw_box(canvas: &mut Pixmap, it: &SheetRectangle, place: Transform) {
    if let Some(fill) = it.fill_colour
        && let Some(path) = rounded(it.left_top_right_bottom_points, it.corner_radius_points)
    {
        canvas.fill_path(&path, &paint(fill), FillRule::Winding, place, None);
    }
    if let Some((width, of)) = it.edge_width_points_and_colour {
        let inset = width / 2.0;
        let [left, top, right, bottom] = it.left_top_right_bottom_points;
        let edges = [left + inset, top + inset, right - inset, bottom - inset];
        stroke(canvas, rounded(edges, (it.corner_radius_points - inset).max(0.0)), width, of, place);
    }
}

/// A rectangle with rounded corners; `None` where it is empty.
fn rounded([left, top, right, bottom]: [f32; 4], radius: f32) -> Option<Path> {
    let rect = Rect::from_ltrb(left, top, right, bottom)?;
    let radius = radius.min(rect.width() / 2.0).min(rect.height() / 2.0);
    if radius <= 0.0 {
        return Some(PathBuilder::from_rect(rect));
    }
    let mut path = PathBuilder::new();
    for (index, segment) in
        super::rounded::segments([left, top, right, bottom], radius).into_iter().enumerate()
    {
        let [start, one, two, end] = segment;
        if index == 0 {
            path.move_to(start[0], start[1])
        } else {
            path.line_to(start[0], start[1])
        }
        path.cubic_to(one[0], one[1], two[0], two[1], end[0], end[1]);
    }
    path.close();
    path.finish()
}

fn stroke(canvas: &mut Pixmap, path: Option<Path>, width: f32, of: Rgb, place: Transform) {
    let Some(path) = path else { return };
    let stroke = Stroke { width, line_cap: LineCap::Butt, line_join: LineJoin::Miter, ..Stroke::default() };
    canvas.stroke_path(&path, &paint(of), &stroke, place, None);
}

fn paint(of: Rgb) -> Paint<'static> {
    let mut paint = Paint::default();
    paint.set_color(colour(of));
    paint.anti_alias = true;
    paint
}

fn colour([red, green, blue]: Rgb) -> Color {
    Color::from_rgba8(red, green, blue, u8::MAX)
}
