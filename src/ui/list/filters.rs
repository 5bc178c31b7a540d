//! Which names are shown: by their standing, a condition, a finding, a script, a text, and whether they have
//! look-alikes.

use eframe::egui::{ComboBox, Id, Role, Ui, WidgetInfo, vec2};

use crate::edit::Reading;
use crate::name::script_name;
use crate::order::Strategy;
use crate::view::list::{ListCondition, NameStanding, finding_words};

use super::super::editor::{Laying, Look};
use super::super::lines::Colouring;
use super::super::theme::Palette;
use super::super::told;
use super::{ListPass, ListTab};

/// The size of the text that is sought, in points an em, and how wide its field is, in points.
const SOUGHT: f32 = 13.0;
const SOUGHT_WIDTH: f32 = 170.0;

/// Shows them.
pub(super) fn show(ui: &mut Ui, tab: &mut ListTab, pass: &mut ListPass<'_>) {
    ui.label("Only");
    let standings = NameStanding::ALL.into_iter().map(|it| (it.title().to_owned(), it));
    choice(ui, "Standing", "any verdict", 120.0, &mut tab.filter.standing, standings);
    let one = |it: u8| (format!("Violates condition {it}"), ListCondition::One(it));
    let some = ("Violates a condition".to_owned(), ListCondition::Some);
    let names = &tab.names;
    let conditions = std::iter::once(some).chain((1..=6).filter(|&it| names.has_condition(it)).map(one));
    choice(ui, "Condition", "any condition", 130.0, &mut tab.filter.condition, conditions);
    let kinds = tab.names.kinds().into_iter().map(|it| (finding_words(it), it));
    choice(ui, "Rule", "any rule", 120.0, &mut tab.filter.kind, kinds);
    let scripts = tab.names.scripts().iter().map(|&it| (script_name(it).replace('_', " "), it));
    choice(ui, "Script", "any script", 100.0, &mut tab.filter.script, scripts);
    ui.checkbox(&mut tab.filter.has_others, "with look-alikes")
        .on_hover_text("Names for which some other name of the list can be taken");
    sought(ui, tab, pass);
    if !tab.filter.is_open() && ui.button("Show all").clicked() {
        tab.filter = crate::view::list::ListFilter::default();
        tab.sought.set_text("", pass.settings.notation);
    }
}

/// A box from which nothing or one of some things is chosen.
fn choice<T: Copy + PartialEq>(
    ui: &mut Ui,
    name: &str,
    nothing: &str,
    width: f32,
    chosen: &mut Option<T>,
    choices: impl Iterator<Item = (String, T)>,
) {
    let choices: Vec<(String, T)> = choices.collect();
    let words = choices.iter().find(|it| Some(it.1) == *chosen).map_or(nothing, |it| &it.0);
    let combo = ComboBox::from_id_salt(name).selected_text(words).width(width);
    let shown = combo.show_ui(ui, |ui| {
        ui.selectable_value(chosen, None, nothing);
        for (words, choice) in &choices {
            ui.selectable_value(chosen, Some(*choice), words);
        }
    });
    let told = format!("{name}: {words}");
    shown.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, &told));
    told::opens(&shown.response, shown.inner.is_some());
}

/// The field for a text, in the list's notation.
fn sought(ui: &mut Ui, tab: &mut ListTab, pass: &mut ListPass<'_>) {
    let look = Look {
        id: Id::unique("list text field"),
        label: "Text in the name",
        hint: "text in the name",
        size: SOUGHT,
        rows: 1,
        colouring: Colouring::Plain(Palette::current(ui).text),
        lit: None,
    };
    let mut laying = Laying {
        lines: pass.lines,
        strategy: Strategy::UbaAuto,
        reading: Reading::Logical,
        invisibles: pass.in_fields,
        room: 0.0,
    };
    let height = tab.sought.height(&look);
    let shown =
        ui.allocate_ui(vec2(SOUGHT_WIDTH, height), |ui| tab.sought.show(ui, &mut laying, &look)).inner;
    if shown.changed {
        tab.filter.text = tab.sought.editor().characters().iter().map(|it| it.scalar).collect();
    }
}
