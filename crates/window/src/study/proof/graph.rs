//! The automaton as a graph: states are circles, final ones double; transitions are arrows.
//!
//! All arrows are drawn; those of the state that is looked at say their classes and levels, for the labels of all
//! would cover each other.

use std::sync::Arc;

use eframe::egui::epaint::{PathStroke, QuadraticBezierShape};
use eframe::egui::text::{LayoutJob, TextFormat};
use eframe::egui::{
    Align2, Color32, FontId, Galley, Id, Pos2, Rect, Role, ScrollArea, Sense, Shape, Stroke, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

use bidiscope_bidi::name::BidiClass;
use bidiscope_present::message;
use bidiscope_present::view::{AutomatonEdge, AutomatonGraph, AutomatonPath, AutomatonPicture, PlacedState};

use super::super::super::theme::Palette;

/// The radius of a state, in points.
const RADIUS: f32 = 15.0;
/// How far apart columns and rows are at least and at most, in points.
const COLUMNS: [f32; 2] = [100.0, 210.0];
const ROWS: [f32; 2] = [54.0, 96.0];
/// The room for the arrow into the start and the loops at the edges, in points.
const EDGE: f32 = 36.0;
/// Graphs with so few transitions say all their classes and levels.
const FEW_EDGES: usize = 12;

/// What is to be seen of a transition.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Emphasis {
    Faint,
    Open,
    Taken,
}

/// A transition as it is drawn.
struct Arrow {
    from: Pos2,
    control: Pos2,
    to: Pos2,
}

/// Shows it; `step` characters of the walk are read.
pub(super) fn show(
    ui: &mut Ui,
    graph: &AutomatonGraph,
    picture: &AutomatonPicture,
    walk: Option<&AutomatonPath>,
    step: usize,
) {
    ScrollArea::both().auto_shrink(false).show(ui, |ui| {
        let room = ui.available_size() - Vec2::splat(2.0 * EDGE);
        let pitch =
            |room: f32, count: usize, [least, most]: [f32; 2]| (room / count as f32).clamp(least, most);
        let pitch =
            vec2(pitch(room.x, picture.column_count, COLUMNS), pitch(room.y, picture.row_count, ROWS));
        let size = vec2(picture.column_count as f32, picture.row_count as f32) * pitch;
        let all = (size + Vec2::splat(2.0 * EDGE)).max(ui.available_size());
        let (canvas, response) = ui.allocate_exact_size(all, Sense::HOVER);
        response.widget_info(|| WidgetInfo::labeled(Role::Group, true, message!(proof_graph_title).fixed()));
        let drawn = Rect::from_center_size(canvas.center(), size);
        let at = |it: &PlacedState| drawn.min + vec2((it.column as f32 + 0.5) * pitch.x, it.row * pitch.y);
        paint(ui, graph, picture, walk, step, &at);
    });
}

