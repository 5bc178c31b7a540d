//! Mending: edits that satisfy the rule, and no fewer would do.

use bidiscope::name::{Character, MAX_CHARACTERS, Name, Notation, characters_of, text_of};
use bidiscope::verdict::Verdict;
use bidiscope::verdict::mend::{Edit, Mending, mendings};
use bidiscope::verdict::rfc5893::{judge, judge_label};

fn mend(name: &Name) -> Vec<Mending> {
    mendings(name, &judge(name))
}

fn check(capitals: &str, expected: &[&str]) {
    let name = Name::read(capitals, Notation::Capitals).expect("readable");
    let names: Vec<String> = mend(&name)
        .iter()
        .map(|mending| Notation::Capitals.write(mending.name.chars()).expect("capitals"))
        .collect();
    assert_eq!(names, expected, "{capitals}");
}

#[test]
fn the_smallest_edits() {
    check("A.com", &[]);
    check("1.2-x", &[]);
    // A letter before the digit; a letter of the label's own, where it has one.
    check("1.A", &["a1.A"]);
    check("1b.A", &["b1b.A", "b1.A", "b.A"]);
    check("AB-.com", &["A-B.com", "AB.com"]);
    check("-AB", &["A-B", "AB"]);
    check("aB", &["B", "a"]);
    check("-.A", &[]);
    // Two labels: both are mended, the first way first.
    check("1.A-", &["a1.A"]);
}

#[test]
fn digits_take_the_other_kind() {
    let name = Name::read("\u{5D0}1\u{661}\u{662}", Notation::Unicode).expect("readable");
    let mended = mend(&name);
    assert_eq!(mended[0].name, "\u{5D0}\u{661}\u{661}\u{662}");
    assert_eq!(mended[0].edits, [Edit::Replace { character: 1, with: '\u{661}' }]);
    assert_eq!(
        mended[0].sentence,
        "replace \u{2018}1\u{2019} (character 1) by U+0661 ARABIC-INDIC DIGIT ONE."
    );
    assert_eq!(mended[1].edits, [Edit::Drop { character: 1 }]);
}

/// Every label of up to four characters over seven that stand for what matters to the edits, in a name
/// whose other label makes it a Bidi domain name.
fn names() -> Vec<Name> {
    const LETTERS: [char; 7] = ['a', '\u{5D0}', '1', '\u{661}', '-', '\u{5B8}', ' '];
    let mut labels = vec![String::new()];
    let mut all = Vec::new();
    for _ in 0..4 {
        labels = labels.iter().flat_map(|label| LETTERS.map(|letter| format!("{label}{letter}"))).collect();
        all.extend(labels.iter().cloned());
    }
    let read = |label: &String| Name::read(&format!("{label}.\u{5D0}"), Notation::Unicode);
    all.iter().map(|label| read(label).expect("readable")).collect()
}

/// The edits of a mending, done by what they say. Labels are edited from the end, and what is moved or
/// inserted stands before a character of the name as it was.
fn done(name: &Name, edits: &[Edit]) -> String {
    let mut pieces: Vec<(String, Option<char>)> =
        name.characters().iter().map(|it| (String::new(), Some(it.scalar))).collect();
    pieces.push((String::new(), None));
    for edit in edits {
        match *edit {
            Edit::Drop { character } => pieces[character].1 = None,
            Edit::Replace { character, with } => pieces[character].1 = Some(with),
            Edit::Insert { before, with } => pieces[before].0.push(with),
            Edit::Move { character, before } => {
                let moved = pieces[character].1.take();
                pieces[before].0.extend(moved);
            }
        }
    }
    pieces.into_iter().flat_map(|(inserted, kept)| inserted.chars().chain(kept).collect::<Vec<_>>()).collect()
}

#[test]
fn every_mending_satisfies_the_rule_and_is_what_its_edits_say() {
    let mut mended = 0;
    for name in names() {
        for mending in mend(&name) {
            let after = Name::read(&mending.name, Notation::Unicode).expect("readable");
            assert_eq!(judge(&after).verdict, Verdict::Satisfied, "{:?}", mending.name);
            assert_eq!(done(&name, &mending.edits), mending.name, "{mending:?}");
            mended += 1;
        }
    }
    assert!(mended > 2_000, "{mended}");
}

/// What is offered can be typed: it is read as the name that the edits make, not decoded as another one,
/// and not refused.
#[test]
fn every_mending_is_read_as_itself() {
    let longest = format!("{}.{}.\u{5D0}", "1", "a".repeat(MAX_CHARACTERS - 4));
    let mut offered = 0;
    for text in ["1xn--4db.\u{5D0}", "1xn--a.\u{5D0}", "XN1--4db.\u{5D0}", &longest] {
        let name = Name::from_scalars(text.chars()).expect("a name");
        for mending in mend(&name) {
            let after = Name::read(&mending.name, Notation::Unicode).expect("readable");
            assert_eq!(after.text(), mending.name);
            assert_eq!(done(&name, &mending.edits), mending.name);
            offered += 1;
        }
    }
    assert!(offered > 3, "{offered}");
    let name = Name::read("1xn--4db.\u{5D0}", Notation::Unicode).expect("readable");
    let names: Vec<String> = mend(&name).into_iter().map(|it| it.name).collect();
    assert_eq!(names, ["x1xn--4db.\u{5D0}", "x1n--4db.\u{5D0}"]);
}

/// Whether one edit of the four kinds is enough, by trying every one.
fn one_edit_is_enough(label: &[Character]) -> bool {
    let satisfied = |label: &[Character]| judge_label(label).verdict == Verdict::Satisfied;
    let other_digit = |scalar: char| match scalar {
        '1' => Some('\u{661}'),
        '\u{661}' => Some('1'),
        ' ' => Some('-'),
        _ => None,
    };
    (0..label.len()).any(|at| {
        let mut without = label.to_vec();
        let taken = without.remove(at);
        let moved = (0..=without.len()).any(|to| {
            let mut moved = without.clone();
            moved.insert(to, taken);
            satisfied(&moved)
        });
        let replaced = other_digit(taken.scalar).is_some_and(|with| {
            let mut replaced = label.to_vec();
            replaced[at] = Character::new(with);
            satisfied(&replaced)
        });
        satisfied(&without) || moved || replaced
    }) || (label[0].class.is_digit()
        && ['a', '\u{5D0}'].iter().any(|&letter| satisfied(&[&[Character::new(letter)], label].concat())))
}

#[test]
fn no_smaller_mending_is_missed() {
    let (mut one, mut more) = (0, 0);
    for name in names() {
        let label = name.label_characters(&name.labels()[0]);
        if judge_label(label).verdict == Verdict::Satisfied {
            continue;
        }
        let fewest = mend(&name).iter().map(|mending| mending.edits.len()).min();
        if one_edit_is_enough(label) {
            assert_eq!(fewest, Some(1), "{:?}", text_of(label));
            one += 1;
        } else {
            assert_ne!(fewest, Some(1), "{:?}", text_of(label));
            more += 1;
        }
    }
    assert!(one > 500 && more > 500, "{one} {more}");
}

#[test]
fn long_labels_are_mended_within_the_bound() {
    for text in ["1".repeat(60), format!("\u{5D0}{}", "a".repeat(60)), "-".repeat(9_000)] {
        let name = Name::read(&format!("{text}.\u{5D0}"), Notation::Unicode).expect("readable");
        for mending in mend(&name) {
            assert!(characters_of(&mending.name).len() > 2, "{mending:?}");
        }
    }
}
