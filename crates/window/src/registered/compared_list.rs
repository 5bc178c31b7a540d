//! The lists with which the name is compared.

use std::path::PathBuf;

use bidiscope_bidi::name::Notation;
use bidiscope_idna::verdict::RegistryRulesByZone;
use bidiscope_list::ListInputFormat;

use super::super::opened_file::{FileStamp, OpenedFile};
use super::super::same_rules::is_same_rules;

/// A list with which the name is compared, and how it is read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ComparedList {
    pub(crate) path: PathBuf,
    /// By what it is known that it was saved again, and is read again.
    pub(crate) stamp: Option<FileStamp>,
    /// How it is read; `None` where its column of the names and its ending tell.
    pub(crate) format: Option<ListInputFormat>,
    pub(crate) column: Option<String>,
    /// The columns or keys that are passed through, or `all` by itself.
    pub(crate) keep: Vec<String>,
    /// Those with the holder of each name, and with its zone; whether that is put after the name.
    pub(crate) holder: Option<String>,
    pub(crate) zone: Option<String>,
    pub(crate) appends: bool,
    pub(crate) notation: Notation,
    /// The options of the rules for the command that makes an index anew.
    pub(crate) rule_options: Vec<String>,
}

impl ComparedList {
    /// The list in this file, of whole names.
    pub(crate) fn of(file: &OpenedFile) -> Self {
        Self {
            path: file.path.clone(),
            stamp: file.read,
            format: None,
            column: None,
            keep: Vec::new(),
            holder: None,
            zone: None,
            appends: false,
            notation: Notation::Unicode,
            rule_options: Vec::new(),
        }
    }
}

/// The lists with which the name is compared, and the rules by which all names are judged.
#[derive(Clone)]
pub(crate) struct ComparedLists {
    pub(crate) registered: ComparedList,
    /// That of who asks for names.
    pub(crate) applications: Option<ComparedList>,
    pub(crate) rules: RegistryRulesByZone,
}

impl ComparedLists {
    pub(super) fn is_same(&self, other: &Self) -> bool {
        self.registered == other.registered
            && self.applications == other.applications
            && is_same_rules(&self.rules, &other.rules)
    }
}
