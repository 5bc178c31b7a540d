//! The inverse of a display: the names that have a given display.

use bidiscope_bidi::name::{Character, Input, Notation, ReadError, ReadErrorKind, text_of};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_idna::collisions::CollisionSearch;
use bidiscope_idna::verdict::{RuleVerdict, rfc5893};

/// The names that one strategy displays in a given way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NamesWithDisplay {
    /// The strategy with its options.
    pub display_config: DisplayConfig,
    /// The names, each once; at most 50.
    pub names: Vec<NameWithDisplay>,
    /// Whether `names` has all names with this display: the search reached neither its limit of steps nor that of names.
    pub is_complete: bool,
    /// A lower bound of the number of names: larger than the length of `names` where the search counted more than it
    /// lists.
    pub min_name_count: u64,
}

/// A name that has the given display.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NameWithDisplay {
    /// The name.
    pub name: Input,
    /// The name in the notation in which the display was given.
    pub name_in_notation: String,
    /// Whether it satisfies the Bidi rule (RFC 5893).
    pub bidi_rule_verdict: RuleVerdict,
}

/// The displays for which [`names_with_display`] is asked by default: one-to-one, and the UBA in paragraphs of both
/// directions.
pub const DEFAULT_DISPLAYS: [DisplayConfig; 3] = [
    DisplayConfig::with_default_options(Strategy::OneToOne),
    DisplayConfig::with_default_options(Strategy::UbaLtr),
    DisplayConfig::with_default_options(Strategy::UbaRtl),
];
/// The most names that are listed for a strategy.
const MAX_LISTED_NAMES: usize = 50;

/// The names that each of these strategies displays like this text, which is given from left to right in a notation: a
/// result for each strategy, in their order. For each strategy at most `max_search_steps` steps are searched, as
/// [`CollisionSearch::max_steps`] counts them.
///
/// In the one-to-one display of Atkin et al. (2001) exactly one name has it, because the order is its own inverse
/// (section III), unless the one there would be cannot be read: two separators side by side, or an
/// A-label, which stands for other characters.
///
/// # Errors
/// Where the display is empty or holds what the notation does not read; the position is in characters
/// of `visual_text`.
pub fn names_with_display(
    visual_text: &str,
    notation: Notation,
    display_configs: &[DisplayConfig],
    max_search_steps: u64,
) -> Result<Vec<NamesWithDisplay>, ReadError> {
    let characters: Vec<Character> =
        notation.read(visual_text)?.iter().map(|it| Character::new(it.scalar)).collect();
    if characters.is_empty() {
        return Err(ReadError { error_kind: ReadErrorKind::Empty, source_character_index: 0 });
    }
    let search = CollisionSearch { notation, max_names: MAX_LISTED_NAMES, max_steps: max_search_steps };
    let of_display = |by: &DisplayConfig| {
        let found = search.names_displayed_as(&characters, by);
        let names = found.found_inputs.into_iter().filter_map(|name| source(name, notation)).collect();
        NamesWithDisplay {
            display_config: by.clone(),
            names,
            is_complete: found.are_all_names_found,
            min_name_count: found.name_count_lower_bound,
        }
    };
    Ok(display_configs.iter().map(of_display).collect())
}

fn source(name: Input, notation: Notation) -> Option<NameWithDisplay> {
    let written = notation.write_scalars(text_of(name.characters()).chars()).ok()?;
    let verdict = rfc5893::bidi_rule_verdict(&name);
    Some(NameWithDisplay { name, name_in_notation: written, bidi_rule_verdict: verdict })
}

#[cfg(test)]
mod tests {
    use super::{DEFAULT_DISPLAYS, NamesWithDisplay, names_with_display};
    use bidiscope_bidi::name::{Notation, ReadErrorKind};
    use bidiscope_bidi::order::Strategy;
    use bidiscope_idna::verdict::RuleVerdict;

    fn sources(display: &str, notation: Notation) -> Vec<NamesWithDisplay> {
        names_with_display(display, notation, &DEFAULT_DISPLAYS, 100_000).expect("readable")
    }

    /// Rows of the paper's Tables 3 and 4, read backwards: the display, and the name.
    #[test]
    fn the_paper_s_rows_come_back() {
        for (display, name, verdict) in [
            ("BA12", "AB12", RuleVerdict::Satisfied),
            ("DC-34-12-BA", "AB-12-34-CD", RuleVerdict::Satisfied),
            ("abcFED", "abcDEF", RuleVerdict::Violated),
            ("ibm.com", "ibm.com", RuleVerdict::NotApplicable),
        ] {
            let found = sources(display, Notation::Atkin2001Table1);
            assert_eq!(found[0].display_config, Strategy::OneToOne.into());
            assert!(found[0].is_complete && found[0].names.len() == 1, "{display}");
            let source = &found[0].names[0];
            assert_eq!(
                (source.name_in_notation.as_str(), source.bidi_rule_verdict),
                (name, verdict),
                "{display}"
            );
        }
    }

    /// Section 5 of the paper: what the UBA shows as `12BA`.
    #[test]
    fn the_uba_has_several() {
        let found = sources("12BA", Notation::Atkin2001Table1);
        let names = |strategy: Strategy| {
            let of = found.iter().find(|it| it.display_config == strategy.into()).expect("looked for");
            let mut names: Vec<&str> = of.names.iter().map(|it| it.name_in_notation.as_str()).collect();
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
            names_with_display(display, Notation::Atkin2001Table1, &DEFAULT_DISPLAYS, 1_000)
                .expect_err("unreadable")
        };
        assert_eq!(error("").error_kind, ReadErrorKind::Empty);
        assert_eq!(error("a_").source_character_index, 1);
    }

    #[test]
    fn a_display_that_no_name_has_has_no_source() {
        for display in ["xn--4dbrk0ce.com", "a..b"] {
            assert!(sources(display, Notation::Unicode)[0].names.is_empty(), "{display}");
        }
    }
}
