//! The settings as they stand in their file.

use std::collections::BTreeMap;
use std::io::Write;
use std::sync::Arc;

use serde::Serialize;
use serde_json::Value;

use bidiscope_bidi::name::{BidiClass, MAX_BYTES, MAX_CHARACTERS, Notation};
use bidiscope_list::scan::Column;
use bidiscope_present::session::{Bookmarks, NameHistory, WrittenName};
use bidiscope_present::view::{SavedStrategies, add_compared};
use bidiscope_proof::study::{Alphabet, Results};

use super::arranged::{read_filter, read_sort};
use super::reading::FieldReader;
use super::session::MOST_SET_ASIDE;
use super::sizes::SIZES;
use super::{
    Caption, ListSettings, PaneTree, Section, Settings, StudySettings, TextSettings, WindowSettings,
};

/// The version of the format. It grows when a field gets another meaning; new fields need no new version.
pub(super) const VERSION: u64 = 1;
/// The most bytes of a path that any system takes.
const LONGEST_PATH: usize = 4096;

/// All that is remembered.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Document {
    pub(crate) settings: Settings,
    pub(crate) window: WindowSettings,
}

/// Why a file holds no settings that can be read.
#[derive(Debug, thiserror::Error)]
pub enum DocumentError {
    /// Nothing is in it.
    #[error("it is empty")]
    Empty,
    /// It is no text, from this byte on.
    #[error("it is not UTF-8 (at byte {0})")]
    NotUtf8(usize),
    /// It is text of another kind.
    #[error("it is no JSON: {0}")]
    NoJson(#[from] serde_json::Error),
    /// It is JSON of another kind.
    #[error("it holds something other than settings")]
    NoSettings,
    /// Its version is later than this program's.
    #[error("a newer bidiscope wrote it")]
    Newer,
}

impl Document {
    /// The document as it is written.
    pub(crate) fn write(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        write_to(&mut bytes, &self.settings, &self.window);
        bytes
    }

    /// Reads a document field by field, and gives the names of those that could not be read and are as at
    /// first.
    pub(crate) fn read(bytes: &[u8]) -> Result<(Self, Vec<String>), DocumentError> {
        Self::read_value(Self::value(bytes)?)
    }

    /// What stands in a file, as JSON.
    pub(super) fn value(bytes: &[u8]) -> Result<Value, DocumentError> {
        let text = std::str::from_utf8(bytes).map_err(|it| DocumentError::NotUtf8(it.valid_up_to()))?;
        // Some editors put a byte order mark there.
        let text = text.strip_prefix('\u{FEFF}').unwrap_or(text);
        if text.trim().is_empty() {
            return Err(DocumentError::Empty);
        }
        Ok(serde_json::from_str(text)?)
    }

    /// Reads what stands in a file.
    pub(super) fn read_value(value: Value) -> Result<(Self, Vec<String>), DocumentError> {
        let version = value.get("version").and_then(Value::as_u64);
        if version.is_some_and(|it| it > VERSION) {
            return Err(DocumentError::Newer);
        }
        if version.is_none() && value.get("settings").is_none() {
            return Err(DocumentError::NoSettings);
        }
        Ok(Self::of(value))
    }

    /// The settings alone.
    pub(super) fn settings_of(value: Value) -> Settings {
        settings(&mut FieldReader::of(value, "", &mut Vec::new()))
    }

    fn of(value: Value) -> (Self, Vec<String>) {
        let mut lost = Vec::new();
        let mut read = Self::default();
        let mut fields = FieldReader::of(value, "", &mut lost);
        let mut version = VERSION;
        fields.read_if("version", &mut version, |it| *it == VERSION);
        // Of sessions, which are told by it before.
        let _ = fields.take("format");
        fields.within("window", |fields| read.window = WindowSettings::read(fields));
        match fields.take("settings") {
            Some(settings) if settings.is_object() => {
                // The names of these stand for themselves.
                let mut fields = FieldReader::of(settings, "", fields.lost());
                read.settings = self::settings(&mut fields);
                fields.end();
            }
            Some(_) => fields.lose("settings"),
            None => {}
        }
        fields.end();
        (read, lost)
    }
}

/// Writes a document of these parts, as it stands in its file.
pub(super) fn write_to(out: &mut impl Write, settings: &Settings, window: &WindowSettings) {
    #[derive(Serialize)]
    struct InOrder<'a> {
        version: u64,
        window: &'a WindowSettings,
        settings: &'a Settings,
    }
    // Only a map with keys that are no strings cannot be written, and there is none.
    let _ = serde_json::to_writer_pretty(&mut *out, &InOrder { version: VERSION, window, settings });
    let _ = out.write_all(b"\n");
}

