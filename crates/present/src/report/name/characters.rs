//! The characters of a name in logical order.

use crate::report::messages::{Argument, Phrase};
use crate::report::page::ReportPage;
use bidiscope_bidi::name::{Name, character_name, code_point, is_mark, is_unprintable};
use bidiscope_idna::verdict::{Report, Severity};

/// The most characters of a name that are listed; the others are counted.
pub const MAX_LISTED_CHARACTERS: usize = 1_000;
/// The most labels of a name that are listed; the others are counted.
pub const MAX_LISTED_LABELS: usize = 150;

impl ReportPage<'_> {
    /// The table of the characters.
    pub(super) fn characters(&mut self, name: &Name, report: &Report) {
        self.heading("h3", Phrase::Characters);
        let mut offends = vec![false; name.characters().len()];
        let violations = report.findings.iter().filter(|it| it.severity == Severity::Violation);
        violations.flat_map(|it| &it.characters).for_each(|&at| offends[at] = true);
        let columns = [
            Phrase::Position,
            Phrase::Character,
            Phrase::CodePoint,
            Phrase::CharacterName,
            Phrase::Class,
            Phrase::Label,
        ];
        self.table((Phrase::Characters, &[]), &columns, |page| {
            let characters = name.characters().iter().zip(name.label_of()).enumerate();
            for (index, (character, label)) in characters.take(MAX_LISTED_CHARACTERS) {
                let scalar = character.scalar;
                page.row(|page| {
                    page.row_head("number", |page| page.number(index as u64));
                    page.cell("glyph", |page| page.character(scalar));
                    page.cell("code", |page| page.english(&code_point(scalar)));
                    page.cell("", |page| {
                        page.english(&character_name(scalar));
                        if offends[index] {
                            page.html.text(" \u{2013} ");
                            page.say("strong", &[("class", "violated")], Phrase::ViolatesRule, &[]);
                        }
                    });
                    page.cell("", |page| page.english(character.class.short_name()));
                    page.cell("", |page| match label {
                        Some(label) => page.number(*label as u64),
                        None => page.write_message(Phrase::Separator),
                    });
                });
            }
        });
        let more = name.characters().len().saturating_sub(MAX_LISTED_CHARACTERS);
        if more > 0 {
            self.paragraph(Phrase::MoreCharacters, &[("count", Argument::Number(more as u64))]);
        }
    }

    /// A character by itself; a mark on a dotted circle, nothing for an invisible one.
    fn character(&mut self, scalar: char) {
        if is_unprintable(scalar) {
            return;
        }
        let base = if is_mark(scalar) { "\u{25CC}" } else { "" };
        self.html.element("bdi", &[], |html| html.text(&format!("{base}{scalar}")));
    }
}
