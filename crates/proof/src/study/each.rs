//! The pass over all sequences of a length: one strategy, and all that is asked of its display.

use std::ops::Range;

use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::places::Places;
use bidiscope_bidi::order::{Direction, Display, LogicalIndex, Screen, Strategy};
use bidiscope_system::threads::Crew;

use super::labels::{
    are_between_separators, are_together, is_name_by_rule, labels, satisfies_rule, second_guarantee_covers,
};
use super::property::{Demand, Domain};
use super::seen::Seen;
use super::sequences::{Sequences, count};

/// How many examples are kept of one row.
pub(super) const MOST_EXAMPLES: usize = 3;
/// How many sequences a thread takes at a time.
const BLOCK: u64 = 4_096;

/// What is to be done.
#[derive(Clone, Debug)]
pub(super) struct Task<'a> {
    pub(super) alphabet: &'a [Character],
    pub(super) length: usize,
    pub(super) domain: Domain,
    pub(super) display: Display,
    /// The display that the checks look at.
    pub(super) looked_at: Display,
    /// Each once: what is seen is remembered for one of a kind.
    pub(super) checks: Vec<Demand>,
}

/// The outcome of one check.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Tally {
    /// How many sequences it was about.
    pub(super) cases: u64,
    pub(super) counterexamples: u64,
    /// Counterexamples if the characters of a class are told apart.
    pub(super) distinct: u64,
    /// The numbers of the first ones.
    pub(super) first: Vec<u64>,
}

impl Tally {
    /// Takes note of a counterexample.
    pub(super) fn add(&mut self, number: u64) {
        self.counterexamples += 1;
        if self.first.len() < MOST_EXAMPLES {
            self.first.push(number);
        }
    }

    /// Takes in the tally of a later block.
    pub(super) fn merge(&mut self, later: &Self) {
        self.cases += later.cases;
        self.counterexamples += later.counterexamples;
        self.distinct += later.distinct;
        let room = MOST_EXAMPLES - self.first.len();
        self.first.extend(later.first.iter().take(room));
    }
}

impl Task<'_> {
    /// How many sequences there are to go through, those outside the domain among them; `None` beyond
    /// `u64`.
    pub(super) fn sequences(&self) -> Option<u64> {
        count(self.alphabet.len(), self.length)
    }

    /// How many times it goes through them.
    pub(super) fn passes(&self) -> u64 {
        1 + u64::from(self.checks.contains(&Demand::Across))
    }

    /// How many displays it remembers of its own, and how many of the other paragraph.
    pub(super) fn remembers(&self) -> [u64; 2] {
        let all = self.sequences().unwrap_or(u64::MAX);
        [Demand::OneToOne, Demand::Across].map(|it| if self.checks.contains(&it) { all } else { 0 })
    }

    /// The tallies of the checks, in their order; `None` if the study was stopped. The displays are remembered in
    /// `memory`, which has room for them.
    pub(super) fn run(&self, crew: Crew<'_>, memory: &mut [Seen; 2]) -> Option<Vec<Tally>> {
        let all = self.sequences()?;
        let [_, across] = self.remembers();
        memory.iter_mut().zip(self.remembers()).for_each(|(seen, count)| seen.begin(count));
        let [seen, seen_in_other] = &*memory;
        let blocks = crew.work(
            all,
            (BLOCK, 1),
            || Worker::new(self, seen, seen_in_other),
            |worker, block| worker.first_pass(block),
        )?;
        let mut tallies = vec![Tally::default(); self.checks.len()];
        for block in &blocks {
            tallies.iter_mut().zip(block).for_each(|(tally, block)| tally.merge(block));
        }
        if across > 0 {
            let blocks = crew.work(
                all,
                (BLOCK, 1),
                || Worker::new(self, seen, seen_in_other),
                |worker, block| worker.second_pass(block),
            )?;
            let place = self.checks.iter().position(|&it| it == Demand::Across);
            if let Some(tally) = place.map(|place| &mut tallies[place]) {
                blocks.iter().for_each(|block| tally.merge(block));
            }
        }
        if let Some(place) = self.checks.iter().position(|&it| it == Demand::OneToOne) {
            let tally = &mut tallies[place];
            tally.counterexamples = tally.cases - seen.different();
            if tally.counterexamples > 0 {
                tally.first = Worker::new(self, seen, seen_in_other).first_shared(all, crew)?;
            }
        }
        Some(tallies)
    }

    /// The tally of a check among those of all; `None` of one that it does not make.
    pub(super) fn tally<'t>(&self, tallies: &'t [Tally], check: Demand) -> Option<&'t Tally> {
        tallies.get(self.checks.iter().position(|it| *it == check)?)
    }

    /// Whether the properties are about these characters.
    pub(super) fn is_in_domain(&self, characters: &[Character]) -> bool {
        match self.domain {
            Domain::Labels => satisfies_rule(characters),
            Domain::Names => is_name_by_rule(characters),
            Domain::SecondGuarantee => second_guarantee_covers(characters),
            Domain::All | Domain::Contexts => true,
        }
    }
}

/// One thread's screens and memory.
struct Worker<'a> {
    task: &'a Task<'a>,
    seen: &'a Seen,
    seen_in_other: &'a Seen,
    screen: Screen,
    /// The same in the other paragraph.
    other: Option<Screen>,
    uba: [Screen; 2],
    visual: Vec<LogicalIndex>,
    shown: Vec<Character>,
    places: Places,
}

