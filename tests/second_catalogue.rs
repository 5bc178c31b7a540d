//! A second catalogue, made by a script that puts each text of the English one between brackets, changes every sentence
//! of the page, of the report and of the sheet. And: report, sheet and window say what the page says.
//!
//! A catalogue is installed for a whole process, so this is a program of its own.

use std::collections::BTreeSet;

use bidiscope_bidi::name::{Input, Notation};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_export::html::{NamesReport, ReportMetadata, list_report};
use bidiscope_export::sheet::{BlockRole, Sheet, SheetOptions, property_results};
use bidiscope_lesson::{BuiltInLesson, Lesson};
use bidiscope_list::ListEntryError;
use bidiscope_list::scan::{NameRowBuilder, ScanColumnSet, ScanOptions};
use bidiscope_proof::automata::decide_all_lengths_result;
use bidiscope_proof::study::{DisplayProperty, DisplayPropertyStudy, StudyAlphabet, WorkProgress};
use bidiscope_report::InputReport;
use bidiscope_report::custom_strategies::NamedStrategies;
use bidiscope_report::interpretation::RUNNING_TEXT_INTERPRETATION_NOTES;
use bidiscope_report::page::list::{ListReport, ListReportOptions, PartialListReport};
use bidiscope_report::page::{PageOptions, PageSection, PageSectionId, name_page};
use bidiscope_report::view::{
    LearnPage, TraceView, class_glossary, study_cell_detail, study_table, term_glossary,
};
use bidiscope_report::words::display::{DisplayTitle, display_error_text};
use bidiscope_report::words::read_error::read_error_text;
use bidiscope_session::SessionLink;
use bidiscope_url::InputAnalysis;
use bidiscope_words::Catalogue;

#[path = "common/bracketed.rs"]
mod bracketed;
#[path = "common/html_reader.rs"]
#[expect(dead_code, reason = "the tests of reports ask it more")]
mod html_reader;
#[path = "common/page_names.rs"]
mod page_names;
#[path = "common/page_words.rs"]
mod page_words;

use page_words::{squeezed, words};

/// Labels of every kind stand in the first names, each with the others of the first kinds.
const NAMES: usize = 500;

/// Installs the catalogue with brackets; only the first call does something.
fn install() {
    let brackets = bracketed::catalogue(Catalogue::ENGLISH_TEXT);
    Catalogue::read(brackets.as_bytes()).expect("the same messages").install_for_process();
}

#[test]
fn every_sentence_is_of_the_second_catalogue_on_every_surface() {
    install();
    for text in words_elsewhere() {
        assert!(bracketed::is_bracketed(&text), "{text:?}");
    }
    let displays = Strategy::BUILT_IN.map(DisplayConfig::with_default_options).to_vec();
    let options = PageOptions { displays: displays.clone(), ..PageOptions::default() };
    let (mut names, mut traced, mut texts) = (0, 0, BTreeSet::new());
    for text in page_names::names(NAMES) {
        let name = Input::read(&text, Notation::Unicode).expect("a name");
        let report = InputReport::without_parent_zone(name.clone());
        let page = name_page(&report.analysis, &options);
        let said = words(&page);
        for text in &said {
            assert!(bracketed::is_bracketed(text), "{text:?} of {name:?}");
        }
        // The report has all of it.
        let html = squeezed(&html_text(&report.analysis, &page));
        let sheet_options = SheetOptions { displays: displays.clone(), ..SheetOptions::default() };
        let sheet = Sheet::of(&report, &sheet_options, &|| false).expect("nothing stops it");
        let blocks = sheet.pages.iter().flat_map(|it| &it.blocks).filter(|it| !it.continues_previous_block);
        let on_sheet: Vec<String> = blocks.map(|it| squeezed(&it.accessible_text)).collect();
        // There the characters are cells, which say the same in a figure.
        let drawn = page.iter().filter(|it| it.id == PageSectionId::Characters).cloned().collect::<Vec<_>>();
        let in_cells: Vec<String> = words(&drawn).iter().skip(1).map(|it| squeezed(it)).collect();
        for text in said.iter().map(|it| squeezed(it)) {
            assert!(html.contains(&text), "the report of {name:?} lacks {text:?}");
            let is_there = in_cells.contains(&text) || on_sheet.iter().any(|it| it.contains(&text));
            assert!(is_there, "the sheet of {name:?} lacks {text:?}");
        }
        if traced < 12 && report.input.characters().len() <= 40 {
            traced += 1;
            check_traces(&report, &displays, &sheet_options);
        }
        names += 1;
        texts.extend(said);
    }
    for text in texts_of_studies() {
        assert!(bracketed::is_bracketed(&text), "{text:?}");
    }
    assert_eq!((names, traced), (NAMES, 12));
    assert!(texts.len() > 700, "{} different sentences", texts.len());
    check_list_report(&page_names::names(100));
}

