//! The strings of one layout of a display, with their levels.

use std::sync::OnceLock;

use bidiscope_bidi::index::Direction;
use bidiscope_bidi::order::choices::{
    BaseAlgorithm, DirectionWithinField, FieldControls, FieldLayout, ParagraphDirectionChoice, PathLayout,
    StrategyChoices, WholeNameControls,
};
use bidiscope_bidi::uba::UbaRule;

use crate::automata::{Automaton, StateLimitExceeded, UndecidedReason, language};

use super::super::{
    AUTOMATON_SUPPORTED_CLASSES, RESOLVED_LEVEL_COUNT, ResolvedLevelLanguage, UbaRuleTransducers, one_to_one,
};
use super::separate_fields::FieldStrings;
use super::{joined_fields, separate_fields};

use Direction::{LeftToRight, RightToLeft};

/// One layout of strings.
pub(super) struct Layout<'a> {
    pub(super) choices: &'a StrategyChoices,
    /// The direction of the paragraph, as the name without added controls determines it.
    pub(super) paragraph: Direction,
    /// The direction of the overall order.
    pub(super) overall: Direction,
    /// The direction of the first strong character; left-to-right where a first strong isolate around the name does not
    /// need it.
    pub(super) first_strong: Direction,
}

impl Layout<'_> {
    /// All strings over [`AUTOMATON_SUPPORTED_CLASSES`] with the levels for fields from left to right, and the actual
    /// direction of the fields.
    pub(super) fn strings(&self) -> Result<(Automaton, Direction), UndecidedReason> {
        let Self { choices, overall, .. } = *self;
        let has_fields = choices.field_separators.separates_fields_everywhere('.');
        match (choices.base_algorithm, choices.field_layout) {
            (BaseAlgorithm::Uba, FieldLayout::SingleParagraph) => {}
            (_, FieldLayout::ParagraphPerField) => {
                let fields = self.fields()?.alone()?;
                if !has_fields {
                    return Ok((fields, LeftToRight));
                }
                return Ok((separate_fields::separated_by_stops(&fields)?, overall));
            }
            (BaseAlgorithm::OneToOne, _) => {
                return Ok((one_to_one_strings()?.clone(), LeftToRight));
            }
            (BaseAlgorithm::Logical, _) => return Ok((all_at_level(0)?, LeftToRight)),
        }
        let outer = match name_controls(choices) {
            WholeNameControls::Nothing => self.paragraph_with_controls()?,
            WholeNameControls::Embedding | WholeNameControls::Isolate => overall,
            WholeNameControls::FirstStrongIsolate => self.first_strong_isolate()?,
            WholeNameControls::Override if choices.field_controls == FieldControls::Nothing => {
                return Ok((all_at_level(usize::from(overall.is_right_to_left()))?, LeftToRight));
            }
            WholeNameControls::Override
            | WholeNameControls::Marks
            | WholeNameControls::MarkBefore
            | WholeNameControls::MarkAfter => return Err(UndecidedReason::CustomStrategy),
        };
        let uba = || uba_paragraph(outer, choices);
        match choices.field_controls {
            FieldControls::Nothing => Ok((uba()?.clone(), LeftToRight)),
            FieldControls::Isolate if has_fields => {
                let fields = self.fields()?.alone()?;
                Ok((separate_fields::separated_by_stops(&fields)?, outer))
            }
            // The whole name is one field, in one isolate.
            FieldControls::Isolate => Ok((self.fields()?.alone()?, LeftToRight)),
            _ if !has_fields => Err(UndecidedReason::CustomStrategy),
            marks @ (FieldControls::Marks | FieldControls::MarkBefore | FieldControls::MarkAfter) => Ok((
                joined_fields::between_marks(
                    uba()?,
                    &self.fields()?,
                    outer,
                    marks.has_controls_before_and_after(),
                )?,
                LeftToRight,
            )),
            FieldControls::Embedding | FieldControls::Override => {
                Ok((joined_fields::embedded_fields(&self.fields()?, outer)?, LeftToRight))
            }
        }
    }

    /// The direction of a first strong isolate around the name with the added controls.
    fn first_strong_isolate(&self) -> Result<Direction, UndecidedReason> {
        match self.choices.field_controls {
            FieldControls::Nothing | FieldControls::Embedding | FieldControls::Override => {
                Ok(self.first_strong)
            }
            // Rule X5c, as P2, ignores the contents of isolates.
            FieldControls::Isolate => Ok(LeftToRight),
            // The first mark or letter decides.
            FieldControls::Marks | FieldControls::MarkBefore | FieldControls::MarkAfter => {
                Err(UndecidedReason::CustomStrategy)
            }
        }
    }

    /// The direction of the paragraph with the added controls.
    fn paragraph_with_controls(&self) -> Result<Direction, UndecidedReason> {
        match (self.choices.paragraph_direction, self.choices.field_controls) {
            // Where the path is laid out apart, the host without controls decides.
            _ if self.choices.path_layout != PathLayout::WithHost => Ok(self.paragraph),
            // Rule P2 ignores the contents of isolates.
            (ParagraphDirectionChoice::FirstStrongOfParagraph, FieldControls::Isolate) => Ok(LeftToRight),
            // The first mark or letter decides.
            (
                ParagraphDirectionChoice::FirstStrongOfParagraph,
                FieldControls::Marks | FieldControls::MarkBefore | FieldControls::MarkAfter,
            ) => Err(UndecidedReason::CustomStrategy),
            _ => Ok(self.paragraph),
        }
    }

    /// The strings of one field.
    pub(super) fn fields(&self) -> Result<FieldStrings, UndecidedReason> {
        let resolved_in =
            |direction: Direction| match (self.choices.base_algorithm, self.choices.field_controls) {
                (BaseAlgorithm::Logical, _) => Ok(all_at_level(0)?),
                (BaseAlgorithm::OneToOne, _) => one_to_one_strings().cloned(),
                (BaseAlgorithm::Uba, FieldControls::Override) => {
                    Ok(all_at_level(usize::from(direction.is_right_to_left()))?)
                }
                // Controls around a field with its own direction do not change the sos and eos of its level run.
                (BaseAlgorithm::Uba, _) => uba_paragraph(direction, self.choices).cloned(),
            };
        let right = match self.choices.direction_within_field {
            _ if self.choices.base_algorithm != BaseAlgorithm::Uba => {
                Ok(language::no_class_strings(&AUTOMATON_SUPPORTED_CLASSES))
            }
            DirectionWithinField::AlwaysLeftToRight => {
                Ok(language::no_class_strings(&AUTOMATON_SUPPORTED_CLASSES))
            }
            DirectionWithinField::AlwaysRightToLeft => {
                language::all_class_strings(&AUTOMATON_SUPPORTED_CLASSES)
            }
            DirectionWithinField::SameAsParagraph if self.paragraph.is_right_to_left() => {
                language::all_class_strings(&AUTOMATON_SUPPORTED_CLASSES)
            }
            DirectionWithinField::SameAsFieldOrder if self.overall.is_right_to_left() => {
                language::all_class_strings(&AUTOMATON_SUPPORTED_CLASSES)
            }
            DirectionWithinField::SameAsParagraph | DirectionWithinField::SameAsFieldOrder => {
                Ok(language::no_class_strings(&AUTOMATON_SUPPORTED_CLASSES))
            }
            DirectionWithinField::FirstStrongOfField => {
                language::strings_with_right_to_left_first_strong(&AUTOMATON_SUPPORTED_CLASSES)
            }
            DirectionWithinField::ByRightToLeftContent => {
                language::strings_containing_right_to_left_class(&AUTOMATON_SUPPORTED_CLASSES)
            }
        }?;
        let left = language::all_class_strings(&AUTOMATON_SUPPORTED_CLASSES)?.difference(&right)?;
        Ok(FieldStrings::new([(resolved_in(LeftToRight)?, left), (resolved_in(RightToLeft)?, right)])?)
    }
}

