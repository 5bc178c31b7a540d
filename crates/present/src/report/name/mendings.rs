//! The edits after which a name satisfies the rules.

use crate::report::findings::named;
use crate::report::html::plain_name;
use crate::report::page::ReportPage;
use crate::report::pictures::LONGEST_DRAWN;
use crate::report::words::{Fill, Phrase, WordsKey};
use bidiscope_bidi::name::{Name, character_name, code_point};
use bidiscope_bidi::order::Strategy;
use bidiscope_idna::verdict::Report;
use bidiscope_idna::verdict::mend::{Edit, Mending};

impl ReportPage<'_> {
    /// What could be registered instead; nothing where the name needs no mending.
    pub(super) fn mendings(&mut self, name: &Name, report: &Report) {
        let is_nothing_to_mend = report.mendings.is_empty() && report.no_mending.is_none();
        if is_nothing_to_mend || report.no_domain_name.is_some() {
            return;
        }
        self.heading("h3", Phrase::Mendings);
        if report.mendings.is_empty() {
            return self.paragraph(Phrase::MendingsNone, &[]);
        }
        self.paragraph(Phrase::MendingsIntro, &[]);
        self.table((Phrase::Mendings, &[]), &[Phrase::MendedName, Phrase::InDns, Phrase::Changes], |page| {
            for mending in &report.mendings {
                page.row(|page| page.mending(name, mending));
            }
        });
    }

    fn mending(&mut self, name: &Name, mending: &Mending) {
        let mended = Name::from_scalars(mending.name.chars()).ok();
        self.cell("", |page| {
            page.html.name(&mending.name);
            let drawn = mended.as_ref().filter(|it| it.characters().len() <= LONGEST_DRAWN);
            if let Some(mended) = drawn {
                page.picture_of(mended, Strategy::UbaAuto);
            }
        });
        self.cell("", |page| match mended.as_ref().and_then(Name::a_name) {
            Some(a_name) => page.html.name(&a_name),
            None => page.html.text("\u{2013}"),
        });
        self.cell("", |page| page.edits(name, &mending.edits));
    }

    /// Edits of the characters of a name, in words.
    pub(in crate::report) fn edits(&mut self, name: &Name, edits: &[Edit]) {
        if edits.is_empty() {
            return self.words_of(Phrase::EditNone);
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
            let mut fills = vec![("character", Fill::English(&character))];
            fills.extend(other.as_deref().map(|it| ("other", Fill::English(it))));
            self.say("li", &[], phrase, &fills);
        }
        self.html.end("ul");
    }

    /// The same with the display's name below it.
    pub(in crate::report) fn figure_of(&mut self, name: &Name, strategy: Strategy) {
        self.html.begin("figure", &[]);
        self.picture_of(name, strategy);
        self.say("figcaption", &[], WordsKey::Display(strategy), &[]);
        self.html.end("figure");
    }

    /// A picture of a name as a strategy shows it.
    pub(in crate::report) fn picture_of(&mut self, name: &Name, strategy: Strategy) {
        let display = self.words.plain(WordsKey::Display(strategy), &[]);
        let fills = [("name", &*plain_name(&name.text())), ("display", &display)];
        let says = self.words.plain(Phrase::Picture, &fills);
        let characters = name.characters();
        self.pictures.draw(&mut self.html, characters, &strategy.order(characters), &says);
    }
}
