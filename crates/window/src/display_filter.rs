//! The filter for names that two displays treat differently, which several tables have.

use eframe::egui::{Button, Stroke, Ui};

use bidiscope_bidi::order::Strategy;
use bidiscope_report::list::{DisplayFilter, DisplayRelation};
use bidiscope_report::titles::Titled;
use bidiscope_words::message;

use super::combo;
use super::theme::Palette;

/// What the filter compares at first, which the user may change before or after it is in force.
pub(super) fn first_offered<D: From<Strategy>>() -> DisplayFilter<D> {
    DisplayFilter {
        display: Strategy::UbaLtr.into(),
        relation: DisplayRelation::DiffersFrom,
        other: Strategy::OneToOne.into(),
    }
}

/// Which names two displays treat differently: one display, how it relates, and the other. The button puts it in force,
/// and so does a choice.
/// `offered` is what it would compare.
pub(super) fn show<D: Copy + PartialEq, T: Into<String>>(
    ui: &mut Ui,
    filter: &mut Option<DisplayFilter<D>>,
    offered: &mut DisplayFilter<D>,
    displays: &[D],
    title: impl Fn(D) -> T,
) {
    *offered = filter.unwrap_or(*offered);
    let before = *offered;
    let is_on = filter.is_some();
    let where_button = ui.add(Button::new(message!(list_where).fixed()).selected(is_on));
    emphasized(ui, is_on, |ui| {
        let names = [message!(list_where_display), message!(list_where_relation), message!(list_where_other)]
            .map(|it| it.fixed());
        combo::show(ui, names[0], 96.0, &mut offered.display, displays.iter().copied(), &title);
        combo::show(ui, names[1], 96.0, &mut offered.relation, DisplayRelation::ALL, Titled::title);
        combo::show(ui, names[2], 96.0, &mut offered.other, displays.iter().copied(), &title);
    });
    if offered.display == offered.other {
        // Nothing differs from itself: the two change places.
        if offered.display == before.other {
            offered.other = before.display;
        } else {
            offered.display = before.other;
        }
    }
    if where_button.clicked() {
        *filter = if is_on { None } else { Some(*offered) };
    } else if is_on || before != *offered {
        *filter = Some(*offered);
    }
}

/// Draws controls that stand out while they keep names from being shown. They have no layout of their own, so that each
/// can begin a row.
pub(super) fn emphasized(ui: &mut Ui, is_on: bool, contents: impl FnOnce(&mut Ui)) {
    let usual = ui.visuals().widgets.clone();
    if is_on {
        let palette = Palette::current(ui);
        let widgets = &mut ui.visuals_mut().widgets;
        for widget in [&mut widgets.inactive, &mut widgets.hovered, &mut widgets.active, &mut widgets.open] {
            widget.weak_bg_fill = palette.selected;
            widget.bg_stroke = Stroke::new(1.0, palette.highlight_edge);
        }
    }
    contents(ui);
    ui.visuals_mut().widgets = usual;
}
