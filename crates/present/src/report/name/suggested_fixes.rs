//! Edits after which a name may be registered.

use crate::report::findings::named;
use crate::report::html::plain_name;
use crate::report::messages::{Argument, MessageKey, Phrase};
use crate::report::page::ReportPage;
use crate::report::pictures::MAX_DRAWN_CHARACTERS;
use bidiscope_bidi::name::{Name, character_name, code_point};
use bidiscope_bidi::order::Strategy;
use bidiscope_idna::verdict::Report;
use bidiscope_idna::verdict::fix::{Edit, SuggestedFix};

impl ReportPage<'_> {
    /// The suggested fixes; nothing where the name needs none.
    pub(super) fn suggested_fixes(&mut self, name: &Name, report: &Report) {
        let needs_no_fix = report.suggested_fixes.is_empty() && report.no_fix_reason.is_none();
        if needs_no_fix || report.not_a_domain_name.is_some() {
            return;
        }
        self.heading("h3", Phrase::SuggestedFixes);
        if report.suggested_fixes.is_empty() {
            return self.paragraph(Phrase::SuggestedFixesNone, &[]);
        }
        self.paragraph(Phrase::SuggestedFixesIntro, &[]);
        self.table(
            (Phrase::SuggestedFixes, &[]),
            &[Phrase::FixedName, Phrase::InDns, Phrase::Changes],
            |page| {
                for fix in &report.suggested_fixes {
                    page.row(|page| page.suggested_fix(name, fix));
                }
            },
        );
    }

    fn suggested_fix(&mut self, name: &Name, fix: &SuggestedFix) {
        let fixed = Name::from_scalars(fix.name.chars()).ok();
        self.cell("", |page| {
            page.html.name(&fix.name);
            let drawn = fixed.as_ref().filter(|it| it.characters().len() <= MAX_DRAWN_CHARACTERS);
            if let Some(fixed) = drawn {
                page.picture_of(fixed, Strategy::UbaAuto);
            }
        });
        self.cell("", |page| match fixed.as_ref().and_then(Name::ascii_name) {
            Some(ascii_name) => page.html.name(&ascii_name),
            None => page.html.text("\u{2013}"),
        });
        self.cell("", |page| page.edits(name, &fix.edits));
    }

    /// Edits of the characters of a name, in words.
    pub(in crate::report) fn edits(&mut self, name: &Name, edits: &[Edit]) {
        if edits.is_empty() {
            return self.write_message(Phrase::EditNone);
        }
        self.html.begin("ul", &[]);
        for edit in edits {
            let at = |place: usize| {
                let scalar = name.characters()[place].scalar;
                format!("{} {} ({place})", code_point(scalar), character_name(scalar))
            };
            let (phrase, character, other) = match edit {
                Edit::Drop { character } => (Phrase::EditDrop, at(*character), None),
                Edit::Move { character, before } => {
                    let label_of = |place: &usize| name.label_of().get(*place).copied().flatten();
                    let other = (label_of(character) == label_of(before)).then(|| at(*before));
                    let phrase = if other.is_some() { Phrase::EditMove } else { Phrase::EditMoveToEnd };
                    (phrase, at(*character), other)
                }
                Edit::Replace { character, with: '.' } => (Phrase::EditDot, at(*character), None),
                Edit::Replace { character, with } => {
                    (Phrase::EditReplace, at(*character), Some(named(&[*with])))
                }
                Edit::Respell { characters, with } => {
                    let written: Vec<String> = characters.iter().map(|&it| at(it)).collect();
                    let with: Vec<char> = with.chars().collect();
                    (Phrase::EditRespell, written.join(", "), Some(named(&with)))
                }
            };
            let mut arguments = vec![("character", Argument::English(&character))];
            arguments.extend(other.as_deref().map(|it| ("other", Argument::English(it))));
            self.say("li", &[], phrase, &arguments);
        }
        self.html.end("ul");
    }

    /// A drawing of a name with the title of the display below it.
    pub(in crate::report) fn figure_of(&mut self, name: &Name, strategy: Strategy) {
        self.html.begin("figure", &[]);
        self.picture_of(name, strategy);
        self.say("figcaption", &[], MessageKey::Display(strategy), &[]);
        self.html.end("figure");
    }

    /// A drawing of a name in a display.
    pub(in crate::report) fn picture_of(&mut self, name: &Name, strategy: Strategy) {
        let display = self.words.plain(MessageKey::Display(strategy), &[]);
        let arguments = [("name", &*plain_name(&name.text())), ("display", &display)];
        let says = self.words.plain(Phrase::Picture, &arguments);
        let characters = name.characters();
        self.pictures.draw(&mut self.html, characters, &strategy.order(characters), &says);
    }
}
