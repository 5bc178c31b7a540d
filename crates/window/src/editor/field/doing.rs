//! What the field does when keys, menus and screen readers ask for it.

use eframe::egui::{Event, EventFilter, Id, Response, Ui, ViewportCommand};

use bidiscope_edit::{Deletion, EditAction, EditOutcome};

use super::super::super::composition_ends::is_key_that_keeps;
use super::super::access::{self, Asked};
use super::super::composing;
use super::super::keys::{Request, request};
use super::super::laying::Laying;
use super::Field;

impl Field {
    /// Does what screen readers ask.
    pub(super) fn answer(&mut self, ui: &Ui, id: Id, laying: &mut Laying<'_>, outcome: &mut EditOutcome) {
        for asked in access::asked(ui.ctx(), id, &self.runs) {
            match asked {
                Asked::SetText(text) => {
                    self.do_act(ui, EditAction::SelectAll, laying, outcome);
                    let act = if text.is_empty() {
                        EditAction::DeleteText(Deletion::Selected)
                    } else {
                        EditAction::PasteText(text)
                    };
                    outcome.add(self.editor.apply(act, laying));
                }
                Asked::Replace(text) => self.do_act(ui, EditAction::PasteText(text), laying, outcome),
                Asked::Select(selection) => {
                    self.do_act(ui, EditAction::SetSelection(selection), laying, outcome)
                }
            }
        }
    }

    /// Does what keys ask; gives whether they asked to move or to edit, even where that changed nothing.
    pub(super) fn use_keys(
        &mut self,
        ui: &Ui,
        response: &Response,
        laying: &mut Laying<'_>,
        outcome: &mut EditOutcome,
    ) -> bool {
        let mut acts = false;
        let filter = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
        let owns_ime = ui.memory(|memory| memory.owns_ime_events(response.id));
        let events = ui.input(|input| input.filtered_events(&filter));
        // A key that is the window's, and no event of the field, ends a composition too.
        let is_ended = self.editor.composition().is_some()
            && ui.input(|input| input.raw.events.iter().any(is_key_that_keeps))
            && !events.iter().any(|it| matches!(it, Event::Ime(_)));
        for event in events {
            if composing::comes_late(ui.ctx(), &event) || (matches!(event, Event::Ime(_)) && !owns_ime) {
                continue;
            }
            if let Some(request) = request(&event, self.editor.text_kind(), self.page, ui.os()) {
                acts |= matches!(request, Request::Act(_));
                self.obey(ui, request, laying, outcome);
                self.interacted = ui.input(|input| input.time);
            }
        }
        if is_ended {
            self.commit(ui, laying, outcome);
        }
        acts
    }

    pub(super) fn obey(
        &mut self,
        ui: &Ui,
        request: Request,
        laying: &mut Laying<'_>,
        outcome: &mut EditOutcome,
    ) {
        match request {
            Request::Act(act) => self.do_act(ui, act, laying, outcome),
            Request::Finish => {
                if self.editor.has_pasted_spaces() {
                    self.do_act(ui, EditAction::TrimPastedSpaces, laying, outcome);
                }
            }
            // The clipboard answers with an event to the field that has the keyboard.
            Request::Paste => ui.ctx().send_viewport_cmd(ViewportCommand::RequestPaste),
            Request::Copy | Request::Cut => {
                if self.editor.selection().is_empty() {
                    return;
                }
                ui.copy_text(self.editor.selected_text());
                if request == Request::Cut {
                    self.do_act(ui, EditAction::DeleteText(Deletion::Selected), laying, outcome);
                }
            }
        }
    }

    /// Does what keys and menus ask. What is composed is part of the text before anything else is done to it.
    pub(super) fn do_act(
        &mut self,
        ui: &Ui,
        act: EditAction,
        laying: &mut Laying<'_>,
        outcome: &mut EditOutcome,
    ) {
        if !matches!(
            act,
            EditAction::SetComposition { .. }
                | EditAction::CommitComposition(_)
                | EditAction::DeleteAroundCaret { .. }
        ) {
            self.commit(ui, laying, outcome);
        }
        outcome.add(self.editor.apply(act, laying));
    }

    /// Commits what is being composed, and has the input method forget it.
    pub(super) fn commit(&mut self, ui: &Ui, laying: &mut Laying<'_>, outcome: &mut EditOutcome) {
        self.interrupts |= self.editor.composition().is_some();
        outcome.add(composing::commit(ui, &mut self.editor, laying));
    }
}
