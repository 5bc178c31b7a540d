//! The map of what is possible, beside a plain enumeration of its own, and against itself.

use std::collections::BTreeMap;

use bidiscope_bidi::name::{BidiClass, Character};
use bidiscope_bidi::order::{DisplayConfig, DisplayOption, Strategy};
use bidiscope_idna::verdict::rfc5893::satisfies;
use bidiscope_proof::explore::{
    Criterion, CriterionCell, Exploration, ExploredMap, Frontier, equivalent_built_in, strategy_space,
};
use bidiscope_proof::study::{Alphabet, Progress, representative};

fn explored(strategies: Vec<DisplayConfig>, max_length: usize) -> ExploredMap {
    let asked = Exploration { strategies, max_length, ..Exploration::default() };
    let map = asked.run(&Progress::new(), |_| ()).expect("not too long");
    assert!(map.is_complete);
    map
}

fn display(written: &str) -> DisplayConfig {
    DisplayConfig::read(written).expect("a display")
}

/// Ten rows, layouts of all kinds and changed classes among them.
const TEN_ROWS: [&str; 10] = [
    "custom",
    "custom:paragraph=rtl",
    "custom:base=one-to-one",
    "custom:base=logical,separators=idna,fields=alone,order=content",
    "custom:separators=idna,fields=alone,direction=content",
    "custom:separators=idna,fields=alone,direction=content,order=content,digits=letter",
    "custom:separators=idna,around=isolate,direction=first-strong,order=top-level-domain,whole=embedding",
    "custom:separators=idna,around=embedding,direction=content,paragraph=rtl",
    "custom:separators=idna,around=marks,direction=first-strong,hyphen=l",
    "custom:order=environment,separators=idna,fields=alone,paragraph=rtl,around=override,direction=paragraph",
];

/// The sequences of a length over the paper's seven classes.
fn sequences(length: usize) -> Vec<Vec<Character>> {
    let mut found = vec![vec![]];
    for _ in 0..length {
        let longer = |it: Vec<Character>| {
            Alphabet::atkin2001().characters().into_iter().map(move |next| [&it[..], &[next]].concat())
        };
        found = found.into_iter().flat_map(longer).collect();
    }
    found
}

/// For each character its place from the left.
fn places(display: &DisplayConfig, characters: &[Character]) -> Vec<usize> {
    display.order(characters).visual_from_logical().iter().map(|it| it.0).collect()
}

fn classes_shown(places: &[usize], characters: &[Character]) -> Vec<BidiClass> {
    let mut shown: Vec<(usize, BidiClass)> =
        places.iter().zip(characters).map(|(&at, it)| (at, it.class)).collect();
    shown.sort_unstable();
    shown.into_iter().map(|(_, class)| class).collect()
}

/// The places of the characters of each label, empty ones passed over.
fn labels(places: &[usize], characters: &[Character]) -> Vec<Vec<usize>> {
    let mut labels = vec![vec![]];
    for (&at, character) in places.iter().zip(characters) {
        match character.scalar {
            '.' => labels.push(vec![]),
            _ => labels.last_mut().expect("one").push(at),
        }
    }
    labels.retain(|it| !it.is_empty());
    labels
}

fn is_name(characters: &[Character]) -> bool {
    characters.split(|it| it.scalar == '.').all(satisfies)
}

