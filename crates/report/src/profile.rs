//! Profiles of registries, as TOML: zones with their rulesets, reserved and blocked labels and other rules. docs/lists.md
//! describes them.

mod lists;
mod load;

use std::collections::{BTreeMap, HashMap};

use bidiscope_bidi::enum_with_ids;
use bidiscope_bidi::name::{Input, Name, Notation};
use bidiscope_idna::verdict::{Finding, FindingKind, NameAnalysis, RegistryRulesByZone, Zone};
use bidiscope_list::scan::RegistrationConcern;
use bidiscope_words::{Message, message};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer};
use toml::Spanned;

use crate::toml_error::{TomlError, line_number_of_byte};
use crate::words::finding::finding_message;
use crate::words::read_error::read_error_text;

pub use lists::{ProfileListSection, ProfileRegisteredSection};
pub use load::{
    LabelListError, LoadedProfile, MAX_LABEL_LIST_BYTES, MAX_TOTAL_PROFILE_FILES_BYTES, ProfileFileError,
    ProfileFileNote, read_label_list,
};

/// The most bytes of a profile.
pub const MAX_PROFILE_BYTES: u64 = 1 << 20;

/// A registry profile as its TOML text has it. It names the files of rulesets and labels, which [`Self::load_files`] reads.
#[derive(Clone, Debug)]
pub struct ProfileFile {
    /// The concerns for which the check of a list fails; `None` where the profile does not say.
    pub fail_on_concerns: Option<Vec<RegistrationConcern>>,
    /// The list whose names every run checks, and what it writes.
    pub scanned_list: ProfileListSection,
    /// The list of registered names, with which every run compares.
    pub registered_list: ProfileRegisteredSection,
    /// The zones, sorted by their texts.
    pub zones: Vec<ProfileFileZone>,
    /// Those that the text has more than once, in several forms and with the same rules.
    pub repeated_zones: Vec<Zone>,
}

/// A zone of a profile, with its rules.
#[derive(Clone, Debug)]
pub struct ProfileFileZone {
    /// The zone.
    pub zone: Zone,
    /// Its rules.
    pub rules: ProfileZoneRules,
}

/// The rules of a zone.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ProfileZoneRules {
    /// The paths of the files with its rulesets (RFC 7940), as the profile has them.
    #[serde(rename = "rulesets", default, deserialize_with = "rulesets")]
    pub ruleset_paths: Vec<String>,
    /// How many labels a name must have below the zone; `None` for any number.
    #[serde(rename = "labels-below", default, deserialize_with = "labels_below")]
    pub label_count_below_zone: Option<usize>,
    /// The path of the file with the labels that the registry reserves for itself; `None` if there are none.
    #[serde(rename = "reserved")]
    pub reserved_labels_path: Option<String>,
    /// The path of the file with the labels that nobody may register; `None` if there are none.
    #[serde(rename = "blocked")]
    pub blocked_labels_path: Option<String>,
    /// The guidelines for IDNs that the registry follows; `None` for none.
    #[serde(rename = "guidelines")]
    pub idn_guidelines: Option<IdnGuidelines>,
}

/// The keys with values, of which `profile_error_value` says what they take.
const KEYS: [&str; 17] = [
    "fail-on",
    "rulesets",
    "labels-below",
    "reserved",
    "blocked",
    "guidelines",
    "path",
    "column",
    "parent-column",
    "append",
    "holder",
    "keep",
    "columns",
    "output",
    "report",
    "language",
    "overwrite",
];

/// Reads the rulesets of a zone, of which an empty list would permit everything.
fn rulesets<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<String>, D::Error> {
    let rulesets = Vec::deserialize(deserializer)?;
    if rulesets.is_empty() {
        return Err(D::Error::custom(message!(profile_error_no_rulesets)));
    }
    Ok(rulesets)
}

/// Reads how many labels a name must have below the zone: no name has none.
fn labels_below<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<usize>, D::Error> {
    match usize::deserialize(deserializer)? {
        0 => Err(D::Error::custom(message!(number_too_small))),
        count => Ok(Some(count)),
    }
}

