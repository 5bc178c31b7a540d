//! `bidiscope convert`: converts each line from one form of a name to another.

use std::borrow::Cow;
use std::ffi::{OsStr, OsString};
use std::io::{self, Write};
use std::path::Path;

use bidiscope_bidi::name::{Notation, ReadError, ReadErrorKind, excerpt};
use bidiscope_bidi::order::Strategy;
use bidiscope_idna::collisions::CollisionSearch;
use bidiscope_idna::convert::{ConvertError, ConvertForm, Converter, FormError, NameControls};
use bidiscope_present::display_text::display_error_text;
use bidiscope_present::finding_text::character_text;
use bidiscope_present::message;
use bidiscope_present::read_error_text::read_error_text;
use bidiscope_present::titles::Titled;
use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};

use super::{Status, custom_strategies, input, print_message, terminal};

/// Convert names between forms: logical order, display order, text with controls
#[derive(clap::Args, Debug)]
#[command(after_long_help = HELP)]
pub(super) struct Arguments {
    /// Form of the input lines
    #[arg(long, value_name = "FORM", value_parser = FormParser { is_input: true }, hide_possible_values = true)]
    from: ConvertForm,

    /// Form of the output lines
    #[arg(long, value_name = "FORM", value_parser = FormParser { is_input: false }, hide_possible_values = true)]
    to: ConvertForm,

    /// Most answers in a line
    #[arg(long, value_name = "COUNT", default_value_t = CollisionSearch::default().max_names as u64, value_parser = clap::value_parser!(u64).range(1..))]
    most: u64,

    /// The file with the lines; “-” is standard input
    #[arg(default_value = "-", value_name = "FILE")]
    file: OsString,
}

const HELP: &str = "\
Forms:
  logical        the name itself
  DISPLAY        the displayed characters from left to right: a display with its options, such as uba-rtl or
                 fields:order=content,paragraph=rtl; with text around the name the whole line
  marked:MARKS   the name in logical order with controls
  html:MARKS     the same as HTML: bdi elements for isolates, &lrm; and similar references for other controls
  marked, html   input: running text or a name with any controls; those that a construction below inserts are
                 removed, other controls belong to the name and stay
  html           output: the name in ASCII, everything else as &#x05D0;

Marks (controls):
  durst, durst-right-to-left     Duerst's, for left-to-right and for right-to-left text
  davis                          Davis's; with options as fields:order=content
  isolates, first-strong-isolates
  one-to-one                     the one-to-one display between LRO and PDF, not in logical order

Each input line gives one output line. Several names with the same display are separated by tabs, in the order
of their code points; if there may be more, the last field is ... In the output a tab is \\t and a backslash
\\\\. A line that cannot be read, or has no answer, gives an empty line and a message with its number; the exit
status is then 2 or 1. A blank line gives a blank line.

Examples:
  echo 12BA | bidiscope convert --notation table1 --from uba-ltr --to logical
  bidiscope convert --from logical --to marked:isolates names.txt
  bidiscope convert --from html --to logical page.html";

impl Arguments {
    /// Converts each line and writes the result to `out`.
    pub(super) fn run(&self, notation: Notation, out: &mut dyn Write) -> io::Result<Status> {
        let mut converter = Converter::new(self.from.clone(), self.to.clone(), notation);
        converter.max_answers = usize::try_from(self.most).unwrap_or(usize::MAX);
        let mut status = Status::Done;
        let read = input::each_line_of_file(Path::new(&self.file), out, |out, given| {
            if given.is_blank() {
                return writeln!(out);
            }
            let (output, problem) = convert_line(&converter, given.bytes);
            writeln!(out, "{output}")?;
            if let Some((worse_status, message)) = problem {
                status = status.max(worse_status);
                // So that output and messages keep the order of the lines where both go to one terminal or file.
                out.flush()?;
                print_message(&terminal::input_message(given, &message));
            }
            Ok(())
        })?;
        Ok(status.max(read))
    }
}

/// The output for an input line, and the status and message where there is no result.
fn convert_line(converter: &Converter, line: &[u8]) -> (String, Option<(Status, String)>) {
    let Ok(line) = std::str::from_utf8(line) else {
        let position =
            String::from_utf8_lossy(&line[..line.utf8_chunks().next().map_or(0, |it| it.valid().len())])
                .chars()
                .count();
        let error = ReadError { kind: ReadErrorKind::NotUtf8, position };
        return (String::new(), Some((Status::Unreadable, read_error_text(&error).to_string())));
    };
    match converter.convert(line) {
        Ok(converted) => {
            let found_none = converted.answers.is_empty();
            let mut fields: Vec<String> = converted.answers.iter().map(|it| escape_field(it)).collect();
            if !converted.is_complete {
                fields.push("...".to_owned());
            }
            let stopped = || (Status::Failed, message!(convert_search_stopped).to_string());
            (fields.join("\t"), found_none.then(stopped))
        }
        Err(error) => {
            let status = if error.is_unreadable() { Status::Unreadable } else { Status::Failed };
            (String::new(), Some((status, convert_error_text(&error))))
        }
    }
}

