//! The rules of IDNA2008 (RFC 5891 section 4.2, RFC 5892) for all labels of a language.
//!
//! Each rule needs to remember little of a label. Normalization Form C is looked at by code points that stand side by side:
//! a label that is not in it only because of three or more code points together is not found.

use std::hash::Hash;

use bidiscope_idna::verdict::FindingKind;
use bidiscope_idna::verdict::rfc5892::ContextRule;
use icu_properties::props::Script;

use super::facts::Facts;
use super::labels::{Labels, TooManyStates};
use super::search::{self, Found};

/// The rules of IDNA2008 that are checked. Normalization Form C is checked for each two code points side by side; the length
/// of the A-label is not checked.
pub const CHECKED_IDNA2008_FINDING_KINDS: [FindingKind; 15] = [
    FindingKind::IdnaDisallowed,
    FindingKind::NotLdh,
    FindingKind::IdnaUnassigned,
    FindingKind::IdnaNotNfc,
    FindingKind::LeadingMark,
    FindingKind::Hyphens3And4,
    FindingKind::HyphenAtEnd,
    FindingKind::ZwnjContext,
    FindingKind::ZwjContext,
    FindingKind::MiddleDotContext,
    FindingKind::KeraiaContext,
    FindingKind::GereshContext,
    FindingKind::GershayimContext,
    FindingKind::KatakanaMiddleDotContext,
    FindingKind::ArabicDigitsMixed,
];

/// The searches, each for some of these rules.
pub(super) const SEARCHES: [(&[FindingKind], &search::Search<'static>); 8] = [
    (&[FindingKind::IdnaDisallowed, FindingKind::NotLdh, FindingKind::IdnaUnassigned], &|labels, facts| {
        Search::new(labels, facts).run(Search::characters)
    }),
    (&[FindingKind::IdnaNotNfc], &|labels, facts| Search::new(labels, facts).run(Search::normal_form)),
    (&[FindingKind::LeadingMark], &|labels, facts| Search::new(labels, facts).run(Search::leading_mark)),
    (&[FindingKind::Hyphens3And4, FindingKind::HyphenAtEnd], &|labels, facts| {
        Search::new(labels, facts).run(Search::hyphens)
    }),
    (&[FindingKind::ZwnjContext], &|labels, facts| Search::new(labels, facts).run(Search::non_joiner)),
    (&[FindingKind::ZwjContext], &|labels, facts| Search::new(labels, facts).run(Search::joiner)),
    (
        &[
            FindingKind::MiddleDotContext,
            FindingKind::KeraiaContext,
            FindingKind::GereshContext,
            FindingKind::GershayimContext,
        ],
        &|labels, facts| Search::new(labels, facts).run(Search::neighbours),
    ),
    (&[FindingKind::KatakanaMiddleDotContext, FindingKind::ArabicDigitsMixed], &|labels, facts| {
        Search::new(labels, facts).run(Search::whole_labels)
    }),
];

struct Search<'a> {
    labels: &'a Labels,
    /// Of each letter.
    facts: &'a [Facts],
    /// The letters in words.
    is_present: Vec<bool>,
    found: Found,
}

impl<'a> Search<'a> {
    fn new(labels: &'a Labels, facts: &'a [Facts]) -> Self {
        Self { labels, facts, is_present: labels.letters(facts.len()), found: Vec::new() }
    }

    fn run(mut self, search: fn(&mut Self) -> Result<(), TooManyStates>) -> Result<Found, TooManyStates> {
        search(&mut self)?;
        Ok(self.found)
    }
}

