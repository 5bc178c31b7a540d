//! Which tabs there are, and what they are called.

use bidiscope_bidi::enum_with_ids;
use bidiscope_report::titles::Titled;
use bidiscope_words::{Message, message_with_prefixed_id};

enum_with_ids! {
    /// A tab of the window. They stand in this order: Ctrl+1 is the first. The title is the message `tab-` and the identifier,
    /// with `.about`, what the help says of it.
    #[derive(Default)]
    pub enum Tab {
        /// One name in every display.
        #[default]
        Inspect = "inspect";
        /// Running text.
        Text = "text";
        /// Many names, and which of them look alike.
        List = "list";
        /// Properties of the displays, by exhaustion.
        Study = "study";
        /// The documents as pages, and a glossary.
        Learn = "learn";
    }
}

impl Titled for Tab {
    fn message(self) -> Message<'static> {
        message_with_prefixed_id("tab", self.id())
    }
}
