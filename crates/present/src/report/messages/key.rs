//! The keys of messages.

use bidiscope_bidi::order::Strategy;
use bidiscope_idna::verdict::policy::Policy;
use bidiscope_idna::verdict::{AdviceCase, FindingKind, advice};
use bidiscope_list::scan::MatchKind;

use super::phrase::Phrase;

/// The key of a message.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum MessageKey {
    Phrase(Phrase),
    /// The title of a strategy.
    Display(Strategy),
    /// The title of a policy.
    Policy(Policy),
    /// The kind of a match.
    MatchKind(MatchKind),
    /// The violation of a finding.
    Found(FindingKind),
    /// The rule of a finding.
    Rule(FindingKind),
    /// The advice for a finding in general.
    Advice(FindingKind),
    /// The advice for a finding in one case.
    AdviceIn(FindingKind, AdviceCase),
}

/// The keys of a finding in the file.
pub(super) const FINDING_PARTS: [&str; 3] = ["found", "rule", "advice"];

impl MessageKey {
    /// All keys, in the order of the file.
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
            .chain(MatchKind::ALL.into_iter().map(Self::MatchKind))
            .chain(findings.flatten())
            .chain(cases)
    }

    /// The section and the key in the file; for a finding also the last part.
    pub(super) const fn path(self) -> (&'static str, &'static str, Option<&'static str>) {
        match self {
            Self::Phrase(it) => ("phrases", it.id(), None),
            Self::Display(it) => ("displays", it.id(), None),
            Self::Policy(it) => ("policies", it.id(), None),
            Self::MatchKind(it) => ("likenesses", it.id(), None),
            Self::Found(it) => ("findings", it.id(), Some(FINDING_PARTS[0])),
            Self::Rule(it) => ("findings", it.id(), Some(FINDING_PARTS[1])),
            Self::Advice(it) => ("findings", it.id(), Some(FINDING_PARTS[2])),
            Self::AdviceIn(it, case) => ("findings", it.id(), Some(case.id())),
        }
    }
}

impl From<Phrase> for MessageKey {
    fn from(phrase: Phrase) -> Self {
        Self::Phrase(phrase)
    }
}

/// The key as in the file: `findings.rfc5893-condition-1.found`.
impl std::fmt::Display for MessageKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.path() {
            (section, key, None) => write!(f, "{section}.{key}"),
            (section, key, Some(part)) => write!(f, "{section}.{key}.{part}"),
        }
    }
}