/// Why a text is not a valid profile.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{reason}")]
pub struct ProfileError {
    /// The line of the error, from 1; `None` where it is about the file as a whole.
    pub line_number: Option<usize>,
    /// What is wrong, in a sentence.
    pub reason: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ProfileToml {
    #[serde(default)]
    defaults: DefaultsToml,
    #[serde(default)]
    list: ProfileListSection,
    #[serde(default)]
    registered: ProfileRegisteredSection,
    #[serde(default)]
    zone: BTreeMap<Spanned<String>, ProfileZoneRules>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
struct DefaultsToml {
    #[serde(deserialize_with = "lists::fail_on")]
    fail_on: Option<Vec<RegistrationConcern>>,
}

enum_with_ids! {
    /// Guidelines for IDNs that a registry follows, by who issued them.
    pub enum IdnGuidelines {
        /// ICANN's Guidelines for the Implementation of IDNs: labels that mix scripts are refused.
        Icann = "icann";
    }
}

/// What the guidelines demand, in a clause.
pub fn guidelines_title(guidelines: IdnGuidelines) -> String {
    message!(guidelines, of = guidelines.id()).to_string()
}

/// The rules of one zone other than its rulesets, for a report: number of labels, reserved and blocked labels,
/// guidelines. Empty where there is none, and for a profile, whose file states them.
pub fn single_zone_rules_text(rules_by_zone: &RegistryRulesByZone) -> String {
    let RegistryRulesByZone::SingleZone { other_registry_rules: rules, .. } = rules_by_zone else {
        return String::new();
    };
    let rule = |rule: &'static str, count: usize| message!(registry_rule, rule = rule, count = count);
    let mut all: Vec<String> = Vec::new();
    all.extend(rules.required_label_count_below_zone.map(|count| rule("labels-below", count).to_string()));
    for (id, labels) in [("reserved", &rules.reserved_labels), ("blocked", &rules.blocked_labels)] {
        if !labels.is_empty() {
            all.push(rule(id, labels.len()).to_string());
        }
    }
    if rules.refuses_mixed_scripts {
        all.push(rule("guidelines", 0).to_string());
    }
    all.join("; ")
}

impl ProfileFile {
    /// Reads a profile from the bytes of its file.
    ///
    /// # Errors
    /// It is not UTF-8 or not TOML, has a key or a value that is unknown, a zone that cannot be read or can be none, or no
    /// zone.
    pub fn read(bytes: &[u8]) -> Result<Self, ProfileError> {
        let whole = |reason: String| ProfileError { line_number: None, reason };
        let text = std::str::from_utf8(bytes).map_err(|_| whole(message!(profile_error_utf8).to_string()))?;
        let text = text.strip_prefix('\u{FEFF}').unwrap_or(text);
        let file: ProfileToml = toml::from_str(text).map_err(|error| {
            let TomlError {
                line_number: line,
                last_key: key,
                dotted_key_path: path,
                has_wrong_value_type: is_other_type,
                reason,
            } = TomlError::new(text, error);
            let reason = match is_other_type && KEYS.contains(&key.as_str()) {
                // It stands where the name of a zone is expected.
                true if path.strip_prefix("zone.") == Some(key.as_str()) => {
                    message!(profile_error_no_zone_name, key = &key).to_string()
                }
                true => message!(profile_error_value, key = &key).to_string(),
                false => reason,
            };
            ProfileError { line_number: line, reason }
        })?;
        let at = |byte: usize, reason: String| ProfileError {
            line_number: Some(line_number_of_byte(text, byte)),
            reason,
        };
        let (list, registered) = (file.list, file.registered);
        let fail_on = list.failing_concerns.clone().or(file.defaults.fail_on);
        let (mut zones, mut repeated): (Vec<ProfileFileZone>, Vec<Zone>) = (Vec::new(), Vec::new());
        let mut places: HashMap<Vec<String>, usize> = HashMap::new();
        for (typed, rules) in file.zone {
            let start = typed.span().start;
            if Input::read(typed.get_ref(), Notation::Unicode).is_ok_and(|it| it.host().is_some()) {
                return Err(at(start, message!(profile_error_zone_url).to_string()));
            }
            let zone = Zone::read(typed.get_ref(), Notation::Unicode).map_err(|error| {
                at(start, message!(profile_error_zone, reason = read_error_text(&error)).to_string())
            })?;
            if let Some(reason) = zone.name_unless_root().and_then(no_zone_reason) {
                return Err(at(start, reason.to_string()));
            }
            match places.get(zone.labels()) {
                Some(&first) if zones[first].rules == rules => repeated.push(zone),
                Some(_) => return Err(at(start, message!(profile_error_zone_twice).to_string())),
                None => {
                    places.insert(zone.labels().to_vec(), zones.len());
                    zones.push(ProfileFileZone { zone, rules });
                }
            }
        }
        if zones.is_empty() {
            return Err(whole(message!(profile_error_empty).to_string()));
        }
        Ok(Self {
            fail_on_concerns: fail_on,
            scanned_list: list,
            registered_list: registered,
            zones,
            repeated_zones: repeated,
        })
    }
}

/// Why no zone can have this name, in a sentence: it is a pattern, no host name in the DNS, or has a character beyond ASCII that
/// UTS #46 disallows, such as a bidi control. `None` where one can, though IDNA2008 or the Bidi rule may refuse it today.
fn no_zone_reason(name: &Name) -> Option<Message<'static>> {
    let analysis = NameAnalysis::new(name);
    let is_disallowed = |it: &Finding| {
        let mut characters = it.character_indices_in_name.iter().map(|&at| name.characters()[at].scalar);
        it.finding_kind == FindingKind::Uts46Disallowed && characters.any(|it| !it.is_ascii())
    };
    let found =
        analysis.findings().iter().find(|it| it.finding_kind.excludes_every_host() || is_disallowed(it));
    found.map(|it| message!(profile_error_no_zone, reason = finding_message(&Input::from(name.clone()), it)))
}

#[cfg(test)]
mod tests {
    use super::{IdnGuidelines, ProfileError, ProfileFile};

