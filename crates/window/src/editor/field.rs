//! The field: one pass of the editor.

mod doing;
mod scrolling;

use eframe::egui::{
    Context, CursorIcon, Event, Id, OutputCommand, Pos2, Rect, Response, Role, Sense, StrokeKind, Ui, Vec2,
    WidgetInfo, output::IMEOutput, pos2, vec2,
};

use bidiscope_bidi::name::{Notation, text_of};
use bidiscope_edit::{
    EditAction, EditOutcome, EditedTextKind, Editor, EditorView, Selection, SelectionGranularity,
};
use bidiscope_layout::{DrawnCaret, InvisibleStyle, VerticalExtent};

use super::super::lines::LINE_HEIGHT;
use super::super::theme::Palette;
use super::access::{self, Run};
use super::caret;
use super::composing;
use super::laying::Laying;
use super::look::Look;
use super::menu::{self, Choice, MenuCommand};
use super::paint::{self, Place};
use super::pointer::{self, PointedPlace, Presses};

/// The room between the frame and the text, in points.
const MARGIN: Vec2 = vec2(6.0, 2.0);
/// From which size letters in boxes can be read that are not enlarged, in points an em.
const LARGE: f32 = 20.0;
/// The width of the bar of a text that is higher than its field, in points.
const BAR: f32 = 3.0;
/// The room beside the text that the caret needs at a line's ends, in points.
const CARET_ROOM: f32 = 6.0;

/// A text field of the window: the editor, and what lasts from pass to pass.
pub(crate) struct Field {
    editor: Editor,
    view: Option<EditorView>,
    /// The row that each of its lines has.
    reach: VerticalExtent,
    /// How far the text is scrolled, in points; and the room and the size of the text when that was found.
    scroll: Vec2,
    scrolled_in: (Vec2, f32),
    /// What is kept in view until the user moves the caret or scrolls: another text was opened, or the same written
    /// otherwise.
    reveals: Option<Reveal>,
    /// How many of them it shows.
    page: usize,
    /// When a key was pressed or the pointer used last, in seconds.
    interacted: f64,
    presses: Presses,
    /// Where the selected text that is carried would be dropped: the line and the caret there.
    drop_caret: Option<(usize, DrawnCaret)>,
    /// The selection that the system was told of.
    announced: Selection,
    runs: Vec<Run>,
    /// The character under the pointer.
    pointed_at: Option<usize>,
    /// Whether the input method is to forget what it composes: the field has committed it.
    interrupts: bool,
}

/// A part of the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Reveal {
    /// The first character of the text.
    Start,
    Caret,
}

/// What came of a pass.
pub(crate) struct ShownField {
    pub(crate) response: Response,
    /// Whether the user changed the text.
    pub(crate) changed: bool,
    /// What the user is told.
    pub(crate) notice: Option<String>,
    /// What was asked for in the context menu.
    pub(crate) command: Option<MenuCommand>,
    /// The character under the pointer, by its position in the text.
    pub(crate) pointed_at: Option<usize>,
}

impl Field {
    /// A field with a text that cannot be undone.
    pub(crate) fn new(form: EditedTextKind, text: &str, notation: Notation) -> Self {
        Self {
            editor: Editor::with_text(form, text, notation),
            view: None,
            reach: VerticalExtent::default(),
            page: 1,
            scroll: Vec2::ZERO,
            scrolled_in: (Vec2::ZERO, 0.0),
            reveals: Some(Reveal::Start),
            interacted: 0.0,
            presses: Presses::default(),
            drop_caret: None,
            announced: Selection::default(),
            runs: Vec::new(),
            pointed_at: None,
            interrupts: false,
        }
    }

    /// The editor.
    pub(crate) const fn editor(&self) -> &Editor {
        &self.editor
    }

    /// What was painted last.
    pub(crate) const fn view(&self) -> Option<&EditorView> {
        self.view.as_ref()
    }

    /// Makes this the text, unless it is already.
    pub(crate) fn set_text(&mut self, text: &str, notation: Notation) {
        if !self.editor.text_equals(text) || self.editor.notation() != notation {
            self.editor.set_text(text, notation);
            self.view = None;
            self.reveals = Some(Reveal::Start);
        }
    }

