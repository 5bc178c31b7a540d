//! The laws of what is painted. Each gives what breaks it, in words.

use std::collections::HashSet;

use eframe::egui::epaint::{ClippedShape, Shape};
use eframe::egui::accesskit::Role;
use eframe::egui::{LayerId, Rect};

use super::painted::{NameLine, Painted, Text, Widget};

/// By how much things may touch: a glyph's ink may stand a pixel over its own box.
const TOUCH: f32 = 1.0;
/// How far the end of a scroll bar may lie from the edge of what it scrolls.
const BAR: f32 = 12.0;
/// The fewest characters of a text that is cut short, its ellipsis among them: fewer say nothing.
const LEAST_LEFT: usize = 4;

/// The directions in which something may stand out of something else.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Side {
    Left,
    Right,
    Top,
    Bottom,
}

/// No text of the interface and no line of a name is cut by the edge of what it stands in, but where that can be
/// scrolled; and what is cut short on purpose still says something.
pub(super) fn nothing_is_cut(painted: &Painted) -> Vec<String> {
    let mut broken = Vec::new();
    for text in &painted.texts {
        for side in sides_out(text.ink, text.clip, TOUCH) {
            if !is_scrolled(painted, text.clip, side) {
                broken.push(format!("{} is cut at its {side:?} by {:?}", told(text), text.clip));
            }
        }
        if text.elided_to.is_some_and(|left| left < LEAST_LEFT.min(text.words.chars().count())) {
            broken.push(format!("nothing is left of {}", told(text)));
        }
    }
    for line in &painted.lines {
        let Some(ink) = whole(line) else { continue };
        // A stamp has a margin of its own.
        for side in sides_out(ink, line.clip, 2.0 * TOUCH) {
            // A line may be clipped to a box of its own, in what is scrolled.
            if !is_scrolled(painted, line.clip, side)
                && !is_scrolled(painted, across(painted, line.clip, side), side)
            {
                broken.push(format!("a name at {ink:?} is cut at its {side:?} by {:?}", line.clip));
            }
        }
    }
    broken
}

/// No two texts, and no text and line of a name, stand over each other in a layer.
pub(super) fn nothing_overlaps(painted: &Painted) -> Vec<String> {
    struct Ink {
        layer: LayerId,
        rect: Rect,
        words: String,
        /// Which text or line it is of: what belongs together may overlap.
        of: usize,
    }
    let mut inks = Vec::new();
    for (of, text) in painted.texts.iter().enumerate() {
        let rect = text.ink.intersect(text.clip);
        inks.push(Ink { layer: text.layer, rect, words: told(text), of });
    }
    for (number, line) in painted.lines.iter().enumerate() {
        let of = painted.texts.len() + number;
        for ink in &line.ink {
            let rect = ink.intersect(line.clip);
            inks.push(Ink { layer: line.layer, rect, words: format!("a name\u{2019}s line at {rect:?}"), of });
        }
    }
    inks.retain(|it| it.rect.is_positive());
    inks.sort_by(|one, other| one.rect.top().total_cmp(&other.rect.top()));
    let mut broken = Vec::new();
    for (index, one) in inks.iter().enumerate() {
        let below = inks[index + 1..].iter().take_while(|it| it.rect.top() < one.rect.bottom() - TOUCH);
        for other in below.filter(|it| it.of != one.of && it.layer == one.layer) {
            if overlap(one.rect, other.rect) {
                broken.push(format!("{} stands over {}", one.words, other.words));
            }
        }
    }
    broken
}

/// Nothing that can be clicked is cut by an edge that cannot be scrolled, or lies outside the window.
pub(super) fn every_widget_is_seen(painted: &Painted) -> Vec<String> {
    let mut broken = Vec::new();
    for widget in clicked(painted) {
        for side in sides_out(widget.rect, widget.seen, TOUCH) {
            if !is_scrolled(painted, across(painted, widget.seen, side), side) {
                broken.push(format!("{} is cut at its {side:?}: {:?} of {:?}", name(widget), widget.seen, widget.rect));
            }
        }
        if sides_out(widget.seen, painted.window, 0.0).next().is_some() {
            broken.push(format!("{} lies outside the window", name(widget)));
        }
    }
    broken
}

/// No two things that can be clicked lie over each other in a layer.
pub(super) fn no_widgets_overlap(painted: &Painted) -> Vec<String> {
    let widgets: Vec<&Widget> = clicked(painted).collect();
    let mut broken = Vec::new();
    for (index, one) in widgets.iter().enumerate() {
        for other in widgets[index + 1..].iter().filter(|it| it.layer == one.layer && it.id != one.id) {
            if overlap(one.seen, other.seen) {
                broken.push(format!("{} lies over {}", name(one), name(other)));
            }
        }
    }
    broken
}

