//! `bidiscope convert`: converts each line from one form of a name to another.

use std::borrow::Cow;
use std::ffi::OsString;
use std::io::Write;
use std::path::Path;

use bidiscope_bidi::name::{ReadError, ReadErrorKind, excerpt};
use bidiscope_bidi::order::Strategy;
use bidiscope_idna::collisions::CollisionSearch;
use bidiscope_report::titles::Titled;
use bidiscope_report::words::character::character_description;
use bidiscope_report::words::display::display_error_text;
use bidiscope_report::words::read_error::read_error_text;
use bidiscope_url::convert::{
    ConversionControls, ConversionForm, ConversionFormError, NameControlScheme, NameConversionError,
    NameConverter,
};
use bidiscope_words::message;
use clap::builder::PossibleValue;

use super::context::CommandContext;
use super::custom_strategies;
use super::input_name::input_message;
use super::one_of::listed;
use super::standard_error::print_message;
use super::status::{Status, Stop};

#[derive(clap::Args, Debug)]
pub(super) struct Arguments {
    #[arg(long, value_name = "FORM", value_parser = listed(read_input_form, input_forms), hide_possible_values = true)]
    from: ConversionForm,

    #[arg(long, value_name = "FORM", value_parser = listed(read_output_form, output_forms), hide_possible_values = true)]
    to: ConversionForm,

    #[arg(long, value_name = "COUNT", default_value_t = CollisionSearch::default().max_names as u64, value_parser = clap::value_parser!(u64).range(1..))]
    most: u64,

    #[arg(default_value = "-", value_name = "FILE")]
    file: OsString,
}

impl Arguments {
    /// Converts each line and writes the result to `out`.
    pub(super) fn run(&self, context: &CommandContext, out: &mut dyn Write) -> Result<Status, Stop> {
        let mut converter = NameConverter::new(self.from.clone(), self.to.clone(), context.notation);
        converter.max_converted_names = usize::try_from(self.most).unwrap_or(usize::MAX);
        let mut status = Status::Done;
        let read = context.each_line_of_file(Path::new(&self.file), out, |out, given| {
            if given.is_blank() {
                return writeln!(out);
            }
            let (output, problem) = convert_line(&converter, &self.to, given.bytes);
            writeln!(out, "{output}")?;
            if let Some((worse_status, message)) = problem {
                status = status.max(worse_status);
                // So that output and messages keep the order of the lines where both go to one terminal or file.
                out.flush()?;
                print_message(&input_message(given, &message));
            }
            Ok(())
        })?;
        Ok(status.max(read))
    }
}

