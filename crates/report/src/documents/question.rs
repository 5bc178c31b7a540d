//! What a row of a document asks of the program.

use bidiscope_bidi::name::{Character, Notation, characters_of, text_of};
use bidiscope_bidi::order::context::SurroundingTextPreset;
use bidiscope_bidi::order::{Direction, DisplayConfig, Strategy};
use bidiscope_idna::verdict::policy::AcceptancePolicy;
use bidiscope_proof::study::DisplayProperty;
use bidiscope_url::text::ResourceIdentifierGrammar;

use super::EightBitSet;
use super::escapes::{decode_rust_unicode_escapes, with_entities};

/// What is asked about the input of a [`DocumentExampleRow`](super::DocumentExampleRow);
/// [`DocumentExampleRow::computed_answer`](super::DocumentExampleRow::computed_answer) computes the answer. Names are in the
/// notation given, else as code points or, in Dürst's examples, in capitals.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DocumentExampleQuestion {
    /// The display of a name.
    DisplayOfName(Notation, DisplayConfig),
    /// Whether the name in [`DocumentExampleRow::expected`](super::DocumentExampleRow::expected) has the same display.
    HasSameDisplay(Notation, DisplayConfig),
    /// Whether the name in [`DocumentExampleRow::expected`](super::DocumentExampleRow::expected) has the same display in a
    /// paragraph of the opposite direction.
    HasSameDisplayInOppositeParagraph(Notation, DisplayConfig),
    /// The bidi classes of the characters.
    BidiClasses(Notation),
    /// Whether the name satisfies the Bidi rule (RFC 5893 section 2): the id of a
    /// [`RuleVerdict`](bidiscope_idna::verdict::RuleVerdict).
    BidiRuleVerdict,
    /// Whether the name has the finding whose id is in [`DocumentExampleRow::expected`](super::DocumentExampleRow::expected).
    HasFinding,
    /// Whether the name does not have the finding whose id is in
    /// [`DocumentExampleRow::expected`](super::DocumentExampleRow::expected).
    LacksFinding,
    /// The text in Normalization Form C (UAX #15).
    NormalizationFormC,
    /// The name with the bidi controls that Dürst's section 4.3 inserts in a context of this direction.
    InsertDuerstControls(Direction),
    /// The input, which has the controls of Dürst's section 4.3 as entities such as `&lrm;`, without them.
    RemoveDuerstControls,
    /// Whether the identifier in [`DocumentExampleRow::expected`](super::DocumentExampleRow::expected) is the only one found in
    /// the input, which is running text, by this grammar.
    FindOnlyIdentifier(ResourceIdentifierGrammar),
    /// The fields of an identifier in Davis's grammar.
    DavisFields,
    /// Whether this context is such that its label next to the name is split (RFC 5893 section 5).
    ContextSplitsLabel(SurroundingTextPreset),
    /// The input is two names separated by a space, before and after an edit: whether the edit moves characters
    /// that are not next to it.
    EditMovesDistantCharacters(Notation, DisplayConfig),
    /// The verdict of this policy on the name: the id of a [`RuleVerdict`](bidiscope_idna::verdict::RuleVerdict).
    PolicyVerdict(AcceptancePolicy),
    /// The [`Atkin2001LabelGroup`](super::Atkin2001LabelGroup) of a label.
    Atkin2001LabelGroup(Notation),
    /// The input is bidi classes: whether this property of a display holds for their sequences of every length,
    /// `proved`, or `fails` and the length of the shortest counterexample.
    PropertyHolds(DisplayProperty, DisplayConfig),
    /// The input is bidi classes: how many of their sequences do not satisfy a property of a display, such as `2 of 49`.
    PropertyViolationCount {
        /// The property.
        property: DisplayProperty,
        /// The display.
        display: DisplayConfig,
        /// The length of the sequences, in characters; one character stands for each class.
        sequence_length: usize,
    },
    /// The rules and passes of a display of the name, by their identifiers: each once, in the order in which they are applied,
    /// with those that change nothing.
    AppliedDisplayRules(Notation, DisplayConfig),
    /// The input is the first and the last character of a range: which code points of it this character set does not have.
    CodePointsMissingFromCharset(EightBitSet),
    /// What a program shows in place of the name that checks labels by RFC 3454 (RFC 5893 section 7.1).
    Idna2003Display,
    /// Whether the input cannot be read as a name in this notation.
    IsUnreadable(Notation),
}

