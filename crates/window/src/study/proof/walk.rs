//! The string that walks: its field, its characters with their levels, and the steps.

use eframe::egui::{
    Align2, Button, FontId, Id, Key, Label, Modifiers, Response, RichText, Role, Sense, Stroke, StrokeKind,
    Ui, Vec2, vec2,
};

use bidiscope_bidi::name::{BidiClass, Notation};
use bidiscope_bidi::order::Strategy;
use bidiscope_idna::verdict::Severity;
use bidiscope_layout::Invisibles;
use bidiscope_present::message;
use bidiscope_present::view::{AutomatonGraph, AutomatonPath};

use super::super::super::accessibility;
use super::super::super::command::Command;
use super::super::super::editor::{Field, Laying, Look, MenuCommand};
use super::super::super::lines::LINE_HEIGHT;
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
    graph: &AutomatonGraph,
    walked: &Walked,
    field: &mut Field,
    pass: &mut StudyPass<'_>,
) {
    let last = walked.length();
    let step = pass.settings.step.min(last);
    let mut to = step;
    let mut takes_arrows: Vec<Id> = Vec::new();
    ui.horizontal_wrapped(|ui| {
        ui.label(message!(walk_through).fixed()).on_hover_text(message!(walk_through_about).fixed());
        type_in(ui, field, pass);
        for (title, name, is_open, next) in [
            (message!(walk_back), message!(walk_back_key), step > 0, step.saturating_sub(1)),
            (message!(walk_next), message!(walk_next_key), step < last, step + 1),
        ] {
            let button = ui.add_enabled(is_open, Button::new(title.fixed())).on_hover_text(name.fixed());
            takes_arrows.push(button.id);
            if button.clicked() {
                to = next;
            }
        }
        match &walked.way {
            Ok(_) => ui.weak(message!(walk_step, step = step, last = last).to_string()),
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
    let words = (message!(walk_field).fixed(), message!(walk_field_hint).fixed());
    let look = Look::of_name(ui, Id::unique("walked string"), words, (SIZE, Notation::Unicode));
    let mut laying = Laying::new(pass.lines, Strategy::UbaAuto, Invisibles::Hidden);
    let size = vec2(WIDTH.min(ui.available_width()), LINE_HEIGHT * SIZE + 4.0);
    let shown = ui.allocate_ui(size, |ui| field.show(ui, &mut laying, &look)).inner;
    pass.commands.extend(shown.notice.map(Command::Say));
    if let Some(MenuCommand::Insert(_) | MenuCommand::FindCharacter) = shown.command {
        pass.commands.push(Command::Say(message!(walk_no_insertion).to_string()));
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
    way: &AutomatonPath,
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
    let said =
        if is_read { message!(walk_level, level = level) } else { message!(walk_not_read) }.to_string();
    let name = || {
        let class = class.short_name();
        message!(walk_character, number = place + 1, class = class, said = &said).to_string()
    };
    accessibility::chosen(&response, Role::ListBoxOption, is_current, name);
    let palette = Palette::current(ui);
    let (ground, edge) =
        if is_current { (palette.highlight, palette.highlight_edge) } else { (palette.cell, palette.line) };
    let edge = if response.hovered() { palette.highlight_edge } else { edge };
    ui.painter().rect(rect, 4.0, ground, Stroke::new(1.0, edge), StrokeKind::Inside);
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
fn step_sentence(graph: &AutomatonGraph, way: &AutomatonPath, step: usize) -> String {
    let Some(taken) = step.checked_sub(1).and_then(|it| way.steps.get(it)) else {
        return message!(walk_before_first).to_string();
    };
    let (class, level) = (taken.class.short_name(), taken.level);
    let first = message!(walk_taken, class = class, level = level, from = taken.from, to = taken.to);
    let mut sentences = vec![first.to_string()];
    let number = |it: &usize| it.to_string();
    if !taken.other_states.is_empty() {
        let others = taken.other_states.iter().map(number).collect::<Vec<_>>().join(" or ");
        let sentence = match step == way.steps.len() {
            true => message!(walk_others_at_end, states = others),
            false => message!(walk_others, states = others),
        };
        sentences.push(sentence.to_string());
    }
    if step == way.steps.len() && graph.is_accepting(taken.to) {
        let levels: Vec<String> = way.steps.iter().map(|it| number(&it.level)).collect();
        sentences.push(message!(walk_final, levels = levels.join(" ")).to_string());
    }
    sentences.join(" ")
}

/// The transitions of a state, in a sentence.
fn ways_on(graph: &AutomatonGraph, state: usize) -> String {
    let one = |(class, level): &(BidiClass, usize)| format!("{class} {level}");
    let ways: Vec<String> = graph
        .edges
        .iter()
        .filter(|it| it.from == state)
        .map(|it| {
            let labels = it.labels.iter().map(one).collect::<Vec<_>>().join(", ");
            message!(walk_way, labels = labels, state = it.to).to_string()
        })
        .collect();
    match ways.is_empty() {
        true => message!(walk_no_way, state = state),
        false => message!(walk_ways, state = state, ways = ways.join("; ")),
    }
    .to_string()
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
