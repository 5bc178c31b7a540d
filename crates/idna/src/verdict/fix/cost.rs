//! The cost of each kind of edit, in the order in which a registrar who knows the language would consider
//! them.

/// Generates the kinds and their costs from one table.
macro_rules! costs {
    ($($(#[doc = $reason:literal])* $kind:ident = $first:literal, $further:literal;)*) => {
        /// A kind of edit.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(super) enum EditKind {
            $($(#[doc = $reason])* $kind,)*
        }

        impl EditKind {
            /// The number of kinds.
            const COUNT: usize = [$($first),*].len();

            /// The cost of the first edit of this kind in a label, and of each further one.
            const fn cost(self) -> (u32, u32) {
                match self { $(Self::$kind => ($first, $further),)* }
            }
        }
    };
}

// If one decision implies all edits of a kind, further ones cost little; otherwise each edit is a decision of
// its own.
costs! {
    /// Normalization to Form C: the same text in the only spelling that IDNA2008 accepts.
    NormalForm = 10, 1;
    /// The UTS #46 mapping that applications apply anyway: lower case, presentation forms, ligatures,
    /// fullwidth letters.
    Mapped = 12, 1;
    /// Removal of an invisible character: directional control, soft hyphen, joiner without effect.
    Invisible = 14, 1;
    /// Removal of a character that only elongates a word.
    Elongation = 14, 1;
    /// The same number, in digits of the script already used.
    NativeDigit = 20, 1;
    /// Another hyphen or dash, replaced by the hyphen-minus.
    HyphenVariant = 20, 1;
    /// The character that was intended, if the keyboard only has a quotation mark.
    IntendedSign = 20, 1;
    /// Removal of a hyphen next to another one or at an end of the label.
    RedundantHyphen = 25, 1;
    /// A separator between two words, replaced by a hyphen.
    SpaceToHyphen = 30, 1;
    /// A space replaced by the non-joiner, as between the parts of a Persian word.
    SpaceToNonJoiner = 50, 1;
    /// Removal of punctuation or a pictograph.
    Symbol = 40, 1;
    /// The same number, in digits of another script.
    ForeignDigit = 60, 1;
    /// Removal of the separator between two words.
    JoinWords = 65, 65;
    /// A number moved after its word; nothing is lost.
    MoveNumber = 70, 1;
    /// Removal of a mark: the word stays the same, but may be read differently.
    DropMark = 80, 80;
    /// Case folding of a letter without a simple lower case.
    CaseFolded = 90, 90;
    /// Removal of a digit: the number changes.
    DropDigit = 110, 110;
    /// A moved letter: the word changes.
    MoveLetter = 180, 180;
    /// Removal of a letter: the word changes and becomes shorter.
    DropLetter = 200, 200;
}

/// The total cost of edits of these kinds.
pub(super) fn cost(kinds: impl Iterator<Item = EditKind>) -> u32 {
    let mut seen = [false; EditKind::COUNT];
    kinds.fold(0, |sum, kind| {
        let (first, further) = kind.cost();
        sum + if std::mem::replace(&mut seen[kind as usize], true) { further } else { first }
    })
}
