//! Where the parts of the tab stand: the displays, beside them the verdict, below them the details, which are read in this
//! order. In a wide window the details stand below the verdict; in a narrow one the verdict is a strip above the displays.

use eframe::egui::containers::PanelState;
use eframe::egui::{Align, CentralPanel, Frame, IdSalt, Layout, Margin, Panel, Stroke, Ui, UiBuilder, vec2};

use bidiscope_report::titles::Titled as _;
use bidiscope_words::message;

use super::super::command::Command;
use super::super::commands::CommandId;
use super::super::panes::{self, Ctx};
use super::super::settings::{Arrangement, PaneId};
use super::super::theme::{CAPTION, Palette};
use super::super::{accessibility, fitted, panel_edge, url_bands};

/// From which width of the window the verdict stands beside the displays, and from which one the details do too.
const VERDICT_BESIDE_FROM: f32 = 1100.0;
const WIDE: f32 = 1600.0;
/// The width of the verdict, in points, and the part of the room above the details that it takes at most.
const VERDICT: f32 = 320.0;
const VERDICT_AT_MOST: f32 = 0.42;
/// The part of the room that the details take at first and at most.
const DETAILS_AT_FIRST: f32 = 0.36;
const DETAILS_IN_A_LOW_WINDOW: f32 = 0.26;
const LOW: f32 = 480.0;
const DETAILS_AT_MOST: f32 = 0.7;
/// What stands before an edge that can be moved, as egui knows it.
const BEFORE: &str = "before the edge";
/// The height of the row below the displays, in points.
const TOOLS: f32 = 32.0;

/// Shows all parts; all below each other where the window is low, and pale where they are those of an earlier name.
pub(super) fn show(ui: &mut Ui, ctx: &mut Ctx<'_>, ground: Frame, is_low: bool) {
    show_parts(ui, ctx, ground, is_low);
    ctx.state.highlight.paint_leader(ui, PaneId::of(ctx.selected()));
}

fn show_parts(ui: &mut Ui, ctx: &mut Ctx<'_>, ground: Frame, is_low: bool) {
    let is_stale = ctx.is_stale;
    let width = ui.ctx().content_rect().width();
    let stale = |ui: &mut Ui| {
        if is_stale {
            ui.multiply_opacity(0.45);
        }
    };
    let shows_verdict = ctx.settings.session.panes.is_shown(PaneId::Verdict);
    let shows_details = ctx.settings.session.panes.is_shown(PaneId::Details);
    if is_low {
        stale(ui);
        if shows_verdict {
            panes::show_verdict_strip(ui, ctx);
        }
        // As much of the rows as is seen before anything is scrolled: whole rows.
        let above = ui.cursor().top() - ui.min_rect().top();
        displays(ui, ctx, Some(ui.clip_rect().height() - above));
        if shows_details {
            // Their tabs stay in sight below all this.
            let least = panes::least_height_of_details(ctx.settings.session.panes.detail);
            let height = ctx.settings.preferences.panels.details_height.max(least);
            let size = vec2(ui.available_width(), height);
            let details = ui.allocate_ui(size, |ui| panes::show_details(ui, ctx, false)).response;
            if std::mem::take(&mut ctx.state.reveals_details) {
                details.scroll_to_me(Some(Align::Max));
            }
        }
        return;
    }
    // In the order in which they are read: the displays, the verdict, the details.
    if width >= WIDE && (shows_verdict || shows_details) {
        let room = ui.available_width();
        let wanted = room - ctx.settings.preferences.panels.details_width;
        let shown = before_an_edge(ui, Side::Left, (wanted, room - VERDICT), |ui| {
            central(ui, ground, false, |ui| {
                stale(ui);
                displays(ui, ctx, None);
            });
        });
        let width = (room - shown).round();
        if width != ctx.settings.preferences.panels.details_width {
            ctx.commands.push(Command::change(move |it| it.preferences.panels.details_width = width));
        }
        central(ui, ground, false, |ui| {
            stale(ui);
            if shows_verdict {
                let room = ui.available_height() * if shows_details { VERDICT_AT_MOST } else { 1.0 };
                let size = vec2(ui.available_width(), room.min(ctx.state.verdict_height.max(1.0)));
                let needed = ui.allocate_ui(size, |ui| panes::show_verdict(ui, ctx)).inner.ceil();
                if std::mem::replace(&mut ctx.state.verdict_height, needed) != needed {
                    fitted::again(ui.ctx());
                }
            }
            if shows_details {
                ui.add_space(4.0);
                panes::show_details(ui, ctx, true);
            }
        });
    } else if shows_details {
        let room = ui.available_height();
        let share = if room < LOW { DETAILS_IN_A_LOW_WINDOW } else { DETAILS_AT_FIRST };
        let least =
            panes::least_height_of_details(ctx.settings.session.panes.detail).min(room * DETAILS_AT_MOST);
        let height = ctx.settings.preferences.panels.details_height.min(room * share).max(least);
        let shown = before_an_edge(ui, Side::Top, (room - height, room - least), |ui| {
            displays_and_verdict(ui, ctx, ground, stale);
        });
        if (room - shown - height).abs() > 0.5 {
            let height = (room - shown).round();
            ctx.commands.push(Command::change(move |it| it.preferences.panels.details_height = height));
        }
        central(ui, ground, false, |ui| {
            stale(ui);
            panes::show_details(ui, ctx, true);
        });
    } else {
        displays_and_verdict(ui, ctx, ground, stale);
    }
}

