//! Presenting: a display and its steps in large type, driven by the keys of a presenter.

use bidiscope_bidi::name::Notation;
use bidiscope_layout::Faces;
use bidiscope_window::{App, Remembered, Session, Settings, SystemPreference, Tab};
use bidiscope_words::message;
use eframe::egui::accesskit::Role;
use eframe::egui::{Event, Key, Modifiers, ViewportCommand, pos2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};

use super::{close, open_with, press};

fn settings(input: &str) -> Settings {
    Settings::from(Session {
        input: input.to_owned(),
        notation: Notation::Atkin2001Table1,
        ..Session::default()
    })
}

/// The window, presenting.
fn presenting(settings: Settings) -> Harness<'static, App> {
    let mut harness = open_with(settings, [1280.0, 800.0]);
    move_things(&harness);
    press(&mut harness, Key::F5);
    harness
}

/// Lets things move, as they do where no test drives the window.
fn move_things(harness: &Harness<'static, App>) {
    harness.ctx.all_styles_mut(|style| style.animation_time = 0.1);
}

fn is_presenting(harness: &Harness<'static, App>) -> bool {
    harness.query_by_label("leave (Esc)").is_some()
}

/// Which step is seen, and its rule.
fn is_at(harness: &Harness<'static, App>, step: &str, title: &str) -> bool {
    // What it did is spoken with it.
    let text = format!("{step}, {title}. ");
    harness.query_by_label_contains(&text).is_some() && harness.query_by_label(title).is_some()
}

/// Of the 31 steps of `AB-12` eight do something: P3 X10 W2 W3 W6 N1 I1 L2. Their numbers are those of the trace.
#[test]
fn it_is_stepped_through_to_the_end_and_back_and_left() {
    let mut harness = presenting(settings("AB-12"));
    assert!(is_presenting(&harness));
    assert!(harness.query_by_label("More").is_none(), "the window's bars are hidden");
    let numbers = [2, 16, 18, 19, 22, 25, 27, 30];
    for (number, title) in numbers.iter().zip(["P3", "X10", "W2", "W3", "W6", "N1", "I1", "L2"]) {
        assert!(is_at(&harness, &format!("step {number} of 31"), title), "{title}");
        press(&mut harness, Key::Space);
    }
    assert!(is_at(&harness, "step 30 of 31", "L2"), "the end is the end");
    for (key, step, title) in [
        (Key::ArrowLeft, "step 27 of 31", "I1"),
        (Key::PageUp, "step 25 of 31", "N1"),
        (Key::ArrowUp, "step 22 of 31", "W6"),
        (Key::Backspace, "step 19 of 31", "W3"),
        (Key::ArrowRight, "step 22 of 31", "W6"),
        (Key::ArrowDown, "step 25 of 31", "N1"),
        (Key::PageDown, "step 27 of 31", "I1"),
        (Key::Home, "step 2 of 31", "P3"),
        (Key::ArrowLeft, "step 2 of 31", "P3"),
        (Key::End, "step 30 of 31", "L2"),
    ] {
        press(&mut harness, key);
        assert!(is_at(&harness, step, title), "{key:?}");
    }
    harness.key_press_modifiers(Modifiers::SHIFT, Key::Space);
    harness.run();
    assert!(is_at(&harness, "step 27 of 31", "I1"));
    press(&mut harness, Key::Escape);
    assert!(!is_presenting(&harness));
    harness.get_by_label("More");
    let settings = harness.state().settings();
    assert_eq!((settings.session.tab, settings.session.input.as_str()), (Tab::Inspect, "AB-12"));
}

#[test]
fn keys_that_come_in_one_pass_are_done_in_their_order() {
    let mut harness = presenting(settings("AB-12"));
    for key in [Key::End, Key::ArrowLeft, Key::ArrowLeft, Key::Space] {
        harness.key_press(key);
    }
    harness.run();
    assert!(is_at(&harness, "step 27 of 31", "I1"));
}

/// However long the words beside it are: whoever clicks it again and again need not look for it.
#[test]
fn the_button_to_the_next_step_stays_where_it_is() {
    let mut harness = presenting(settings("AB-12"));
    press(&mut harness, Key::A);
    let place =
        |harness: &Harness<'static, App>| harness.get_by_label(message!(present_next).static_text()).rect();
    let first = place(&harness);
    for step in 2..=20 {
        press(&mut harness, Key::Space);
        assert_eq!(place(&harness), first, "step {step}");
    }
}