/// All words of the report of a list are of the catalogue, but for the names of documents and their sections.
fn check_list_report(names: &[String]) {
    let options = ScanOptions {
        computed_columns: ScanColumnSet::default_known_without_other_rows(),
        ..ScanOptions::default()
    };
    let mut row_builder = NameRowBuilder::new(options);
    let mut part = PartialListReport::default();
    for (line, name) in (1..).zip(names) {
        part.add_row(row_builder.build_row(line, name.as_bytes()), 0);
    }
    part.add_row(row_builder.build_unreadable_row(0, ListEntryError::NoNameField), 0);
    let mut report = ListReport::default();
    report.merge(part);
    let html: String =
        list_report(&report, &ReportMetadata::default(), &ListReportOptions::default()).collect();
    let mut count = 0;
    for element in &html_reader::read(&html).0 {
        let is_text =
            ["h1", "h2", "h3", "p", "li", "td", "th", "figcaption"].contains(&element.name.as_str());
        if is_text {
            let outside = bracketed::outside(&element.text);
            assert!(!bracketed::has_english(&outside), "{}: {:?}", element.name, element.text);
            count += 1;
        }
    }
    assert!(count > 300, "{count} texts");
}

/// A study with its proofs, and the sheet of proofs without the foot of the page.
fn texts_of_studies() -> Vec<String> {
    let displays = [Strategy::OneToOne, Strategy::UbaLtr].map(DisplayConfig::with_default_options);
    let classes = StudyAlphabet::atkin2001();
    let study = DisplayPropertyStudy {
        max_sequence_characters: 2,
        tested_displays: displays.to_vec(),
        ..DisplayPropertyStudy::default()
    };
    let mut results = study.run(&WorkProgress::new(), |_| ()).expect("a short study");
    let decide = |&property| decide_all_lengths_result(property, &displays[0], classes.classes());
    results.all_lengths_results = DisplayProperty::ALL[..2].iter().map(decide).collect();
    let table = study_table(&results);
    let mut texts = vec![table.caption];
    for row in table.rows {
        texts.push(row.property_sentence);
        for (display, cell) in displays.iter().zip(row.cells) {
            texts.push(cell.result_sentence());
            texts.extend(study_cell_detail(&results, row.property, display.clone()).proof_sentence);
        }
    }
    let options = SheetOptions {
        property_proofs: property_results(&displays),
        displays: displays.to_vec(),
        ..SheetOptions::default()
    };
    let sheet = Sheet::of_property_proofs(&options);
    let blocks = sheet.pages.iter().flat_map(|it| &it.blocks);
    texts.extend(
        blocks
            .filter(|it| !it.continues_previous_block && it.block_role != BlockRole::Ornament)
            .map(|it| it.accessible_text.to_string()),
    );
    texts
}