fn paint(
    ui: &Ui,
    graph: &AutomatonGraph,
    picture: &AutomatonPicture,
    walk: Option<&AutomatonPath>,
    step: usize,
    at: &impl Fn(&PlacedState) -> Pos2,
) {
    let current = walk.map_or(0, |it| it.state_after(step));
    let taken = walk.and_then(|walk| walk.steps.get(step.checked_sub(1)?));
    let hovered = picture.states.iter().map(|it| it.state).find(|&it| {
        picture.state(it).is_some_and(|it| {
            ui.rect_contains_pointer(Rect::from_center_size(at(it), Vec2::splat(2.0 * RADIUS)))
        })
    });
    let looked_at = hovered.unwrap_or(current);
    let palette = Palette::current(ui);
    let emphasis = |edge: &AutomatonEdge| match taken {
        Some(taken) if (taken.from, taken.to) == (edge.from, edge.to) => Emphasis::Taken,
        _ if edge.from == looked_at => Emphasis::Open,
        _ => Emphasis::Faint,
    };
    let mut edges: Vec<(Emphasis, &AutomatonEdge)> =
        picture.edges.iter().map(|it| (emphasis(it), it)).collect();
    // What matters lies above the rest.
    edges.sort_by_key(|it| it.0);
    let mut labelled = Vec::new();
    for (emphasis, edge) in edges {
        let (Some(from), Some(to)) = (picture.state(edge.from), picture.state(edge.to)) else { continue };
        let same_column = from.column == to.column;
        let arrow = Arrow::between(at(from), at(to), same_column);
        let stroke = match emphasis {
            Emphasis::Faint => Stroke::new(1.0, palette.line),
            Emphasis::Open => Stroke::new(1.5, palette.weak_text),
            Emphasis::Taken => Stroke::new(3.0, palette.highlight_edge),
        };
        arrow.paint(ui, stroke);
        if emphasis != Emphasis::Faint || picture.edges.len() <= FEW_EDGES {
            labelled.push((edge, arrow));
        }
    }
    let start = picture.state(0).map(at);
    if let Some(start) = start {
        let [from, to] = [start - vec2(RADIUS + 24.0, 0.0), start - vec2(RADIUS + 2.0, 0.0)];
        Arrow { from, control: from + (to - from) / 2.0, to }.paint(ui, Stroke::new(1.5, palette.weak_text));
    }
    reveal_current(ui, picture.state(current).map(at), current);
    let others = taken.map(|it| it.other_states.as_slice()).unwrap_or_default();
    for state in &picture.states {
        let (is_current, is_possible) = (state.state == current, others.contains(&state.state));
        paint_state(ui, graph, state, at(state), is_current, is_possible);
    }
    let mut taken_room: Vec<Rect> =
        picture.states.iter().map(|it| Rect::from_center_size(at(it), Vec2::splat(2.0 * RADIUS))).collect();
    for (edge, arrow) in labelled {
        let is_taken = taken.filter(|it| (it.from, it.to) == (edge.from, edge.to));
        let is_looked_at = edge.from == looked_at || picture.edges.len() <= FEW_EDGES;
        // Of the transition that was taken only what was read, unless the state is looked at.
        let labels: Vec<_> = match is_taken {
            Some(it) if !is_looked_at => vec![(it.class, it.level)],
            _ => edge.labels.clone(),
        };
        let read = is_taken.map(|it| (it.class, it.level));
        let galley = label(ui, &labels, read);
        paint_label(ui, &arrow, galley, &mut taken_room);
    }
}

/// Scrolls to the state that the walk has come to.
fn reveal_current(ui: &Ui, at: Option<Pos2>, current: usize) {
    let kept_at = Id::unique("state that the walk has come to");
    let before = ui.data_mut(|data| data.get_temp::<usize>(kept_at));
    if let Some(at) = at.filter(|_| before != Some(current)) {
        ui.data_mut(|data| data.insert_temp(kept_at, current));
        let rect = Rect::from_center_size(at, Vec2::splat(4.0 * RADIUS));
        if !ui.clip_rect().contains_rect(rect) {
            ui.scroll_to_rect(rect, None);
        }
    }
}

fn paint_state(
    ui: &Ui,
    graph: &AutomatonGraph,
    state: &PlacedState,
    at: Pos2,
    is_current: bool,
    is_possible: bool,
) {
    let palette = Palette::current(ui);
    let rect = Rect::from_center_size(at, Vec2::splat(2.0 * RADIUS));
    let response = ui.interact(rect, Id::unique(("state", state.state)), Sense::HOVER);
    let mut name = message!(proof_state, number = state.state).to_string();
    for (holds, word) in [
        (state.state == 0, message!(proof_state_start)),
        (state.is_accepting, message!(proof_state_final)),
        (is_current, message!(proof_state_current)),
        (is_possible, message!(proof_state_possible)),
    ] {
        if holds {
            name += ", ";
            name += word.fixed();
        }
    }
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, name.as_str()));
    let (ground, edge, width) = match (is_current, is_possible) {
        (true, _) => (palette.highlight, palette.highlight_edge, 3.0),
        (_, true) => (palette.pane, palette.highlight_edge, 1.5),
        _ => (palette.pane, palette.other, 1.3),
    };
    let stroke = Stroke::new(width, edge);
    let painter = ui.painter();
    painter.circle(at, RADIUS, ground, stroke);
    if state.is_accepting {
        painter.circle_stroke(at, RADIUS - 4.0, Stroke::new(1.0, edge));
    }
    painter.text(at, Align2::CENTER_CENTER, state.state, FontId::proportional(12.0), palette.text);
    response.on_hover_ui(|ui| {
        ui.strong(name.as_str());
        for edge in graph.edges.iter().filter(|it| it.from == state.state) {
            let labels: Vec<String> =
                edge.labels.iter().map(|(class, level)| format!("{class} {level}")).collect();
            ui.label(message!(proof_edge, labels = labels.join(", "), state = edge.to).to_string());
        }
    });
}

