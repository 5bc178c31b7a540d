//! The name: the field it is typed in, how it is written and shown there.

use std::ops::Range;

use eframe::egui::{Align, ComboBox, Context, Layout, Rect, Ui, vec2};

use bidiscope_bidi::name::{InputType, Notation, character_name, code_point};
use bidiscope_bidi::order::Strategy;
use bidiscope_edit::EditAction;
use bidiscope_layout::caption_of_invisible_character;
use bidiscope_report::titles::Titled;
use bidiscope_report::words::read_error::accepted_characters_text;
use bidiscope_session::WrittenName;
use bidiscope_words::message;

use super::super::accessibility;
use super::super::command::Command;
use super::super::commands::CommandId;
use super::super::editor::{Laying, Look, MenuCommand, insert_invisible};
use super::super::find_character::{self, FoundCharacter};
use super::super::lines::LINE_HEIGHT;
use super::super::settings::Tab;
use super::super::theme::outlined;
use super::said_of_invisible::SaidOfInvisible;
use super::tab::{InspectPass, InspectTab, field_id};
use super::{kept_names, links, names, ruleset_menu, zone_entry};

/// The size of the text in the field, in points an em.
const SIZE: f32 = 24.0;

/// The room for the notation beside the field, for the kind of input, and for both, in points, and the least width of the field.
const NOTATION_BOX: f32 = 168.0;
const KIND_BOX: f32 = 160.0;
const BOXES: f32 = NOTATION_BOX + KIND_BOX + 16.0;
const LEAST_FIELD: f32 = 136.0;
/// The same where there is little room, and below which width there is, in points.
const SMALL_BOXES: f32 = 920.0;
const NARROW_NOTATION_BOX: f32 = 106.0;
const NARROW_KIND_BOX: f32 = 92.0;
const NARROW_BOXES: f32 = NARROW_NOTATION_BOX + NARROW_KIND_BOX + 16.0;
/// Below which width the menu of the zone's ruleset has no room beside the field, and below which the zone has none, in
/// points: then it stands in a row of its own.
const NARROW: f32 = 760.0;
const LEAST_ROOM: f32 = LEAST_FIELD + NARROW_BOXES + 8.0 + zone_entry::WITHOUT_MENU;

/// The orders in which the field can show a name.
const FIELD_ORDERS: [Strategy; 4] =
    [Strategy::UbaLtr, Strategy::UbaRtl, Strategy::UbaAuto, Strategy::OneToOne];

/// Shows the name field with what is asked beside it, and below it what there is to say of what was typed.
pub(super) fn show(ui: &mut Ui, tab: &mut InspectTab, pass: &mut InspectPass<'_>) {
    let height = LINE_HEIGHT * SIZE + 4.0;
    let room = ui.available_width();
    let zone = if room < NARROW { zone_entry::WITHOUT_MENU } else { zone_entry::ALL };
    // Nobody registers text in a zone.
    let has_zone = tab.kind() != InputType::Text;
    let is_narrow = room < LEAST_ROOM || (room < NARROW && ruleset_menu::is_shown(tab, pass.settings));
    let has_small_boxes = room < SMALL_BOXES;
    let (is_beside, is_below) = (has_zone && !is_narrow, has_zone && is_narrow);
    let row = Layout::left_to_right(Align::Center);
    let field = ui
        .allocate_ui_with_layout(vec2(ui.available_width(), height), row, |ui| {
            let boxes = if has_small_boxes { NARROW_BOXES } else { BOXES };
            let controls_width = if is_beside { boxes + 8.0 + zone } else { boxes };
            let size = vec2((ui.available_width() - controls_width).max(LEAST_FIELD), height);
            let field = ui.allocate_ui_with_layout(size, row, |ui| name_field(ui, tab, pass)).inner;
            kind(ui, tab, pass, has_small_boxes);
            notation(ui, tab.notation(), pass, has_small_boxes);
            if is_beside {
                zone_entry::show(ui, tab, pass, zone);
            }
            field
        })
        .inner;
    let complaint = zone_entry::complaint(tab).filter(|_| has_zone);
    if is_below || complaint.is_some() {
        ui.horizontal_wrapped(|ui| {
            if is_below {
                zone_entry::show(ui, tab, pass, zone_entry::ALL);
            }
            if let Some(sentence) = &complaint {
                zone_entry::complain(ui, pass.lines, sentence);
            }
        });
    }
    kept_names::note(ui, tab, pass);
    let typed = tab.written();
    links::offer(ui, &typed.text, pass);
    if let Some(written) = tab.without_marks.of(&typed.text, typed.notation) {
        ui.horizontal_wrapped(|ui| {
            ui.label(message!(name_has_controls).static_text());
            let button = ui.button(message!(name_remove_controls).static_text());
            if button.on_hover_text(message!(name_remove_controls_explained).static_text()).clicked() {
                pass.commands.push(Command::Open(WrittenName { text: written.to_owned(), ..typed.clone() }));
            }
        });
    }
    match find_character::show(ui, &mut tab.finder, pass.lines, field) {
        Some(FoundCharacter::Chosen(scalar)) => insert(ui.ctx(), tab, pass, scalar),
        Some(FoundCharacter::Nothing) => pass.commands.push(Command::Run(CommandId::FocusName)),
        None => {}
    }
}

