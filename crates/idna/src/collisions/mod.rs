//! Names that look alike: for a name and a strategy, all other sequences of the same characters that
//! show the same display; and for a display, all names that show it.
//!
//! The paper's complaint about the UBA is that such twins exist, its claim for its own display that
//! they never do. A registrar reads from the list what else to register, or to refuse.
//!
//! Two displays are the same where they are the same string of characters; a bracket that stands in a
//! right-to-left run in one of them only is painted the other way round there
//! ([`compare::shows_the_same`](bidiscope_bidi::order::compare::shows_the_same) tells).
//!
//! They are found from the display and the possible levels of its characters (`graph`, `acceptor`),
//! not by trying permutations: only paragraphs with explicit controls or tabs, text round the name and
//! displays without rule L3 are left to those.
//!
//! ```
//! use bidiscope_bidi::name::{Name, Notation};
//! use bidiscope_bidi::order::Strategy;
//! use bidiscope_idna::collisions::Search;
//!
//! let name = Name::read("AB12", Notation::Paper)?;
//! let twins = Search::default().twins(&name, Strategy::UbaLtr);
//! assert!(twins.is_complete);
//! let expected = ["12AB", "1AB2"].map(|it| Name::read(it, Notation::Paper));
//! assert!(expected.into_iter().all(|it| it.is_ok_and(|it| twins.names.contains(&it))));
//! assert_eq!(twins.names.len(), 2); // 12BA
//! # Ok::<(), bidiscope_bidi::name::ReadError>(())
//! ```

mod acceptor;
mod graph;
mod paragraph;
mod parts;
mod permutations;
mod units;
mod way_back;

use rustc_hash::FxHashMap;

use crate::verdict::rfc5893::{self, NameVerdict};
use bidiscope_bidi::name::{Character, Name, Notation, a_label};
use bidiscope_bidi::order::context::Context;
use bidiscope_bidi::order::own::DigitClass;
use bidiscope_bidi::order::{Direction, Display, Key, Screen, Strategy};

use acceptor::Acceptor;
use way_back::WayBack;

pub use permutations::each_permutation;

/// How to search, and how far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Search {
    /// A name found must be readable in this notation as what it is: where labels that begin with
    /// `xn--` are decoded, none may begin with that.
    pub notation: Notation,
    /// The most names that are listed.
    pub most: usize,
    /// The most steps of work, each some ten nanoseconds: the same name is searched equally far on
    /// every machine.
    pub work: u64,
}

impl Default for Search {
    /// Up to 1,000 names and some tens of milliseconds.
    fn default() -> Self {
        Self { notation: Notation::Unicode, most: 1_000, work: 20_000_000 }
    }
}

/// What a search found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// The display that all these names show, from left to right.
    pub display: String,
    /// The names, each once, in no particular order, but in the same order every time.
    pub names: Vec<Name>,
    /// Whether these are all. Otherwise the search stopped at its bounds.
    pub is_complete: bool,
    /// How many there are at least: more than are listed where the search could count further.
    pub at_least: u64,
}

impl Found {
    /// The verdict of RFC 5893 on each name, in order.
    pub fn verdicts(&self) -> impl Iterator<Item = NameVerdict> {
        self.names.iter().map(rfc5893::judge)
    }
}

impl Search {
    /// All other names of the same characters that show what `name` shows by this display.
    pub fn twins(&self, name: &Name, display: impl Into<Display>) -> Found {
        let display = display.into();
        self.others(name, &display, display.clone())
    }

    /// All other names that `by` shows as `display` shows this one.
    fn others(&self, name: &Name, display: &Display, by: Display) -> Found {
        let line = display.line(name.characters());
        let shown: Vec<Character> =
            line.order.logical_from_visual().iter().map(|it| line.characters[it.0]).collect();
        let with_itself = Self { most: self.most.saturating_add(1), ..*self };
        let shows_itself = by == *display || by.line(name.characters()).display() == line.display();
        let mut found = with_itself.sources_of_display(&shown, by);
        let listed = found.names.len();
        found.names.retain(|it| it.characters() != name.characters());
        // Among all that there are is the name itself, unless it is one that the notation cannot read.
        let is_unlisted = shows_itself && !found.is_complete && self.reads(name.characters());
        let is_known = found.names.len() < listed || is_unlisted;
        found.at_least -= u64::from(is_known).min(found.at_least);
        if found.names.len() > self.most {
            found.names.truncate(self.most);
            found.is_complete = false;
        }
        found
    }

    /// All other names of the same characters that a paragraph of the other direction shows as this one shows
    /// `name`; `None` where the display has no other paragraph.
    ///
    /// What shows one name in a paragraph of one direction and another in the other is no fault of a rule
    /// (RFC 5893, section 3), and yet what the paper complains of (its Figure 3).
    pub fn across(&self, name: &Name, display: impl Into<Display>) -> Option<Found> {
        let display = display.into();
        let other = display.in_other_paragraph()?;
        Some(self.others(name, &display, other))
    }