/// The domain name that a row of a document is about, as it can be typed, and the display in which it is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DocumentExampleName {
    /// The name, written in `notation`.
    pub text: String,
    /// The notation of the name.
    pub notation: Notation,
    /// The display that is shown of it.
    pub display: DisplayConfig,
}

impl DocumentExampleQuestion {
    /// Reads what a line of the file asks, such as `display table1 one-to-one`.
    pub(super) fn read(written: &str) -> Option<Self> {
        let words: Vec<&str> = written.split(' ').collect();
        let of_display = |of: fn(Notation, DisplayConfig) -> Self, notation: &str, display: &str| {
            Some(of(Notation::from_id(notation)?, DisplayConfig::read(display).ok()?))
        };
        match words[..] {
            ["display", notation, display] => of_display(Self::DisplayOfName, notation, display),
            ["collision", notation, display] => of_display(Self::HasSameDisplay, notation, display),
            ["collision-across", notation, display] => {
                of_display(Self::HasSameDisplayInOppositeParagraph, notation, display)
            }
            ["edit", notation, display] => of_display(Self::EditMovesDistantCharacters, notation, display),
            ["classes", notation] => Some(Self::BidiClasses(Notation::from_id(notation)?)),
            ["verdict"] => Some(Self::BidiRuleVerdict),
            ["finding"] => Some(Self::HasFinding),
            ["no-finding"] => Some(Self::LacksFinding),
            ["nfc"] => Some(Self::NormalizationFormC),
            ["marks", "ltr", "durst"] => Some(Self::InsertDuerstControls(Direction::LeftToRight)),
            ["marks", "rtl", "durst"] => Some(Self::InsertDuerstControls(Direction::RightToLeft)),
            ["strip"] => Some(Self::RemoveDuerstControls),
            ["find"] => Some(Self::FindOnlyIdentifier(ResourceIdentifierGrammar::default())),
            ["find-numbers"] => Some(Self::FindOnlyIdentifier(ResourceIdentifierGrammar {
                finds_phone_numbers_and_formulas: true,
                ..ResourceIdentifierGrammar::default()
            })),
            ["fields"] => Some(Self::DavisFields),
            ["context", id] => Some(Self::ContextSplitsLabel(SurroundingTextPreset::from_id(id)?)),
            ["policy", id] => Some(Self::PolicyVerdict(AcceptancePolicy::from_id(id)?)),
            ["group", notation] => Some(Self::Atkin2001LabelGroup(Notation::from_id(notation)?)),
            ["property", id, display] => {
                Some(Self::PropertyHolds(DisplayProperty::from_id(id)?, DisplayConfig::read(display).ok()?))
            }
            ["measured", id, display, length] => Some(Self::PropertyViolationCount {
                property: DisplayProperty::from_id(id)?,
                display: DisplayConfig::read(display).ok()?,
                sequence_length: length.parse().ok()?,
            }),
            ["rules", notation, display] => of_display(Self::AppliedDisplayRules, notation, display),
            ["outside", set] => Some(Self::CodePointsMissingFromCharset(EightBitSet::from_id(set)?)),
            ["idna2003-display"] => Some(Self::Idna2003Display),
            ["refused", notation] => Some(Self::IsUnreadable(Notation::from_id(notation)?)),
            _ => None,
        }
    }