/// Whether one sequence by itself breaks a criterion, in plain words of its definition.
fn breaks(options: Criterion, characters: &[Character], at: &[usize], in_other: Option<&[usize]>) -> bool {
    use BidiClass::{AL, AN, CS, EN, L, R};
    let class = |it: usize| characters[it].class;
    let labels = labels(at, characters);
    let is_letter = |it: usize| matches!(class(it), R | AL);
    let all = 0..characters.len();
    let is_pure = all.clone().any(is_letter) && !all.clone().any(|it| class(it) == L);
    let firsts: Vec<usize> = labels.iter().filter_map(|it| it.iter().min().copied()).collect();
    let lasts: Vec<usize> = labels.iter().filter_map(|it| it.iter().max().copied()).collect();
    let from_left = firsts.windows(2).all(|it| it[0] < it[1]);
    let from_right = lasts.windows(2).all(|it| it[0] > it[1]);
    let label_of = |it: usize| characters[..it].iter().filter(|it| it.scalar == '.').count();
    match options {
        Criterion::LabelsLeftToRight => !from_left,
        Criterion::LabelsInOneDirection => !from_left && !from_right,
        Criterion::LabelsTogether => {
            labels.iter().zip(firsts).zip(lasts).any(|((it, first), last)| last - first >= it.len())
        }
        Criterion::SameInBothParagraphs => in_other.is_some_and(|it| it != at),
        Criterion::RtlNameAgreesWithUbaRtl => {
            is_pure && places(&DisplayConfig::plain(Strategy::UbaRtl), characters) != at
        }
        Criterion::RtlNameReadsRightToLeft => {
            let is_wrong = |(one, two): (usize, usize)| {
                let is_left = at[one] < at[two];
                let apart = class(one) != CS && class(two) != CS && label_of(one) != label_of(two);
                let number = [EN, AN].iter().any(|digit| (one..=two).all(|it| class(it) == *digit));
                is_left && (is_letter(one) || is_letter(two) || apart) || number && !is_left
            };
            is_pure && all.clone().flat_map(|two| (0..two).map(move |one| (one, two))).any(is_wrong)
        }
        Criterion::OneToOne | Criterion::NameUniqueness | Criterion::OneToOneInAnyParagraphs => false,
    }
}

/// From which length on each criterion fails, to a length, and how many names are shown otherwise than by the UBA.
fn enumerated(display: &DisplayConfig, to: usize) -> (BTreeMap<&'static str, usize>, [u64; 4]) {
    let other = display.in_other_paragraph();
    let mut fails = BTreeMap::new();
    let mut counts = [0; 4];
    for length in 1..=to {
        let mut shown: BTreeMap<Vec<BidiClass>, usize> = BTreeMap::new();
        let mut names: BTreeMap<Vec<BidiClass>, usize> = BTreeMap::new();
        let mut across: BTreeMap<Vec<BidiClass>, Vec<usize>> = BTreeMap::new();
        for (number, characters) in sequences(length).into_iter().enumerate() {
            let at = places(display, &characters);
            let in_other = other.as_ref().map(|it| places(it, &characters));
            for options in Criterion::ALL {
                if breaks(options, &characters, &at, in_other.as_deref()) {
                    fails.entry(options.id()).or_insert(length);
                }
            }
            let here = classes_shown(&at, &characters);
            *shown.entry(here.clone()).or_default() += 1;
            for it in
                [Some(here.clone()), in_other.map(|it| classes_shown(&it, &characters))].into_iter().flatten()
            {
                across.entry(it).or_default().push(number);
            }
            if is_name(&characters) {
                *names.entry(here).or_default() += 1;
                let today = [Strategy::UbaLtr, Strategy::UbaRtl]
                    .map(|it| places(&DisplayConfig::plain(it), &characters) != at);
                counts[0] += 1;
                counts[1] += u64::from(today[0]);
                counts[2] += u64::from(today[1]);
                counts[3] += u64::from(today[0] && today[1]);
            }
        }
        let is_shared = |it: &Vec<usize>| it.iter().any(|one| *one != it[0]);
        for (options, is_broken) in [
            (Criterion::OneToOne, shown.values().any(|it| *it > 1)),
            (Criterion::NameUniqueness, names.values().any(|it| *it > 1)),
            (Criterion::OneToOneInAnyParagraphs, across.values().any(is_shared)),
        ] {
            if is_broken {
                fails.entry(options.id()).or_insert(length);
            }
        }
    }
    (fails, counts)
}

