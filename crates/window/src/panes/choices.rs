//! What can be chosen for a pane, in its title bar and in its menu: a context, an overall order, an isolate,
//! and whether the marks are shown.

use eframe::egui::containers::menu::{MenuButton, MenuConfig, SubMenuButton};
use eframe::egui::{Button, PopupCloseBehavior, RichText, Sense, TextEdit, Ui};

use bidiscope_bidi::order::context::ContextPreset;
use bidiscope_bidi::order::fields::OverallOrder;
use bidiscope_bidi::order::isolates::LabelIsolate;
use bidiscope_bidi::order::{Direction, DisplayOption, StrategyFamily};
use bidiscope_present::titles::Titled;
use bidiscope_present::view::PaneSettings;

use super::super::accessibility;
use super::super::settings::PaneId;
use super::super::theme::Palette;
use super::Panes;

/// Something that can be chosen for a pane.
#[derive(Clone, Copy, PartialEq, Eq)]
enum PaneChoice {
    /// What stands round the name.
    Context,
    /// Whether the marks are shown.
    Marks,
    /// The overall order of fields and their environment.
    Overall,
    /// The isolate round each label.
    Isolate,
}

impl PaneChoice {
    /// What it is called where there is room.
    const fn title(self) -> &'static str {
        match self {
            Self::Context => "Context",
            Self::Marks => "Marks",
            Self::Overall => "Overall order",
            Self::Isolate => "Isolate round each label",
        }
    }

    /// What its button in the title bar says: what is chosen.
    fn chosen(self, choices: &PaneSettings) -> String {
        match self {
            Self::Context if choices.surroundings == Some(ContextPreset::Alone) => "Context".to_owned(),
            Self::Context => choices.context_title().to_owned(),
            Self::Marks => "Marks".to_owned(),
            Self::Overall => {
                let environment = if choices.environment.is_right_to_left() { ", in RTL" } else { "" };
                format!("{}{environment}", choices.overall.title())
            }
            Self::Isolate => match choices.label_isolate {
                LabelIsolate::LeftToRight => "LRI".to_owned(),
                LabelIsolate::FirstStrong => "FSI".to_owned(),
            },
        }
    }

    const fn explanation(self) -> &'static str {
        match self {
            Self::Context => "What stands round the name in the panes of the UBA",
            Self::Marks => "Show the name with its marks, ready to be copied",
            Self::Overall => "In which order the fields stand (Unicode PRI 185)",
            Self::Isolate => "Which isolate stands round each label",
        }
    }

    /// What can be chosen, in a menu.
    fn contents(self, ui: &mut Ui, choices: &mut PaneSettings) {
        match self {
            Self::Context => context(ui, choices),
            Self::Marks => {}
            Self::Overall => overall(ui, choices),
            Self::Isolate => isolate(ui, choices),
        }
    }
}

/// What can be chosen for a pane.
fn offered(panes: &Panes<'_>, pane: PaneId) -> Vec<PaneChoice> {
    let PaneId::Strategy(strategy) = pane else { return Vec::new() };
    let Some(view) = panes.inspection.strategy(strategy) else { return Vec::new() };
    let built_in = strategy.built_in();
    let is_offered = |choice: &PaneChoice| match choice {
        PaneChoice::Context => {
            built_in.is_some_and(|it| it.family() == StrategyFamily::Text)
                && view.config.has_option(DisplayOption::TextBefore)
        }
        PaneChoice::Marks => view.proposal.marked.is_some(),
        PaneChoice::Overall => built_in.is_some() && view.config.has_option(DisplayOption::OverallOrder),
        PaneChoice::Isolate => built_in.is_some() && view.config.has_option(DisplayOption::LabelIsolate),
    };
    let choices = [PaneChoice::Context, PaneChoice::Marks, PaneChoice::Overall, PaneChoice::Isolate];
    choices.into_iter().filter(is_offered).collect()
}

/// What the buttons of a pane's choices say.
pub(super) fn titles(panes: &Panes<'_>, pane: PaneId) -> Vec<String> {
    offered(panes, pane).into_iter().map(|it| it.chosen(panes.choices)).collect()
}

