//! The rules of UAX #9, by name.

use crate::enum_with_ids;

enum_with_ids! {
    /// A rule of UAX #9.
    #[allow(missing_docs)] // Each variant is the standard's name of the rule; Rule::sentence says what it does.
    pub enum Rule [
        /// The section of UAX #9 that holds the rule, such as `3.3.4`.
        section,
        /// What the rule does, in one or two sentences for users.
        sentence
    ] {
        P2 = "P2", "3.3.1",
            "Look for the first letter (L, R or AL), passing over everything inside an isolate.";
        P3 = "P3", "3.3.1",
            "A paragraph whose first letter (P2) is right-to-left is at level 1, any other at level 0. Where the \
             direction is given, that decides instead (HL1). Even levels run left to right, odd ones right to left.";
        X1 = "X1", "3.3.2", "Begin with the paragraph's level, no override, and nothing opened.";
        X2 = "X2", "3.3.2", "RLE opens a right-to-left embedding: what follows goes to the next odd level.";
        X3 = "X3", "3.3.2", "LRE opens a left-to-right embedding: what follows goes to the next even level.";
        X4 = "X4", "3.3.2",
            "RLO opens a right-to-left override: what follows goes to the next odd level and counts as R.";
        X5 = "X5", "3.3.2",
            "LRO opens a left-to-right override: what follows goes to the next even level and counts as L.";
        X5a = "X5a", "3.3.2",
            "RLI opens a right-to-left isolate: it stays at the level around it, what follows goes to the \
             next odd level.";
        X5b = "X5b", "3.3.2",
            "LRI opens a left-to-right isolate: it stays at the level around it, what follows goes to the \
             next even level.";
        X5c = "X5c", "3.3.2",
            "FSI opens an isolate that runs the way of the first letter inside it: it works as RLI or as \
             LRI.";
        X6 = "X6", "3.3.2",
            "Every other character takes the level of the embedding it stands in, and the class of an \
             override around it.";
        X6a = "X6a", "3.3.2",
            "PDI closes the last isolate, with every embedding left open inside it, and takes the level \
             around it.";
        X7 = "X7", "3.3.2",
            "PDF closes the last embedding or override, if it was opened inside the same isolate.";
        X8 = "X8", "3.3.2",
            "The end of the paragraph closes everything; a paragraph separator has the paragraph's level.";
        X9 = "X9", "3.3.2",
            "Embedding and override controls, PDF and boundary neutrals (BN) have done their work: the \
             rules below pass over them.";
        X10 = "X10", "3.3.3",
            "Neighbours of one level make a level run; runs that an isolate holds apart are joined to \
             isolating run sequences. Each sequence learns what stands before and after it (sos, eos) from \
             the higher level on either side.";
        W1 = "W1", "3.3.4",
            "A nonspacing mark takes the class of the character before it, or sos where none stands there; \
             after an isolate control it is ON.";
        W2 = "W2", "3.3.4",
            "A European number is an Arabic number (AN) if the last letter before it is Arabic (AL).";
        W3 = "W3", "3.3.4", "An Arabic letter (AL) counts as R from here on.";
        W4 = "W4", "3.3.4",
            "One European separator between two European numbers joins them, and so does one common \
             separator between two numbers of one kind.";
        W5 = "W5", "3.3.4", "European terminators beside a European number belong to it.";
        W6 = "W6", "3.3.4", "Separators and terminators that joined no number are ordinary neutrals (ON).";
        W7 = "W7", "3.3.4",
            "A European number counts as L if the last letter before it is left-to-right, or sos is L where no \
             letter stands before it.";
        N0 = "N0", "3.3.5",
            "A pair of brackets takes the direction around it if that occurs inside; if only the other \
             direction occurs inside, it takes that one where the last letter or number before the pair, or sos, \
             has it too, else the direction around it.";
        N1 = "N1", "3.3.5",
            "Neutrals between two characters of one direction take that direction; numbers count as R, and sos \
             and eos stand at the ends.";
        N2 = "N2", "3.3.5", "Every other neutral takes the direction of the embedding it stands in.";
        I1 = "I1", "3.3.6", "At an even level, R goes up one level, numbers go up two.";
        I2 = "I2", "3.3.6", "At an odd level, L and numbers go up one level.";
        L1 = "L1", "3.4",
            "Tabs, paragraph separators, and the white space before them or at the end of the line go back \
             to the paragraph's level.";
        L2 = "L2", "3.4",
            "From the highest level down to the lowest odd one, every stretch at that level or above is \
             turned round.";
        L3 = "L3", "3.4",
            "A mark, turned round with its base, is put back after it, and so is a removed character.";
    }
}

impl Rule {
    /// The address of the rule in the standard.
    pub fn link(self) -> String {
        format!("https://www.unicode.org/reports/tr9/#{}", self.id())
    }
}

impl std::fmt::Display for Rule {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(self.id())
    }
}
