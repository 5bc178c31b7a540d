//! The pages of the tab Learn: no row of the documents without one, and what they show.

use bidiscope_report::documents::{
    DOCUMENT_SECTIONS, DocumentExampleNote, DocumentExampleNoteKind, document_example_rows,
};
use bidiscope_report::view::{LearnPage, LearnPageRow};

fn page(id: &str) -> Vec<LearnPageRow> {
    LearnPage::from_id(id).expect("a page").rows()
}

fn row(id: &str, title: &str) -> LearnPageRow {
    page(id).into_iter().find(|it| it.row_title == title).expect("a row")
}

/// What the columns of a row show.
fn written(row: &LearnPageRow) -> Vec<&str> {
    row.input_displays.iter().map(|it| it.displayed_text_if_ascii.as_deref().unwrap_or("?")).collect()
}

#[test]
fn every_row_of_the_documents_has_a_page() {
    let pages: Vec<_> =
        DOCUMENT_SECTIONS.iter().map(|it| (it, LearnPage::DocumentSection(it).rows())).collect();
    for row in document_example_rows() {
        let page =
            pages.iter().find(|(it, _)| (it.document, it.section_name) == (row.document, row.section_name));
        let (_, rows) =
            page.unwrap_or_else(|| panic!("{:?}, {} has no page", row.document, row.section_name));
        assert!(
            rows.iter()
                .any(|it| it.row_title == row.row_title && it.text_in_document == row.text_in_document),
            "{}",
            row.row_title
        );
    }
    let shown: usize = pages.iter().map(|(_, rows)| rows.len()).sum();
    assert_eq!(shown, document_example_rows().len());
}

#[test]
fn a_page_is_found_by_its_identifier_and_none_is_empty() {
    for page in LearnPage::all() {
        assert_eq!(LearnPage::from_id(page.id()), Some(page));
        assert!(!page.page_description().is_empty() && !page.title().is_empty());
        let has_rows = page != LearnPage::Glossary;
        assert_eq!(!page.rows().is_empty(), has_rows, "{}", page.id());
    }
    assert_eq!(LearnPage::from_id("nothing"), None);
}

/// Tables 3 and 4 beside the UBA, and where they part.
#[test]
fn the_papers_tables_have_three_columns() {
    let fifth = row("paper-table-4", "5");
    assert_eq!(
        fifth.input_displays.iter().map(|it| it.column_title.as_str()).collect::<Vec<_>>(),
        ["the paper", "UBA of 2001, left-to-right", "Current UBA, left-to-right"]
    );
    assert_eq!(written(&fifth), ["BA12", "12BA", "12BA"]);
    assert_eq!(
        fifth.input_displays.iter().map(|it| it.differs_from_first_column).collect::<Vec<_>>(),
        [false, true, true]
    );
    // The five rows of Table 4 that the UBA of today shows otherwise, by the prose and by section V.
    let today: Vec<String> = page("paper-table-4")
        .into_iter()
        .filter(|it| it.input_displays[2].differs_from_first_column)
        .map(|it| it.row_title)
        .collect();
    assert_eq!(today, ["5", "12", "15", "20", "21"]);
    assert!(page("paper-table-3").iter().all(|it| it.input_displays.len() == 3));
    // The hyphen-minus of 2001; in the paper's own order European digits stay to the right, as in row 12.
    assert_eq!(written(&row("paper-figure-4", "1")), ["PON--123", "--123PON", "123--PON"]);
    // Figure 3 speaks of the automatic paragraph.
    assert_eq!(written(&row("paper-figure-3", "1")), ["CBA.ibm.com", "ibm.com.CBA", "ibm.com.CBA"]);
}

/// Section V is about "the embedding level fixed to left-to-right"; only its last row is about what readers expect of an
/// automatic paragraph. The five rows of Table 4 that the UBA shows otherwise are those of its page.
#[test]
fn a_row_is_shown_in_the_paragraph_that_it_is_about() {
    let rows = page("paper-section-5");
    let differs =
        |it: &&LearnPageRow| it.input_displays.get(2).is_some_and(|it| it.differs_from_first_column);
    let differing: Vec<&str> = rows.iter().filter(differs).map(|it| it.row_title.as_str()).collect();
    let of_table_4 = ["Table 4, 5 and 6", "Table 4, 12", "Table 4, 15", "Table 4, 20", "Table 4, 21"];
    assert_eq!(differing, [&of_table_4[..], &["Table 3, 5, automatic"]].concat());
    for (title, shown) in [
        ("Table 4, 5 and 6", ["BA12", "12BA", "12BA"]),
        ("Table 4, 6", ["12BA", "12BA", "12BA"]),
        ("Table 4, 20", ["56ON12ab", "5612ONab", "5612ONab"]),
        ("Table 4, 21", ["ON1256ab", "1256ONab", "1256ONab"]),
        ("group: Table 3, 5", ["EDab", "EDab", "EDab"]),
        ("Table 3, 5, automatic", ["EDab", "abED", "abED"]),
    ] {
        assert_eq!(written(&row("paper-section-5", title)), shown, "{title}");
        let automatic =
            row("paper-section-5", title).input_displays[2].column_title == "Current UBA, automatic";
        assert_eq!(automatic, title.ends_with("automatic"), "{title}");
    }
    // Figure 5: lines 2 and 3 are shown as line 1 in an automatic paragraph only; what the prose says of a left-to-right one
    // holds for AB12 and 12AB.
    for (title, shown, answer) in [
        ("1", ["abcFED", "abcFED", "abcFED"], "DEFabc looks the same as this name."),
        ("3", ["FEDabc", "FEDabc", "FEDabc"], ""),
        ("prose", ["BA12", "12BA", "12BA"], "12AB looks the same as this name."),
    ] {
        let row = row("paper-figure-5", title);
        assert_eq!((written(&row), row.program_answer.as_str()), (shown.to_vec(), answer), "{title}");
    }
}

