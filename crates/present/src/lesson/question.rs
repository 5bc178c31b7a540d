//! The kinds of multiple-choice questions.

use bidiscope_bidi::enum_with_ids;

enum_with_ids! {
    /// The kind of a multiple-choice question.
    pub enum QuestionKind {
        /// Which condition of the Bidi rule a name violates.
        Condition = "condition", "Which condition of the Bidi rule does this name break?";
        /// Whether a name may be registered.
        Registration = "registration", "May this name be registered?";
        /// Which bidi class a character has.
        Class = "class", "Which bidi class has this character?";
        /// Which display is shown.
        Display = "display", "Which display is this?";
        /// Which other name has the same display.
        Same = "same", "Which of these names looks the same?";
        /// Which name has a split label.
        Split = "split" | "torn", "In which of these names is a label torn apart?";
        /// Which name satisfies the Bidi rule.
        Rule = "rule", "Which of these names satisfies the Bidi rule?";
    }
}
