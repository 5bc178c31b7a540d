//! The menu of a display: what can be done with it, and what can be copied of it.

use eframe::egui::{Button, Id, Popup, Rect, Response, Sense, Ui, Vec2, vec2};

use bidiscope_bidi::name::{Notation, code_point};
use bidiscope_bidi::order::Strategy;
use bidiscope_bidi::order::copy::NameCopyFormat;
use bidiscope_lesson::{MAX_LESSON_NAME_CHARACTERS, lesson_page_step_toml};
use bidiscope_report::titles::Titled;
use bidiscope_report::view::StrategyId;
use bidiscope_report::words::strategy_name::strategy_name_or_code_points;
use bidiscope_url::convert::{ConversionForm, NameConverter};
use bidiscope_words::message;

use super::super::accessibility;
use super::super::command::Command;
use super::super::commands::CommandId;
use super::super::settings::{DetailTab, PaneId};
use super::super::theme::outlined;
use super::ctx::Ctx;
use super::{cause, choices, own};

/// What its button shows, and its size in points.
const SIGN: &str = "\u{2026}";
const BUTTON: Vec2 = vec2(26.0, 24.0);

/// The identity of a display's menu.
fn menu_id(pane: PaneId) -> Id {
    Id::unique(("menu of the pane", pane))
}

/// Opens the menu of a display.
pub(super) fn open(ui: &Ui, pane: PaneId) {
    Popup::open_id(ui.ctx(), menu_id(pane));
    ui.ctx().request_repaint();
}

/// Shows the menu's button in the middle of `rect`, where the display is selected or pointed at; the menu is open while
/// the user chooses. The button is no Tab stop: a key opens the menu from the display's characters.
pub(super) fn show(ui: &mut Ui, ctx: &mut Ctx<'_>, pane: PaneId, rect: Rect) {
    let Some(id) = pane.strategy() else { return };
    let is_open = Popup::is_id_open(ui.ctx(), menu_id(pane));
    if !ctx.is_selected(id) && !is_open && !ui.rect_contains_pointer(ui.max_rect()) {
        return;
    }
    let button = ui.put(Rect::from_center_size(rect.center(), BUTTON), Button::new(SIGN).sense(Sense::CLICK));
    if button.clicked() {
        ctx.select(id);
    }
    let popup = Popup::menu(&button).id(menu_id(pane));
    let shown = popup.show(|ui| entries(ui, ctx, pane, id)).is_some();
    let title = strategy_name_or_code_points(ctx.settings.session.choices.strategy_title(id)).into_owned();
    accessibility::button(&button, &message!(pane_menu, display = title.as_str()).to_string());
    accessibility::opens(&button, shown);
    button.on_hover_text(message!(pane_menu_explained, display = title.as_str()).to_string());
}

fn entries(ui: &mut Ui, ctx: &mut Ctx<'_>, pane: PaneId, id: StrategyId) {
    let first = reference(ui, ctx, id);
    if id != Strategy::Logical {
        about_display(ui, ctx, id);
    }
    if id == Strategy::Logical {
        let mut unfolds = ctx.settings.session.panes.unfolds_logical;
        let unfold = outlined(ui, |ui| ui.checkbox(&mut unfolds, message!(logical_unfold).static_text()));
        if unfold.on_hover_text("C").clicked() {
            ctx.change(move |it| it.session.panes.unfolds_logical = unfolds);
            ui.close();
        }
    }
    ui.separator();
    arranging(ui, ctx, pane, id);
    ui.separator();
    accessibility::menu(ui, message!(pane_copy_as).static_text(), |ui| copies(ui, ctx, id));
    // While a popup measures itself nothing in it can have the keyboard.
    if !ui.is_sizing_pass() && ctx.state.highlight.is_to_enter(pane) {
        first.request_focus();
    }
}

/// What can be copied: the name in each form, and what the display shows of it.
fn copies(ui: &mut Ui, ctx: &mut Ctx<'_>, id: StrategyId) {
    for form in NameCopyFormat::ALL {
        copy_form(ui, ctx, form);
    }
    copy_with_escapes(ui, ctx);
    ui.separator();
    copy_lesson_step(ui, ctx, id);
    if id == Strategy::Logical {
        return;
    }
    copy_display(ui, ctx, id);
    if item(ui, message!(pane_copy_picture).static_text())
        .on_hover_text(message!(pane_copy_picture_explained).static_text())
        .clicked()
    {
        ctx.commands.push(Command::CopyPicture(id));
    }
}

/// What is shown of the display elsewhere, and what can be made of it.
fn about_display(ui: &mut Ui, ctx: &mut Ctx<'_>, id: StrategyId) {
    if let Some(view) = ctx.report.strategy(id)
        && let Some(found) = cause::of(ctx, view)
        && item(ui, message!(pane_first_difference).static_text()).clicked()
    {
        cause::look(ctx, id, &found);
    }
    if item(ui, message!(pane_steps).static_text()).clicked() {
        ctx.change(move |it| it.session.explain(id, DetailTab::Steps));
    }
    if matches!(id, StrategyId::CustomNumber(_))
        && item(ui, message!(custom_strategy_edit).static_text()).clicked()
    {
        ctx.change(move |it| it.session.explain(id, DetailTab::Strategy));
    }
    if item(ui, CommandId::Present.title())
        .on_hover_text(message!(pane_present_explained).static_text())
        .clicked()
    {
        ctx.commands.push(Command::PresentDisplay(id));
    }
    if let Some(view) = ctx.report.strategy(id)
        && matches!(id, StrategyId::BuiltIn(_))
    {
        ui.separator();
        choices::entries(ui, ctx, view);
    }
    ui.separator();
    if own::make_button(ui, ctx, id).clicked() {
        ui.close();
    }
    if let StrategyId::CustomNumber(number) = id
        && item(ui, message!(custom_strategy_delete).static_text()).clicked()
    {
        ctx.commands.push(Command::DeleteStrategy(number));
    }
}

