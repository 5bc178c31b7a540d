//! What a paragraph hides by bidi controls and invisible characters.

use eframe::egui::{RichText, Ui};

use bidiscope_idna::verdict::Severity;
use bidiscope_report::words::control::control_character_finding_message;
use bidiscope_words::message;

use super::super::super::theme::Palette;
use super::super::super::widgets::BidiLabel;
use super::super::super::{accessibility, signs};
use super::super::tab::TextPass;
use super::laid::Laid;

/// The most findings that are said when they are pointed at; the others are counted.
const MOST_SAID: usize = 8;

/// How many findings there are, and when they are pointed at what each is; nothing where there is none.
pub(super) fn show(ui: &mut Ui, pass: &mut TextPass<'_>, laid: &Laid) {
    let count = laid.controls.len();
    if count == 0 {
        return;
    }
    let said =
        laid.controls.iter().take(MOST_SAID).map(|it| control_character_finding_message(it).to_string());
    let more = (count > MOST_SAID).then(|| message!(more_findings, count = count - MOST_SAID).to_string());
    let sentences = said.chain(more).collect::<Vec<_>>().join("\n");
    accessibility::unsaid(&signs::severity(ui, Severity::Warning));
    let text = RichText::new(message!(text_controls, count = count).to_string());
    let label = ui.label(text.color(Palette::current(ui).warning));
    accessibility::more(&label, || sentences.clone());
    BidiLabel::new(sentences).tooltip(label, pass.lines);
}
