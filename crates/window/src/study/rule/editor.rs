//! The conditions of the rule: as they are written, and as a list in which each can be changed.

use eframe::egui::{Button, FontSelection, Id, Role, TextEdit, TextStyle, Ui, WidgetInfo};

use bidiscope_bidi::name::{BidiClass, ClassSet};
use bidiscope_present::message;
use bidiscope_present::messages::Message;
use bidiscope_present::study_text::rule_error_text;
use bidiscope_present::view::{RuleCondition, parse_rule, rule_spelling};
use bidiscope_proof::bidi_rule::{AddedCondition, BidiRule, ExemptLabels, NameCondition, UndecidedDirection};
use bidiscope_proof::relaxations::LABEL_CLASSES;

use super::super::super::accessibility;
use super::super::super::combo;
use super::super::super::theme::Palette;

/// How far what belongs to a condition is set in, in points.
const INDENT: f32 = 24.0;
/// The width of a box for a choice, in points.
const BOX: f32 = 220.0;

/// What is being typed and chosen, while it is not part of the rule.
#[derive(Default)]
pub(super) struct Editor {
    typed: Option<String>,
    complaint: Option<String>,
    kind: AddedKind,
    classes: Vec<BidiClass>,
}

/// The kinds of conditions that can be added.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum AddedKind {
    #[default]
    First,
    Last,
    Contains,
    NotTogether,
}

impl AddedKind {
    const ALL: [Self; 4] = [Self::First, Self::Last, Self::Contains, Self::NotTogether];

    fn title(self) -> &'static str {
        match self {
            Self::First => message!(rule_added_first),
            Self::Last => message!(rule_added_last),
            Self::Contains => message!(rule_added_contains),
            Self::NotTogether => message!(rule_added_not_together),
        }
        .fixed()
    }

    /// The condition with these classes; `None` where they do not make one.
    fn condition(self, classes: &[BidiClass]) -> Option<AddedCondition> {
        let set = (!classes.is_empty()).then(|| ClassSet::of(classes));
        match (self, classes) {
            (Self::First, _) => set.map(AddedCondition::First),
            (Self::Last, _) => set.map(AddedCondition::Last),
            (Self::Contains, _) => set.map(AddedCondition::Contains),
            (Self::NotTogether, &[one, other]) => Some(AddedCondition::NotTogether(one, other)),
            (Self::NotTogether, _) => None,
        }
    }
}

impl Editor {
    /// Forgets what is being typed, as the rule is another one.
    pub(super) fn forget(&mut self) {
        (self.typed, self.complaint) = (None, None);
    }

    /// Shows the rule, and lets it be changed.
    pub(super) fn show(&mut self, ui: &mut Ui, rule: &mut BidiRule) {
        let before = rule.clone();
        self.written(ui, rule);
        ui.add_space(6.0);
        for condition in RuleCondition::ALL {
            show_condition(ui, condition, rule);
        }
        ui.add_space(6.0);
        ui.strong(message!(rule_added).fixed());
        self.added(ui, rule);
        ui.add_space(6.0);
        ui.strong(message!(rule_exempt).fixed());
        exempt(ui, rule);
        if *rule != before && self.typed.as_deref().is_none_or(|it| parse_rule(it).as_ref() != Ok(rule)) {
            self.forget();
        }
    }

    /// The rule as `study --rule` reads it.
    fn written(&mut self, ui: &mut Ui, rule: &mut BidiRule) {
        let label = ui.strong(message!(rule_written).fixed());
        ui.horizontal(|ui| {
            let reset = message!(rule_reset).fixed();
            let room = ui.available_width() - button_width(ui, reset) - ui.spacing().item_spacing.x;
            let mut typed = self.typed.clone().unwrap_or_else(|| rule_spelling(rule));
            let field = TextEdit::singleline(&mut typed)
                .id(Id::unique("written rule"))
                .font(FontSelection::Style(TextStyle::Monospace))
                .desired_width(room - 2.0 * ui.spacing().button_padding.x)
                .hint_text("exempt=digits")
                .background_color(Palette::current(ui).cell);
            let response =
                ui.add(field).labelled_by(label.id).accessible_name(message!(rule_written).fixed());
            if response.changed() {
                match parse_rule(&typed) {
                    Ok(read) => (*rule, self.complaint) = (read, None),
                    Err(error) => self.complaint = Some(rule_error_text(&error).to_string()),
                }
                self.typed = Some(typed);
            }
            if response.lost_focus() {
                self.forget();
            }
            let original = BidiRule::rfc5893().for_bidi_names();
            if ui.add_enabled(*rule != original, Button::new(reset)).clicked() {
                *rule = original;
                self.forget();
            }
        });
        if let Some(complaint) = &self.complaint {
            let response = ui.colored_label(Palette::current(ui).violated, complaint);
            accessibility::alert(&response, complaint);
        }
    }

