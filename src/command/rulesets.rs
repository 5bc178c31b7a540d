//! `--lgr FILE`: label generation rulesets (RFC 7940).

use std::path::{Path, PathBuf};

use bidiscope_bidi::name::excerpt;
use bidiscope_idna::verdict::{NamedRuleset, Rulesets, Zone};
use bidiscope_lgr::{MAX_RULESET_BYTES, Ruleset};
use bidiscope_report::words::lgr::{ruleset_error_text, ruleset_notes, zone_outside_scopes_note};
use bidiscope_words::message;

use super::context::CommandContext;
use super::rule_file::{unreadable, whole_file};
use super::standard_error::print;
use super::status::Status;
use super::{input, report, terminal};

/// The rulesets of the zone in which names would be registered.
#[derive(clap::Args, Clone, Debug, Default)]
pub(super) struct RulesetArguments {
    #[arg(id = "lgr", long = "lgr", value_name = "FILE")]
    files: Vec<PathBuf>,
}

impl RulesetArguments {
    /// The files; “-” is standard input.
    pub(super) fn files(&self) -> impl Iterator<Item = &Path> + Clone {
        self.files.iter().map(PathBuf::as_path)
    }

    /// Reads the rulesets; none where the option is not given.
    ///
    /// # Errors
    /// As [`read`].
    pub(super) fn read(&self, context: &CommandContext) -> Result<Rulesets, Status> {
        self.files.iter().map(|path| read_named(context, path)).collect()
    }
}

/// Reads a ruleset as [`read`] does, and names it as its file without the folder.
pub(super) fn read_named(context: &CommandContext, path: &Path) -> Result<NamedRuleset, Status> {
    let ruleset = read(context, path)?;
    let name = match path.file_name() {
        Some(name) if path != Path::new("-") => excerpt(&name.to_string_lossy(), 100),
        _ => input::source_name(path),
    };
    Ok(NamedRuleset { name, ruleset })
}

/// The day on which rulesets are used: that of `SOURCE_DATE_EPOCH`, else today.
pub(super) fn day_of_use() -> Option<String> {
    report::creation_time().map_or_else(bidiscope_system::utc_iso_date_today, bidiscope_system::utc_iso_date)
}

/// Prints which rulesets state other zones than this one as theirs.
pub(super) fn print_scope_notes(rulesets: &[NamedRuleset], zone: &Zone) {
    for it in rulesets {
        if let Some(note) = zone_outside_scopes_note(&it.ruleset, zone) {
            let note = terminal::escaped(&note.to_string());
            print(&message!(file_message, file = it.name.clone(), reason = note));
        }
    }
}

/// Reads a ruleset; “-” is standard input. What should be known about it is printed.
///
/// # Errors
/// The exit status, where the file cannot be read or is no ruleset; the message has been printed.
pub(super) fn read(context: &CommandContext, path: &Path) -> Result<Ruleset, Status> {
    let bytes = whole_file(context, path, MAX_RULESET_BYTES as u64)?;
    parsed(path, &bytes)
}

/// The ruleset in the bytes of a file. What should be known about it is printed.
///
/// # Errors
/// The exit status, where it is no ruleset; the message has been printed.
pub(super) fn parsed(path: &Path, bytes: &[u8]) -> Result<Ruleset, Status> {
    let ruleset = Ruleset::read(bytes)
        .map_err(|error| unreadable(path, None, &ruleset_error_text(&error).to_string()))?;
    let ruleset = day_of_use().into_iter().fold(ruleset, Ruleset::with_day_of_use);
    for note in ruleset_notes(&ruleset) {
        let note = terminal::escaped(&note.to_string());
        print(&message!(file_message, file = input::source_name(path), reason = note));
    }
    Ok(ruleset)
}
