//! Which names are shown: by their standing, a condition, a finding, a script, a text, and whether they have
//! look-alikes.

use eframe::egui::{ComboBox, Id, Role, Ui, WidgetInfo, vec2};

use bidiscope_bidi::name::{Notation, script_name};
use bidiscope_bidi::order::Strategy;
use bidiscope_present::edit::TextOrder;
use bidiscope_present::titles::Titled;
use bidiscope_present::view::list::{
    ConditionFilter, DisplayFilter, DisplayRelation, ListFilter, RegistrationStatus, finding_title,
};

use super::super::accessibility;
use super::super::combo;
use super::super::editor::{Laying, Look};
use super::super::lines::Colouring;
use super::super::theme::Palette;
use super::{ListPass, ListTab};

/// The size of the text that is sought, in points an em, and how wide its field is, in points.
const SOUGHT: f32 = 13.0;
const SOUGHT_WIDTH: f32 = 170.0;

/// Shows them.
pub(super) fn show(ui: &mut Ui, tab: &mut ListTab, pass: &mut ListPass<'_>) {
    ui.label("Only");
    let filter = &mut pass.settings.filter;
    let words = RegistrationStatus::title;
    choice(ui, ("Standing", "any verdict"), 120.0, &mut filter.status, RegistrationStatus::ALL, words);
    let names = &tab.names;
    let numbers = (1..=6).filter(|&it| names.has_condition(it)).map(ConditionFilter::One);
    let conditions = std::iter::once(ConditionFilter::Any).chain(numbers);
    let words = |it| match it {
        ConditionFilter::Any => "Violates a condition".to_owned(),
        ConditionFilter::One(number) => format!("Violates condition {number}"),
    };
    choice(ui, ("Condition", "any condition"), 130.0, &mut filter.condition, conditions, words);
    choice(ui, ("Rule", "any rule"), 120.0, &mut filter.kind, names.kinds(), finding_title);
    let words = |it| script_name(it).replace('_', " ");
    choice(ui, ("Script", "any script"), 100.0, &mut filter.script, names.scripts().iter().copied(), words);
    displays(ui, &mut filter.displays);
    ui.checkbox(&mut filter.has_matches, "with look-alikes")
        .on_hover_text("Names for which some other name of the list can be taken");
    sought(ui, tab, pass);
    if !pass.settings.filter.keeps_all() && ui.button("Show all").clicked() {
        pass.settings.filter = ListFilter::default();
    }
}

/// Which names two displays treat differently: one display, how it relates, and the other.
fn displays(ui: &mut Ui, filter: &mut Option<DisplayFilter>) {
    let title = |it: Strategy| it.short_title().to_owned();
    let shown = || Strategy::BUILT_IN.into_iter().filter(|&it| it != Strategy::Logical);
    let mut display = filter.map(|it| it.display);
    choice(ui, ("Where", "any display"), 110.0, &mut display, shown(), title);
    let Some(display) = display else {
        *filter = None;
        return;
    };
    let relation = filter.map_or(DisplayRelation::DiffersFrom, |it| it.relation);
    let other = filter.map(|it| it.other).filter(|&it| it != display);
    let first = if display == Strategy::OneToOne { Strategy::UbaLtr } else { Strategy::OneToOne };
    let mut chosen = DisplayFilter { display, relation, other: other.unwrap_or(first) };
    combo::show(ui, "Relation", 110.0, &mut chosen.relation, DisplayRelation::ALL, Titled::title);
    let others = shown().filter(|&it| it != display);
    combo::show(ui, "Other display", 110.0, &mut chosen.other, others, Titled::short_title);
    *filter = Some(chosen);
}

/// A box from which nothing or one of some things is chosen. What was chosen before is there even where no name of
/// this list is so.
fn choice<T: Copy + PartialEq>(
    ui: &mut Ui,
    (name, nothing): (&str, &str),
    width: f32,
    chosen: &mut Option<T>,
    choices: impl IntoIterator<Item = T>,
    words: impl Fn(T) -> String,
) {
    let mut choices: Vec<T> = choices.into_iter().collect();
    choices.extend(chosen.filter(|it| !choices.contains(it)));
    let shown_words = chosen.map_or_else(|| nothing.to_owned(), &words);
    let combo = ComboBox::from_id_salt(name).selected_text(&shown_words).width(width);
    let shown = combo.show_ui(ui, |ui| {
        ui.selectable_value(chosen, None, nothing);
        for choice in choices {
            ui.selectable_value(chosen, Some(choice), words(choice));
        }
    });
    let sentence = format!("{name}: {shown_words}");
    shown.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, &sentence));
    accessibility::opens(&shown.response, shown.inner.is_some());
}

/// The field for a text, in the list's notation.
fn sought(ui: &mut Ui, tab: &mut ListTab, pass: &mut ListPass<'_>) {
    let text = &pass.settings.filter.text;
    if *text != typed(tab) {
        // It comes from the last start, or from a session.
        let notation = pass.settings.notation;
        let written = notation.write(text.chars());
        let notation = if written.is_ok() { notation } else { Notation::Unicode };
        tab.sought.set_text(written.as_ref().unwrap_or(text), notation);
    }
    let look = Look {
        id: Id::unique("list text field"),
        label: "Text in the name",
        hint: "text in the name",
        size: SOUGHT,
        rows: 1,
        colouring: Colouring::Plain(Palette::current(ui).text),
        highlight: None,
    };
    let mut laying = Laying {
        lines: pass.lines,
        strategy: Strategy::UbaAuto,
        reading: TextOrder::Logical,
        invisibles: pass.in_fields,
        room: 0.0,
    };
    let height = tab.sought.height(&look);
    let shown =
        ui.allocate_ui(vec2(SOUGHT_WIDTH, height), |ui| tab.sought.show(ui, &mut laying, &look)).inner;
    if shown.changed {
        pass.settings.filter.text = typed(tab);
    }
}

/// The characters that stand in that field.
fn typed(tab: &ListTab) -> String {
    tab.sought.editor().characters().iter().map(|it| it.scalar).collect()
}
