//! What a strategy of one's own makes of all strings, put together from what the rules make of a paragraph.
//!
//! A string's *outer* direction is that of the text in which its fields stand: of the paragraph, or of what is put
//! round the whole. FieldStrings that are laid out alone, or in isolates, act on nothing beside them: each is a paragraph
//! of its own ([`apart`]). Embedded and overridden ones act on the separators beside them, and marks are letters
//! that nobody sees ([`joined`]). Where something goes by the whole string, its first strong letter for one, the
//! strings are taken apart by that first ([`pieces`]).

mod apart;
mod joined;
mod reading;

use std::sync::OnceLock;

use crate::automata::{Automaton, NotReached, language};
use crate::study::representative;
use bidiscope_bidi::index::Direction;
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::Display;
use bidiscope_bidi::order::fields::OverallOrder;
use bidiscope_bidi::order::own::{
    Around, Base, Design, DigitClass, FieldDirection, FieldLayout, OwnParagraph,
};

use super::{LEVELS, REACHED, ResolvedStrings, Rules, paper};

use Direction::{LeftToRight, RightToLeft};
use apart::FieldStrings;

/// Strings of a strategy of one's own, all laid out in one way.
#[derive(Clone, Debug)]
pub(in crate::automata) struct DirectedStrings {
    /// The strings with their levels as if their fields followed each other from left to right.
    pub(in crate::automata) strings: ResolvedStrings,
    /// In which direction the fields do follow each other, full stops between them; from left to right where the
    /// levels say all.
    pub(in crate::automata) fields: Direction,
}

/// The strings of these classes as a strategy of one's own resolves them.
///
/// # Errors
/// What is beyond automata, or needs more levels than these have.
pub(super) fn of(display: &Display, classes: &[BidiClass]) -> Result<ResolvedStrings, NotReached> {
    let whole = |piece: DirectedStrings| match piece.fields {
        LeftToRight => Ok(piece.strings),
        RightToLeft => apart::from_right_to_left(piece.strings),
    };
    union(pieces(display, classes)?.into_iter().map(whole).collect::<Result<Vec<_>, _>>()?)
}

/// The same with the fields of each string from left to right, whatever their order is: a display that differs from
/// the true one by the places of whole fields only.
pub(in crate::automata) fn from_left_to_right(
    display: &Display,
    classes: &[BidiClass],
) -> Result<ResolvedStrings, NotReached> {
    union(pieces(display, classes)?.into_iter().map(|it| it.strings).collect())
}

/// Whether the direction in which fields follow each other can be told from how many characters of each class
/// there are, so that strings that show the same have the same.
pub(in crate::automata) fn has_telling_order(display: &Display) -> bool {
    let design = display.design();
    match display.overall() {
        OverallOrder::Constant | OverallOrder::RightToLeft => true,
        OverallOrder::Environment => !goes_by_name(design),
        // A digit's class would go by where it stands.
        OverallOrder::Content => design.digits != DigitClass::Letter,
        OverallOrder::TopLevelDomain => false,
    }
}

/// Whether full stops part the name into fields that are laid out apart: each stands by itself, and they follow
/// each other in one direction.
pub fn lays_labels_apart(display: &Display) -> bool {
    let design = display.design();
    let is_alone = design.fields == FieldLayout::Alone;
    let is_isolated = design.base == Base::Uba && design.around == Around::Isolate;
    design.separators.holds('.') && (is_alone || is_isolated && design.whole != Around::Override)
}

/// The strings, taken apart by what of the whole string the layout goes by.
pub(in crate::automata) fn pieces(
    display: &Display,
    classes: &[BidiClass],
) -> Result<Vec<DirectedStrings>, NotReached> {
    let design = display.design();
    check(display, classes)?;
    let order = match display.overall() {
        OverallOrder::Content => Some(language::holds_right_to_left(&REACHED)),
        OverallOrder::TopLevelDomain => Some(language::last_label_holds_right_to_left(&REACHED)),
        _ => None,
    };
    let parted = |by: Option<Option<Automaton>>| -> Result<Vec<(Direction, Option<Automaton>)>, NotReached> {
        let Some(right) = by else { return Ok(vec![(LeftToRight, None)]) };
        let right = right.ok_or(NotReached::TooLarge)?;
        let left = language::all(&REACHED).and_then(|it| it.without(&right)).ok_or(NotReached::TooLarge)?;
        Ok(vec![(LeftToRight, Some(left)), (RightToLeft, Some(right))])
    };
    let by_name = match design.paragraph {
        OwnParagraph::LeftToRight | OwnParagraph::RightToLeft => None,
        OwnParagraph::Auto => Some(language::first_strong_is_right_to_left(&REACHED)),
        OwnParagraph::Last => Some(language::ends_right_to_left(&REACHED)),
    };
    let by_order = parted(order)?;
    let has_parts = design.fields == FieldLayout::Alone || design.around != Around::Nothing;
    let is_in_parts = has_parts && design.separators.holds('.');
    let mut found = Vec::new();
    for (told, by_name) in parted(by_name)? {
        let paragraph = match design.paragraph {
            OwnParagraph::LeftToRight => LeftToRight,
            OwnParagraph::RightToLeft => RightToLeft,
            OwnParagraph::Auto | OwnParagraph::Last => told,
        };
        for (told, by_order) in &by_order {
            let overall = match display.overall() {
                OverallOrder::Constant => LeftToRight,
                OverallOrder::RightToLeft => RightToLeft,
                OverallOrder::Environment => paragraph,
                OverallOrder::Content | OverallOrder::TopLevelDomain => *told,
            };
            let (mut automaton, fields) = Layout { design, paragraph, overall }.strings()?;
            let mut directions = vec![(fields, None)];
            if fields.is_right_to_left() && design.fields == FieldLayout::Alone {
                // Where there is no field there is nothing to turn round.
                let [without, with] = by_fields().ok_or(NotReached::TooLarge)?;
                directions = vec![(LeftToRight, Some(without)), (RightToLeft, Some(with))];
            }
            for language in [by_name.as_ref(), by_order.as_ref()].into_iter().flatten() {
                automaton = of_language(&automaton, language)?;
            }
            for (fields, language) in directions {
                let some = language.map_or(Ok(automaton.clone()), |it| of_language(&automaton, &it))?;
                let strings = ResolvedStrings {
                    classes: classes.to_vec(),
                    paragraph: None,
                    is_in_parts,
                    automaton: reading::read(&some, design, classes).ok_or(NotReached::TooLarge)?,
                };
                found.push(DirectedStrings { strings, fields });
            }
        }
    }
    Ok(found)
}

