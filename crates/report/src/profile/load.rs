//! The files of a profile, and what is made of them.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use bidiscope_bidi::name::{Input, Notation, excerpt};
use bidiscope_idna::verdict::{
    LabelSet, NamedRuleset, RegistrationPermission, RegistryProfile, RegistryProfileZone, RegistryRules,
    RulesetEvaluator, Rulesets,
};
use bidiscope_lgr::{MAX_RULESET_BYTES, Ruleset};
use bidiscope_list::scan::RegistrationConcern;
use bidiscope_url::InputAnalysis;
use bidiscope_words::message;

use crate::words::lgr::{ruleset_error_text, ruleset_notes, zone_outside_scopes_note};
use crate::words::read_error::read_error_text;
use crate::words::verdict::registration_sentence;

use super::{
    IdnGuidelines, ProfileFile, ProfileFileZone, ProfileListSection, ProfileRegisteredSection,
    ProfileZoneRules,
};

/// The most bytes of a list of labels.
pub const MAX_LABEL_LIST_BYTES: u64 = 256 << 20;

/// The most bytes of all files that a profile names together; a list of labels counts once for each set of rules.
pub const MAX_TOTAL_PROFILE_FILES_BYTES: u64 = 1 << 30;

/// A profile whose files are read.
#[derive(Clone, Debug)]
pub struct LoadedProfile {
    /// The zones with their rules.
    pub profile: RegistryProfile,
    /// The concerns for which the check of a list fails; `None` where the profile does not say.
    pub fail_on_concerns: Option<Vec<RegistrationConcern>>,
    /// The list whose names every run checks, and what it writes.
    pub scanned_list: ProfileListSection,
    /// The list of registered names, with which every run compares.
    pub registered_list: ProfileRegisteredSection,
    /// What should be known about its files.
    pub profile_file_notes: Vec<ProfileFileNote>,
}

/// What should be known about a file that a profile names; it is no error.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProfileFileNote {
    /// The file, as the profile has it.
    pub file: String,
    /// What should be known.
    pub sentence: String,
}

/// Why a file that a profile names cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{file_path}: {reason}")]
pub struct ProfileFileError {
    /// The file, as the profile has it.
    pub file_path: String,
    /// The line of the error, from 1; `None` where it is about the file as a whole.
    pub line_number: Option<u64>,
    /// What is wrong, in words.
    pub reason: String,
}

/// Why a list of labels cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line_number}: {reason}")]
pub struct LabelListError {
    /// The line, from 1.
    pub line_number: u64,
    /// What is wrong, in a sentence.
    pub reason: String,
}

/// Reads the files of a profile: each ruleset once, and lists of labels once for all zones with the same rules.
struct Loader<R> {
    read: R,
    /// The day on which the rulesets are used.
    day: Option<String>,
    rulesets: BTreeMap<String, NamedRuleset>,
    rules: BTreeMap<ProfileZoneRules, (Rulesets, Arc<RegistryRules>)>,
    notes: Vec<ProfileFileNote>,
    /// How many bytes the files that are not read yet may have together.
    bytes_left: u64,
}

impl ProfileFile {
    /// Reads the files that the profile names, with `read_file_up_to_bytes`: it gets a file as the profile has it, and the most
    /// bytes that it may have, and gives its bytes, or in words why it cannot be read.
    ///
    /// The rulesets are used on this `iso_date_of_use`, as `2026-11-25`.
    ///
    /// # Errors
    /// A file cannot be read, or is not a ruleset or not a list of labels.
    pub fn load_files(
        self,
        iso_date_of_use: Option<String>,
        read_file_up_to_bytes: impl FnMut(&str, u64) -> Result<Vec<u8>, String>,
    ) -> Result<LoadedProfile, ProfileFileError> {
        let mut loader = Loader {
            read: read_file_up_to_bytes,
            day: iso_date_of_use,
            rulesets: BTreeMap::new(),
            rules: BTreeMap::new(),
            notes: Vec::new(),
            bytes_left: MAX_TOTAL_PROFILE_FILES_BYTES,
        };
        let zones = self.zones.into_iter().map(|it| loader.zone(it)).collect::<Result<_, _>>()?;
        let Self { fail_on_concerns: fail_on, scanned_list: list, registered_list: registered, .. } = self;
        Ok(LoadedProfile {
            profile: RegistryProfile::new(zones),
            fail_on_concerns: fail_on,
            scanned_list: list,
            registered_list: registered,
            profile_file_notes: loader.notes,
        })
    }
}

impl<R: FnMut(&str, u64) -> Result<Vec<u8>, String>> Loader<R> {
    fn zone(
        &mut self,
        ProfileFileZone { zone, rules: of }: ProfileFileZone,
    ) -> Result<RegistryProfileZone, ProfileFileError> {
        let (rulesets, rules) = self.rules(&of)?;
        let notes = of.ruleset_paths.iter().zip(rulesets.iter()).filter_map(|(file, it)| {
            let sentence = zone_outside_scopes_note(&it.ruleset, &zone)?.to_string();
            Some(ProfileFileNote { file: file.clone(), sentence })
        });
        self.notes.extend(notes);
        Ok(RegistryProfileZone { zone, zone_rulesets: rulesets, other_registry_rules: rules })
    }

