//! From egui's events to what the editor is asked to do.

use eframe::egui::os::OperatingSystem;
use eframe::egui::{Event, ImeEvent, Key, Modifiers};

use bidiscope_edit::{CaretMotion, Deletion, EditAction, EditedTextKind};

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
pub(super) fn request(
    event: &Event,
    form: EditedTextKind,
    page: usize,
    os: OperatingSystem,
) -> Option<Request> {
    let act = match event {
        Event::Copy => return Some(Request::Copy),
        Event::Cut => return Some(Request::Cut),
        Event::Paste(text) if !text.is_empty() => EditAction::PasteText(text.clone()),
        // Line ends come as the key Enter; an input method hands Escape and the like on as characters.
        Event::Text(text) if !is_control(text) => EditAction::TypeText(text.clone()),
        Event::Ime(event) => return ime(event).map(Request::Act),
        Event::Key { key: Key::Enter, pressed: true, modifiers, .. } if !modifiers.any() => match form {
            EditedTextKind::DomainName | EditedTextKind::SingleLine => return Some(Request::Finish),
            EditedTextKind::MultiLine => EditAction::TypeText("\n".to_owned()),
        },
        Event::Key { key: key @ (Key::PageUp | Key::PageDown), pressed: true, modifiers, .. } => {
            if form != EditedTextKind::MultiLine || modifiers.command || modifiers.alt {
                return None;
            }
            let motion = if *key == Key::PageUp {
                CaretMotion::LinesUp { line_count: page }
            } else {
                CaretMotion::LinesDown { line_count: page }
            };
            EditAction::MoveCaret { caret_motion: motion, extends_selection: modifiers.shift }
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
            Some(EditAction::SetComposition {
                preedit_text: text.clone(),
                characters_being_converted: active_range_chars.clone(),
            })
        }
        ImeEvent::Commit(text) if !is_control(text) => Some(EditAction::CommitComposition(text.clone())),
        ImeEvent::DeleteSurrounding { before_chars, after_chars } => Some(EditAction::DeleteAroundCaret {
            character_count_before: *before_chars,
            character_count_after: *after_chars,
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
        Key::ArrowLeft if modifiers.mac_cmd => CaretMotion::LineStart,
        Key::ArrowRight if modifiers.mac_cmd => CaretMotion::LineEnd,
        Key::ArrowLeft if by_word => CaretMotion::VisualWordLeft,
        Key::ArrowRight if by_word => CaretMotion::VisualWordRight,
        Key::ArrowLeft if as_stored => CaretMotion::LogicalPrevious,
        Key::ArrowRight if as_stored => CaretMotion::LogicalNext,
        Key::ArrowLeft => CaretMotion::VisualLeft,
        Key::ArrowRight => CaretMotion::VisualRight,
        Key::ArrowUp if modifiers.command => CaretMotion::TextStart,
        Key::ArrowDown if modifiers.command => CaretMotion::TextEnd,
        Key::ArrowUp => CaretMotion::LineUp,
        Key::ArrowDown => CaretMotion::LineDown,
        Key::Home if modifiers.command => CaretMotion::TextStart,
        Key::End if modifiers.command => CaretMotion::TextEnd,
        Key::Home => CaretMotion::LineStart,
        Key::End => CaretMotion::LineEnd,
        _ => return other_key(key, modifiers, by_word, os),
    };
    Some(EditAction::MoveCaret { caret_motion: step, extends_selection: modifiers.shift })
}

fn other_key(key: Key, modifiers: Modifiers, by_word: bool, os: OperatingSystem) -> Option<EditAction> {
    let act = match key {
        Key::A if modifiers.command => EditAction::SelectAll,
        Key::Z if modifiers.command && modifiers.shift => EditAction::Redo,
        Key::Z if modifiers.command => EditAction::Undo,
        Key::Y if modifiers.command => EditAction::Redo,
        Key::Backspace if modifiers.mac_cmd => EditAction::DeleteText(Deletion::LineBackward),
        Key::Backspace if by_word => EditAction::DeleteText(Deletion::WordBackward),
        Key::Backspace => EditAction::DeleteText(Deletion::Backward),
        // There Shift+Delete cuts.
        Key::Delete if modifiers.shift && os == OperatingSystem::Windows => return None,
        Key::Delete if modifiers.mac_cmd => EditAction::DeleteText(Deletion::LineForward),
        Key::Delete if by_word => EditAction::DeleteText(Deletion::WordForward),
        Key::Delete => EditAction::DeleteText(Deletion::Forward),
        _ => return None,
    };
    Some(act)
}

/// The keys that every text field of a Mac knows.
fn mac_control(key: Key, extend: bool) -> Option<EditAction> {
    let step = match key {
        Key::A => CaretMotion::LineStart,
        Key::E => CaretMotion::LineEnd,
        Key::P => CaretMotion::LineUp,
        Key::N => CaretMotion::LineDown,
        Key::B => CaretMotion::LogicalPrevious,
        Key::F => CaretMotion::LogicalNext,
        Key::H => return Some(EditAction::DeleteText(Deletion::Backward)),
        Key::D => return Some(EditAction::DeleteText(Deletion::Forward)),
        Key::K => return Some(EditAction::DeleteText(Deletion::LineForward)),
        Key::W => return Some(EditAction::DeleteText(Deletion::WordBackward)),
        _ => return None,
    };
    Some(EditAction::MoveCaret { caret_motion: step, extends_selection: extend })
}
