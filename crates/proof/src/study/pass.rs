//! One pass over all sequences of a length, for one display and all checks of it.

use std::borrow::Cow;
use std::ops::Range;

use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::visual_positions::VisualPositions;
use bidiscope_bidi::order::{Direction, DisplayConfig, DisplayEngine, LogicalIndex, Strategy};
use bidiscope_system::threads::ThreadPool;

use super::labels::{
    are_between_separators, are_together, is_name_by_rule, labels, rfc5893_second_guarantee_applies,
    satisfies_rule,
};
use super::property::{Check, Domain};
use super::reading::{has_one_direction, keeps_left_to_right, reads_in_its_direction};
use super::seen_displays::SeenDisplays;
use super::sequences::{Sequences, count};
use super::urls;

/// The most counterexamples that one row keeps.
pub(super) const MAX_EXAMPLES: usize = 3;
/// The number of sequences that a thread takes at a time.
const BLOCK_SIZE: u64 = 4_096;

/// The checks of one display on the sequences of one length.
#[derive(Clone, Debug)]
pub(super) struct Task<'a> {
    /// The characters of the sequences; of URLs those after the scheme.
    pub(super) alphabet: Cow<'a, [Character]>,
    pub(super) length: usize,
    pub(super) domain: Domain,
    pub(super) display: DisplayConfig,
    /// The display that the checks use: see [`DisplayProperty::checked_display`](super::DisplayProperty::checked_display).
    pub(super) checked_display: DisplayConfig,
    /// The checks, each once, because the memory of seen displays serves one check of a kind.
    pub(super) checks: Vec<Check>,
}

/// The counts of one check.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Tally {
    /// The number of sequences checked.
    pub(super) cases: u64,
    pub(super) counterexamples: u64,
    /// Counterexamples if all characters of a sequence differ.
    pub(super) distinct_counterexamples: u64,
    /// The numbers of the first counterexamples.
    pub(super) first_examples: Vec<u64>,
}

impl Tally {
    /// Counts the counterexample with this number.
    pub(super) fn add(&mut self, number: u64) {
        self.counterexamples += 1;
        if self.first_examples.len() < MAX_EXAMPLES {
            self.first_examples.push(number);
        }
    }

    /// Adds the tally of a later block.
    pub(super) fn merge(&mut self, later: &Self) {
        self.cases += later.cases;
        self.counterexamples += later.counterexamples;
        self.distinct_counterexamples += later.distinct_counterexamples;
        let remaining = MAX_EXAMPLES - self.first_examples.len();
        self.first_examples.extend(later.first_examples.iter().take(remaining));
    }
}

