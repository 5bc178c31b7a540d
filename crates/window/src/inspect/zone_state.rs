//! What stands in the field of the zone, and what was read from it.

use eframe::egui::Id;

use bidiscope_bidi::name::Notation;
use bidiscope_edit::EditedTextKind;
use bidiscope_idna::verdict::Zone;
use bidiscope_report::view::read_optional_parent_zone;

use super::super::editor::Field;
use super::super::settings::ZoneSettings;

/// The field, and what was read from it.
pub(super) struct ZoneEntry {
    pub(super) field: Field,
    pub(super) zone: Result<Option<Zone>, String>,
}

impl ZoneEntry {
    /// Begins with what is remembered.
    pub(super) fn new(settings: &ZoneSettings) -> Self {
        let ZoneSettings { text, notation } = settings;
        Self {
            field: Field::new(EditedTextKind::DomainName, text, *notation),
            zone: read_optional_parent_zone(text, *notation),
        }
    }

    /// The zone, if one was typed that can be read.
    pub(super) fn zone(&self) -> Option<&Zone> {
        self.zone.as_ref().ok()?.as_ref()
    }

    /// What stands in the field.
    pub(super) fn written(&self) -> ZoneSettings {
        let editor = self.field.editor();
        ZoneSettings { text: editor.text(), notation: editor.notation() }
    }

    /// Replaces what stands in the field by this zone, or by nothing.
    pub(super) fn set(&mut self, zone: Option<&Zone>, notation: Notation) {
        let text =
            zone.and_then(|it| notation.write_scalars(it.name_text().chars()).ok()).unwrap_or_default();
        self.field.set_text(&text, notation);
        self.zone = read_optional_parent_zone(&text, notation);
    }

    /// Writes the zone in another notation; where that cannot write it, it stays as it is.
    pub(super) fn rewrite(&mut self, notation: Notation) {
        if self.field.editor().notation() == notation {
            return;
        }
        match &self.zone {
            Ok(Some(zone)) => {
                if let Ok(text) = notation.write_scalars(zone.name_text().chars()) {
                    self.field.set_text(&text, notation);
                }
            }
            Ok(None) => self.field.set_text("", notation),
            Err(_) => {
                let text = self.field.editor().text();
                self.field.set_text(&text, notation);
                self.zone = read_optional_parent_zone(&text, notation);
            }
        }
    }
}

/// The identity of the field.
pub(super) fn field_id() -> Id {
    Id::unique("zone field")
}
