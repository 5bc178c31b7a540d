//! Where labels stand: D of strings in which some letters are marked, watched by an observer.
//!
//! A *marking* is an automaton over letters of several kinds: of each string it accepts one copy for each
//! label, or pair of labels, that is asked about, the letters of the label being of kind [`OF_LABEL`]. The observer reads
//! only the kinds of what is displayed.

use super::automaton::Automaton;
use super::display::{DISPLAY_LEVELS, DisplayReader, Letters, ReadDisplay, reordered, strings};
use super::levels::LEVELS;
use super::search::{Searched, search};
use bidiscope_bidi::name::BidiClass;

/// The kind of the letters that are not asked about.
pub const OTHER: usize = 0;
/// The kind of the letters of the label.
pub const OF_LABEL: usize = 1;
/// The kind of what the label is compared with: its delimiters, or the letters of a later label.
pub const BESIDE: usize = 2;
/// How many kinds of letter there are.
pub const KINDS: usize = 3;

/// What is asked of where a label stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Placement {
    /// Its letters stand side by side.
    Together,
    /// They, and no others, stand between the two delimiters.
    Between,
    /// It begins further left than the later one.
    FromTheLeft,
    /// It begins further right than the later one.
    FromTheRight,
}

/// A string with a label that stands elsewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misplaced {
    /// The letters of the string, as they are stored, without their kinds.
    pub string: Vec<usize>,
    /// Their kinds.
    pub kinds: Vec<usize>,
    /// For each place of the display, from the left, the place in the string.
    pub display: Vec<usize>,
}

/// What an observer has seen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Observed {
    Nothing,
    /// A delimiter on the left, or the later label.
    Beside,
    /// Letters of the label, the last of them just now.
    Label,
    /// All of it, as it should be so far.
    Past,
    /// What should not be.
    Wrong,
}

impl Placement {
    /// What has been seen with a letter of this kind more; `None` where all is well whatever follows.
    pub(super) const fn observe(self, seen: Observed, kind: usize) -> Option<Observed> {
        Some(match (self, seen, kind) {
            (_, Observed::Wrong, _) => Observed::Wrong,
            (Self::Together, Observed::Nothing, OF_LABEL) | (Self::Together, Observed::Label, OF_LABEL) => {
                Observed::Label
            }
            (Self::Together, Observed::Label, _) => Observed::Past,
            (Self::Together, Observed::Past, OF_LABEL) => Observed::Wrong,
            (Self::Between, Observed::Nothing | Observed::Past, OTHER) => seen,
            (Self::Between, Observed::Nothing, BESIDE) => Observed::Beside,
            (Self::Between, Observed::Beside | Observed::Label, OF_LABEL) => Observed::Label,
            (Self::Between, Observed::Label, BESIDE) => Observed::Past,
            (Self::Between, ..) => Observed::Wrong,
            (Self::FromTheLeft, _, OF_LABEL) => return None,
            (Self::FromTheLeft, _, BESIDE) => Observed::Wrong,
            (Self::FromTheRight, _, OF_LABEL) => Observed::Label,
            (Self::FromTheRight, _, BESIDE) => Observed::Beside,
            _ => seen,
        })
    }

    /// Whether a display in which this has been seen is a counterexample.
    pub(super) const fn is_broken(self, seen: Observed) -> bool {
        match self {
            Self::FromTheRight => matches!(seen, Observed::Beside),
            _ => matches!(seen, Observed::Wrong),
        }
    }

