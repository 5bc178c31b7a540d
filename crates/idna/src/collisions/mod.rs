//! Collisions, which are names with the same display: for a name and a display, all other orders of the same
//! characters that are shown in the same way; and for displayed text, all names that are shown as that text.
//!
//! Atkin et al. (2001) criticise the UBA because such collisions exist, and state that their own display has
//! none. The list tells a registry which other names to register to the same holder, or to block.
//!
//! Two displays are the same if the same is drawn. A bracket in a right-to-left run is drawn turned round (UAX #9 rule L4), so
//! that their characters need not be the same string. Where a displayed text is given, its characters are those of the names,
//! not turned round.
//!
//! The search inverts the rules of the display: it starts from the displayed characters and the levels that
//! each can have (`graph`, `acceptor`). Permutations are tried only where no inverse is known (`inverse`): in
//! paragraphs with explicit controls or tabs, in a context, and for displays without rule L3.
//!
//! ```
//! use bidiscope_bidi::name::{Input, Notation, is_label_separator};
//! use bidiscope_bidi::order::Strategy;
//! use bidiscope_idna::collisions::CollisionSearch;
//!
//! let name = Input::read("AB12", Notation::Table1)?;
//! let found = CollisionSearch::default().collisions(&name, Strategy::UbaLtr);
//! assert!(found.is_complete);
//! let expected = ["12AB", "1AB2"].map(|it| Input::read(it, Notation::Table1));
//! assert!(expected.into_iter().all(|it| it.is_ok_and(|it| found.names.contains(&it))));
//! assert_eq!(found.names.len(), 2); // 12BA
//! # Ok::<(), bidiscope_bidi::name::ReadError>(())
//! ```

mod graph;
mod inverse;
mod mirroring;
mod paragraph;
mod parts;
mod permutations;
mod uba_level_acceptor;
mod uba_level_state;
mod units;

use rustc_hash::FxHashMap;

use crate::verdict::{Verdict, rfc5893};
use bidiscope_bidi::name::{
    Character, Input, Notation, ReadAs, Text, a_label, characters_of, is_label_separator, text_of,
};
use bidiscope_bidi::order::choices::DigitClass;
use bidiscope_bidi::order::context::Context;
use bidiscope_bidi::order::{
    Direction, DisplayConfig, DisplayEngine, DisplayOption, Strategy, is_bidi_control,
};

use inverse::Inverse;
use mirroring::{LinesDrawnAlike, drawn};

pub use permutations::each_permutation;
pub use uba_level_acceptor::UbaLevelAcceptor;
pub use uba_level_state::UbaLevelState;

/// A search for names with the same display: its options and limits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CollisionSearch {
    /// The notation in which a name found must be readable. Where the notation decodes labels that begin with
    /// `xn--`, no name found has such a label, because it would be read as another name.
    pub notation: Notation,
    /// The maximum number of names in the answer.
    pub max_names: usize,
    /// The maximum number of steps, each of about ten nanoseconds. Steps are counted instead of time so that
    /// the result is the same on every machine.
    pub max_steps: u64,
}

impl Default for CollisionSearch {
    /// Up to 1,000 names and some tens of milliseconds.
    fn default() -> Self {
        Self { notation: Notation::Unicode, max_names: 1_000, max_steps: 20_000_000 }
    }
}

/// The names that a search found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FoundNames {
    /// The display of the name that was asked for, or the one that was asked for: the characters from left to right, without
    /// mirroring; in a context those of the whole line.
    pub display: String,
    /// Whether they are text; else they are addresses or names.
    pub kind: ReadAs,
    /// The names, each once. The order has no meaning, but is the same every time.
    pub names: Vec<Input>,
    /// Whether these are all names. Otherwise the search reached one of its limits.
    pub is_complete: bool,
    /// A lower bound of the number of names: larger than the length of `names` where the search counted more
    /// than it lists.
    pub min_count: u64,
}

impl FoundNames {
    /// For each of `names`, in order, the verdict of the Bidi rule (RFC 5893).
    pub fn verdicts(&self) -> impl Iterator<Item = Verdict> {
        self.names.iter().map(rfc5893::verdict_of)
    }
}

impl CollisionSearch {
    /// All other names of the same characters that this display shows in the same way as `name`, within the limits of the
    /// search. Of text, all other texts without bidi controls, made of its other characters; also what a reader would write, where
    /// brackets are turned round in it.
    pub fn collisions(&self, name: &Input, display: impl Into<DisplayConfig>) -> FoundNames {
        let display = display.into();
        self.others_shown_by(name, &display, display.clone())
    }

