//! Names whose labels have the same index label under a ruleset: from their rows, and with any memory and threads.

use bidiscope_idna::verdict::{NamedRuleset, RegistryRulesByZone};
use bidiscope_lgr::Ruleset;
use bidiscope_list::scan::{NameRow, ScanColumn, ScanOptions};
use bidiscope_list::{ComparisonKeyBuffer, ListInputFormat, ListReader, NameMatchFinder, scan_list};
use bidiscope_system::threads::{ThreadPool, WorkProgress};

const VARIANTS: [ScanColumn; 2] = [ScanColumn::SameVariants, ScanColumn::AgainstSameVariants];

/// A ruleset after RFC 7940's text, in which KAF and SWASH KAF are variants, and so are ae and its ligature.
const KAF: &str = include_str!("../../../../tests/data/lgr/variants.xml");

fn options(rulesets: &[&str]) -> ScanOptions {
    let read = |it: &&str| {
        let ruleset = Ruleset::read(it.as_bytes()).expect("a ruleset");
        NamedRuleset { name: "variants.xml".to_owned(), ruleset }
    };
    let rules =
        RegistryRulesByZone::of_rulesets_without_zone(rulesets.iter().map(read).collect::<Vec<_>>().into());
    ScanOptions {
        registry_rules: rules,
        computed_columns: VARIANTS.into_iter().collect(),
        ..ScanOptions::default()
    }
}

/// The cells of each name: its group, and the line of the other list.
fn cells(list: &[String], other: &[String], memory: u64, threads: usize) -> Vec<[Option<u64>; 2]> {
    cells_under(&[KAF], (list, other), memory, threads)
}

fn cells_under(
    rulesets: &[&str],
    (list, other): (&[String], &[String]),
    memory: u64,
    threads: usize,
) -> Vec<[Option<u64>; 2]> {
    let options = options(rulesets);
    let mut grouper = NameMatchFinder::new(options.computed_columns, memory, &std::env::temp_dir())
        .with_threads(Some(threads));
    let hasher = grouper.comparison_key_hasher();
    for (names, is_other) in [(other, true), (list, false)] {
        let text = names.join("\n");
        let mut reader = ListReader::new(text.as_bytes(), &ListInputFormat::NamePerLine);
        let visit = |row: &NameRow, keys: &mut ComparisonKeyBuffer| {
            keys.push_row_keys(row.line_number, &row.comparison_keys(), &hasher)
        };
        let progress = WorkProgress::new();
        let pool = ThreadPool::new(Some(threads), &progress);
        let scanned = scan_list(&mut reader, &options, &pool, visit, |it| match is_other {
            true => it.result.add_as_other_list_rows(&mut grouper),
            false => it.result.add_as_list_rows(&mut grouper),
        });
        scanned.expect("it is read");
    }
    let mut groups = grouper
        .find_matches_unless_stopped(&WorkProgress::new())
        .expect("there is room")
        .expect("nobody stops it");
    list.iter()
        .map(|_| {
            let cells = groups.next_row_matches().expect("it is there");
            VARIANTS.map(|column| cells.group_or_line_number(column))
        })
        .collect()
}

fn check(list: &[&str], other: &[&str], expected: &[[Option<u64>; 2]]) {
    let owned = |names: &[&str]| names.iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(cells(&owned(list), &owned(other), 1 << 20, 1), expected, "{list:?} {other:?}");
}

#[test]
fn variants_within_one_zone_are_a_group() {
    check(
        &["\u{643}.com", "x.com", "\u{6AA}.com", "\u{6AA}.org", "ae.com", "\u{643}.com", "\u{E6}.com"],
        &[],
        &[
            [Some(1), None],
            [None, None],
            [Some(1), None],
            [None, None],
            [Some(2), None],
            // A name that occurs again has its group.
            [Some(1), None],
            [Some(2), None],
        ],
    );
    // A label is no variant of itself, nor are two that are not in the repertoire.
    check(&["\u{643}.com", "\u{643}.com.", "x.com", "y.com"], &[], &[[None, None]; 4]);
}

