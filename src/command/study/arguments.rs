//! The arguments of `bidiscope study`.

use std::path::PathBuf;

use bidiscope_bidi::name::{BidiClass, excerpt};
use bidiscope_proof::automata::MAX_COUNTED_SEQUENCE_CHARACTERS;
use bidiscope_proof::bidi_rule::BidiRule;
use bidiscope_proof::study::{DisplayProperty, StudyAlphabet};
use bidiscope_report::words::study::{
    alphabet_error_text, bidi_rule_variant_error_text, display_property_sentence,
};
use bidiscope_words::message;

use super::super::display_argument::{DisplayArgument, display_parser};
use super::super::number::parse_positive;
use super::super::one_of::one_of;

#[derive(clap::Args, Debug)]
pub(in super::super) struct Arguments {
    #[arg(long)]
    pub(super) json: bool,

    #[arg(long, value_name = "CLASSES", value_parser = parse_alphabet)]
    pub(super) classes: Option<StudyAlphabet>,

    #[arg(long, value_name = "LENGTH", value_parser = parse_positive)]
    pub(super) max_length: Option<usize>,

    #[arg(long = "strategy", value_name = "DISPLAY", value_parser = display_parser())]
    pub(super) displays: Vec<DisplayArgument>,

    #[arg(long = "property", value_name = "PROPERTY", value_parser = one_of(&DisplayProperty::ALL, DisplayProperty::id, |it| display_property_sentence(it).to_string()))]
    pub(super) properties: Vec<DisplayProperty>,

    #[arg(long, value_name = "COUNT", value_parser = parse_positive)]
    pub(super) threads: Option<usize>,

    #[arg(long, value_name = "FILE", conflicts_with = "mode")]
    pub(super) save: Option<PathBuf>,

    #[arg(long, value_name = "FILE", group = "mode", conflicts_with_all = ["classes", "max_length", "displays", "properties", "threads"])]
    pub(super) open: Option<PathBuf>,

    #[arg(long, groups = ["mode", "proof"])]
    pub(super) all_lengths: bool,

    #[arg(long = "rule", value_name = "RULE", groups = ["mode", "proof"], value_parser = parse_rule, conflicts_with_all = ["classes", "max_length", "displays", "properties", "threads"])]
    pub(super) rules: Vec<BidiRule>,

    #[arg(long, group = "mode", conflicts_with_all = ["classes", "max_length", "properties", "threads"])]
    pub(super) relaxations: bool,

    /// 0 counts nothing.
    #[arg(long, value_name = "LENGTH", requires = "all_lengths", value_parser = parse_count_length, default_value_t = 0)]
    pub(super) count_to: usize,

    #[arg(long, value_name = "FILE", requires = "proof")]
    pub(super) certificate: Option<PathBuf>,

    #[arg(long, value_name = "FILE", group = "mode", conflicts_with_all = ["max_length", "threads"])]
    pub(super) check: Option<PathBuf>,
}

fn parse_alphabet(classes: &str) -> Result<StudyAlphabet, String> {
    let class = |name: &str| {
        let found = BidiClass::ALL.into_iter().find(|it| it.short_name().eq_ignore_ascii_case(name));
        found.ok_or_else(|| message!(alphabet_unknown_class, text = excerpt(name, 80)).to_string())
    };
    let classes = classes.split(',').map(|it| class(it.trim())).collect::<Result<Vec<_>, _>>()?;
    StudyAlphabet::new(classes).map_err(|error| alphabet_error_text(error).to_string())
}

/// Parses a changed Bidi rule.
fn parse_rule(changes: &str) -> Result<BidiRule, String> {
    changes.parse().map_err(|error| bidi_rule_variant_error_text(&error).to_string())
}

/// Parses a length for `--count-to`.
fn parse_count_length(number: &str) -> Result<usize, String> {
    match number.parse() {
        Ok(number) if number <= MAX_COUNTED_SEQUENCE_CHARACTERS => Ok(number),
        _ => Err(message!(number_out_of_range, most = MAX_COUNTED_SEQUENCE_CHARACTERS).to_string()),
    }
}

impl Arguments {
    /// Whether it must run to its end even where its output cannot be written: it saves a file, or its status depends
    /// on it.
    pub(in super::super) const fn must_finish(&self) -> bool {
        self.save.is_some() || self.certificate.is_some() || self.check.is_some()
    }
}
