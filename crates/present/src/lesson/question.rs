//! The questions of which the program knows the answers.

use bidiscope_bidi::enum_with_ids;

enum_with_ids! {
    /// What a pupil is asked to choose.
    pub enum QuestionKind {
        /// Which condition of the Bidi rule the name violates.
        Condition = "condition", "Which condition of the Bidi rule does this name break?";
        /// Whether the name may be registered.
        Registration = "registration", "May this name be registered?";
        /// Which bidi class a character has.
        Class = "class", "Which bidi class has this character?";
        /// Which display shows what is seen.
        Display = "display", "Which display is this?";
        /// Which other name looks the same.
        Same = "same", "Which of these names looks the same?";
        /// Which name has a label that is torn apart.
        Torn = "torn", "In which of these names is a label torn apart?";
        /// Which name satisfies the Bidi rule.
        Rule = "rule", "Which of these names satisfies the Bidi rule?";
    }
}
