//! Enums whose members have a name: one table makes the enum, the list of its members, their identifiers,
//! their titles and what is written of them in JSON.

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

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let id = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
                Self::from_id(&id).ok_or_else(|| serde::de::Error::unknown_variant(&id, &[$($id),+]))
            }
        }
    };
}

pub(crate) use named;

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