/// Of strings over [`REACHED`] with levels those whose classes are of a language.
fn of_language(strings: &Automaton, language: &Automaton) -> Result<Automaton, NotReached> {
    let lifted = language.lifted(strings.symbols(), |symbol| Some(symbol / LEVELS));
    strings.both(&lifted).ok_or(NotReached::TooLarge)
}

/// The strings over [`REACHED`] of full stops alone, and all others.
fn by_fields() -> Option<[Automaton; 2]> {
    let is_stop = |(): &(), symbol: usize| (REACHED[symbol] == BidiClass::CS).then_some(());
    let without = Automaton::explore(REACHED.len(), (), is_stop, |()| true, 1)?;
    let with = language::all(&REACHED)?.without(&without)?;
    Some([without, with])
}

/// One way of laying strings out.
struct Layout<'a> {
    design: &'a Design,
    /// The paragraph's direction, as the name alone says it.
    paragraph: Direction,
    /// The direction of the overall order.
    overall: Direction,
}

impl Layout<'_> {
    /// All strings over [`REACHED`] with their levels as if fields followed each other from left to right, and the
    /// direction in which they do.
    fn strings(&self) -> Result<(Automaton, Direction), NotReached> {
        let Self { design, overall, .. } = *self;
        let has_fields = design.separators.holds('.');
        let too_large = NotReached::TooLarge;
        match (design.base, design.fields) {
            (Base::Uba, FieldLayout::Whole) => {}
            (_, FieldLayout::Alone) => {
                let fields = self.fields()?.alone().ok_or(too_large)?;
                if !has_fields {
                    return Ok((fields, LeftToRight));
                }
                return Ok((apart::parted(&fields).ok_or(too_large)?, overall));
            }
            (Base::OneToOne, _) => return Ok((papers().ok_or(too_large)?.clone(), LeftToRight)),
            (Base::Logical, _) => return Ok((all_at(0).ok_or(too_large)?, LeftToRight)),
        }
        let outer = match design.whole {
            Around::Nothing => self.paragraph_of_text()?,
            Around::Embedding | Around::Isolate => overall,
            Around::Override if design.around == Around::Nothing => {
                return Ok((all_at(usize::from(overall.is_right_to_left())).ok_or(too_large)?, LeftToRight));
            }
            Around::Override | Around::Marks => return Err(NotReached::Own),
        };
        match design.around {
            Around::Nothing => Ok((paragraph_of(outer).ok_or(too_large)?.clone(), LeftToRight)),
            Around::Isolate if has_fields => {
                let fields = self.fields()?.alone().ok_or(too_large)?;
                Ok((apart::parted(&fields).ok_or(too_large)?, outer))
            }
            // The whole name is one field, in an isolate of its own.
            Around::Isolate => Ok((self.fields()?.alone().ok_or(too_large)?, LeftToRight)),
            _ if !has_fields => Err(NotReached::Own),
            Around::Marks => {
                let within = paragraph_of(outer).ok_or(too_large)?;
                Ok((joined::between_marks(within, &self.fields()?, outer).ok_or(too_large)?, LeftToRight))
            }
            Around::Embedding | Around::Override => {
                Ok((joined::beside_separators(&self.fields()?, outer)?, LeftToRight))
            }
        }
    }

    /// The direction of the paragraph with what is put in.
    fn paragraph_of_text(&self) -> Result<Direction, NotReached> {
        match (self.design.paragraph, self.design.around) {
            // Rule P2 passes over what isolates hold.
            (OwnParagraph::Auto, Around::Isolate) => Ok(LeftToRight),
            // The first mark decides.
            (OwnParagraph::Auto, Around::Marks) => Err(NotReached::Own),
            _ => Ok(self.paragraph),
        }
    }

    /// The fields, each by itself.
    fn fields(&self) -> Result<FieldStrings, NotReached> {
        let laid = |direction: Direction| match (self.design.base, self.design.around) {
            (Base::Logical, _) => all_at(0),
            (Base::OneToOne, _) => papers().cloned(),
            (Base::Uba, Around::Override) => all_at(usize::from(direction.is_right_to_left())),
            // What stands round a field in its own direction is as its beginning and end are without it.
            (Base::Uba, _) => paragraph_of(direction).cloned(),
        };
        let right = match self.design.direction {
            _ if self.design.base != Base::Uba => language::none(&REACHED),
            FieldDirection::LeftToRight => language::none(&REACHED),
            FieldDirection::RightToLeft => language::all(&REACHED),
            FieldDirection::Paragraph if self.paragraph.is_right_to_left() => language::all(&REACHED),
            FieldDirection::Order if self.overall.is_right_to_left() => language::all(&REACHED),
            FieldDirection::Paragraph | FieldDirection::Order => language::none(&REACHED),
            FieldDirection::FirstStrong => language::first_strong_is_right_to_left(&REACHED),
            FieldDirection::Content => language::holds_right_to_left(&REACHED),
        };
        let fields = || {
            let right = right?;
            let left = language::all(&REACHED)?.without(&right)?;
            FieldStrings::new([(laid(LeftToRight)?, left), (laid(RightToLeft)?, right)])
        };
        fields().ok_or(NotReached::TooLarge)
    }
}

