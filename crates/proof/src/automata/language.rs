//! Languages over bidi classes: labels, names, and labels in contexts. A symbol is the index of a class in the
//! list `classes`. The functions fail only if an automaton would exceed [`MAX_AUTOMATON_STATES`].

use std::hash::Hash;

use bidiscope_bidi::name::BidiClass;

use super::{Automaton, MAX_AUTOMATON_STATES, StateLimitExceeded};
use crate::bidi_rule::{BidiRule, LabelPrefix, LabelStart, NamePrefix};
use crate::study::urls::{self, UrlPath};

/// Which neighbours S1 and S2 a label X may have in its [contexts](label_in_context_strings); either may always be empty. For a
/// rule that permits all labels that RFC 5893 does, each kind includes the ones before it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum NeighbourLabels {
    /// None: S1 and S2 are empty.
    EmptyOnly,
    /// Labels without R, AL and AN that do not begin with EN.
    LeftToRightNotDigitFirst,
    /// These, and labels that satisfy the Bidi rule of RFC 5893: its "unproblematic labels" (section 3).
    SatisfyingRfc5893,
    /// Those of `Harmless`, and labels that satisfy the same rule as X, which may be a changed one ([`BidiRule`]).
    SatisfyingSameBidiRule,
}

/// The current position in S1 D1 X D2 S2, with the prefix of that part.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct ContextPrefix {
    part: ContextPart,
    /// The labels so far, as a name.
    name: NamePrefix,
    /// The prefix of a neighbour as a label that satisfies RFC 5893's rule; otherwise that of the empty label.
    by_rfc: LabelPrefix,
    /// Whether a part before is permitted by exemption only.
    needs_exemption: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum ContextPart {
    /// In S1.
    Before,
    /// In X, or before it.
    Label,
    /// In S2, or before it.
    After,
}

/// All strings of these classes, of every length. A symbol is the index of a class in `alphabet`.
///
/// # Errors
/// It takes more than [`MAX_AUTOMATON_STATES`] states.
pub fn all_class_strings(alphabet: &[BidiClass]) -> Result<Automaton, StateLimitExceeded> {
    language(alphabet, (), |(), _| Some(()), |()| true)
}

/// The empty language, which does not even have the empty string. `alphabet` is as in [`all_class_strings`].
pub fn no_class_strings(alphabet: &[BidiClass]) -> Automaton {
    Automaton::without_words(alphabet.len())
}

/// The strings of these classes whose first strong character is R or AL (rules P2 and P3). `alphabet` is as in
/// [`all_class_strings`].
///
/// # Errors
/// It takes more than [`MAX_AUTOMATON_STATES`] states.
pub fn strings_with_right_to_left_first_strong(
    alphabet: &[BidiClass],
) -> Result<Automaton, StateLimitExceeded> {
    let step = |seen: &Option<bool>, class: BidiClass| match class {
        BidiClass::L | BidiClass::R | BidiClass::AL => Some(seen.or(Some(class.is_right_to_left_letter()))),
        _ => Some(*seen),
    };
    language(alphabet, None, step, |seen| *seen == Some(true))
}

/// The strings whose last character is R or AL.
pub(crate) fn ends_right_to_left(classes: &[BidiClass]) -> Result<Automaton, StateLimitExceeded> {
    let step = |_: &bool, class: BidiClass| Some(class.is_right_to_left_letter());
    language(classes, false, step, |ends| *ends)
}

/// The strings of these classes that contain R, AL or AN. `alphabet` is as in [`all_class_strings`].
///
/// # Errors
/// It takes more than [`MAX_AUTOMATON_STATES`] states.
pub fn strings_containing_right_to_left_class(
    alphabet: &[BidiClass],
) -> Result<Automaton, StateLimitExceeded> {
    let step = |seen: &bool, class: BidiClass| Some(*seen || class.makes_label_right_to_left());
    language(alphabet, false, step, |seen| *seen)
}