#[test]
fn a_click_goes_on_but_not_one_on_a_switch() {
    let mut harness = presenting(settings("AB-12"));
    harness.get_by_label_contains("character 2, U+").click();
    harness.run();
    assert!(is_at(&harness, "step 16 of 31", "X10"));
    harness.get_by_label("UAX #9, 3.3.3").click();
    harness.run();
    assert!(is_at(&harness, "step 18 of 31", "W2"), "words are no exception");
    press(&mut harness, Key::ArrowLeft);
    harness.get_by_label("all rules (A)").click();
    harness.run();
    assert!(is_at(&harness, "step 16 of 31", "X10"), "the same step among all");
    press(&mut harness, Key::A);
    assert!(is_at(&harness, "step 16 of 31", "X10"));
    harness.get_by_label("back (Left)").click();
    harness.run();
    assert!(is_at(&harness, "step 2 of 31", "P3"));
}

/// What the step made of a character, and what was there before, is told to a screen reader too.
#[test]
fn what_a_step_changed_stands_in_the_cells() {
    let mut harness = presenting(settings("AB-12"));
    press(&mut harness, Key::Space);
    press(&mut harness, Key::Space);
    harness.get_by_label("character 4, U+0031 DIGIT ONE: AN, was EN");
    harness.get_by_label("character 1, U+0627 ARABIC LETTER ALEF: AL");
    harness.get_by_label("EN to AN: 4-5");
    harness.get_by_label_contains("A European number becomes an Arabic number (AN) if");
    harness.get_by_label("UAX #9, 3.3.4");
    harness.get_by_label_contains("No order yet");
}

/// The characters slide when L2 is come to, level by level, and nothing is painted again when they have arrived.
#[test]
fn characters_slide_at_l2_and_rest() {
    let mut harness = presenting(settings("AB-12"));
    press(&mut harness, Key::End);
    press(&mut harness, Key::ArrowLeft);
    harness.key_press(Key::Space);
    harness.step();
    harness.step();
    harness.get_by_label(&message!(present_reversing, level = 2_usize).to_string());
    let came = (0..200).any(|_| {
        harness.step();
        harness.query_by_label(&message!(present_reversing, level = 1_usize).to_string()).is_some()
    });
    assert!(came, "the next reversal comes");
    // It ends by itself: otherwise this would go on painting for ever.
    harness.run();
    harness.get_by_label_contains("The line after L2");
    // Where the interface is told not to move, nothing does.
    harness.ctx.all_styles_mut(|style| style.animation_time = 0.0);
    press(&mut harness, Key::ArrowLeft);
    harness.key_press(Key::Space);
    harness.step();
    harness.step();
    harness.get_by_label_contains("The line after L2");
    // Whoever cannot wait presses on, and stays at the step.
    harness.key_press(Key::R);
    harness.step();
    harness.step();
    harness.get_by_label_contains("Level 2");
    harness.key_press(Key::Space);
    harness.step();
    harness.step();
    harness.get_by_label_contains("The line after L2");
    assert!(is_at(&harness, "step 30 of 31", "L2"));
}

/// Whoever has asked the system that little moves sees no character slide, but where that is asked for.
#[test]
fn characters_do_not_slide_where_the_system_stands_still() {
    let mut harness = presenting(settings("AB-12"));
    let context = harness.ctx.clone();
    harness.state().follow(SystemPreference::ReducedMotion(true), &context);
    press(&mut harness, Key::End);
    press(&mut harness, Key::ArrowLeft);
    harness.key_press(Key::Space);
    harness.step();
    harness.step();
    assert!(harness.query_by_label_contains(": reverse every run").is_none());
    harness.key_press(Key::R);
    harness.step();
    harness.step();
    assert!(harness.query_all_by_label_contains(": reverse every run").count() > 0);
}

#[test]
fn that_both_paragraphs_are_shown_is_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let open = || {
        let remembered = Remembered::at(folder.path());
        let mut harness = Harness::builder()
            .with_max_steps(64)
            .with_size([1280.0, 800.0])
            .build_eframe(|context| App::remembering(&context.egui_ctx, remembered, Faces::bundled()));
        harness.run();
        press(&mut harness, Key::F5);
        harness
    };
    let mut harness = open();
    press(&mut harness, Key::S);
    harness.get_by_label_contains("both paragraphs; step ");
    assert_eq!(harness.state().save_now(), Ok(()));
    close(harness, folder.path());
    let harness = open();
    assert!(harness.state().settings().preferences.present.beside);
    harness.get_by_label("UBA, RTL paragraph");
}

