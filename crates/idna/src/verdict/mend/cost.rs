//! What each kind of edit costs: the order in which a native registrar would think of them.

/// Makes the kinds and their costs from one table.
macro_rules! costs {
    ($($(#[doc = $reason:literal])* $kind:ident = $first:literal, $further:literal;)*) => {
        /// A kind of edit.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(super) enum EditKind {
            $($(#[doc = $reason])* $kind,)*
        }

        impl EditKind {
            /// How many there are.
            const COUNT: usize = [$($first),*].len();

            /// What the first edit of the kind costs in a label, and what every further one.
            const fn cost(self) -> (u32, u32) {
                match self { $(Self::$kind => ($first, $further),)* }
            }
        }
    };
}

// A kind of which all edits follow from one decision costs little more where there are many; of the others each
// edit is a decision of its own.
costs! {
    /// The same text, in the one spelling that IDNA2008 takes: nobody can want the other.
    NormalForm = 10, 1;
    /// What every application makes of it anyway: the small letter, the letter of a presentation form, a
    /// ligature or a wide letter.
    SameText = 12, 1;
    /// Nobody sees it go: controls for direction, soft hyphens, joiners where nothing joins.
    Invisible = 14, 1;
    /// It only stretches the word.
    Stretch = 14, 1;
    /// The same number, in digits of the script that is used already.
    NativeDigit = 20, 1;
    /// The hyphen of another script or of typography: the same sign, where names have but one.
    Hyphen = 20, 1;
    /// The sign that is meant, where a keyboard has only a quotation mark.
    MeantSign = 20, 1;
    /// One hyphen is enough, and none is needed where no word follows or comes before.
    NeedlessHyphen = 25, 1;
    /// What stands between two words, in names, is a hyphen.
    Space = 30, 1;
    /// In Persian the space may stand for the non-joiner between the parts of a word.
    NonJoiner = 50, 1;
    /// Punctuation and pictures are no part of a name.
    Sign = 40, 1;
    /// The same number, but not in digits of the script.
    ForeignDigit = 60, 1;
    /// Two words become one.
    RunTogether = 65, 65;
    /// Nothing is lost, the number stands after its word.
    MoveNumber = 70, 1;
    /// A mark changes how a word is read, but not which word it is.
    DropMark = 80, 80;
    /// What case folding makes of a letter that has no small one.
    Folded = 90, 90;
    /// A number is another number without it.
    DropDigit = 110, 110;
    /// All is there, but the word is another.
    MoveLetter = 180, 180;
    /// The word is another, and shorter.
    DropLetter = 200, 200;
}

/// What edits of these kinds cost together.
pub(super) fn cost(kinds: impl Iterator<Item = EditKind>) -> u32 {
    let mut seen = [false; EditKind::COUNT];
    kinds.fold(0, |sum, kind| {
        let (first, further) = kind.cost();
        sum + if std::mem::replace(&mut seen[kind as usize], true) { further } else { first }
    })
}