impl Search<'_> {
    fn has(&self, wanted: impl Fn(&Facts) -> bool) -> bool {
        self.facts.iter().zip(&self.is_present).any(|(it, is_present)| *is_present && wanted(it))
    }

    fn has_rule(&self, rules: &[ContextRule]) -> bool {
        self.has(|it| it.context.is_some_and(|it| rules.contains(&it)))
    }

    fn find<T: Clone + Eq + Hash, const N: usize>(
        &mut self,
        kinds: [FindingKind; N],
        start: T,
        step: impl Fn(&T, &Facts) -> T,
        violates: impl Fn(&T, FindingKind) -> bool,
    ) -> Result<(), TooManyStates> {
        let step = |seen: &T, letter: usize| step(seen, &self.facts[letter]);
        let found = self.labels.shortest(start, N, step, |seen, goal| violates(seen, kinds[goal]))?;
        self.found.extend(kinds.into_iter().zip(found).filter_map(|(kind, word)| Some((kind, word?))));
        Ok(())
    }

    /// RFC 5891, section 4.2.2; of labels in ASCII RFC 5890, section 2.3.1.
    fn characters(&mut self) -> Result<(), TooManyStates> {
        use FindingKind::{IdnaDisallowed, IdnaUnassigned, NotLdh};
        if !self.has(|it| it.is_disallowed || it.is_unassigned || it.is_ascii && !it.is_ldh) {
            return Ok(());
        }
        let step = |&(other, disallowed, unassigned, not_ldh): &(bool, bool, bool, bool), it: &Facts| {
            (
                other || !it.is_ascii,
                disallowed || it.is_disallowed,
                unassigned || it.is_unassigned,
                not_ldh || it.is_ascii && !it.is_ldh,
            )
        };
        self.find(
            [IdnaDisallowed, NotLdh, IdnaUnassigned],
            (false, false, false, false),
            step,
            |&(other, disallowed, unassigned, not_ldh), kind| match kind {
                IdnaDisallowed => other && disallowed,
                IdnaUnassigned => unassigned,
                _ => !other && not_ldh,
            },
        )
    }

    /// Section 4.2.2 with RFC 5890, section 2.3.2.1: Normalization Form C, two code points at a time.
    fn normal_form(&mut self) -> Result<(), TooManyStates> {
        let is_second = |number: u32| self.has(|it| it.second == Some(number));
        if !self.has(|it| it.is_unstable || it.breaks_with.iter().any(|it| is_second(*it))) {
            return Ok(());
        }
        let step = |(before, is_broken): &(Vec<u32>, bool), it: &Facts| {
            let is_broken = *is_broken || it.is_unstable || it.second.is_some_and(|it| before.contains(&it));
            (if is_broken { Vec::new() } else { it.breaks_with.clone() }, is_broken)
        };
        self.find([FindingKind::IdnaNotNfc], (Vec::new(), false), step, |it, _| it.1)
    }

    /// Section 4.2.3.2.
    fn leading_mark(&mut self) -> Result<(), TooManyStates> {
        if self.has(|it| it.is_mark) {
            let step = |it: &Option<bool>, next: &Facts| it.or(Some(next.is_mark));
            self.find([FindingKind::LeadingMark], None, step, |it, _| *it == Some(true))?;
        }
        Ok(())
    }

    /// Section 4.2.3.1.
    fn hyphens(&mut self) -> Result<(), TooManyStates> {
        use FindingKind::{HyphenAtEnd, Hyphens3And4};
        if self.has(|it| it.is_hyphen) {
            // How many code points, up to four; those at places 3, 4, and the first and last.
            let step = |&(count, two, first, _): &(u8, bool, bool, bool), it: &Facts| {
                let two = if count == 2 || count == 3 { (count == 2 || two) && it.is_hyphen } else { two };
                ((count + 1).min(4), two, first || count == 0 && it.is_hyphen, it.is_hyphen)
            };
            let violates = |&(count, two, first, last): &(u8, bool, bool, bool), kind| match kind {
                Hyphens3And4 => count == 4 && two,
                _ => first || last,
            };
            self.find([Hyphens3And4, HyphenAtEnd], (0, false, false, false), step, violates)?;
        }
        Ok(())
    }

    /// RFC 5892, appendix A.2.
    fn joiner(&mut self) -> Result<(), TooManyStates> {
        use ContextRule::ZeroWidthJoiner;
        if self.has_rule(&[ZeroWidthJoiner]) {
            let step = |&(is_after_virama, is_broken): &(bool, bool), it: &Facts| {
                (it.is_virama, is_broken || it.context == Some(ZeroWidthJoiner) && !is_after_virama)
            };
            self.find([FindingKind::ZwjContext], (false, false), step, |it, _| it.1)?;
        }
        Ok(())
    }

    /// Appendix A.1.
    fn non_joiner(&mut self) -> Result<(), TooManyStates> {
        use ContextRule::ZeroWidthNonJoiner;
        if self.has_rule(&[ZeroWidthNonJoiner]) {
            // Whether it is after a virama, what stood before joins, a non-joiner waits for what joins, and all is lost.
            let step = |&(virama, joins, waits, is_broken): &(bool, bool, bool, bool), it: &Facts| {
                let [is_transparent, joins_next, joins_previous] = it.joining;
                let is_broken = is_broken || waits && !is_transparent && !joins_previous;
                let waits = waits && is_transparent;
                let is_non_joiner = it.context == Some(ZeroWidthNonJoiner);
                let needs = is_non_joiner && !virama;
                (
                    it.is_virama,
                    if is_transparent { joins } else { joins_next },
                    waits || needs && joins,
                    is_broken || needs && !joins,
                )
            };
            self.find([FindingKind::ZwnjContext], (false, false, false, false), step, |it, _| it.2 || it.3)?;
        }
        Ok(())
    }

    /// Appendix A.3 to A.6.
    fn neighbours(&mut self) -> Result<(), TooManyStates> {
        use ContextRule::{Geresh, Gershayim, Keraia, MiddleDot};
        use FindingKind::{GereshContext, GershayimContext, KeraiaContext, MiddleDotContext};
        type Fits = fn(&Facts) -> bool;
        let (is_small_l, is_greek, is_hebrew): (Fits, Fits, Fits) = (
            |it| it.is_small_l,
            |it| it.script == Some(Script::Greek),
            |it| it.script == Some(Script::Hebrew),
        );
        // The rule, what it needs before and after.
        let rules: [(ContextRule, FindingKind, Option<Fits>, Option<Fits>); 4] = [
            (MiddleDot, MiddleDotContext, Some(is_small_l), Some(is_small_l)),
            (Keraia, KeraiaContext, None, Some(is_greek)),
            (Geresh, GereshContext, Some(is_hebrew), None),
            (Gershayim, GershayimContext, Some(is_hebrew), None),
        ];
        for (rule, kind, before, after) in rules {
            if !self.has_rule(&[rule]) {
                continue;
            }
            let step = |&(fits, waits, is_broken): &(bool, bool, bool), it: &Facts| {
                let is_broken = is_broken || waits && after.is_some_and(|fits| !fits(it));
                let is_here = it.context == Some(rule);
                let needs_before = before.is_some() && is_here && !fits;
                (before.is_some_and(|fits| fits(it)), is_here && after.is_some(), is_broken || needs_before)
            };
            self.find([kind], (false, false, false), step, |it, _| it.1 || it.2)?;
        }
        Ok(())
    }

    /// Appendix A.7 to A.9.
    fn whole_labels(&mut self) -> Result<(), TooManyStates> {
        use ContextRule::{ArabicIndicDigits, ExtendedArabicIndicDigits, KatakanaMiddleDot};
        use FindingKind::{ArabicDigitsMixed, KatakanaMiddleDotContext};
        let both = |one: fn(&Facts) -> bool, other: fn(&Facts) -> bool| {
            move |&(has_one, has_other): &(bool, bool), it: &Facts| {
                (has_one || one(it), has_other || other(it))
            }
        };
        if self.has_rule(&[KatakanaMiddleDot]) {
            let step = both(|it| it.context == Some(KatakanaMiddleDot), |it| it.script == Some(Script::Han));
            self.find([KatakanaMiddleDotContext], (false, false), step, |it, _| it.0 && !it.1)?;
        }
        if self.has_rule(&[ArabicIndicDigits]) && self.has_rule(&[ExtendedArabicIndicDigits]) {
            let step = both(
                |it| it.context == Some(ArabicIndicDigits),
                |it| it.context == Some(ExtendedArabicIndicDigits),
            );
            self.find([ArabicDigitsMixed], (false, false), step, |it, _| it.0 && it.1)?;
        }
        Ok(())
    }
}
