//! A key that is not the input method's own ends what is being composed, and keeps it.
//!
//! Input methods end a composition before they hand on a key that they do not know, and some hand on Tab and Ctrl with a letter
//! as the control character that a terminal would get. Which key it was that ended the composition is seen only here,
//! where events come together.

use eframe::egui::{Context, Event, ImeEvent, Key, Modifiers, Plugin, RawInput};

/// As a keyboard gives it where control characters are handed on.
const CTRL: Modifiers = Modifiers { ctrl: true, command: true, ..Modifiers::NONE };

/// Commits what was composed where a key ends it that does not give it up, and makes keys of control characters.
#[derive(Default)]
pub(super) struct CompositionEnds {
    /// What is being composed; empty where nothing is.
    composed: String,
}

impl CompositionEnds {
    /// `modifiers` are those that are held before these events.
    fn rewrite(&mut self, events: &mut [Event], mut modifiers: Modifiers) {
        for event in events.iter_mut() {
            if let Event::ModifiersChanged(changed) = event {
                modifiers = *changed;
            }
            if let Some(key) = key_of_control(event) {
                let held = if key == Key::Tab { modifiers } else { modifiers | CTRL };
                *event =
                    Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers: held };
            }
        }
        for at in 0..events.len() {
            let (done, later) = events.split_at_mut(at + 1);
            let event = &mut done[at];
            match event {
                Event::Ime(ImeEvent::Preedit { text, .. }) => {
                    let before = std::mem::replace(&mut self.composed, text.clone());
                    let keeps = text.is_empty() && !before.is_empty() && is_ended_by_key(later);
                    if keeps {
                        *event = Event::Ime(ImeEvent::Commit(before));
                    }
                }
                Event::Ime(ImeEvent::Commit(_)) => self.composed.clear(),
                _ => {}
            }
        }
    }
}

impl Plugin for CompositionEnds {
    fn debug_name(&self) -> &'static str {
        "composition ends"
    }

    fn input_hook(&mut self, context: &Context, input: &mut RawInput) {
        self.rewrite(&mut input.events, context.input(|it| it.modifiers));
    }
}

/// Whether a key comes next that keeps what was composed.
fn is_ended_by_key(later: &[Event]) -> bool {
    let next = later.iter().find(|it| matches!(it, Event::Ime(_) | Event::Text(_)) || is_pressed(it));
    next.is_some_and(is_key_that_keeps)
}

/// Whether an event presses a key that is not a modifier.
fn is_pressed(event: &Event) -> bool {
    matches!(event, Event::Key { key, pressed: true, .. } if !is_modifier(*key))
}

/// Whether an event is a key that ends a composition and keeps what was composed: any but those by which it is given up or
/// deleted.
pub(super) fn is_key_that_keeps(event: &Event) -> bool {
    let gives_up = |key| matches!(key, Key::Escape | Key::Backspace | Key::Delete);
    is_pressed(event) && !matches!(event, Event::Key { key, .. } if gives_up(*key))
}

const fn is_modifier(key: Key) -> bool {
    matches!(
        key,
        Key::ShiftLeft
            | Key::ShiftRight
            | Key::ControlLeft
            | Key::ControlRight
            | Key::AltLeft
            | Key::AltRight
            | Key::SuperLeft
            | Key::SuperRight
    )
}

/// The key of a control character that an input method commits: Tab, or with Ctrl a letter. Those of Backspace, Enter and
/// Escape stay as they are.
fn key_of_control(event: &Event) -> Option<Key> {
    let Event::Ime(ImeEvent::Commit(text)) = event else { return None };
    match text.as_bytes() {
        [b'\t'] => Some(Key::Tab),
        [b'\x08' | b'\n' | b'\r' | b'\x1B'] => None,
        [control @ 1..=26] => Key::from_name(&char::from(control + b'A' - 1).to_string()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use eframe::egui::{Event, ImeEvent, Key, Modifiers};

    use super::{CTRL, CompositionEnds};

    fn preedit(text: &str) -> Event {
        Event::Ime(ImeEvent::Preedit { text: text.to_owned(), active_range_chars: None })
    }

    fn commit(text: &str) -> Event {
        Event::Ime(ImeEvent::Commit(text.to_owned()))
    }

    fn key(key: Key, modifiers: Modifiers) -> Event {
        Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers }
    }

    fn check(modifiers: Modifiers, events: &[Event], expected: &[Event]) {
        let mut events = events.to_vec();
        let mut ends = CompositionEnds { composed: "ka".to_owned() };
        ends.rewrite(&mut events, modifiers);
        assert_eq!(events, expected);
    }

    #[test]
    fn a_key_keeps_what_was_composed() {
        for (pressed, modifiers) in [
            (Key::Tab, Modifiers::NONE),
            (Key::Tab, Modifiers::SHIFT),
            (Key::A, Modifiers::COMMAND),
            (Key::L, Modifiers::COMMAND),
            (Key::F1, Modifiers::NONE),
        ] {
            let pressed = key(pressed, modifiers);
            check(modifiers, &[preedit(""), pressed.clone()], &[commit("ka"), pressed]);
        }
        // As X11 hands them on.
        check(Modifiers::NONE, &[preedit(""), commit("\u{1}")], &[commit("ka"), key(Key::A, CTRL)]);
        check(Modifiers::NONE, &[preedit(""), commit("\t")], &[commit("ka"), key(Key::Tab, Modifiers::NONE)]);
    }

    #[test]
    fn what_is_given_up_or_committed_stays_so() {
        let tab = key(Key::Tab, Modifiers::NONE);
        for events in [
            vec![preedit("")],
            vec![preedit(""), key(Key::Escape, Modifiers::NONE)],
            vec![preedit(""), commit("ka"), tab.clone()],
            vec![commit("ka"), preedit(""), tab],
            vec![preedit(""), commit("\r")],
        ] {
            check(Modifiers::NONE, &events, &events);
        }
    }
}