    /// All names that show exactly `shown`, characters from left to right, by this display: backwards from
    /// what is to be seen. None where no name does. In a context that is the whole line.
    pub fn sources_of_display(&self, shown: &[Character], display: impl Into<Display>) -> Found {
        let mut display = display.into();
        // Text that is typed round the name for nothing is in no line.
        if display.idle(Key::Before).is_some() {
            display = display.with_context(Context::default());
        }
        // What class a digit has that goes with the letter before it, only the order that is sought says.
        let goes_by_order = display.design().digits == DigitClass::Letter;
        let shown = &if goes_by_order { display.of_edition(shown) } else { display.classified(shown) };
        let mut collector = Collector::new(*self, shown, &display);
        if shown.is_empty() {
            return collector.finish();
        }
        match WayBack::of(&display, shown) {
            WayBack::Stored => collector.offer(shown.to_vec()),
            // The display is its own inverse.
            WayBack::OneToOne => {
                let order = Strategy::OneToOne.order(shown);
                collector.offer(order.logical_from_visual().iter().map(|it| shown[it.0]).collect());
            }
            WayBack::Paragraph(paragraphs) => paragraph::search(&mut collector, paragraphs),
            WayBack::Parts(way) => parts::search(&mut collector, &way),
            WayBack::Unknown => collector.try_permutations(),
        }
        collector.finish()
    }

    /// Whether the notation reads these characters as themselves.
    fn reads(&self, characters: &[Character]) -> bool {
        !self.notation.decodes_a_labels()
            || !characters
                .split(|it| bidiscope_bidi::name::is_label_separator(it.scalar))
                .any(a_label::begins_as_a_label)
    }
}

/// What is left of these characters without those of the display's context; `None` where they are not all
/// among them.
fn without_context(shown: &[Character], display: &Display) -> Option<Vec<Character>> {
    let mut own = shown.to_vec();
    let (before, after) = display.context().characters();
    for character in before.iter().chain(&after) {
        own.remove(own.iter().position(|it| it.scalar == character.scalar)?);
    }
    Some(own)
}

/// What the searches hand their finds to.
struct Collector<'a> {
    search: Search,
    /// What is to be seen, from left to right, with the classes of the display's edition: in a context the
    /// whole line.
    shown: &'a [Character],
    /// What of it is a name's; `None` where the context is not in it.
    own: Option<Vec<Character>>,
    display: &'a Display,
    screen: Screen,
    /// Work that is left.
    work: u64,
    names: Vec<Name>,
    is_complete: bool,
    /// What a search has counted, where it counts more than it lists.
    counted: u64,
}

impl<'a> Collector<'a> {
    fn new(search: Search, shown: &'a [Character], display: &'a Display) -> Self {
        Self {
            search,
            own: without_context(shown, display),
            shown,
            display,
            screen: Screen::new(display),
            work: search.work,
            names: Vec::new(),
            is_complete: true,
            counted: 0,
        }
    }

    /// What accepts the names of this search in a paragraph of this direction.
    const fn acceptor(&self, paragraph: Direction, first_strong: Option<Direction>) -> Acceptor {
        let refuses_a_labels = self.search.notation.decodes_a_labels();
        Acceptor { paragraph, first_strong, is_lenient: false, refuses_a_labels, continues_label: false }
    }

    /// Takes a sequence if it is a name that shows what is to be seen.
    fn offer(&mut self, logical: Vec<Character>) {
        if !self.search.reads(&logical) {
            return;
        }
        let shows_it = if self.display.context().is_empty() {
            let visual = self.screen.show(&logical).iter().map(|it| logical[it.0]);
            visual.eq(self.shown.iter().copied())
        } else {
            let line = self.display.line(&logical);
            // What stands round the name keeps its classes where a strategy of one's own changes the name's.
            let visual = line.order.logical_from_visual().iter().map(|it| line.characters[it.0].scalar);
            visual.eq(self.shown.iter().map(|it| it.scalar))
        };
        if !shows_it {
            return;
        }
        if let Ok(name) = Name::from_scalars(logical.iter().map(|it| it.scalar)) {
            self.names.push(name);
        }
    }

    /// Whether one more sequence may be offered; takes the work for it. After `false` the answer is not
    /// complete.
    fn has_room(&mut self) -> bool {
        let cost = 50 + 20 * self.shown.len() as u64;
        let has_room = self.names.len() < self.search.most && self.work >= cost;
        if has_room {
            self.work -= cost;
        } else {
            self.is_complete = false;
        }
        has_room
    }

    /// Tries every order of the name's characters, as far as the work goes.
    fn try_permutations(&mut self) {
        let Some(own) = self.own.take() else { return };
        let scalars: Vec<char> = own.iter().map(|it| it.scalar).collect();
        let character_of: FxHashMap<char, Character> = own.iter().map(|&it| (it.scalar, it)).collect();
        each_permutation(&scalars, |order| {
            if !self.has_room() {
                return false;
            }
            self.offer(order.iter().filter_map(|scalar| character_of.get(scalar).copied()).collect());
            true
        });
    }

    fn finish(self) -> Found {
        Found {
            display: bidiscope_bidi::name::text_of(self.shown),
            at_least: self.counted.max(self.names.len() as u64),
            names: self.names,
            is_complete: self.is_complete,
        }
    }
}
