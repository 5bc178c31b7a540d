//! The progress of a scan, on a terminal.

use std::io::{self, IsTerminal};

use bidiscope_words::{Message, message};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A line of progress on standard error; nothing where that is not a terminal.
pub(super) struct ProgressLine {
    bar: ProgressBar,
}

impl ProgressLine {
    /// `size` is that of the input in bytes, if known. Where the rows go to a terminal too, there is no progress line.
    pub(super) fn new(size: Option<u64>, is_on_standard_output: bool) -> Self {
        if !io::stderr().is_terminal() || is_on_standard_output && io::stdout().is_terminal() {
            return Self { bar: ProgressBar::hidden() };
        }
        let (bar, template) = match size {
            Some(size) => {
                let parts =
                    message!(progress_template, percent = "{percent}", work = "{msg}", remaining = "{eta}");
                (ProgressBar::new(size), parts.to_string())
            }
            None => (ProgressBar::no_length(), "{msg}".to_owned()),
        };
        bar.set_draw_target(ProgressDrawTarget::stderr());
        if let Ok(style) = ProgressStyle::with_template(&template) {
            bar.set_style(style);
        }
        Self { bar }
    }

    /// Shows the number of names done, and of bytes read.
    pub(super) fn show_counts(&self, names: u64, bytes_read: u64) {
        if self.bar.is_hidden() {
            return;
        }
        let seconds = self.bar.elapsed().as_secs_f64().max(1e-3);
        let speed = (names as f64 / seconds).round() as u64;
        self.bar.set_message(message!(progress_names, count = names, speed = speed).to_string());
        self.bar.set_position(bytes_read);
    }

    /// Shows what is being done, without a number.
    pub(super) fn show(&self, what: &Message<'_>) {
        self.bar.set_message(what.to_string());
    }

    /// Removes the line.
    pub(super) fn end(&self) {
        self.bar.finish_and_clear();
    }
}