    #[test]
    fn the_example_of_the_documents_is_read() {
        let text = "[defaults]\nfail-on = [\"refused\", \"taken\"]\n\n[zone.\"\u{5D9}\u{5E9}\u{5E8}\u{5D0}\u{5DC}\"]\n\
            rulesets = [\"he.xml\"]\nlabels-below = 1\nreserved = \"reserved.txt\"\nblocked = \"blocked.txt\"\n\
            guidelines = \"icann\"\n[zone.\"co.il\"]\n";
        let profile = ProfileFile::read(text.as_bytes()).expect("a profile");
        assert_eq!(profile.fail_on_concerns.map(|it| it.len()), Some(2));
        assert_eq!(profile.zones.len(), 2);
        let zone = profile
            .zones
            .iter()
            .find(|it| it.rules.idn_guidelines == Some(IdnGuidelines::Icann))
            .expect("the first zone");
        assert_eq!(
            (zone.rules.ruleset_paths.as_slice(), zone.rules.label_count_below_zone),
            (&["he.xml".to_owned()][..], Some(1))
        );
        assert_eq!(
            (zone.rules.reserved_labels_path.as_deref(), zone.rules.blocked_labels_path.as_deref()),
            (Some("reserved.txt"), Some("blocked.txt"))
        );
    }

