//! The positions of labels in displays: requirements on the order of their characters, decided and counted by the levels
//! of the strings in logical order.
//!
//! Whether an earlier character is left of a later one follows from the lowest level between them. So an automaton that
//! reads a string with its levels only needs to remember which lowest levels occur from the characters of a label, or
//! from those beside it, to the current one.

mod relations;

use super::StateLimitExceeded;
use super::automaton::Automaton;
use super::display::{BASELESS_NSM_LEVEL_CODE, BidiClassLetters, DISPLAY_LEVEL_CODE_COUNT};
use crate::study::urls::SCHEME;
use bidiscope_bidi::index::Direction;

use relations::{LabelRelations, Relation, Relations, SeparatorRelations, Step};

/// A requirement on the positions of the labels of a string.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Placement {
    /// The characters of each label are contiguous.
    Together,
    /// The characters of each label that has separators before and after it, and no others, are between the two.
    Between,
    /// Each label begins further in this direction than every later one: further left, or further right.
    InOrder(Direction),
    /// Each character of a label keeps its position, and no other character moves across it.
    InPlace,
    /// The host of a URL is contiguous, and all that follows it is after it in this direction: the first
    /// [separator](Role::Separator) after the scheme and all that comes after that.
    HostFirst(Direction),
}

/// What a letter is for a [`Placement`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Role {
    /// A letter of a label that is checked.
    Label,
    /// A separator: it ends the label before it.
    Separator,
    /// Any other letter, such as one of a label that is not checked.
    Other,
}

/// The strings, as [`display_strings`](super::display::display_strings) has them, that violate a placement, each with its
/// levels. `roles` has the role of each letter.
///
/// # Errors
/// It takes more than `max_states` states.
pub(super) fn misplaced(
    strings: &Automaton,
    letters: &BidiClassLetters,
    roles: &[Role],
    placement: Placement,
    max_states: usize,
) -> Result<Automaton, StateLimitExceeded> {
    let next = |&(state, last, seen): &(usize, usize, Option<Seen>), symbol: usize| {
        let (letter, level) = (symbol / DISPLAY_LEVEL_CODE_COUNT, symbol % DISPLAY_LEVEL_CODE_COUNT);
        let next = strings.next_state(state, symbol)?;
        // After a violation the rest does not matter.
        let Some(seen) = seen else { return Some((next, 0, None)) };
        let is_unit = level == BASELESS_NSM_LEVEL_CODE || level == 1 && letters.follows_base_by_l3(letter);
        let step = Step {
            level: if level == BASELESS_NSM_LEVEL_CODE { 1 } else { level },
            continues_unit: is_unit && last == level,
        };
        Some((next, level, seen.followed_by(roles[letter], step)))
    };
    let is_final =
        |&(state, _, seen): &(usize, usize, Option<Seen>)| seen.is_none() && strings.is_final(state);
    // No character was before at level 0, and marks at level 0 need no unit.
    let start = (0, 0, Some(Seen::start(placement)));
    Ok(Automaton::explore(strings.symbol_count(), start, next, is_final, max_states)?.minimized())
}

/// What is known of a string without a violation so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Seen {
    Together {
        all: Relations,
        /// Of the characters before the current label: those left and right of all of its characters.
        left_and_right: [Relations; 2],
        label: Relations,
        earlier: LabelRelations,
    },
    Between {
        all: Relations,
        /// The label after the last separator.
        open: Option<OpenLabel>,
        closed: SeparatorRelations,
    },
    InOrder {
        direction: Direction,
        label: Relations,
        earlier: LabelRelations,
    },
    InPlace {
        label: Relations,
        others: Relations,
    },
    HostFirst {
        direction: Direction,
        /// How many characters of the scheme are still to come.
        scheme_left: usize,
        /// Of the characters of the scheme: those left and right of the last character.
        left_and_right: [Relations; 2],
        host: Relations,
        is_after: bool,
    },
}

/// A label after a separator, which the next one closes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct OpenLabel {
    separator: Relation,
    /// Of the characters before the separator: those left and right of it.
    left_and_right: [Relations; 2],
    label: Relations,
    /// Whether the separator is left of some of them, and right of some.
    separator_is: [bool; 2],
}

impl Seen {
    fn start(placement: Placement) -> Self {
        let (label, earlier) = (Relations::default(), LabelRelations::default());
        match placement {
            Placement::Together => Self::Together {
                all: Relations::default(),
                left_and_right: Default::default(),
                label,
                earlier,
            },
            Placement::Between => {
                Self::Between { all: Relations::default(), open: None, closed: SeparatorRelations::default() }
            }
            Placement::InOrder(direction) => Self::InOrder { direction, label, earlier },
            Placement::InPlace => Self::InPlace { label, others: Relations::default() },
            Placement::HostFirst(direction) => Self::HostFirst {
                direction,
                scheme_left: SCHEME.len(),
                left_and_right: Default::default(),
                host: Relations::default(),
                is_after: false,
            },
        }
    }

