//! Mending: edits after which the applicant's labels satisfy the rules, as a registry would suggest them.
//!
//! Six edits are known: drop a character, move one inside its label, replace one, spell neighbours otherwise (the
//! normal form, a ligature's letters), and put a letter before a digit that begins a label. Each label is
//! mended by itself, the zone's never. First what cannot stay goes or is replaced (`plan`, `remedy`); then what is
//! still out of place is looked at (`conflict`), the cheapest edits first (`cost`, `search`). Nothing is
//! offered of which the program would warn and did not before, and nothing that is not read back as itself.

mod conflict;
mod cost;
mod draft;
mod edit;
mod goal;
mod needed;
mod plan;
mod remedy;
mod search;

use std::collections::BTreeSet;
use std::ops::Range;

use serde::Serialize;

use crate::name::{Character, Name, Notation, text_of};

use super::grouping::{self, Bound};
use super::kind::FindingKind;
use super::no_domain_name::no_domain_name;
use super::rfc5893::{self, is_rtl_label};
use super::{Check, Verdict, dns_own, report, uts46};

use draft::{Draft, Step};
use goal::Goal;
use needed::needed;
use search::{BUDGET, MendSearch};

pub use edit::Edit;

/// The most mendings that are offered for one name.
pub const MOST_MENDINGS: usize = 12;

/// A name that satisfies the rules, and how it comes from the one that does not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Mending {
    /// The whole name after the edits.
    pub name: String,
    /// The edits, by label; each speaks of the characters of the name as it was. None where a label that was
    /// written as an A-label has only to be written as what it decodes to.
    pub edits: Vec<Edit>,
    /// The edits in a sentence.
    pub sentence: String,
}

/// What is offered for a name.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Mendings {
    /// The mended names, the one that a registry would suggest first.
    pub offered: Vec<Mending>,
    /// Why there is none for a name that violates the rules.
    pub none_because: Option<NoMending>,
}

/// Why nothing is offered for a name that violates the rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, thiserror::Error)]
pub enum NoMending {
    /// It is a URL, a mail address or an IP address.
    #[error("This is no domain name, so there is nothing to mend.")]
    NoDomainName,
    /// Only the zone's labels violate the rules.
    #[error("The violation is not in the applicant's own labels, and nobody else's are mended.")]
    NotTheApplicants,
    /// Whatever is done, no label remains that satisfies the rules.
    #[error("Nothing that may be a label would be left of label {label}.")]
    NothingLeft {
        /// The label.
        label: usize,
    },
    /// A label that is otherwise in order is too long.
    #[error("Label {label} is too long for the DNS; what to leave out is for the applicant to say.")]
    TooLong {
        /// The label.
        label: usize,
    },
    /// The labels are in order, and the name is too long.
    #[error("The name is too long for the DNS; what to leave out is for the applicant to say.")]
    NameTooLong,
    /// Every edit that is enough brings in what is warned about.
    #[error("What would mend label {label} brings in something else that is warned about.")]
    Warned {
        /// The label.
        label: usize,
    },
    /// The search came to its bound.
    #[error("No mending of label {label} was found among the likeliest edits.")]
    Beyond {
        /// The label.
        label: usize,
    },
}

/// What may be done about the labels of the applicant so that they pass a check; `labels` are theirs, the others
/// are the zone's. Nothing, and no reason, where they pass it already. Labels that the DNS has for its own use
/// are not judged.
pub fn mendings(name: &Name, labels: Range<usize>, check: Check) -> Mendings {
    let why_not = |reason| Mendings { offered: Vec::new(), none_because: Some(reason) };
    if no_domain_name(name).is_some() {
        return why_not(NoMending::NoDomainName);
    }
    let whole = Whole::new(name, labels, check);
    let bad: Vec<usize> = whole.labels.clone().filter(|&label| whole.is_bad(label)).collect();
    if bad.is_empty() {
        return match whole.is_refused() {
            Some(reason) => why_not(reason),
            None => Mendings::default(),
        };
    }
    let mut by_label = Vec::with_capacity(bad.len());
    for &label in &bad {
        match whole.mended(label, BUDGET / bad.len()) {
            Ok(drafts) => by_label.push((label, drafts)),
            Err(reason) => return why_not(reason),
        }
    }
    let offered = whole.combined(&by_label);
    match whole.is_too_long(&by_label) {
        _ if !offered.is_empty() => Mendings { offered, none_because: None },
        true => why_not(NoMending::NameTooLong),
        false => why_not(NoMending::Warned { label: bad[0] }),
    }
}

