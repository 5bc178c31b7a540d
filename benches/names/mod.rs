//! The names that the batch analyzer is measured and tested with: the same ones in every run.
//!
//! Of each twenty, in an order that no predictor knows, eight are ASCII hosts, five Arabic, four Hebrew,
//! two mixed, and one is a hazard of RFC 5893 section 5 or something odder.

mod hazards;
mod random;
mod words;

use random::Random;

/// How many there are.
pub(crate) const COUNT: usize = 200_000;

/// What a name is made of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Group {
    /// A host name of the ASCII letters, digits and hyphens.
    Ascii,
    /// Arabic, Persian and Urdu labels, often under a Latin top-level domain.
    Arabic,
    /// Hebrew labels, often under a Latin top-level domain.
    Hebrew,
    /// Labels of several scripts side by side, and labels that mix them.
    Mixed,
    /// What makes displays go wrong, and verdicts.
    Hazard,
}

/// Of each twenty names, to which group they belong.
const TWENTY: [Group; 20] = {
    use Group::{Arabic, Ascii, Hazard, Hebrew, Mixed};
    [
        Ascii, Ascii, Ascii, Ascii, Ascii, Ascii, Ascii, Ascii, Arabic, Arabic, Arabic, Arabic, Arabic,
        Hebrew, Hebrew, Hebrew, Hebrew, Mixed, Mixed, Hazard,
    ]
};

/// All of them, each with its group. Every one can be read in the notation `unicode`.
pub(crate) fn names() -> Vec<(Group, String)> {
    let mut random = Random::new(5893);
    let mut names = Vec::with_capacity(COUNT);
    while names.len() < COUNT {
        let mut twenty = TWENTY;
        random.shuffle(&mut twenty);
        names.extend(twenty.map(|group| (group, name(group, &mut random))));
    }
    names
}

fn name(group: Group, random: &mut Random) -> String {
    let mut name = match group {
        Group::Ascii => ascii(random),
        Group::Arabic => under_a_top_level(random, words::arabic, &words::ARABIC_TOP_LEVELS),
        Group::Hebrew => under_a_top_level(random, words::hebrew, &words::HEBREW_TOP_LEVELS),
        Group::Mixed => mixed(random),
        Group::Hazard => return hazards::hazard(random),
    };
    if random.one_in(16) {
        name.push('.');
    }
    if group != Group::Ascii && random.one_in(12) {
        return with_a_labels(&name);
    }
    name
}

fn ascii(random: &mut Random) -> String {
    let labels = [1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3][random.below(12)];
    let mut name = labels_of(random, labels, words::ascii);
    if !random.one_in(40) {
        name.push('.');
        name.push_str(random.pick(&words::LATIN_TOP_LEVELS));
    }
    name
}

fn under_a_top_level(random: &mut Random, label: fn(&mut Random) -> String, own: &[&str]) -> String {
    let labels = [1, 1, 1, 1, 2, 2][random.below(6)];
    let mut name = labels_of(random, labels, label);
    let latin = random.one_in(2);
    name.push('.');
    name.push_str(random.pick(if latin { &words::LATIN_TOP_LEVELS } else { own }));
    name
}

fn mixed(random: &mut Random) -> String {
    let labels = 2 + random.below(3);
    let mut name = labels_of(random, labels, |random| match random.below(5) {
        0 => words::arabic(random),
        1 => words::hebrew(random),
        2 => words::ascii(random),
        // Two scripts in one label.
        3 => words::hebrew(random) + &words::ascii(random),
        _ => words::ascii(random) + &words::arabic(random),
    });
    if random.one_in(2) {
        name.push('.');
        name.push_str(random.pick(&words::LATIN_TOP_LEVELS));
    }
    name
}

fn labels_of(random: &mut Random, count: usize, label: fn(&mut Random) -> String) -> String {
    (0..count).map(|_| label(random)).collect::<Vec<_>>().join(".")
}

/// The name with its labels beyond ASCII in the form that the DNS carries.
fn with_a_labels(name: &str) -> String {
    let a_label = |label: &str| match idna::punycode::encode_str(label) {
        Some(encoded) if !label.is_ascii() => format!("xn--{encoded}"),
        _ => label.to_owned(),
    };
    name.split('.').map(a_label).collect::<Vec<_>>().join(".")
}