/// The strings whose last nonempty label contains R, AL or AN. Each CS is a full stop that separates labels.
pub(crate) fn last_label_holds_right_to_left(classes: &[BidiClass]) -> Result<Automaton, StateLimitExceeded> {
    // For the last complete label, and for the incomplete one after it if any.
    let step = |&(last, open): &(bool, Option<bool>), class: BidiClass| {
        Some(match class {
            BidiClass::CS => (open.unwrap_or(last), None),
            _ => (last, Some(open.unwrap_or(false) || class.makes_label_right_to_left())),
        })
    };
    language(classes, (false, None), step, |&(last, open)| open.unwrap_or(last))
}

/// The strings that contain R or AL and no L.
pub(crate) fn purely_right_to_left(classes: &[BidiClass]) -> Result<Automaton, StateLimitExceeded> {
    let step = |seen: &bool, class: BidiClass| {
        (class != BidiClass::L).then_some(*seen || class.is_right_to_left_letter())
    };
    language(classes, false, step, |seen| *seen)
}

/// The strings that are read in one direction: those without R, AL and AN, and those with R or AL and without L. `alphabet`
/// is as in [`all_class_strings`].
///
/// # Errors
/// It takes more than [`MAX_AUTOMATON_STATES`] states.
pub fn strings_read_in_one_direction(alphabet: &[BidiClass]) -> Result<Automaton, StateLimitExceeded> {
    holds_no_right_to_left(alphabet)?.union(&purely_right_to_left(alphabet)?).map(|it| it.minimized())
}

/// The strings without R, AL and AN.
pub(super) fn holds_no_right_to_left(classes: &[BidiClass]) -> Result<Automaton, StateLimitExceeded> {
    language(classes, (), |(), class| (!class.makes_label_right_to_left()).then_some(()), |()| true)
}

/// The labels that a rule permits: that meet its conditions, or are exempt in some names. Labels with BN, which the Bidi
/// rule allows, are left out.
///
/// # Errors
/// It takes more than [`MAX_AUTOMATON_STATES`] states.
pub fn permitted_label_strings(
    bidi_rule: &BidiRule,
    alphabet: &[BidiClass],
) -> Result<Automaton, StateLimitExceeded> {
    let step = |label: &LabelPrefix, class| {
        let longer = label.followed_by(class, bidi_rule);
        (!longer.is_hopeless(bidi_rule)).then_some(longer)
    };
    language(alphabet, LabelPrefix::new(bidi_rule), step, |label| label.is_permitted(bidi_rule))
}

/// The names, without a trailing full stop, that a rule permits, and to which claims about it apply. Labels with BN are
/// left out. Each CS is a full stop that separates labels.
///
/// # Errors
/// It takes more than [`MAX_AUTOMATON_STATES`] states.
pub fn permitted_name_strings(
    bidi_rule: &BidiRule,
    alphabet: &[BidiClass],
) -> Result<Automaton, StateLimitExceeded> {
    let step = |name: &NamePrefix, class| {
        let longer = match class {
            BidiClass::CS if name.label.is_permitted(bidi_rule) => name.with_next_label(bidi_rule),
            BidiClass::CS => return None,
            _ => name.followed_by(class, bidi_rule),
        };
        (!longer.is_hopeless(bidi_rule)).then_some(longer)
    };
    language(alphabet, NamePrefix::new(bidi_rule), step, |name| name.is_permitted(bidi_rule))
}

/// The sequences S1 D1 X D2 S2 of RFC 5893 section 3: a label X that the rule permits, delimiters D1 and D2 of the classes
/// CS, WS and ON, and neighbours S1 and S2 that are empty or of this kind. If a label is permitted by exemption only, S1, X
/// and S2 together are a name in which it is exempt. The letters of X are marked: the symbol of class number `c` is `2 * c`
/// outside X and `2 * c + 1` in X.
///
/// Neighbours contain no CS, WS or ON, which are delimiters. `label_alphabet` are the classes that X is made of.
///
/// # Errors
/// It takes more than [`MAX_AUTOMATON_STATES`] states.
pub fn label_in_context_strings(
    bidi_rule: &BidiRule,
    neighbour_labels: NeighbourLabels,
    context_alphabet: &[BidiClass],
    label_alphabet: &[BidiClass],
) -> Result<Automaton, StateLimitExceeded> {
    let contexts = Contexts { rule: bidi_rule, rfc: BidiRule::rfc5893(), neighbours: neighbour_labels };
    let step = |prefix: &ContextPrefix, symbol: usize| {
        let (class, is_marked) = (*context_alphabet.get(symbol / 2)?, symbol % 2 == 1);
        let is_in_x = prefix.part == ContextPart::Label;
        if is_marked {
            (is_in_x && label_alphabet.contains(&class)).then(|| contexts.followed_by(*prefix, class))?
        } else if is_delimiter(class) {
            contexts.with_next_part(*prefix)
        } else {
            (!is_in_x).then(|| contexts.followed_by(*prefix, class))?
        }
    };
    let is_final = |prefix: &ContextPrefix| contexts.may_end(*prefix);
    let found = Automaton::explore(
        2 * context_alphabet.len(),
        contexts.start(),
        step,
        is_final,
        MAX_AUTOMATON_STATES,
    )?;
    Ok(found.minimized())
}

