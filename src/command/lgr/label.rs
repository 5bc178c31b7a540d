//! Labels as they are typed.

use std::ffi::OsString;
use std::io::{self, IsTerminal, Write};
use std::path::Path;

use bidiscope_bidi::name::{Input, Label, Notation, characters_of};
use bidiscope_bidi::order::Strategy;
use bidiscope_idna::verdict::{Finding, FindingKind};
use bidiscope_list::{Decompressor, ListInputFormat, ListReader};
use bidiscope_report::words::error::list_entry_error_text;
use bidiscope_report::words::escape::escape_invisibles_except;
use bidiscope_report::words::finding::FindingText;
use bidiscope_report::words::read_error::{read_error_reason, read_error_text};
use bidiscope_url::InputAnalysis;
use bidiscope_words::message;

use super::super::comparison_list::print_repeated_columns;
use super::super::context::CommandContext;
use super::super::input::{self, list_read_error};
use super::super::input_name::{InputName, input_message};
use super::super::scan::input::peek_beginning;
use super::super::standard_error::print_message;
use super::super::status::{Status, Stop};
use super::super::terminal;

/// Where labels come from: arguments, with “-” for standard input.
#[derive(Clone, Copy)]
pub(super) struct LabelSource<'a> {
    pub(super) labels: &'a [OsString],
    /// The column or key of the labels, where standard input is CSV or JSON Lines; else it has a label a line.
    pub(super) column: Option<&'a str>,
}

impl LabelSource<'_> {
    /// Calls `visit` with each label, as it is typed; blank lines and comments are none.
    ///
    /// # Errors
    /// Those of `visit`, after which nothing more is read; and a list in columns that cannot be read.
    pub(super) fn each_label(
        self,
        context: &CommandContext,
        out: &mut dyn Write,
        mut visit: impl FnMut(&mut dyn Write, InputName<'_>) -> io::Result<()>,
    ) -> Result<Status, Stop> {
        let Some(column) = self.column else {
            return Ok(input::each_name(self.labels, out, |out, given| {
                if is_comment(given) { Ok(()) } else { visit(out, given) }
            })?);
        };
        let mut status = Status::Done;
        for label in self.labels {
            if label == "-" {
                let path = Path::new("-");
                let format =
                    |beginning: &[u8]| Ok(ListInputFormat::detect_with_name_column(column, path, beginning));
                status = status.max(each_entry(context, path, format, out, &mut visit)?);
            } else {
                visit(out, InputName { bytes: label.as_encoded_bytes(), line: None })?;
            }
        }
        Ok(status)
    }
}

/// Calls `visit` with each entry of a list, whose format `format` decides from its first bytes.
pub(super) fn each_entry(
    context: &CommandContext,
    path: &Path,
    format: impl FnOnce(&[u8]) -> Result<ListInputFormat, Stop>,
    out: &mut dyn Write,
    mut visit: impl FnMut(&mut dyn Write, InputName<'_>) -> io::Result<()>,
) -> Result<Status, Stop> {
    let unread = |error: io::Error| list_read_error(path, &error);
    let input = Decompressor::new(context.open(path).map_err(unread)?);
    let (beginning, source) = peek_beginning(input).map_err(unread)?;
    let format = format(&beginning)?;
    let mut list = ListReader::new(source, &format);
    list.read_selected_column_titles().map_err(unread)?;
    if let ListInputFormat::Csv { name_column } = &format {
        print_repeated_columns(
            list.all_column_titles().map_err(unread)?,
            [name_column.as_str()].into_iter(),
            path,
        );
    }
    let mut status = Status::Done;
    while let Some(entry) = list.next().map_err(unread)? {
        match entry.name_bytes {
            Ok(bytes) => visit(out, InputName { bytes, line: Some(entry.line_number) })?,
            Err(error) => {
                status = Status::Unreadable;
                let given = InputName { bytes: b"", line: Some(entry.line_number) };
                print_message(&input_message(given, &list_entry_error_text(error)));
            }
        }
    }
    Ok(status)
}

/// Whether a line is a comment, as in lists.
fn is_comment(given: InputName<'_>) -> bool {
    given.line.is_some() && given.bytes.trim_ascii_start().starts_with(b"#")
}

/// Reads a label; `None` after a message, or an object of JSON, that says why it cannot be read.
pub(super) fn read(
    given: InputName<'_>,
    notation: Notation,
    as_json: bool,
    out: &mut dyn Write,
) -> io::Result<Option<Vec<char>>> {
    let (reason, at_position, position) = match Input::read_bytes(given.bytes, notation) {
        Ok(name) => match name.labels() {
            [label] => match a_label_text(&name) {
                None => return Ok(Some(name.label_characters(label).iter().map(|it| it.scalar).collect())),
                Some(reason) => (reason.clone(), reason, 0),
            },
            labels => {
                let reason = message!(lgr_several_labels, count = labels.len()).to_string();
                (reason.clone(), reason, 0)
            }
        },
        Err(error) => (
            read_error_reason(&error.error_kind).to_string(),
            read_error_text(&error).to_string(),
            error.source_character_index,
        ),
    };
    given.refuse_because(out, as_json, (reason, position), &at_position)?;
    Ok(None)
}

/// What is wrong with a label that was typed as an A-label, but is that of nothing, or not that of what it decodes to.
fn a_label_text(name: &Input) -> Option<String> {
    let is_wrong =
        |it: &Label| it.a_label_decode_error.is_some() || it.noncanonical_a_label_as_typed().is_some();
    if !name.labels().iter().any(is_wrong) {
        return None;
    }
    let is_about_it = |it: &&Finding| {
        matches!(it.finding_kind, FindingKind::ALabelUndecodable | FindingKind::NoncanonicalALabel)
    };
    let analysis = InputAnalysis::new(name);
    let finding = analysis.findings().iter().find(is_about_it)?;
    Some(FindingText::of(name, finding).sentence)
}

/// A label with a form that can be copied. A terminal gets it in the one-to-one display, in which no two labels are the same;
/// a file or a pipe its characters in the order in which they are typed. An index label may be empty, where nothing stands
/// for each code point.
pub(super) fn shown(label: &[char]) -> String {
    if label.is_empty() {
        return message!(lgr_empty_label).to_string();
    }
    let text: String = label.iter().collect();
    if !io::stdout().is_terminal() {
        return terminal::with_copyable_form_after(typed(&text), &text);
    }
    let characters = characters_of(&text);
    let shown = terminal::display_line(&characters, &Strategy::OneToOne.order(&characters));
    terminal::with_copyable_form_after(shown, &text)
}

/// A text as it is typed, with its joiners. Other characters that cannot be seen are named, since some act on what shows the
/// text.
fn typed(text: &str) -> String {
    escape_invisibles_except(text, |_, it| matches!(it, '\u{200C}' | '\u{200D}'))
}