    /// All other names that the display `by` shows in the same way as `display` shows this one.
    fn others_shown_by(&self, name: &Input, display: &DisplayConfig, by: DisplayConfig) -> FoundNames {
        let kind = name.kind();
        let mut shown = display.line(name.characters()).visual_characters();
        let length = shown.len();
        if kind == ReadAs::Text {
            shown.retain(|it| !is_bidi_control(it.scalar));
        }
        let what = drawn(name, display);
        // Text with controls is none of those that are found.
        let shows_itself = shown.len() == length && (by == *display || drawn(name, &by) == what);
        let limit_with_name = Self { max_names: self.max_names.saturating_add(1), ..*self };
        let mut found = match LinesDrawnAlike::of(&shown, display) {
            Some(lines) => limit_with_name.names_drawn_as(&what, &lines, &by, kind),
            None => limit_with_name.inputs_with_display(&shown, by.clone(), kind),
        };
        if kind == ReadAs::Text && by.choices().context.is_empty() {
            let as_seen = Input::Text(Text::from_characters(characters_of(&what)));
            if !what.is_empty() && drawn(&as_seen, &by) == what && !found.names.contains(&as_seen) {
                found.names.insert(0, as_seen);
                found.min_count += 1;
            }
        }
        let listed = found.names.len();
        found.names.retain(|it| it.characters() != name.characters());
        // The complete answer contains the name itself, unless the notation cannot read it.
        let is_counted_only = shows_itself && !found.is_complete && self.reads(name);
        let is_known = found.names.len() < listed || is_counted_only;
        found.min_count -= u64::from(is_known).min(found.min_count);
        if found.names.len() > self.max_names {
            found.names.truncate(self.max_names);
            found.is_complete = false;
        }
        found.min_count = found.min_count.max(found.names.len() as u64);
        found
    }

    /// The names of which this display draws this: those that it shows as one of these lines, with the same brackets turned
    /// round. The lines share the steps.
    fn names_drawn_as(
        &self,
        what: &str,
        alike: &LinesDrawnAlike,
        by: &DisplayConfig,
        kind: ReadAs,
    ) -> FoundNames {
        let each = Self { max_steps: self.max_steps / alike.lines.len() as u64, ..*self };
        let mut all = FoundNames {
            display: alike.lines.first().map(|it| text_of(it)).unwrap_or_default(),
            kind,
            names: Vec::new(),
            is_complete: alike.is_complete,
            min_count: 0,
        };
        for line in &alike.lines {
            let found = each.inputs_with_display(line, by.clone(), kind);
            all.is_complete &= found.is_complete;
            all.names.extend(found.names.into_iter().filter(|it| drawn(it, by) == what));
        }
        if all.names.len() > self.max_names {
            all.names.truncate(self.max_names);
            all.is_complete = false;
        }
        all.min_count = all.names.len() as u64;
        all
    }

    /// All other names of the same characters that a paragraph of the opposite direction shows in the same way
    /// as this display shows `name`; `None` where the display has no opposite paragraph.
    ///
    /// The Bidi rule does not exclude these collisions (RFC 5893, section 3), but they are the ones of Figure 3
    /// of Atkin et al. (2001).
    pub fn collisions_across_directions(
        &self,
        name: &Input,
        display: impl Into<DisplayConfig>,
    ) -> Option<FoundNames> {
        let display = display.into();
        let other = display.in_other_paragraph()?;
        Some(self.others_shown_by(name, &display, other))
    }

    /// All names that have this display: `shown` are the displayed characters from left to right. For a display with a
    /// context they are the whole line, with the text around the name.
    pub fn names_with_display(&self, shown: &[Character], display: impl Into<DisplayConfig>) -> FoundNames {
        self.inputs_with_display(shown, display.into(), ReadAs::Url)
    }

    /// The same of text where that is the kind.
    fn inputs_with_display(
        &self,
        shown: &[Character],
        mut display: DisplayConfig,
        kind: ReadAs,
    ) -> FoundNames {
        // Context that has no effect on this display is not in the line.
        if display.no_effect_reason(DisplayOption::TextBefore).is_some() {
            display = display.with(|it| it.context = Context::NONE);
        }
        // With `DigitClass::Letter` the class of a digit depends on the letter before it, which is not known
        // before the order is.
        let class_depends_on_order = display.choices().digits == DigitClass::PrecedingLetter;
        let shown = &if class_depends_on_order {
            display.characters_in_data_version(shown)
        } else {
            display.with_effective_classes(shown)
        };
        let mut collector = Collector::new(*self, shown, &display, kind);
        if shown.is_empty() {
            return collector.finish();
        }
        match Inverse::of(display.choices(), shown) {
            Inverse::Logical => collector.add_if_matching(shown.to_vec()),
            // The display is an involution: applied twice it gives the original order.
            Inverse::OneToOne => {
                let order = Strategy::OneToOne.order(shown);
                collector.add_if_matching(order.visual_characters(shown));
            }
            Inverse::Paragraph(paragraphs) => paragraph::search(&mut collector, paragraphs),
            Inverse::Parts(parts) => parts::search(&mut collector, &parts),
            Inverse::Unknown => collector.try_permutations(),
        }
        collector.finish()
    }