impl Task<'_> {
    /// The number of sequences of the length, including those outside the domain; `None` if it exceeds `u64`.
    pub(super) fn sequences(&self) -> Option<u64> {
        let free = self.length.checked_sub(self.prefix().len());
        free.map_or(Some(0), |free| count(self.alphabet.len(), free))
    }

    /// What all sequences begin with.
    const fn prefix(&self) -> &'static [Character] {
        match self.domain {
            Domain::Urls(_) => &urls::SCHEME,
            _ => &[],
        }
    }

    /// The sequences with these numbers.
    fn sequences_of(&self, numbers: Range<u64>) -> Sequences<'_> {
        let free = self.length.saturating_sub(self.prefix().len());
        Sequences::after(self.prefix(), &self.alphabet, free, numbers)
    }

    /// The sequence with this number.
    pub(super) fn sequence(&self, number: u64) -> Vec<Character> {
        self.sequences_of(number..number + 1).current().map_or(Vec::new(), |(_, it)| it.to_vec())
    }

    /// The number of passes over the sequences.
    pub(super) fn passes(&self) -> u64 {
        1 + u64::from(self.checks.contains(&Check::OneToOneAcrossParagraphs))
    }

    /// The number of displays for which memory is needed: in the paragraph of the display, and in the other
    /// one.
    pub(super) fn remembered_displays(&self) -> [u64; 2] {
        let all = self.sequences().unwrap_or(u64::MAX);
        [Check::OneToOne, Check::OneToOneAcrossParagraphs]
            .map(|it| if self.checks.contains(&it) { all } else { 0 })
    }

    /// The tallies of the checks, in their order; `None` if the study was stopped. Seen displays are recorded
    /// in `memory`, which must be large enough.
    pub(super) fn run(&self, pool: ThreadPool<'_>, memory: &mut [SeenDisplays; 2]) -> Option<Vec<Tally>> {
        let all = self.sequences()?;
        let [_, across] = self.remembered_displays();
        memory.iter_mut().zip(self.remembered_displays()).for_each(|(seen, count)| seen.reset(count));
        let [seen, seen_in_other] = &*memory;
        let blocks = pool.map_blocks_unless_stopped(
            all,
            BLOCK_SIZE,
            1,
            || Worker::new(self, seen, seen_in_other),
            |worker, block| worker.first_pass(block, pool),
        )?;
        let mut tallies = vec![Tally::default(); self.checks.len()];
        for block in &blocks {
            tallies.iter_mut().zip(block).for_each(|(tally, block)| tally.merge(block));
        }
        if across > 0 {
            let blocks = pool.map_blocks_unless_stopped(
                all,
                BLOCK_SIZE,
                1,
                || Worker::new(self, seen, seen_in_other),
                |worker, block| worker.second_pass(block, pool),
            )?;
            let place = self.checks.iter().position(|&it| it == Check::OneToOneAcrossParagraphs);
            if let Some(tally) = place.map(|place| &mut tallies[place]) {
                blocks.iter().for_each(|block| tally.merge(block));
            }
        }
        if let Some(place) = self.checks.iter().position(|&it| it == Check::OneToOne) {
            let tally = &mut tallies[place];
            tally.counterexamples = tally.cases - seen.distinct();
            if tally.counterexamples > 0 {
                tally.first_examples =
                    Worker::new(self, seen, seen_in_other).first_shared_displays(all, pool)?;
            }
        }
        Some(tallies)
    }

    /// The tally of a check, from those of all checks; `None` for a check that the task does not have.
    pub(super) fn tally<'t>(&self, tallies: &'t [Tally], check: Check) -> Option<&'t Tally> {
        tallies.get(self.checks.iter().position(|it| *it == check)?)
    }

    /// Where the host of a sequence of the domain stands, if these are URLs.
    fn host(&self, characters: &[Character]) -> Option<Range<usize>> {
        match self.domain {
            Domain::Urls(path) => urls::host(characters, path),
            _ => None,
        }
    }

    /// Whether a sequence is in the domain.
    pub(super) fn is_in_domain(&self, characters: &[Character]) -> bool {
        match self.domain {
            Domain::OneDirection => has_one_direction(characters),
            Domain::Labels => satisfies_rule(characters),
            Domain::Names => is_name_by_rule(characters),
            Domain::SecondGuarantee => rfc5893_second_guarantee_applies(characters),
            Domain::Urls(path) => urls::host(characters, path).is_some(),
            Domain::All | Domain::Contexts => true,
        }
    }
}

/// What one thread needs to check sequences.
struct Worker<'a> {
    task: &'a Task<'a>,
    seen: &'a SeenDisplays,
    seen_in_other: &'a SeenDisplays,
    screen: DisplayEngine,
    /// The display in a paragraph of the other direction; `None` if it does not depend on the paragraph.
    other_paragraph: Option<DisplayEngine>,
    uba: [DisplayEngine; 2],
    visual: Vec<LogicalIndex>,
    shown: Vec<Character>,
    places: VisualPositions,
}

impl<'a> Worker<'a> {
    fn new(task: &'a Task<'a>, seen: &'a SeenDisplays, seen_in_other: &'a SeenDisplays) -> Self {
        Self {
            task,
            seen,
            seen_in_other,
            screen: DisplayEngine::new(&task.checked_display),
            other_paragraph: task.display.with_opposite_paragraph_direction().map(DisplayEngine::new),
            uba: [Strategy::UbaLtr, Strategy::UbaRtl].map(DisplayEngine::new),
            visual: Vec::new(),
            shown: Vec::new(),
            places: VisualPositions::default(),
        }
    }

    /// All checks except those that need all displays to be known; of fewer sequences if the study is stopped, in which case
    /// the tallies are not used. A display puts up to thousands of characters round each.
    fn first_pass(&mut self, block: Range<u64>, pool: ThreadPool<'_>) -> Vec<Tally> {
        let task = self.task;
        let mut tallies = vec![Tally::default(); task.checks.len()];
        let mut sequences = task.sequences_of(block);
        while let Some((number, characters)) = sequences.current()
            && !pool.is_stopped()
        {
            if task.is_in_domain(characters) {
                self.visual.clear();
                self.visual.extend_from_slice(self.screen.order(characters));
                for (&check, tally) in task.checks.iter().zip(&mut tallies) {
                    tally.cases += 1;
                    self.check(check, number, characters, &sequences, tally);
                }
            }
            sequences.advance();
        }
        tallies
    }

