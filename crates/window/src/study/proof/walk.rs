//! The string that walks: its field, its characters with their levels, and the steps.

use eframe::egui::{
    Align2, Button, FontId, Id, Key, Label, Modifiers, Response, RichText, Role, Sense, Stroke, StrokeKind,
    Ui, Vec2, vec2,
};

use bidiscope_bidi::name::{BidiClass, Notation};
use bidiscope_bidi::order::Strategy;
use bidiscope_idna::verdict::Severity;
use bidiscope_layout::Invisibles;
use bidiscope_present::edit::TextOrder;
use bidiscope_present::view::{ProofGraph, ProofWalk};

use super::super::super::accessibility;
use super::super::super::command::Command;
use super::super::super::editor::{Field, Laying, Look, MenuCommand};
use super::super::super::lines::{Colouring, LINE_HEIGHT};
use super::super::super::own_arrows;
use super::super::super::signs;
use super::super::super::theme::Palette;
use super::super::StudyPass;
use super::Walked;

/// The size of the text in the field, in points an em, and how wide the field is, in points.
const SIZE: f32 = 15.0;
const WIDTH: f32 = 300.0;
/// The cell of a character, in points.
const CELL: Vec2 = vec2(52.0, 56.0);

/// Shows it, and does what is asked.
pub(super) fn show(
    ui: &mut Ui,
    graph: &ProofGraph,
    walked: &Walked,
    field: &mut Field,
    pass: &mut StudyPass<'_>,
) {
    let last = walked.length();
    let step = pass.settings.step.min(last);
    let mut to = step;
    let mut takes_arrows: Vec<Id> = Vec::new();
    ui.horizontal_wrapped(|ui| {
        ui.label("Walk through it:").on_hover_text("Class names such as AL EN, or characters");
        type_in(ui, field, pass);
        for (title, name, is_open, next) in [
            ("Back", "Back (Left)", step > 0, step.saturating_sub(1)),
            ("Next", "Next (Right)", step < last, step + 1),
        ] {
            let button = ui.add_enabled(is_open, Button::new(title)).on_hover_text(name);
            takes_arrows.push(button.id);
            if button.clicked() {
                to = next;
            }
        }
        match &walked.way {
            Ok(_) => ui.weak(format!("step {step} of {last}")),
            Err(sentence) => {
                signs::severity(ui, Severity::Warning);
                let text = RichText::new(sentence).color(Palette::current(ui).warning);
                let response = ui.add(Label::new(text).wrap());
                accessibility::alert(&response, sentence);
                response
            }
        };
    });
    if let Ok(way) = &walked.way {
        ui.horizontal_wrapped(|ui| {
            for place in 0..last {
                let cell = show_cell(ui, walked, way, place, step, pass);
                takes_arrows.push(cell.id);
                if cell.clicked() {
                    to = place + 1;
                    cell.request_focus();
                }
            }
        });
        ui.add(Label::new(step_sentence(graph, way, step)).wrap());
        ui.add(Label::new(RichText::new(ways_on(graph, way.state_after(step))).weak()).wrap());
    }
    if let Some(key) = arrow(ui, &takes_arrows) {
        to = match key {
            Key::ArrowLeft => step.saturating_sub(1),
            _ => (step + 1).min(last),
        };
    }
    pass.settings.step = to;
}

fn type_in(ui: &mut Ui, field: &mut Field, pass: &mut StudyPass<'_>) {
    field.set_text(&pass.settings.walked, Notation::Unicode);
    let look = Look {
        id: Id::unique("walked string"),
        label: "String that walks",
        hint: "AL EN, or characters",
        size: SIZE,
        rows: 1,
        colouring: Colouring::ByClass,
        highlight: None,
    };
    let mut laying = Laying {
        lines: pass.lines,
        strategy: Strategy::UbaAuto,
        reading: TextOrder::Logical,
        invisibles: Invisibles::Hidden,
        room: 0.0,
    };
    let size = vec2(WIDTH.min(ui.available_width()), LINE_HEIGHT * SIZE + 4.0);
    let shown = ui.allocate_ui(size, |ui| field.show(ui, &mut laying, &look)).inner;
    if let Some(notice) = shown.notice {
        pass.commands.push(Command::Say(notice));
    }
    if let Some(MenuCommand::Insert(_) | MenuCommand::FindCharacter) = shown.command {
        let what = "Characters are inserted into the name in Inspect; copy them from there.";
        pass.commands.push(Command::Say(what.to_owned()));
    }
    if shown.changed {
        pass.settings.walked = field.editor().text();
        pass.settings.step = 0;
        pass.commands.push(Command::ClearMessage);
    }
}

