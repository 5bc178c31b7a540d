//! The titles of everything that has an identifier, from the catalogue.

mod table;

use bidiscope_words::Message;

/// A value whose identifier names its message in the catalogue: `kind-identifier`, such as `display-uba-ltr`.
pub trait Titled: Copy {
    /// The message of the identifier: its text is the title, unless something else has the same title already, and its
    /// attributes `short` and `about` are the other texts.
    fn message(self) -> Message<'static>;

    /// The message whose text is the title.
    fn title_message(self) -> Message<'static> {
        self.message()
    }

    /// The message whose text is the short title, where that is no attribute because something else has the same.
    fn short_title_message(self) -> Option<Message<'static>> {
        None
    }

    /// The title, as a noun phrase or, for an action, a verb phrase.
    fn title(self) -> &'static str {
        self.title_message().static_text()
    }

    /// A shorter title for narrow places; the title if there is none.
    fn short_title(self) -> &'static str {
        let short = match self.short_title_message() {
            Some(message) => message.static_text(),
            None => self.message().static_attribute("short"),
        };
        if short.is_empty() { self.title() } else { short }
    }

    /// What it is or does, in a sentence; empty if the title is sufficient.
    fn about(self) -> &'static str {
        self.message().static_attribute("about")
    }
}
