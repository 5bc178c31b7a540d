//! What stands beside a pane's title to be noticed: the sign of its outcome, and badges in words, coloured by how
//! much they matter.

use eframe::egui::{
    self, Align2, Color32, FontId, Frame, Margin, RichText, Role, Sense, Stroke, TextStyle, Ui, WidgetInfo,
    vec2,
};

use bidiscope_bidi::order::Strategy;
use bidiscope_present::view::{BadgeSeverity, OutcomeLetter, StrategyId, StrategyView};

use super::super::captions;
use super::super::settings::{Caption, PaneId};
use super::super::theme::Palette;
use super::Panes;
use super::title::width_of;

/// The room beside a badge's words, in points.
pub(super) const MARGIN: f32 = 6.0;
/// The side of the outcome's sign, in points.
pub(super) const SIGN: f32 = 18.0;

/// What a badge is made of.
struct ShownBadge {
    text: String,
    explanation: String,
    weight: BadgeSeverity,
}

/// The display of a pane that shows one.
pub(super) fn strategy_of(pane: PaneId) -> Option<StrategyId> {
    match pane {
        PaneId::Logical => Some(Strategy::Logical.into()),
        PaneId::Strategy(strategy) => Some(strategy),
        PaneId::Verdict | PaneId::Trace => None,
    }
}

fn view_of<'a>(panes: &Panes<'a>, pane: PaneId) -> Option<&'a StrategyView> {
    strategy_of(pane).and_then(|strategy| panes.inspection.strategy(strategy))
}

/// The pane's badges, those that matter most first.
fn badges(panes: &Panes<'_>, pane: PaneId) -> Vec<ShownBadge> {
    let Some(view) = view_of(panes, pane) else { return Vec::new() };
    let mut badges: Vec<ShownBadge> = Vec::new();
    if matches!(pane, PaneId::Strategy(_)) {
        badges.extend(view.badges.iter().map(|it| ShownBadge {
            text: it.text(),
            explanation: it.explanation(),
            weight: it.severity(),
        }));
    }
    if view.id == panes.choices.reference {
        badges.push(ShownBadge {
            text: "reference".to_owned(),
            explanation:
                "The other displays are compared with this one: what stands elsewhere in them is marked. \
                          Another reference is chosen in the menu of its pane."
                    .to_owned(),
            weight: BadgeSeverity::Remark,
        });
    }
    badges.sort_by_key(|it| std::cmp::Reverse(it.weight));
    badges
}

/// The words of the pane's badges.
pub(super) fn texts(panes: &Panes<'_>, pane: PaneId) -> Vec<String> {
    badges(panes, pane).into_iter().map(|it| it.text).collect()
}

/// Shows the pane's badges.
pub(super) fn show(ui: &mut Ui, panes: &Panes<'_>, pane: PaneId) {
    for badge in badges(panes, pane) {
        let colour = colour(ui, badge.weight);
        let margin = Margin::symmetric(MARGIN as i8, 0);
        // In a very narrow pane it is elided: it must not make the pane wider than it is.
        let room = ui.max_rect().width() - 2.0 * MARGIN;
        let font = TextStyle::Small.resolve(ui.style());
        let is_whole = width_of(ui, &badge.text, &font) <= room;
        Frame::new().stroke(Stroke::new(1.0, colour)).corner_radius(8).inner_margin(margin).show(ui, |ui| {
            let label = egui::Label::new(RichText::new(&badge.text).small().color(colour)).selectable(false);
            if is_whole {
                ui.add(label.extend()).on_hover_text(badge.explanation);
            } else {
                ui.set_max_width(room);
                ui.add(label.truncate()).on_hover_text(format!("{}. {}", badge.text, badge.explanation));
            }
        });
    }
}

/// The colour of what matters so much.
pub(super) fn colour(ui: &Ui, weight: BadgeSeverity) -> Color32 {
    let palette = Palette::current(ui);
    match weight {
        BadgeSeverity::Remark => palette.weak_text,
        BadgeSeverity::Warning => palette.warning,
        BadgeSeverity::Alarm => palette.bad,
    }
}

/// Whether a pane has the sign of an outcome.
pub(super) fn has_outcome(panes: &Panes<'_>, pane: PaneId) -> bool {
    view_of(panes, pane).is_some_and(|view| view.outcome.is_some())
}

/// Shows the sign of the pane's outcome: a letter on its ground, with the panes that show the same in its tooltip.
pub(super) fn outcome(ui: &mut Ui, panes: &Panes<'_>, pane: PaneId) {
    let Some(view) = view_of(panes, pane) else { return };
    let Some(outcome) = view.outcome else { return };
    let letter = outcome.letter();
    let alike = panes.inspection.outcome_description(view.id).unwrap_or_default();
    let moved = panes.inspection.changed_description(view.id, panes.choices.reference);
    outcome_sign(ui, outcome, format!("Outcome {letter}. {alike} {moved}").trim_end().to_owned());
}

/// Adds the sign of an outcome; `told` is what it means.
pub(crate) fn outcome_sign(ui: &mut Ui, outcome: OutcomeLetter, sentence: String) {
    let palette = Palette::current(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(SIGN, SIGN), Sense::HOVER);
    captions::mark(ui, Caption::Groups, rect);
    let centre = rect.center();
    let stroke = Stroke::new(1.0, palette.weak_text);
    ui.painter().circle(centre, SIGN / 2.0 - 1.0, palette.ground(outcome.index), stroke);
    ui.painter().text(
        centre,
        Align2::CENTER_CENTER,
        outcome.letter(),
        FontId::proportional(11.0),
        palette.text,
    );
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &sentence));
    response.on_hover_text(sentence);
}
