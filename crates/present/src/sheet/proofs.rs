//! What is proved of the displays for names of every length.

use bidiscope_bidi::order::Display;
use bidiscope_proof::automata::{AllLengths, Decided, Known};
use bidiscope_proof::study::{Alphabet, Progress, Property, Study};

use super::compose::foot;
use super::flow::{SheetRow, below, kept, pages};
use super::page::Sheet;
use super::paper::{Room, SheetWish};
use super::pen::Pen;
use super::told::{SMALL, WORDS, heading, title, words};
use bidiscope_layout::Faces;

/// What is asked: what a reader of a name relies on.
const ASKED: [Property; 4] =
    [Property::OneToOne, Property::NameUniqueness, Property::LabelsTogether, Property::LabelOrder];
/// To which length what the automata do not reach is tried, in characters.
const TRIED_TO: usize = 5;
const HEADING: &str = "What is proved of these displays";

/// What is known of these displays over all sequences of the paper's seven classes: whether two names can show the
/// same, whether labels stay together, and whether they stand in the order of the hierarchy.
pub fn proved_of(displays: &[Display]) -> Vec<Known> {
    let asked = AllLengths {
        study: Study {
            alphabet: Alphabet::paper(),
            max_length: TRIED_TO,
            displays: displays.to_vec(),
            properties: ASKED.to_vec(),
            threads: Some(1),
        },
        count_to: 0,
    };
    let mut known = Vec::new();
    // What is too large to be tried is left out; nothing so short is.
    let _ = asked.run(&Progress::new(), |it| known.push(it));
    known
}

impl Sheet {
    /// What is proved of the displays, on pages of their own: for a document of several names.
    pub fn of_proofs(wish: &SheetWish) -> Self {
        let pen = Pen::new(Faces::bundled(), wish.theme.colours());
        let room = Room::of(wish, 0.0);
        let mut rows = title(&pen, HEADING, room.content());
        rows.extend(below(told(&pen, wish, room.content()), 8.0));
        let pages = pages(&pen, room, rows, &foot());
        Self { faces: pen.faces, title: HEADING.to_owned(), name: String::new(), pages }
    }
}

/// The same below the rest of a name's sheet.
pub(super) fn listed(pen: &Pen, wish: &SheetWish, room: f32) -> Vec<SheetRow> {
    let mut rows = heading(pen, HEADING, room);
    rows.extend(told(pen, wish, room));
    rows
}

fn told(pen: &Pen, wish: &SheetWish, room: f32) -> Vec<SheetRow> {
    let colours = pen.colours;
    let classes: Vec<&str> = Alphabet::paper().classes().iter().map(|it| it.short_name()).collect();
    let about = format!("Over all names, however long, of characters of the classes {}.", classes.join(", "));
    let mut rows = kept(words(pen, &about, SMALL, colours.weak_text, [0.0, room]));
    for of_property in wish.proofs.chunk_by(|one, next| one.property == next.property) {
        let statement = of_property[0].property.statement();
        rows.extend(below(kept(words(pen, statement, WORDS, colours.text, [0.0, room])), 6.0));
        for known in of_property {
            let (answer, colour) = match &known.decided {
                Decided::Proved => ("proved for all lengths.".to_owned(), colours.good),
                Decided::Exhausted { length } => {
                    (format!("holds to length {length}, by trying; it is not proved."), colours.text)
                }
                Decided::Refuted { length, smallest } => {
                    let example = smallest.first().map(|it| it.classes.join(" and ")).unwrap_or_default();
                    (format!("refuted: it fails from length {length}, as on {example}."), colours.bad)
                }
            };
            let text = format!("{}: {answer}", known.display.title());
            rows.extend(words(pen, &text, SMALL, colour, [18.0, room]));
        }
    }
    rows
}
