//! The captions that a new user sees.

use bidiscope_bidi::enum_with_ids;

enum_with_ids! {
    /// A caption: what a part of the window is for, in a few words. They stand in this order.
    pub enum Caption [
        /// What the part is called.
        title,
        /// What it is for, and how it is used.
        words
    ] {
        /// The field for the name.
        Name = "name", "The name",
            "Type or paste a domain name, or take one from Examples.";
        /// The rows of the displays.
        Displays = "displays", "The displays",
            "Each row shows the name as one rule puts it on the screen. Click a character to see why it is there.";
        /// The letters of the groups.
        Groups = "groups", "Letters A, B, C",
            "Displays with the same letter show the same.";
        /// The details.
        Trace = "trace", "The details",
            "Why the selected display looks as it does, step by step. F5 presents it in large type.";
        /// The tab Learn.
        Learn = "learn", "The tab Learn",
            "Lessons, the documents, and a glossary.";
    }
}
