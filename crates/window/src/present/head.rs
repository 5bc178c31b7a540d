//! What is said of a row: the rule, and what it did.

use eframe::egui::{FontId, RichText, Ui};

use bidiscope_report::words::display::DisplayTitle;
use bidiscope_words::message;

use super::super::theme::Palette;
use super::presenter::Presenter;
use super::sizes::{Sizes, type_of};

/// Which part of the height the words have, of one display and of two, and how small they get where that is too
/// little for them.
const SHARES: [f32; 2] = [0.32, 0.24];
const SMALLER: [f32; 6] = [1.0, 0.9, 0.8, 0.7, 0.6, 0.5];
/// How large the words are, beside the type of the interface.
const TITLE: f32 = 1.9;
const SECTION: f32 = 0.8;
const OUTCOME: f32 = 1.35;
const SENTENCE: f32 = 1.1;

/// Shows the rule, what it does, and what it did, in a room that is as high in every row.
pub(super) fn show(ui: &mut Ui, presenter: &Presenter, body: f32, height: f32) {
    let step = presenter.shown.representative_step(presenter.row);
    let outcomes: Vec<String> = match presenter.shown.display_traces().len() {
        1 => vec![outcome(presenter, 0)],
        // What each did stands over its cells.
        _ => parting(presenter).into_iter().collect(),
    };
    let sentence = presenter.shown.rule_sentence(presenter.row);
    let room = height * SHARES[presenter.shown.display_traces().len().clamp(1, 2) - 1];
    let top = ui.cursor().top();
    let scale = SMALLER.into_iter().find(|scale| {
        let of = |text: &str, size: f32| {
            let font = FontId::proportional(type_of(body, size * scale));
            let colour = Palette::current(ui).text;
            ui.painter().layout(text.to_owned(), font, colour, ui.available_width()).size().y
        };
        let words: f32 = outcomes.iter().map(|it| of(it, OUTCOME)).sum();
        of(&step.rule_or_operation_title, TITLE) + of(&sentence, SENTENCE) + words <= room - 0.8 * body
    });
    let scale = scale.unwrap_or(0.5);
    let text = |text: &str, size: f32| RichText::new(text).size(type_of(body, size * scale));
    ui.spacing_mut().item_spacing.y = body * 0.2;
    ui.horizontal_wrapped(|ui| {
        ui.label(text(&step.rule_or_operation_title, TITLE).strong());
        ui.label(text(&step.document_section, SECTION).weak());
    });
    ui.label(text(&sentence, SENTENCE));
    for message in outcomes {
        ui.label(text(&message, OUTCOME).strong());
    }
    // The rest stands where it stood.
    let used = ui.cursor().top() - top;
    ui.add_space((room - used).max(0.0));
}

/// Shows which display a side is, and beside another what its step did.
pub(super) fn show_side(ui: &mut Ui, presenter: &Presenter, side: usize, sizes: &Sizes) {
    let view = &presenter.shown.display_traces()[side];
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(view.display_config.title()).size(type_of(sizes.body, 0.8)).strong());
        let what = presenter.shown.representative_step(presenter.row).row_value_kind.value_noun();
        ui.label(
            RichText::new(message!(present_below, what = what).to_string())
                .size(type_of(sizes.body, 0.65))
                .weak(),
        );
        if presenter.shown.display_traces().len() > 1 {
            ui.label(RichText::new(outcome(presenter, side)).size(type_of(sizes.body, 0.8)));
        }
    });
}

/// The step as it is spoken, with its number and how many there are: `step 19 of 33, W4. ES to EN: 2`.
pub(super) fn accessible_text(presenter: &Presenter, (number, count): (usize, usize)) -> String {
    let step = presenter.shown.representative_step(presenter.row);
    let mut message = vec![
        message!(present_step, number = number, count = count, rule = &step.rule_or_operation_title)
            .to_string(),
    ];
    let sides = presenter.shown.display_traces();
    if sides.len() == 1 {
        message.push(outcome(presenter, 0));
    } else {
        message.extend(parting(presenter).map(|it| it.trim_end_matches('.').to_owned()));
        message.extend(sides.iter().enumerate().map(|(at, side)| {
            format!("{}: {}", side.display_config.title(), outcome(presenter, at).trim_end_matches('.'))
        }));
    }
    message.join(". ")
}

/// What the step of a side did in the row.
fn outcome(presenter: &Presenter, side: usize) -> String {
    match presenter.shown.step_outcome_text(presenter.row, side) {
        None => message!(present_no_step).to_string(),
        Some(outcome) if outcome.is_empty() => message!(trace_changes_nothing).to_string(),
        Some(outcome) => outcome,
    }
}

/// Where the two part: told in the row that decides, and from there on.
fn parting(presenter: &Presenter) -> Option<String> {
    let parting = presenter.shown.first_display_difference()?;
    match parting.deciding_row_index {
        Some(row) if row == presenter.row => {
            Some(message!(present_first_difference, sentence = &parting.difference_sentence).to_string())
        }
        Some(row) if row < presenter.row => Some(
            message!(
                present_differ_since,
                rule = &presenter.shown.representative_step(row).rule_or_operation_title
            )
            .to_string(),
        ),
        Some(_) => Some(message!(present_no_difference_yet).to_string()),
        None => {
            Some(message!(present_difference_at_the_end, sentence = &parting.difference_sentence).to_string())
        }
    }
}