/// The menu of what is needed less often for the name.
pub(super) fn menu(ui: &mut Ui, tab: &mut InspectTab, pass: &mut InspectPass<'_>) {
    let words = if tab.kind() == InputType::Text { message!(name_menu_text) } else { message!(name_menu) };
    accessibility::lasting_menu(ui, words.static_text(), |ui| {
        pass.entry(ui, CommandId::Back);
        pass.entry(ui, CommandId::Forward);
        pass.entry(ui, CommandId::FocusName);
        ui.separator();
        pass.entry(ui, CommandId::Undo);
        pass.entry(ui, CommandId::Redo);
        ui.separator();
        accessibility::menu(ui, message!(name_insert).static_text(), |ui| {
            if let Some(scalar) = insert_invisible(ui) {
                insert(ui.ctx(), tab, pass, scalar);
            }
            ui.separator();
            pass.entry(ui, CommandId::FindCharacter);
        });
        accessibility::menu(ui, message!(name_order).static_text(), |ui| {
            for order in FIELD_ORDERS {
                let is_chosen = pass.settings.preferences.field_order == order;
                if outlined(ui, |ui| ui.radio(is_chosen, title(order))).clicked() {
                    pass.commands.push(Command::change(move |it| it.preferences.field_order = order));
                    ui.close();
                }
            }
        });
        pass.entry(ui, CommandId::MarkInvisible);
        ui.separator();
        if pass.entry(ui, CommandId::CompareNames).clicked() {
            ui.close();
        }
    });
}

/// As what the input is read; where that is chosen for the user, what was chosen.
fn kind(ui: &mut Ui, tab: &InspectTab, pass: &mut InspectPass<'_>, is_small: bool) {
    let now = pass.settings.session.read_as;
    let found =
        tab.report.as_ref().filter(|_| tab.error.is_none()).map_or("none", |it| it.input.input_type().id());
    let title =
        |kind: Option<InputType>| message!(input_kind, kind = kind.map_or("automatic", InputType::id));
    let shown = match now {
        Some(_) => title(now),
        None if is_small && found != "none" => message!(input_kind, kind = found),
        None => message!(input_kind_found, kind = found),
    };
    let mut chosen = now;
    let width = if is_small { NARROW_KIND_BOX } else { KIND_BOX };
    let combo = ComboBox::from_id_salt("kind").selected_text(shown.to_string()).width(width).truncate();
    within(ui, width, |ui| {
        accessibility::combo(ui, combo, message!(input_kind_named).static_text(), |ui| {
            for kind in [None].into_iter().chain(InputType::ALL.map(Some)) {
                let about =
                    message!(input_kind_about, kind = kind.map_or("automatic", InputType::id)).to_string();
                ui.selectable_value(&mut chosen, kind, title(kind).to_string()).on_hover_text(about);
            }
        });
    });
    if chosen != now {
        pass.commands.push(Command::change(move |it| it.session.read_as = chosen));
    }
}

fn notation(ui: &mut Ui, now: Notation, pass: &mut InspectPass<'_>, is_small: bool) {
    let mut chosen = now;
    let width = if is_small { NARROW_NOTATION_BOX } else { NOTATION_BOX };
    let combo = ComboBox::from_id_salt("notation").selected_text(chosen.title()).width(width).truncate();
    within(ui, width, |ui| {
        accessibility::combo(ui, combo, message!(name_notation).static_text(), |ui| {
            for notation in Notation::ALL {
                let text = format!("{}: {}", notation.title(), accepted_characters_text(notation));
                ui.selectable_value(&mut chosen, notation, text);
            }
        });
    });
    if chosen != now {
        pass.commands.push(Command::Rewrite(chosen));
    }
}

/// Adds a box that is so wide, in points, however long its words are.
fn within(ui: &mut Ui, width: f32, contents: impl FnOnce(&mut Ui)) {
    ui.scope(|ui| {
        ui.set_max_width(width);
        contents(ui);
    });
}

fn title(strategy: Strategy) -> &'static str {
    match strategy {
        Strategy::OneToOne => message!(name_order_one_to_one).static_text(),
        other => other.title(),
    }
}

/// How the field lays the name out. What is typed in the other notations is ASCII that stands for the
/// name, and runs from left to right.
fn laying<'a>(notation: Notation, pass: &'a mut InspectPass<'_>) -> Laying<'a> {
    let is_unicode = notation == Notation::Unicode;
    Laying::new(
        pass.lines,
        if is_unicode { pass.settings.preferences.field_order } else { Strategy::UbaLtr },
        pass.in_fields,
    )
}

