//! Long names of every kind that once took, or might take, more than their length's worth of time.

/// A kind of name: its title, and the name of at most so many characters.
pub(crate) struct Kind {
    pub(crate) title: &'static str,
    make: Make,
}

enum Make {
    /// A piece, again and again.
    Again(&'static str),
    /// What opens as often as what closes, round something.
    Nested(&'static str, &'static str, &'static str),
    /// Something once, a piece again and again, something once.
    Between(&'static str, &'static str, &'static str),
    /// A piece so often, then another again and again.
    After((&'static str, usize), &'static str),
    /// This character and those that follow it in Unicode.
    Different(char),
}

impl Kind {
    /// The name with as many pieces as there is room for.
    pub(crate) fn name(&self, characters: usize) -> String {
        let length = |text: &str| text.chars().count();
        match self.make {
            Make::Again(piece) => piece.repeat(characters / length(piece)),
            Make::Nested(opens, inside, closes) => {
                let deep = (characters - length(inside)) / (length(opens) + length(closes));
                [&opens.repeat(deep), inside, &closes.repeat(deep)].concat()
            }
            Make::Between(before, piece, after) => {
                let left = characters - length(before) - length(after);
                [before, &piece.repeat(left / length(piece)), after].concat()
            }
            Make::After((first, count), then) => {
                let first = first.repeat(count);
                let left = characters - length(&first);
                first + &then.repeat(left / length(then))
            }
            Make::Different(first) => (first..=char::MAX).take(characters).collect(),
        }
    }
}

const fn again(title: &'static str, piece: &'static str) -> Kind {
    Kind { title, make: Make::Again(piece) }
}

const fn nested(
    title: &'static str,
    opens: &'static str,
    inside: &'static str,
    closes: &'static str,
) -> Kind {
    Kind { title, make: Make::Nested(opens, inside, closes) }
}

const fn between(
    title: &'static str,
    before: &'static str,
    piece: &'static str,
    after: &'static str,
) -> Kind {
    Kind { title, make: Make::Between(before, piece, after) }
}

const fn after(title: &'static str, first: (&'static str, usize), then: &'static str) -> Kind {
    Kind { title, make: Make::After(first, then) }
}

const fn different(title: &'static str, first: char) -> Kind {
    Kind { title, make: Make::Different(first) }
}

/// What is refused, at whatever length.
pub(crate) const REFUSED: [Kind; 1] = [again("full stops alone", ".")];

/// What is read as a name, at whatever length.
pub(crate) const KINDS: [Kind; 53] = [
    again("Latin letters", "a"),
    again("Hebrew letters", "\u{5D0}"),
    between("Hebrew, a Latin letter last", "", "\u{5D0}", "a"),
    again("many labels", "ab-12.\u{5D0}\u{5D1}\u{5D2}."),
    again("labels of one letter", "a."),
    again("Hebrew labels of one letter", "\u{5D0}."),
    between("A-labels", "", "xn--4db.", "com"),
    between("one A-label, too long to be decoded", "xn--", "a", ""),
    different("ideographs, each another", '\u{4E00}'),
    again("labels that begin with a number", "\u{5D0}.1."),
    between("labels that begin with an Arabic number", "", "\u{661}.", "\u{5D0}"),
    between("both kinds of digits after R", "\u{5D0}", "1\u{661}", ""),
    again("L R by turns", "a\u{5D0}"),
    again("L R EN by turns", "a\u{5D0}1"),
    again("R EN by turns", "\u{5D0}1"),
    again("R AL AN EN by turns", "\u{5D0}\u{627}\u{661}1"),
    again("L R by turns in labels of one each", "a.\u{5D0}."),
    again("opening brackets", "("),
    nested("nested brackets", "(", "a", ")"),
    again(
        "brackets nested 30 deep in a row",
        "((((((((((((((((((((((((((((((a\u{5D0}))))))))))))))))))))))))))))))",
    ),
    again("empty brackets in a row", "()"),
    again("brackets round L and R in a row", "(a\u{5D0})"),
    again("brackets round R in a row", "(\u{5D0})"),
    between("brackets round L in a row after R", "\u{5D0}", "(a)", ""),
    again("brackets opened again and again", "(a(\u{5D0}"),
    again("brackets and marks", "(\u{308}\u{5D0})\u{308}"),
    nested("nested isolates", "\u{2067}", "a", "\u{2069}"),
    again("isolates in a row", "\u{2067}a\u{2069}"),
    again("domains in isolates in a row", "\u{2067}a.com\u{2069}"),
    after("L R by turns at level 121", ("\u{2066}\u{2067}", 60), "a\u{5D0}"),
    again("isolates round brackets in a row", "\u{5D0}\u{2066}(\u{2069}(a)"),
    again("first strong isolates in a row", "\u{2068}\u{5D0}\u{2069}"),
    nested("nested first strong isolates", "\u{2068}", "\u{5D0}", "\u{2069}"),
    again("isolates never closed", "\u{2067}a"),
    again("first strong isolates never closed", "\u{2068}1"),
    nested("nested embeddings", "\u{202B}", "a", "\u{202C}"),
    again("embeddings in a row", "\u{202B}a\u{202C}"),
    again("embeddings never closed", "\u{202B}a\u{202A}\u{5D0}"),
    nested("nested overrides", "\u{202E}a\u{202D}", "b", "\u{202C}\u{202C}"),
    again("overrides in a row", "\u{202E}ab\u{202C}"),
    again("PDI and PDF that close nothing", "a\u{2069}\u{5D0}\u{202C}"),
    between("PDFs inside an isolate", "\u{2066}", "\u{202C}a", "\u{2069}"),
    again("EN ES EN", "1-"),
    between("EN CS EN after AL", "\u{627}", "1.2,3:", "\u{627}"),
    between("terminators", "\u{5D0}", "%", "1"),
    between("marks", "\u{5D0}", "\u{308}", "a"),
    again("letters with points", "\u{5D0}\u{5B8}\u{5BC}"),
    again("jamo", "\u{1112}\u{1161}\u{11AB}"),
    again("emoji and joiners", "\u{1F468}\u{200D}\u{1F469}\u{200D}"),
    again("hyphens", "-"),
    again("Arabic with tatweel", "\u{628}\u{640}"),
    again("Arabic and non-joiners", "\u{628}\u{200C}"),
    between("non-joiners", "\u{628}", "\u{200C}", "\u{628}"),
];
