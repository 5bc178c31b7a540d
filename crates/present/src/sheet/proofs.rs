//! Results about displays for names of every length.

use crate::display_text::DisplayTitle;
use bidiscope_bidi::order::DisplayConfig;
use bidiscope_proof::automata::{AllLengthsStudy, PropertyOutcome, PropertyResult};
use bidiscope_proof::study::{Alphabet, Progress, Property, Study};

use super::compose::footer;
use super::flow::{SheetRow, keep_with_next, pages, with_space_above};
use super::page::Sheet;
use super::sections::{SMALL_TEXT_SIZE, TEXT_SIZE, heading, title, words};
use super::sheet_options::{PageArea, SheetOptions};
use super::text_painter::TextPainter;
use bidiscope_layout::Faces;

/// The properties that are decided.
const PROVED_PROPERTIES: [Property; 4] =
    [Property::OneToOne, Property::NameUniqueness, Property::LabelsTogether, Property::LabelOrder];
/// The length, in characters, up to which undecided properties are tried.
const TRIED_LENGTH: usize = 5;
const HEADING: &str = "What is proved of these displays";

/// Results about these displays over all sequences of the seven bidi classes of the paper: whether two names can have
/// the same display, whether labels stay together, and whether they keep the order of the hierarchy.
pub fn proofs_of(displays: &[DisplayConfig]) -> Vec<PropertyResult> {
    let asked = AllLengthsStudy {
        study: Study {
            alphabet: Alphabet::atkin2001(),
            max_length: TRIED_LENGTH,
            displays: displays.to_vec(),
            properties: PROVED_PROPERTIES.to_vec(),
            threads: Some(1),
        },
        count_to: 0,
    };
    let mut known = Vec::new();
    // Displays that are too expensive to try are skipped; at this length none is.
    let _ = asked.run(&Progress::new(), |it| known.push(it));
    known
}

impl Sheet {
    /// The results about the displays on pages of their own, for a document of several names.
    pub fn of_proofs(options: &SheetOptions) -> Self {
        let painter = TextPainter::new(Faces::bundled(), options.theme.colours());
        let area = PageArea::of(options, 0.0);
        let mut rows = title(&painter, HEADING, area.content());
        rows.extend(with_space_above(proof_rows(&painter, options, area.content()), 8.0));
        let pages = pages(&painter, area, rows, &footer());
        Self { faces: painter.faces, title: HEADING.to_owned(), name: String::new(), pages }
    }
}

/// The same as a section of a name's sheet.
pub(super) fn listed(painter: &TextPainter, options: &SheetOptions, available: f32) -> Vec<SheetRow> {
    let mut rows = heading(painter, HEADING, available);
    rows.extend(proof_rows(painter, options, available));
    rows
}

fn proof_rows(painter: &TextPainter, options: &SheetOptions, available: f32) -> Vec<SheetRow> {
    let colours = painter.colours;
    let classes: Vec<&str> = Alphabet::atkin2001().classes().iter().map(|it| it.short_name()).collect();
    let about = format!("Over all names, however long, of characters of the classes {}.", classes.join(", "));
    let mut rows =
        keep_with_next(words(painter, &about, SMALL_TEXT_SIZE, colours.weak_text, [0.0, available]));
    for of_property in options.proofs.chunk_by(|one, next| one.property == next.property) {
        let statement = of_property[0].property.statement();
        rows.extend(with_space_above(
            keep_with_next(words(painter, statement, TEXT_SIZE, colours.text, [0.0, available])),
            6.0,
        ));
        for known in of_property {
            let (answer, colour) = match &known.outcome {
                PropertyOutcome::Proved => ("proved for all lengths.".to_owned(), colours.satisfied),
                PropertyOutcome::HoldsToLength { length } => {
                    (format!("holds to length {length}, by trying; it is not proved."), colours.text)
                }
                PropertyOutcome::Refuted { length, smallest } => {
                    let example = smallest.first().map(|it| it.classes.join(" and ")).unwrap_or_default();
                    (format!("refuted: it fails from length {length}, as on {example}."), colours.violated)
                }
            };
            let text = format!("{}: {answer}", known.display.title());
            rows.extend(words(painter, &text, SMALL_TEXT_SIZE, colour, [18.0, available]));
        }
    }
    rows
}
