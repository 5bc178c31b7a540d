//! The other names of the same characters that look the same.

use crate::report::page::ReportPage;
use crate::report::pictures::LONGEST_DRAWN;
use crate::report::words::{Fill, Phrase, WordsKey};
use crate::view::TwinsView;
use bidiscope_bidi::name::{Name, code_point};
use bidiscope_bidi::order::Strategy;
use bidiscope_idna::collisions::Search;

use super::word_of;

/// The most twins that are listed of a display; the others are counted.
pub const MOST_LISTED_TWINS: usize = 20;

/// The displays that everybody meets.
const OF_TEXT: [Strategy; 2] = [Strategy::UbaLtr, Strategy::UbaRtl];

impl ReportPage<'_> {
    /// What looks the same; nothing of a name that is too long to be shown.
    pub(super) fn twins(&mut self, name: &Name) {
        if name.characters().len() > LONGEST_DRAWN {
            return;
        }
        self.heading("h3", Phrase::Twins);
        for strategy in OF_TEXT {
            self.twins_in(name, strategy);
        }
    }

    fn twins_in(&mut self, name: &Name, strategy: Strategy) {
        let found = Search::default().twins(name, strategy);
        let display = ("display", Fill::Said(WordsKey::Display(strategy)));
        let Some(view) = TwinsView::of(&found) else {
            return self.paragraph(Phrase::TwinsNone, &[display]);
        };
        let count = if found.is_complete { view.twins.len() as u64 } else { found.at_least };
        let phrase = match (found.is_complete, count) {
            (true, _) => Phrase::TwinsSome,
            (false, 0) => Phrase::TwinsUnknown,
            (false, _) => Phrase::TwinsAtLeast,
        };
        self.paragraph(phrase, &[display, ("count", Fill::Number(count))]);
        if view.twins.is_empty() {
            return;
        }
        let columns = [Phrase::InDns, Phrase::CodePoints, Phrase::Verdict];
        self.table((Phrase::Twins, &[]), &columns, |page| {
            for twin in view.twins.iter().take(MOST_LISTED_TWINS) {
                page.row(|page| {
                    page.cell("", |page| match &twin.a_name {
                        Some(a_name) => page.html.name(a_name),
                        None => page.words_of(Phrase::NoALabel),
                    });
                    let points: Vec<String> =
                        twin.name.characters().iter().map(|it| code_point(it.scalar)).collect();
                    page.cell("", |page| page.english(&points.join(" ")));
                    page.cell(twin.verdict.id(), |page| page.words_of(word_of(twin.verdict)));
                });
            }
        });
        let more = count.saturating_sub(MOST_LISTED_TWINS as u64);
        if more > 0 {
            self.paragraph(Phrase::TwinsMore, &[("count", Fill::Number(more))]);
        }
    }
}
