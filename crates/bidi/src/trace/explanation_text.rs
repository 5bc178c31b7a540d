//! The sentences of explanations.

use std::ops::Range;

use crate::name::{BidiClass, code_point};
use crate::order::one_to_one::Inference;
use crate::order::{Direction, Level};
use crate::uba::BracketReason;

use super::explanation_data::{
    CharRef, Explanation, InferredNeighbour, Neighbour, ParagraphCause, QueueSource, QueueTarget,
    SequenceEdge, Statement,
};

/// An explanation of levels for readers who do not know them.
pub(super) const LEVEL_PARITY_NOTE: &str = "Even levels run left to right, odd ones right to left.";

impl Explanation {
    /// The sentence about the character, which is called "it". `mention` writes contiguous characters of the
    /// name, given by their logical positions.
    pub fn text(&self, mention: impl Fn(Range<usize>) -> String) -> String {
        TextWriter { mention: &mention }.statement(&self.statement)
    }
}

/// The direction as an adverbial phrase.
pub(super) const fn direction_phrase(direction: Direction) -> &'static str {
    match direction {
        Direction::LeftToRight => "left to right",
        Direction::RightToLeft => "right to left",
    }
}

const fn direction_adjective(direction: Direction) -> &'static str {
    match direction {
        Direction::LeftToRight => "left-to-right",
        Direction::RightToLeft => "right-to-left",
    }
}

/// Writes the sentence of a statement.
struct TextWriter<'a> {
    mention: &'a dyn Fn(Range<usize>) -> String,
}

