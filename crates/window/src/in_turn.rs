//! What is typed goes where it was meant to: events that turn the keyboard elsewhere have passes of their own.
//!
//! A slow pass gathers several events. egui decides where the keyboard is before any field reads what was
//! typed, so that a letter typed just before a click, Tab, Escape, Enter or a switch of tabs would find nobody. What
//! comes after such a turn, and a turn that comes after typing, waits for the next pass.

use eframe::egui::{Context, Event, Key, Plugin, RawInput, Ui, ViewportCommand};

/// Hands egui its events so that no pass holds both typing and a turn.
#[derive(Default)]
pub(super) struct InTurn {
    /// What waits for the next pass.
    waiting: Vec<Event>,
}

/// What an event does to the keyboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Effect {
    /// It is for whoever has the keyboard.
    Types,
    /// It may give the keyboard to another.
    Turns,
    Neither,
}

impl InTurn {
    /// Keeps back what is not for this pass.
    fn take_turns(&mut self, events: &mut Vec<Event>) {
        let mut all = std::mem::take(&mut self.waiting);
        all.append(events);
        let mut first = Effect::Neither;
        let end = all.iter().position(|event| {
            let effect = effect(event);
            let is_next = effect != Effect::Neither && first != Effect::Neither && effect != first;
            if effect != Effect::Neither {
                first = effect;
            }
            is_next
        });
        self.waiting = all.split_off(end.unwrap_or(all.len()));
        *events = all;
    }
}

impl Plugin for InTurn {
    fn debug_name(&self) -> &'static str {
        "in turn"
    }

    fn input_hook(&mut self, _: &Context, input: &mut RawInput) {
        self.take_turns(&mut input.events);
    }

    fn on_end_pass(&mut self, ui: &mut Ui) {
        if self.waiting.is_empty() {
            return;
        }
        ui.ctx().request_repaint();
        // What waits is still done before the window closes.
        if ui.input(|input| input.viewport().close_requested()) {
            ui.ctx().send_viewport_cmd(ViewportCommand::CancelClose);
            ui.ctx().send_viewport_cmd(ViewportCommand::Close);
        }
    }
}

fn effect(event: &Event) -> Effect {
    match event {
        Event::PointerButton { pressed: true, .. }
        | Event::AccessKitActionRequest(_)
        | Event::WindowFocused(false)
        | Event::Key {
            key: Key::Tab | Key::Escape | Key::Enter | Key::F1 | Key::F6, pressed: true, ..
        } => Effect::Turns,
        Event::Key { key, pressed: true, modifiers, .. } if modifiers.command && is_of_the_window(*key) => {
            Effect::Turns
        }
        Event::Text(_)
        | Event::Ime(_)
        | Event::Paste(_)
        | Event::Copy
        | Event::Cut
        | Event::Key { pressed: true, .. } => Effect::Types,
        _ => Effect::Neither,
    }
}

/// Whether Ctrl with this key opens a tab, a field or a popup.
fn is_of_the_window(key: Key) -> bool {
    matches!(key, Key::I | Key::L | Key::Num1 | Key::Num2 | Key::Num3 | Key::Num4 | Key::Num5)
}

#[cfg(test)]
mod tests {
    use eframe::egui::{Event, Key, Modifiers, PointerButton, Pos2};

    use super::InTurn;

    fn typed(letter: &str) -> Event {
        Event::Text(letter.to_owned())
    }

    fn key(key: Key, modifiers: Modifiers) -> Event {
        Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers }
    }

    fn button(pressed: bool) -> Event {
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        Event::PointerButton { pos: Pos2::ZERO, button, pressed, modifiers }
    }

    /// The passes that these events, which come at once, are given.
    fn check(events: &[Event], expected: &[&[Event]]) {
        let mut turns = InTurn::default();
        let mut given = Vec::new();
        let mut now = events.to_vec();
        loop {
            turns.take_turns(&mut now);
            given.push(std::mem::take(&mut now));
            if turns.waiting.is_empty() {
                break;
            }
        }
        assert_eq!(given, expected);
    }

    #[test]
    fn typing_and_turns_have_passes_of_their_own() {
        let [a, b] = [[typed("a")], [typed("b")]];
        let [to_text, tab, escape] =
            [(Key::Num2, Modifiers::COMMAND), (Key::Tab, Modifiers::NONE), (Key::Escape, Modifiers::NONE)]
                .map(|(it, modifiers)| [key(it, modifiers)]);
        check(&[], &[&[]]);
        check(&[&a[..], &b].concat(), &[&[&a[..], &b].concat()]);
        for turn in [&to_text, &tab, &escape] {
            check(&[&a[..], turn, &b].concat(), &[&a, turn, &b]);
        }
        // A click is one turn, whatever moves meanwhile.
        let moves = [Event::PointerMoved(Pos2::ZERO)];
        let click = [button(true), button(false)];
        check(&[&a[..], &moves, &click, &b].concat(), &[&[&a[..], &moves].concat(), &click, &b]);
    }

    #[test]
    fn what_comes_meanwhile_stands_behind_what_waits() {
        let mut turns = InTurn::default();
        let tab = key(Key::Tab, Modifiers::NONE);
        let mut now = vec![typed("a"), tab.clone(), typed("b")];
        turns.take_turns(&mut now);
        assert_eq!(now, [typed("a")]);
        let mut now = vec![typed("c")];
        turns.take_turns(&mut now);
        assert_eq!(now, [tab]);
        let mut now = Vec::new();
        turns.take_turns(&mut now);
        assert_eq!(now, [typed("b"), typed("c")]);
    }
}