    /// Whether the notation reads the characters of this name as they are, without decoding a label.
    fn reads(&self, name: &Input) -> bool {
        let mut labels = name.labels().iter().map(|it| name.label_characters(it));
        !self.notation.decodes_a_labels() || !labels.any(a_label::has_a_label_prefix)
    }
}

/// The characters of the line without those of the display's context; `None` where the line does not contain
/// all characters of the context.
fn without_context(shown: &[Character], display: &DisplayConfig) -> Option<Vec<Character>> {
    let mut rest = shown.to_vec();
    let (before, after) = display.choices().context.characters();
    for character in before.iter().chain(&after) {
        rest.remove(rest.iter().position(|it| it.scalar == character.scalar)?);
    }
    Some(rest)
}

/// Checks and collects the names that the searches find.
struct Collector<'a> {
    search: CollisionSearch,
    /// The line to be displayed, from left to right, with the classes of the display's version of the bidi
    /// data; in a context with the text around the name.
    shown: &'a [Character],
    /// The characters of `shown` that are the name's; `None` where the line does not contain the context.
    name_characters: Option<Vec<Character>>,
    /// Whether they are text; else they are addresses or names.
    kind: ReadAs,
    /// Whether full stops may stand anywhere, as outside the host of a URL, and in text.
    may_be_url: bool,
    display: &'a DisplayConfig,
    screen: DisplayEngine,
    /// The number of steps that are left.
    steps_left: u64,
    names: Vec<Input>,
    is_complete: bool,
    /// The number of names that a search counted, where it counts more than it lists.
    counted: u64,
}

impl<'a> Collector<'a> {
    fn new(
        search: CollisionSearch,
        shown: &'a [Character],
        display: &'a DisplayConfig,
        kind: ReadAs,
    ) -> Self {
        let count = |scalar: char| shown.iter().filter(|it| it.scalar == scalar).count();
        Self {
            search,
            kind,
            // With a scheme, or without.
            may_be_url: kind == ReadAs::Text
                || count(':') > 0 && count('/') > 1
                || count('/') > 0 && shown.iter().any(|it| is_label_separator(it.scalar)),
            name_characters: without_context(shown, display),
            shown,
            display,
            screen: DisplayEngine::new(display),
            steps_left: search.max_steps,
            names: Vec::new(),
            is_complete: true,
            counted: 0,
        }
    }

    /// The acceptor for names in a paragraph of this direction.
    const fn acceptor(&self, paragraph: Direction, first_strong: Option<Direction>) -> UbaLevelAcceptor {
        let refuses_a_labels = self.search.notation.decodes_a_labels() && !self.may_be_url;
        UbaLevelAcceptor { first_strong, refuses_a_labels, ..UbaLevelAcceptor::new(paragraph) }
    }

    /// Adds this order of the characters if it is a name and its display is the given one.
    fn add_if_matching(&mut self, logical: Vec<Character>) {
        let shows_it = if self.display.choices().context.is_empty() {
            let visual = self.screen.order(&logical).iter().map(|it| logical[it.0]);
            visual.eq(self.shown.iter().copied())
        } else {
            let line = self.display.line(&logical);
            // A custom strategy changes classes in the name only, so that only the characters are compared.
            let visual = line.order.logical_from_visual().iter().map(|it| line.characters[it.0].scalar);
            visual.eq(self.shown.iter().map(|it| it.scalar))
        };
        if !shows_it {
            return;
        }
        let scalars = logical.iter().map(|it| it.scalar);
        self.names.extend(match self.kind {
            ReadAs::Text => Some(Input::Text(Text::from_characters(scalars.map(Character::new).collect()))),
            _ => Input::from_scalars(scalars).ok().filter(|it| self.search.reads(it)),
        });
    }

    /// Whether one more order may be checked; if so, its steps are subtracted. If not, the answer is marked as
    /// incomplete.
    fn take_steps(&mut self) -> bool {
        let cost = 50 + 20 * self.shown.len() as u64;
        let may_continue = self.names.len() < self.search.max_names && self.steps_left >= cost;
        if may_continue {
            self.steps_left -= cost;
        } else {
            self.is_complete = false;
        }
        may_continue
    }

    /// Tries every order of the name's characters until a limit is reached.
    fn try_permutations(&mut self) {
        let Some(name_characters) = self.name_characters.take() else { return };
        let scalars: Vec<char> = name_characters.iter().map(|it| it.scalar).collect();
        let character_of: FxHashMap<char, Character> =
            name_characters.iter().map(|&it| (it.scalar, it)).collect();
        each_permutation(&scalars, |order| {
            if !self.take_steps() {
                return false;
            }
            self.add_if_matching(
                order.iter().filter_map(|scalar| character_of.get(scalar).copied()).collect(),
            );
            true
        });
    }

    fn finish(self) -> FoundNames {
        FoundNames {
            display: text_of(self.shown),
            kind: self.kind,
            min_count: self.counted.max(self.names.len() as u64),
            names: self.names,
            is_complete: self.is_complete,
        }
    }
}
