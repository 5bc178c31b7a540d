//! How each display is inverted: from displayed text to the names that are shown as it.

use bidiscope_bidi::index::Direction;
use bidiscope_bidi::name::{BidiClass, Character, is_label_separator};
use bidiscope_bidi::order::choices::{
    BaseAlgorithm, DigitClassOverride, DirectionWithinField, FieldControls, FieldLayout, FieldSeparators,
    MirroredCharacters, ParagraphDirectionChoice, PathLayout, StrategyChoices, WholeNameControls,
};
use bidiscope_bidi::order::components::direction_by_right_to_left_content;
use bidiscope_bidi::order::fields::{
    DavisField, DavisFieldKind, FieldOrderDirection, split_into_davis_fields,
};
use bidiscope_bidi::uba;
use bidiscope_bidi::uba::SkippedUbaRules;

use Direction::{LeftToRight, RightToLeft};

/// A paragraph that may have produced a display: its direction, and the direction that its first strong
/// character must have.
pub(super) type PossibleParagraph = (Direction, Option<Direction>);

const LTR_PARAGRAPH: &[PossibleParagraph] = &[(LeftToRight, None)];
const RTL_PARAGRAPH: &[PossibleParagraph] = &[(RightToLeft, None)];
/// The direction is that of the first strong character (rules P2 and P3).
const AUTO_PARAGRAPHS: &[PossibleParagraph] =
    &[(LeftToRight, Some(LeftToRight)), (RightToLeft, Some(RightToLeft))];

/// How a display is inverted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Inverse {
    /// The display is in logical order.
    Logical,
    /// The display is the one-to-one display, which is its own inverse.
    OneToOne,
    /// The display is one of these paragraphs of the UBA.
    Paragraph(&'static [PossibleParagraph]),
    /// Each part of the name is ordered independently.
    Parts(IndependentParts),
    /// No inverse is known: all orders have to be tried.
    Unknown,
}

/// The inverse of a display that orders each part of a name independently.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct IndependentParts {
    separators: FieldSeparators,
    /// The directions in which the parts may follow each other.
    pub(super) overall: &'static [Direction],
    part_order: PartOrder,
    /// Whether an isolate is inserted around each part.
    pub(super) has_isolates: bool,
}

/// How the characters of a part are ordered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum PartOrder {
    Logical,
    OneToOne,
    /// By the UBA in a paragraph of the direction in which the parts follow each other.
    AsOverall,
    /// By the UBA in one of these paragraphs.
    Paragraph(&'static [PossibleParagraph]),
    /// By the UBA in a paragraph whose direction depends on the characters of the part.
    ByContent,
}

/// How one part with a given display is inverted.
pub(super) enum PartInverse {
    Logical,
    OneToOne,
    Paragraphs(Vec<PossibleParagraph>),
}

impl IndependentParts {
    /// Which of the displayed characters are separators between parts, where the parts follow each other in
    /// direction `overall`: one or two possible masks.
    ///
    /// Davis's separators keep their places where the fields are read in the overall direction, and a field
    /// contains none of the separators before it. So his grammar finds the same fields in the display as in the
    /// name. The exception is a colon that is displayed before `//`: it may belong to the first label.
    pub(super) fn separator_masks(&self, shown: &[Character], overall: Direction) -> Vec<Vec<bool>> {
        if self.separators != FieldSeparators::DavisGrammar {
            return vec![
                shown.iter().map(|it| self.separators.separates_fields_everywhere(it.scalar)).collect(),
            ];
        }
        let mut read = shown.to_vec();
        if overall.is_right_to_left() {
            read.reverse();
        }
        let mask = |fields: &[DavisField]| {
            let mut is_separator = vec![true; read.len()];
            fields.iter().for_each(|it| is_separator[it.character_range.clone()].fill(false));
            if overall.is_right_to_left() {
                is_separator.reverse();
            }
            is_separator
        };
        let found = split_into_davis_fields(&read);
        let mut masks = vec![mask(&found)];
        if let Some(scheme) = found.first().filter(|it| it.kind == DavisFieldKind::Scheme) {
            let mut with_colon_in_label = read.clone();
            with_colon_in_label[scheme.character_range.end].scalar = 'a';
            masks.push(mask(&split_into_davis_fields(&with_colon_in_label)));
        }
        masks
    }

    /// What may have produced the display of a part, where the parts follow each other in direction `overall`.
    pub(super) fn part_inverse(&self, part: &[Character], overall: Direction) -> PartInverse {
        PartInverse::Paragraphs(match self.part_order {
            PartOrder::Logical => return PartInverse::Logical,
            PartOrder::OneToOne => return PartInverse::OneToOne,
            PartOrder::AsOverall => vec![(overall, None)],
            PartOrder::Paragraph(paragraphs) => paragraphs.to_vec(),
            PartOrder::ByContent => vec![(direction_by_right_to_left_content(part), None)],
        })
    }
}

