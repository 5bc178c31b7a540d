//! From what is to be seen to the names that are seen so.

use crate::name::{Name, Notation, ReadError, ReadErrorKind, text_of};
use crate::order::Strategy;
use crate::verdict::{Verdict, rfc5893};

/// A name that is shown as the user wants it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    /// By which strategy.
    pub strategy: Strategy,
    /// The name.
    pub name: Name,
    /// The name as it is written in the notation of the display.
    pub written: String,
    /// What RFC 5893 says of it.
    pub verdict: Verdict,
}

/// The names that are shown as this display, which is given from left to right in a notation.
///
/// By the paper's one-to-one order there is exactly one, because the order is its own inverse
/// (section III), unless the one there would be holds an A-label, which stands for other characters.
/// The sources by the UBA belong into the same list.
///
/// # Errors
/// Where the display holds what the notation does not read, or no name is shown so because a label
/// would be empty; the position is that in `display`, in characters.
pub fn sources_of_display(display: &str, notation: Notation) -> Result<Vec<Source>, ReadError> {
    let written = notation.read(display)?;
    let characters = crate::name::characters_of(&written.iter().map(|it| it.scalar).collect::<String>());
    if characters.is_empty() {
        return Err(ReadError { kind: ReadErrorKind::Empty, position: 0 });
    }
    let order = Strategy::OneToOne.order(&characters);
    let logical = order.display(&characters);
    let name = Name::read(&logical, Notation::Unicode).map_err(|error| {
        let place = order.logical_from_visual().get(error.position).and_then(|it| written.get(it.0));
        ReadError { position: place.map_or(display.chars().count(), |it| it.position), kind: error.kind }
    })?;
    let is_shown_so = text_of(name.characters()) == logical;
    let back = notation.write(name.characters().iter().map(|it| it.scalar));
    let source = back.ok().filter(|_| is_shown_so).map(|written| {
        let verdict = rfc5893::judge(&name).verdict;
        Source { strategy: Strategy::OneToOne, name, written, verdict }
    });
    Ok(source.into_iter().collect())
}

#[cfg(test)]
mod tests {
    use super::sources_of_display;
    use crate::name::{Notation, ReadErrorKind};
    use crate::order::Strategy;
    use crate::verdict::Verdict;

    /// Rows of the paper's Tables 3 and 4, read backwards: the display, and the name.
    #[test]
    fn the_paper_s_rows_come_back() {
        for (display, name, verdict) in [
            ("BA12", "AB12", Verdict::Satisfied),
            ("DC-34-12-BA", "AB-12-34-CD", Verdict::Satisfied),
            ("abcFED", "abcDEF", Verdict::Violated),
            ("ibm.com", "ibm.com", Verdict::NotApplicable),
        ] {
            let sources = sources_of_display(display, Notation::Paper).expect("readable");
            assert_eq!(sources.len(), 1, "{display}");
            assert_eq!(sources[0].written, name, "{display}");
            assert_eq!((sources[0].strategy, sources[0].verdict), (Strategy::OneToOne, verdict), "{display}");
            let characters = sources[0].name.characters();
            let shown = Strategy::OneToOne.order(characters).display(characters);
            let shown = Notation::Paper.write(shown.chars()).expect("of the paper's alphabet");
            assert_eq!(shown, display);
        }
    }

    #[test]
    fn what_cannot_be_read_says_where() {
        let error = sources_of_display("a..B", Notation::Paper).expect_err("an empty label");
        assert_eq!((error.kind, error.position), (ReadErrorKind::EmptyLabel, 2));
        assert_eq!(
            sources_of_display("", Notation::Unicode).expect_err("nothing").kind,
            ReadErrorKind::Empty
        );
        assert_eq!(sources_of_display("a_", Notation::Paper).expect_err("outside").position, 1);
    }

    #[test]
    fn a_display_that_holds_an_a_label_has_no_source() {
        assert_eq!(sources_of_display("xn--4dbrk0ce.com", Notation::Unicode), Ok(vec![]));
    }
}