/// A name that is to be mended.
struct Whole<'a> {
    name: &'a Name,
    /// The applicant's.
    labels: Range<usize>,
    check: Check,
    /// Which labels hold an R, AL or AN.
    is_rtl: Vec<bool>,
    /// How many they are.
    rtl: usize,
    /// The first right-to-left letter, for a label that has none.
    letter: char,
    /// What is told of the name as it is.
    told: Told,
}

/// What is told of a name and its labels, the notes left out.
type Told = BTreeSet<(Option<usize>, FindingKind)>;

impl<'a> Whole<'a> {
    fn new(name: &'a Name, labels: Range<usize>, check: Check) -> Self {
        let is_rtl: Vec<bool> =
            name.labels().iter().map(|it| is_rtl_label(name.label_characters(it))).collect();
        let rtl = is_rtl.iter().filter(|it| **it).count();
        let letter = name.characters().iter().find(|it| it.class.is_right_to_left_letter());
        let letter = letter.map_or('\u{627}', |it| it.scalar);
        let mut already = told(name);
        // What a mending is told of is not typed as an A-label any more.
        if name.labels().iter().any(|it| it.typed_a_label.is_some()) {
            let plain = Name::from_scalars(name.characters().iter().map(|it| it.scalar));
            already.extend(plain.iter().flat_map(told));
        }
        Self { name, labels, check, is_rtl, rtl, letter, told: already }
    }

