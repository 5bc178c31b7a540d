//! Names of the same characters that have the same display.

use crate::report::messages::{Argument, MessageKey, Phrase};
use crate::report::page::ReportPage;
use crate::report::pictures::MAX_DRAWN_CHARACTERS;
use crate::view::CollisionsView;
use bidiscope_bidi::name::{Name, code_point};
use bidiscope_bidi::order::Strategy;
use bidiscope_idna::collisions::CollisionSearch;

use super::word_of;

/// The most collisions that are listed for a display; the others are counted.
pub const MAX_LISTED_COLLISIONS: usize = 20;

/// The displays of ordinary text.
const UBA_DISPLAYS: [Strategy; 2] = [Strategy::UbaLtr, Strategy::UbaRtl];

impl ReportPage<'_> {
    /// The collisions of a name; nothing for a name that is too long to be drawn.
    pub(super) fn collisions(&mut self, name: &Name) {
        if name.characters().len() > MAX_DRAWN_CHARACTERS {
            return;
        }
        self.heading("h3", Phrase::Collisions);
        for strategy in UBA_DISPLAYS {
            self.collisions_in(name, strategy);
        }
    }

    fn collisions_in(&mut self, name: &Name, strategy: Strategy) {
        let found = CollisionSearch::default().collisions(name, strategy);
        let display = ("display", Argument::Message(MessageKey::Display(strategy)));
        let Some(view) = CollisionsView::of(&found) else {
            return self.paragraph(Phrase::CollisionsNone, &[display]);
        };
        let count = if found.is_complete { view.collisions.len() as u64 } else { found.min_count };
        let phrase = match (found.is_complete, count) {
            (true, _) => Phrase::CollisionsSome,
            (false, 0) => Phrase::CollisionsUnknown,
            (false, _) => Phrase::CollisionsAtLeast,
        };
        self.paragraph(phrase, &[display, ("count", Argument::Number(count))]);
        if view.collisions.is_empty() {
            return;
        }
        let columns = [Phrase::InDns, Phrase::CodePoints, Phrase::Verdict];
        self.table((Phrase::Collisions, &[]), &columns, |page| {
            for collision in view.collisions.iter().take(MAX_LISTED_COLLISIONS) {
                page.row(|page| {
                    page.cell("", |page| match &collision.ascii_name {
                        Some(ascii_name) => page.html.name(ascii_name),
                        None => page.write_message(Phrase::NoALabel),
                    });
                    let points: Vec<String> =
                        collision.name.characters().iter().map(|it| code_point(it.scalar)).collect();
                    page.cell("", |page| page.english(&points.join(" ")));
                    page.cell(collision.verdict.id(), |page| page.write_message(word_of(collision.verdict)));
                });
            }
        });
        let more = count.saturating_sub(MAX_LISTED_COLLISIONS as u64);
        if more > 0 {
            self.paragraph(Phrase::CollisionsMore, &[("count", Argument::Number(more))]);
        }
    }
}
