//! Enums whose members have an identifier: one table defines the enum, the list of its members, their identifiers,
//! their titles and their serialized form.

/// Defines such an enum. A row is a member with its identifier and further columns; a row that lacks a column does
/// not compile.
///
/// The identifier is used on the command line, in JSON and in saved settings. The only further column is the title, unless
/// others are listed in brackets after the enum's name.
#[doc(hidden)]
#[macro_export]
macro_rules! enum_with_ids {
    // Rows with an identifier.
    (
        $(#[$about:meta])*
        $visibility:vis enum $name:ident {
            $($(#[$about_member:meta])* $member:ident = $id:literal;)+
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[derive(serde::Serialize, serde::Deserialize)]
        $visibility enum $name { $($(#[$about_member])* #[serde(rename = $id)] $member,)+ }

        #[allow(dead_code)] // Not every private enum uses all of it.
        impl $name {
            /// All members, in the order of their definition.
            $visibility const ALL: [Self; [$($id),+].len()] = [$(Self::$member),+];

            /// The identifier on the command line, in JSON and in saved settings.
            $visibility const fn id(self) -> &'static str {
                match self { $(Self::$member => $id),+ }
            }

            /// The member with this identifier.
            $visibility fn from_id(id: &str) -> Option<Self> {
                match id { $($id => Some(Self::$member),)+ _ => None }
            }
        }
    };
    // Rows with an identifier and a title.
    (
        $(#[$about:meta])*
        $visibility:vis enum $name:ident {
            $($(#[$about_member:meta])* $member:ident = $id:literal, $title:literal;)+
        }
    ) => {
        $crate::enum_with_ids! {
            $(#[$about])*
            $visibility enum $name [
                /// The name that users see.
                title
            ] {
                $($(#[$about_member])* $member = $id, $title;)+
            }
        }
    };
    // Rows with an identifier and other columns.
    (
        $(#[$about:meta])*
        $visibility:vis enum $name:ident [$($(#[$about_column:meta])* $column:ident),+] {
            $($(#[$about_member:meta])* $member:ident = $id:literal $(, $text:literal)+;)+
        }
    ) => {
        $crate::enum_with_ids! {
            $(#[$about])*
            $visibility enum $name { $($(#[$about_member])* $member = $id;)+ }
        }

        impl $name {
            /// The texts of all columns.
            const fn columns(self) -> [&'static str; [$(stringify!($column)),+].len()] {
                match self { $(Self::$member => [$($text),+]),+ }
            }
        }

        $crate::enum_with_ids! { [$visibility] $name 0; $($(#[$about_column])* $column),+ }
    };
    // The functions of the columns from this index on.
    (
        [$visibility:vis] $name:ident $place:expr;
        $(#[$about:meta])* $column:ident $(, $($(#[$about_next:meta])* $next:ident),+)?
    ) => {
        impl $name {
            $(#[$about])*
            $visibility const fn $column(self) -> &'static str {
                self.columns()[$place]
            }
        }

        $($crate::enum_with_ids! { [$visibility] $name $place + 1; $($(#[$about_next])* $next),+ })?
    };
}

#[cfg(test)]
mod tests {
    enum_with_ids! {
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

    enum_with_ids! {
        /// A vegetable.
        enum Vegetable [
            /// Its colour.
            colour,
            /// Where it grows.
            place
        ] {
            /// Long.
            Carrot = "carrot", "orange", "below";
            /// Round.
            Pumpkin = "pumpkin", "yellow", "above";
        }
    }

    #[test]
    fn as_many_columns_as_there_are() {
        let columns = Vegetable::ALL.map(|it| (it.id(), it.colour(), it.place()));
        assert_eq!(columns, [("carrot", "orange", "below"), ("pumpkin", "yellow", "above")]);
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
