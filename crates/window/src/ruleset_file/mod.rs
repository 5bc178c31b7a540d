//! The rules of the registry: the ruleset of the zone (RFC 7940), or a profile with several zones. The file is read beside the
//! window, when it is opened and at each start again.

mod profile;
mod root_element;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use eframe::egui::Context;

use bidiscope_idna::verdict::{NamedRuleset, Rulesets};
use bidiscope_lgr::Ruleset;
use bidiscope_report::words::lgr::{ruleset_error_text, ruleset_title};
use bidiscope_words::message;

use super::command::{Command, Refused};
use super::file::{Dropped, name_of};
use super::file_kinds::FileKind;
use super::job::Job;
use super::opened_file::OpenedFile;
use super::settings::RulesetSettings;

pub(super) use profile::{NamedProfile, is_profile};
pub(super) use root_element::is_ruleset;

/// What is known of the ruleset.
#[derive(Clone, Default)]
pub(super) struct RulesetState {
    /// The ruleset that names are judged by; none, or one.
    pub(super) loaded: Rulesets,
    /// The profile that names are judged by instead.
    pub(super) profile: Option<NamedProfile>,
    /// The name of the file that is being read.
    pub(super) reading: Option<String>,
    /// Why the file that was asked for last is not read, in a sentence.
    pub(super) refusal: Option<String>,
}

impl RulesetState {
    /// By what names are judged, in a sentence; `None` where there are no rules of a registry.
    fn sentence(&self) -> Option<String> {
        let profile = self.profile.as_ref().map(NamedProfile::sentence);
        let ruleset = || self.loaded.first().map(ruleset_title);
        profile.or_else(|| Some(message!(ruleset_judges, ruleset = ruleset()?).to_string()))
    }

    /// Whether names are judged by no rules of a registry.
    pub(super) fn is_empty(&self) -> bool {
        self.loaded.is_empty() && self.profile.is_none()
    }
}

/// What a file holds.
enum Loaded {
    Ruleset(Rulesets),
    Profile(Box<NamedProfile>),
}

/// The ruleset, and its file while it is read.
#[derive(Default)]
pub(super) struct RulesetFile {
    state: RulesetState,
    reading: Option<Reading>,
    /// The file, and those that a profile names.
    pub(super) files: Vec<OpenedFile>,
}

/// A file that is being read.
struct Reading {
    name: String,
    /// Where it stands; nowhere where it was dropped without a place.
    path: Option<PathBuf>,
    /// Whether the user has just asked for it; otherwise it is remembered.
    is_asked_for: bool,
    task: Job<Result<(Loaded, Vec<OpenedFile>), String>>,
}

impl RulesetFile {
    /// Begins to read the ruleset that is remembered.
    pub(super) fn remembered(settings: &RulesetSettings, context: &Context) -> Self {
        let mut file = Self::default();
        if !settings.loaded.is_empty() {
            file.begin(Dropped::Path(PathBuf::from(&settings.loaded)), false, context);
        }
        file
    }

    /// What is known of it.
    pub(super) const fn state(&self) -> &RulesetState {
        &self.state
    }

    /// Begins to read a file. Until it is read, and where it is none, everything stays as it was.
    pub(super) fn open(&mut self, file: Dropped, context: &Context) {
        self.begin(file, true, context);
    }

    fn begin(&mut self, file: Dropped, is_asked_for: bool, context: &Context) {
        let path = file.path().map(|it| std::path::absolute(&it).unwrap_or(it));
        let name = match &file {
            Dropped::Path(path) => name_of(path),
            Dropped::File(file) => file.name.clone(),
        };
        let of_thread = name.clone();
        let task = Job::begin(message!(task_ruleset).static_text(), context, move |worker| {
            worker.emit(read(file, of_thread));
        });
        self.state.reading = Some(name.clone());
        self.state.refusal = None;
        self.reading = Some(Reading { name, path, is_asked_for, task });
    }

    /// Takes what was read since it was asked last; whether anything is otherwise than before.
    pub(super) fn receive(&mut self, settings: &mut RulesetSettings, commands: &mut Vec<Command>) -> bool {
        let Some(Reading { name, path, is_asked_for, task }) = &self.reading else { return false };
        let Some(result) = task.result() else { return false };
        match result.and_then(|read| read) {
            Ok((read, files)) => {
                self.files = files;
                (self.state.loaded, self.state.profile) = match read {
                    Loaded::Ruleset(rulesets) => (rulesets, None),
                    Loaded::Profile(profile) => (Rulesets::from([]), Some(*profile)),
                };
                if *is_asked_for {
                    let path = path.as_deref().and_then(Path::to_str).unwrap_or_default();
                    path.clone_into(&mut settings.loaded);
                    commands.extend(self.state.sentence().map(Command::Say));
                }
            }
            Err(reason) => {
                // Some reasons are whole sentences.
                let reason = reason.trim_end_matches('.').to_owned();
                self.state.refusal =
                    Some(message!(ruleset_not_read, file = name, reason = &reason).to_string());
                // Where no other is loaded, names are judged by IDNA2008 alone: that is said wherever one looks.
                let what = match self.state.is_empty() {
                    true => message!(ruleset_not_loaded).static_text(),
                    false => message!(file_not_opened).static_text(),
                };
                commands.push(Command::Refuse(Refused {
                    file: name.clone(),
                    what,
                    reason,
                    is_partly_done: false,
                }));
            }
        }
        (self.state.reading, self.reading) = (None, None);
        true
    }

    /// Judges names by no ruleset any more, and forgets its file.
    pub(super) fn remove(&mut self, settings: &mut RulesetSettings) {
        *self = Self::default();
        settings.loaded.clear();
    }
}

/// Reads a file, with those that it names.
fn read(file: Dropped, name: String) -> Result<(Loaded, Vec<OpenedFile>), String> {
    let opened = file.path().map(|it| OpenedFile::at(FileKind::Ruleset, &it));
    let mut files: Vec<OpenedFile> = opened.into_iter().collect();
    if profile::is_profile(&file) {
        let profile = profile::read(file, name, &mut files)?;
        return Ok((Loaded::Profile(Box::new(profile)), files));
    }
    let bytes = file.read().bytes?;
    let ruleset = Ruleset::read(&bytes).map_err(|error| ruleset_error_text(&error).to_string())?;
    let ruleset = bidiscope_system::utc_iso_date_today().into_iter().fold(ruleset, Ruleset::with_day_of_use);
    Ok((Loaded::Ruleset(Arc::from([NamedRuleset { name, ruleset }])), files))
}
