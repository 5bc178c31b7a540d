//! The tab Inspect: the name field, the displays, the verdict, and the details.
//!
//! The state (`tab`) is the name with all that is known of it; `reading` reads what is typed. Above are the field
//! (`name_entry`), the parent zone (`zone_entry`) with its ruleset (`ruleset_menu`), and the user's line on the name
//! (`kept_names`). Below are the panes of the window's `panes`, in their places (`parts`), or the table of the names that
//! are compared (`names`), or the `start_page`.

mod far_move;
mod kept_names;
mod keyboard;
mod links;
mod name_entry;
mod names;
mod note_entry;
mod parts;
mod reading;
mod ruleset_menu;
mod said_of_invisible;
mod start_page;
mod tab;
mod unreadable;
mod without_marks;
mod zone_entry;
mod zone_state;

use eframe::egui::{
    Area, CentralPanel, Frame, Id, Key, Margin, Modifiers, Order, Panel, Popup, Pos2, ScrollArea, Shadow, Ui,
    UiBuilder, vec2,
};

use bidiscope_bidi::name::{Notation, ReadError, ReadErrorKind};
use bidiscope_report::view::nonempty_lines_if_several;
use bidiscope_session::WrittenName;
use bidiscope_words::message;

use super::character_cell;
use super::fitted;
use super::panes::{self, Ctx};
use super::reveal;
use super::said::Said;
use super::settings::{PaneId, Settings, Tab};

pub(crate) use names::{ShownNames, names_heading};
pub(super) use tab::InspectTab;

use tab::{InspectPass, field_id};

/// Below this height of the tab everything scrolls, in points.
const LOW: f32 = 480.0;

/// The height of the line of the tabs of the details then, in points: they stay in sight.
const DETAIL_TABS: f32 = 36.0;

impl InspectTab {
    /// Shows the menu of what is needed less often for the name, which works while the tab is open.
    pub(super) fn name_menu(&mut self, ui: &mut Ui, pass: &mut InspectPass<'_>) {
        let is_open = pass.settings.session.tab == Tab::Inspect;
        ui.add_enabled_ui(is_open, |ui| name_entry::menu(ui, self, pass));
    }

    /// Shows the name above the panes; in a low window everything scrolls, for the panes would have no room.
    pub(super) fn show_all(&mut self, ui: &mut Ui, pass: &mut InspectPass<'_>) {
        let kind = self.kind();
        let open = pass.settings.session.panes.detail;
        self.lead_by_key(ui, pass.settings);
        let bottom = if ui.available_height() < LOW {
            let shows_tabs = self.report.is_some()
                && !pass.settings.session.compared.is_shown
                && pass.settings.session.panes.is_shown(PaneId::Details);
            let mut above = ui.available_rect_before_wrap();
            above.max.y -= if shows_tabs { DETAIL_TABS } else { 0.0 };
            let mut place = ui.new_child(UiBuilder::new().id_salt("above the tabs").max_rect(above));
            let shown = CentralPanel::default().frame(pass.ground).show(&mut place, |ui| {
                ScrollArea::vertical().id_salt("all").auto_shrink(false).show(ui, |ui| {
                    let bottom = show_name(ui, self, pass);
                    self.show_panes(ui, pass, true);
                    reveal::focused(ui);
                    bottom
                })
            });
            if shows_tabs {
                let below = ui.available_rect_before_wrap().with_min_y(above.bottom());
                let mut place = ui.new_child(UiBuilder::new().id_salt("tabs of the details").max_rect(below));
                let tabs = CentralPanel::default().frame(pass.ground).show(&mut place, |ui| {
                    ScrollArea::horizontal().id_salt("tabs").show(ui, |ui| {
                        let is_clicked = ui
                            .horizontal(|ui| panes::detail_tabs(ui, kind, pass.settings, pass.commands))
                            .inner;
                        reveal::focused(ui);
                        is_clicked
                    })
                });
                self.panes.reveals_details |= tabs.inner.inner;
            }
            shown.inner.inner
        } else {
            let name = Panel::top("name").frame(pass.ground).show_separator_line(false);
            let bottom = fitted::show(ui, name, |ui| show_name(ui, self, pass)).inner;
            self.show_panes(ui, pass, false);
            bottom
        };
        self.panes.reveals_details |= open != pass.settings.session.panes.detail;
        self.panes.highlight.end_pass(ui);
        let fields = [field_id(), zone_state::field_id(), panes::appearance_field_id()];
        self.keyboard.end_pass(ui, &fields, bottom);
    }

