//! `--language`: reports in a language of the program; `--words`: all messages in other words, or in another language.

use std::ffi::{OsStr, OsString};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use bidiscope_report::words::error::file_error_text;
use bidiscope_words::{Catalogue, Language, MAX_CATALOGUE_BYTES, Message, MissingMessages, message};

use clap::builder::{PossibleValue, TypedValueParser};
use clap::{Arg, Command};

use super::context::CommandContext;
use super::input;
use super::one_of::{OneOf, one_of};
use super::standard_error::print;
use super::status::{Status, Stop};

#[derive(clap::Args, Clone, Debug, Default)]
pub(super) struct WordsArguments {
    #[arg(long, value_name = "FILE", global = true)]
    words: Option<PathBuf>,

    #[arg(long, global = true)]
    pub(super) print_words: bool,

    #[arg(long, value_name = "LANGUAGE", global = true, conflicts_with = "words", value_parser = language_parser())]
    pub(super) language: Option<Language>,
}

/// Reads a language by its tag in any case, whose region is ignored.
#[derive(Clone)]
struct LanguageParser(OneOf<Language>);

const fn language_parser() -> LanguageParser {
    LanguageParser(one_of(&Language::ALL, Language::tag, Language::name))
}

impl TypedValueParser for LanguageParser {
    type Value = Language;

    fn parse_ref(
        &self,
        command: &Command,
        argument: Option<&Arg>,
        value: &OsStr,
    ) -> Result<Language, clap::Error> {
        match value.to_str().and_then(Language::of_tag) {
            Some(language) => Ok(language),
            // Refused, with the languages that there are.
            None => self.0.parse_ref(command, argument, value),
        }
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        self.0.possible_values()
    }
}

/// Set when the words of a file are used, which happens once: what is to be said of those that it lacks.
static INSTALLED: OnceLock<Option<Message<'static>>> = OnceLock::new();

impl WordsArguments {
    /// Uses the language, or the words of the file, from now on.
    ///
    /// # Errors
    /// The exit status, where the file cannot be read; the message has been printed.
    pub(super) fn install(&self, context: &CommandContext) -> Result<(), Status> {
        if let Some(language) = self.language {
            language.install_for_process();
        }
        let file = self.words.as_deref().filter(|_| INSTALLED.get().is_none());
        file.map_or(Ok(()), |it| install_file(context, it))
    }

    /// Says how many words the file that is used lacks; these are English.
    pub(super) fn print_missing() {
        if let Some(Some(missing)) = INSTALLED.get() {
            print(missing);
        }
    }

    /// Prints how many messages of each subject the file has, and which it lacks of those that reports say.
    pub(super) fn check(&self, context: &CommandContext, out: &mut dyn Write) -> Result<Status, Stop> {
        let Some(file) = &self.words else { return Ok(Status::Done) };
        let mut status = Status::Done;
        for (subject, missing) in read(context, file)?.missing_messages_by_file() {
            let MissingMessages { missing_keys: missing, english_key_count: all } = missing;
            let is_needed = SUBJECTS_OF_REPORTS.contains(&subject);
            let present = all - missing.len();
            writeln!(
                out,
                "{}",
                message!(words_subject, needed = is_needed, subject = subject, present = present, all = all)
            )?;
            for key in missing.iter().filter(|_| is_needed) {
                status = Status::Failed;
                writeln!(out, "  {}", message!(words_subject_missing, key = *key))?;
            }
        }
        Ok(status)
    }
}

/// The same before the arguments are read as a whole, as far as they can be, so that what is wrong with them is said in
/// these words too.
///
/// # Errors
/// The exit status, where the file cannot be read; the message has been printed.
pub(super) fn install_first(context: &CommandContext, typed: &[OsString]) -> Result<(), Status> {
    let mut arguments = typed.iter().take_while(|it| *it != "--");
    let mut file = None;
    while let Some(argument) = arguments.next() {
        if argument == "--words" {
            file = arguments.next().map(PathBuf::from);
        } else if let Some(path) = argument.to_str().and_then(|it| it.strip_prefix("--words=")) {
            file = Some(PathBuf::from(path));
        }
    }
    WordsArguments { words: file, ..WordsArguments::default() }.install(context)
}

/// The files of `locales/en` whose messages reports say.
const SUBJECTS_OF_REPORTS: [&str; 6] = ["language", "findings", "report", "list", "lgr", "steps"];

/// Reads a file of words; what is wrong with it is printed.
fn read(context: &CommandContext, file: &Path) -> Result<Catalogue, Status> {
    let name = input::source_name(file);
    let unreadable = |reason: &str| {
        print(&message!(file_message, file = &name, reason = reason));
        Status::Unreadable
    };
    let bytes = context
        .whole_file(file, MAX_CATALOGUE_BYTES as u64)
        .map_err(|error| unreadable(&file_error_text(&error)))?;
    Catalogue::read(&bytes).map_err(|error| unreadable(&error.to_string()))
}

fn install_file(context: &CommandContext, file: &Path) -> Result<(), Status> {
    let catalogue = read(context, file)?;
    let MissingMessages { missing_keys: missing, english_key_count: all } = catalogue.missing_messages();
    let first = missing.first().copied();
    let (name, count) = (input::source_name(file), missing.len());
    catalogue.install_for_process();
    let message = first.map(|it| message!(words_missing, file = name, count = count, all = all, first = it));
    let _ = INSTALLED.set(message);
    Ok(())
}

/// Prints the file of the words of a language of the program, else of the English words, for translation.
pub(super) fn write_example(language: Option<Language>, out: &mut dyn Write) -> io::Result<Status> {
    out.write_all(language.unwrap_or(Language::ENGLISH).catalogue_text().as_bytes())?;
    Ok(Status::Done)
}

/// Prints that nobody has reviewed the translation in use, where that is so. Pages and sheets say it themselves.
pub(super) fn print_review_note() {
    if let Some(note) = Catalogue::unreviewed_translation_note() {
        print(&note);
    }
}
