//! What every display has around it: its name for screen readers, the ground of the selected one, and its keys.

use eframe::egui::{Key, Modifiers, PointerButton, Rect, Role, Stroke, StrokeKind, Ui, UiBuilder};

use bidiscope_bidi::order::Strategy;
use bidiscope_report::view::StrategyId;

use super::super::accessibility;
use super::super::settings::PaneId;
use super::super::theme::Palette;
use super::ctx::Ctx;
use super::menu;

/// Shows a display within `rect`. A click selects it, but on a character of the logical order, which has no steps: that is
/// explained in the display that was selected.
pub(super) fn show(
    ui: &mut Ui,
    ctx: &mut Ctx<'_>,
    id: StrategyId,
    rect: Rect,
    contents: impl FnOnce(&mut Ui, &mut Ctx<'_>),
) {
    let pane = PaneId::of(id);
    let builder = UiBuilder::new()
        .id_salt(pane)
        .max_rect(rect)
        .accessibility_label(ctx.settings.session.choices.strategy_title(id))
        .accessibility_role(Role::Region);
    ui.scope_builder(builder, |ui| {
        accessibility::bounds(ui, rect.intersect(ui.clip_rect()));
        let palette = Palette::current(ui);
        // Wherever in it, also on a character: a widget of its own would lie over what stands in it.
        let clicked = |button| ui.input(|input| input.pointer.button_clicked(button));
        let is_pointed_at = ui.rect_contains_pointer(rect);
        let is_primary = is_pointed_at && clicked(PointerButton::Primary);
        if is_pointed_at && clicked(PointerButton::Secondary) {
            ctx.select(id);
            menu::open(ui, pane);
        }
        if ctx.is_selected(id) {
            let edge = Stroke::new(1.5, palette.highlight_edge);
            ui.painter().rect(rect.shrink(1.0), 4.0, palette.selected_row, edge, StrokeKind::Inside);
        }
        contents(ui, ctx);
        if is_primary && !(pane == PaneId::Logical && ctx.state.highlight.is_focused_in(pane)) {
            ctx.select(id);
        }
        if ctx.state.highlight.is_focused_in(pane) {
            keys(ui, ctx, pane, id);
        }
    });
}

/// The keys of a display while one of its characters has the keyboard: M and its like open the menu, Alt with an arrow
/// moves it; C folds and unfolds the cells of logical order.
fn keys(ui: &Ui, ctx: &mut Ctx<'_>, pane: PaneId, id: StrategyId) {
    let pressed = |with, key| ui.input_mut(|input| input.consume_key(with, key));
    if pressed(Modifiers::NONE, Key::M)
        || pressed(Modifiers::NONE, Key::Menu)
        || pressed(Modifiers::SHIFT, Key::F10)
    {
        menu::open(ui, pane);
        ctx.state.highlight.enter_menu(pane);
    }
    if id == Strategy::Logical && pressed(Modifiers::NONE, Key::C) {
        ctx.change(|it| it.session.panes.unfolds_logical ^= true);
    }
    let kind = ctx.report.input.input_type();
    let rows = ctx.settings.session.panes.rows(kind);
    let Some(place) = rows.iter().position(|&it| it == id) else { return };
    if pressed(Modifiers::ALT, Key::ArrowUp) {
        ctx.change(move |it| it.session.panes.move_row(id, place.saturating_sub(1), kind));
    } else if pressed(Modifiers::ALT, Key::ArrowDown) {
        ctx.change(move |it| it.session.panes.move_row(id, place + 1, kind));
    }
}