/// What traces, first differences and the sheets of steps say.
fn check_traces(report: &InputReport, displays: &[DisplayConfig], options: &SheetOptions) {
    let characters = report.input.characters();
    let views: Vec<TraceView> = displays.iter().map(|it| TraceView::new(characters, it)).collect();
    for view in &views {
        let mut texts =
            vec![view.first_difference(displays[0].clone(), Notation::Unicode).difference_sentence];
        for (index, step) in view.trace_steps.iter().enumerate() {
            texts.extend([
                step.rule_sentence(),
                view.description(index),
                step.row_value_kind.value_noun(),
                view.describe_row(index),
            ]);
            texts.extend((!step.has_no_effect).then(|| step.outcome_text()));
            texts.push(view.picture_after(index).caption);
            texts.extend(view.step_reason_sentences(index));
        }
        texts.extend(
            (0..characters.len()).flat_map(|at| view.steps_affecting_character(at)).map(|it| it.text),
        );
        for text in texts {
            assert!(bracketed::is_bracketed(&text), "{text:?} of {:?}", report.input);
        }
    }
    let display = &displays[characters.len() % displays.len()];
    let steps = Sheet::of_trace_steps(report, display, options, &|| false).expect("it is not stopped");
    // A title is a rule's name alone where no document defines it.
    let blocks = steps.pages.iter().flat_map(|it| &it.blocks).filter(|it| !it.continues_previous_block);
    for block in blocks.filter(|it| matches!(it.block_role, BlockRole::Sentence | BlockRole::Figure)) {
        assert!(
            bracketed::is_bracketed(&block.accessible_text),
            "{:?} of {:?}",
            block.accessible_text,
            report.input
        );
    }
}

/// Why a text cannot be read as a name.
#[test]
fn read_errors_are_of_the_second_catalogue() {
    install();
    for (text, notation) in [
        ("", Notation::Unicode),
        ("a..b", Notation::Unicode),
        ("a\n", Notation::Unicode),
        ("AB_", Notation::Atkin2001Table1),
        ("D800", Notation::CodePoints),
        ("LL", Notation::BidiClassNames),
    ] {
        let error = Input::read(text, notation).expect_err("no name");
        let sentence = read_error_text(&error).to_string();
        assert!(bracketed::is_bracketed(&sentence), "{sentence:?}");
    }
}

fn html_text(analysis: &InputAnalysis, page: &[PageSection]) -> String {
    let about = ReportMetadata::default();
    let mut report = NamesReport::new(&about, [analysis.input()], &[]);
    let html = report.html_before_names()
        + &report.next_name_html(analysis.input(), page)
        + &report.html_after_names(&[]);
    html_reader::read(&html).texts("body").join(" ")
}

/// What displays with options, the documents, the glossary and the lessons say, and why input is refused.
fn words_elsewhere() -> Vec<String> {
    let displays = [
        "fields:order=content,paragraph=rtl,before=see",
        "isolates:isolate=first-strong",
        "uba-ltr:bidi-data=unicode-3\\u{2E}1,l3=no",
        "custom:separators=\\u{2E}\\u{2F},hyphen=r,fields=alone",
    ];
    let read = |text: &str| DisplayConfig::read(text).expect("a display");
    let mut texts: Vec<String> = displays.iter().map(|it| read(it).title()).collect();
    let refused = ["x", "fields:x", "fields:x=1", "fields:order=x", "uba-ltr:before=."];
    let refused = refused.iter().map(|it| DisplayConfig::read(it).expect_err(it));
    texts.extend(refused.map(|it| display_error_text(&it).to_string()));
    texts.push(NamedStrategies::read("{}").expect_err("no strategies").to_string());
    texts.push(SessionLink::read_whole_link("bidiscope:?").expect_err("no name").to_string());
    texts.push(Lesson::read("").expect_err("no lesson").to_string());
    for page in LearnPage::all() {
        texts.extend([page.title(), page.page_description()].map(str::to_owned));
        texts.extend(page.rows().into_iter().map(|it| it.program_answer).filter(|it| !it.is_empty()));
    }
    texts.extend(class_glossary().iter().chain(term_glossary()).map(|it| it.definition.to_owned()));
    texts.extend(RUNNING_TEXT_INTERPRETATION_NOTES.iter().map(|it| it.sentence().to_owned()));
    for lesson in BuiltInLesson::ALL.iter().map(|it| it.read_lesson()) {
        texts.extend(lesson.steps.iter().filter_map(|it| it.solution()).map(|it| it.sentence));
    }
    texts.retain(|it| !it.is_empty());
    texts
}
