//! The positions of labels in displays: D over strings in which some letters are marked, together with an
//! observer.
//!
//! A *marking* is an automaton over letters of several kinds. It accepts one copy of each string for each
//! label, or pair of labels, that is checked; the letters of the label have kind [`OF_LABEL`]. The observer
//! reads the kinds of the displayed letters from left to right.

use super::automaton::Automaton;
use super::display::{DISPLAY_LEVELS, DisplayReader, Letters, ReaderState, display_strings, reorder};
use super::levels::LEVELS;
use super::search::{SearchResult, search};
use bidiscope_bidi::name::BidiClass;

/// The kind of the letters that are neither [`OF_LABEL`] nor [`COMPARED`].
pub const UNMARKED: usize = 0;
/// The kind of the letters of the label that is checked.
pub const OF_LABEL: usize = 1;
/// The kind of what the label is compared with: its delimiters, or the letters of a later label.
pub const COMPARED: usize = 2;
/// The number of kinds: [`UNMARKED`], [`OF_LABEL`] and [`COMPARED`].
pub const KINDS: usize = 3;

/// A requirement on the position of a label in the display.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Placement {
    /// Its letters are contiguous.
    Together,
    /// Its letters, and no others, are between the two delimiters.
    Between,
    /// It begins further left than the later one.
    LeftOfLater,
    /// It begins further right than the later one.
    RightOfLater,
}

/// A string with a label whose position in the display violates a [`Placement`]. Letters are numbers, as in
/// [`Letters`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MisplacedLabel {
    /// The letters of the string in logical order, without their kinds.
    pub string: Vec<usize>,
    /// For each of these letters its kind: [`UNMARKED`], [`OF_LABEL`] or [`COMPARED`].
    pub kinds: Vec<usize>,
    /// The logical position of each displayed letter, from left to right.
    pub display: Vec<usize>,
}

/// What the observer has read so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Observed {
    Nothing,
    /// A delimiter on the left, or the later label.
    Compared,
    /// Letters of the label, up to the last letter read.
    Label,
    /// All of the label, as required so far.
    Complete,
    /// A violation.
    Wrong,
}

impl Placement {
    /// The state of the observer after a letter of this kind; `None` if the requirement is met whatever
    /// follows.
    pub(super) const fn observe(self, seen: Observed, kind: usize) -> Option<Observed> {
        Some(match (self, seen, kind) {
            (_, Observed::Wrong, _) => Observed::Wrong,
            (Self::Together, Observed::Nothing, OF_LABEL) | (Self::Together, Observed::Label, OF_LABEL) => {
                Observed::Label
            }
            (Self::Together, Observed::Label, _) => Observed::Complete,
            (Self::Together, Observed::Complete, OF_LABEL) => Observed::Wrong,
            (Self::Between, Observed::Nothing | Observed::Complete, UNMARKED) => seen,
            (Self::Between, Observed::Nothing, COMPARED) => Observed::Compared,
            (Self::Between, Observed::Compared | Observed::Label, OF_LABEL) => Observed::Label,
            (Self::Between, Observed::Label, COMPARED) => Observed::Complete,
            (Self::Between, ..) => Observed::Wrong,
            (Self::LeftOfLater, _, OF_LABEL) => return None,
            (Self::LeftOfLater, _, COMPARED) => Observed::Wrong,
            (Self::RightOfLater, _, OF_LABEL) => Observed::Label,
            (Self::RightOfLater, _, COMPARED) => Observed::Compared,
            _ => seen,
        })
    }

    /// Whether a display that ends in this state of the observer is a counterexample.
    pub(super) const fn is_counterexample(self, seen: Observed) -> bool {
        match self {
            Self::RightOfLater => matches!(seen, Observed::Compared),
            _ => matches!(seen, Observed::Wrong),
        }
    }

