//! The kinds of multiple-choice questions.

use bidiscope_bidi::enum_with_ids;
use bidiscope_report::titles::Titled;
use bidiscope_words::{Message, message_with_prefixed_id};

enum_with_ids! {
    /// The kind of a multiple-choice question. The identifier is the value of the key `question` in the file, of a step whose
    /// `kind` is `choose`.
    pub enum QuestionKind {
        /// Which condition of the Bidi rule a name violates.
        ViolatedCondition = "condition";
        /// Whether a name may be registered.
        RegistrationPermission = "registration";
        /// Which bidi class a character has.
        BidiClassOfCharacter = "class";
        /// Which display is shown.
        ShownDisplay = "display";
        /// Which other name has the same display.
        NameWithSameDisplay = "same";
        /// Which name has a label that the display splits: other characters stand between its own.
        NameWithSplitLabel = "split";
        /// Which name satisfies the Bidi rule.
        NameSatisfyingBidiRule = "rule";
    }
}

impl Titled for QuestionKind {
    fn message(self) -> Message<'static> {
        message_with_prefixed_id("question", self.id())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use bidiscope_report::titles::Titled;

    use super::QuestionKind;

    #[test]
    fn every_kind_has_a_title_of_its_own() {
        let titles: BTreeSet<&str> = QuestionKind::ALL.iter().map(|it| it.title()).collect();
        assert_eq!(titles.len(), QuestionKind::ALL.len());
        assert!(!titles.contains(""));
    }
}
