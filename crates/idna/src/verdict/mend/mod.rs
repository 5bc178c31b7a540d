//! Mending: edits after which the applicant's labels satisfy the rules, as a registry would suggest them.
//!
//! Four edits are known: drop a character, move one inside its label, replace one, and spell neighbours otherwise (the
//! normal form, a ligature's letters). What may have been typed for a dot is asked about first (`dots`). No letter is invented, and no number made another (`numbers`). Each label is
//! mended by itself, the zone's never. First what cannot stay goes or is replaced (`plan`, `remedy`); then what is
//! still out of place is looked at (`conflict`), the cheapest edits first (`cost`, `search`). Nothing is
//! offered of which the program would warn and did not before, and nothing that is not read back as itself.

mod conflict;
mod cost;
mod dots;
mod draft;
mod edit;
mod goal;
mod needed;
mod no_mending;
mod numbers;
mod plan;
mod remedy;
mod search;

use std::collections::BTreeSet;
use std::ops::Range;

use serde::Serialize;

use bidiscope_bidi::name::{Character, Label, Name, Notation, text_of};

use super::finding::Finding;
use super::grouping::{self, Bound};
use super::kind::FindingKind;
use super::no_domain_name::no_domain_name;
use super::registration::Applicant;
use super::rfc5893::{self, is_rtl_label};
use super::{Check, Verdict, dns_own, report, uts46};

use draft::{Draft, MendStep};
use goal::Goal;
use needed::needed;
use plan::is_beyond_arabic;
use remedy::NON_JOINER;
use search::{BUDGET, MendSearch};

pub use edit::Edit;
pub use no_mending::NoMending;

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