/// The same with X of all classes that are not delimiters, as in a study.
pub(super) fn contexts_of_letters(
    rule: &BidiRule,
    neighbours: NeighbourLabels,
    classes: &[BidiClass],
) -> Result<Automaton, StateLimitExceeded> {
    let letters: Vec<BidiClass> = classes.iter().copied().filter(|it| !is_delimiter(*it)).collect();
    label_in_context_strings(rule, neighbours, classes, &letters)
}

/// The URLs whose path is of this kind: a scheme of one L and three CS, labels with a CS between them, a slash and the
/// path. The symbols are the numbers of the classes, and after them one for the slash, which is that of the path too; in the
/// scheme the same symbol is the colon as well.
pub(crate) fn urls(path: UrlPath, classes: &[BidiClass]) -> Result<Automaton, StateLimitExceeded> {
    if !urls::can_be_written(classes) {
        return Ok(Automaton::without_words(classes.len() + 1));
    }
    let step = |position: &UrlPosition, symbol: usize| {
        let class = classes.get(symbol).copied();
        Some(match (*position, class) {
            (UrlPosition::Scheme(0), Some(BidiClass::L)) => UrlPosition::Scheme(1),
            (UrlPosition::Scheme(1..), None) => position.after_slash(),
            (UrlPosition::Host { is_label_empty: false }, None) => UrlPosition::Path,
            (UrlPosition::Host { is_label_empty: false }, Some(BidiClass::CS)) => {
                UrlPosition::Host { is_label_empty: true }
            }
            (UrlPosition::Host { .. }, Some(class))
                if class != BidiClass::CS && urls::may_be_in_url(class) =>
            {
                UrlPosition::Host { is_label_empty: false }
            }
            (UrlPosition::Path, None) => UrlPosition::Path,
            (UrlPosition::Path, Some(class)) if class != BidiClass::CS && path.may_hold(class) => {
                UrlPosition::Path
            }
            _ => return None,
        })
    };
    let is_final = |position: &UrlPosition| *position == UrlPosition::Path;
    let found =
        Automaton::explore(classes.len() + 1, UrlPosition::Scheme(0), step, is_final, MAX_AUTOMATON_STATES)?;
    Ok(found.minimized())
}

/// The sequences whose host is right-to-left by its first strong character (rules P2 and P3), if they are URLs. The symbols
/// are those of [`urls`].
pub(crate) fn host_is_right_to_left(classes: &[BidiClass]) -> Result<Automaton, StateLimitExceeded> {
    let step = |&(scheme, strong, is_after): &(usize, Option<bool>, bool), symbol: usize| {
        if scheme < urls::SCHEME.len() {
            return Some((scheme + 1, strong, is_after));
        }
        let is_right = match classes.get(symbol) {
            Some(BidiClass::L) => Some(false),
            Some(BidiClass::R | BidiClass::AL) => Some(true),
            _ => None,
        };
        let is_after = is_after || symbol == classes.len();
        Some((scheme, if is_after { strong } else { strong.or(is_right) }, is_after))
    };
    let start = (0, None, false);
    Automaton::explore(classes.len() + 1, start, step, |it| it.1 == Some(true), MAX_AUTOMATON_STATES)
}

/// The current position in a URL.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum UrlPosition {
    /// After this many characters of the scheme and `://`.
    Scheme(usize),
    Host {
        is_label_empty: bool,
    },
    Path,
}

