//! In which order the tab Inspect is read: the name, the displays, the verdict, the details; by screen readers and by the
//! Tab key alike.

use bidiscope_window::{App, Arrangement, Settings};
use eframe::egui::Key;
use eframe::egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{AccessKitNode, NodeT, Queryable};

use super::super::open_with;
use super::inspect;

/// A part of the tab.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Part {
    Name,
    Displays,
    Verdict,
    Details,
}

/// In which part a node is.
fn part(node: &AccessKitNode<'_>) -> Option<Part> {
    if node.role() == Role::TextInput && node.label().as_deref() == Some("Name") {
        return Some(Part::Name);
    }
    let mut above = Some(*node);
    while let Some(node) = above {
        if node.role() == Role::Region {
            return match node.label().as_deref() {
                Some("RFC 5893") => Some(Part::Verdict),
                Some("Details") => Some(Part::Details),
                _ => Some(Part::Displays),
            };
        }
        above = node.parent();
    }
    None
}

fn windows() -> Vec<Harness<'static, App>> {
    let mut side_by_side = inspect();
    side_by_side.session.panes.arrangement = Arrangement::SideBySide;
    let open = |settings: Settings, size| open_with(settings, size);
    vec![
        open(inspect(), [1280.0, 800.0]),
        open(inspect(), [1920.0, 1080.0]),
        open(side_by_side, [1280.0, 800.0]),
    ]
}

#[test]
fn screen_readers_read_the_parts_in_their_order() {
    for harness in windows() {
        let nodes = harness.root().children_recursive();
        let parts: Vec<Part> = nodes.filter_map(|it| part(&it.accesskit_node())).collect();
        assert!(parts.is_sorted(), "{parts:?}");
        for part in [Part::Name, Part::Displays, Part::Verdict, Part::Details] {
            assert!(parts.contains(&part), "{part:?} is not there");
        }
    }
}

#[test]
fn the_tab_key_goes_through_the_parts_in_their_order() {
    for mut harness in windows() {
        harness.get_by_label("Name").focus();
        harness.run();
        let mut parts = vec![Part::Name];
        for _ in 0..60 {
            harness.key_press(Key::Tab);
            harness.run();
            let focused = harness.query_by(|it| it.is_focused());
            let Some(part) = focused.and_then(|it| part(&it.accesskit_node())) else { continue };
            if part == Part::Name {
                break;
            }
            parts.push(part);
        }
        assert!(parts.is_sorted(), "{parts:?}");
        parts.dedup();
        assert_eq!(parts, [Part::Name, Part::Displays, Part::Verdict, Part::Details]);
    }
}