/// What may be done about the labels of the applicant so that the name passes a check as [`Check::fails`] has it;
/// `labels` are theirs, the others are the zone's. Nothing, and no reason, where it passes already. Labels that
/// the DNS has for its own use are never mended.
pub fn mendings(name: &Name, labels: Range<usize>, check: Check) -> Mendings {
    let why_not = |reason| Mendings { offered: Vec::new(), none_because: Some(reason) };
    if no_domain_name(name).is_some() {
        return why_not(NoMending::NoDomainName);
    }
    let whole = Whole::new(name, labels, check);
    if whole.passes() {
        // A registration that hangs on the zone's labels is not refused.
        return if whole.is_zone_bad() { why_not(NoMending::NotTheApplicants) } else { Mendings::default() };
    }
    let bad: Vec<usize> = whole.labels.clone().filter(|&label| whole.is_bad(label)).collect();
    if bad.is_empty() {
        return why_not(whole.refused_because());
    }
    let with_dots = whole.with_dots(&bad);
    if !with_dots.is_empty() {
        return Mendings { offered: with_dots, none_because: None };
    }
    let mut by_label = Vec::with_capacity(bad.len());
    for &label in &bad {
        match whole.mended(label, BUDGET / bad.len()) {
            Ok(drafts) => by_label.push((label, drafts)),
            Err(reason) => return why_not(reason),
        }
    }
    let offered = whole.combined(&by_label);
    if offered.is_empty() {
        why_not(whole.none_because(&by_label))
    } else {
        Mendings { offered, none_because: None }
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
    /// Whether it has a letter of Persian or Urdu that Arabic has not.
    is_persian: bool,
    /// What is told of the name as it is.
    told: Told,
    /// Whether the applicant's labels may be registered, or it hangs on others.
    may_be_registered: bool,
}

/// What is told of a name and its labels, the notes left out.
type Told = BTreeSet<(Option<usize>, FindingKind)>;

impl<'a> Whole<'a> {
    fn new(name: &'a Name, labels: Range<usize>, check: Check) -> Self {
        let is_rtl: Vec<bool> = name.labels().iter().map(|it| is_rtl(name, it, check)).collect();
        let rtl = is_rtl.iter().filter(|it| **it).count();
        let found = report::violations_and_warnings(name);
        let of_the_dns = dns_own::kinds(name).map(|it| it.1);
        let applicant = Applicant::new(labels.clone(), name.labels().len(), of_the_dns);
        let may_be_registered =
            !applicant.asks_for_dns_own() && !found.iter().any(|it| applicant.is_refused_for(it));
        let told = kinds_of(found);
        let is_persian = name.characters().iter().any(is_beyond_arabic);
        Self { name, labels, check, is_rtl, rtl, is_persian, told, may_be_registered }
    }

    fn characters(&self, label: usize) -> &'a [Character] {
        self.name.label_characters(&self.name.labels()[label])
    }

    fn is_in_zone(&self) -> bool {
        self.labels.end < self.name.labels().len()
    }

    /// What a label has to satisfy.
    fn goal(&self, label: usize) -> Goal {
        let others_are_rtl = self.rtl > usize::from(self.is_rtl[label]);
        Goal { check: self.check, others_are_rtl, is_in_zone: self.is_in_zone(), is_persian: self.is_persian }
    }

    fn is_bad(&self, index: usize) -> bool {
        let label = &self.name.labels()[index];
        let goal = self.goal(index);
        let is_fine = goal.accepts_as_typed(label) && goal.accepts(self.characters(index));
        dns_own::kind(self.name, index, label).is_none() && !is_fine
    }

    /// Whether the name does not fail the check.
    fn passes(&self) -> bool {
        let by_bidi = || rfc5893::judge(self.name).verdict != Verdict::Violated;
        let by_uts46 = || uts46::to_dns(self.name).is_some();
        match self.check {
            Check::Bidi => by_bidi(),
            Check::Idna2008 => self.may_be_registered,
            Check::Uts46 => by_uts46(),
            Check::All => self.may_be_registered && by_bidi() && by_uts46(),
        }
    }

    /// Whether one of the zone's labels is to be mended, which nobody does.
    fn is_zone_bad(&self) -> bool {
        (self.labels.end..self.name.labels().len()).any(|label| self.is_bad(label))
    }

    /// Why a name does not pass of which the applicant's labels are in order.
    fn refused_because(&self) -> NoMending {
        let names_labels = self.name.labels();
        let of_the_dns: Vec<usize> = (0..names_labels.len())
            .filter(|&label| dns_own::kind(self.name, label, &names_labels[label]).is_some())
            .collect();
        let is_told = |label, kind| self.told.contains(&(label, kind));
        let asks_for_length = self.check != Check::Bidi;
        let is_too_long = |label: &usize| is_told(Some(*label), FindingKind::LabelTooLong) && asks_for_length;
        if let Some(label) = self.labels.clone().find(is_too_long) {
            return NoMending::TooLong { label };
        }
        if is_told(None, FindingKind::NameTooLong) && asks_for_length {
            return NoMending::NameTooLong;
        }
        let is_refused =
            |it: &usize| self.check != Check::Idna2008 || self.is_in_zone() && self.labels.contains(it);
        let of_the_dns = of_the_dns.into_iter().find(|it| is_refused(it) && !is_too_long(it));
        let is_zone_bad =
            self.is_zone_bad() || (self.labels.end..names_labels.len()).any(|it| is_too_long(&it));
        match of_the_dns {
            Some(label) if !is_zone_bad || self.labels.contains(&label) => NoMending::OfTheDns { label },
            _ if is_zone_bad => NoMending::NotTheApplicants,
            _ => NoMending::Beyond { label: self.labels.start },
        }
    }

    /// What a label can be mended into.
    fn mended(&self, label: usize, budget: usize) -> Result<Vec<Draft>, NoMending> {
        let search =
            MendSearch { label: self.characters(label), index: label, goal: self.goal(label), budget };
        // The whole name is looked at as often as there is time for.
        let mut left = budget / self.name.characters().len();
        let mut is_address = false;
        let found = search.mended(|mended| {
            let asked = left.checked_sub(1);
            left = asked.unwrap_or(0);
            asked.is_none()
                || self.with(&[(label, mended)]).is_some_and(|it| {
                    is_address |= no_domain_name(&it).is_some();
                    no_domain_name(&it).is_none() && self.tells_nothing_new(&it, &told(&it))
                })
        });
        found.map_err(|reason| match reason {
            NoMending::Warned { label } if is_address => NoMending::Address { label },
            reason => reason,
        })
    }

    /// The name with labels mended, the others as they were typed; `None` where its text would not be read as just that.
    fn with(&self, mended: &[(usize, &[Character])]) -> Option<Name> {
        let characters = self.name.characters();
        let mut text = String::with_capacity(characters.len());
        let mut decoded: Vec<Character> = Vec::with_capacity(characters.len());
        let mut at = 0;
        for (index, label) in self.name.labels().iter().enumerate() {
            let between = &characters[at..label.range.start];
            let own = self.name.label_characters(label);
            let mended = mended.iter().find(|(it, _)| *it == index).map(|(_, mended)| *mended);
            text.push_str(&text_of(between));
            match (mended, &label.typed_a_label) {
                (None, Some(typed)) => text.push_str(typed),
                (mended, _) => text.push_str(&text_of(mended.unwrap_or(own))),
            }
            decoded.extend_from_slice(between);
            decoded.extend_from_slice(mended.unwrap_or(own));
            at = label.range.end;
        }
        text.push_str(&text_of(&characters[at..]));
        decoded.extend_from_slice(&characters[at..]);
        Name::read(&text, Notation::Unicode).ok().filter(|it| it.characters() == decoded)
    }

    /// Whether nothing is told of a mended name that was not told before. That a weaker guarantee holds where none
    /// did is no loss; that a non-joiner is a deviation of UTS #46 goes with spelling a Persian word right.
    fn tells_nothing_new(&self, mended: &Name, told: &Told) -> bool {
        let non_joiners = |name: &Name, label: usize| {
            let characters = name.label_characters(&name.labels()[label]);
            characters.iter().filter(|it| it.scalar == NON_JOINER).count()
        };
        let is_better = |it: &(Option<usize>, FindingKind)| match *it {
            (_, FindingKind::GuaranteeLdh) => self.told.contains(&(None, FindingKind::GuaranteeNone)),
            (Some(at), FindingKind::Deviation) => non_joiners(mended, at) > non_joiners(self.name, at),
            _ => false,
        };
        told.difference(&self.told).all(is_better)
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
        let mut steps: Vec<(usize, Vec<MendStep>)> =
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
        let is_new = !self.tells_nothing_new(&name, &whole.told) || is_torn(&name) && !is_torn(self.name);
        if is_new || !whole.passes() || no_domain_name(&name).is_some() {
            return None;
        }
        let edits = |(label, draft): &(usize, Draft)| {
            let start = self.name.labels()[*label].range.start;
            draft.steps.iter().map(move |step| step.edit.clone().at(start)).collect::<Vec<_>>()
        };
        let edits: Vec<Edit> = drafts.iter().flat_map(edits).collect();
        let sentence = match edits.as_slice() {
            [] => format!("write label {} as what its A-label decodes to.", drafts[0].0),
            edits => edit::sentence(self.name, edits),
        };
        Some(Mending { name: uts46::typed(&name), edits, sentence })
    }

    /// Takes out what is not needed once the other labels are mended: where none is right-to-left any more, the
    /// Bidi rule asks nothing. `None` where that is too much to find out.
    fn without_the_needless(&self, steps: &mut [(usize, Vec<MendStep>)]) -> Option<()> {
        let mut is_rtl = self.is_rtl.clone();
        for (label, steps) in steps.iter() {
            is_rtl[*label] = is_rtl_label(&Draft::new(self.characters(*label), steps.clone()).characters);
        }
        if is_rtl.contains(&true) {
            return Some(());
        }
        let budget = BUDGET / steps.len();
        for (label, steps) in steps {
            let (is_in_zone, is_persian) = (self.is_in_zone(), self.is_persian);
            let goal = Goal { check: self.check, others_are_rtl: false, is_in_zone, is_persian };
            *steps = needed(self.characters(*label), steps, goal, budget)?;
        }
        Some(())
    }

    /// Why none of these, put together, is offered.
    fn none_because(&self, by_label: &[(usize, Vec<Draft>)]) -> NoMending {
        let mended: Vec<(usize, &[Character])> =
            by_label.iter().map(|(label, drafts)| (*label, drafts[0].characters.as_slice())).collect();
        let label = by_label[0].0;
        let Some(name) = self.with(&mended) else { return NoMending::Beyond { label } };
        if no_domain_name(&name).is_some() {
            return NoMending::Address { label };
        }
        let whole = Whole::new(&name, self.labels.clone(), self.check);
        if whole.passes() { NoMending::Warned { label } } else { whole.refused_because() }
    }
}