/// Where the display stands, and whether it is shown.
fn arranging(ui: &mut Ui, ctx: &mut Ctx<'_>, pane: PaneId, id: StrategyId) {
    let kind = ctx.report.input.input_type();
    let rows = ctx.settings.session.panes.rows(kind);
    if let Some(place) = rows.iter().position(|&it| it == id) {
        for (title, keys, to) in [
            (message!(pane_up), "Alt+Up", place.checked_sub(1)),
            (message!(pane_down), "Alt+Down", Some(place + 1).filter(|&it| it < rows.len())),
        ] {
            let button = ui.add_enabled(to.is_some(), Button::new(title.static_text())).on_hover_text(keys);
            if let Some(to) = to.filter(|_| button.clicked()) {
                ctx.change(move |it| it.session.panes.move_row(id, to, kind));
                ui.close();
            }
        }
    }
    if item(ui, message!(pane_hide).static_text()).clicked() {
        ctx.change(move |it| it.session.show_pane(pane, false));
    }
}

/// Makes this display the one that the others are compared with.
fn reference(ui: &mut Ui, ctx: &mut Ctx<'_>, strategy: StrategyId) -> Response {
    let is_reference = ctx.reference() == strategy;
    let response = outlined(ui, |ui| ui.radio(is_reference, message!(pane_reference).static_text()));
    if response.clicked() {
        ctx.change(move |it| it.session.choices.reference_strategy = strategy);
        ui.close();
    }
    response.on_hover_text(message!(remark_reference_explained).static_text())
}

/// An entry that closes the menu, also where the keyboard chose it.
fn item(ui: &mut Ui, text: &str) -> Response {
    let response = ui.button(text);
    if response.clicked() {
        ui.close();
    }
    response
}

/// Offers one form of the name; all of them are in logical order.
fn copy_form(ui: &mut Ui, ctx: &mut Ctx<'_>, form: NameCopyFormat) {
    // Written out only when it is asked for: a name may have 10,000 characters.
    let is_there = form != NameCopyFormat::ALabels || ctx.report.input.ascii_name_within_limits().is_some();
    let button = ui.add_enabled(is_there, Button::new(form.title()));
    let button = button.on_disabled_hover_text(message!(pane_no_a_labels).static_text());
    if button.clicked()
        && let Ok(text) = form.text_of_name(&ctx.report.input)
    {
        ctx.commands.push(Command::Copy { text, what: form.title() });
        ui.close();
    }
}

/// Offers a URL with the percent escapes that Davis's grammar needs to find all of it in running text.
fn copy_with_escapes(ui: &mut Ui, ctx: &mut Ctx<'_>) {
    if ctx.report.input.url().is_none() {
        return;
    }
    let title = message!(pane_copy_percent).static_text();
    let button = item(ui, title).on_hover_text(message!(pane_copy_percent_explained).static_text());
    let escaped = || {
        let converter = NameConverter::new(
            ConversionForm::LogicalOrder,
            ConversionForm::PercentEscapes,
            Notation::Unicode,
        );
        converter.convert_name(&ctx.report.input.decoded_text()).ok()?.converted_names.pop()
    };
    if button.clicked()
        && let Some(text) = escaped()
    {
        ctx.commands.push(Command::Copy { text, what: title });
    }
}

/// Offers the name and the display as a step of a lesson's file.
fn copy_lesson_step(ui: &mut Ui, ctx: &mut Ctx<'_>, strategy: StrategyId) {
    let Some(view) = ctx.report.strategy(strategy) else { return };
    let is_short = ctx.report.input.characters().len() <= MAX_LESSON_NAME_CHARACTERS;
    let title = message!(pane_copy_lesson_step).static_text();
    let too_long = message!(pane_copy_lesson_step_too_long, most = MAX_LESSON_NAME_CHARACTERS).to_string();
    let button = ui.add_enabled(is_short, Button::new(title)).on_disabled_hover_text(too_long);
    if button.on_hover_text(message!(pane_copy_lesson_step_explained).static_text()).clicked()
        && let Ok(text) = lesson_page_step_toml(&ctx.report.input, ctx.notation, &view.display_config)
    {
        ctx.commands.push(Command::Copy { text, what: title });
        ui.close();
    }
}

/// Offers the display order, as code points: as characters it would be taken for the name.
fn copy_display(ui: &mut Ui, ctx: &mut Ctx<'_>, strategy: StrategyId) {
    let Some(view) = ctx.report.strategy(strategy) else { return };
    let button = item(ui, message!(pane_copy_order).static_text());
    if button.on_hover_text(message!(pane_copy_order_explained).static_text()).clicked() {
        let text = view.displayed_name.chars().map(code_point).collect::<Vec<_>>().join(" ");
        ctx.commands.push(Command::Copy { text, what: message!(pane_copy_order).static_text() });
    }
}
