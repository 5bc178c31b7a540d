//! Which names are shown: by a condition, a finding, a script, how two displays of them relate, and a text.

use eframe::egui::{Button, ComboBox, Id, Ui, vec2};

use bidiscope_bidi::name::{Notation, script_name};
use bidiscope_bidi::order::Strategy;
use bidiscope_report::list::{BidiRuleConditionFilter, ListFilter, ListTableColumn, finding_kind_title};
use bidiscope_report::titles::Titled;
use bidiscope_words::message;

use super::super::accessibility;
use super::super::display_filter::{self, emphasized};
use super::super::editor::{Laying, Look};
use super::tab::{ListPass, ListTab};

/// The size of the text that is sought, in points an em, and how wide its field is, in points.
const SOUGHT: f32 = 14.0;
const SOUGHT_WIDTH: f32 = 130.0;
/// The width of the button that takes a filter back, in points.
const REMOVE: f32 = 24.0;

/// Shows them.
pub(super) fn show(ui: &mut Ui, tab: &mut ListTab, pass: &mut ListPass<'_>) {
    let filter = &mut pass.settings.filter;
    let names = &tab.names;
    let single = names.violated_conditions().iter().map(BidiRuleConditionFilter::Violated);
    let conditions = std::iter::once(BidiRuleConditionFilter::AnyViolated).chain(single);
    let words = |it| match it {
        BidiRuleConditionFilter::AnyViolated => message!(list_any_violation).to_string(),
        BidiRuleConditionFilter::Violated(it) => {
            message!(list_violates_condition, number = it.number()).to_string()
        }
    };
    let titles =
        (message!(list_filter_condition).static_text(), message!(list_filter_any_condition).static_text());
    choice(ui, titles, &mut filter.violated_condition, conditions, words);
    let titles = (message!(list_filter_rule).static_text(), message!(list_filter_any_rule).static_text());
    choice(ui, titles, &mut filter.registration_reason_kind, names.reason_kinds(), finding_kind_title);
    let words = |it| script_name(it).replace('_', " ");
    let titles = (message!(list_filter_script).static_text(), message!(list_filter_any_script).static_text());
    choice(ui, titles, &mut filter.contained_script, names.scripts().iter().copied(), words);
    sought(ui, tab, pass);
    let displays: Vec<Strategy> = ListTableColumn::displayed_strategies().collect();
    let filter = &mut pass.settings.filter.display_relation_filter;
    display_filter::show(ui, filter, &mut tab.compared, &displays, Strategy::short_title);
}

/// A box from which nothing or one of some things is chosen, and while one is, the button that takes it back. What was
/// chosen before is there even where no name of this list is so.
fn choice<T: Copy + PartialEq>(
    ui: &mut Ui,
    (name, nothing): (&str, &str),
    chosen: &mut Option<T>,
    choices: impl IntoIterator<Item = T>,
    words: impl Fn(T) -> String,
) {
    let mut choices: Vec<T> = choices.into_iter().collect();
    choices.extend(chosen.filter(|it| !choices.contains(it)));
    let shown_words = chosen.map_or_else(|| nothing.to_owned(), &words);
    let is_on = chosen.is_some();
    emphasized(ui, is_on, |ui| {
        let combo =
            ComboBox::from_id_salt(name).selected_text(if is_on { &shown_words } else { name }).width(0.0);
        let sentence = message!(list_filter_is, filter = name, words = &shown_words).to_string();
        accessibility::combo(ui, combo, &sentence, |ui| {
            ui.selectable_value(chosen, None, nothing);
            for choice in choices {
                ui.selectable_value(chosen, Some(choice), words(choice));
            }
        });
    });
    if is_on && remove(ui, name) {
        *chosen = None;
    }
}

/// The button that takes a filter back; whether it was clicked.
fn remove(ui: &mut Ui, name: &str) -> bool {
    let sentence = message!(list_remove_filter, filter = name).to_string();
    let button = ui.add(Button::new("\u{D7}").min_size(vec2(REMOVE, 0.0)));
    accessibility::button(&button, &sentence);
    button.on_hover_text(sentence).clicked()
}

/// The field for a text, in the list's notation.
fn sought(ui: &mut Ui, tab: &mut ListTab, pass: &mut ListPass<'_>) {
    let text = &pass.settings.filter.contained_text;
    if *text != typed(tab) {
        // It comes from the last start, or from a session.
        let notation = pass.settings.notation;
        let written = notation.write_scalars(text.chars());
        let notation = if written.is_ok() { notation } else { Notation::Unicode };
        tab.sought.set_text(written.as_ref().unwrap_or(text), notation);
    }
    let title = message!(list_filter_text).static_text();
    let look = Look::of_line(ui, Id::unique("list text field"), (title, title), SOUGHT);
    let mut laying = Laying::new(pass.lines, Strategy::UbaAuto, pass.in_fields);
    let height = tab.sought.height(&look);
    let shown =
        ui.allocate_ui(vec2(SOUGHT_WIDTH, height), |ui| tab.sought.show(ui, &mut laying, &look)).inner;
    if shown.changed {
        pass.settings.filter.contained_text = typed(tab);
    }
    // Its room is kept, so that what stands after it moves at no letter.
    if pass.settings.filter.contained_text.is_empty() {
        ui.add_space(REMOVE + ui.spacing().item_spacing.x);
    } else if remove(ui, look.label) {
        pass.settings.filter.contained_text.clear();
    }
}

/// The characters that stand in that field.
fn typed(tab: &ListTab) -> String {
    tab.sought.editor().characters().iter().map(|it| it.scalar).collect()
}

/// The button that shows every name again, while any filter is in force.
pub(super) fn show_all(ui: &mut Ui, filter: &mut ListFilter) {
    if !filter.keeps_all() && ui.button(message!(list_show_all).static_text()).clicked() {
        *filter = ListFilter::default();
    }
}
