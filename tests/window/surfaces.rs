//! What the page says of a name stands in the window too, in the same words: in the verdict or in the tab Rules.

use std::collections::BTreeSet;

use bidiscope_bidi::name::{Input, InputType, Notation};
use bidiscope_idna::verdict::NameAnalysisOptions;
use bidiscope_idna::verdict::grouping::GroupingSearchLimits;
use bidiscope_report::page::{OverviewFactId, PageOptions, PageSection, PageSectionId, name_page};
use bidiscope_report::titles::Titled;
use bidiscope_report::words::escape::plain_text_without_isolates;
use bidiscope_url::InputAnalysis;
use bidiscope_window::{DetailSection, DetailTab, Session, Settings};
use eframe::egui::accesskit::Role;
use eframe::egui::{Event, Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{AccessKitNode, NodeT, Queryable};

use super::page_names;
use super::page_words::{squeezed, words};
use super::{App, changed, open_with, settle};

/// Labels of every kind stand in them, alone and beside others.
const NAMES: usize = 500;

/// The sections that the window shows in their words; its rows have the displays, and its cells the characters.
const SECTIONS: [PageSectionId; 8] = [
    PageSectionId::Overview,
    PageSectionId::Labels,
    PageSectionId::ViolationsAndWarnings,
    PageSectionId::NoteFindings,
    PageSectionId::Uts46Mapping,
    PageSectionId::SuggestedFixes,
    PageSectionId::CharacterGrouping,
    PageSectionId::PolicyVerdicts,
];

/// All that a screen reader can be told of the window.
fn told(harness: &Harness<'static, App>) -> BTreeSet<String> {
    let mut told = BTreeSet::new();
    let mut add =
        |text: Option<String>| told.extend(text.map(|it| squeezed(&plain_text_without_isolates(&it))));
    for node in harness.query_all_by(|_: &AccessKitNode<'_>| true) {
        let node = node.accesskit_node();
        add(node.label());
        add(node.value());
        add(node.description());
    }
    told
}

/// The sentences of a page that are to be told: a sentence that stands in another is told once.
fn sentences(page: &[PageSection]) -> BTreeSet<String> {
    let shown: Vec<PageSection> = page.iter().filter(|it| SECTIONS.contains(&it.id)).cloned().collect();
    let mut all = words(&shown);
    // The cells have them, each with its character.
    all.retain(|it| it != OverviewFactId::CodePoints.title());
    let split = all.iter().flat_map(|it| it.split_inclusive(". "));
    split.map(squeezed).filter(|it| !it.is_empty()).collect()
}

#[test]
fn the_window_says_what_the_page_says() {
    let every = DetailSection::ALL.into_iter().map(|it| (it, true)).collect();
    // Some of the names look like text.
    let session =
        Session { notation: Notation::Unicode, read_as: Some(InputType::Url), ..Session::default() };
    let settings = changed(Settings::from(session), |it| {
        it.session.panes.detail = DetailTab::from_id("rules").expect("the tab");
        it.preferences.verdict.sections = every;
    });
    let mut harness = open_with(settings, [1920.0, 1200.0]);
    let (mut names, mut compared) = (0, 0);
    for text in page_names::names(NAMES) {
        harness.get_by_role_and_label(Role::TextInput, "Name").focus();
        harness.run_steps(2);
        harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
        harness.event(Event::Text(text.clone()));
        settle(&mut harness);
        let name = Input::read(&text, Notation::Unicode).expect("a name");
        assert_eq!(harness.state().settings().session.input, text);
        let told = told(&harness);
        let all: String = told.iter().map(String::as_str).collect::<Vec<_>>().join("\n");
        // The search for contexts goes on while nothing is typed: it is compared where that makes no difference.
        let [whole, short] =
            [GroupingSearchLimits::FULL_SEARCH, GroupingSearchLimits::SHORT_SEARCH].map(|grouping_bound| {
                let options = NameAnalysisOptions {
                    grouping_search_limits: grouping_bound,
                    ..NameAnalysisOptions::default()
                };
                let analysis = InputAnalysis::with_options(&name, options);
                sentences(&name_page(&analysis, &PageOptions::default()))
            });
        for sentence in whole.intersection(&short) {
            assert!(all.contains(sentence), "{text:?} lacks {sentence:?} in {told:#?}");
            compared += 1;
        }
        names += 1;
    }
    assert_eq!(names, NAMES);
    assert!(compared > 15_000, "{compared} sentences");
}
