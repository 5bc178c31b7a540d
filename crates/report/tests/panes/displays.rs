//! A trace explains the display that its pane shows, whatever was chosen for it.

use bidiscope_bidi::name::{BidiClass, Input, Notation};
use bidiscope_bidi::order::Strategy;
use bidiscope_bidi::order::context::{SurroundingText, SurroundingTextPreset};
use bidiscope_bidi::order::fields::FieldOrderDirection;
use bidiscope_bidi::order::isolates::LabelIsolate;
use bidiscope_bidi::order::{Direction, DisplayConfig, LogicalIndex};
use bidiscope_bidi::trace::Trace;
use bidiscope_bidi::uba::BidiDataVersion;
use bidiscope_report::InputReport;
use bidiscope_report::page::{PageBlock, PageLine, PageOptions, name_page};
use bidiscope_report::view::{DisplayPaneSettings, LineAfterStep, StrategyView, TraceView, compare_displays};
use bidiscope_words::Language;
use proptest::collection::vec;
use proptest::prelude::{
    ProptestConfig, Strategy as Any, TestCaseError, prop_assert, prop_assert_eq, prop_assume, proptest,
};
use proptest::sample::select;

use crate::any_displays::any_display;

/// A name, marks, controls and brackets in it, sometimes with more than a domain.
const NAMES: &str = "[ab\u{5D0}\u{5D1}\u{627}\u{628}12\u{661}%+()\u{5B8}\u{200D}\u{202A}-\u{202C}\u{2067}\u{2069}-]{1,6}(\\.[a\u{5D0}1\u{627}-]{1,4}){0,3}(/[a\u{5D0}1-]{1,3}|\\.)?";

fn any_choices() -> impl Any<Value = DisplayPaneSettings> {
    let surroundings: Vec<_> =
        SurroundingTextPreset::ALL.map(Some).into_iter().chain([None, None, None]).collect();
    let typed = ("[a\u{5D0}\u{627}1 (.%-]{0,4}", "[a\u{5D0}\u{627}1 ).%-]{0,4}");
    let others = (
        select(FieldOrderDirection::ALL.to_vec()),
        select(Direction::ALL.to_vec()),
        select(LabelIsolate::ALL.to_vec()),
        select(BidiDataVersion::ALL.to_vec()),
    );
    (select(surroundings), typed, others).prop_map(|(surroundings, (before, after), others)| {
        DisplayPaneSettings {
            surrounding_text_preset: surroundings,
            typed_surrounding_text: SurroundingText { before, after },
            davis_field_order: others.0,
            davis_paragraph_direction: others.1,
            label_isolate: others.2,
            data_version: others.3,
            ..DisplayPaneSettings::default()
        }
    })
}

/// The trace of what a pane shows ends in the order that the pane shows, and so does the trace pane.
fn check(name: &Input, pane: &StrategyView) -> Result<(), TestCaseError> {
    let trace = Trace::of_display(&pane.display_config, name.characters());
    prop_assert_eq!(trace.order(), pane.name_order.logical_from_visual(), "{}", pane.display_config);
    let view = TraceView::new(name.characters(), &pane.display_config);
    let last = view.picture_after(view.trace_steps.len() - 1);
    let order = match last.line {
        LineAfterStep::OrderedPrefix { display_order: order, .. } => order.logical_from_visual().to_vec(),
        // The whole line, as the pane shows it.
        LineAfterStep::WholeLineAroundName(line) => {
            prop_assert_eq!(&line.line_order, &pane.line_order, "{}", pane.display_config);
            line.name_order.logical_from_visual().to_vec()
        }
        // Logical order is never drawn as a line.
        LineAfterStep::ProvisionalLogicalFromVisual(places) => places.into_iter().map(LogicalIndex).collect(),
    };
    prop_assert_eq!(order.as_slice(), pane.name_order.logical_from_visual(), "{}", pane.display_config);
    // The name's characters stand in the whole line in the order in which they stand by themselves.
    let in_line =
        pane.line_order.logical_from_visual().iter().filter(|it| pane.name_character_range.contains(&it.0));
    let in_line: Vec<usize> = in_line.map(|it| it.0 - pane.name_character_range.start).collect();
    let own: Vec<usize> = pane.name_order.logical_from_visual().iter().map(|it| it.0).collect();
    prop_assert_eq!(in_line, own, "{}", pane.display_config);
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]

    /// Every pane by every choice that a reader can make.
    #[test]
    fn what_the_panes_show_is_what_is_explained(text in NAMES, choices in any_choices()) {
        let read = InputReport::read(&text, Notation::Unicode);
        prop_assume!(read.is_ok());
        let Ok(mut seen) = read else { return Ok(()) };
        seen.set_pane_settings(&choices);
        prop_assert_eq!(seen.strategy_views.len(), Strategy::BUILT_IN.len());
        for pane in &seen.strategy_views {
            prop_assert_eq!(&pane.display_config, &choices.display(pane.display_config.strategy()));
            check(&seen.input, pane)?;
        }
    }

    /// Every display that can be written.
    #[test]
    fn so_for_every_display(text in NAMES, displays in vec(any_display(), 8)) {
        let read = Input::read(&text, Notation::Unicode);
        prop_assume!(read.is_ok());
        let Ok(name) = read else { return Ok(()) };
        let panes = compare_displays(&name, displays);
        prop_assert!(panes.len() == 8);
        for pane in &panes {
            check(&name, pane)?;
        }
    }
}

/// In a language of right-to-left letters none stands alone between isolates but one of the name in quotation marks: sentences
/// would fall apart.
#[test]
fn sentences_about_displays_stay_whole_in_every_language() {
    let report = InputReport::read("\u{5D0}12\u{5D1}.com", Notation::Unicode).expect("a name");
    let options = PageOptions {
        displays: vec![DisplayConfig::with_default_options(Strategy::UbaLtr)],
        ..PageOptions::default()
    };
    let is_right_to_left = |it: char| BidiClass::of(it).makes_label_right_to_left();
    for language in Language::ALL {
        let page = language.run_in(|| name_page(&report.analysis, &options));
        let displays = page.iter().flat_map(|it| &it.blocks).filter_map(|it| match it {
            PageBlock::Display(it) => Some(it),
            _ => None,
        });
        let notes: Vec<String> =
            displays.flat_map(|it| &it.notes).map(PageLine::to_text_with_isolates).collect();
        assert!(notes.iter().any(|it| it.contains("U+05D0")), "{notes:?}");
        for note in &notes {
            for (at, _) in note.match_indices('\u{2068}') {
                let value =
                    note[at..].trim_start_matches('\u{2068}').split('\u{2069}').next().unwrap_or_default();
                let is_letter = value.chars().count() == 1 && value.starts_with(is_right_to_left);
                assert!(!is_letter || note[..at].ends_with('\u{201C}'), "{note:?}");
            }
        }
    }
}