    /// What is known after one more character; `None` if the requirement is violated.
    fn followed_by(self, role: Role, step: Step) -> Option<Self> {
        let this = Relation::to_itself(step);
        match self {
            Self::Together { all, left_and_right, label, earlier } => {
                let (all, label, mut earlier) = (all.after(step), label.after(step), earlier.after(step));
                let mut next_label = Relations::default();
                let mut next_left_and_right = [Relations::default(); 2];
                if role == Role::Label {
                    next_left_and_right = if label.is_empty() {
                        all.left_and_right()
                    } else {
                        keeps_one_side(left_and_right.map(|it| it.after(step)))?
                    };
                    next_label = label.with(this);
                } else if !label.is_empty() {
                    earlier = earlier.with(label);
                }
                // This character is between two of a label if one is left and one right of it.
                let splits = earlier.iter().any(|it| it.has_left() && it.has_right());
                let all = all.with(this);
                (!splits).then_some(Self::Together {
                    all,
                    left_and_right: next_left_and_right,
                    label: next_label,
                    earlier,
                })
            }
            Self::Between { all, open, closed } => {
                let (all, mut closed) = (all.after(step), closed.after(step));
                let is_between = |[before, after]: [Relation; 2]| before.is_left() != after.is_left();
                if closed.iter().any(is_between) {
                    return None;
                }
                let open = match (role, open.map(|it| it.after(step))) {
                    (Role::Separator, open) => {
                        if let Some(open) = open.filter(|it| !it.label.is_empty()) {
                            if !open.may_close() {
                                return None;
                            }
                            closed = closed.with([open.separator, this]);
                        }
                        Some(OpenLabel {
                            separator: this,
                            left_and_right: all.left_and_right(),
                            label: Relations::default(),
                            separator_is: [false; 2],
                        })
                    }
                    (_, open) => open.map(|it| it.with(this)),
                };
                Some(Self::Between { all: all.with(this), open, closed })
            }
            Self::InOrder { direction, label, earlier } => {
                let (label, mut earlier) = (label.after(step), earlier.after(step));
                if role == Role::Label {
                    let begins_later = |it: Relations| match direction {
                        Direction::LeftToRight => it.has_left(),
                        Direction::RightToLeft => it.has_right(),
                    };
                    let label = label.with(this);
                    let keeps_order = earlier.iter().all(begins_later);
                    return keeps_order.then_some(Self::InOrder { direction, label, earlier });
                }
                if !label.is_empty() {
                    earlier = earlier.with(label);
                }
                Some(Self::InOrder { direction, label: Relations::default(), earlier })
            }
            Self::InPlace { label, others } => {
                let (label, others) = (label.after(step), others.after(step));
                let is_fixed = role == Role::Label;
                if label.has_right() || is_fixed && others.has_right() {
                    return None;
                }
                Some(if is_fixed {
                    Self::InPlace { label: label.with(this), others }
                } else {
                    Self::InPlace { label, others: others.with(this) }
                })
            }
            Self::HostFirst { direction, scheme_left, left_and_right, host, is_after } => {
                let ([left, right], host) = (left_and_right.map(|it| it.after(step)), host.after(step));
                let is_in_scheme = scheme_left > 0;
                let is_after = is_after || !is_in_scheme && role == Role::Separator;
                let (left_and_right, host) = if is_in_scheme {
                    (left.or(right).with(this).left_and_right(), host)
                } else if is_after {
                    let is_before_host = match direction {
                        Direction::LeftToRight => host.has_right(),
                        Direction::RightToLeft => host.has_left(),
                    };
                    if is_before_host {
                        return None;
                    }
                    (Default::default(), host)
                } else if host.is_empty() {
                    (left.or(right).left_and_right(), host.with(this))
                } else {
                    (keeps_one_side([left, right])?, host.with(this))
                };
                let scheme_left = scheme_left.saturating_sub(1);
                Some(Self::HostFirst { direction, scheme_left, left_and_right, host, is_after })
            }
        }
    }
}

impl OpenLabel {
    fn after(self, step: Step) -> Self {
        Self {
            separator: self.separator.after(step),
            left_and_right: self.left_and_right.map(|it| it.after(step)),
            label: self.label.after(step),
            ..self
        }
    }

    /// The label with the last character.
    fn with(self, last: Relation) -> Self {
        let [left, right] = self.separator_is;
        let is_left = self.separator.is_left();
        Self { label: self.label.with(last), separator_is: [left || is_left, right || !is_left], ..self }
    }

    /// Whether the label, and no character before it, is between its separator and the last character.
    fn may_close(self) -> bool {
        let [is_left, is_right] = self.separator_is;
        let is_between = if self.separator.is_left() {
            !is_right && !self.label.has_right()
        } else {
            !is_left && !self.label.has_left()
        };
        is_between && keeps_one_side(self.left_and_right).is_some()
    }
}

/// The relations of characters left and right of something to the last character, if these are left and right of it too.
fn keeps_one_side([left, right]: [Relations; 2]) -> Option<[Relations; 2]> {
    (!left.has_right() && !right.has_left()).then_some([left, right])
}