#[test]
fn ten_rows_are_what_plain_enumeration_finds() {
    const TO: usize = 4;
    let map = explored(TEN_ROWS.map(display).to_vec(), TO);
    for row in &map.rows {
        let (fails, [names, ltr, rtl, both]) = enumerated(&row.display, TO);
        for options in Criterion::ALL {
            match (row.cell(options), fails.get(options.id())) {
                (CriterionCell::Fails { from, smallest }, Some(expected)) => {
                    assert_eq!(from, expected, "{options:?} {}", row.display);
                    assert!(smallest.iter().all(|it| it.len() == *from));
                }
                (CriterionCell::Fails { from, .. }, None) => {
                    assert!(*from > TO, "{options:?} {}", row.display)
                }
                (cell, expected) => assert_eq!(expected, None, "{options:?} {} {cell:?}", row.display),
            }
        }
        let changes = row.changes;
        assert_eq!((changes.names, changes.from_uba, changes.from_both), (names, [ltr, rtl], both));
    }
}

/// What is decided of all lengths after two characters were tried is not contradicted by trying four.
#[test]
fn what_is_proved_is_never_broken() {
    let some: Vec<DisplayConfig> = strategy_space().into_iter().step_by(23).collect();
    let (before, after) = (explored(some.clone(), 2), explored(some, 4));
    let mut proved = 0;
    for (before, after) in before.rows.iter().zip(&after.rows) {
        for options in Criterion::ALL {
            let is = |cell: &CriterionCell| format!("{options:?} {}: {cell:?}", before.display);
            match (before.cell(options), after.cell(options)) {
                (CriterionCell::Proved, after) => {
                    assert_eq!(*after, CriterionCell::Proved, "{}", is(after));
                    proved += 1;
                }
                (CriterionCell::Fails { from, .. }, after) => match after {
                    CriterionCell::Fails { from: again, .. } => assert_eq!(from, again, "{}", is(after)),
                    _ => panic!("{}", is(after)),
                },
                (CriterionCell::HoldsToLength { .. }, after) => {
                    assert_ne!(*after, CriterionCell::Proved, "{}", is(after))
                }
            }
        }
    }
    assert!(proved > 60, "{proved}");
}

/// Every counterexample is one: it is shown as the criterion forbids.
#[test]
fn every_counterexample_breaks_its_criterion() {
    let map = explored(strategy_space().into_iter().step_by(43).collect(), 3);
    let mut shown = 0;
    for row in &map.rows {
        let other = row.display.in_other_paragraph();
        for options in Criterion::ALL {
            let CriterionCell::Fails { smallest, .. } = row.cell(options) else { continue };
            let sequences: Vec<Vec<Character>> =
                smallest.iter().map(|it| it.iter().map(|&class| representative(class)).collect()).collect();
            let displays = |characters: &Vec<Character>| {
                let of = |by: &DisplayConfig| classes_shown(&places(by, characters), characters);
                let all = [
                    Some(of(&row.display)),
                    other.as_ref().filter(|_| options == Criterion::OneToOneInAnyParagraphs).map(of),
                ];
                all.into_iter().flatten().collect::<Vec<_>>()
            };
            match &sequences[..] {
                [one, two] => {
                    assert_ne!(one, two);
                    let (one, two) = (displays(one), displays(two));
                    assert!(one.iter().any(|it| two.contains(it)), "{options:?} {}", row.display);
                }
                [one] => {
                    let (at, in_other) =
                        (places(&row.display, one), other.as_ref().map(|it| places(it, one)));
                    assert!(breaks(options, one, &at, in_other.as_deref()), "{options:?} {}", row.display);
                }
                other => panic!("{other:?}"),
            }
            shown += 1;
        }
    }
    assert!(shown > 40, "{shown}");
}