fn settings(fields: &mut FieldReader<'_>) -> Settings {
    let mut read = Settings::default();
    fields.read("tab", &mut read.tab);
    fields.read("notation", &mut read.notation);
    fields.read_if("input", &mut read.input, |it| is_at_most(it, most_of_a_name(read.notation)));
    fields.within("zone", |fields| {
        let zone = &mut read.zone;
        fields.read("notation", &mut zone.notation);
        fields.read_if("text", &mut zone.text, |it| is_at_most(it, most_of_a_name(zone.notation)));
    });
    fields.read("show_invisibles", &mut read.show_invisibles);
    fields.read("field_order", &mut read.field_order);
    fields.read("marks_invisible", &mut read.marks_invisible);
    fields.within("trace", |fields| {
        fields.read("strategy", &mut read.trace.strategy);
        fields.read("with_idle", &mut read.trace.with_idle);
    });
    fields.within("verdict", |fields| {
        fields.read_if("label_width", &mut read.verdict.label_width, |it| SIZES.contains(it));
        fields.read_if("narrow_label_width", &mut read.verdict.narrow_label_width, |it| SIZES.contains(it));
        fields.within("sections", |fields| {
            for section in Section::ALL {
                let mut is_open = None;
                fields.read(section.id(), &mut is_open);
                read.verdict.sections.extend(is_open.map(|it: bool| (section, it)));
            }
        });
    });
    fields.within("choices", |fields| {
        let choices = &mut read.choices;
        fields.read("surroundings", &mut choices.surroundings);
        fields.within("typed", |fields| {
            fields.read_if("before", &mut choices.typed.before, |it| is_at_most(it, MAX_CHARACTERS));
            fields.read_if("after", &mut choices.typed.after, |it| is_at_most(it, MAX_CHARACTERS));
        });
        fields.read("overall", &mut choices.overall);
        fields.read("environment", &mut choices.environment);
        fields.read("label_isolate", &mut choices.label_isolate);
        fields.read("edition", &mut choices.data_version);
        fields.read("reference", &mut choices.reference);
        fields.read_each("shows_marks", &mut choices.shows_marks, |all, it| all.insert(it));
        fields.read_each("own", &mut choices.custom, |all: &mut SavedStrategies, it| {
            all.restore(usize::MAX, it)
        });
    });
    fields.read_if("strategies_file", &mut read.strategies_file, is_path);
    fields.read_if("session_file", &mut read.session_file, is_path);
    fields.read_if("folder", &mut read.folder, is_path);
    fields.within("export", |fields| read.export.read(fields));
    names(fields, &mut read);
    fields.read("opened", &mut read.opened);
    let mut set_aside: Vec<Value> = Vec::new();
    fields.read("set_aside", &mut set_aside);
    for before in set_aside.into_iter().take(MOST_SET_ASIDE) {
        let mut fields = FieldReader::of(before, "set_aside", fields.lost());
        // Nothing is set aside behind that.
        read.set_aside.push(Arc::new(Settings { set_aside: Vec::new(), ..settings(&mut fields) }));
        fields.end();
    }
    fields.within("compared", |fields| {
        fields.read("is_shown", &mut read.compared.is_shown);
        fields.read_each("names", &mut read.compared.names, |all: &mut Vec<String>, it: String| {
            add_compared(all, &it, Notation::Unicode).is_ok()
        });
    });
    fields.within("text", |fields| text(fields, &mut read.text));
    fields.within("list", |fields| list(fields, &mut read.list));
    fields.within("study", |fields| study(fields, &mut read.study));
    fields.within("learn", |fields| read.learn.read(fields));
    fields.within("present", |fields| {
        fields.read("movement", &mut read.present.movement);
        fields.read("beside", &mut read.present.beside);
    });
    fields.read_each("captions", &mut read.captions, |all: &mut Vec<Caption>, it| {
        let is_new = !all.contains(&it);
        all.extend(is_new.then_some(it));
        is_new
    });
    read.panes = PaneTree::read(fields, "panes");
    // What was lost of them is told by their own field.
    read.forget_what_is_gone();
    read
}

