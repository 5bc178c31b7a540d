//! Special cases of kinds of findings.

use bidiscope_bidi::enum_with_ids;

enum_with_ids! {
    /// A special case of a kind of finding, which needs other words or other advice than the kind in general. The
    /// identifier selects them in `locales/en.ftl`.
    pub enum FindingCase {
        /// Conditions 2 and 5: all characters that the label's direction does not allow are letters or
        /// marks.
        Letters = "letters";
        /// Conditions 2 and 5: all of them are decimal digits.
        Digits = "digits";
        /// Conditions 2 and 5: all of them are white space.
        Space = "space";
        /// The label is split even when the name stands alone between two delimiters.
        SplitAlone = "alone";
        /// The second guarantee: a label has characters of class ET, with which Label Uniqueness fails.
        ClassEt = "class-et";
        /// All disallowed characters are ASCII capitals.
        Capitals = "capitals";
        /// Normalization Form C is a single character.
        OneCharacter = "one-character";
        /// Normalization Form C of a single character is a sequence.
        SeveralCharacters = "several-characters";
        /// Normalization Form C has the same characters in another order.
        MarksInOrder = "order";
        /// Removing the joiner does not change how the label looks.
        JoinerWithoutEffect = "without-effect";
        /// Removing the joiner changes how the characters next to it look.
        JoinerWithEffect = "with-effect";
        /// One of several adjacent joiners is allowed and has the same effect.
        AdjacentJoiners = "adjacent";
        /// What the mapping or preparation makes of the character breaks the rule, not the character itself.
        Mapped = "mapped";
        /// RFC 3454: the label has right-to-left letters only after its preparation.
        RightToLeftAfterMapping = "mapped-rtl";
        /// Invisible characters: all of them are bidi controls.
        BidiControls = "bidi-controls";
        /// Invisible characters: some of them are bidi controls.
        SomeBidiControls = "some-bidi-controls";
        /// UTS #46 with every check refuses the name, and browsers, which leave out some checks, do not.
        OpenedByBrowsers = "browsers";
        /// The label was typed as an A-label.
        TypedAsALabel = "a-label";
        /// The number of octets is not known, only that it is at least this.
        AtLeast = "at-least";
        /// The label is a variant of one in the registry's list.
        Variant = "variant";
        /// The label is a variant of that of a zone of the registry.
        ZoneVariant = "zone-variant";
        /// The name is itself a zone of the registry.
        ZoneItself = "zone";
    }
}