    /// The marking of every label, or pair of labels, that this requirement is checked for. `is_separator` says
    /// for each letter whether it separates labels; labels are the nonempty parts between separators. `None`
    /// only if there are too many letters for an automaton.
    pub fn marking(self, is_separator: &[bool]) -> Option<Automaton> {
        let step = |phase: Phase, letter: usize, kind: usize| {
            let separates = is_separator[letter];
            match self {
                Self::Together => phase.together(separates, kind),
                Self::Between => phase.between(separates, kind),
                Self::LeftOfLater | Self::RightOfLater => phase.in_order(separates, kind),
            }
        };
        let ends = |phase: Phase| match self {
            Self::Together => matches!(phase, Phase::InLabel | Phase::Past),
            Self::Between => matches!(phase, Phase::Past),
            Self::LeftOfLater | Self::RightOfLater => matches!(phase, Phase::InLater | Phase::Past),
        };
        let symbols = is_separator.len() * KINDS;
        Automaton::explore(
            symbols,
            Phase::Before,
            |&phase, symbol| step(phase, symbol / KINDS, symbol % KINDS),
            |&phase| ends(phase),
            Phase::COUNT,
        )
    }
}

/// The marking of the label X in the contexts S1 D1 X D2 S2, made from
/// [`language::contexts`](super::language::contexts) over the same classes: D1 and D2 are the delimiters.
pub fn marking_in_contexts(contexts: &Automaton, classes: &[BidiClass]) -> Option<Automaton> {
    use BidiClass::{CS, ON, WS};
    let kinds = contexts.inverse_image(classes.len() * KINDS, |symbol| {
        let (class, kind) = (symbol / KINDS, symbol % KINDS);
        let delimits = matches!(classes[class], CS | WS | ON);
        match kind {
            OF_LABEL => Some(2 * class + 1),
            kind => (delimits == (kind == COMPARED)).then_some(2 * class),
        }
    });
    (contexts.symbol_count() == 2 * classes.len()).then(|| kinds.minimized())
}

/// The states of a marking.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Phase {
    /// The checked label may begin here.
    Before,
    /// Within a label before the checked one.
    InEarlier,
    /// After the delimiter before the checked label.
    AtLabel,
    /// Within the checked label.
    InLabel,
    /// After the checked label; the later one may begin here.
    Between,
    /// Within a label between the two.
    InBetween,
    /// Within the later label.
    InLater,
    /// After everything that is checked.
    Past,
}

impl Phase {
    const COUNT: usize = 8;

    const fn together(self, separates: bool, kind: usize) -> Option<Self> {
        Some(match (self, separates, kind) {
            (Self::Before | Self::InEarlier, true, UNMARKED) => Self::Before,
            (Self::Before | Self::InEarlier, false, UNMARKED) => Self::InEarlier,
            (Self::Before | Self::InLabel, false, OF_LABEL) => Self::InLabel,
            (Self::InLabel, true, UNMARKED) | (Self::Past, _, UNMARKED) => Self::Past,
            _ => return None,
        })
    }

    const fn between(self, separates: bool, kind: usize) -> Option<Self> {
        Some(match (self, separates, kind) {
            (Self::Before, _, UNMARKED) => Self::Before,
            (Self::Before, true, COMPARED) => Self::AtLabel,
            (Self::AtLabel | Self::InLabel, false, OF_LABEL) => Self::InLabel,
            (Self::InLabel, true, COMPARED) | (Self::Past, _, UNMARKED) => Self::Past,
            _ => return None,
        })
    }

    const fn in_order(self, separates: bool, kind: usize) -> Option<Self> {
        Some(match (self, separates, kind) {
            (Self::Before | Self::InEarlier, true, UNMARKED) => Self::Before,
            (Self::Before | Self::InEarlier, false, UNMARKED) => Self::InEarlier,
            (Self::Before | Self::InLabel, false, OF_LABEL) => Self::InLabel,
            (Self::InLabel | Self::Between | Self::InBetween, true, UNMARKED) => Self::Between,
            (Self::Between | Self::InBetween, false, UNMARKED) => Self::InBetween,
            (Self::Between | Self::InLater, false, COMPARED) => Self::InLater,
            (Self::InLater, true, UNMARKED) | (Self::Past, _, UNMARKED) => Self::Past,
            _ => return None,
        })
    }
}

