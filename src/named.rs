//! Enums whose members have a name: one table makes the enum, the list of its members, their identifiers,
//! their titles and what is written of them in JSON.

use std::fmt;

use serde::Deserializer;
use serde::de::{self, DeserializeSeed, EnumAccess, VariantAccess, Visitor};

/// Makes such an enum. A row is a member with its identifier and, in all rows or in none, its title; what
/// a row lacks does not compile.
///
/// The identifier is what the command line, JSON and the saved settings call it; the title is what a
/// reader is told that it is.
macro_rules! named {
    (
        $(#[$about:meta])*
        $visibility:vis enum $name:ident {
            $($(#[$about_member:meta])* $member:ident = $id:literal, $title:literal;)+
        }
    ) => {
        $crate::named::named! {
            $(#[$about])*
            $visibility enum $name { $($(#[$about_member])* $member = $id;)+ }
        }

        impl $name {
            /// What a reader is told that this is.
            $visibility const fn title(self) -> &'static str {
                match self { $(Self::$member => $title),+ }
            }
        }
    };
    (
        $(#[$about:meta])*
        $visibility:vis enum $name:ident {
            $($(#[$about_member:meta])* $member:ident = $id:literal;)+
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        $visibility enum $name { $($(#[$about_member])* $member,)+ }

        #[allow(dead_code)] // Not every enum within the crate is asked for all of it.
        impl $name {
            /// Every one, in the order in which they are listed.
            $visibility const ALL: [Self; [$($id),+].len()] = [$(Self::$member),+];

            /// The identifier on the command line, in JSON and in saved settings.
            $visibility const fn id(self) -> &'static str {
                match self { $(Self::$member => $id),+ }
            }

            /// The one with this identifier.
            $visibility fn from_id(id: &str) -> Option<Self> {
                match id { $($id => Some(Self::$member),)+ _ => None }
            }
        }

        // As serde derives it for the members of an enum: in the window's settings they stand without quotes.
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_unit_variant(stringify!($name), *self as u32, self.id())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let ids = &[$($id),+];
                let named = $crate::named::Named { ids, from_id: Self::from_id };
                deserializer.deserialize_enum(stringify!($name), ids, named)
            }
        }
    };
}

pub(crate) use named;

/// Reads a member by its identifier, and names all of them where there is none such.
pub(crate) struct Named<T> {
    pub(crate) ids: &'static [&'static str],
    pub(crate) from_id: fn(&str) -> Option<T>,
}

impl<'de, T> Visitor<'de> for Named<T> {
    type Value = T;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "one of {}", self.ids.join(", "))
    }

    fn visit_enum<A: EnumAccess<'de>>(self, data: A) -> Result<T, A::Error> {
        let (member, rest) = data.variant_seed(self)?;
        rest.unit_variant()?;
        Ok(member)
    }

    fn visit_str<E: de::Error>(self, id: &str) -> Result<T, E> {
        (self.from_id)(id).ok_or_else(|| E::unknown_variant(id, self.ids))
    }
}

impl<'de, T> DeserializeSeed<'de> for Named<T> {
    type Value = T;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<T, D::Error> {
        deserializer.deserialize_identifier(self)
    }
}

#[cfg(test)]
mod tests {
    named! {
        /// A fruit.
        #[derive(Default)]
        enum Fruit {
            /// Round.
            #[default]
            Apple = "apple", "An apple";
            /// Long.
            Banana = "banana", "A banana";
        }
    }

    #[test]
    fn one_identifier_everywhere() {
        assert_eq!(Fruit::ALL, [Fruit::Apple, Fruit::Banana]);
        for fruit in Fruit::ALL {
            assert_eq!(Fruit::from_id(fruit.id()), Some(fruit));
            let json = serde_json::to_string(&fruit).expect("a word");
            assert_eq!(json, format!("\"{}\"", fruit.id()));
            assert_eq!(serde_json::from_str::<Fruit>(&json).ok(), Some(fruit));
        }
        assert_eq!((Fruit::default().title(), Fruit::Banana.title()), ("An apple", "A banana"));
        let unknown = serde_json::from_str::<Fruit>("\"cherry\"").expect_err("no such fruit").to_string();
        assert!(unknown.contains("apple") && unknown.contains("banana"), "{unknown}");
    }
}