    /// The name that a row is about, with a display that shows the row's point.
    pub(super) fn name(&self, typed: &str, expected: &str) -> Option<DocumentExampleName> {
        let ltr = DisplayConfig::with_default_options(Strategy::UbaLtr);
        let (text, notation, display) = match self {
            Self::DisplayOfName(notation, display)
            | Self::HasSameDisplay(notation, display)
            | Self::HasSameDisplayInOppositeParagraph(notation, display)
            | Self::AppliedDisplayRules(notation, display) => (typed.to_owned(), *notation, display.clone()),
            // The name after the edit.
            Self::EditMovesDistantCharacters(notation, display) => {
                (typed.split_once(' ')?.1.to_owned(), *notation, display.clone())
            }
            Self::BidiClasses(notation) | Self::Atkin2001LabelGroup(notation) => {
                (typed.to_owned(), *notation, ltr)
            }
            Self::PropertyHolds(_, display) | Self::PropertyViolationCount { display, .. } => {
                (typed.to_owned(), Notation::BidiClassNames, display.clone())
            }
            Self::IsUnreadable(_) => return None,
            Self::BidiRuleVerdict
            | Self::HasFinding
            | Self::LacksFinding
            | Self::NormalizationFormC
            | Self::PolicyVerdict(_)
            | Self::CodePointsMissingFromCharset(_)
            | Self::Idna2003Display => (typed.to_owned(), Notation::CodePoints, ltr),
            Self::InsertDuerstControls(_) => (
                typed.to_owned(),
                Notation::CapitalsAsHebrew,
                DisplayConfig::with_default_options(Strategy::Components),
            ),
            Self::RemoveDuerstControls => {
                let text = with_entities(typed)?;
                (text_of(&text), Notation::Unicode, DisplayConfig::with_default_options(Strategy::Components))
            }
            Self::FindOnlyIdentifier(_) => (
                decode_rust_unicode_escapes(expected)?,
                Notation::Unicode,
                DisplayConfig::with_default_options(Strategy::Fields),
            ),
            Self::DavisFields => {
                (typed.to_owned(), Notation::Unicode, DisplayConfig::with_default_options(Strategy::Fields))
            }
            Self::ContextSplitsLabel(surroundings) => (
                typed.to_owned(),
                Notation::CapitalsAsHebrew,
                ltr.with_changed_choices(|it| it.surrounding_text = surroundings.context()),
            ),
        };
        Some(DocumentExampleName { text, notation, display })
    }

    /// The characters of the input.
    pub(super) fn characters(&self, typed: &str, expected: &str) -> Option<Vec<Character>> {
        match self {
            Self::FindOnlyIdentifier(_) => Some(characters_of(&decode_rust_unicode_escapes(typed)?)),
            _ => {
                let name = self.name(typed, expected)?;
                let read = name.notation.read(&name.text).ok()?;
                Some(read.into_iter().map(|it| Character::new(it.scalar)).collect())
            }
        }
    }

    /// The notation in which the input is written.
    pub const fn notation(&self) -> Notation {
        match self {
            Self::DisplayOfName(notation, _)
            | Self::HasSameDisplay(notation, _)
            | Self::HasSameDisplayInOppositeParagraph(notation, _)
            | Self::EditMovesDistantCharacters(notation, _)
            | Self::BidiClasses(notation)
            | Self::Atkin2001LabelGroup(notation)
            | Self::AppliedDisplayRules(notation, _)
            | Self::IsUnreadable(notation) => *notation,
            Self::BidiRuleVerdict
            | Self::HasFinding
            | Self::LacksFinding
            | Self::NormalizationFormC
            | Self::PolicyVerdict(_)
            | Self::CodePointsMissingFromCharset(_)
            | Self::Idna2003Display => Notation::CodePoints,
            Self::PropertyHolds(..) | Self::PropertyViolationCount { .. } => Notation::BidiClassNames,
            Self::InsertDuerstControls(_) | Self::RemoveDuerstControls | Self::ContextSplitsLabel(_) => {
                Notation::CapitalsAsHebrew
            }
            Self::FindOnlyIdentifier(_) | Self::DavisFields => Notation::Unicode,
        }
    }
}