#[test]
fn the_space_has_each_strategy_once() {
    let space = strategy_space();
    let plain = DisplayConfig::plain(Strategy::Custom);
    for (at, display) in space.iter().enumerate() {
        assert!(!space[..at].contains(display), "{display}");
        // Classes that are changed where no rule goes by them aside.
        for key in [
            DisplayOption::Paragraph,
            DisplayOption::FieldDirection,
            DisplayOption::FieldControls,
            DisplayOption::WholeNameControls,
            DisplayOption::OverallOrder,
        ] {
            assert!(
                display.no_effect_reason(key).is_none() || display.value(key) == plain.value(key),
                "{display} {key:?}"
            );
        }
    }
    let named: Vec<Strategy> = space.iter().filter_map(equivalent_built_in).collect();
    assert!(Strategy::BUILT_IN.iter().all(|it| named.contains(it)), "{named:?}");
    assert!((400..1_000).contains(&space.len()), "{}", space.len());
}

/// The points that carry a strategy's name show domain names as it does.
#[test]
fn named_points_are_what_they_are_called() {
    let mut compared = 0;
    for display in strategy_space() {
        let Some(strategy) = equivalent_built_in(&display) else { continue };
        for length in 1..=4 {
            for characters in sequences(length) {
                assert_eq!(
                    places(&display, &characters),
                    places(&DisplayConfig::plain(strategy), &characters),
                    "{display}"
                );
                compared += 1;
            }
        }
    }
    assert_eq!(compared, 8 * (7 + 49 + 343 + 2_401));
}

#[test]
fn the_frontier_is_what_the_rows_say() {
    let map = explored(strategy_space().into_iter().step_by(47).chain(TEN_ROWS.map(display)).collect(), 3);
    let frontier = Frontier::of(&map);
    assert!(!frontier.conflicts.is_empty());
    for exclusion in &frontier.conflicts {
        assert!(!map.rows.iter().any(|it| it.satisfies_all(&exclusion.criteria)), "{exclusion:?}");
        // With any one of them less some strategy grants the rest.
        for left_out in &exclusion.criteria {
            let rest: Vec<Criterion> =
                exclusion.criteria.iter().copied().filter(|it| it != left_out).collect();
            assert!(map.rows.iter().any(|it| it.satisfies_all(&rest)), "{exclusion:?}");
        }
        for &row in &exclusion.closest {
            let broken = exclusion.criteria.iter().filter(|&&it| !map.rows[row].cell(it).holds());
            assert_eq!(broken.count(), 1, "{exclusion:?}");
        }
    }
    for best in &frontier.best {
        for row in &map.rows {
            let grants_more = row.satisfies_all(&best.criteria)
                && Criterion::ALL.iter().filter(|&&it| row.cell(it).holds()).count() > best.criteria.len();
            assert!(!grants_more, "{best:?} {}", row.display);
        }
        assert!(best.rows.iter().all(|&it| map.rows[it].satisfies_all(&best.criteria)));
    }
    // The paper's display, and one that reads right-to-left names from the right.
    let row = |written: &str| map.rows.iter().find(|it| it.display == display(written)).expect("there");
    assert_eq!(*row("custom:base=one-to-one").cell(Criterion::OneToOne), CriterionCell::Proved);
    assert!(!row("custom:base=one-to-one").cell(Criterion::RtlNameAgreesWithUbaRtl).holds());
    assert_eq!(*row("custom:paragraph=rtl").cell(Criterion::RtlNameAgreesWithUbaRtl), CriterionCell::Proved);
}

#[test]
fn what_is_stopped_is_what_was_done() {
    let progress = Progress::new();
    let strategies = vec![display("custom:base=logical"); 100];
    let asked = Exploration { max_length: 2, threads: Some(1), strategies, ..Exploration::default() };
    let map = asked.run(&progress, |_| progress.stop()).expect("not too long");
    assert!(!map.is_complete && !map.rows.is_empty() && map.rows.len() < asked.strategies.len());
    assert!(Exploration { max_length: 9, ..asked }.run(&Progress::new(), |_| ()).is_err());
}