    #[inline]
    fn check(
        &mut self,
        check: Check,
        number: u64,
        characters: &[Character],
        sequences: &Sequences<'_>,
        tally: &mut Tally,
    ) {
        let holds = match check {
            Check::OneToOne => {
                self.seen.insert(sequences.shown(&self.visual));
                true
            }
            Check::Involution => self.is_involution(characters, tally),
            Check::LabelOrder => {
                self.places.update(&self.visual);
                self.places.are_labels_visually_in_order(labels(characters), Direction::LeftToRight)
            }
            Check::LabelOrderInParagraph => {
                self.places.update(&self.visual);
                self.places.are_labels_visually_in_order(
                    labels(characters),
                    self.screen.paragraph_direction(characters),
                )
            }
            Check::LabelsTogether => {
                self.places.update(&self.visual);
                are_together(characters, &self.places)
            }
            Check::LabelsBetween => {
                self.places.update(&self.visual);
                are_between_separators(characters, &self.places)
            }
            Check::SameInBothParagraphs => match &mut self.other_paragraph {
                Some(other) => shows_the_same(&self.visual, other, characters, sequences, tally),
                None => true,
            },
            Check::AgreesWith(strategy) => {
                let [ltr, rtl] = &mut self.uba;
                let uba = if strategy == Strategy::UbaLtr { ltr } else { rtl };
                shows_the_same(&self.visual, uba, characters, sequences, tally)
            }
            Check::OneToOneAcrossParagraphs => {
                if let Some(other) = &mut self.other_paragraph {
                    self.seen_in_other.insert(sequences.shown(other.order(characters)));
                }
                true
            }
            Check::LeftToRightInPlace => {
                self.places.update(&self.visual);
                keeps_left_to_right(characters, &self.places)
            }
            Check::ReadsInItsDirection => {
                self.places.update(&self.visual);
                reads_in_its_direction(characters, &self.places)
            }
            Check::LabelInContext => true,
            Check::HostFirst(direction) => match self.task.host(characters) {
                Some(host) => {
                    self.places.update(&self.visual);
                    let direction = direction.unwrap_or_else(|| self.screen.paragraph_direction(characters));
                    urls::is_host_first(host, &self.places, direction)
                }
                None => true,
            },
        };
        if !holds {
            tally.add(number);
        }
    }

    /// Whether displaying the display again gives the sequence.
    fn is_involution(&mut self, characters: &[Character], tally: &mut Tally) -> bool {
        self.shown.clear();
        self.shown.extend(self.visual.iter().map(|it| characters[it.0]));
        let again = self.screen.order(&self.shown);
        let back = again.iter().map(|it| self.visual[it.0].0);
        tally.distinct_counterexamples += u64::from(!back.clone().eq(0..characters.len()));
        back.zip(characters).all(|(from, character)| characters[from] == *character)
    }

    /// Counts the sequences whose display another sequence has in the other paragraph; fewer if the study is stopped.
    fn second_pass(&mut self, block: Range<u64>, pool: ThreadPool<'_>) -> Tally {
        let task = self.task;
        let mut tally = Tally::default();
        let Some(other) = &mut self.other_paragraph else { return tally };
        let mut sequences = task.sequences_of(block);
        while let Some((number, characters)) = sequences.current()
            && !pool.is_stopped()
        {
            if task.is_in_domain(characters) {
                let shown = sequences.shown(self.screen.order(characters));
                let own_count = u64::from(sequences.shown(other.order(characters)) == shown);
                if self.seen_in_other.times(shown) > own_count {
                    tally.add(number);
                }
            }
            sequences.advance();
        }
        tally
    }

    /// The first sequences whose display a later sequence has too.
    fn first_shared_displays(&mut self, all: u64, pool: ThreadPool<'_>) -> Option<Vec<u64>> {
        let task = self.task;
        let mut first = Vec::new();
        let mut displays = Vec::new();
        let mut sequences = task.sequences_of(0..all);
        while let Some((number, characters)) = sequences.current() {
            if pool.is_stopped() {
                return None;
            }
            if task.is_in_domain(characters) {
                let shown = sequences.shown(self.screen.order(characters));
                if self.seen.times(shown) > 1 && !displays.contains(&shown) {
                    first.push(number);
                    displays.push(shown);
                    if first.len() == MAX_EXAMPLES {
                        break;
                    }
                }
            }
            sequences.advance();
        }
        Some(first)
    }
}

/// Whether another screen gives the same display. Counts also if it would not if all characters differed.
fn shows_the_same(
    visual: &[LogicalIndex],
    other: &mut DisplayEngine,
    characters: &[Character],
    sequences: &Sequences<'_>,
    tally: &mut Tally,
) -> bool {
    let other = other.order(characters);
    let is_same_order = visual == other;
    tally.distinct_counterexamples += u64::from(!is_same_order);
    is_same_order || sequences.shown(visual) == sequences.shown(other)
}
