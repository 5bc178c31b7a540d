//! The laws of what is painted. Each gives what breaks it, in words.

use std::collections::HashSet;

use bidiscope_words::message;
use eframe::egui::accesskit::Role;
use eframe::egui::{LayerId, Rect};

use super::painted::{NameLine, Painted, Text, Widget};

/// By how much things may touch: a glyph's ink may stand a pixel over its own box.
const TOUCH: f32 = 1.0;
/// How far the end of a scroll bar may lie from the edge of what it scrolls.
const BAR: f32 = 12.0;
/// How high a line is at most.
const LINE: f32 = 64.0;
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
        for side in cut(painted, text.ink, text.clip, TOUCH) {
            broken.push(format!("{} is cut at its {side:?} by {:?}", message(text), text.clip));
        }
        if text.elided_to.is_some_and(|left| left < LEAST_LEFT.min(text.words.chars().count())) {
            broken.push(format!("nothing is left of {}", message(text)));
        }
    }
    for line in &painted.lines {
        let Some(ink) = whole(line) else { continue };
        // A stamp has a margin of its own.
        for side in cut(painted, ink, line.clip, 2.0 * TOUCH) {
            broken.push(format!("a name at {ink:?} is cut at its {side:?} by {:?}", line.clip));
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
        inks.push(Ink { layer: text.layer, rect, words: message(text), of });
    }
    for (number, line) in painted.lines.iter().enumerate() {
        let of = painted.texts.len() + number;
        for ink in &line.ink {
            let rect = ink.intersect(line.clip);
            inks.push(Ink {
                layer: line.layer,
                rect,
                words: format!("a name\u{2019}s line at {rect:?}"),
                of,
            });
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
        for side in cut(painted, widget.rect, widget.seen, TOUCH) {
            broken.push(format!("{} is cut at its {side:?}, of {:?}", name(widget), widget.rect));
        }
        // Edges between panes have no name.
        if !widget.name.is_empty() && sides_out(widget.seen, painted.window, 0.0).next().is_some() {
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
    let text = |it: &Text| (it.layer, format!("{} in {:?}", message(it), it.clip));
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

/// What is clicked, without what lies over other things by its nature (scroll bars, and edges that are dragged)
/// and without texts, which are selected.
fn clicked(painted: &Painted) -> impl Iterator<Item = &Widget> {
    let lies_over = |role| matches!(role, Some(Role::ScrollBar | Role::Splitter | Role::Label));
    painted.widgets.iter().filter(move |it| it.is_clicked && !lies_over(it.role))
}

/// The sides at which a clip rectangle cuts something off that cannot be scrolled to.
fn cut(painted: &Painted, ink: Rect, clip: Rect, by: f32) -> Vec<Side> {
    let sides: Vec<Side> = sides_out(ink, clip, by).collect();
    let is_scrolled = |&side: &Side| is_scrolled(painted, clip, side);
    // What stands in a pane that is scrolled out of view is clipped to nothing.
    if !clip.is_positive() && sides.iter().any(is_scrolled) {
        return Vec::new();
    }
    sides.into_iter().filter(|side| !is_scrolled(side)).collect()
}

/// Whether what lies beyond this side of a clip rectangle can be scrolled to: a scroll bar ends there, or it is a
/// field, which follows its caret. What is clipped may have a box of its own in what is scrolled, and stand in a
/// pane that is scrolled with others: so the bar may lie anywhere to its right, or below it.
fn is_scrolled(painted: &Painted, clip: Rect, side: Side) -> bool {
    let near = |one: f32, other: f32| (one - other).abs() <= BAR;
    painted.widgets.iter().any(|it| match it.role {
        Some(Role::ScrollBar) if it.rect.height() > it.rect.width() && it.rect.right() >= clip.left() => {
            match side {
                Side::Top => near(it.rect.top(), clip.top()),
                // What is seen ends above the line that the end of what can be scrolled would cut.
                Side::Bottom => (-BAR..=LINE).contains(&(it.rect.bottom() - clip.bottom())),
                Side::Left | Side::Right => false,
            }
        }
        Some(Role::ScrollBar) if it.rect.height() <= it.rect.width() && it.rect.bottom() >= clip.top() => {
            match side {
                Side::Left => near(it.rect.left(), clip.left()),
                Side::Right => near(it.rect.right(), clip.right()),
                Side::Top | Side::Bottom => false,
            }
        }
        // The sign that a line goes on stands beside what is cut of it.
        Some(Role::Button) if it.name == message!(line_goes_on_left).static_text() => {
            side == Side::Left && near(it.rect.right(), clip.left())
        }
        Some(Role::Button) if it.name == message!(line_goes_on_right).static_text() => {
            side == Side::Right && near(it.rect.left(), clip.right())
        }
        Some(Role::TextInput) => matches!(side, Side::Left | Side::Right) && it.rect.contains_rect(clip),
        Some(Role::MultilineTextInput) => it.rect.contains_rect(clip),
        _ => false,
    })
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

fn message(text: &Text) -> String {
    let words: String = text.words.chars().take(60).collect();
    format!("{words:?} at {:?}", text.ink)
}

fn name(widget: &Widget) -> String {
    let name: String = widget.name.chars().take(60).collect();
    let role = widget.role.map(|it| format!("{it:?}")).unwrap_or_default();
    format!("{role} {name:?} at {:?}", widget.seen)
}

#[cfg(test)]
mod tests {
    use eframe::egui::accesskit::Role;
    use eframe::egui::{Color32, Id, LayerId, Rect, pos2};

    use super::super::painted::{NameLine, Painted, Text, Widget};
    use super::{every_widget_is_seen, no_widgets_overlap, nothing_is_cut, nothing_moved, nothing_overlaps};

    fn rect(left: f32, top: f32, right: f32, bottom: f32) -> Rect {
        Rect::from_min_max(pos2(left, top), pos2(right, bottom))
    }

    fn text(ink: Rect, clip: Rect) -> Text {
        let (layer, words) = (LayerId::background(), "some words".to_owned());
        Text { layer, words, size: 14.0, ink, clip, elided_to: None }
    }

    fn widget(role: Role, rect: Rect, seen: Rect) -> Widget {
        let (id, layer, name) = (Id::unique(seen.min.x as u32), LayerId::background(), "it".to_owned());
        Widget { id, layer, rect, seen, role: Some(role), name, is_clicked: true }
    }

    fn nothing() -> Painted {
        let window = rect(0.0, 0.0, 100.0, 100.0);
        let (texts, lines, widgets, shapes) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Painted { window, ground: Color32::WHITE, texts, lines, widgets, shapes }
    }

    #[test]
    fn what_is_cut_is_reported_unless_it_can_be_scrolled() {
        let clip = rect(0.0, 0.0, 50.0, 50.0);
        let mut painted = nothing();
        painted.texts.push(text(rect(10.0, 10.0, 51.0, 20.0), clip));
        assert!(nothing_is_cut(&painted).is_empty(), "a pixel");
        painted.texts.push(text(rect(10.0, 45.0, 40.0, 55.0), clip));
        assert_eq!(nothing_is_cut(&painted).len(), 1);
        let bar = |it: Rect| widget(Role::ScrollBar, it, it);
        painted.widgets.push(bar(rect(0.0, 45.0, 50.0, 50.0)));
        assert_eq!(nothing_is_cut(&painted).len(), 1, "it leads elsewhere");
        painted.widgets.push(bar(rect(45.0, 0.0, 50.0, 50.0)));
        assert!(nothing_is_cut(&painted).is_empty());
        painted.texts[0].elided_to = Some(2);
        assert_eq!(nothing_is_cut(&painted).len(), 1, "nothing is left of it");
    }

    #[test]
    fn what_overlaps_is_reported_within_a_layer() {
        let mut painted = nothing();
        let all = painted.window;
        painted.texts.push(text(rect(10.0, 10.0, 40.0, 20.0), all));
        painted.texts.push(text(rect(39.0, 10.0, 60.0, 20.0), all));
        assert!(nothing_overlaps(&painted).is_empty(), "a pixel");
        let ink = vec![rect(30.0, 0.0, 35.0, 12.0)];
        painted.lines.push(NameLine { layer: LayerId::background(), ink, clip: all });
        assert_eq!(nothing_overlaps(&painted).len(), 1);
        painted.lines[0].layer = LayerId::debug();
        assert!(nothing_overlaps(&painted).is_empty());
    }

    #[test]
    fn widgets_are_reported_that_are_cut_or_lie_over_each_other() {
        let mut painted = nothing();
        painted.widgets.push(widget(Role::Button, rect(0.0, 0.0, 20.0, 20.0), rect(0.0, 0.0, 20.0, 20.0)));
        painted.widgets.push(widget(Role::Button, rect(10.0, 0.0, 30.0, 20.0), rect(10.0, 0.0, 25.0, 20.0)));
        assert_eq!(every_widget_is_seen(&painted).len(), 1);
        assert_eq!(no_widgets_overlap(&painted).len(), 1);
    }

    #[test]
    fn what_moved_is_reported() {
        let (mut before, mut after) = (nothing(), nothing());
        before.shapes.push((LayerId::background(), Vec::new()));
        let all = before.window;
        before.texts.push(text(rect(10.0, 10.0, 40.0, 20.0), all));
        after.texts.push(text(rect(10.0, 11.0, 40.0, 21.0), all));
        assert_eq!(nothing_moved(&before, &after).len(), 2, "where it was, and where it is");
        assert!(nothing_moved(&before, &before).is_empty());
    }
}