/// The controls around the whole name: none where the path is laid out apart.
pub(super) fn name_controls(choices: &StrategyChoices) -> WholeNameControls {
    match choices.path_layout {
        PathLayout::WithHost => choices.whole_name_controls,
        PathLayout::Paragraph | PathLayout::Segments => WholeNameControls::Nothing,
    }
}

/// N of the UBA for a paragraph of this direction, over [`AUTOMATON_SUPPORTED_CLASSES`], without rule W2 where the choices leave
/// it out. Rule N0 pairs brackets, of which there are none.
///
/// # Errors
/// The automaton would be too large.
pub(super) fn uba_paragraph(
    direction: Direction,
    choices: &StrategyChoices,
) -> Result<&'static Automaton, UndecidedReason> {
    static OF_RULES: [OnceLock<Result<Automaton, UndecidedReason>>; 4] = [const { OnceLock::new() }; 4];
    let skips_w2 = choices.skipped_rules.skips_w2;
    let rules = || match skips_w2 {
        true => UbaRuleTransducers::for_paragraph_direction(direction).without_uba_rule(UbaRule::W2),
        false => UbaRuleTransducers::for_paragraph_direction(direction),
    };
    let resolved = || {
        ResolvedLevelLanguage::from_uba_rules(&rules(), &AUTOMATON_SUPPORTED_CLASSES)
            .map(|it| it.class_level_automaton)
    };
    OF_RULES[2 * usize::from(direction.is_right_to_left()) + usize::from(skips_w2)]
        .get_or_init(resolved)
        .as_ref()
        .map_err(|reason| *reason)
}

/// N of the one-to-one display, over [`AUTOMATON_SUPPORTED_CLASSES`].
///
/// # Errors
/// The automaton would be too large.
pub(super) fn one_to_one_strings() -> Result<&'static Automaton, UndecidedReason> {
    static ONE_TO_ONE: OnceLock<Result<Automaton, UndecidedReason>> = OnceLock::new();
    let of = || {
        ResolvedLevelLanguage::from_transducer(&one_to_one::composed(), &AUTOMATON_SUPPORTED_CLASSES)
            .map(|it| it.class_level_automaton)
    };
    ONE_TO_ONE.get_or_init(of).as_ref().map_err(|reason| *reason)
}

/// All strings over [`AUTOMATON_SUPPORTED_CLASSES`], with every character at one level.
///
/// # Errors
/// None in fact: there is one state.
pub(super) fn all_at_level(level: usize) -> Result<Automaton, StateLimitExceeded> {
    let step = |(): &(), symbol: usize| (symbol % RESOLVED_LEVEL_COUNT == level).then_some(());
    Automaton::explore(AUTOMATON_SUPPORTED_CLASSES.len() * RESOLVED_LEVEL_COUNT, (), step, |()| true, 1)
}