/// Classes and levels, as they stand at an arrow; what was read is underlined.
fn label(ui: &Ui, labels: &[(BidiClass, usize)], read: Option<(BidiClass, usize)>) -> Arc<Galley> {
    let palette = Palette::current(ui);
    let mut job = LayoutJob::default();
    for (number, &(class, level)) in labels.iter().enumerate() {
        let before = if number == 0 {
            ""
        } else if number % 3 == 0 {
            "\n"
        } else {
            "  "
        };
        let format = |color: Color32, size: f32| TextFormat {
            font_id: FontId::proportional(size),
            color,
            underline: if read == Some((class, level)) {
                Stroke::new(1.5, palette.highlight_edge)
            } else {
                Stroke::NONE
            },
            ..TextFormat::default()
        };
        job.append(before, 0.0, TextFormat { font_id: FontId::proportional(12.0), ..TextFormat::default() });
        job.append(class.short_name(), 0.0, format(palette.class(class), 12.0));
        job.append(&format!("\u{2009}{level}"), 0.0, format(palette.text, 11.0));
    }
    ui.fonts_mut(|fonts| fonts.layout_job(job))
}

/// Writes a label beside its arrow, where nothing else stands.
fn paint_label(ui: &Ui, arrow: &Arrow, galley: Arc<Galley>, taken: &mut Vec<Rect>) {
    let size = galley.size() + vec2(6.0, 2.0);
    let along = [0.5, 0.62, 0.4, 0.72, 0.32, 0.8, 0.25].map(|it| arrow.point(it));
    // On the arrow rather than beside it.
    let places = [0.0, -1.0, 1.0, -2.0, 2.0]
        .into_iter()
        .flat_map(|rows| along.map(|at| Rect::from_center_size(at + vec2(0.0, rows * size.y), size)));
    let overlap = |rect: &Rect| -> f32 {
        taken.iter().map(|it| it.intersect(*rect)).filter(|it| it.is_positive()).map(|it| it.area()).sum()
    };
    let by_overlap = |one: &Rect, other: &Rect| overlap(one).total_cmp(&overlap(other));
    let Some(best) = places.min_by(by_overlap) else {
        return;
    };
    taken.push(best);
    let palette = Palette::current(ui);
    ui.painter().rect_filled(best, 3.0, palette.pane);
    ui.painter().galley(best.min + vec2(3.0, 1.0), galley, palette.text);
}

impl Arrow {
    /// The arrow between two states; a loop where they are one. Arrows there and back lie apart.
    fn between(from: Pos2, to: Pos2, same_column: bool) -> Self {
        let way = to - from;
        let length = way.length();
        if length < 1.0 {
            let [left, right] = [-0.55, 0.55].map(|it: f32| from + RADIUS * vec2(it.sin(), -it.cos()));
            return Self { from: left, control: from - vec2(0.0, 4.0 * RADIUS), to: right };
        }
        let across = vec2(-way.y, way.x) / length;
        // Past the states that stand between them in one column.
        let bend = if same_column { (0.32 * length).max(24.0) } else { (0.14 * length).min(48.0) };
        let control = from + way / 2.0 + across * bend;
        let rim = |centre: Pos2, room: f32| centre + (control - centre).normalized() * (RADIUS + room);
        Self { from: rim(from, 0.0), control, to: rim(to, 2.0) }
    }

    /// A point of it: 0 is its beginning, 1 its end.
    fn point(&self, at: f32) -> Pos2 {
        let [from, control, to] = [self.from, self.control, self.to].map(Pos2::to_vec2);
        let point = from * (1.0 - at).powi(2) + control * (2.0 * at * (1.0 - at)) + to * at.powi(2);
        pos2(point.x, point.y)
    }

    fn paint(&self, ui: &Ui, stroke: Stroke) {
        let points = [self.from, self.control, self.to];
        let curve = QuadraticBezierShape::from_points_stroke(
            points,
            false,
            Color32::TRANSPARENT,
            PathStroke::from(stroke),
        );
        ui.painter().add(curve);
        let along = (self.to - self.control).normalized() * (6.0 + stroke.width);
        let aside = vec2(-along.y, along.x) * 0.45;
        let tip = vec![self.to, self.to - along + aside, self.to - along - aside];
        ui.painter().add(Shape::convex_polygon(tip, stroke.color, Stroke::NONE));
    }
}