    /// The marking of every label, or pair of labels, that is asked about in strings of these letters; labels are
    /// what stands between separators, empty ones passed over. `None` only where there are more letters than an
    /// automaton has room for.
    pub fn marking(self, is_separator: &[bool]) -> Option<Automaton> {
        let step = |phase: Phase, letter: usize, kind: usize| {
            let separates = is_separator[letter];
            match self {
                Self::Together => phase.together(separates, kind),
                Self::Between => phase.between(separates, kind),
                Self::FromTheLeft | Self::FromTheRight => phase.in_order(separates, kind),
            }
        };
        let ends = |phase: Phase| match self {
            Self::Together => matches!(phase, Phase::InLabel | Phase::Past),
            Self::Between => matches!(phase, Phase::Past),
            Self::FromTheLeft | Self::FromTheRight => matches!(phase, Phase::InLater | Phase::Past),
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

/// The marking of the label X in its contexts S1 D1 X D2 S2, from that of
/// [`language::contexts`](super::language::contexts) over the same classes: D1 and D2 are the delimiters.
pub fn in_contexts(contexts: &Automaton, classes: &[BidiClass]) -> Option<Automaton> {
    use BidiClass::{CS, ON, WS};
    let kinds = contexts.lifted(classes.len() * KINDS, |symbol| {
        let (class, kind) = (symbol / KINDS, symbol % KINDS);
        let delimits = matches!(classes[class], CS | WS | ON);
        match kind {
            OF_LABEL => Some(2 * class + 1),
            kind => (delimits == (kind == BESIDE)).then_some(2 * class),
        }
    });
    (contexts.symbols() == 2 * classes.len()).then(|| kinds.minimized())
}

/// How far a marking is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Phase {
    /// A label that is asked about may begin here.
    Before,
    /// Within a label that is not asked about, before the one that is.
    InEarlier,
    /// After the delimiter before the label.
    AtLabel,
    /// Within the label.
    InLabel,
    /// After the label; the later one may begin here.
    Between,
    /// Within a label between the two.
    InBetween,
    /// Within the later label.
    InLater,
    /// After all that is asked about.
    Past,
}

impl Phase {
    const COUNT: usize = 8;

    const fn together(self, separates: bool, kind: usize) -> Option<Self> {
        Some(match (self, separates, kind) {
            (Self::Before | Self::InEarlier, true, OTHER) => Self::Before,
            (Self::Before | Self::InEarlier, false, OTHER) => Self::InEarlier,
            (Self::Before | Self::InLabel, false, OF_LABEL) => Self::InLabel,
            (Self::InLabel, true, OTHER) | (Self::Past, _, OTHER) => Self::Past,
            _ => return None,
        })
    }

    const fn between(self, separates: bool, kind: usize) -> Option<Self> {
        Some(match (self, separates, kind) {
            (Self::Before, _, OTHER) => Self::Before,
            (Self::Before, true, BESIDE) => Self::AtLabel,
            (Self::AtLabel | Self::InLabel, false, OF_LABEL) => Self::InLabel,
            (Self::InLabel, true, BESIDE) | (Self::Past, _, OTHER) => Self::Past,
            _ => return None,
        })
    }

    const fn in_order(self, separates: bool, kind: usize) -> Option<Self> {
        Some(match (self, separates, kind) {
            (Self::Before | Self::InEarlier, true, OTHER) => Self::Before,
            (Self::Before | Self::InEarlier, false, OTHER) => Self::InEarlier,
            (Self::Before | Self::InLabel, false, OF_LABEL) => Self::InLabel,
            (Self::InLabel | Self::Between | Self::InBetween, true, OTHER) => Self::Between,
            (Self::Between | Self::InBetween, false, OTHER) => Self::InBetween,
            (Self::Between | Self::InLater, false, BESIDE) => Self::InLater,
            (Self::InLater, true, OTHER) | (Self::Past, _, OTHER) => Self::Past,
            _ => return None,
        })
    }
}

/// The strings of N that a marking accepts, over letters of [`KINDS`] kinds, at N's levels.
pub(super) fn marked(resolved: &Automaton, marking: &Automaton) -> Option<Automaton> {
    let symbols = marking.symbols() * LEVELS;
    let levels =
        resolved.lifted(symbols, |symbol| Some(symbol / (KINDS * LEVELS) * LEVELS + symbol % LEVELS));
    let kinds = marking.lifted(symbols, |symbol| Some(symbol / LEVELS));
    levels.both(&kinds).map(|it| it.minimized())
}

/// A shortest string of N in which a label that `marking` asks about does not stand so; `None` where there is none.
///
/// # Errors
/// More than `most` states.
pub fn misplaced(
    resolved: &Automaton,
    letters: &Letters,
    marking: &Automaton,
    placement: Placement,
    most: usize,
) -> Result<Option<Misplaced>, usize> {
    let letters = letters.in_kinds(KINDS);
    let strings = marked(resolved, marking).and_then(|it| strings(&it, &letters, most)).ok_or(most)?;
    let reader = DisplayReader::new(&strings, &letters);
    let found = search(
        (reader.start(), Observed::Nothing),
        |state, out| steps(&reader, placement, state, strings.symbols(), out),
        |(reading, seen)| placement.is_broken(*seen) && reader.is_final(reading),
        most,
    );
    match found {
        Searched::Path(display) => Ok(Some(misplaced_in(&display, &letters))),
        Searched::Nothing(_) => Ok(None),
        Searched::TooMany => Err(most),
    }
}

/// The displays, with their levels, of all strings of N in which some label that `marking` asks about does not stand so;
/// `None` where that takes more than `most` states.
pub(super) fn all_misplaced(
    resolved: &Automaton,
    letters: &Letters,
    marking: &Automaton,
    placement: Placement,
    most: usize,
) -> Option<Automaton> {
    let kinds = letters.in_kinds(KINDS);
    let strings = marked(resolved, marking).and_then(|it| strings(&it, &kinds, most))?;
    let reader = DisplayReader::new(&strings, &kinds);
    let found = Automaton::explore(
        strings.symbols(),
        (reader.start(), Observed::Nothing),
        |(reading, seen), symbol| {
            let seen = placement.observe(*seen, symbol / DISPLAY_LEVELS % KINDS)?;
            Some((reader.next(reading, symbol)?, seen))
        },
        |(reading, seen)| placement.is_broken(*seen) && reader.is_final(reading),
        most,
    )?;
    let without_kind =
        |symbol: usize| symbol / DISPLAY_LEVELS / KINDS * DISPLAY_LEVELS + symbol % DISPLAY_LEVELS;
    found.minimized().projected(letters.len() * DISPLAY_LEVELS, without_kind, most)
}

fn steps(
    reader: &DisplayReader<'_>,
    placement: Placement,
    (reading, seen): &(ReadDisplay, Observed),
    symbols: usize,
    out: &mut Vec<(usize, (ReadDisplay, Observed))>,
) {
    for symbol in 0..symbols {
        let Some(seen) = placement.observe(*seen, symbol / DISPLAY_LEVELS % KINDS) else { continue };
        if let Some(reading) = reader.next(reading, symbol) {
            out.push((symbol, (reading, seen)));
        }
    }
}

fn misplaced_in(display: &[usize], letters: &Letters) -> Misplaced {
    let order = reordered(display, letters);
    let string: Vec<usize> = order.iter().map(|&place| display[place]).collect();
    Misplaced {
        string: string.iter().map(|it| it / DISPLAY_LEVELS / KINDS).collect(),
        kinds: string.iter().map(|it| it / DISPLAY_LEVELS % KINDS).collect(),
        display: reordered(&string, letters),
    }
}