/// Whether the name says which way the paragraph runs.
fn goes_by_name(design: &Design) -> bool {
    matches!(design.paragraph, OwnParagraph::Auto | OwnParagraph::Last)
}

/// What is beyond these automata, whatever the layout.
fn check(display: &Display, classes: &[BidiClass]) -> Result<(), NotReached> {
    let design = display.design();
    // FieldStrings must be what stands between full stops, or the whole name.
    let separates = |it: &BidiClass| design.separators.holds(representative(*it).scalar);
    if classes.iter().any(|it| separates(it) && *it != BidiClass::CS) {
        return Err(NotReached::Own);
    }
    // Only the UBA has rule L3; every other base moves marks with what they belong to.
    if !display.has_l3() && design.base != Base::Uba {
        return Err(NotReached::Own);
    }
    let puts_in =
        design.base == Base::Uba && (design.around, design.whole) != (Around::Nothing, Around::Nothing);
    let acts_on_separators = matches!(design.around, Around::Marks | Around::Embedding | Around::Override)
        && design.fields == FieldLayout::Whole;
    // A mark after a separator at an odd level would be taken to be that one's.
    if puts_in && acts_on_separators && classes.contains(&BidiClass::NSM) {
        return Err(NotReached::Class(BidiClass::NSM));
    }
    if puts_in && classes.contains(&BidiClass::WS) {
        return Err(NotReached::WhiteSpace);
    }
    Ok(())
}

/// One of the strings of several that have none in common.
fn union(all: Vec<ResolvedStrings>) -> Result<ResolvedStrings, NotReached> {
    let mut all = all.into_iter();
    let first = all.next().ok_or(NotReached::Own)?;
    let join = |one: ResolvedStrings, other: ResolvedStrings| {
        let automaton = one.automaton.either(&other.automaton).ok_or(NotReached::TooLarge)?;
        Ok(ResolvedStrings { automaton: automaton.minimized(), ..one })
    };
    let joined = all.try_fold(first, join)?;
    Ok(ResolvedStrings { automaton: joined.automaton.minimized(), ..joined })
}

/// A paragraph of the UBA over [`REACHED`].
fn paragraph_of(direction: Direction) -> Option<&'static Automaton> {
    static LEFT: OnceLock<Option<Automaton>> = OnceLock::new();
    static RIGHT: OnceLock<Option<Automaton>> = OnceLock::new();
    let of = |it| ResolvedStrings::by(&Rules::of_uba(it), &REACHED).map(|it| it.automaton);
    match direction {
        LeftToRight => LEFT.get_or_init(|| of(LeftToRight)).as_ref(),
        RightToLeft => RIGHT.get_or_init(|| of(RightToLeft)).as_ref(),
    }
}

/// The paper's display over [`REACHED`].
fn papers() -> Option<&'static Automaton> {
    static PAPERS: OnceLock<Option<Automaton>> = OnceLock::new();
    let of = || ResolvedStrings::written(&paper::composed(), &REACHED, None).map(|it| it.automaton);
    PAPERS.get_or_init(of).as_ref()
}

/// All strings over [`REACHED`], all at one level.
fn all_at(level: usize) -> Option<Automaton> {
    let step = |(): &(), symbol: usize| (symbol % LEVELS == level).then_some(());
    Automaton::explore(REACHED.len() * LEVELS, (), step, |()| true, 1)
}