impl Inverse {
    /// The inverse of a display with these choices for these displayed characters, which have the classes that it uses.
    pub(super) fn of(choices: &StrategyChoices, shown: &[Character]) -> Self {
        let is_single = choices.field_layout == FieldLayout::SingleParagraph;
        if !is_independent_of_order(choices, shown) {
            return Self::Unknown;
        }
        match choices.base_algorithm {
            BaseAlgorithm::Logical if is_single => return Self::Logical,
            BaseAlgorithm::OneToOne if is_single => return Self::OneToOne,
            BaseAlgorithm::Logical | BaseAlgorithm::OneToOne | BaseAlgorithm::Uba => {}
        }
        // Not inverted: text around the name, marks before their bases, and more than one level run.
        let is_unsupported = !choices.surrounding_text.is_empty()
            || !choices.applies_l3
            || shown.iter().any(|it| may_break_level_run(it.class));
        if is_unsupported {
            return Self::Unknown;
        }
        if choices.paragraph_direction == ParagraphDirectionChoice::FirstStrongOfParagraph
            && is_plain_uba(choices)
        {
            return Self::Paragraph(AUTO_PARAGRAPHS);
        }
        let Some(paragraph) = known_paragraph(choices) else { return Self::Unknown };
        let has_fields =
            shown.iter().any(|it| !choices.field_separators.separates_fields_everywhere(it.scalar));
        let overall = match choices.field_layout {
            // Separators alone keep their order.
            FieldLayout::ParagraphPerField if !has_fields => single(LeftToRight),
            _ => overall_directions(choices, paragraph, shown),
        };
        let part_order = match choices.direction_within_field {
            DirectionWithinField::AlwaysLeftToRight => PartOrder::Paragraph(LTR_PARAGRAPH),
            DirectionWithinField::AlwaysRightToLeft => PartOrder::Paragraph(RTL_PARAGRAPH),
            DirectionWithinField::SameAsParagraph => PartOrder::Paragraph(paragraph_of(paragraph)),
            DirectionWithinField::SameAsFieldOrder => PartOrder::AsOverall,
            DirectionWithinField::FirstStrongOfField => PartOrder::Paragraph(AUTO_PARAGRAPHS),
            DirectionWithinField::ByRightToLeftContent => PartOrder::ByContent,
        };
        // A name keeps its labels only if every full stop keeps its place. The prefix of an A-label is recognised
        // within a part or between full stops.
        let keeps_labels = shown.iter().all(|it| {
            choices.field_separators.separates_fields_everywhere(it.scalar) || !is_label_separator(it.scalar)
        });
        let can_split = keeps_labels && !choices.field_separators.separates_fields_everywhere('-');
        let parts = |overall, part_order| match can_split {
            true => {
                let has_isolates = choices.field_controls == FieldControls::Isolate;
                let separators = choices.field_separators.clone();
                Self::Parts(IndependentParts { separators, overall, part_order, has_isolates })
            }
            false => Self::Unknown,
        };
        // A joiner follows the separator before it where that is in the same right-to-left run, and may be a separator itself.
        let has_joiners_outside = contains(shown, BidiClass::BN)
            && (paragraph.is_right_to_left()
                || overall != [LeftToRight]
                || shown.iter().any(|it| {
                    it.class == BidiClass::BN
                        && choices.field_separators.separates_fields_everywhere(it.scalar)
                }));
        match (choices.base_algorithm, choices.field_controls, choices.whole_name_controls) {
            (BaseAlgorithm::Logical, ..) => parts(overall, PartOrder::Logical),
            (BaseAlgorithm::OneToOne, ..) => parts(overall, PartOrder::OneToOne),
            (BaseAlgorithm::Uba, FieldControls::Nothing, _) if !is_single => parts(overall, part_order),
            (BaseAlgorithm::Uba, FieldControls::Nothing, WholeNameControls::Nothing) => {
                Self::Paragraph(paragraph_of(paragraph))
            }
            // As in an automatic paragraph; but white space at the end of the line has the level of the paragraph around it (L1).
            (BaseAlgorithm::Uba, FieldControls::Nothing, WholeNameControls::FirstStrongIsolate)
                if paragraph == LeftToRight
                    && !contains(shown, BidiClass::S)
                    && !contains(shown, BidiClass::BN)
                    && [shown.first(), shown.last()].iter().flatten().all(|it| it.class != BidiClass::WS) =>
            {
                Self::Paragraph(AUTO_PARAGRAPHS)
            }
            // Davis's marks do not prevent brackets of different fields from pairing.
            (BaseAlgorithm::Uba, FieldControls::Marks, WholeNameControls::Embedding)
                if is_single && part_order == PartOrder::AsOverall && !uba::may_have_bracket_pairs(shown) =>
            {
                parts(overall, part_order)
            }
            (BaseAlgorithm::Uba, FieldControls::Isolate, WholeNameControls::Isolate)
                if is_single && is_kept_in_isolates(choices, paragraph, shown) =>
            {
                parts(overall, part_order)
            }
            // Neutrals between isolates have the direction of the text around them; at the end of a line rule L1
            // removes white space from its isolate.
            (BaseAlgorithm::Uba, FieldControls::Isolate, _)
                if !is_single || has_joiners_outside || contains(shown, BidiClass::WS) =>
            {
                Self::Unknown
            }
            (BaseAlgorithm::Uba, FieldControls::Isolate, WholeNameControls::Isolate) => {
                parts(overall, part_order)
            }
            // Without an isolate around the whole name, fields do not follow each other as `overall` says.
            (BaseAlgorithm::Uba, FieldControls::Isolate, WholeNameControls::Nothing) => {
                match (part_order, overall) {
                    (PartOrder::AsOverall, &[only]) => {
                        parts(single(paragraph), PartOrder::Paragraph(paragraph_of(only)))
                    }
                    (PartOrder::AsOverall, _) => Self::Unknown,
                    _ => parts(single(paragraph), part_order),
                }
            }
            _ => Self::Unknown,
        }
    }
}