    /// Ends a group of edits: the next one is undone by itself.
    pub(crate) const fn end_group(&mut self) {
        self.editor.end_undo_group();
    }

    /// Shows what its owner has, where that is another text than what was typed here; it cannot be undone.
    pub(crate) fn follow(&mut self, text: &str) {
        if !self.editor.text_equals(text) {
            self.editor = Editor::with_text(self.editor.text_kind(), text, self.editor.notation());
            self.view = None;
            self.reveals = Some(Reveal::Start);
        }
    }

    /// Writes the same text otherwise, with this selected.
    pub(crate) fn rewrite(&mut self, text: &str, notation: Notation, selection: Selection) {
        self.editor.set_text_and_selection(text, notation, selection);
        self.view = None;
        self.reveals = Some(Reveal::Caret);
    }

    /// Does something that no key of the field does; as if it had been typed.
    pub(crate) fn apply(&mut self, act: EditAction, laying: &mut Laying<'_>) -> EditOutcome {
        self.view = None;
        self.editor.apply(act, laying)
    }

    /// Shows the field, as wide as there is room, and does what keys and pointer ask.
    pub(crate) fn show(&mut self, ui: &mut Ui, laying: &mut Laying<'_>, look: &Look<'_>) -> ShownField {
        if look.size < LARGE && laying.invisibles == InvisibleStyle::Boxed {
            laying.invisibles = InvisibleStyle::Enlarged;
        }
        let height = self.height(look);
        let (_, rect) = ui.allocate_space(vec2(ui.available_width(), height));
        let response = ui.interact(rect, look.id, Sense::click_and_drag());
        let before = (self.editor.text(), self.editor.selection());
        self.editor.snap_caret(laying);
        let inside = rect.shrink2(MARGIN);
        laying.room = room(inside, look);
        self.page = ((inside.height() / (self.reach.height_em() * look.size)) as usize).max(1);
        let mut outcome = EditOutcome::default();

        self.use_pointer(ui, &response, laying, inside, look, &mut outcome);
        self.answer(ui, look.id, laying, &mut outcome);
        let acts = response.has_focus() && self.use_keys(ui, &response, laying, &mut outcome);
        if !response.has_focus() || !ui.input(|input| input.focused) {
            outcome.add(composing::commit(ui, &mut self.editor, laying));
        }
        let mut command = None;
        match menu::context_menu(&response, &self.editor) {
            Some(Choice::Request(request)) => {
                self.obey(ui, request, laying, &mut outcome);
                response.request_focus();
            }
            Some(Choice::Command(wanted)) => command = Some(wanted),
            None => {}
        }

        let moved = acts || before.1 != self.editor.selection() || outcome.has_changed_text;
        if moved || response.gained_focus() {
            self.interacted = ui.input(|input| input.time);
        }
        let view = self.editor.view(laying);
        let reach = view.vertical_extent();
        if self.reach != reach {
            self.reach = reach;
            ui.ctx().request_discard("a field's row is higher, or no longer");
        }
        self.scroll_into_view(ui, &response, &view, inside, look, moved);
        let place = self.place(&view, inside, look);
        if ui.is_rect_visible(rect) {
            self.paint(ui, &response, laying, &view, place, look);
        }
        // What is being composed is part of what is read.
        let text = text_of(&view.text);
        response.widget_info(|| {
            let mut info = WidgetInfo::text_edit(ui.is_enabled(), &before.0, &text, look.hint);
            info.label = Some(look.label.to_owned());
            debug_assert_eq!(info.role, Role::TextInput);
            info
        });
        if response.has_focus() {
            ui.data_mut(|data| data.insert_temp(last_with_keyboard(), response.id));
        }
        self.runs = access::describe(ui, look.id, &self.editor, &view, place);
        self.announce_to_system(ui);
        self.view = Some(view);
        ShownField {
            response,
            changed: outcome.has_changed_text,
            notice: outcome.notice.map(|it| it.to_string()),
            command,
            pointed_at: self.pointed_at,
        }
    }

