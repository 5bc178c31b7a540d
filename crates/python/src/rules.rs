//! The registry's rules by which names are judged: a parent zone with its rulesets, or a profile.

use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bidiscope_bidi::name::{Input, Notation, excerpt};
use bidiscope_idna::verdict::{
    NameAnalysisOptions, NamedRuleset, ParentZone, RegistryRulesByZone, Rulesets, ZoneError,
};
use bidiscope_lgr::{MAX_RULESET_BYTES, Ruleset};
use bidiscope_list::scan::{ScanColumnSet, ScanOptions};
use bidiscope_report::profile::{MAX_PROFILE_BYTES, ProfileFile};
use bidiscope_report::words::error::{file_error_text, file_too_long_error};
use bidiscope_report::words::lgr::{ruleset_error_text, ruleset_notes, zone_outside_scopes_note};
use bidiscope_url::InputAnalysis;
use bidiscope_words::message;
use pyo3::{PyResult, pyclass, pymethods};

use crate::errors::{file_error, name_error, notation, read_error, value_error, zone_error};

/// How names are read, and by which rules they are judged.
#[pyclass(frozen, module = "bidiscope._native")]
pub(crate) struct Rules {
    pub(crate) notation: Notation,
    parent: Option<ParentZone>,
    rules: RegistryRulesByZone,
    notes: Vec<String>,
}

#[pymethods]
impl Rules {
    #[new]
    fn new(
        notation_id: &str,
        parent: Option<&str>,
        append: bool,
        rulesets: Vec<PathBuf>,
        profile: Option<PathBuf>,
    ) -> PyResult<Self> {
        if profile.is_some() && (parent.is_some() || !rulesets.is_empty()) {
            return Err(value_error(&message!(python_profile_beside_rules)));
        }
        if append && parent.is_none() {
            return Err(value_error(&message!(python_append_without_parent)));
        }
        let notation = notation(notation_id)?;
        let mut notes = Vec::new();
        if let Some(path) = profile {
            let rules = read_profile(&path, &mut notes)?;
            return Ok(Self { notation, parent: None, rules, notes });
        }
        let parent = parent.map(|it| ParentZone::read(it.as_bytes(), append, notation)).transpose();
        let parent = parent.map_err(|error| name_error(&error))?;
        let rulesets: Rulesets =
            rulesets.iter().map(|path| read_ruleset(path, &mut notes)).collect::<PyResult<_>>()?;
        let zone = parent.as_ref().map(|it| it.zone().clone());
        if let Some(zone) = &zone {
            let of = |it: &NamedRuleset| {
                zone_outside_scopes_note(&it.ruleset, zone).map(|note| format!("{}: {note}", it.name))
            };
            notes.extend(rulesets.iter().filter_map(of));
        }
        let rules = RegistryRulesByZone::SingleZone {
            parent_zone: zone,
            zone_rulesets: rulesets,
            other_registry_rules: Arc::default(),
        };
        Ok(Self { notation, parent, rules, notes })
    }

    /// What should be known about the files, none of which is an error, in sentences.
    #[getter]
    fn notes(&self) -> Vec<String> {
        self.notes.clone()
    }
}

impl Rules {
    /// Reads a name, in its zone where there is one zone for all.
    pub(crate) fn read_name(&self, text: &str) -> PyResult<Input> {
        let name = match &self.parent {
            Some(zone) => zone.read_full_name(text.as_bytes()),
            None => Input::read(text, self.notation).map_err(ZoneError::from),
        };
        name.map_err(|error| zone_error(&error))
    }

    /// These options with the zone of the name and its rules.
    pub(crate) fn options_for(&self, name: &Input, options: NameAnalysisOptions) -> NameAnalysisOptions {
        self.rules.options_with_zone_rules(name, options)
    }

    /// The analysis of a name with these options.
    pub(crate) fn analysis(&self, name: &Input, options: NameAnalysisOptions) -> InputAnalysis {
        InputAnalysis::with_options(name, self.options_for(name, options))
    }

    /// Whether there is a ruleset.
    pub(crate) fn has_rulesets(&self) -> bool {
        self.rules.has_rulesets()
    }

    /// The options for the rows of names.
    pub(crate) fn scan_options(&self, columns: ScanColumnSet) -> ScanOptions {
        ScanOptions {
            name_notation: self.notation,
            parent_zone: self.parent.clone(),
            registry_rules: self.rules.clone(),
            trims_white_space: true,
            computed_columns: columns,
            ..ScanOptions::default()
        }
    }
}

/// The bytes of a file that has at most so many.
fn read_file(path: &Path, most: u64) -> std::io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?.take(most.saturating_add(1)).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most { Err(file_too_long_error(most)) } else { Ok(bytes) }
}

/// The bytes of a file, or the exception with the file's name.
fn read_named_file(path: &Path, most: u64) -> PyResult<Vec<u8>> {
    read_file(path, most).map_err(|error| file_error(&path.to_string_lossy(), &error))
}

fn read_ruleset(path: &Path, notes: &mut Vec<String>) -> PyResult<NamedRuleset> {
    let bytes = read_named_file(path, MAX_RULESET_BYTES as u64)?;
    let file = path.to_string_lossy();
    let ruleset = Ruleset::read(&bytes).map_err(|error| {
        let reason = ruleset_error_text(&error).to_string();
        read_error(message!(file_message, file = file.to_string(), reason = reason).to_string(), None)
    })?;
    let ruleset = bidiscope_system::utc_iso_date_today().into_iter().fold(ruleset, Ruleset::with_day_of_use);
    let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy();
    notes.extend(ruleset_notes(&ruleset).iter().map(|note| format!("{name}: {note}")));
    Ok(NamedRuleset { name: excerpt(&name, 100), ruleset })
}

/// Reads a profile, and the files that it names, which stand relative to it.
fn read_profile(path: &Path, notes: &mut Vec<String>) -> PyResult<RegistryRulesByZone> {
    let unreadable = |file: String, line: Option<u64>, reason: String| {
        let message = match line {
            Some(line) => message!(file_line_message, file = file, line = line, reason = reason),
            None => message!(file_message, file = file, reason = reason),
        };
        read_error(message.to_string(), None)
    };
    let bytes = read_named_file(path, MAX_PROFILE_BYTES)?;
    let text = ProfileFile::read(&bytes).map_err(|error| {
        let line = error.line_number.map(|it| it as u64);
        unreadable(path.to_string_lossy().into_owned(), line, error.reason)
    })?;
    let folder = path.parent().unwrap_or(Path::new(""));
    let read =
        |file: &str, most: u64| read_file(&folder.join(file), most).map_err(|error| file_error_text(&error));
    let loaded = text.load_files(bidiscope_system::utc_iso_date_today(), read).map_err(|error| {
        unreadable(
            folder.join(&error.file_path).to_string_lossy().into_owned(),
            error.line_number,
            error.reason,
        )
    })?;
    notes.extend(loaded.profile_file_notes.into_iter().map(|it| format!("{}: {}", it.file, it.sentence)));
    Ok(RegistryRulesByZone::RegistryProfile(Arc::new(loaded.profile)))
}
