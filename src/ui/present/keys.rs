//! The keys of a presentation, those of presenters' remotes among them.

use eframe::egui::{Key, Modifiers, Ui};

/// What a key asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wish {
    /// The next step.
    On,
    /// The step before.
    Back,
    /// The first step.
    First,
    /// The last step.
    Last,
    /// The characters slide once more.
    Again,
    /// Steps that change nothing are shown, or are not.
    AllRules,
    /// Both paragraphs are shown, or one.
    Beside,
    /// The characters slide, or do not.
    Slides,
    /// The presentation is over.
    Leave,
}

/// What is asked for, by the keys that are pressed. Keys that press a button are left to one that has the keyboard.
pub(super) fn wishes(ui: &Ui) -> Vec<Wish> {
    let is_free = ui.memory(|memory| memory.focused().is_none());
    let pressed = |with: Modifiers, key: Key| ui.input_mut(|input| input.consume_key(with, key));
    let mut wishes = Vec::new();
    if is_free {
        // What is held down with it is passed over, so that this comes first.
        let of_buttons =
            [(Modifiers::SHIFT, Key::Space, Wish::Back), (Modifiers::NONE, Key::Space, Wish::On)];
        let enter = [(Modifiers::NONE, Key::Enter, Wish::On)];
        let asked = of_buttons.into_iter().chain(enter).filter(|&(with, key, _)| pressed(with, key));
        wishes.extend(asked.map(|(.., wish)| wish));
    }
    for (key, wish) in [
        (Key::ArrowRight, Wish::On),
        (Key::ArrowDown, Wish::On),
        (Key::PageDown, Wish::On),
        (Key::ArrowLeft, Wish::Back),
        (Key::ArrowUp, Wish::Back),
        (Key::PageUp, Wish::Back),
        (Key::Backspace, Wish::Back),
        (Key::Home, Wish::First),
        (Key::End, Wish::Last),
        (Key::R, Wish::Again),
        (Key::A, Wish::AllRules),
        (Key::S, Wish::Beside),
        (Key::M, Wish::Slides),
        (Key::Escape, Wish::Leave),
    ] {
        if pressed(Modifiers::NONE, key) {
            wishes.push(wish);
        }
    }
    wishes
}