    /// F6 takes the keyboard from the displays to the details, and from anywhere else to the displays.
    fn lead_by_key(&self, ui: &Ui, settings: &Settings) {
        let is_covered =
            ui.memory(|memory| memory.top_modal_layer().is_some()) || Popup::is_any_open(ui.ctx());
        let shows_panes = self.report.is_some() && !settings.session.compared.is_shown;
        if is_covered || !shows_panes || !ui.input_mut(|it| it.consume_key(Modifiers::NONE, Key::F6)) {
            return;
        }
        let is_in_displays = character_cell::toggle_keyboard(ui.ctx(), &self.panes.highlight);
        if !is_in_displays && settings.session.panes.is_shown(PaneId::Details) {
            panes::focus_details(ui.ctx());
        }
    }

    /// Shows what there is to see of the name, or of the names that are compared.
    fn show_panes(&mut self, ui: &mut Ui, pass: &mut InspectPass<'_>, is_low: bool) {
        if pass.settings.session.compared.is_shown {
            return parts::central(ui, pass.ground, is_low, |ui| names::show(ui, self, pass, is_low));
        }
        let Some(report) = &self.report else {
            return parts::central(ui, pass.ground, is_low, |ui| {
                // In a low window it is scrolled with everything else.
                let area = ScrollArea::both().id_salt("start").auto_shrink(false).scroll([true, !is_low]);
                let kind = self.kind();
                area.show(ui, |ui| start_page::show(ui, kind, pass.lines, pass.commands));
            });
        };
        let mut ctx = Ctx {
            report,
            settings: pass.settings,
            notation: self.name_field.editor().notation(),
            lines: pass.lines,
            commands: pass.commands,
            jobs: &mut self.jobs,
            state: &mut self.panes,
            invisibles: pass.in_displays,
            said: Said::default(),
            is_stale: self.error.is_some(),
        };
        parts::show(ui, &mut ctx, pass.ground, is_low);
    }
}

/// Shows why what is typed cannot be read, over the headings of what stands below, which moves by nothing; or beside the way back
/// to the table, as what an edit moved.
fn over<R>(ui: &Ui, corner: Pos2, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let width = ui.max_rect().right() - corner.x;
    let area = Area::new(Id::unique("what is said of the name")).order(Order::Middle).fixed_pos(corner);
    let shown = area.show(ui.ctx(), |ui| {
        let frame = Frame::popup(ui.style()).shadow(Shadow::NONE).inner_margin(Margin::symmetric(8, 2));
        frame.show(ui, |ui| {
            ui.set_max_width(width - 20.0);
            contents(ui)
        })
    });
    shown.inner.inner
}

/// Offers to compare the paragraphs of a text that has several, as one is shown at a time; whether that is wanted.
fn offers_paragraphs(ui: &mut Ui, written: &WrittenName, error: &ReadError) -> bool {
    let has_several = matches!(error.error_kind, ReadErrorKind::ParagraphSeparator { .. })
        && written.notation == Notation::Unicode
        && nonempty_lines_if_several(&written.text).is_some();
    has_several && ui.button(message!(name_compare_paragraphs).static_text()).clicked()
}

/// The name: how it is written, and what there is to say of what was typed. Gives where it ends.
fn show_name(ui: &mut Ui, tab: &mut InspectTab, pass: &mut InspectPass<'_>) -> f32 {
    name_entry::show(ui, tab, pass);
    let way_back = names::way_back(ui, pass);
    let below = ui.min_rect().left_bottom();
    let said_at = way_back.map_or(below, |it| it.right_top() + vec2(8.0, -2.0));
    if let Some(error) = &tab.error {
        let written = tab.written();
        let lines = &mut *pass.lines;
        let mut show = |ui: &mut Ui, is_over: bool| {
            let command = unreadable::show(ui, lines, (&written, error), is_over);
            (command, offers_paragraphs(ui, &written, error))
        };
        // The start page makes room for it.
        let (command, compares) =
            if tab.report.is_some() { over(ui, said_at, |ui| show(ui, true)) } else { show(ui, false) };
        pass.commands.extend(command);
        if compares {
            names::add_lines(&mut tab.names, pass, &written.text, (written.notation, true));
        }
    } else if let Some(far_move) = &tab.far_move
        && far_move.strategy == pass.settings.preferences.field_order
    {
        let mut show = |ui: &mut Ui| far_move::show(ui, pass.lines, &mut tab.panes.highlight, far_move);
        if way_back.is_some() {
            over(ui, said_at, show);
        } else {
            show(ui);
            return ui.min_rect().bottom();
        }
    }
    below.y
}