/// Shows the buttons of what can be chosen for a pane. They are no Tab stops.
pub(super) fn show(ui: &mut Ui, panes: &mut Panes<'_>, pane: PaneId) {
    for choice in offered(panes, pane) {
        let choices = &mut *panes.choices;
        let text = RichText::new(choice.chosen(choices)).small();
        let button = if choice == PaneChoice::Marks {
            let button = Button::selectable(shows_marks(choices, pane), text).sense(Sense::CLICK);
            let response = ui.add(button);
            if response.clicked() {
                toggle_marks(choices, pane);
            }
            response
        } else {
            let button =
                MenuButton::from_button(Button::new(text).sense(Sense::CLICK)).config(staying_open());
            accessibility::menu_of(button.ui(ui, |ui| choice.contents(ui, choices)))
        };
        button.on_hover_text(choice.explanation());
    }
}

/// The same as entries of the pane's menu.
pub(super) fn entries(ui: &mut Ui, panes: &mut Panes<'_>, pane: PaneId) {
    for choice in offered(panes, pane) {
        let choices = &mut *panes.choices;
        if choice == PaneChoice::Marks {
            let mut shown = shows_marks(choices, pane);
            if ui.checkbox(&mut shown, "Show the name with its marks").changed() {
                toggle_marks(choices, pane);
                ui.close();
            }
        } else {
            let button = SubMenuButton::new(choice.title()).config(staying_open());
            accessibility::menu_of(button.ui(ui, |ui| choice.contents(ui, choices)));
        }
    }
}

/// A click into a field, or on one of several things that can be chosen, leaves the menu open.
fn staying_open() -> MenuConfig {
    MenuConfig::new().close_behavior(PopupCloseBehavior::CloseOnClickOutside)
}

fn shows_marks(choices: &PaneSettings, pane: PaneId) -> bool {
    matches!(pane, PaneId::Strategy(strategy) if choices.shows_marks.contains(&strategy))
}

fn toggle_marks(choices: &mut PaneSettings, pane: PaneId) {
    let PaneId::Strategy(strategy) = pane else { return };
    if !choices.shows_marks.remove(&strategy) {
        choices.shows_marks.insert(strategy);
    }
}

/// The context of the UBA's panes, which is one for all of them.
fn context(ui: &mut Ui, choices: &mut PaneSettings) {
    for surroundings in ContextPreset::ALL {
        ui.radio_value(&mut choices.surroundings, Some(surroundings), surroundings.title());
    }
    ui.separator();
    ui.radio_value(&mut choices.surroundings, None, "Typed, as escapes or characters:");
    let mut typed = false;
    for (label, text) in [("before", &mut choices.typed.before), ("after", &mut choices.typed.after)] {
        ui.horizontal(|ui| {
            ui.label(label);
            typed |= escaped_field(ui, &format!("Context {label}"), text, CONTEXT);
        });
    }
    if typed {
        choices.surroundings = None;
    }
}

/// How wide a field for a context is, in points.
const CONTEXT: f32 = 220.0;

/// A field for a text in which everything beyond ASCII is written as `\u{5D0}`: the interface's own
/// fields do not reorder right-to-left text. So wide, in points. Whether the text was
/// changed.
pub(super) fn escaped_field(ui: &mut Ui, name: &str, text: &mut String, width: f32) -> bool {
    let mut written = escaped(text);
    let field = TextEdit::singleline(&mut written)
        .desired_width(width)
        .hint_text("such as \\u{5D0} or (")
        .background_color(Palette::current(ui).cell);
    let response = ui.add(field).accessible_name(name);
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

fn overall(ui: &mut Ui, choices: &mut PaneSettings) {
    ui.weak("Overall order");
    for order in OverallOrder::ALL {
        ui.radio_value(&mut choices.overall, order, order.title());
    }
    ui.separator();
    ui.weak("Environment");
    for direction in Direction::ALL {
        ui.radio_value(&mut choices.environment, direction, direction.title());
    }
}

fn isolate(ui: &mut Ui, choices: &mut PaneSettings) {
    ui.weak("Round each label");
    for isolate in LabelIsolate::ALL {
        ui.radio_value(&mut choices.label_isolate, isolate, isolate.title());
    }
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