impl TextWriter<'_> {
    fn at(&self, position: usize) -> String {
        (self.mention)(position..position + 1)
    }

    fn statement(&self, statement: &Statement) -> String {
        match *statement {
            Statement::Stored(place) => format!("it stands at place {place}, as it is stored."),
            Statement::ClassReassigned { from, to } => {
                format!("{from} becomes {to}: the display gives it that class before the rules run.")
            }
            Statement::AdjacentCharacter { other, is_before, is_inserted } => {
                let does = if is_inserted { "is put in" } else { "stands" };
                let side = if is_before { "before" } else { "after" };
                format!("{} {does} {side} it.", self.code_point_or_ref(other))
            }
            Statement::FirstStrong(class) => {
                format!("it is the first letter ({class}) and decides the paragraph\u{2019}s direction.")
            }
            Statement::ParagraphLevel { level, cause } => self.paragraph(level, cause),
            Statement::Embedded { from, to, opener } => {
                format!(
                    "from level {} to level {}: {}.",
                    from.number(),
                    to.number(),
                    self.opener_text(opener)
                )
            }
            Statement::Overridden { from, to, opener } => match opener {
                Some(opener) => {
                    format!("{from} becomes {to} by the override that {} opens.", self.char_ref(opener))
                }
                None => format!("{from} becomes {to} by an override."),
            },
            Statement::Overflow => "no level is left: it opens nothing.".to_owned(),
            Statement::Removed(class) => format!("the rules below pass over it, for it is {class}."),
            Statement::Sequence { count, level, start, end } => format!(
                "it is in an isolating run sequence of {} at level {}, with sos {} and eos {}.",
                counted(count),
                level.number(),
                class_of(start),
                class_of(end)
            ),
            Statement::ImplicitLevel { class, from, to } => {
                let parity = if from.direction().is_right_to_left() { "odd" } else { "even" };
                let (from, to) = (from.number(), to.number());
                format!("from level {from} to level {to}: it is {class}, and level {from} is {parity}.")
            }
            Statement::LevelReset { from, to, separator } => format!(
                "from level {} back to the paragraph\u{2019}s level {}: {}.",
                from.number(),
                to.number(),
                match separator {
                    Some(separator) => format!(
                        "it is the separator {0}, or only white space and controls stand between it and {0}",
                        self.char_ref(separator)
                    ),
                    None =>
                        "only white space and controls stand between it and the end of the line".to_owned(),
                }
            ),
            Statement::Reversed { from, to, level: Some(level) } => format!(
                "from place {from} to place {to}: it is at level {}, and each stretch from that level down to the \
                 lowest odd one is turned round.",
                level.number()
            ),
            Statement::Reversed { from, to, level: None } => {
                format!("from place {from} to place {to}: it goes where the character before it goes.")
            }
            Statement::MarkMovedAfterBase { from, to } => format!(
                "from place {from} to place {to}: marks and what is passed over stand after the character that they belong to."
            ),
            Statement::FieldMoved { from, to } => {
                format!("from place {from} to place {to}: the fields follow each other from right to left.")
            }
            Statement::FollowsBase { from, to, base } => {
                format!(
                    "{from} is decided to be {}, as {} is, to which it belongs.",
                    direction_adjective(to),
                    self.at(base)
                )
            }
            Statement::Inferred { pass, from, to, before, after } => {
                let why = self.inferred(pass, from, to, before, after);
                format!("{from} is decided to be {}: {why}.", direction_adjective(to))
            }
            Statement::Reordered { operation, target } => format!("{operation}: {}", reordering_text(target)),
            _ => self.class_statement(statement),
        }
    }

    /// The statements of the W and N rules.
    fn class_statement(&self, statement: &Statement) -> String {
        match *statement {
            Statement::NonspacingMark { to, base } => {
                let is_isolate = base.class != to;
                match base.character {
                    CharRef::Start(edge) => {
                        format!(
                            "NSM becomes {to}: nothing but marks stands before it, and {}.",
                            self.sos(edge)
                        )
                    }
                    other if is_isolate => {
                        format!(
                            "NSM becomes {to}: it stands after the isolate control {}.",
                            self.char_ref(other)
                        )
                    }
                    other => format!("NSM becomes {to}, the class of {} before it.", self.char_ref(other)),
                }
            }
            Statement::NumberAfterArabicLetter(letter) => {
                format!("EN becomes AN: {}.", self.last_letter(letter))
            }
            Statement::ArabicLetter => "AL becomes R: from here on an Arabic letter counts as R.".to_owned(),
            Statement::SeparatorInNumber { from, before, after } => format!(
                "{from} becomes {0}: it stands between two numbers of class {0}, {1} and {2}.",
                before.class,
                self.char_ref(before.character),
                self.char_ref(after.character)
            ),
            Statement::TerminatorByNumber { number, is_before } => {
                let side = if is_before { "after" } else { "before" };
                format!(
                    "ET becomes EN: it stands {side} the European number {}.",
                    self.char_ref(number.character)
                )
            }
            Statement::SeparatorToNeutral(from) => format!("{from} becomes ON: it has joined no number."),
            Statement::NumberAfterLeftToRight(letter) => {
                format!("EN becomes L: {}.", self.last_letter(letter))
            }
            Statement::PairedBracket { partner, class, reason, inside, before } => {
                self.pair(partner, class, reason, inside, before)
            }
            Statement::BracketMark(to) => {
                format!("it becomes {to}, as the bracket does to which it belongs.")
            }
            Statement::NeutralBetweenSame { from, to, before, after } => format!(
                "{from} becomes {to}: {} and {} run the same way.",
                self.side(before, "before"),
                self.side(after, "after")
            ),
            Statement::NeutralByLevel { from, level, before, after } => format!(
                "{from} becomes {}: {} and {} do not run the same way, so it goes by its level {}, which runs {}.",
                class_of_level(level),
                self.side(before, "before"),
                self.side(after, "after"),
                level.number(),
                direction_phrase(level.direction())
            ),
            _ => String::new(),
        }
    }

    fn paragraph(&self, level: Level, cause: ParagraphCause) -> String {
        let why = match cause {
            ParagraphCause::Given => {
                format!("the display says that it runs {}", direction_phrase(level.direction()))
            }
            ParagraphCause::FirstStrong(first) => {
                format!("its first letter, {}, is {}", self.char_ref(first.character), first.class)
            }
            ParagraphCause::NoStrong => "it has no letter that counts".to_owned(),
            ParagraphCause::LastCharacter(last) => {
                let (last, class) = (self.char_ref(last.character), last.class);
                format!("the display goes by the last character, {last}, which is {class}")
            }
            ParagraphCause::ComponentContains(holds) => {
                format!("the component holds {}, which is {}", self.char_ref(holds.character), holds.class)
            }
            ParagraphCause::ComponentContainsNone => "the component holds no R, AL or AN".to_owned(),
        };
        format!("its paragraph is at level {}: {why}. {LEVEL_PARITY_NOTE}", level.number())
    }

    fn pair(
        &self,
        partner: usize,
        class: Option<BidiClass>,
        reason: BracketReason,
        inside: Option<Neighbour>,
        before: Option<Neighbour>,
    ) -> String {
        let pair = format!("it makes a pair with the bracket at {}", self.at(partner));
        let (Some(class), Some(inside)) = (class, inside) else {
            return format!("{pair}; nothing strong stands between them.");
        };
        let within =
            format!("{} between them is {}", self.char_ref(inside.character), class_as_counted(inside.class));
        let before = before.map(|it| match it.character {
            CharRef::Start(edge) => format!("nothing before them has a direction, and {}", self.sos(edge)),
            other => format!(
                "the last before them that has a direction, {}, is {}",
                self.char_ref(other),
                class_as_counted(it.class)
            ),
        });
        match (reason, before) {
            (BracketReason::EmbeddingInside, _) | (_, None) => {
                format!("{pair}, and both are {class}, the direction of their level: {within}.")
            }
            (_, Some(before)) => format!("{pair}, and both are {class}: {within}, and {before}."),
        }
    }

    /// The strong character that W2 and W7 look for.
    fn last_letter(&self, letter: Neighbour) -> String {
        match letter.character {
            CharRef::Start(edge) => {
                format!("no letter stands before it in its sequence, and {}", self.sos(edge))
            }
            other => format!("the last letter before it, {}, is {}", self.char_ref(other), letter.class),
        }
    }

    /// A neighbour that N1 and N2 look at.
    fn side(&self, it: Neighbour, side: &str) -> String {
        match it.character {
            CharRef::Start(edge) => self.sos(edge),
            CharRef::End(edge) => self.eos(edge),
            other => format!("{} {side} it ({})", self.char_ref(other), class_as_counted(it.class)),
        }
    }

    fn sos(&self, edge: SequenceEdge) -> String {
        format!("the start of its sequence (sos) is {}", edge_text(edge))
    }

    fn eos(&self, edge: SequenceEdge) -> String {
        format!("the end of its sequence (eos) is {}", edge_text(edge))
    }

    fn opener_text(&self, opener: Option<CharRef>) -> String {
        match opener {
            Some(opener) => format!("it stands in what {} opens", self.char_ref(opener)),
            None => "it stands at the level of the paragraph".to_owned(),
        }
    }

    /// A reference in a sentence.
    fn char_ref(&self, character: CharRef) -> String {
        match character {
            CharRef::Name(at) => self.at(at),
            CharRef::Other { scalar, .. } => format!("{} (not of the name)", code_point(scalar)),
            CharRef::Start(_) => "sos".to_owned(),
            CharRef::End(_) => "eos".to_owned(),
        }
    }

    fn code_point_or_ref(&self, character: CharRef) -> String {
        match character {
            CharRef::Other { scalar, .. } => code_point(scalar),
            other => self.char_ref(other),
        }
    }

    fn inferred(
        &self,
        pass: Inference,
        from: BidiClass,
        to: Direction,
        before: Option<InferredNeighbour>,
        after: Option<InferredNeighbour>,
    ) -> String {
        let exceptions = match pass {
            Inference::DigitsForward | Inference::DigitsReverse => "digits and hyphens aside",
            Inference::Assign | Inference::HyphensForward | Inference::HyphensReverse => "hyphens aside",
        };
        match (pass, before, after) {
            (Inference::Assign, ..) if to.is_right_to_left() => "Arabic and Hebrew letters are".to_owned(),
            (Inference::Assign, ..) => "it is no Arabic or Hebrew letter, no digit and no hyphen".to_owned(),
            (Inference::DigitsForward, ..) if from == BidiClass::AN => {
                "Arabic numerals always are".to_owned()
            }
            (
                _,
                Some(InferredNeighbour::Character(before, _)),
                Some(InferredNeighbour::Character(after, _)),
            ) if to.is_right_to_left() => {
                format!(
                    "{} before it and {} after it, {exceptions}, both are",
                    self.at(before),
                    self.at(after)
                )
            }
            (_, _, Some(InferredNeighbour::Character(after, _))) => {
                format!("{} after it, {exceptions}, is", self.at(after))
            }
            (_, _, Some(InferredNeighbour::None)) => format!("nothing stands after it, {exceptions}"),
            (_, Some(InferredNeighbour::Character(before, _)), None) => {
                format!("{} before it, {exceptions}, is", self.at(before))
            }
            (_, _, None) => format!("nothing stands before it, {exceptions}"),
        }
    }
}

