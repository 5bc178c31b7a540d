//! Pasting beside the window: the owner of what is on the clipboard is asked in a thread of its own, and what it answers
//! is pasted when it comes.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use eframe::egui::{
    Context, Event, FullOutput, Id, Key, Modifiers, OutputCommand, Plugin, PointerButton, Pos2, RawInput,
    ViewportCommand,
};

use bidiscope_words::message;

use super::super::job::Job;
use super::super::platform::HAS_INSERT_KEYS;
use super::FAILURE;

/// How long an answer is waited for, in seconds. What comes later is not pasted: nobody expects it any more.
const MAX_WAIT: f64 = 2.0;

/// Which of the two that a desktop may have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClipboardSelection {
    /// What was copied.
    Clipboard,
    /// What is selected, which the middle button pastes.
    Primary,
}

/// What keeps the clipboard.
pub trait ClipboardSource: Send + Sync {
    /// Asks for the text on it, and waits for the owner's answer; `None` where there is no text, or no answer.
    fn text(&self, selection: ClipboardSelection) -> Option<String>;

    /// Puts on it what egui asks for.
    ///
    /// # Errors
    /// Why it cannot be done, without the full stop. What it does not do itself it gives back.
    fn put(&self, command: OutputCommand) -> Result<Option<OutputCommand>, String>;

    /// Whether it is asked for texts, and not the window's library.
    fn is_asked(&self) -> bool;
}

/// Reads and writes the clipboard in the place of the window's library.
pub(crate) struct ClipboardAccess {
    source: Arc<dyn ClipboardSource>,
    asked: Option<PasteRequest>,
}

/// What was asked for.
struct PasteRequest {
    selection: ClipboardSelection,
    /// Where the middle button was pressed.
    place: Option<Pos2>,
    /// Who had the keyboard: only to them it is given.
    focused: Option<Id>,
    /// Until when an answer is waited for.
    until: f64,
    /// Behind a lock, for what egui keeps may be shared between threads; it never is.
    text: Mutex<Job<Option<String>>>,
}

impl ClipboardAccess {
    /// With what keeps the clipboard.
    pub(crate) fn new(source: Arc<dyn ClipboardSource>) -> Self {
        Self { source, asked: None }
    }

    /// Asks for a text. What was asked before is not waited for any more.
    fn ask(&mut self, context: &Context, selection: ClipboardSelection, place: Option<Pos2>) {
        let source = Arc::clone(&self.source);
        let text = Job::begin_long("clipboard", context, move |worker| {
            worker.emit(source.text(selection));
        });
        let (focused, now) = (context.memory(|it| it.focused()), context.input(|it| it.time));
        self.asked = text.map(|text| {
            let text = Mutex::new(text);
            PasteRequest { selection, place, focused, until: now + MAX_WAIT, text }
        });
    }

    /// What has come of what was asked for, as it is pasted.
    fn answer(&mut self, context: &Context) -> Option<Event> {
        let asked = self.asked.as_ref()?;
        let Some(result) = asked.text.lock().unwrap_or_else(PoisonError::into_inner).result() else {
            let left = asked.until - context.input(|it| it.time);
            if left > 0.0 {
                context.request_repaint_after(Duration::from_secs_f64(left));
            } else {
                FAILURE.set(Some(message!(clipboard_no_answer).to_string()));
                self.asked = None;
            }
            return None;
        };
        let asked = self.asked.take()?;
        let text = result.ok().flatten()?.replace("\r\n", "\n");
        if text.is_empty() {
            return None;
        }
        match (asked.selection, asked.place) {
            (ClipboardSelection::Primary, Some(pos)) => Some(Event::MiddleClickPaste { pos, text }),
            _ if context.memory(|it| it.focused()) == asked.focused => Some(Event::Paste(text)),
            _ => None,
        }
    }

    /// What the window's library would make of an event; `None` where it asks for a text.
    fn translated(&mut self, context: &Context, event: Event) -> Option<Event> {
        match &event {
            Event::Key { key, pressed: true, modifiers, .. } => match clipboard_key(*key, *modifiers) {
                Some(ClipboardAction::Cut) => Some(Event::Cut),
                Some(ClipboardAction::Copy) => Some(Event::Copy),
                Some(ClipboardAction::Paste) => {
                    self.ask(context, ClipboardSelection::Clipboard, None);
                    None
                }
                None => Some(event),
            },
            Event::PointerButton { pos, button: PointerButton::Middle, pressed: true, .. } => {
                self.ask(context, ClipboardSelection::Primary, Some(*pos));
                Some(event)
            }
            _ => Some(event),
        }
    }
}

impl Plugin for ClipboardAccess {
    fn debug_name(&self) -> &'static str {
        "clipboard"
    }

    fn input_hook(&mut self, context: &Context, input: &mut RawInput) {
        if !self.source.is_asked() {
            return;
        }
        let events = std::mem::take(&mut input.events);
        input.events.extend(self.answer(context));
        for event in events {
            input.events.extend(self.translated(context, event));
        }
    }

    fn output_hook(&mut self, context: &Context, output: &mut FullOutput) {
        let mut left = Vec::new();
        for command in std::mem::take(&mut output.platform_output.commands) {
            match self.source.put(command) {
                Ok(command) => left.extend(command),
                Err(why) => FAILURE.set(Some(message!(clipboard_not_copied, why = why).to_string())),
            }
        }
        output.platform_output.commands = left;
        if !self.source.is_asked() {
            return;
        }
        let mut asks = false;
        for viewport in output.viewport_output.values_mut() {
            viewport.commands.retain(|it| {
                let is_asking = *it == ViewportCommand::RequestPaste;
                asks |= is_asking;
                !is_asking
            });
        }
        if asks {
            self.ask(context, ClipboardSelection::Clipboard, None);
        }
    }
}

/// What a key asks of the clipboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ClipboardAction {
    Cut,
    Copy,
    Paste,
}

/// The keys that the window's library takes for the clipboard's.
fn clipboard_key(key: Key, modifiers: Modifiers) -> Option<ClipboardAction> {
    match key {
        Key::Cut => Some(ClipboardAction::Cut),
        Key::Copy => Some(ClipboardAction::Copy),
        Key::Paste => Some(ClipboardAction::Paste),
        Key::X if modifiers.command_only() => Some(ClipboardAction::Cut),
        Key::C if modifiers.command_only() => Some(ClipboardAction::Copy),
        Key::V if modifiers.command_only() => Some(ClipboardAction::Paste),
        Key::Delete if HAS_INSERT_KEYS && modifiers.shift => Some(ClipboardAction::Cut),
        Key::Insert if HAS_INSERT_KEYS && modifiers.ctrl => Some(ClipboardAction::Copy),
        Key::Insert if HAS_INSERT_KEYS && modifiers.shift => Some(ClipboardAction::Paste),
        _ => None,
    }
}
