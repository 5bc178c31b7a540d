//! Paints the marks that sheets and figures have too.

use eframe::egui::{Align2, Color32, FontId, Mesh, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Ui, pos2};

use bidiscope_export::colours::ColourRole;
use bidiscope_export::marks::{DrawnRectangle, DrawnShape, TextAnchor, open_points_and_is_closed};

use super::theme::Palette;

/// Paints marks, whose lengths are those of the window, in the colours of its theme.
pub(super) fn paint(ui: &Ui, marks: &[DrawnShape]) {
    let palette = Palette::current(ui);
    paint_in(ui.painter(), marks, |role| palette.of(role));
}

/// Paints marks in these colours.
pub(super) fn paint_in(painter: &Painter, marks: &[DrawnShape], colour: impl Fn(ColourRole) -> Color32) {
    // Bands may have many dashes: all sharp boxes that follow each other are one shape.
    let mut sharp = Mesh::default();
    for mark in marks {
        if let DrawnShape::Rectangle(DrawnRectangle {
            left_top_right_bottom_points: edges,
            corner_radius_points: 0.0,
            fill_colour: Some(fill),
            edge_width_points_and_colour: None,
        }) = mark
        {
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

fn shape(painter: &Painter, mark: &DrawnShape, colour: impl Fn(ColourRole) -> Color32) -> Shape {
    match mark {
        &DrawnShape::Rectangle(DrawnRectangle {
            left_top_right_bottom_points: edges,
            corner_radius_points: radius,
            fill_colour: fill,
            edge_width_points_and_colour: stroke,
        }) => {
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
        DrawnShape::Polyline { x_and_y_points: points, line_width_points: width, colour: role } => {
            let stroke = Stroke::new(*width, colour(*role));
            let (points, is_closed) = open_points_and_is_closed(points);
            let points: Vec<Pos2> = points.iter().map(|&it| it.into()).collect();
            if is_closed { Shape::closed_line(points, stroke) } else { Shape::line(points, stroke) }
        }
        DrawnShape::Text {
            text,
            anchor,
            anchor_x_and_y_points: at,
            font_size_points: size,
            colour: role,
        } => {
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