/// The class of sos or eos, and the reason.
fn edge_text(edge: SequenceEdge) -> String {
    let class = class_of(edge);
    if edge.is_paragraph_level {
        return format!("{class} because the paragraph runs {}", direction_phrase(edge.level.direction()));
    }
    let parity = if edge.level.direction().is_right_to_left() { "odd" } else { "even" };
    format!(
        "{class} because level {}, the higher of the two that meet there, is {parity}",
        edge.level.number()
    )
}

const fn class_of(edge: SequenceEdge) -> BidiClass {
    class_of_level(edge.level)
}

const fn class_of_level(level: Level) -> BidiClass {
    super::step::class_of(level.direction())
}

/// A class, and for the N rules how a number counts.
fn class_as_counted(class: BidiClass) -> String {
    match class {
        BidiClass::EN | BidiClass::AN => format!("{class}, which counts as R"),
        _ => class.to_string(),
    }
}

fn reordering_text(target: QueueTarget) -> String {
    match target {
        QueueTarget::Out { source, place } => {
            let source = match source {
                QueueSource::Input => "",
                QueueSource::Accumulator => " from the accumulator",
                QueueSource::Stack => " from the stack",
            };
            format!("it goes out{source} to place {place}.")
        }
        QueueTarget::Accumulator => "it goes into the digit accumulator.".to_owned(),
        QueueTarget::Stack => "it goes onto the stack.".to_owned(),
        QueueTarget::StackFromAccumulator => {
            "it goes from the accumulator onto the stack, as a piece with the digits beside it.".to_owned()
        }
    }
}

fn counted(characters: usize) -> String {
    if characters == 1 { "1 character".to_owned() } else { format!("{characters} characters") }
}