impl UrlPosition {
    /// The position after one more sign of the scheme.
    const fn after_slash(self) -> Self {
        match self {
            Self::Scheme(read) if read + 1 < urls::SCHEME.len() => Self::Scheme(read + 1),
            _ => Self::Host { is_label_empty: true },
        }
    }
}

/// Whether characters of a class are delimiters (RFC 5893 section 3) and do not occur in neighbours.
pub(super) const fn is_delimiter(class: BidiClass) -> bool {
    matches!(class, BidiClass::CS | BidiClass::WS | BidiClass::ON)
}

/// What the contexts of a rule depend on.
struct Contexts<'a> {
    rule: &'a BidiRule,
    rfc: BidiRule,
    neighbours: NeighbourLabels,
}

impl Contexts<'_> {
    fn start(&self) -> ContextPrefix {
        ContextPrefix {
            part: ContextPart::Before,
            name: NamePrefix::new(self.rule),
            by_rfc: LabelPrefix::new(&self.rfc),
            needs_exemption: false,
        }
    }

    /// The prefix with one more character of its last part; `None` if that cannot be completed.
    fn followed_by(&self, prefix: ContextPrefix, class: BidiClass) -> Option<ContextPrefix> {
        let name = prefix.name.followed_by(class, self.rule);
        if prefix.part == ContextPart::Label {
            return (!name.label.is_hopeless(self.rule)).then_some(ContextPrefix { name, ..prefix });
        }
        // Otherwise it is not needed.
        let by_rfc = match self.neighbours {
            NeighbourLabels::SatisfyingRfc5893 => prefix.by_rfc.followed_by(class, &self.rfc),
            _ => prefix.by_rfc,
        };
        (self.neighbours != NeighbourLabels::EmptyOnly).then_some(ContextPrefix { name, by_rfc, ..prefix })
    }

    /// The prefix after a delimiter; `None` if its last part may not end there.
    fn with_next_part(&self, prefix: ContextPrefix) -> Option<ContextPrefix> {
        let is_empty = prefix.name.label.start == LabelStart::Empty;
        let part = match prefix.part {
            ContextPart::Before => ContextPart::Label,
            ContextPart::Label if is_empty => return None,
            ContextPart::Label => ContextPart::After,
            ContextPart::After => return None,
        };
        let needs_exemption = self.needs_exemption(prefix)? || prefix.needs_exemption;
        Some(ContextPrefix {
            part,
            name: if is_empty { prefix.name } else { prefix.name.with_next_label(self.rule) },
            by_rfc: LabelPrefix::new(&self.rfc),
            needs_exemption,
        })
    }

    fn may_end(&self, prefix: ContextPrefix) -> bool {
        prefix.part == ContextPart::After
            && self.needs_exemption(prefix).is_some_and(|needs_exemption| {
                !(needs_exemption || prefix.needs_exemption) || prefix.name.may_exempt_labels(self.rule)
            })
    }

    /// Whether the last part is permitted by exemption only; `None` if it is not permitted.
    fn needs_exemption(&self, prefix: ContextPrefix) -> Option<bool> {
        let label = prefix.name.label;
        let is_met = label.meets_conditions(self.rule);
        if prefix.part == ContextPart::Label {
            return label.is_permitted(self.rule).then_some(!is_met);
        }
        match self.neighbours {
            _ if label.start == LabelStart::Empty => Some(false),
            NeighbourLabels::EmptyOnly => None,
            _ if label.is_harmless() => Some(false),
            NeighbourLabels::LeftToRightNotDigitFirst => None,
            NeighbourLabels::SatisfyingRfc5893 => prefix.by_rfc.meets_conditions(&self.rfc).then_some(false),
            NeighbourLabels::SatisfyingSameBidiRule => label.is_permitted(self.rule).then_some(!is_met),
        }
    }
}

/// The minimal automaton with these states and transitions.
fn language<T: Clone + Eq + Hash>(
    classes: &[BidiClass],
    start: T,
    step: impl Fn(&T, BidiClass) -> Option<T>,
    is_final: impl Fn(&T) -> bool,
) -> Result<Automaton, StateLimitExceeded> {
    let next = |state: &T, symbol: usize| step(state, *classes.get(symbol)?);
    Ok(Automaton::explore(classes.len(), start, next, is_final, MAX_AUTOMATON_STATES)?.minimized())
}
