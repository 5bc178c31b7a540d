//! The window's app, watched: a fault of the program closes the window, and what was typed is saved.

use std::cell::RefCell;
use std::rc::Rc;

use eframe::egui::{Context, RawInput, Ui, ViewportCommand, Visuals};
use eframe::{App, Frame};

use bidiscope_system::panics::{self, CaughtPanic};

/// What is known of the window from outside.
#[derive(Clone, Default)]
pub(super) struct Watch(Rc<RefCell<WatchState>>);

#[derive(Default)]
struct WatchState {
    /// Whether there was an app to type into.
    had_app: bool,
    /// The fault that ended it.
    caught: Option<CaughtPanic>,
}

impl Watch {
    /// Makes the app, and lets no fault of it through; `rescue` hands on what was typed when it can no longer be drawn.
    pub(super) fn over<A: App>(
        &self,
        make: impl FnOnce() -> A,
        rescue: fn(&mut A),
    ) -> Result<Watched<A>, CaughtPanic> {
        let made = panics::catch_panic(make);
        let mut state = self.0.borrow_mut();
        match made {
            Ok(app) => {
                state.had_app = true;
                Ok(Watched { app, rescue, watch: self.clone() })
            }
            Err(caught) => {
                state.caught = Some(caught.clone());
                Err(caught)
            }
        }
    }

    /// Whether there was an app to type into.
    pub(super) fn had_app(&self) -> bool {
        self.0.borrow().had_app
    }

    /// The fault that ended the app.
    pub(super) fn caught(&self) -> Option<CaughtPanic> {
        self.0.borrow().caught.clone()
    }
}

/// An app of which no fault is let through.
pub(super) struct Watched<A> {
    app: A,
    rescue: fn(&mut A),
    watch: Watch,
}

impl<A: App> Watched<A> {
    /// Lets the app do something, and hands on what was typed if that ends in a fault. After its fault nothing
    /// more is asked of it.
    fn watch(&mut self, context: &Context, work: impl FnOnce(&mut A)) {
        if self.watch.caught().is_none()
            && let Err(caught) = panics::catch_panic(|| work(&mut self.app))
        {
            self.watch.0.borrow_mut().caught = Some(caught);
            // Should that break too, what was saved before is kept.
            let _ = panics::catch_panic(|| (self.rescue)(&mut self.app));
        }
        if self.watch.caught().is_some() {
            context.send_viewport_cmd(ViewportCommand::Close);
        }
    }
}

impl<A: App> App for Watched<A> {
    fn raw_input_hook(&mut self, context: &Context, input: &mut RawInput) {
        self.watch(context, |app| app.raw_input_hook(context, input));
    }

    fn clear_color(&self, visuals: &Visuals) -> [f32; 4] {
        self.app.clear_color(visuals)
    }

    fn logic(&mut self, context: &Context, frame: &mut Frame) {
        self.watch(context, |app| app.logic(context, frame));
    }

    fn ui(&mut self, ui: &mut Ui, frame: &mut Frame) {
        let context = ui.ctx().clone();
        self.watch(&context, |app| app.ui(ui, frame));
    }
}

#[cfg(test)]
mod tests {
    use eframe::egui::{Context, RawInput, Ui, ViewportCommand};
    use eframe::{App, Frame};

    use super::Watch;

    /// Is typed into at each pass, and breaks at one.
    struct Breaking {
        typed: String,
        breaks_at: usize,
        rescued: Vec<String>,
    }

    impl App for Breaking {
        fn ui(&mut self, ui: &mut Ui, _frame: &mut Frame) {
            self.typed.push('a');
            // In the middle of what egui does for it.
            ui.horizontal(|ui| {
                ui.label("before");
                assert!(self.typed.len() < self.breaks_at, "the pass breaks");
            });
        }
    }

    fn rescue(app: &mut Breaking) {
        app.rescued.push(app.typed.clone());
    }

    /// Draws a pass; whether the window is asked to close.
    fn pass(context: &Context, app: &mut impl App) -> bool {
        let mut frame = Frame::_new_kittest();
        let output = context.run_ui(RawInput::default(), |ui| app.ui(ui, &mut frame));
        let asked = output.viewport_output.values().flat_map(|viewport| &viewport.commands);
        let closes = asked.into_iter().any(|command| *command == ViewportCommand::Close);
        output.drop_without_applying_deltas();
        closes
    }

    #[test]
    fn a_panic_closes_the_window_and_loses_nothing() {
        let (watch, context) = (Watch::default(), Context::default());
        let mut app = watch
            .over(|| Breaking { typed: String::new(), breaks_at: 3, rescued: Vec::new() }, rescue)
            .expect("it is made");
        assert!(!pass(&context, &mut app) && !pass(&context, &mut app));
        assert!(watch.had_app() && watch.caught().is_none());
        assert!(pass(&context, &mut app), "the window closes");
        let caught = watch.caught().expect("it is told");
        assert_eq!(caught.message, "the pass breaks");
        assert!(caught.location.is_some_and(|place| place.starts_with(file!())));
        // Passes that still come are not the app's.
        pass(&context, &mut app);
        assert_eq!(app.app.rescued, ["aaa"]);
    }

    #[test]
    fn a_panic_at_the_start_is_reported() {
        let watch = Watch::default();
        let made = watch.over(|| -> Breaking { panic!("nothing is made") }, rescue);
        assert_eq!(made.err().map(|caught| caught.message).as_deref(), Some("nothing is made"));
        assert!(!watch.had_app() && watch.caught().is_some());
    }
}