/// The displays, and the verdict at their right or above them.
fn displays_and_verdict(ui: &mut Ui, ctx: &mut Ctx<'_>, ground: Frame, stale: impl Fn(&mut Ui)) {
    let shows_verdict = ctx.settings.session.panes.is_shown(PaneId::Verdict);
    let is_wide = shows_verdict && ui.ctx().content_rect().width() >= VERDICT_BESIDE_FROM;
    let shown = |ui: &mut Ui, ctx: &mut Ctx<'_>| {
        central(ui, ground, false, |ui| {
            stale(ui);
            displays(ui, ctx, None);
        });
    };
    if is_wide {
        let panel = Panel::left("displays beside the verdict").resizable(false).frame(Frame::NONE);
        let panel = panel.exact_size(ui.available_width() - VERDICT).show_separator_line(false);
        panel.show(ui, |ui| shown(ui, ctx));
        central(ui, ground, false, |ui| {
            stale(ui);
            let _ = panes::show_verdict(ui, ctx);
        });
        return;
    }
    if shows_verdict {
        let panel = Panel::top("verdict strip").frame(ground).show_separator_line(false);
        fitted::show(ui, panel, |ui| {
            stale(ui);
            panes::show_verdict_strip(ui, ctx);
        });
    }
    shown(ui, ctx);
}

/// Which side of the edge comes first.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Left,
    Top,
}

/// Shows what stands before an edge that can be moved: as large as it is wanted and at most so large, or as the user has
/// made it. Gives how large it is.
fn before_an_edge(
    ui: &mut Ui,
    side: Side,
    (wanted, most): (f32, f32),
    contents: impl FnOnce(&mut Ui),
) -> f32 {
    let (panel, room, arrows) = match side {
        Side::Left => (Panel::left(BEFORE), ui.available_width(), panel_edge::TO_THE_RIGHT),
        Side::Top => (Panel::top(BEFORE), ui.available_height(), panel_edge::DOWN),
    };
    panel_edge::moved_by_arrows(ui, BEFORE, arrows);
    // In another room, and with another least, it is again as large as at first: else a window that is enlarged would have
    // no room for it.
    let (kept_at, id) = (ui.scope_id().with("room"), ui.scope_id().with_salt(IdSalt::new(BEFORE)));
    ui.data_mut(|data| {
        let before: Option<(f32, f32)> = data.get_temp(kept_at);
        data.insert_temp(kept_at, (room, most));
        if before.is_some_and(|it| (it.0 - room).abs() > 0.5 || (it.1 - most).abs() > 0.5) {
            data.remove::<PanelState>(id);
        }
    });
    let panel = panel.resizable(true).frame(Frame::NONE).default_size(wanted);
    let least = room * (1.0 - DETAILS_AT_MOST);
    let rect = panel.min_size(least.min(most)).max_size(most).show(ui, contents).response.rect;
    match side {
        Side::Left => rect.width(),
        Side::Top => rect.height(),
    }
}

