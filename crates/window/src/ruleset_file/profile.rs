//! The profile of a registry with its zones: the file that `--profile` takes.

use std::path::Path;
use std::sync::Arc;

use bidiscope_idna::verdict::RegistryProfile;
use bidiscope_report::profile::{
    MAX_PROFILE_BYTES, ProfileFile, ProfileListSection, ProfileRegisteredSection,
};
use bidiscope_words::message;

use super::super::file::{Dropped, File, length_of, too_long};
use super::super::file_kinds::FileKind;
use super::super::opened_file::OpenedFile;
use super::super::registered::ComparedList;

/// The most zones that a sentence names.
const MOST_ZONES: usize = 5;

/// A profile that names are judged by.
#[derive(Clone)]
pub(in super::super) struct NamedProfile {
    /// The name of its file, without the folder.
    pub(in super::super) name: String,
    pub(in super::super) profile: Arc<RegistryProfile>,
    /// The list of registered names, with which names are compared, and that of who asks for names.
    pub(in super::super) registered: Option<ComparedList>,
    pub(in super::super) applications: Option<ComparedList>,
    /// What should be known about its files, in words.
    pub(in super::super) notes: Vec<String>,
}

impl NamedProfile {
    /// That names are judged by it, with its zones, in a sentence.
    pub(in super::super) fn sentence(&self) -> String {
        let zones = self.profile.zones();
        let named: Vec<String> = zones.iter().take(MOST_ZONES).map(|it| it.zone.name_text()).collect();
        let more = zones.len() - named.len();
        message!(profile_judges, profile = self.name.clone(), zones = named.join(", "), more = more)
            .to_string()
    }
}

/// Whether a file with this name is a profile.
pub(super) fn is_named_so(name: &Path) -> bool {
    name.extension().is_some_and(|it| it.eq_ignore_ascii_case("toml"))
}

/// Whether a file that is dropped is a profile, by its name.
pub(crate) fn is_profile(dropped: &Dropped) -> bool {
    match dropped {
        Dropped::Path(path) => is_named_so(path),
        Dropped::File(file) => is_named_so(Path::new(&file.name)),
    }
}

/// Reads a profile and the files that it names, which stand relative to it and are added to `files`; else gives in words why
/// not.
pub(super) fn read(file: Dropped, name: String, files: &mut Vec<OpenedFile>) -> Result<NamedProfile, String> {
    let path = file.path();
    let too_large = |it: &Path| length_of(it).is_ok_and(|length| length > MAX_PROFILE_BYTES);
    if path.as_deref().is_some_and(too_large) {
        return Err(too_long(MAX_PROFILE_BYTES));
    }
    let bytes = file.read().bytes?;
    let in_line = |line: Option<u64>, reason: String| match line {
        Some(line) => message!(line_reason, line = line, reason = reason).to_string(),
        None => reason,
    };
    let text =
        ProfileFile::read(&bytes).map_err(|it| in_line(it.line_number.map(|it| it as u64), it.reason))?;
    let repeated: Vec<String> = text
        .repeated_zones
        .iter()
        .map(|zone| message!(profile_zone_repeated, zone = zone.name_text()).to_string())
        .collect();
    let folder = path.as_deref().and_then(Path::parent).map(Path::to_owned);
    let read = |file: &str, most: u64| {
        let folder = folder.as_deref().ok_or_else(|| message!(profile_without_folder).to_string())?;
        let path = folder.join(file);
        files.push(OpenedFile::at(FileKind::Ruleset, &path));
        if length_of(&path)? > most {
            return Err(too_long(most));
        }
        File::at(&path).bytes
    };
    let loaded = text.load_files(bidiscope_system::utc_iso_date_today(), read).map_err(|error| {
        let reason = in_line(error.line_number, error.reason);
        message!(profile_file_not_read, file = error.file_path, reason = reason).to_string()
    })?;
    let mut lists = [&loaded.registered_list.list_path, &loaded.scanned_list.list_path].map(|it| {
        let path = folder.as_deref()?.join(it.as_ref()?);
        let file = OpenedFile::at(FileKind::Ruleset, &path);
        let list = ComparedList::of(&file);
        files.push(file);
        Some(list)
    });
    if let [Some(registered), _] = &mut lists {
        let section: ProfileRegisteredSection = loaded.registered_list;
        registered.column = section.name_column_title;
        registered.zone = section.parent_zone_column_title;
        registered.appends = section.appends_parent_zone;
        registered.holder = section.name_holder_column_title;
        registered.keep = section.passed_through_column_titles;
    }
    if let [_, Some(applications)] = &mut lists {
        let section: ProfileListSection = loaded.scanned_list;
        applications.column = section.name_column_title;
        applications.zone = section.parent_zone_column_title;
        applications.appends = section.appends_parent_zone;
        applications.keep = section.passed_through_column_titles;
    }
    let [registered, applications] = lists;
    let notes = loaded.profile_file_notes.into_iter().map(|it| format!("{}: {}", it.file, it.sentence));
    Ok(NamedProfile {
        name,
        profile: Arc::new(loaded.profile),
        registered,
        applications,
        notes: repeated.into_iter().chain(notes).collect(),
    })
}