/// The same things stand in the same places in both: texts, names, and what can be clicked. What lies in layers
/// that only one of them has, such as tooltips, is left out.
pub(super) fn nothing_moved(before: &Painted, after: &Painted) -> Vec<String> {
    let mut broken = Vec::new();
    let text = |it: &Text| (it.layer, format!("{} in {:?}", told(it), it.clip));
    let line = |it: &NameLine| (it.layer, format!("a name at {:?} in {:?}", it.ink, it.clip));
    let widget = |it: &Widget| (it.layer, format!("{} {:?} at {:?}", name(it), it.id, it.rect));
    let all = |painted: &Painted| -> Vec<(LayerId, String)> {
        let texts = painted.texts.iter().map(text);
        let lines = painted.lines.iter().map(line);
        texts.chain(lines).chain(painted.widgets.iter().filter(|it| it.is_clicked).map(widget)).collect()
    };
    let (one, other) = (all(before), all(after));
    let (there, here): (HashSet<_>, HashSet<_>) = (one.iter().collect(), other.iter().collect());
    let known: Vec<LayerId> = before.shapes.iter().map(|(layer, _)| *layer).collect();
    for it in one.iter().filter(|it| !here.contains(it)) {
        broken.push(format!("it was there before: {}", it.1));
    }
    for it in other.iter().filter(|it| known.contains(&it.0) && !there.contains(it)) {
        broken.push(format!("it was not there before: {}", it.1));
    }
    broken
}

/// The ground covers the whole window: nothing is left as the graphics card cleared it.
pub(super) fn the_ground_covers_all(painted: &Painted) -> Vec<String> {
    let shapes = || painted.shapes.iter().flat_map(|(_, shapes)| shapes);
    let covers = |shape: &ClippedShape| match &shape.shape {
        Shape::Rect(rect) if rect.fill.is_opaque() => Some(rect.rect.intersect(shape.clip_rect)),
        // The line between two panels.
        Shape::LineSegment { points, stroke } => Some(Rect::from_points(points).expand(stroke.width / 2.0)),
        _ => None,
    };
    let grounds: Vec<Rect> = shapes().filter_map(covers).collect();
    // At the middles of the pixels along a few columns.
    let window = painted.window;
    let mut broken = Vec::new();
    for x in [0.1, 0.37, 0.5, 0.93].map(|it| window.left() + it * window.width()) {
        let rows = (window.top() as usize..window.bottom() as usize).map(|y| y as f32 + 0.5);
        let bare: Vec<f32> = rows.filter(|&y| !grounds.iter().any(|it| it.contains([x, y].into()))).collect();
        if let (Some(first), Some(last)) = (bare.first(), bare.last()) {
            broken.push(format!("nothing is painted at x = {x}, y = {first} to {last}: {} pixels", bare.len()));
        }
    }
    broken
}

/// What is clicked, without what lies over other things by its nature (scroll bars, and edges that are dragged)
/// and without texts, which are selected.
fn clicked(painted: &Painted) -> impl Iterator<Item = &Widget> {
    let lies_over = |role| matches!(role, Some(Role::ScrollBar | Role::Splitter | Role::Label));
    painted.widgets.iter().filter(move |it| it.is_clicked && !lies_over(it.role))
}

/// Whether what lies beyond this side of a clip rectangle can be scrolled to: a scroll bar ends at that side, or it
/// is a field, which follows its caret.
fn is_scrolled(painted: &Painted, clip: Rect, side: Side) -> bool {
    let near = |one: f32, other: f32| (one - other).abs() <= BAR;
    let beside = clip.expand(BAR);
    painted.widgets.iter().any(|it| match it.role {
        Some(Role::ScrollBar) if beside.intersects(it.rect) => {
            let is_upright = it.rect.height() > it.rect.width();
            match side {
                Side::Top => is_upright && near(it.rect.top(), clip.top()),
                Side::Bottom => is_upright && near(it.rect.bottom(), clip.bottom()),
                Side::Left => !is_upright && near(it.rect.left(), clip.left()),
                Side::Right => !is_upright && near(it.rect.right(), clip.right()),
            }
        }
        Some(Role::TextInput) => matches!(side, Side::Left | Side::Right) && it.rect.contains_rect(clip),
        Some(Role::MultilineTextInput) => it.rect.contains_rect(clip),
        _ => false,
    })
}

/// The band in which something reaches to its side, across the whole window: what has clipped it is not known, but
/// that it ends there.
fn across(painted: &Painted, seen: Rect, side: Side) -> Rect {
    match side {
        Side::Left | Side::Right => Rect::from_x_y_ranges(seen.x_range(), painted.window.y_range()),
        Side::Top | Side::Bottom => Rect::from_x_y_ranges(painted.window.x_range(), seen.y_range()),
    }
}

/// The sides on which one stands out of the other by more than so much.
fn sides_out(inner: Rect, outer: Rect, by: f32) -> impl Iterator<Item = Side> {
    [
        (Side::Left, outer.left() - inner.left()),
        (Side::Right, inner.right() - outer.right()),
        (Side::Top, outer.top() - inner.top()),
        (Side::Bottom, inner.bottom() - outer.bottom()),
    ]
    .into_iter()
    .filter(move |it| it.1 > by)
    .map(|it| it.0)
}

fn overlap(one: Rect, other: Rect) -> bool {
    let both = one.intersect(other);
    both.width() > TOUCH && both.height() > TOUCH
}

/// All of a line's ink.
fn whole(line: &NameLine) -> Option<Rect> {
    line.ink.iter().copied().reduce(Rect::union)
}

fn told(text: &Text) -> String {
    let words: String = text.words.chars().take(60).collect();
    format!("{words:?} at {:?}", text.ink)
}

fn name(widget: &Widget) -> String {
    let name: String = widget.name.chars().take(60).collect();
    let role = widget.role.map(|it| format!("{it:?}")).unwrap_or_default();
    format!("{role} {name:?} at {:?}", widget.seen)
}
