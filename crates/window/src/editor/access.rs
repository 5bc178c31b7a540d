//! What a screen reader is told: the text in logical order as runs of one direction each, the caret and
//! the selection.

use eframe::egui::accesskit::{self, Action, Role, TextDirection, TextPosition, TextSelection};
use eframe::egui::{Context, Event, Id, Rect, Ui, UiBuilder, pos2};

use bidiscope_edit::{EditedTextKind, Editor, EditorView, LaidOutCell, Selection, word_ranges};

use super::paint::Place;

/// The most characters of a run: AccessKit counts them in a byte.
const MOST_IN_A_RUN: usize = 255;

/// A run as a screen reader knows it.
#[derive(Debug)]
pub(super) struct Run {
    id: accesskit::NodeId,
    /// Where each of its characters (grapheme clusters) begins in the text; the end of the last.
    boundaries: Vec<usize>,
}

/// Describes the field. Gives the runs, so that what is asked of them later can be found.
pub(super) fn describe(ui: &mut Ui, id: Id, editor: &Editor, view: &EditorView, place: Place) -> Vec<Run> {
    let context = ui.ctx().clone();
    let role = match editor.text_kind() {
        EditedTextKind::DomainName | EditedTextKind::SingleLine => Role::TextInput,
        EditedTextKind::MultiLine => Role::MultilineTextInput,
    };
    let is_on = context.accesskit_node_builder(id, |node| {
        node.set_role(role);
        node.add_action(Action::SetValue);
        node.add_action(Action::ReplaceSelectedText);
        node.add_action(Action::SetTextSelection);
    });
    if is_on.is_none() {
        return Vec::new();
    }
    let mut runs = Vec::new();
    for index in 0..view.lines.len() {
        describe_line(ui, id, editor, view, place, index, &mut runs);
    }
    let selection = editor.selection_with_composition();
    if let (Some(anchor), Some(focus)) = (
        position(&runs, selection.anchor_character_offset),
        position(&runs, selection.caret_character_offset),
    ) {
        context.accesskit_node_builder(id, |node| node.set_text_selection(TextSelection { anchor, focus }));
    }
    runs
}

fn describe_line(
    ui: &mut Ui,
    id: Id,
    editor: &Editor,
    view: &EditorView,
    place: Place,
    index: usize,
    runs: &mut Vec<Run>,
) {
    let line = &view.lines[index];
    let rect = place.line(index, line);
    let characters = &view.text[line.characters_in_text.clone()];
    let word_starts: Vec<usize> =
        word_ranges(characters, editor.text_kind()).iter().map(|word| word.start).collect();
    let mut cells: Vec<LaidOutCell> = line.laid_out_line.cells().collect();
    cells.sort_by_key(|cell| cell.characters_in_line.start);
    let mut stretches: Vec<&[LaidOutCell]> = cells
        .chunk_by(|one, other| one.run_direction == other.run_direction)
        .flat_map(|it| it.chunks(MOST_IN_A_RUN))
        .collect();
    if stretches.is_empty() {
        stretches.push(&[]);
    }
    let run_id = |number: usize| id.with(("run", index, number));
    let count = stretches.len();
    for (number, stretch) in stretches.into_iter().enumerate() {
        let ends_the_line = number + 1 == count
            && line.characters_in_text.end == line.paragraph_characters_in_text.end
            && index + 1 < view.lines.len();
        let (left, right) = (
            edge(stretch, f32::min, |it| it.extent.left_x_em),
            edge(stretch, f32::max, |it| it.extent.right_x_em),
        );
        let bounds = Rect::from_min_max(
            pos2(rect.left() + left * place.size, rect.top()),
            pos2(rect.left() + right * place.size, rect.bottom()),
        );
        let is_right_to_left = stretch.first().is_some_and(|it| it.run_direction.is_right_to_left());
        let mut boundaries: Vec<usize> =
            stretch.iter().map(|it| line.characters_in_text.start + it.characters_in_line.start).collect();
        let end = stretch.last().map_or(0, |it| it.characters_in_line.end);
        boundaries.push(line.characters_in_text.start + end);
        let mut value = String::new();
        let mut lengths = Vec::with_capacity(stretch.len() + 1);
        for cell in stretch {
            let before = value.len();
            value.extend(characters[cell.characters_in_line.clone()].iter().map(|it| it.scalar));
            lengths.push(u8::try_from(value.len() - before).unwrap_or(u8::MAX));
        }
        // A cluster longer than a byte can count has no length that could be told.
        if lengths.iter().map(|&it| usize::from(it)).sum::<usize>() != value.len() {
            continue;
        }
        let from_start = |cell: &LaidOutCell| {
            if is_right_to_left { right - cell.extent.right_x_em } else { cell.extent.left_x_em - left }
        };
        let mut positions: Vec<f32> = stretch.iter().map(|it| from_start(it) * place.size).collect();
        let mut widths: Vec<f32> =
            stretch.iter().map(|it| (it.extent.right_x_em - it.extent.left_x_em) * place.size).collect();
        if ends_the_line {
            value.push('\n');
            lengths.push(1);
            positions.push((right - left) * place.size);
            widths.push(0.0);
        }
        let starts: Vec<u8> = stretch
            .iter()
            .enumerate()
            .filter(|(_, cell)| word_starts.binary_search(&cell.characters_in_line.start).is_ok())
            .filter_map(|(at, _)| u8::try_from(at).ok())
            .collect();
        let node_id = run_id(number);
        // A Ui of its own is how a node comes under the field's.
        let builder = UiBuilder::new().scope_id(node_id).max_rect(bounds).accessibility_parent(id);
        let _ = ui.new_child(builder.accessibility_role(Role::TextRun));
        let scale = 1.0;
        ui.ctx().accesskit_node_builder(node_id, |node| {
            node.set_text_direction(if is_right_to_left {
                TextDirection::RightToLeft
            } else {
                TextDirection::LeftToRight
            });
            if number > 0 {
                node.set_previous_on_line(run_id(number - 1).accesskit_id());
            }
            if number + 1 < count {
                node.set_next_on_line(run_id(number + 1).accesskit_id());
            }
            node.set_bounds(accesskit::Rect {
                x0: f64::from(bounds.left() * scale),
                y0: f64::from(bounds.top() * scale),
                x1: f64::from(bounds.right() * scale),
                y1: f64::from(bounds.bottom() * scale),
            });
            node.set_value(value);
            node.set_character_lengths(lengths);
            node.set_character_positions(positions);
            node.set_character_widths(widths);
            node.set_word_starts(starts);
        });
        runs.push(Run { id: node_id.accesskit_id(), boundaries });
    }
}

