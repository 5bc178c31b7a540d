//! What stands quietly below a presentation: how far it has come, its switches, and its keys.

use eframe::egui::{Button, RichText, Ui};

use super::super::{theme, told};
use super::keys::PresentWish;
use super::{PresentPass, Presenter, head};

/// Shows it. What was asked for by it.
pub(super) fn show(
    ui: &mut Ui,
    presenter: &Presenter,
    body: f32,
    pass: &PresentPass<'_>,
) -> Vec<PresentWish> {
    let mut wishes = Vec::new();
    let size = (body * 0.62).clamp(10.5, 17.0);
    let small = |text: &str| RichText::new(text).size(size);
    let with_idle = pass.settings.trace.with_idle;
    let rows = presenter.shown.rows(with_idle);
    let place = presenter.shown.place_of(presenter.row, with_idle);
    ui.horizontal_wrapped(|ui| {
        let step = ui.label(small(&format!("step {} of {}", place + 1, rows.len())));
        told::say(&step, || {
            let told = head::accessible_text(presenter, (place, rows.len()));
            presenter.switched.map_or(told.clone(), |switched| format!("{switched}; {told}"))
        });
        told::status(&step);
        for (text, is_on, wish) in [
            ("all rules (A)", with_idle, PresentWish::AllRules),
            ("both paragraphs (S)", pass.settings.present.beside, PresentWish::Beside),
            ("characters slide (M)", !theme::stands_still(ui.ctx()), PresentWish::Slides),
        ] {
            let mut is_on = is_on;
            if ui.checkbox(&mut is_on, small(text)).changed() {
                wishes.push(wish);
            }
        }
        for (text, is_open, wish) in [
            ("slide again (R)", presenter.stages() > 0, PresentWish::Again),
            ("back (Left)", place > 0, PresentWish::Back),
            ("next (Space)", place + 1 < rows.len() || presenter.progress.is_some(), PresentWish::On),
            ("leave (Esc)", true, PresentWish::Leave),
        ] {
            if ui.add_enabled(is_open, Button::new(small(text))).clicked() {
                wishes.push(wish);
            }
        }
    });
    wishes
}
