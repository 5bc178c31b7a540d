//! Presenting: while it lasts, nothing else of the window is shown.

use eframe::egui::{self, Frame, Margin, Ui};

use bidiscope_bidi::order::DisplayConfig;
use bidiscope_report::view::StrategyId;
use bidiscope_words::message;

use super::super::command::Command;
use super::super::commands::NO_STATES;
use super::super::pass::Pass;
use super::super::present::{PresentedName, Presenter};
use super::super::ruleset_file::RulesetFile;
use super::App;

impl App {
    /// Begins to present what the open tab is about: the selected display, or the step of a lesson.
    pub(super) fn present_tab(&mut self) {
        let presented = self.tabs.presented(self.settings.session.tab, &self.settings).map(|it| it());
        match presented {
            Some(presented) => self.begin_presenting(presented),
            None => self.say(message!(bar_present_nothing).to_string()),
        }
    }

    /// Begins to present a display of the name in the tab Inspect by its strategy.
    pub(super) fn present_strategy(&mut self, strategy: StrategyId) {
        let display = self.tabs.inspect.report().and_then(|it| it.strategy(strategy));
        self.present_display(display.map(|it| it.display_config.clone()));
    }

    /// Begins to present a display of the name in the tab Inspect; without a name or a display nothing is done, and that is
    /// said.
    pub(super) fn present_display(&mut self, display: Option<DisplayConfig>) {
        match self.tabs.inspect.report().zip(display) {
            Some((report, display)) => {
                let presented = PresentedName::of(report, self.tabs.inspect.notation(), display);
                self.begin_presenting(presented);
            }
            None => self.say(message!(present_no_name).to_string()),
        }
    }

    /// Begins to present a display. The keyboard comes back to where it was.
    fn begin_presenting(&mut self, presented: PresentedName) {
        // A picture is as large as was asked for.
        let fills_the_screen = self.picture.is_none();
        self.presenter = Some(Presenter::new(presented, &self.settings, self.keyboard, fills_the_screen));
        if let Some(keeper) = &mut self.keeper {
            keeper.is_presenting = true;
        }
    }

    /// Shows the presentation, until it is left.
    pub(super) fn present(&mut self, ui: &mut Ui, frame: &eframe::Frame) {
        let Some(mut presenter) = self.presenter.take() else { return };
        let mut commands: Vec<Command> = Vec::new();
        let ground = Frame::new().inner_margin(Margin::symmetric(16, 6));
        let mut pass = Pass::new(&mut self.settings, &NO_STATES, &mut self.lines, ground, &mut commands);
        if presenter.show(ui, &mut pass) {
            self.presenter = Some(presenter);
        } else {
            presenter.leave(ui.ctx());
            ui.ctx().request_repaint();
            if let Some(keeper) = &mut self.keeper {
                keeper.is_presenting = false;
            }
        }
        self.quitting.show(ui, self.tabs.study.done());
        self.end_pass(ui.ctx(), frame);
    }

    /// Ends a pass of the window, whatever it showed.
    pub(super) fn end_pass(&mut self, context: &egui::Context, frame: &eframe::Frame) {
        self.tabs.inspect.keep(context, &mut self.settings.session);
        self.follow_choices(context);
        self.lines.end_pass();
        if let Some(picture) = &mut self.picture {
            picture.pass(context, self.tabs.list.is_being_read());
        }
        if let Some(keeper) = &mut self.keeper {
            let ruleset = self.settings.preferences.ruleset.loaded.clone();
            keeper.pass(context, frame, &mut self.settings, &mut self.message);
            if self.settings.preferences.ruleset.loaded != ruleset {
                self.ruleset_file = RulesetFile::remembered(&self.settings.preferences.ruleset, context);
                self.lend_ruleset(context);
            }
        }
    }
}
