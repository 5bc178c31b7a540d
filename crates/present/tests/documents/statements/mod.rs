//! Every statement that the program makes about a document has a computation: the notes on the documents, what is said
//! above the rows of a section, the glossary's terms of the documents, and the lessons.
//!
//! A new statement fails here until it has a row in one of the tables: its identifier and a function that computes what
//! it says. Whoever rewords a statement makes sure that the function computes the new words.

mod glossary;
mod lessons;
mod notes;
mod paper;
mod sections;
mod support;

use std::collections::BTreeSet;

use bidiscope_present::documents::{DOCUMENT_SECTIONS, document_rows};
use bidiscope_present::interpretation::TEXT_INTERPRETATION_NOTES;
use bidiscope_present::lesson::BuiltInLesson;
use bidiscope_present::view::term_glossary;
use bidiscope_words::Catalogue;

pub(super) use support::strings;

/// A statement's identifier, and what computes it: it panics where the statement is not so.
type Statement = (&'static str, fn());

/// The identifiers of all statements.
fn statements() -> BTreeSet<String> {
    let notes =
        Catalogue::ENGLISH.lines().filter_map(|it| it.strip_prefix("document-note-")?.split_once(" ="));
    let notes = notes.map(|(id, _)| format!("note {id}"));
    let sections = DOCUMENT_SECTIONS.iter().map(|it| format!("section {}", it.id));
    let terms = term_glossary().iter().filter(|it| !it.source.starts_with("UAX #9"));
    let terms = terms.filter(|it| !it.source.starts_with("RFC 5890")).map(|it| format!("term {}", it.term));
    let lessons = BuiltInLesson::ALL.iter().flat_map(|lesson| {
        let steps = lesson.lesson().expect("it can be read").steps.iter();
        let steps = steps.map(|step| format!("lesson {}: {}", lesson.id, step.title));
        steps.chain([format!("lesson {}", lesson.id)])
    });
    notes.chain(sections).chain(terms).chain(lessons).collect()
}

#[test]
fn every_statement_about_a_document_has_a_computation() {
    let computed = computations();
    let ids: BTreeSet<String> = computed.iter().map(|it| it.0.to_owned()).collect();
    assert_eq!(ids.len(), computed.len(), "a statement has two computations");
    let all = statements();
    let without: Vec<&String> = all.difference(&ids).collect();
    assert!(without.is_empty(), "without a computation: {without:#?}");
    let unknown: Vec<&String> = ids.difference(&all).collect();
    assert!(unknown.is_empty(), "no such statement: {unknown:#?}");
}

/// One message for each statement that is not so, so that a run shows them all.
#[test]
fn every_statement_about_a_document_is_so() {
    let wrong =
        computations().into_iter().filter(|(_, computes)| std::panic::catch_unwind(computes).is_err());
    let wrong: Vec<&str> = wrong.map(|it| it.0).collect();
    assert!(wrong.is_empty(), "not so: {wrong:#?}");
}

/// A note that the file or a pane names is in the catalogue, and none of the catalogue's is unused.
#[test]
fn every_note_is_used() {
    let of_rows = document_rows().iter().filter_map(|it| it.note).map(|it| it.id);
    let used: BTreeSet<&str> = of_rows.chain(TEXT_INTERPRETATION_NOTES.map(|it| it.id)).collect();
    let notes: BTreeSet<String> = used.iter().map(|it| format!("note {it}")).collect();
    let known = statements().into_iter().filter(|it| it.starts_with("note ")).collect();
    assert_eq!(notes, known);
}

fn computations() -> Vec<Statement> {
    [notes::NOTES, sections::SECTIONS, glossary::TERMS, lessons::LESSONS].concat()
}
