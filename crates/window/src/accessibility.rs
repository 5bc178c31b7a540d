//! What a screen reader is told beyond what egui's own widgets say of themselves: which one of several is chosen,
//! what a button opens, what is to be spoken when it changes, and in which order it is read.
//!
//! Nothing of it costs anything while no screen reader listens: without one there are no nodes to write to.

mod node_fixes;
mod settled;

use eframe::egui::accesskit::{HasPopup, Live, Node, Role};
use eframe::egui::containers::menu::{MenuButton, MenuConfig, SubMenuButton, is_in_menu};
use eframe::egui::{
    ComboBox, Id, InnerResponse, IntoAtoms, PopupCloseBehavior, Rect, Response, Ui, WidgetInfo,
};

pub(super) use node_fixes::NodeFixes;
pub(super) use settled::Settled;

/// Something of several of which one is chosen: a row of a list, a tab, a cell. egui would call it ticked.
pub(super) fn chosen<T: ToString>(response: &Response, role: Role, is_chosen: bool, name: impl Fn() -> T) {
    response.widget_info(|| WidgetInfo::labeled(role, response.enabled(), name().to_string()));
    write(response, |node| {
        node.clear_toggled();
        node.set_selected(is_chosen);
    });
}

/// The row of a list that the keys of a field choose: it is spoken while the field has the keyboard.
pub(super) fn active(ui: &Ui, field: Id, row: &Response) {
    let row = row.id.accesskit_id();
    ui.ctx().accesskit_node_builder(field, |node| node.set_active_descendant(row));
}

/// A command: what it is called, its keys, and whether what it switches is on.
pub(super) fn command(response: &Response, title: &str, keys: &str, is_on: Option<bool>) {
    write(response, |node| {
        node.set_label(title);
        if !keys.is_empty() {
            node.set_keyboard_shortcut(keys);
        }
        if let Some(is_on) = is_on {
            node.set_toggled(is_on.into());
        }
    });
}

/// A button that opens a menu or a list, and whether it is open.
pub(super) fn opens(response: &Response, is_open: bool) {
    write(response, |node| {
        node.set_has_popup(HasPopup::Menu);
        node.set_expanded(is_open);
    });
}

/// A button that folds or unfolds what stands beside it: what it is called, and whether that is unfolded.
pub(super) fn unfolds(response: &Response, name: &str, is_unfolded: bool) {
    button(response, name);
    write(response, |node| node.set_expanded(is_unfolded));
}

/// A button with a menu.
pub(super) fn menu<'a, R>(
    ui: &mut Ui,
    title: impl IntoAtoms<'a>,
    contents: impl FnOnce(&mut Ui) -> R,
) -> InnerResponse<Option<R>> {
    let shown = ui.menu_button(title, contents);
    opens(&shown.response, shown.inner.is_some());
    shown
}

/// A button with a menu that stays open when something in it is clicked, as a field must.
pub(super) fn lasting_menu<'a, R>(
    ui: &mut Ui,
    title: impl IntoAtoms<'a>,
    contents: impl FnOnce(&mut Ui) -> R,
) -> InnerResponse<Option<R>> {
    let config = MenuConfig::new().close_behavior(PopupCloseBehavior::CloseOnClickOutside);
    let (response, shown) = if is_in_menu(ui) {
        SubMenuButton::new(title).config(config).ui(ui, contents)
    } else {
        MenuButton::new(title).config(config).ui(ui, contents)
    };
    opens(&response, shown.is_some());
    InnerResponse::new(shown.map(|it| it.inner), response)
}

/// A box from which one of several is chosen: what it is called. Gives the response of the box.
pub(super) fn combo<R>(
    ui: &mut Ui,
    combo: ComboBox,
    name: &str,
    contents: impl FnOnce(&mut Ui) -> R,
) -> Response {
    let InnerResponse { inner, response } = combo.show_ui(ui, contents);
    response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, response.enabled(), name));
    opens(&response, inner.is_some());
    response
}

/// A picture: what it shows.
pub(super) fn picture(response: &Response, name: &str) {
    response.widget_info(|| WidgetInfo::labeled(Role::Image, response.enabled(), name));
}

/// A button that says too little by itself: what it is called.
pub(super) fn button(response: &Response, name: &str) {
    response.widget_info(|| WidgetInfo::labeled(Role::Button, response.enabled(), name));
}

/// Things that belong together: what they are called.
pub(super) fn group(ui: &Ui, name: &str) {
    ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
        node.set_role(Role::Group);
        node.set_label(name);
    });
}

/// Where a part of the window stands that holds others together, which egui does not tell.
pub(super) fn bounds(ui: &Ui, rect: Rect) {
    let [x0, y0, x1, y1] = [rect.left(), rect.top(), rect.right(), rect.bottom()].map(f64::from);
    ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
        node.set_bounds(eframe::egui::accesskit::Rect { x0, y0, x1, y1 });
    });
}

/// A window in the window that is to be told as a dialog, by the response of all of it.
pub(super) fn dialog(response: &Response, name: &str) {
    response.widget_info(|| WidgetInfo::labeled(Role::Dialog, true, name));
}

/// A dialog behind which everything waits, by the response of all of it.
pub(super) fn modal(response: &Response) {
    response.ctx.accesskit_node_builder(response.layer_id.id, Node::set_modal);
}

/// One of several things that are read together: its place among them, counted from 0, and how many they are.
pub(super) fn place(response: &Response, place: usize, count: usize) {
    write(response, |node| {
        node.set_position_in_set(place);
        node.set_size_of_set(count);
    });
}

/// A cell of a table: its row, the heads before the others, and its column, counted from 0.
pub(super) fn cell(response: &Response, row: usize, column: usize) {
    write(response, |node| {
        node.set_row_index(row);
        node.set_column_index(column);
    });
}

/// Words of the interface that say too little by themselves: what is said in their place.
pub(super) fn say(response: &Response, words: impl Fn() -> String) {
    response.widget_info(|| WidgetInfo::labeled(Role::Label, response.enabled(), words()));
}

/// Words of the interface that are said with those before them.
pub(super) fn unsaid(response: &Response) {
    write(response, Node::set_hidden);
}

/// What is said of it after its name.
pub(super) fn more(response: &Response, words: impl FnOnce() -> String) {
    write(response, |node| node.set_description(words()));
}

/// What is spoken when it comes or changes, once nothing else is being said.
pub(super) fn status(response: &Response) {
    write(response, |node| node.set_live(Live::Polite));
}

/// What went wrong: spoken at once.
pub(super) fn alert(response: &Response, sentence: &str) {
    response.widget_info(|| WidgetInfo::labeled(Role::Alert, response.enabled(), sentence));
    write(response, |node| node.set_live(Live::Assertive));
}

fn write(response: &Response, change: impl FnOnce(&mut Node)) {
    response.ctx.accesskit_node_builder(response.id, change);
}
