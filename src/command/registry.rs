//! The registry's rules by which names are judged: those of one zone as options, or `--profile` for several zones.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bidiscope_bidi::name::{Input, Notation, excerpt};
use bidiscope_idna::verdict::{
    NameAnalysisOptions, ParentZone, RegistryProfile, RegistryRulesByZone, ZoneError,
};
use bidiscope_list::scan::RegistrationConcern;
use bidiscope_report::profile::{
    MAX_PROFILE_BYTES, ProfileFile, ProfileListSection, ProfileRegisteredSection,
};
use bidiscope_report::words::error::file_error_text;
use bidiscope_words::message;

use super::context::CommandContext;
use super::input_name::InputName;
use super::parent_zone::{ParentZoneArguments, read_name};
use super::registry_rules::RuleArguments;
use super::rule_file::{unreadable, whole_file};
use super::rulesets::{RulesetArguments, print_scope_notes};
use super::standard_error::print;
use super::status::Status;
use super::{input, rulesets, terminal};

#[derive(clap::Args, Clone, Debug)]
pub(super) struct RegistryArguments {
    #[command(flatten)]
    pub(super) parent_zone: ParentZoneArguments,

    #[command(flatten)]
    rulesets: RulesetArguments,

    #[command(flatten)]
    rules: RuleArguments,

    #[arg(long, value_name = "FILE", conflicts_with_all = ["parent", "lgr", "labels_below", "reserved", "blocked", "guidelines"])]
    profile: Option<PathBuf>,
}

/// The rules by which names are judged.
#[derive(Clone, Debug)]
pub(super) struct Registry {
    rules: RegistryRulesByZone,
    /// The one zone of all names, if there is one.
    zone: Option<ParentZone>,
    profile: Option<OpenedProfile>,
}

/// What else is said of a profile.
#[derive(Clone, Debug)]
pub(super) struct OpenedProfile {
    /// The name of its file.
    pub(super) name: String,
    /// What a name must not be.
    fail_on_concerns: Option<Vec<RegistrationConcern>>,
    /// The lists that every run reads.
    pub(super) list: ProfileListSection,
    pub(super) registered: ProfileRegisteredSection,
    /// The folder to which the paths of the profile are relative.
    pub(super) folder: PathBuf,
}

impl RegistryArguments {
    /// The files of rulesets and labels, and the profile; “-” is standard input.
    pub(super) fn files(&self) -> impl Iterator<Item = &Path> + Clone {
        self.rulesets.files().chain(self.rules.files()).chain(self.profile.as_deref())
    }

    /// The options by which another command has the same index labels, without `--append`.
    pub(super) fn options(&self) -> Vec<String> {
        let of = |option: &str, value: &OsStr| [option.to_owned(), value.to_string_lossy().into_owned()];
        let zone = self.parent_zone.zone.as_deref().map(|it| of("--parent", it));
        let rulesets = self.rulesets.files().map(|it| of("--lgr", it.as_os_str()));
        let labels = self.rules.labels_below.map(|it| of("--labels-below", it.to_string().as_ref()));
        let profile = self.profile.as_deref().map(|it| of("--profile", it.as_os_str()));
        zone.into_iter().chain(rulesets).chain(labels).chain(profile).flatten().collect()
    }

    /// Whether any is given.
    pub(super) fn is_given(&self) -> bool {
        self.parent_zone.is_given() || self.rules.is_given() || self.may_have_rulesets()
    }

    /// Whether there is a profile.
    pub(super) const fn has_profile(&self) -> bool {
        self.profile.is_some()
    }

    /// Whether there can be rulesets: they are given, or a profile is, which may name some.
    pub(super) fn may_have_rulesets(&self) -> bool {
        self.rulesets.files().next().is_some() || self.profile.is_some()
    }

