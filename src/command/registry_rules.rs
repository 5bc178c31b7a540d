//! The rules of a zone beside its rulesets, as options.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use bidiscope_idna::verdict::{LabelSet, RegistryRules, RulesetEvaluator, Rulesets};
use bidiscope_report::profile::{self, IdnGuidelines, MAX_LABEL_LIST_BYTES, guidelines_title};

use super::context::CommandContext;
use super::number::parse_positive;
use super::one_of::one_of;
use super::rule_file::{unreadable, whole_file};
use super::status::Status;

/// The rules of a zone, as a profile calls them. Files are named, and not read yet.
#[derive(clap::Args, Clone, Debug)]
pub(super) struct RuleArguments {
    #[arg(long, value_name = "COUNT", requires = "any_parent", value_parser = parse_positive)]
    pub(super) labels_below: Option<usize>,

    #[arg(long, value_name = "FILE")]
    reserved: Option<PathBuf>,

    #[arg(long, value_name = "FILE")]
    blocked: Option<PathBuf>,

    #[arg(long, value_name = "RULES", value_parser = one_of(&IdnGuidelines::ALL, IdnGuidelines::id, guidelines_title))]
    guidelines: Option<IdnGuidelines>,
}

impl RuleArguments {
    /// Whether any is given.
    pub(super) const fn is_given(&self) -> bool {
        self.labels_below.is_some()
            || self.reserved.is_some()
            || self.blocked.is_some()
            || self.guidelines.is_some()
    }

    /// The files of labels; “-” is standard input.
    pub(super) fn files(&self) -> impl Iterator<Item = &Path> + Clone {
        self.reserved.iter().chain(&self.blocked).map(PathBuf::as_path)
    }

    /// Reads the files of labels. Under the rulesets of the zone the variants of a label are reserved or blocked with it.
    ///
    /// # Errors
    /// The exit status, where something cannot be read; the message has been printed.
    pub(super) fn read(
        &self,
        context: &CommandContext,
        rulesets: &Rulesets,
    ) -> Result<RegistryRules, Status> {
        let mut evaluator = RulesetEvaluator::new(Arc::clone(rulesets));
        let mut labels = |file: &Option<PathBuf>| match file {
            Some(file) => read_labels(context, file, &mut evaluator),
            None => Ok(LabelSet::default()),
        };
        Ok(RegistryRules {
            outside_profile_reason: None,
            required_label_count_below_zone: self.labels_below,
            reserved_labels: labels(&self.reserved)?,
            blocked_labels: labels(&self.blocked)?,
            child_zone_labels: LabelSet::default(),
            refuses_mixed_scripts: matches!(self.guidelines, Some(IdnGuidelines::Icann)),
        })
    }
}

/// Reads a list of labels.
fn read_labels(
    context: &CommandContext,
    path: &Path,
    rulesets: &mut RulesetEvaluator,
) -> Result<LabelSet, Status> {
    let bytes = whole_file(context, path, MAX_LABEL_LIST_BYTES)?;
    profile::read_label_list(&bytes, rulesets)
        .map_err(|error| unreadable(path, Some(error.line_number), &error.reason))
}