/// Whether white space and joiners stay in the isolates around left-to-right labels, or labels of the direction of their first
/// strong characters, in a left-to-right isolate around the name. Rule L1 removes white space at the end of the line from the
/// isolates around it. In a right-to-left line it removes joiners too, from a last isolate that has nothing else: they are then
/// displayed first.
fn is_kept_in_isolates(choices: &StrategyChoices, paragraph: Direction, shown: &[Character]) -> bool {
    let is_separator = |it: &Character| {
        it.class == BidiClass::BN && choices.field_separators.separates_fields_everywhere(it.scalar)
    };
    if choices.field_order_direction != FieldOrderDirection::AlwaysLeftToRight
        || shown.iter().any(is_separator)
    {
        return false;
    }
    let first_is_joiner = || shown.first().is_some_and(|it| it.class == BidiClass::BN);
    match (choices.direction_within_field, paragraph) {
        (DirectionWithinField::AlwaysLeftToRight, LeftToRight) => true,
        (DirectionWithinField::FirstStrongOfField, LeftToRight) => !contains(shown, BidiClass::WS),
        (DirectionWithinField::AlwaysLeftToRight | DirectionWithinField::FirstStrongOfField, RightToLeft) => {
            !contains(shown, BidiClass::WS) && !first_is_joiner()
        }
        _ => false,
    }
}

/// Whether the fields of a URL may be others in its display than in the URL: a browser reads backslashes, or one or three slashes
/// after the colon, in URLs of schemes that may be shown backwards, and an IP address in brackets has colons of its own.
fn may_be_other_fields(shown: &[Character]) -> bool {
    let is = |at: usize, scalar: char| shown.get(at).is_some_and(|it| it.scalar == scalar);
    let slashes = |from: &mut dyn Iterator<Item = usize>| from.take_while(|&at| is(at, '/')).count();
    let is_odd = |at: usize| {
        let around = [slashes(&mut (at + 1..shown.len())), slashes(&mut (0..at).rev())];
        around.into_iter().any(|it| !matches!(it, 0 | 2))
    };
    let mut colons = (0..shown.len()).filter(|&at| is(at, ':')).peekable();
    colons.peek().is_some() && (shown.iter().any(|it| matches!(it.scalar, '[' | '\\')) || colons.any(is_odd))
}

/// Whether a display does the same with the characters of what it shows in whatever order they are in the name, as far as
/// an inverse needs it: all rules of the UBA, without a path or mirroring beyond L4.
fn is_independent_of_order(choices: &StrategyChoices, shown: &[Character]) -> bool {
    // Outside a domain name, the parts of a URL depend on the order.
    let is_domain_name = !shown.iter().any(|it| matches!(it.scalar, '/' | '?' | '#'));
    let are_fields_known = match choices.field_separators {
        // The order of the characters decides which of them are separators, unless controls keep the fields in order.
        FieldSeparators::DavisGrammar => {
            !may_be_other_fields(shown) && (is_domain_name || keeps_fields_in_order(choices))
        }
        FieldSeparators::AllExceptHost | FieldSeparators::BetweenUrlParts => {
            is_domain_name && !shown.iter().any(|it| matches!(it.scalar, ':' | '@'))
        }
        FieldSeparators::NoSeparators
        | FieldSeparators::IdnaLabelSeparators
        | FieldSeparators::DuerstStructuralCharacters
        | FieldSeparators::ListedCharacters(_) => true,
    };
    let is_complete_uba =
        choices.skipped_rules == SkippedUbaRules::NONE && choices.path_layout == PathLayout::WithHost;
    are_fields_known
        // The class of a digit depends on the order.
        && choices.digit_class != DigitClassOverride::DirectionOfPrecedingLetter
        && (choices.base_algorithm != BaseAlgorithm::Uba || is_complete_uba)
        && choices.mirrored_characters == MirroredCharacters::BidiMirrored
}

