//! Macros that make messages, and give errors their text.

/// Makes a [`Message`](crate::Message): the identifier with underscores, then its variables.
#[macro_export]
macro_rules! message {
    ($id:ident $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::Message::from(
            $crate::ids::$id { $($name: $crate::MessageValue::from($value)),* }
        )
    };
}

/// Gives errors that have a method `message` its text.
#[macro_export]
macro_rules! display_by_message {
    ($($error:ty),+) => {
        $(impl std::fmt::Display for $error {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.message().fmt(f)
            }
        }

        impl std::error::Error for $error {})+
    };
}