/// Shows the field. Gives where it stands.
fn name_field(ui: &mut Ui, tab: &mut InspectTab, pass: &mut InspectPass<'_>) -> Rect {
    let notation = tab.notation();
    let places = tab.places();
    // The caret shows where it is by itself.
    let highlight: Vec<usize> =
        tab.panes.highlight.all().filter(|&it| Some(it) != tab.lit_at_caret).collect();
    let title =
        if tab.kind() == InputType::Text { Tab::Text.title() } else { message!(column_name).static_text() };
    let words = (title, message!(name_field_hint).static_text());
    let look = Look {
        // Where it cannot be read, the character that is in the way.
        highlight: match &tab.error {
            Some(error) => Some(error.source_character_index..error.source_character_index + 1),
            None => places
                .as_ref()
                .and_then(|places| stretch(&highlight, |it| places.source_character_range_of(it))),
        },
        ..Look::of_name(ui, field_id(), words, (SIZE, notation))
    };
    if ui.memory(|memory| memory.has_focus(field_id()))
        && let Some(text) = names::take_pasted_lines(ui)
    {
        names::add_lines(&mut tab.names, pass, &text, (notation, true));
    }
    let shown = tab.name_field.show(ui, &mut laying(notation, pass), &look);
    if shown.changed {
        // Undoing may give back a text in another notation.
        tab.read_field(pass, ui.ctx());
    }
    tab.lit_at_caret = None;
    let editor = tab.name_field.editor();
    if let Some(places) = tab.places().filter(|_| editor.composition().is_none()) {
        let pointed = shown.pointed_at.and_then(|it| places.name_character_index_at_or_after(it));
        tab.panes.highlight.point(pointed, shown.response.clicked());
        if pointed.is_none() && shown.response.has_focus() {
            // What Delete would take, or what is before it at the end. Whatever is pointed at comes later.
            let at_caret = places.name_character_index_at_or_after(editor.selection().caret_character_offset);
            tab.lit_at_caret = at_caret.or(places.len().checked_sub(1));
            tab.lit_at_caret.into_iter().for_each(|it| tab.panes.highlight.highlight(it));
        }
    }
    take_back(tab, pass);
    if let Some(notice) = shown.notice {
        say(tab, pass, notice);
    }
    match shown.command {
        Some(MenuCommand::Insert(scalar)) => insert(ui.ctx(), tab, pass, scalar),
        Some(MenuCommand::FindCharacter) => tab.finder.open(),
        None => {}
    }
    shown.response.rect
}

/// Says this of the last edit.
fn say(tab: &mut InspectTab, pass: &mut InspectPass<'_>, sentence: String) {
    let scalars = tab.name_field.editor().characters().iter().map(|it| it.scalar);
    let characters: Vec<char> = scalars.filter(|it| caption_of_invisible_character(*it).is_some()).collect();
    tab.said_of_invisible = Some(SaidOfInvisible { sentence: sentence.clone(), characters })
        .filter(|it| !it.characters.is_empty());
    pass.commands.push(Command::Say(sentence));
}

/// Takes back what was said of invisible characters once none of them is left.
fn take_back(tab: &mut InspectTab, pass: &mut InspectPass<'_>) {
    let characters = tab.name_field.editor().characters();
    let is_gone = |it: &mut SaidOfInvisible| !characters.iter().any(|at| it.characters.contains(&at.scalar));
    let gone = tab.said_of_invisible.take_if(is_gone);
    pass.commands.extend(gone.map(|it| Command::TakeBack(it.sentence)));
}

/// From where to where characters of the name that follow each other stand in the text; `None` of others.
fn stretch(logical: &[usize], place: impl Fn(usize) -> Option<Range<usize>>) -> Option<Range<usize>> {
    let (&first, &last) = logical.first().zip(logical.last())?;
    let is_one = logical.windows(2).all(|pair| pair[0] + 1 == pair[1]);
    let (start, end) = place(first).zip(place(last)).filter(|_| is_one)?;
    Some(start.start..end.end)
}

/// Inserts a character at the caret, as the notation writes it, or says why that cannot be done.
fn insert(context: &Context, tab: &mut InspectTab, pass: &mut InspectPass<'_>, scalar: char) {
    let notation = tab.notation();
    let Ok(mut written) = notation.write_scalars([scalar]) else {
        let refusal = message!(
            notation_cannot_write,
            notation = notation.title(),
            character = format!("{} {}", code_point(scalar), character_name(scalar)),
            alphabet = accepted_characters_text(notation),
        );
        pass.commands.push(Command::Say(refusal.to_string()));
        return;
    };
    let editor = tab.name_field.editor();
    if notation.is_space_separated() {
        let selected = editor.selection().range();
        let is_text = |at: Option<usize>| {
            at.and_then(|at| editor.characters().get(at)).is_some_and(|it| !it.scalar.is_whitespace())
        };
        if is_text(selected.start.checked_sub(1)) {
            written.insert(0, ' ');
        }
        if is_text(Some(selected.end)) {
            written.push(' ');
        }
    }
    let outcome = tab.name_field.apply(EditAction::TypeText(written), &mut laying(notation, pass));
    if outcome.has_changed_text {
        tab.read_field(pass, context);
    }
    if let Some(notice) = outcome.notice {
        say(tab, pass, notice.to_string());
    }
    pass.commands.push(Command::Run(CommandId::FocusName));
}
