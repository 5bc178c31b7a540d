//! Inserts the bidi controls of one construction into a name, and removes them.

use std::fmt;
use std::str::FromStr;

use bidiscope_bidi::name::{Character, characters_of};
use bidiscope_bidi::order::choices::PathLayout;
use bidiscope_bidi::order::fields::authority_end_index;
use bidiscope_bidi::order::isolates::LabelIsolate;
use bidiscope_bidi::order::{
    Direction, DisplayConfig, DisplayConfigError, DisplayOption, InsertionPlan, LRI, LRO, PDF, PDI, Strategy,
    components, mirrored_visual_text,
};

use super::form_error::ConversionFormError;
use super::text_with_controls::MarkedCharacter;

/// The bidi controls that one construction inserts into a name so that the UBA displays it in a certain way. In
/// identifiers and messages they are called “marks”.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NameControlScheme {
    /// Those of Dürst's construction (his section 4.3).
    Durst {
        /// The direction of the text around the name.
        context_direction: Direction,
    },
    /// Those that produce this display: of Davis's construction, isolates, or of a custom strategy.
    ProducingDisplay(DisplayConfig),
    /// LRO and PDF around the characters in the order of the one-to-one display, which no controls in a text in logical
    /// order produce.
    OneToOneOverride,
}

impl NameControlScheme {
    /// The identifiers that [`FromStr`] reads, besides those of displays: the ones of `bidiscope text --controls`, and
    /// Dürst's controls in right-to-left text.
    pub const SCHEME_IDS: [&str; 6] =
        ["durst", "durst-right-to-left", "davis", "isolates", "first-strong-isolates", "one-to-one"];

    /// The controls with this identifier.
    fn from_id(word: &str) -> Option<Self> {
        let isolates = DisplayConfig::with_default_options(Strategy::Isolates);
        Some(match word {
            "durst" => Self::Durst { context_direction: Direction::LeftToRight },
            "durst-right-to-left" => Self::Durst { context_direction: Direction::RightToLeft },
            "davis" => Self::ProducingDisplay(Strategy::Fields.into()),
            "isolates" => Self::ProducingDisplay(isolates),
            "first-strong-isolates" => Self::ProducingDisplay(
                isolates
                    .with_changed_choices(|it| it.direction_within_field = LabelIsolate::FirstStrong.into()),
            ),
            "one-to-one" => Self::OneToOneOverride,
            _ => return None,
        })
    }

    /// The insertions into these characters; `None` for [`NameControlScheme::OneToOneOverride`], which changes the order of the
    /// characters.
    fn plan(&self, characters: &[Character]) -> Option<InsertionPlan> {
        match self {
            Self::Durst { context_direction } => {
                Some(components::duerst_control_insertions(characters, *context_direction))
            }
            Self::ProducingDisplay(display) => display.insertion_plan(characters),
            Self::OneToOneOverride => None,
        }
    }

    /// The characters with the controls inserted.
    pub(super) fn insert_into(&self, characters: &[Character]) -> Vec<MarkedCharacter> {
        let Some(plan) = self.plan(characters) else {
            let order = Strategy::OneToOne.order(characters);
            let mut pieces = vec![MarkedCharacter::inserted(LRO)];
            pieces
                .extend(MarkedCharacter::of_name(&characters_of(&mirrored_visual_text(characters, &order))));
            pieces.push(MarkedCharacter::inserted(PDF));
            return pieces;
        };
        let mut inserted = plan.inserted().iter().peekable();
        let mut pieces = Vec::with_capacity(characters.len() + plan.inserted().len());
        for index in 0..=characters.len() {
            while let Some(it) = inserted.next_if(|it| it.before_original_character_index <= index) {
                pieces.push(MarkedCharacter::inserted(it.inserted_scalar));
            }
            pieces.extend(
                characters.get(index).map(|it| MarkedCharacter { scalar: it.scalar, is_inserted: false }),
            );
        }
        pieces
    }

