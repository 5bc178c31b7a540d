//! How far a list is, on a terminal.

use std::io::{self, IsTerminal};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A line that says how far it is; nothing where no terminal shows it.
pub(super) struct Reporter {
    bar: ProgressBar,
}

impl Reporter {
    /// For so many bytes of input, if that is known. Where the rows themselves go to a terminal, there is no room for
    /// more.
    pub(super) fn new(size: Option<u64>, is_on_standard_output: bool) -> Self {
        if !io::stderr().is_terminal() || is_on_standard_output && io::stdout().is_terminal() {
            return Self { bar: ProgressBar::hidden() };
        }
        let (bar, template) = match size {
            Some(size) => (ProgressBar::new(size), "{percent} %, {msg}, {eta} left"),
            None => (ProgressBar::no_length(), "{msg}"),
        };
        bar.set_draw_target(ProgressDrawTarget::stderr());
        if let Ok(style) = ProgressStyle::with_template(template) {
            bar.set_style(style);
        }
        Self { bar }
    }

    /// So many names are done, and so many bytes read.
    pub(super) fn report(&self, names: u64, bytes_read: u64) {
        if self.bar.is_hidden() {
            return;
        }
        let seconds = self.bar.elapsed().as_secs_f64().max(1e-3);
        self.bar.set_message(format!("{names} names, {:.0} a second", names as f64 / seconds));
        self.bar.set_position(bytes_read);
    }

    /// What is done now, without a number.
    pub(super) fn say(&self, what: &'static str) {
        self.bar.set_message(what);
    }

    /// Takes the line away.
    pub(super) fn end(&self) {
        self.bar.finish_and_clear();
    }
}
