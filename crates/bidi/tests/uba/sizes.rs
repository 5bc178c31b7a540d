//! How long a trace is, written out.

use bidiscope_bidi::name::{Character, characters_of};
use bidiscope_bidi::order::Strategy;
use bidiscope_bidi::trace::{MAX_FULL_TRACE_CHARACTERS, Trace};
use serde::Serialize;

/// What is repeated: letters, digits, labels, brackets, isolates, embeddings, marks.
const TEXTS: [&str; 9] = [
    "\u{5D0}",
    "1",
    "a\u{5D0}",
    "\u{5D0}.",
    "\u{5D0}12-",
    "\u{5D0}(a)",
    "\u{2067}a\u{2069}",
    "\u{202B}a",
    "\u{5D0}\u{5B8}",
];

fn repeated(text: &str, count: usize) -> Vec<Character> {
    let characters = characters_of(text);
    characters.iter().copied().cycle().take(count).collect()
}

fn bytes(steps: impl IntoIterator<Item = impl Serialize>) -> usize {
    steps.into_iter().map(|step| serde_json::to_string(&step).expect("plain data").len() + 1).sum()
}

/// A number beyond 1,000 has a digit more, so that the exponent is a little above 1.
#[test]
fn brief_traces_grow_as_their_names() {
    for strategy in Strategy::BUILT_IN {
        for text in TEXTS {
            let size = |count| bytes(Trace::of_display(strategy, &repeated(text, count)).brief_steps());
            let exponent = (size(4_000) as f64 / size(2_000) as f64).log2();
            assert!((0.9..1.1).contains(&exponent), "{strategy}, {text:?}: {exponent}");
        }
    }
}

/// The whole ones too, but for that of the one-to-one display; at its bound it has a few megabytes.
#[test]
fn whole_traces_grow_as_their_names_or_are_bounded() {
    for strategy in Strategy::BUILT_IN {
        for text in TEXTS {
            let trace = |count| Trace::of_display(strategy, &repeated(text, count));
            if strategy == Strategy::OneToOne {
                assert!(
                    !trace(MAX_FULL_TRACE_CHARACTERS).is_too_long_in_full()
                        && trace(MAX_FULL_TRACE_CHARACTERS + 1).is_too_long_in_full()
                );
                assert!(bytes(&trace(MAX_FULL_TRACE_CHARACTERS).steps) < 4_000_000, "{text:?}");
            } else {
                assert!(!trace(10_000).is_too_long_in_full());
                let size = |count| bytes(&trace(count).steps);
                let exponent = (size(4_000) as f64 / size(2_000) as f64).log2();
                assert!((0.9..1.1).contains(&exponent), "{strategy}, {text:?}: {exponent}");
            }
        }
    }
}
