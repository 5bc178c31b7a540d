//! The strategies, one row each.

use crate::name::Character;

use super::{
    Display, DisplayOrder, Key, Marked, Method, components, fields, isolates, logical, one_to_one, own, uba,
};

/// Which strategies stand beside each other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Family {
    /// Logical order, which is no way of showing a name.
    Stored,
    /// What is shown of any text.
    Text,
    /// What was proposed for identifiers.
    Identifiers,
    /// What somebody has made of the vocabulary.
    Own,
}

/// Makes the enum, its list and its facts from one table, so that a strategy cannot lack any of them.
macro_rules! strategies {
    ($(
        $(#[$about:meta])*
        $strategy:ident = $id:literal, $title:literal, $short:literal, $subject:literal,
            $family:ident, [$($key:ident),*], $method:path;
    )*) => {
        crate::named! {
            /// A way of showing a name. With the choices that it leaves it is a [`Display`].
            pub enum Strategy { $($(#[$about])* $strategy = $id, $title;)* }
        }

        impl Strategy {
            /// The title in a few letters, for places where there is no room.
            pub const fn short_title(self) -> &'static str {
                match self { $(Self::$strategy => $short),* }
            }

            /// Who shows the name so, as the subject of a sentence.
            pub const fn subject(self) -> &'static str {
                match self { $(Self::$strategy => $subject),* }
            }

            /// Beside which others it stands.
            pub const fn family(self) -> Family {
                match self { $(Self::$strategy => Family::$family),* }
            }

            /// What can be chosen for it.
            pub const fn keys(self) -> &'static [Key] {
                match self { $(Self::$strategy => &[$(Key::$key),*]),* }
            }

            /// How a display of it comes about.
            pub(super) fn method<'a>(self, display: &Display, characters: &'a [Character]) -> Method<'a> {
                match self { $(Self::$strategy => $method(display, characters)),* }
            }
        }
    };
}

// A row: the identifier, the title, the title in a few letters, the subject of a sentence; the family;
// the keys; and how its displays come about.
strategies! {
    /// Network order from left to right: no writing at all, but what is stored.
    Logical = "logical", "Logical order", "logical order", "logical order",
        Stored, [Edition], logical::method;
    /// The one-to-one display of Atkin, Stansifer and Alsharif (2001).
    OneToOne = "one-to-one", "One-to-one (Atkin, Stansifer, Alsharif)", "one-to-one", "the paper",
        Text, [Edition], one_to_one::method;
    /// The Unicode Bidirectional Algorithm in a left-to-right paragraph.
    UbaLtr = "uba-ltr", "UBA, LTR paragraph", "UBA LTR", "in a left-to-right paragraph the UBA",
        Text, [Before, After, Edition, L3], uba::ltr;
    /// The Unicode Bidirectional Algorithm in a right-to-left paragraph.
    UbaRtl = "uba-rtl", "UBA, RTL paragraph", "UBA RTL", "in a right-to-left paragraph the UBA",
        Text, [Before, After, Edition, L3], uba::rtl;
    /// The Unicode Bidirectional Algorithm in a paragraph whose direction is its first strong
    /// character's (rules P2 and P3).
    UbaAuto = "uba-auto", "UBA, automatic", "UBA auto", "in an automatic paragraph the UBA",
        Text, [Before, After, Edition, L3], uba::auto;
    /// Dürst's components (draft-duerst-iri-bidi-00, section 4.2).
    Components = "components", "Components (D\u{FC}rst)", "components", "D\u{FC}rst's draft",
        Identifiers, [Edition], components::method;
    /// Davis's fields (2011): LRE...PDF round the name, LRM round each field.
    Fields = "fields", "Fields (Davis)", "fields", "Davis's construction",
        Identifiers, [Before, After, Edition, Order, Paragraph, L3], fields::method;
    /// A left-to-right isolate round the name and one round each label.
    Isolates = "isolates", "Isolates", "isolates", "the UBA with isolates",
        Identifiers, [Before, After, Edition, Isolate, Paragraph, L3], isolates::method;
    /// A strategy of one's own, made from the vocabulary of [`own`].
    Own = "own", "Own strategy", "own", "your own strategy",
        Own, [
            Before, After, Edition, Order, Paragraph, L3,
            Base, Separators, Fields, Direction, Around, Whole, Hyphen, Digits
        ], own::method;
}

impl Strategy {
    /// Those that the documents and Unicode describe: all but one's own.
    pub const BUILT_IN: [Self; 8] = [
        Self::Logical,
        Self::OneToOne,
        Self::UbaLtr,
        Self::UbaRtl,
        Self::UbaAuto,
        Self::Components,
        Self::Fields,
        Self::Isolates,
    ];

    /// The order in which these characters stand on the screen, without any choice.
    pub fn order(self, characters: &[Character]) -> DisplayOrder {
        Display::plain(self).order(characters)
    }

    /// The formatting characters that the strategy puts in to arrive at its order; `None` where it
    /// works without any.
    pub fn marked(self, characters: &[Character]) -> Option<Marked> {
        Display::plain(self).marked(characters)
    }
}
