//! Paints the marks that sheets and figures have too.

use eframe::egui::{Align2, Color32, FontId, Mesh, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Ui, pos2};

use bidiscope_export::colours::ColourRole;
use bidiscope_export::marks::{Mark, MarkBox, TextAnchor, without_closing_point};

use super::theme::Palette;

/// Paints marks, whose lengths are those of the window, in the colours of its theme.
pub(super) fn paint(ui: &Ui, marks: &[Mark]) {
    let palette = Palette::current(ui);
    paint_in(ui.painter(), marks, |role| palette.of(role));
}

/// Paints marks in these colours.
pub(super) fn paint_in(painter: &Painter, marks: &[Mark], colour: impl Fn(ColourRole) -> Color32) {
    // Bands may have many dashes: all sharp boxes that follow each other are one shape.
    let mut sharp = Mesh::default();
    for mark in marks {
        if let Mark::Box(MarkBox { edges, radius: 0.0, fill: Some(fill), stroke: None }) = mark {
            sharp.add_colored_rect(rect_of(*edges), colour(*fill));
            continue;
        }
        add_mesh(painter, &mut sharp);
        painter.add(shape(painter, mark, &colour));
    }
    add_mesh(painter, &mut sharp);
}

fn add_mesh(painter: &Painter, mesh: &mut Mesh) {
    if !mesh.is_empty() {
        painter.add(Shape::mesh(std::mem::take(mesh)));
    }
}

fn shape(painter: &Painter, mark: &Mark, colour: impl Fn(ColourRole) -> Color32) -> Shape {
    match mark {
        &Mark::Box(MarkBox { edges, radius, fill, stroke }) => {
            let rect = rect_of(edges);
            let fill = fill.map_or(Color32::TRANSPARENT, &colour);
            let stroke = stroke.map_or(Stroke::NONE, |(width, role)| Stroke::new(width, colour(role)));
            // The corners of a rectangle have whole points.
            if rect.size().max_elem() <= 2.0 * radius {
                let radius = radius - stroke.width / 2.0;
                return Shape::Circle(eframe::egui::epaint::CircleShape {
                    center: rect.center(),
                    radius,
                    fill,
                    stroke,
                });
            }
            eframe::egui::epaint::RectShape::new(rect, radius, fill, stroke, StrokeKind::Inside).into()
        }
        Mark::Stroke { points, width, colour: role } => {
            let stroke = Stroke::new(*width, colour(*role));
            let (points, is_closed) = without_closing_point(points);
            let points: Vec<Pos2> = points.iter().map(|&it| it.into()).collect();
            if is_closed { Shape::closed_line(points, stroke) } else { Shape::line(points, stroke) }
        }
        Mark::Words { text, anchor, at, size, colour: role } => {
            let anchor = match anchor {
                TextAnchor::Left => Align2::LEFT_CENTER,
                TextAnchor::Middle => Align2::CENTER_CENTER,
                TextAnchor::Right => Align2::RIGHT_CENTER,
            };
            let font = FontId::proportional(*size);
            let colour = colour(*role);
            let galley = painter.layout_no_wrap(text.to_string(), font, colour);
            let rect = anchor.anchor_size(pos2(at[0], at[1]), galley.size());
            Shape::galley(rect.min, galley, colour)
        }
    }
}

/// The rectangle with these edges: left, top, right and bottom.
pub(super) fn rect_of([left, top, right, bottom]: [f32; 4]) -> Rect {
    Rect::from_min_max(pos2(left, top), pos2(right, bottom))
}

/// The edges of a rectangle: left, top, right and bottom.
pub(super) const fn edges_of(rect: Rect) -> [f32; 4] {
    [rect.min.x, rect.min.y, rect.max.x, rect.max.y]
}
