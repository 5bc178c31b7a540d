//! What can be chosen for a pane, in its title bar: a context, an overall order, an isolate, and
//! whether the marks are shown.

use eframe::egui::containers::menu::{MenuButton, MenuConfig};
use eframe::egui::{PopupCloseBehavior, RichText, TextEdit, Ui, vec2};

use crate::order::context::Surroundings;
use crate::order::fields::OverallOrder;
use crate::order::isolates::LabelIsolate;
use crate::order::{Direction, Family, Key, Strategy};
use crate::view::Choices;

use super::Panes;

/// Shows the button of what can be chosen for a strategy's pane, if there is anything.
pub(super) fn show(ui: &mut Ui, panes: &mut Panes<'_>, strategy: Strategy) {
    ui.spacing_mut().button_padding = vec2(4.0, 0.0);
    let Some(view) = panes.inspection.strategy(strategy) else { return };
    let choices = &mut *panes.choices;
    if strategy.family() == Family::Text && view.shows.has(Key::Before) {
        context(ui, choices);
    }
    if view.proposal.marked.is_some() {
        marks(ui, choices, strategy);
    }
    if view.shows.has(Key::Order) {
        overall(ui, choices);
    }
    if view.shows.has(Key::Isolate) {
        isolate(ui, choices);
    }
}

fn marks(ui: &mut Ui, choices: &mut Choices, strategy: Strategy) {
    let mut shown = choices.shows_marks.contains(&strategy);
    let button = ui.toggle_value(&mut shown, RichText::new("Marks").small());
    if button.on_hover_text("Show the name with its marks, ready to be copied").changed() {
        if shown {
            choices.shows_marks.insert(strategy);
        } else {
            choices.shows_marks.remove(&strategy);
        }
    }
}

/// The context of the UBA's panes, which is one for all of them.
fn context(ui: &mut Ui, choices: &mut Choices) {
    let title = match choices.surroundings {
        Some(Surroundings::Alone) => "Context",
        _ => choices.context_title(),
    };
    // A click into a field leaves the menu open.
    let stay_open = MenuConfig::new().close_behavior(PopupCloseBehavior::CloseOnClickOutside);
    let (button, _) = MenuButton::new(RichText::new(title).small()).config(stay_open).ui(ui, |ui| {
        for surroundings in Surroundings::ALL {
            ui.radio_value(&mut choices.surroundings, Some(surroundings), surroundings.title());
        }
        ui.separator();
        ui.radio_value(&mut choices.surroundings, None, "Typed, as escapes or characters:");
        let mut typed = false;
        for (label, text) in [("before", &mut choices.typed.before), ("after", &mut choices.typed.after)] {
            ui.horizontal(|ui| {
                ui.label(label);
                typed |= escaped_field(ui, label, text);
            });
        }
        if typed {
            choices.surroundings = None;
        }
    });
    button.on_hover_text("What stands round the name in the panes of the UBA");
}

/// A field for a text in which everything beyond ASCII is written as `\u{5D0}`: the interface's own
/// fields do not reorder right-to-left text. Whether the text was changed.
fn escaped_field(ui: &mut Ui, label: &str, text: &mut String) -> bool {
    let mut written = escaped(text);
    let field = TextEdit::singleline(&mut written).desired_width(220.0).hint_text("such as \\u{5D0} or (");
    let response = ui.add(field).accessible_name(format!("Context {label}"));
    if response.changed() {
        *text = unescaped(&written);
    }
    response.changed()
}

/// ASCII as it is, everything else as `\u{5D0}`.
fn escaped(text: &str) -> String {
    let written = |scalar: char| match scalar {
        ' '..='~' => scalar.to_string(),
        _ => format!("\\u{{{:X}}}", u32::from(scalar)),
    };
    text.chars().map(written).collect()
}

/// What is written so; what is no escape stands for itself, as while one is being typed.
fn unescaped(written: &str) -> String {
    let mut text = String::new();
    let mut rest = written;
    while let Some(at) = rest.find("\\u{") {
        text.push_str(&rest[..at]);
        let digits = &rest[at + 3..];
        let scalar = digits.find('}').and_then(|end| {
            let scalar = char::from_u32(u32::from_str_radix(&digits[..end], 16).ok()?)?;
            Some((scalar, end))
        });
        match scalar {
            Some((scalar, end)) => {
                text.push(scalar);
                rest = &digits[end + 1..];
            }
            None => {
                text.push_str("\\u{");
                rest = digits;
            }
        }
    }
    text.push_str(rest);
    text
}

fn overall(ui: &mut Ui, choices: &mut Choices) {
    let environment = if choices.environment.is_right_to_left() { ", in RTL" } else { "" };
    let title = format!("{}{environment}", choices.overall.title());
    let button = ui.menu_button(RichText::new(title).small(), |ui| {
        ui.weak("Overall order");
        for order in OverallOrder::ALL {
            ui.radio_value(&mut choices.overall, order, order.title());
        }
        ui.separator();
        ui.weak("Environment");
        for direction in Direction::ALL {
            ui.radio_value(&mut choices.environment, direction, direction.title());
        }
    });
    button.response.on_hover_text("In which order the fields stand (Unicode PRI 185)");
}

fn isolate(ui: &mut Ui, choices: &mut Choices) {
    let short = match choices.label_isolate {
        LabelIsolate::LeftToRight => "LRI",
        LabelIsolate::FirstStrong => "FSI",
    };
    let button = ui.menu_button(RichText::new(short).small(), |ui| {
        ui.weak("Round each label");
        for isolate in LabelIsolate::ALL {
            ui.radio_value(&mut choices.label_isolate, isolate, isolate.title());
        }
    });
    button.response.on_hover_text("Which isolate stands round each label");
}

#[cfg(test)]
mod tests {
    use super::{escaped, unescaped};

    #[test]
    fn escapes_are_read_as_they_are_typed() {
        for (written, text) in [
            ("a \\u{5D0}(", "a \u{5D0}("),
            ("\\u{5D0", "\\u{5D0"),
            ("\\u{}\\u{D800}\\u{2066}", "\\u{}\\u{D800}\u{2066}"),
            ("\u{5D0}", "\u{5D0}"),
        ] {
            assert_eq!(unescaped(written), text, "{written}");
        }
        assert_eq!(escaped("a\u{5D0}\u{2066}"), "a\\u{5D0}\\u{2066}");
    }
}
