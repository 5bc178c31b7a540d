//! What the Inspect tab shows of a name: its displays, the verdict of RFC 5893, and the details of one display.
//!
//! Each pane gets the `ctx`. The displays are `rows` or `columns`, each with a `frame`, its `menu`, a `line` or the cells of
//! logical order (`logical`), and `remarks`. The `verdict` is above or beside them. The `details` are tabs: why, the steps
//! (`trace`), `collisions` with the names found by `appearance`, the rules, and the editor of custom strategies (`own`).

mod all_hidden;
mod appearance;
mod badge;
mod cause;
mod choices;
mod collisions;
mod columns;
mod context_entries;
mod ctx;
mod details;
mod display_entry;
mod frame;
mod line;
mod line_scroll;
mod logical;
mod menu;
mod own;
mod own_editor;
mod proposal;
mod remarks;
mod rows;
mod trace;
mod type_size;
mod verdict;
mod wrapped;

use eframe::egui::Ui;

use super::settings::{Arrangement, PaneId};

pub(super) use appearance::field_id as appearance_field_id;
pub(super) use choices::context_menu;
pub(super) use ctx::{Ctx, Jobs, PaneState};
pub(super) use details::{
    focus as focus_details, least_height as least_height_of_details, show as show_details,
    tabs as detail_tabs,
};
pub(super) use line_scroll::begin as begin_lines;
pub(super) use own::take_keyboard;
pub(super) use rows::{height_of_rows, menu_in_heading};
pub(super) use verdict::{show as show_verdict, show_strip as show_verdict_strip};

/// Shows the displays as they are arranged. The keyboard comes to the one that is selected; the arrow keys, and a click on
/// a character of any but the logical order, select another.
pub(super) fn show(ui: &mut Ui, ctx: &mut Ctx<'_>) {
    let selected = PaneId::of(ctx.selected());
    ctx.state.highlight.lead_to(selected);
    match ctx.settings.session.panes.arrangement {
        Arrangement::Rows => rows::show(ui, ctx),
        Arrangement::SideBySide => columns::show(ui, ctx),
    }
    let entered = ctx.state.highlight.display().filter(|&it| it != selected);
    if let Some(id) = entered.and_then(PaneId::strategy) {
        ctx.select(id);
    }
}