impl<'a> Worker<'a> {
    fn new(task: &'a Task<'a>, seen: &'a Seen, seen_in_other: &'a Seen) -> Self {
        Self {
            task,
            seen,
            seen_in_other,
            screen: Screen::new(&task.looked_at),
            other: task.display.in_other_paragraph().map(Screen::new),
            uba: [Strategy::UbaLtr, Strategy::UbaRtl].map(Screen::new),
            visual: Vec::new(),
            shown: Vec::new(),
            places: Places::default(),
        }
    }

    /// Every check but those that need to know all displays first.
    fn first_pass(&mut self, block: Range<u64>) -> Vec<Tally> {
        let task = self.task;
        let mut tallies = vec![Tally::default(); task.checks.len()];
        let mut sequences = Sequences::new(task.alphabet, task.length, block);
        while let Some((number, characters)) = sequences.current() {
            if task.is_in_domain(characters) {
                self.visual.clear();
                self.visual.extend_from_slice(self.screen.show(characters));
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
        check: Demand,
        number: u64,
        characters: &[Character],
        sequences: &Sequences<'_>,
        tally: &mut Tally,
    ) {
        let holds = match check {
            Demand::OneToOne => {
                self.seen.insert(sequences.shown(&self.visual));
                true
            }
            Demand::OwnInverse => self.is_own_inverse(characters, tally),
            Demand::LabelOrder => {
                self.places.set(&self.visual);
                self.places.are_in_order(labels(characters), Direction::LeftToRight)
            }
            Demand::LabelOrderInParagraph => {
                self.places.set(&self.visual);
                self.places.are_in_order(labels(characters), self.screen.paragraph(characters))
            }
            Demand::Together => {
                self.places.set(&self.visual);
                are_together(characters, &self.places)
            }
            Demand::Between => {
                self.places.set(&self.visual);
                are_between_separators(characters, &self.places)
            }
            Demand::SameInBoth => match &mut self.other {
                Some(other) => shows_the_same(&self.visual, other, characters, sequences, tally),
                None => true,
            },
            Demand::AgreesWith(strategy) => {
                let [ltr, rtl] = &mut self.uba;
                let uba = if strategy == Strategy::UbaLtr { ltr } else { rtl };
                shows_the_same(&self.visual, uba, characters, sequences, tally)
            }
            Demand::Across => {
                if let Some(other) = &mut self.other {
                    self.seen_in_other.insert(sequences.shown(other.show(characters)));
                }
                true
            }
            Demand::SameAsAlone => true,
        };
        if !holds {
            tally.add(number);
        }
    }

    /// Whether the display of the display is the sequence.
    fn is_own_inverse(&mut self, characters: &[Character], tally: &mut Tally) -> bool {
        self.shown.clear();
        self.shown.extend(self.visual.iter().map(|it| characters[it.0]));
        let again = self.screen.show(&self.shown);
        let back = again.iter().map(|it| self.visual[it.0].0);
        tally.distinct += u64::from(!back.clone().eq(0..characters.len()));
        back.zip(characters).all(|(from, character)| characters[from] == *character)
    }

    /// The sequences that show what another one shows in the other paragraph.
    fn second_pass(&mut self, block: Range<u64>) -> Tally {
        let task = self.task;
        let mut tally = Tally::default();
        let Some(other) = &mut self.other else { return tally };
        let mut sequences = Sequences::new(task.alphabet, task.length, block);
        while let Some((number, characters)) = sequences.current() {
            if task.is_in_domain(characters) {
                let shown = sequences.shown(self.screen.show(characters));
                let own = u64::from(sequences.shown(other.show(characters)) == shown);
                if self.seen_in_other.times(shown) > own {
                    tally.add(number);
                }
            }
            sequences.advance();
        }
        tally
    }

    /// The first sequences that show what a later one shows.
    fn first_shared(&mut self, all: u64, crew: Crew<'_>) -> Option<Vec<u64>> {
        let task = self.task;
        let mut first = Vec::new();
        let mut displays = Vec::new();
        let mut sequences = Sequences::new(task.alphabet, task.length, 0..all);
        while let Some((number, characters)) = sequences.current() {
            if number % BLOCK == 0 && crew.is_stopped() {
                return None;
            }
            if task.is_in_domain(characters) {
                let shown = sequences.shown(self.screen.show(characters));
                if self.seen.times(shown) > 1 && !displays.contains(&shown) {
                    first.push(number);
                    displays.push(shown);
                    if first.len() == MOST_EXAMPLES {
                        break;
                    }
                }
            }
            sequences.advance();
        }
        Some(first)
    }
}

/// Whether another screen shows the same; counts too where it would not if the characters of a class
/// were told apart.
fn shows_the_same(
    visual: &[LogicalIndex],
    other: &mut Screen,
    characters: &[Character],
    sequences: &Sequences<'_>,
    tally: &mut Tally,
) -> bool {
    let other = other.show(characters);
    let is_same_order = visual == other;
    tally.distinct += u64::from(!is_same_order);
    is_same_order || sequences.shown(visual) == sequences.shown(other)
}
