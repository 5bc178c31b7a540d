//! Every statement that the program makes about a document has a computation: the notes on the documents, what is said
//! above the rows of a section, and the glossary's terms of the documents. Those of the lessons stand with the lessons.
//!
//! A new statement fails here until it has a row in one of the tables: its identifier and a function that computes what
//! it says. Whoever rewords a statement makes sure that the function computes the new words.

mod glossary;
mod notes;
mod paper;
mod sections;
#[path = "../../../../../tests/common/statements.rs"]
mod support;

use std::collections::BTreeSet;

use bidiscope_report::documents::{DOCUMENT_SECTIONS, document_example_rows};
use bidiscope_report::interpretation::RUNNING_TEXT_INTERPRETATION_NOTES;
use bidiscope_report::view::term_glossary;
use bidiscope_words::Catalogue;

use support::{Statement, check_all_are_so, check_each_has_a_computation};

/// The identifiers of all statements.
fn statements() -> BTreeSet<String> {
    let notes =
        Catalogue::ENGLISH_TEXT.lines().filter_map(|it| it.strip_prefix("document-note-")?.split_once(" ="));
    let notes = notes.map(|(id, _)| format!("note {id}"));
    let sections = DOCUMENT_SECTIONS.iter().map(|it| format!("section {}", it.settings_id));
    let terms = term_glossary().iter().filter(|it| !it.source.starts_with("UAX #9"));
    let terms = terms.filter(|it| !it.source.starts_with("RFC 5890")).map(|it| format!("term {}", it.term));
    notes.chain(sections).chain(terms).collect()
}

#[test]
fn every_statement_about_a_document_has_a_computation() {
    check_each_has_a_computation(&statements(), &computations());
}

#[test]
fn every_statement_about_a_document_is_so() {
    check_all_are_so(&computations());
}

/// A note that the file or a pane names is in the catalogue, and none of the catalogue's is unused.
#[test]
fn every_note_is_used() {
    let of_rows = document_example_rows().iter().filter_map(|it| it.note).map(|it| it.note_id);
    let used: BTreeSet<&str> =
        of_rows.chain(RUNNING_TEXT_INTERPRETATION_NOTES.map(|it| it.note_id)).collect();
    let notes: BTreeSet<String> = used.iter().map(|it| format!("note {it}")).collect();
    let known = statements().into_iter().filter(|it| it.starts_with("note ")).collect();
    assert_eq!(notes, known);
}

fn computations() -> Vec<Statement> {
    [notes::NOTES, sections::SECTIONS, glossary::TERMS].concat()
}