/// What takes the room that is left.
pub(super) fn central(ui: &mut Ui, ground: Frame, is_low: bool, contents: impl FnOnce(&mut Ui)) {
    if is_low {
        contents(ui);
    } else {
        CentralPanel::default().frame(ground).show(ui, contents);
    }
}

/// The displays, and above them a menu of how they are arranged and what can be added: among the headings of rows.
/// Where everything is scrolled together, `seen` is how much of them is in view at first, in points.
fn displays(ui: &mut Ui, ctx: &mut Ctx<'_>, seen: Option<f32>) {
    let palette = Palette::current(ui);
    let frame = Frame::new().fill(palette.pane).stroke(Stroke::new(1.0, palette.line)).corner_radius(6);
    let around = Margin::symmetric(4, 2);
    frame.inner_margin(around).show(ui, |ui| {
        let room = ui.available_rect_before_wrap();
        let count = ctx.settings.session.panes.rows(ctx.report.input.input_type()).len();
        let has_headings = ctx.settings.session.panes.arrangement == Arrangement::Rows && count > 0;
        let has_row_below = ctx.report.input.url().is_some();
        let above = match seen {
            // All rows are there to be scrolled to.
            Some(seen) => room.with_max_y(room.top() + panes::height_of_rows(count, seen - around.topf())),
            None => room.with_max_y(room.bottom() - if has_row_below { TOOLS } else { 0.0 }),
        };
        if seen.is_none() {
            // It ends where the verdict beside it ends.
            ui.set_min_height(room.height());
        }
        let menus = panes::menu_in_heading(room);
        let mut below_menus = above;
        let menus = if has_headings {
            menus
        } else {
            below_menus.min.y = menus.bottom() + ui.spacing().item_spacing.y;
            menus.with_min_x(room.left()).with_max_x(room.right())
        };
        let layout = Layout::left_to_right(Align::Center);
        let mut heading = ui.new_child(UiBuilder::new().max_rect(menus).layout(layout).id_salt("menus"));
        arrange_menu(&mut heading, ctx);
        if !has_headings {
            panes::context_menu(&mut heading, ctx);
        }
        ui.scope_builder(UiBuilder::new().max_rect(below_menus), |ui| panes::show(ui, ctx));
        if has_row_below {
            ui.horizontal(|ui| url_legend(ui, ctx));
        }
    });
}

fn arrange_menu(ui: &mut Ui, ctx: &mut Ctx<'_>) {
    accessibility::menu(ui, message!(arrange_displays).to_string(), |ui| {
        arrangements(ui, ctx);
        ui.separator();
        additions(ui, ctx);
    });
}

fn arrangements(ui: &mut Ui, ctx: &mut Ctx<'_>) {
    for arrangement in Arrangement::ALL {
        let is_chosen = ctx.settings.session.panes.arrangement == arrangement;
        if ui.selectable_label(is_chosen, arrangement.title()).clicked() {
            ctx.commands.push(Command::change(move |it| it.session.panes.arrangement = arrangement));
        }
    }
}

fn additions(ui: &mut Ui, ctx: &mut Ctx<'_>) {
    if ui.button(message!(add_strategy).to_string()).clicked() {
        ctx.commands.push(Command::Run(CommandId::NewStrategy));
        ui.close();
    }
    if ui.button(CommandId::CompareNames.title()).clicked() {
        ctx.commands.push(Command::Run(CommandId::CompareNames));
        ui.close();
    }
}

/// What the bands under the parts of a URL mean; the part that is pointed at lights up in every display.
fn url_legend(ui: &mut Ui, ctx: &mut Ctx<'_>) {
    let Some(url) = ctx.report.input.url() else { return };
    let colour = Palette::current(ui).weak_text;
    if let Some(pointed) = url_bands::legend(ui, url_bands::kinds(url), CAPTION, colour)
        && let Some(part) = url.parts().iter().find(|it| it.part == pointed)
    {
        ctx.state.highlight.highlight_together(part.character_range.clone());
    }
}