/// The strings of N that a marking accepts, over letters of [`KINDS`] kinds, at the levels of N.
pub(super) fn marked(resolved: &Automaton, marking: &Automaton) -> Option<Automaton> {
    let symbols = marking.symbol_count() * LEVELS;
    let levels =
        resolved.inverse_image(symbols, |symbol| Some(symbol / (KINDS * LEVELS) * LEVELS + symbol % LEVELS));
    let kinds = marking.inverse_image(symbols, |symbol| Some(symbol / LEVELS));
    levels.intersection(&kinds).map(|it| it.minimized())
}

/// A shortest string of N (`resolved`) in which the label that `marking` marks violates `placement`; `None` if there is
/// none. The symbols of `marking` are `letter * KINDS + kind`.
///
/// # Errors
/// `max_states`, if the search takes more states than this.
pub fn find_misplaced_label(
    resolved: &Automaton,
    letters: &Letters,
    marking: &Automaton,
    placement: Placement,
    max_states: usize,
) -> Result<Option<MisplacedLabel>, usize> {
    let letters = letters.in_kinds(KINDS);
    let strings = marked(resolved, marking)
        .and_then(|it| display_strings(&it, &letters, max_states))
        .ok_or(max_states)?;
    let reader = DisplayReader::new(&strings, &letters);
    let found = search(
        (reader.start(), Observed::Nothing),
        |state, out| steps(&reader, placement, state, strings.symbol_count(), out),
        |(reading, seen)| placement.is_counterexample(*seen) && reader.is_final(reading),
        max_states,
    );
    match found {
        SearchResult::Path(display) => Ok(Some(misplaced_in(&display, &letters))),
        SearchResult::NoGoal(_) => Ok(None),
        SearchResult::TooMany => Err(max_states),
    }
}

/// The displays, with their levels, of all strings of N in which some label marked by `marking` violates the
/// requirement; `None` if that takes more than `max_states` states.
pub(super) fn all_misplaced(
    resolved: &Automaton,
    letters: &Letters,
    marking: &Automaton,
    placement: Placement,
    max_states: usize,
) -> Option<Automaton> {
    let kinds = letters.in_kinds(KINDS);
    let strings = marked(resolved, marking).and_then(|it| display_strings(&it, &kinds, max_states))?;
    let reader = DisplayReader::new(&strings, &kinds);
    let found = Automaton::explore(
        strings.symbol_count(),
        (reader.start(), Observed::Nothing),
        |(reading, seen), symbol| {
            let seen = placement.observe(*seen, symbol / DISPLAY_LEVELS % KINDS)?;
            Some((reader.next(reading, symbol)?, seen))
        },
        |(reading, seen)| placement.is_counterexample(*seen) && reader.is_final(reading),
        max_states,
    )?;
    let without_kind =
        |symbol: usize| symbol / DISPLAY_LEVELS / KINDS * DISPLAY_LEVELS + symbol % DISPLAY_LEVELS;
    found.minimized().projected(letters.len() * DISPLAY_LEVELS, without_kind, max_states)
}

fn steps(
    reader: &DisplayReader<'_>,
    placement: Placement,
    (reading, seen): &(ReaderState, Observed),
    symbols: usize,
    out: &mut Vec<(usize, (ReaderState, Observed))>,
) {
    for symbol in 0..symbols {
        let Some(seen) = placement.observe(*seen, symbol / DISPLAY_LEVELS % KINDS) else { continue };
        if let Some(reading) = reader.next(reading, symbol) {
            out.push((symbol, (reading, seen)));
        }
    }
}

fn misplaced_in(display: &[usize], letters: &Letters) -> MisplacedLabel {
    let order = reorder(display, letters);
    let string: Vec<usize> = order.iter().map(|&place| display[place]).collect();
    MisplacedLabel {
        string: string.iter().map(|it| it / DISPLAY_LEVELS / KINDS).collect(),
        kinds: string.iter().map(|it| it / DISPLAY_LEVELS % KINDS).collect(),
        display: reorder(&string, letters),
    }
}
