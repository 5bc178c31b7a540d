//! The options of a display: one table says of each how it is written, which choice it is, which values it has, and when it
//! has no effect.

use crate::enum_with_ids;
use crate::uba::BidiDataVersion;

use super::choices::{
    BaseAlgorithm, DigitClassOverride, DirectionWithinField, FieldControls, FieldLayout, FieldSeparators,
    MirroredCharacters, ParagraphDirectionChoice, PathLayout, PunctuationClassOverride, StrategyChoices,
    WholeNameControls,
};
use super::fields::FieldOrderDirection;
use super::isolates::LabelIsolate;
use super::no_effect::{self, OptionWithoutEffectReason};

/// Generates the enum and its rows from one table, so that no option can lack a column.
macro_rules! options {
    ($(
        $(#[$about:meta])*
        $option:ident = $id:literal, $($place:ident).+: $kind:ty, $no_effect:path;
    )*) => {
        enum_with_ids! {
            /// An option of a display: one of its [`StrategyChoices`]. In identifiers, values consist of small letters, digits
            /// and hyphens; any other character is written `\u{...}`.
            pub enum DisplayOption { $($(#[$about])* $option = $id;)* }
        }

        impl DisplayOption {
            /// The other columns of the table.
            pub(super) const fn row(self) -> Row {
                match self {
                    $(Self::$option => Row {
                        values: <$kind as OptionKind>::values,
                        takes_others: <$kind as OptionKind>::TAKES_OTHERS,
                        get: |choices| <$kind as OptionKind>::written(&choices.$($place).+),
                        set: |choices, text| {
                            choices.$($place).+ = <$kind as OptionKind>::read(text)?;
                            Some(())
                        },
                        no_effect: $no_effect,
                    },)*
                }
            }
        }
    };
}

// Columns: how it is written, which is also what its title goes by; the choice; the kind of value; and when it has no effect.
options! {
    /// The text before the name, from the last paragraph separator in it on.
    TextBefore = "before", surrounding_text.before: AnyText, no_effect::around_the_name;
    /// The text after the name, up to the first paragraph separator in it.
    TextAfter = "after", surrounding_text.after: AnyText, no_effect::around_the_name;
    /// The Unicode version whose bidi classes are used: a [`BidiDataVersion`].
    BidiDataVersion = "bidi-data", bidi_data_version: BidiDataVersion, no_effect::never;
    /// The isolate around each label: a [`LabelIsolate`].
    LabelIsolate = "isolate", direction_within_field: LabelIsolate, no_effect::never;
    /// The order of the fields: a [`FieldOrderDirection`].
    OverallOrder = "order", field_order_direction: FieldOrderDirection, no_effect::overall_order;
    /// The direction of the paragraph: a [`ParagraphDirectionChoice`]; `ltr` or `rtl` unless the strategy is a custom one.
    Paragraph = "paragraph", paragraph_direction: ParagraphDirectionChoice, no_effect::paragraph;
    /// Whether rule L3 moves marks after their bases: `yes` or `no`.
    L3 = "l3", applies_l3: AppliedRule, no_effect::uba_only;
    /// The rules that order the characters: a [`BaseAlgorithm`].
    BaseAlgorithm = "base", base_algorithm: BaseAlgorithm, no_effect::never;
    /// The characters that separate fields: [`FieldSeparators`].
    Separators = "separators", field_separators: FieldSeparators, no_effect::never;
    /// The layout of the fields: a [`FieldLayout`].
    FieldLayout = "fields", field_layout: FieldLayout, no_effect::never;
    /// The direction of each field: a [`DirectionWithinField`].
    FieldDirection = "direction", direction_within_field: DirectionWithinField, no_effect::field_direction;
    /// The controls around each field: [`FieldControls`].
    FieldControls = "around", field_controls: FieldControls, no_effect::uba_only;
    /// The controls around the whole name: [`WholeNameControls`].
    WholeNameControls = "whole", whole_name_controls: WholeNameControls, no_effect::around_the_name;
    /// The layout of a path: a [`PathLayout`].
    Path = "path", path_layout: PathLayout, no_effect::uba_only;
    /// The class of the hyphen: a [`PunctuationClassOverride`].
    Hyphen = "hyphen", hyphen_class: PunctuationClassOverride, no_effect::classes;
    /// The class of the full stop: a [`PunctuationClassOverride`].
    FullStop = "full-stop", full_stop_class: PunctuationClassOverride, no_effect::classes;
    /// The class of the digits: a [`DigitClassOverride`].
    Digits = "digits", digit_class: DigitClassOverride, no_effect::classes;
    /// Whether rule W2 makes European numbers after Arabic letters Arabic numbers: `yes` or `no`.
    W2 = "w2", skipped_rules.skips_w2: SkippedRule, no_effect::uba_only;
    /// Whether rule N0 pairs brackets: `yes` or `no`.
    N0 = "n0", skipped_rules.skips_n0: SkippedRule, no_effect::uba_only;
    /// What is mirrored: a [`MirroredCharacters`].
    Mirroring = "mirror", mirrored_characters: MirroredCharacters, no_effect::mirroring;
}

/// The columns of an option that are functions of the choices. Texts are before escaping.
pub(super) struct Row {
    pub(super) values: fn() -> Vec<&'static str>,
    pub(super) takes_others: bool,
    pub(super) get: fn(&StrategyChoices) -> &str,
    pub(super) set: fn(&mut StrategyChoices, &str) -> Option<()>,
    pub(super) no_effect: fn(&StrategyChoices) -> Option<OptionWithoutEffectReason>,
}

/// How the values of an option are written.
trait OptionKind {
    /// The type of the choice.
    type Value;
    /// Whether texts other than [`Self::values`] can be valid.
    const TAKES_OTHERS: bool = false;

    /// The values that have an identifier, the default first.
    fn values() -> Vec<&'static str>;
    fn read(text: &str) -> Option<Self::Value>;
    fn written(value: &Self::Value) -> &str;
}

/// Implements it for types whose values all have identifiers.
macro_rules! named_values {
    ($($kind:ident),+) => {
        $(impl OptionKind for $kind {
            type Value = Self;

            fn values() -> Vec<&'static str> {
                Self::ALL.map(Self::id).to_vec()
            }

            fn read(text: &str) -> Option<Self> {
                Self::from_id(text)
            }

            fn written(value: &Self) -> &str {
                value.id()
            }
        })+
    };
}

named_values!(
    BidiDataVersion,
    FieldOrderDirection,
    ParagraphDirectionChoice,
    BaseAlgorithm,
    FieldLayout,
    DirectionWithinField,
    FieldControls,
    WholeNameControls,
    PathLayout,
    PunctuationClassOverride,
    DigitClassOverride,
    MirroredCharacters
);

/// Any text.
struct AnyText;

impl OptionKind for AnyText {
    type Value = String;
    const TAKES_OTHERS: bool = true;

    fn values() -> Vec<&'static str> {
        Vec::new()
    }

    fn read(text: &str) -> Option<String> {
        Some(text.to_owned())
    }

    fn written(value: &String) -> &str {
        value
    }
}

impl OptionKind for FieldSeparators {
    type Value = Self;
    const TAKES_OTHERS: bool = true;

    fn values() -> Vec<&'static str> {
        Self::ALL_WITH_IDENTIFIER.iter().filter_map(Self::id).collect()
    }

    fn read(text: &str) -> Option<Self> {
        Self::from_option_value(text)
    }

    fn written(value: &Self) -> &str {
        value.as_option_value()
    }
}

impl OptionKind for LabelIsolate {
    type Value = DirectionWithinField;

    fn values() -> Vec<&'static str> {
        Self::ALL.map(Self::id).to_vec()
    }

    fn read(text: &str) -> Option<DirectionWithinField> {
        Self::from_id(text).map(Into::into)
    }

    fn written(value: &DirectionWithinField) -> &str {
        Self::from(*value).id()
    }
}

