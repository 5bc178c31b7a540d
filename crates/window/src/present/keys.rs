//! The keys of a presentation, those of presenters' remotes among them.

use eframe::egui::{Event, Key, Modifiers, Ui};

/// What a key does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PresentCommand {
    /// The next step.
    Next,
    /// The step before.
    Previous,
    /// The first step.
    First,
    /// The last step.
    Last,
    /// The characters move once more.
    Replay,
    /// Steps that change nothing are shown or hidden.
    AllRules,
    /// Both paragraphs are shown, or one.
    Compare,
    /// The presentation ends.
    Close,
}

/// The commands of the keys that were pressed, in order. The keys that press a button are left to the one that has
/// the keyboard.
pub(super) fn commands(ui: &Ui) -> Vec<PresentCommand> {
    let is_free = ui.memory(|memory| memory.focused().is_none());
    let mut commands = Vec::new();
    ui.input_mut(|input| {
        input.events.retain(|event| {
            let Event::Key { key, pressed: true, modifiers, .. } = event else { return true };
            let command = command(*key, *modifiers, is_free);
            commands.extend(command);
            command.is_none()
        });
    });
    commands
}

fn command(key: Key, modifiers: Modifiers, is_free: bool) -> Option<PresentCommand> {
    if modifiers.command || modifiers.ctrl || modifiers.alt {
        return None;
    }
    Some(match key {
        Key::Space | Key::Enter if !is_free => return None,
        Key::Space if modifiers.shift => PresentCommand::Previous,
        Key::Space | Key::Enter | Key::ArrowRight | Key::ArrowDown | Key::PageDown => PresentCommand::Next,
        Key::Backspace | Key::ArrowLeft | Key::ArrowUp | Key::PageUp => PresentCommand::Previous,
        Key::Home => PresentCommand::First,
        Key::End => PresentCommand::Last,
        Key::R => PresentCommand::Replay,
        Key::A => PresentCommand::AllRules,
        Key::S => PresentCommand::Compare,
        Key::Escape => PresentCommand::Close,
        _ => return None,
    })
}
