//! The list of pages, one stop of the Tab key: the arrow keys go from page to page.

use eframe::egui::{Button, Context, EventFilter, Id, Key, Modifiers, Role, Sense, Ui, WidgetInfo};

use crate::documents::SourceDocument;
use crate::view::LearnPage;

/// Gives the open page's row the keyboard in the next pass.
pub(super) fn focus(context: &Context) {
    context.data_mut(|data| data.insert_temp(wanted(), true));
}

fn wanted() -> Id {
    Id::unique("the list of pages wants the keyboard")
}

/// Shows the list; a click, or an arrow key, opens a page.
pub(super) fn show(ui: &mut Ui, open: &mut LearnPage) {
    let pages: Vec<LearnPage> = LearnPage::all().collect();
    let mut document: Option<SourceDocument> = None;
    ui.spacing_mut().item_spacing.y = 1.0;
    let mut chosen = None;
    for (place, &page) in pages.iter().enumerate() {
        if page.document() != document {
            document = page.document();
            ui.add_space(8.0);
            ui.strong(document.map_or("", SourceDocument::title));
        }
        let is_open = page == *open;
        let sense = if is_open { Sense::click() } else { Sense::CLICK };
        let title = page.title();
        let button = Button::selectable(is_open, title.as_str()).wrap().sense(sense);
        let response = ui.add(button);
        response.widget_info(|| WidgetInfo::selected(Role::ListBoxOption, true, is_open, &title));
        if is_open && ui.data_mut(|data| data.remove_temp::<bool>(wanted())).is_some() {
            response.request_focus();
        }
        if response.clicked() {
            chosen = Some(page);
        }
        if response.gained_focus() {
            // The arrow keys are the list's own from the second pass on in which it has the focus.
            ui.ctx().request_repaint();
        }
        if response.has_focus() {
            let filter = EventFilter { vertical_arrows: true, ..EventFilter::default() };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
            let last = pages.len() - 1;
            let targets = [
                (Key::ArrowDown, (place + 1).min(last)),
                (Key::ArrowUp, place.saturating_sub(1)),
                (Key::Home, 0),
                (Key::End, last),
            ];
            for (key, target) in targets {
                if ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
                    chosen = Some(pages[target]);
                }
            }
        }
    }
    if let Some(page) = chosen {
        *open = page;
        focus(ui.ctx());
        ui.ctx().request_repaint();
    }
}