    /// The conditions that RFC 5893 does not have.
    fn added(&mut self, ui: &mut Ui, rule: &mut BidiRule) {
        let mut removed = None;
        for (at, condition) in rule.added.iter().enumerate() {
            ui.horizontal_wrapped(|ui| {
                let sentence = added_text(*condition);
                ui.label(&sentence);
                let button = ui.button(message!(button_remove).fixed());
                accessibility::button(&button, &message!(rule_remove, condition = &sentence).to_string());
                if button.clicked() {
                    removed = Some(at);
                }
            });
        }
        if let Some(at) = removed {
            rule.added.remove(at);
        }
        ui.horizontal_wrapped(|ui| {
            let name = message!(rule_added).fixed();
            combo::show(ui, name, BOX, &mut self.kind, AddedKind::ALL, AddedKind::title);
            for class in LABEL_CLASSES {
                let is_on = self.classes.contains(&class);
                let title = class.short_name();
                let words = message!(rule_new_condition_class, class = title).to_string();
                if toggle(ui, is_on, title, words) {
                    if is_on {
                        self.classes.retain(|it| *it != class);
                    } else {
                        self.classes.push(class);
                    }
                }
            }
            let condition = self.kind.condition(&self.classes).filter(|it| !rule.added.contains(it));
            let button = ui.add_enabled(condition.is_some(), Button::new(message!(rule_add).fixed()));
            let button = button.on_disabled_hover_text(message!(rule_add_about).fixed());
            if button.clicked()
                && let Some(condition) = condition
            {
                rule.added.push(condition);
                self.classes.clear();
            }
        });
    }
}

fn show_condition(ui: &mut Ui, condition: RuleCondition, rule: &mut BidiRule) {
    let mut is_on = condition.is_in(rule);
    if ui.checkbox(&mut is_on, condition.sentence()).changed() {
        *rule = condition.switched(rule, is_on);
    }
    let addable = condition.addable(rule);
    if is_on && !addable.is_empty() {
        ui.horizontal_wrapped(|ui| {
            ui.add_space(INDENT);
            ui.weak(message!(rule_also).fixed());
            for class in addable {
                let is_allowed = condition.allows(rule, class);
                let title = class.short_name();
                let words = message!(rule_allow, number = condition.number, class = title).to_string();
                if toggle(ui, is_allowed, title, words) {
                    *rule = condition.with_class(rule, class, !is_allowed);
                }
            }
        });
    }
    let original = RuleCondition { number: 1 };
    let is_first_relaxed = !is_on || rule.first != BidiRule::rfc5893().first;
    if condition == original && is_first_relaxed {
        ui.horizontal_wrapped(|ui| {
            ui.add_space(INDENT);
            ui.weak(message!(rule_undecided).fixed());
            let name = message!(rule_undecided).fixed();
            combo::show(ui, name, BOX, &mut rule.undecided, UndecidedDirection::ALL, |it| {
                match it {
                    UndecidedDirection::LeftToRight => message!(rule_undecided_ltr),
                    UndecidedDirection::RightToLeft => message!(rule_undecided_rtl),
                    UndecidedDirection::FirstStrong => message!(rule_undecided_first_strong),
                }
                .fixed()
            });
        });
    }
}

/// The labels that need not meet the conditions, and in which names.
fn exempt(ui: &mut Ui, rule: &mut BidiRule) {
    let shown = |it: ExemptLabels| match it {
        ExemptLabels::None => message!(rule_exempt_none).fixed(),
        ExemptLabels::Digits => message!(rule_exempt_digits).fixed(),
        ExemptLabels::Ldh => message!(rule_exempt_ldh).fixed(),
        ExemptLabels::WithoutRtl => message!(rule_exempt_without_rtl).fixed(),
    };
    combo::show(ui, message!(rule_exempt).fixed(), BOX, &mut rule.exempt, ExemptLabels::ALL, shown);
    if rule.exempt == ExemptLabels::None {
        return;
    }
    ui.weak(message!(rule_exempt_if).fixed());
    for condition in NameCondition::ALL {
        let mut is_on = rule.exempt_if.contains(&condition);
        let sentence: Message<'static> = match condition {
            NameCondition::DigitNotAfterRtl => message!(rule_if_digit_not_after_rtl),
            NameCondition::DigitAfterLtr => message!(rule_if_digit_after_ltr),
            NameCondition::DigitAfterLtrOrFirst => message!(rule_if_digit_after_ltr_or_first),
            NameCondition::LetterAfterRtl => message!(rule_if_letter_after_rtl),
        };
        if ui.checkbox(&mut is_on, sentence.fixed()).changed() {
            rule.exempt_if.retain(|it| *it != condition);
            if is_on {
                rule.exempt_if.push(condition);
            }
        }
    }
}

/// A button that is on or off; whether it was clicked.
fn toggle(ui: &mut Ui, is_on: bool, title: &str, words: String) -> bool {
    let response = ui.selectable_label(is_on, title);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_on, &words));
    response.on_hover_text(words).clicked()
}

/// A condition that RFC 5893 does not have, as a sentence.
fn added_text(condition: AddedCondition) -> String {
    let names = |set: ClassSet| {
        let names: Vec<&str> = set.classes().map(BidiClass::short_name).collect();
        names.join(", ")
    };
    match condition {
        AddedCondition::First(set) => message!(rule_added_first_text, classes = names(set)),
        AddedCondition::Last(set) => message!(rule_added_last_text, classes = names(set)),
        AddedCondition::Contains(set) => message!(rule_added_contains_text, classes = names(set)),
        AddedCondition::NotTogether(one, other) => {
            message!(rule_added_not_together_text, one = one.short_name(), other = other.short_name())
        }
    }
    .to_string()
}

/// How wide a button with this title is, in points.
fn button_width(ui: &Ui, title: &str) -> f32 {
    let font = TextStyle::Button.resolve(ui.style());
    let text = ui.fonts_mut(|fonts| fonts.layout_no_wrap(title.to_owned(), font, Default::default()));
    text.size().x + 2.0 * ui.spacing().button_padding.x
}