#[test]
fn a_registered_variant_is_found() {
    check(
        &["\u{643}.com", "\u{6AA}.com", "\u{643}.org", "x.com"],
        &["x.com", "\u{6AA}.com", "\u{6AA}.com."],
        // The very same name is no variant, but that of `against_same_name`.
        &[[Some(1), Some(2)], [Some(1), None], [None, None], [None, None]],
    );
}

/// Under the first ruleset a and b are variants, under the second one b and c.
#[test]
fn variants_under_any_ruleset_of_the_zone_are_found() {
    let ruleset = |one: &str, other: &str| {
        let of = |it: &str, variant: &str| {
            format!("<char cp=\"{it}\"><var cp=\"{variant}\" type=\"blocked\"/></char>")
        };
        let data = of(one, other) + &of(other, one);
        format!("<lgr xmlns=\"urn:ietf:params:xml:ns:lgr-1.0\"><data>{data}</data></lgr>")
    };
    let (first, second) = (ruleset("0061", "0062"), ruleset("0062", "0063"));
    let rulesets = [first.as_str(), second.as_str()];
    let names = |names: &[&str]| names.iter().map(ToString::to_string).collect::<Vec<_>>();
    let list = names(&["c.com", "x.com", "b.com", "a.com", "a.org", "ac.com"]);
    for memory in [1 << 20, 0] {
        let found = cells_under(&rulesets, (&list, &names(&["c.org", "a.com", "b.com"])), memory, 1);
        // The first ruleset answers for b, the second one for c; neither has both letters of “ac”.
        let expected = [
            (Some(1), Some(3)),
            (None, None),
            (Some(1), Some(2)),
            (Some(1), Some(3)),
            (None, None),
            (None, None),
        ];
        assert_eq!(found, expected.map(|it| [it.0, it.1]));
        // Each pair is found, though the names that join a group are not in the list.
        let found = cells_under(&rulesets, (&names(&["b.com", "c.com"]), &names(&[])), memory, 1);
        assert_eq!(found, [[Some(1), None]; 2]);
        let found = cells_under(&rulesets, (&names(&["a.com", "c.com"]), &names(&[])), memory, 1);
        assert_eq!(found, [[None, None]; 2]);
    }
}

/// A reference: every name with every other, by labels in which each KAF is the same.
#[test]
fn the_same_from_any_memory_and_on_any_number_of_threads() {
    let mut seed = 7_940_u64;
    let mut random = move |below: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize % below
    };
    let letters = ['\u{643}', '\u{6AA}', '\u{628}'];
    let mut names = |count: usize| {
        let name = |_| {
            let label: String = (0..2 + random(6)).map(|_| letters[random(3)]).collect();
            format!("{label}.{}", ["com", "org"][random(2)])
        };
        (0..count).map(name).collect::<Vec<String>>()
    };
    let (list, other) = (names(2_500), names(300));
    let key = |name: &String| name.replace('\u{6AA}', "\u{643}");
    let others = |name: &String| other.iter().position(|it| it != name && key(it) == key(name));
    let is_group = |name: &String| list.iter().any(|it| it != name && key(it) == key(name));
    let mut numbers: Vec<String> = Vec::new();
    let expected: Vec<[Option<u64>; 2]> = list
        .iter()
        .map(|name| {
            let group = is_group(name).then(|| {
                let known = numbers.iter().position(|it| *it == key(name)).unwrap_or(numbers.len());
                if known == numbers.len() {
                    numbers.push(key(name));
                }
                known as u64 + 1
            });
            [group, others(name).map(|it| it as u64 + 1)]
        })
        .collect();
    let (grouped, matched) = [0, 1].map(|at| expected.iter().filter(|it| it[at].is_some()).count()).into();
    assert!((1_000..2_500).contains(&grouped) && (200..2_400).contains(&matched), "{grouped} {matched}");
    for memory in [1 << 30, 50_000, 0] {
        for threads in [1, 2, 5] {
            assert_eq!(cells(&list, &other, memory, threads), expected, "{memory} bytes, {threads} threads");
        }
    }
}