    /// The height of the field, in points: one of a single row is as high as that row.
    pub(crate) fn height(&self, look: &Look<'_>) -> f32 {
        let more = if look.rows == 1 { self.reach.height_em() - LINE_HEIGHT } else { 0.0 };
        (LINE_HEIGHT * look.rows as f32 + more) * look.size + 2.0 * MARGIN.y
    }

    fn place(&self, view: &EditorView, inside: Rect, look: &Look<'_>) -> Place {
        let corner = inside.min + vec2(CARET_ROOM / 2.0, 0.0) - self.scroll;
        Place::new(inside, corner, view.width_em.max(room(inside, look)), look.size, &self.reach)
    }

    fn use_pointer(
        &mut self,
        ui: &Ui,
        response: &Response,
        laying: &mut Laying<'_>,
        inside: Rect,
        look: &Look<'_>,
        outcome: &mut EditOutcome,
    ) {
        (self.pointed_at, self.interrupts, self.drop_caret) = (None, false, None);
        if !response.hovered() && response.interact_pointer_pos().is_none() {
            return;
        }
        // What is pointed at is what was painted last.
        let view = self.view.take().unwrap_or_else(|| self.editor.view(laying));
        let place = self.place(&view, inside, look);
        let at = |point: Pos2| {
            let (line, x) = place.at(&view, point);
            PointedPlace { line, x, is_selected: view.lines[line].is_selected_at(x) }
        };
        if let Some(point) = response.hover_pos() {
            let PointedPlace { line, x, is_selected } = at(point);
            // Selected text can be carried away.
            ui.set_cursor_icon(if is_selected { CursorIcon::Default } else { CursorIcon::Text });
            ui.output_mut(|output| output.mutable_text_under_cursor = true);
            let line = &view.lines[line];
            let within = 0.0 <= x && x < line.laid_out_line.shaped_line.width_em();
            let cell =
                line.laid_out_line.cell_at(x).filter(|_| within && self.editor.composition().is_none());
            self.pointed_at = cell.map(|cell| line.characters_in_text.start + cell.characters_in_line.start);
        }
        let acts = pointer::acts(ui, response, &mut self.presses, at);
        if self.presses.is_held() {
            response.request_focus();
        }
        if !acts.is_empty() {
            self.interacted = ui.input(|input| input.time);
            if matches!(acts[0], EditAction::PressPointer { .. }) {
                response.request_focus();
                // What was composed stays, and stands where it was seen.
                self.commit(ui, laying, outcome);
            }
            for act in acts {
                outcome.add(self.editor.apply(act, laying));
            }
        } else if self.presses.is_carrying() {
            self.interacted = ui.input(|input| input.time);
            let copies = pointer::copies(ui);
            let point = response.interact_pointer_pos().filter(|it| response.rect.contains(*it));
            ui.set_cursor_icon(match (point, copies) {
                (None, _) => CursorIcon::NoDrop,
                (Some(_), true) => CursorIcon::Copy,
                (Some(_), false) => CursorIcon::Move,
            });
            self.drop_caret = point.map(at).and_then(|PointedPlace { line, x, .. }| {
                Some((line, self.editor.caret_for_drop(line, x, copies, laying)?))
            });
        } else if response.secondary_clicked()
            && let Some(point) = response.interact_pointer_pos()
        {
            // What is selected there stays so, for the menu to work on.
            let PointedPlace { line, x, is_selected } = at(point);
            if !is_selected {
                let press = EditAction::PressPointer {
                    line_index: line,
                    x_from_line_left_em: x,
                    selection_granularity: SelectionGranularity::Character,
                    extends_selection: false,
                };
                self.do_act(ui, press, laying, outcome);
            }
            response.request_focus();
        }
        let pasted = ui.input(|input| {
            input.events.iter().find_map(|event| match event {
                Event::MiddleClickPaste { pos, text } => Some((*pos, text.clone())),
                _ => None,
            })
        });
        if let Some((point, text)) = pasted.filter(|_| response.contains_pointer()) {
            let PointedPlace { line, x, .. } = at(point);
            let press = EditAction::PressPointer {
                line_index: line,
                x_from_line_left_em: x,
                selection_granularity: SelectionGranularity::Character,
                extends_selection: false,
            };
            self.do_act(ui, press, laying, outcome);
            outcome.add(self.editor.apply(EditAction::PasteText(text), laying));
            response.request_focus();
        }
    }