/// Each error and clash that is known, with a name that shows it.
#[test]
fn the_page_of_errors_has_them_all_with_a_name() {
    let rows = page("errors");
    for (title, note) in [
        ("Figure 5: 3", "atkin2001-figure-5"),
        ("section II: U+05B0", "atkin2001-hebrew-points"),
        ("appendix: mixedMap", "atkin2001-mixed-map"),
        ("section III: rules for the full stop", "atkin2001-w5"),
        ("Table 2: beyond the prose: U+05F3", "atkin2001-table-2"),
        ("Table 2: 1: the Notes", "atkin2001-iso-8859-8"),
        ("Table 2: 2: the Notes", "atkin2001-iso-8859-6"),
        ("section 3: neutrals", "duerst-neutrals"),
        ("section 1.4: RTL label, against condition 1", "rfc5893-rtl-label"),
        ("section 2: first guarantee", "rfc5893-labels-tested"),
        ("section 2: second guarantee", "rfc5893-second-guarantee"),
        ("section 2: second guarantee, grouping", "rfc5893-second-guarantee-grouping"),
        ("section 3: Label Uniqueness with ET", "rfc5893-uniqueness-with-et"),
        ("section 3: directional controls", "rfc5893-controls-elsewhere"),
        ("section 3: allowed in labels", "rfc5893-delimiters-in-labels"),
        ("section 3: between D1 and D2", "rfc5893-formal-grouping"),
        ("section 4.1: U+07A9", "rfc5893-eebeefili"),
        ("section 6: formatting codes", "rfc5893-formatting-codes"),
        ("section 4.3: ALEF 5, IDNA2003", "rfc5893-first-or-last"),
        ("section 5: restriction 1", "duerst-must-not-not"),
        ("first table: RTL", "davis-first-table"),
    ] {
        let row = rows.iter().find(|it| it.row_title.ends_with(title));
        let row = row.unwrap_or_else(|| panic!("{title} is missing"));
        assert_eq!(row.document_note.map(|it| it.note_id), Some(note), "{title}");
        assert!(!row.input_characters.is_empty(), "{title}");
        // What begins with an empty label can be shown, and is no name to open.
        assert_eq!(row.example_to_inspect.is_some(), !title.ends_with("between D1 and D2"), "{title}");
    }
}

/// What is wrong stands apart from what changed later, or is a matter of interpretation.
#[test]
fn the_page_of_errors_has_only_errors_and_clashes() {
    let of_page = |id: &str| {
        page(id).into_iter().map(|it| it.document_note.expect("a note").note_kind).collect::<Vec<_>>()
    };
    assert!(of_page("errors").iter().all(|it| matches!(
        it,
        DocumentExampleNoteKind::DocumentError | DocumentExampleNoteKind::Contradiction
    )));
    assert!(of_page("interpretations").iter().all(|it| matches!(
        it,
        DocumentExampleNoteKind::OutdatedByLaterChange | DocumentExampleNoteKind::Interpretation
    )));
    let noted = document_example_rows().iter().filter(|it| it.note.is_some()).count();
    assert_eq!(of_page("errors").len() + of_page("interpretations").len(), noted);
}

/// The interface's labels cannot reorder, so no sentence holds a right-to-left character.
#[test]
fn no_words_of_a_page_need_reordering() {
    let runs_left =
        |it: char| matches!(it, '\u{590}'..='\u{8FF}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}');
    for row in LearnPage::all().flat_map(LearnPage::rows) {
        let displays = row.input_displays.iter().flat_map(|it| it.displayed_text_if_ascii.iter());
        let words = [
            row.program_answer.as_str(),
            row.document_note.map_or("", DocumentExampleNote::sentence),
            row.text_in_document,
            row.row_title.as_str(),
        ];
        let words = words.into_iter().chain(displays.chain(&row.typed_text_if_ascii).map(String::as_str));
        for words in words {
            assert!(!words.contains(runs_left), "{}: {words:?}", row.row_title);
        }
    }
}

/// What the program makes of rows that are no displays.
#[test]
fn what_is_said_of_other_rows() {
    assert_eq!(row("rfc5893-section-4-1", "U+07A9").program_answer, "Class: NSM.");
    assert_eq!(row("rfc5893-section-4-1", "konpeetaru, the rule").program_answer, "Bidi rule: satisfied.");
    assert_eq!(row("paper-table-1", "L").program_answer, "Classes: L, L.");
    assert_eq!(row("davis-termination", "U+00AB").program_answer, "Found: http://a/b");
    assert_eq!(row("davis-continuation", "letters").program_answer, "Found: http://a/b[U+05D0]c");
    assert_eq!(row("duerst-section-4-3", "LRM").program_answer, "With controls: ab.&lrm;CD&lrm;");
    let said = |page: &str, title: &str| row(page, title).program_answer;
    assert_eq!(said("paper-table-2", "1: the Notes"), "ISO 8859-8 does not contain U+05EB-U+05F4.");
    assert_eq!(
        said("paper-section-4", "goal: easy and simple"),
        "6 rules: assign, digits-forward, digits-reverse, hyphens-forward, hyphens-reverse, reorder."
    );
    assert_eq!(
        said("rfc5893-section-7-1", "old program, ALEF 5"),
        "A program for IDNA2003 shows: xn--5-zhc.com"
    );
    let across = row("rfc5893-section-3", "under differing directionality");
    assert_eq!(across.program_answer, "abc.ABC in the opposite paragraph looks the same as this name.");
}