/// A character with its class and, once it is read, its level.
fn show_cell(
    ui: &mut Ui,
    walked: &Walked,
    way: &ProofWalk,
    place: usize,
    step: usize,
    pass: &mut StudyPass<'_>,
) -> Response {
    let (class, level) = (way.steps[place].class, way.steps[place].level);
    let (is_read, is_current) = (place < step, place + 1 == step);
    let (rect, _) = ui.allocate_exact_size(CELL, Sense::HOVER);
    // One stop of the Tab key; the arrow keys go on from there.
    let is_stop = place + 1 == step.max(1);
    let sense = if is_stop { Sense::click() } else { Sense::CLICK };
    let response = ui.interact(rect, Id::unique(("walked character", place)), sense);
    let said = if is_read { format!("level {level}") } else { "not read yet".to_owned() };
    let name = || format!("character {}, {class}, {said}", place + 1);
    accessibility::chosen(&response, Role::ListBoxOption, is_current, name);
    let palette = Palette::current(ui);
    let (ground, edge) =
        if is_current { (palette.highlight, palette.highlight_edge) } else { (palette.cell, palette.line) };
    let width = if response.has_focus() { 2.0 } else { 1.0 };
    let edge = if response.has_focus() || response.hovered() { palette.highlight_edge } else { edge };
    ui.painter().rect(rect, 4.0, ground, Stroke::new(width, edge), StrokeKind::Inside);
    let glyph = pass.lines.character(walked.characters[place]);
    let upper = rect.with_max_y(rect.top() + 26.0);
    pass.lines.paint_in_cell(ui, &glyph, upper, 16.0);
    let line = |y: f32| rect.center_top() + vec2(0.0, y);
    let painter = ui.painter();
    painter.text(line(33.0), Align2::CENTER_CENTER, class, FontId::proportional(12.0), palette.class(class));
    let below = if is_read { said } else { "\u{2013}".to_owned() };
    let colour = if is_read { palette.text } else { palette.weak_text };
    painter.text(line(47.0), Align2::CENTER_CENTER, below, FontId::proportional(12.0), colour);
    response
}

/// The step in a sentence.
fn step_sentence(graph: &ProofGraph, way: &ProofWalk, step: usize) -> String {
    let Some(taken) = step.checked_sub(1).and_then(|it| way.steps.get(it)) else {
        return "Before the first character, in state 0.".to_owned();
    };
    let (class, level) = (taken.class, taken.level);
    let mut words =
        format!("{class} has level {level} and leads from state {} to state {}.", taken.from, taken.to);
    let number = |it: &usize| it.to_string();
    if !taken.other_states.is_empty() {
        let others: Vec<String> = taken.other_states.iter().map(number).collect();
        let others = others.join(" or ");
        words += &match step == way.steps.len() {
            true => format!(" State {others} was possible too, but no string ends there with what was read."),
            false => format!(" By what is read so far it could be state {others} too; what follows decides."),
        };
    }
    if step == way.steps.len() && graph.is_final(taken.to) {
        let levels: Vec<String> = way.steps.iter().map(|it| number(&it.level)).collect();
        words += &format!(" The state is final, and the string ends: its levels are {}.", levels.join(" "));
    }
    words
}

/// The transitions of a state, in a sentence.
fn ways_on(graph: &ProofGraph, state: usize) -> String {
    let one = |(class, level): &(BidiClass, usize)| format!("{class} {level}");
    let ways: Vec<String> = graph
        .edges
        .iter()
        .filter(|it| it.from == state)
        .map(|it| format!("{} to {}", it.labels.iter().map(one).collect::<Vec<_>>().join(", "), it.to))
        .collect();
    match ways.is_empty() {
        true => format!("No transition leads on from state {state}."),
        false => format!("From state {state}, by class and level: {}.", ways.join("; ")),
    }
}

/// The arrow key that was pressed, where it is not somebody else's.
fn arrow(ui: &Ui, ours: &[Id]) -> Option<Key> {
    let focused = ui.memory(|memory| memory.focused());
    if let Some(id) = focused {
        if !ours.contains(&id) {
            return None;
        }
        own_arrows::hold(ui, id, false);
    }
    [Key::ArrowLeft, Key::ArrowRight]
        .into_iter()
        .find(|&key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)))
}
