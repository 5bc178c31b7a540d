//! From egui's events to what the editor is asked to do.

use eframe::egui::os::OperatingSystem;
use eframe::egui::{Event, ImeEvent, Key, Modifiers};

use bidiscope_edit::{Deletion, EditAction, Motion, TextKind};

/// What an event asks for.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Request {
    /// To edit or to move.
    Act(EditAction),
    /// To put what is selected on the clipboard.
    Copy,
    /// The same, and delete it.
    Cut,
    /// To ask for what is on the clipboard, which then comes as an event.
    Paste,
    /// What Enter asks for where there are no lines: to be done with what was pasted.
    Finish,
}

/// What an event asks for; `None` where it is not the editor's.
///
/// The arrow keys go by what is seen, with Ctrl over words (labels), with Alt by what is stored; PageUp and PageDown by so
/// many lines as a `page` has.
pub(super) fn request(event: &Event, form: TextKind, page: usize, os: OperatingSystem) -> Option<Request> {
    let act = match event {
        Event::Copy => return Some(Request::Copy),
        Event::Cut => return Some(Request::Cut),
        Event::Paste(text) if !text.is_empty() => EditAction::Paste(text.clone()),
        // Line ends come as the key Enter; an input method hands Escape and the like on as characters.
        Event::Text(text) if !is_control(text) => EditAction::Type(text.clone()),
        Event::Ime(event) => return ime(event).map(Request::Act),
        Event::Key { key: Key::Enter, pressed: true, modifiers, .. } if !modifiers.any() => match form {
            TextKind::Name | TextKind::Line => return Some(Request::Finish),
            TextKind::Text => EditAction::Type("\n".to_owned()),
        },
        Event::Key { key: key @ (Key::PageUp | Key::PageDown), pressed: true, modifiers, .. } => {
            if form != TextKind::Text || modifiers.command || modifiers.alt {
                return None;
            }
            let motion = if *key == Key::PageUp { Motion::PageUp(page) } else { Motion::PageDown(page) };
            EditAction::Move { motion, extends_selection: modifiers.shift }
        }
        Event::Key { key, pressed: true, modifiers, .. } => {
            if let Some(request) = clipboard(*key, *modifiers, os) {
                return Some(request);
            }
            return key_act(*key, *modifiers, os).map(Request::Act);
        }
        _ => return None,
    };
    Some(Request::Act(act))
}

fn ime(event: &ImeEvent) -> Option<EditAction> {
    match event {
        ImeEvent::Preedit { text, active_range_chars } if text.is_empty() || !is_control(text) => {
            Some(EditAction::Compose { text: text.clone(), active_characters: active_range_chars.clone() })
        }
        ImeEvent::Commit(text) if !is_control(text) => Some(EditAction::Commit(text.clone())),
        ImeEvent::DeleteSurrounding { before_chars, after_chars } => Some(EditAction::DeleteAround {
            characters_before: *before_chars,
            characters_after: *after_chars,
        }),
        _ => None,
    }
}

/// Whether a text is nothing but control characters, or nothing at all.
fn is_control(text: &str) -> bool {
    text.chars().all(char::is_control)
}

/// The clipboard's older keys; on Windows they come as the newer ones.
fn clipboard(key: Key, modifiers: Modifiers, os: OperatingSystem) -> Option<Request> {
    if os == OperatingSystem::Windows || modifiers.alt {
        return None;
    }
    match (key, modifiers.ctrl, modifiers.shift) {
        (Key::Insert, true, false) => Some(Request::Copy),
        (Key::Insert, false, true) => Some(Request::Paste),
        (Key::Delete, false, true) => Some(Request::Cut),
        _ => None,
    }
}

fn key_act(key: Key, modifiers: Modifiers, os: OperatingSystem) -> Option<EditAction> {
    let is_mac = matches!(os, OperatingSystem::Mac | OperatingSystem::IOS);
    if is_mac
        && modifiers.ctrl
        && !modifiers.command
        && let Some(act) = mac_control(key, modifiers.shift)
    {
        return Some(act);
    }
    // Over words: Alt on a Mac, Ctrl elsewhere.
    let by_word = if is_mac { modifiers.alt } else { modifiers.ctrl };
    let as_stored = !is_mac && modifiers.alt && !modifiers.ctrl;
    let step = match key {
        Key::ArrowLeft if modifiers.mac_cmd => Motion::LineStart,
        Key::ArrowRight if modifiers.mac_cmd => Motion::LineEnd,
        Key::ArrowLeft if by_word => Motion::WordLeft,
        Key::ArrowRight if by_word => Motion::WordRight,
        Key::ArrowLeft if as_stored => Motion::Previous,
        Key::ArrowRight if as_stored => Motion::Next,
        Key::ArrowLeft => Motion::Left,
        Key::ArrowRight => Motion::Right,
        Key::ArrowUp if modifiers.command => Motion::TextStart,
        Key::ArrowDown if modifiers.command => Motion::TextEnd,
        Key::ArrowUp => Motion::Up,
        Key::ArrowDown => Motion::Down,
        Key::Home if modifiers.command => Motion::TextStart,
        Key::End if modifiers.command => Motion::TextEnd,
        Key::Home => Motion::LineStart,
        Key::End => Motion::LineEnd,
        _ => return other_key(key, modifiers, by_word, os),
    };
    Some(EditAction::Move { motion: step, extends_selection: modifiers.shift })
}

fn other_key(key: Key, modifiers: Modifiers, by_word: bool, os: OperatingSystem) -> Option<EditAction> {
    let act = match key {
        Key::A if modifiers.command => EditAction::SelectAll,
        Key::Z if modifiers.command && modifiers.shift => EditAction::Redo,
        Key::Z if modifiers.command => EditAction::Undo,
        Key::Y if modifiers.command => EditAction::Redo,
        Key::Backspace if modifiers.mac_cmd => EditAction::Delete(Deletion::LineBackward),
        Key::Backspace if by_word => EditAction::Delete(Deletion::WordBackward),
        Key::Backspace => EditAction::Delete(Deletion::Backward),
        // There Shift+Delete cuts.
        Key::Delete if modifiers.shift && os == OperatingSystem::Windows => return None,
        Key::Delete if modifiers.mac_cmd => EditAction::Delete(Deletion::LineForward),
        Key::Delete if by_word => EditAction::Delete(Deletion::WordForward),
        Key::Delete => EditAction::Delete(Deletion::Forward),
        _ => return None,
    };
    Some(act)
}

/// The keys that every text field of a Mac knows.
fn mac_control(key: Key, extend: bool) -> Option<EditAction> {
    let step = match key {
        Key::A => Motion::LineStart,
        Key::E => Motion::LineEnd,
        Key::P => Motion::Up,
        Key::N => Motion::Down,
        Key::B => Motion::Previous,
        Key::F => Motion::Next,
        Key::H => return Some(EditAction::Delete(Deletion::Backward)),
        Key::D => return Some(EditAction::Delete(Deletion::Forward)),
        Key::K => return Some(EditAction::Delete(Deletion::LineForward)),
        Key::W => return Some(EditAction::Delete(Deletion::WordBackward)),
        _ => return None,
    };
    Some(EditAction::Move { motion: step, extends_selection: extend })
}
