//! Taking back choices and edits of the name, each in its turn.

use bidiscope_bidi::name::{InputType, Notation};
use bidiscope_bidi::order::Strategy;
use bidiscope_window::{App, Session};
use eframe::egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use proptest::prelude::*;

use super::choices::open_pane_menu;
use super::{ONE_TO_ONE, RTL, open, open_menu, redo, select, undo};

/// What can be taken back: the name, the row, the reference  and the rows that are shown.
type Undoable = (String, Strategy, Strategy, usize);

fn now(harness: &Harness<'static, App>) -> Undoable {
    let Session { input, trace, choices, panes, .. } = &harness.state().settings().session;
    let built_in = |id| Strategy::BUILT_IN.into_iter().find(|&it| id == it).expect("there is no other");
    let (row, reference) = (built_in(trace.strategy), built_in(choices.reference_strategy));
    (input.clone(), row, reference, panes.rows(InputType::Name).len())
}

/// Something that can be taken back.
#[derive(Clone, Copy, Debug)]
enum Act {
    Type(&'static str),
    Select(&'static str),
    Reference(&'static str),
    Hide(&'static str),
}

fn perform(harness: &mut Harness<'static, App>, act: Act) {
    match act {
        Act::Type(text) => {
            harness.key_press_modifiers(Modifiers::COMMAND, Key::L);
            harness.run();
            harness.get_by_label("Name").type_text(text);
        }
        Act::Select(title) => select(harness, title),
        Act::Reference(title) => {
            open_pane_menu(harness, title);
            harness.get_by_label("Use as reference").click();
        }
        Act::Hide(title) => {
            open_pane_menu(harness, title);
            harness.get_by_label("Hide").click();
        }
    }
    harness.run();
}

#[test]
fn a_choice_and_an_edit_are_taken_back_in_their_turn() {
    let mut harness = open("AB", Notation::CapitalsAsHebrew);
    let mut states = vec![now(&harness)];
    for act in [Act::Type("-1"), Act::Select(ONE_TO_ONE), Act::Reference(RTL), Act::Type("2"), Act::Hide(RTL)]
    {
        perform(&mut harness, act);
        states.push(now(&harness));
    }
    assert_eq!(states[5].0, "AB-12");
    // The pointer that opened a menu on a row has selected it, too.
    let mut seen = vec![now(&harness)];
    while *seen.last().expect("it is there") != states[0] {
        undo(&mut harness);
        seen.push(now(&harness));
        assert!(seen.len() < 20, "{seen:?}");
    }
    let mut at = 0;
    for state in &seen {
        at += usize::from(states.iter().rev().nth(at) == Some(state));
    }
    assert_eq!(at, states.len(), "each state of before is passed, in its turn: {seen:?}");
    for state in seen.iter().rev().skip(1) {
        redo(&mut harness);
        assert_eq!(now(&harness), *state);
    }
}

#[test]
fn what_is_typed_elsewhere_is_undone_there() {
    let mut harness = open("AB", Notation::CapitalsAsHebrew);
    perform(&mut harness, Act::Reference(ONE_TO_ONE));
    harness.get_by_label("Zone").focus();
    harness.run();
    harness.get_by_label("Zone").type_text("C");
    harness.run();
    undo(&mut harness);
    let session = &harness.state().settings().session;
    assert_eq!(
        (session.zone.text.as_str(), session.choices.reference_strategy),
        ("", Strategy::OneToOne.into())
    );
}

#[test]
fn a_strategy_that_was_made_is_taken_back_and_what_was_done_before_it() {
    let mut harness = open("AB", Notation::CapitalsAsHebrew);
    perform(&mut harness, Act::Type("-1"));
    perform(&mut harness, Act::Select(RTL));
    let before = now(&harness);
    open_menu(&mut harness, &["More", "Panes", "New custom strategy"]);
    let count = |harness: &Harness<'static, App>| {
        harness.state().settings().session.choices.custom_strategies.all().len()
    };
    assert_eq!(count(&harness), 1);
    // In the field for its name, which has the keyboard, there is nothing to undo.
    undo(&mut harness);
    assert_eq!(harness.state().settings().session.choices.custom_strategies.all()[0].name, "My strategy");
    harness.key_press(Key::End);
    harness.get_by_label("Name of the strategy").type_text(" of 2001");
    harness.run();
    harness.key_press_modifiers(Modifiers::COMMAND, Key::L);
    harness.run();
    // All that was typed into the name is one choice, and so is the strategy.
    undo(&mut harness);
    assert_eq!(harness.state().settings().session.choices.custom_strategies.all()[0].name, "My strategy");
    undo(&mut harness);
    assert_eq!((count(&harness), now(&harness)), (0, before.clone()));
    redo(&mut harness);
    assert_eq!(count(&harness), 1);
    for _ in 0..4 {
        undo(&mut harness);
    }
    assert_eq!((count(&harness), now(&harness).0.as_str()), (0, "AB"));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(10))]

    /// Whatever was done, undoing it all leads back to the beginning, and doing it again to the end.
    #[test]
    fn all_that_was_done_can_be_undone_and_done_again(
        acts in prop::collection::vec(
            prop::sample::select(vec![
                Act::Type("x"),
                Act::Type("1."),
                Act::Select(ONE_TO_ONE),
                Act::Select(RTL),
                Act::Reference(ONE_TO_ONE),
                Act::Reference(RTL),
                Act::Hide("Isolates"),
            ]),
            1..10,
        ),
    ) {
        let mut harness = open("AB", Notation::CapitalsAsHebrew);
        let first = now(&harness);
        let mut is_hidden = false;
        for act in acts {
            // What is hidden has no row to be hidden.
            if matches!(act, Act::Hide(_)) && std::mem::replace(&mut is_hidden, true) {
                continue;
            }
            perform(&mut harness, act);
        }
        let last = now(&harness);
        for _ in 0..24 {
            undo(&mut harness);
        }
        prop_assert_eq!(now(&harness), first);
        for _ in 0..24 {
            redo(&mut harness);
        }
        prop_assert_eq!(now(&harness), last);
    }
}
