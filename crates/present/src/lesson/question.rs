//! The kinds of multiple-choice questions.

use bidiscope_bidi::enum_with_ids;

enum_with_ids! {
    /// The kind of a multiple-choice question.
    pub enum QuestionKind {
        /// Which condition of the Bidi rule a name violates.
        Condition = "condition";
        /// Whether a name may be registered.
        Registration = "registration";
        /// Which bidi class a character has.
        Class = "class";
        /// Which display is shown.
        Display = "display";
        /// Which other name has the same display.
        Same = "same";
        /// Which name has a split label.
        Split = "split" | "torn";
        /// Which name satisfies the Bidi rule.
        Rule = "rule";
    }
}
