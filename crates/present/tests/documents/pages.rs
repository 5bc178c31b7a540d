//! The pages of the tab Learn: no row of the documents without one, and what they show.

use bidiscope_present::documents::{DOCUMENT_SECTIONS, document_rows};
use bidiscope_present::view::{LearnPage, LearnRow};

fn page(id: &str) -> Vec<LearnRow> {
    LearnPage::from_id(id).expect("a page").rows()
}

fn row(id: &str, title: &str) -> LearnRow {
    page(id).into_iter().find(|it| it.title == title).expect("a row")
}

/// What the columns of a row show.
fn written(row: &LearnRow) -> Vec<&str> {
    row.displays.iter().map(|it| it.display_text.as_deref().unwrap_or("?")).collect()
}

#[test]
fn every_row_of_the_documents_has_a_page() {
    for row in document_rows() {
        let place =
            DOCUMENT_SECTIONS.iter().find(|it| (it.document, it.place) == (row.document, row.section));
        let place = place.unwrap_or_else(|| panic!("{:?}, {} has no page", row.document, row.section));
        let rows = LearnPage::Section(place).rows();
        assert!(rows.iter().any(|it| it.title == row.row && it.printed == row.printed), "{}", row.row);
    }
    let shown: usize = DOCUMENT_SECTIONS.iter().map(|it| LearnPage::Section(it).rows().len()).sum();
    assert_eq!(shown, document_rows().len());
}

#[test]
fn a_page_is_found_by_its_identifier_and_none_is_empty() {
    for page in LearnPage::all() {
        assert_eq!(LearnPage::from_id(page.id()), Some(page));
        assert!(!page.sentence().is_empty() && !page.title().is_empty());
        assert!(page == LearnPage::Glossary || !page.rows().is_empty(), "{}", page.id());
    }
    assert_eq!(LearnPage::from_id("nothing"), None);
}

/// Tables 3 and 4 beside the UBA, and where they part.
#[test]
fn the_papers_tables_have_three_columns() {
    let fifth = row("paper-table-4", "5");
    assert_eq!(
        fifth.displays.iter().map(|it| it.title.as_str()).collect::<Vec<_>>(),
        ["the paper", "UBA of 2001", "Current UBA"]
    );
    assert_eq!(written(&fifth), ["BA12", "12BA", "12BA"]);
    assert_eq!(fifth.displays.iter().map(|it| it.differs).collect::<Vec<_>>(), [false, true, true]);
    // The five rows of Table 4 that the UBA of today shows otherwise, by the prose and by section V.
    let today: Vec<String> =
        page("paper-table-4").into_iter().filter(|it| it.displays[2].differs).map(|it| it.title).collect();
    assert_eq!(today, ["5", "12", "15", "20", "21"]);
    assert!(page("paper-table-3").iter().all(|it| it.displays.len() == 3));
    // The hyphen-minus of 2001; in the paper's own order European digits stay to the right, as in row 12.
    assert_eq!(written(&row("paper-figure-4", "1")), ["PON--123", "--123PON", "123--PON"]);
    // Figure 3 speaks of the automatic paragraph.
    assert_eq!(written(&row("paper-figure-3", "1")), ["CBA.ibm.com", "ibm.com.CBA", "ibm.com.CBA"]);
}

/// Each slip that is known, with a name that shows it.
#[test]
fn the_page_of_errors_has_them_all_with_a_name() {
    let rows = page("errors");
    for (title, slip) in [
        ("Figure 5: 3", "left-to-right paragraph"),
        ("section 2: second guarantee", "a-1.A"),
        ("section 4.1: U+07A9", "NSM"),
        ("section 4.2: YIVO as listed, IDNA2003", "leaves out"),
        ("section 3: Label Uniqueness with ET", "length 5"),
        ("section 3: between D1 and D2", "fails"),
        ("first table: RTL", "slip"),
        ("Table 2: beyond the prose: U+05F3", "punctuation"),
    ] {
        let row = rows.iter().find(|it| it.title.ends_with(title));
        let row = row.unwrap_or_else(|| panic!("{title} is missing"));
        assert!(row.note.is_some_and(|it| it.contains(slip)), "{title}: {:?}", row.note);
        assert!(!row.characters.is_empty(), "{title}");
        // What begins with an empty label can be shown, and is no name to open.
        assert_eq!(row.inspects.is_some(), !title.ends_with("between D1 and D2"), "{title}");
    }
}

/// The interface's labels cannot reorder, so no sentence holds a right-to-left character.
#[test]
fn no_words_of_a_page_need_reordering() {
    let runs_left =
        |it: char| matches!(it, '\u{590}'..='\u{8FF}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}');
    for row in LearnPage::all().flat_map(LearnPage::rows) {
        let displays = row.displays.iter().flat_map(|it| it.display_text.iter());
        let words = [row.answer.as_str(), row.note.unwrap_or_default(), row.printed, row.title.as_str()];
        let words = words.into_iter().chain(displays.chain(&row.typed).map(String::as_str));
        for words in words {
            assert!(!words.contains(runs_left), "{}: {words:?}", row.title);
        }
    }
}

/// What the program makes of rows that are no displays.
#[test]
fn what_is_said_of_other_rows() {
    assert_eq!(row("rfc5893-section-4-1", "U+07A9").answer, "Class: NSM.");
    assert_eq!(row("rfc5893-section-4-1", "konpeetaru, the rule").answer, "Bidi rule: satisfied.");
    assert_eq!(row("paper-table-1", "L").answer, "Classes: L, L.");
    assert_eq!(row("davis-termination", "U+00AB").answer, "Found: http://a/b");
    assert_eq!(row("davis-continuation", "letters").answer, "Found: http://a/b[U+05D0]c");
    assert_eq!(row("duerst-section-4-3", "LRM").answer, "With controls: ab.&lrm;CD&lrm;");
    let across = row("rfc5893-section-3", "under differing directionality");
    assert_eq!(across.answer, "abc.ABC looks the same in the opposite paragraph.");
}
