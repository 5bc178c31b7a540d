//! What an input method composes is part of the text as soon as the keyboard goes elsewhere.
//!
//! The input method may commit it then, may forget it, and may commit it late, to whoever has the keyboard by
//! that time. So the field commits it itself, and the same text that is committed right after is left out.

use eframe::egui::{Context, Event, Id, ImeEvent, Ui};

use bidiscope_bidi::name::text_of;
use bidiscope_edit::{EditAction, EditOutcome, Editor};

use super::laying::Laying;

/// Commits what is being composed, where there is something.
pub(super) fn commit(ui: &Ui, editor: &mut Editor, laying: &mut Laying<'_>) -> EditOutcome {
    let Some(composition) = editor.composition() else { return EditOutcome::default() };
    let text = text_of(&composition.preedit_text);
    ui.data_mut(|data| data.insert_temp(committed_id(), text.clone()));
    editor.apply(EditAction::CommitComposition(text), laying)
}

/// Whether an event commits what a field has committed by itself just before.
pub(super) fn comes_late(context: &Context, event: &Event) -> bool {
    let ends = match event {
        Event::Ime(ImeEvent::Commit(_)) | Event::Text(_) | Event::Paste(_) => true,
        Event::Ime(ImeEvent::Preedit { text, .. }) => !text.is_empty(),
        Event::Key { pressed, .. } => *pressed,
        _ => false,
    };
    if !ends {
        return false;
    }
    let committed = context.data_mut(|data| data.remove_temp::<String>(committed_id()));
    matches!((event, committed), (Event::Ime(ImeEvent::Commit(late)), Some(text)) if *late == text)
}

/// Where fields tell each other what was committed so.
fn committed_id() -> Id {
    Id::unique("committed by a field")
}