/// A rule that is applied where the value is `true`.
struct AppliedRule;

impl OptionKind for AppliedRule {
    type Value = bool;

    fn values() -> Vec<&'static str> {
        [true, false].map(yes_or_no).to_vec()
    }

    fn read(text: &str) -> Option<bool> {
        [true, false].into_iter().find(|&it| yes_or_no(it) == text)
    }

    fn written(value: &bool) -> &str {
        yes_or_no(*value)
    }
}

/// A rule that is left out where the value is `true`.
struct SkippedRule;

impl OptionKind for SkippedRule {
    type Value = bool;

    fn values() -> Vec<&'static str> {
        AppliedRule::values()
    }

    fn read(text: &str) -> Option<bool> {
        AppliedRule::read(text).map(|is_applied| !is_applied)
    }

    fn written(value: &bool) -> &str {
        yes_or_no(!value)
    }
}

/// The value of an option that applies a rule or not.
const fn yes_or_no(is_applied: bool) -> &'static str {
    if is_applied { "yes" } else { "no" }
}

impl DisplayOption {
    /// Whether any text is a valid value: [`Self::TextBefore`] and [`Self::TextAfter`].
    pub const fn is_free_text(self) -> bool {
        matches!(self, Self::TextBefore | Self::TextAfter)
    }

    /// Whether texts other than those of [`Self::values`] can be valid.
    pub(super) const fn takes_others(self) -> bool {
        self.row().takes_others
    }
}
