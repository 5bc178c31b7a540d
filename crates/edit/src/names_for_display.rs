//! The inverse of a display: the names that have a given display.

use bidiscope_bidi::name::{Character, Input, Notation, ReadError, ReadErrorKind, text_of};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_idna::collisions::CollisionSearch;
use bidiscope_idna::verdict::{Verdict, rfc5893};

/// The names that one strategy displays in a given way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NamesForDisplay {
    /// The strategy with its options.
    pub config: DisplayConfig,
    /// The names, each once; at most 50.
    pub names: Vec<NameForDisplay>,
    /// Whether `names` has all names with this display: the search reached neither its limit of steps nor that of names.
    pub is_complete: bool,
    /// A lower bound of the number of names: larger than the length of `names` where the search counted more than it
    /// lists.
    pub min_name_count: u64,
}

/// A name that has the given display.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NameForDisplay {
    /// The name.
    pub name: Input,
    /// The name in the notation in which the display was given.
    pub typed_form: String,
    /// Whether it satisfies the Bidi rule (RFC 5893).
    pub verdict: Verdict,
}

/// The displays for which [`names_for_display`] is asked by default: one-to-one, and the UBA in paragraphs of both
/// directions.
pub const DEFAULT_DISPLAYS: [DisplayConfig; 3] = [
    DisplayConfig::with_default_options(Strategy::OneToOne),
    DisplayConfig::with_default_options(Strategy::UbaLtr),
    DisplayConfig::with_default_options(Strategy::UbaRtl),
];
/// The most names that are listed for a strategy.
const MAX_LISTED_NAMES: usize = 50;

/// The names that each of these strategies displays like this text, which is given from left to right in a notation: a
/// result for each strategy, in their order. For each strategy at most `max_steps` steps are searched, as [`CollisionSearch::max_steps`] counts them.
///
/// In the one-to-one display of Atkin et al. (2001) exactly one name has it, because the order is its own inverse
/// (section III), unless the one there would be cannot be read: two separators side by side, or an
/// A-label, which stands for other characters.
///
/// # Errors
/// Where the display is empty or holds what the notation does not read; the position is in characters
/// of `display`.
pub fn names_for_display(
    display: &str,
    notation: Notation,
    configs: &[DisplayConfig],
    max_steps: u64,
) -> Result<Vec<NamesForDisplay>, ReadError> {
    let characters: Vec<Character> =
        notation.read(display)?.iter().map(|it| Character::new(it.scalar)).collect();
    if characters.is_empty() {
        return Err(ReadError { kind: ReadErrorKind::Empty, position: 0 });
    }
    let search = CollisionSearch { notation, max_names: MAX_LISTED_NAMES, max_steps };
    let of_display = |by: &DisplayConfig| {
        let found = search.names_with_display(&characters, by);
        let names = found.names.into_iter().filter_map(|name| source(name, notation)).collect();
        NamesForDisplay {
            config: by.clone(),
            names,
            is_complete: found.is_complete,
            min_name_count: found.min_name_count,
        }
    };
    Ok(configs.iter().map(of_display).collect())
}

fn source(name: Input, notation: Notation) -> Option<NameForDisplay> {
    let written = notation.write(text_of(name.characters()).chars()).ok()?;
    let verdict = rfc5893::bidi_rule_verdict(&name);
    Some(NameForDisplay { name, typed_form: written, verdict })
}

#[cfg(test)]
mod tests {
    use super::{DEFAULT_DISPLAYS, NamesForDisplay, names_for_display};
    use bidiscope_bidi::name::{Notation, ReadErrorKind};
    use bidiscope_bidi::order::Strategy;
    use bidiscope_idna::verdict::Verdict;

    fn sources(display: &str, notation: Notation) -> Vec<NamesForDisplay> {
        names_for_display(display, notation, &DEFAULT_DISPLAYS, 100_000).expect("readable")
    }

    /// Rows of the paper's Tables 3 and 4, read backwards: the display, and the name.
    #[test]
    fn the_paper_s_rows_come_back() {
        for (display, name, verdict) in [
            ("BA12", "AB12", Verdict::Satisfied),
            ("DC-34-12-BA", "AB-12-34-CD", Verdict::Satisfied),
            ("abcFED", "abcDEF", Verdict::Violated),
            ("ibm.com", "ibm.com", Verdict::NotApplicable),
        ] {
            let found = sources(display, Notation::Table1);
            assert_eq!(found[0].config, Strategy::OneToOne.into());
            assert!(found[0].is_complete && found[0].names.len() == 1, "{display}");
            let source = &found[0].names[0];
            assert_eq!((source.typed_form.as_str(), source.verdict), (name, verdict), "{display}");
        }
    }

    /// Section 5 of the paper: what the UBA shows as `12BA`.
    #[test]
    fn the_uba_has_several() {
        let found = sources("12BA", Notation::Table1);
        let names = |strategy: Strategy| {
            let of = found.iter().find(|it| it.config == strategy.into()).expect("looked for");
            let mut names: Vec<&str> = of.names.iter().map(|it| it.typed_form.as_str()).collect();
            names.sort_unstable();
            names
        };
        assert_eq!(names(Strategy::OneToOne), ["12AB"]);
        assert_eq!(names(Strategy::UbaLtr), ["12AB", "1AB2", "AB12"]);
        assert!(names(Strategy::UbaRtl).contains(&"AB12"));
    }

    #[test]
    fn what_cannot_be_read_says_where() {
        let error = |display: &str| {
            names_for_display(display, Notation::Table1, &DEFAULT_DISPLAYS, 1_000).expect_err("unreadable")
        };
        assert_eq!(error("").kind, ReadErrorKind::Empty);
        assert_eq!(error("a_").position, 1);
    }

    #[test]
    fn a_display_that_no_name_has_has_no_source() {
        for display in ["xn--4dbrk0ce.com", "a..b"] {
            assert!(sources(display, Notation::Unicode)[0].names.is_empty(), "{display}");
        }
    }
}