    #[test]
    fn what_is_wrong_is_said_with_its_line() {
        let line =
            |text: &str| ProfileFile::read(text.as_bytes()).map_err(|it: ProfileError| it.line_number).err();
        assert_eq!(line(""), Some(None), "no zone");
        assert_eq!(line("[zone.a]\nreserve = \"x\""), Some(Some(2)));
        assert_eq!(line("[zone.a]\n\nguidelines = \"none\""), Some(Some(3)));
        assert_eq!(line("[defaults]\nfail-on = [\"refused\", \"lost\"]\n[zone.a]"), Some(Some(2)));
        assert_eq!(line("[zone.a]\n[list]\ncolumns = [\"line\", \"lost\"]"), Some(Some(3)));
        assert_eq!(
            line("[zone.a]\n[registered]\n\ncolumns = [\"line\"]"),
            Some(Some(4)),
            "of the list alone"
        );
        assert_eq!(line("[zone.b]\n[zone.\"a..b\"]"), Some(Some(2)));
        for zone in ["*.il", "*", "-x-", "a.x-", "a b.il", "a/b", "a@b", "https://il", &"a".repeat(64)]
            .into_iter()
            .chain(["a\u{202E}b", "xn--zzzz", "xn--a"])
        {
            assert_eq!(line(&format!("[zone.b]\n[zone.\"{zone}\"]")), Some(Some(2)), "{zone}");
        }
        for zone in [".", "il.", "1.il", "CO.il", "_x.il", "xn--4dbc", "1\u{5D0}", "a--b"] {
            assert_eq!(line(&format!("[zone.\"{zone}\"]")), None, "{zone}");
        }
        let twice = "[zone.co]\n[zone.\"CO.\"]\n";
        assert_eq!(line(&format!("{twice}labels-below = 1")), Some(Some(1)), "other rules");
        let read = ProfileFile::read(twice.as_bytes()).expect("a profile");
        assert_eq!((read.zones.len(), read.repeated_zones.len()), (1, 1));
        assert_eq!(line("[zone.a]\nlabels-below = -1"), Some(Some(2)));
        assert_eq!(line("[zone.a]\n\nlabels-below = 0"), Some(Some(3)), "it would refuse every name");
        assert_eq!(line("[zone.a]\nrulesets = []"), Some(Some(2)), "it would permit every label");
        for key in ["reserved = \"a.txt\"", "labels-below = 1", "rulesets = [\"a.xml\"]"] {
            let error = ProfileFile::read(format!("[zone]\n{key}\n").as_bytes()).expect_err("no zone's name");
            assert!(
                error.line_number == Some(2) && error.reason.contains("belong to a zone"),
                "{}",
                error.reason
            );
        }
        for (value, expected) in [
            ("labels-below = -1", "\u{201C}labels-below\u{201D} takes a number of labels, such as 1."),
            ("labels-below = 1.5", "\u{201C}labels-below\u{201D} takes a number of labels, such as 1."),
            ("labels-below = \"1\"", "\u{201C}labels-below\u{201D} takes a number of labels, such as 1."),
            (
                "labels-below = 99999999999999999999",
                "\u{201C}labels-below\u{201D} takes a number of labels, such as 1.",
            ),
            ("labels-below = 0", "\u{201C}labels-below\u{201D}: Enter 1 or more."),
            (
                "reserved = [\"x\"]",
                "\u{201C}reserved\u{201D} takes the path of one file, such as \"labels.txt\".",
            ),
            ("blocked = 1", "\u{201C}blocked\u{201D} takes the path of one file, such as \"labels.txt\"."),
            ("rulesets = \"x\"", "\u{201C}rulesets\u{201D} takes an array of paths, such as [\"he.xml\"]."),
            ("rulesets = [1]", "\u{201C}rulesets\u{201D} takes an array of paths, such as [\"he.xml\"]."),
            ("guidelines = true", "\u{201C}guidelines\u{201D} takes a text, \"icann\"."),
        ] {
            let error = ProfileFile::read(format!("[zone.\"co.il\"]\n{value}").as_bytes()).expect_err(value);
            assert_eq!((error.line_number, error.reason.as_str()), (Some(2), expected), "{value}");
        }
        for (value, expected) in [
            ("append = \"yes\"", "\u{201C}append\u{201D} takes true or false."),
            ("column = 1", "\u{201C}column\u{201D} takes the name of a column or key, such as \"name\"."),
            ("keep = \"all\"", "\u{201C}keep\u{201D} takes an array of texts, such as [\"name\"]."),
        ] {
            let error = ProfileFile::read(format!("[zone.a]\n[list]\n{value}").as_bytes()).expect_err(value);
            assert_eq!((error.line_number, error.reason.as_str()), (Some(3), expected), "{value}");
        }
        for (text, line) in
            [("[zone]\n\"co.il\" = 1", 2), ("[zone.a]\n[zone]\nb = \"he.xml\"", 3), ("list = 1", 1)]
        {
            let error = ProfileFile::read(text.as_bytes()).expect_err("no table");
            assert!(
                error.line_number == Some(line) && error.reason.contains("expected a table"),
                "{}",
                error.reason
            );
            assert!(!error.reason.contains("struct"), "{}", error.reason);
        }
        let of_list = ProfileFile::read(b"[defaults]\nfail-on = \"taken\"\n[zone.a]").expect_err("a text");
        assert_eq!(of_list.reason, "\u{201C}fail-on\u{201D} takes an array of texts, such as [\"refused\"].");
        for path in [r"C:\Users\a.txt", r"\\server\a.txt", r"D:\xml\a.txt"] {
            let text = format!("[zone.a]\nreserved = \"{path}\"");
            let error = ProfileFile::read(text.as_bytes()).expect_err("a backslash begins an escape");
            assert!(
                error.line_number == Some(2) && error.reason.contains("single quotation marks"),
                "{}",
                error.reason
            );
        }
        assert_eq!(ProfileFile::read(b"\xFF").map_err(|it| it.line_number).err(), Some(None));
    }
}
