//! A finding: what a rule says about a name, with character positions.

use super::finding_case::FindingCase;
use super::kind::{FindingKind, Severity, Source};

/// What one rule says about a name. It holds no prose: the sentences for a kind, with the values of this finding in
/// them, are the caller's to make.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The kind of finding.
    pub id: FindingKind,
    /// The label that the finding is about, counted from 0; `None` if it is about several, or about the name as a whole.
    pub label: Option<usize>,
    /// The characters concerned, as ascending indices into the whole name. Empty if none can be named.
    pub characters: Vec<usize>,
    /// A special case of the kind, which needs other words or other advice.
    pub case: Option<FindingCase>,
    /// What else a sentence about it can say, by name:
    ///
    /// | kind | values |
    /// | --- | --- |
    /// | `Condition4` | `european`, `arabic`: a number of each kind, as [`FindingValue::Character`] |
    /// | `NumberHazard` | `digit`: the digit, `other`: the label that it joins |
    /// | `WildcardBelowDigit` | `digit`: the digit |
    /// | `NotADomainName` | `what`: the identifier of an [`InputKind`](super::InputKind) |
    /// | `IriSyntax` | `problem`: the identifier of what is wrong |
    /// | `WholeScriptConfusable` | `likeness`: the Latin text that it looks like |
    /// | `LabelsBelowParent` | `labels`: their number |
    /// | `ZoneLabelCount` | `labels`: how many the name has below the zone, `expected`: how many it must have |
    /// | `LabelTooLong`, `NameTooLong` | `octets`: their number |
    /// | `LabelSplit` | `paragraph`: the identifier of its direction |
    /// | `DigitsOfSeveralScripts` | `digits`: one of each script |
    /// | `MixedScripts` | `scripts`: their names |
    /// | `ALabelUndecodable` | `problem`: the identifier of what is wrong; `octets`, the most that are decoded, or the `character` that no label has |
    /// | `NoncanonicalALabel` | `typed`, `own`: A-labels |
    /// | `IdnaDisallowed` | `reason`: an identifier, `section`: a section of RFC 5892 |
    /// | `Rfc3454Ends`, case `Mapped` | `prepared`: the character that it becomes |
    /// | `Uts46Mapped` | `places`: the number of changes |
    /// | `LgrNotInRepertoire` | `ruleset`: its name |
    /// | `LgrContext` | `ruleset`; `rule`: its name, `matches`: whether the rule must match |
    /// | `LgrInvalid`, `LgrBlocked`, `LgrDisposition` | `ruleset`; `reason`: whether types of variants triggered the action; its `number`, from 1, in its `source`; its `disposition`, `rule`, `matches`, `which` and `types` |
    pub values: Vec<(&'static str, FindingValue)>,
    /// Only for [`FindingKind::NotADomainName`]: the domain name inside the input, in logical order.
    pub host: Option<String>,
}

/// A value that a sentence about a finding can mention.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FindingValue {
    /// A count.
    Count(usize),
    /// A label, counted from 0.
    Label(usize),
    /// A character; not necessarily one of the name.
    Character(char),
    /// Several characters, not necessarily of the name.
    Characters(Vec<char>),
    /// An identifier, which selects the words.
    Id(&'static str),
    /// Text that is the same in every language, such as an A-label or names of scripts.
    Text(String),
    /// Text from a file, of any length and with any characters.
    Quoted(String),
    /// One of several such texts; it does not matter which.
    OneOf(Vec<String>),
}

impl Finding {
    /// A finding without case, values and host.
    pub fn new(id: FindingKind, label: impl Into<Option<usize>>, characters: Vec<usize>) -> Self {
        Self { id, label: label.into(), characters, case: None, values: Vec::new(), host: None }
    }

    /// Its severity.
    pub const fn severity(&self) -> Severity {
        self.id.severity()
    }

    /// Where its rule is stated.
    pub const fn source(&self) -> Source {
        self.id.source()
    }

    /// Makes it a special case.
    #[must_use]
    pub(super) fn in_case(mut self, case: impl Into<Option<FindingCase>>) -> Self {
        self.case = case.into();
        self
    }

    /// Adds a value.
    #[must_use]
    pub(super) fn with(mut self, name: &'static str, value: FindingValue) -> Self {
        self.values.push((name, value));
        self
    }
}
