//! Which panes the details have, and what they are called.

use bidiscope_bidi::enum_with_ids;
use bidiscope_bidi::name::InputType;
use bidiscope_report::titles::Titled;
use bidiscope_words::{Message, message, message_with_prefixed_id};

enum_with_ids! {
    /// A pane of the details, in the order of their tabs. The message `detail-` and the identifier has its title, unless
    /// something else has the same, and `about`, what the help says of it.
    #[derive(Default)]
    pub enum DetailTab {
        /// Why the selected display looks as it does.
        #[default]
        Why = "why";
        /// The steps by which it comes about.
        Steps = "steps";
        /// What keeps text in order among other text.
        Remedies = "remedies";
        /// The characters with their properties.
        Characters = "character-table";
        /// The names that look the same in it.
        SameDisplay = "same-display";
        /// What each set of rules says of the name.
        Rules = "rules";
        /// The editor of a strategy of one's own.
        Strategy = "strategy";
    }
}

impl DetailTab {
    /// The panes that say something of an input of this kind, in the order of the tabs.
    pub fn of_kind(kind: InputType) -> Vec<Self> {
        Self::ALL.into_iter().filter(|it| it.is_for(kind)).collect()
    }

    /// It, or the first pane where it says nothing of an input of this kind.
    pub(crate) fn within(self, kind: InputType) -> Self {
        if self.is_for(kind) { self } else { Self::default() }
    }

    fn is_for(self, kind: InputType) -> bool {
        match self {
            Self::Remedies => kind == InputType::Text,
            Self::Rules => kind != InputType::Text,
            _ => true,
        }
    }
}

impl Titled for DetailTab {
    fn message(self) -> Message<'static> {
        message_with_prefixed_id("detail", self.id())
    }

    fn title_message(self) -> Message<'static> {
        match self {
            Self::Characters => message!(column_characters),
            Self::SameDisplay => message!(column_same_display),
            _ => self.message(),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use bidiscope_report::titles::Titled;

    use super::DetailTab;

    #[test]
    fn each_pane_has_an_identifier_and_words_of_its_own() {
        for texts in [DetailTab::id, DetailTab::title, DetailTab::about] {
            let all: BTreeSet<&str> =
                DetailTab::ALL.map(texts).into_iter().filter(|it| !it.is_empty()).collect();
            assert_eq!(all.len(), DetailTab::ALL.len(), "{all:?}");
        }
        assert!(DetailTab::ALL.iter().all(|it| !it.title().starts_with("detail-")));
    }
}