/// The names that were looked at or marked, and the notes on them.
fn names(fields: &mut FieldReader<'_>, read: &mut Settings) {
    fields.within("visited", |fields| {
        let (mut all, mut at) = (Vec::new(), 0);
        fields.read_each("all", &mut all, |all: &mut Vec<WrittenName>, it: WrittenName| {
            let is_one = !it.text.is_empty() && it.fits_name_field();
            all.extend(is_one.then_some(it));
            is_one
        });
        fields.read("at", &mut at);
        read.visited = NameHistory::of(all, at);
    });
    fields.read_each("bookmarks", &mut read.bookmarks, |all: &mut Bookmarks, it: WrittenName| all.add(it));
    let mut notes: BTreeMap<String, String> = BTreeMap::new();
    fields.read("notes", &mut notes);
    for (name, note) in notes {
        if !read.notes.write(&name, &note) {
            fields.lose("notes");
        }
    }
}

fn text(fields: &mut FieldReader<'_>, read: &mut TextSettings) {
    fields.read_if("text", &mut read.text, |it| is_at_most(it, MAX_CHARACTERS));
    fields.read("is_as_opened", &mut read.is_as_opened);
    fields.read_each("before", &mut read.before, |all: &mut Vec<String>, it: String| {
        let is_short = is_at_most(&it, MAX_CHARACTERS);
        all.extend(is_short.then_some(it));
        is_short
    });
    fields.read("direction", &mut read.direction);
    fields.read("shown", &mut read.shown);
    fields.read("after", &mut read.after);
    fields.read("overall", &mut read.overall);
    fields.within("extensions", |fields| {
        fields.read("userinfo", &mut read.extensions.userinfo);
        fields.read("port", &mut read.extensions.port);
        fields.read("ip_address", &mut read.extensions.ip_address);
    });
    fields.read_if("height", &mut read.height, |it| SIZES.contains(it));
}

fn list(fields: &mut FieldReader<'_>, read: &mut ListSettings) {
    fields.read_if("file", &mut read.file, is_path);
    fields.read_if("export", &mut read.export, is_path);
    fields.read("form", &mut read.form);
    fields.read_if("column", &mut read.column, |it| is_at_most(it, ListSettings::MOST_OF_A_COLUMN));
    fields.read("notation", &mut read.notation);
    fields.read_if("order", &mut read.order, |it| ListSettings::ORDERS.contains(it));
    fields.read_each("hidden", &mut read.hidden, |all: &mut Vec<Column>, it| {
        all.push(it);
        true
    });
    fields.within("filter", |fields| read_filter(fields, &mut read.filter));
    fields.within("sort", |fields| read_sort(fields, &mut read.sort));
    fields.read_if("group_height", &mut read.group_height, |it| SIZES.contains(it));
}

fn study(fields: &mut FieldReader<'_>, read: &mut StudySettings) {
    fields.read_each("classes", &mut read.classes, |all: &mut Vec<BidiClass>, it| {
        all.push(it);
        let is_allowed = Alphabet::new(all.clone()).is_ok();
        if !is_allowed {
            all.pop();
        }
        is_allowed
    });
    fields.read_if("max_length", &mut read.max_length, |it| StudySettings::LENGTHS.contains(it));
    fields.read_if("file", &mut read.file, is_path);
    fields.read("results", &mut read.results);
    fields.read_each("earlier", &mut read.earlier, |all: &mut Vec<Arc<Results>>, it| {
        all.push(it);
        true
    });
    fields.read("open", &mut read.open);
    fields.read_if("detail_height", &mut read.detail_height, |it| SIZES.contains(it));
    fields.read("proof", &mut read.proof);
    fields.read_if("walked", &mut read.walked, |it| is_at_most(it, MAX_CHARACTERS));
    fields.read("step", &mut read.step);
}

/// Whether some system could take this for a path. What is not a path yet is none that is wrong.
#[allow(clippy::ptr_arg)] // What the reader hands over.
pub(super) fn is_path(text: &String) -> bool {
    text.len() <= LONGEST_PATH && !text.contains('\0')
}

/// What a field for names takes, in characters.
fn most_of_a_name(notation: Notation) -> usize {
    if notation.is_space_separated() { MAX_BYTES } else { MAX_CHARACTERS }
}

fn is_at_most(text: &str, characters: usize) -> bool {
    text.chars().nth(characters).is_none()
}
