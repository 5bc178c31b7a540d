//! What is announced while somebody types: the state in which typing ends, once it has paused.

use std::collections::HashMap;

use eframe::egui::accesskit::{Live, Node, NodeId};
use eframe::egui::{Context, Event, FullOutput, Key, Plugin, RawInput, Ui};

/// How long nothing was typed before what came of it is announced, in seconds.
const PAUSE: f64 = 0.6;

/// Keeps from screen readers, until typing has paused, what is announced because of a text that is being typed: between two
/// letters a name may be unreadable, or outside its zone, that is neither when it is whole. Bridges announce what
/// comes or changes, so that it is hidden until then.
#[derive(Default)]
pub(crate) struct Settled {
    /// When something was typed last, in seconds; `None` where that has been announced.
    typed_at: Option<f64>,
    /// What each part that is announced said when typing had paused.
    announced: HashMap<NodeId, Words>,
}

/// The label and the value of a node.
type Words = (Option<String>, Option<String>);

impl Plugin for Settled {
    fn debug_name(&self) -> &'static str {
        "settled"
    }

    fn input_hook(&mut self, context: &Context, input: &mut RawInput) {
        if input.events.iter().any(is_typing) {
            self.typed_at = Some(input.time.unwrap_or_else(|| context.input(|it| it.time)));
        }
    }

    fn on_end_pass(&mut self, ui: &mut Ui) {
        let Some(typed_at) = self.typed_at else { return };
        let rest = typed_at + PAUSE - ui.input(|input| input.time);
        if rest > 0.0 {
            ui.ctx().request_repaint_after_secs(rest as f32);
        } else {
            self.typed_at = None;
        }
    }

    fn output_hook(&mut self, _: &Context, output: &mut FullOutput) {
        let Some(update) = &mut output.platform_output.accesskit_update else { return };
        let announced = update.nodes.iter_mut().filter(|(_, node)| is_announced(node));
        if self.typed_at.is_none() {
            self.announced = announced.map(|(id, node)| (*id, words(node))).collect();
            return;
        }
        for (id, node) in announced {
            if self.announced.get(id) != Some(&words(node)) {
                // Back in its old state it is announced once more.
                self.announced.remove(id);
                node.set_hidden();
            }
        }
    }
}

fn is_announced(node: &Node) -> bool {
    matches!(node.live(), Some(Live::Polite | Live::Assertive))
}

fn words(node: &Node) -> Words {
    (node.label().map(str::to_owned), node.value().map(str::to_owned))
}

/// Whether an event changes the text of the field that has the keyboard.
fn is_typing(event: &Event) -> bool {
    match event {
        Event::Text(_) | Event::Ime(_) | Event::Paste(_) | Event::Cut => true,
        Event::Key { key, pressed, .. } => *pressed && matches!(key, Key::Backspace | Key::Delete),
        _ => false,
    }
}
