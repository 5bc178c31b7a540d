//! The keys of a presentation, those of presenters' remotes among them.

use eframe::egui::{Event, Key, Modifiers, Ui};

/// What a key asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PresentWish {
    /// The next step.
    On,
    /// The step before.
    Back,
    /// The first step.
    First,
    /// The last step.
    Last,
    /// The characters slide once more.
    Again,
    /// Steps that change nothing are shown, or are not.
    AllRules,
    /// Both paragraphs are shown, or one.
    Beside,
    /// The characters slide, or do not.
    Slides,
    /// The presentation is over.
    Leave,
}

/// What is asked for by the keys that are pressed, in their order. Those that press a button are left to one that has
/// the keyboard.
pub(super) fn wishes(ui: &Ui) -> Vec<PresentWish> {
    let is_free = ui.memory(|memory| memory.focused().is_none());
    let mut wishes = Vec::new();
    ui.input_mut(|input| {
        input.events.retain(|event| {
            let Event::Key { key, pressed: true, modifiers, .. } = event else { return true };
            let wish = wish(*key, *modifiers, is_free);
            wishes.extend(wish);
            wish.is_none()
        });
    });
    wishes
}

fn wish(key: Key, modifiers: Modifiers, is_free: bool) -> Option<PresentWish> {
    if modifiers.command || modifiers.ctrl || modifiers.alt {
        return None;
    }
    Some(match key {
        Key::Space | Key::Enter if !is_free => return None,
        Key::Space if modifiers.shift => PresentWish::Back,
        Key::Space | Key::Enter | Key::ArrowRight | Key::ArrowDown | Key::PageDown => PresentWish::On,
        Key::Backspace | Key::ArrowLeft | Key::ArrowUp | Key::PageUp => PresentWish::Back,
        Key::Home => PresentWish::First,
        Key::End => PresentWish::Last,
        Key::R => PresentWish::Again,
        Key::A => PresentWish::AllRules,
        Key::S => PresentWish::Beside,
        Key::M => PresentWish::Slides,
        Key::Escape => PresentWish::Leave,
        _ => return None,
    })
}