/// All differences come from the paragraph's level, P3. In an LTR paragraph W7 makes the digits of `123-ABC` left-to-right, in
/// an RTL one it does nothing.
#[test]
fn both_paragraphs_step_together() {
    let mut harness = presenting(settings("123-ABC"));
    press(&mut harness, Key::S);
    harness.get_by_label("UBA, LTR paragraph");
    harness.get_by_label("UBA, RTL paragraph");
    harness.get_by_label_contains("step 2 of 31, P3. The displays differ from this step on: ");
    let came = (0..10).any(|_| {
        press(&mut harness, Key::Space);
        harness.query_by_label("W7").is_some()
    });
    assert!(came, "W7 comes");
    harness.get_by_role_and_label(Role::Label, "W7");
    let accessible_text = harness.get_by_label_contains("step 23 of 31, W7. ");
    // Where it changes nothing it says what it found.
    let text =
        "UBA, LTR paragraph: EN to L: 1-3. UBA, RTL paragraph: Characters 1\u{2013}3: EN stays EN: no strong";
    assert!(
        accessible_text.accesskit_node().value().is_some_and(|it| it.contains(text)),
        "{accessible_text:?}"
    );
    harness.get_by_label("EN to L: 1-3");
    harness.get_by_label("character 1, U+0031 DIGIT ONE: L, was EN, different in the other display");
    harness.get_by_label("character 1, U+0031 DIGIT ONE: EN, different in the other display");
    harness.get_by_label(&message!(present_differ_since, rule = "P3").to_string());
    // One alone again, at the same rule.
    press(&mut harness, Key::S);
    harness.get_by_label("W7");
    assert!(harness.query_by_label("UBA, RTL paragraph").is_none());
}

#[test]
fn the_one_to_one_display_has_its_machine() {
    let mut start = settings("A12B");
    start.session.trace.strategy = bidiscope_bidi::order::Strategy::OneToOne.into();
    let mut harness = presenting(start);
    press(&mut harness, Key::End);
    press(&mut harness, Key::ArrowLeft);
    harness.get_by_label_contains("mode R: right-to-left");
    harness.get_by_label_contains("stack, top at the right");
    harness.get_by_label_contains("digit accumulator");
}

#[test]
fn it_is_begun_by_a_button_and_by_the_menu_of_a_pane() {
    let mut harness = open_with(settings("AB-12"), [1280.0, 1200.0]);
    harness.get_by_label("Present").click();
    harness.run();
    assert!(is_presenting(&harness));
    press(&mut harness, Key::Escape);
    super::open_menu_of(&mut harness, super::RTL);
    harness.get_all_by_label("Present").last().expect("the entry of the menu").click();
    harness.run();
    assert!(is_presenting(&harness));
    harness.get_by_label("UBA, RTL paragraph");
}

#[test]
fn the_keyboard_comes_back_to_where_it_was_and_nothing_is_lost() {
    let mut harness = open_with(settings("AB-12"), [1280.0, 800.0]);
    harness.get_by_label("Name").focus();
    harness.run();
    harness.get_by_label("Name").type_text("3");
    harness.run();
    press(&mut harness, Key::F5);
    for key in [Key::Space, Key::A, Key::S, Key::Backspace] {
        press(&mut harness, key);
    }
    press(&mut harness, Key::Escape);
    assert!(harness.get_by_label("Name").is_focused());
    let input = harness.state().settings().session.input.clone();
    assert!(input.len() == 6 && input.contains('3'), "{input}");
    harness.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    harness.run();
    assert_eq!(harness.state().settings().session.input, "AB-12", "what was typed can be undone still");
}

#[test]
fn without_a_name_there_is_nothing_to_present() {
    let harness = presenting(settings(""));
    assert!(!is_presenting(&harness));
    assert_eq!(harness.state().message(), Some(message!(bar_present_nothing).static_text()));
    let mut harness = presenting(crate::changed(settings("AB"), |it| {
        it.session.tab = Tab::Text;
    }));
    assert!(!is_presenting(&harness));
    press(&mut harness, Key::Escape);
}

/// The window is as large as the screen while it lasts, and then as it was.
#[test]
fn the_window_fills_the_screen_meanwhile() {
    let mut harness = open_with(settings("AB-12"), [1280.0, 800.0]);
    let asked = |harness: &mut Harness<'static, App>, key: Key| {
        let event =
            Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers: Modifiers::NONE };
        harness.input_mut().events.push(event);
        let mut asked = Vec::new();
        for _ in 0..4 {
            harness.step();
            let output = harness.output().viewport_output.values();
            asked.extend(output.flat_map(|it| it.commands.iter().cloned()).filter_map(|it| match it {
                ViewportCommand::Fullscreen(is_full) => Some(is_full),
                _ => None,
            }));
        }
        asked
    };
    assert_eq!(asked(&mut harness, Key::F5), [true]);
    assert_eq!(asked(&mut harness, Key::Escape), [false]);
}

#[test]
fn a_click_beside_everything_goes_on_too() {
    let mut harness = presenting(settings("AB-12"));
    harness.hover_at(pos2(900.0, 220.0));
    harness.drag_at(pos2(900.0, 220.0));
    harness.drop_at(pos2(900.0, 220.0));
    harness.run();
    assert!(is_at(&harness, "step 16 of 31", "X10"));
}
