//! Collisions, which are names with the same display: for a name and a display, all other orders of the same
//! characters that are shown in the same way; and for displayed text, all names that are shown as that text.
//!
//! Atkin et al. (2001) criticise the UBA because such collisions exist, and state that their own display has
//! none. The list tells a registry which other names to register to the same holder, or to block.
//!
//! Two displays are the same if the same is drawn. A bracket in a right-to-left run is drawn turned round (UAX #9 rule L4), so
//! that their characters need not be the same string. Where a displayed text is given, its characters are those of the names,
//! not turned round.
//!
//! The search inverts the rules of the display: it starts from the displayed characters and the levels that
//! each can have (`graph`, `acceptor`). Permutations are tried only where no inverse is known (`inverse`): in
//! paragraphs with explicit controls or tabs, in a context, and for displays without rule L3.
//!
//! ```
//! use bidiscope_bidi::name::{Input, Notation, is_label_separator};
//! use bidiscope_bidi::order::Strategy;
//! use bidiscope_idna::collisions::CollisionSearch;
//!
//! let name = Input::read("AB12", Notation::Atkin2001Table1)?;
//! let found = CollisionSearch::default().collisions(&name, Strategy::UbaLtr);
//! assert!(found.are_all_names_found);
//! let expected = ["12AB", "1AB2"].map(|it| Input::read(it, Notation::Atkin2001Table1));
//! assert!(expected.into_iter().all(|it| it.is_ok_and(|it| found.found_inputs.contains(&it))));
//! assert_eq!(found.found_inputs.len(), 2); // 12BA
//! # Ok::<(), bidiscope_bidi::name::ReadError>(())
//! ```

mod collector;
mod found_names;
mod graph;
mod inverse;
mod mirroring;
mod options;
mod paragraph;
mod parts;
mod permutations;
mod search;
mod uba_level_acceptor;
mod uba_level_state;
mod units;

pub use found_names::FoundNames;
pub use options::CollisionSearch;
pub use permutations::each_permutation;
pub use uba_level_acceptor::UbaLevelSequenceAcceptor;
pub use uba_level_state::UbaLevelState;