/// Why a line could not be converted.
fn convert_error_text(error: &ConvertError) -> String {
    match error {
        ConvertError::Unreadable(error) => read_error_text(error).to_string(),
        ConvertError::NoName(display) => message!(convert_no_name, display = display.to_string()).to_string(),
        ConvertError::WithoutControls(controls) => {
            message!(convert_without_controls, controls = controls.to_string()).to_string()
        }
        ConvertError::Unwritable { notation, scalar } => {
            let character = character_text(*scalar);
            message!(convert_unwritable, character = character, notation = notation.id()).to_string()
        }
    }
}

/// Why a text is not the identifier of a form.
fn form_error_text(error: &FormError) -> String {
    let known = || NameControls::IDS.join(", ");
    let quoted = |text: &str| excerpt(text, 80);
    match error {
        FormError::UnknownForm(text) => {
            let displays = Strategy::ALL.map(Strategy::id).join(", ");
            message!(convert_unknown_form, text = quoted(text), displays = displays)
        }
        FormError::UnknownControls(text) => {
            message!(convert_unknown_controls, text = quoted(text), known = known())
        }
        FormError::NoControls(display) => {
            message!(convert_display_without_controls, display = display, known = known())
        }
        FormError::OptionWithoutEffect(option) => {
            message!(convert_option_without_effect, option = option.id())
        }
        FormError::Display(error) => display_error_text(error),
    }
    .to_string()
}

/// A result as a tab-separated field, with its backslashes, tabs and line ends escaped.
fn escape_field(answer: &str) -> String {
    answer.replace('\\', "\\\\").replace('\t', "\\t").replace('\n', "\\n")
}

/// The forms with marks, as shells complete them.
const MARKED_FORMS: [&str; 2 * NameControls::IDS.len()] = [
    "marked:durst",
    "marked:durst-right-to-left",
    "marked:davis",
    "marked:isolates",
    "marked:first-strong-isolates",
    "marked:one-to-one",
    "html:durst",
    "html:durst-right-to-left",
    "html:davis",
    "html:isolates",
    "html:first-strong-isolates",
    "html:one-to-one",
];

/// Parses forms, and lists them for completion by a shell.
#[derive(Clone, Debug)]
struct FormParser {
    /// Whether for `--from`, which has forms that `--to` does not have.
    is_input: bool,
}

impl TypedValueParser for FormParser {
    type Value = ConvertForm;

    fn parse_ref(
        &self,
        command: &clap::Command,
        argument: Option<&clap::Arg>,
        value: &OsStr,
    ) -> Result<Self::Value, clap::Error> {
        let is_input = self.is_input;
        let read = move |text: String| match with_custom_strategy(&text)?.parse::<ConvertForm>() {
            Ok(ConvertForm::WithControls(None)) if !is_input => {
                Err(message!(convert_marked_is_input).to_string())
            }
            other => other.map_err(|error| form_error_text(&error)),
        };
        StringValueParser::new().try_map(read).parse_ref(command, argument, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let displays = Strategy::ALL.into_iter().map(|it| PossibleValue::new(it.id()).help(it.title()));
        let marks = MARKED_FORMS.into_iter().map(PossibleValue::new);
        let any = ["marked", "html"]
            .into_iter()
            .filter(|it| self.is_input || *it == "html")
            .map(PossibleValue::new);
        Some(Box::new(displays.chain(marks).chain(any)))
    }
}

/// The argument with a custom strategy from a file written out: `@FILE`, `marked:@FILE:NAME`.
fn with_custom_strategy(text: &str) -> Result<Cow<'_, str>, String> {
    let kind = ["marked:", "html:", ""].into_iter().find(|it| text.starts_with(it)).unwrap_or_default();
    match text[kind.len()..].strip_prefix('@') {
        Some(written) => Ok(Cow::Owned(format!("{kind}{}", custom_strategies::read(written)?.display()))),
        None => Ok(Cow::Borrowed(text)),
    }
}

#[cfg(test)]
mod tests {
    use super::{ConvertForm, MARKED_FORMS, NameControls};

    #[test]
    fn every_form_with_marks_is_listed() {
        let forms =
            ["marked", "html"].iter().flat_map(|kind| NameControls::IDS.map(|word| format!("{kind}:{word}")));
        assert!(forms.eq(MARKED_FORMS));
        for form in MARKED_FORMS {
            assert_eq!(form.parse::<ConvertForm>().map(|it| it.to_string()).as_deref(), Ok(form));
        }
    }
}
