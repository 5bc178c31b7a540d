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
            "Type or paste a domain name here, or take one from Examples. Click a character to see why it is there.";
        /// The panes with the displays.
        Displays = "displays", "The displays",
            "Each pane shows the name as one rule puts it on the screen. Panes can be moved and hidden.";
        /// The letters of the groups.
        Groups = "groups", "Letters A, B, C",
            "Panes with the same letter show the same. A different letter means that readers see another order.";
        /// The trace.
        Trace = "trace", "The trace",
            "How a display comes about, rule by rule. F5 presents it in large type, for a room.";
        /// The tab Learn.
        Learn = "learn", "The tab Learn",
            "Lessons, the documents as pages, where they err, and a glossary of the words.";
    }
}
