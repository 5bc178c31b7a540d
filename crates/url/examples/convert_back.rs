//! There and back: for each display, what is shown of all strings of seven classes to length 7 gives all of them again,
//! and what is shown of 200,000 generated names gives the name again; marks that are put into them are taken off.
//!
//! `cargo run --release -p bidiscope-url --example convert_back`
//!
//! Prints how many were tried, and ends with status 1 at the first that is wrong.

use std::collections::HashMap;
use std::thread;

use bidiscope_bidi::name::{Input, Notation};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_idna::collisions::CollisionSearch;
use bidiscope_url::convert::{ConversionControls, ConversionForm, NameControlScheme, NameConverter};

#[path = "../../../benches/names/mod.rs"]
mod names;

/// The greatest length of the strings.
const LENGTH: u32 = 7;
/// One character for each class, in the notation `capitals` but for AL and AN.
const ALPHABET: [char; 7] = ['a', '\u{5D0}', '\u{627}', '1', '\u{661}', '-', '.'];

fn main() {
    let own = ["custom:hyphen=r", "custom:separators=idna,direction=first-strong,around=isolate"];
    let own = own.map(|it| DisplayConfig::read(it).expect("a display"));
    let displays: Vec<DisplayConfig> =
        Strategy::BUILT_IN.map(DisplayConfig::with_default_options).into_iter().chain(own).collect();
    let strings: Vec<String> = strings().filter(|it| Input::read(it, Notation::Unicode).is_ok()).collect();
    let names: Vec<String> = names::names().into_iter().map(|it| it.1).collect();
    for display in displays {
        let (shown, found) = all_come_back(&display, &strings);
        let (again, unfinished) = each_comes_back(&display, &names);
        println!(
            "{display}: {} strings from {shown} displays, {found} answers; {again} of {} names, {unfinished} beyond the work",
            strings.len(),
            names.len(),
        );
    }
    for word in NameControlScheme::SCHEME_IDS {
        let marks: NameControlScheme = word.parse().expect("marks");
        let count = marks_come_off(&marks, names.iter().chain(&strings));
        println!("marked:{marks}: taken off {count} names and strings");
    }
}

fn strings() -> impl Iterator<Item = String> {
    let count = ALPHABET.len();
    (1..=LENGTH).flat_map(move |length| {
        (0..count.pow(length))
            .map(move |number| (0..length).map(|place| ALPHABET[number / count.pow(place) % count]).collect())
    })
}

fn wrong(what: &str) -> ! {
    println!("wrong: {what}");
    std::process::exit(1)
}

/// What the strings show gives exactly them; how many displays and answers there were.
fn all_come_back(display: &DisplayConfig, strings: &[String]) -> (usize, usize) {
    let there = NameConverter::new(
        ConversionForm::LogicalOrder,
        ConversionForm::DisplayedOrder(display.clone()),
        Notation::Unicode,
    );
    let mut of_shown: HashMap<String, Vec<&str>> = HashMap::new();
    for string in strings {
        let shown = there.convert_name(string).unwrap_or_else(|_| wrong(string)).converted_names.remove(0);
        of_shown.entry(shown).or_default().push(string);
    }
    let groups: Vec<(String, Vec<&str>)> = of_shown.into_iter().collect();
    let back = NameConverter::new(
        ConversionForm::DisplayedOrder(display.clone()),
        ConversionForm::LogicalOrder,
        Notation::Unicode,
    )
    .with_max_search_steps(CollisionSearch::default().max_steps);
    let found: usize = in_parallel(&groups, |(shown, expected)| {
        let mut expected = expected.clone();
        expected.sort_unstable();
        let found = back.convert_name(shown).unwrap_or_else(|_| wrong(shown));
        if !found.has_all_names || found.converted_names != expected {
            wrong(&format!("{display}: {shown} gives {:?}", found.converted_names));
        }
        found.converted_names.len()
    });
    (groups.len(), found)
}

/// What each name shows gives that name, among others; how many, and of how many the search came to its bound.
fn each_comes_back(display: &DisplayConfig, names: &[String]) -> (usize, usize) {
    let there = NameConverter::new(
        ConversionForm::LogicalOrder,
        ConversionForm::DisplayedOrder(display.clone()),
        Notation::Unicode,
    );
    let back = NameConverter::new(
        ConversionForm::DisplayedOrder(display.clone()),
        ConversionForm::LogicalOrder,
        Notation::Unicode,
    )
    .with_max_search_steps(WORK);
    let unfinished = in_parallel(names, |name| {
        let Ok(read) = Input::read(name, Notation::Unicode) else { return 0 };
        let shown = there
            .convert_name(&read.decoded_text())
            .unwrap_or_else(|_| wrong(name))
            .converted_names
            .remove(0);
        let Ok(found) = back.convert_name(&shown) else { return 1 };
        match found.converted_names.iter().any(|it| *it == read.decoded_text()) {
            true => 0,
            false if found.has_all_names => wrong(&format!("{display}: {name} is not among its names")),
            false => 1,
        }
    });
    (names.len() - unfinished, unfinished)
}

/// The steps of work for a name.
const WORK: u64 = 200_000;

/// Marks that are put into names come off again; into how many.
fn marks_come_off<'a>(marks: &NameControlScheme, names: impl Iterator<Item = &'a String>) -> usize {
    let form = || ConversionForm::WithInsertedControls(ConversionControls::Scheme(marks.clone()));
    let on = NameConverter::new(ConversionForm::LogicalOrder, form(), Notation::Unicode);
    let off = NameConverter::new(form(), ConversionForm::LogicalOrder, Notation::Unicode);
    let mut count = 0;
    for name in names {
        let Ok(name) = Input::read(name, Notation::Unicode) else { continue };
        // Of what carries such marks already nothing says which are its own.
        let carries_them = match marks {
            NameControlScheme::OneToOneOverride => false,
            NameControlScheme::ProducingDisplay(display) => {
                display.insertion_plan(name.characters()).is_some_and(|it| it.is_empty())
            }
            NameControlScheme::Durst { .. } => {
                marks.remove_if_exactly_inserted(name.characters()).as_deref() != Some(name.characters())
            }
        };
        if carries_them {
            continue;
        }
        let marked = on
            .convert_name(&name.decoded_text())
            .unwrap_or_else(|_| wrong(&name.decoded_text()))
            .converted_names
            .remove(0);
        let found = off.convert_name(&marked).map(|it| it.converted_names);
        if found.as_deref() != Ok(&[name.decoded_text()][..]) {
            wrong(&format!(
                "{marks}: {} as {marked:?} gives {found:?}",
                name.decoded_text().escape_unicode()
            ));
        }
        count += 1;
    }
    count
}

/// The sum of what is found of each, on all cores.
fn in_parallel<T: Sync>(all: &[T], of: impl Fn(&T) -> usize + Sync) -> usize {
    let share = all.len().div_ceil(thread::available_parallelism().map_or(1, usize::from)).max(1);
    thread::scope(|scope| {
        let workers: Vec<_> =
            all.chunks(share).map(|part| scope.spawn(|| part.iter().map(&of).sum::<usize>())).collect();
        workers.into_iter().map(|it| it.join().expect("a worker ends")).sum()
    })
}
