//! What comes from the work beside the window is taken in.

use bidiscope_report::view::text::{TextWithControls, too_long_for_controls_warning};

use super::super::command::Command;
use super::tab::{TextPass, TextTab};

/// Takes what has come from the threads.
pub(super) fn receive(tab: &mut TextTab, pass: &mut TextPass<'_>) {
    let found = tab.running.as_ref();
    if let Some(end) = found.and_then(|it| it.batches.take(|batch| tab.view.add(batch))) {
        tab.running = None;
        pass.commands.extend(end.err().map(Command::Say));
    }
    if let Some(marking) = &tab.marking {
        let what = marking.what;
        match marking.written.result() {
            Some(Ok(TextWithControls { text, too_long_identifier_spans: too_long })) => {
                pass.commands.push(Command::Copy { text, what });
                pass.commands.extend(too_long_for_controls_warning(&too_long).map(Command::Say));
            }
            Some(Err(sentence)) => pass.commands.push(Command::Say(sentence)),
            None => return,
        }
        tab.marking = None;
    }
}
