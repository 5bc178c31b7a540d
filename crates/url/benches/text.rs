//! How fast identifiers are found in running text, and that no text makes it quadratic.
//!
//! `cargo bench -p bidiscope-url --bench text`
//!
//! Processor time of one thread for 10 MB of each kind of text, the same for twice as much, and their
//! ratio, which is 2 where the time is proportional to the length. The same for writing the text out with
//! marks. Beside it the time that it takes only to look up the bidi class of every character of the same
//! text, in the same run.

#[path = "../../../benches/common/mod.rs"]
mod common;

use std::hint::black_box;
use std::time::Duration;

use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::fields::RecognisedDavisExtensions;
use bidiscope_bidi::uba::ParagraphDirection;
use bidiscope_url::text::{
    IdentifierControlScheme, LinkRules, ResourceIdentifierGrammar, find_resource_identifiers,
    insert_controls_into_identifiers,
};

use common::fastest;

/// How many times each measurement is taken.
const ROUNDS: usize = 3;
const SIZE: usize = 10_000_000;
/// Larger rather than smaller for the ratio: below some size an allocator has its pages at hand, and the
/// ratio would be that of page faults.
const TWICE: usize = 2 * SIZE;

/// What is repeated, and what stands once before and after it.
const TEXTS: [(&str, &str, &str, &str); 34] = [
    ("prose", "", "Read http://example.com/a/b?c=d#e, or write to user@example.org (today). ", ""),
    (
        "Hebrew and Arabic prose",
        "",
        "\u{5E8}\u{5D0}\u{5D5} http://\u{5D0}\u{5D1}.com/\u{5D2} \u{645}\u{648}\u{642}\u{639}.\u{645}\u{635}\u{631}\u{60C} ",
        "",
    ),
    ("no identifier", "", "The quick brown fox jumps over the lazy dog. ", ""),
    ("domains alone", "", "a.com ", ""),
    ("Hebrew domains in no list", "", "\u{5D0}.\u{5D1} ", ""),
    ("mapped domains in no list", "", "\u{FF41}.\u{FF42} ", ""),
    ("full stops", "", ".", ""),
    ("labels and full stops", "", "a.", ""),
    ("one domain of many labels", "", "a.", "com"),
    ("letters", "", "a", ""),
    ("slashes", "", "/", ""),
    ("a path of slashes", "a.com", "/", ""),
    ("scheme after scheme", "", "a://", ""),
    ("schemes and hosts", "", "a://a:", ""),
    ("a scheme and no slashes", "", "a.com+", ""),
    ("a scheme and one slash", "", "a:/", ""),
    ("paths cut off", "", "a.com/!!!!!!!!!!!!!!<", ""),
    ("final characters taken off", "", "a.com/\u{B7}.\u{B7}.<", ""),
    ("a host of final characters", "", "a://\u{B7}.\u{B7}/", ""),
    ("userinfo without a host", "", "a://a:a@", ""),
    ("at signs", "a://a", "@a:", ""),
    ("brackets", "", "a://[", ""),
    ("domains and at signs", "", "a.com@", ""),
    ("local parts", "", "a!/a.b@a", ""),
    ("brackets in a path", "a.com/", "(", ""),
    ("ports", "", "a.com:1", ""),
    ("embeddings", "", "a.com/\u{202A}\u{2066}\u{202C}\u{202C}", ""),
    ("percent signs", "a.com/", "%", ""),
    ("percent escapes", "a.com/", "%41a", ""),
    ("one address", "http://a.com/", "a", ""),
    ("empty paragraphs", "", "\n", ""),
    ("spaces", "word", " ", ""),
    ("isolates", "", "\u{2066}", ""),
    ("marked already", "", "\u{200E}a.com b.com ", ""),
];

fn main() {
    println!(
        "{:<28} {:>9} {:>9} {:>6} {:>9} {:>6} {:>9}",
        "text", "10 MB", "20 MB", "ratio", "marks", "ratio", "classes"
    );
    let mut slowest = Duration::ZERO;
    for (title, before, repeated, after) in TEXTS {
        let text =
            |bytes: usize| format!("{before}{}{after}", repeated.repeat(bytes.div_ceil(repeated.len())));
        let (once, twice) = (text(SIZE), text(TWICE));
        let mut times = [Duration::MAX; 2];
        for grammar in [
            ResourceIdentifierGrammar::default(),
            ResourceIdentifierGrammar {
                recognised_extensions: RecognisedDavisExtensions::ALL_RECOGNISED,
                ..ResourceIdentifierGrammar::default()
            },
            ResourceIdentifierGrammar {
                link_rules: LinkRules::Uts58,
                ..ResourceIdentifierGrammar::default()
            },
        ] {
            let of = |text: &str| fastest(ROUNDS, || find_resource_identifiers(black_box(text), grammar));
            // The slowest of the grammars counts.
            let now = [of(&once), of(&twice)];
            if times[0] == Duration::MAX || now[0] > times[0] {
                times = now;
            }
        }
        let grammar = ResourceIdentifierGrammar::default();
        let marks = |text: &str| {
            fastest(ROUNDS, || {
                insert_controls_into_identifiers(
                    black_box(text),
                    grammar,
                    ParagraphDirection::Auto,
                    IdentifierControlScheme::Durst,
                )
            })
        };
        let marks = [marks(&once), marks(&twice)];
        let ratio = |times: [Duration; 2]| times[1].as_secs_f64() / times[0].as_secs_f64();
        let classes = fastest(ROUNDS, || once.chars().map(|it| BidiClass::of(it) as usize).sum::<usize>());
        println!(
            "{title:<28} {:>6.0} ms {:>6.0} ms {:>6.1} {:>6.0} ms {:>6.1} {:>6.0} ms",
            times[0].as_secs_f64() * 1e3,
            times[1].as_secs_f64() * 1e3,
            ratio(times),
            marks[0].as_secs_f64() * 1e3,
            ratio(marks),
            classes.as_secs_f64() * 1e3,
        );
        slowest = slowest.max(times[0]);
    }
    println!("slowest: {:.0} ms for 10 MB", slowest.as_secs_f64() * 1e3);
}