    fn characters(&self, label: usize) -> &'a [Character] {
        self.name.label_characters(&self.name.labels()[label])
    }

    /// What a label has to satisfy.
    fn goal(&self, label: usize) -> Goal {
        Goal { check: self.check, others_are_rtl: self.rtl > usize::from(self.is_rtl[label]) }
    }

    fn is_bad(&self, index: usize) -> bool {
        let label = &self.name.labels()[index];
        let goal = self.goal(index);
        let is_fine = goal.accepts_as_typed(label) && goal.accepts(self.characters(index));
        dns_own::kind(self.name, index, label).is_none() && !is_fine
    }

    /// Why a name is refused of which the applicant's labels are in order.
    fn is_refused(&self) -> Option<NoMending> {
        let too_long = (None, FindingKind::NameTooLong);
        if self.told.contains(&too_long) && self.check != Check::Bidi {
            return Some(NoMending::NameTooLong);
        }
        let zones = (0..self.name.labels().len()).filter(|it| !self.labels.contains(it));
        let is_bad = zones.into_iter().any(|label| self.is_bad(label));
        is_bad.then_some(NoMending::NotTheApplicants)
    }

    /// What a label can be mended into.
    fn mended(&self, label: usize, budget: usize) -> Result<Vec<Draft>, NoMending> {
        let search = MendSearch {
            label: self.characters(label),
            index: label,
            goal: self.goal(label),
            letter: self.letter,
            budget,
        };
        // The whole name is looked at as often as there is time for.
        let mut left = budget / self.name.characters().len();
        search.mended(|mended| {
            let asked = left.checked_sub(1);
            left = asked.unwrap_or(0);
            asked.is_none()
                || self.with(&[(label, mended)]).is_some_and(|it| self.tells_nothing_new(&told(&it)))
        })
    }

    /// The name with labels mended; `None` where its text would not be read as just that.
    fn with(&self, mended: &[(usize, &[Character])]) -> Option<Name> {
        let mut text: Vec<Character> = Vec::with_capacity(self.name.characters().len());
        let mut at = 0;
        for (label, characters) in mended {
            let range = &self.name.labels()[*label].range;
            text.extend_from_slice(&self.name.characters()[at..range.start]);
            text.extend_from_slice(characters);
            at = range.end;
        }
        text.extend_from_slice(&self.name.characters()[at..]);
        Name::read(&text_of(&text), Notation::Unicode).ok().filter(|it| it.characters() == text)
    }

    /// Whether nothing is told of a mended name that was not told before. That a weaker guarantee holds where none
    /// did is no loss.
    fn tells_nothing_new(&self, mended: &Told) -> bool {
        let is_better = |it: &(Option<usize>, FindingKind)| {
            it.1 == FindingKind::GuaranteeLdh && self.told.contains(&(None, FindingKind::GuaranteeNone))
        };
        mended.difference(&self.told).all(is_better)
    }

    /// The first of each label together; then each label's others, the rest of the labels at the first.
    fn combined(&self, by_label: &[(usize, Vec<Draft>)]) -> Vec<Mending> {
        let most = by_label.iter().map(|(_, drafts)| drafts.len()).max().unwrap_or(0);
        let places = 0..by_label.len();
        let others = (1..most).flat_map(|alternative| places.clone().map(move |place| (place, alternative)));
        let others = others.filter(|&(place, alternative)| alternative < by_label[place].1.len());
        let chosen = std::iter::once((0, 0)).chain(others).take(MOST_MENDINGS);
        let mut offered: Vec<Mending> = Vec::new();
        for (varied, alternative) in chosen {
            let at = |place| if place == varied { alternative } else { 0 };
            let drafts = by_label.iter().enumerate().map(|(place, (label, all))| (*label, &all[at(place)]));
            let mending = self.mending(&drafts.collect::<Vec<_>>());
            offered.extend(mending.filter(|it| offered.iter().all(|other| other.name != it.name)));
        }
        offered
    }

    /// The mending that these drafts of labels are together.
    fn mending(&self, drafts: &[(usize, &Draft)]) -> Option<Mending> {
        let mut steps: Vec<(usize, Vec<Step>)> =
            drafts.iter().map(|(label, draft)| (*label, draft.steps.clone())).collect();
        if steps.len() > 1 {
            self.without_the_needless(&mut steps)?;
        }
        let drafts: Vec<(usize, Draft)> = steps
            .into_iter()
            .map(|(label, steps)| (label, Draft::new(self.characters(label), steps)))
            .collect();
        let mended: Vec<(usize, &[Character])> =
            drafts.iter().map(|(label, draft)| (*label, draft.characters.as_slice())).collect();
        let name = self.with(&mended)?;
        let whole = Whole::new(&name, self.labels.clone(), self.check);
        if !self.tells_nothing_new(&whole.told) || is_torn(&name) && !is_torn(self.name) {
            return None;
        }
        let passes = whole.labels.clone().all(|label| !whole.is_bad(label));
        let by_uts46 = matches!(self.check, Check::Uts46 | Check::All);
        let is_passed = passes
            && match whole.is_refused() {
                Some(NoMending::NameTooLong) => false,
                Some(_) => true,
                None => !by_uts46 || uts46::to_dns(&name).is_some() || whole.has_labels_of_the_dns(),
            };
        let edits = |(label, draft): &(usize, Draft)| {
            let start = self.name.labels()[*label].range.start;
            draft.steps.iter().map(move |step| step.edit.clone().at(start)).collect::<Vec<_>>()
        };
        let edits: Vec<Edit> = drafts.iter().flat_map(edits).collect();
        let sentence = match edits.as_slice() {
            [] => format!("write label {} as what its A-label decodes to.", drafts[0].0),
            edits => edit::sentence(self.name, edits),
        };
        is_passed.then(|| Mending { name: name.text(), edits, sentence })
    }

    /// Takes out what is not needed once the other labels are mended: where none is right-to-left any more, the
    /// Bidi rule asks nothing. `None` where that is too much to find out.
    fn without_the_needless(&self, steps: &mut [(usize, Vec<Step>)]) -> Option<()> {
        let mut is_rtl = self.is_rtl.clone();
        for (label, steps) in steps.iter() {
            is_rtl[*label] = is_rtl_label(&Draft::new(self.characters(*label), steps.clone()).characters);
        }
        if is_rtl.contains(&true) {
            return Some(());
        }
        let budget = BUDGET / steps.len();
        for (label, steps) in steps {
            let goal = Goal { check: self.check, others_are_rtl: false };
            *steps = needed(self.characters(*label), steps, goal, budget)?;
        }
        Some(())
    }

    fn has_labels_of_the_dns(&self) -> bool {
        let mut labels = self.name.labels().iter().enumerate();
        labels.any(|(index, label)| dns_own::kind(self.name, index, label).is_some())
    }

    /// Whether the name is too long with the first mending of each label.
    fn is_too_long(&self, by_label: &[(usize, Vec<Draft>)]) -> bool {
        let mended: Vec<(usize, &[Character])> =
            by_label.iter().map(|(label, drafts)| (*label, drafts[0].characters.as_slice())).collect();
        let name = self.with(&mended);
        name.is_some_and(|it| told(&it).contains(&(None, FindingKind::NameTooLong)))
    }
}

/// Whether a label of a name is torn apart in some context. Where all labels satisfy the Bidi rule none is.
fn is_torn(name: &Name) -> bool {
    rfc5893::judge(name).verdict == Verdict::Violated
        && !grouping::findings(&grouping::search(name, Bound::SHORT)).is_empty()
}

/// What is told of a name, the notes left out.
fn told(name: &Name) -> Told {
    report::violations_and_warnings(name).into_iter().map(|it| (it.label, it.id)).collect()
}