fn edge(cells: &[LaidOutCell], choose: fn(f32, f32) -> f32, of: fn(&LaidOutCell) -> f32) -> f32 {
    cells.iter().map(of).reduce(choose).unwrap_or(0.0)
}

/// A position of the text as a screen reader counts: the run, and the cluster in it.
fn position(runs: &[Run], position: usize) -> Option<TextPosition> {
    let of = |run: &Run| run.boundaries.binary_search(&position).ok();
    // Where two runs meet the position is the beginning of the second, unless a line ends there.
    let run =
        runs.iter().rev().find(|run| run.boundaries.first() == Some(&position) && run.boundaries.len() > 1);
    let run = run.or_else(|| runs.iter().find(|run| of(run).is_some()))?;
    Some(TextPosition { node: run.id, character_index: of(run)? })
}

/// What a screen reader asks of the field in this pass.
#[derive(Debug)]
pub(super) enum Asked {
    /// To replace the whole text.
    SetText(String),
    /// To replace what is selected.
    Replace(String),
    /// To select.
    Select(Selection),
}

/// What screen readers ask of the field; `runs` are those that were described last.
pub(super) fn asked(context: &Context, id: Id, runs: &[Run]) -> Vec<Asked> {
    let events = context.input(|input| input.events.clone());
    let requests = events.into_iter().filter_map(|event| match event {
        Event::AccessKitActionRequest(request) if request.target_node == id.accesskit_id() => Some(request),
        _ => None,
    });
    requests
        .filter_map(|request| match (request.action, request.data) {
            (Action::SetValue, Some(accesskit::ActionData::Value(value))) => {
                Some(Asked::SetText(value.to_string()))
            }
            (Action::ReplaceSelectedText, Some(accesskit::ActionData::Value(value))) => {
                Some(Asked::Replace(value.to_string()))
            }
            (Action::SetTextSelection, Some(accesskit::ActionData::SetTextSelection(selection))) => {
                let find = |it: &TextPosition| {
                    let run = runs.iter().find(|run| run.id == it.node)?;
                    run.boundaries.get(it.character_index).or_else(|| run.boundaries.last()).copied()
                };
                Some(Asked::Select(Selection {
                    anchor_character_offset: find(&selection.anchor)?,
                    caret_character_offset: find(&selection.focus)?,
                }))
            }
            _ => None,
        })
        .collect()
}
