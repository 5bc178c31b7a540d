//! Results about displays for names of every length.

use bidiscope_bidi::order::DisplayConfig;
use bidiscope_idna::verdict::RuleVerdict;
use bidiscope_proof::automata::{AllLengthsStudy, PropertyOutcome, PropertyResult};
use bidiscope_proof::study::{
    DisplayProperty, DisplayPropertyStudy, StudyAlphabet, ThreadCount, WorkProgress,
};
use bidiscope_report::page::{PageLine, PageLinePiece, Tone};
use bidiscope_report::words::display::DisplayTitle;

use super::blocks::pieces;
use super::flow::{fill, with_footers};
use super::footer::footer;
use super::page::Sheet;
use super::row::{SheetRow, keep_with_next, with_space_above};
use super::sections::{SMALL_TEXT_SIZE, TEXT_SIZE, heading, remark, title, words};
use super::sheet_options::{PageArea, SheetOptions};
use super::text_painter::TextPainter;
use bidiscope_layout::Faces;
use bidiscope_words::message;

use bidiscope_report::words::study::{
    class_names, counterexample_classes, display_property_sentence, undecided_text,
};

/// The properties that are decided.
const PROVED_PROPERTIES: [DisplayProperty; 4] = [
    DisplayProperty::OneToOne,
    DisplayProperty::Rfc5893NameUniqueness,
    DisplayProperty::LabelCharactersContiguous,
    DisplayProperty::LabelsLeftToRight,
];
/// The length, in characters, up to which undecided properties are tried.
const TRIED_LENGTH: usize = 5;

/// Results about these displays over all strings of the seven bidi classes of Atkin et al. 2001
/// ([`StudyAlphabet::atkin2001`]): whether two names can have the same display, whether labels stay together, and whether
/// they keep the order of the hierarchy. One result for each property and each display to which it applies, by
/// properties. What cannot be decided for every length is tested up to a length that the result gives.
pub fn property_results(displays: &[DisplayConfig]) -> Vec<PropertyResult> {
    let asked = AllLengthsStudy {
        study: DisplayPropertyStudy {
            alphabet: StudyAlphabet::atkin2001(),
            max_sequence_characters: TRIED_LENGTH,
            tested_displays: displays.to_vec(),
            tested_properties: PROVED_PROPERTIES.to_vec(),
            thread_count: ThreadCount::Exactly(1),
        },
        max_counted_sequence_characters: 0,
    };
    let mut known = Vec::new();
    // Displays that are too expensive to try are skipped; at this length none is.
    let _ = asked.run(&WorkProgress::new(), |it| known.push(it));
    known
}

impl Sheet {
    /// [`SheetOptions::property_proofs`] on pages of their own, for a document of several names.
    pub fn of_property_proofs(options: &SheetOptions) -> Self {
        let painter = TextPainter::new(Faces::bundled(), options.theme.colours());
        let area = PageArea::of(options, 0.0);
        painter.begin_page(area.content());
        let heading = message!(section_proofs).to_string();
        let mut rows = title(&painter, &heading, area.content());
        rows.extend(with_space_above(proof_rows(&painter, options, area.content()), 8.0));
        let pages = with_footers(&painter, area, fill(area, rows.into_iter()).collect(), &footer());
        Self { font_faces: painter.faces, document_title: heading, logical_name_text: String::new(), pages }
    }
}

/// The same as a section of a name's sheet.
pub(super) fn listed(painter: &TextPainter, options: &SheetOptions, available: f32) -> Vec<SheetRow> {
    let mut rows = heading(painter, &message!(section_proofs).to_string(), available);
    rows.extend(proof_rows(painter, options, available));
    rows
}

fn proof_rows(painter: &TextPainter, options: &SheetOptions, available: f32) -> Vec<SheetRow> {
    let colours = painter.colours;
    let classes = class_names(StudyAlphabet::atkin2001().classes(), ", ");
    let about = message!(proofs_range, classes = classes).to_string();
    let mut rows = keep_with_next(remark(painter, &about, [0.0, available]));
    for of_property in options.property_proofs.chunk_by(|one, next| one.property == next.property) {
        let statement = display_property_sentence(of_property[0].property).to_string();
        let statement = words(painter, &statement, TEXT_SIZE, colours.text, [0.0, available]);
        rows.extend(with_space_above(keep_with_next(statement), 6.0));
        for known in of_property {
            let (result, colour) = match &known.outcome {
                PropertyOutcome::Proved => (message!(study_proved), colours.satisfied),
                PropertyOutcome::HoldsToLength { max_tested_sequence_characters: length } => {
                    let reason = undecided_text(known.automata_undecided_reason);
                    (message!(study_undecided, length = *length, reason = reason), colours.text)
                }
                PropertyOutcome::Refuted {
                    shortest_counterexample_characters: length,
                    smallest_counterexamples: smallest,
                } => {
                    let example = smallest.first().map(counterexample_classes).unwrap_or_default();
                    (message!(proof_fails, length = *length, example = example), colours.violated)
                }
            };
            let display = known.display.title();
            let text = message!(proof_of_display, display = display, result = result);
            let within = [18.0, available];
            rows.extend(match &known.outcome {
                // No bundled font has the sign, so that it is drawn before the words.
                PropertyOutcome::Refuted { .. } => {
                    let line = PageLine::from(PageLinePiece::VerdictSymbol(RuleVerdict::Violated))
                        .in_tone(Tone::Bad);
                    pieces(
                        painter,
                        &line.with_piece_appended(PageLinePiece::TextWithIsolates(
                            text.text_with_isolated_values(),
                        )),
                        within,
                    )
                }
                _ => words(painter, &text.to_string(), SMALL_TEXT_SIZE, colour, within),
            });
        }
    }
    rows
}