/// Whether a label holds an R, AL or AN, once it is mapped where UTS #46 is asked.
fn is_rtl(name: &Name, label: &Label, check: Check) -> bool {
    let characters = name.label_characters(label);
    let is_mapped = matches!(check, Check::Uts46 | Check::All) && label.typed_a_label.is_none();
    let mapped_to_rtl = |it: &Character| {
        let mapped = goal::mapped(it.scalar).unwrap_or_default();
        is_rtl_label(&mapped.chars().map(Character::new).collect::<Vec<_>>())
    };
    let beyond_ascii = || characters.iter().filter(|it| !it.scalar.is_ascii());
    is_rtl_label(characters) || is_mapped && beyond_ascii().any(mapped_to_rtl)
}

/// Whether a label of a name is torn apart in some context. Where all labels satisfy the Bidi rule none is.
fn is_torn(name: &Name) -> bool {
    rfc5893::judge(name).verdict == Verdict::Violated
        && !grouping::findings(&grouping::search(name, Bound::SHORT)).is_empty()
}

/// What is told of a name, the notes left out.
fn told(name: &Name) -> Told {
    kinds_of(report::violations_and_warnings(name))
}

fn kinds_of(found: Vec<Finding>) -> Told {
    found.into_iter().map(|it| (it.label, it.id)).collect()
}
