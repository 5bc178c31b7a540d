//! A lesson that is edited as a file, and a file as a lesson to edit.

use bidiscope_bidi::name::{Notation, is_unprintable};
use toml::{Table, Value};

use super::draft::{DraftFieldType, DraftKey, DraftPlace, DraftValues, LessonDraft, StepDraft, TaskKind};
use super::read::{FORMAT, VERSION};
use super::{Lesson, LessonError, QuestionKind};

/// Where lines of text are broken, in characters.
const LINE: usize = 68;

impl LessonDraft {
    /// The draft of a lesson's file. Comments of the file are not part of it.
    ///
    /// # Errors
    /// As [`Lesson::read`].
    pub fn read(text: &str) -> Result<Self, LessonError> {
        Lesson::read(text)?;
        let file: Table = toml::from_str(text.strip_prefix('\u{FEFF}').unwrap_or(text))
            .map_err(|error| LessonError::of_toml(text, error))?;
        let steps = file.get("step").and_then(Value::as_array);
        let steps = steps.into_iter().flatten().filter_map(Value::as_table).map(step).collect();
        Ok(Self { values: values(&file, &DraftKey::OF_LESSON), steps })
    }

    /// The text of the lesson's TOML file.
    pub fn to_file(&self) -> String {
        self.to_file_with_places().0
    }

    /// The file, and the place of each of its lines.
    pub(super) fn to_file_with_places(&self) -> (String, Vec<DraftPlace>) {
        let mut writer = Writer::default();
        writer.line(&format!("format = {}", quoted(FORMAT)));
        writer.line(&format!("version = {VERSION}"));
        for key in DraftKey::OF_LESSON {
            writer.key(key, &self.values, key == DraftKey::Title);
        }
        for (number, step) in self.steps.iter().enumerate() {
            writer.place = DraftPlace { step: Some(number), key: None };
            writer.line("");
            writer.line("[[step]]");
            let (kind, question) = match step.kind {
                TaskKind::Page => ("page", None),
                TaskKind::Arrange => ("arrange", None),
                TaskKind::Choose(question) => ("choose", Some(question.id())),
            };
            writer.line(&format!("kind = {}", quoted(kind)));
            if let Some(question) = question {
                writer.line(&format!("question = {}", quoted(question)));
            }
            for key in step.kind.keys() {
                writer.key(key, &step.values, is_needed(step, key));
            }
        }
        (writer.text, writer.places)
    }
}

/// Whether a step is not valid without a key.
fn is_needed(step: &StepDraft, key: DraftKey) -> bool {
    let is_page = step.kind == TaskKind::Page;
    match key {
        DraftKey::Title | DraftKey::Words | DraftKey::Names | DraftKey::Display => true,
        DraftKey::Name => !is_page || !step.values.get(DraftKey::Displays).is_empty(),
        DraftKey::Displays => !is_page,
        _ => false,
    }
}

fn step(table: &Table) -> StepDraft {
    let question = table.get("question").and_then(Value::as_str).and_then(QuestionKind::from_id);
    let kind = match (table.get("kind").and_then(Value::as_str), question) {
        (Some("arrange"), _) => TaskKind::Arrange,
        (_, Some(question)) => TaskKind::Choose(question),
        _ => TaskKind::Page,
    };
    StepDraft { kind, values: values(table, &kind.keys().collect::<Vec<_>>()) }
}

fn values(table: &Table, keys: &[DraftKey]) -> DraftValues {
    let mut values = DraftValues::default();
    for &key in keys {
        if let Some(value) = table.get(key.id()) {
            *values.edit(key) = typed(key.field_type(), value);
        }
    }
    values
}

/// A value as it is typed.
fn typed(form: DraftFieldType, value: &Value) -> String {
    match value {
        Value::Integer(number) => number.to_string(),
        Value::Array(all) => {
            // Every hint is a line.
            let line = |it: &Value| it.as_str().unwrap_or_default().replace('\n', " ");
            all.iter().map(line).collect::<Vec<_>>().join("\n")
        }
        Value::String(text) => match form {
            DraftFieldType::Text => wrapped(text),
            DraftFieldType::Notation => Notation::from_id(text).unwrap_or_default().id().to_owned(),
            _ => text.clone(),
        },
        _ => String::new(),
    }
}

/// A text with lines no longer than [`LINE`], broken at spaces outside of names and of text to type.
fn wrapped(text: &str) -> String {
    let mut all = String::new();
    // What ends the name or the text to type that is open, which may go on in the next line.
    let mut within = None;
    for line in text.trim().lines().map(str::trim) {
        let mut length = 0;
        let mut word = String::new();
        for scalar in line.chars().chain([' ']) {
            within = match (within, scalar) {
                (None, '{') => Some('}'),
                (None, '`') => Some('`'),
                (Some(end), _) if scalar == end => None,
                _ => within,
            };
            if scalar != ' ' || within.is_some() {
                word.push(scalar);
                continue;
            }
            let count = word.chars().count();
            if length > 0 {
                let is_full = length + 1 + count > LINE;
                all.push(if is_full { '\n' } else { ' ' });
                length = if is_full { 0 } else { length + 1 };
            }
            all.push_str(&std::mem::take(&mut word));
            length += count;
        }
        if !word.is_empty() {
            all.push_str(if length > 0 { " " } else { "" });
            all.push_str(word.trim_end());
        }
        all.push('\n');
    }
    all.truncate(all.trim_end().len());
    all
}

/// Writes a file, and what each line of it belongs to.
#[derive(Default)]
struct Writer {
    text: String,
    places: Vec<DraftPlace>,
    place: DraftPlace,
}

impl Writer {
    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
        self.places.extend(std::iter::repeat_n(self.place, line.matches('\n').count() + 1));
    }

    fn key(&mut self, key: DraftKey, values: &DraftValues, is_needed: bool) {
        let value = values.get(key);
        if value.trim().is_empty() && !is_needed {
            return;
        }
        let written = match key.field_type() {
            DraftFieldType::Line | DraftFieldType::Notation | DraftFieldType::Display => quoted(value.trim()),
            DraftFieldType::Text if value.contains('\n') => {
                format!("\"\"\"\n{}\n\"\"\"", escaped(value.trim(), true))
            }
            DraftFieldType::Text => quoted(value.trim()),
            DraftFieldType::Character => match value.parse::<usize>() {
                Ok(number) => number.to_string(),
                Err(_) => return,
            },
            DraftFieldType::Lines | DraftFieldType::Displays | DraftFieldType::Classes => {
                let lines = values.lines(key).filter(|it| key == DraftKey::Hints || !it.is_empty());
                format!("[{}]", lines.map(quoted).collect::<Vec<_>>().join(", "))
            }
        };
        let place = self.place;
        self.place.key = Some(key);
        self.line(&format!("{} = {written}", key.id()));
        self.place = place;
    }
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", escaped(text, false))
}

/// A text between quotation marks of TOML. What cannot be seen stands as an escape.
fn escaped(text: &str, keeps_lines: bool) -> String {
    let mut all = String::new();
    for scalar in text.chars() {
        match scalar {
            '\n' if keeps_lines => all.push('\n'),
            '"' | '\\' => all.extend(['\\', scalar]),
            _ if scalar.is_control() || is_unprintable(scalar) => {
                all.push_str(&format!("\\U{:08X}", u32::from(scalar)));
            }
            _ => all.push(scalar),
        }
    }
    all
}
