//! The table of strategies, one row each. The choices of each strategy of a document are a file beside it.

mod components;
mod fields;
mod isolated;
mod isolates;
mod logical;
mod one_to_one;
mod uba;

use crate::name::InputType;

use super::choices::StrategyChoices;
use super::display_option::DisplayOption;

/// A group of strategies that are listed together, as in menus.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum StrategyFamily {
    /// Logical order, which is not a way to display a name.
    LogicalOrder,
    /// Strategies for any text: the one-to-one display and the UBA.
    ForAnyText,
    /// Strategies proposed for identifiers: components, fields and isolates.
    ForIdentifiers,
    /// Custom strategies.
    Custom,
}

/// Generates the enum, its list and its properties from one table, so that no strategy can lack a property.
macro_rules! strategies {
    ($(
        $(#[$about:meta])*
        $strategy:ident = $id:literal,
            $family:ident, [$($key:ident),*], $choices:expr;
    )*) => {
        crate::enum_with_ids! {
            /// A way to display a name. With its options it is a [`DisplayConfig`](crate::order::DisplayConfig).
            pub enum Strategy { $($(#[$about])* $strategy = $id;)* }
        }

        impl Strategy {
            /// The group that it belongs to.
            pub const fn family(self) -> StrategyFamily {
                match self { $(Self::$strategy => StrategyFamily::$family),* }
            }

            /// The options that it has. The other ones have no effect on it.
            pub const fn options(self) -> &'static [DisplayOption] {
                match self { $(Self::$strategy => &[$(DisplayOption::$key),*]),* }
            }

            /// Its choices, with the options at their defaults.
            pub const fn choices(self) -> StrategyChoices {
                match self { $(Self::$strategy => $choices),* }
            }
        }
    };
}

// Columns: identifier; family; options; and choices.
strategies! {
    /// Logical (network) order from left to right: the characters as stored.
    Logical = "logical",
        LogicalOrder, [BidiDataVersion], logical::CHOICES;
    /// The one-to-one display of Atkin, Stansifer and Alsharif (2001).
    OneToOne = "one-to-one",
        ForAnyText, [BidiDataVersion], one_to_one::CHOICES;
    /// The Unicode Bidirectional Algorithm in a left-to-right paragraph.
    UbaLtr = "uba-ltr",
        ForAnyText, [TextBefore, TextAfter, BidiDataVersion, L3], uba::LTR;
    /// The Unicode Bidirectional Algorithm in a right-to-left paragraph.
    UbaRtl = "uba-rtl",
        ForAnyText, [TextBefore, TextAfter, BidiDataVersion, L3], uba::RTL;
    /// The Unicode Bidirectional Algorithm in a paragraph whose direction is its first strong
    /// character's (rules P2 and P3).
    UbaAuto = "uba-auto",
        ForAnyText, [TextBefore, TextAfter, BidiDataVersion, L3], uba::AUTO;
    /// Dürst's components (draft-duerst-iri-bidi-00, section 4.2).
    Components = "components",
        ForIdentifiers, [BidiDataVersion], components::CHOICES;
    /// Davis's fields (2011): LRE...PDF around the name, LRM around each field.
    Fields = "fields",
        ForIdentifiers, [TextBefore, TextAfter, BidiDataVersion, OverallOrder, Paragraph, L3], fields::CHOICES;
    /// A left-to-right isolate around the name and one around each label.
    Isolates = "isolates",
        ForIdentifiers, [TextBefore, TextAfter, BidiDataVersion, LabelIsolate, Paragraph, L3], isolates::CHOICES;
    /// Text in an isolate by its first strong character: FSI before it, PDI after it.
    Isolated = "isolated",
        ForAnyText, [TextBefore, TextAfter, BidiDataVersion, Paragraph, L3], isolated::CHOICES;
    /// A custom strategy, all choices of which are options.
    Custom = "custom",
        Custom, [
            TextBefore, TextAfter, BidiDataVersion, OverallOrder, Paragraph, L3,
            BaseAlgorithm, Separators, FieldLayout, FieldDirection, FieldControls, WholeNameControls, Path, Hyphen,
            FullStop, Digits, W2, N0, Mirroring
        ], uba::LTR;
}

impl Strategy {
    /// All strategies for names except the custom one, in the order of [`Strategy::ALL`].
    pub const BUILT_IN: [Self; Self::ALL.len() - 2] = match Self::ALL.split_first_chunk() {
        Some((built_in, [Self::Isolated, Self::Custom])) => *built_in,
        _ => panic!("that of text and the custom one are the last of the table"),
    };

    /// Those that say something of text, in which there are no labels or fields to keep together.
    pub const FOR_PLAIN_TEXT: [Self; 5] =
        [Self::Logical, Self::UbaLtr, Self::UbaRtl, Self::UbaAuto, Self::Isolated];

    /// All strategies except the custom one that say something of what is read so: [`Strategy::BUILT_IN`] or
    /// [`Strategy::FOR_PLAIN_TEXT`].
    pub const fn for_input_type(input_type: InputType) -> &'static [Self] {
        match input_type {
            InputType::Name | InputType::Url => &Self::BUILT_IN,
            InputType::Text => &Self::FOR_PLAIN_TEXT,
        }
    }
}