    /// The name that `text_with_controls` is when these controls have been inserted into it: `text_with_controls` without them.
    /// Controls that belong to the name stay. `None` where `text_with_controls` does not have exactly these controls.
    ///
    /// For Dürst's construction those removed are all controls at the positions of his section 4.3
    /// ([`components::strip_component_controls`]), and a text without any is returned unchanged.
    pub fn remove_if_exactly_inserted(&self, text_with_controls: &[Character]) -> Option<Vec<Character>> {
        match self {
            Self::Durst { .. } => Some(components::strip_component_controls(text_with_controls)),
            Self::OneToOneOverride => between_overrides(text_with_controls)
                .map(|shown| Strategy::OneToOne.order(shown).visual_characters(shown)),
            Self::ProducingDisplay(display) => {
                let name = without_outer_controls(display, text_with_controls)?;
                let with_controls = self.insert_into(&name).into_iter().map(|it| it.scalar);
                with_controls.eq(text_with_controls.iter().map(|it| it.scalar)).then_some(name)
            }
        }
    }
}

/// The text without the first and the last character of the whole and of each field, where the display
/// inserts controls there. The caller must check that these are the expected controls.
fn without_outer_controls(display: &DisplayConfig, text: &[Character]) -> Option<Vec<Character>> {
    let choices = display.choices();
    let outer = match choices.displays_name_as_one_paragraph() {
        true => choices.whole_name_controls.as_field_controls().has_controls_before_and_after(),
        false => [false; 2],
    };
    let inner = choices.field_controls.has_controls_before_and_after();
    let whole = without_sides(text, outer)?;
    // The path has no controls where it is laid out apart.
    let host =
        if choices.path_layout == PathLayout::WithHost { whole.len() } else { authority_end_index(whole) };
    let mut inner_text = Vec::with_capacity(whole.len());
    let mut copied = 0;
    for field in choices.field_separators.fields(&whole[..host]) {
        inner_text.extend(&whole[copied..field.start]);
        inner_text.extend(without_sides(&whole[field.clone()], inner)?);
        copied = field.end;
    }
    inner_text.extend(&whole[copied..]);
    Some(inner_text)
}

/// The text without its first and its last character, each only where there is a control on that side.
fn without_sides(text: &[Character], [before, after]: [bool; 2]) -> Option<&[Character]> {
    let text = if before { text.split_first()?.1 } else { text };
    if after { Some(text.split_last()?.1) } else { Some(text) }
}

/// The text between LRO and PDF, and inside an isolate around both.
fn between_overrides(text: &[Character]) -> Option<&[Character]> {
    inside(inside(text, LRI, PDI).unwrap_or(text), LRO, PDF)
}

fn inside(text: &[Character], open: char, close: char) -> Option<&[Character]> {
    match text {
        [first, inner @ .., last] if first.scalar == open && last.scalar == close => Some(inner),
        _ => None,
    }
}

impl FromStr for NameControlScheme {
    type Err = ConversionFormError;

    fn from_str(text: &str) -> Result<Self, ConversionFormError> {
        if let Some(controls) = Self::from_id(text) {
            return Ok(controls);
        }
        let (display, keys) = match DisplayConfig::read_with_written_options(text) {
            Err(DisplayConfigError::UnknownStrategy { .. }) => {
                return Err(ConversionFormError::UnknownControlSchemeId(text.to_owned()));
            }
            other => other?,
        };
        let has_no_effect = |key: &DisplayOption| {
            matches!(
                key,
                DisplayOption::TextBefore
                    | DisplayOption::TextAfter
                    | DisplayOption::BidiDataVersion
                    | DisplayOption::L3
            )
        };
        if let Some(key) = keys.into_iter().find(has_no_effect) {
            return Err(ConversionFormError::DisplayOptionWithoutEffect(key));
        }
        if display.strategy() == Strategy::Components {
            return Ok(Self::Durst { context_direction: Direction::LeftToRight });
        }
        match display.insertion_plan(&characters_of("a")) {
            Some(_) => Ok(Self::ProducingDisplay(display)),
            None => Err(ConversionFormError::DisplayInsertsNoControls(display.to_string())),
        }
    }
}

impl fmt::Display for NameControlScheme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (Self::SCHEME_IDS.iter().find(|word| Self::from_id(word).as_ref() == Some(self)), self) {
            (Some(word), _) => f.write_str(word),
            (None, Self::ProducingDisplay(display)) => display.fmt(f),
            // Each of these has an identifier.
            (None, Self::Durst { .. } | Self::OneToOneOverride) => Ok(()),
        }
    }
}
