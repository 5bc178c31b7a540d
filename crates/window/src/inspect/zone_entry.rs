//! The zone under which the name would be registered: a small field beside the name's.

use eframe::egui::{Align, Id, Label, Layout, RichText, Ui, vec2};

use bidiscope_bidi::name::Notation;
use bidiscope_bidi::order::Strategy;
use bidiscope_idna::verdict::{Severity, Zone};
use bidiscope_present::edit::{TextKind, TextOrder};
use bidiscope_present::view::read_zone;

use super::super::accessibility;
use super::super::command::Command;
use super::super::editor::{Field, Laying, Look, MenuCommand};
use super::super::lines::{Colouring, LINE_HEIGHT};
use super::super::settings::ZoneSettings;
use super::super::signs;
use super::super::theme::Palette;
use super::{InspectPass, InspectTab};

/// The size of the text in the field, in points an em.
const SIZE: f32 = 14.0;
/// How wide all of it is, in points.
pub(super) const ALL: f32 = TITLE + WIDTH + 12.0;
/// How wide the field is, in points, and what stands before it.
const WIDTH: f32 = 120.0;
const TITLE: f32 = 84.0;
/// The room from which on a complaint is written out, in points; else there is a sign for it.
const LEAST_SENTENCE: f32 = 120.0;

/// The field, and what was read from it.
pub(super) struct ZoneEntry {
    field: Field,
    zone: Result<Option<Zone>, String>,
}

impl ZoneEntry {
    /// Begins with what is remembered.
    pub(super) fn new(settings: &ZoneSettings) -> Self {
        let ZoneSettings { text, notation } = settings;
        Self { field: Field::new(TextKind::Name, text, *notation), zone: read_zone(text, *notation) }
    }

    /// The zone, if one was typed that can be read.
    pub(super) fn zone(&self) -> Option<&Zone> {
        self.zone.as_ref().ok()?.as_ref()
    }

    /// Writes the zone in another notation; where that cannot write it, it stays as it is.
    fn rewrite(&mut self, settings: &mut ZoneSettings, notation: Notation) {
        if settings.notation == notation {
            return;
        }
        match &self.zone {
            Ok(Some(zone)) => {
                let Ok(text) = notation.write(zone.name().characters().iter().map(|it| it.scalar)) else {
                    return;
                };
                *settings = ZoneSettings { text, notation };
            }
            Ok(None) => settings.notation = notation,
            Err(_) => {
                settings.notation = notation;
                self.zone = read_zone(&settings.text, notation);
            }
        }
    }
}

/// The identity of the field.
pub(super) fn field_id() -> Id {
    Id::unique("zone field")
}

/// Shows the field.
pub(super) fn show(ui: &mut Ui, tab: &mut InspectTab, pass: &mut InspectPass<'_>) {
    let notation = pass.settings.notation;
    tab.zone_entry.rewrite(&mut pass.settings.zone, notation);
    let height = LINE_HEIGHT * SIZE + 4.0;
    let size = vec2(TITLE + WIDTH + ui.spacing().item_spacing.x, height);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.set_max_width(size.x);
        ui.weak("Parent zone").on_hover_text(
            "The zone in which the name would be registered. The applicant cannot change its labels. \
             Empty: all labels are the applicant's.",
        );
        field(ui, tab, pass);
    });
}

/// Why the zone is not asked about, where it is not.
pub(super) fn complaint(tab: &InspectTab) -> Option<&str> {
    let of_name = || tab.inspection.as_ref().and_then(|it| it.zone_error.as_deref());
    tab.zone_entry.zone.as_ref().err().map(String::as_str).or_else(of_name)
}

/// Says it: in what room is left in the row, so that nothing below
/// it moves.
pub(super) fn complain(ui: &mut Ui, tab: &InspectTab) {
    let Some(sentence) = complaint(tab) else { return };
    signs::severity(ui, Severity::Warning).on_hover_text(sentence);
    let room = vec2(ui.available_size_before_wrap().x, ui.spacing().interact_size.y);
    if room.x >= LEAST_SENTENCE {
        let text = RichText::new(sentence).color(Palette::current(ui).warning);
        let label = Label::new(text).truncate().show_tooltip_when_elided(false);
        let response = ui.add_sized(room, label).on_hover_text(sentence);
        accessibility::alert(&response, sentence);
    }
}

fn field(ui: &mut Ui, tab: &mut InspectTab, pass: &mut InspectPass<'_>) {
    let ZoneEntry { field, zone } = &mut tab.zone_entry;
    let settings = &mut pass.settings.zone;
    field.set_text(&settings.text, settings.notation);
    let is_unicode = settings.notation == Notation::Unicode;
    let look = Look {
        id: field_id(),
        label: "Zone",
        hint: "e.g. com",
        size: SIZE,
        rows: 1,
        colouring: match is_unicode {
            true => Colouring::ByClass,
            false => Colouring::Plain(Palette::current(ui).text),
        },
        highlight: None,
    };
    let mut laying = Laying {
        lines: pass.lines,
        strategy: if is_unicode { pass.settings.field_order } else { Strategy::UbaLtr },
        reading: TextOrder::Logical,
        invisibles: pass.in_fields,
        room: 0.0,
    };
    let shown = field.show(ui, &mut laying, &look);
    if let Some(notice) = shown.notice {
        pass.commands.push(Command::Say(notice));
    }
    if let Some(MenuCommand::Insert(_) | MenuCommand::FindCharacter) = shown.command {
        let what = "Characters are inserted into the name; copy it from there.";
        pass.commands.push(Command::Say(what.to_owned()));
    }
    if shown.changed {
        let settings = &mut pass.settings.zone;
        (settings.text, settings.notation) = (field.editor().text(), field.editor().notation());
        *zone = read_zone(&settings.text, settings.notation);
        pass.commands.push(Command::ClearMessage);
        tab.ask_under(ui.ctx());
    }
}