    /// The rulesets of zones with these rules, and their other rules.
    fn rules(&mut self, of: &ProfileZoneRules) -> Result<(Rulesets, Arc<RegistryRules>), ProfileFileError> {
        if let Some(known) = self.rules.get(of) {
            return Ok(known.clone());
        }
        let rulesets: Rulesets =
            of.ruleset_paths.iter().map(|it| self.ruleset(it)).collect::<Result<_, _>>()?;
        let mut evaluator = RulesetEvaluator::new(Arc::clone(&rulesets));
        let rules = RegistryRules {
            outside_profile_reason: None,
            required_label_count_below_zone: of.label_count_below_zone,
            reserved_labels: self.labels(of.reserved_labels_path.as_deref(), &mut evaluator)?,
            blocked_labels: self.labels(of.blocked_labels_path.as_deref(), &mut evaluator)?,
            child_zone_labels: LabelSet::default(),
            refuses_mixed_scripts: matches!(of.idn_guidelines, Some(IdnGuidelines::Icann)),
        };
        let known = (rulesets, Arc::new(rules));
        self.rules.insert(of.clone(), known.clone());
        Ok(known)
    }

    fn ruleset(&mut self, file: &str) -> Result<NamedRuleset, ProfileFileError> {
        if let Some(known) = self.rulesets.get(file) {
            return Ok(known.clone());
        }
        let bytes = self.bytes(file, MAX_RULESET_BYTES as u64)?;
        let ruleset = Ruleset::read(&bytes)
            .map_err(|error| file_error(file, None, ruleset_error_text(&error).to_string()))?;
        let ruleset = self.day.iter().fold(ruleset, |it, day| it.with_day_of_use(day));
        let notes = ruleset_notes(&ruleset).into_iter().map(|it| it.to_string());
        self.notes.extend(notes.map(|sentence| ProfileFileNote { file: file.to_owned(), sentence }));
        let name = Path::new(file).file_name().map_or(file.into(), |it| it.to_string_lossy());
        let ruleset = NamedRuleset { name: excerpt(&name, 100), ruleset };
        self.rulesets.insert(file.to_owned(), ruleset.clone());
        Ok(ruleset)
    }

    fn labels(
        &mut self,
        file: Option<&str>,
        rulesets: &mut RulesetEvaluator,
    ) -> Result<LabelSet, ProfileFileError> {
        let Some(file) = file else { return Ok(LabelSet::default()) };
        let bytes = self.bytes(file, MAX_LABEL_LIST_BYTES)?;
        read_label_list(&bytes, rulesets)
            .map_err(|error| file_error(file, Some(error.line_number), error.reason))
    }

    fn bytes(&mut self, file: &str, most: u64) -> Result<Vec<u8>, ProfileFileError> {
        let bytes = (self.read)(file, most).map_err(|reason| file_error(file, None, reason))?;
        let too_many =
            || message!(profile_error_files, megabytes = MAX_TOTAL_PROFILE_FILES_BYTES >> 20).to_string();
        self.bytes_left = self
            .bytes_left
            .checked_sub(bytes.len() as u64)
            .ok_or_else(|| file_error(file, None, too_many()))?;
        Ok(bytes)
    }
}

fn file_error(file: &str, line: Option<u64>, reason: String) -> ProfileFileError {
    ProfileFileError { file_path: file.to_owned(), line_number: line, reason }
}

/// Reads a list of labels, one a line, as characters or A-labels; blank lines and those that begin with “#” are passed
/// over. Under the rulesets of the zone the variants of a label are reserved or blocked with it.
///
/// # Errors
/// A line that can never be a label: it would protect nothing.
pub fn read_label_list(
    list_bytes: &[u8],
    ruleset_evaluator: &mut RulesetEvaluator,
) -> Result<LabelSet, LabelListError> {
    let mut labels = LabelSet::default();
    let bytes = list_bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(list_bytes);
    for (line, text) in
        (1..).zip(bytes.split(|it| *it == b'\n')).map(|(line, text)| (line, text.trim_ascii()))
    {
        if text.is_empty() || text.starts_with(b"#") {
            continue;
        }
        let error = |reason: String| LabelListError { line_number: line, reason };
        let label = Input::read_bytes(text, Notation::Unicode)
            .map_err(|it| error(message!(profile_error_label, reason = read_error_text(&it)).to_string()))?;
        let analysis = InputAnalysis::new(&label);
        if analysis.host_analysis().is_some() {
            return Err(error(message!(profile_error_label_url).to_string()));
        }
        if label.labels().len() > 1 {
            return Err(error(message!(profile_error_labels, count = label.labels().len()).to_string()));
        }
        if matches!(
            analysis.registration_verdict().permission,
            RegistrationPermission::Refused | RegistrationPermission::NotApplicable
        ) {
            return Err(error(
                message!(profile_error_label_refused, reason = registration_sentence(&analysis)).to_string(),
            ));
        }
        if let Some(name) = label.name() {
            labels.insert_if_single_label(name, ruleset_evaluator);
        }
    }
    Ok(labels)
}

#[cfg(test)]
mod tests {
    use super::ProfileFile;

    /// A registry with thousands of zones has a few sets of rules.
    #[test]
    fn a_list_of_labels_is_read_once_for_zones_with_the_same_rules() {
        let zone = |name: &str, more: &str| format!("[zone.\"{name}\"]\nreserved = \"r.txt\"\n{more}");
        let text = [zone("a.il", ""), zone("b.il", ""), zone("c.il", "labels-below = 1\n")].concat();
        let mut read = 0;
        let loaded = ProfileFile::read(text.as_bytes()).expect("a profile").load_files(None, |_, _| {
            read += 1;
            Ok(b"www\n".to_vec())
        });
        let profile = loaded.expect("its files can be read").profile;
        assert_eq!(read, 2, "two sets of rules");
        assert!(profile.zones().iter().all(|it| it.other_registry_rules.reserved_labels.len() == 1));
    }
}