/// Whether controls around the name and around each field keep the fields in one order: Davis's, and isolates.
fn keeps_fields_in_order(choices: &StrategyChoices) -> bool {
    choices.base_algorithm == BaseAlgorithm::Uba
        && choices.field_layout == FieldLayout::SingleParagraph
        && matches!(
            (choices.field_controls, choices.whole_name_controls),
            (FieldControls::Marks, WholeNameControls::Embedding)
                | (FieldControls::Isolate, WholeNameControls::Isolate)
        )
}

/// The direction of the paragraph, any where it has no effect; `None` where it depends on the order of the characters, which is
/// not known.
fn known_paragraph(choices: &StrategyChoices) -> Option<Direction> {
    let is_one_paragraph =
        choices.base_algorithm == BaseAlgorithm::Uba && choices.field_layout == FieldLayout::SingleParagraph;
    match choices.paragraph_direction {
        ParagraphDirectionChoice::LeftToRight => Some(LeftToRight),
        ParagraphDirectionChoice::RightToLeft => Some(RightToLeft),
        _ if depends_on_paragraph(choices) => None,
        ParagraphDirectionChoice::LastCharacterOfName | ParagraphDirectionChoice::FirstStrongOfHost
            if is_one_paragraph =>
        {
            None
        }
        ParagraphDirectionChoice::FirstStrongOfParagraph
        | ParagraphDirectionChoice::LastCharacterOfName
        | ParagraphDirectionChoice::FirstStrongOfHost => Some(LeftToRight),
    }
}

/// Whether there are no fields: it is one paragraph of the UBA.
fn is_plain_uba(choices: &StrategyChoices) -> bool {
    choices.base_algorithm == BaseAlgorithm::Uba
        && choices.field_layout == FieldLayout::SingleParagraph
        && choices.field_controls == FieldControls::Nothing
        && choices.whole_name_controls == WholeNameControls::Nothing
}

/// Whether the order of fields or the order within them depends on the paragraph's direction.
fn depends_on_paragraph(choices: &StrategyChoices) -> bool {
    choices.direction_within_field == DirectionWithinField::SameAsParagraph
        || choices.field_order_direction == FieldOrderDirection::SameAsParagraph
}

/// The directions in which the parts may follow each other.
fn overall_directions(
    choices: &StrategyChoices,
    paragraph: Direction,
    shown: &[Character],
) -> &'static [Direction] {
    match choices.field_order_direction {
        FieldOrderDirection::AlwaysLeftToRight => single(LeftToRight),
        FieldOrderDirection::AlwaysRightToLeft => single(RightToLeft),
        FieldOrderDirection::SameAsParagraph => single(paragraph),
        FieldOrderDirection::ByRightToLeftContent => single(direction_by_right_to_left_content(shown)),
        // Which label is the top-level domain depends on the direction, which is not known.
        FieldOrderDirection::ByTopLevelDomain => &Direction::ALL,
    }
}

/// The paragraph of a direction.
const fn paragraph_of(direction: Direction) -> &'static [PossibleParagraph] {
    match direction {
        LeftToRight => LTR_PARAGRAPH,
        RightToLeft => RTL_PARAGRAPH,
    }
}

const fn single(direction: Direction) -> &'static [Direction] {
    match direction {
        LeftToRight => &[LeftToRight],
        RightToLeft => &[RightToLeft],
    }
}

fn contains(shown: &[Character], class: BidiClass) -> bool {
    shown.iter().any(|it| it.class == class)
}

/// Whether a character of this class can end a level run or begin another: explicit controls, and the tab,
/// whose level rule L1 resets within the line.
const fn may_break_level_run(class: BidiClass) -> bool {
    use BidiClass::{B, FSI, LRE, LRI, LRO, PDF, PDI, RLE, RLI, RLO, S};
    matches!(class, B | S | LRE | LRO | RLE | RLO | PDF | LRI | RLI | FSI | PDI)
}