/// The output for an input line in the form `to`, and the status and message where there is no result.
fn convert_line(
    converter: &NameConverter,
    to: &ConversionForm,
    line: &[u8],
) -> (String, Option<(Status, String)>) {
    let Ok(line) = std::str::from_utf8(line) else {
        let position =
            String::from_utf8_lossy(&line[..line.utf8_chunks().next().map_or(0, |it| it.valid().len())])
                .chars()
                .count();
        let error = ReadError { error_kind: ReadErrorKind::NotUtf8, source_character_index: position };
        return (String::new(), Some((Status::Unreadable, read_error_text(&error).to_string())));
    };
    match converter.convert_name(line) {
        Ok(converted) => {
            let found_none = converted.converted_names.is_empty();
            let mut fields: Vec<String> =
                converted.converted_names.iter().map(|it| escape_field(it, to)).collect();
            if !converted.has_all_names {
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
fn convert_error_text(error: &NameConversionError) -> String {
    match error {
        NameConversionError::UnreadableLine(error) => read_error_text(error).to_string(),
        NameConversionError::NoNameWithDisplay(display) => {
            message!(convert_no_name, display = display.to_string()).to_string()
        }
        NameConversionError::LineWithoutExpectedControls(controls) => {
            message!(convert_without_controls, controls = controls.to_string()).to_string()
        }
        NameConversionError::OutputOnlyInputForm(form) => {
            message!(convert_writing_only, form = form.to_string()).to_string()
        }
        NameConversionError::NotInOutputNotation { notation, scalar } => {
            let character = character_description(*scalar);
            message!(convert_unwritable, character = character, notation = notation.id()).to_string()
        }
    }
}

/// Why a text is not the identifier of a form.
fn form_error_text(error: &ConversionFormError) -> String {
    let known = || NameControlScheme::SCHEME_IDS.join(", ");
    let quoted = |text: &str| excerpt(text, 80);
    match error {
        ConversionFormError::UnknownFormId(text) => {
            let displays = Strategy::ALL.map(Strategy::id).join(", ");
            message!(convert_unknown_form, text = quoted(text), displays = displays)
        }
        ConversionFormError::UnknownControlSchemeId(text) => {
            message!(convert_unknown_controls, text = quoted(text), known = known())
        }
        ConversionFormError::DisplayInsertsNoControls(display) => {
            message!(convert_display_without_controls, display = display, known = known())
        }
        ConversionFormError::DisplayOptionWithoutEffect(option) => {
            message!(convert_option_without_effect, option = option.id())
        }
        ConversionFormError::InvalidDisplayId(error) => display_error_text(error),
    }
    .to_string()
}

/// A result as a tab-separated field, with its tabs and line ends escaped: as character references in HTML, else
/// with backslashes, which are escaped too. A literal has escaped them itself.
fn escape_field(answer: &str, form: &ConversionForm) -> String {
    match form {
        ConversionForm::ProgramStringLiteral(_) => answer.to_owned(),
        ConversionForm::HtmlWithControls(_) => answer.replace('\t', "&#x0009;").replace('\n', "&#x000A;"),
        _ => answer.replace('\\', "\\\\").replace('\t', "\\t").replace('\n', "\\n"),
    }
}

/// The forms with controls, as shells complete them.
const FORMS_WITH_CONTROLS: [&str; 2 * NameControlScheme::SCHEME_IDS.len()] = [
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

/// The forms that are only written, as shells complete them.
const WRITTEN_FORMS: [&str; 8] = [
    "percent",
    "minimal-escapes",
    "punycode-label:uba-ltr",
    "punycode-name:uba-ltr",
    "c",
    "javascript",
    "rust",
    "json",
];

/// Reads a form, for `--from` or for `--to`.
fn read_form(text: &str) -> Result<ConversionForm, String> {
    with_custom_strategy(text)?.parse().map_err(|error| form_error_text(&error))
}

fn read_input_form(text: &str) -> Result<ConversionForm, String> {
    let form = read_form(text)?;
    if form.is_output_only() {
        return Err(message!(convert_writing_only, form = form.to_string()).to_string());
    }
    Ok(form)
}

fn read_output_form(text: &str) -> Result<ConversionForm, String> {
    match read_form(text)? {
        ConversionForm::WithInsertedControls(ConversionControls::AnyScheme) => {
            Err(message!(convert_marked_is_input).to_string())
        }
        form => Ok(form),
    }
}

/// The forms that `--from` and `--to` have both, as shells complete them.
fn common_forms() -> impl Iterator<Item = PossibleValue> {
    let displays = Strategy::ALL.into_iter().map(|it| PossibleValue::new(it.id()).help(it.title()));
    displays.chain(FORMS_WITH_CONTROLS.map(PossibleValue::new))
}

fn input_forms() -> Vec<PossibleValue> {
    common_forms().chain(["marked", "html"].map(PossibleValue::new)).collect()
}

fn output_forms() -> Vec<PossibleValue> {
    common_forms().chain(["html"].into_iter().chain(WRITTEN_FORMS).map(PossibleValue::new)).collect()
}

/// The argument with a custom strategy from a file written out: `@FILE`, `marked:@FILE:NAME`.
fn with_custom_strategy(text: &str) -> Result<Cow<'_, str>, String> {
    let kinds = ["marked:", "html:", "punycode-label:", "punycode-name:", ""];
    let kind = kinds.into_iter().find(|it| text.starts_with(it)).unwrap_or_default();
    match text[kind.len()..].strip_prefix('@') {
        Some(written) => {
            let (display, _) = custom_strategies::read(written)?;
            Ok(Cow::Owned(format!("{kind}{display}")))
        }
        None => Ok(Cow::Borrowed(text)),
    }
}

#[cfg(test)]
mod tests {
    use super::{ConversionForm, FORMS_WITH_CONTROLS, NameControlScheme, WRITTEN_FORMS};

    #[test]
    fn every_form_with_marks_is_listed() {
        let forms = ["marked", "html"]
            .iter()
            .flat_map(|kind| NameControlScheme::SCHEME_IDS.map(|word| format!("{kind}:{word}")));
        assert!(forms.eq(FORMS_WITH_CONTROLS));
        for form in FORMS_WITH_CONTROLS {
            assert_eq!(form.parse::<ConversionForm>().map(|it| it.to_string()).as_deref(), Ok(form));
        }
        for form in WRITTEN_FORMS {
            assert!(form.parse::<ConversionForm>().is_ok_and(|it| it.is_output_only()), "{form}");
        }
    }
}
