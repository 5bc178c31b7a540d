//! The filter for names that two displays treat differently, which several tables have.

use eframe::egui::{Button, ComboBox, Stroke, Ui};

use bidiscope_bidi::order::Strategy;
use bidiscope_report::list::{DisplayRelation, DisplayRelationFilter};
use bidiscope_report::titles::Titled;
use bidiscope_words::message;

use super::accessibility;
use super::combo;
use super::theme::Palette;

/// What the filter compares when it is put in force for the first time.
pub(super) fn first_offered<D: From<Strategy>>() -> DisplayRelationFilter<D> {
    DisplayRelationFilter {
        display: Strategy::UbaLtr.into(),
        relation: DisplayRelation::DiffersFrom,
        other_display: Strategy::OneToOne.into(),
    }
}

/// Which names two displays treat differently. The button puts it in force; while it is, what is compared is chosen: one
/// display, how it relates, and the other. `offered` is what it compares when it is put in force.
pub(super) fn show<D: Copy + PartialEq, T: Into<String>>(
    ui: &mut Ui,
    filter: &mut Option<DisplayRelationFilter<D>>,
    offered: &mut DisplayRelationFilter<D>,
    displays: &[D],
    title: impl Fn(D) -> T,
) {
    if ui.add(Button::new(message!(list_where).static_text()).selected(filter.is_some())).clicked() {
        *filter = if filter.is_some() { None } else { Some(*offered) };
    }
    let Some(filter) = filter else { return };
    *offered = *filter;
    let before = *offered;
    emphasized(ui, true, |ui| {
        let names = [message!(column_display), message!(list_where_relation), message!(list_where_other)]
            .map(|it| it.static_text());
        combo::show(ui, names[0], 96.0, &mut offered.display, displays.iter().copied(), &title);
        combo::show(ui, names[1], 96.0, &mut offered.relation, DisplayRelation::ALL, Titled::title);
        combo::show(ui, names[2], 96.0, &mut offered.other_display, displays.iter().copied(), &title);
    });
    if offered.display == offered.other_display {
        // Nothing differs from itself: the two change places.
        if offered.display == before.other_display {
            offered.other_display = before.display;
        } else {
            offered.display = before.other_display;
        }
    }
    *filter = *offered;
}

/// The display with which the others are compared; `name` is what the box is called. It is one control, so that a row ends
/// nowhere in it.
pub(super) fn reference<D: Copy + PartialEq, T: Into<String>>(
    ui: &mut Ui,
    name: &'static str,
    chosen: &mut D,
    displays: impl IntoIterator<Item = D>,
    title: impl Fn(D) -> T,
) {
    let words = message!(list_compare_with, display = title(*chosen).into()).to_string();
    let combo = ComboBox::from_id_salt(name).width(0.0).selected_text(words);
    accessibility::combo(ui, combo, name, |ui| {
        for display in displays {
            ui.selectable_value(chosen, display, title(display).into());
        }
    });
}

/// Draws controls that stand out while they keep names from being shown. They have no layout of their own, so that each
/// can begin a row.
pub(super) fn emphasized(ui: &mut Ui, is_on: bool, contents: impl FnOnce(&mut Ui)) {
    let usual = ui.visuals().widgets.clone();
    if is_on {
        let palette = Palette::current(ui);
        let widgets = &mut ui.visuals_mut().widgets;
        for widget in [&mut widgets.inactive, &mut widgets.hovered, &mut widgets.active, &mut widgets.open] {
            widget.weak_bg_fill = palette.selected_row;
            widget.bg_stroke = Stroke::new(1.0, palette.highlight_edge);
        }
    }
    contents(ui);
    ui.visuals_mut().widgets = usual;
}
