//! The settings of versions that left it to the window's library to keep them: `app.ron`, which holds RON
//! in RON.

use std::collections::HashMap;

use egui_tiles::Tree;
use ron::error::SpannedError;
use ron::value::RawValue;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value, json};

use bidiscope_bidi::name::Notation;
use bidiscope_bidi::order::Strategy;
use bidiscope_present::view::PaneSettings;

use super::document::Document;
use super::{PaneId, PaneTree, StudySettings, Tab, TextSettings, ThemeChoice, TraceSettings};

/// Reads them field by field, and gives the names of those that could not be read and are as at first.
///
/// # Errors
/// Where nothing can be read.
pub(crate) fn read_old(bytes: &[u8]) -> Result<(Document, Vec<String>), SpannedError> {
    let kept: HashMap<String, String> = ron::de::from_bytes(bytes)?;
    let mut old = Old { fields: Map::new(), lost: Vec::new() };
    let settings = kept.get("bidiscope").map(|text| old.object("settings", text, Old::settings));
    let mut window = kept.get("window").map(|text| old.object("window", text, Old::window));
    let drawn = kept.get("egui").map(|text| old.object("zoom and theme", text, Old::drawn));
    if let (Some(Value::Object(window)), Some(Value::Object(drawn))) = (&mut window, drawn) {
        // Then lengths were in points as they are with the zoom.
        let zoom = drawn.get("zoom").and_then(Value::as_f64).unwrap_or(1.0);
        if let Some(Value::Array(sides)) = window.get_mut("size") {
            for side in sides {
                *side = json!(side.as_f64().map(|it| it * zoom));
            }
        }
        window.extend(drawn);
    }
    let mut lost = old.lost;
    let mut document = Map::new();
    document.extend(settings.map(|it| ("settings".to_owned(), it)));
    document.extend(window.map(|it| ("window".to_owned(), it)));
    let (read, more) = Document::of(Value::Object(document));
    lost.extend(more);
    Ok((read, lost))
}

/// A field as it is written.
type RawField = Option<Box<RawValue>>;

fn raw<'de, D: Deserializer<'de>>(deserializer: D) -> Result<RawField, D::Error> {
    Box::<RawValue>::deserialize(deserializer).map(Some)
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct OldSettings {
    #[serde(deserialize_with = "raw")]
    tab: RawField,
    #[serde(deserialize_with = "raw")]
    input: RawField,
    #[serde(deserialize_with = "raw")]
    notation: RawField,
    #[serde(deserialize_with = "raw")]
    show_invisibles: RawField,
    #[serde(deserialize_with = "raw")]
    study: RawField,
    #[serde(deserialize_with = "raw")]
    field_order: RawField,
    #[serde(deserialize_with = "raw")]
    marks_invisible: RawField,
    #[serde(deserialize_with = "raw")]
    trace: RawField,
    #[serde(deserialize_with = "raw")]
    panes: RawField,
    #[serde(deserialize_with = "raw")]
    choices: RawField,
    #[serde(deserialize_with = "raw")]
    text: RawField,
}

/// What the window's library remembered of itself.
#[derive(Deserialize, Default)]
#[serde(default)]
struct OldMemory {
    options: OldOptions,
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct OldOptions {
    #[serde(deserialize_with = "raw")]
    theme_preference: RawField,
    #[serde(deserialize_with = "raw")]
    zoom_factor: RawField,
}

#[derive(Deserialize)]
enum OldTheme {
    System,
    Light,
    Dark,
}

#[derive(Deserialize)]
struct OldWindow {
    normal_geometry: OldGeometry,
    fullscreen: bool,
    maximized: bool,
}

#[derive(Deserialize)]
struct OldGeometry {
    outer_position_pixels: Option<Point>,
    scale_factor: f32,
    inner_size_points: Point,
}

#[derive(Deserialize)]
struct Point {
    x: f32,
    y: f32,
}

/// Turns what is read into a document as it is written today.
struct Old {
    fields: Map<String, Value>,
    lost: Vec<String>,
}

impl Old {
    /// What is kept under one key.
    fn object<T: DeserializeOwned>(&mut self, name: &str, text: &str, put: fn(&mut Self, T)) -> Value {
        match ron::from_str(text) {
            Ok(read) => put(self, read),
            Err(_) => self.lost.push(name.to_owned()),
        }
        Value::Object(std::mem::take(&mut self.fields))
    }

    fn settings(&mut self, old: OldSettings) {
        self.put::<Tab>("tab", old.tab);
        self.put::<String>("input", old.input);
        self.put::<Notation>("notation", old.notation);
        self.put::<bool>("show_invisibles", old.show_invisibles);
        self.put::<StudySettings>("study", old.study);
        self.put::<Strategy>("field_order", old.field_order);
        self.put::<bool>("marks_invisible", old.marks_invisible);
        self.put::<TraceSettings>("trace", old.trace);
        // Then they were written as the library for them does it.
        self.put_as::<Tree<PaneId>, _>("panes", old.panes, |old| PaneTree::of(&old));
        self.put::<PaneSettings>("choices", old.choices);
        self.put::<TextSettings>("text", old.text);
    }

    fn window(&mut self, old: OldWindow) {
        let OldGeometry { outer_position_pixels, scale_factor, inner_size_points } = old.normal_geometry;
        let position = outer_position_pixels.map(|it| [it.x / scale_factor, it.y / scale_factor]);
        let size = [inner_size_points.x, inner_size_points.y];
        let fields = [
            ("size", json!(size)),
            ("position", json!(position)),
            ("maximized", json!(old.maximized)),
            ("fullscreen", json!(old.fullscreen)),
        ];
        self.fields.extend(fields.map(|(key, value)| (key.to_owned(), value)));
    }

    fn drawn(&mut self, old: OldMemory) {
        let OldOptions { theme_preference, zoom_factor } = old.options;
        self.put::<f32>("zoom", zoom_factor);
        self.put_as::<OldTheme, _>("theme", theme_preference, |old| match old {
            OldTheme::System => ThemeChoice::System,
            OldTheme::Light => ThemeChoice::Light,
            OldTheme::Dark => ThemeChoice::Dark,
        });
    }

    fn put<T: DeserializeOwned + Serialize>(&mut self, key: &str, raw: RawField) {
        self.put_as::<T, T>(key, raw, |it| it);
    }

    fn put_as<T: DeserializeOwned, U: Serialize>(&mut self, key: &str, raw: RawField, today: fn(T) -> U) {
        let Some(raw) = raw else { return };
        match raw.into_rust::<T>().ok().and_then(|it| serde_json::to_value(today(it)).ok()) {
            Some(value) => {
                self.fields.insert(key.to_owned(), value);
            }
            None => self.lost.push(key.to_owned()),
        }
    }
}
