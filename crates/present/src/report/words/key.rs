//! What a sentence is about.

use bidiscope_bidi::order::Strategy;
use bidiscope_idna::verdict::policy::Policy;
use bidiscope_idna::verdict::{AdviceCase, FindingKind, advice};
use bidiscope_list::scan::Likeness;

use super::phrase::Phrase;

/// Which sentence of a file of words.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum WordsKey {
    Phrase(Phrase),
    /// What a strategy is called.
    Display(Strategy),
    /// What a rule is called.
    Policy(Policy),
    /// In which way names look the same.
    Likeness(Likeness),
    /// What was found.
    Found(FindingKind),
    /// The rule that was broken.
    Rule(FindingKind),
    /// What to do about it, whatever the case.
    Advice(FindingKind),
    /// What to do about it in a case.
    AdviceIn(FindingKind, AdviceCase),
}

/// What the keys of a finding are called in a file.
pub(super) const OF_FINDINGS: [&str; 3] = ["found", "rule", "advice"];

impl WordsKey {
    /// All of them, in the order of the file.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        let findings = FindingKind::ALL.iter().flat_map(|&kind| {
            let needs_something = advice(kind).is_some();
            [Some(Self::Found(kind)), Some(Self::Rule(kind)), needs_something.then_some(Self::Advice(kind))]
        });
        let cases = AdviceCase::ALL.into_iter();
        let cases = cases.flat_map(|it| it.kinds().iter().map(move |&kind| Self::AdviceIn(kind, it)));
        let phrases = Phrase::ALL.into_iter().map(Self::Phrase);
        phrases
            .chain(Strategy::ALL.into_iter().map(Self::Display))
            .chain(Policy::ALL.into_iter().map(Self::Policy))
            .chain(Likeness::ALL.into_iter().map(Self::Likeness))
            .chain(findings.flatten())
            .chain(cases)
    }

    /// The section and the key of it in a file; for a finding the last part as well.
    pub(super) const fn path(self) -> (&'static str, &'static str, Option<&'static str>) {
        match self {
            Self::Phrase(it) => ("phrases", it.id(), None),
            Self::Display(it) => ("displays", it.id(), None),
            Self::Policy(it) => ("policies", it.id(), None),
            Self::Likeness(it) => ("likenesses", it.id(), None),
            Self::Found(it) => ("findings", it.id(), Some(OF_FINDINGS[0])),
            Self::Rule(it) => ("findings", it.id(), Some(OF_FINDINGS[1])),
            Self::Advice(it) => ("findings", it.id(), Some(OF_FINDINGS[2])),
            Self::AdviceIn(it, case) => ("findings", it.id(), Some(case.id())),
        }
    }
}

impl From<Phrase> for WordsKey {
    fn from(phrase: Phrase) -> Self {
        Self::Phrase(phrase)
    }
}

/// As it stands in a file: `findings.rfc5893-condition-1.found`.
impl std::fmt::Display for WordsKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.path() {
            (section, key, None) => write!(f, "{section}.{key}"),
            (section, key, Some(part)) => write!(f, "{section}.{key}.{part}"),
        }
    }
}
