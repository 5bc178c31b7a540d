//! What an index or a list must be like so that names can be compared with it.

use std::path::Path;

use bidiscope_idna::verdict::RegistryRulesByZone;
use bidiscope_list::scan::ScanOptions;
use bidiscope_list::{ListEntryCounts, ListFormat, NameIndex, NameIndexSettings, NonNameCounts};
use bidiscope_report::words::error::file_error_text;
use bidiscope_report::words::index::{IndexCommandOptions, index_error_text};
use bidiscope_report::words::lgr::zone_text;
use bidiscope_report::words::list::list_format_title;
use bidiscope_words::message;

/// Opens the index at this path; `None` where a list stands there. `rule_options` are for the command that makes it anew.
pub(crate) fn open_index(
    path: &Path,
    rule_options: &[String],
    options: &ScanOptions,
) -> Result<Option<NameIndex>, String> {
    let has_ending = path.extension().is_some_and(|it| it.eq_ignore_ascii_case("bidx"));
    let is_index = NameIndex::is_index_file(path).map_err(|error| file_error_text(&error))?;
    if !is_index && !has_ending {
        return Ok(None);
    }
    let (notation, trims) = (options.name_notation, options.trims_white_space);
    let made_by = IndexCommandOptions {
        notation,
        trims_white_space_around_names: trims,
        registry_rule_arguments: rule_options.to_vec(),
    };
    let text = |error, opened| index_error_text(&error, path, opened, &made_by);
    let index = NameIndex::open(path).map_err(|error| text(error, None))?;
    let settings = NameIndexSettings::new(notation, trims, &options.registry_rules, Vec::new());
    index.check_settings(&settings).map_err(|error| text(error.into(), Some(&index)))?;
    // Where the list is not there any more, the index is used as it is.
    index.source().exists_unchanged().map_err(|error| text(error, Some(&index)))?;
    Ok(Some(index))
}

/// Whether a list that was read in this format is one of names, some of which are in the zones: a list none of whose names is in
/// one has them without it, and none would be found.
pub(crate) fn check_names(
    (counts, non_names): (&ListEntryCounts, &NonNameCounts),
    format: ListFormat,
    rules: &RegistryRulesByZone,
) -> Result<(), String> {
    if let Some(line) = non_names.first_non_name_line_if_majority() {
        let format = list_format_title(format);
        return Err(message!(list_other_not_names, line = line, format = format).to_string());
    }
    let has_none = counts.outside_registry_zones_count > 0
        && counts.outside_registry_zones_count == counts.readable_entry_count();
    match rules {
        RegistryRulesByZone::SingleZone { parent_zone: Some(zone), .. } if has_none => {
            Err(message!(list_other_outside_zone, zone = zone_text(zone)).to_string())
        }
        RegistryRulesByZone::RegistryProfile(_) if has_none => {
            Err(message!(list_other_outside_profile).to_string())
        }
        _ => Ok(()),
    }
}
