//! The strategies, a row each.

use eframe::egui::{Align2, Button, Id, Role, ScrollArea, Sense, TextStyle, Ui, WidgetInfo, vec2};

use bidiscope_idna::verdict::Verdict;
use bidiscope_present::display_text::DisplayTitle;
use bidiscope_present::message;
use bidiscope_present::study_text::{
    criterion_result_text, criterion_result_word, criterion_text, criterion_title,
};
use bidiscope_present::titles::Titled;
use bidiscope_present::view::{ExplorationOrder, count_criteria_met};
use bidiscope_proof::explore::{Criterion, ExploredStrategy, equivalent_built_in};

use super::super::super::accessibility;
use super::super::super::command::Command;
use super::super::super::reveal;
use super::super::sign_cell;

/// A row's height, in points.
const ROW: f32 = 24.0;
/// How wide the columns are, in points: the button, how many criteria, a criterion, a share, the strategy.
const OPEN: f32 = 56.0;
const COUNT: f32 = 56.0;
const CELL: f32 = 62.0;
const SHARE: f32 = 68.0;
const STRATEGY: f32 = 640.0;

/// Shows the rows; gives the order that a click on a head asks for.
pub(super) fn show(
    ui: &mut Ui,
    rows: &[ExploredStrategy],
    shown: &[usize],
    order: ExplorationOrder,
    commands: &mut Vec<Command>,
) -> Option<ExplorationOrder> {
    let mut asked = None;
    ScrollArea::horizontal().id_salt("map across").auto_shrink(false).show(ui, |ui| {
        ui.set_min_width(OPEN + COUNT + CELL * Criterion::ALL.len() as f32 + SHARE * 3.0 + STRATEGY);
        ui.spacing_mut().item_spacing.x = 0.0;
        asked = heads(ui, order);
        let area = ScrollArea::vertical().id_salt("map down").auto_shrink(false);
        area.show_rows(ui, ROW, shown.len(), |ui, visible| {
            for &row in &shown[visible] {
                show_row(ui, row, &rows[row], commands);
            }
            reveal::focused(ui);
        });
        reveal::focused(ui);
    });
    asked
}

fn heads(ui: &mut Ui, order: ExplorationOrder) -> Option<ExplorationOrder> {
    let mut asked = None;
    let mut head = |ui: &mut Ui, width: f32, title: &str, about: &str, sorts: ExplorationOrder| {
        let button = Button::selectable(order == sorts, title);
        let response = ui.add_sized(vec2(width, ROW), button);
        // The filter above has buttons with the same words.
        if matches!(sorts, ExplorationOrder::Criterion(_)) {
            accessibility::button(&response, &message!(map_sort_by, column = title).to_string());
        }
        if response.on_hover_text(message!(map_sort_about, about = about).to_string()).clicked() {
            asked = Some(sorts);
        }
    };
    ui.horizontal(|ui| {
        ui.add_space(OPEN);
        let (title, about) = (message!(map_criteria).fixed(), message!(map_criteria_about).fixed());
        head(ui, COUNT, title, about, ExplorationOrder::CriteriaMet);
        for criterion in Criterion::ALL {
            head(
                ui,
                CELL,
                &criterion_title(criterion),
                &criterion_text(criterion).to_string(),
                ExplorationOrder::Criterion(criterion),
            );
        }
        let shares = [
            (message!(map_new_ltr), message!(map_new_ltr_about)),
            (message!(map_new_rtl), message!(map_new_rtl_about)),
            (message!(map_new_both), message!(map_new_both_about)),
        ];
        for (place, (title, about)) in shares.into_iter().enumerate() {
            head(ui, SHARE, title.fixed(), about.fixed(), ExplorationOrder::Changes(place));
        }
        let (title, about) = (message!(map_strategy).fixed(), message!(map_strategy_about).fixed());
        head(ui, 90.0, title, about, ExplorationOrder::Explored);
    });
    asked
}

fn show_row(ui: &mut Ui, number: usize, row: &ExploredStrategy, commands: &mut Vec<Command>) {
    ui.horizontal(|ui| {
        let written = row.display.to_string();
        let open = ui.push_id(("map row", number), |ui| {
            ui.add_sized(vec2(OPEN - 6.0, ROW - 4.0), Button::new(message!(study_open).fixed()))
        });
        let open = open.inner.on_hover_text(message!(map_open_about).fixed());
        open.widget_info(|| {
            WidgetInfo::labeled(Role::Button, true, message!(map_open, strategy = &written).to_string())
        });
        if open.clicked() {
            commands.push(Command::OpenStrategy(row.display.clone()));
        }
        ui.add_space(6.0);
        text(
            ui,
            COUNT,
            &message!(map_met, met = count_criteria_met(row), count = Criterion::ALL.len()).to_string(),
        );
        for criterion in Criterion::ALL {
            show_cell(ui, number, row, criterion);
        }
        for share in row.changes.shares() {
            text(ui, SHARE, &format!("{:.1} %", 100.0 * share));
        }
        let named =
            equivalent_built_in(&row.display).map(|it| format!("  = {}", it.title())).unwrap_or_default();
        ui.monospace(format!("{written}{named}")).on_hover_text(row.display.title());
    });
}

/// A text in the middle of its column.
fn text(ui: &mut Ui, width: f32, text: &str) {
    let (rect, response) = ui.allocate_exact_size(vec2(width, ROW), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    let font = TextStyle::Body.resolve(ui.style());
    ui.painter().text(rect.center(), Align2::CENTER_CENTER, text, font, ui.visuals().text_color());
}

fn show_cell(ui: &mut Ui, number: usize, row: &ExploredStrategy, criterion: Criterion) {
    let cell = row.cell(criterion);
    let word = criterion_result_word(cell).to_string();
    let sentence = || format!("{} {}", criterion_text(criterion), criterion_result_text(cell));
    let id = Id::unique(("map cell", number, criterion.id()));
    sign_cell::show(ui, id, (vec2(CELL, ROW), 8.5), (Verdict::of(cell.holds()), &word), sentence);
}