    fn paint(
        &self,
        ui: &mut Ui,
        response: &Response,
        laying: &mut Laying<'_>,
        view: &EditorView,
        place: Place,
        look: &Look<'_>,
    ) {
        let has_focus = response.has_focus();
        let visuals = ui.visuals();
        let stroke = if has_focus {
            visuals.selection.stroke
        } else if response.hovered() {
            visuals.widgets.hovered.bg_stroke
        } else {
            visuals.widgets.inactive.bg_stroke
        };
        let fill = visuals.extreme_bg_color;
        ui.painter().rect(response.rect, 4.0, fill, stroke, StrokeKind::Inside);
        let window_has_focus = ui.input(|input| input.focused);
        let time = ui.input(|input| input.time);
        let shows_caret =
            has_focus && window_has_focus && caret::is_seen(ui, (time - self.interacted).max(0.0));
        let caret = view.caret().map(|it| (view.caret_line_index, it)).filter(|_| shows_caret);
        let state = paint::PaintState {
            has_focus,
            caret: self.drop_caret.or(caret),
            highlight: look.highlight.clone(),
            // Between words spaces are no more than spaces.
            marks_spaces: laying.invisibles != InvisibleStyle::Hidden
                && self.editor.text_kind() == EditedTextKind::DomainName
                && !self.editor.notation().is_space_separated(),
        };
        paint::paint(ui, laying, view, place, look, &state);
        let (height, content) = (place.clip.height(), view.lines.len() as f32 * place.row);
        if look.rows > 1 && content > height + 1.0 {
            let [top, long] = [self.scroll.y, height].map(|it| it / content * height);
            let corner = pos2(response.rect.right() - BAR - 1.0, place.clip.top() + top);
            let bar = Rect::from_min_size(corner, vec2(BAR, long));
            ui.painter().rect_filled(bar, BAR / 2.0, Palette::current(ui).line);
        }
        if has_focus && let Some(at) = view.caret() {
            let line = place.line(view.caret_line_index, &view.lines[view.caret_line_index]);
            let x = line.left() + at.x_from_line_left_em * place.size;
            let cursor_rect = Rect::from_x_y_ranges(x..=x, line.y_range());
            let to_global = ui.ctx().layer_transform_to_global(ui.layer_id()).unwrap_or_default();
            ui.output_mut(|output| {
                output.ime = Some(IMEOutput {
                    purpose: eframe::egui::IMEPurpose::Normal,
                    rect: to_global * place.clip,
                    cursor_rect: to_global * cursor_rect,
                    should_interrupt_composition: self.interrupts,
                });
            });
        }
    }

    /// Tells the system what is selected once that has settled, for pasting with the middle button.
    fn announce_to_system(&mut self, ui: &Ui) {
        let selection = self.editor.selection();
        if selection != self.announced && !ui.input(|input| input.pointer.any_down()) {
            self.announced = selection;
            if !selection.is_empty() {
                ui.ctx().send_cmd(OutputCommand::TextSelectionSettled(self.editor.selected_text()));
            }
        }
    }
}

/// The field that has the keyboard, one of ours or egui's: what is typed and undone is that field's.
pub(crate) fn typing_in(context: &Context) -> Option<Id> {
    let last = context.data(|data| data.get_temp::<Id>(last_with_keyboard()));
    let focused = context.memory(|memory| memory.focused())?;
    (context.text_edit_focused() || last == Some(focused)).then_some(focused)
}

/// Where the field that had the keyboard last is kept.
fn last_with_keyboard() -> Id {
    Id::unique("field that had the keyboard last")
}

/// The room that the lines have, in em.
fn room(inside: Rect, look: &Look<'_>) -> f32 {
    (inside.width() - CARET_ROOM) / look.size
}
