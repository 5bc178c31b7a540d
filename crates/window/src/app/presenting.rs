//! Presenting: while it lasts, nothing else of the window is shown.

use eframe::egui::{self, Frame, Id, Margin, Ui};

use bidiscope_bidi::order::DisplayConfig;

use super::super::command::Command;
use super::super::pass::Pass;
use super::super::present::Presenter;
use super::super::theme::Palette;
use super::App;

impl App {
    /// Begins to present a display of the name in the tab Inspect; without one nothing is done, and that is said. The
    /// keyboard comes back to `focus`.
    pub(super) fn begin_presenting(&mut self, display: Option<DisplayConfig>, focus: Option<Id>) {
        let Some((inspection, display)) = self.inspect.inspection().zip(display) else {
            self.message = Some("There is no name to present yet: type one first.".to_owned());
            return;
        };
        // A picture is as large as was asked for.
        let fills_the_screen = self.picture.is_none();
        let presenter = Presenter::new(inspection, display, &self.settings, focus, fills_the_screen);
        self.presenter = Some(presenter);
        if let Some(keeper) = &mut self.keeper {
            keeper.is_presenting = true;
        }
    }

    /// Shows the presentation, until it is left.
    pub(super) fn present(&mut self, ui: &mut Ui, frame: &eframe::Frame) {
        let Some(mut presenter) = self.presenter.take() else { return };
        let mut commands: Vec<Command> = Vec::new();
        let ground = Frame::new().fill(Palette::current(ui).window).inner_margin(Margin::symmetric(16, 6));
        ui.painter().rect_filled(ui.max_rect(), 0.0, Palette::current(ui).window);
        let mut pass = Pass::new(&mut self.settings, &mut self.lines, ground, &mut commands);
        if presenter.show(ui, &mut pass) {
            self.presenter = Some(presenter);
        } else {
            presenter.leave(ui.ctx());
            ui.ctx().request_repaint();
            if let Some(keeper) = &mut self.keeper {
                keeper.is_presenting = false;
            }
        }
        self.quitting.show(ui, self.study.done());
        self.end_pass(ui.ctx(), frame);
    }

    /// Ends a pass of the window, whatever it showed.
    pub(super) fn end_pass(&mut self, context: &egui::Context, frame: &eframe::Frame) {
        self.lines.end_pass();
        if let Some(picture) = &mut self.picture {
            picture.pass(context);
        }
        if let Some(keeper) = &mut self.keeper {
            keeper.pass(context, frame, &self.settings, &mut self.message);
        }
    }
}