    /// Reads the zone with its rulesets and rules, or the profile with its files. What is said from now on is in the language
    /// of the profile, unless the command line has chosen one.
    ///
    /// # Errors
    /// The exit status, where something cannot be read; the message has been printed.
    pub(super) fn read(&self, context: &CommandContext) -> Result<Registry, Status> {
        if let Some(path) = &self.profile {
            let (profile, about) = read_profile(context, path)?;
            if let Some(language) = about.list.report_language {
                // Only the first choice has an effect.
                language.install_for_process();
            }
            return Ok(Registry {
                rules: RegistryRulesByZone::RegistryProfile(Arc::new(profile)),
                zone: None,
                profile: Some(about),
            });
        }
        let zone = self.parent_zone.read(context.notation)?;
        let rulesets = self.rulesets.read(context)?;
        if let Some(zone) = &zone {
            print_scope_notes(&rulesets, zone.zone());
        }
        let rules = Arc::new(self.rules.read(context, &rulesets)?);
        let rules = RegistryRulesByZone::SingleZone {
            parent_zone: zone.as_ref().map(|it| it.zone().clone()),
            zone_rulesets: rulesets,
            other_registry_rules: rules,
        };
        Ok(Registry { rules, zone, profile: None })
    }
}

impl Registry {
    /// Reads a name, in its zone where there is one zone for all. A message warns where `--append` appends the zone to a
    /// name that ends in it already.
    pub(super) fn read_name(&self, given: InputName<'_>, notation: Notation) -> Result<Input, ZoneError> {
        read_name(given, self.zone.as_ref(), notation)
    }

    /// These options with the zone of the name and its rules.
    pub(super) fn options_for(&self, name: &Input, options: NameAnalysisOptions) -> NameAnalysisOptions {
        self.rules.options_with_zone_rules(name, options)
    }

    /// The rules by which names are judged.
    pub(super) const fn rules(&self) -> &RegistryRulesByZone {
        &self.rules
    }

    /// The one zone of all names, if there is one.
    pub(super) const fn zone(&self) -> Option<&ParentZone> {
        self.zone.as_ref()
    }

    /// What a name must not be; `None` without a profile that says so.
    pub(super) fn fail_on(&self) -> Option<&[RegistrationConcern]> {
        self.profile.as_ref().and_then(|it| it.fail_on_concerns.as_deref())
    }

    /// What else is said of the profile, where there is one.
    pub(super) const fn profile(&self) -> Option<&OpenedProfile> {
        self.profile.as_ref()
    }

    /// The name of the profile's file.
    pub(super) fn profile_name(&self) -> Option<&str> {
        self.profile.as_ref().map(|it| it.name.as_str())
    }
}

/// Reads a profile, and the files that it names, which stand relative to it.
fn read_profile(context: &CommandContext, path: &Path) -> Result<(RegistryProfile, OpenedProfile), Status> {
    let bytes = whole_file(context, path, MAX_PROFILE_BYTES)?;
    let text = ProfileFile::read(&bytes).map_err(|error| {
        let line = error.line_number.map(|it| it as u64);
        unreadable(path, line, &error.reason)
    })?;
    for zone in &text.repeated_zones {
        print(&message!(profile_repeated_zone, file = input::source_name(path), zone = zone.name_text()));
    }
    let folder = path.parent().unwrap_or(Path::new(""));
    let read = |file: &str, most: u64| {
        context.whole_file(&folder.join(file), most).map_err(|error| file_error_text(&error))
    };
    let loaded = text
        .load_files(rulesets::day_of_use(), read)
        .map_err(|error| unreadable(&folder.join(&error.file_path), error.line_number, &error.reason))?;
    for note in &loaded.profile_file_notes {
        let (file, reason) =
            (input::source_name(&folder.join(&note.file)), terminal::escaped(&note.sentence));
        print(&message!(file_message, file = file, reason = reason));
    }
    let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy();
    let about = OpenedProfile {
        name: excerpt(&name, 100),
        fail_on_concerns: loaded.fail_on_concerns,
        list: loaded.scanned_list,
        registered: loaded.registered_list,
        folder: folder.to_owned(),
    };
    Ok((loaded.profile, about))
}
